//! The live layer: all that may change with a move, drawn over the ground.

use std::fmt::Write;

use company::components::{Deploy, Edge, Objective, Side};
use company::sets::{COLUMNS, ROWS, Square, Unit};
use company::view::View;

use super::figures::{self, side_class};
use super::{RIM, SIDE, Sheet, TABLE, corner, group_key, middle, square_key, unit_key};
use drawing::Lit;
use drawing::geometry::{escape, n};
use drawing::labels;

/// A figure at the usual zoom, for the levels of detail.
const COUNTER: u8 = 40;

/// A unit in its place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Laid {
    pub(super) unit: Unit,
    pub(super) square: Square,
    /// The middle of its figures.
    pub(super) at: (f64, f64),
    /// How large they are drawn.
    pub(super) scale: f64,
}

impl Sheet {
    /// What figures refer to: goes into a page once, beside the symbols.
    pub fn defs(&self) -> String {
        figures::defs()
    }

    /// The board: the ground by its address, what is seen from each square, and the live layer over it.
    pub fn board(&self, view: &View, lit: &Lit, ground_href: &str) -> String {
        let (w, h) = TABLE;
        let full = format!("-{RIM} -{RIM} {} {}", w + 2.0 * RIM, h + 2.0 * RIM);
        format!(
            "<svg class=\"board squares\" viewBox=\"{full}\" data-full=\"{full}\" \
             data-counter=\"{COUNTER}\" role=\"group\" aria-label=\"{}\">{}\
             <image href=\"{}\" width=\"{w}\" height=\"{h}\"/>\
             <rect class=\"frame\" width=\"{w}\" height=\"{h}\"/>{}{}</svg>",
            escape(&self.say("company-map-board", &[])),
            rim(),
            escape(ground_href),
            self.sights(),
            self.live(view, lit)
        )
    }

    /// The live layer alone: what travels with a move.
    pub fn live(&self, view: &View, lit: &Lit) -> String {
        let laid = lay(view, self);
        let mut out = String::from("<g id=\"live\">");
        self.draw_objectives(&mut out, view);
        self.draw_names(&mut out);
        out.push_str(&self.lit_places(view, &laid, lit));
        out.push_str("<g class=\"areas\">");
        for square in Square::all() {
            self.draw_square(&mut out, square, view, &laid, lit);
        }
        out.push_str("</g>");
        self.draw_marks(&mut out, view);
        out.push_str(&self.ghosts(&laid, lit));
        out.push_str("<g class=\"piles\">");
        laid.iter().for_each(|laid| self.draw_unit(&mut out, laid, view, lit));
        out.push_str("</g>");
        self.draw_strike(&mut out, view);
        out.push_str(&self.shots(view));
        out.push_str(&self.chips(&laid, lit));
        out.push_str(&self.dice(&laid, lit));
        out.push_str("</g>");
        out
    }

    /// A square: what is clicked and focused. It stands for the units in it as well.
    fn draw_square(&self, out: &mut String, square: Square, view: &View, laid: &[Laid], lit: &Lit) {
        let key = square_key(square);
        let here = laid.iter().filter(|laid| laid.square == square);
        let keys: Vec<String> =
            here.flat_map(|laid| self.unit_keys(laid.unit)).chain([key.clone()]).collect();
        let near = self.rules.charts.faces(square).iter().map(square_key);
        let ((x, y), (cx, cy)) = (corner(square), middle(square));
        let _ = write!(
            out,
            "<g id=\"area-{square}\" class=\"area{}\" data-key=\"{key}\" data-keys=\"{}\" \
             data-at=\"{cx} {cy}\" data-near=\"{}\"{} tabindex=\"-1\" role=\"button\" \
             aria-label=\"{}\"><path class=\"hit\" d=\"M{x} {y}h{SIDE}v{SIDE}h-{SIDE}z\"/>\
             <path class=\"focus\" d=\"M{} {}h92v92h-92z\"/></g>",
            lit.class(&key),
            keys.join(" "),
            near.collect::<Vec<_>>().join(" "),
            via(&keys, lit),
            escape(&self.square_name(square, view, lit)),
            x + 4.0,
            y + 4.0
        );
    }

