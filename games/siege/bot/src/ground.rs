//! Units on the ground: placement, movement, assaults, redeployment, refit.

use siege::choice::Choice;
use siege::components::{Placement, Side, Space, Terrain, Unit};
use siege::flow::{Piece, Sallies, Sally};

use super::{Thought, strength};

/// Strength that should hold the Central Fortress.
const CENTRAL_FORCE: i64 = 16;

/// 29.0: the ready placement that holds best.
pub(super) fn place(thought: &Thought<'_>) -> Option<Choice> {
    thought.take(Choice::Done).or_else(|| thought.take(Choice::Placement(Placement(1))))
}

/// 14.12: leaders stand where the most units are.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else answers this question")]
pub(super) fn post(thought: &Thought<'_>) -> Option<Choice> {
    let board = &thought.state.board;
    thought.best(|choice| match choice {
        Choice::Place(_, space) => Some(i64::from(board.units(space).len())),
        _ => None,
    })
}

fn is_cover(thought: &Thought<'_>, space: Space) -> bool {
    thought.rules.charts.terrain(space) != Terrain::Open
}

/// Whether battalions stand next to a space.
fn is_pressed(thought: &Thought<'_>, space: Space) -> bool {
    let (charts, swarmed) = (&thought.rules.charts, thought.state.board.swarmed());
    swarmed.iter().any(|other| charts.are_adjacent(space, other))
}

/// 16.2: out of the open, inward, to the next cover; and back into Entrenchments that stand empty.
#[expect(clippy::wildcard_enum_match_arm, reason = "who follows whom is left as it is")]
pub(super) fn march(thought: &Thought<'_>) -> Option<Choice> {
    let (rules, state) = (thought.rules, thought.state);
    let charts = &rules.charts;
    let points = |unit: Unit, to: Space| {
        let from = state.board.space_of(unit)?;
        if charts.leaders.has(unit) {
            // A leader follows the units of his sector home, never outward.
            let alone = state.board.units(from).is_empty();
            return (alone && charts.number(to) < charts.number(from)).then_some(50);
        }
        let inward = charts.number(to) < charts.number(from);
        match (is_cover(thought, from), is_cover(thought, to)) {
            (false, true) => Some(100),
            (false, false) if inward => Some(60),
            (true, true) if empties_nothing(thought, unit, from) => {
                let lacks = state.board.units(to).is_empty();
                (lacks && !is_pressed(thought, to)).then_some(20)
            }
            _ => None,
        }
    };
    let next = thought.best(|choice| match choice {
        Choice::Move(unit, to) => points(unit, to),
        _ => None,
    });
    next.or_else(|| thought.take(Choice::Done))
}

/// Whether a space keeps a strong force when a unit leaves it.
fn empties_nothing(thought: &Thought<'_>, unit: Unit, from: Space) -> bool {
    let (rules, state) = (thought.rules, thought.state);
    let left =
        strength::force(rules, state, Side::French, from) - strength::unit(rules, state, unit);
    let wanted = if from == Space::CENTRAL { CENTRAL_FORCE } else { 6 };
    left >= wanted
}

/// What can leave a space for an assault.
fn mobile(thought: &Thought<'_>, from: Space) -> i64 {
    let (rules, state) = (thought.rules, thought.state);
    let units = state.board.units(from).minus(rules.charts.artillery).iter();
    let mobile = units.filter(|unit| !strength::is_static(rules, state, *unit));
    mobile.map(|unit| strength::unit(rules, state, unit)).sum()
}

/// 18.1: assaults with clear superiority, for lost Entrenchments with less.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else names an assault")]
pub(super) fn sally(thought: &Thought<'_>, sallies: &Sallies) -> Option<Choice> {
    match &sallies.draft {
        None => {
            let named = thought.best(|choice| match choice {
                Choice::Assault(from, target) => assault(thought, from, target),
                _ => None,
            });
            named.or_else(|| thought.take(Choice::Done))
        }
        Some(draft) => assaulters(thought, draft),
    }
}

/// What an assault promises, if it promises enough.
fn assault(thought: &Thought<'_>, from: Space, target: Space) -> Option<i64> {
    let (rules, state) = (thought.rules, thought.state);
    let ours = mobile(thought, from);
    let theirs = strength::force(rules, state, Side::VietMinh, target).max(1);
    let regains = is_cover(thought, target);
    let stays = strength::force(rules, state, Side::French, from) - ours;
    let safe = stays > 0 || !is_cover(thought, from) || regains;
    let enough = if regains { 10 * ours >= 13 * theirs } else { ours >= 2 * theirs };
    (safe && enough && ours > 0).then_some(ours - theirs + if regains { 20 } else { 0 })
}

/// Everybody who can go.
#[expect(clippy::wildcard_enum_match_arm, reason = "leaders stay, and nobody is left out again")]
fn assaulters(thought: &Thought<'_>, draft: &Sally) -> Option<Choice> {
    let rules = thought.rules;
    let next = thought.best(|choice| match choice {
        Choice::With(Piece::Unit(unit)) if !rules.charts.leaders.has(unit) => Some(1),
        _ => None,
    });
    let go = if draft.units.is_empty() { Choice::Drop } else { Choice::Agree };
    next.or_else(|| thought.take(go))
}

/// 22.3: only to man the Central Fortress.
#[expect(clippy::wildcard_enum_match_arm, reason = "nobody redeploys elsewhere")]
pub(super) fn redeploy(thought: &Thought<'_>) -> Option<Choice> {
    let (rules, state) = (thought.rules, thought.state);
    let force = strength::force(rules, state, Side::French, Space::CENTRAL);
    if force >= CENTRAL_FORCE || state.board.tracks.gp < 4 {
        return thought.take(Choice::Done);
    }
    let next = thought.best(|choice| match choice {
        Choice::Redeploy(unit, Space::CENTRAL) if !rules.charts.artillery.has(unit) => {
            let from = state.board.space_of(unit)?;
            let open = !is_cover(thought, from);
            let worth = strength::unit(rules, state, unit);
            (worth >= 2)
                .then(|| worth + if open { 10 } else { 0 } + i64::from(rules.charts.number(from)))
        }
        _ => None,
    });
    next.or_else(|| thought.take(Choice::Done))
}

/// 21.1 to 21.3: full strength first, then elite battalions, then fortifications.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else answers this question")]
pub(super) fn refit(thought: &Thought<'_>) -> Option<Choice> {
    let (rules, charts) = (thought.rules, &thought.rules.charts);
    let gain = |unit: Unit| {
        let [full, reduced] = charts.faces(unit).map(|face| i64::from(face.strength));
        full - reduced
    };
    let board = &thought.state.board;
    let lead = |space: Space| i64::from(board.units(space).len());
    thought.best(|choice| match choice {
        Choice::Refit(unit) => Some(40 + 4 * gain(unit)),
        Choice::Rebuild(unit, space) => {
            let fort = rules.charts.fortifications.has(unit);
            let central = i64::from(space == Space::CENTRAL);
            Some(if fort { 10 } else { 30 } + 5 * central + lead(space).min(4))
        }
        Choice::Done => Some(0),
        _ => None,
    })
}
