//! The builder of army lists: a table of all that can be bought, with a column for each group. It says what
//! the list costs and all that is wrong with it (X2.4).
//!
//! Fields: `build` (the side), `nation`, `group-1` to `group-4` and `platoon-1` to `platoon-4` (names), and
//! `n-kind-grade-1` and so on: how many units in that group, or how many vehicles, two to a unit.

use std::collections::{BTreeMap, BTreeSet};

use askama::Template;
use company::Company;
use company::components::{Army, Grade, ListEntry, Mission, Nation, Side};
use company::lists::{self, Shop};
use kernel::{Fact, Fault, Options, Title};
use pack::Name;

use look::Built;
use look::say::{Html, Say};

/// Columns of the table.
const GROUPS: usize = 4;
/// No field that travels along is longer.
const LONGEST: usize = 2000;

/// A cell: how many.
struct Cell {
    field: String,
    count: u8,
    label: String,
}

/// What can be bought.
struct Row {
    name: String,
    grade: String,
    bases: String,
    price: u16,
    cells: Vec<Cell>,
}

/// A group: a column.
struct Column {
    number: usize,
    group: String,
    platoon: String,
}

#[derive(Template)]
#[template(path = "lists.html")]
struct Form<'a> {
    say: Say<'a>,
    hidden: Vec<(String, String)>,
    mission: String,
    usual: String,
    wanted: String,
    nations: Vec<(&'static str, bool)>,
    columns: Vec<Column>,
    rows: Vec<Row>,
    points: String,
    text: String,
    faults: Vec<String>,
}

/// What the builder works with.
struct Builder<'a> {
    rules: &'a Company,
    sent: &'a BTreeMap<String, String>,
    say: Say<'a>,
    side: Side,
    mission: &'a Mission,
    usual: &'a Army,
}

/// The builder with what was sent.
pub(super) fn builder(
    rules: &Company,
    sent: &BTreeMap<String, String>,
    say: Say<'_>,
) -> Option<Built> {
    let field = |name: &str| sent.get(name).map_or("", String::as_str);
    let side = if field("build") == "communist" { Side::Communist } else { Side::WhiteStar };
    let missions = &rules.components.missions;
    let named = missions.iter().find(|mission| mission.id == field("scenario"));
    let mission = named.or(missions.first())?;
    let mut armies = rules.components.armies.iter();
    let usual = armies.find(|army| army.id == mission.lists[side as usize])?;
    Some(Builder { rules, sent, say, side, mission, usual }.built())
}

/// What is offered for the map and the armies of a new table.
pub(super) fn offered(
    rules: &Company,
    key: &str,
    sent: &str,
    say: Say<'_>,
) -> Vec<(String, String)> {
    let components = &rules.components;
    let mut offered = match key {
        "map" => {
            let mut maps = vec![(String::new(), say.t("company-map-own-map"))];
            maps.extend(components.maps.iter().map(|map| (map.id.clone(), told(say, &map.name))));
            maps.push(("random".to_owned(), say.t("company-map-random")));
            maps.extend(components.profiles.iter().map(|profile| {
                let facts = [("name", Fact::Text(told(say, &profile.name)))];
                (format!("random_{}", profile.id), say.with("company-map-random-of", &facts))
            }));
            maps
        }
        "white_star" | "communist" => {
            let side = if key == "communist" { Side::Communist } else { Side::WhiteStar };
            let mut armies = vec![(String::new(), say.t("company-map-own-army"))];
            let of_side = components.armies.iter().filter(|army| army.nation.side() == side);
            armies.extend(of_side.map(|army| {
                let points = Fact::Number(army.points.into());
                let facts = [("name", Fact::Text(told(say, &army.name))), ("points", points)];
                (army.id.clone(), say.with("company-map-army-of", &facts))
            }));
            armies
        }
        _ => return Vec::new(),
    };
    if offered.iter().all(|(value, _)| value != sent) {
        let name = match key {
            "map" => sent.to_owned(),
            _ => own_list(rules, sent, say),
        };
        offered.push((sent.to_owned(), name));
    }
    offered
}

/// "Your own list, 114 points".
fn own_list(rules: &Company, text: &str, say: Say<'_>) -> String {
    let entries: Vec<ListEntry> = text.split(',').filter_map(entry).collect();
    let points = lists::points(&Shop::of(&rules.components), &entries);
    say.with("company-map-own-list", &[("points", Fact::Number(points.into()))])
}

fn entry(text: &str) -> Option<ListEntry> {
    lists::read_entry(text.trim())
}

fn told(say: Say<'_>, name: &Name) -> String {
    say.words.typeset(if say.lang() == "fr" { &name.fr } else { &name.en })
}

/// The nations of a side.
const fn nations(side: Side) -> [Nation; 2] {
    match side {
        Side::WhiteStar => [Nation::Us, Nation::Arvn],
        Side::Communist => [Nation::Vc, Nation::Nva],
    }
}

