//! 9.0: the rest of a set-up on one click.

use kernel::{Scope, Sink};

use super::{apply, assumed, candidates, check, entries, listed, run};
use crate::Tonkin;
use crate::answers;
use crate::choice::Choice;
use crate::components::Side;
use crate::flow::{Flow, Play, State, Step};
use crate::rules::{arrivals, control, trace};
use crate::sets::HexSet;

/// The rest of a side's set-up as the scenario suggests it: as near as can be to the places it names,
/// losses from the first units. Political Objective-Markers are a question of their own.
pub(super) fn place_rest<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let mut open = Vec::new();
    let side = answers::asked(play.state.top());
    loop {
        if run(play) == Flow::Goes {
            continue;
        }
        let asks = matches!(
            play.state.top(),
            Step::SetUp { .. }
                | Step::FrenchSetUp { .. }
                | Step::SetUpLosses { .. }
                | Step::SetUpTieuDoans { .. }
                | Step::SetUpGcma { .. }
        );
        // The other side sets up its own.
        if !asks || answers::asked(play.state.top()) != side {
            return;
        }
        open.clear();
        candidates(play.rules, play.state, Scope::Canonical, &mut open);
        match nearest_legal(play.rules, play.state, &open) {
            Some(best) => apply(play, best),
            None => skip(play),
        }
    }
}

/// The legal answer nearest to the places that are named for the unit. Most units find room in one of
/// them: only if not, all hexes are looked at.
fn nearest_legal(rules: &Tonkin, state: &State, open: &[Choice]) -> Option<Choice> {
    let named: HexSet = match state.top() {
        Step::SetUpGcma { .. } => free_homes(rules, state),
        _ => HexSet::NONE,
    };
    let is_named = |choice: &Choice| matches!(choice, Choice::Place(_, hex) if named.has(*hex));
    let own = match state.top() {
        Step::SetUp { entry, placed, .. } | Step::FrenchSetUp { entry, placed } => {
            entries::suggested(rules, state, *entry, *placed)
        }
        _ => None,
    };
    let is_own = |choice: &Choice| matches!(choice, Choice::Place(unit, _) if Some(*unit) == own);
    let legal = |choice: &Choice| {
        *choice != Choice::Default
            && (own.is_none() || is_own(choice))
            && check(rules, state, *choice).is_ok()
    };
    if let Step::SetUpTieuDoans { .. } = state.top() {
        return cheapest(rules, state, open);
    }
    let there = open.iter().copied().filter(is_named).filter(legal).min();
    let nearest = || {
        let legal = open.iter().copied().filter(legal);
        legal.min_by_key(|choice| distance(rules, state, *choice))
    };
    there.or_else(nearest)
}

/// Of the places of a Tieu Doan, all of them legal, the one that costs least; of those the nearest to a
/// center.
fn cheapest(rules: &Tonkin, state: &State, open: &[Choice]) -> Option<Choice> {
    let thai_binh = HexSet::one(rules.components.tables.replacements.thai_binh);
    let range = rules.components.tables.replacements.thai_binh_range;
    let near = trace::within_whatever(&rules.charts, &thai_binh, range);
    let assumed = assumed(rules);
    let costs = open.iter().filter(|choice| matches!(choice, Choice::Place(..) | Choice::Box(_)));
    let costs: Vec<(usize, Choice)> =
        costs.map(|choice| (cost(rules, state, *choice, &assumed, &near), *choice)).collect();
    let least = costs.iter().map(|(cost, _)| *cost).min()?;
    let best = costs.iter().filter(|(cost, _)| *cost == least).map(|(_, choice)| *choice);
    best.min_by_key(|choice| distance(rules, state, *choice))
}

/// How far the board is from what the starting level takes for granted (T-73) once a Tieu Doan stands
/// somewhere: VP-Hexes by their VP, and communities that are missing or too many for a count. Hexes near
/// Thai Binh weigh against it as far as they bring a point (2.2 A).
fn cost(
    rules: &Tonkin,
    state: &State,
    choice: Choice,
    assumed: &HexSet,
    thai_binh: &HexSet,
) -> usize {
    let Choice::Place(unit, hex) = choice else { return usize::MAX };
    let mut board = state.board.clone();
    board.put(&rules.charts, unit, hex);
    let ground = &rules.charts.ground;
    let tables = &rules.components.tables;
    let friendly = control::friendly_to_vm(&rules.charts, &board);
    let vp_hexes = friendly.and(&ground.vp_hexes);
    let differing = vp_hexes.minus(assumed).or(&assumed.minus(&vp_hexes));
    let vp: usize = differing.iter().map(|hex| usize::from(ground.vp(hex))).sum();
    let counted = rules.scenario().counted;
    let counts = (0..2).map(|zone| {
        let held = friendly.and(&ground.zone[zone]).len();
        let most = usize::from(tables.limits.community_threshold[zone]);
        if counted[zone] { most.saturating_sub(held) } else { (held + 1).saturating_sub(most) }
    });
    let replacements = &tables.replacements;
    let held = thai_binh.and(board.occupied(Side::VietMinh)).len();
    let missing = usize::from(replacements.thai_binh_bonus_hexes).saturating_sub(held);
    vp + counts.sum::<usize>() + missing
}

/// 9.0: communities for GCMA in which none stands.
fn free_homes(rules: &Tonkin, state: &State) -> HexSet {
    let gcma = state.board.hexes_of(&rules.charts.forces.gcma);
    arrivals::gcma_homes(rules, state).minus(&gcma)
}

/// How far a hex is from the place that is named for the unit.
fn distance(rules: &Tonkin, state: &State, choice: Choice) -> (usize, Choice) {
    let away = match (state.top(), choice) {
        (Step::SetUp { entry, .. }, Choice::Place(_, hex)) => entries::distance(rules, *entry, hex),
        (Step::SetUpTieuDoans { .. }, Choice::Place(_, hex)) => {
            let centres = rules.charts.ground.centres.iter();
            centres.map(|(_, at)| at.distance(hex)).min().unwrap_or(usize::MAX)
        }
        (Step::SetUpGcma { .. }, Choice::Place(_, hex)) => {
            let free = free_homes(rules, state);
            free.iter().map(|at| at.distance(hex)).min().unwrap_or(usize::MAX)
        }
        _ => usize::MAX,
    };
    (away, choice)
}

/// The unit finds no place. A GCMA is put off as one that arrives (2.5); nobody else comes to this while
/// there is land without the enemy.
fn skip<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    match play.state.top().clone() {
        Step::SetUp { entry, placed, units } => {
            play.replace(Step::SetUp { entry, placed: placed + 1, units });
        }
        Step::FrenchSetUp { entry, placed } => {
            play.replace(Step::FrenchSetUp { entry, placed: placed + 1 });
        }
        Step::SetUpTieuDoans { next, placed } => {
            play.replace(Step::SetUpTieuDoans { next: next + 1, placed });
        }
        Step::SetUpGcma { next } => {
            play.replace(Step::SetUpGcma { next: next + 1 });
            if let Some(unit) = listed(&play.rules.scenario().gcma, next) {
                arrivals::postpone(play, unit);
            }
        }
        _ => {
            play.pop();
        }
    }
}
