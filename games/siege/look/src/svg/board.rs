//! The live layer: all that may change with a move, drawn over the ground.

use std::fmt::Write;

use siege::board::{Board, Place, Status};
use siege::components::{Side, Space, SpaceRow, Terrain};

use super::Sheet;
use super::keys::Thing;
use super::layout::{BaseAt, CENTRAL_COUNTER, COUNTER, NAME, PlaceAt, RunwayAt, SIGN, outline};
use super::piles::{Pile, is_gun, pile};
use drawing::geometry::{Ends, Rect, Spot, escape, n, smooth};
use drawing::{Lit, bare, thin};

/// The symbols that no other title has.
const SYMBOLS: &str = include_str!("../../../symbols.svg");

/// The map begins here: what lies to the west are displays of the printed map, which the page shows.
const WEST: i32 = 250;

/// A pile in its place.
#[derive(Debug)]
pub(super) struct Laid {
    pub(super) pile: Pile,
    /// The plate's square.
    pub(super) at: Rect,
    /// The key of the space or base.
    pub(super) place: String,
}

impl Sheet {
    /// What names and counters refer to: goes into a page once, beside the symbols of all boards.
    pub fn defs(&self) -> String {
        let rivers = self.components.drawing.decorations.iter().filter(|row| row.kind == "river");
        let courses = rivers.map(|row| {
            let points: Vec<Spot> = row.points.iter().map(|point| (*point).into()).collect();
            format!("<path id=\"reach-{}\" d=\"{}\"/>", row.id, smooth(&points, Ends::Open))
        });
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" \
             aria-hidden=\"true\"><defs>{}</defs>{}</svg>",
            courses.collect::<String>(),
            thin(SYMBOLS)
        )
    }

    /// The board: the ground by its address, and the live layer over it.
    pub fn board(&self, board: &Board, lit: &Lit, ground_href: &str) -> String {
        let drawing = &self.components.drawing;
        let (w, h) = (drawing.width, drawing.height);
        format!(
            "<svg class=\"board routes\" viewBox=\"{WEST} 0 {} {h}\" \
             data-full=\"{WEST} 0 {} {h}\" data-counter=\"{COUNTER}\" role=\"group\" \
             aria-label=\"{}\"><image href=\"{}\" width=\"{w}\" height=\"{h}\"/>{}</svg>",
            w - WEST,
            w - WEST,
            escape(&self.say("siege-map-board", &[])),
            escape(ground_href),
            self.live(board, lit)
        )
    }

    /// The live layer alone: what travels with a move.
    pub fn live(&self, board: &Board, lit: &Lit) -> String {
        let laid = self.lay(board, lit);
        let mut out = String::from("<g id=\"live\">");
        self.draw_airfields(&mut out, board);
        self.draw_names(&mut out);
        out.push_str(&self.lit_places(lit));
        out.push_str("<g class=\"areas\">");
        for place in &self.layout.places {
            self.draw_space(&mut out, place, board, &laid, lit);
        }
        for base in &self.layout.bases {
            self.draw_base(&mut out, base, board, lit);
        }
        out.push_str("</g>");
        self.draw_corner(&mut out, board);
        out.push_str(&self.ghosts(&laid, lit));
        out.push_str("<g class=\"piles\">");
        laid.iter().for_each(|laid| self.draw_pile(&mut out, laid));
        out.push_str("</g>");
        out.push_str(&self.shots(&laid, lit));
        out.push_str(&self.chips(&laid, lit));
        out.push_str("</g>");
        out
    }

    /// The live layer within a frame, for a small picture.
    pub(super) fn part(&self, board: &Board, frame: &Rect) -> String {
        let is_in = |at: &Rect| frame.overlap(at) > 0.0;
        let lit = Lit::default();
        let laid = self.lay(board, &lit);
        let mut out = String::from("<g>");
        self.draw_airfields(&mut out, board);
        self.draw_names(&mut out);
        let near = |place: &&PlaceAt| is_in(&Rect::around(place.at, 100.0, 100.0));
        for place in self.layout.places.iter().filter(near) {
            self.draw_space(&mut out, place, board, &laid, &lit);
        }
        for base in self.layout.bases.iter().filter(|base| is_in(&base.frame)) {
            self.draw_base(&mut out, base, board, &lit);
        }
        for laid in laid.iter().filter(|laid| is_in(&laid.at)) {
            self.draw_pile(&mut out, laid);
        }
        out.push_str("</g>");
        bare(&out)
    }

    /// All piles on the map and in the bases.
    pub(super) fn lay(&self, board: &Board, lit: &Lit) -> Vec<Laid> {
        let mut laid = Vec::new();
        for place in &self.layout.places {
            let key = Thing::Space(place.space).key();
            let piles = self.space_piles(board, place.space, lit);
            let rects = spread(place, piles.len());
            for (pile, at) in piles.into_iter().zip(rects) {
                laid.push(Laid { pile, at, place: key.clone() });
            }
        }
        for base in &self.layout.bases {
            let key = Thing::Base(base.route).key();
            let battalions = board.battalions(Place::Base(base.route)).iter();
            let pile = pile(&self.components, board, battalions.map(Thing::Battalion), lit);
            let at = Rect::new(base.frame.x + 9.0, base.frame.y + 25.0, 43.0, 43.0);
            laid.extend(pile.map(|pile| Laid { pile, at, place: key }));
        }
        laid
    }

    /// The piles of a space: the French, in the Central Fortress with their guns apart, then the Viet Minh.
    fn space_piles(&self, board: &Board, space: Space, lit: &Lit) -> Vec<Pile> {
        let units = board.all_units(Place::Space(space));
        let is_apart = |unit: &siege::components::Unit| {
            space == Space::CENTRAL && is_gun(self.components.units[unit.slot()].unit_type)
        };
        let make = |things: Vec<Thing>| pile(&self.components, board, things, lit);
        let fighters = units.iter().filter(|unit| !is_apart(unit)).map(Thing::Unit).collect();
        let guns = units.iter().filter(is_apart).map(Thing::Unit).collect();
        let enemies = board.battalions_in(space).iter().map(Thing::Battalion).collect();
        [fighters, guns, enemies].into_iter().filter_map(make).collect()
    }

    /// A space: what is clicked and focused, its ring in the colour of who controls it, label and signs.
    fn draw_space(
        &self,
        out: &mut String,
        place: &PlaceAt,
        board: &Board,
        laid: &[Laid],
        lit: &Lit,
    ) {
        let row = self.components.row(place.space);
        let key = Thing::Space(place.space).key();
        let side = side_class(board.control(place.space));
        let class = format!("area sp {side}{}", lit.class(&key));
        let path = outline(row.terrain, place.at, 0.0);
        let kind = match row.terrain {
            Terrain::Open => "plain",
            Terrain::Entrenchment => "dug",
            Terrain::Central => "fort",
        };
        let _ = write!(
            out,
            "<g id=\"area-{}\" class=\"{class}\" data-key=\"{key}\" data-at=\"{} {}\" \
             data-near=\"{}\" tabindex=\"-1\" role=\"button\" aria-label=\"{}\">\
             <path class=\"hit {kind}\" d=\"{path}\"/><path class=\"focus\" d=\"{}\"/>",
            Thing::Space(place.space).id(),
            n(place.at.x),
            n(place.at.y),
            self.neighbours(place.space, row).join(" "),
            escape(&self.space_name(place.space, board, lit)),
            outline(row.terrain, place.at, 5.0)
        );
        let piles = laid.iter().filter(|laid| laid.place == key).count();
        draw_label(out, place, row, piles);
        out.push_str("</g>");
    }

    /// The keys of the places next to a space.
    fn neighbours(&self, space: Space, row: &SpaceRow) -> Vec<String> {
        let key = |space: &Space| Thing::Space(*space).key();
        let Some(on) = row.route else {
            let firsts = self.components.routes.iter().filter_map(|route| route.spaces.first());
            return firsts.map(key).collect();
        };
        let spaces = &self.components.routes[on.slot()].spaces;
        let place = spaces.iter().position(|other| *other == space).unwrap_or(0);
        let inward = place.checked_sub(1).and_then(|place| spaces.get(place));
        let outward = spaces.get(place + 1).map(key);
        let inward = inward.map_or_else(|| key(&Space::CENTRAL), key);
        vec![inward, outward.unwrap_or_else(|| Thing::Base(on).key())]
    }

    /// A base: its number, its division and whether it assaults or refits.
    fn draw_base(&self, out: &mut String, base: &BaseAt, board: &Board, lit: &Lit) {
        let row = &self.components.routes[base.route.slot()];
        let key = Thing::Base(base.route).key();
        let outermost = row.spaces.last().map(|space| Thing::Space(*space).key());
        let Rect { x, y, w, h } = base.frame;
        let _ = write!(
            out,
            "<g id=\"area-{}\" class=\"area base vm{}\" data-key=\"{key}\" data-at=\"{} {}\" \
             data-near=\"{}\" tabindex=\"-1\" role=\"button\" aria-label=\"{}\">\
             <rect class=\"hit\" x=\"{}\" y=\"{}\" width=\"{w}\" height=\"{h}\" rx=\"6\"/>\
             <rect class=\"focus\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"9\"/>\
             <text class=\"bname\" x=\"{}\" y=\"{}\">{}</text>",
            Thing::Base(base.route).id(),
            lit.class(&key),
            n(base.frame.centre().x),
            n(base.frame.centre().y),
            outermost.unwrap_or_default(),
            escape(&self.base_name(base.route, board, lit)),
            n(x),
            n(y),
            n(x - 5.0),
            n(y - 5.0),
            n(w + 10.0),
            n(h + 10.0),
            n(x + w / 2.0),
            n(y + 16.5),
            escape(&self.say("siege-map-base-short", &[("route", base.route.0.into())]))
        );
        self.draw_division(out, base, board);
        if board.battalions(Place::Base(base.route)).is_empty() {
            let _ = write!(
                out,
                "<use href=\"#p-vm\" class=\"bnone\" transform=\"translate({} {}) scale(.9)\"/>",
                n(x + 9.0),
                n(y + 25.0)
            );
        }
        out.push_str("</g>");
    }

    /// The division of a base and its status.
    fn draw_division(&self, out: &mut String, base: &BaseAt, board: &Board) {
        let Some(division) = board.divisions[base.route.slot()] else { return };
        let Rect { x, y, .. } = base.frame;
        let (status, class) = match board.status(base.route) {
            Status::Assault => ("siege-map-assault-short", "go"),
            Status::Refit => ("siege-map-refit-short", "rest"),
        };
        let status = escape(&self.say(status, &[]));
        let (cx, top) = (n(x + 84.0), y + 25.0);
        let _ = write!(
            out,
            "<text class=\"bdiv\" x=\"{cx}\" y=\"{}\">{}</text><rect class=\"bstate {class}\" \
             x=\"{}\" y=\"{}\" width=\"54\" height=\"17\" rx=\"8.5\"/><text class=\"bword {class}\" \
             x=\"{cx}\" y=\"{}\">{status}</text>",
            n(top + 17.0),
            division.number(),
            n(x + 57.0),
            n(top + 25.0),
            n(top + 37.2)
        );
    }

    /// The names of the complexes, of the Central Fortress and of the river.
    fn draw_names(&self, out: &mut String) {
        out.push_str("<g class=\"names\" aria-hidden=\"true\">");
        let central = self.name(&self.components.spaces[0].name);
        let complexes = self.components.complexes.iter().map(|row| row.name.clone());
        let rects = self.layout.complexes.iter().chain([&self.layout.central]);
        for (name, at) in complexes.chain([central]).zip(rects) {
            let _ = write!(
                out,
                "<text class=\"lbl cxn\" x=\"{}\" y=\"{}\" font-size=\"{NAME}\" \
                 textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text>",
                n(at.centre().x),
                n(at.y + NAME * 0.8),
                n(at.w),
                escape(&name)
            );
        }
        for row in self.components.drawing.decorations.iter().filter(|row| row.kind == "river") {
            let _ = write!(
                out,
                "<text class=\"river-name\" dy=\"-13\"><textPath href=\"#reach-{}\" \
                 startOffset=\"77%\">{}</textPath></text>",
                row.id,
                escape(&self.name(&row.name))
            );
        }
        out.push_str("</g>");
    }

    /// A cross over a runway that is destroyed (26.1).
    fn draw_airfields(&self, out: &mut String, board: &Board) {
        out.push_str("<g class=\"fields\" aria-hidden=\"true\">");
        let destroyed = |runway: &&RunwayAt| !board.is_functional(runway.airfield);
        for runway in self.layout.runways.iter().filter(destroyed) {
            let [from, to] = runway.axis;
            for share in [0.28, 0.72] {
                let (x, y) = (from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
                let cross = format!("M{} {}l16 16m0-16l-16 16", n(x - 8.0), n(y - 8.0));
                let _ = write!(
                    out,
                    "<path class=\"wreck0\" d=\"{cross}\"/><path class=\"wreck\" d=\"{cross}\"/>"
                );
            }
        }
        out.push_str("</g>");
    }

    /// A pile. Its id is that of its uppermost piece, so that it can be followed from one moment to the
    /// next.
    fn draw_pile(&self, out: &mut String, laid: &Laid) {
        let (pile, at) = (&laid.pile, &laid.at);
        let keys: Vec<String> = pile.things.iter().map(|thing| thing.key()).collect();
        let Some(first) = pile.things.first().map(|thing| thing.id()) else { return };
        let _ = write!(
            out,
            "<g id=\"pile-{first}\" class=\"{}\" data-keys=\"{}\" data-area=\"{}\" \
             tabindex=\"-1\" role=\"button\" aria-label=\"{}\" \
             transform=\"translate({} {}) scale({:.3})\">{}{}{}</g>",
            pile.counter.classes(),
            keys.join(" "),
            laid.place,
            escape(&self.pile_name(pile)),
            n(at.x),
            n(at.y),
            at.w / 48.0,
            pile.counter.draw(),
            draw_signs(pile),
            pile.counter.draw_count_inside()
        );
    }
}

