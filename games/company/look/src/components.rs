//! The components of Men of Company B as tables: terrain, grades, units, vehicles, army lists, missions,
//! what actions need, victory points.

use company::Company;
use company::components::{Army, Deploy, Edge, Grade, Marker, Objective, Side};
use company::lists::{self, Shop};
use company::sets::Faces;
use company::view::View;
use kernel::Fact;
use pack::Name;

use crate::svg::Sheet;
use look::grid::{Grid, Tables};
use look::say::{Html, Say, escape};

/// What the tables are made from.
struct Source<'a> {
    tables: Tables<'a>,
    rules: &'a Company,
    say: Say<'a>,
}

/// Every table.
pub(super) fn grids(rules: &Company, _view: &View, _sheet: &Sheet, say: Say<'_>) -> Vec<Grid> {
    let tables = Tables { say, provenance: &rules.components.provenance };
    let source = Source { tables, rules, say };
    vec![
        source.terrain(),
        source.grades(),
        source.units(),
        source.vehicles(),
        source.actions(),
        source.armies(Side::WhiteStar),
        source.armies(Side::Communist),
        source.missions(),
        source.points(),
    ]
}

/// "3 or more" in short.
fn from(faces: Faces) -> String {
    if faces.is_empty() { "–".to_owned() } else { format!("{}+", faces.lowest()) }
}

fn signed(number: i8) -> String {
    words::Words::signed(i64::from(number))
}

