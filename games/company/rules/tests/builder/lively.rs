//! A player who seldom passes: units act, shoot, assault, call and search where they can. Random players
//! mostly let things be, so that little happens in their games.

use company::Company;
use company::choice::{Action, Choice, Kind};
use company::components::Side;
use company::flow::State;
use company::sets::Square;
use kernel::dice::Rng;
use kernel::{Rules, Seat};

/// How often an answer is wanted, of 100.
fn weight(choice: &Choice) -> u32 {
    match choice {
        Choice::Pass(_) | Choice::Stop | Choice::Done => 4,
        Choice::Act(Action::GoDown) => 2,
        Choice::Act(Action::Disappear | Action::Leave) => 8,
        Choice::Kind(Kind::Assault) => 60,
        Choice::Kind(Kind::Shoot | Kind::Casevac | Kind::Generate | Kind::Destroy) => 80,
        Choice::Act(Action::Search | Action::Call | Action::Interrogate) => 100,
        Choice::Kind(_) => 40,
        Choice::Dice(dice) => 40 / u32::from(*dice),
        Choice::Hold => 10,
        _ => 20,
    }
}

/// How far a square is from the enemy and from villages, whichever is nearer.
fn apart(rules: &Company, state: &State, side: Side, square: Square) -> u8 {
    let enemies = state.board.occupied(side.enemy());
    let goals = enemies.or(rules.charts.villages.minus(state.board.searched));
    let far = |goal: Square| company::generator::command_distance(square, goal);
    goals.iter().map(far).min().unwrap_or(0)
}

/// An answer.
pub(crate) fn answer(rules: &Company, state: &State, seat: Seat, rng: &mut Rng) -> Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let side = state.side(seat);
    let weight = |choice: &Choice| match choice {
        Choice::Act(Action::Move(to)) => 60 >> (2 * apart(rules, state, side, *to)).min(6),
        other => weight(other),
    };
    let total: u32 = legal.iter().map(|choice| weight(choice) + 1).sum();
    let mut left = rng.below(total.max(1));
    for choice in &legal {
        let share = weight(choice) + 1;
        if left < share {
            return *choice;
        }
        left -= share;
    }
    *legal.first().expect("every question has an answer")
}
