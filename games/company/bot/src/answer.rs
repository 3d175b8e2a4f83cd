//! Which policy answers which question.

use company::choice::{Action, Choice, Kind};
use company::components::{Objective, Side};
use company::flow::{
    Acting, Aim, Ambush, AmbushFrom, Assault, AssaultStage, Countdown, Declare, FallBack,
    FallBackStage, Group, Opportunity, Return, Ring, Search, Shift, ShotKind, Step, Swivel, Token,
    Values,
};
use company::rules::{actions, fall_back, search, victory};
use company::sets::{Square, Unit, UnitSet};
use kernel::Scope;

use bots::best;

use super::danger::Threats;
use super::mind::{Mind, Stand};
use super::plan::{Advice, Plan};
use super::{place, ring};

/// What a unit's turn must promise before it acts at all.
const WORTH_ACTING: f64 = 0.02;

/// The answer to the present question. With an action goes what was planned: its target and its dice.
pub(super) fn answer(mind: &Mind<'_>, legal: &[Choice]) -> (Option<Choice>, Option<Advice>) {
    if let Step::Unit(acting) = mind.state.top() {
        return act(mind, acting);
    }
    (other(mind, legal), None)
}

/// The answer to any question but what a unit does next.
fn other(mind: &Mind<'_>, legal: &[Choice]) -> Option<Choice> {
    match mind.state.top() {
        Step::Bid => Some(Choice::Bid(0)),
        Step::Ring(Ring { left }) => ring::lay(mind, *left),
        Step::Peasants(_) => best(legal, |choice| {
            let Choice::Peasant(square) = choice else { return None };
            Some(place::peasant(mind, square))
        }),
        Step::Deploy => best(legal, |choice| {
            let Choice::Deploy(unit, square) = choice else { return None };
            Some(place::deploy(mind, unit, square))
        }),
        Step::Hide(_) => place::hide(mind, legal),
        // X5.1: command first, as the lists have it: its artillery softens what the others meet.
        Step::Turn(_) => legal.first().copied(),
        Step::Group(group) => unit(mind, group, legal),
        Step::Target(_) => target(mind, legal),
        Step::Declare(Declare { action }) => declare(mind, *action),
        Step::PickUp(_) => best(legal, |choice| {
            let Choice::TakeCache(cache) = choice else { return None };
            Some(mind.picked_up(Side::WhiteStar, cache))
        }),
        Step::Opportunity(Opportunity { at, .. }) => react(mind, *at, ShotKind::Opportunity, legal),
        Step::Return(Return { at, .. }) => react(mind, *at, ShotKind::Return, legal),
        Step::PickPeasant(_) => best(legal, |choice| {
            let Choice::Peasant(square) = choice else { return None };
            Some(-place::peasant(mind, square))
        }),
        Step::Assault(assault) => assaulted(mind, assault),
        Step::FallBack(fall_back) => falls_back(mind, fall_back, legal),
        Step::Aim(Aim { unit }) => best(legal, |choice| {
            let Choice::Aim(line) = choice else { return None };
            Some(mind.line(unit.side, line))
        }),
        Step::Swivel(Swivel { by, .. }) => {
            best(legal, |choice| mind.turned(*by, choice).map(|worth| -worth))
        }
        Step::Name(_) => ring::best(mind).map(|(place, _)| Choice::Marker(place)),
        Step::Shift(Shift { search: Search::Landing, winner, difference }) => {
            best(legal, |choice| place::land(mind, *winner, *difference, choice))
        }
        Step::Shift(Shift { search: Search::Marker { named, .. }, winner, difference }) => {
            best(legal, |choice| ring::shift(mind, *winner, *named, *difference, choice))
        }
        Step::Token(Token { search, marker }) => Some(ring::spend(mind, *search, *marker)),
        Step::Ambush(Ambush { unit }) | Step::AmbushFrom(AmbushFrom { unit, .. }) => {
            ambush(mind, *unit, legal)
        }
        Step::Flee => flee(mind, legal),
        Step::EarlyEnd => Some(if is_all_done(mind) { Choice::End } else { Choice::GoOn }),
        Step::Countdown(Countdown { side }) => countdown(mind, *side, legal),
        Step::Values(values) => value(mind, values),
        // Dice, and what follows by itself, ask nobody; what a unit does is answered elsewhere.
        Step::BidDice
        | Step::Begin
        | Step::Morale(_)
        | Step::Unit(_)
        | Step::ActionDice(_)
        | Step::Trap(_)
        | Step::Shot(_)
        | Step::LeaderDie(_)
        | Step::StrikeDie(_)
        | Step::Strike(_)
        | Step::Risk(_)
        | Step::Deviation(_)
        | Step::Interrogate(_)
        | Step::Markers(_)
        | Step::Over => None,
    }
}

