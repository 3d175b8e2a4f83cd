//! What the greedy bot knows of Tonkin: a rule of thumb for every question, from the view alone.

use kernel::Viewer;
use kernel::dice::Rng;
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::Side;
use tonkin::flow::Step;
use tonkin::view::View;

use crate::{Bot, Opponents, Random};

/// The greedy player of Tonkin.
#[derive(Clone, Copy, Debug, Default)]
pub struct TonkinPlayer;

impl Opponents for Tonkin {
    const NAMES: &'static [&'static str] = &["random", "greedy"];

    fn opponent(name: &str) -> Option<Box<dyn Bot<Tonkin>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(TonkinPlayer)),
            _ => None,
        }
    }
}

impl Bot<Tonkin> for TonkinPlayer {
    fn choose(&mut self, rules: &Tonkin, view: &View, legal: &[Choice], _: &mut Rng) -> Choice {
        let best = legal.iter().copied().max_by_key(|choice| points(rules, view, *choice));
        best.expect("a seat that is asked has a legal choice")
    }
}

/// What an answer is worth by itself.
fn points(rules: &Tonkin, view: &View, choice: Choice) -> i64 {
    let side = match view.viewer {
        Viewer::Seat(seat) => tonkin::flow::State::side(seat),
        Viewer::Spectator => Side::French,
    };
    let ground = &rules.charts.ground;
    let worth = |hex| i64::from(ground.vp(hex));
    let value = |unit| i64::from(view.board.face(&rules.charts, unit).combat);
    match choice {
        Choice::Default => 1_000,
        Choice::Objective(hex) => worth(hex),
        Choice::Place(unit, hex) => 10 + worth(hex) + value(unit),
        Choice::Replace(unit) | Choice::Rebuild(unit) => 10 + value(unit),
        Choice::Dump(_) | Choice::Withdraw(_) => 10,
        Choice::Spend(_) if side == Side::VietMinh => 5,
        Choice::Lose(unit) => -value(unit),
        Choice::Attack(hex) => 20 + worth(hex),
        Choice::Barrage(_) => 15,
        Choice::Recover(_) => 12,
        Choice::With(unit)
            if matches!(
                view.steps.last(),
                Some(Step::PlanAttack { .. } | Step::PlanBarrage { .. })
            ) =>
        {
            5 + value(unit)
        }
        Choice::Fire => 4,
        Choice::Advance(unit) => 3 + value(unit),
        Choice::Retreat | Choice::Spirit => 2,
        Choice::Done | Choice::Decline | Choice::Silent => 1,
        Choice::MoveObjectives | Choice::Refuse | Choice::Postpone(_) => -100,
        _ => 0,
    }
}
