//! Chapter W: who may play what, when.
//!
//! A window asks a side whenever it could hold a fitting card as far as the enemy knows, so that being
//! asked tells nothing. Sides alternate, one play at a time, until both decline in a row. Only plays that
//! can have an effect are legal (S-09).

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Seats, Sink};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Kind, Side};
use crate::event::Event;
use crate::flow::{
    Attack, AttackStage, By, ClearTrench, Keep, Play, State, Step, SupplyMark, Window, WindowKind,
};
use crate::refusal::No;
use crate::rules::{attack, cards, effects, supply};
use crate::sets::UnitSet;

impl StepRules<Storm> for Window {
    const IS_QUESTION: bool = true;
    const RESOLVES: bool = true;

    fn next(&self, rules: &Storm, state: &State) -> Next<Storm> {
        let (area, stake) = stake(rules, state);
        Next::ask(state.seat(self.ask), self.kind.prompt(area, stake))
    }

    fn asked(&self, _: &Storm, state: &State) -> Seats {
        Seats::only(state.seat(self.ask))
    }

    fn candidates(&self, _: &Storm, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Decline);
        if state.attack().is_some_and(|attack| attack.giap) && may_reroll(state, *self) {
            out.push(Choice::Reroll);
        }
        out.extend(state.cards.hand.kinds(self.ask).map(Choice::Play));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Storm, state: &State, seat: Seat, choice: &Choice) -> Result<(), No> {
        cards::check_held(state, seat, choice)?;
        match choice {
            Choice::Decline => Ok(()),
            Choice::Reroll => state.attack().map_or(Err(No::NotAsked), check_reroll),
            Choice::Play(kind) => check_play(rules, state, *self, *kind),
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other legal choice is to decline")]
    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        match choice {
            Choice::Play(kind) => {
                let target = answered(play.state);
                cards::play(play, kind);
                pass_word(play, 0);
                work(play, kind, target);
            }
            Choice::Reroll => roll_again(play, Kind::Giap),
            _ => pass_word(play, self.declined + 1),
        }
    }

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Asks the side whose word it is, or goes on.
        let over = self.declined >= 2 || is_pointless(play.state, *self);
        if over {
            play.pop();
            return Flow::Goes;
        }
        if is_possible(play.rules, play.state, *self) {
            return Flow::Waits;
        }
        pass_word(play, self.declined + 1);
        Flow::Goes
    }
}

/// What is at stake in a window: the area, and damage points or firepower before the dice.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other step is what a window is about")]
pub(crate) fn stake(rules: &Storm, state: &State) -> (Option<Area>, u8) {
    let Some(attack) = state.attack() else {
        let areas = state.steps.iter().find_map(|step| match step {
            Step::SupplyMark(SupplyMark { left }) => Some((None, *left)),
            Step::ClearTrench(ClearTrench { area, .. }) => {
                Some((Some(*area), state.board.trench(*area)))
            }
            _ => None,
        });
        return areas.unwrap_or((None, 0));
    };
    let points = match attack.stage {
        // A result of 0 is that of no roll.
        _ if attack.roll == 0 => attack::firepower(rules, state, attack),
        AttackStage::Apply => attack.damage,
        AttackStage::Cancel
        | AttackStage::Prepare
        | AttackStage::Ready
        | AttackStage::Dice
        | AttackStage::Rolled
        | AttackStage::Damage
        | AttackStage::Finish => attack::damage(rules, state, attack),
    };
    (Some(attack.target), points)
}

/// The highest result of two dice: nothing beats it (S-09).
const BEST_ROLL: u8 = 12;

