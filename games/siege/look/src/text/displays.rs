//! The French displays as text: what is in each box of the air, cargo and artillery displays.

use kernel::Fact;
use siege::Siege;
use siege::board::{AirBox, GunBox, Place};
use siege::sets::AircraftSet;
use siege::view::View;

use super::Page;
use words::Words;

/// The boxes of aircraft, with the ids of their names.
const AIR: [(AirBox, &str); 9] = [
    (AirBox::Reserve, "siege-map-box-air-reserve"),
    (AirBox::Tactical, "siege-map-box-tactical"),
    (AirBox::BaseAttack, "siege-map-box-base"),
    (AirBox::Counterbattery, "siege-map-box-counterbattery"),
    (AirBox::FlakSuppression, "siege-map-box-flak"),
    (AirBox::Abort, "siege-map-box-abort"),
    (AirBox::CargoUnit, "siege-map-box-cargo-unit"),
    (AirBox::CargoArtillery, "siege-map-box-cargo-ammunition"),
    (AirBox::CargoGp, "siege-map-box-cargo-gp"),
];

/// The boxes of Impact markers.
const GUNS: [(GunBox, &str); 4] = [
    (GunBox::Reserve, "siege-map-box-gun-reserve"),
    (GunBox::Counterbattery, "siege-map-box-counterbattery"),
    (GunBox::FlakSuppression, "siege-map-box-flak"),
    (GunBox::CloseSupport, "siege-map-box-close-support"),
];

/// The boxes with something in them.
pub fn displays(rules: &Siege, view: &View, words: &Words) -> String {
    let page = Page { rules, view, words };
    let mut lines = vec![page.say("siege-text-displays", &[])];
    for (air_box, id) in AIR {
        let aircraft = page.board().aircraft_in(air_box);
        if !aircraft.is_empty() {
            lines.push(page.boxed(id, page.flying(aircraft)));
        }
    }
    for turn in 1..=rules.components.setup.turns {
        let away = page.board().aircraft_in(AirBox::Returns(turn));
        if !away.is_empty() {
            let name = page.say("siege-map-box-returns", &[("n", turn.into())]);
            lines.push(page.boxed_as(name, page.aircraft(away)));
        }
    }
    for (gun_box, id) in GUNS {
        let markers = page.board().markers_in(gun_box);
        if !markers.is_empty() {
            lines.push(page.boxed(id, page.markers(markers)));
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
    fn boxed(&self, id: &str, pieces: String) -> String {
        self.boxed_as(self.say(id, &[]), pieces)
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
