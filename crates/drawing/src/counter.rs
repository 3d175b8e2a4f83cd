//! Counters, as cardboard: a plate in the shape of its side, a NATO symbol in its box, factors,
//! identity.
//!
//! Drawn in a box of 48 by 48. What tells states apart is never colour alone: the fresh face is solid
//! and has all its factors, the spent one is pale and has one number.

use std::fmt::Write;

use super::geometry::{escape, n};

/// The shape and colours of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A rounded square, blue.
    Rounded,
    /// A square with its corners cut, red.
    Cut,
    /// A rounded square, green: friends of the blue one.
    RoundedGreen,
}

impl Shape {
    /// The class of the side in the style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Shape::Rounded => "fr",
            Shape::Cut => "vm",
            Shape::RoundedGreen => "fr us",
        }
    }

    /// What its plate is called in the sheet of plates.
    const fn plate(self) -> &'static str {
        match self {
            Shape::Rounded | Shape::RoundedGreen => "fr",
            Shape::Cut => "vm",
        }
    }
}

/// Which face of a counter is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Solid, with all its factors.
    Fresh,
    /// Pale, with its one number.
    Spent,
}

/// What is seen of a counter or of a pile of them.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its side.
    pub shape: Shape,
    /// The id of its symbol in the sheet: `u-infantry`.
    pub symbol: &'static str,
    /// The id of its size mark: `z-company`.
    pub size: &'static str,
    /// Its factors: `2-10-4`.
    pub factors: String,
    /// The text on the left, reading up.
    pub left: String,
    /// The text on the right, reading down.
    pub right: String,
    /// The face that is up.
    pub face: Face,
    /// Whether it has the band of a reduced unit.
    pub reduced: bool,
    /// A class for the colour of its box; empty for plain card.
    pub tint: &'static str,
    /// Whether it has the fold of an elite unit.
    pub elite: bool,
    /// How many lie in the pile.
    pub count: usize,
    /// How many of them are chosen.
    pub chosen: usize,
    /// How many of them can be chosen, or can act.
    pub able: usize,
}

/// Room at most for an identity text, in units of the box.
const ID_ROOM: f64 = 27.0;
/// What one letter of an identity text takes at its usual size, and at the small one.
const ID_LETTER: [f64; 2] = [3.9, 3.3];

impl Counter {
    /// The classes that say its side and state.
    pub fn classes(&self) -> String {
        let mut classes = format!("ct {}", self.shape.class());
        let states = [
            (self.face == Face::Spent, " spent"),
            (self.chosen > 0, " sel"),
            (self.chosen > 0 && self.chosen < self.count, " part"),
            (self.able > 0 && self.chosen == 0, " can"),
        ];
        states.iter().filter(|(is, _)| *is).for_each(|(_, class)| classes.push_str(class));
        classes
    }

    /// The drawing inside the box, without the count of the pile.
    pub fn draw(&self) -> String {
        let mut out = String::with_capacity(600);
        self.draw_plates(&mut out);
        let _ = write!(
            out,
            "<use href=\"#p-box\" class=\"{}\"/><use href=\"#{}\" x=\"10.5\" y=\"10.5\" \
             width=\"27\" height=\"18\" class=\"sym\"/>",
            if self.tint.is_empty() { "box".to_owned() } else { format!("box {}", self.tint) },
            self.symbol
        );
        if !self.size.is_empty() {
            let _ = write!(
                out,
                "<use href=\"#{}\" x=\"13.5\" y=\"2.6\" width=\"21\" height=\"7\" class=\"size\"/>",
                self.size
            );
        }
        draw_identity(&mut out, "translate(8.2 20) rotate(-90)", &self.left);
        draw_identity(&mut out, "translate(40 20) rotate(90)", &self.right);
        self.draw_factors(&mut out);
        if self.able > 0 && self.chosen == 0 {
            out.push_str("<use href=\"#p-ticks\" class=\"tick0\"/>");
            out.push_str("<use href=\"#p-ticks\" class=\"tick\"/>");
        }
        out
    }

