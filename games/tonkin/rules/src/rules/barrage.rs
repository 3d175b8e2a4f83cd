//! 6.6: barrage by artillery, Airstrike and Navy.

use kernel::flow::{Flow, StepRules};
use kernel::{Ledger, Next, Request, Roll, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hidden::Pieces as _;
use super::losses::Losing as _;
use super::strength::{HIGH_MORALE, LOW_MORALE};
use super::{aircraft, attack, disorganisation, limits, operations, strength};
use crate::Tonkin;
use crate::board::Place;
use crate::charts::BarrageResult;
use crate::choice::Choice;
use crate::components::{Hex, Side, Terrain, Unit, UnitType};
use crate::event::{Cause, Event};
use crate::flow::{Barrage, BarrageStage, Declare, Flight, LastFight, Losses, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::sets::{Around as _, HexSet, UnitSet};
use crate::sums::{Sum, Term};

/// 6.3 d and F: a barrage being put together. Nobody else sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct PlanBarrage {
    /// Whose.
    pub side: Side,
    /// The hex.
    pub target: Hex,
    /// The guns picked so far.
    pub picked: UnitSet,
}

impl StepRules<Tonkin> for PlanBarrage {
    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(
            State::seat(self.side),
            Prompt::PlanBarrage { target: self.target, picked: self.picked },
        )
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::Back, Choice::Fire]);
        out.extend(Some(Choice::WithAll).filter(|_| scope == Scope::All));
        let guns = guns(rules, state, self.side, self.target);
        attack::list_picks(self.picked, guns.iter(), scope, out);
    }

    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let PlanBarrage { side, target, picked } = *self;
        let joins = |unit: Unit| {
            if !guns(rules, state, side, target).has(unit) {
                return Err(No::NotAsked);
            }
            let range = attack::in_range(rules, state, side);
            check_gun(rules, state, side, target, unit, &range)
        };
        let all = self.all(rules, state);
        attack::check_plan(picked, *choice, joins, all, total(rules, state, &picked).into())
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let PlanBarrage { side, target, mut picked } = *self;
        let all = self.all(play.rules, play.state);
        if attack::pick(&mut picked, choice, all) {
            return play.replace(Step::PlanBarrage(PlanBarrage { side, target, picked }));
        }
        play.pop();
        if choice == Choice::Fire {
            begin(play, side, target, picked);
        }
    }
}

impl PlanBarrage {
    /// All that may take part.
    fn all(&self, rules: &Tonkin, state: &State) -> UnitSet {
        let PlanBarrage { side, target, .. } = *self;
        let range = attack::in_range(rules, state, side);
        let joins = |unit: &Unit| check_gun(rules, state, side, target, *unit, &range).is_ok();
        guns(rules, state, side, target).iter().filter(joins).collect()
    }
}

impl StepRules<Tonkin> for Barrage {
    const RESOLVES: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::dice(Ask::Barrage { side: self.side, hex: self.target }, Request::TWO_DICE)
    }

    fn resolve<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        rolled(play, *self, roll.sum());
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        match self.stage {
            BarrageStage::Declare => {
                play.replace(Step::Barrage(Barrage { stage: BarrageStage::Dice, ..*self }));
                if has_airstrike(play.rules, &self.units) && !self.guns {
                    let (hex, by) = (self.target, Flight::Strike);
                    play.push(Step::Declare(Declare { hex, by }));
                }
                Flow::Goes
            }
            BarrageStage::Dice => Flow::Waits,
            BarrageStage::Finish => {
                play.pop();
                play.close_stacks();
                Flow::Goes
            }
        }
    }
}

/// What can fire at a hex: artillery beside it, the Airstrike, the Navy.
fn guns(rules: &Tonkin, state: &State, side: Side, target: Hex) -> UnitSet {
    let artillery = rules.charts.forces.artillery.and(rules.charts.forces.side[side as usize]);
    let mut guns = UnitSet::NONE;
    for (_, hex) in target.neighbours() {
        if state.board.occupied(side).has(hex) {
            state
                .board
                .stack(hex)
                .filter(|unit| artillery.has(*unit))
                .for_each(|unit| guns.insert(unit));
        }
    }
    if side == Side::French {
        let others = [aircraft::strike_counter(rules, state), rules.charts.forces.navy];
        others.into_iter().flatten().for_each(|unit| guns.insert(unit));
    }
    guns
}

