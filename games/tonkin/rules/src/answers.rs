//! Which chapter answers for which step: questions, candidates, checks, and what an answer does.

use kernel::{Audience, Chance, Next, Request, Roll, Scope, Seat, Seats, Sink};

use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Side, Withdrawal};
use crate::flow::{BarrageStage, CombatStage, Flow, Phase, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::{
    aircraft, airdrop, ambush, arrivals, attack, barrage, combat, engineering, heroes, hidden,
    losses, march, mobilisation, movement, objectives, operations, replacements, sequence,
    setting_up, stacking, victory, withdrawals,
};

/// What the game waits for.
pub fn next(rules: &Tonkin, state: &State) -> Next<Tonkin> {
    let step = state.top();
    if let Step::Over(ending) = step {
        return Next::Over(victory::outcome(rules, state, *ending));
    }
    if let Some(chance) = chance(step) {
        return Next::Chance(chance);
    }
    let seat = State::seat(asked(step));
    Next::Decision { seats: Seats::only(seat), prompt: prompt(rules, state, step) }
}

/// The dice a step waits for.
fn chance(step: &Step) -> Option<Chance<Ask>> {
    let (ask, request) = match step {
        Step::Combat(fight) => return combat::chance(fight),
        Step::Allowance { side } => (Ask::Allowance { side: *side }, Request::ONE_DIE),
        Step::DropDie { at, .. } => (Ask::Drop { hex: *at }, Request::ONE_DIE),
        Step::RoadStrike { hex, .. } => (Ask::Road { hex: *hex }, Request::TWO_DICE),
        Step::Barrage(fire) if fire.stage == BarrageStage::Dice => {
            (Ask::Barrage { side: fire.side, hex: fire.target }, Request::TWO_DICE)
        }
        _ => return None,
    };
    Some(Chance { ask, request, audience: Audience::All })
}

/// The side a step asks.
pub fn asked(step: &Step) -> Side {
    match step {
        Step::JoinHero { side, .. }
        | Step::Dumps { side, .. }
        | Step::Activate { side }
        | Step::Impulse { side, .. }
        | Step::Recover { side, .. }
        | Step::Dig { side, .. }
        | Step::PlanBarrage { side, .. }
        | Step::PlanAttack { side, .. }
        | Step::Overstack { side, .. } => *side,
        Step::Movement(movement) => movement.side,
        Step::Group(group) => group.side,
        Step::March(march) => march.side,
        Step::Losses(losses) => losses.side,
        Step::FrenchSetUp { .. }
        | Step::SetUpGcma { .. }
        | Step::FrenchArrivals { .. }
        | Step::FrenchMix
        | Step::FrenchReplace { .. }
        | Step::Withdraw { .. }
        | Step::Bounce { .. } => Side::French,
        Step::Combat(fight) => match fight.stage {
            CombatStage::Slip
            | CombatStage::LeadDefend
            | CombatStage::FrontDefend
            | CombatStage::Decide
            | CombatStage::Retreat
            | CombatStage::DefenderLosses => fight.side.enemy(),
            CombatStage::Ambush => Side::VietMinh,
            _ => fight.side,
        },
        _ => Side::VietMinh,
    }
}

/// The question a step puts.
pub fn prompt(rules: &Tonkin, state: &State, step: &Step) -> Prompt {
    let count = |units: &crate::sets::UnitSet| units.len() as u8;
    match step {
        Step::SetUp { entry, placed, .. } | Step::FrenchSetUp { entry, placed } => {
            set_up_prompt(rules, *entry, *placed, asked(step))
        }
        Step::SetUpLosses { entry, lost, .. } => {
            let row = rules.scenario().setup.get(usize::from(*entry));
            let left = row.map_or(0, |row| row.losses.saturating_sub(*lost));
            Prompt::SetUpLosses { left }
        }
        Step::SetUpTieuDoans { next, .. } => {
            let all = rules.scenario().tieu_doans.len() as u8;
            Prompt::SetUpTieuDoans { left: all.saturating_sub(*next) }
        }
        Step::SetUpGcma { next, .. } => match rules.scenario().gcma.get(usize::from(*next)) {
            Some(unit) => Prompt::SetUpGcma { unit: *unit },
            None => Prompt::Considers { side: Side::French },
        },
        Step::PlaceObjectives { first, .. } => Prompt::PlaceObjective { first: *first },
        Step::RealObjective => Prompt::RealObjective,
        Step::JoinHero { side, left } => Prompt::JoinHero { side: *side, left: *left },
        Step::VmArrivals { left } => Prompt::VmArrivals { left: count(left) },
        Step::VmMix | Step::FrenchMix => {
            let side = asked(step);
            Prompt::Mix { side, points: replacements::points_with_dumps(rules, side) }
        }
        Step::Dumps { left, .. } => Prompt::Dumps { left: *left },
        Step::ThaiBinh => Prompt::ThaiBinh,
        Step::VmReplace { .. } => Prompt::Replace { side: Side::VietMinh, points: state.rp[1] },
        Step::FrenchReplace { .. } => Prompt::Replace { side: Side::French, points: state.rp[0] },
        Step::Mobilise { left, .. } => Prompt::Mobilise { left: *left },
        Step::PathetLao => Prompt::PathetLao,
        Step::FrenchArrivals { left, .. } => Prompt::FrenchArrivals { left: count(left) },
        Step::Withdraw { .. } => {
            let class = withdrawals::asked(rules, state).unwrap_or(Withdrawal::Any);
            Prompt::Withdraw { class }
        }
        Step::Movement(movement) => match movement.at {
            Some(hex) => Prompt::MoveHex { side: movement.side, hex },
            None => Prompt::Movement { side: movement.side },
        },
        Step::Group(group) => {
            Prompt::Group { side: group.side, at: group.at, picked: group.picked }
        }
        Step::March(going) => {
            let mp = march::mover(rules, state, going).mp;
            Prompt::March { at: going.at, left: mp.saturating_sub(going.spent) }
        }
        Step::Declare { hex, .. } => Prompt::Declare { hex: *hex },
        Step::Bounce { from, .. } => Prompt::Bounce { from: *from },
        Step::Activate { side } => Prompt::Activate { side: *side },
        Step::Impulse { side, left, .. } => Prompt::Impulse { side: *side, left: *left },
        Step::Recover { dg, roads, .. } => {
            Prompt::Recover { left: 3u8.saturating_sub(dg.len() as u8 + roads) }
        }
        Step::Dig { left, .. } => Prompt::Dig { left: *left },
        Step::Wreck { left } => Prompt::Wreck { left: *left },
        Step::PlanBarrage { target, picked, .. } => {
            Prompt::PlanBarrage { target: *target, picked: *picked }
        }
        Step::PlanAttack { target, picked, .. } => {
            Prompt::PlanAttack { target: *target, picked: *picked }
        }
        Step::Losses(losses) => Prompt::Losses { side: losses.side, left: losses.left },
        Step::Overstack { hex: Some(hex), .. } => Prompt::Overstack { hex: *hex },
        Step::Combat(fight) => combat_prompt(fight, asked(step)),
        _ => Prompt::Considers { side: asked(step) },
    }
}

fn set_up_prompt(rules: &Tonkin, entry: u8, placed: u8, side: Side) -> Prompt {
    let Some(row) = rules.scenario().setup.get(usize::from(entry)) else {
        return Prompt::Considers { side };
    };
    let (place, within) = (row.hex, row.within);
    match row.units.get(usize::from(placed)) {
        Some(alike) if rules.generic => Prompt::SetUpClass { place, within, alike: *alike },
        _ => Prompt::SetUp { place, within },
    }
}

fn combat_prompt(fight: &crate::flow::Combat, side: Side) -> Prompt {
    let hex = fight.target;
    match fight.stage {
        CombatStage::Slip => Prompt::Slip { hex },
        CombatStage::Ambush => Prompt::Ambush { hex },
        CombatStage::LeadAttack | CombatStage::LeadDefend => Prompt::Lead { side },
        CombatStage::Spirit => Prompt::Spirit,
        CombatStage::FrontAttack | CombatStage::FrontDefend => Prompt::Front { side },
        CombatStage::Decide => Prompt::Decide { hex, steps: fight.left[1] },
        CombatStage::Retreat => Prompt::Retreat { hex },
        CombatStage::AttackerLosses => Prompt::Losses { side, left: fight.left[0] },
        CombatStage::DefenderLosses => Prompt::Losses { side, left: fight.left[1] },
        CombatStage::Advance => Prompt::Advance { hex },
        _ => Prompt::Considers { side },
    }
}

/// 1.9 A: questions of the first phase at which VM may also move the markers.
fn is_vm_replacement(state: &State, step: &Step) -> bool {
    let phase = matches!(
        state.phase,
        Phase::VmArrivals | Phase::VmMix | Phase::VmReplace | Phase::Mobilise
    );
    phase
        && asked(step) == Side::VietMinh
        && !matches!(
            step,
            Step::PlaceObjectives { .. } | Step::RealObjective | Step::JoinHero { .. }
        )
}

/// Lists the answers to the present question.
pub fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let step = state.top();
    match step {
        Step::SetUp { .. }
        | Step::FrenchSetUp { .. }
        | Step::SetUpLosses { .. }
        | Step::SetUpTieuDoans { .. }
        | Step::SetUpGcma { .. } => setting_up::candidates(rules, state, scope, out),
        Step::PlaceObjectives { .. } | Step::RealObjective => {
            objectives::candidates(rules, state, scope, out);
        }
        Step::JoinHero { .. } => heroes::candidates(rules, state, scope, out),
        Step::VmArrivals { .. } | Step::FrenchArrivals { .. } => {
            arrivals::candidates(rules, state, scope, out);
        }
        Step::VmMix
        | Step::FrenchMix
        | Step::Dumps { .. }
        | Step::ThaiBinh
        | Step::VmReplace { .. }
        | Step::FrenchReplace { .. } => replacements::candidates(rules, state, scope, out),
        Step::Mobilise { .. } | Step::PathetLao => {
            mobilisation::candidates(rules, state, scope, out);
        }
        Step::Withdraw { .. } => withdrawals::candidates(rules, state, scope, out),
        Step::Movement(_) => movement::candidates(rules, state, scope, out),
        Step::Group(_) => movement::group_candidates(rules, state, scope, out),
        Step::March(_) => march::candidates(rules, state, scope, out),
        Step::Declare { .. } => aircraft::candidates(rules, state, scope, out),
        Step::Bounce { .. } => airdrop::bounce_candidates(rules, state, out),
        Step::Activate { side } => operations::activation_candidates(rules, state, *side, out),
        Step::Impulse { .. } => operations::candidates(rules, state, scope, out),
        Step::Recover { .. } | Step::Dig { .. } | Step::Wreck { .. } => {
            engineering::more_candidates(rules, state, scope, out);
        }
        Step::PlanBarrage { .. } => barrage::candidates(rules, state, scope, out),
        Step::PlanAttack { .. } => attack::candidates(rules, state, scope, out),
        Step::Combat(_) => combat::candidates(rules, state, scope, out),
        Step::Losses(_) => losses::candidates(rules, state, scope, out),
        Step::Overstack { .. } => stacking::candidates(rules, state, scope, out),
        _ => (),
    }
    let may_move = || objectives::check_move(rules, state).is_ok();
    if is_vm_replacement(state, step) && (scope == Scope::All || may_move()) {
        out.push(Choice::MoveObjectives);
    }
    if hidden::is_time(state) {
        hidden::candidates(rules, state, scope, out);
    }
}

