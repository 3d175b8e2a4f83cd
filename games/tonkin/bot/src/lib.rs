//! What the greedy bot knows of Tonkin: an answer to every question, from the view alone.
//!
//! A month asks hundreds of small questions, so nothing is played out ahead. What it is worth to stand in a
//! hex is estimated in hundredths of a VP; moves, attacks and placements are the ones that add most.
//!
//! | file | what |
//! | --- | --- |
//! | `book` | what attacks come to on average |
//! | `stakes` | what hexes and units are worth |
//! | `survey` | the situation: forces, threats, supply, what the French suspect |
//! | `outline` | where a side is drawn to in a phase |
//! | `places` | what it is worth to stand in a hex |
//! | `moves` | who moves, how and where to, overruns |
//! | `operations` | SDs and Operation Points |
//! | `battle` | answers in a combat |
//! | `economy` | set-up, objectives, reinforcements, replacements |

#![warn(clippy::wildcard_enum_match_arm)]

mod battle;
mod book;
mod economy;
mod moves;
mod operations;
mod outline;
mod places;
mod stakes;
mod survey;

use std::collections::VecDeque;

use kernel::dice::Rng;
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::{Hex, Side};
use tonkin::flow::{Movement, Phase, Step};
use tonkin::rules::{supply, trace};
use tonkin::sets::{Around as _, HexSet};
use tonkin::view::{self, View};

use self::book::Book;
use self::moves::Pass;
use self::outline::Outline;
use self::places::Places;
use self::survey::Survey;
use bots::{Bot, Opponents};

/// How strongly a hex must draw for a road to be built there.
const WORTH_A_ROAD: i64 = 40;
/// How often a stack is opened in one phase.
const MOST_ORDERS: u8 = 6;

/// The greedy player of Tonkin.
#[derive(Clone, Debug, Default)]
struct TonkinPlayer {
    /// What is left of the order under way, and the month and phase it was made in.
    plan: VecDeque<Choice>,
    planned: Option<(u8, Phase)>,
    book: Option<Book>,
    outline: Outline,
    /// Where River Supply reaches in this phase.
    river: HexSet,
    rounds: Rounds,
}

/// The stacks that are still to be looked at in a phase.
#[derive(Clone, Debug, Default)]
struct Rounds {
    left: Vec<(Pass, Hex)>,
    orders: u8,
    saigon: u8,
    /// For Operation Points.
    ranks: operations::Ranks,
}

/// The opponents of Tonkin.
#[derive(Clone, Copy, Debug)]
pub struct TonkinBots;

impl Opponents for TonkinBots {
    type Rules = Tonkin;

    fn greedy() -> Option<Box<dyn Bot<Tonkin>>> {
        Some(Box::new(TonkinPlayer::default()))
    }
}

/// What a policy looks at.
type Thought<'a> = bots::Thought<'a, Tonkin>;

impl Bot<Tonkin> for TonkinPlayer {
    fn choose(&mut self, rules: &Tonkin, view: &View, legal: &[Choice], rng: &mut Rng) -> Choice {
        if let Some(choice) = self.planned(view, legal) {
            return choice;
        }
        let side = view.side().unwrap_or(Side::French);
        let order = self.think(rules, view, legal, side, rng);
        self.planned = Some((view.month, view.phase));
        self.plan = order.into();
        let next = self.planned(view, legal).or_else(|| quiet(legal));
        next.expect("a seat that is asked has a legal choice")
    }
}

/// The answer that changes least.
fn quiet(legal: &[Choice]) -> Option<Choice> {
    let calm = [Choice::Done, Choice::Stop, Choice::Back, Choice::Decline, Choice::Default];
    let calm = calm.into_iter().find(|choice| legal.contains(choice));
    calm.or_else(|| legal.first().copied())
}

