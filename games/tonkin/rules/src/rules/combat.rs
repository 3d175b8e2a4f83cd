//! 6.8: combat, from C1 to C10.
//!
//! `combat/questions.rs` has the answers players give, `combat/casualties.rs` who takes which hit.

use kernel::flow::{Asks, Flow, StepRules};
use kernel::{Next, Reading, Request, Roll, Scope, Seat, Sink};

use super::heroes::Toll;
use super::hidden::Pieces as _;
use super::losses::Losing as _;
use super::paths::{Mover, Pace, Season, Way as PathWay};
use super::{
    Points as _, airdrop, ambush, disorganisation, heroes, limits, march, retreat, strength,
};
use crate::Tonkin;
use crate::choice::Choice;
use crate::components::{Outcome, Side, Trait, Unit, UnitType};
use crate::event::{Cause, Event, Way};
use crate::flow::{By, Combat, CombatStage, LastFight, Play, State, Step};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::sets::UnitSet;

mod casualties;
mod questions;

pub(in crate::rules) use casualties::note_hero;

impl StepRules<Tonkin> for Combat {
    const RESOLVES: bool = true;

    fn asks(&self, rules: &Tonkin, state: &State) -> Asks {
        questions::asks(rules, state, self)
    }

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        next(self)
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        questions::candidates(rules, state, self, out);
    }

    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        questions::check(rules, state, self, *choice)
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        questions::apply(play, *self, choice);
    }

    fn resolve<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        match self.stage {
            CombatStage::AmbushDie => ambush::rolled(play, *self, roll.first()),
            CombatStage::SpiritDie => spirit_rolled(play, *self, roll.first()),
            CombatStage::Dice => rolled(play, *self, roll.sum()),
            CombatStage::DgDice => {
                let other = roll.0.get(1).copied().unwrap_or(1);
                dg_rolled(play, *self, [roll.first(), other]);
            }
            CombatStage::HeroDice => hero_rolled(play, *self, roll.sum()),
            CombatStage::Slip
            | CombatStage::Ambush
            | CombatStage::LeadAttack
            | CombatStage::LeadDefend
            | CombatStage::Spirit
            | CombatStage::FrontAttack
            | CombatStage::FrontDefend
            | CombatStage::Decide
            | CombatStage::Retreat
            | CombatStage::AttackerLosses
            | CombatStage::DefenderLosses
            | CombatStage::Advance
            | CombatStage::Finish => (),
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        run(play, *self)
    }
}

/// C1: combat begins; VM stacks that take part are shown.
pub(crate) fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat) {
    play.state.last = LastFight::default();
    play.push(Step::Combat(combat));
    let overrun = combat.is_overrun();
    let open = combat.attackers;
    match combat.side {
        Side::French => {
            let units = play.state.board.units(combat.target);
            let (side, hex) = (combat.side, combat.target);
            play.tell(Event::Attacks { side, hex, units: open, overrun });
            play.show(units, combat.target);
        }
        Side::VietMinh => {
            for hex in play.state.board.hexes_of(&combat.attackers).iter() {
                let units = play.state.board.units(hex);
                play.show(units, hex);
            }
            let (side, hex) = (combat.side, combat.target);
            play.tell(Event::Attacks { side, hex, units: open, overrun });
        }
    }
}

/// The combat goes on with a stage.
pub(in crate::rules) fn go<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    combat: Combat,
    stage: CombatStage,
) {
    play.replace(Step::Combat(Combat { stage, ..combat }));
}

/// Whom or what a combat waits for.
fn next(combat: &Combat) -> Next<Tonkin> {
    let (hex, side) = (combat.target, combat.side);
    match combat.stage {
        CombatStage::Slip => Next::ask(State::seat(side.enemy()), Prompt::Slip { hex }),
        CombatStage::Ambush => Next::ask(State::seat(Side::VietMinh), Prompt::Ambush { hex }),
        CombatStage::AmbushDie => Next::dice(Ask::Ambush { hex }, Request::ONE_DIE),
        CombatStage::LeadAttack => Next::ask(State::seat(side), Prompt::Lead { side }),
        CombatStage::LeadDefend => {
            Next::ask(State::seat(side.enemy()), Prompt::Lead { side: side.enemy() })
        }
        CombatStage::Spirit => Next::ask(State::seat(side), Prompt::Spirit),
        CombatStage::SpiritDie => Next::dice(Ask::Spirit, Request::ONE_DIE),
        CombatStage::FrontAttack => Next::ask(State::seat(side), Prompt::Front { side }),
        CombatStage::FrontDefend => {
            Next::ask(State::seat(side.enemy()), Prompt::Front { side: side.enemy() })
        }
        CombatStage::Dice => Next::dice(Ask::Combat { side, hex }, Request::TWO_DICE),
        CombatStage::DgDice => {
            let request = Request::Dice { count: 2, faces: 6, reading: Reading::Each };
            Next::dice(Ask::Dg { hex }, request)
        }
        CombatStage::Decide => {
            Next::ask(State::seat(side.enemy()), Prompt::Decide { hex, steps: combat.left[1] })
        }
        CombatStage::Retreat => Next::ask(State::seat(side.enemy()), Prompt::Retreat { hex }),
        CombatStage::AttackerLosses => {
            Next::ask(State::seat(side), Prompt::Losses { side, left: combat.left[0] })
        }
        CombatStage::DefenderLosses => {
            let side = side.enemy();
            Next::ask(State::seat(side), Prompt::Losses { side, left: combat.left[1] })
        }
        CombatStage::HeroDice => {
            let side = if combat.front[0] { side } else { side.enemy() };
            Next::dice(Ask::Hero { side }, Request::TWO_DICE)
        }
        CombatStage::Advance => Next::ask(State::seat(side), Prompt::Advance { hex }),
        CombatStage::Finish => Next::ask(State::seat(side), Prompt::Considers { side }),
    }
}

