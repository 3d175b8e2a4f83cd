//! What a card in hand is worth, and which cards to discard.

use storm::Storm;
use storm::board::Pile;
use storm::choice::Choice;
use storm::components::{Kind, Side};
use storm::view::View;

/// The last turn of the game.
pub(crate) fn last_turn(rules: &Storm) -> u8 {
    rules.components.tables.turns.len() as u8
}

/// The worth of a card on a turn, in points.
pub(crate) fn worth(rules: &Storm, kind: Kind, turn: u8) -> i64 {
    let points = match kind {
        Kind::ReliefForce if turn > rules.components.tables.relief_last_turn => 0,
        Kind::Bigeard => 80,
        Kind::CommandCoordination => 50,
        Kind::Debouchez => 60,
        Kind::Bordels => 30,
        Kind::Flares => 35,
        Kind::ReliefForce => 50,
        Kind::Flamethrowers => 30,
        Kind::Mines => 60,
        Kind::MortarSupport => 35,
        Kind::CounterAttack => 50,
        Kind::B26 => 30,
        Kind::FighterBombers => 35,
        Kind::Artillery => 35,
        Kind::TotArtillery => 55,
        Kind::ImprovedDefenses => 25,
        Kind::Rats => 45,
        Kind::Giap => 50,
        Kind::MineShaft => 50,
        Kind::PoorWeather => 25,
        Kind::Katyusha => 55,
        Kind::Propaganda => 40,
        Kind::HeavyFlak => 35,
        Kind::SurpriseAssault => 45,
        Kind::EmergencyReplacements => 30,
        Kind::Artillery105 => 35,
        Kind::Artillery75 => 30,
        Kind::NightAssault => 50,
    };
    if turn >= last_turn(rules) { points / 4 } else { points }
}

/// The worth of a card that nobody knows.
const UNKNOWN: i64 = 40;

/// The worth of both hands for the Viet Minh, as far as the viewer knows them.
pub(crate) fn hands(rules: &Storm, view: &View) -> i64 {
    let hand = |side: Side| {
        let known: i64 = view.hand.kinds(side).map(|kind| pile(rules, view, kind)).sum();
        let unknown = view.hand_sizes[side as usize].saturating_sub(view.hand.size(side));
        known + i64::from(unknown) * UNKNOWN
    };
    hand(Side::VietMinh) - hand(Side::French)
}

fn pile(rules: &Storm, view: &View, kind: Kind) -> i64 {
    i64::from(view.hand.count(kind)) * worth(rules, kind, view.turn)
}

/// The card of a hand that is worth least, beyond those picked already.
pub(crate) fn worst(rules: &Storm, view: &View, side: Side, picked: &Pile) -> Option<Choice> {
    lowest(rules, view, side, picked).map(Choice::Discard)
}

fn lowest(rules: &Storm, view: &View, side: Side, picked: &Pile) -> Option<Kind> {
    let left = view.hand.kinds(side).filter(|kind| view.hand.count(*kind) > picked.count(*kind));
    left.min_by_key(|kind| worth(rules, *kind, view.turn))
}

/// The worst card, if an unknown one would be better: the hand is filled up again.
pub(crate) fn below_average(
    rules: &Storm,
    view: &View,
    side: Side,
    picked: &Pile,
) -> Option<Choice> {
    let kind = lowest(rules, view, side, picked)?;
    // What counts is the turn in which it can be played; in the last one all cards are worth little.
    let next = view.turn.min(last_turn(rules).saturating_sub(2)) + 1;
    (worth(rules, kind, next) < UNKNOWN - 5).then_some(Choice::Discard(kind))
}
