//! The components of Storm as tables: areas, units, cards, printed tables.

use kernel::Fact;
use storm::Storm;
use storm::components::{AreaRow, Border, Colour, KindRow, Side, Start, UnitRow};
use storm::sets::Unit;
use storm::view::View;

use super::hand::when;
use crate::svg::Sheet;
use drawing::Lit;
use look::grid::{Grid, Tables};
use look::say::{Html, Say, escape};

/// What the tables are made from.
struct Source<'a> {
    tables: Tables<'a>,
    rules: &'a Storm,
    view: &'a View,
    sheet: &'a Sheet,
    say: Say<'a>,
}

/// The tables.
pub(crate) fn grids(rules: &Storm, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
    let tables = Tables { say, provenance: &rules.components.provenance };
    let source = Source { tables, rules, view, sheet, say };
    vec![
        source.areas(),
        source.units(Side::French),
        source.units(Side::VietMinh),
        source.cards(Side::French),
        source.cards(Side::VietMinh),
        source.turns(),
        source.supply(),
        source.replacements(),
        source.relief(),
    ]
}

impl Source<'_> {
    fn areas(&self) -> Grid {
        let row = |row: &AreaRow| {
            let entry = format!("area/{}", row.area);
            let name = if self.say.lang() == "fr" { &row.name_fr } else { &row.name_en };
            let colour = match row.colour {
                Colour::Red => "red",
                Colour::Blue => "blue",
                Colour::Green => "green",
                Colour::Black => "black",
            };
            let colour = self.say.word("storm-map-colour", colour);
            let control =
                self.say.with("storm-map-side-name", &[("seat", Fact::Word(row.control.name()))]);
            let victory = if row.victory { "★" } else { "" };
            vec![
                Html(row.area.to_string()),
                self.tables.value(&entry, "name", &self.say.words.typeset(name)),
                self.tables.value(&entry, "defence", &row.defence.to_string()),
                self.tables.value(&entry, "colour", &colour),
                self.tables.value(&entry, "control", &control),
                Html(victory.to_owned()),
                self.neighbours(row),
            ]
        };
        self.tables.grid(
            "areas",
            "storm-map-grid-areas",
            &[
                "storm-map-head-number",
                "web-head-name",
                "storm-map-head-defence",
                "storm-map-head-colour",
                "storm-map-head-control",
                "storm-map-head-victory",
                "storm-map-head-neighbours",
            ],
            self.rules.components.areas.iter().map(row).collect(),
        )
    }

    /// The areas next to one; a wave for a river without bridge, an arch for a bridge.
    fn neighbours(&self, row: &AreaRow) -> Html {
        let mut near: Vec<(u8, String)> = Vec::new();
        for (low, high, border) in &self.rules.components.borders {
            let other = match row.area {
                area if area == *low => high,
                area if area == *high => low,
                _ => continue,
            };
            let sign = match border {
                Border::Land => "",
                Border::River => "≈",
                Border::Bridge => "∩",
            };
            let entry = format!("border/{low}-{high}");
            near.push((other.0, self.tables.value(&entry, "kind", &format!("{other}{sign}")).0));
        }
        near.sort();
        Html(near.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(" "))
    }

    fn units(&self, side: Side) -> Grid {
        let rows = (0..).zip(&self.rules.components.units[side as usize]);
        let row = |(index, row): (u8, &UnitRow)| {
            let entry = format!("unit/{}", row.id);
            let key = format!("unit/{}", Unit::new(side, index));
            let picture = self.sheet.counter(self.view, &key, &Lit::default());
            let name = kernel::Rules::name(self.rules, &key, self.say.lang()).unwrap_or_default();
            let name = match row.formation.as_str() {
                "" => format!("{} {name}", self.say.t("storm-board-replacements")),
                _ => name,
            };
            let fresh = format!("{}-{}-{}", row.firepower, row.defence, row.movement);
            vec![
                Html(picture.unwrap_or_default()),
                Html(escape(&name)),
                self.tables.value(&entry, "firepower", &fresh),
                self.tables.value(&entry, "defence_spent", &row.defence_spent.to_string()),
                self.tables.value(&entry, "setup", &self.start(row)),
            ]
        };
        let (id, caption) = match side {
            Side::French => ("units-french", "storm-map-grid-units-french"),
            Side::VietMinh => ("units-vietminh", "storm-map-grid-units-vietminh"),
        };
        self.tables.grid(
            id,
            caption,
            &[
                "web-head-counter",
                "web-head-unit",
                "storm-map-head-fresh",
                "storm-map-head-spent",
                "web-head-start",
            ],
            rows.map(row).collect(),
        )
    }

    fn start(&self, row: &UnitRow) -> String {
        match row.start {
            Start::Area(area) => self.say.name(&format!("area/{area}")),
            Start::Turn(turn) => self.say.n("storm-map-start-turn", usize::from(turn)),
            Start::Star => self.say.t("storm-map-start-star"),
            Start::Box => self.say.t("storm-map-start-box"),
        }
    }

    fn cards(&self, side: Side) -> Grid {
        let french = self.say.lang() == "fr";
        let row = |row: &KindRow| {
            let entry = format!("kind/{}", row.kind.id());
            let (name, effect) = match french {
                true => (&row.name_fr, &row.effect_fr),
                false => (&row.name_en, &row.effect_en),
            };
            let trench = match row.trench_value {
                0 => String::new(),
                value => value.to_string(),
            };
            vec![
                self.tables.value(&entry, "name_en", &self.say.words.typeset(name)),
                self.tables.value(&entry, "copies", &row.copies.to_string()),
                Html(escape(&when(self.say, row.kind))),
                self.tables.value(&entry, "effect_en", &self.say.words.typeset(effect)),
                self.tables.value(&entry, "trench_value", &trench),
            ]
        };
        let kinds = self.rules.components.kinds.iter().filter(|row| row.kind.side() == side);
        let (id, caption) = match side {
            Side::French => ("cards-french", "storm-map-grid-cards-french"),
            Side::VietMinh => ("cards-vietminh", "storm-map-grid-cards-vietminh"),
        };
        self.tables.grid(
            id,
            caption,
            &[
                "storm-map-head-card",
                "storm-map-head-copies",
                "storm-map-head-when",
                "web-head-effect",
                "storm-map-trench-value",
            ],
            kinds.map(row).collect(),
        )
    }

    fn turns(&self) -> Grid {
        let french = self.say.lang() == "fr";
        let rows = self.rules.components.tables.turns.iter().map(|row| {
            let entry = format!("turn/{}", row.number);
            let dates = self.say.words.typeset(if french { &row.dates_fr } else { &row.dates_en });
            vec![
                Html(row.number.to_string()),
                self.tables.value(&entry, "dates", &dates),
                self.tables.value(&entry, "hand_fr", &row.hand[0].to_string()),
                self.tables.value(&entry, "hand_vm", &row.hand[1].to_string()),
            ]
        });
        self.tables.grid(
            "turns",
            "storm-map-grid-turns",
            &[
                "web-head-turn",
                "web-head-dates",
                "storm-map-head-french-hand",
                "storm-map-head-vietminh-hand",
            ],
            rows.collect(),
        )
    }

    fn supply(&self) -> Grid {
        let rows = self.rules.components.tables.supply.iter().map(|row| {
            let total = match row.max {
                u8::MAX => format!("{}+", row.min),
                max => format!("{}–{max}", row.min),
            };
            vec![Html(total), self.tables.value("tables/supply", "row", &row.areas.to_string())]
        });
        self.tables.grid(
            "supply",
            "storm-map-grid-supply",
            &["storm-map-head-total", "storm-map-head-areas-out"],
            rows.collect(),
        )
    }

    fn replacements(&self) -> Grid {
        let rows =
            (1..).zip(self.rules.components.tables.replacements).map(|(die, units): (u8, u8)| {
                vec![
                    Html(die.to_string()),
                    self.tables.value("tables/replacements", "units", &units.to_string()),
                ]
            });
        self.tables.grid(
            "replacements",
            "storm-map-grid-replacements",
            &["web-head-die", "storm-map-head-units"],
            rows.collect(),
        )
    }

    fn relief(&self) -> Grid {
        let rows = (1u8..).zip(self.rules.components.tables.relief).map(|(die, row)| {
            let facts: [(&'static str, Fact); 2] =
                [("infantry", row.infantry.into()), ("armor", row.armor.into())];
            vec![
                Html(die.to_string()),
                self.tables.value(
                    "tables/relief",
                    "row",
                    &self.say.with("storm-map-relief-row", &facts),
                ),
            ]
        });
        self.tables.grid(
            "relief",
            "storm-map-grid-relief",
            &["web-head-die", "storm-map-head-units"],
            rows.collect(),
        )
    }
}