/// Lets a combat go on by itself as far as it can.
fn run<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat) -> Flow {
    let (rules, state) = (play.rules, &*play.state);
    let next = match combat.stage {
        CombatStage::Slip => {
            if !retreat::slippers(rules, state, &combat).is_empty() {
                return Flow::Waits;
            }
            after_slips(&combat)
        }
        CombatStage::Ambush if ambush::is_possible(rules, state, &combat) => return Flow::Waits,
        CombatStage::Ambush => CombatStage::LeadAttack,
        CombatStage::LeadAttack => return run_lead(play, combat, 0),
        CombatStage::LeadDefend => return run_lead(play, combat, 1),
        CombatStage::Spirit if may_be_spirited(state, &combat) => return Flow::Waits,
        CombatStage::Spirit => CombatStage::FrontAttack,
        CombatStage::FrontAttack if heroes::leads(state, combat.side, combat.leaders[0]) => {
            return Flow::Waits;
        }
        CombatStage::FrontAttack => CombatStage::FrontDefend,
        CombatStage::FrontDefend
            if heroes::leads(state, combat.side.enemy(), combat.leaders[1]) =>
        {
            return Flow::Waits;
        }
        CombatStage::FrontDefend => CombatStage::Dice,
        CombatStage::AmbushDie
        | CombatStage::SpiritDie
        | CombatStage::Dice
        | CombatStage::DgDice => return Flow::Waits,
        CombatStage::Decide => {
            if combat.left[1] > 0 && retreat::is_possible(rules, state, &combat) {
                return Flow::Waits;
            }
            stand(play, combat);
            return Flow::Goes;
        }
        CombatStage::Retreat => return run_retreat(play, combat),
        CombatStage::AttackerLosses => return casualties::run(play, combat, 0),
        CombatStage::DefenderLosses => return casualties::run(play, combat, 1),
        CombatStage::HeroDice if combat.front != [false; 2] => return Flow::Waits,
        CombatStage::HeroDice => CombatStage::Advance,
        CombatStage::Advance => return run_advance(play, combat),
        CombatStage::Finish => {
            finish(play, combat);
            return Flow::Goes;
        }
    };
    go(play, combat, next);
    Flow::Goes
}

/// What comes once nobody retreats before combat any more.
pub(super) fn after_slips(combat: &Combat) -> CombatStage {
    if combat.defenders.is_empty() { CombatStage::Advance } else { CombatStage::Ambush }
}

/// 6.10: units that may lead. Role 0 attacks, role 1 defends.
pub fn leaders(rules: &Tonkin, combat: &Combat, role: usize) -> UnitSet {
    let units = if role == 0 { combat.attackers } else { combat.defenders };
    let of = |test: fn(UnitType) -> bool| -> UnitSet {
        units.iter().filter(|unit| test(rules.charts.stats(*unit).unit_type)).collect()
    };
    let gunners = of(|kind| {
        matches!(kind, UnitType::Artillery | UnitType::Engineer | UnitType::AntiAircraft)
    });
    let light =
        of(|kind| matches!(kind, UnitType::TieuDoan | UnitType::PathetLao | UnitType::Gcma));
    let best = units.minus(gunners).minus(light);
    let second = if role == 0 { light } else { light.or(gunners) };
    match (best.is_empty(), second.is_empty()) {
        (false, _) => best,
        (true, false) => second,
        // Nobody else is left after an ambush.
        (true, true) => units,
    }
}