/// Decides whether an answer is legal.
pub fn check(rules: &Tonkin, state: &State, seat: Seat, choice: Choice) -> Result<(), No> {
    let step = state.top();
    if matches!(step, Step::Over(_)) || chance(step).is_some() || State::seat(asked(step)) != seat {
        return Err(No::NotAsked);
    }
    match (step, choice) {
        (_, Choice::MoveObjectives) if is_vm_replacement(state, step) => {
            objectives::check_move(rules, state)
        }
        (_, Choice::Top(_) | Choice::Under(..)) if hidden::is_time(state) => {
            hidden::check(rules, state, choice)
        }
        (
            Step::SetUp { .. }
            | Step::FrenchSetUp { .. }
            | Step::SetUpLosses { .. }
            | Step::SetUpTieuDoans { .. }
            | Step::SetUpGcma { .. },
            _,
        ) => setting_up::check(rules, state, choice),
        (Step::PlaceObjectives { .. } | Step::RealObjective, _) => {
            objectives::check(rules, state, choice)
        }
        (Step::JoinHero { .. }, _) => heroes::check(rules, state, choice),
        (Step::VmArrivals { .. } | Step::FrenchArrivals { .. }, _) => {
            arrivals::check(rules, state, choice)
        }
        (
            Step::VmMix
            | Step::FrenchMix
            | Step::Dumps { .. }
            | Step::ThaiBinh
            | Step::VmReplace { .. }
            | Step::FrenchReplace { .. },
            _,
        ) => replacements::check(rules, state, choice),
        (Step::Mobilise { .. } | Step::PathetLao, _) => mobilisation::check(rules, state, choice),
        (Step::Withdraw { .. }, _) => withdrawals::check(rules, state, choice),
        (Step::Movement(_), _) => movement::check(rules, state, choice),
        (Step::Group(_), _) => movement::check_group(rules, state, choice),
        (Step::March(_), _) => march::check(rules, state, choice),
        (Step::Declare { .. }, _) => aircraft::check(rules, state, choice),
        (Step::Bounce { .. }, _) => airdrop::check_bounce(rules, state, choice),
        (Step::Activate { side }, _) => operations::check_activation(rules, state, *side, choice),
        (Step::Impulse { .. }, _) => operations::check(rules, state, choice),
        (Step::Recover { .. } | Step::Dig { .. } | Step::Wreck { .. }, _) => {
            engineering::check(rules, state, choice)
        }
        (Step::PlanBarrage { .. }, _) => barrage::check(rules, state, choice),
        (Step::PlanAttack { .. }, _) => attack::check(rules, state, choice),
        (Step::Combat(_), _) => combat::check(rules, state, choice),
        (Step::Losses(_), _) => losses::check(rules, state, choice),
        (Step::Overstack { .. }, _) => stacking::check(rules, state, choice),
        _ => Err(No::NotAsked),
    }
}

