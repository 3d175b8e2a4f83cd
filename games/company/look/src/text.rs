//! The table of Men of Company B as text: the turn and who is asked, the map in letters, the squares with
//! somebody or something in them, the ring, and both armies.

use std::ops::Deref;

use company::Company;
use company::board::Place;
use company::components::{Marker, Side};
use company::flow::Phase;
use company::sets::{COLUMNS, ROWS, Square, Unit};
use kernel::Fact;
use look::text::{self, Awaited};

use table::Viewed;
use words::Words;

/// The board as a viewer sees it.
pub fn board(viewed: &Viewed<Company>, words: &Words) -> String {
    let page = Page(text::Page::new(viewed, words));
    let mut lines = page.heading();
    lines.push(String::new());
    lines.extend(page.map());
    lines.push(page.line("", "company-text-legend", &[]));
    lines.push(String::new());
    lines.extend(Square::all().filter_map(|square| page.square(square)));
    lines.push(String::new());
    lines.join("\n")
}

/// Both armies as a viewer sees them.
pub fn forces(viewed: &Viewed<Company>, words: &Words) -> String {
    let page = Page(text::Page::new(viewed, words));
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let force = &page.rules.forces[side as usize];
        let facts = [
            ("side", Fact::Word(side.name())),
            ("name", Fact::Text(page.told(&force.name))),
            ("points", i64::from(force.points).into()),
        ];
        lines.push(page.line("", "company-text-army", &facts));
        for (place, name) in force.groups.iter().enumerate() {
            lines.push(format!("  {}", page.told(name)));
            for index in page.rules.charts.group(side, place as u8).iter() {
                lines.push(page.man(Unit::new(side, index)));
            }
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

/// What the heading says of the question.
const AWAITED: Awaited =
    Awaited { asked: "company-text-asked", dice: "company-text-dice", over: "company-text-over" };

/// A page of this title.
struct Page<'a>(text::Page<'a, Company>);

impl<'a> Deref for Page<'a> {
    type Target = text::Page<'a, Company>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Page<'_> {
    fn told(&self, name: &pack::Name) -> String {
        self.words.typeset(if self.words.lang() == "fr" { &name.fr } else { &name.en })
    }

    /// Mission, turn, countdown, ring, and who is asked what.
    fn heading(&self) -> Vec<String> {
        let (mission, view) = (&self.rules.mission, self.view);
        let phase = match view.phase {
            Phase::SetUp => "set-up",
            Phase::Play => "play",
            Phase::Score => "score",
        };
        let facts = [
            ("mission", Fact::Text(self.told(&mission.name))),
            ("year", Fact::Text(mission.year.to_string())),
            ("map", Fact::Text(self.told(&self.rules.map.name))),
            ("phase", Fact::Word(phase)),
            ("turn", view.turn.into()),
            ("counters", view.counters.into()),
        ];
        let mut lines = vec![self.line("", "company-text-turn", &facts)];
        if !view.ring.is_empty() {
            let marker = |marker: &Option<Marker>| {
                let word = marker.map_or("unknown", Marker::id);
                self.say("company-text-marker", &[("marker", Fact::Word(word))])
            };
            let markers: Vec<String> = view.ring.iter().map(marker).collect();
            let markers = self.words.enumeration(&markers, "ui-list-comma");
            let token = if view.token { "yes" } else { "no" };
            let facts = [("markers", Fact::Text(markers)), ("token", Fact::Word(token))];
            lines.push(self.line("", "company-text-ring", &facts));
        }
        if let Some(off) = view.off.filter(|off| *off > 0) {
            lines.push(self.line("", "company-text-off", &[("n", off.into())]));
        }
        lines.push(self.asked(self.view.viewer, AWAITED));
        lines
    }

    /// The table in letters: terrain, and behind it who stands there.
    fn map(&self) -> Vec<String> {
        let letters: String =
            (0..COLUMNS).map(|column| format!("  {}   ", char::from(b'A' + column))).collect();
        let mut lines = vec![format!("   {}", letters.trim_end())];
        for row in 0..ROWS {
            let squares = (0..COLUMNS).filter_map(|column| Square::at(column as i8, row as i8));
            let cells: String = squares.map(|square| self.cell(square)).collect();
            lines.push(format!("{}  {}", row + 1, cells.trim_end()));
        }
        lines
    }

    /// A square in six letters: its terrain, the first unit in it, a sign for more.
    fn cell(&self, square: Square) -> String {
        let terrain = self.rules.charts.terrain(square);
        let letter = self.rules.components.terrain[terrain as usize].letter;
        let units = self.units(square);
        let first = units.first().map(ToString::to_string).unwrap_or_default();
        let sign = match (units.len() > 1, self.view.board.peasants.get(square) > 0) {
            (true, _) => "+",
            (false, true) => "p",
            (false, false) => "",
        };
        format!("{:<6}", format!("{letter}{first}{sign}"))
    }

    /// The units in a square that the viewer knows of.
    fn units(&self, square: Square) -> Vec<Unit> {
        let mut units = Vec::new();
        for side in Side::BOTH {
            let all = self.view.board.on_table(side).iter().map(|index| Unit::new(side, index));
            units.extend(all.filter(|unit| self.view.board.square(*unit) == Some(square)));
        }
        units
    }

    /// A square with what is in it; nothing for an empty one.
    fn square(&self, square: Square) -> Option<String> {
        let board = &self.view.board;
        let mut things: Vec<String> =
            self.units(square).into_iter().map(|unit| self.unit(unit)).collect();
        let mut count = |id: &str, n: u8| {
            if n > 0 {
                things.push(self.say(id, &[("n", n.into())]));
            }
        };
        count("company-map-peasants", board.peasants.get(square));
        count("company-map-bodies-white-star", board.dead[0].get(square));
        count("company-map-bodies-communist", board.dead[1].get(square));
        count("company-map-caches", board.caches_in(square).len());
        if board.searched.has(square) {
            things.push(self.say("company-map-searched", &[]));
        }
        if things.is_empty() {
            return None;
        }
        let terrain = &self.rules.components.terrain[self.rules.charts.terrain(square) as usize];
        let facts = [
            ("square", Fact::Text(square.to_string())),
            ("terrain", Fact::Text(self.told(&terrain.name))),
            ("things", Fact::Text(self.words.enumeration(&things, "ui-list-semicolon"))),
        ];
        Some(self.line("  ", "company-text-square", &facts))
    }

    /// A unit with its notation, name and state.
    fn unit(&self, unit: Unit) -> String {
        let facts = [
            ("id", Fact::Text(unit.to_string())),
            ("unit", Fact::Name(format!("unit/{unit}"))),
            ("states", Fact::Text(self.states(unit))),
        ];
        self.say("company-text-unit", &facts)
    }

    fn states(&self, unit: Unit) -> String {
        let body = self.view.board.body(unit);
        let is_vehicle = self.rules.charts.stats(unit).is_vehicle();
        let mut states = vec![self.say(
            if is_vehicle { "company-map-vehicles" } else { "company-map-bases" },
            &[("n", body.strength.into())],
        )];
        let mut add = |is: bool, id: &str| {
            if is {
                states.push(self.say(id, &[]));
            }
        };
        let hidden = unit.side == Side::Communist && self.view.board.hidden.has(unit.index);
        add(!body.leader && !is_vehicle && body.strength > 0, "company-map-no-leader");
        add(body.down, "company-map-down");
        add(body.hammered, "company-map-hammered");
        add(hidden, "company-map-hidden");
        add(self.view.marked[unit.side as usize].has(unit.index), "company-map-failed");
        if body.casualties > 0 {
            states.push(self.say("company-map-casualties", &[("n", body.casualties.into())]));
        }
        if !body.caches.is_empty() {
            states.push(self.say("company-map-carries", &[("n", body.caches.len().into())]));
        }
        self.words.enumeration(&states, "ui-list-comma")
    }

    /// A unit of an army and where it is.
    fn man(&self, unit: Unit) -> String {
        let at = match self.view.board.body(unit).place {
            Place::OFF => self.say("company-map-off-table", &[]),
            Place::GONE => self.say("company-map-wiped-out", &[]),
            Place::LEFT => self.say("company-map-left", &[]),
            Place::UNKNOWN => self.say("company-map-unseen", &[]),
            place => place.square().map(|square| square.to_string()).unwrap_or_default(),
        };
        let facts = [("unit", Fact::Text(self.unit(unit))), ("at", Fact::Text(at))];
        self.line("    ", "company-text-man", &facts)
    }
}