/// The cards a side may play in a window.
pub(crate) fn kinds(window: WindowKind, side: Side) -> &'static [Kind] {
    match (window, side) {
        (WindowKind::W3, Side::French) => &[Kind::Flamethrowers, Kind::MortarSupport],
        (WindowKind::W3, Side::VietMinh) => &[Kind::ImprovedDefenses],
        (WindowKind::W4, Side::French) => &[Kind::Debouchez, Kind::Flares, Kind::Mines],
        (WindowKind::W4, Side::VietMinh) => &[Kind::NightAssault],
        (WindowKind::W5, Side::French) => &[Kind::CommandCoordination],
        (WindowKind::W5, Side::VietMinh) => &[Kind::Giap],
        (WindowKind::W6, Side::French) => &[Kind::Bigeard],
        (WindowKind::W7, Side::VietMinh) => {
            &[Kind::PoorWeather, Kind::Artillery105, Kind::Artillery75]
        }
        (WindowKind::W8, Side::VietMinh) => &[Kind::HeavyFlak],
        (WindowKind::W6, Side::VietMinh) | (WindowKind::W7 | WindowKind::W8, Side::French) => &[],
    }
}

/// The card that is being answered in W7.
#[expect(clippy::wildcard_enum_match_arm, reason = "other steps are no cards that are played")]
fn answered(state: &State) -> Option<Kind> {
    match state.steps.iter().rev().nth(1)? {
        Step::Attack(attack) => match attack.by {
            By::Card(kind) => Some(kind),
            By::Units { .. } | By::Debouchez | By::CounterAttack | By::Assault { .. } => None,
        },
        Step::ClearTrench(ClearTrench { kind, .. }) => Some(*kind),
        _ => None,
    }
}

/// What cancels what (W7).
#[expect(clippy::wildcard_enum_match_arm, reason = "other cards cancel nothing")]
pub fn cancels(card: Kind, target: Kind) -> bool {
    match card {
        Kind::PoorWeather => matches!(target, Kind::FighterBombers | Kind::B26),
        Kind::Artillery105 | Kind::Artillery75 => {
            matches!(target, Kind::Artillery | Kind::TotArtillery)
        }
        Kind::Flares => target == Kind::NightAssault,
        _ => false,
    }
}

/// Whether a card has its place in this window now, whoever holds it. Public facts only.
pub fn check_play(rules: &Storm, state: &State, window: Window, kind: Kind) -> Result<(), No> {
    if !kinds(window.kind, window.ask).contains(&kind) {
        let window = effects::moment_of(kind);
        return Err(No::OnlyInWindow { card: kind, window });
    }
    match (window.kind, state.attack()) {
        (WindowKind::W7, _) => check_cancels(state, kind),
        (_, Some(attack)) => check_attack(rules, state, attack, kind),
        // S-09: one area more needs one area more with French units.
        (WindowKind::W8, None) if supply::is_area_left(rules, state) => Ok(()),
        (_, None) => Err(No::Effect { card: kind }),
    }
}

/// W7: whether a card cancels the one that is answered.
fn check_cancels(state: &State, card: Kind) -> Result<(), No> {
    match answered(state) {
        Some(played) if cancels(card, played) => Ok(()),
        Some(played) => Err(No::Cancels { card, played }),
        None => Err(No::Effect { card }),
    }
}

/// Whether a card has its place in an attack.
#[expect(clippy::wildcard_enum_match_arm, reason = "other cards need nothing but an effect")]
fn check_attack(rules: &Storm, state: &State, attack: &Attack, card: Kind) -> Result<(), No> {
    match card {
        Kind::Mines | Kind::Debouchez => match attack.prepared {
            Some(played) if played != card => Err(No::MinesOrDebouchez { card, played }),
            Some(_) | None => Ok(()),
        },
        Kind::Giap if attack.giap => Err(No::SecondCopy { card }),
        Kind::Giap => check_reroll(attack),
        // S-09: a card that does nothing is not played.
        _ if works(rules, state, attack, card) => Ok(()),
        _ => Err(No::Effect { card }),
    }
}

