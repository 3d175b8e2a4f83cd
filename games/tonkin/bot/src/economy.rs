//! Set-up, Political Objectives, reinforcements, replacements, mobilization, withdrawals.

use kernel::dice::Rng;
use tonkin::board::Place;
use tonkin::choice::Choice;
use tonkin::components::{Hex, Side, Unit, UnitType};
use tonkin::flow::Step;
use tonkin::rules::arrivals;
use tonkin::sets::UnitSet;

use super::Thought;
use super::places::{Party, Places};
use super::stakes::{self, VP};

/// Where units are put on the map: each where it is worth most, divisions together.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn place(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    thought.best(|choice| match choice {
        Choice::Place(unit, hex) => Some(worth_of_place(places, unit, hex)),
        Choice::Box(_) => Some(-5_000),
        Choice::Done => Some(0),
        _ => None,
    })
}

fn worth_of_place(places: &Places<'_>, unit: Unit, hex: Hex) -> i64 {
    let survey = places.survey;
    let party = Party::new(survey, UnitSet::one(unit), None);
    let company = survey.state.board.units(hex).iter();
    let row = |unit: Unit| survey.rules.components.unit(unit);
    let mates = company
        .filter(|other| row(unit).division.is_some() && row(*other).division == row(unit).division);
    let together = 12 * mates.count() as i64;
    let load = party.force.load + survey.force_in(survey.side, hex).load + expected(places, hex);
    if load > places.room() {
        return -4_000;
    }
    places.worth(&party, hex).map_or(-4_000, |worth| worth + together)
}

/// 9.0: Stacking Points of units that have no choice of hexes and are still to come.
fn expected(places: &Places<'_>, hex: Hex) -> u16 {
    let survey = places.survey;
    let Step::SetUp(step) = survey.state.top() else { return 0 };
    let later = survey.rules.scenario().setup.iter().skip(usize::from(step.entry) + 1);
    let fixed = later.filter(|row| row.side == Side::VietMinh && row.within == 0 && row.hex == hex);
    fixed.map(|row| survey.force_of(row.units.iter().copied().collect()).load).sum()
}

/// 9.0: steps lost at the start come from units that have most.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn set_up_losses(thought: &Thought<'_>) -> Option<Choice> {
    let board = &thought.state.board;
    thought.best(|choice| match choice {
        Choice::Lose(unit) => {
            let face = board.face(&thought.rules.charts, unit);
            Some(100 * i64::from(board.steps(unit)) - i64::from(face.combat))
        }
        _ => None,
    })
}

/// How likely a FEF hex falls to VM before long.
fn attainable(places: &Places<'_>, hex: Hex) -> f64 {
    let survey = places.survey;
    let near = survey.threat(Side::VietMinh, hex);
    let defender = survey.force_in(Side::French, hex);
    let months = f64::from(survey.stakes.months.min(6));
    let taken = survey.clash(Side::VietMinh, near.min(40), 4, defender, hex).taken;
    let red = survey.rules.charts.ground.red.has(hex);
    taken * (0.7 + 0.05 * months) + if red { 0.05 } else { 0.0 }
}

/// 1.9 A: markers go where they can be reached.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn objective(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    thought.best(|choice| match choice {
        Choice::Objective(hex) => Some((1_000.0 * attainable(places, hex)) as i64),
        _ => None,
    })
}

/// 1.9 A: the likelier marker is real, and sometimes the other one.
pub(super) fn real_objective(places: &Places<'_>, rng: &mut Rng) -> Choice {
    let at = places.survey.state.objectives.at;
    let [first, second] = at.map(|hex| hex.map_or(0.0, |hex| attainable(places, hex)));
    let bluff = rng.below(4) == 0;
    let second_is_better = second > first;
    let close = first.min(second) > 0.7 * first.max(second);
    Choice::Real(u8::from(second_is_better != (bluff && close)))
}