/// The label of a space: inside it while it is empty, beside it when counters lie on it; the sign of a hill
/// and of a drop zone.
fn draw_label(out: &mut String, place: &PlaceAt, row: &SpaceRow, piles: usize) {
    let label = &place.label;
    let sign = if row.hilltop { SIGN } else { 0.0 };
    if piles == 0 && place.space != Space::CENTRAL {
        let _ = write!(
            out,
            "<text class=\"splab in\" x=\"{}\" y=\"{}\">{}</text>",
            n(place.at.x),
            n(place.at.y + 4.7),
            escape(&row.label)
        );
    } else if place.space != Space::CENTRAL {
        let _ = write!(
            out,
            "<text class=\"splab\" x=\"{}\" y=\"{}\">{}</text>",
            n(label.x + (label.w - sign) / 2.0),
            n(label.y + 12.2),
            escape(&row.label)
        );
    }
    if row.hilltop {
        let _ = write!(
            out,
            "<use href=\"#k-hill\" class=\"hl\" x=\"{}\" y=\"{}\" width=\"{SIGN}\" \
             height=\"{SIGN}\"/>",
            n(label.right() - SIGN + 1.0),
            n(label.y - 2.0)
        );
    }
    if let Some(at) = &place.drop {
        let _ = write!(
            out,
            "<use href=\"#k-parachute\" class=\"dz\" x=\"{}\" y=\"{}\" width=\"24\" \
             height=\"24\"/>",
            n(at.x),
            n(at.y)
        );
    }
}

