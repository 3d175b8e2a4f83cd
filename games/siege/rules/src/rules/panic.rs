//! 17.8: panic and retreat; 18.4: the losers of a draw retreat.

use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};

use crate::Siege;
use crate::board::{Place, Status, Trenches};
use crate::choice::Choice;
use crate::components::{Battalion, Role, Side, Space, Terrain, Unit};
use crate::event::Event;
use crate::flow::{Panics, Piece, Play, Retreat, State, Step, Withdraw, ask};
use crate::odds;
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{Changes, airfields, leaders, losses, staff};
use crate::sets::{BattalionSet, UnitSet};

/// 17.8, 18.0, S-33: whether French units in a space ignore Panic: in the Central Fortress and with a
/// fortification always; in Entrenchments in Tactical Fire, unless their Route is mined.
fn is_steady(rules: &Siege, state: &State, panics: Panics) -> bool {
    let space = panics.space;
    if space == Space::CENTRAL || rules.is_fortified(state, space) {
        return true;
    }
    let terrain = &rules.components.tables.terrain[rules.charts.terrain(space) as usize];
    let mined = rules.charts.route(space).is_some_and(|route| state.board.events.mined.has(route));
    !panics.assault && !terrain.french_panic && !mined
}

/// French units that can panic: neither elite (24.2) nor static in an Entrenchment (S-40).
fn units(rules: &Siege, state: &State, panics: Panics) -> UnitSet {
    if panics.side == Side::VietMinh || is_steady(rules, state, panics) {
        return UnitSet::NONE;
    }
    let here = state.board.units(panics.space);
    let shaky = here.minus(rules.elite(state, here));
    match rules.charts.terrain(panics.space) {
        Terrain::Open => shaky,
        Terrain::Entrenchment | Terrain::Central => shaky.minus(rules.static_units(state, shaky)),
    }
}

/// Battalions that can panic: not elite, and not in Assault Trenches in Tactical Fire (17.10).
fn battalions(rules: &Siege, state: &State, panics: Panics) -> BattalionSet {
    let dug_in = !panics.assault && state.board.events.trenches == Trenches::Manned;
    if panics.side == Side::French || dug_in {
        return BattalionSet::NONE;
    }
    let here = state.board.battalions_in(panics.space);
    here.minus(rules.elite_battalions(state, here))
}

impl StepRules<Siege> for Panics {
    const RESOLVES: bool = true;

    fn asks(&self, _: &Siege, _: &State) -> Asks {
        super::asks_for(self.left)
    }

    /// The commander of the sector chooses for French units, the commander for the Viet Minh.
    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        let Panics { side, space, left, .. } = *self;
        let role = match side {
            Side::French => staff::sector(rules, space),
            Side::VietMinh => Role::Commander,
        };
        ask(rules, role, Prompt::Panic { side, space, left })
    }

    /// The pieces that may panic.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        match (scope, self.side) {
            (Scope::All, Side::French) => {
                let here = state.board.units(self.space).iter();
                out.extend(here.map(|unit| Choice::Panic(Piece::Unit(unit))));
            }
            (Scope::All, Side::VietMinh) => {
                let here = state.board.battalions_in(self.space).iter();
                out.extend(here.map(|battalion| Choice::Panic(Piece::Battalion(battalion))));
            }
            (Scope::Canonical, _) => {
                let french = losses::first_units(rules, state, units(rules, state, *self));
                out.extend(french.map(|unit| Choice::Panic(Piece::Unit(unit))));
                let enemy = battalions(rules, state, *self);
                let enemy = losses::first_battalions(rules, state, enemy);
                out.extend(enemy.map(|battalion| Choice::Panic(Piece::Battalion(battalion))));
            }
        }
    }

    /// 17.8: whether this piece may panic.
    fn check(&self, rules: &Siege, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Panic(piece) = *choice else { return Err(No::NotAsked) };
        let (here, able, elite) = match (piece, self.side) {
            (Piece::Unit(unit), Side::French) => (
                state.board.units(self.space).has(unit),
                units(rules, state, *self).has(unit),
                rules.face(state, unit).elite,
            ),
            (Piece::Battalion(battalion), Side::VietMinh) => (
                state.board.battalions_in(self.space).has(battalion),
                battalions(rules, state, *self).has(battalion),
                rules.battalion_face(state, battalion).elite,
            ),
            (Piece::Unit(_), Side::VietMinh)
            | (Piece::Battalion(_), Side::French)
            | (Piece::Aircraft(_) | Piece::Marker(_) | Piece::Neptune, _) => {
                return Err(No::NotAsked);
            }
        };
        if let Piece::Unit(unit) = piece
            && rules.charts.leaders.has(unit)
        {
            return Err(No::LeaderStands { unit });
        }
        match (here, able, elite) {
            (_, true, _) => Ok(()),
            (true, false, true) => Err(No::Elite { piece }),
            (true, false, false) => Err(No::PanicHere { piece }),
            (false, ..) => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Panic(piece) = choice {
            take(play, *self, piece);
        }
    }

    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let flow = panic(play, *self);
        odds::answer_loss(play, flow)
    }
}

