//! The board of Dien Bien Phu as text: the turn and who is asked, the tracks, each Route from the centre
//! outward with its base, and the displays.

mod displays;
mod units;

use std::ops::Deref;

use kernel::Fact;
use look::text::{self, Awaited};
use siege::Siege;
use siege::board::{Board, Place, Status};
use siege::components::{RouteRow, Side, Space, Terrain};

use table::Viewed;
use words::Words;
use words::wrap::GLUE;

pub use displays::displays;

/// The board as a viewer sees it.
pub fn board(viewed: &Viewed<Siege>, words: &Words) -> String {
    let page = Page(text::Page::new(viewed, words));
    let mut lines = page.heading();
    lines.push(String::new());
    lines.push(page.line("", "siege-text-legend", &[]));
    lines.push(String::new());
    lines.extend(page.space(Space::CENTRAL));
    for route in &page.rules.components.routes {
        lines.push(String::new());
        lines.extend(page.route(route));
    }
    lines.push(String::new());
    lines.extend(page.elsewhere());
    lines.push(String::new());
    lines.join("\n")
}

/// What the heading says of the question.
const AWAITED: Awaited =
    Awaited { asked: "siege-text-asked", dice: "siege-text-dice", over: "siege-text-over" };

/// A page of this title.
struct Page<'a>(text::Page<'a, Siege>);

