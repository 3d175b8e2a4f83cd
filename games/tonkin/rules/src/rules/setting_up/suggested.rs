//! 9.0: the rest of a set-up on one click.

use kernel::{Scope, Seat, Sink};

use super::{FrenchSetUp, SetUp, SetUpGcma, SetUpTieuDoans, assumed, entries};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Hex, Side};
use crate::flow::{self, Play, State, Step};
use crate::rules::{arrivals, control, trace};
use crate::sets::{Around as _, HexSet};

/// The rest of a side's set-up as the scenario suggests it: as near as can be to the places it names,
/// losses from the first units. Political Objective-Markers are a question of their own.
pub(super) fn place_rest<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let mut open = Vec::new();
    let Some(side) = flow::asked(play.rules, play.state) else { return };
    let seat = State::seat(side);
    // The other side sets up its own.
    while is_set_up(play.state.top()) && flow::asked(play.rules, play.state) == Some(side) {
        open.clear();
        kernel::flow::candidates(play.rules, play.state, Scope::Canonical, &mut open);
        match nearest_legal(play.rules, play.state, seat, &open) {
            Some(best) => play.apply(seat, best),
            None => {
                skip(play);
                play.advance();
            }
        }
    }
}

/// Whether a step belongs to the set-up of units.
const fn is_set_up(step: &Step) -> bool {
    matches!(
        step,
        Step::SetUp(_)
            | Step::FrenchSetUp(_)
            | Step::SetUpLosses(_)
            | Step::SetUpTieuDoans(_)
            | Step::SetUpGcma(_)
    )
}

