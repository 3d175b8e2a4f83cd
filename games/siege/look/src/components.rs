//! The components of Dien Bien Phu as tables: spaces, pieces, events, printed tables.

use siege::Siege;
use siege::components::{
    AirdropResult, ArtilleryResult, Class, Code, EventKind, FireColumn, FireResult, Reading, Route,
    Side, SpaceRow, StrikeColumn, StrikeResult, Terrain,
};
use siege::view::View;

use crate::svg::{Sheet, Thing};
use drawing::Lit;
use look::grid::{Grid, Tables};
use look::say::{Html, Say, escape, unbroken};

/// What the tables are made from.
struct Source<'a> {
    tables: Tables<'a>,
    rules: &'a Siege,
    view: &'a View,
    sheet: &'a Sheet,
    say: Say<'a>,
}

/// The tables.
pub(crate) fn grids(rules: &Siege, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
    let tables = Tables { say, provenance: &rules.components.provenance };
    let source = Source { tables, rules, view, sheet, say };
    vec![
        source.spaces(),
        source.units(),
        source.battalions(),
        source.aircraft(),
        source.markers(),
        source.events(Side::French),
        source.events(Side::VietMinh),
        source.fire(),
        source.strikes(),
        source.aaa(),
        source.artillery(),
        source.landings(),
        source.morale(),
        source.readings(),
        source.turns(),
    ]
}

