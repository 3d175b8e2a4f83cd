//! The components of Storm as tables: areas, units, cards, printed tables.

use kernel::Fact;
use storm::Storm;
use storm::components::{AreaRow, Border, Colour, KindRow, Side, Start, UnitRow};
use storm::sets::Unit;
use storm::view::View;

use super::hand::when;
use crate::svg::Sheet;
use drawing::Lit;
use look::grid::{Grid, heads, value};
use look::say::{Html, Say, escape};

/// What the tables are made from.
struct Source<'a> {
    rules: &'a Storm,
    view: &'a View,
    sheet: &'a Sheet,
    say: Say<'a>,
}

/// The tables.
pub(crate) fn grids(rules: &Storm, view: &View, sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
    let source = Source { rules, view, sheet, say };
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

/// How many entries the pack has, and how many are reconstructed as a whole.
pub(crate) fn reconstructed(rules: &Storm) -> (usize, usize) {
    let entries = &rules.components.provenance.0;
    let ours = entries.values().filter(|source| source.entry == pack::RECONSTRUCTED);
    (entries.len(), ours.count())
}

impl Source<'_> {
    fn heads(&self, ids: &[&str]) -> Vec<String> {
        heads(self.say, ids)
    }

    /// A value, with a dagger if it is ours.
    fn value(&self, entry: &str, field: &str, text: &str) -> Html {
        let is_ours = self.rules.components.provenance.is_reconstructed(entry, field);
        value(self.say, text, is_ours)
    }

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
            let colour = self.say.word("web-colour", colour);
            let control = self.say.word("web-side-name", row.control.name());
            let victory = if row.victory { "★" } else { "" };
            vec![
                Html(row.area.to_string()),
                self.value(&entry, "name", &self.say.words.typeset(name)),
                self.value(&entry, "defence", &row.defence.to_string()),
                self.value(&entry, "colour", &colour),
                self.value(&entry, "control", &control),
                Html(victory.to_owned()),
                self.neighbours(row),
            ]
        };
        Grid {
            id: "areas",
            caption: self.say.t("web-grid-areas"),
            heads: self.heads(&[
                "web-head-number",
                "web-head-name",
                "web-head-defence",
                "web-head-colour",
                "web-head-control",
                "web-head-victory",
                "web-head-neighbours",
            ]),
            rows: self.rules.components.areas.iter().map(row).collect(),
        }
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
            near.push((other.0, self.value(&entry, "kind", &format!("{other}{sign}")).0));
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
                self.value(&entry, "firepower", &fresh),
                self.value(&entry, "defence_spent", &row.defence_spent.to_string()),
                self.value(&entry, "setup", &self.start(row)),
            ]
        };
        let (id, caption) = match side {
            Side::French => ("units-french", "web-grid-units-french"),
            Side::VietMinh => ("units-vietminh", "web-grid-units-vietminh"),
        };
        Grid {
            id,
            caption: self.say.t(caption),
            heads: self.heads(&[
                "web-head-counter",
                "web-head-unit",
                "web-head-fresh",
                "web-head-spent",
                "web-head-start",
            ]),
            rows: rows.map(row).collect(),
        }
    }

    fn start(&self, row: &UnitRow) -> String {
        match row.start {
            Start::Area(area) => self.say.name(&format!("area/{area}")),
            Start::Turn(turn) => self.say.n("web-start-turn", usize::from(turn)),
            Start::Star => self.say.t("web-start-star"),
            Start::Box => self.say.t("web-start-box"),
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
                self.value(&entry, "name_en", &self.say.words.typeset(name)),
                self.value(&entry, "copies", &row.copies.to_string()),
                Html(escape(&when(self.say, row.kind))),
                self.value(&entry, "effect_en", &self.say.words.typeset(effect)),
                self.value(&entry, "trench_value", &trench),
            ]
        };
        let kinds = self.rules.components.kinds.iter().filter(|row| row.kind.side() == side);
        let (id, caption) = match side {
            Side::French => ("cards-french", "web-grid-cards-french"),
            Side::VietMinh => ("cards-vietminh", "web-grid-cards-vietminh"),
        };
        Grid {
            id,
            caption: self.say.t(caption),
            heads: self.heads(&[
                "web-head-card",
                "web-head-copies",
                "web-head-when",
                "web-head-effect",
                "web-trench-value",
            ]),
            rows: kinds.map(row).collect(),
        }
    }

    fn turns(&self) -> Grid {
        let french = self.say.lang() == "fr";
        let rows = self.rules.components.tables.turns.iter().map(|row| {
            let entry = format!("turn/{}", row.number);
            let dates = self.say.words.typeset(if french { &row.dates_fr } else { &row.dates_en });
            vec![
                Html(row.number.to_string()),
                self.value(&entry, "dates", &dates),
                self.value(&entry, "hand_fr", &row.hand[0].to_string()),
                self.value(&entry, "hand_vm", &row.hand[1].to_string()),
            ]
        });
        Grid {
            id: "turns",
            caption: self.say.t("web-grid-turns"),
            heads: self.heads(&[
                "web-head-turn",
                "web-head-dates",
                "web-head-french-hand",
                "web-head-vietminh-hand",
            ]),
            rows: rows.collect(),
        }
    }

    fn supply(&self) -> Grid {
        let rows = self.rules.components.tables.supply.iter().map(|row| {
            let total = match row.max {
                u8::MAX => format!("{}+", row.min),
                max => format!("{}–{max}", row.min),
            };
            vec![Html(total), self.value("tables/supply", "row", &row.areas.to_string())]
        });
        Grid {
            id: "supply",
            caption: self.say.t("web-grid-supply"),
            heads: self.heads(&["web-head-total", "web-head-areas-out"]),
            rows: rows.collect(),
        }
    }

    fn replacements(&self) -> Grid {
        let rows =
            (1..).zip(self.rules.components.tables.replacements).map(|(die, units): (u8, u8)| {
                vec![
                    Html(die.to_string()),
                    self.value("tables/replacements", "units", &units.to_string()),
                ]
            });
        Grid {
            id: "replacements",
            caption: self.say.t("web-grid-replacements"),
            heads: self.heads(&["web-head-die", "web-head-units"]),
            rows: rows.collect(),
        }
    }

    fn relief(&self) -> Grid {
        let rows = (1u8..).zip(self.rules.components.tables.relief).map(|(die, row)| {
            let facts: [(&'static str, Fact); 2] =
                [("infantry", row.infantry.into()), ("armor", row.armor.into())];
            vec![
                Html(die.to_string()),
                self.value("tables/relief", "row", &self.say.with("web-relief-row", &facts)),
            ]
        });
        Grid {
            id: "relief",
            caption: self.say.t("web-grid-relief"),
            heads: self.heads(&["web-head-die", "web-head-units"]),
            rows: rows.collect(),
        }
    }
}
