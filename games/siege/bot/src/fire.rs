//! French attacks, and who takes the losses of both sides.

use siege::board::{AirBox, Place};
use siege::choice::Choice;
use siege::components::{Route, Side, Space};
use siege::flow::{Attacks, Draft, Phase, Piece, Target};

use super::{Thought, strength};

/// 17.1, 28.1, 15.3: the next target, or the next piece for the attack under way.
pub(super) fn attack(thought: &Thought<'_>, attacks: &Attacks) -> Option<Choice> {
    match &attacks.draft {
        None => target(thought),
        Some(draft) => join(thought, attacks, draft),
    }
}

/// Bases with most battalions first; spaces by what is in them and how near they are.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "the bomb is a coin, never the better one; nothing else names a target"
)]
fn target(thought: &Thought<'_>) -> Option<Choice> {
    let state = thought.state;
    thought.best(|choice| match choice {
        Choice::Target(Target::Base(base)) => {
            Some(i64::from(state.board.battalions(Place::Base(base)).len()))
        }
        Choice::Target(Target::Artillery) => Some(2),
        Choice::Target(Target::Aaa) => Some(1),
        Choice::Target(Target::Space(space)) => Some(worth(thought, space)),
        Choice::Done => Some(if state.phase == Phase::FrenchFire { 0 } else { -1 }),
        _ => None,
    })
}

/// What fire at a space is worth: the force there, more of it near the centre and on our own ground.
fn worth(thought: &Thought<'_>, space: Space) -> i64 {
    let (rules, state) = (thought.rules, thought.state);
    let near = 20 - i64::from(rules.charts.number(space));
    let ours = if rules.charts.entrenchments.has(space) { 0 } else { 10 };
    strength::force(rules, state, Side::VietMinh, space) + near + ours
}

/// Strategic strikes share their aircraft among the targets; in Tactical Fire everybody who has no
/// better target joins, the guns as far as ammunition is to be spent.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else adds a piece")]
fn join(thought: &Thought<'_>, attacks: &Attacks, draft: &Draft) -> Option<Choice> {
    let rules = thought.rules;
    let dice: u8 = draft.aircraft.iter().map(|aircraft| rules.charts.strength(aircraft)).sum();
    let full = matches!(draft.target, Target::Base(_)) && dice >= share(thought, attacks);
    let spend = guns_may_fire(thought, attacks);
    let next = thought.best(|choice| match choice {
        Choice::With(Piece::Unit(_)) => Some(3),
        Choice::With(Piece::Marker(_)) => spend.then_some(2),
        Choice::With(Piece::Aircraft(_) | Piece::Neptune | Piece::Battalion(_)) => {
            (!full).then_some(1)
        }
        _ => None,
    });
    next.or_else(|| thought.take(Choice::Agree)).or_else(|| thought.take(Choice::Drop))
}

/// Dice for one base: an equal part of what is left for those not struck yet.
fn share(thought: &Thought<'_>, attacks: &Attacks) -> u8 {
    let (rules, state) = (thought.rules, thought.state);
    let air_box = AirBox::BaseAttack;
    let left = state.board.aircraft_in(air_box).minus(attacks.aircraft);
    let dice: u8 = left.iter().map(|aircraft| rules.charts.strength(aircraft)).sum();
    let open = Route::ALL.into_iter().filter(|base| {
        let there = state.board.battalions(Place::Base(*base));
        !there.is_empty() && attacks.struck & (1 << base.0) == 0
    });
    let open = (open.count() as u8).max(1);
    dice.div_ceil(open)
}

/// Whether guns fire in Tactical Fire now: ammunition is spread over the impulses of the turn.
fn guns_may_fire(thought: &Thought<'_>, attacks: &Attacks) -> bool {
    let state = thought.state;
    if state.phase != Phase::FrenchFire {
        return true;
    }
    let fired: u8 = attacks.factors.iter().sum();
    let left = i64::from(state.board.tracks.ammunition);
    let impulses = i64::from(7 - state.impulse.clamp(1, 6));
    let allowed = (left + impulses - 1) / impulses;
    i64::from(fired) < 6 * allowed
}

/// 17.5: for the French the cheapest step, and no unit is lost while another can be reduced; for the
/// Viet Minh as the appendix has it.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else answers this question")]
pub(super) fn hit(thought: &Thought<'_>) -> Option<Choice> {
    let (rules, state) = (thought.rules, thought.state);
    thought.best(|choice| match choice {
        Choice::Lose(Piece::Battalion(battalion)) => {
            Some(strength::battalion(rules, state, battalion))
        }
        Choice::Lose(Piece::Unit(unit)) => {
            let [full, reduced] = rules.charts.faces(unit).map(|face| i64::from(face.strength));
            let is_last = state.board.reduced.has(unit) || !rules.charts.two_steps.has(unit);
            let price = match is_last {
                true if rules.charts.battalion_sized.has(unit) => {
                    20 + strength::unit(rules, state, unit)
                }
                true => 4 + strength::unit(rules, state, unit),
                false => full - reduced,
            };
            Some(-price)
        }
        _ => None,
    })
}

/// 17.8: the strongest battalion runs, of the French the weakest unit.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing else answers this question")]
pub(super) fn panic(thought: &Thought<'_>) -> Option<Choice> {
    let (rules, state) = (thought.rules, thought.state);
    thought.best(|choice| match choice {
        Choice::Panic(Piece::Battalion(battalion)) => {
            Some(strength::battalion(rules, state, battalion))
        }
        Choice::Panic(Piece::Unit(unit)) => Some(-strength::unit(rules, state, unit)),
        Choice::Escort(unit) => Some(strength::unit(rules, state, unit)),
        _ => None,
    })
}

/// 28.6: the strongest airstrikes fly again, and none rests that need not.
#[expect(clippy::wildcard_enum_match_arm, reason = "to end the step is worth least")]
pub(super) fn fly_again(thought: &Thought<'_>) -> Option<Choice> {
    thought.best(|choice| match choice {
        Choice::Again(aircraft) => Some(i64::from(thought.rules.charts.strength(aircraft))),
        _ => Some(0),
    })
}