impl Source<'_> {
    fn told(&self, name: &Name) -> String {
        self.say.words.typeset(if self.say.lang() == "fr" { &name.fr } else { &name.en })
    }

    fn yes(&self, is: bool) -> String {
        self.say.t(if is { "company-map-value-yes" } else { "company-map-value-no" })
    }

    fn terrain(&self) -> Grid {
        let rows = self.rules.components.terrain.iter().map(|row| {
            let entry = format!("terrain/{}", row.terrain.id());
            let seen = if row.seen_from > 90 { String::new() } else { row.seen_from.to_string() };
            vec![
                self.tables.value(&entry, "name", &self.told(&row.name)),
                self.tables.value(&entry, "foot", &from(row.foot)),
                self.tables.value(&entry, "vehicle", &from(row.vehicle)),
                self.tables.value(&entry, "cover", &self.yes(row.cover)),
                self.tables.value(&entry, "blocks_los", &self.yes(row.blocks)),
                self.tables.value(&entry, "seen_from", &seen),
            ]
        });
        let columns = [
            "company-map-head-terrain",
            "company-map-head-foot",
            "company-map-head-vehicle",
            "company-map-head-cover",
            "company-map-head-blocks",
            "company-map-head-seen",
        ];
        self.tables.grid("terrain", "company-map-grid-terrain", &columns, rows.collect())
    }

    fn grades(&self) -> Grid {
        let all = [Grade::Raw, Grade::Average, Grade::Veteran];
        let rows = all.into_iter().map(|grade| {
            let row = &self.rules.components.grades[grade as usize];
            let entry = format!("grade/{}", grade.id());
            let name = self.say.with("company-map-grade", &[("grade", Fact::Word(grade.id()))]);
            vec![
                Html(escape(&name)),
                self.tables.value(&entry, "action_dice", &signed(row.action_dice)),
                self.tables.value(&entry, "morale_dice", &signed(row.morale_dice)),
                self.tables.value(&entry, "count_modifier", &signed(row.count)),
                self.tables.value(&entry, "save_modifier", &signed(row.save)),
                self.tables.value(&entry, "booby_save", &from(row.trap_save)),
                self.tables.value(&entry, "points_per_base", &row.points.to_string()),
            ]
        });
        let columns = [
            "company-map-head-grade",
            "company-map-head-action-dice",
            "company-map-head-morale-dice",
            "company-map-head-count",
            "company-map-head-save",
            "company-map-head-trap",
            "company-map-head-points",
        ];
        self.tables.grid("grades", "company-map-grid-grades", &columns, rows.collect())
    }

    fn grade_names(&self, grades: &[Grade]) -> String {
        let name = |grade: &Grade| {
            self.say.with("company-map-grade", &[("grade", Fact::Word(grade.id()))])
        };
        let names: Vec<String> = grades.iter().map(name).collect();
        self.say.words.enumeration(&names, "ui-list-comma")
    }

    fn units(&self) -> Grid {
        let rows = self.rules.components.unit_types.iter().map(|row| {
            let entry = format!("unit_type/{}", row.id);
            vec![
                Html(escape(row.nation.id())),
                self.tables.value(&entry, "name", &self.told(&row.name)),
                self.tables.value(&entry, "bases", &row.bases.to_string()),
                self.tables.value(&entry, "grades", &self.grade_names(&row.grades)),
                Html(format!("<code>{}</code>", escape(&row.id))),
            ]
        });
        let columns = [
            "company-map-head-nation",
            "web-head-name",
            "company-map-head-bases",
            "company-map-head-grade",
            "company-map-head-written",
        ];
        self.tables.grid("units", "company-map-grid-units", &columns, rows.collect())
    }

    fn vehicles(&self) -> Grid {
        let rows = self.rules.components.vehicles.iter().map(|row| {
            let entry = format!("vehicle/{}", row.vehicle.id());
            vec![
                self.tables.value(&entry, "name", &self.told(&row.name)),
                self.tables.value(&entry, "shooting_save", &from(row.shooting_save)),
                self.tables.value(&entry, "booby_save", &from(row.trap_save)),
                self.tables.value(&entry, "assault_save", &from(row.assault_save)),
                self.tables.value(&entry, "points", &row.points.to_string()),
                Html(format!("<code>{}</code>", escape(row.vehicle.id()))),
            ]
        });
        let columns = [
            "web-head-name",
            "company-map-head-save",
            "company-map-head-trap",
            "company-map-head-assault-save",
            "company-map-head-points",
            "company-map-head-written",
        ];
        self.tables.grid("vehicles", "company-map-grid-vehicles", &columns, rows.collect())
    }

    fn actions(&self) -> Grid {
        use company::tables::FootAction as F;
        let tables = &self.rules.components.tables;
        let listed = [
            (F::DownOrCarryOn, "down"),
            (F::DestroyCache, "destroy"),
            (F::GenerateVc, "generate"),
            (F::RemoveCasualty, "remove-casualty"),
            (F::Disappear, "disappear"),
            (F::Shoot, "shoot"),
            (F::NewLeader, "leader"),
            (F::Interrogate, "interrogate"),
            (F::Search, "search"),
            (F::Assault, "assault"),
            (F::Casevac, "casevac"),
        ];
        let rows = listed.into_iter().map(|(action, word)| {
            let name = self.say.with("company-action", &[("action", Fact::Word(word))]);
            vec![Html(escape(&name)), Html(escape(&from(tables.foot(action))))]
        });
        let columns = ["company-map-head-action", "company-map-head-needs"];
        self.tables.grid("actions", "company-map-grid-actions", &columns, rows.collect())
    }

    fn army_words(&self, army: &Army) -> String {
        let entry = |entry: &company::components::ListEntry| {
            let foot = self.rules.components.unit_types.iter().find(|row| row.id == entry.kind);
            let mut cars = self.rules.components.vehicles.iter();
            let car = cars.find(|row| row.vehicle.id() == entry.kind);
            let name = foot.map(|row| &row.name).or(car.map(|row| &row.name));
            let name = name.map(|name| self.told(name)).unwrap_or_default();
            format!("{} × {name}", entry.count)
        };
        let entries: Vec<String> = army.entries.iter().map(entry).collect();
        self.say.words.enumeration(&entries, "ui-list-comma")
    }

    fn armies(&self, side: Side) -> Grid {
        let shop = Shop::of(&self.rules.components);
        let armies = self.rules.components.armies.iter();
        let rows = armies.filter(|army| army.nation.side() == side).map(|army| {
            let entry = format!("army/{}", army.id);
            vec![
                self.tables.value(&entry, "name", &self.told(&army.name)),
                Html(escape(army.nation.id())),
                Html(escape(&self.army_words(army))),
                self.tables.value(
                    &entry,
                    "points",
                    &lists::points(&shop, &army.entries).to_string(),
                ),
            ]
        });
        let columns = [
            "web-head-name",
            "company-map-head-nation",
            "company-map-head-units",
            "company-map-head-points",
        ];
        let (id, caption) = match side {
            Side::WhiteStar => ("armies-white-star", "company-map-grid-armies-white-star"),
            Side::Communist => ("armies-communist", "company-map-grid-armies-communist"),
        };
        self.tables.grid(id, caption, &columns, rows.collect())
    }

    fn missions(&self) -> Grid {
        let rows = self.rules.components.missions.iter().map(|row| {
            let entry = format!("mission/{}", row.id);
            let map = self.say.name(&format!("map/{}", row.map));
            let armies = row.lists.iter().map(|id| self.say.name(&format!("army/{id}")));
            let armies: Vec<String> = armies.collect();
            vec![
                self.tables.value(
                    &entry,
                    "name",
                    &format!("{}, {}", self.told(&row.name), row.year),
                ),
                self.tables.value(&entry, "map", &map),
                self.tables.value(&entry, "white_star", &armies.join(" / ")),
                self.tables.value(&entry, "ws_deploy", &self.deployment(&row.deploy)),
                self.tables.value(&entry, "countdown", &row.countdown.to_string()),
                self.tables.value(&entry, "loop", &self.ring(&row.ring)),
                self.tables.value(&entry, "objective", &self.objective(&row.objective)),
                self.tables.value(
                    &entry,
                    "handicap",
                    &format!("{} / {}", row.handicap[0], row.handicap[1]),
                ),
            ]
        });
        let columns = [
            "company-map-head-mission",
            "company-map-head-map",
            "company-map-head-armies",
            "company-map-head-deploy",
            "company-map-head-countdown",
            "company-map-head-ring",
            "company-map-head-objective",
            "company-map-head-handicap",
        ];
        self.tables.grid("missions", "company-map-grid-missions", &columns, rows.collect())
    }

    fn edge(&self, edge: Edge) -> String {
        let word = match edge {
            Edge::North => "north",
            Edge::South => "south",
            Edge::East => "east",
            Edge::West => "west",
        };
        self.say.word("company-map-edge", word)
    }

    fn deployment(&self, deploy: &Deploy) -> String {
        match deploy {
            Deploy::Edges(edges) => {
                let edges: Vec<String> = edges.iter().map(|edge| self.edge(*edge)).collect();
                self.say.words.enumeration(&edges, "ui-list-comma")
            }
            Deploy::Squares(squares) => {
                let squares: Vec<String> = squares.iter().map(|one| one.to_string()).collect();
                squares.join(" ")
            }
            Deploy::Column(column) => {
                let column = char::from(b'A' + column).to_string();
                self.say.with("company-map-column", &[("column", Fact::Text(column))])
            }
        }
    }

    fn ring(&self, ring: &[Marker]) -> String {
        let counted = Marker::ALL.into_iter().filter_map(|marker| {
            let count = ring.iter().filter(|other| **other == marker).count();
            let name = self.say.with("company-marker", &[("marker", Fact::Word(marker.id()))]);
            (count > 0).then(|| format!("{count} × {name}"))
        });
        self.say.words.enumeration(&counted.collect::<Vec<_>>(), "ui-list-comma")
    }

    fn objective(&self, objective: &Objective) -> String {
        match *objective {
            Objective::Caches => self.say.t("company-map-objective-caches"),
            Objective::Exit { edge, vehicle, foot } => {
                let facts = [
                    ("edge", Fact::Text(self.edge(edge))),
                    ("vehicle", vehicle.into()),
                    ("foot", foot.into()),
                ];
                self.say.with("company-map-objective-exit", &facts)
            }
            Objective::Hold { squares, each } => {
                let squares: Vec<String> = squares.iter().map(|one| one.to_string()).collect();
                let facts = [("squares", Fact::Text(squares.join(" "))), ("each", each.into())];
                self.say.with("company-map-objective-hold", &facts)
            }
        }
    }

    fn points(&self) -> Grid {
        let points = &self.rules.components.tables.points;
        let [tank, carrier, truck] = points.vehicles;
        let [low, high, number1] = points.cache_left;
        let listed = [
            ("company-map-vp-communist-body", points.communist_body),
            ("company-map-vp-communist-removed", points.communist_body_removed),
            ("company-map-vp-communist-unit", points.communist_unit),
            ("company-map-vp-white-star-body", points.white_star_body),
            ("company-map-vp-white-star-evacuated", points.white_star_evacuated),
            ("company-map-vp-white-star-unit", points.white_star_unit),
            ("company-map-vp-tank", tank),
            ("company-map-vp-carrier", carrier),
            ("company-map-vp-truck", truck),
            ("company-map-vp-helicopter", points.helicopter),
            ("company-map-vp-peasant", points.peasant),
            ("company-map-vp-low", low),
            ("company-map-vp-high", high),
            ("company-map-vp-number1", number1),
        ];
        let rows = listed
            .into_iter()
            .map(|(id, points)| vec![Html(escape(&self.say.t(id))), Html(points.to_string())]);
        let columns = ["company-map-head-what", "company-map-head-points"];
        self.tables.grid("points", "company-map-grid-points", &columns, rows.collect())
    }
}