impl TonkinPlayer {
    /// The next answer of the order under way. Answers without an alternative were made without asking.
    fn planned(&mut self, view: &View, legal: &[Choice]) -> Option<Choice> {
        if self.planned != Some((view.month, view.phase)) {
            self.plan.clear();
        }
        while let Some(next) = self.plan.pop_front() {
            if legal.contains(&next) {
                return Some(next);
            }
        }
        None
    }

    fn think(
        &mut self,
        rules: &Tonkin,
        view: &View,
        legal: &[Choice],
        side: Side,
        rng: &mut Rng,
    ) -> Vec<Choice> {
        let state = view::bare(view, view.board.clone());
        let book = self.book.take().unwrap_or_else(|| Book::of(rules));
        let now = Some((view.month, view.phase));
        let fresh = self.outline.made_for != now;
        if fresh {
            self.river = match side {
                Side::French => {
                    supply::river_supply(&rules.charts, &state.board, rules.supply_ranges().river)
                }
                Side::VietMinh => HexSet::NONE,
            };
            self.rounds = Rounds::default();
        }
        let survey = Survey::new(rules, view, &state, side, &book, self.river);
        if fresh {
            self.outline = Outline::new(&survey);
            self.rounds.left = rounds(&survey);
        }
        let thought = Thought { rules, state: &state, legal };
        let places = Places { survey: &survey, outline: &self.outline };
        let order = answer(&thought, &places, &mut self.rounds, rng);
        self.book = Some(book);
        order
    }
}

/// The stacks of a side in the order in which they are looked at: the strongest first, HQ and SD last.
fn rounds(survey: &Survey<'_>) -> Vec<(Pass, Hex)> {
    let mut left: Vec<(Pass, u16, Hex)> = Vec::new();
    for (hex, force) in &survey.forces[survey.side as usize] {
        left.push((Pass::Fighters, force.attack, *hex));
        left.push((Pass::Staff, 0, *hex));
    }
    // They are taken from the end.
    left.sort_by_key(|(pass, attack, hex)| (std::cmp::Reverse(*pass), *attack, *hex));
    left.into_iter().map(|(pass, _, hex)| (pass, hex)).collect()
}

/// The answer to the present question, with what follows from it.
fn answer(
    thought: &Thought<'_>,
    places: &Places<'_>,
    rounds: &mut Rounds,
    rng: &mut Rng,
) -> Vec<Choice> {
    if let Step::Movement(moving) = thought.state.top() {
        return march(places, moving, rounds, thought);
    }
    if let Step::March(march) = thought.state.top() {
        return places.go_on(march);
    }
    if let Step::Impulse(_) = thought.state.top() {
        rounds.orders = 0;
        return operations::spend(thought, places, &mut rounds.ranks);
    }
    if economy::moves_objectives(thought, places) {
        return vec![Choice::MoveObjectives];
    }
    single(thought, places, rng).into_iter().collect()
}

