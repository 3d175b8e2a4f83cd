//! The corner of the map with the displays of the Viet Minh: morale, AAA and artillery, events in effect and
//! the eliminated. The status panel says all of it in words, so it is for the eye alone.

use std::fmt::Write;

use kernel::Fact;
use siege::board::{Board, Place, Trenches};
use siege::components::{EventKind, LevelRow, Side, Track};

use super::Sheet;
use super::keys::Thing;
use super::piles::counter;
use drawing::geometry::{Rect, escape, n};

/// How far the inside stays from the frame.
const MARGIN: f64 = 14.0;

impl Sheet {
    /// Draws the corner.
    pub(super) fn draw_corner(&self, out: &mut String, board: &Board) {
        let Rect { x, y, w, h } = self.layout.corner;
        let _ = write!(
            out,
            "<g class=\"corner vm\" aria-hidden=\"true\"><rect class=\"cbox\" x=\"{}\" y=\"{}\" \
             width=\"{}\" height=\"{}\" rx=\"8\"/>",
            n(x),
            n(y),
            n(w),
            n(h)
        );
        let (tables, tracks) = (&self.components.tables, &board.tracks);
        let level = self.level_words(tracks.morale);
        let rows: [(&str, u8, Track, String); 3] = [
            ("siege-map-morale", tracks.morale, tables.morale, level),
            ("siege-map-aaa", tracks.aaa, tables.aaa, self.dice(tracks.aaa)),
            (
                "siege-map-artillery",
                tracks.artillery,
                tables.vm_artillery,
                self.dice(tracks.artillery),
            ),
        ];
        for (place, (id, value, track, note)) in rows.into_iter().enumerate() {
            let top = y + 20.0 + 48.0 * place as f64;
            let label = self.say(id, &[("n", value.into())]);
            self.draw_track(out, top, &label, &note, (value, track.max));
        }
        self.draw_events(out, board, Rect::new(x + MARGIN, y + 164.0, w - 2.0 * MARGIN, 44.0));
        self.draw_lost(out, board, Rect::new(x + MARGIN, y + 214.0, w - 2.0 * MARGIN, 70.0));
        out.push_str("</g>");
    }

    fn dice(&self, n: u8) -> String {
        self.say("siege-map-dice", &[("n", n.into())])
    }

    /// The level of a morale, and how many events it brings.
    pub(crate) fn level_words(&self, morale: u8) -> String {
        let levels = self.components.tables.levels.iter();
        let level = levels.zip(["collapse", "low", "medium", "high", "fanatic"]);
        let mut found = level.filter(|(row, _)| has(row, morale));
        let Some((row, word)) = found.next() else { return String::new() };
        let facts = [("level", Fact::Word(word)), ("events", row.events.into())];
        self.say("siege-map-level", &facts)
    }

    /// A track as a row of cells.
    fn draw_track(&self, out: &mut String, top: f64, label: &str, note: &str, at: (u8, u8)) {
        let Rect { x, w, .. } = self.layout.corner;
        let (value, most) = at;
        let _ = write!(
            out,
            "<text class=\"ch\" x=\"{}\" y=\"{}\">{}</text><text class=\"cn\" x=\"{}\" \
             y=\"{}\">{}</text>",
            n(x + MARGIN),
            n(top),
            escape(label),
            n(x + w - MARGIN),
            n(top),
            escape(note)
        );
        let cell = (w - 2.0 * MARGIN) / f64::from(most.max(1));
        let cells = |from: u8, to: u8| -> String {
            let cell = |index: u8| {
                let left = x + MARGIN + cell * f64::from(index);
                format!("M{} {}h{}v15h-{}z", n(left), n(top + 7.0), n(cell - 2.0), n(cell - 2.0))
            };
            (from..to).map(cell).collect()
        };
        let _ = write!(
            out,
            "<path class=\"cell f\" d=\"{}\"/><path class=\"cell\" d=\"{}\"/>",
            cells(0, value.min(most)),
            cells(value.min(most), most)
        );
    }

