//! Chapter W.1: cards that need an area, and those that are not attacks.
//!
//! An impulse card is the action of its impulse (6.2); a free card (W2) is not. Both ask for their area
//! first, and count as played only then.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::choice::Choice;
use crate::components::{Area, Kind, Side};
use crate::event::Event;
use crate::flow::{
    CounterEnter, Fiddles, Order, Play, Propaganda, RatsDie, ShaftWarning, Stage, State, Step,
    Window, WindowKind,
};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::{arrivals, assault, attack, cards, counter_attack, die_cards};
use crate::sets::{AreaSet, UnitSet};

/// 5.2: a card that still needs its area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct CardArea {
    /// The card.
    pub kind: Kind,
}

impl StepRules<Storm> for CardArea {
    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(self.kind.side()), Prompt::CardArea { kind: self.kind })
    }

    fn candidates(&self, rules: &Storm, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(rules.charts.all.iter().map(Choice::In));
        if clears(self.kind) {
            out.extend(rules.charts.all.iter().map(Choice::Clear));
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::In(area) => check_area(rules, state, self.kind, area),
            Choice::Clear(area) if clears(self.kind) => check_clear(rules, state, self.kind, area),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        apply(play, self.kind, choice);
    }
}

/// Artillery used against trenches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct ClearTrench {
    /// The card.
    pub kind: Kind,
    /// Where.
    pub area: Area,
}

impl StepRules<Storm> for ClearTrench {
    const RESOLVES: bool = true;

    fn run<S: Sink<Storm>>(&self, play: &mut Play<'_, S>) -> Flow {
        // Nothing has cancelled it.
        play.pop();
        play.state.board.set_trench(self.area, 0);
        play.tell(Event::TrenchesCleared { area: self.area });
        Flow::Goes
    }
}

/// W2: cards that do not use up the impulse.
pub const FREE_CARDS: [Kind; 3] = [Kind::FighterBombers, Kind::Rats, Kind::MineShaft];

/// The window of a card that is no action and no free card.
pub const fn window_of(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Flamethrowers | Kind::MortarSupport | Kind::ImprovedDefenses => Some("W3"),
        Kind::Debouchez | Kind::Flares | Kind::Mines | Kind::NightAssault => Some("W4"),
        Kind::CommandCoordination | Kind::Giap => Some("W5"),
        Kind::Bigeard => Some("W6"),
        Kind::PoorWeather => Some("W7"),
        Kind::HeavyFlak => Some("W8"),
        Kind::EmergencyReplacements => Some("W9"),
        Kind::Bordels
        | Kind::ReliefForce
        | Kind::CounterAttack
        | Kind::B26
        | Kind::FighterBombers
        | Kind::Artillery
        | Kind::TotArtillery
        | Kind::Rats
        | Kind::MineShaft
        | Kind::Katyusha
        | Kind::Propaganda
        | Kind::SurpriseAssault
        | Kind::Artillery105
        | Kind::Artillery75 => None,
    }
}

/// Whether a card asks for an area before it is played.
pub(crate) fn has_area(kind: Kind) -> bool {
    let action = window_of(kind).is_none() && kind != Kind::ReliefForce;
    action || kind == Kind::EmergencyReplacements
}

/// 8.2: whether a card attacks by itself.
pub(crate) const fn attacks(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::B26
            | Kind::FighterBombers
            | Kind::Artillery
            | Kind::TotArtillery
            | Kind::Katyusha
            | Kind::Artillery105
            | Kind::Artillery75
    )
}

/// The window in which a card has its place, whatever it is.
pub(crate) fn moment_of(kind: Kind) -> &'static str {
    let usual = if FREE_CARDS.contains(&kind) { "W2" } else { "W1" };
    window_of(kind).unwrap_or(usual)
}