/// Whether a card has an effect on an attack.
#[expect(clippy::wildcard_enum_match_arm, reason = "other cards always work in their window")]
fn works(rules: &Storm, state: &State, attack: &Attack, kind: Kind) -> bool {
    let has_terrain = || attack::terrain(rules, state, attack) > 0;
    match kind {
        Kind::MortarSupport => is_unit_attack(attack),
        Kind::Flamethrowers => is_unit_attack(attack) && has_terrain(),
        Kind::ImprovedDefenses => attack::is_improvable(rules, attack) && has_terrain(),
        // S-35: after Flares no Night Assault counts.
        Kind::NightAssault => !attack.flares,
        Kind::Flares => attack.nights > 0 && !attack.flares,
        Kind::Bigeard => attack.damage > 0,
        _ => true,
    }
}

/// S-33: a fire action or the attack of a Counter Attack.
fn is_unit_attack(attack: &Attack) -> bool {
    matches!(attack.by, By::Units { .. } | By::CounterAttack)
}

/// Giap: only assaults, while units are left to pay with, and only if the roll can get better.
pub(crate) fn check_reroll(attack: &Attack) -> Result<(), No> {
    let card = Kind::Giap;
    if !matches!(attack.by, By::Assault { .. }) || attack.roll >= BEST_ROLL {
        return Err(No::Effect { card });
    }
    // S-37: the units that made the roll, minus 1.
    if attack.rerolls + 1 < attack.units.len() { Ok(()) } else { Err(No::Effect { card }) }
}

/// Whether Giap was played and may be used again without a card.
fn may_reroll(state: &State, window: Window) -> bool {
    let again = |attack: &Attack| attack.giap && check_reroll(attack).is_ok();
    window.kind == WindowKind::W5
        && window.ask == Side::VietMinh
        && state.attack().is_some_and(again)
}

/// Whether the side asked could play something, as far as the enemy knows.
fn is_possible(rules: &Storm, state: &State, window: Window) -> bool {
    may_reroll(state, window)
        || kinds(window.kind, window.ask)
            .iter()
            .any(|kind| state.may_hold(*kind) && check_play(rules, state, window, *kind).is_ok())
}

/// 10.0: with no assaulting unit left there is nothing to prepare.
fn is_pointless(state: &State, window: Window) -> bool {
    window.kind == WindowKind::W4 && state.attack().is_some_and(|attack| attack.units.is_empty())
}

/// The word goes to the other side.
fn pass_word<S: Sink<Storm>>(play: &mut Play<'_, S>, declined: u8) {
    if let Some(Step::Window(window)) = play.state.steps.last_mut() {
        window.ask = window.ask.enemy();
        window.declined = declined;
    }
}

/// What a card does in its window.
#[expect(clippy::wildcard_enum_match_arm, reason = "other cards are played elsewhere")]
fn work<S: Sink<Storm>>(play: &mut Play<'_, S>, kind: Kind, target: Option<Kind>) {
    if let (Kind::PoorWeather | Kind::Artillery105 | Kind::Artillery75, Some(card)) = (kind, target)
    {
        // The window and what it answers are over.
        play.pop();
        play.pop();
        return play.tell(Event::Cancelled { card, by: kind });
    }
    let Some(attack) = play.state.attack_mut() else {
        return add_supply_area(play);
    };
    match kind {
        Kind::MortarSupport => attack.mortars += 1,
        Kind::Flamethrowers => attack.flames = true,
        Kind::ImprovedDefenses => attack.improved += 1,
        Kind::NightAssault => attack.nights += 1,
        Kind::Flares => attack.flares = true,
        Kind::CommandCoordination => roll_again(play, kind),
        Kind::Giap => {
            attack.giap = true;
            roll_again(play, kind);
        }
        Kind::Mines => {
            attack.prepared = Some(kind);
            play.push(Step::MinesDie);
        }
        Kind::Debouchez => {
            attack.prepared = Some(kind);
            debouchez(play);
        }
        Kind::Bigeard => reduce(play),
        _ => (),
    }
}

