//! Odds: what is answered on the way, when a thing has run its course, and what is counted.

use kernel::flow::is_resolving;
use kernel::{Gauge, Ledger, Seats};

use crate::Company;
use crate::board::{Body, Place};
use crate::choice::{Action, Choice, Kind};
use crate::components::{Marker, Side};
use crate::flow::{
    AmbushFrom, Assault, Declare, Opportunity, Play, Return, Search, Shift, ShotKind, State, Step,
    Strike, Target,
};
use crate::rules::{action_dice, artillery, assault, search, shooting};
use crate::sets::{SquareSet, Unit};
use crate::sums::{Sum, Term};

/// An action is given all its dice. Nobody reacts, the target fights, misses are rolled again; who wins a
/// deviation takes the marker he likes best, who turns a line of shells spares his own; of the rest the
/// first legal answer.
pub(crate) fn settle(rules: &Company, state: &State, seats: Seats) -> Choice {
    let mut legal = Vec::new();
    if let Some(seat) = seats.lowest() {
        kernel::Rules::legal(rules, state, seat, &mut legal);
    }
    #[expect(clippy::wildcard_enum_match_arm, reason = "all others are answered quietly")]
    let wanted = match state.top() {
        Step::Declare(_) | Step::PickUp(_) => legal.iter().max().copied(),
        Step::Shift(shift) => Some(best_shift(rules, state, shift)),
        Step::Swivel(swivel) => best_swivel(state, swivel.by.enemy(), &legal),
        _ => None,
    };
    let quiet = [
        Choice::Hold,
        Choice::Fight,
        Choice::Reroll,
        Choice::Stay,
        Choice::Keep,
        Choice::NoAmbush,
        Choice::Done,
        Choice::GoOn,
    ];
    let quiet = || quiet.into_iter().find(|choice| legal.contains(choice));
    wanted.or_else(quiet).or(legal.first().copied()).unwrap_or(Choice::Stop)
}

/// The shift that gives the winner the marker he likes best. Face down (X4.7) White Star has no reason to
/// shift, and a landing column stays.
fn best_shift(rules: &Company, state: &State, shift: &Shift) -> Choice {
    let Shift { search, winner, difference } = *shift;
    let Search::Marker { named, .. } = search else { return Choice::Stay };
    if winner == Side::WhiteStar && rules.switches.hidden_loop {
        return Choice::Stay;
    }
    let worth = |choice: &Choice| {
        let place = search::ring_place(state.ring.len() as u8, named, difference, *choice);
        let worth = state.ring.get(usize::from(place)).map_or(0, |marker| worth_of(*marker));
        if winner == Side::WhiteStar { i16::from(worth) } else { -i16::from(worth) }
    };
    // Of equal ones the last counts, so that nothing is shifted without need.
    let shifts = [Choice::Anticlockwise, Choice::Clockwise, Choice::Stay];
    shifts.into_iter().max_by_key(worth).unwrap_or(Choice::Stay)
}

/// How much White Star wants a marker: what a cache is worth to him and would be to the Communist, and no
/// ambush.
pub(crate) const fn worth_of(marker: Marker) -> u8 {
    match marker {
        Marker::Number1 => 4,
        Marker::High => 3,
        Marker::Low => 2,
        Marker::Blank => 1,
        Marker::Ambush => 0,
    }
}

/// The swivel that hits the fewest of a side's own bases for the enemy's.
fn best_swivel(state: &State, own: Side, legal: &[Choice]) -> Option<Choice> {
    let strength = |side: Side, squares: SquareSet| -> i16 {
        let there = state.board.on_table(side).iter().map(|index| Unit::new(side, index));
        let there = there.filter(|unit| state.board.is_in(*unit, squares));
        there.map(|unit| i16::from(state.board.body(unit).strength)).sum()
    };
    let harm = |choice: &&Choice| {
        let Choice::Swivel(end, direction) = **choice else { return 0 };
        let squares = artillery::swivel_end(end, direction);
        strength(own, squares) - strength(own.enemy(), squares)
    };
    legal.iter().min_by_key(harm).copied()
}

/// Whether nothing is being resolved any more. Where the acting player aims or names a marker he decides
/// anew, and has new odds.
pub(crate) fn is_settled(before: &State, now: &State) -> bool {
    if let Step::Values(valued) = before.top() {
        // One cache has its value.
        let Step::Values(values) = now.top() else { return true };
        return (values.carried, values.destroyed) != (valued.carried, valued.destroyed);
    }
    // Where a unit falls back to is still to be found, but nobody dies of it.
    matches!(now.top(), Step::FallBack(_)) || !is_resolving::<Company>(now)
}

