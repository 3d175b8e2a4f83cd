//! What the greedy bot knows of Men of Company B: a rule of thumb for every question.

use company::Company;
use company::choice::{Action, Choice};
use company::flow::{State, Step};
use company::rules::actions;
use company::rules::victory;
use company::view::View;
use kernel::{Rules, Seat, Viewer};

use crate::{Bot, Greedy, Judge, Opponents, Random};

/// The judge of the missions.
#[derive(Clone, Copy, Debug, Default)]
pub struct CompanyJudge;

impl Opponents for Company {
    const NAMES: &'static [&'static str] = &["random", "greedy"];

    fn opponent(name: &str) -> Option<Box<dyn Bot<Company>>> {
        match name {
            "random" => Some(Box::new(Random)),
            "greedy" => Some(Box::new(Greedy::new(CompanyJudge))),
            _ => None,
        }
    }
}

/// What a policy looks at.
struct Thought<'a> {
    rules: &'a Company,
    state: &'a State,
    legal: &'a [Choice],
}

impl Thought<'_> {
    /// The legal choice with the most points; of equal ones the first. Those without points are left out.
    fn best(&self, points: impl Fn(Choice) -> Option<i64>) -> Option<Choice> {
        let mut best = None;
        for choice in self.legal.iter().copied() {
            if let Some(points) = points(choice)
                && best.is_none_or(|(most, _)| points > most)
            {
                best = Some((points, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}

impl Judge<Company> for CompanyJudge {
    fn seat(&self, view: &View) -> Seat {
        match view.viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => Seat(0),
        }
    }

    fn evaluate(&self, rules: &Company, view: &View) -> i64 {
        let state = rules.determinize(view, &mut kernel::dice::Rng::from_number(0));
        let [white_star, communist] = victory::score(rules, &state);
        let ahead = i64::from(white_star - communist);
        match view.side() {
            Some(company::components::Side::Communist) => -ahead,
            _ => ahead,
        }
    }

    fn orders(&self, _: &Company, _: &State, _: Seat) -> Vec<Vec<Choice>> {
        Vec::new()
    }

    fn rule_of_thumb(&self, rules: &Company, view: &View, legal: &[Choice]) -> Option<Choice> {
        let state = rules.determinize(view, &mut kernel::dice::Rng::from_number(0));
        let thought = Thought { rules, state: &state, legal };
        let chosen = match state.top() {
            Step::Group(_) => thought.best(|choice| match choice {
                Choice::Unit(_) => Some(1),
                _ => Some(0),
            }),
            Step::Unit(_) => act(&thought),
            Step::Declare { action } => dice(&thought, *action),
            Step::Opportunity { .. } | Step::Return { .. } => thought.best(|choice| match choice {
                Choice::Fire(_) => Some(1),
                _ => Some(0),
            }),
            _ => None,
        };
        chosen.or_else(|| legal.first().copied())
    }
}

/// Shots, searches and arrivals before anything else.
fn act(thought: &Thought<'_>) -> Option<Choice> {
    thought.best(|choice| match choice {
        Choice::Act(Action::Leave) => Some(9),
        Choice::Act(Action::Shoot(_)) => Some(8),
        Choice::Act(Action::Search) => Some(7),
        Choice::Act(Action::NewLeader) => Some(6),
        Choice::Act(Action::GetUp) => Some(5),
        Choice::Act(Action::Enter(_) | Action::Generate(_)) => Some(4),
        Choice::Act(Action::Move(square)) => {
            let villages = thought.rules.charts.villages;
            let open = villages.minus(thought.state.board.searched);
            open.has(square).then_some(3)
        }
        Choice::Stop => Some(0),
        _ => None,
    })
}

/// So many dice that three in four succeed.
fn dice(thought: &Thought<'_>, action: Action) -> Option<Choice> {
    let unit = thought.state.acting()?.unit;
    let needs = actions::faces(thought.rules, thought.state, unit, action).lowest();
    let wanted: u8 = if needs <= 3 { 2 } else { 3 };
    thought.best(|choice| match choice {
        Choice::Dice(dice) => Some(-i64::from(dice.abs_diff(wanted))),
        _ => None,
    })
}
