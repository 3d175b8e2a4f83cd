//! Chapter 34, artillery: a call, a line of three squares, deviation, and what falls on each square.

use kernel::flow::{Flow, Flows, StepRules};
use kernel::{Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::choice::{Choice, Direction};
use crate::components::{Nation, Side};
use crate::event::Event;
use crate::flow::{Play, State, Step, Strike, StrikeStage, check_listed};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::shooting::Reach;
use crate::rules::{Reveals, losses, peasants, shooting};
use crate::sets::{Faces, Square, SquareSet, Unit};
use crate::tables::{Deviation, FootAction};

/// The slot of the peasants, after the four of units.
pub(crate) const PEASANTS: u8 = 4;

/// 34a: which action a call is (S-34).
pub fn action(rules: &Company, side: Side) -> FootAction {
    match (side, rules.forces[Side::Communist as usize].nation) {
        (Side::Communist, _) => FootAction::ArtilleryOfNva,
        (Side::WhiteStar, Nation::Nva) => FootAction::ArtilleryAgainstNva,
        (Side::WhiteStar, Nation::Vc | Nation::Us | Nation::Arvn) => FootAction::ArtilleryAgainstVc,
    }
}

/// 34a: whether a unit may call: PC or CC with his leader, and calls left (S-20).
pub(crate) fn check(rules: &Company, state: &State, unit: Unit) -> Result<(), No> {
    if rules.forces[unit.side as usize].nation == Nation::Vc {
        return Err(No::Artillery);
    }
    if rules.charts.stats(unit).commander().is_none() || !state.board.body(unit).leader {
        return Err(No::NotCommander);
    }
    let table = &rules.components.tables.artillery;
    let (made, most) = match (unit.side, rules.forces[Side::Communist as usize].nation) {
        (Side::Communist, _) => (state.strikes, table.of_nva),
        (Side::WhiteStar, Nation::Nva) => (state.strikes, table.against_nva),
        (Side::WhiteStar, Nation::Vc | Nation::Us | Nation::Arvn) => {
            (state.strikes + state.casevacs, table.against_vc)
        }
    };
    if made >= most { Err(No::CallsUsed { most }) } else { Ok(()) }
}

/// 34a: the call goes through.
pub(crate) fn perform<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit) {
    play.state.strikes += 1;
    play.push(Step::Aim(Aim { unit }));
}

/// 34b: the squares that foot of a side sees; a hidden observer counts for its owner (S-43).
fn observed(rules: &Company, state: &State, side: Side) -> SquareSet {
    let foot = state.board.on_table(side).and(rules.charts.foot[side as usize]);
    foot.iter().fold(SquareSet::NONE, |sum, index| {
        match state.board.square(Unit::new(side, index)) {
            Some(square) => sum.or(rules.charts.seen_from(square)),
            None => sum,
        }
    })
}

fn set(line: [Square; 3]) -> SquareSet {
    line.into_iter().collect()
}

/// 34b: the line of a strike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Aim {
    /// Who calls.
    pub unit: Unit,
}

impl StepRules<Company> for Aim {
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(self.unit.side), Prompt::Aim { unit: self.unit })
    }

    fn candidates(&self, rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        match scope {
            Scope::All => out.extend(rules.charts.lines.iter().copied().map(Choice::Aim)),
            Scope::Canonical => aim_legal(rules, state, self.unit, out),
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Aim(line) = *choice else { return Err(No::NotAsked) };
        check_aim(rules, state, self.unit, line)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Aim(line) = choice {
            aim(play, self.unit, line);
        }
    }
}

/// The legal lines only: for search, which would ask for each who sees it.
pub fn aim_legal(rules: &Company, state: &State, unit: Unit, out: &mut Vec<Choice>) {
    let seen = observed(rules, state, unit.side);
    let lines = rules.charts.lines.iter().filter(|line| !seen.and(set(**line)).is_empty());
    out.extend(lines.copied().map(Choice::Aim));
}

/// 34b: a square of the line is seen.
pub fn check_aim(rules: &Company, state: &State, unit: Unit, line: [Square; 3]) -> Result<(), No> {
    if !rules.charts.lines.contains(&line) {
        return Err(No::NotAsked);
    }
    let seen = observed(rules, state, unit.side);
    if seen.and(set(line)).is_empty() { Err(No::LineUnseen) } else { Ok(()) }
}

/// 34b: the line is aimed.
pub fn aim<S: Sink<Company>>(play: &mut Play<'_, S>, unit: Unit, line: [Square; 3]) {
    let by = unit.side;
    play.replace(Step::StrikeDie(StrikeDie { by, line }));
    play.tell(Event::Aimed { side: by, squares: set(line) });
}

