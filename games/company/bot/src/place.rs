//! Set-up: peasants, deployment, hiding; and where units fall back to.

use company::choice::{Choice, Direction};
use company::components::{Commander, Deploy, Side};
use company::generator::command_distance;
use company::rules::{search, shooting};
use company::sets::{Square, SquareSet, Unit};

use super::ground::Gait;
use super::mind::{Mind, Stand};

/// The squares of a column.
fn column(place: u8) -> SquareSet {
    Square::all().filter(|square| square.column() == place).collect()
}

/// X3 step 5: peasants live apart, and rather in the middle of things than at the edge.
pub(super) fn peasant(mind: &Mind<'_>, square: Square) -> f64 {
    let crowd = f64::from(mind.state.board.peasants.get(square));
    let near = mind.rules.charts.near(square).and(mind.rules.charts.villages).len();
    f64::from(near) * 0.1 - crowd
}

/// X3 step 6: where a unit deploys: near its objective, near its commander, in cover.
pub(super) fn deploy(mind: &Mind<'_>, unit: Unit, square: Square) -> f64 {
    let stats = mind.rules.charts.stats(unit);
    let cover = if mind.rules.charts.cover.has(square) { 0.6 } else { 0.0 };
    let objective = mind.objective(unit, square, mind.unsearched());
    let commander = mind.rules.charts.platoon_commander(unit.side, stats.platoon);
    let commander = commander.filter(|index| *index != unit.index);
    let pc = commander.and_then(|index| mind.state.board.square(Unit::new(unit.side, index)));
    let reach = mind.rules.components.command_distance;
    let command = match pc {
        Some(pc) if command_distance(pc, square) > reach => -2.0,
        Some(_) => 0.0,
        None => central(mind, square),
    };
    let alone = mind.state.board.occupied(unit.side).has(square);
    objective + cover + command - if alone { 0.4 } else { 0.0 }
}

/// Who commands stands in the middle of where units may deploy.
fn central(mind: &Mind<'_>, square: Square) -> f64 {
    let squares = match &mind.rules.mission.deploy {
        Deploy::Column(_) => column(mind.state.column),
        Deploy::Edges(_) | Deploy::Squares(_) => mind.rules.mission.deployment(),
    };
    let far = squares.iter().map(|other| f64::from(command_distance(square, other)));
    -0.3 * far.sum::<f64>() / f64::from(squares.len().max(1))
}

/// 26: the column to land in: near villages for White Star, far from them for the Communist.
pub(super) fn land(mind: &Mind<'_>, side: Side, difference: u8, choice: Choice) -> Option<f64> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer fits the question")]
    let place = match choice {
        Choice::Column(direction) => {
            search::column_place(mind.state.column, difference, direction)?
        }
        Choice::Stay => mind.state.column,
        _ => return None,
    };
    let near = mind.rules.charts.villages.iter().map(|village| {
        let ways = column(place).iter().map(|from| mind.ground.dice(from, village, Gait::Foot));
        1.0 / (2.0 + ways.fold(f64::INFINITY, f64::min))
    });
    let near: f64 = near.sum();
    debug_assert!(matches!(
        choice,
        Choice::Stay | Choice::Column(Direction::East | Direction::West)
    ));
    Some(if side == Side::WhiteStar { near } else { -near })
}

/// How well a unit fights.
fn fights(mind: &Mind<'_>, unit: Unit) -> f64 {
    let stats = mind.rules.charts.stats(unit);
    let graded =
        stats.grade().map_or(4, |grade| mind.rules.components.grades[grade as usize].count);
    f64::from(stats.strength) + f64::from(graded)
}

/// X3 step 7: the best fighters hide, each where it overlooks most of what White Star wants.
pub(super) fn hide(mind: &Mind<'_>, legal: &[Choice]) -> Option<Choice> {
    let board = &mind.state.board;
    let waiting = board.off_table(Side::Communist);
    let room = mind.rules.mission.hidden.saturating_sub(board.hidden.len());
    let mut units: Vec<Unit> =
        waiting.iter().map(|index| Unit::new(Side::Communist, index)).collect();
    let commands = |unit: Unit| mind.rules.charts.stats(unit).commander().is_some();
    units.sort_by(|one, other| {
        let worth = |unit| fights(mind, unit) + if commands(unit) { 20.0 } else { 0.0 };
        worth(*other).total_cmp(&worth(*one))
    });
    units.truncate(usize::from(room));
    let next = units.into_iter().filter(|unit| {
        legal.iter().any(|choice| matches!(choice, Choice::Hide(other, _) if other == unit))
    });
    let unit = next.min()?;
    let squares = legal.iter().filter_map(|choice| {
        let Choice::Hide(other, square) = *choice else { return None };
        (other == unit).then(|| (lair(mind, unit, square), *choice))
    });
    let best = squares.max_by(|one, other| one.0.total_cmp(&other.0));
    best.map(|(_, choice)| choice)
}

/// How good a hiding place is.
fn lair(mind: &Mind<'_>, unit: Unit, square: Square) -> f64 {
    let charts = &mind.rules.charts;
    let field = shooting::field(mind.rules, unit, square);
    let mut worth = 0.0;
    for seen in field.iter() {
        let wanted = if charts.villages.has(seen) { 1.5 } else { 0.4 };
        let cover = if charts.cover.has(seen) { 0.6 } else { 1.0 };
        // What cannot look back is a target for nothing.
        let back = charts.within(seen, 3).and(charts.seen_from(seen)).has(square);
        worth += wanted * cover * if back { 0.7 } else { 1.2 };
    }
    let friends = mind.state.board.hidden.iter().filter_map(|index| {
        let friend = Unit::new(Side::Communist, index);
        Some((friend, mind.state.board.square(friend)?))
    });
    for (friend, there) in friends {
        let away = command_distance(there, square);
        let led = charts.stats(friend).commander() == Some(Commander::Platoon)
            && charts.stats(friend).platoon == charts.stats(unit).platoon;
        worth += match (away, led) {
            (0 | 1, _) => -1.5,
            (2, true) => 2.0,
            (_, true) => -2.0,
            (_, false) => 0.0,
        };
    }
    worth
}

/// 31b: how good a square is to fall back to.
pub(super) fn refuge(mind: &Mind<'_>, unit: Unit, square: Square) -> f64 {
    let threats = super::danger::Threats::to(mind, unit.side);
    let strength = mind.state.board.body(unit).strength;
    mind.end(&threats, Stand { unit, square, down: false, strength })
}

/// 31b: the three squares a unit offers: the best ones.
pub(super) fn offer(mind: &Mind<'_>, unit: Unit, squares: SquareSet, count: usize) -> SquareSet {
    let mut worths: Vec<(f64, Square)> =
        squares.iter().map(|square| (refuge(mind, unit, square), square)).collect();
    worths.sort_by(|one, other| other.0.total_cmp(&one.0));
    worths.into_iter().take(count).map(|(_, square)| square).collect()
}