/// Whether a hex may be barraged by anything.
pub(crate) fn check_target(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
) -> Result<(), No> {
    if !state.board.occupied(side.enemy()).has(target) {
        return Err(No::BarrageTarget { hex: target });
    }
    if rules.charts.ground.china.has(target) {
        return Err(No::BarrageChina { hex: target });
    }
    let range = attack::in_range(rules, state, side);
    if is_possible(rules, state, side, target, &range) {
        return Ok(());
    }
    // Artillery that is there says why not; else the Airstrike does, and of VM there is nothing.
    let guns = guns(rules, state, side, target);
    let artillery = guns.and(rules.charts.forces.artillery);
    if artillery.is_empty() && side == Side::VietMinh {
        return Err(No::NoArtillery { hex: target });
    }
    let strike = aircraft::strike_counter(rules, state).filter(|unit| guns.has(*unit));
    let mut asked = artillery.iter().chain(strike);
    let refused = asked.find_map(|unit| check_gun(rules, state, side, target, unit, &range).err());
    Err(refused.unwrap_or(No::Guns { hex: target }))
}

/// Whether something can fire at an enemy hex; `range` is that of the spending SD.
pub(crate) fn is_possible(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
    range: &HexSet,
) -> bool {
    guns(rules, state, side, target).iter().any(|unit| {
        value(rules, state, unit) > 0 && check_gun(rules, state, side, target, unit, range).is_ok()
    })
}

/// 6.6: whether a gun may fire at a hex.
fn check_gun(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
    unit: Unit,
    range: &HexSet,
) -> Result<(), No> {
    let kind = rules.charts.stats(unit).unit_type;
    if kind == UnitType::Airstrike {
        let is_grounded = aircraft::strike_value(rules, state) == 0;
        return if is_grounded { Err(No::Rains) } else { check_observer(rules, state, target) };
    }
    if kind == UnitType::Navy {
        check_coast(rules, state, unit, target)?;
        return check_observer(rules, state, target);
    }
    check_artillery(rules, state, side, target, unit, range)
}

/// 6.6: the Navy fires at VM units on or next to the coast.
fn check_coast(rules: &Tonkin, state: &State, navy: Unit, target: Hex) -> Result<(), No> {
    let coast = &rules.charts.ground.coast;
    let near = coast.has(target) || HexSet::one(target).neighbours().meets(*coast);
    let somebody = !strength::fighters(rules, state, Side::VietMinh, target).is_empty();
    let is_ready = state.board.place(navy) == Place::Ready;
    if is_ready && near && somebody { Ok(()) } else { Err(No::Coast { hex: target }) }
}

fn check_observer(rules: &Tonkin, state: &State, target: Hex) -> Result<(), No> {
    let mut near = target.neighbours();
    let seen = near.any(|(_, hex)| !strength::fighters(rules, state, Side::French, hex).is_empty());
    if seen { Ok(()) } else { Err(No::Observer { hex: target }) }
}

fn check_artillery(
    rules: &Tonkin,
    state: &State,
    side: Side,
    target: Hex,
    unit: Unit,
    range: &HexSet,
) -> Result<(), No> {
    let from = state.board.hex_of(unit).ok_or(No::NotAsked)?;
    if operations::spending_hex(state, side).is_none() {
        return Err(No::SpendingDump);
    }
    if limits::crosses_border(rules, from, target) {
        return Err(No::Border { hex: target });
    }
    if !limits::may_attack(rules, unit, from, target) {
        return Err(limits::forbidden(rules, unit, target));
    }
    if range.has(from) {
        Ok(())
    } else {
        Err(No::SpendingRange { hex: from, range: rules.components.tables.limits.supply_range })
    }
}

/// 6.6: the Barrage Value of a gun: one less when DG, half when OoS.
fn value(rules: &Tonkin, state: &State, unit: Unit) -> u8 {
    if rules.charts.stats(unit).unit_type == UnitType::Airstrike {
        return aircraft::strike_value(rules, state);
    }
    let printed = state.board.face(&rules.charts, unit).barrage;
    let value = printed.saturating_sub(u8::from(state.board.is_dg(unit)));
    if state.board.is_oos(unit) { value / 2 } else { value }
}

/// 6.6: the sum of the Barrage Values.
fn total(rules: &Tonkin, state: &State, units: &UnitSet) -> u8 {
    units.iter().map(|unit| value(rules, state, unit)).fold(0, u8::saturating_add)
}