/// Takes the panics that nobody has to choose: of the only unit, or of all.
fn panic<S: Sink<Siege>>(play: &mut Play<'_, S>, panics: Panics) -> Flow {
    let (rules, state) = (play.rules, &*play.state);
    if panics.left == 0 {
        play.pop();
        return Flow::Goes;
    }
    let french = units(rules, state, panics);
    let enemy = battalions(rules, state, panics);
    let count = french.len() + enemy.len();
    if count == 0 {
        play.pop();
        play.tell(Event::NobodyPanics { space: panics.space, panics: panics.left });
        return Flow::Goes;
    }
    // S-84: leaders in an assault go with the last to leave, so that the order counts.
    let led = panics.assault && state.board.led().has(panics.space) && !french.is_empty();
    if count > 1 && (count > panics.left || led) {
        return Flow::Waits;
    }
    let first = french.first().map(Piece::Unit).or(enemy.first().map(Piece::Battalion));
    if let Some(piece) = first {
        take(play, panics, piece);
    }
    Flow::Goes
}

fn take<S: Sink<Siege>>(play: &mut Play<'_, S>, panics: Panics, piece: Piece) {
    let space = panics.space;
    play.replace(Step::Panics(Panics { left: panics.left - 1, ..panics }));
    play.tell(Event::Panicked { piece, space });
    match piece {
        Piece::Unit(unit) if play.rules.face(play.state, unit).is_static => {
            play.eliminate_unit(unit);
            if panics.assault {
                leaders::abandon(play, space);
            }
        }
        Piece::Unit(unit) => {
            let last = play.state.board.units(space) == UnitSet::one(unit);
            let leaders = match panics.assault && last {
                true => play.state.board.leaders(space),
                false => UnitSet::NONE,
            };
            play.push(Step::Retreat(Retreat { piece, from: space, leaders }));
        }
        Piece::Battalion(battalion) => fall_back(play, battalion, space),
        Piece::Aircraft(_) | Piece::Marker(_) | Piece::Neptune => (),
    }
}

/// 17.8: a battalion retreats by a die; one of a division in Refit goes straight to its base (10.4).
fn fall_back<S: Sink<Siege>>(play: &mut Play<'_, S>, battalion: Battalion, from: Space) {
    let base = play.rules.base_of(play.state, battalion);
    match base.filter(|base| play.state.board.status(*base) == Status::Refit) {
        Some(route) => {
            play.state.board.put_battalion(battalion, Place::Base(route));
            play.tell(Event::ToBase { battalion, from, route });
        }
        None => {
            let piece = Piece::Battalion(battalion);
            play.push(Step::Retreat(Retreat { piece, from, leaders: UnitSet::NONE }));
        }
    }
}

impl StepRules<Siege> for Retreat {
    const RESOLVES: bool = true;

    fn next(&self, _: &Siege, _: &State) -> Next<Siege> {
        Next::dice(Ask::Retreat { piece: self.piece }, Request::ONE_DIE)
    }

    /// 17.8: the die of a retreat.
    fn resolve<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let die = roll.first();
        play.pop();
        play.tell(Event::RetreatRolled { piece: self.piece, die });
        match self.piece {
            Piece::Unit(unit) => retreat_unit(play, unit, *self, die),
            Piece::Battalion(battalion) => retreat_battalion(play, battalion, self.from, die),
            Piece::Aircraft(_) | Piece::Marker(_) | Piece::Neptune => (),
        }
    }

    /// A retreat waits for its die; in a world made for odds the unit just leaves.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        if !play.state.forecast {
            return Flow::Waits;
        }
        play.pop();
        odds::leave(play, *self);
        Flow::Goes
    }
}

/// Where a French retreat ends: at most so many spaces toward the Central Fortress, and no further than
/// the first Entrenchment. None where enemy units are in the way (19.0).
pub(crate) fn french_retreat(rules: &Siege, state: &State, from: Space, die: u8) -> Option<Space> {
    let mut at = from;
    for _ in 0..die {
        let Some(next) = rules.charts.inward(at) else { break };
        if state.board.swarmed().has(next) {
            return None;
        }
        at = next;
        let terrain = rules.charts.terrain(at);
        if rules.components.tables.terrain[terrain as usize].stops_retreat {
            break;
        }
    }
    Some(at)
}

