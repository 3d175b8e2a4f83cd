//! Chapter 8.0 to 8.3, fire, and the attack roll of an assault (10.0).
//!
//! Every attack goes the same way: windows before the dice, two dice and firepower against the best
//! defence and the terrain, windows after the dice, damage points, and what the attackers are left with.

use kernel::flow::{Flow, StepRules};
use kernel::{Ledger, Next, Request, Roll, Sink};

use crate::Storm;
use crate::components::{Area, Kind, Side};
use crate::event::Event;
use crate::flow::{Attack, AttackStage, By, Keep, Order, Play, State, Step, Window, WindowKind};
use crate::prompt::Ask;
use crate::refusal::No;
use crate::rules::{allocation, assault};
use crate::sets::{Unit, UnitSet};
use crate::sums::{Sum, Term};

impl StepRules<Storm> for Attack {
    const RESOLVES: bool = true;

    fn next(&self, _: &Storm, _: &State) -> Next<Storm> {
        debug_assert_eq!(self.stage, AttackStage::Dice, "an attack waits only for dice");
        Next::dice(Ask::Attack { side: self.side, target: self.target }, Request::TWO_DICE)
    }

    fn resolve<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let sum = roll.sum();
        let stands = match self.keep {
            Keep::New => sum,
            Keep::Higher => self.roll.max(sum),
        };
        let stage = AttackStage::Rolled;
        play.replace(Step::Attack(Attack { roll: stands, keep: Keep::New, stage, ..*self }));
        play.tell(Event::Rolled { side: self.side, roll: sum, stands });
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        let enemy = self.side.enemy();
        match self.stage {
            AttackStage::Cancel => open(play, AttackStage::Prepare, WindowKind::W7, enemy),
            AttackStage::Prepare => prepare(play, self),
            AttackStage::Ready if self.units.is_empty() => assault::stopped(play, self),
            AttackStage::Ready => set_stage(play, AttackStage::Dice),
            AttackStage::Dice => return Flow::Waits,
            AttackStage::Rolled => open(play, AttackStage::Damage, WindowKind::W5, self.side),
            AttackStage::Damage => work_out(play, self),
            AttackStage::Apply => {
                set_stage(play, AttackStage::Finish);
                let units = fired_on(play.state, self);
                allocation::begin(play, self, enemy, units);
            }
            AttackStage::Finish => finish(play, self),
        }
        Flow::Goes
    }
}

/// From this many French units in the target some Viet Minh cards are stronger (S-47).
const CROWD: u8 = 7;

/// An attack that has just been declared.
pub fn declared(side: Side, by: By, units: UnitSet, target: Area) -> Attack {
    let stage = match by {
        By::Card(_) if side == Side::French => AttackStage::Cancel,
        By::Units { .. } | By::CounterAttack | By::Assault { .. } => AttackStage::Prepare,
        By::Card(_) | By::Debouchez => AttackStage::Dice,
    };
    Attack {
        side,
        by,
        units,
        target,
        mortars: 0,
        flames: false,
        improved: 0,
        nights: 0,
        flares: false,
        prepared: None,
        giap: false,
        rerolls: 0,
        keep: Keep::New,
        roll: 0,
        damage: 0,
        stage,
    }
}

/// 8.0: every firing unit needs firepower.
pub(crate) fn check_firepower(rules: &Storm, order: &Order) -> Result<(), No> {
    let stats = |index| rules.charts.stats(Unit::new(order.side, index));
    if order.picked.iter().all(|index| stats(index).firepower > 0) {
        Ok(())
    } else {
        Err(No::Firepower)
    }
}

/// 8.1: units fire at enemy units in their own or an adjacent area (S-13).
pub(crate) fn check_fire(
    rules: &Storm,
    state: &State,
    order: &Order,
    target: Area,
) -> Result<(), No> {
    if !state.board.occupied(order.side.enemy()).has(target) {
        return Err(No::Enemy { area: target });
    }
    check_firepower(rules, order)
}

/// 8.1: units fire.
pub(crate) fn begin_fire<S: Sink<Storm>>(play: &mut Play<'_, S>, order: &Order, target: Area) {
    let Order { side, area: from, picked: units, .. } = *order;
    play.push(Step::Attack(declared(side, By::Units { from }, units, target)));
    play.tell(Event::Fires { side, units, from, target });
}

