//! Units as text: `3/13 LE 4+`, with brackets as on the counter, a plus for elite units and a star for reduced
//! ones; battalions by division: `312 (11/141 4+, 16/141 2+*)`.

use siege::components::{Division, UnitType};
use siege::sets::{AircraftSet, BattalionSet, MarkerSet, UnitSet};

use super::Page;
use words::wrap::GLUE;

impl Page<'_> {
    /// French units and leaders.
    pub(super) fn units(&self, units: UnitSet) -> String {
        let texts = units.iter().map(|unit| {
            let row = &self.rules.components.units[unit.slot()];
            let reduced = self.board().reduced.has(unit);
            let face = row.faces[usize::from(reduced)];
            let is_gun = matches!(
                row.unit_type,
                UnitType::Mortar
                    | UnitType::AirborneMortar
                    | UnitType::FieldArtillery
                    | UnitType::AirborneFieldArtillery
            );
            let strength = match face.is_static {
                _ if row.is_leader() => String::new(),
                true if is_gun => format!("{GLUE}({})", face.strength),
                true => format!("{GLUE}[{}]", face.strength),
                false => format!("{GLUE}{}", face.strength),
            };
            let label = row.label.replace(' ', &GLUE.to_string());
            let elite = if face.elite { "+" } else { "" };
            let reduced = if reduced { "*" } else { "" };
            format!("{label}{strength}{elite}{reduced}")
        });
        self.words.enumeration(&texts.collect::<Vec<_>>(), "ui-list-comma")
    }

    /// Battalions, by division.
    pub(super) fn battalions(&self, battalions: BattalionSet) -> String {
        let mut divisions: Vec<(Division, Vec<String>)> = Vec::new();
        for battalion in battalions.iter() {
            let row = &self.rules.components.battalions[battalion.slot()];
            let reduced = self.board().weakened.has(battalion);
            let face = row.faces[usize::from(reduced)];
            let elite = if face.elite { "+" } else { "" };
            let reduced = if reduced { "*" } else { "" };
            let text = format!("{}{GLUE}{}{elite}{reduced}", row.label, face.strength);
            match divisions.iter_mut().find(|(division, _)| *division == row.division) {
                Some((_, members)) => members.push(text),
                None => divisions.push((row.division, vec![text])),
            }
        }
        let texts = divisions.into_iter().map(|(division, members)| {
            let members = self.words.enumeration(&members, "ui-list-comma");
            format!("{}{GLUE}({members})", division.number())
        });
        self.words.enumeration(&texts.collect::<Vec<_>>(), "ui-list-semicolon")
    }

    /// Air units with their strength or load.
    pub(super) fn aircraft(&self, aircraft: AircraftSet) -> String {
        let texts = aircraft.iter().map(|one| {
            let row = &self.rules.components.aircraft[one.slot()];
            let label = row.label.replace(' ', &GLUE.to_string());
            format!("{label}{GLUE}{}", row.strength.max(row.supply_capacity))
        });
        self.words.enumeration(&texts.collect::<Vec<_>>(), "ui-list-comma")
    }

    /// Impact markers with their dice.
    pub(super) fn markers(&self, markers: MarkerSet) -> String {
        let texts = markers.iter().map(|one| {
            let row = &self.rules.components.markers[one.slot()];
            let label =
                self.rules.components.units[row.unit.slot()].label.replace(' ', &GLUE.to_string());
            format!("{label}{GLUE}{}", row.value)
        });
        self.words.enumeration(&texts.collect::<Vec<_>>(), "ui-list-comma")
    }
}