    /// Shadow, edges of the pile, ring, plate and fold.
    fn draw_plates(&self, out: &mut String) {
        let side = self.shape.plate();
        let drop = if self.chosen > 0 { ("2.5", "5") } else { ("1", "2") };
        let (x, y) = drop;
        let _ = write!(out, "<use href=\"#p-{side}\" x=\"{x}\" y=\"{y}\" class=\"shade\"/>");
        for edge in (1..=self.count.saturating_sub(1).min(2)).rev() {
            let by = n(2.6 * edge as f64);
            let _ = write!(out, "<use href=\"#p-{side}\" x=\"{by}\" y=\"-{by}\" class=\"edge\"/>");
        }
        if self.chosen > 0 {
            for ring in ["ring0", "ring"] {
                let _ = write!(out, "<use href=\"#p-{side}-ring\" class=\"{ring}\"/>");
            }
        }
        let _ = write!(out, "<use href=\"#p-{side}\" class=\"plate\"/>");
        if self.reduced {
            out.push_str("<use href=\"#p-band\" class=\"bandr\"/>");
        }
        if self.elite {
            let _ = write!(out, "<use href=\"#p-{side}-fold\" class=\"fold\"/>");
        }
    }

    fn draw_factors(&self, out: &mut String) {
        let class = match self.factors.chars().count() {
            0 => return,
            1..=2 => "fac short one",
            3 => "fac short",
            4..=6 => "fac",
            _ => "fac long",
        };
        let factors = escape(&self.factors);
        let _ = write!(out, "<text class=\"{class}\" x=\"24\" y=\"43\">{factors}</text>");
    }

    /// How many lie in the pile, and how many of them are chosen if not all are: drawn apart, so that
    /// it stays above names.
    pub fn draw_count(&self) -> String {
        if self.count < 2 {
            return String::new();
        }
        if self.chosen == 0 || self.chosen == self.count {
            return format!(
                "<circle cx=\"45\" cy=\"2\" r=\"8.2\" class=\"badge\"/>\
                 <text x=\"45\" y=\"5.6\" class=\"badget\">{}</text>",
                self.count
            );
        }
        format!(
            "<rect x=\"30\" y=\"-6.2\" width=\"23.2\" height=\"16.4\" rx=\"8.2\" class=\"badge\"/>\
             <text x=\"41.6\" y=\"5.6\" class=\"badget\">{}/{}</text>",
            self.chosen, self.count
        )
    }

    /// How many lie in the pile, inside the corner of the plate: where names stand close to piles.
    pub fn draw_count_inside(&self) -> String {
        let chosen = if self.chosen == self.count { 0 } else { self.chosen };
        match (self.count, chosen) {
            (0 | 1, _) => String::new(),
            (count, 0) => format!(
                "<circle cx=\"41.5\" cy=\"6\" r=\"7.8\" class=\"badge\"/>\
                 <text x=\"41.5\" y=\"9.6\" class=\"badget\">{count}</text>"
            ),
            (count, chosen) => format!(
                "<rect x=\"25\" y=\"-2\" width=\"24\" height=\"16\" rx=\"8\" class=\"badge\"/>\
                 <text x=\"37\" y=\"9.6\" class=\"badget\">{chosen}/{count}</text>"
            ),
        }
    }

    /// The counter as a small picture of its own, for panels.
    pub fn alone(&self, name: &str) -> String {
        format!(
            "<svg class=\"counter\" viewBox=\"-3 -6 57 57\" role=\"img\" aria-label=\"{}\">\
             <g class=\"{}\">{}{}</g></svg>",
            escape(name),
            self.classes(),
            self.draw(),
            self.draw_count()
        )
    }
}

/// Formation or company along an edge of the counter.
fn draw_identity(out: &mut String, place: &str, text: &str) {
    let letters = text.chars().count();
    if letters == 0 {
        return;
    }
    let small = letters > 6;
    let class = if small { "id sm" } else { "id" };
    let wide = letters as f64 * ID_LETTER[usize::from(small)];
    let squeezed = if wide > ID_ROOM {
        format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", n(ID_ROOM))
    } else {
        String::new()
    };
    let text = escape(text);
    let _ = write!(out, "<text class=\"{class}\" transform=\"{place}\"{squeezed}>{text}</text>");
}