/// What groups are called to begin with.
const fn group_names(nation: Nation) -> [&'static str; GROUPS] {
    match nation {
        Nation::Vc => ["Main force", "Local cells", "Sappers", "Support"],
        Nation::Us | Nation::Arvn | Nation::Nva => ["Command", "Maneuver", "Support", "Tanks"],
    }
}

impl Builder<'_> {
    fn field(&self, name: &str) -> &str {
        self.sent.get(name).map_or("", String::as_str)
    }

    /// Whether the table was sent; else it is filled from the list that was picked before.
    fn is_filled(&self) -> bool {
        self.sent.keys().any(|name| name.starts_with("n-"))
    }

    /// The list that the table begins with: the one picked before, or the mission's own.
    fn picked(&self) -> Vec<ListEntry> {
        let text = self.field(self.side.name());
        let mut armies = self.rules.components.armies.iter();
        match armies.find(|army| army.id == text) {
            Some(army) => army.entries.clone(),
            None if text.is_empty() => self.usual.entries.clone(),
            None => text.split(',').filter_map(entry).collect(),
        }
    }

    fn nation(&self, picked: &[ListEntry]) -> Nation {
        let both = nations(self.side);
        let named = both.into_iter().find(|nation| nation.id() == self.field("nation"));
        let of = |entry: &ListEntry| {
            let mut types = self.rules.components.unit_types.iter();
            types.find(|row| row.id == entry.kind).map(|row| row.nation)
        };
        let listed = || picked.iter().find_map(of).filter(|nation| both.contains(nation));
        named.or_else(listed).unwrap_or(both[0])
    }

    /// The columns: as they were sent, or the groups of the list that was picked before.
    fn columns(&self, nation: Nation, picked: &[ListEntry]) -> Vec<Column> {
        let clean = |text: &str| -> String {
            text.chars()
                .filter(|c| !"@#,:".contains(*c))
                .take(30)
                .collect::<String>()
                .trim()
                .to_owned()
        };
        let mut known: Vec<(String, String)> = Vec::new();
        for entry in picked.iter().filter(|_| !self.is_filled()) {
            if known.iter().all(|(group, _)| *group != entry.group) {
                known.push((entry.group.clone(), entry.platoon.clone()));
            }
        }
        let spare = group_names(nation).into_iter();
        let spare: Vec<&str> =
            spare.filter(|name| known.iter().all(|(group, _)| group != name)).collect();
        let mut spare = spare.into_iter();
        (1..=GROUPS)
            .map(|number| {
                let (group, platoon) = match known.get(number - 1) {
                    Some((group, platoon)) => (group.clone(), platoon.clone()),
                    None => (
                        clean(self.field(&format!("group-{number}"))),
                        clean(self.field(&format!("platoon-{number}"))),
                    ),
                };
                let usual = spare.next().unwrap_or("Support").to_owned();
                let group = if group.is_empty() { usual } else { group };
                let platoon = if platoon.is_empty() { "1st".to_owned() } else { platoon };
                Column { number, group, platoon }
            })
            .collect()
    }

    /// All that can be bought: kind, grade, names, and how many of each group are wanted.
    fn rows(
        &self,
        nation: Nation,
        columns: &[Column],
        picked: &[ListEntry],
    ) -> Vec<(Row, ListEntry)> {
        let components = &self.rules.components;
        let mut rows = Vec::new();
        for row in components.unit_types.iter().filter(|row| row.nation == nation) {
            for grade in &row.grades {
                let bases = self.say.with("company-map-bases", &[("n", row.bases.into())]);
                let kind = (row.id.as_str(), Some(*grade));
                rows.push(self.row(kind, told(self.say, &row.name), bases, columns, picked));
            }
        }
        for row in components.vehicles.iter().filter(|_| nation != Nation::Vc) {
            let kind = (row.vehicle.id(), None);
            rows.push(self.row(kind, told(self.say, &row.name), String::new(), columns, picked));
        }
        rows
    }

    fn row(
        &self,
        (kind, grade): (&str, Option<Grade>),
        name: String,
        bases: String,
        columns: &[Column],
        picked: &[ListEntry],
    ) -> (Row, ListEntry) {
        let one = ListEntry {
            kind: kind.to_owned(),
            grade,
            count: 1,
            group: String::new(),
            platoon: String::new(),
        };
        let shop = Shop::of(&self.rules.components);
        let price = lists::points(&shop, std::slice::from_ref(&one));
        let grade = grade
            .map(|grade| self.say.with("company-map-grade", &[("grade", Fact::Word(grade.id()))]));
        let grade = grade.unwrap_or_default();
        let cells = columns.iter().map(|column| {
            let written = one.grade.map_or("none", Grade::id);
            let field = format!("n-{kind}-{written}-{}", column.number);
            let same = |entry: &&ListEntry| {
                entry.kind == one.kind && entry.grade == one.grade && entry.group == column.group
            };
            let count = match self.is_filled() {
                true => self.field(&field).parse().unwrap_or(0),
                false => picked.iter().filter(same).map(|entry| entry.count).sum(),
            };
            Cell { field, count, label: format!("{name} {grade}, {}", column.group) }
        });
        (Row { cells: cells.collect(), name, grade, bases, price }, one)
    }

    fn built(&self) -> Built {
        let picked = self.picked();
        let nation = self.nation(&picked);
        let columns = self.columns(nation, &picked);
        let rows = self.rows(nation, &columns, &picked);
        let mut entries = Vec::new();
        for (place, column) in columns.iter().enumerate() {
            for (row, one) in &rows {
                let one = ListEntry {
                    group: column.group.clone(),
                    platoon: column.platoon.clone(),
                    ..one.clone()
                };
                self.buy(one, row.cells[place].count, &mut entries);
            }
        }
        let text = self.written(&entries);
        let faults = self.faults(&text);
        if faults.is_empty() && self.sent.contains_key("use") {
            let mut sent: BTreeMap<String, String> = self.travelling().into_iter().collect();
            sent.insert(self.side.name().to_owned(), text);
            return Built::Done(sent);
        }
        let points = lists::points(&Shop::of(&self.rules.components), &entries);
        self.form(nation, columns, rows, text, points, &faults)
    }

    /// A list as the option takes it. A ready-made one goes by its name: it need not keep what own lists
    /// keep (X2.4).
    fn written(&self, entries: &[ListEntry]) -> String {
        let sorted = |entries: &[ListEntry]| {
            let mut written: Vec<String> = entries.iter().map(lists::written).collect();
            written.sort();
            written
        };
        let of_side = |army: &&Army| army.nation.side() == self.side;
        let mut ready = self.rules.components.armies.iter().filter(of_side);
        match ready.find(|army| sorted(&army.entries) == sorted(entries)) {
            Some(army) => army.id.clone(),
            None => entries.iter().map(lists::written).collect::<Vec<_>>().join(", "),
        }
    }

    /// So many units in one entry; vehicles in as many units as they need.
    fn buy(&self, one: ListEntry, count: u8, entries: &mut Vec<ListEntry>) {
        let most = match one.grade {
            Some(_) => count,
            None => self.rules.components.max_vehicles.max(1),
        };
        let mut left = count;
        while left > 0 {
            let count = left.min(most);
            entries.push(ListEntry { count, ..one.clone() });
            left -= count;
        }
    }

    /// What was filled in elsewhere: all fields that are not the builder's own.
    fn travelling(&self) -> Vec<(String, String)> {
        let own = |name: &str| {
            ["n-", "group-", "platoon-"].iter().any(|start| name.starts_with(start))
                || ["nation", "build", "use", "title", self.side.name()].contains(&name)
        };
        let others = self
            .sent
            .iter()
            .filter(|(name, value)| !own(name) && name.len() < 40 && value.len() < LONGEST);
        others.take(40).map(|(name, value)| (name.clone(), value.clone())).collect()
    }

    /// All that keeps a table from being opened with this list, the room to deploy in among it.
    fn faults(&self, text: &str) -> Vec<Fault> {
        if text.is_empty() {
            return vec![Fault::new("option", self.side.name(), "company-fault-list-empty")];
        }
        let info = &<Company as Title>::INFO;
        let known: BTreeSet<&str> = info.options.iter().map(|spec| spec.key).collect();
        let others = self.sent.iter().filter(|(name, _)| known.contains(name.as_str()));
        let mut given: BTreeMap<String, String> =
            others.map(|(name, value)| (name.clone(), value.clone())).collect();
        given.insert(self.side.name().to_owned(), text.to_owned());
        let options = match Options::complete(info, &given) {
            Ok(options) => options,
            Err(fault) => return vec![fault],
        };
        let Some(pack) = <Company as Title>::packs().into_iter().next() else { return Vec::new() };
        Company::load(&pack, &self.mission.id, &options).err().unwrap_or_default()
    }

    fn form(
        &self,
        nation: Nation,
        columns: Vec<Column>,
        rows: Vec<(Row, ListEntry)>,
        text: String,
        points: u16,
        faults: &[Fault],
    ) -> Built {
        let say = self.say;
        let side = Fact::Word(self.side.name());
        let mut hidden = self.travelling();
        hidden.push(("build".to_owned(), self.side.name().to_owned()));
        let wanted = [("points", Fact::Number(self.usual.points.into()))];
        let form = Form {
            say,
            hidden,
            mission: told(say, &self.mission.name),
            usual: told(say, &self.usual.name),
            wanted: say.with("company-map-points-wanted", &wanted),
            nations: nations(self.side).map(|one| (one.id(), one == nation)).into(),
            columns,
            rows: rows.into_iter().map(|(row, _)| row).collect(),
            points: say.with("company-map-points-now", &[("points", Fact::Number(points.into()))]),
            text,
            faults: faults.iter().map(|fault| say.with(fault.id, &fault.facts)).collect(),
        };
        let title = say.with("company-map-builder", &[("side", side)]);
        Built::Form { title, html: Html(form.to_string()) }
    }
}