/// Carries a legal answer out, and everything that follows by itself.
pub fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    if hidden::is_time(play.state) {
        if matches!(choice, Choice::Top(_) | Choice::Under(..)) {
            return hidden::apply(play, choice);
        }
        play.state.arranged = None;
    }
    match (play.state.top(), choice) {
        (step, Choice::MoveObjectives) if is_vm_replacement(play.state, step) => {
            objectives::pick_up(play);
        }
        (
            Step::SetUp { .. }
            | Step::FrenchSetUp { .. }
            | Step::SetUpLosses { .. }
            | Step::SetUpTieuDoans { .. }
            | Step::SetUpGcma { .. },
            _,
        ) => setting_up::apply(play, choice),
        (Step::PlaceObjectives { .. } | Step::RealObjective, _) => objectives::apply(play, choice),
        (Step::JoinHero { .. }, _) => heroes::apply(play, choice),
        (Step::VmArrivals { .. } | Step::FrenchArrivals { .. }, _) => {
            arrivals::apply(play, choice);
        }
        (
            Step::VmMix
            | Step::FrenchMix
            | Step::Dumps { .. }
            | Step::ThaiBinh
            | Step::VmReplace { .. }
            | Step::FrenchReplace { .. },
            _,
        ) => replacements::apply(play, choice),
        (Step::Mobilise { .. } | Step::PathetLao, _) => mobilisation::apply(play, choice),
        (Step::Withdraw { .. }, _) => withdrawals::apply(play, choice),
        (Step::Movement(_), _) => movement::apply(play, choice),
        (Step::Group(_), _) => movement::apply_group(play, choice),
        (Step::March(_), _) => march::apply(play, choice),
        (Step::Declare { .. }, _) => aircraft::apply(play, choice),
        (Step::Bounce { .. }, _) => airdrop::apply_bounce(play, choice),
        (Step::Activate { side }, _) => {
            let side = *side;
            operations::apply_activation(play, side, choice);
        }
        (Step::Impulse { .. }, _) => operations::apply(play, choice),
        (Step::Recover { .. } | Step::Dig { .. } | Step::Wreck { .. }, _) => {
            engineering::apply(play, choice);
        }
        (Step::PlanBarrage { .. }, _) => barrage::apply(play, choice),
        (Step::PlanAttack { .. }, _) => attack::apply(play, choice),
        (Step::Combat(_), _) => combat::apply(play, choice),
        (Step::Losses(_), _) => losses::apply(play, choice),
        (Step::Overstack { .. }, _) => stacking::apply(play, choice),
        _ => (),
    }
    play.advance();
}

