//! Players with a plan, simple enough to steer a game to the end that is wanted.

use company::Company;
use company::choice::{Action, Choice, Kind};
use company::components::{Objective, Side};
use company::flow::State;
use company::generator::command_distance;
use company::sets::{Square, SquareSet, Unit};
use kernel::dice::Rng;
use kernel::{Rules, Seat};

/// What a side is after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// Kills: shoots, calls, reacts.
    Kill,
    /// Dies: runs at the enemy, calls shells on itself, holds its fire.
    Die,
    /// Leaves over the exit edge.
    Leave,
    /// Searches, and lets the enemy be.
    Search,
    /// Passes.
    Wait,
}

/// The plans of White Star and of the Communist.
pub(crate) type Plan = [Aim; 2];

/// The answer with the highest mark; of equal ones any.
pub(crate) fn answer(
    rules: &Company,
    state: &State,
    plan: Plan,
    seat: Seat,
    rng: &mut Rng,
) -> Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let side = state.side(seat);
    let judge = Judge { rules, state, side, aim: plan[side as usize] };
    let best = legal.iter().map(|choice| judge.mark(choice)).max();
    legal.retain(|choice| Some(judge.mark(choice)) == best);
    *rng.pick(&legal).expect("every question has an answer")
}

struct Judge<'g> {
    rules: &'g Company,
    state: &'g State,
    side: Side,
    aim: Aim,
}

impl Judge<'_> {
    fn mark(&self, choice: &Choice) -> i32 {
        match choice {
            Choice::Pass(_) => i32::from(self.aim == Aim::Wait) * 9,
            Choice::Stop => 1 + i32::from(self.aim == Aim::Wait) * 9,
            Choice::Unit(_) | Choice::Fight => 5,
            Choice::Dice(dice) => -i32::from(dice.abs_diff(2)),
            Choice::Remove(counters) => -i32::from(*counters),
            Choice::Fire(_) | Choice::Reroll => i32::from(self.aim == Aim::Kill),
            Choice::Hold | Choice::Keep => i32::from(self.aim != Aim::Kill),
            Choice::Kind(kind) => self.kind(*kind),
            Choice::Act(action) => self.action(*action),
            Choice::Aim(line) => self.line(line.iter().copied().collect()),
            Choice::End => 1,
            _ => 0,
        }
    }

    fn kind(&self, kind: Kind) -> i32 {
        match (self.aim, kind) {
            (Aim::Wait, _) => 0,
            (_, Kind::Enter | Kind::Generate) => 90,
            (Aim::Kill, Kind::Shoot) => 80,
            (Aim::Kill, Kind::Assault) => 50,
            (Aim::Die, Kind::Assault) => 80,
            (Aim::Search, Kind::Destroy) => 70,
            (Aim::Search, Kind::Casevac) => 60,
            (Aim::Kill, Kind::Move) if self.entered() < 2 => 30,
            (Aim::Search | Aim::Leave, Kind::Move) if self.entered() < 2 => 40,
            (Aim::Die, Kind::Move) => 40,
            _ => 0,
        }
    }

    fn entered(&self) -> u8 {
        self.state.acting().map_or(0, |acting| acting.entered)
    }

    fn action(&self, action: Action) -> i32 {
        match (self.aim, action) {
            (_, Action::GetUp) => 95,
            (Aim::Leave, Action::Leave) => 99,
            (Aim::Kill | Aim::Die, Action::Call) => 97,
            (Aim::Search, Action::Search) => 99,
            (_, Action::NewLeader) => 20,
            (_, Action::Move(to) | Action::Enter(to) | Action::Generate(to)) => {
                -i32::from(self.apart(to))
            }
            (_, Action::Shoot(at) | Action::Assault(at)) => {
                -i32::from(self.state.board.body(at).strength)
            }
            _ => 0,
        }
    }

    /// How far a square is from where the side wants to be.
    fn apart(&self, square: Square) -> u8 {
        let enemies = self.state.board.occupied(self.side.enemy());
        let villages = self.rules.charts.villages.minus(self.state.board.searched);
        let goals = match (self.aim, self.rules.mission.objective) {
            (Aim::Leave, Objective::Exit { edge, .. }) => edge.squares(),
            (Aim::Search, _) => villages,
            _ if enemies.is_empty() => self.state.board.open_foot.or(villages),
            _ => enemies,
        };
        goals.iter().map(|goal| command_distance(square, goal)).min().unwrap_or(0)
    }

    /// Bases under a line of shells: those that are to die, less those that are not.
    fn line(&self, squares: SquareSet) -> i32 {
        let strength = |side: Side| -> i32 {
            let units = self.state.board.visible(side).iter().map(|index| Unit::new(side, index));
            let there = units.filter(|unit| self.state.board.is_in(*unit, squares));
            there.map(|unit| i32::from(self.state.board.body(unit).strength)).sum()
        };
        let balance = strength(self.side.enemy()) - strength(self.side);
        if self.aim == Aim::Die { -balance } else { balance }
    }
}