/// 1.9 A: whether it pays to move the markers for 5 VP.
pub(super) fn moves_objectives(thought: &Thought<'_>, places: &Places<'_>) -> bool {
    let survey = places.survey;
    let objectives = survey.state.objectives;
    if survey.stakes.months > 2 || !thought.legal.contains(&Choice::MoveObjectives) {
        return false;
    }
    let Some(real) = objectives.at[usize::from(objectives.real & 1)] else { return false };
    if survey.friendly[Side::VietMinh as usize].has(real) {
        return false;
    }
    let ground = &survey.rules.charts.ground;
    let open = survey.friendly[Side::French as usize].and(ground.vp_hexes);
    let best = open.iter().map(|hex| attainable(places, hex)).fold(0.0, f64::max);
    10.0 * (best - attainable(places, real)) > 6.5
}

/// Steps that units of a side on the map have lost.
fn missing(thought: &Thought<'_>, side: Side) -> u32 {
    let forces = &thought.rules.charts.forces;
    let board = &thought.state.board;
    let units = forces.side[side as usize].and(forces.fighting).and(board.on_map());
    let lost =
        |unit: Unit| thought.rules.charts.stats(unit).steps.saturating_sub(board.steps(unit));
    units.iter().map(|unit| u32::from(lost(unit))).sum()
}

/// 2.2 A, 2.6 A: SDs while they are few, else what is needed to make good losses.
pub(super) fn mix(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let survey = places.survey;
    let side = survey.side;
    let dumps = survey.state.board.sds(&thought.rules.charts, side).count();
    let points = u32::from(thought.state.rp[side as usize]);
    let needs = missing(thought, side) > points;
    let (few, enough) = if side == Side::VietMinh { (2, 5) } else { (2, 4) };
    let wanted = match (dumps, needs) {
        _ if survey.stakes.months == 1 && dumps > 0 => 0,
        (dumps, _) if dumps < few => 2,
        (dumps, true) if dumps < enough => 1,
        (dumps, false) if dumps < enough => 2,
        _ => 0,
    };
    thought.take(Choice::Mix(wanted)).or_else(|| thought.legal.first().copied())
}

/// 2.2 A, 2.6 A: where an SD comes in: near the fighting.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn dump(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let survey = places.survey;
    let goals = &places.outline.targets;
    thought.best(|choice| match choice {
        Choice::Dump(hex) => {
            let own = survey.force_in(survey.side, hex);
            let load = i64::from(own.load);
            let nearest = goals
                .iter()
                .map(|(goal, value)| value.min(&600) * 10 / (3 + goal.distance(hex) as i64));
            let there = survey.state.board.sd_hexes(&survey.rules.charts, survey.side).has(hex);
            let exposed = own.steps == 0 && survey.threat(survey.side.enemy(), hex) > 3;
            let room = if load > 11 { 5_000 } else { 0 };
            Some(
                nearest.max().unwrap_or(0)
                    - 150 * i64::from(there)
                    - 400 * i64::from(exposed)
                    - room,
            )
        }
        _ => None,
    })
}

/// 2.2 A: a point, or a Tieu Doan that holds nothing.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn thai_binh(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    thought.best(|choice| match choice {
        Choice::GiveUp => Some(-45),
        Choice::Lose(unit) => Some(-stakes::step(thought.rules, unit) - holding(places, unit)),
        _ => None,
    })
}

/// What a unit is worth where it stands.
fn holding(places: &Places<'_>, unit: Unit) -> i64 {
    let survey = places.survey;
    let from = survey.state.board.hex_of(unit);
    let party = Party::new(survey, UnitSet::one(unit), from);
    from.and_then(|hex| places.worth(&party, hex)).unwrap_or(0)
}

/// 2.2 B, 2.3: steps for RP, lost regiments, Tieu Doans that are not needed where they are.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn vm_replace(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let survey = places.survey;
    let board = &survey.state.board;
    let value = |unit: Unit| {
        let near = board.hex_of(unit).map_or(0, |hex| places.outline.pull(hex));
        60 + near / 10 + 5 * i64::from(4 - board.steps(unit).min(4))
    };
    thought.best(|choice| match choice {
        Choice::Done => Some(0),
        Choice::Replace(unit) if thought.rules.charts.stats(unit).motorized => Some(40),
        Choice::Replace(unit) => Some(value(unit)),
        Choice::Rebuild(_) => (survey.stakes.months > 5).then_some(70),
        Choice::Absorb(unit, battalion) => {
            let gain = value(unit) - 50 - holding(places, battalion);
            (gain > 0).then_some(gain.min(55))
        }
        _ => None,
    })
}