/// 8.2: a card attacks.
pub(crate) fn begin_card<S: Sink<Storm>>(play: &mut Play<'_, S>, card: Kind, target: Area) {
    play.push(Step::Attack(declared(card.side(), By::Card(card), UnitSet::NONE, target)));
    play.tell(Event::CardFires { card, target });
}

/// The units fired on.
pub(crate) fn fired_on(state: &State, attack: &Attack) -> UnitSet {
    match attack.by {
        // S-36: only the assaulting units.
        By::Debouchez => state.assault().map_or(UnitSet::NONE, |assault| assault.units),
        By::Units { .. } | By::Card(_) | By::CounterAttack | By::Assault { .. } => {
            state.board.units(attack.side.enemy(), attack.target)
        }
    }
}

/// Whether the target area's terrain does not count at all (8.3.2).
fn ignores_terrain(state: &State, attack: &Attack) -> bool {
    let same_area = match attack.by {
        By::Units { from } => from == attack.target,
        By::CounterAttack | By::Debouchez | By::Assault { .. } => true,
        By::Card(_) => false,
    };
    let defender = attack.side.enemy();
    same_area
        || state.board.control(attack.target) != defender
        || state.board.fire[defender as usize].has(attack.target)
}

/// 8.3.2, 9.1: printed value and trenches, at most 3.
pub(crate) fn ground(rules: &Storm, state: &State, area: Area) -> u8 {
    let most = rules.components.tables.max_terrain;
    (rules.charts.defence(area) + state.board.trench(area)).min(most)
}

/// 8.3.2: the terrain value with everything that changes it.
pub fn terrain(rules: &Storm, state: &State, attack: &Attack) -> u8 {
    if ignores_terrain(state, attack) || attack.flames {
        return 0;
    }
    improved(rules, ground(rules, state, attack.target), attack.improved)
}

/// VM-01: one copy does so much, two do more (S-20).
fn improved(rules: &Storm, terrain: u8, copies: u8) -> u8 {
    let rows = &rules.components.card_values.improved;
    let row = rows.iter().take(usize::from(copies)).next_back();
    row.map_or(terrain, |row| (terrain * row.factor).min(row.most))
}

/// VM-01: whether one copy more makes a difference.
pub(crate) fn is_improvable(rules: &Storm, attack: &Attack) -> bool {
    usize::from(attack.improved) < rules.components.card_values.improved.len()
}

/// The firepower of a card on an area (S-47).
pub(crate) fn card_firepower(rules: &Storm, state: &State, card: Kind, target: Area) -> u8 {
    let row = rules.kind(card);
    let enemies = state.board.units(card.side().enemy(), target).len();
    if enemies >= CROWD { row.firepower_7plus } else { row.firepower }
}

/// 8.3.1: firepower of units or card with the bonuses of cards, dice apart.
pub fn firepower(rules: &Storm, state: &State, attack: &Attack) -> u8 {
    let base = match attack.by {
        By::Card(card) => card_firepower(rules, state, card, attack.target),
        By::Debouchez => rules.kind(Kind::Debouchez).firepower,
        By::Units { .. } | By::CounterAttack | By::Assault { .. } => {
            rules.charts.firepower(attack.side, attack.units)
        }
    };
    base.saturating_add(bonus(rules, attack))
}

/// What Mortar Support and Night Assault add.
fn bonus(rules: &Storm, attack: &Attack) -> u8 {
    let values = &rules.components.card_values;
    let mortars = values.mortar_bonus.saturating_mul(attack.mortars);
    mortars.saturating_add(values.night_bonus.saturating_mul(nights(attack)))
}

/// Night Assaults that count.
fn nights(attack: &Attack) -> u8 {
    if attack.flares { 0 } else { attack.nights }
}

/// The best defence of a single unit fired on, on its present side.
pub(crate) fn best_defence(rules: &Storm, state: &State, side: Side, units: UnitSet) -> u8 {
    let value = |index| {
        let unit = Unit::new(side, index);
        let stats = rules.charts.stats(unit);
        if state.board.is_fresh(unit) { stats.defence } else { stats.defence_spent }
    };
    units.iter().map(value).max().unwrap_or(0)
}

/// 8.3.2: defence points.
pub fn defence(rules: &Storm, state: &State, attack: &Attack) -> u8 {
    let units = fired_on(state, attack);
    best_defence(rules, state, attack.side.enemy(), units) + terrain(rules, state, attack)
}

