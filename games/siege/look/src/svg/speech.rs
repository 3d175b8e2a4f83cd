//! The board in words: what a screen reader says of a space, a base, a pile, a counter.

use kernel::Fact;
use siege::board::{Board, Place, Regiment, Status};
use siege::components::{Battalion, Division, Face, Route, Side, Space, Terrain};
use siege::sets::{BattalionSet, UnitSet};

use super::Sheet;
use super::keys::Thing;
use super::piles::Pile;
use drawing::Lit;

/// More pieces than this are counted and not named.
const MOST_NAMED: usize = 4;

impl Sheet {
    /// A space: label, name and all that is there, and whether it is lit.
    pub(super) fn space_name(&self, space: Space, board: &Board, lit: &Lit) -> String {
        let row = self.components.row(space);
        let mut features = self.features(space, board);
        features.extend(self.garrison(board.all_units(Place::Space(space)), board));
        features.extend(self.attackers(board.battalions_in(space), board));
        features.extend(self.lit_words(&Thing::Space(space).key(), lit));
        let features = self.words.enumeration(&features, "ui-list-comma");
        let route = row.route.map_or(0, |route| route.0);
        self.say(
            "siege-map-space",
            &[
                ("route", route.into()),
                ("label", Fact::Text(self.words.typeset(&row.label))),
                ("name", Fact::Text(self.name(&row.name))),
                ("features", Fact::Text(features)),
            ],
        )
    }

    /// What a space is and who controls it.
    pub(crate) fn features(&self, space: Space, board: &Board) -> Vec<String> {
        let row = self.components.row(space);
        let side = Fact::Word(board.control(space).name());
        let mut features = vec![self.say("siege-map-control", &[("side", side)])];
        let terrain = match row.terrain {
            Terrain::Open => "open",
            Terrain::Entrenchment => "entrenchment",
            Terrain::Central => "central",
        };
        features.push(self.say("siege-map-terrain", &[("terrain", Fact::Word(terrain))]));
        if row.hilltop {
            features.push(self.say("siege-map-hilltop", &[]));
        }
        if !row.drop_zone.is_empty() {
            let name = Fact::Text(row.drop_zone.clone());
            features.push(self.say("siege-map-drop-zone", &[("name", name)]));
        }
        if let Some(airfield) = row.airfield {
            let known = self.components.airfields.iter().find(|row| row.airfield == airfield);
            let name = known.map(|row| self.name(&row.name)).unwrap_or_default();
            let works = if board.is_functional(airfield) { "yes" } else { "no" };
            let facts = [("name", Fact::Text(name)), ("works", Fact::Word(works))];
            features.push(self.say("siege-map-airfield", &facts));
        }
        if let Some(route) = row.route.filter(|route| board.events.mined.has(*route)) {
            features.push(self.say("siege-map-mined", &[("route", route.0.into())]));
        }
        features
    }

    /// The French in a place: how many units, how strong, how many leaders.
    pub(crate) fn garrison(&self, units: UnitSet, board: &Board) -> Option<String> {
        let rows = units.iter().map(|unit| {
            let row = &self.components.units[unit.slot()];
            (row, row.faces[usize::from(board.reduced.has(unit))].strength)
        });
        let (leaders, fighters): (Vec<_>, Vec<_>) = rows.partition(|(row, _)| row.is_leader());
        let strength: usize = fighters.iter().map(|(_, strength)| usize::from(*strength)).sum();
        let facts = [
            ("units", fighters.len().into()),
            ("strength", strength.into()),
            ("leaders", leaders.len().into()),
        ];
        (!units.is_empty()).then(|| self.say("siege-map-garrison", &facts))
    }

