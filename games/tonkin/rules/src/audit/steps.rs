//! What waits to be done: every step names counters, places and counts that it can have, and rests on the step that
//! called for it.

mod set_up;

use crate::Tonkin;
use crate::board::Place;
use crate::components::{Hex, Side, Unit};
use crate::flow::{
    Barrage, Bounce, By, Combat, CombatStage, Declare, Flight, FrenchReplace, Group, March, Mode,
    Movement, Phase, State, Step,
};
use crate::rules::movement;
use crate::sets::{HexSet, UnitSet};

/// More steps, hits and points than one question can be about.
const MANY: u8 = 60;

/// Counters that a step names.
pub(super) fn units_of(step: &Step) -> UnitSet {
    let some = |unit: Option<Unit>| unit.map_or(UnitSet::NONE, UnitSet::one);
    match step {
        Step::SetUp(step) => step.units,
        Step::SetUpLosses(step) => step.units,
        Step::VmArrivals(step) => step.left,
        Step::VmReplace(step) => step.regained.once.or(step.regained.twice),
        Step::FrenchArrivals(step) => step.left.or(step.gcma),
        Step::FrenchReplace(step) => some(step.lift.asking),
        Step::Movement(moving) => moving.moved.or(moving.late),
        Step::Group(group) => group.picked,
        Step::March(march) => march.units.or(march.slipped).or(march.aboard),
        Step::Declare(step) => flown(step),
        Step::DropDie(step) => UnitSet::one(step.dump),
        Step::Bounce(step) => step.units,
        Step::PlanBarrage(plan) => plan.picked,
        Step::PlanAttack(plan) => plan.picked,
        Step::Barrage(fire) => fire.units,
        Step::Combat(fight) => fighting(fight),
        Step::FrenchSetUp(_)
        | Step::SetUpTieuDoans(_)
        | Step::SetUpGcma(_)
        | Step::PlaceObjectives(_)
        | Step::RealObjective
        | Step::JoinHero(_)
        | Step::VmMix
        | Step::Dumps(_)
        | Step::ThaiBinh
        | Step::Mobilise(_)
        | Step::PathetLao
        | Step::FrenchMix
        | Step::Withdraw(_)
        | Step::Activate(_)
        | Step::Allowance(_)
        | Step::Impulse(_)
        | Step::Recover(_)
        | Step::Dig(_)
        | Step::Wreck(_)
        | Step::RoadStrike(_)
        | Step::Losses(_)
        | Step::Overstack(_)
        | Step::EndOfPhase
        | Step::Over(_) => UnitSet::NONE,
    }
}

fn flown(step: &Declare) -> UnitSet {
    match step.by {
        Flight::TakeOff { units, .. }
        | Flight::Landing { units, .. }
        | Flight::Drop { units, .. } => units,
        Flight::Strike | Flight::RoadStrike | Flight::Headquarters => UnitSet::NONE,
    }
}

fn fighting(fight: &Combat) -> UnitSet {
    let leaders = fight.leaders.into_iter().flatten();
    let ambush = fight.ambush.into_iter().flat_map(|(unit, victim)| [unit, victim]);
    let named: UnitSet = leaders.chain(ambush).collect();
    let sets = [fight.attackers, fight.defenders, fight.slipped, fight.retreating, fight.advanced];
    sets.into_iter().fold(named, UnitSet::or)
}

/// Says which steps cannot wait so.
pub(super) fn audit(rules: &Tonkin, state: &State, wrong: &mut Vec<String>) {
    let over = state.steps.iter().any(|step| matches!(step, Step::Over(_)));
    if over && state.steps.len() > 1 {
        wrong.push("the game is over and goes on".to_owned());
    }
    for (place, step) in state.steps.iter().enumerate() {
        let below = &state.steps[..place];
        let above = &state.steps[place + 1..];
        let stack = Stack { rules, state, below, above };
        if !stack.is_sound(step) {
            wrong.push(format!("a step cannot wait so: {step:?}"));
        }
    }
}

