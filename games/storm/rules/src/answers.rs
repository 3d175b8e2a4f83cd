//! Which chapter answers for which step: questions, candidates, checks, and what an answer does.

use kernel::{Audience, Chance, Next, Request, Roll, Scope, Seat, Seats, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::Side;
use crate::flow::{AttackStage, Play, Stage, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{
    allocation, arrivals, assault, attack, bidding, cards, counter_attack, die_cards, effects,
    impulse, movement, orders, retreat, sap, sequence, supply, windows,
};

/// What the game waits for.
pub fn next(rules: &Storm, state: &State) -> Next<Storm> {
    let step = state.top();
    if let Step::Over = step {
        return Next::Over(sequence::outcome(rules, state));
    }
    if let Some(chance) = chance(state, step) {
        return Next::Chance(chance);
    }
    let seat = asked(state, step);
    Next::Decision { seats: Seats::only(seat), prompt: prompt(rules, state, step) }
}

/// The dice a step waits for.
fn chance(state: &State, step: &Step) -> Option<Chance<Ask>> {
    let (ask, request) = match step {
        Step::Draw { side, .. } => return Some(cards::draw_request(state, *side)),
        Step::Attack(attack) => {
            let ask = Ask::Attack { side: attack.side, target: attack.target };
            debug_assert_eq!(attack.stage, AttackStage::Dice, "an attack waits only for dice");
            (ask, Request::TWO_DICE)
        }
        Step::BidDice { first } => {
            (Ask::Bid { seat: Seat(u8::from(first.is_some())) }, Request::TWO_DICE)
        }
        Step::SupplyDice => (Ask::Supply, Request::TWO_DICE),
        Step::ReplacementDie => (Ask::Replacements, Request::ONE_DIE),
        Step::MinesDie => (Ask::Mines, Request::ONE_DIE),
        Step::RatsDie { area } => (Ask::Rats { area: *area }, Request::ONE_DIE),
        Step::ShaftDie { area } => (Ask::Shaft { area: *area }, Request::ONE_DIE),
        Step::ReliefDie => (Ask::Relief, Request::ONE_DIE),
        Step::Propaganda { left, .. } => {
            let unit = crate::sets::Unit::new(Side::French, left.first().unwrap_or(0));
            (Ask::Propaganda { unit }, Request::ONE_DIE)
        }
        _ => return None,
    };
    Some(Chance { ask, request, audience: Audience::All })
}

/// The seat a step asks.
fn asked(state: &State, step: &Step) -> Seat {
    let side = match step {
        Step::Bid => return bidding::next_bidder(state).unwrap_or(Seat(0)),
        Step::PickSide { seat } => return *seat,
        Step::CutHand { side, .. } | Step::EndDiscard { side, .. } => *side,
        Step::Impulse { stage: Stage::End { .. }, .. } => Side::VietMinh,
        Step::Impulse { side, .. } => *side,
        Step::Order(order) => order.side,
        Step::March(march) => march.side,
        Step::CardArea { kind } | Step::DigArea { kind } => kind.side(),
        Step::Window(window) => window.ask,
        Step::Allocate(allocate) => allocate.assigner,
        Step::Retreats(retreats) => retreats.owner,
        Step::Place(place) => place.side,
        Step::GoOn
        | Step::CounterEnter { .. }
        | Step::Relief { .. }
        | Step::ShaftWarning { .. } => Side::French,
        _ => Side::VietMinh,
    };
    state.seat(side)
}

/// The question a step puts.
pub fn prompt(rules: &Storm, state: &State, step: &Step) -> Prompt {
    match step {
        Step::Bid => Prompt::Bid { most: rules.components.tables.bid_max },
        Step::PickSide { .. } => Prompt::Side,
        Step::CutHand { left, .. } => Prompt::CutHand { left: *left },
        Step::Impulse { stage: Stage::FreeCards, .. } => Prompt::FreeCards,
        Step::Impulse { stage: Stage::End { .. }, .. } => Prompt::ImpulseEnd,
        Step::Impulse { side, .. } => Prompt::Impulse { side: *side },
        Step::Order(order) => {
            let (area, picked) = (order.area, order.picked);
            if order.surprise {
                Prompt::SurpriseOrder { area, picked }
            } else {
                Prompt::Order { area, picked }
            }
        }
        Step::March(march) => Prompt::March { area: march.area, left: march.left },
        Step::CardArea { kind } => Prompt::CardArea { kind: *kind },
        Step::DigArea { kind } => Prompt::DigArea { kind: *kind },
        Step::GoOn => Prompt::GoOn,
        Step::Window(window) => {
            let (area, stake) = stake(rules, state);
            Prompt::Window { kind: window.kind, area, stake }
        }
        Step::MinesSpend { left, .. } => Prompt::MinesSpend { left: *left },
        Step::Allocate(allocate) => Prompt::Allocate { area: allocate.area, left: allocate.left },
        Step::Retreats(retreats) => Prompt::Retreat { from: retreats.from },
        Step::Losses { left, .. } => Prompt::Losses { left: *left },
        Step::CounterEnter { into, .. } => Prompt::Enter { into: *into },
        Step::Relief { .. } => Prompt::Relief { area: rules.components.tables.relief_area },
        Step::RatsSpend { area, left, .. } => Prompt::RatsSpend { area: *area, left: *left },
        Step::ShaftWarning { area, .. } => Prompt::ShaftWarning { area: *area },
        Step::EndDiscard { .. } => Prompt::EndDiscard,
        Step::SupplyMark { left } => Prompt::SupplyMark { left: *left },
        Step::Place(place) => Prompt::Place { units: place.units.len(), picked: place.picked },
        _ => Prompt::GoOn,
    }
}

/// What is at stake in a window: the area, and damage points or firepower before the dice.
pub fn stake(rules: &Storm, state: &State) -> (Option<crate::components::Area>, u8) {
    let Some(attack) = state.attack() else {
        let areas = state.steps.iter().find_map(|step| match step {
            Step::SupplyMark { left } => Some((None, *left)),
            Step::ClearTrench { area, .. } => Some((Some(*area), state.board.trench(*area))),
            _ => None,
        });
        return areas.unwrap_or((None, 0));
    };
    let points = match (attack.roll, attack.stage) {
        (0, _) => attack::firepower(rules, state, attack),
        (_, AttackStage::Apply) => attack.damage,
        (..) => attack::damage(rules, state, attack),
    };
    (Some(attack.target), points)
}

/// Lists the answers to the present question.
pub fn candidates(rules: &Storm, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    match state.top() {
        Step::Bid => bidding::candidates(rules, out),
        Step::PickSide { .. } => out.extend(Side::BOTH.map(Choice::Take)),
        Step::CutHand { side, left, picked } => {
            cards::candidates(state, *side, picked, *left, scope, out);
        }
        Step::EndDiscard { side, picked } => {
            out.push(Choice::Done);
            cards::candidates(state, *side, picked, 0, scope, out);
        }
        Step::Impulse { side, stage: Stage::Choose } => {
            impulse::candidates(rules, state, *side, scope, out);
        }
        Step::Impulse { side, stage: Stage::FreeCards } => {
            windows::impulse_candidates(state, *side, out);
        }
        Step::Impulse { .. } => windows::impulse_candidates(state, Side::VietMinh, out),
        Step::Order(order) => orders::candidates(rules, state, order, scope, out),
        Step::March(march) => movement::candidates(rules, march, scope, out),
        Step::CardArea { kind } => effects::candidates(rules, *kind, out),
        Step::DigArea { .. } => sap::candidates(rules, out),
        Step::GoOn => {
            out.push(Choice::End);
            out.extend(state.cards.hand.kinds(Side::French).map(Choice::Discard));
        }
        Step::Window(window) => windows::candidates(state, *window, out),
        Step::MinesSpend { left, floor } => {
            assault::mines_candidates(rules, state, *left, *floor, scope, out);
        }
        Step::Allocate(allocate) => allocation::candidates(rules, state, allocate, scope, out),
        Step::Retreats(retreats) => retreat::candidates(rules, state, retreats, scope, out),
        Step::Losses { units, left, floor, .. } => {
            assault::losses_candidates(rules, *units, *left, *floor, scope, out);
        }
        Step::CounterEnter { into, floor, .. } => {
            counter_attack::candidates(rules, state, *into, *floor, scope, out);
        }
        Step::Relief { infantry, armor } => {
            die_cards::relief_candidates(rules, state, *infantry, *armor, scope, out);
        }
        Step::RatsSpend { area, floor, .. } => {
            die_cards::rats_candidates(rules, state, *area, *floor, scope, out);
        }
        Step::ShaftWarning { area, floor } => {
            die_cards::warning_candidates(rules, state, *area, *floor, scope, out);
        }
        Step::SupplyMark { left } => supply::candidates(rules, state, *left, scope, out),
        Step::Place(place) => arrivals::candidates(rules, state, place, scope, out),
        _ => (),
    }
}

/// Decides whether an answer is legal.
pub fn check(rules: &Storm, state: &State, seat: Seat, choice: Choice) -> Result<(), No> {
    let step = state.top();
    if matches!(step, Step::Over) || chance(state, step).is_some() || asked(state, step) != seat {
        return Err(No::NotAsked);
    }
    match (step, choice) {
        (Step::Bid, Choice::Bid(areas)) if areas <= rules.components.tables.bid_max => Ok(()),
        (Step::PickSide { .. }, Choice::Take(_)) => Ok(()),
        (Step::CutHand { .. }, Choice::Done) => Err(No::NotAsked),
        (Step::CutHand { side, picked, .. } | Step::EndDiscard { side, picked }, _) => {
            cards::check(state, *side, picked, choice)
        }
        (Step::Impulse { side, stage: Stage::Choose }, _) => {
            check_held(state, seat, choice)?;
            impulse::check(rules, state, *side, choice)
        }
        (Step::Impulse { stage: Stage::FreeCards, .. }, _) => {
            check_held(state, seat, choice)?;
            windows::check_free(rules, state, choice)
        }
        (Step::Impulse { .. }, _) => {
            check_held(state, seat, choice)?;
            windows::check_end(rules, state, choice)
        }
        (Step::Order(order), _) => orders::check(rules, state, order, choice),
        (Step::March(_), Choice::Stop) => Ok(()),
        (Step::March(march), Choice::Move(to)) => {
            movement::check(rules, state, march, to).map(|_| ())
        }
        (Step::CardArea { kind }, Choice::In(area)) => {
            effects::check_area(rules, state, *kind, area)
        }
        (Step::CardArea { kind }, Choice::Clear(area)) if effects::clears(*kind) => {
            effects::check_clear(rules, state, *kind, area)
        }
        (Step::DigArea { .. }, Choice::In(area)) => sap::check_dig_area(rules, state, area),
        (Step::GoOn, Choice::End) => Ok(()),
        (Step::GoOn, Choice::Discard(_)) => check_held(state, seat, choice),
        (Step::Window(window), _) => {
            check_held(state, seat, choice)?;
            windows::check(rules, state, *window, choice)
        }
        (Step::MinesSpend { .. }, Choice::Spend(unit)) => {
            let units = state.assault().map_or(Default::default(), |assault| assault.units);
            check_among(units, unit)
        }
        (Step::Losses { units, .. }, Choice::Lose(unit)) => check_among(*units, unit),
        (Step::Allocate(allocate), Choice::Hit(unit, points)) => {
            allocation::check(state, allocate, unit, points)
        }
        (Step::Retreats(retreats), Choice::Retreat(unit, to)) => {
            retreat::check(rules, state, retreats, unit, to)
        }
        (Step::CounterEnter { into, moved, .. }, _) => {
            counter_attack::check(rules, state, *into, *moved, choice)
        }
        (Step::Relief { infantry, armor }, Choice::Bring(unit)) => {
            die_cards::check_bring(rules, state, *infantry, *armor, unit)
        }
        (Step::RatsSpend { .. }, _) => die_cards::check_rats_spend(state, choice),
        (Step::ShaftWarning { area, .. }, _) => {
            die_cards::check_withdraw(rules, state, *area, choice)
        }
        (Step::SupplyMark { .. }, Choice::Mark(area)) => supply::check(state, area),
        (Step::Place(place), _) => arrivals::check(rules, state, place, choice),
        _ => Err(No::NotAsked),
    }
}

/// A card must be in the hand of the seat that plays it.
fn check_held(state: &State, seat: Seat, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Play(kind) | Choice::Dig(kind) | Choice::Discard(kind)
            if kind.side() != state.side(seat) || !state.cards.hand.has(kind) =>
        {
            Err(No::NotAsked)
        }
        _ => Ok(()),
    }
}

fn check_among(units: crate::sets::UnitSet, unit: crate::sets::Unit) -> Result<(), No> {
    if unit.side == Side::VietMinh && units.has(unit.index) { Ok(()) } else { Err(No::NotAsked) }
}

/// Carries a legal answer out, and everything that follows by itself.
pub fn apply<S: Sink<Storm>>(play: &mut Play<'_, S>, seat: Seat, choice: Choice) {
    match (play.state.top().clone(), choice) {
        (Step::Bid, Choice::Bid(bid)) => bidding::apply(play, seat, bid),
        (Step::PickSide { seat }, Choice::Take(side)) => bidding::pick(play, seat, side),
        (Step::CutHand { .. } | Step::EndDiscard { .. }, _) => cards::apply(play, choice),
        (Step::Impulse { side, stage: Stage::Choose }, _) => impulse::apply(play, side, choice),
        (Step::Impulse { stage, .. }, _) => windows::apply_impulse(play, stage, choice),
        (Step::Order(order), _) => orders::apply(play, order, choice),
        (Step::March(march), _) => movement::apply(play, march, choice),
        (Step::CardArea { kind }, _) => effects::apply(play, kind, choice),
        (Step::DigArea { kind }, Choice::In(area)) => sap::by_card(play, kind, area),
        (Step::GoOn, _) => impulse::apply_go_on(play, choice),
        (Step::Window(window), _) => windows::apply(play, window, choice),
        (Step::MinesSpend { left, .. }, Choice::Spend(unit)) => {
            assault::mines_apply(play, left, unit);
        }
        (Step::Allocate(allocate), Choice::Hit(unit, points)) => {
            allocation::apply(play, allocate, unit, points);
        }
        (Step::Retreats(retreats), Choice::Retreat(unit, to)) => {
            retreat::apply(play, retreats, unit, to);
        }
        (Step::Losses { area, units, left, .. }, Choice::Lose(unit)) => {
            assault::losses_apply(play, area, units, left, unit);
        }
        (Step::CounterEnter { into, moved, .. }, _) => {
            counter_attack::apply(play, into, moved, choice);
        }
        (Step::Relief { infantry, armor }, Choice::Bring(unit)) => {
            die_cards::bring(play, infantry, armor, unit);
        }
        (Step::RatsSpend { area, left, .. }, _) => {
            die_cards::apply_rats(play, area, left, choice);
        }
        (Step::ShaftWarning { area, .. }, _) => die_cards::apply_withdraw(play, area, choice),
        (Step::SupplyMark { left }, Choice::Mark(area)) => supply::apply(play, left, area),
        (Step::Place(place), _) => arrivals::apply(play, place, choice),
        _ => (),
    }
    play.advance();
}

/// Carries on once the dice have fallen.
pub fn resolve<S: Sink<Storm>>(play: &mut Play<'_, S>, roll: &Roll) {
    match *play.state.top() {
        Step::Draw { side, .. } => cards::drawn(play, side, roll.first()),
        Step::Attack(_) => attack::rolled(play, roll.sum()),
        Step::BidDice { first } => bidding::rolled(play, first, roll.sum()),
        Step::SupplyDice => supply::rolled(play, roll.sum()),
        Step::ReplacementDie => arrivals::die_rolled(play, roll.first()),
        Step::MinesDie => assault::mines_rolled(play, roll.first()),
        Step::RatsDie { area } => die_cards::rats_rolled(play, area, roll.first()),
        Step::ShaftDie { area } => die_cards::shaft_rolled(play, area, roll.first()),
        Step::ReliefDie => die_cards::relief_rolled(play, roll.first()),
        Step::Propaganda { area, left } => {
            die_cards::propaganda_rolled(play, area, left, roll.first());
        }
        _ => (),
    }
    play.advance();
}