/// What the turn of a unit promises beyond passing.
fn promise(mind: &Mind<'_>, threats: &Threats, unit: Unit, dice: u8) -> f64 {
    let acting = fresh(unit, dice);
    let mut plan = Plan::new(mind, threats, &acting, 0.0);
    let best = advice(mind, &mut plan, &acting);
    let stop = plan.stop();
    best.map_or(0.0, |advice| advice.worth - stop)
}

fn fresh(unit: Unit, dice: u8) -> Acting {
    Acting {
        unit,
        dice,
        sum: 0,
        spent: 0,
        secret: false,
        over: false,
        begun: false,
        entered: 0,
        shots: 0,
        came_on: false,
        reacted: UnitSet::NONE,
    }
}

/// All actions that a unit may declare, with their targets.
fn actions(mind: &Mind<'_>, acting: &Acting) -> Vec<Action> {
    let (mut kinds, mut choices) = (Vec::new(), Vec::new());
    actions::candidates(mind.rules, mind.state, acting, &mut kinds);
    for choice in kinds {
        if let Choice::Kind(kind) = choice {
            let scope = Scope::Canonical;
            actions::targets(mind.rules, mind.state, acting, kind, scope, &mut choices);
        } else {
            choices.push(choice);
        }
    }
    let action = |choice| {
        let Choice::Act(action) = choice else { return None };
        let checked = actions::check(mind.rules, mind.state, acting, action);
        checked.is_ok().then_some(action)
    };
    choices.into_iter().filter_map(action).collect()
}

/// The best of all actions that a unit may declare.
fn advice(mind: &Mind<'_>, plan: &mut Plan<'_, '_>, acting: &Acting) -> Option<Advice> {
    let mut best: Option<Advice> = None;
    for action in actions(mind, acting) {
        let advice = plan.advise(acting, action);
        if best.is_none_or(|best| advice.worth > best.worth) {
            best = Some(advice);
        }
    }
    best
}

/// X5.2: the unit whose turn promises most goes first, because a fail hampers those after it. Units whose
/// turn promises nothing pass.
fn unit(mind: &Mind<'_>, group: &Group, legal: &[Choice]) -> Option<Choice> {
    if let [Choice::Unit(only), Choice::Pass(_)] = *legal {
        return Some(Choice::Unit(only));
    }
    let threats = Threats::to(mind, group.side);
    let mut most: Option<(f64, Unit)> = None;
    let mut least: Option<(f64, Unit)> = None;
    for choice in legal {
        let Choice::Unit(unit) = *choice else { continue };
        let dice = if group.failed {
            mind.rules.components.tables.after_fail
        } else {
            mind.turn_dice(unit)
        };
        let promise = promise(mind, &threats, unit, dice);
        if most.is_none_or(|(best, _)| promise > best) {
            most = Some((promise, unit));
        }
        if least.is_none_or(|(worst, _)| promise < worst) {
            least = Some((promise, unit));
        }
    }
    match most.filter(|(promise, _)| *promise > WORTH_ACTING) {
        Some((_, unit)) => Some(Choice::Unit(unit)),
        None => least.map(|(_, unit)| Choice::Pass(unit)),
    }
}

