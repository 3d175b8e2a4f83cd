//! Plays of cards worth weighing: each card that can be played, wherever it works.

use kernel::odds::follow;
use kernel::{Rules, Seat};
use storm::Storm;
use storm::choice::Choice;
use storm::components::{Area, Kind, Side};
use storm::flow::{Impulse, Stage, State, Step};
use storm::rules::counter_attack;
use storm::sets::Unit;

use super::{cards, orders};

/// Lines of choices.
type Lines = Vec<Vec<Choice>>;

/// Every card of a hand that may be played now, and every sap by a card.
pub(crate) fn of_hand(rules: &Storm, world: &State, seat: Seat, out: &mut Lines) {
    let side = world.side(seat);
    for kind in world.cards.hand.kinds(side) {
        let play = Choice::Play(kind);
        if rules.check(world, seat, &play).is_ok() {
            of_card(rules, world, seat, kind, out);
        }
    }
    let choosing = matches!(world.top(), Step::Impulse(Impulse { stage: Stage::Choose, .. }));
    if choosing && side == Side::VietMinh {
        digs(rules, world, out);
    }
}

fn of_card(rules: &Storm, world: &State, seat: Seat, kind: Kind, out: &mut Lines) {
    let play = Choice::Play(kind);
    let Some(asking) = follow(rules, world, seat, &[play]) else { return };
    if !matches!(asking.top(), Step::CardArea(_)) {
        return out.push(vec![play]);
    }
    let mut areas = Vec::new();
    rules.legal(&asking, seat, &mut areas);
    for place in areas {
        match (kind, place) {
            (Kind::SurpriseAssault, Choice::In(area)) => {
                orders::of_surprise(rules, world, area, &[play, place], out);
            }
            (Kind::CounterAttack, Choice::In(area)) => {
                counter_attacks(rules, world, area, &[play, place], out);
            }
            // Any other card is done with once its area is named.
            _ => out.push(vec![play, place]),
        }
    }
}

/// Everybody who can enter, and everybody but the weakest of each area.
fn counter_attacks(rules: &Storm, world: &State, into: Area, prefix: &[Choice], out: &mut Lines) {
    let mut entrants: Vec<(Unit, Area)> = counter_attack::entrants(rules, world, into).collect();
    let strength = |unit: Unit| {
        let stats = rules.charts.stats(unit);
        (stats.firepower, stats.defence)
    };
    entrants.sort_by_key(|(unit, from)| (*from, std::cmp::Reverse(strength(*unit))));
    let limit = usize::from(rules.components.tables.stacking_limit);
    let room = limit.saturating_sub(usize::from(world.board.units(Side::French, into).len()));
    let stays = |place: usize| {
        let next = entrants.get(place + 1);
        next.is_none_or(|(_, from)| *from != entrants[place].1)
    };
    let most = (0..entrants.len()).filter(|place| !stays(*place)).collect::<Vec<_>>();
    for chosen in [(0..entrants.len()).collect(), most] {
        if chosen.is_empty() {
            continue;
        }
        let enter = chosen.into_iter().take(room).map(|place| Choice::Enter(entrants[place].0));
        out.push(prefix.iter().copied().chain(enter).collect());
    }
}

/// 9.0: for each area beside the French and each level that a card can reach there, the cheapest card.
fn digs(rules: &Storm, world: &State, out: &mut Lines) {
    let board = &world.board;
    let most = rules.components.tables.max_trench;
    let mut kinds: Vec<Kind> = world.cards.hand.kinds(Side::VietMinh).collect();
    kinds.sort_by_key(|kind| cards::worth(rules, *kind, world.turn));
    for area in board.controlled(Side::VietMinh, rules.charts.all).iter() {
        let level = board.trench(area);
        let near = board.controlled(Side::French, rules.charts.adjacent(area));
        if level >= most || near.and(board.occupied(Side::French)).is_empty() {
            continue;
        }
        let mut reached = level;
        for kind in &kinds {
            let after = (level + rules.trench_value(*kind)).min(most);
            if after > reached {
                reached = after;
                out.push(vec![Choice::Dig(*kind), Choice::In(area)]);
            }
        }
    }
}

/// 4.0: the least useful card is discarded to go on, and something is done.
pub(crate) fn after_discard(rules: &Storm, world: &State, seat: Seat, out: &mut Lines) {
    let hand = world.cards.hand.kinds(Side::French);
    let Some(kind) = hand.min_by_key(|kind| cards::worth(rules, *kind, world.turn)) else { return };
    let discard = Choice::Discard(kind);
    let Some(going_on) = follow(rules, world, seat, &[discard]) else { return };
    let mut lines = Vec::new();
    orders::of_units(rules, &going_on, Side::French, &mut lines);
    of_hand(rules, &going_on, seat, &mut lines);
    out.extend(lines.into_iter().map(|line| [&[discard], line.as_slice()].concat()));
}