/// How strong the French are against VM, in percent.
fn ratio(places: &Places<'_>) -> u32 {
    let survey = places.survey;
    let sum = |side: Side| -> u32 {
        survey.forces[side as usize].iter().map(|(_, force)| u32::from(force.defence)).sum()
    };
    100 * sum(Side::French) / sum(Side::VietMinh).max(1)
}

/// What VM may be expected to take soon.
fn expected_loss(places: &Places<'_>) -> i64 {
    let survey = places.survey;
    let ground = &survey.rules.charts.ground;
    let held = survey.friendly[Side::French as usize].and(ground.vp_hexes);
    let lost = held.iter().map(|hex| {
        let kept = survey.hold(survey.force_in(Side::French, hex), hex);
        (1.0 - kept) * VP as f64 * f64::from(ground.vp(hex))
    });
    lost.sum::<f64>() as i64
}

/// 2.5: a unit is worth its VP while the French are weak and time is left.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn french_arrivals(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let survey = places.survey;
    let needed =
        survey.stakes.months >= 2 && (ratio(places) < 130 || expected_loss(places) > 12 * VP);
    thought.best(|choice| match choice {
        Choice::Place(unit, hex) => {
            let price = VP * i64::from(arrivals::arrival_vp(thought.rules, unit));
            let force = survey.force_of(UnitSet::one(unit));
            let strong = 60 * i64::from(force.defence);
            let worth = worth_of_place(places, unit, hex).clamp(-600, 600);
            let gain = if needed { strong } else { strong / 4 } - price;
            (gain > 0 && worth > -600).then_some(1_000 + worth)
        }
        Choice::PlaceSaigon(unit) => {
            let price = VP * i64::from(arrivals::arrival_vp(thought.rules, unit));
            let force = survey.force_of(UnitSet::one(unit));
            (needed && 60 * i64::from(force.defence) > price).then_some(300)
        }
        Choice::Postpone(_) => Some(0),
        _ => None,
    })
}

/// 2.6 B: units that would cost VP next, the strongest first.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn french_replace(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let survey = places.survey;
    let board = &survey.state.board;
    let weak = ratio(places) < 140;
    thought.best(|choice| match choice {
        Choice::Done => Some(0),
        Choice::Replace(unit) => {
            let stats = thought.rules.charts.stats(unit);
            let near = board.hex_of(unit).map_or(0, |hex| survey.threat(Side::VietMinh, hex));
            let last = 40 * i64::from(board.steps(unit) == 1);
            let dear = if stats.motorized { 10 } else { 20 };
            Some(dear + last + i64::from(near) + i64::from(stats.faces[4].combat))
        }
        Choice::Rebuild(unit) => {
            let stats = thought.rules.charts.stats(unit);
            let face = stats.faces[usize::from(stats.steps.min(4))];
            let hq = stats.unit_type == UnitType::Hq;
            let wanted = weak && face.combat >= 2 && survey.stakes.months > 3;
            (hq || wanted).then(|| 8 + i64::from(face.combat))
        }
        _ => None,
    })
}

/// 2.7: the unit that is missed least, unless 3 VP are less.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn withdraw(thought: &Thought<'_>, places: &Places<'_>) -> Option<Choice> {
    let survey = places.survey;
    let limit = VP * i64::from(thought.rules.components.tables.limits.failed_withdrawal_vp);
    thought.best(|choice| match choice {
        Choice::Withdraw(unit) if survey.state.board.place(unit) == Place::Ready => Some(-VP / 2),
        Choice::Withdraw(unit) => {
            let force = survey.force_of(UnitSet::one(unit));
            Some(-holding(places, unit).max(0) - 15 * i64::from(force.defence))
        }
        Choice::Refuse => Some(-limit),
        _ => None,
    })
}

/// 6.16: the officer joins the strongest.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice answers this question")]
pub(super) fn join_hero(thought: &Thought<'_>) -> Option<Choice> {
    let board = &thought.state.board;
    thought.best(|choice| match choice {
        Choice::Join(unit) => {
            let face = board.face(&thought.rules.charts, unit);
            Some(i64::from(face.combat) + 10 * i64::from(face.morale))
        }
        _ => None,
    })
}