/// W1, W2: whether a card may be played as an action or free card now. Public facts only.
#[expect(clippy::wildcard_enum_match_arm, reason = "other cards need nothing of the board")]
pub(crate) fn check_play(rules: &Storm, state: &State, kind: Kind) -> Result<(), No> {
    if let Some(window) = window_of(kind) {
        if kind == Kind::EmergencyReplacements {
            // Its own reasons first: they tell more than that it comes at the end of an impulse.
            check_emergency(rules, state)?;
        }
        return Err(No::OnlyInWindow { card: kind, window });
    }
    let turn = state.turn;
    match kind {
        Kind::ReliefForce => return die_cards::check_relief(rules, state),
        Kind::CounterAttack if state.board.lost_before.is_empty() => {
            return Err(No::NothingLost);
        }
        Kind::MineShaft if turn < rules.components.card_values.shaft_first_turn => {
            return Err(No::ShaftTurn { card: kind, turn });
        }
        _ => (),
    }
    let mut areas = likely_areas(rules, state, kind).iter();
    let fits = |area| {
        check_area(rules, state, kind, area).is_ok()
            || (clears(kind) && check_clear(rules, state, kind, area).is_ok())
    };
    if areas.any(fits) {
        return Ok(());
    }
    let surprise = kind == Kind::SurpriseAssault;
    Err(if surprise { No::SurpriseNowhere } else { No::Target { card: kind } })
}

/// Areas that could be legal for a card; a quick first sieve.
#[expect(clippy::wildcard_enum_match_arm, reason = "other cards work anywhere")]
pub(crate) fn likely_areas(rules: &Storm, state: &State, kind: Kind) -> AreaSet {
    let board = &state.board;
    match kind {
        Kind::B26 | Kind::FighterBombers | Kind::SurpriseAssault => board.occupied(Side::VietMinh),
        Kind::Bordels
        | Kind::Rats
        | Kind::MineShaft
        | Kind::Katyusha
        | Kind::Propaganda
        | Kind::Artillery105
        | Kind::Artillery75 => board.occupied(Side::French),
        Kind::CounterAttack => board.lost_before,
        _ => rules.charts.all,
    }
}

/// Whether a card has the second use of removing trenches.
pub(crate) const fn clears(kind: Kind) -> bool {
    matches!(kind, Kind::Artillery | Kind::TotArtillery)
}

/// An area beside one that the card's side controls, occupied or not (S-48).
fn check_beside(rules: &Storm, state: &State, kind: Kind, area: Area) -> Result<(), No> {
    let near = rules.charts.adjacent(area);
    if state.board.controlled(kind.side(), near).is_empty() {
        return Err(No::NotBesideControl { card: kind, area });
    }
    Ok(())
}

/// Whether a card works on an area.
#[expect(clippy::wildcard_enum_match_arm, reason = "other cards have no area")]
pub(crate) fn check_area(rules: &Storm, state: &State, kind: Kind, area: Area) -> Result<(), No> {
    let board = &state.board;
    let enemies = || {
        let there = board.occupied(kind.side().enemy()).has(area);
        if there { Ok(()) } else { Err(No::CardNoEnemy { card: kind, area }) }
    };
    match kind {
        Kind::B26 | Kind::FighterBombers => enemies(),
        Kind::Artillery
        | Kind::TotArtillery
        | Kind::Katyusha
        | Kind::Artillery105
        | Kind::Artillery75 => {
            enemies()?;
            check_beside(rules, state, kind, area)
        }
        Kind::Bordels => {
            let spent = board.units(Side::French, area).minus(board.fresh[Side::French as usize]);
            if spent.is_empty() { Err(No::NobodySpent { area }) } else { Ok(()) }
        }
        Kind::Propaganda => {
            if board.units(Side::French, area).and(rules.charts.thai).is_empty() {
                return Err(No::Thai { area });
            }
            check_beside(rules, state, kind, area)
        }
        Kind::Rats => die_cards::check_rats(state, area),
        Kind::MineShaft => die_cards::check_shaft(rules, state, area),
        Kind::CounterAttack => counter_attack::check_area(rules, state, area),
        Kind::SurpriseAssault => check_surprise(rules, state, area),
        Kind::EmergencyReplacements => check_emergency_area(rules, state, area),
        _ => Err(No::NotAsked),
    }
}

/// Surprise Assault: an area without full trenches, with units and something to assault.
fn check_surprise(rules: &Storm, state: &State, area: Area) -> Result<(), No> {
    let fresh = state.board.fresh_units(Side::VietMinh, area);
    let Some(first) = fresh.first() else { return Err(No::SurpriseUnits { area }) };
    let level = state.board.trench(area);
    if assault::check_trench(rules, state.turn, area, level).is_ok() {
        return Err(No::SurpriseNotNeeded { area });
    }
    let order = surprise_order(area, UnitSet::one(first));
    let mut near = rules.charts.adjacent(area).iter();
    if near.any(|target| assault::check(rules, state, &order, target).is_ok()) {
        Ok(())
    } else {
        Err(No::SurpriseTarget { area })
    }
}

