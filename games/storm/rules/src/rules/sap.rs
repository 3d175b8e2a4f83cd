//! Chapter 9.0, sap.
//!
//! The Viet Minh raise the trench level of an area they control, to at most 3: by two fresh units a
//! level, or by discarding a card.

use kernel::flow::StepRules;
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Storm;
use crate::board::Board;
use crate::choice::Choice;
use crate::components::{Area, Kind, Side};
use crate::event::Event;
use crate::flow::{Order, Play, Stage, State};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::cards;

/// 9.0: a card to be discarded that still needs its area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct DigArea {
    /// The card.
    pub kind: Kind,
}

impl StepRules<Storm> for DigArea {
    fn next(&self, _: &Storm, state: &State) -> Next<Storm> {
        Next::ask(state.seat(self.kind.side()), Prompt::DigArea { kind: self.kind })
    }

    fn candidates(&self, rules: &Storm, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend(rules.charts.all.iter().map(Choice::In));
    }

    fn check(&self, rules: &Storm, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::In(area) = choice else { return Err(No::NotAsked) };
        check_area(rules, &state.board, *area)
    }

    fn apply<S: Sink<Storm>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::In(area) = choice {
            by_card(play, self.kind, area);
        }
    }
}

/// Levels that can still be gained in an area.
fn room(rules: &Storm, board: &Board, area: Area) -> u8 {
    rules.components.tables.max_trench.saturating_sub(board.trench(area))
}

/// What both kinds of sap need (S-34, S-76).
fn check_area(rules: &Storm, board: &Board, area: Area) -> Result<(), No> {
    if board.control(area) != Side::VietMinh {
        return Err(No::SapControl { area });
    }
    if room(rules, board, area) == 0 { Err(No::SapFull { area }) } else { Ok(()) }
}

/// Whether the picked units may sap.
pub(crate) fn check(rules: &Storm, state: &State, order: &Order) -> Result<(), No> {
    if order.side != Side::VietMinh {
        return Err(No::NotAsked);
    }
    check_area(rules, &state.board, order.area)?;
    check_number(rules, room(rules, &state.board, order.area), order.picked.len())
}

/// Units sap in twos, and no more than levels are gained.
pub(crate) fn check_number(rules: &Storm, room: u8, units: u8) -> Result<(), No> {
    let per_level = rules.components.tables.units_per_level;
    if units == 0 || !units.is_multiple_of(per_level) {
        return Err(No::SapPairs { units, per_level });
    }
    let most = per_level * room;
    if units > most { Err(No::SapTooMany { units, most }) } else { Ok(()) }
}

/// Whether the picked units could sap, perhaps with some of `spare` more.
pub(crate) fn has_prospect(rules: &Storm, state: &State, order: &Order, spare: u8) -> bool {
    let board = &state.board;
    if order.side != Side::VietMinh || check_area(rules, board, order.area).is_err() {
        return false;
    }
    let per_level = rules.components.tables.units_per_level;
    let picked = order.picked.len();
    let needed = picked.max(1).next_multiple_of(per_level);
    needed <= picked + spare && needed <= per_level * room(rules, board, order.area)
}

/// The picked units sap.
pub(crate) fn by_units<S: Sink<Storm>>(play: &mut Play<'_, S>, order: &Order) {
    let units = order.picked.len();
    let level =
        play.state.board.trench(order.area) + units / play.rules.components.tables.units_per_level;
    play.state.board.set_trench(order.area, level);
    play.state.board.spend_all(Side::VietMinh, order.picked);
    play.tell(Event::Sapped { area: order.area, units, level });
}

/// Whether there is an area to sap in with a card.
pub(crate) fn check_dig(rules: &Storm, state: &State, _: Kind) -> Result<(), No> {
    let mut own = state.board.controlled(Side::VietMinh, rules.charts.all).iter();
    if own.any(|area| room(rules, &state.board, area) > 0) { Ok(()) } else { Err(No::SapNowhere) }
}

/// The level after a card of that Trench Value; what is above the highest is lost.
pub fn level_after(rules: &Storm, level: u8, trench_value: u8) -> u8 {
    (level + trench_value).min(rules.components.tables.max_trench)
}

/// A card is discarded to sap.
fn by_card<S: Sink<Storm>>(play: &mut Play<'_, S>, card: Kind, area: Area) {
    play.pop();
    play.state.set_stage(Stage::FreeCards);
    cards::discard(play, card);
    let trench_value = play.rules.trench_value(card);
    let level = level_after(play.rules, play.state.board.trench(area), trench_value);
    play.state.board.set_trench(area, level);
    play.tell(Event::Dug { area, card, level });
}
