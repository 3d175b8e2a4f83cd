//! Chapters 36 and X7: the end of the game, the values of caches, victory points.

use kernel::{Ledger, Outcome, Roll, Rule, Sink};

use crate::Company;
use crate::choice::Choice;
use crate::components::{Cache, Objective, Side};
use crate::event::Event;
use crate::flow::{Flow, Phase, Play, State, Step, Values};
use crate::rules::bidding;
use crate::sets::{SquareSet, Unit};

/// X6.2: no White Star unit is left on the table.
pub fn is_lost(state: &State) -> bool {
    state.board.on_table(Side::WhiteStar).is_empty()
}

/// The game ends at once: the values of caches are rolled.
pub fn begin<S: Sink<Company>>(play: &mut Play<'_, S>) -> Flow {
    if is_lost(play.state) && play.state.phase == Phase::Play {
        play.tell(Event::NobodyLeft);
    }
    play.state.phase = Phase::Score;
    play.state.steps.clear();
    let mut carried = play.state.tally.carried_off;
    for index in play.state.board.on_table(Side::WhiteStar).iter() {
        carried.add_all(play.state.board.body(Unit::new(Side::WhiteStar, index)).caches);
    }
    let destroyed = play.state.tally.destroyed;
    play.push(Step::Values(Values { carried, destroyed, total: None, again: false }));
    Flow::Goes
}

/// The cache whose value is rolled now: carried ones first, then destroyed ones.
pub fn present(rules: &Company, values: &Values) -> Option<Present> {
    let tables = &rules.components.tables;
    let carried = values.carried.kinds().find(|cache| tables.carried[*cache as usize] > 0);
    if let Some(cache) = carried {
        let dice = tables.carried[cache as usize];
        return Some(Present { cache, destroyed: false, dice });
    }
    let destroyed = values.destroyed.kinds().find(|cache| tables.destroyed[*cache as usize] > 0);
    destroyed.map(|cache| {
        let dice = tables.destroyed[cache as usize];
        Present { cache, destroyed: true, dice }
    })
}

/// A cache that is valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Present {
    /// Which.
    pub cache: Cache,
    /// It was destroyed.
    pub destroyed: bool,
    /// Its dice.
    pub dice: u8,
}

/// 36: done when every cache has its value.
pub fn run_values<S: Sink<Company>>(play: &mut Play<'_, S>, values: Values) -> Flow {
    if present(play.rules, &values).is_some() {
        return Flow::Waits;
    }
    play.pop();
    play.push(Step::Over);
    let [white_star, communist] = score(play.rules, play.state);
    let grade = level(play.rules, white_star - communist);
    play.tell(Event::GameOver { white_star, communist, grade });
    Flow::Waits
}

/// 36: the dice have fallen; a second roll stands (S-37).
pub fn rolled<S: Sink<Company>>(play: &mut Play<'_, S>, mut values: Values, roll: &Roll) {
    let Some(Present { cache, destroyed, .. }) = present(play.rules, &values) else { return };
    let total = roll.sum();
    play.tell(Event::ValueRolled { cache, destroyed, dice: roll.0.clone(), total });
    if values.again {
        return keep(play, values, total);
    }
    values.total = Some(total);
    play.replace(Step::Values(values));
}

/// S-37: White Star keeps the total or rolls once more.
pub fn apply<S: Sink<Company>>(play: &mut Play<'_, S>, mut values: Values, choice: Choice) {
    match (choice, values.total) {
        (Choice::Keep, Some(total)) => keep(play, values, total),
        _ => {
            values.total = None;
            values.again = true;
            play.replace(Step::Values(values));
        }
    }
}

fn keep<S: Sink<Company>>(play: &mut Play<'_, S>, mut values: Values, total: u8) {
    let Some(Present { cache, destroyed, .. }) = present(play.rules, &values) else { return };
    if destroyed {
        values.destroyed.take(cache);
    } else {
        values.carried.take(cache);
    }
    values.total = None;
    values.again = false;
    play.state.tally.caches += u16::from(total);
    play.replace(Step::Values(values));
    play.tell(Event::ValueKept { cache, total });
}

/// X7.1: the points of both sides.
pub fn score(rules: &Company, state: &State) -> [i16; 2] {
    let mut sums = [0; 2];
    terms(rules, state, |side, amount, _, _| sums[side as usize] += amount);
    sums
}

/// The same as sums that explain themselves, White Star's first.
pub fn ledgers(rules: &Company, state: &State) -> [Ledger; 2] {
    let mut sums = [Ledger::new("company-sum-white-star"), Ledger::new("company-sum-communist")];
    terms(rules, state, |side, amount, id, rule| {
        if amount != 0 {
            sums[side as usize].add(i64::from(amount), id, Vec::new(), Rule(rule));
        }
    });
    sums
}