/// Small signs on a pile for what lies under its uppermost counter.
fn draw_signs(pile: &Pile) -> String {
    let signs = [
        (pile.signs.leader, "k-star"),
        (pile.signs.fortification, "u-fortification"),
        (pile.signs.guns, "u-artillery"),
    ];
    let shown = signs.iter().filter(|(is, _)| *is).zip([43.0, 29.0, 15.0]);
    let sign = |((_, symbol), y): (&(bool, &str), f64)| {
        format!(
            "<circle class=\"sgn\" cx=\"4\" cy=\"{}\" r=\"6.6\"/><use href=\"#{symbol}\" \
             class=\"sgns\" x=\"-1\" y=\"{}\" width=\"10\" height=\"10\"/>",
            n(y),
            n(y - 5.0)
        )
    };
    shown.map(sign).collect()
}

/// Where so many piles of a space lie: one in its middle; two that fight over it across each other, smaller.
fn spread(place: &PlaceAt, count: usize) -> Vec<Rect> {
    let places: &[(f64, f64, f64)] = match (place.space, count) {
        (Space::CENTRAL, 0 | 1) => &[(0.0, 0.0, COUNTER + 6.0)],
        (Space::CENTRAL, _) => {
            &[(-23.0, 2.0, CENTRAL_COUNTER), (23.0, 2.0, CENTRAL_COUNTER), (0.0, -30.0, 40.0)]
        }
        (_, 0 | 1) => &[(0.0, 0.0, COUNTER)],
        _ => &[(-9.0, 9.0, 34.0), (9.0, -9.0, 34.0)],
    };
    let rect = |(dx, dy, size): &(f64, f64, f64)| {
        Rect::around(Spot::new(place.at.x + dx, place.at.y + dy), *size, *size)
    };
    places.iter().map(rect).collect()
}

/// The class of a side in the style sheets.
pub(super) const fn side_class(side: Side) -> &'static str {
    match side {
        Side::French => "fr",
        Side::VietMinh => "vm",
    }
}
