//! A message is declared once: where its enum has the variant.
//!
//! What a title says (refusals, events, prompts, choices, what dice are rolled for, terms of sums) are enums.
//! `#[derive(Message)]` reads the id, the facts and the rule of a message off its variant, so that a sentence on the
//! screen leads back to the code: `storm-event-bids-open` is `BidsOpen` of the enum that is marked
//! `#[message("storm-event")]`.
//!
//! ```
//! use kernel::{Cited, Fact, Message};
//!
//! /// What happened.
//! #[derive(Message)]
//! #[message("toy-event")]
//! enum Event {
//!     /// A piece was moved.
//!     #[rule("7.0")]
//!     Moved { piece: u8, to: u8 },
//!     /// A card was drawn; others do not know which.
//!     #[rule("5.1")]
//!     #[says("drew-hidden", when = card.is_none())]
//!     Drew { #[fact(skip)] seat: u8, card: Option<u8> },
//!     /// Dice fell.
//!     #[rule("8.3")]
//!     #[facts(roll, bonus, total = *roll + *bonus)]
//!     Rolled { roll: u8, bonus: u8 },
//!     /// The first marker, counted from nought, or the second one.
//!     #[rule("9.1")]
//!     #[facts(marker = *marker + 1)]
//!     Marked(u8),
//! }
//!
//! let moved = Event::Moved { piece: 3, to: 14 };
//! assert_eq!(moved.id(), "toy-event-moved");
//! assert_eq!(moved.facts(), [("piece", Fact::Number(3)), ("to", Fact::Number(14))]);
//! assert_eq!(moved.rule().0, "7.0");
//! assert_eq!(Event::Drew { seat: 0, card: None }.id(), "toy-event-drew-hidden");
//! assert_eq!(Event::Rolled { roll: 7, bonus: 2 }.facts()[2], ("total", Fact::Number(9)));
//! assert_eq!(Event::Marked(0).facts(), [("marker", Fact::Number(1))]);
//! ```
//!
//! # The attributes
//!
//! On the enum: `#[message("storm-event")]`, how its ids begin; `#[message("storm-ask", rule)]` gives every message
//! its rule as a last fact, `rule`. `#[message("storm-choice", rules)]` lets each variant rest on as many rules as it
//! likes: none is cited, but readers and tests find them.
//!
//! On a variant:
//!
//! - `#[rule("8.4.2")]`: the rule it cites. All variants have one or none has. Where it depends on a field:
//!   `#[rule(window.name())]`. Where the enum has `rules`: all it rests on, `#[rule("2.2", "2.6")]`.
//! - `#[says("drew-hidden", when = card.is_none())]`: a second sentence and its condition; the first that holds is
//!   said, and otherwise the variant's own.
//! - `#[facts(unit, points)]`: the facts of a tuple variant, by position, `_` for none. In expressions such a field
//!   goes by the name of its fact, `#[facts(marker = *marker + 1)]`, one without a fact by its place, `field_0`. A
//!   field whose type is not a number and that is not named so is named by its type: `Area` is `area`.
//! - `#[facts(roll, total = *roll + *bonus)]`: all facts of a variant with named fields, in this order; a name with a
//!   hyphen is written as a text, `"of-all" = all[0]`.
//! - `#[inner]`: the variant holds a message of another enum, and says what that says.
//!
//! On a named field: `#[fact(skip)]`, `#[fact(name = "card")]`, `#[fact(with = names(*side, *units))]`.
//!
//! In expressions the fields of the variant are there by reference. A fact is whatever `kernel::ToFact` is
//! implemented for; an `Option` that is `None` is left out.

mod expand;
mod read;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Implements `kernel::Message` and `kernel::Declares`, and `kernel::Cited` where variants have a `#[rule]`.
/// See the [crate] for the attributes.
#[proc_macro_derive(Message, attributes(message, rule, says, facts, fact, inner))]
pub fn message(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let read = read::Messages::read(&input);
    let expanded = read.map(|messages| expand::expand(&messages));
    expanded.unwrap_or_else(syn::Error::into_compile_error).into()
}
