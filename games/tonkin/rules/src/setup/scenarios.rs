//! Reads `scenarios.toml`: the scenarios and the order of a campaign (9.0).

use kernel::Fact;
use pack::{Entry, File, text_fact};

use super::{SIDES, read_hexes, read_units, report_unknown, unit_named};
use crate::components::{
    Band, Community, Grade, Hex, Map, Scenario, ScenarioRow, SetupRow, Side, TrainingRow, Unit,
    UnitRow,
};

/// The bands of a Victory Point Scale, from VM strategic to FEF strategic.
const BANDS: [(&str, Option<Side>, Grade); 7] = [
    ("VM strategic", Some(Side::VietMinh), Grade::Strategic),
    ("VM substantial", Some(Side::VietMinh), Grade::Substantial),
    ("VM marginal", Some(Side::VietMinh), Grade::Marginal),
    ("Draw", None, Grade::Draw),
    ("FEF marginal", Some(Side::French), Grade::Marginal),
    ("FEF substantial", Some(Side::French), Grade::Substantial),
    ("FEF strategic", Some(Side::French), Grade::Strategic),
];

const VP: std::ops::RangeInclusive<i64> = -100..=100;
const TURNS: std::ops::RangeInclusive<i64> = 1..=60;
/// Fields that say what is counted already (1.9 B), and who is out of the game.
const COUNTED: [&str; 2] = ["delta_counted", "highlands_counted"];
const ELIMINATED: [&str; 2] = ["fef_eliminated", "vm_eliminated"];

/// The scenarios as they were read.
#[derive(Debug, Default)]
pub(super) struct Read {
    pub(super) scenarios: Vec<ScenarioRow>,
    pub(super) campaign: Vec<Scenario>,
}

/// Reads the scenarios.
pub(super) fn read(file: &File<'_>, map: &Map, units: &[UnitRow]) -> Read {
    let Some(table) = file.parse() else { return Read::default() };
    let mut root = Entry::root(file, &table);
    root.read_head(super::GAME);
    let mut read = Read::default();
    for entry in root.entries("scenario", &["id"]) {
        read.scenarios.extend(Reading { map, units }.scenario(entry));
    }
    if let Some(campaign) = root.table("campaign") {
        read.campaign = read_campaign(campaign, &read.scenarios);
    }
    root.finish();
    read
}

fn read_campaign(mut entry: Entry<'_>, scenarios: &[ScenarioRow]) -> Vec<Scenario> {
    let mut order = Vec::new();
    for id in entry.texts("order").unwrap_or_default() {
        match scenarios.iter().position(|row| row.id == id) {
            Some(place) => order.push(Scenario(place as u8)),
            None => report_unknown(entry.file, &entry.key("order"), "scenario", id),
        }
    }
    entry.fixed("may_start_at_any", "true");
    entry.fixed("may_end_at_same_or_later", "true");
    entry.remarks(&["victory_scale", "political_objective"]);
    let rows = order.iter().map(|scenario| &scenarios[scenario.index()]).collect::<Vec<_>>();
    if rows.windows(2).any(|pair| pair[0].end_turn >= pair[1].start_turn) {
        entry.report("order", "tonkin-fault-order", []);
    }
    if let Some(row) = rows.iter().find(|row| row.training.is_some()) {
        entry.report("order", "tonkin-fault-training", [("value", text_fact(&row.id))]);
    }
    entry.finish_with_source();
    order
}

struct Reading<'r> {
    map: &'r Map,
    units: &'r [UnitRow],
}

