//! The French displays as text: what is in each box of the air, cargo and artillery displays.

use kernel::Fact;
use siege::Siege;
use siege::board::{AirBox, GunBox, Place};
use siege::sets::AircraftSet;

use super::Page;
use crate::boxes::{Label, air_label, gun_label};
use look::text;
use table::Viewed;
use words::Words;

/// The boxes of aircraft, in the order of the displays.
const AIR: [AirBox; 9] = [
    AirBox::Reserve,
    AirBox::Tactical,
    AirBox::BaseAttack,
    AirBox::Counterbattery,
    AirBox::FlakSuppression,
    AirBox::Abort,
    AirBox::CargoUnit,
    AirBox::CargoArtillery,
    AirBox::CargoGp,
];

/// The boxes of Impact markers.
const GUNS: [GunBox; 4] =
    [GunBox::Reserve, GunBox::Counterbattery, GunBox::FlakSuppression, GunBox::CloseSupport];

/// The boxes with something in them.
pub fn displays(viewed: &Viewed<Siege>, words: &Words) -> String {
    let page = Page(text::Page::new(viewed, words));
    let mut lines = vec![page.say("siege-text-displays", &[])];
    for air_box in AIR {
        let aircraft = page.board().aircraft_in(air_box);
        if !aircraft.is_empty() {
            lines.push(page.boxed(air_label(air_box), page.flying(aircraft)));
        }
    }
    for turn in 1..=page.rules.components.setup.turns {
        let away = page.board().aircraft_in(AirBox::Returns(turn));
        if !away.is_empty() {
            let name = page.say("siege-map-box-returns", &[("n", turn.into())]);
            lines.push(page.boxed_as(name, page.aircraft(away)));
        }
    }
    for gun_box in GUNS {
        let markers = page.board().markers_in(gun_box);
        if !markers.is_empty() {
            lines.push(page.boxed(gun_label(gun_box), page.markers(markers)));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

impl Page<'_> {
    /// Aircraft with whom they carry.
    fn flying(&self, aircraft: AircraftSet) -> String {
        let aboard = aircraft.iter().map(|one| self.board().all_units(Place::Aboard(one)));
        let carried = aboard.filter(|units| !units.is_empty());
        carried.fold(self.aircraft(aircraft), |text, units| {
            let units = Fact::Text(self.units(units));
            self.say("siege-text-aboard", &[("aircraft", Fact::Text(text)), ("units", units)])
        })
    }

    /// A box with what is in it.
    fn boxed(&self, label: Label, pieces: String) -> String {
        self.boxed_as(self.say(label.name, &[]), pieces)
    }

    fn boxed_as(&self, name: String, pieces: String) -> String {
        let facts = [("name", Fact::Text(name)), ("pieces", Fact::Text(pieces))];
        self.line("  ", "siege-text-box", &facts)
    }

    /// The events in effect, in one line.
    pub(super) fn events(&self) -> Vec<String> {
        let events = &self.board().events;
        let mut names: Vec<String> = events
            .in_force
            .iter()
            .map(|kind| self.name(&self.rules.components.events[kind as usize].name))
            .collect();
        match events.trenches {
            siege::board::Trenches::None => (),
            siege::board::Trenches::Dug => names.push(self.say("siege-map-trenches-dug", &[])),
            siege::board::Trenches::Manned => names.push(self.say("siege-map-trenches", &[])),
        }
        let mined = events.mined.iter();
        names.extend(mined.map(|route| self.say("siege-map-mined", &[("route", route.0.into())])));
        if names.is_empty() {
            return Vec::new();
        }
        let names = self.words.enumeration(&names, "ui-list-comma");
        vec![self.line("", "siege-text-events", &[("events", Fact::Text(names))])]
    }
}