/// A step among the others.
struct Stack<'a> {
    rules: &'a Tonkin,
    state: &'a State,
    below: &'a [Step],
    above: &'a [Step],
}

impl Stack<'_> {
    fn is_sound(&self, step: &Step) -> bool {
        self.is_its_phase(step) && self.is_its_own(step)
    }

    /// Whether the phase has such a step.
    fn is_its_phase(&self, step: &Step) -> bool {
        let phase = self.state.phase;
        let set_up = phase == Phase::SetUp;
        match step {
            Step::SetUp(_)
            | Step::FrenchSetUp(_)
            | Step::SetUpLosses(_)
            | Step::SetUpTieuDoans(_)
            | Step::SetUpGcma(_) => set_up,
            Step::VmArrivals(_) => phase == Phase::VmArrivals,
            Step::VmMix | Step::ThaiBinh => phase == Phase::VmMix,
            Step::VmReplace(_) => phase == Phase::VmReplace,
            Step::Mobilise(_) | Step::PathetLao => phase == Phase::Mobilise,
            Step::FrenchArrivals(_) => phase == Phase::FrenchArrivals,
            Step::FrenchMix => phase == Phase::FrenchMix,
            Step::FrenchReplace(_) => phase == Phase::FrenchReplace,
            Step::Withdraw(_) => phase == Phase::Withdraw,
            Step::Dumps(dumps) => match dumps.side {
                Side::VietMinh => phase == Phase::VmMix,
                Side::French => phase == Phase::FrenchMix,
            },
            Step::Movement(moving) => self.is_time_to_move(moving),
            Step::Activate(_)
            | Step::Allowance(_)
            | Step::Impulse(_)
            | Step::Recover(_)
            | Step::Dig(_)
            | Step::PlanBarrage(_)
            | Step::Barrage(_)
            | Step::Wreck(_)
            | Step::RoadStrike(_)
            | Step::PlanAttack(_) => phase == Phase::Operations,
            Step::PlaceObjectives(_)
            | Step::RealObjective
            | Step::JoinHero(_)
            | Step::Group(_)
            | Step::March(_)
            | Step::Declare(_)
            | Step::DropDie(_)
            | Step::Bounce(_)
            | Step::Combat(_)
            | Step::Losses(_)
            | Step::Overstack(_)
            | Step::EndOfPhase
            | Step::Over(_) => true,
        }
    }

    fn is_time_to_move(&self, moving: &Movement) -> bool {
        match (self.state.phase, moving.side) {
            (Phase::VmMovement | Phase::EndVmMovement, Side::VietMinh)
            | (Phase::FrenchMovement | Phase::EndFrenchMovement, Side::French) => {
                moving.at.is_none() && self.below == [Step::EndOfPhase]
            }
            (Phase::Operations, side) => {
                let point =
                    |step: &Step| matches!(step, Step::Impulse(point) if point.side == side);
                moving.at.is_some() && self.below.iter().any(point)
            }
            // Nobody moves at any other time.
            _ => false,
        }
    }

    /// Whether what a step names is there.
    fn is_its_own(&self, step: &Step) -> bool {
        let (rules, state) = (self.rules, self.state);
        match step {
            Step::SetUp(step) => self.is_set_up(step),
            Step::FrenchSetUp(step) => self.is_french_set_up(step),
            Step::SetUpLosses(step) => self.is_set_up_loss(step),
            Step::SetUpTieuDoans(step) => self.are_tieu_doans_set_up(step),
            Step::SetUpGcma(step) => self.is_gcma_set_up(*step),
            Step::JoinHero(step) => {
                rules.heroes && step.left <= 3 && state.heroes[step.side as usize].is_some()
            }
            Step::VmArrivals(step) => self.is_due(step.left, Side::VietMinh),
            Step::FrenchArrivals(step) => {
                let gcma = rules.charts.forces.gcma;
                self.is_due(step.left, Side::French) && step.gcma.minus(gcma).is_empty()
            }
            Step::Dumps(step) => step.left <= 9,
            Step::VmReplace(step) => {
                let regained = step.regained;
                regained.once.minus(rules.charts.forces.regiments).is_empty()
                    && regained.twice.minus(regained.once).is_empty()
            }
            Step::Mobilise(step) => step.left <= MANY,
            Step::FrenchReplace(step) => self.is_replacing(step),
            Step::Withdraw(step) => {
                usize::from(step.next) <= rules.turn(state.month).withdraw.len()
            }
            Step::Movement(moving) => self.is_movement(moving),
            Step::Group(group) => self.is_group(group),
            Step::March(march) => self.is_march(march),
            Step::Declare(step) => self.is_flight(step),
            Step::DropDie(step) => {
                let dumps = rules.charts.forces.sds[Side::French as usize];
                dumps.has(step.dump) && state.board.is_in(step.dump, step.at)
            }
            Step::Bounce(step) => self.is_bounce(step),
            Step::Impulse(point) => point.left <= state.points[point.side as usize],
            Step::Recover(step) => step.roads <= 3,
            Step::Dig(step) => (1..=3).contains(&step.left),
            Step::Wreck(step) => (1..=3).contains(&step.left),
            Step::PlanBarrage(plan) => {
                let ready = rules.charts.forces.off_map;
                self.is_beside(plan.picked.minus(ready), plan.side, plan.target)
                    && self.is_enemy(plan.side, plan.target)
            }
            Step::PlanAttack(plan) => {
                self.is_beside(plan.picked, plan.side, plan.target)
                    && self.is_enemy(plan.side, plan.target)
            }
            Step::Barrage(fire) => self.is_barrage(fire),
            Step::Combat(fight) => self.is_combat(fight),
            Step::Losses(step) => step.left <= MANY && step.left > 0,
            Step::Overstack(step) => {
                step.hex.is_some() && self.below.last() == Some(&Step::EndOfPhase)
            }
            Step::PlaceObjectives(step) => {
                let placed = step.assigned.is_none() && state.objectives.at[1].is_none();
                self.rests_on_gcma(*step) && (step.first || placed)
            }
            Step::Activate(_)
            | Step::RealObjective
            | Step::VmMix
            | Step::ThaiBinh
            | Step::PathetLao
            | Step::FrenchMix
            | Step::Allowance(_)
            | Step::RoadStrike(_)
            | Step::EndOfPhase
            | Step::Over(_) => true,
        }
    }

    fn of(&self, side: Side) -> UnitSet {
        self.rules.charts.forces.side[side as usize]
    }

    /// Whether units stand in a hex.
    fn stand(&self, units: UnitSet, hex: Hex) -> bool {
        units.iter().all(|unit| self.state.board.is_in(unit, hex))
    }

    fn is_enemy(&self, side: Side, hex: Hex) -> bool {
        self.state.board.occupied(side.enemy()).has(hex)
    }

    /// Whether units of a side stand next to a hex.
    fn is_beside(&self, units: UnitSet, side: Side, hex: Hex) -> bool {
        let near: HexSet = hex.neighbours().map(|(_, near)| near).collect();
        let beside = |unit: Unit| self.state.board.hex_of(unit).is_some_and(|at| near.has(at));
        units.minus(self.of(side)).is_empty() && units.iter().all(beside)
    }

    /// 2.1, 2.5: units of a side whose slot of the Turn Track has come.
    fn is_due(&self, units: UnitSet, side: Side) -> bool {
        let due = |unit: Unit| matches!(self.state.board.place(unit), Place::Track(month) if month <= self.state.month);
        units.minus(self.of(side)).is_empty() && units.iter().all(due)
    }

    fn is_replacing(&self, step: &FrenchReplace) -> bool {
        let asks = self.above.iter().any(|step| matches!(step, Step::Declare(_)));
        step.lift.foot <= MANY
            && step.lift.motorized <= MANY
            && (step.lift.asking.is_none() || asks)
    }

    fn is_movement(&self, moving: &Movement) -> bool {
        let limits = &self.rules.components.tables.limits;
        let others = self.of(moving.side.enemy());
        let loads = [
            (moving.truck.unwrap_or(0), limits.truck_capacity),
            (moving.air.unwrap_or(0), limits.air_capacity),
            (moving.ship, limits.ship_capacity),
        ];
        !moving.moved.or(moving.late).meets(others)
            && loads.into_iter().all(|(load, capacity)| load <= capacity)
    }

    fn moving(&self) -> Option<&Movement> {
        self.below.iter().rev().find_map(|step| {
            let Step::Movement(moving) = step else { return None };
            Some(moving)
        })
    }

    fn is_group(&self, group: &Group) -> bool {
        let Some(Step::Movement(moving)) = self.below.last() else { return false };
        let unmoved = movement::unmoved(self.rules, self.state, moving, group.at);
        moving.side == group.side
            && (moving.at.is_none() || moving.at == group.at)
            && (group.at.is_some() || group.side == Side::French)
            && !unmoved.is_empty()
            && group.picked.minus(unmoved).is_empty()
    }

    fn is_march(&self, march: &March) -> bool {
        let Some(moving) = self.moving() else { return false };
        // Whoever fights advances or dies before the march goes on.
        let fights = self.above.iter().any(|step| matches!(step, Step::Combat(_)));
        let dna = self.rules.charts.forces.dna;
        let afloat = march.mode == Mode::River;
        moving.side == march.side
            && !march.units.is_empty()
            && march.units.minus(self.of(march.side)).is_empty()
            && (fights || self.stand(march.units, march.at))
            && !march.units.meets(moving.moved)
            && !march.slipped.meets(self.of(march.side))
            && march.aboard.minus(march.units).is_empty()
            && march.spent <= MANY
            && (afloat || !march.units.meets(dna))
            && (!afloat || march.units.meets(dna))
            && (march.begun || march.at == march.start && march.spent == 0)
    }

    fn is_flight(&self, step: &Declare) -> bool {
        let flies = |units: UnitSet, from: Hex| {
            !units.is_empty()
                && units.minus(self.of(Side::French)).is_empty()
                && self.stand(units, from)
                && matches!(self.below.last(), Some(Step::Movement(moving)) if moving.side == Side::French)
        };
        match step.by {
            Flight::TakeOff { units, .. } => flies(units, step.hex),
            Flight::Landing { units, from } | Flight::Drop { units, from } => flies(units, from),
            Flight::Strike => {
                matches!(self.below.last(), Some(Step::Barrage(fire)) if fire.target == step.hex)
            }
            Flight::RoadStrike => {
                matches!(self.below.last(), Some(Step::RoadStrike(strike)) if strike.hex == step.hex)
            }
            Flight::Headquarters => {
                let asking = match self.below.last() {
                    Some(Step::FrenchReplace(step)) => step.lift.asking,
                    // Only replacements ask about the HQ.
                    _ => None,
                };
                let hq = self.state.board.hq_hex(&self.rules.charts, Side::French);
                asking.is_some() && hq == Some(step.hex)
            }
        }
    }

    fn is_bounce(&self, step: &Bounce) -> bool {
        let there = |unit: Unit| self.state.board.hex_of(unit).is_some();
        step.units.minus(self.of(Side::French)).is_empty() && step.units.iter().all(there)
    }

    fn is_barrage(&self, fire: &Barrage) -> bool {
        let forces = &self.rules.charts.forces;
        let guns = forces.artillery.or(forces.off_map);
        let beside = fire.units.minus(forces.off_map);
        let done = self.above.iter().any(|step| matches!(step, Step::Losses(_)));
        !fire.units.is_empty()
            && fire.units.minus(guns).is_empty()
            && fire.units.minus(self.of(fire.side)).is_empty()
            && self.is_beside(beside, fire.side, fire.target)
            && (done || self.is_enemy(fire.side, fire.target))
    }

    fn is_combat(&self, fight: &Combat) -> bool {
        let (ours, theirs) = (self.of(fight.side), self.of(fight.side.enemy()));
        let fighting = self.rules.charts.forces.fighting;
        let sides = fight.attackers.minus(ours.and(fighting)).is_empty()
            && fight.defenders.minus(theirs.and(fighting)).is_empty()
            && fight.slipped.minus(theirs).is_empty()
            && fight.advanced.minus(ours).is_empty()
            && fight.retreating.minus(theirs).is_empty();
        let counts = [fight.left[0], fight.left[1], fight.lost[0], fight.lost[1], fight.total];
        let counts = counts.into_iter().all(|count| count <= MANY) && fight.spirit <= 6;
        sides && counts && self.is_led(fight) && self.are_there(fight) && self.rests(fight)
    }

    /// Leaders and ambush are of those who fight, and are named once it is their turn.
    fn is_led(&self, fight: &Combat) -> bool {
        let [attack, defence] = fight.leaders;
        let led = match fight.stage {
            CombatStage::Slip
            | CombatStage::Ambush
            | CombatStage::AmbushDie
            | CombatStage::LeadAttack => fight.leaders == [None; 2],
            CombatStage::LeadDefend => attack.is_some() && defence.is_none(),
            CombatStage::Spirit
            | CombatStage::SpiritDie
            | CombatStage::FrontAttack
            | CombatStage::FrontDefend
            | CombatStage::Dice
            | CombatStage::DgDice
            | CombatStage::Decide
            | CombatStage::Retreat
            | CombatStage::AttackerLosses
            | CombatStage::DefenderLosses
            | CombatStage::HeroDice => attack.is_some() && defence.is_some(),
            CombatStage::Advance | CombatStage::Finish => true,
        };
        let of = |unit: Option<Unit>, units: UnitSet| unit.is_none_or(|unit| units.has(unit));
        let fought = fight.attackers.or(fight.defenders);
        let ambush = fight.ambush.is_none_or(|(unit, victim)| {
            fight.stage != CombatStage::AmbushDie || fought.has(unit) && fought.has(victim)
        });
        led && of(attack, fight.attackers) && of(defence, fight.defenders) && ambush
    }

    /// Who fights stands beside the hex or in it, until losses are taken.
    fn are_there(&self, fight: &Combat) -> bool {
        let board = &self.state.board;
        if fight.stage > CombatStage::Decide {
            return true;
        }
        let attacks = fight.attackers.iter().all(|unit| match fight.by {
            By::Airdrop { from } => board.is_in(unit, from),
            By::Overrun { from } => board.is_in(unit, from),
            By::Attack => {
                board.hex_of(unit).is_some_and(|at| at.direction_of(fight.target).is_some())
            }
        });
        !fight.attackers.is_empty() && attacks && self.stand(fight.defenders, fight.target)
    }

    /// An overrun rests on the march, a drop on the movement, an attack on its point.
    fn rests(&self, fight: &Combat) -> bool {
        match (fight.by, self.below.last()) {
            (By::Overrun { from }, Some(Step::March(march))) => {
                march.side == fight.side
                    && march.at == from
                    && from.direction_of(fight.target).is_some()
                    && fight.attackers.minus(march.units).is_empty()
            }
            (By::Airdrop { .. }, Some(Step::Movement(moving))) => {
                moving.side == Side::French && fight.side == Side::French
            }
            (By::Attack, Some(Step::EndOfPhase)) => self.state.phase == Phase::Operations,
            // Nothing else leads to a combat.
            _ => false,
        }
    }
}