/// C4: a side with one possible leader has no choice.
fn run_lead<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, role: usize) -> Flow {
    let able = leaders(play.rules, &combat, role);
    match (able.len(), able.first()) {
        (1, Some(unit)) => {
            lead(play, combat, role, unit);
            Flow::Goes
        }
        (0, _) => {
            go(play, combat, CombatStage::Finish);
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}

/// C4: a leading unit is named.
pub(super) fn lead<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    combat: Combat,
    role: usize,
    unit: Unit,
) {
    let mut combat = combat;
    combat.leaders[role] = Some(unit);
    let (side, stage) = match role {
        0 => (combat.side, CombatStage::LeadDefend),
        _ => (combat.side.enemy(), CombatStage::Spirit),
    };
    go(play, combat, stage);
    play.tell(Event::Leads { side, unit });
}

/// Steps that the leader of a VM attack needs for Bolshevik Spirit (6.12).
const SPIRITED: u8 = 3;

/// 6.12: the leader of a VM attack needs 3 steps.
fn may_be_spirited(state: &State, combat: &Combat) -> bool {
    let steps = combat.leaders[0].map_or(0, |unit| state.board.steps(unit));
    combat.side == Side::VietMinh && steps >= SPIRITED
}

/// C6: the combat roll.
fn rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, roll: u8) {
    let rules = play.rules;
    let (row, _) = strength::odds(rules, play.state, &combat);
    let drm = strength::modifier(rules, play.state, &combat);
    let total = (i16::from(roll) + i16::from(drm)).max(0);
    let outcome = rules.charts.results.outcome(row, total);
    let left = rules.charts.results.losses(outcome);
    let total = total as u8;
    play.state.last.outcome = Some(outcome);
    go(play, Combat { total, outcome, left, ..combat }, CombatStage::DgDice);
    play.tell(Event::CombatRolled { odds: row.id(), roll, drm, total, outcome });
}

/// C7: the DG rolls.
fn dg_rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, dice: [u8; 2]) {
    go(play, combat, CombatStage::Decide);
    disorganisation::rolled(play, &combat, dice);
}

/// C5: the die of Bolshevik Spirit.
fn spirit_rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, die: u8) {
    go(play, Combat { spirit: die, ..combat }, CombatStage::FrontAttack);
    play.tell(Event::SpiritRolled { die });
}

/// 6.16: the dice for an officer who led from the front.
fn hero_rolled<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, roll: u8) {
    let mut combat = combat;
    let role = usize::from(!combat.front[0]);
    let side = if role == 0 { combat.side } else { combat.side.enemy() };
    combat.front[role] = false;
    go(play, combat, CombatStage::HeroDice);
    let toll = if combat.hero_hit[side as usize] { Toll::Steps } else { Toll::Nothing };
    heroes::rolled(play, side, roll, toll);
}

/// 6.15: the defender stands fast. One more step is lost if he is DG and no attacker is.
pub(super) fn stand<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat) {
    let dg = play.state.board.dg();
    let more = combat.left[1] > 0 && combat.defenders.meets(*dg) && !combat.attackers.meets(*dg);
    let left = [combat.left[0], combat.left[1] + u8::from(more)];
    let asked = combat.left[1] > 0;
    go(play, Combat { left, ..combat }, CombatStage::AttackerLosses);
    if asked {
        play.tell(Event::Decided { retreats: false });
    }
}

/// 6.15: the defender retreats instead of one step lost; all who can must go.
pub(super) fn fall_back<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat) {
    let retreating = retreat::able(play.rules, play.state, &combat);
    let left = [combat.left[0], combat.left[1].saturating_sub(1)];
    let combat = Combat { retreating, retreated: true, left, ..combat };
    go(play, combat, CombatStage::Retreat);
    play.tell(Event::Decided { retreats: true });
}

/// C8: units go that have no choice of hexes.
fn run_retreat<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat) -> Flow {
    let Some(unit) = combat.retreating.first() else {
        go(play, combat, CombatStage::AttackerLosses);
        return Flow::Goes;
    };
    let ways = retreat::ways(play.rules, play.state, unit, combat.target);
    match (ways.len(), ways.iter().next()) {
        (0, _) => {
            let mut combat = combat;
            combat.retreating.remove(unit);
            go(play, combat, CombatStage::Retreat);
            Flow::Goes
        }
        (1, Some(hex)) => {
            retreat_to(play, combat, unit, hex);
            Flow::Goes
        }
        _ => Flow::Waits,
    }
}

/// C8: a unit retreats.
pub(super) fn retreat_to<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    combat: Combat,
    unit: Unit,
    hex: crate::components::Hex,
) {
    let mut combat = combat;
    combat.retreating.remove(unit);
    go(play, combat, CombatStage::Retreat);
    play.relocate(UnitSet::one(unit), combat.target, hex, Way::Retreat);
}

