//! The cache loop: which marker to name, where to shift, whether to spend the token, how to lay it.

use company::Company;
use company::choice::Choice;
use company::components::{Marker, Side};
use company::flow::Search;
use company::rules::search;

use super::mind::Mind;

/// The ends of a deviation roll: who wins by how much, and how likely.
fn rolls(rules: &Company) -> Vec<(Option<Side>, u8, f64)> {
    let mut rolls: Vec<(Option<Side>, u8, f64)> = Vec::with_capacity(16);
    for white_star in 1..=6 {
        for communist in 1..=6 {
            let (winner, difference) = search::deviation(rules, white_star, communist);
            match rolls.iter_mut().find(|roll| (roll.0, roll.1) == (winner, difference)) {
                Some(roll) => roll.2 += 1.0 / 36.0,
                None => rolls.push((winner, difference, 1.0 / 36.0)),
            }
        }
    }
    rolls
}

/// What comes of a marker that was named, when the winner of the dice shifts for the best.
fn shifted(worths: &[f64], place: usize, winner: Option<Side>, difference: u8) -> f64 {
    let size = worths.len();
    let difference = usize::from(difference) % size;
    let ways = [place, (place + difference) % size, (place + size - difference) % size];
    let ways = ways.map(|way| worths[way]);
    match winner {
        None => ways[0],
        Some(Side::WhiteStar) => ways.into_iter().fold(f64::NEG_INFINITY, f64::max),
        Some(Side::Communist) => ways.into_iter().fold(f64::INFINITY, f64::min),
    }
}

/// What naming a marker is worth to White Star.
fn named(worths: &[f64], rolls: &[(Option<Side>, u8, f64)], place: usize) -> f64 {
    let each = rolls
        .iter()
        .map(|(winner, difference, chance)| chance * shifted(worths, place, *winner, *difference));
    each.sum()
}

/// What the markers of the ring are worth to White Star, in their order.
fn worths(mind: &Mind<'_>) -> Vec<f64> {
    let markers: Vec<f64> = mind.state.ring.iter().map(|marker| mind.marker(*marker)).collect();
    if mind.rules.switches.hidden_loop {
        // Face down one is as good as the other.
        let mean = markers.iter().sum::<f64>() / markers.len().max(1) as f64;
        return vec![mean; markers.len()];
    }
    markers
}

/// The marker that White Star names, and what that is worth.
pub(super) fn best(mind: &Mind<'_>) -> Option<(u8, f64)> {
    best_of(&worths(mind), mind.rules)
}

fn best_of(worths: &[f64], rules: &Company) -> Option<(u8, f64)> {
    let rolls = rolls(rules);
    let mut best = None;
    for place in 0..worths.len() {
        let worth = named(worths, &rolls, place);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((place as u8, worth));
        }
    }
    best
}

/// What a token adds to the next search: a roll that came out worse than expected is repeated.
pub(super) fn token(mind: &Mind<'_>) -> f64 {
    let worths = worths(mind);
    let Some((place, expected)) = best_of(&worths, mind.rules) else { return 0.0 };
    let rolls = rolls(mind.rules);
    let gains = rolls.iter().map(|(winner, difference, chance)| {
        let worth = shifted(&worths, usize::from(place), *winner, *difference);
        chance * (expected - worth).max(0.0)
    });
    gains.sum()
}

/// 26: the winner of the dice shifts a marker.
pub(super) fn shift(
    mind: &Mind<'_>,
    side: Side,
    named: u8,
    difference: u8,
    choice: Choice,
) -> Option<f64> {
    let worths = worths(mind);
    let place = search::ring_place(worths.len() as u8, named, difference, choice);
    let worth = *worths.get(usize::from(place))?;
    Some(if side == Side::WhiteStar { worth } else { -worth })
}

/// X4.3: the token is spent when the roll was worse than another one will be.
pub(super) fn spend(mind: &Mind<'_>, search: Search, marker: u8) -> Choice {
    let Search::Marker { named: place, .. } = search else { return Choice::Keep };
    let worths = worths(mind);
    let now = worths.get(usize::from(marker)).copied().unwrap_or(0.0);
    if usize::from(place) >= worths.len() {
        return Choice::Keep;
    }
    let again = named(&worths, &rolls(mind.rules), usize::from(place));
    if again > now + 2.0 { Choice::Spend } else { Choice::Keep }
}

/// X4.2: the next marker of a ring that leaves White Star the least. The ring is completed in the best order
/// found by exchanging markers, two at a time.
pub(super) fn lay(mind: &Mind<'_>, left: [u8; 5]) -> Option<Choice> {
    let laid = mind.state.ring.len();
    let mut ring: Vec<Marker> = mind.state.ring.iter().copied().collect();
    // Good markers and bad ones take turns, to begin with.
    let mut rest: Vec<Marker> = Vec::new();
    for marker in Marker::ALL {
        rest.extend((0..left[marker as usize]).map(|_| marker));
    }
    rest.sort_by(|one, other| mind.marker(*other).total_cmp(&mind.marker(*one)));
    while !rest.is_empty() {
        ring.push(rest.remove(0));
        if let Some(last) = rest.pop() {
            ring.push(last);
        }
    }
    if laid < ring.len() && laid == 0 {
        // A ring has no first place: it begins with the rarest marker.
        let rarest = Marker::ALL.into_iter().filter(|marker| left[*marker as usize] > 0);
        let rarest = rarest.min_by_key(|marker| left[*marker as usize])?;
        let place = ring.iter().position(|marker| *marker == rarest)?;
        ring.rotate_left(place);
    }
    improve(mind, &mut ring, laid.max(1));
    ring.get(laid).copied().map(Choice::Next)
}

/// Exchanges markers from a place on as long as that leaves White Star less.
fn improve(mind: &Mind<'_>, ring: &mut [Marker], from: usize) {
    let worth = |ring: &[Marker]| {
        let worths: Vec<f64> = ring.iter().map(|marker| mind.marker(*marker)).collect();
        best_of(&worths, mind.rules).map_or(0.0, |(_, worth)| worth)
    };
    let mut least = worth(ring);
    let mut better = true;
    while better {
        better = false;
        for one in from..ring.len() {
            for other in one + 1..ring.len() {
                if ring[one] == ring[other] {
                    continue;
                }
                ring.swap(one, other);
                let now = worth(ring);
                if now < least - 1e-9 {
                    (least, better) = (now, true);
                } else {
                    ring.swap(one, other);
                }
            }
        }
    }
}