impl Source<'_> {
    fn name(&self, name: &siege::drawing::Name) -> String {
        self.say.words.typeset(if self.say.lang() == "fr" { &name.fr } else { &name.en })
    }

    fn counter(&self, thing: Thing) -> Html {
        let board = &self.view.state.board;
        Html(self.sheet.counter(board, &thing.key(), &Lit::default()).unwrap_or_default())
    }

    fn spaces(&self) -> Grid {
        let rows = self.rules.components.spaces.iter().map(|row| {
            let entry = match row.terrain {
                Terrain::Central => "map/central".to_owned(),
                Terrain::Open | Terrain::Entrenchment => format!("spaces/{}", row.id),
            };
            let terrain = match row.terrain {
                Terrain::Open => "open",
                Terrain::Entrenchment => "entrenchment",
                Terrain::Central => "central",
            };
            let route = row.route.map_or(String::new(), |route| route.0.to_string());
            vec![
                Html(escape(&route)),
                self.tables.value(&entry, "label", &row.label),
                self.tables.value(&entry, "name", &self.name(&row.name)),
                self.tables.value(
                    &entry,
                    "terrain",
                    &self
                        .say
                        .with("siege-map-terrain", &[("terrain", kernel::Fact::Word(terrain))]),
                ),
                self.tables.value(&entry, "hilltop", &self.features(row)),
            ]
        });
        let columns = [
            "siege-map-head-route",
            "siege-map-head-space",
            "web-head-name",
            "siege-map-head-terrain",
            "siege-map-head-features",
        ];
        self.tables.grid("spaces", "siege-map-grid-spaces", &columns, rows.collect())
    }

    /// Hilltop, drop zone, airfield.
    fn features(&self, row: &SpaceRow) -> String {
        let mut features = Vec::new();
        if row.hilltop {
            features.push(self.say.t("siege-map-hilltop"));
        }
        if !row.drop_zone.is_empty() {
            let name = kernel::Fact::Text(row.drop_zone.clone());
            features.push(self.say.with("siege-map-drop-zone", &[("name", name)]));
        }
        if let Some(airfield) = row.airfield {
            features.push(self.say.name(&format!("airfield/{}", airfield.id())));
        }
        self.say.words.enumeration(&features, "ui-list-comma")
    }

    fn units(&self) -> Grid {
        let rows = (0..).zip(&self.rules.components.units).map(|(index, row)| {
            let entry = format!("french/{}", row.id);
            let faces = match (row.is_leader(), row.steps) {
                (true, _) => String::new(),
                (_, 1) => row.faces[0].strength.to_string(),
                _ => format!("{} / {}", row.faces[0].strength, row.faces[1].strength),
            };
            vec![
                self.counter(Thing::Unit(siege::components::Unit(index))),
                self.tables.value(&entry, "label", &row.label),
                self.tables.value(&entry, "name", &self.name(&row.name)),
                self.tables.value(&entry, "strength", &faces),
                Html(escape(&self.say.word("siege-map-code", code(row.code)))),
            ]
        });
        let columns = [
            "web-head-counter",
            "web-head-unit",
            "web-head-name",
            "siege-map-head-strength",
            "web-head-start",
        ];
        self.tables.grid("units-french", "siege-map-grid-units-french", &columns, rows.collect())
    }

    fn battalions(&self) -> Grid {
        let rows = (0..).zip(&self.rules.components.battalions).map(|(index, row)| {
            let entry = format!("vm/{}", row.id);
            let faces = format!("{} / {}", row.faces[0].strength, row.faces[1].strength);
            let division = self.say.name(&format!("division/{}", row.division.number()));
            vec![
                self.counter(Thing::Battalion(siege::components::Battalion(index))),
                self.tables.value(&entry, "label", &row.label),
                self.tables.value(&entry, "division", &division),
                self.tables.value(&entry, "strength", &faces),
            ]
        });
        let columns = [
            "web-head-counter",
            "web-head-unit",
            "siege-map-head-division",
            "siege-map-head-strength",
        ];
        self.tables.grid(
            "units-vietminh",
            "siege-map-grid-units-vietminh",
            &columns,
            rows.collect(),
        )
    }

    fn aircraft(&self) -> Grid {
        let rows = (0..).zip(&self.rules.components.aircraft).map(|(index, row)| {
            let entry = format!("air/{}", row.id);
            let (field, figure) = match row.strength {
                0 => ("supply_capacity", row.supply_capacity),
                strength => ("strength", strength),
            };
            vec![
                self.counter(Thing::Aircraft(siege::components::Aircraft(index))),
                self.tables.value(&entry, "name", &self.name(&row.name)),
                self.tables.value(&entry, field, &figure.to_string()),
                Html(escape(&self.say.word("siege-map-code", code(row.code)))),
            ]
        });
        let columns =
            ["web-head-counter", "web-head-name", "siege-map-head-factor", "web-head-start"];
        self.tables.grid("aircraft", "siege-map-grid-aircraft", &columns, rows.collect())
    }

    fn markers(&self) -> Grid {
        let rows = (0..).zip(&self.rules.components.markers).map(|(index, row)| {
            let entry = format!("impact/{}", row.id);
            let thing = Thing::Marker(siege::components::Marker(index));
            vec![
                self.counter(thing),
                Html(escape(&self.sheet.label(thing))),
                self.tables.value(&entry, "value", &row.value.to_string()),
            ]
        });
        let columns = ["web-head-counter", "web-head-unit", "siege-map-head-value"];
        self.tables.grid("impact", "siege-map-grid-impact", &columns, rows.collect())
    }

    fn events(&self, side: Side) -> Grid {
        let kinds = EventKind::of(side).iter();
        let rows = kinds.filter_map(|kind| {
            let row = self.rules.components.events.iter().find(|row| row.kind == *kind)?;
            let entry = format!("events/{}", kind.id());
            Some(vec![
                self.tables.value(&entry, "name", &self.name(&row.name)),
                self.tables.value(&entry, "markers", &row.markers.to_string()),
                self.tables.value(&entry, "effect_en", &self.name(&row.effect)),
            ])
        });
        let columns = ["web-head-name", "siege-map-head-markers", "web-head-effect"];
        let (id, caption) = match side {
            Side::French => ("events-french", "siege-map-grid-events-french"),
            Side::VietMinh => ("events-vietminh", "siege-map-grid-events-vietminh"),
        };
        self.tables.grid(id, caption, &columns, rows.collect())
    }

    fn die(&self, die: usize) -> Html {
        Html((die + 1).to_string())
    }

    fn fire(&self) -> Grid {
        let word = |result: FireResult| match result {
            FireResult::None => "none",
            FireResult::Mass => "mass",
            FireResult::Panic => "panic",
            FireResult::Hit => "hit",
        };
        let cell = |column: FireColumn, die: usize| {
            let result = self.rules.components.tables.fire[column as usize][die];
            let text = self.say.word("siege-map-result", word(result));
            let field = if column == FireColumn::Open { "open" } else { "defensive" };
            self.tables.value("tables/tactical_fire", field, &text)
        };
        let rows = (0..6).map(|die| {
            vec![self.die(die), cell(FireColumn::Open, die), cell(FireColumn::Defensive, die)]
        });
        let columns = ["web-head-die", "siege-map-head-open", "siege-map-head-defensive"];
        self.tables.grid("fire", "siege-map-grid-fire", &columns, rows.collect())
    }

    fn strikes(&self) -> Grid {
        let word = |result: StrikeResult| match result {
            StrikeResult::None => "none",
            StrikeResult::Reduce => "reduce",
            StrikeResult::ReduceShock => "reduce-shock",
            StrikeResult::IndexMinus1 => "index",
        };
        let cell = |column: StrikeColumn, die: usize| {
            let result = self.rules.components.tables.strike[column as usize][die];
            let text = self.say.word("siege-map-result", word(result));
            self.tables.value("tables/strategic_strike", "base", &text)
        };
        let columns_of = [StrikeColumn::Base, StrikeColumn::Artillery, StrikeColumn::Aaa];
        let rows = (0..6).map(|die| {
            let cells = columns_of.map(|column| cell(column, die));
            [self.die(die)].into_iter().chain(cells).collect()
        });
        let columns = [
            "web-head-die",
            "siege-map-head-base",
            "siege-map-track-artillery",
            "siege-map-track-aaa",
        ];
        self.tables.grid("strikes", "siege-map-grid-strikes", &columns, rows.collect())
    }

    fn aaa(&self) -> Grid {
        let tables = &self.rules.components.tables;
        let rows = (0..6).map(|die| {
            let first = if tables.aaa_hits[die] { "hit" } else { "miss" };
            let result = tables.aaa_results[die];
            let class = match result.class {
                Class::Tactical => "tactical",
                Class::Strategic => "strategic",
                Class::Cargo => "cargo",
            };
            let fate = if result.shot_down { "siege-map-shot-down" } else { "siege-map-aborted" };
            vec![
                self.die(die),
                self.tables.value(
                    "tables/vm_aaa",
                    "first",
                    &self.say.word("siege-map-result", first),
                ),
                self.tables.value("tables/vm_aaa", "second", &self.say.word(fate, class)),
            ]
        });
        let columns = ["web-head-die", "siege-map-head-first", "siege-map-head-second"];
        self.tables.grid("aaa", "siege-map-grid-aaa", &columns, rows.collect())
    }

    fn artillery(&self) -> Grid {
        let text = |result: ArtilleryResult| match result {
            ArtilleryResult::Airfield => self.say.word("siege-map-barrage", "airfield"),
            ArtilleryResult::GpSupply => self.say.word("siege-map-barrage", "gp"),
            ArtilleryResult::ArtillerySupply => self.say.word("siege-map-barrage", "ammunition"),
            ArtilleryResult::Route(Route(number)) => {
                self.say.n("siege-map-route", usize::from(number))
            }
            ArtilleryResult::Central => self.say.word("siege-map-barrage", "central"),
            ArtilleryResult::ArtilleryReduce => self.say.word("siege-map-barrage", "guns"),
        };
        let columns_of = self.rules.components.tables.artillery;
        let rows = (0..6).map(|die| {
            let cells = columns_of.iter().zip(["column_5", "column_6"]);
            let cells = cells.map(|(column, field)| {
                self.tables.value("tables/vm_artillery", field, &text(column[die]))
            });
            [self.die(die)].into_iter().chain(cells).collect()
        });
        let columns = ["web-head-die", "siege-map-head-five", "siege-map-head-six"];
        self.tables.grid("artillery", "siege-map-grid-artillery", &columns, rows.collect())
    }

    fn landings(&self) -> Grid {
        let tables = &self.rules.components.tables;
        let rows = (0..6).map(|die| {
            let jump = if tables.landing_reduces[die] { "reduced" } else { "safe" };
            let drop = match tables.airdrop[die] {
                AirdropResult::Captured => "captured",
                AirdropResult::Lost => "lost",
                AirdropResult::Delivered => "delivered",
            };
            vec![
                self.die(die),
                self.tables.value(
                    "tables/airborne_landing",
                    "results",
                    &self.say.word("siege-map-result", jump),
                ),
                self.tables.value(
                    "tables/airdrop",
                    "results",
                    &self.say.word("siege-map-result", drop),
                ),
            ]
        });
        let columns = ["web-head-die", "siege-map-head-jump", "siege-map-head-drop"];
        self.tables.grid("landings", "siege-map-grid-landings", &columns, rows.collect())
    }

    fn morale(&self) -> Grid {
        let rows = self.rules.components.tables.levels.iter().rev().map(|row| {
            let entry = format!("morale_scale/{}", row.level.id());
            let span = match row.min == row.max {
                true => row.min.to_string(),
                false => format!("{}–{}", row.min, row.max),
            };
            vec![
                Html(escape(&self.say.word("siege-map-level-name", row.level.id()))),
                self.tables.value(&entry, "min", &span),
                self.tables.value(&entry, "events", &row.events.to_string()),
                self.tables.value(&entry, "vm_movement", &row.movement.to_string()),
            ]
        });
        let columns = [
            "siege-map-head-level",
            "siege-map-track-morale",
            "siege-map-head-events",
            "siege-map-head-movement",
        ];
        self.tables.grid("morale", "siege-map-grid-morale", &columns, rows.collect())
    }

    /// Doubtful sentences on morale, how they are read at this table, and what hangs on it.
    fn readings(&self) -> Grid {
        let step = &self.rules.components.tables.morale_step;
        let reading = |reading: Reading| match reading {
            Reading::Once => "siege-map-value-once",
            Reading::Each => "siege-map-value-each",
        };
        let rows = [
            ("S-05", "complexes", reading(step.complex_reading)),
            ("S-06", "routes", reading(step.route_reading)),
            ("S-53", "bases", "siege-map-reading-bases"),
        ];
        let rows = rows.map(|(ruling, about, read)| {
            let texts = [
                ruling.to_owned(),
                self.say.word("siege-map-reading", about),
                self.say.t(read),
                self.say.word("siege-map-measured", about),
            ];
            texts.map(|text| unbroken(&text)).to_vec()
        });
        let columns = [
            "siege-map-head-ruling",
            "siege-map-head-doubt",
            "siege-map-head-reading",
            "siege-map-head-measured",
        ];
        self.tables.grid("readings", "siege-map-grid-readings", &columns, rows.to_vec())
    }

    fn turns(&self) -> Grid {
        let rows = self.rules.components.tables.turns.iter().map(|row| {
            let entry = format!("turn_record/{}", row.turn);
            vec![
                Html(row.turn.to_string()),
                self.tables.value(&entry, "dates", &self.name(&row.dates)),
            ]
        });
        self.tables.grid(
            "turns",
            "siege-map-grid-turns",
            &["web-head-turn", "web-head-dates"],
            rows.collect(),
        )
    }
}

/// The word for how a counter comes into play.
const fn code(code: Code) -> &'static str {
    match code {
        Code::Start => "start",
        Code::R => "r",
        Code::S => "s",
        Code::C => "c",
        Code::A => "a",
        Code::V => "v",
    }
}