/// VM-11: more areas out of supply.
fn add_supply_area<S: Sink<Storm>>(play: &mut Play<'_, S>) {
    let areas = play.rules.components.card_values.flak_areas;
    for step in &mut play.state.steps {
        if let Step::SupplyMark(SupplyMark { left }) = step {
            *left += areas;
        }
    }
}

/// W5: both dice again. Giap keeps the higher result, Command Coordination the new one (S-18).
fn roll_again<S: Sink<Storm>>(play: &mut Play<'_, S>, card: Kind) {
    play.pop();
    let Some(attack) = play.state.attack_mut() else { return };
    attack.stage = AttackStage::Dice;
    attack.keep = if card == Kind::Giap { Keep::Higher } else { Keep::New };
    attack.rerolls += u8::from(card == Kind::Giap);
    play.tell(Event::RollsAgain { card });
}

/// FR-04: an attack on the assaulting units, where they stand.
fn debouchez<S: Sink<Storm>>(play: &mut Play<'_, S>) {
    let Some(Attack { by: By::Assault { from }, .. }) = play.state.assault().copied() else {
        return;
    };
    let none = UnitSet::NONE;
    play.push(Step::Attack(attack::declared(Side::French, By::Debouchez, none, from)));
    play.tell(Event::CardFires { card: Kind::Debouchez, target: from });
}

/// FR-01: fewer points for each French unit in the area (S-19).
fn reduce<S: Sink<Storm>>(play: &mut Play<'_, S>) {
    let Some(attack) = play.state.attack().copied() else { return };
    let units = play.state.board.units(Side::French, attack.target).len();
    let each = play.rules.components.card_values.reduce_per_unit;
    let damage = attack.damage.saturating_sub(units.saturating_mul(each));
    if let Some(attack) = play.state.attack_mut() {
        attack.damage = damage;
    }
    play.state.last_attack = Some((attack.target, damage));
    play.tell(Event::DamageReduced { damage });
}

/// W2: whether the side could play a free card, as far as the enemy knows.
pub(crate) fn free_cards_possible(rules: &Storm, state: &State, side: Side) -> bool {
    effects::FREE_CARDS.iter().any(|kind| {
        kind.side() == side
            && state.may_hold(*kind)
            && effects::check_play(rules, state, *kind).is_ok()
    })
}

/// W9: whether the Viet Minh could play Emergency Replacements, as far as the French know.
pub(crate) fn emergency_possible(rules: &Storm, state: &State) -> bool {
    let kind = Kind::EmergencyReplacements;
    state.may_hold(kind) && effects::check_emergency(rules, state).is_ok()
}

/// The answers to W2 and W9.
pub(crate) fn impulse_candidates(state: &State, side: Side, out: &mut Vec<Choice>) {
    out.push(Choice::Decline);
    out.extend(state.cards.hand.kinds(side).map(Choice::Play));
}

/// Whether a card may be played after the action (W2).
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
pub(crate) fn check_free(rules: &Storm, state: &State, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Decline => Ok(()),
        Choice::Play(kind) if effects::FREE_CARDS.contains(&kind) => {
            effects::check_play(rules, state, kind)
        }
        Choice::Play(kind) => {
            let window = effects::moment_of(kind);
            Err(No::OnlyInWindow { card: kind, window })
        }
        _ => Err(No::NotAsked),
    }
}

/// Whether a card may be played at the end of an impulse (W9).
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
pub(crate) fn check_end(rules: &Storm, state: &State, choice: Choice) -> Result<(), No> {
    match choice {
        Choice::Decline => Ok(()),
        Choice::Play(Kind::EmergencyReplacements) => effects::check_emergency(rules, state),
        Choice::Play(kind) => {
            let window = effects::moment_of(kind);
            Err(No::OnlyInWindow { card: kind, window })
        }
        _ => Err(No::NotAsked),
    }
}