/// What a fail of the acting unit costs its group.
fn fail_cost(mind: &Mind<'_>, acting: &Acting) -> f64 {
    let Some(group) = mind.state.group().filter(|group| !group.failed) else { return 0.0 };
    let mut others = group.left;
    others.remove(acting.unit.index);
    mind.weights(acting.unit.side).fail * f64::from(others.len())
}

/// The turn of a unit: the best action, or stop.
fn act(mind: &Mind<'_>, acting: &Acting) -> (Option<Choice>, Option<Advice>) {
    let threats = Threats::to(mind, acting.unit.side);
    let mut plan = Plan::new(mind, &threats, acting, fail_cost(mind, acting));
    let best = if acting.dice > 0 { advice(mind, &mut plan, acting) } else { None };
    let stop = plan.stop();
    match best {
        Some(advice) if advice.worth > stop + WORTH_ACTING / 2.0 => {
            let kind = advice.action.kind();
            let aimed = Kind::TARGETED.contains(&kind);
            let first = if aimed { Choice::Kind(kind) } else { Choice::Act(advice.action) };
            (Some(first), Some(advice))
        }
        Some(_) | None => (Some(Choice::Stop), None),
    }
}

/// X5.7: the best target.
fn target(mind: &Mind<'_>, legal: &[Choice]) -> Option<Choice> {
    let acting = mind.state.acting()?;
    let threats = Threats::to(mind, acting.unit.side);
    let mut plan = Plan::new(mind, &threats, acting, fail_cost(mind, acting));
    let mut most: Option<(f64, Choice)> = None;
    for choice in legal {
        let Choice::Act(action) = *choice else { continue };
        let worth = plan.advise(acting, action).worth;
        if most.is_none_or(|(best, _)| worth > best) {
            most = Some((worth, *choice));
        }
    }
    most.map(|(_, choice)| choice)
}

/// X5.3: the best number of dice.
fn declare(mind: &Mind<'_>, action: Action) -> Option<Choice> {
    let acting = mind.state.acting()?;
    let threats = Threats::to(mind, acting.unit.side);
    let mut plan = Plan::new(mind, &threats, acting, fail_cost(mind, acting));
    Some(Choice::Dice(plan.advise(acting, action).dice))
}

/// 33b: the shot that costs the enemy most, unless a peasant would pay.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer fits the question")]
fn react(mind: &Mind<'_>, at: Unit, kind: ShotKind, legal: &[Choice]) -> Option<Choice> {
    let target = mind.stand(at)?;
    best(legal, |choice| match choice {
        Choice::Fire(unit) => mind.stand(unit).map(|from| mind.reaction(from, target, kind)),
        Choice::Hold => Some(0.0),
        _ => None,
    })
}

/// 32: fight or fall back, whichever costs less; misses are rolled again.
fn assaulted(mind: &Mind<'_>, assault: &Assault) -> Option<Choice> {
    if let AssaultStage::Again { dice, kills } = assault.stage {
        let all = mind.rules.switches.assault_reroll == company::switches::AssaultReroll::All;
        let keep = all && 6 * kills >= dice;
        return Some(if keep { Choice::Keep } else { Choice::Reroll });
    }
    let (by, target) = (mind.stand(assault.by)?, mind.stand(assault.target)?);
    let (stands, runs) = (mind.fight(by, target), mind.gives_way(by, target));
    let fights = stands.target - stands.assaulter < runs.target - runs.assaulter;
    Some(if fights { Choice::Fight } else { Choice::FallBack })
}