    /// The battalions in a place: how many and how strong.
    pub(crate) fn attackers(&self, battalions: BattalionSet, board: &Board) -> Option<String> {
        let strength = battalions.iter().map(|battalion| {
            let row = &self.components.battalions[battalion.slot()];
            usize::from(row.faces[usize::from(board.weakened.has(battalion))].strength)
        });
        let facts: [(&'static str, Fact); 2] =
            [("units", battalions.len().into()), ("strength", strength.sum::<usize>().into())];
        (!battalions.is_empty()).then(|| self.say("siege-map-battalions", &facts))
    }

    /// A base: its division, its status and who is there.
    pub(super) fn base_name(&self, route: Route, board: &Board, lit: &Lit) -> String {
        let mut features = self.base_features(route, board);
        features.extend(self.attackers(board.battalions(Place::Base(route)), board));
        features.extend(self.lit_words(&Thing::Base(route).key(), lit));
        let name = self.name(&self.components.routes[route.slot()].base_name);
        let features = self.words.enumeration(&features, "ui-list-comma");
        let facts = [("name", Fact::Text(name)), ("features", Fact::Text(features))];
        self.say("siege-map-base", &facts)
    }

    /// The division of a base and its status.
    pub(crate) fn base_features(&self, route: Route, board: &Board) -> Vec<String> {
        let Some(division) = board.divisions[route.slot()] else {
            return vec![self.say("siege-map-no-division", &[])];
        };
        let status = match board.status(route) {
            Status::Assault => "siege-map-assault",
            Status::Refit => "siege-map-refit",
        };
        let number = ("division", Fact::Number(division.number().into()));
        vec![self.say("siege-map-division", &[number]), self.say(status, &[])]
    }

    /// Where the battalions of a division are, those of the 148th that joined it among them.
    pub(crate) fn battalions_of(
        &self,
        board: &Board,
        division: Division,
    ) -> impl Iterator<Item = Place> {
        let rows = self.components.battalions.iter();
        let of = rows.map(|row| match (row.division, board.regiment) {
            (Division::R148, Regiment::With(joined)) => joined,
            (Division::R148, Regiment::Aside | Regiment::Removed) => Division::R148,
            (division @ (Division::D304 | Division::D308 | Division::D312 | Division::D316), _) => {
                division
            }
        });
        let mine = (0..).zip(of).filter(move |(_, of)| *of == division);
        let places: Vec<Place> =
            mine.map(|(index, _)| board.battalion_place(Battalion(index))).collect();
        places.into_iter()
    }

    /// Whether something is lit, and the figure beside it.
    fn lit_words(&self, key: &str, lit: &Lit) -> Vec<String> {
        let state = match (lit.chosen.contains(key), lit.legal.contains(key)) {
            (true, _) => Some("siege-map-chosen"),
            (false, true) => Some("siege-map-legal"),
            (false, false) => None,
        };
        let state = state.map(|id| self.say(id, &[]));
        let figures = lit.chips.get(key).into_iter().flatten();
        state.into_iter().chain(figures.map(|figure| figure.said.clone())).collect()
    }

    /// A pile: its pieces by name if they are few, else how many, and what is lit of them.
    pub(super) fn pile_name(&self, pile: &Pile) -> String {
        let counter = &pile.counter;
        let mut parts: Vec<String> =
            pile.things.iter().take(MOST_NAMED).map(|thing| self.label(*thing)).collect();
        if pile.things.len() > MOST_NAMED {
            let more = pile.things.len() - MOST_NAMED;
            parts.push(self.say("siege-map-more", &[("n", more.into())]));
        }
        match (counter.chosen, counter.count) {
            (0, _) if counter.able == 0 => (),
            (0, _) => parts.push(self.say("siege-map-legal", &[])),
            (chosen, count) if chosen == count => parts.push(self.say("siege-map-chosen", &[])),
            (chosen, _) => parts.push(self.say("siege-map-partly", &[("n", chosen.into())])),
        }
        self.words.enumeration(&parts, "ui-list-comma")
    }

    /// What is printed on a piece.
    pub(crate) fn label(&self, thing: Thing) -> String {
        let label = match thing {
            Thing::Space(space) => &self.components.row(space).label,
            Thing::Base(route) => {
                return self.name(&self.components.routes[route.slot()].base_name);
            }
            Thing::Unit(unit) => &self.components.units[unit.slot()].label,
            Thing::Battalion(battalion) => &self.components.battalions[battalion.slot()].label,
            Thing::Aircraft(aircraft) => &self.components.aircraft[aircraft.slot()].label,
            Thing::Marker(marker) => {
                let unit = self.components.markers[marker.slot()].unit;
                &self.components.units[unit.slot()].label
            }
        };
        self.words.typeset(label)
    }

    /// A piece by itself: its full name, its strength, its state.
    pub(crate) fn piece_name(&self, thing: Thing, board: &Board) -> String {
        let components = &self.components;
        let (name, state) = match thing {
            Thing::Unit(unit) => {
                let row = &components.units[unit.slot()];
                let up = usize::from(board.reduced.has(unit));
                let state = if row.is_leader() { Vec::new() } else { self.state(&row.faces, up) };
                (&row.name, state)
            }
            Thing::Battalion(battalion) => {
                let row = &components.battalions[battalion.slot()];
                let up = usize::from(board.weakened.has(battalion));
                (&row.name, self.state(&row.faces, up))
            }
            Thing::Aircraft(aircraft) => {
                let row = &components.aircraft[aircraft.slot()];
                (&row.name, vec![self.strength(row.strength.max(row.supply_capacity))])
            }
            Thing::Marker(marker) => {
                let row = &components.markers[marker.slot()];
                let unit = Fact::Text(self.label(Thing::Unit(row.unit)));
                let facts = [("unit", unit), ("value", row.value.into())];
                return self.say("siege-map-impact", &facts);
            }
            Thing::Space(_) | Thing::Base(_) => return self.label(thing),
        };
        let parts: Vec<String> = [self.name(name)].into_iter().chain(state).collect();
        self.words.enumeration(&parts, "ui-list-comma")
    }

    fn strength(&self, strength: u8) -> String {
        self.say("siege-map-strength", &[("n", strength.into())])
    }

    /// Its strength and its state; which face is up, 1 for that of a reduced one.
    fn state(&self, faces: &[Face; 2], up: usize) -> Vec<String> {
        let mut parts = vec![self.strength(faces[up].strength)];
        if up == 1 {
            parts.push(self.say("siege-map-reduced", &[]));
        }
        if faces[up].elite {
            parts.push(self.say("siege-map-elite", &[]));
        }
        parts
    }

    /// The side of a piece.
    pub(crate) const fn side(thing: Thing) -> Side {
        match thing {
            Thing::Battalion(_) | Thing::Base(_) => Side::VietMinh,
            Thing::Unit(_) | Thing::Aircraft(_) | Thing::Marker(_) | Thing::Space(_) => {
                Side::French
            }
        }
    }
}