/// Carries on once the dice have fallen.
pub fn resolve<S: Sink<Tonkin>>(play: &mut Play<'_, S>, roll: &Roll) {
    match *play.state.top() {
        Step::Allowance { side } => operations::rolled(play, side, roll.first()),
        Step::DropDie { dump, at } => aircraft::drop_rolled(play, dump, at, roll.first()),
        Step::RoadStrike { hex, guns } => aircraft::road_rolled(play, hex, guns, roll.sum()),
        Step::Barrage(fire) => barrage::rolled(play, fire, roll.sum()),
        Step::Combat(fight) => match fight.stage {
            CombatStage::AmbushDie => ambush::rolled(play, fight, roll.first()),
            CombatStage::SpiritDie => combat::spirit_rolled(play, fight, roll.first()),
            CombatStage::Dice => combat::rolled(play, fight, roll.sum()),
            CombatStage::DgDice => {
                let other = roll.0.get(1).copied().unwrap_or(1);
                combat::dg_rolled(play, fight, [roll.first(), other]);
            }
            CombatStage::HeroDice => combat::hero_rolled(play, fight, roll.sum()),
            _ => (),
        },
        _ => (),
    }
    play.advance();
}

impl<S: Sink<Tonkin>> Play<'_, S> {
    /// Carries out steps until one asks somebody, asks the dice, or the game is over.
    pub fn advance(&mut self) {
        loop {
            self.judge();
            if self.run() == Flow::Waits {
                return;
            }
        }
    }

    /// Looks at the top step: carries it out, or finds that it waits.
    fn run(&mut self) -> Flow {
        let Some(step) = self.state.steps.last() else {
            sequence::next_phase(self);
            return Flow::Goes;
        };
        match *step {
            Step::SetUp { .. }
            | Step::FrenchSetUp { .. }
            | Step::SetUpLosses { .. }
            | Step::SetUpTieuDoans { .. }
            | Step::SetUpGcma { .. }
            | Step::PlaceObjectives { .. } => setting_up::run(self),
            Step::Impulse { side, left, .. } => operations::run(self, side, left),
            Step::Barrage(fire) => barrage::run(self, fire),
            Step::Combat(fight) => combat::run(self, fight),
            Step::Bounce { units, from } => airdrop::run_bounce(self, units, from),
            Step::EndOfPhase => stacking::run_end(self),
            Step::Dig { .. } => engineering::run_dig(self),
            Step::VmArrivals { .. } | Step::FrenchArrivals { .. } => arrivals::run(self),
            Step::Dumps { .. }
            | Step::ThaiBinh
            | Step::VmReplace { .. }
            | Step::FrenchReplace { .. } => replacements::run(self),
            Step::Mobilise { .. } | Step::PathetLao => mobilisation::run(self),
            Step::Withdraw { .. } => withdrawals::run(self),
            _ => Flow::Waits,
        }
    }
}