/// 6.15: attackers that may advance. Artillery does not, unless in an overrun; nobody into a hex that is
/// closed to him (T-23, T-43).
pub(crate) fn advancers(rules: &Tonkin, state: &State, combat: &Combat) -> UnitSet {
    let units = combat.attackers.minus(combat.advanced);
    units.iter().filter(|unit| is_able_to_advance(rules, state, combat, *unit)).collect()
}

fn is_able_to_advance(rules: &Tonkin, state: &State, combat: &Combat, unit: Unit) -> bool {
    let stats = rules.charts.stats(unit);
    let Some(from) = state.board.hex_of(unit) else { return false };
    if !limits::may_stop(rules, unit, combat.target) {
        return false;
    }
    let stays = stats.unit_type == UnitType::Artillery && !stats.traits.has(Trait::MayAdvance);
    if stays && !combat.is_overrun() {
        return false;
    }
    if matches!(combat.by, By::Airdrop { .. }) {
        return true;
    }
    let Some(direction) = from.direction_of(combat.target) else { return false };
    let (charts, board) = (&rules.charts, &state.board);
    let carried = combat.is_overrun() && combat.attackers.meets(charts.forces.dna);
    let water = carried || stats.unit_type == UnitType::Dna;
    let way = if water { PathWay::Water } else { PathWay::Land };
    let group = if carried { combat.attackers } else { UnitSet::one(unit) };
    let mover = Mover::new(charts, board, &group, way, Pace::Plain, Season::Dry, 0);
    mover.cost(charts, board, from, direction).is_some()
}

/// C10: whether somebody still defends the hex.
fn is_held(rules: &Tonkin, state: &State, combat: &Combat) -> bool {
    !strength::fighters(rules, state, combat.side.enemy(), combat.target).is_empty()
}

/// C10: whether the hex is taken, and by whom.
fn run_advance<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat) -> Flow {
    let held = is_held(play.rules, play.state, &combat);
    let able = advancers(play.rules, play.state, &combat);
    if held || able.is_empty() {
        go(play, combat, CombatStage::Finish);
        return Flow::Goes;
    }
    if !combat.is_overrun() {
        return Flow::Waits;
    }
    advance(play, combat, able);
    Flow::Goes
}

/// 6.15: units advance; enemy SD and HQ are eliminated, enemy trenches removed.
pub(super) fn advance<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat, units: UnitSet) {
    let first = combat.advanced.is_empty();
    let advanced = combat.advanced.or(units);
    go(play, Combat { advanced, ..combat }, CombatStage::Advance);
    if first {
        play.state.last.taken = true;
        capture(play, combat.side, combat.target);
        if matches!(play.state.top(), Step::Over(_)) {
            return;
        }
    }
    let hexes = play.state.board.hexes_of(&units);
    for from in hexes.iter() {
        let here = units.iter().filter(|unit| play.state.board.is_in(*unit, from)).collect();
        play.relocate(here, from, combat.target, Way::Advance);
    }
    let won = matches!(combat.outcome, Outcome::ExchangeDefender | Outcome::TwoDefender);
    if first && won && combat.side == Side::VietMinh {
        play.add_points(play.rules.components.tables.replacements.advance, "2.2");
    }
}

/// 6.4, 6.15: whoever enters a hex with enemy SD or HQ eliminates them; VM gains RP for FEF SDs (2.2).
pub(crate) fn capture<S: Sink<Tonkin>>(
    play: &mut Play<'_, S>,
    side: Side,
    hex: crate::components::Hex,
) {
    let forces = &play.rules.charts.forces;
    let staff =
        play.state.board.units(hex).and(forces.staff).and(forces.side[side.enemy() as usize]);
    for unit in staff.iter() {
        play.tell(Event::Captured { unit, hex });
        play.eliminate(unit, Cause::Combat);
        if matches!(play.state.top(), Step::Over(_)) {
            return;
        }
        if side == Side::VietMinh && forces.sds[Side::French as usize].has(unit) {
            play.add_points(play.rules.components.tables.replacements.captured_sd, "2.2");
        }
    }
    if play.state.board.trenches[side.enemy() as usize].has(hex) {
        play.state.board.trenches[side.enemy() as usize].remove(hex);
        play.tell(Event::TrenchGone { side: side.enemy(), hex });
    }
}

/// The combat is over; an overrun may go on.
fn finish<S: Sink<Tonkin>>(play: &mut Play<'_, S>, combat: Combat) {
    play.pop();
    let taken = play.state.last.taken;
    play.tell(Event::CombatOver { hex: combat.target, taken });
    if combat.leaders != [None; 2] {
        heroes::mention(play, &combat, [combat.attackers, combat.defenders]);
    }
    play.close_stacks();
    match combat.by {
        By::Attack => (),
        By::Overrun { .. } => march::after_overrun(play, &combat),
        By::Airdrop { .. } => airdrop::after_drop(play, &combat),
    }
}