fn retreat_unit<S: Sink<Siege>>(play: &mut Play<'_, S>, unit: Unit, retreat: Retreat, die: u8) {
    let from = retreat.from;
    let Some(to) = french_retreat(play.rules, play.state, from, die) else {
        play.eliminate_unit(unit);
        for leader in retreat.leaders.iter() {
            play.lose_leader(leader, from);
        }
        return;
    };
    for one in retreat.leaders.iter().chain([unit]) {
        play.state.board.put(one, Place::Space(to));
    }
    play.tell(Event::Retreated { piece: retreat.piece, from, to: Place::Space(to) });
    // S-79: only where it ends does a retreat change control.
    play.take_control(to, Side::French);
}

/// 17.8: a battalion retreats toward its base, and stops in it.
fn retreat_battalion<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    battalion: Battalion,
    from: Space,
    die: u8,
) {
    let Some(base) = play.rules.base_of(play.state, battalion) else { return };
    let piece = Piece::Battalion(battalion);
    let mut at = from;
    for _ in 0..die {
        let Some(next) = play.rules.charts.outward(base, at) else {
            let to = Place::Base(base);
            play.state.board.put_battalion(battalion, to);
            play.tell(Event::Retreated { piece, from, to });
            return;
        };
        if play.state.board.held().has(next) {
            play.eliminate_battalion(battalion);
            return;
        }
        at = next;
        play.state.board.put_battalion(battalion, Place::Space(at));
        airfields::overrun(play, at);
        leaders::abandon(play, at);
    }
    play.tell(Event::Retreated { piece, from, to: Place::Space(at) });
    play.take_control(at, Side::VietMinh);
}

impl StepRules<Siege> for Withdraw {
    /// S-84: leaders without an escort yet.
    fn asks(&self, _: &Siege, state: &State) -> Asks {
        let led = state.board.led().has(self.space) && !self.units.is_empty();
        if led && self.escort.is_none() { Asks::Seats } else { Asks::Nothing }
    }

    fn next(&self, rules: &Siege, _: &State) -> Next<Siege> {
        ask(rules, staff::sector(rules, self.space), Prompt::Escort { space: self.space })
    }

    /// S-84: with which of the retreating units the leaders go.
    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        match scope {
            Scope::All => out.extend(self.units.iter().map(Choice::Escort)),
            Scope::Canonical => {
                out.extend(losses::first_units(rules, state, self.units).map(Choice::Escort));
            }
        }
    }

    /// S-84: whether the leaders may go with this unit.
    fn check(&self, _: &Siege, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Escort(unit) = *choice else { return Err(No::NotAsked) };
        if self.units.has(unit) { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Escort(unit) = choice {
            go_on(play, Withdraw { escort: Some(unit), ..*self });
        }
    }

    /// 18.4: the losers of a draw, one after the other: battalions in their order, French units in list
    /// order (no French retreat depends on another). Static French units are eliminated first (S-44).
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        let stuck = rules.static_units(state, self.units);
        if let Some(unit) = stuck.first() {
            go_on(play, Withdraw { units: self.units.minus(UnitSet::one(unit)), ..*self });
            play.eliminate_unit(unit);
            leaders::abandon(play, self.space);
            return Flow::Goes;
        }
        let led = state.board.led().has(self.space);
        let escort = match (led, self.escort) {
            (true, None) if self.units.len() > 1 => return Flow::Waits,
            (true, None) => self.units.first(),
            (_, escort) => escort,
        };
        if let Some(unit) = self.units.first() {
            let units = self.units.minus(UnitSet::one(unit));
            go_on(play, Withdraw { units, escort, ..*self });
            let leaders = match escort == Some(unit) {
                true => play.state.board.leaders(self.space),
                false => UnitSet::NONE,
            };
            let piece = Piece::Unit(unit);
            play.push(Step::Retreat(Retreat { piece, from: self.space, leaders }));
        } else if let Some(battalion) = self.battalions.first() {
            let battalions = self.battalions.minus(BattalionSet::one(battalion));
            go_on(play, Withdraw { battalions, ..*self });
            fall_back(play, battalion, self.space);
        } else {
            play.pop();
        }
        Flow::Goes
    }
}

fn go_on<S: Sink<Siege>>(play: &mut Play<'_, S>, withdraw: Withdraw) {
    play.replace(Step::Withdraw(withdraw));
}
