//! 18.1: French assaults, put together by whoever has the sector.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Seats, Sink};

use super::open;
use crate::Siege;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Role, Route, Side, Space, Unit};
use crate::event::Event;
use crate::flow::{Fiddles, Piece, Play, Sallies, Sally, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{losses, staff};
use crate::sets::UnitSet;
use crate::versions;

/// Who shares French assaults.
const ROLES: [Role; 2] = [Role::North, Role::South];

/// 18.1: French assaults begin.
pub(crate) fn begin_french<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.push(Step::Sallies(Sallies::default()));
}

/// 18.1: the units of a space that can assault: mobile ones that have not yet.
fn able(rules: &Siege, state: &State, sallies: &Sallies, from: Space) -> UnitSet {
    let here = state.board.units(from).minus(sallies.fought);
    here.minus(rules.static_units(state, here))
}

/// Every pair of spaces between which an assault could be made.
fn fronts(rules: &Siege, state: &State) -> impl Iterator<Item = (Space, Space)> {
    let enemy = state.board.swarmed();
    let french = state.board.held().iter();
    french.flat_map(move |from| {
        let next = move |to: &Space| rules.charts.are_adjacent(from, *to);
        enemy.iter().filter(next).map(move |to| (from, to))
    })
}

impl StepRules<Siege> for Sallies {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Siege, state: &State) -> Next<Siege> {
        let prompt = match self.draft {
            Some(Sally { from, target, .. }) => Prompt::Sally { from, target },
            None => Prompt::Sallies,
        };
        Next::Decision { seats: self.asked(rules, state), prompt }
    }

    /// Who shares the step; while an assault is put together, who has the sector.
    fn asked(&self, rules: &Siege, _: &State) -> Seats {
        match self.draft {
            None => staff::sharing(rules, &ROLES, self.done),
            Some(draft) => {
                staff::without(staff::asked(rules, staff::sector(rules, draft.from)), draft.agreed)
            }
        }
    }

    fn candidates(&self, rules: &Siege, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        match self.draft {
            Some(draft) => joining(rules, state, self, draft, scope, out),
            None => {
                out.push(Choice::Done);
                out.extend(fronts(rules, state).map(|(from, to)| Choice::Assault(from, to)));
            }
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
    fn check(&self, rules: &Siege, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        match self.draft {
            Some(draft) => check_draft(rules, state, seat, self, draft, *choice),
            None => match *choice {
                Choice::Close => staff::check_close(rules, seat),
                Choice::Done => Ok(()),
                Choice::Assault(from, target) => {
                    check_front(rules, state, seat, self, from, target)
                }
                _ => Err(No::NotAsked),
            },
        }
    }

    fn apply<S: Sink<Siege>>(&self, play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
        let mut sallies = *self;
        match (&mut sallies.draft, choice) {
            (_, Choice::Assault(from, target)) => {
                sallies.draft = Some(Sally::between(from, target));
            }
            (_, Choice::Drop) => sallies.draft = None,
            (_, Choice::Close) => sallies.done = staff::everybody(),
            (_, Choice::Done) => sallies.done = sallies.done.with(seat),
            (Some(draft), Choice::Agree) => {
                draft.agreed = draft.agreed.with(seat);
                let draft = *draft;
                if is_agreed(play.rules, play.state, self, draft) {
                    return sally(play, sallies, draft);
                }
            }
            (Some(draft), choice) => {
                draft.agreed = Seats::NONE;
                change(play.rules, play.state, self, draft, choice);
            }
            // No other answer is legal.
            (None, _) => (),
        }
        play.replace(Step::Sallies(sallies));
    }

    /// The step ends when everybody is done, or when nobody can assault.
    fn run<S: Sink<Siege>>(&self, play: &mut Play<'_, S>) -> Flow {
        let (rules, state) = (play.rules, &*play.state);
        if self.draft.is_some() {
            return Flow::Waits;
        }
        let can = |(from, _)| !able(rules, state, self, from).is_empty();
        let possible = fronts(rules, state).any(can);
        if possible && !staff::sharing(rules, &ROLES, self.done).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

impl Sally {
    /// An assault with nobody in it.
    const fn between(from: Space, target: Space) -> Sally {
        let (units, agreed) = (UnitSet::NONE, Seats::NONE);
        Sally { from, target, units, agreed, last: 0, fiddles: Fiddles::NONE }
    }
}

/// Units join or are left out.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer changes who assaults")]
fn change(rules: &Siege, state: &State, sallies: &Sallies, draft: &mut Sally, choice: Choice) {
    match choice {
        Choice::With(Piece::Unit(unit)) => {
            draft.units.insert(unit);
            draft.last = key(rules, unit);
        }
        Choice::Without(Piece::Unit(unit)) => {
            draft.units.remove(unit);
            draft.last = 0;
            draft.fiddles.count();
        }
        Choice::WithAll => draft.units = draft.units.or(able(rules, state, sallies, draft.from)),
        _ => (),
    }
}

/// S-76: whoever has the sector agrees, and the commander too while a leader could still go along, unless he is
/// done with the step.
pub(crate) fn is_agreed(rules: &Siege, state: &State, sallies: &Sallies, draft: Sally) -> bool {
    let left = state.board.leaders(draft.from).minus(sallies.fought).minus(draft.units);
    let waits = rules.version.has(&versions::AGREEMENT_WAITS)
        && !left.is_empty()
        && !sallies.done.contains(staff::COMMANDER);
    draft.agreed.contains(staff::COMMANDER) || !waits
}

/// Units that join, units to leave out, and the word to go.
fn joining(
    rules: &Siege,
    state: &State,
    sallies: &Sallies,
    draft: Sally,
    scope: Scope,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Agree);
    let here = state.board.units(draft.from).or(state.board.leaders(draft.from));
    let open = here.minus(draft.units);
    match scope {
        Scope::All => {
            out.extend(open.iter().map(|unit| Choice::With(Piece::Unit(unit))));
            out.extend(draft.units.iter().map(|unit| Choice::Without(Piece::Unit(unit))));
            out.extend([Choice::WithAll, Choice::Drop]);
        }
        Scope::Canonical => {
            // A leader who was picked first still needs somebody to lead.
            let bare = draft.units.is_within(rules.charts.leaders);
            let later = |unit: &Unit| bare || key(rules, *unit) >= draft.last;
            let able = able(rules, state, sallies, draft.from);
            let leaders = if bare { UnitSet::NONE } else { state.board.leaders(draft.from) };
            let able = able.or(leaders.minus(sallies.fought)).and(open);
            let later: UnitSet = able.iter().filter(later).collect();
            let later = losses::first_units(rules, state, later);
            out.extend(later.map(|unit| Choice::With(Piece::Unit(unit))));
        }
    }
}

/// The place of a piece in canonical order: leaders after the units they go with.
pub(crate) fn key(rules: &Siege, unit: Unit) -> u8 {
    if rules.charts.leaders.has(unit) { 64 + unit.0 } else { unit.0 }
}

/// 18.1: whether an answer is legal while an assault is put together.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is to another question")]
fn check_draft(
    rules: &Siege,
    state: &State,
    seat: Seat,
    sallies: &Sallies,
    draft: Sally,
    choice: Choice,
) -> Result<(), No> {
    match choice {
        Choice::With(Piece::Unit(unit)) => check_join(rules, state, seat, sallies, draft, unit),
        Choice::Without(Piece::Unit(unit)) if draft.units.has(unit) => {
            draft.fiddles.check(No::Fiddled)?;
            staff::check_owner(rules, state, seat, Piece::Unit(unit))
        }
        Choice::WithAll => {
            let left = able(rules, state, sallies, draft.from).minus(draft.units);
            match (left.is_empty(), draft.units.is_empty()) {
                (false, _) => Ok(()),
                (true, true) => Err(No::NobodyAssaults { space: draft.from }),
                (true, false) => Err(No::AllSally),
            }
        }
        Choice::Agree if draft.units.is_empty() => Err(No::NobodySallies),
        Choice::Agree if draft.units.is_within(rules.charts.leaders) => Err(No::LeaderAlone),
        Choice::Agree | Choice::Drop => Ok(()),
        _ => Err(No::NotAsked),
    }
}

/// 18.1: units of one space may assault an adjacent space with Viet Minh units.
fn check_front(
    rules: &Siege,
    state: &State,
    seat: Seat,
    sallies: &Sallies,
    from: Space,
    target: Space,
) -> Result<(), No> {
    if !state.board.swarmed().has(target) {
        return Err(No::NobodyToAssault { space: target });
    }
    if !rules.charts.are_adjacent(from, target) {
        return Err(No::NotAdjacent { space: target });
    }
    let able = able(rules, state, sallies, from);
    match able.first() {
        None => Err(No::NobodyAssaults { space: from }),
        Some(unit) => staff::check_owner(rules, state, seat, Piece::Unit(unit)),
    }
}

fn check_join(
    rules: &Siege,
    state: &State,
    seat: Seat,
    sallies: &Sallies,
    draft: Sally,
    unit: Unit,
) -> Result<(), No> {
    if state.board.space_of(unit) != Some(draft.from) {
        return Err(No::NotInForce { unit, space: draft.from });
    }
    if sallies.fought.has(unit) {
        return Err(No::FoughtAlready { unit });
    }
    if !rules.charts.leaders.has(unit) && rules.face(state, unit).is_static {
        return Err(No::StaticAssaults { unit });
    }
    if draft.units.has(unit) {
        return Err(No::NotAsked);
    }
    staff::check_owner(rules, state, seat, Piece::Unit(unit))
}

/// 18.1: the French enter the space and fight.
fn sally<S: Sink<Siege>>(play: &mut Play<'_, S>, sallies: Sallies, draft: Sally) {
    let Sally { from, target, units, .. } = draft;
    let charts = &play.rules.charts;
    // S-93: the Route the units came along; between the Central Fortress and a Route, that Route.
    let route = charts.route(from).or(charts.route(target)).unwrap_or(Route(1));
    for unit in units.iter() {
        play.state.board.put(unit, Place::Space(target));
    }
    let fought = sallies.fought.or(units);
    play.replace(Step::Sallies(Sallies { fought, draft: None, ..sallies }));
    play.push(Step::Assault(open(Side::French, Place::Space(from), target, route)));
    play.tell(Event::FrenchAssaults { from, target, units });
}