    /// The keys a unit goes by: its own, and that of its group.
    pub(super) fn unit_keys(&self, unit: Unit) -> [String; 2] {
        let group = self.rules.charts.stats(unit).group;
        [unit_key(unit), group_key(unit.side, group)]
    }

    /// The names of the hamlets, in the upper part of their first row, where figures leave them readable.
    fn draw_names(&self, out: &mut String) {
        out.push_str("<g class=\"names\" aria-hidden=\"true\">");
        for hamlet in &self.rules.map.hamlets {
            let Some(first) = hamlet.squares.first() else { continue };
            let row: Vec<Square> =
                hamlet.squares.iter().filter(|square| square.row() == first.row()).collect();
            let sum: f64 = row.iter().map(|square| middle(*square).0).sum();
            let x = (sum / row.len() as f64).clamp(60.0, TABLE.0 - 60.0);
            let _ = write!(
                out,
                "<text class=\"lbl hname\" x=\"{}\" y=\"{}\">{}</text>",
                n(x),
                n(corner(first).1 + 17.0),
                escape(&hamlet.name)
            );
        }
        out.push_str("</g>");
    }

    /// What the mission is about: squares to hold, the edge to leave by, the column of the landing.
    fn draw_objectives(&self, out: &mut String, view: &View) {
        out.push_str("<g class=\"goals\" aria-hidden=\"true\">");
        match self.rules.mission.objective {
            Objective::Caches => (),
            Objective::Hold { squares, .. } => {
                for square in squares.iter() {
                    let (x, y) = corner(square);
                    let _ = write!(
                        out,
                        "<path class=\"goal\" d=\"M{} {}h90v90h-90z\"/><use href=\"#k-objective\" \
                         class=\"goals-sign\" x=\"{}\" y=\"{}\" width=\"18\" height=\"18\"/>",
                        x + 5.0,
                        y + 5.0,
                        x + 77.0,
                        y + 77.0
                    );
                }
            }
            Objective::Exit { edge, .. } => draw_exit(out, edge),
        }
        if matches!(self.rules.mission.deploy, Deploy::Column(_)) {
            let x = (f64::from(view.column) + 0.5) * SIDE;
            let _ = write!(
                out,
                "<path class=\"column\" d=\"M{} 0v{}M{} 0v{}\"/>\
                 <use href=\"#cf-helicopter\" x=\"{}\" y=\"-18\"/>",
                x - 50.0,
                TABLE.1,
                x + 50.0,
                TABLE.1,
                x + 30.0
            );
        }
        out.push_str("</g>");
    }

    /// A unit: its figures, its plate, and what has become of it.
    fn draw_unit(&self, out: &mut String, laid: &Laid, view: &View, lit: &Lit) {
        let unit = laid.unit;
        let body = view.board.body(unit);
        let keys = self.unit_keys(unit);
        let is =
            |set: &std::collections::BTreeSet<String>| keys.iter().any(|key| set.contains(key));
        let ring = match (lit.chosen.contains(&keys[0]), is(&lit.legal) || is(&lit.able)) {
            (true, _) => Ring::Chosen,
            (false, true) => Ring::Able,
            (false, false) => Ring::Without,
        };
        let down = if body.down { " down" } else { "" };
        let is_hidden = unit.side == Side::Communist && view.board.hidden.has(unit.index);
        let hidden = if is_hidden { " hidden" } else { "" };
        let _ = write!(
            out,
            "<g id=\"pile-{unit}\" class=\"ct unitc {}{}{down}{hidden}\" data-keys=\"{}\" data-area=\"{}\"{} \
             tabindex=\"-1\" role=\"button\" aria-label=\"{}\" \
             transform=\"translate({} {}) scale({})\">",
            side_class(unit.side),
            ring.class(),
            keys.join(" "),
            square_key(laid.square),
            via(&keys, lit),
            escape(&self.unit_words(unit, view, lit)),
            n(laid.at.0),
            n(laid.at.1),
            laid.scale
        );
        // A press between the figures means the unit too.
        out.push_str("<path class=\"hit\" d=\"M-44-41H44V49H-44Z\"/>");
        out.push_str(ring.drawn());
        for (id, (x, y)) in self.figures(unit, view) {
            let _ = write!(out, "<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>");
        }
        self.draw_plate(out, unit);
        self.draw_states(out, unit, view);
        out.push_str("</g>");
    }

