//! Worlds that fit a view: unseen units are dealt to the squares where they can be, a ring face down to its
//! places. For odds they are dealt twice: the least and the most of what a choice could meet.

use kernel::dice::Rng;

use super::{View, kinds};
use crate::Company;
use crate::board::Place;
use crate::choice::{Action, Choice};
use crate::components::{Marker, Side};
use crate::flow::{Declare, Ring, Search, State, Step, Token};
use crate::odds;
use crate::rules::shooting::{Reach, Target};
use crate::rules::{action_dice, artillery, bidding, shooting};
use crate::sets::{Faces, Square, SquareSet, Unit};

/// How unseen units are dealt.
#[derive(Clone, Copy, Debug)]
enum Deal {
    /// At random.
    AtRandom,
    /// Those with the most to lose first, into the first of these squares while there is room, then into
    /// the second.
    Into([SquareSet; 2]),
    /// Those with the least to lose first, out of both while there is room elsewhere, then out of the first.
    Away([SquareSet; 2]),
}

/// A world that gives the viewer this view.
pub(crate) fn determinize(rules: &Company, view: &View, rng: &mut Rng) -> State {
    world(rules, view, Deal::AtRandom, rng)
}

/// The worlds that span the odds of a choice: none when nothing unknown matters.
pub(crate) fn odds_worlds(rules: &Company, view: &View, choice: Choice) -> Option<Vec<State>> {
    if view.side() == Some(Side::Communist) {
        return None;
    }
    if let Some(named) = marker_named(view, choice).filter(|_| rules.switches.hidden_loop) {
        return Some(ring_worlds(rules, view, named));
    }
    let squares = squares_met(rules, view, choice);
    let met = squares[0].or(squares[1]);
    if met.and(view.board.open_foot.or(view.board.open_vehicles)).is_empty() {
        return None;
    }
    let deals = [Deal::Away(squares), Deal::Into(squares)];
    Some(deals.map(|deal| world(rules, view, deal, &mut Rng::from_number(0))).to_vec())
}

/// The squares where a hidden unit comes to light by a choice of White Star, and those where one may.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer finds hidden units")]
fn squares_met(rules: &Company, view: &View, choice: Choice) -> [SquareSet; 2] {
    let declared = match view.steps.last() {
        Some(Step::Declare(Declare { action })) => Choice::Act(*action),
        Some(_) | None => choice,
    };
    match declared {
        Choice::Act(Action::Move(to)) => {
            [rules.charts.near(to).or(SquareSet::one(to)), SquareSet::NONE]
        }
        Choice::Aim(line) => {
            let turned = artillery::swivels(line).fold(SquareSet::NONE, SquareSet::or);
            [line.into_iter().collect(), turned]
        }
        Choice::Swivel(end, direction) => [artillery::swivel_end(end, direction), SquareSet::NONE],
        _ => [SquareSet::NONE; 2],
    }
}

/// The place on the ring that a search is about.
fn marker_named(view: &View, choice: Choice) -> Option<u8> {
    if let (Some(Step::Name(_)), Choice::Marker(place)) = (view.steps.last(), choice) {
        return Some(place);
    }
    let Some(Step::Token(Token { search, .. })) = view.steps.last() else { return None };
    if let Search::Marker { named, .. } = *search { Some(named) } else { None }
}

/// X4.7: of a ring face down, the best markers lie nearest to the one that is named, or the worst.
fn ring_worlds(rules: &Company, view: &View, named: u8) -> Vec<State> {
    let size = view.ring.len() as u8;
    let mut places: Vec<u8> = (0..size).collect();
    places.sort_by_key(|place| {
        let apart = place.abs_diff(named);
        (apart.min(size - apart), *place)
    });
    let mut pool = markers(view.ring_kinds);
    pool.sort_by_key(|marker| std::cmp::Reverse(odds::worth_of(*marker)));
    let laid = |pool: &[Marker]| {
        let mut state = world(rules, view, Deal::AtRandom, &mut Rng::from_number(0));
        for (place, marker) in places.iter().zip(pool) {
            state.ring[usize::from(*place)] = *marker;
        }
        state
    };
    let first = laid(&pool);
    pool.reverse();
    vec![first, laid(&pool)]
}

fn world(rules: &Company, view: &View, deal: Deal, rng: &mut Rng) -> State {
    let bid = |seat: usize, rng: &mut Rng| match (view.bids[seat], view.bids_made[seat]) {
        (None, true) => Some(rng.below(u32::from(bidding::MOST) + 1) as u8),
        (known, _) => known,
    };
    let mut state = State {
        sides: view.sides,
        bids: [bid(0, rng), bid(1, rng)],
        phase: view.phase,
        turn: view.turn,
        board: view.board.clone(),
        ring: view.ring.iter().flatten().copied().collect(),
        column: view.column,
        counters: view.counters,
        token: view.token,
        marked: view.marked,
        failed: view.failed,
        strikes: view.strikes,
        casevacs: view.casevacs,
        interrogated: view.interrogated,
        tally: view.tally,
        success: view.success,
        steps: view.steps.iter().take(12).cloned().collect(),
    };
    if view.ring.iter().any(Option::is_none) || rules.switches.hidden_loop {
        deal_ring(view, &mut state, rng);
    }
    deal_units(rules, view, &mut state, deal, rng);
    let secret = state.acting().copied().filter(|acting| acting.secret);
    if let Some(acting) = secret.filter(|_| view.side() != Some(Side::Communist)) {
        let dice = action_dice::total(rules, &state, acting.unit, acting.sum);
        if let Some(known) = state.acting_mut() {
            known.dice = dice.saturating_sub(acting.spent);
        }
    }
    state
}