/// 34c: the deviation die of the target player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct StrikeDie {
    /// Whose strike.
    pub(crate) by: Side,
    /// Where it is aimed.
    pub line: [Square; 3],
}

impl StepRules<Company> for StrikeDie {
    const RESOLVES: bool = true;

    fn next(&self, _: &Company, _: &State) -> Next<Company> {
        Next::dice(Ask::StrikeDeviation, Request::ONE_DIE)
    }

    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let StrikeDie { by, line } = *self;
        let die = roll.first();
        play.tell(Event::StrikeDeviated { die });
        let place = usize::from(die.clamp(1, 6) - 1);
        match play.rules.components.tables.artillery.deviation[place] {
            Deviation::None => fall(play, by, set(line)),
            Deviation::Centre => fall(play, by, swivel_centre(line)),
            Deviation::End => play.replace(Step::Swivel(Swivel { by, line })),
        }
    }
}

fn is_horizontal(line: [Square; 3]) -> bool {
    line[0].row() == line[1].row()
}

/// 34c: the line turned round its centre; squares off the table are lost.
pub fn swivel_centre(line: [Square; 3]) -> SquareSet {
    let (columns, rows) = if is_horizontal(line) { (0, 1) } else { (1, 0) };
    let squares = (-1..=1).filter_map(|step| line[1].step(columns * step, rows * step));
    squares.collect()
}

/// 34c: the line turned round an end.
pub fn swivel_end(end: Square, direction: Direction) -> SquareSet {
    let (columns, rows) = direction.step();
    (0..=2).filter_map(|step| end.step(columns * step, rows * step)).collect()
}

/// 34c: an end and a direction across the line (S-21).
pub fn ends(line: [Square; 3]) -> impl Iterator<Item = (Square, Direction)> {
    let across = if is_horizontal(line) {
        [Direction::North, Direction::South]
    } else {
        [Direction::East, Direction::West]
    };
    let both = [line[0], line[2]].into_iter();
    both.flat_map(move |end| across.map(|direction| (end, direction)))
}

/// 34c: where the line can fall if it does not stay.
pub(crate) fn swivels(line: [Square; 3]) -> impl Iterator<Item = SquareSet> {
    let round_ends = ends(line).map(|(end, direction)| swivel_end(end, direction));
    std::iter::once(swivel_centre(line)).chain(round_ends)
}

/// 34c: the target player turns the line round an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Swivel {
    /// Whose strike.
    pub by: Side,
    /// Where it was aimed.
    pub line: [Square; 3],
}

impl StepRules<Company> for Swivel {
    const RESOLVES: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(self.by.enemy()), Prompt::Swivel)
    }

    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(ends(self.line).map(|(end, direction)| Choice::Swivel(end, direction)));
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Swivel(end, direction) = choice {
            fall(play, self.by, swivel_end(end, direction));
        }
    }
}

/// The strike falls on these squares; who hides there is shown (X4.4).
fn fall<S: Sink<Company>>(play: &mut Play<'_, S>, by: Side, squares: SquareSet) {
    let stage = StrikeStage::Hits;
    let strike = Strike { by, squares, left: squares, slot: 0, peasants: None, stage };
    play.replace(Step::Strike(strike));
    play.tell(Event::StrikeFalls { squares });
    play.show_in(squares);
    play.state.board.close(squares);
}

/// The slot of a unit: White Star foot, White Star vehicles, Communist foot, Communist vehicles.
pub(crate) fn slot(rules: &Company, unit: Unit) -> u8 {
    2 * unit.side as u8 + u8::from(rules.charts.stats(unit).is_vehicle())
}

/// The unit of a slot in a square.
fn unit_in(rules: &Company, state: &State, square: Square, slot: u8) -> Option<Unit> {
    if slot >= PEASANTS {
        return None;
    }
    let side = if slot < 2 { Side::WhiteStar } else { Side::Communist };
    let vehicles = slot % 2 == 1;
    let here = state.board.units_in(side, SquareSet::one(square));
    let units = here.iter().map(|index| Unit::new(side, index));
    units.into_iter().find(|unit| rules.charts.stats(*unit).is_vehicle() == vehicles)
}

/// What the strike rolls for now: a unit, or a peasant.
pub fn victim(rules: &Company, state: &State, strike: &Strike) -> Option<Unit> {
    strike.left.first().and_then(|square| unit_in(rules, state, square, strike.slot))
}

