//! The board of Tonkin as text: the month and who is asked, the tracks, every hex with counters from north to
//! south, what is printed and marked there, and the boxes beside the map.

mod units;

use std::ops::Deref;

use kernel::Fact;
use look::text::{self, Awaited};
use tonkin::Tonkin;
use tonkin::board::Place;
use tonkin::components::{Hex, Side};
use tonkin::overlays;

use table::Viewed;
use words::Words;

/// The board as a viewer sees it.
pub(crate) fn board(viewed: &Viewed<Tonkin>, words: &Words) -> String {
    let page = Page(text::Page::new(viewed, words));
    let mut lines = page.heading();
    lines.push(String::new());
    lines.push(page.line("", "tonkin-board-legend", &[]));
    for side in Side::BOTH {
        lines.push(String::new());
        lines.extend(page.side(side));
    }
    lines.push(String::new());
    lines.extend(page.places());
    lines.extend(page.markers());
    lines.push(String::new());
    lines.join("\n")
}

/// What lies beside the map: boxes with something in them, and the Turn Track.
pub(crate) fn boxes(viewed: &Viewed<Tonkin>, words: &Words) -> String {
    let page = Page(text::Page::new(viewed, words));
    let mut lines = vec![page.say("tonkin-map-boxes", &[])];
    for (side, place, id) in [
        (Side::French, Place::Ready, "tonkin-map-box-ready"),
        (Side::French, Place::Saigon, "tonkin-map-box-saigon"),
        (Side::VietMinh, Place::Box1, "tonkin-map-box-1"),
        (Side::VietMinh, Place::Box2, "tonkin-map-box-2"),
        (Side::French, Place::Eliminated, "tonkin-map-box-eliminated"),
        (Side::VietMinh, Place::Eliminated, "tonkin-map-box-eliminated"),
    ] {
        lines.extend(page.boxed(page.say(id, &[]), place, side));
    }
    for turn in 0..=u8::try_from(page.rules.components.tables.turns.len()).unwrap_or(u8::MAX) {
        for side in Side::BOTH {
            let month = page.say("tonkin-month", &tonkin::event::month(turn));
            lines.extend(page.boxed(month, Place::Track(turn), side));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

/// What the heading says of the question.
const AWAITED: Awaited =
    Awaited { asked: "tonkin-board-asked", dice: "tonkin-board-dice", over: "tonkin-board-over" };

/// A page of this title.
struct Page<'a>(text::Page<'a, Tonkin>);

impl<'a> Deref for Page<'a> {
    type Target = text::Page<'a, Tonkin>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Page<'_> {
    /// Month, phase, level, tracks, and who is asked what.
    fn heading(&self) -> Vec<String> {
        let view = self.view;
        let season = if self.rules.turn(view.month).rain { "rain" } else { "dry" };
        let month = self.say("tonkin-month", &tonkin::event::month(view.month));
        let phase = self.say("tonkin-phase", &[("phase", Fact::Word(view.phase.name()))]);
        let turn = [
            ("month", Fact::Text(month)),
            ("season", Fact::Word(season)),
            ("phase", Fact::Text(phase)),
            ("level", i64::from(view.vp).into()),
        ];
        let [french, vietminh] = [Side::French as usize, Side::VietMinh as usize];
        let tracks = [
            ("french", view.rp[french].into()),
            ("vietminh", view.rp[vietminh].into()),
            ("planes", view.planes.left.into()),
            ("trucks", view.trucks.left.into()),
            ("hits", view.hits.into()),
        ];
        let points =
            [("french", view.points[french].into()), ("vietminh", view.points[vietminh].into())];
        vec![
            self.line("", "tonkin-board-turn", &turn),
            self.line("", "tonkin-board-tracks", &tracks),
            self.line("", "tonkin-board-points", &points),
            self.asked(self.view.viewer, AWAITED),
        ]
    }

    /// Every hex with counters of a side, from north to south.
    fn side(&self, side: Side) -> Vec<String> {
        let hexes = self.view.board.occupied(side);
        let facts = [("side", Fact::Word(side.name())), ("n", hexes.len().into())];
        let mut lines = vec![self.say("tonkin-board-side", &facts)];
        for hex in hexes.iter() {
            let facts =
                [("hex", Fact::Text(self.signed(hex))), ("units", Fact::Text(self.stack(hex)))];
            lines.push(self.line("  ", "tonkin-board-hex", &facts));
        }
        lines
    }

    /// The name of a hex with signs for what it is: `T14 Hanoi 10#`.
    fn signed(&self, hex: Hex) -> String {
        let ground = &self.rules.charts.ground;
        let mut name = hex.to_string();
        if let Some(place) = ground.community(hex) {
            name = format!("{name} {}", self.rules.components.community(place).name);
        }
        if ground.vp(hex) > 0 {
            name = format!("{name} {}", ground.vp(hex));
        }
        for (is, sign) in [
            (self.view.board.trenches.iter().any(|trenches| trenches.has(hex)), '#'),
            (ground.airstrips.has(hex), '='),
        ] {
            if is {
                name.push(sign);
            }
        }
        name
    }

    /// Who the VP-Hexes are friendly to.
    fn places(&self) -> Vec<String> {
        let ground = &self.rules.charts.ground;
        let mut lines = Vec::new();
        for side in Side::BOTH {
            let held = overlays::friendly(self.rules, self.view, side).and(ground.vp_hexes);
            let names: Vec<String> = held.iter().map(|hex| self.signed(hex)).collect();
            if !names.is_empty() {
                let names = self.words.enumeration(&names, "ui-list-comma");
                let facts = [("side", Fact::Word(side.name())), ("hexes", Fact::Text(names))];
                lines.push(self.line("", "tonkin-board-vp", &facts));
            }
        }
        lines
    }

    /// Political Objectives, destroyed and built roads.
    fn markers(&self) -> Vec<String> {
        let view = self.view;
        let list = |hexes: Vec<Hex>| {
            let names: Vec<String> = hexes.into_iter().map(|hex| self.signed(hex)).collect();
            self.words.enumeration(&names, "ui-list-comma")
        };
        let mut lines = Vec::new();
        for (id, hexes) in [
            ("tonkin-board-objectives", view.objectives.iter().flatten().copied().collect()),
            ("tonkin-board-destroyed", view.board.destroyed.iter().collect::<Vec<Hex>>()),
            ("tonkin-board-built", view.board.road_markers.iter().collect()),
        ] {
            if !hexes.is_empty() {
                lines.push(self.line("", id, &[("hexes", Fact::Text(list(hexes)))]));
            }
        }
        lines
    }

    /// A box with the counters of a side in it; nothing where it is empty.
    fn boxed(&self, name: String, place: Place, side: Side) -> Option<String> {
        let own = |unit: &tonkin::components::Unit| {
            self.rules.components.units.get(unit.index()).is_some_and(|row| row.side == side)
        };
        let units: Vec<_> = self.view.board.units_at(place).filter(own).collect();
        if units.is_empty() {
            return None;
        }
        let units = Fact::Text(self.units(&units));
        let facts =
            [("name", Fact::Text(name)), ("side", Fact::Word(side.name())), ("units", units)];
        Some(self.line("  ", "tonkin-board-box", &facts))
    }
}