impl<'a> Deref for Page<'a> {
    type Target = text::Page<'a, Siege>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl Page<'_> {
    fn board(&self) -> &Board {
        &self.view.state.board
    }

    fn name(&self, name: &siege::drawing::Name) -> String {
        self.words.typeset(if self.words.lang() == "fr" { &name.fr } else { &name.en })
    }

    /// Turn, step, tracks, events, and who is asked what.
    fn heading(&self) -> Vec<String> {
        let (state, tables) = (&self.view.state, &self.rules.components.tables);
        let dates = tables.turns.iter().find(|row| row.turn == state.turn);
        let turn = [
            ("turn", state.turn.into()),
            ("turns", tables.turns.len().into()),
            ("dates", Fact::Text(dates.map(|row| self.name(&row.dates)).unwrap_or_default())),
            ("impulse", state.impulse.into()),
            (
                "phase",
                Fact::Text(
                    self.say("siege-map-phase", &[("word", Fact::Word(state.phase.name()))]),
                ),
            ),
        ];
        let tracks = &self.board().tracks;
        let enemy = [
            ("morale", tracks.morale.into()),
            ("aaa", tracks.aaa.into()),
            ("artillery", tracks.artillery.into()),
        ];
        let supply = [("ammunition", tracks.ammunition.into()), ("gp", tracks.gp.into())];
        let mut lines = vec![
            self.say("siege-text-turn", &turn),
            self.line("", "siege-text-enemy", &enemy),
            self.line("", "siege-text-supply", &supply),
        ];
        lines.extend(self.events());
        lines.push(self.asked(self.view.viewer, AWAITED));
        lines
    }

    /// A Route: its spaces from the centre outward, quiet stretches in one line, then its base.
    fn route(&self, route: &RouteRow) -> Vec<String> {
        let facts = [("n", route.route.0.into()), ("name", Fact::Text(self.name(&route.name)))];
        let mut lines = vec![self.say("siege-text-route", &facts)];
        let mut quiet: Vec<Space> = Vec::new();
        for space in &route.spaces {
            if self.is_quiet(*space) {
                quiet.push(*space);
                continue;
            }
            lines.extend(self.stretch(&mut quiet));
            lines.extend(self.space(*space));
        }
        lines.extend(self.stretch(&mut quiet));
        let battalions = self.board().battalions(Place::Base(route.route));
        let status = match self.board().status(route.route) {
            Status::Assault => "assault",
            Status::Refit => "refit",
        };
        let division = self.board().divisions[route.route.slot()];
        let division = division.map(|division| {
            self.say("siege-map-division", &[("division", Fact::Number(division.number().into()))])
        });
        let none = || self.say("siege-map-no-division", &[]);
        let facts = [
            ("n", route.route.0.into()),
            ("division", Fact::Text(division.unwrap_or_else(none))),
            ("status", Fact::Word(status)),
            ("units", Fact::Text(self.battalions(battalions))),
            ("count", battalions.len().into()),
        ];
        lines.push(self.line("  ", "siege-text-base", &facts));
        lines
    }

    /// Spaces where nothing is, in one line for each side that controls them.
    fn stretch(&self, quiet: &mut Vec<Space>) -> Vec<String> {
        let mut lines = Vec::new();
        for side in Side::BOTH {
            let of_side = quiet.iter().filter(|space| self.board().control(**space) == side);
            let labels: Vec<String> = of_side.map(|space| self.labelled(*space)).collect();
            if !labels.is_empty() {
                let spaces = self.words.enumeration(&labels, "ui-list-comma");
                let facts = [("side", Fact::Word(side.name())), ("spaces", Fact::Text(spaces))];
                lines.push(self.line("  ", "siege-text-quiet", &facts));
            }
        }
        quiet.clear();
        lines
    }

    /// The label of a space with signs for what it is: `D-3#^`.
    fn labelled(&self, space: Space) -> String {
        let row = self.rules.components.row(space);
        let mut label = row.label.replace(' ', &GLUE.to_string());
        if row.terrain == Terrain::Entrenchment {
            label.push('#');
        }
        if row.hilltop {
            label.push('^');
        }
        if row.airfield.is_some() {
            label.push('=');
        }
        if !row.drop_zone.is_empty() {
            label.push('v');
        }
        label
    }

    /// Nothing is there.
    fn is_quiet(&self, space: Space) -> bool {
        self.board().all_units(Place::Space(space)).is_empty()
            && self.board().battalions_in(space).is_empty()
    }

    /// A space: what it is, then the units of each side.
    fn space(&self, space: Space) -> Vec<String> {
        let row = self.rules.components.row(space);
        let label = match space {
            Space::CENTRAL => self.name(&row.name),
            _ => self.labelled(space),
        };
        let control = Fact::Word(self.board().control(space).name());
        let facts = [
            ("label", Fact::Text(label)),
            ("name", Fact::Text(self.name(&row.name))),
            ("side", control),
            ("central", Fact::Word(if space == Space::CENTRAL { "yes" } else { "no" })),
        ];
        let mut lines = vec![self.line("  ", "siege-text-space", &facts)];
        let units = self.board().all_units(Place::Space(space));
        if !units.is_empty() {
            let units = Fact::Text(self.units(units));
            lines.push(self.line("    ", "siege-text-french", &[("units", units)]));
        }
        let battalions = self.board().battalions_in(space);
        if !battalions.is_empty() {
            let units = Fact::Text(self.battalions(battalions));
            lines.push(self.line("    ", "siege-text-vietminh", &[("units", units)]));
        }
        lines
    }

    /// Airfields, and who waits or is lost.
    fn elsewhere(&self) -> Vec<String> {
        let board = self.board();
        let mut lines = Vec::new();
        for row in &self.rules.components.airfields {
            let works = if board.is_functional(row.airfield) { "yes" } else { "no" };
            let facts = [("name", Fact::Text(self.name(&row.name))), ("works", Fact::Word(works))];
            lines.push(self.line("", "siege-text-airfield", &facts));
        }
        for (place, id) in [
            (Place::Ready, "siege-text-ready"),
            (Place::Available, "siege-text-available"),
            (Place::Eliminated, "siege-text-eliminated"),
            (Place::EliminatedBefore, "siege-text-eliminated-before"),
        ] {
            let mut all: Vec<String> = Vec::new();
            let units = board.all_units(place);
            if !units.is_empty() {
                all.push(self.units(units));
            }
            let battalions = board.battalions(place);
            if !battalions.is_empty() {
                all.push(self.battalions(battalions));
            }
            if !all.is_empty() {
                let units = self.words.enumeration(&all, "ui-list-semicolon");
                lines.push(self.line("", id, &[("units", Fact::Text(units))]));
            }
        }
        lines
    }
}
