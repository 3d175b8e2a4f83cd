//! The components of Tonkin as tables: counters, communities, scenarios, the Turn Track; the printed charts
//! are in `charts.rs`.

use kernel::{Fact, Title as _};
use tonkin::Tonkin;
use tonkin::components::{Colour, CommunityRow, Face, ScenarioRow, Side, Size, Unit, UnitRow};
use tonkin::view::View;

use crate::svg::{Sheet, unit_key};
use drawing::Lit;
use look::grid::{Grid, Tables};
use look::named;
use look::say::{Html, Say, escape};

/// What the tables are made from.
pub(super) struct Source<'a> {
    pub(super) tables: Tables<'a>,
    pub(super) rules: &'a Tonkin,
    view: &'a View,
    sheet: &'a Sheet,
    pub(super) say: Say<'a>,
}

/// The tables.
pub(super) fn grids(rules: &Tonkin, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
    let tables = Tables { say, provenance: &rules.components.provenance };
    let source = Source { tables, rules, view, sheet, say };
    vec![
        source.units(Side::French),
        source.units(Side::VietMinh),
        source.communities(),
        source.terrain(),
        source.combat(),
        source.disorganisation(),
        source.barrage(),
        source.allowance(),
        source.turns(),
        source.scenarios(),
    ]
}

/// Plain text as a cell.
pub(super) fn cell(text: impl ToString) -> Html {
    Html(escape(&text.to_string()))
}