/// The barrage is fired.
fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, target: Hex, units: UnitSet) {
    let by_artillery = units.meets(play.rules.charts.forces.artillery);
    operations::spend(play, side, if by_artillery { "F" } else { "d" });
    play.state.last = LastFight::default();
    for unit in units.iter() {
        if let Some(hex) = play.state.board.hex_of(unit) {
            play.show(UnitSet::one(unit), hex);
        }
    }
    let guns = aircraft::is_under_guns(play.rules, play.state, target);
    let stage = BarrageStage::Declare;
    play.push(Step::Barrage(Barrage { side, target, units, guns, stage }));
    let value = total(play.rules, play.state, &units);
    play.tell(Event::Barrages { side, hex: target, value });
}

fn has_airstrike(rules: &Tonkin, units: &UnitSet) -> bool {
    units.iter().any(|unit| rules.charts.stats(unit).unit_type == UnitType::Airstrike)
}

/// 6.6: all modifiers of the barrage roll.
pub fn modifiers(rules: &Tonkin, state: &State, barrage: &Barrage) -> Vec<strength::Modifier> {
    let drm = &rules.components.tables.barrage_drm;
    let target = barrage.target;
    let units = state.board.units(target);
    let mut list = Vec::new();
    let mut add = |term, value| list.push((term, value));
    if units.meets(*state.board.dg()) {
        add(Term::TargetDg, drm.target_dg);
    }
    if barrage.guns && has_airstrike(rules, &barrage.units) {
        add(Term::AntiAircraft, drm.anti_aircraft);
    }
    match rules.charts.ground.terrain(target) {
        Terrain::Forest => add(Term::Terrain { of: Sum::BarrageRoll }, drm.forest),
        Terrain::Mountain => add(Term::Terrain { of: Sum::BarrageRoll }, drm.mountain),
        Terrain::Clear | Terrain::Rough => (),
    }
    if state.board.trenches[barrage.side.enemy() as usize].has(target) {
        add(Term::Trench { of: Sum::BarrageRoll }, drm.trench);
    }
    let fighters = strength::fighters(rules, state, barrage.side.enemy(), target);
    let morale = |unit: Unit| strength::morale(rules, state, unit, &fighters);
    match fighters.iter().map(morale).max() {
        Some(HIGH_MORALE..) => add(Term::TargetMorale, drm.morale_5),
        Some(..=LOW_MORALE) => add(Term::TargetMorale, drm.morale_2),
        Some(_) | None => (),
    }
    list
}

/// The sums behind a barrage. What depends on hidden units is shown to VM alone (T-56).
pub(crate) fn ledgers(rules: &Tonkin, state: &State, barrage: &Barrage) -> Vec<Ledger> {
    let mut value_sum = Ledger::of(&Sum::Barrage);
    for unit in barrage.units.iter() {
        value_sum.add_term(value(rules, state, unit), &Term::Unit { of: Sum::Barrage, unit });
    }
    let mut roll = Ledger::of(&Sum::BarrageRoll);
    for (term, amount) in modifiers(rules, state, barrage) {
        let is_hidden = matches!(term, Term::TargetDg | Term::TargetMorale);
        if barrage.side == Side::VietMinh || !is_hidden {
            roll.add_term(amount, &term);
        }
    }
    vec![value_sum, roll]
}

/// 6.6: the dice have fallen.
fn rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, barrage: Barrage, roll: u8) {
    let side = barrage.side.enemy();
    let value = total(play.rules, play.state, &barrage.units);
    let drm = modifiers(play.rules, play.state, &barrage).iter().map(|(_, value)| *value).sum();
    let result = play.rules.charts.results.barrage(value, roll, drm);
    let hex = barrage.target;
    play.state.last.barrage = Some(result);
    play.replace(Step::Barrage(Barrage { stage: BarrageStage::Finish, ..barrage }));
    let hidden = side == Side::VietMinh;
    play.tell(Event::BarrageRolled { hex, roll, result: result as u8, hidden });
    if result == BarrageResult::Miss {
        return;
    }
    let units = play.state.board.units(hex);
    play.state.last.dg[side as usize] = true;
    disorganisation::disorganize(play, units.minus(*play.state.board.dg()));
    if result != BarrageResult::DgAndLoss {
        return;
    }
    if super::losses::has_steps(play.rules, play.state, side, hex) {
        play.push(Step::Losses(Losses { side, hex: Some(hex), left: 1 }));
    } else {
        // 6.6: only SD and HQ stand there, and all of them go.
        for unit in units.iter() {
            play.eliminate(unit, Cause::Combat);
            if matches!(play.state.top(), Step::Over(_)) {
                return;
            }
        }
    }
}