/// The dice the strike waits for.
pub(crate) fn dice_wanted(rules: &Company, state: &State, strike: &Strike) -> (u8, Faces) {
    let tables = &rules.components.tables;
    match (victim(rules, state, strike), strike.stage) {
        (Some(unit), StrikeStage::Hits) => (state.board.body(unit).strength, tables.artillery.hit),
        (Some(unit), StrikeStage::Saves { hits }) => {
            (hits, shooting::save(rules, state, unit, Reach::Long))
        }
        (None, StrikeStage::Hits) => (1, tables.artillery.hit),
        (None, StrikeStage::Saves { .. }) => (1, tables.peasant_save),
    }
}

impl StepRules<Company> for Strike {
    const RESOLVES: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        let Some(square) = self.left.first() else { return rules.end(state) };
        let (count, faces) = dice_wanted(rules, state, self);
        let needs = faces.lowest();
        let ask = match (victim(rules, state, self), self.stage) {
            (Some(unit), StrikeStage::Hits) => Ask::StrikeHits { unit, needs },
            (Some(unit), StrikeStage::Saves { .. }) => Ask::Saves { unit, needs },
            (None, StrikeStage::Hits) => Ask::StrikePeasant { square, needs },
            (None, StrikeStage::Saves { .. }) => Ask::PeasantSave { square, needs },
        };
        Next::dice(ask, faces.dice(count))
    }

    /// Hits or saves have fallen.
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let mut strike = *self;
        let (count, faces) = dice_wanted(play.rules, play.state, &strike);
        let (shown, needs) = (faces.count(&roll.0), faces.lowest());
        let Some(unit) = victim(play.rules, play.state, &strike) else {
            return peasant_rolled(play, strike, roll.first(), faces);
        };
        let dice = roll.0.clone();
        match strike.stage {
            StrikeStage::Hits => {
                if shown > 0 {
                    strike.stage = StrikeStage::Saves { hits: shown };
                } else {
                    strike.slot += 1;
                }
                play.replace(Step::Strike(strike));
                play.tell(Event::StrikeRolled { unit, dice, needs, hits: shown });
            }
            StrikeStage::Saves { .. } => {
                strike.stage = StrikeStage::Hits;
                strike.slot += 1;
                play.replace(Step::Strike(strike));
                let dead = count - shown;
                play.tell(Event::Saved { unit, dice, needs, dead });
                let losses = losses::lose(play, unit, dead);
                losses::ask_leader(play, unit, losses);
            }
        }
    }

    /// Goes on to the next slot with somebody in it; at the end all units struck are hammered.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let mut strike = *self;
        if let StrikeStage::Saves { .. } = strike.stage {
            return Flow::Waits;
        }
        let Some(square) = strike.left.first() else {
            play.pop();
            hammer(play, strike.squares);
            return Flow::Goes;
        };
        while strike.slot < PEASANTS {
            if unit_in(play.rules, play.state, square, strike.slot).is_some() {
                play.replace(Step::Strike(strike));
                return Flow::Waits;
            }
            strike.slot += 1;
        }
        let peasants = strike.peasants.unwrap_or(play.state.board.peasants.get(square));
        strike.peasants = Some(peasants);
        if peasants == 0 {
            strike.left.remove(square);
            strike.slot = 0;
            strike.peasants = None;
            play.replace(Step::Strike(strike));
            return Flow::Goes;
        }
        play.replace(Step::Strike(strike));
        Flow::Waits
    }
}

/// 34d: each peasant has a die of its own and saves as always.
fn peasant_rolled<S: Sink<Company>>(
    play: &mut Play<'_, S>,
    mut strike: Strike,
    die: u8,
    faces: Faces,
) {
    let Some(square) = strike.left.first() else { return };
    let left = strike.peasants.unwrap_or(0);
    match strike.stage {
        StrikeStage::Hits => {
            let hit = faces.has(die);
            if hit {
                strike.stage = StrikeStage::Saves { hits: 1 };
            } else {
                strike.peasants = Some(left.saturating_sub(1));
            }
            play.replace(Step::Strike(strike));
            play.tell(Event::StrikePeasant { square, die, hit });
        }
        StrikeStage::Saves { .. } => {
            strike.stage = StrikeStage::Hits;
            strike.peasants = Some(left.saturating_sub(1));
            play.replace(Step::Strike(strike));
            peasants::save_rolled(play, square, strike.by, die);
        }
    }
}

/// 34d: after the strike every unit in the squares is hammered, and foot goes down (S-31, S-67).
fn hammer<S: Sink<Company>>(play: &mut Play<'_, S>, squares: SquareSet) {
    for side in Side::BOTH {
        for index in play.state.board.units_in(side, squares).iter() {
            let unit = Unit::new(side, index);
            let is_foot = !play.rules.charts.stats(unit).is_vehicle();
            let body = play.state.board.body_mut(unit);
            body.hammered = true;
            body.down |= is_foot;
            play.tell(Event::Hammered { unit });
        }
    }
}