impl Source<'_> {
    fn units(&self, side: Side) -> Grid {
        let own = self.rules.components.all_units().filter(|(_, row)| row.side == side);
        let rows = own.map(|(unit, row)| self.unit(unit, row)).collect();
        let (id, caption) = match side {
            Side::French => ("french", "tonkin-map-grid-french"),
            Side::VietMinh => ("vietminh", "tonkin-map-grid-vietminh"),
        };
        let columns = [
            "tonkin-map-head-counter",
            "web-head-name",
            "tonkin-map-head-combat",
            "tonkin-map-head-barrage",
            "tonkin-map-head-move",
            "tonkin-map-head-morale",
            "tonkin-map-head-stacking",
            "tonkin-map-head-steps",
            "tonkin-map-head-entry",
        ];
        self.tables.grid(id, caption, &columns, rows)
    }

    fn unit(&self, unit: Unit, row: &UnitRow) -> Vec<Html> {
        let entry = format!("units/{}", row.id);
        let picture = self.sheet.counter(self.view, &unit_key(unit), &Lit::default());
        let faces = |of: fn(&Face) -> u8| match &row.back {
            Some(back) => format!("{} / {}", of(&row.front), of(back)),
            None => of(&row.front).to_string(),
        };
        let movement = match row.motorized {
            true => self.say.n("tonkin-map-motorized", usize::from(row.movement)),
            false => row.movement.to_string(),
        };
        let arrives = match row.entry {
            0 => String::new(),
            month => super::month(self.say, month),
        };
        vec![
            Html(picture.unwrap_or_default()),
            self.tables.value(&entry, "name", &self.say.name(&unit_key(unit))),
            self.tables.value(&entry, "combat", &faces(|face| face.combat)),
            self.tables.value(&entry, "barrage", &faces(|face| face.barrage)),
            self.tables.value(&entry, "move", &movement),
            self.tables.value(&entry, "morale", &faces(|face| face.morale)),
            self.tables.value(&entry, "sp", &faces(|face| face.stacking)),
            self.tables.value(&entry, "steps", &row.steps.to_string()),
            self.tables.value(&entry, "entry", &arrives),
        ]
    }

    fn communities(&self) -> Grid {
        let rows = self.rules.components.map.communities.iter().map(|row| self.community(row));
        let columns = [
            "web-head-name",
            "tonkin-map-head-hex",
            "tonkin-map-head-size",
            "tonkin-map-head-colour",
            "tonkin-map-head-vp",
            "tonkin-map-head-signs",
        ];
        self.tables.grid("communities", "tonkin-map-grid-communities", &columns, rows.collect())
    }

    fn community(&self, row: &CommunityRow) -> Vec<Html> {
        let entry = format!("community/{}", row.name);
        let size = match row.size {
            Size::City => "city",
            Size::Town => "town",
            Size::Village => "village",
        };
        let colour = match row.colour {
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Neutral => "neutral",
        };
        let mut signs = Vec::new();
        if let Some(side) = row.supply_centre {
            let side = Fact::Word(side.name());
            signs.push(self.say.with("tonkin-map-supply-centre", &[("side", side)]));
        }
        for (is, id) in [
            (row.airstrip, "tonkin-map-airstrip"),
            (row.harbour, "tonkin-map-harbour"),
            (row.mobilization, "tonkin-map-mobilization"),
        ] {
            signs.extend(is.then(|| self.say.t(id)));
        }
        let vp = if row.vp == 0 { String::new() } else { row.vp.to_string() };
        vec![
            self.tables.value(&entry, "name", &row.name),
            self.tables.value(&entry, "hex", &row.hex.to_string()),
            self.tables.value(&entry, "kind", &self.say.word("tonkin-map-size", size)),
            self.tables.value(&entry, "colour", &self.say.word("tonkin-map-colour", colour)),
            self.tables.value(&entry, "vp", &vp),
            cell(self.say.words.enumeration(&signs, "ui-list-comma")),
        ]
    }

    fn turns(&self) -> Grid {
        let rows = self.rules.components.tables.turns.iter().map(|row| {
            let names = |units: &[Unit]| {
                let names: Vec<String> =
                    units.iter().map(|unit| self.say.name(&unit_key(*unit))).collect();
                self.say.words.enumeration(&names, "ui-list-comma")
            };
            let withdraw: Vec<String> = row
                .withdraw
                .iter()
                .map(|class| self.say.word("tonkin-map-withdrawal", class.id()))
                .collect();
            let season = if row.rain { "rain" } else { "dry" };
            vec![
                cell(super::month(self.say, row.number)),
                cell(self.say.word("tonkin-map-season", season)),
                cell(row.vm_number),
                cell(row.vm_rp),
                cell(names(&row.reinforcements[Side::French as usize])),
                cell(names(&row.reinforcements[Side::VietMinh as usize])),
                cell(self.say.words.enumeration(&withdraw, "ui-list-comma")),
            ]
        });
        let columns = [
            "tonkin-map-head-month",
            "tonkin-map-head-season",
            "tonkin-map-head-vm-number",
            "tonkin-map-head-vm-rp",
            "tonkin-map-head-french",
            "tonkin-map-head-vietminh",
            "tonkin-map-head-withdraw",
        ];
        self.tables.grid("turns", "tonkin-map-track", &columns, rows.collect())
    }

    fn scenarios(&self) -> Grid {
        let rows = self.rules.components.scenarios.iter().map(|row| self.scenario(row));
        let columns = [
            "web-head-name",
            "tonkin-map-head-first",
            "tonkin-map-head-last",
            "tonkin-map-head-level",
            "tonkin-map-head-planes",
            "tonkin-map-head-trucks",
            "tonkin-map-head-scale",
        ];
        self.tables.grid("scenarios", "tonkin-map-grid-scenarios", &columns, rows.collect())
    }

    fn scenario(&self, row: &ScenarioRow) -> Vec<Html> {
        let entry = format!("scenario/{}", row.id);
        let bands: Vec<String> = row
            .scale
            .iter()
            .map(|band| {
                let side = band.winner.map_or("nobody", Side::name);
                let facts = [
                    ("side", Fact::Word(side)),
                    ("grade", Fact::Word(band.grade.name())),
                    ("min", i64::from(band.min).into()),
                    ("max", i64::from(band.max).into()),
                ];
                self.say.with("tonkin-map-band", &facts)
            })
            .collect();
        vec![
            cell(self.say.t(&named::scenario(&Tonkin::INFO, &row.id))),
            cell(super::month(self.say, row.start_turn)),
            cell(super::month(self.say, row.end_turn)),
            self.tables.value(&entry, "starting_vp", &row.starting_vp.to_string()),
            self.tables.value(&entry, "air_transports", &row.air_transports.to_string()),
            self.tables.value(&entry, "trucks", &row.trucks.to_string()),
            cell(self.say.words.enumeration(&bands, "ui-list-semicolon")),
        ]
    }
}
