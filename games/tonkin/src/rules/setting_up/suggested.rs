//! 9.0: the rest of a set-up on one click.

use kernel::{Scope, Sink};

use super::{apply, candidates, check, entries, free_centres, free_villages, run};
use crate::Tonkin;
use crate::answers;
use crate::choice::Choice;
use crate::flow::{Flow, Play, State, Step};
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
        Step::SetUpTieuDoans { centres, .. } => {
            free_centres(rules, *centres).map(|(_, hex)| hex).collect()
        }
        Step::SetUpGcma { communities, .. } => {
            free_villages(rules, state, *communities).map(|(_, hex)| hex).collect()
        }
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
    // 2.2 A: four VM hexes near Thai Binh bring a point a month.
    let thai_binh = rules.components.tables.replacements.thai_binh;
    let from_thai_binh = |choice: &Choice| match choice {
        Choice::Place(_, hex) => hex.distance(thai_binh),
        _ => usize::MAX,
    };
    let there = open.iter().copied().filter(is_named).filter(legal);
    let there = there.min_by_key(|choice| (from_thai_binh(choice), *choice));
    let nearest = || {
        let legal = open.iter().copied().filter(legal);
        legal.min_by_key(|choice| distance(rules, state, *choice))
    };
    there.or_else(nearest)
}

/// How far a hex is from the place that is named for the unit.
fn distance(rules: &Tonkin, state: &State, choice: Choice) -> (usize, Choice) {
    let away = match (state.top(), choice) {
        (Step::SetUp { entry, .. }, Choice::Place(_, hex)) => entries::distance(rules, *entry, hex),
        (Step::SetUpTieuDoans { centres, .. }, Choice::Place(_, hex)) => {
            let free = free_centres(rules, *centres);
            free.map(|(_, at)| at.distance(hex)).min().unwrap_or(usize::MAX)
        }
        (Step::SetUpGcma { communities, .. }, Choice::Place(_, hex)) => {
            let free = free_villages(rules, state, *communities);
            free.map(|(_, at)| at.distance(hex)).min().unwrap_or(usize::MAX)
        }
        _ => usize::MAX,
    };
    (away, choice)
}

/// Nobody can be placed any more: the rest stays out.
fn skip<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    match play.state.top().clone() {
        Step::SetUp { entry, placed, units } => {
            play.replace(Step::SetUp { entry, placed: placed + 1, units });
        }
        Step::FrenchSetUp { entry, placed } => {
            play.replace(Step::FrenchSetUp { entry, placed: placed + 1 });
        }
        Step::SetUpTieuDoans { next, centres } => {
            play.replace(Step::SetUpTieuDoans { next: next + 1, centres });
        }
        Step::SetUpGcma { next, communities } => {
            play.replace(Step::SetUpGcma { next: next + 1, communities });
        }
        _ => {
            play.pop();
        }
    }
}