/// Casualty markers of a side on the table: with units and as bodies.
pub fn markers_on_table(state: &State, side: Side) -> i16 {
    let with = state.board.on_table(side).iter();
    let with: i16 =
        with.map(|index| i16::from(state.board.body(Unit::new(side, index)).casualties)).sum();
    with + state.board.dead[side as usize].sum() as i16
}

/// X7.2: each kind of points, in the order of the rule.
fn terms(
    rules: &Company,
    state: &State,
    mut add: impl FnMut(Side, i16, &'static str, &'static str),
) {
    let (points, tally) = (&rules.components.tables.points, &state.tally);
    let (ws, com) = (Side::WhiteStar, Side::Communist);
    let of = |count: u8| i16::from(count);
    add(ws, tally.caches as i16, "company-term-caches-value", "36");
    let bodies = markers_on_table(state, com);
    add(ws, points.communist_body * bodies, "company-term-enemy-bodies", "X7.2");
    let removed = points.communist_body_removed * of(tally.removed);
    add(ws, removed, "company-term-enemy-removed", "X7.2");
    let wiped = |side: Side| of(tally.wiped_out[side as usize]);
    add(ws, points.communist_unit * wiped(com), "company-term-enemy-units", "X7.2");
    let bodies = markers_on_table(state, ws);
    add(com, points.white_star_body * bodies, "company-term-enemy-bodies", "X7.2");
    let evacuated = points.white_star_evacuated * of(tally.evacuated);
    add(com, evacuated, "company-term-evacuated", "X7.2");
    add(com, points.white_star_unit * wiped(ws), "company-term-enemy-units", "X7.2");
    for side in Side::BOTH {
        let lost = tally.vehicles[side.enemy() as usize].iter().zip(points.vehicles);
        let lost: i16 = lost.map(|(lost, each)| of(*lost) * each).sum();
        add(side, lost, "company-term-enemy-vehicles", "X7.2");
        let peasants = of(tally.peasants[side.enemy() as usize]);
        add(side, points.peasant * peasants, "company-term-peasants", "X7.2");
    }
    add(com, points.helicopter * of(tally.helicopters), "company-term-helicopters", "X7.2");
    add(com, caches_left(rules, state), "company-term-caches-left", "X7.2");
    objectives(rules, state, &mut add);
    for side in Side::BOTH {
        let handicap = of(rules.mission.handicap[side as usize]);
        add(side, handicap, "company-term-handicap", "X7.1");
    }
    add(com, of(bidding::points(state)), "company-term-bid", "X3.9");
}

/// X7.2: caches on the ring and caches recovered.
fn caches_left(rules: &Company, state: &State) -> i16 {
    let each = &rules.components.tables.points.cache_left;
    let on_ring = state.ring.iter().filter_map(|marker| marker.cache());
    let on_ring: i16 = on_ring.map(|cache| each[cache as usize]).sum();
    let recovered = Cache::ALL
        .into_iter()
        .map(|cache| i16::from(state.tally.recovered.count(cache)) * each[cache as usize]);
    on_ring + recovered.sum::<i16>()
}

/// X7.4: leaving the table, and holding squares with visible foot.
fn objectives(
    rules: &Company,
    state: &State,
    add: &mut impl FnMut(Side, i16, &'static str, &'static str),
) {
    match rules.mission.objective {
        Objective::Caches => (),
        Objective::Exit { vehicle, foot, .. } => {
            let [feet, vehicles] = state.tally.left.map(i16::from);
            let points = feet * i16::from(foot) + vehicles * i16::from(vehicle);
            add(Side::WhiteStar, points, "company-term-left", "X7.4");
        }
        Objective::Hold { squares, each } => {
            for side in Side::BOTH {
                let held: SquareSet = squares.and(state.board.foot(side));
                let points = i16::from(held.len()) * i16::from(each);
                add(side, points, "company-term-held", "X7.4");
            }
        }
    }
}

/// X7.5: what a difference is called.
pub fn level(rules: &Company, difference: i16) -> &'static str {
    let levels = rules.components.tables.levels.iter().rev();
    let mut reached = levels.filter(|level| difference.abs() >= level.min);
    reached.next().map_or("draw", |level| level.name)
}

/// X7.5: the result.
pub fn outcome(rules: &Company, state: &State) -> Outcome {
    let [white_star, communist] = score(rules, state);
    let difference = white_star - communist;
    let grade = level(rules, difference);
    let ahead = if difference > 0 { Side::WhiteStar } else { Side::Communist };
    let winner = (grade != "draw").then_some(ahead.name());
    Outcome { winner, grade, score: i64::from(difference), rule: Rule("X7.5") }
}