    /// The names of the events in effect, of both sides.
    pub(crate) fn events(&self, board: &Board) -> Vec<(Side, String)> {
        let kind = |kind: EventKind| {
            let row = &self.components.events[kind as usize];
            (kind.side(), self.name(&row.name))
        };
        let mut events: Vec<(Side, String)> = board.events.in_force.iter().map(kind).collect();
        match board.events.trenches {
            Trenches::None => (),
            Trenches::Dug => events.push((Side::VietMinh, self.say("siege-map-trenches-dug", &[]))),
            Trenches::Manned => {
                events.push((Side::VietMinh, self.say("siege-map-trenches", &[])));
            }
        }
        for route in board.events.mined.iter() {
            let mined = self.say("siege-map-mined", &[("route", route.0.into())]);
            events.push((Side::VietMinh, mined));
        }
        if board.events.condors > 0 {
            events.push(kind(EventKind::Condor));
        }
        if board.events.vulture {
            events.push(kind(EventKind::Vulture));
        }
        events
    }

    /// Two lines of events, and how many more there are.
    fn draw_events(&self, out: &mut String, board: &Board, room: Rect) {
        let heading = escape(&self.say("siege-map-events", &[]));
        let _ = write!(
            out,
            "<text class=\"ch\" x=\"{}\" y=\"{}\">{heading}</text>",
            n(room.x),
            n(room.y + 8.0)
        );
        let events: Vec<String> = self.events(board).into_iter().map(|(_, name)| name).collect();
        let line = match events.len() {
            0 => self.say("siege-map-none", &[]),
            1 | 2 => self.words.enumeration(&events, "ui-list-comma"),
            all => {
                let mut first = events[..2].to_vec();
                first.push(self.say("siege-map-more", &[("n", (all - 2).into())]));
                self.words.enumeration(&first, "ui-list-comma")
            }
        };
        let long = line.chars().count() as f64 * 7.0 > room.w;
        let squeezed = if long {
            format!(" textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", n(room.w))
        } else {
            String::new()
        };
        let _ = write!(
            out,
            "<text class=\"cl\" x=\"{}\" y=\"{}\"{squeezed}>{}</text>",
            n(room.x),
            n(room.y + 28.0),
            escape(&line)
        );
    }

    /// The eliminated of this turn as counters, those of earlier turns as a number.
    fn draw_lost(&self, out: &mut String, board: &Board, room: Rect) {
        let lost = lost(board, Place::Eliminated);
        let before = lost_before(board);
        let facts = [("n", lost.len().into()), ("before", before.into())];
        let _ = write!(
            out,
            "<text class=\"ch\" x=\"{}\" y=\"{}\">{}</text><text class=\"cn\" x=\"{}\" y=\"{}\">{}\
             </text>",
            n(room.x),
            n(room.y + 8.0),
            escape(&self.say("siege-map-lost", &facts)),
            n(room.right()),
            n(room.y + 8.0),
            escape(&self.say("siege-map-lost-before", &facts))
        );
        const SIZE: f64 = 38.0;
        let gap = if lost.len() > 1 { (room.w - SIZE) / (lost.len() - 1) as f64 } else { 0.0 };
        for (place, thing) in lost.iter().enumerate() {
            let counter = counter(&self.components, board, *thing);
            let _ = write!(
                out,
                "<g class=\"{}\" transform=\"translate({} {}) scale({:.3})\">{}</g>",
                counter.classes(),
                n(room.x + gap.min(SIZE + 6.0) * place as f64),
                n(room.y + 17.0),
                SIZE / 48.0,
                counter.draw()
            );
        }
    }
}

fn has(row: &LevelRow, morale: u8) -> bool {
    (row.min..=row.max).contains(&morale)
}

/// The pieces of both sides in a place, the French first.
pub(crate) fn lost(board: &Board, place: Place) -> Vec<Thing> {
    let units = board.all_units(place).iter().map(Thing::Unit);
    units.chain(board.battalions(place).iter().map(Thing::Battalion)).collect()
}

fn lost_before(board: &Board) -> usize {
    lost(board, Place::EliminatedBefore).len()
}
