//! What a view is worth, in points for the Viet Minh.
//!
//! First come the victory areas, each with the risk that it changes hands; then the airfield, the units,
//! where they stand, trenches beside strongpoints, and the cards.

use storm::Storm;
use storm::components::{Area, Side};
use storm::flow::{Stage, Step};
use storm::sets::{AreaSet, Unit};
use storm::view::View;

use super::cards;
use super::survey::{Survey, When};
use super::threats::Threats;

/// How much the threats of each side count, in thousandths: in this turn, and in the next.
#[derive(Clone, Copy, Debug)]
struct Tempo {
    now: [i64; 2],
    next: [i64; 2],
}

/// Who moves next decides how much a threat is worth.
fn tempo(rules: &Storm, view: &View) -> Tempo {
    let last = usize::from(view.turn) >= rules.components.tables.turns.len();
    let next = if last { [0, 0] } else { [300, 200] };
    let mover = view.steps.iter().find_map(|step| match step {
        Step::Impulse { side, stage: Stage::Choose } => Some(*side),
        Step::Impulse { side, .. } => Some(side.enemy()),
        _ => None,
    });
    match mover {
        Some(Side::French) => Tempo { now: [900, 350], next },
        Some(Side::VietMinh) => Tempo { now: [650, 950], next },
        None if view.steps.iter().any(|step| matches!(step, Step::GoOn)) => {
            Tempo { now: [500, 0], next }
        }
        // The Viet Minh begin the next turn.
        None if last => Tempo { now: [0, 0], next },
        None => Tempo { now: [0, 0], next },
    }
}

/// Points for the Viet Minh.
pub(crate) fn for_vietminh(rules: &Storm, view: &View) -> i64 {
    let survey = Survey::of(rules, &view.board);
    let threats = Threats { rules, view, survey: &survey };
    let tempo = tempo(rules, view);
    let (mut held, mut ground) = (0, 0);
    for area in rules.charts.all.minus(rules.charts.red).iter() {
        let share = share(&threats, tempo, area);
        if rules.charts.victory.has(area) {
            held += share;
        }
        ground += share * ground_worth(rules, view, area) / 1000;
    }
    let fire = |side: Side| threats.firing(side) * tempo.now[side as usize] * 12 / 1000;
    let fire = fire(Side::VietMinh) - fire(Side::French);
    victory(view, held)
        + ground
        + fire
        + units(rules, view)
        + stance(rules, view)
        + cards::hands(view)
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
fn ground_worth(rules: &Storm, view: &View, area: Area) -> i64 {
    let left = i64::from(9 - view.turn.min(8));
    let points = if rules.charts.runway.has(area) {
        200
    } else if rules.charts.green.has(area) {
        100
    } else {
        40
    };
    points * left * 100 / 800
}

/// The units of both sides: what they can do in the turns to come, and in this one.
fn units(rules: &Storm, view: &View) -> i64 {
    let left = 2 * i64::from(9 - view.turn.min(8));
    let acting = view.steps.iter().any(|step| matches!(step, Step::Impulse { .. }));
    let mut points = 0;
    for side in Side::BOTH {
        let mut sum = 0;
        for area in view.board.occupied(side).iter() {
            let fresh = view.board.fresh_units(side, area);
            for index in view.board.units(side, area).iter() {
                let stats = rules.charts.stats(Unit::new(side, index));
                let worth = 20 * i64::from(stats.firepower) + 10 * i64::from(stats.defence) - 50;
                sum += worth * 20 * left / 160 + if acting && fresh.has(index) { 10 } else { 0 };
            }
        }
        points += if side == Side::VietMinh { sum } else { -sum };
    }
    // The replacements that will not come.
    points - if view.board.no_replacements { 60 } else { 0 }
}

/// Where units stand and trenches are dug: near the strongpoints that can still be taken.
fn stance(rules: &Storm, view: &View) -> i64 {
    let board = &view.board;
    let french = board.controlled(Side::French, rules.charts.victory);
    let (mut points, mut reached, mut ring, mut far) = (0, AreaSet::NONE, french, 0);
    while !ring.is_empty() {
        for area in ring.iter() {
            let vietminh = i64::from(board.units(Side::VietMinh, area).len());
            let defenders = i64::from(board.units(Side::French, area).len());
            points += 2 * far * defenders - 5 * far * vietminh;
            if far == 1 && board.control(area) == Side::VietMinh {
                points += 12 * i64::from(board.trench(area));
            }
        }
        reached = reached.or(ring);
        let near = ring.iter().fold(AreaSet::NONE, |sum, area| sum.or(rules.charts.adjacent(area)));
        ring = near.minus(reached);
        far += 1;
    }
    points
}
