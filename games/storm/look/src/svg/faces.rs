//! Faces of counters that a page defines once and panels refer to.

use std::fmt::Write;

use drawing::counter::{Counter, Face};
use drawing::geometry::escape;

/// The id of a face among those a page defines once ([`define`]).
fn id(counter: &Counter) -> String {
    let symbol = counter.symbol.trim_start_matches("u-");
    let elite = if counter.elite { "e" } else { "" };
    let spent = if counter.face == Face::Spent { "s" } else { "" };
    format!("f-{}-{symbol}-{}{elite}{spent}", counter.shape.class(), counter.factors)
}

/// A face as a thing to be referred to: no identity, not lit, no pile.
pub(super) fn define(counter: &Counter) -> String {
    let (left, right) = (String::new(), String::new());
    let bare = Counter { left, right, count: 1, chosen: 0, able: 0, ..counter.clone() };
    format!("<g id=\"{}\" class=\"{}\">{}</g>", id(&bare), bare.classes(), bare.draw())
}

/// A picture for a panel that refers to a face the page defines: words beside it say which unit.
pub(super) fn referring(counter: &Counter) -> String {
    let side = counter.shape.class();
    let (mut below, mut above) = (String::new(), "");
    if counter.chosen > 0 {
        for ring in ["ring0", "ring"] {
            let _ = write!(below, "<use href=\"#p-{side}-ring\" class=\"{ring}\"/>");
        }
    } else if counter.able > 0 {
        above = "<use href=\"#p-ticks\" class=\"tick0\"/><use href=\"#p-ticks\" class=\"tick\"/>";
    }
    format!(
        "<svg class=\"counter\" viewBox=\"-3 -6 57 57\" role=\"img\" aria-label=\"{}\">\
         <g class=\"{}\">{below}<use href=\"#{}\"/>{above}</g></svg>",
        escape(&counter.factors),
        counter.classes(),
        id(counter)
    )
}
