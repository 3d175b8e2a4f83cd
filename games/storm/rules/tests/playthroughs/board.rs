//! The board in a few lines: only what is not as printed and empty.

use std::fmt::Write;

use storm::Storm;
use storm::components::{Kind, Side};
use storm::flow::State;

/// One line an area that holds units or markers, then hands and piles.
pub(crate) fn compact(rules: &Storm, state: &State) -> String {
    let mut text = format!("= turn {}, the Viet Minh need {}\n", state.turn, state.needs);
    for row in &rules.components.areas {
        let (area, board) = (row.area, &state.board);
        let mut line = String::new();
        for (side, letter) in Side::BOTH.into_iter().zip(["F", "V"]) {
            let (all, fresh) = (board.units(side, area).len(), board.fresh_units(side, area).len());
            if all > 0 {
                write!(line, " {letter} {fresh}+{}", all - fresh).expect("text can be written to");
            }
        }
        if board.trench(area) > 0 {
            write!(line, " trench {}", board.trench(area)).expect("text can be written to");
        }
        for (side, letter) in Side::BOTH.into_iter().zip(["F", "V"]) {
            if board.fire[side as usize].has(area) {
                write!(line, " fire {letter}").expect("text can be written to");
            }
        }
        let control = board.control(area);
        if !line.is_empty() || control != row.control {
            writeln!(text, "= {area} {}:{line}", control.name()).expect("text can be written to");
        }
    }
    for side in Side::BOTH {
        let cards = &state.cards;
        let hand: Vec<String> = Kind::of(side)
            .iter()
            .flat_map(|kind| vec![kind.id().to_owned(); usize::from(cards.hand.count(*kind))])
            .collect();
        let (deck, discards) = (cards.deck.size(side), cards.discards.size(side));
        let hand = if hand.is_empty() { "empty".to_owned() } else { hand.join(" ") };
        writeln!(text, "= {}: deck {deck}, discards {discards}, hand {hand}", side.name())
            .expect("text can be written to");
    }
    text
}