fn surprise_order(area: Area, picked: UnitSet) -> Order {
    Order { side: Side::VietMinh, area, picked, surprise: true, fiddles: Fiddles::NONE }
}

/// VM-15: not on turn 1, while the box holds units and an area has room (S-26).
pub(crate) fn check_emergency(rules: &Storm, state: &State) -> Result<(), No> {
    let kind = Kind::EmergencyReplacements;
    if state.turn < rules.components.card_values.emergency_first_turn {
        return Err(No::EmergencyTurn { card: kind, turn: state.turn });
    }
    if state.board.replacement_box.is_empty() {
        return Err(No::BoxEmpty);
    }
    let mut own = state.board.controlled(Side::VietMinh, rules.charts.all).iter();
    if own.any(|area| check_emergency_area(rules, state, area).is_ok()) {
        Ok(())
    } else {
        Err(No::Target { card: kind })
    }
}

fn check_emergency_area(rules: &Storm, state: &State, area: Area) -> Result<(), No> {
    if state.board.control(area) != Side::VietMinh {
        return Err(No::NotVietMinh { area });
    }
    let limit = rules.components.tables.stacking_limit;
    let most = rules.components.card_values.emergency_units;
    let coming = state.board.replacement_box.len().min(most);
    let units = state.board.units(Side::VietMinh, area).len() + coming;
    if units > limit { Err(No::EmergencyStacking { area, units, limit }) } else { Ok(()) }
}

/// Whether artillery may remove the trenches of an area (S-48, S-50).
pub(crate) fn check_clear(rules: &Storm, state: &State, kind: Kind, area: Area) -> Result<(), No> {
    if state.board.trench(area) == 0 {
        return Err(No::Trench { area });
    }
    check_beside(rules, state, kind, area)
}

/// The area of a card is named: the card is played.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other choice is legal here")]
fn apply<S: Sink<Storm>>(play: &mut Play<'_, S>, kind: Kind, choice: Choice) {
    let (area, clear) = match choice {
        Choice::In(area) => (area, false),
        Choice::Clear(area) => (area, true),
        _ => return,
    };
    if kind == Kind::SurpriseAssault {
        // Played when the assault is declared; until then the order is still open.
        return play.push(Step::Order(surprise_order(area, UnitSet::NONE)));
    }
    play.pop();
    play.state.last_attack = None;
    cards::play(play, kind);
    if !FREE_CARDS.contains(&kind) && kind != Kind::EmergencyReplacements {
        play.state.set_stage(Stage::FreeCards);
    }
    if clear {
        play.push(Step::ClearTrench(ClearTrench { kind, area }));
        let window = Window { kind: WindowKind::W7, ask: Side::VietMinh, declined: 0 };
        return play.push(Step::Window(window));
    }
    work(play, kind, area);
}

/// What a card does in its area.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other cards with an area attack it")]
fn work<S: Sink<Storm>>(play: &mut Play<'_, S>, kind: Kind, area: Area) {
    match kind {
        Kind::Bordels => rest(play, area),
        Kind::Propaganda => {
            let left = play.state.board.units(Side::French, area).and(play.rules.charts.thai);
            play.push(Step::Propaganda(Propaganda { area, left }));
        }
        Kind::Rats => play.push(Step::RatsDie(RatsDie { area })),
        Kind::MineShaft => play.push(Step::ShaftWarning(ShaftWarning { area, floor: 0 })),
        Kind::CounterAttack => {
            let moved = UnitSet::NONE;
            play.push(Step::CounterEnter(CounterEnter { into: area, moved, floor: None }));
        }
        Kind::EmergencyReplacements => arrivals::emergency(play, area),
        _ => attack::begin_card(play, kind, area),
    }
}

/// FR-06: all French units of an area become fresh.
fn rest<S: Sink<Storm>>(play: &mut Play<'_, S>, area: Area) {
    let board = &mut play.state.board;
    let here = board.units(Side::French, area);
    let units = here.minus(board.fresh[Side::French as usize]).len();
    board.refresh(Side::French, here);
    play.tell(Event::Rested { area, units });
}