/// What nobody counts is forgotten: whether leaders live, and which of the units that shells have fallen on
/// lost how much. No unit is attacked twice before all is settled, so that nothing depends on it.
pub(crate) fn forget(rules: &Company, before: &State, now: &mut State) {
    while let Step::LeaderDie(_) = now.top() {
        now.steps.pop();
        Play { rules, state: now, sink: &mut () }.advance();
    }
    if let Step::Strike(strike) = *now.top() {
        let done = strike.squares.minus(strike.left);
        for side in Side::BOTH {
            pool(rules, before, now, side, &strike);
        }
        for square in done.and(now.board.peopled()).iter() {
            (0..now.board.peasants.get(square)).for_each(|_| now.board.take_peasant(square));
        }
    }
}

/// The units of a side that have been struck as one heap: as many units and bases left, but always the same.
fn pool(rules: &Company, before: &State, now: &mut State, side: Side, strike: &Strike) {
    let done = strike.squares.minus(strike.left);
    let here = strike.left.first().map_or(SquareSet::NONE, SquareSet::one);
    let units = before.board.on_table(side).iter().map(|index| Unit::new(side, index));
    let struck = units.filter(|unit| {
        before.board.is_in(*unit, done)
            || before.board.is_in(*unit, here) && artillery::slot(rules, *unit) < strike.slot
    });
    let struck: Vec<Unit> = struck.collect();
    let bases: u8 = struck.iter().map(|unit| now.board.body(*unit).strength).sum();
    let alive = struck.iter().filter(|unit| now.board.body(**unit).strength > 0).count();
    for (place, unit) in struck.into_iter().enumerate() {
        let stood = *before.board.body(unit);
        let strength = match place {
            0 if alive > 0 => bases - (alive as u8 - 1),
            _ if place < alive => 1,
            _ => 0,
        };
        let place = if strength > 0 { stood.place } else { Place::GONE };
        now.board.put(rules, unit, place);
        *now.board.body_mut(unit) = Body { place, strength, ..stood };
    }
    now.board.dead[side as usize] = before.board.dead[side as usize].clone();
    now.board.dropped = before.board.dropped.clone();
    now.tally.wiped_out = before.tally.wiped_out;
    now.tally.vehicles = before.tally.vehicles;
    now.marked = before.marked;
}

/// What came of a choice, for the side that chose.
pub(crate) fn gauge(rules: &Company, before: &State, now: &State) -> Gauge {
    let mut gauge = Gauge::new();
    if let Step::Group(_) = before.top() {
        if let Some(acting) = now.acting() {
            gauge.push(("dice", i64::from(acting.dice)));
        }
        return gauge;
    }
    if let Step::Values(_) = before.top() {
        gauge.push(("value", i64::from(now.tally.caches - before.tally.caches)));
        return gauge;
    }
    if let Step::Unit(_) | Step::Target(_) | Step::Declare(_) = before.top() {
        gauge.push(("success", i64::from(now.success)));
    }
    let targets = assaulted(before);
    if !targets.is_empty() {
        let won = targets.iter().any(|target| is_beaten(before, now, *target));
        gauge.push(("won", i64::from(won)));
    }
    let own = kernel::flow::asked(rules, before)
        .lowest()
        .map_or(Side::WhiteStar, |seat| before.side(seat));
    count_losses(before, now, own, &mut gauge);
    count_finds(before, now, own, &mut gauge);
    gauge
}

/// What both sides lost, and who else came to harm.
fn count_losses(before: &State, now: &State, own: Side, gauge: &mut Gauge) {
    let lost = |side: Side| before.board.strength(side) - now.board.strength(side);
    let wiped_out = |side: Side| before.board.in_strength(side) - now.board.in_strength(side);
    let count = |of: fn(&State) -> i64| of(now) - of(before);
    gauge.push(("enemy-lost", lost(own.enemy())));
    gauge.push(("own-lost", lost(own)));
    gauge.push(("wiped-out", wiped_out(own.enemy())));
    gauge.push(("own-wiped-out", wiped_out(own)));
    gauge.push(("peasants", count(|state| state.tally.peasants.map(i64::from).iter().sum())));
    gauge.push(("helicopters", count(|state| i64::from(state.tally.helicopters))));
    gauge.push(("evacuated", count(|state| i64::from(state.tally.evacuated))));
}