/// The answer to a question that has one.
fn single(thought: &Thought<'_>, places: &Places<'_>, rng: &mut Rng) -> Option<Choice> {
    match thought.state.top() {
        Step::SetUp { .. }
        | Step::SetUpTieuDoans { .. }
        | Step::SetUpGcma { .. }
        | Step::VmArrivals { .. }
        | Step::Mobilise { .. }
        | Step::PathetLao => economy::place(thought, places),
        Step::SetUpLosses { .. } => economy::set_up_losses(thought),
        Step::PlaceObjectives { .. } => economy::objective(thought, places),
        Step::RealObjective => Some(economy::real_objective(places, rng)),
        Step::JoinHero { .. } => economy::join_hero(thought),
        Step::VmMix | Step::FrenchMix => economy::mix(thought, places),
        Step::Dumps { .. } => economy::dump(thought, places),
        Step::ThaiBinh => economy::thai_binh(thought, places),
        Step::VmReplace { .. } => economy::vm_replace(thought, places),
        Step::FrenchArrivals { .. } => economy::french_arrivals(thought, places),
        Step::FrenchReplace { .. } => economy::french_replace(thought, places),
        Step::Withdraw { .. } => economy::withdraw(thought, places),
        Step::Declare(step) => battle::declare(thought, step.by),
        Step::Bounce { .. } => battle::retreat(thought, places),
        Step::Activate { .. } => operations::activate(thought, places),
        Step::Recover { .. } | Step::Wreck { .. } => operations::more(thought, places),
        Step::Dig { .. } => operations::trench(thought, places),
        Step::PlanBarrage { .. } | Step::PlanAttack { .. } => operations::join(thought),
        Step::Combat(combat) => battle::answer(thought, places, combat),
        Step::Losses(_) | Step::Overstack { .. } => battle::lose(thought),
        // The answer that changes least will do.
        Step::FrenchSetUp(_) | Step::Group(_) => None,
        // Answered before.
        Step::Movement(_) | Step::March(_) | Step::Impulse(_) => None,
        // Nobody is asked.
        Step::DropDie(_)
        | Step::Allowance(_)
        | Step::Barrage(_)
        | Step::RoadStrike(_)
        | Step::EndOfPhase
        | Step::Over(_) => None,
    }
}

/// The next stack that has something better to do, or the end of the movement.
fn march(
    places: &Places<'_>,
    moving: &Movement,
    rounds: &mut Rounds,
    thought: &Thought<'_>,
) -> Vec<Choice> {
    if let Some(hex) = moving.at {
        rounds.orders += 1;
        let open = rounds.orders < MOST_ORDERS && thought.legal.contains(&Choice::Stack(hex));
        let found = open.then(|| places.best_move(moving, Some(hex), Pass::Fighters)).flatten();
        return opened(Choice::Stack(hex), Some(hex), found);
    }
    if thought.legal.contains(&Choice::Saigon) && rounds.saigon < MOST_ORDERS {
        rounds.saigon += 1;
        if let Some(found) = places.best_move(moving, None, Pass::Fighters) {
            return opened(Choice::Saigon, None, Some(found));
        }
    }
    while let Some((pass, hex)) = rounds.left.last().copied() {
        let open = Choice::Stack(hex);
        if rounds.orders < MOST_ORDERS
            && thought.legal.contains(&open)
            && let Some(found) = places.best_move(moving, Some(hex), pass)
        {
            rounds.orders += 1;
            return opened(open, Some(hex), Some(found));
        }
        rounds.left.pop();
        rounds.orders = 0;
    }
    let last = cover(thought).or_else(|| build(thought, places));
    vec![last.unwrap_or(Choice::Done)]
}

/// 4.0: the engineer carries the road on from its end towards the fighting.
fn build(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let (charts, board) = (&thought.rules.charts, &thought.state.board);
    thought.legal.iter().copied().find(|choice| {
        let Choice::Build(hex) = choice else { return false };
        let open = trace::open_roads(charts, board);
        !open.has(*hex)
            && !charts.ground.roads.has(*hex)
            && HexSet::one(*hex).neighbours().meets(open)
            && places.outline.pull(*hex) > WORTH_A_ROAD
    })
}

/// 1.5: a battalion lies on top of regiments, so that the French see little.
fn cover(thought: &Thought<'_>) -> Option<Choice> {
    let charts = &thought.rules.charts;
    let board = &thought.state.board;
    thought.legal.iter().copied().find(|choice| {
        let Choice::Top(unit) = choice else { return false };
        let first = board.hex_of(*unit).and_then(|hex| board.first_unit(charts, hex));
        !charts.forces.regiments.has(*unit)
            && first.is_some_and(|first| charts.forces.regiments.has(first))
    })
}

/// A stack is opened for a move; without one nothing more is done.
fn opened(open: Choice, at: Option<Hex>, found: Option<moves::Move>) -> Vec<Choice> {
    match found {
        Some(found) => [open].into_iter().chain(found.order(at)).collect(),
        None => vec![Choice::Done],
    }
}