    /// The figures of a unit, each with its place.
    pub(super) fn figures(&self, unit: Unit, view: &View) -> Vec<(String, (f64, f64))> {
        let ids = figures::figures(&self.rules, unit, view.board.body(unit));
        let is_vehicle = self.rules.charts.stats(unit).is_vehicle();
        let slots = if is_vehicle { vehicle_slots(ids.len()) } else { foot_slots(ids.len()) };
        ids.into_iter().zip(slots).collect()
    }

    fn draw_plate(&self, out: &mut String, unit: Unit) {
        let tag = self.tags.tag(unit);
        let wide = 12.0 + labels::width(tag) * 11.5;
        let _ = write!(
            out,
            "<rect class=\"tagp\" x=\"{}\" y=\"33\" width=\"{}\" height=\"15.5\" rx=\"3\"/>\
             <text class=\"tagt\" x=\"0\" y=\"44.6\">{}</text>",
            n(-wide / 2.0),
            n(wide),
            escape(tag)
        );
    }
}

/// What is round a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ring {
    /// A closed ring: it is chosen.
    Chosen,
    /// Four corners: it can act.
    Able,
    /// Nothing.
    Without,
}

impl Ring {
    /// What is added to the class of the unit.
    const fn class(self) -> &'static str {
        match self {
            Ring::Chosen => " sel",
            Ring::Able => " can",
            Ring::Without => "",
        }
    }

    const fn drawn(self) -> &'static str {
        match self {
            Ring::Chosen => {
                "<rect class=\"ring0\" x=\"-46\" y=\"-43\" width=\"92\" height=\"92\" rx=\"9\"/>\
                 <rect class=\"ring\" x=\"-46\" y=\"-43\" width=\"92\" height=\"92\" rx=\"9\"/>"
            }
            Ring::Able => {
                "<path class=\"tick0\" d=\"M-46-27V-43H-30M30-43H46V-27M46 33V49H30M-30 49H-46V33\"/>\
                 <path class=\"tick\" d=\"M-46-27V-43H-30M30-43H46V-27M46 33V49H30M-30 49H-46V33\"/>"
            }
            Ring::Without => "",
        }
    }
}

/// Where so many vehicles of a unit stand.
fn vehicle_slots(count: usize) -> Vec<(f64, f64)> {
    match count {
        1 => vec![(0.0, 0.0)],
        2 => vec![(-16.0, -15.0), (16.0, 15.0)],
        _ => (0..count)
            .map(|place| (place as f64 * 22.0 - 22.0, (place % 2) as f64 * 18.0 - 9.0))
            .collect(),
    }
}

/// Where so many figures of a unit stand: two rows, the front one longer.
fn foot_slots(count: usize) -> Vec<(f64, f64)> {
    let fixed: &[(f64, f64)] = match count {
        0 => &[],
        1 => &[(0.0, 2.0)],
        2 => &[(-15.0, 2.0), (15.0, 2.0)],
        3 => &[(0.0, -12.0), (-16.0, 16.0), (16.0, 16.0)],
        4 => &[(-16.0, -11.0), (16.0, -11.0), (-16.0, 17.0), (16.0, 17.0)],
        5 => &[(0.0, -14.0), (-27.0, -11.0), (27.0, -11.0), (-14.0, 17.0), (14.0, 17.0)],
        6 => {
            &[(0.0, -14.0), (-28.0, -11.0), (28.0, -11.0), (-28.0, 17.0), (0.0, 17.0), (28.0, 17.0)]
        }
        _ => &[
            (-10.0, -14.0),
            (-31.0, -10.0),
            (12.0, -14.0),
            (32.0, -10.0),
            (-23.0, 17.0),
            (0.0, 18.0),
            (23.0, 17.0),
            (0.0, 2.0),
        ],
    };
    fixed.to_vec()
}