/// The legal answer nearest to the places that are named for the unit. Most units find room in one of
/// them: only if not, all hexes are looked at.
fn nearest_legal(rules: &Tonkin, state: &State, seat: Seat, open: &[Choice]) -> Option<Choice> {
    let is_gcma = matches!(state.top(), Step::SetUpGcma(_));
    let named = if is_gcma { free_homes(rules, state) } else { HexSet::NONE };
    let is_named = |choice: &Choice| matches!(choice, Choice::Place(_, hex) if named.has(*hex));
    let own = if let Step::SetUp(SetUp { entry, placed, .. })
    | Step::FrenchSetUp(FrenchSetUp { entry, placed }) = state.top()
    {
        entries::suggested(rules, state, *entry, *placed)
    } else {
        None
    };
    let is_own = |choice: &Choice| matches!(choice, Choice::Place(unit, _) if Some(*unit) == own);
    let legal = |choice: &Choice| {
        *choice != Choice::Default
            && (own.is_none() || is_own(choice))
            && kernel::flow::check(rules, state, seat, choice).is_ok()
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
    let wanted = Wanted::of(rules, state);
    let places = open.iter().filter_map(|choice| {
        let Choice::Place(_, hex) = choice else { return None };
        Some((wanted.cost(rules, state, *hex), *choice))
    });
    let costs: Vec<(usize, Choice)> = places.collect();
    let Some(least) = costs.iter().map(|(cost, _)| *cost).min() else {
        // Nowhere but the box.
        return open.iter().copied().find(|choice| matches!(choice, Choice::Box(_)));
    };
    let best = costs.iter().filter(|(cost, _)| *cost == least).map(|(_, choice)| *choice);
    best.min_by_key(|choice| (wanted.distance(*choice), *choice))
}

/// What a board is held against while Tieu Doans are set up one by one.
struct Wanted {
    /// T-73: the VP-Hexes that the starting level takes for VM's.
    assumed: HexSet,
    /// 1.8: the communities that are VM's before the next Tieu Doan stands.
    friendly: HexSet,
    /// 2.2 A: the hexes near Thai Binh.
    thai_binh: HexSet,
    /// The Mobilization Centers, and the hexes next to them.
    centres: [HexSet; 2],
}

impl Wanted {
    fn of(rules: &Tonkin, state: &State) -> Wanted {
        let replacements = &rules.components.tables.replacements;
        let thai_binh = HexSet::one(replacements.thai_binh);
        let centres: HexSet = rules.charts.ground.centres.iter().map(|(_, hex)| *hex).collect();
        Wanted {
            assumed: assumed(rules),
            friendly: control::friendly_to_vm(&rules.charts, &state.board),
            thai_binh: trace::within_whatever(
                &rules.charts,
                &thai_binh,
                replacements.thai_binh_range,
            ),
            centres: [centres, centres.neighbours()],
        }
    }

    /// How far a place is from the nearest center: all places are at most two hexes from one.
    fn distance(&self, choice: Choice) -> usize {
        let Choice::Place(_, hex) = choice else { return usize::MAX };
        let [centres, next] = &self.centres;
        if centres.has(hex) { 0 } else { 2 - usize::from(next.has(hex)) }
    }

    /// How far the board is from what the starting level takes for granted (T-73) once a Tieu Doan stands in
    /// a hex: VP-Hexes by their VP, and communities that are missing or too many for a count. Hexes near
    /// Thai Binh weigh against it as far as they bring a point (2.2 A).
    fn cost(&self, rules: &Tonkin, state: &State, hex: Hex) -> usize {
        let ground = &rules.charts.ground;
        let tables = &rules.components.tables;
        // 1.3, 1.8: what one more battalion adds.
        let zoc = HexSet::one(hex).neighbours().and(ground.zoc_admitted[Side::VietMinh as usize]);
        let mut gained = zoc.minus(*state.board.occupied(Side::French));
        gained.insert(hex);
        let friendly = self.friendly.or(gained.and(ground.communities));
        let vp_hexes = friendly.and(ground.vp_hexes);
        let differing = vp_hexes.minus(self.assumed).or(self.assumed.minus(vp_hexes));
        let vp: usize = differing.iter().map(|hex| usize::from(ground.vp(hex))).sum();
        let counted = rules.scenario().counted;
        let counts = (0..2).map(|zone| {
            let held = friendly.and(ground.zone[zone]).len();
            let most = usize::from(tables.limits.community_threshold[zone]);
            if counted[zone] { most.saturating_sub(held) } else { (held + 1).saturating_sub(most) }
        });
        let mut occupied = *state.board.occupied(Side::VietMinh);
        occupied.insert(hex);
        let bonus = usize::from(tables.replacements.thai_binh_bonus_hexes);
        let missing = bonus.saturating_sub(self.thai_binh.and(occupied).len());
        vp + counts.sum::<usize>() + missing
    }
}

/// 9.0: communities for GCMA in which none stands.
fn free_homes(rules: &Tonkin, state: &State) -> HexSet {
    let gcma = state.board.hexes_of(&rules.charts.forces.gcma);
    arrivals::gcma_homes(rules, state).minus(gcma)
}

/// How far a hex is from the place that is named for the unit.
fn distance(rules: &Tonkin, state: &State, choice: Choice) -> (usize, Choice) {
    let away = match (state.top(), choice) {
        (Step::SetUp(at), Choice::Place(_, hex)) => entries::distance(rules, at.entry, hex),
        (Step::SetUpGcma { .. }, Choice::Place(_, hex)) => {
            let free = free_homes(rules, state);
            free.iter().map(|at| at.distance(hex)).min().unwrap_or(usize::MAX)
        }
        // What is placed elsewhere has no place named for it.
        _ => usize::MAX,
    };
    (away, choice)
}

/// The unit finds no place. A GCMA is put off as one that arrives (2.5); nobody else comes to this while
/// there is land without the enemy.
#[expect(clippy::wildcard_enum_match_arm, reason = "the other steps set no unit up")]
fn skip<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    match play.state.top().clone() {
        Step::SetUp(at) => play.replace(Step::SetUp(SetUp { placed: at.placed + 1, ..at })),
        Step::FrenchSetUp(at) => {
            play.replace(Step::FrenchSetUp(FrenchSetUp { placed: at.placed + 1, ..at }));
        }
        Step::SetUpTieuDoans(SetUpTieuDoans { next, placed }) => {
            play.replace(Step::SetUpTieuDoans(SetUpTieuDoans { next: next + 1, placed }));
        }
        Step::SetUpGcma(at) => {
            play.replace(Step::SetUpGcma(SetUpGcma { next: at.next + 1 }));
            if let Some(unit) = at.unit(play.rules) {
                arrivals::postpone(play, unit);
            }
        }
        _ => {
            play.pop();
        }
    }
}