/// 8.3.3: damage points of the result that stands.
pub fn damage(rules: &Storm, state: &State, attack: &Attack) -> u8 {
    let points = attack.roll + firepower(rules, state, attack);
    points.saturating_sub(defence(rules, state, attack))
}

fn set_stage<S: Sink<Storm>>(play: &mut Play<'_, S>, stage: AttackStage) {
    if let Some(attack) = play.state.attack_mut() {
        attack.stage = stage;
    }
}

/// Opens a window and names what comes after it.
fn open<S: Sink<Storm>>(play: &mut Play<'_, S>, then: AttackStage, kind: WindowKind, ask: Side) {
    set_stage(play, then);
    play.push(Step::Window(Window { kind, ask, declined: 0 }));
}

/// The window before the dice: W4 of an assault, W3 of a French attack.
fn prepare<S: Sink<Storm>>(play: &mut Play<'_, S>, attack: &Attack) {
    match attack.by {
        By::Assault { .. } => open(play, AttackStage::Ready, WindowKind::W4, Side::VietMinh),
        By::Units { .. } | By::Card(_) | By::Debouchez | By::CounterAttack => match attack.side {
            Side::French => open(play, AttackStage::Dice, WindowKind::W3, Side::French),
            Side::VietMinh => set_stage(play, AttackStage::Dice),
        },
    }
}

/// 8.3.3: the damage is worked out; against the French it may be reduced (W6).
fn work_out<S: Sink<Storm>>(play: &mut Play<'_, S>, attack: &Attack) {
    let points = attack.roll + firepower(play.rules, play.state, attack);
    let defence = defence(play.rules, play.state, attack);
    let damage = points.saturating_sub(defence);
    if let Some(attack) = play.state.attack_mut() {
        attack.damage = damage;
        attack.stage = AttackStage::Apply;
    }
    play.state.last_attack = Some((attack.target, damage));
    play.tell(Event::Damage { target: attack.target, attack: points, defence, damage });
    if attack.side == Side::VietMinh && damage > 0 {
        open(play, AttackStage::Apply, WindowKind::W6, Side::French);
    }
}

/// 8.1: markers and flips, after the damage; or the outcome of an assault.
fn finish<S: Sink<Storm>>(play: &mut Play<'_, S>, attack: &Attack) {
    play.pop();
    match attack.by {
        By::Units { from } => {
            play.state.board.spend_all(attack.side, attack.units);
            if from != attack.target {
                play.state.board.fire[attack.side as usize].insert(from);
                play.tell(Event::FireMarker { side: attack.side, area: from });
            }
        }
        By::CounterAttack => play.state.board.spend_all(attack.side, attack.units),
        By::Assault { from } => assault::outcome(play, attack, from),
        By::Debouchez => assault::regroup(play),
        By::Card(_) => (),
    }
}

/// The sums behind an attack: attack points without dice, and defence points.
pub(crate) fn ledgers(rules: &Storm, state: &State, attack: &Attack) -> Vec<Ledger> {
    let mut sum = Ledger::of(&Sum::Attack);
    let cards = attack.mortars + nights(attack);
    let bonus = bonus(rules, attack);
    let base = firepower(rules, state, attack) - bonus;
    let term = match attack.by {
        By::Card(card) => Term::Card { card },
        By::Debouchez => Term::Debouchez { card: Kind::Debouchez },
        By::Units { .. } | By::CounterAttack | By::Assault { .. } => {
            Term::Firepower { units: attack.units.len() }
        }
    };
    sum.add_term(base, &term);
    if bonus > 0 {
        sum.add_term(bonus, &Term::Bonus { cards });
    }
    vec![sum, defence_ledger(rules, state, attack)]
}

fn defence_ledger(rules: &Storm, state: &State, attack: &Attack) -> Ledger {
    let mut sum = Ledger::of(&Sum::Defence);
    let units = fired_on(state, attack);
    let best = best_defence(rules, state, attack.side.enemy(), units);
    sum.add_term(best, &Term::BestDefence);
    let area = attack.target;
    if ignores_terrain(state, attack) || attack.flames {
        sum.add_term(0, &Term::NoTerrain { area });
    } else {
        sum.add_term(terrain(rules, state, attack), &Term::Terrain { area });
    }
    sum
}
