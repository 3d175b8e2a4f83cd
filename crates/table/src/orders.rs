//! Standing orders: questions that a seat has answered once and for all.
//!
//! A window is put to a seat whenever it could hold a card for it as far as the others know. So that
//! this costs no clicks, the table lets it pass where nothing can be played, and otherwise does as told.

use std::collections::BTreeMap;

use kernel::{Next, Rules, Seat};

/// What the table does when a window is put to a seat that could play something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Asks the seat.
    #[default]
    Ask,
    /// Lets the window pass.
    Decline,
    /// Plays the first card that can be played when at least so much is at stake, else lets it pass.
    UseWhen {
        /// In the window's own measure: damage points, units.
        at_least: i64,
    },
}

/// What becomes of windows in which a seat can play nothing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EmptyWindow {
    /// The table lets them pass.
    #[default]
    Decline,
    /// They are put all the same.
    Ask,
}

/// The orders of all seats.
#[derive(Clone, Debug, Default)]
pub(crate) struct Orders {
    given: BTreeMap<(Seat, String), Order>,
    pub(crate) empty: EmptyWindow,
}

impl Orders {
    pub(crate) fn set(&mut self, seat: Seat, window: &str, order: Order) {
        self.given.insert((seat, window.to_owned()), order);
    }

    /// The answer to the present question, if orders give one.
    pub(crate) fn answer<R: Rules>(
        &self,
        rules: &R,
        state: &R::State,
    ) -> Option<(Seat, R::Choice)> {
        let Next::Decision { seats, .. } = rules.next(state) else { return None };
        let standing = rules.standing(state)?;
        let seat = seats.lowest()?;
        let mut legal = Vec::new();
        rules.legal(state, seat, &mut legal);
        if !legal.contains(&standing.decline) {
            return None;
        }
        let playable = legal.into_iter().find(|choice| *choice != standing.decline);
        let order = self.given.get(&(seat, standing.window.to_owned())).copied();
        let choice = match (playable, order.unwrap_or_default(), self.empty) {
            (None, Order::Ask, EmptyWindow::Ask) | (Some(_), Order::Ask, _) => return None,
            (Some(choice), Order::UseWhen { at_least }, _) if standing.stake >= at_least => choice,
            (Some(_) | None, _, _) => standing.decline,
        };
        Some((seat, choice))
    }
}