/// What was won, found and shown.
fn count_finds(before: &State, now: &State, own: Side, gauge: &mut Gauge) {
    let drawn = |wanted: fn(Marker) -> bool| {
        let left = |state: &State| state.ring.iter().filter(|marker| wanted(**marker)).count();
        left(before) as i64 - left(now) as i64
    };
    gauge.push(("token", i64::from(now.token && !before.token)));
    gauge.push(("cache", drawn(|marker| marker.cache().is_some())));
    gauge.push(("ambush", drawn(|marker| marker == Marker::Ambush)));
    if own == Side::WhiteStar {
        let shown = now.board.seen.minus(before.board.seen);
        gauge.push(("shown", i64::from(shown.len())));
    }
}

/// The target of an assault that is about to be declared or under way; while it is yet to be picked, all
/// that it could be.
fn assaulted(state: &State) -> Vec<Unit> {
    let target = state.steps.iter().rev().find_map(|step| {
        if let Step::Assault(Assault { target, .. })
        | Step::Declare(Declare { action: Action::Assault(target) }) = step
        {
            Some(*target)
        } else {
            None
        }
    });
    if let Some(target) = target {
        return vec![target];
    }
    let Step::Target(Target { kind: Kind::Assault }) = state.top() else { return Vec::new() };
    let Some(acting) = state.acting() else { return Vec::new() };
    let enemy = acting.unit.side.enemy();
    state.board.visible(enemy).iter().map(|index| Unit::new(enemy, index)).collect()
}

/// Whether a unit is gone, has left its square, or is about to.
fn is_beaten(before: &State, now: &State, unit: Unit) -> bool {
    let falls_back = matches!(now.top(), Step::FallBack(fall_back) if fall_back.unit == unit);
    falls_back || before.board.square(unit) != now.board.square(unit)
}

/// The sums behind a choice.
pub(crate) fn ledgers(rules: &Company, state: &State, choice: Choice) -> Vec<Ledger> {
    match (state.top(), choice) {
        (Step::Group(group), Choice::Unit(unit)) if !group.failed => {
            vec![action_dice::ledger(rules, state, unit, 0)]
        }
        (Step::Unit(_) | Step::Target(_), Choice::Act(action)) => {
            let dice = state.acting().map_or(0, |acting| acting.dice);
            of_action(rules, state, action, dice)
        }
        (Step::Declare(Declare { action }), Choice::Dice(dice)) => {
            of_action(rules, state, *action, dice)
        }
        (Step::Opportunity(Opportunity { at, .. }), Choice::Fire(unit)) => {
            shooting::ledgers(rules, state, unit, *at, ShotKind::Opportunity)
        }
        (Step::Return(Return { unit, at }), Choice::Fire(_)) => {
            shooting::ledgers(rules, state, *unit, *at, ShotKind::Return)
        }
        (Step::AmbushFrom(AmbushFrom { unit, .. }), Choice::Ambush(ambusher, square)) => {
            let mut sprung = state.clone();
            sprung.board.put(rules, ambusher, Place::on(square));
            shooting::ledgers(rules, &sprung, ambusher, *unit, ShotKind::Ambush)
        }
        // Behind every other answer there is no sum.
        _ => Vec::new(),
    }
}

/// The dice an action is given (all that are left while it is not yet asked how many), and what it does.
#[expect(clippy::wildcard_enum_match_arm, reason = "other actions have no dice but their own")]
fn of_action(rules: &Company, state: &State, action: Action, dice: u8) -> Vec<Ledger> {
    let Some(acting) = state.acting() else { return Vec::new() };
    let (unit, left) = (acting.unit, i64::from(acting.dice));
    let mut given = Ledger::of(&Sum::Given);
    given.add_term(left, &Term::LeftToUnit);
    if i64::from(dice) < left {
        given.add_term(i64::from(dice) - left, &Term::KeptBack);
    }
    let mut ledgers = vec![given];
    match action {
        Action::Shoot(at) => {
            ledgers.extend(shooting::ledgers(rules, state, unit, at, ShotKind::Action));
        }
        Action::Assault(target) => {
            ledgers.extend(assault::ledgers(rules, state, unit, target));
        }
        _ => (),
    }
    ledgers
}