/// Where the units on the table stand that the viewer knows of. Two in a square stand side by side, smaller.
pub(super) fn lay(view: &View, sheet: &Sheet) -> Vec<Laid> {
    let mut laid: Vec<Laid> = Vec::new();
    for square in Square::all() {
        let mut here: Vec<Unit> = Vec::new();
        for side in Side::BOTH {
            let units = view.board.on_table(side).iter().map(|index| Unit::new(side, index));
            here.extend(units.filter(|unit| view.board.square(*unit) == Some(square)));
        }
        here.sort_by_key(|unit| (sheet.rules.charts.stats(*unit).is_vehicle(), *unit));
        let (cx, cy) = middle(square);
        let scale = if here.len() > 1 { 0.68 } else { 1.0 };
        let spread: &[(f64, f64)] = match here.len() {
            0 | 1 => &[(0.0, -3.0)],
            2 => &[(-14.0, -18.0), (14.0, 18.0)],
            _ => &[(-17.0, -18.0), (17.0, 18.0), (17.0, -18.0), (-17.0, 18.0)],
        };
        for (unit, (dx, dy)) in here.into_iter().zip(spread) {
            laid.push(Laid { unit, square, at: (cx + dx, cy + dy), scale });
        }
    }
    laid
}

/// Letters and numbers on all four sides.
fn rim() -> String {
    let (w, h) = TABLE;
    let mut out = format!(
        "<rect class=\"rim\" x=\"-{RIM}\" y=\"-{RIM}\" width=\"{}\" height=\"{}\" rx=\"6\"/>\
         <g class=\"coords\" aria-hidden=\"true\">",
        w + 2.0 * RIM,
        h + 2.0 * RIM
    );
    for column in 0..COLUMNS {
        let (x, letter) = (f64::from(column) * SIDE + 50.0, char::from(b'A' + column));
        for y in [-11.0, h + 22.0] {
            let _ = write!(out, "<text x=\"{x}\" y=\"{y}\">{letter}</text>");
        }
    }
    for row in 0..ROWS {
        let y = f64::from(row) * SIDE + 55.0;
        for x in [-17.0, w + 17.0] {
            let _ = write!(out, "<text x=\"{x}\" y=\"{y}\">{}</text>", row + 1);
        }
    }
    out.push_str("</g>");
    out
}

/// Arrows over the edge by which units leave.
fn draw_exit(out: &mut String, edge: Edge) {
    for square in edge.squares().iter() {
        let (x, y) = middle(square);
        let (x, y, turned) = match edge {
            Edge::East => (TABLE.0 + 6.0, y + 24.0, 0),
            Edge::West => (-6.0, y + 24.0, 180),
            Edge::North => (x + 24.0, -6.0, 270),
            Edge::South => (x + 24.0, TABLE.1 + 6.0, 90),
        };
        let _ = write!(
            out,
            "<path class=\"exit\" transform=\"translate({x} {y}) rotate({turned})\" \
             d=\"M-5-7 7 0-5 7Z\"/>"
        );
    }
}

/// What leads to one of these things, for the script that plays.
fn via(keys: &[String], lit: &Lit) -> String {
    let ways: Vec<&str> =
        keys.iter().filter_map(|key| lit.ways.get(key)).map(String::as_str).collect();
    if ways.is_empty() { String::new() } else { format!(" data-via=\"{}\"", ways.join(" ")) }
}