/// 31b: squares to offer, or the one to take: the best for one's own unit, the worst for an enemy.
fn falls_back(mind: &Mind<'_>, falls: &FallBack, legal: &[Choice]) -> Option<Choice> {
    let unit = falls.unit;
    if let FallBackStage::Pick { chooser } = falls.stage {
        let sign = if chooser == unit.side { 1.0 } else { -1.0 };
        return best(legal, |choice| {
            let Choice::Take(square) = choice else { return None };
            Some(sign * place::refuge(mind, unit, square))
        });
    }
    let count = usize::from(mind.rules.components.tables.assault.offered);
    let squares = fall_back::squares(mind.rules, mind.state, unit);
    let wanted = place::offer(mind, unit, squares, count);
    best(legal, |choice| {
        let Choice::Offer(square) = choice else { return None };
        let first = -f64::from(square.0) / 100.0;
        Some(first + if wanted.has(square) { 1.0 } else { 0.0 })
    })
}

/// X4.3: the best shot from a square that is not too dangerous.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer fits the question")]
fn ambush(mind: &Mind<'_>, searcher: Unit, legal: &[Choice]) -> Option<Choice> {
    let threats = Threats::to(mind, Side::Communist);
    let target = mind.stand(searcher)?;
    let worth = |unit: Unit, square: Square| {
        let strength = mind.state.board.body(unit).strength;
        let from = Stand { unit, square, down: false, strength };
        let end = mind.end(&threats, from) - mind.waits(unit);
        // The searcher's turn ends as well.
        mind.exchange(from, target) + end + 1.0
    };
    best(legal, |choice| match choice {
        Choice::Ambusher(unit) => {
            let squares = search::ambush_squares(mind.rules, mind.state, searcher);
            squares.iter().map(|square| worth(unit, square)).reduce(f64::max)
        }
        Choice::Ambush(unit, square) => Some(worth(unit, square)),
        Choice::NoAmbush => Some(0.0),
        _ => None,
    })
}

/// X8.5: a peasant leaves a square that White Star stands in, for one in cover: VC can come out of him there.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer fits the question")]
fn flee(mind: &Mind<'_>, legal: &[Choice]) -> Option<Choice> {
    let white_star = mind.state.board.occupied(Side::WhiteStar);
    best(legal, |choice| match choice {
        Choice::Flee(from, to) if white_star.has(from) => {
            Some(if mind.rules.charts.cover.has(to) { 2.0 } else { 1.0 })
        }
        Choice::Stay => Some(0.5),
        _ => None,
    })
}

/// X6.2: nothing is left that White Star could gain.
fn is_all_done(mind: &Mind<'_>) -> bool {
    let board = &mind.state.board;
    let units =
        board.on_table(Side::WhiteStar).iter().map(|index| Unit::new(Side::WhiteStar, index));
    let carries = units.into_iter().any(|unit| !board.body(unit).caches.is_empty());
    let casualties = victory::markers_on_table(mind.state, Side::WhiteStar) > 0;
    let caches = mind.search > 0.0 && !mind.unsearched().is_empty();
    let leaves = matches!(mind.rules.mission.objective, Objective::Exit { .. });
    !(carries || casualties || caches || leaves || !board.dropped.is_empty())
}

/// S-04: who is ahead hurries.
fn countdown(mind: &Mind<'_>, side: Side, legal: &[Choice]) -> Option<Choice> {
    let [white_star, communist] = victory::score(mind.rules, mind.state);
    let carried: f64 = mind.carried_in_all();
    let ahead = f64::from(white_star - communist) + carried;
    let hurries = (ahead > 5.0) == (side == Side::WhiteStar);
    best(legal, |choice| {
        let Choice::Remove(counters) = choice else { return None };
        let counters = f64::from(counters);
        Some(if hurries { counters } else { -counters })
    })
}

/// 36: a poor total is rolled again.
fn value(mind: &Mind<'_>, values: &Values) -> Option<Choice> {
    let present = victory::present(mind.rules, values)?;
    let poor = values.total.is_some_and(|total| 2 * u16::from(total) < 7 * u16::from(present.dice));
    Some(if poor { Choice::Reroll } else { Choice::Keep })
}