impl Reading<'_> {
    fn community(&self, entry: &Entry<'_>, field: &str, name: &str) -> Option<Community> {
        let found = self.map.communities.iter().position(|row| row.name == name);
        if found.is_none() && !self.map.communities.is_empty() {
            report_unknown(entry.file, &entry.key(field), "community", name);
        }
        found.and_then(|place| u8::try_from(place).ok()).map(Community)
    }

    fn communities(&self, entry: &mut Entry<'_>, field: &'static str) -> Vec<Community> {
        let names = entry.texts(field).unwrap_or_default();
        names.into_iter().filter_map(|name| self.community(entry, field, name)).collect()
    }

    /// The special rules of a training scenario; the others have none.
    fn training_of(&self, entry: &mut Entry<'_>) -> Option<TrainingRow> {
        let is_training = entry.flag("training").unwrap_or(false);
        if is_training { self.training(entry) } else { no_training(entry) }
    }

    fn scenario(&self, mut entry: Entry<'_>) -> Option<ScenarioRow> {
        let id = entry.name("id");
        let [start_turn, end_turn] = read_turns(&mut entry);
        let scale = read_scale(&mut entry);
        let training = self.training_of(&mut entry);
        let setup = entry.entries("setup", &[]).into_iter();
        entry.remarks(&["special"]);
        let row = ScenarioRow {
            name: entry.name("name").unwrap_or_default(),
            training,
            starting_vp: entry.number("starting_vp", VP).unwrap_or(0),
            air_transports: small(&mut entry, "air_transports"),
            trucks: small(&mut entry, "truck_transports"),
            airstrike_barrage: small(&mut entry, "airstrike_barrage"),
            navy: entry.flag("navy").unwrap_or(false),
            hero_rank: entry.number("hero_rank", 1..=4).unwrap_or(1),
            objective: self.objective(&mut entry),
            historical_vp: read_history(&mut entry, &scale),
            rp: ["fef_rp", "vm_rp"].map(|field| small(&mut entry, field)),
            step_losses: small(&mut entry, "vm_step_losses"),
            counted: COUNTED.map(|field| entry.flag(field).unwrap_or(false)),
            vm_owned: self.communities(&mut entry, "vm_owned_vp"),
            destroyed_roads: read_hexes(&mut entry, "destroyed_roads"),
            eliminated: ELIMINATED.map(|field| read_units(&mut entry, field, self.units)),
            off_map: read_units(&mut entry, "fef_off_map", self.units),
            on_track: self.on_track(&mut entry),
            gcma: read_units(&mut entry, "gcma", self.units),
            tieu_doans: read_units(&mut entry, "tieu_doans", self.units),
            pathet_lao: read_units(&mut entry, "pathet_lao_box2", self.units),
            scale,
            setup: setup.filter_map(|row| self.setup(row)).collect(),
            // These come last, so that whatever else is wrong is told with them.
            id: id?,
            start_turn: start_turn?,
            end_turn: end_turn?,
        };
        entry.finish_with_source();
        Some(row)
    }

    fn objective(&self, entry: &mut Entry<'_>) -> Option<Community> {
        let name = entry.text("political_objective").filter(|name| !name.is_empty())?;
        self.community(entry, "political_objective", name)
    }

    fn on_track(&self, entry: &mut Entry<'_>) -> Vec<(Unit, u8)> {
        let mut on_track = Vec::new();
        for mut row in entry.entries("fef_on_track", &["unit"]) {
            let name = row.text("unit").unwrap_or_default();
            let unit = unit_named(&row, "unit", name, self.units);
            let turn = row.number("turn", TURNS);
            row.finish();
            on_track.extend(unit.zip(turn));
        }
        on_track
    }

    fn setup(&self, mut entry: Entry<'_>) -> Option<SetupRow> {
        let side = entry.word("side", SIDES);
        let place = entry.name("place");
        let hex = super::read_hex(&mut entry, "hex");
        let within = entry.number("within", 0..=2);
        let units = read_units(&mut entry, "units", self.units);
        let generic: Vec<String> =
            entry.texts("generic").unwrap_or_default().into_iter().map(str::to_owned).collect();
        let trench = entry.flag("trench");
        let losses = entry.number("losses", 0..=12);
        if generic.len() != units.len() && entry.file.is_clean() {
            super::check_length(&entry, "generic", generic.len(), units.len());
        }
        if units.is_empty() && entry.file.is_clean() {
            entry.report("units", "fault-empty", []);
        }
        if let (Some(side), Some(place), Some(hex)) = (side, &place, hex) {
            self.check_place(&entry, side, place, hex);
        }
        entry.finish();
        Some(SetupRow {
            side: side?,
            place: place?,
            hex: hex?,
            within: within?,
            units,
            generic,
            trench: trench?,
            losses: losses?,
        })
    }

    /// The place, a community or a Setup-Number such as `#9`, is in the hex.
    fn check_place(&self, entry: &Entry<'_>, side: Side, place: &str, hex: Hex) {
        let found = match place.strip_prefix('#') {
            Some(number) => {
                let mut numbers = self.map.setup_numbers.iter();
                let is_it =
                    |number: u8| numbers.find(|row| row.side == side && row.number == number);
                number.parse().ok().and_then(is_it).map(|row| row.hex)
            }
            None => self.map.communities.iter().find(|row| row.name == place).map(|row| row.hex),
        };
        match found {
            _ if self.map.communities.is_empty() => (),
            None => report_unknown(entry.file, &entry.key("place"), "place", place),
            Some(right) if right != hex => {
                let other = format!("map.toml, {place}");
                let (value, right) = (hex.to_string(), right.to_string());
                super::report_contradiction(entry.file, &entry.key("hex"), &value, &other, &right);
            }
            Some(_) => (),
        }
    }

    fn training(&self, entry: &mut Entry<'_>) -> Option<TrainingRow> {
        let mut rules = entry.table("training_rules")?;
        let columns = rules.texts("columns").unwrap_or_default();
        let rows: Vec<u8> = rules.numbers("rows", 1..=26).unwrap_or_default();
        let corner =
            |place: usize| Hex::named(&format!("{}{}", columns.get(place)?, rows.get(place)?));
        let corners = (corner(0), corner(1));
        let also = read_hexes(&mut rules, "also");
        let supply_centres = self.communities(&mut rules, "vm_supply_centres");
        let sd = rules.number("sd_each_turn", 0..=9);
        let at = rules.text("fef_sd_at").unwrap_or_default();
        let french_sd_at = self.community(&rules, "fef_sd_at", at);
        let french_rp = rules.number("fef_rp_each_turn", 0..=20);
        let (Some(from), Some(to)) = corners else {
            rules.report("columns", "fault-length", [("expected", Fact::Number(2))]);
            return None;
        };
        rules.finish_with_source();
        let inside = |hex: &Hex| {
            (from.column()..=to.column()).contains(&hex.column())
                && (from.row()..=to.row()).contains(&hex.row())
        };
        let area = Hex::all().filter(inside).chain(also).collect();
        Some(TrainingRow {
            area,
            supply_centres,
            sd: sd?,
            french_sd_at: french_sd_at?,
            french_rp: french_rp?,
        })
    }
}

