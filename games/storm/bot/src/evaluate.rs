//! What a view is worth, in points for the Viet Minh.
//!
//! First come the victory areas, each with the risk that it changes hands; then supply areas, fire to be
//! expected, the units and where they stand, trenches beside strongpoints, and the cards. A victory area
//! is worth about a thousand points. The numbers were found by playing the bot against itself.

use storm::Storm;
use storm::components::{Area, Side};
use storm::flow::{Impulse, Stage, Step};
use storm::sets::AreaSet;
use storm::view::View;

use super::cards;
use super::survey::{Survey, When};
use super::threats::{Threats, at_least};
use super::weights::Weights;

/// Points for a unit that can still act in this turn.
const FRESH: i64 = 10;
/// Points for a damage point to be expected.
const DAMAGE: i64 = 12;
/// Points for a trench level beside a strongpoint.
const TRENCH: i64 = 12;
/// Points for each area that lies between a unit and the nearest French strongpoint.
const DISTANCE: [i64; 2] = [2, 5];
/// What replacements that will not come would have been worth.
const REPLACEMENTS: i64 = 60;

/// How much the threats of each side count, French first, in thousandths: in this turn, and in the next.
#[derive(Clone, Copy, Debug)]
struct Tempo {
    now: [i64; 2],
    next: [i64; 2],
}

/// Who moves next decides how much a threat is worth.
#[expect(clippy::wildcard_enum_match_arm, reason = "only impulses have a mover")]
fn tempo(rules: &Storm, view: &View, weights: &Weights) -> Tempo {
    let last = usize::from(view.turn) >= rules.components.tables.turns.len();
    let next = if last { [0, 0] } else { weights.next_turn };
    let mover = view.steps.iter().find_map(|step| match step {
        Step::Impulse(Impulse { side, stage: Stage::Choose }) => Some(*side),
        Step::Impulse(Impulse { side, .. }) => Some(side.enemy()),
        _ => None,
    });
    let now = match mover {
        Some(side) if Some(side) == view.side() => weights.own_move,
        Some(_) => weights.enemy_move,
        // The French may still go on, at the price of a card.
        None if view.steps.iter().any(|step| matches!(step, Step::GoOn)) => weights.go_on,
        None => [0, 0],
    };
    Tempo { now, next }
}

/// Points for the Viet Minh.
pub(crate) fn for_vietminh(rules: &Storm, view: &View) -> i64 {
    let weights = Weights::of(view);
    let survey = Survey::of(rules, &view.board);
    let threats = Threats { rules, view, survey: &survey, weights };
    let tempo = tempo(rules, view, weights);
    let (mut held, mut ground) = (0, 0);
    for area in rules.charts.all.minus(rules.charts.red).iter() {
        let share = share(&threats, tempo, area);
        if rules.charts.victory.has(area) {
            held += share;
        }
        ground += share * ground_worth(rules, area);
    }
    let left = turns_left(rules, view);
    let fire = |side: Side| threats.firing(side) * tempo.now[side as usize] * DAMAGE / 1000;
    victory(view, held) + ground * left / 8000 + fire(Side::VietMinh) - fire(Side::French)
        + units(rules, view, &survey, weights.unit)
        + stance(rules, view)
        + approach(rules, view, &survey, weights.approach)
        + cards::hands(rules, view)
}

/// Turns left, this one included.
fn turns_left(rules: &Storm, view: &View) -> i64 {
    let last = cards::last_turn(rules);
    i64::from(last.saturating_sub(view.turn)) + 1
}

/// How far an area is the Viet Minh's, in thousandths.
fn share(threats: &Threats<'_>, tempo: Tempo, area: Area) -> i64 {
    let holder = threats.view.board.control(area);
    let enemy = holder.enemy() as usize;
    let weigh = |when, weight: i64| {
        if weight == 0 { 0 } else { threats.loss(area, when) * weight / 1000 }
    };
    let risk = weigh(When::Now, tempo.now[enemy]).max(weigh(When::NextTurn, tempo.next[enemy]));
    match holder {
        Side::French => risk,
        Side::VietMinh => 1000 - risk,
    }
}

/// The worth of the victory areas, of which so many thousandths are the Viet Minh's. The nearer the end,
/// the more it counts whether they are enough.
fn victory(view: &View, held: i64) -> i64 {
    let turn = i64::from(view.turn);
    let enough = i64::from(view.needs) * 1000 - 500;
    let margin = (held - enough).clamp(-2000, 2000);
    held * (1000 + 50 * turn) / 1000 + margin * turn * turn * 30 / 1000
}

/// What an area is worth besides victory: supply and cards (11.0, 5.1).
fn ground_worth(rules: &Storm, area: Area) -> i64 {
    if rules.charts.runway.has(area) {
        200
    } else if rules.charts.green.has(area) {
        100
    } else {
        40
    }
}

/// The units of both sides: what they can do in the turns to come, and in this one.
fn units(rules: &Storm, view: &View, survey: &Survey, unit: i64) -> i64 {
    let acting = view.steps.iter().any(|step| matches!(step, Step::Impulse(_)));
    let side = |side: Side| {
        let fresh = if acting { FRESH * survey.fresh[side as usize] } else { 0 };
        survey.worth[side as usize] * turns_left(rules, view) * unit / 100 + fresh
    };
    let missing = if view.board.no_replacements { REPLACEMENTS } else { 0 };
    side(Side::VietMinh) - side(Side::French) - missing
}

/// The areas beside these.
fn beside(rules: &Storm, areas: AreaSet) -> AreaSet {
    areas.iter().fold(AreaSet::NONE, |sum, area| sum.or(rules.charts.adjacent(area)))
}

/// Where units stand and trenches are dug: near the strongpoints that the French hold.
fn stance(rules: &Storm, view: &View) -> i64 {
    let board = &view.board;
    let mut ring = board.controlled(Side::French, rules.charts.victory);
    let (mut points, mut reached, mut far) = (0, AreaSet::NONE, 0);
    while !ring.is_empty() {
        for area in ring.iter() {
            let count = |side: Side| far * i64::from(board.units(side, area).len());
            points += DISTANCE[0] * count(Side::French) - DISTANCE[1] * count(Side::VietMinh);
            if far == 1 && board.control(area) == Side::VietMinh {
                points += TRENCH * i64::from(board.trench(area));
            }
        }
        reached = reached.or(ring);
        ring = beside(rules, ring).minus(reached);
        far += 1;
    }
    points
}

/// Viet Minh units near strongpoints that a full stack could take as they are held now.
fn approach(rules: &Storm, view: &View, survey: &Survey, weight: i64) -> i64 {
    /// Firepower of a full stack, with some preparation.
    const FULL: i32 = 15;
    if weight == 0 {
        return 0;
    }
    let board = &view.board;
    let mut points = 0;
    for target in board.controlled(Side::French, rules.charts.victory).iter() {
        let held = survey.stack(Side::French, target);
        let least = held.endurance(When::NextTurn) + held.defence(When::NextTurn) - FULL;
        let soft = at_least(least);
        let mut reached = AreaSet::from_iter([target]);
        let mut ring = rules.charts.adjacent(target);
        for near in [4, 2, 1] {
            let units = ring.iter().map(|area| board.units(Side::VietMinh, area).len());
            points += soft * near * weight * units.map(i64::from).sum::<i64>() / 4000;
            reached = reached.or(ring);
            ring = beside(rules, ring).minus(reached);
        }
    }
    points
}