/// So many markers of each kind.
fn markers(kinds: [u8; 5]) -> Vec<Marker> {
    let mut markers = Vec::new();
    for marker in Marker::ALL {
        markers.extend((0..kinds[marker as usize]).map(|_| marker));
    }
    markers
}

/// X4.7: the markers whose place the viewer does not know are laid at random.
fn deal_ring(view: &View, state: &mut State, rng: &mut Rng) {
    if view.ring.iter().any(Option::is_some) {
        return;
    }
    let mut pool = markers(view.ring_kinds);
    if let Some(Step::Ring(Ring { left })) = state.steps.last_mut() {
        // The Communist himself knows what is left; for others it is dealt.
        if left.iter().any(|left| *left > 0) {
            return;
        }
        rng.shuffle(&mut pool);
        let rest = pool.split_off(view.ring.len().min(pool.len()));
        *left = kinds(&rest);
    } else {
        rng.shuffle(&mut pool);
    }
    state.ring = pool.into_iter().take(16).collect();
}

/// X4.8: unseen units wait off table or hide where one can still be.
fn deal_units(rules: &Company, view: &View, state: &mut State, deal: Deal, rng: &mut Rng) {
    let all = rules.charts.all[Side::Communist as usize];
    let unknown = all.iter().map(|index| Unit::new(Side::Communist, index));
    let mut unknown: Vec<Unit> =
        unknown.filter(|unit| view.board.body(*unit).place == Place::UNKNOWN).collect();
    if unknown.is_empty() {
        return;
    }
    rng.shuffle(&mut unknown);
    match deal {
        Deal::AtRandom => (),
        Deal::Into(_) => unknown.sort_by_key(|unit| std::cmp::Reverse(exposure(rules, *unit))),
        Deal::Away(_) => unknown.sort_by_key(|unit| exposure(rules, *unit)),
    }
    for unit in &unknown {
        state.board.put(rules, *unit, Place::OFF);
    }
    // While units hide, none does in this world.
    let off = view.off.unwrap_or_else(|| state.board.off_table(Side::Communist).len());
    let mut hidden = state.board.off_table(Side::Communist).len().saturating_sub(off);
    for unit in &unknown {
        if hidden == 0 {
            break;
        }
        if let Some(square) = hiding_place(rules, state, *unit, deal, rng) {
            state.board.hide(rules, *unit, square);
            hidden -= 1;
        }
    }
    let seen = state.board.seen;
    if let Some(group) = state.group_mut().filter(|group| group.side == Side::Communist) {
        let members = rules.charts.group(Side::Communist, group.group).minus(seen);
        let mut members: Vec<u8> = members.iter().collect();
        rng.shuffle(&mut members);
        members.iter().take(view.unseen_left.into()).for_each(|index| group.left.insert(*index));
    }
}

/// Where a unit hides in a world.
fn hiding_place(
    rules: &Company,
    state: &State,
    unit: Unit,
    deal: Deal,
    rng: &mut Rng,
) -> Option<Square> {
    let vehicle = rules.charts.stats(unit).is_vehicle();
    let open = if vehicle { state.board.open_vehicles } else { state.board.open_foot };
    let free: SquareSet =
        open.iter().filter(|square| state.board.has_room(rules, unit, *square)).collect();
    let wanted = match deal {
        Deal::AtRandom => [free; 2],
        Deal::Into([first, second]) => [free.and(first), free.and(second)],
        Deal::Away([first, second]) => [free.minus(first.or(second)), free.minus(first)],
    };
    let best = wanted.into_iter().find(|squares| !squares.is_empty()).unwrap_or(free);
    let squares: Vec<Square> = best.iter().collect();
    rng.pick(&squares).copied()
}

/// What a hidden unit has to lose under fire: its bases, by the faces that do not save one.
fn exposure(rules: &Company, unit: Unit) -> u8 {
    let stats = rules.charts.stats(unit);
    let saves = match (stats.grade(), stats.vehicle()) {
        (Some(grade), _) => {
            let (leader, cover, down, reach) = (true, true, false, Reach::Long);
            shooting::foot_save(rules, &Target { leader, cover, down, grade, reach })
        }
        (None, Some(vehicle)) => rules.components.vehicles[vehicle as usize].shooting_save,
        (None, None) => Faces::default(),
    };
    stats.strength * (6 - saves.len())
}