/// The seven bands from -100 to 100, without gaps.
fn read_scale(entry: &mut Entry<'_>) -> Vec<Band> {
    let mut scale: Vec<Band> = Vec::new();
    for mut band in entry.entries("vp_scale", &["result"]) {
        let words = BANDS.map(|(name, winner, grade)| (name, (winner, grade)));
        let result = band.word("result", &words);
        let [min, max] = ["min", "max"].map(|field| band.number::<i8>(field, VP));
        let next = scale.last().map_or(-100, |last| last.max.saturating_add(1));
        if let Some(min) = min.filter(|min| *min != next) {
            let id = if min > next { "fault-gap" } else { "fault-overlap" };
            band.report("min", id, [("value", text_fact(&next.to_string()))]);
        }
        band.finish();
        if let (Some((winner, grade)), Some(min), Some(max)) = (result, min, max) {
            if BANDS.get(scale.len()).is_none_or(|band| (band.1, band.2) != (winner, grade)) {
                entry.report("vp_scale", "tonkin-fault-order", []);
            }
            scale.push(Band { winner, grade, min, max });
        }
    }
    if entry.file.is_clean() {
        super::check_length(entry, "vp_scale", scale.len(), BANDS.len());
        if scale.last().is_some_and(|band| band.max != 100) {
            entry.report("vp_scale", "fault-gap", [("value", text_fact("100"))]);
        }
    }
    scale
}

/// What history gives, and that the scale calls it so.
fn read_history(entry: &mut Entry<'_>, scale: &[Band]) -> i8 {
    let vp = entry.number("historical_vp", VP).unwrap_or(0);
    let result = entry.name("historical_result").unwrap_or_default();
    let band = scale.iter().position(|band| (band.min..=band.max).contains(&vp));
    let right = band.and_then(|place| BANDS.get(place)).map_or("", |band| band.0);
    if entry.file.is_clean() && !result.starts_with(right) {
        let key = entry.key("historical_result");
        super::report_contradiction(entry.file, &key, &result, "historical_vp, vp_scale", right);
    }
    vp
}

/// Rules for training belong to the training scenario alone.
fn no_training(entry: &mut Entry<'_>) -> Option<TrainingRow> {
    if entry.has("training_rules") {
        entry.report("training_rules", "tonkin-fault-not-training", []);
        entry.remarks(&["training_rules"]);
    }
    None
}

/// The number of turns is that from the first to the last.
/// The first and the last turn, and that their count agrees.
fn read_turns(entry: &mut Entry<'_>) -> [Option<u8>; 2] {
    let both = ["start_turn", "end_turn"].map(|field| entry.number(field, TURNS));
    let turns: Option<u8> = entry.number("turns", TURNS);
    let ([Some(start), Some(end)], Some(turns)) = (both, turns) else { return both };
    let right = i16::from(end) - i16::from(start) + 1;
    if i16::from(turns) != right {
        let (value, other) = (turns.to_string(), "start_turn, end_turn");
        let (key, right) = (entry.key("turns"), right.to_string());
        super::report_contradiction(entry.file, &key, &value, other, &right);
    }
    both
}

fn small(entry: &mut Entry<'_>, field: &'static str) -> u8 {
    entry.number(field, 0..=20).unwrap_or(0)
}
