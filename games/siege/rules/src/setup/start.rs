//! Reads `setup.toml`: the scenario, placements, optional rules and the staff.

use std::collections::BTreeMap;

use kernel::Fact;
use pack::{Entry, File};

use super::map::{Map, STATUS};
use super::units::Units;
use super::{report_contradiction, report_missing, report_unknown};
use crate::components::{
    AirType, Battalion, Code, Nationality, Optional, OptionalRow, PlacementRow, Role, RoleRow,
    Setup, Space, Terrain, Unit, UnitType,
};
use crate::sets::{BattalionSet, UnitSet};

/// The start as it was read, with what other files must agree with.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) setup: Setup,
    pub(super) impulses: Option<u8>,
    pub(super) indexes: Vec<(&'static str, u8)>,
    pub(super) airfields: [Option<bool>; 2],
    pub(super) fast_divisor: Option<u8>,
    pub(super) forward_complexes: Vec<String>,
    pub(super) added_events: Vec<String>,
}

/// Reads the start.
pub(super) fn read(file: &File<'_>, map: &Map, units: &Units) -> Option<Read> {
    let table = file.parse()?;
    let mut root = Entry::root(file, &table);
    root.read_head(super::GAME);
    let mut read = Read {
        setup: blank(),
        impulses: None,
        indexes: Vec::new(),
        airfields: [None; 2],
        fast_divisor: None,
        forward_complexes: Vec::new(),
        added_events: Vec::new(),
    };
    read_scenario(&mut root, &mut read);
    read_indexes(&mut root, &mut read);
    read_french(&mut root, &mut read, units);
    read_viet_minh(&mut root, &mut read);
    for entry in root.entries("placements", &["id"]) {
        let row = read_placement(entry, map, units, &read.setup);
        read.setup.placements.extend(row);
    }
    for entry in root.entries("optional", &["id"]) {
        read_optional(entry, units, &mut read);
    }
    for mut entry in root.entries("coop_roles", &["id"]) {
        let role = entry.word("id", &Role::ALL.map(|role| (role.id(), role)));
        let name = super::read_name(&mut entry);
        entry.texts("owns");
        entry.finish_with_source();
        read.setup.roles.extend(role.map(|role| RoleRow { role, name }));
    }
    root.finish();
    read.setup.optional.sort_by_key(|row| row.optional);
    read.setup.roles.sort_by_key(|row| row.role);
    check_lists(file, &read.setup);
    Some(read)
}

fn blank() -> Setup {
    Setup {
        turns: 0,
        no_events_turn: 0,
        first_turn_activation: false,
        battalions_reduced: false,
        ready: UnitSet::NONE,
        leader: Unit(0),
        leader_with: UnitSet::NONE,
        delayed: BattalionSet::NONE,
        placements: Vec::new(),
        optional: Vec::new(),
        roles: Vec::new(),
        vulture_complexes: 0,
        vulture_units: 0,
        vulture_end: [0; 2],
        bomb_wins: 0,
    }
}

fn read_scenario(root: &mut Entry<'_>, read: &mut Read) {
    let Some(mut entry) = root.table("scenario") else { return };
    entry.fixed("id", r#""march_may_1954""#);
    entry.remarks(&["name"]);
    read.setup.turns = entry.number("turns", 1..=15).unwrap_or(0);
    entry.fixed("first_turn", "1");
    read.impulses = entry.number("impulses_per_turn", 1..=15);
    read.setup.no_events_turn = entry.number("no_event_picks_on_turn", 0..=15).unwrap_or(0);
    if let Some(mut first) = entry.table("turn_1_activation") {
        read.setup.first_turn_activation = first.flag("check").unwrap_or(false);
        first.fixed("status", r#""assault""#);
        first.remarks(&["note"]);
        first.finish_with_source();
    }
    entry.finish_with_source();
}

fn read_indexes(root: &mut Entry<'_>, read: &mut Read) {
    if let Some(mut entry) = root.table("indexes") {
        let fields =
            ["vm_aaa", "vm_artillery", "vm_morale", "french_artillery_supply", "french_gp_supply"];
        for field in fields {
            read.indexes.extend(entry.number(field, 0..=99).map(|number| (field, number)));
        }
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("airfields") {
        read.airfields = [entry.word("main", STATUS), entry.word("aux", STATUS)];
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table_if_any("control") {
        entry.fixed("all_spaces", r#""french""#);
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table_if_any("events") {
        entry.fixed("remove_optional_unless_rule", "36");
        entry.finish_with_source();
    }
}

fn read_french(root: &mut Entry<'_>, read: &mut Read, units: &Units) {
    let Some(mut entry) = root.table("french") else { return };
    let file = entry.file;
    for id in entry.texts("ready").unwrap_or_default() {
        let key = entry.key("ready");
        let Some(unit) = units.unit(file, &key, id) else { continue };
        if units.units[unit.slot()].code != Code::R {
            file.report(&key, "siege-fault-ready", [("value", Fact::Text(id.to_owned()))]);
        }
        read.setup.ready.insert(unit);
    }
    entry.fixed("available_codes", r#"["R"]"#);
    entry.fixed("set_aside_codes", r#"["A", "C", "S", "V"]"#);
    entry.fixed("free_setup_terrain", r#"["entrenchment", "central"]"#);
    entry.fixed("free_setup_codes", r#"["start"]"#);
    entry.fixed("fortifications_per_space_max", "1");
    entry.fixed("impact_markers_of_start_units", r#""art_reserve""#);
    entry.fixed("spotter", r#""air_reserve""#);
    if let Some(mut with) = entry.table("leader_with") {
        let leader = with.name("leader").and_then(|id| units.unit(file, &with.key("leader"), &id));
        if let Some(leader) = leader {
            let row = &units.units[leader.slot()];
            if !row.is_leader() || row.code != Code::Start {
                file.report(&with.key("leader"), "siege-fault-start-leader", []);
            }
            read.setup.leader = leader;
        }
        let key = with.key("units");
        let ids = with.texts("units").unwrap_or_default();
        read.setup.leader_with = ids.iter().filter_map(|id| units.unit(file, &key, id)).collect();
        with.finish();
    }
    check_fortifications(&mut entry, units);
    check_air(&mut entry, units);
    entry.finish_with_source();
}

fn check_fortifications(entry: &mut Entry<'_>, units: &Units) {
    let listed = entry.texts("fortifications").unwrap_or_default();
    let is_fort = |row: &&crate::components::UnitRow| row.unit_type == UnitType::Fortification;
    let found: Vec<&str> = units.units.iter().filter(is_fort).map(|row| row.id.as_str()).collect();
    if listed != found && !units.broken {
        let key = entry.key("fortifications");
        report_contradiction(entry.file, &key, &listed.join(", "), "units.toml", &found.join(", "));
    }
}

/// 29.0(6): so many aircraft of each type are there at the start.
fn check_air(entry: &mut Entry<'_>, units: &Units) {
    let Some(mut counts) = entry.table("air_reserve_counts") else { return };
    let sorts = [
        ("fighter_bomber", AirType::FighterBomber, None),
        ("bomber", AirType::Bomber, None),
        ("cargo_french", AirType::Cargo, Some(Nationality::French)),
        ("cargo_cia", AirType::Cargo, Some(Nationality::Cia)),
    ];
    for (field, air_type, nation) in sorts {
        let stated = counts.number(field, 0..=31);
        let counted = units.aircraft.iter().filter(|row| {
            row.code == Code::Start
                && row.air_type == air_type
                && nation.is_none_or(|nation| row.nationality == nation)
        });
        if let Some(stated) = stated
            && !units.broken
        {
            super::check_count(counts.file, &counts.key(field), stated, counted.count());
        }
    }
    counts.finish();
}

fn read_viet_minh(root: &mut Entry<'_>, read: &mut Read) {
    if let Some(mut entry) = root.table("viet_minh") {
        entry.fixed("divisions", "[304, 308, 312, 316]");
        entry.fixed("start_status", r#""assault""#);
        entry.fixed("aside", "[148]");
        entry.remarks(&["base_assignment", "battalions"]);
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table_if_any("viet_minh_reading") {
        let sides = &[("full", false), ("reduced", true)];
        read.setup.battalions_reduced =
            entry.word("battalion_side_at_start", sides).unwrap_or(false);
        entry.finish_with_source();
    }
}

/// 29.0(5): every start unit once, in an Entrenchment or the Central Fortress.
fn read_placement(
    mut entry: Entry<'_>,
    map: &Map,
    units: &Units,
    setup: &Setup,
) -> Option<PlacementRow> {
    let id = entry.name("id");
    let name = super::read_name(&mut entry);
    let with = entry.name("langlais_with").unwrap_or_default();
    let file = entry.file;
    let mut places: BTreeMap<Unit, Space> = BTreeMap::new();
    if let Some(spaces) = entry.table("units") {
        for space_id in spaces.fields() {
            let key = spaces.key(space_id);
            let listed = spaces.texts_at(space_id).unwrap_or_default();
            let Some(space) = map.find(file, &key, space_id) else { continue };
            if map.spaces[space.slot()].terrain == Terrain::Open {
                file.report(&key, "siege-fault-open-placement", []);
            }
            place_units(file, &key, space, &listed, units, &mut places);
        }
    }
    let key = entry.key("langlais_with");
    let label = entry.label().to_owned();
    entry.finish_with_source();
    let leader_at = units.unit(file, &key, &with);
    if leader_at.is_some_and(|unit| !setup.leader_with.has(unit)) {
        file.report(&key, "siege-fault-leader-with", []);
    }
    let leader_at = leader_at.and_then(|unit| places.get(&unit).copied());
    places.extend(leader_at.map(|space| (setup.leader, space)));
    for (unit, row) in (0..).map(Unit).zip(&units.units) {
        let starts = row.code == Code::Start;
        let whole = file.is_clean() && !map.broken && !units.broken;
        if starts && !places.contains_key(&unit) && whole {
            report_missing(file, &label, &row.id);
        }
    }
    Some(PlacementRow { id: id?, name, units: places.into_iter().collect() })
}

fn place_units(
    file: &File<'_>,
    key: &str,
    space: Space,
    listed: &[&str],
    units: &Units,
    places: &mut BTreeMap<Unit, Space>,
) {
    let mut forts = 0;
    for id in listed {
        let Some(unit) = units.unit(file, key, id) else { continue };
        let row = &units.units[unit.slot()];
        let value = [("value", Fact::Text((*id).to_owned()))];
        if row.code != Code::Start || row.is_leader() {
            file.report(key, "siege-fault-not-start", value);
        } else if places.insert(unit, space).is_some() {
            file.report(key, "fault-repeated", value);
        }
        forts += u8::from(row.unit_type == UnitType::Fortification);
    }
    if forts > 1 {
        file.report(key, "siege-fault-two-fortifications", []);
    }
}

fn read_optional(mut entry: Entry<'_>, units: &Units, read: &mut Read) {
    let optional = entry.word("id", &Optional::ALL.map(|optional| (optional.id(), optional)));
    let name = super::read_name(&mut entry);
    let Some(optional) = optional else { return };
    entry.fixed("rule", &format!("{:?}", optional.rule()));
    match optional {
        Optional::FastArtillery => read.fast_divisor = entry.number("divisor", 1..=36),
        Optional::VariableVm => read_variable(&mut entry, units, read),
        Optional::ForwardAaa => {
            let complexes = entry.texts("complexes").unwrap_or_default();
            read.forward_complexes.extend(complexes.into_iter().map(str::to_owned));
            entry.fixed("extra_dice_per_complex", "1");
            entry.fixed("max_extra_dice", &read.forward_complexes.len().to_string());
        }
        Optional::Precedence308 => entry.fixed("first_division", "308"),
        Optional::ExtraStart | Optional::ExtraAir | Optional::CondorForces => {
            read_extra(&mut entry, optional, units);
        }
        Optional::Vulture => read_vulture(&mut entry, units, read),
        Optional::Nuclear => {
            entry.fixed("requires", r#""vulture""#);
            let wins = super::read_bits(&mut entry, "french_win_on").unwrap_or(0);
            let loses = super::read_bits(&mut entry, "french_lose_on").unwrap_or(0);
            read.setup.bomb_wins = wins;
            for face in 1..=6u8 {
                match (wins >> face & 1) + (loses >> face & 1) {
                    0 => entry.report("french_lose_on", "fault-gap", [("value", face.into())]),
                    1 => (),
                    _ => entry.report("french_lose_on", "fault-overlap", [("value", face.into())]),
                }
            }
        }
    }
    entry.finish_with_source();
    read.setup.optional.push(OptionalRow { optional, name });
}

/// 31.0: two battalions of the 316th may come late.
fn read_variable(entry: &mut Entry<'_>, units: &Units, read: &mut Read) {
    entry.remarks(&["die_1", "die_2"]);
    let count = entry.number::<usize>("delayed_battalions_count", 0..=9);
    let Some(mut ours) = entry.table("reconstructed") else { return };
    let key = ours.key("delayed_battalions");
    let listed = ours.texts("delayed_battalions").unwrap_or_default();
    for id in &listed {
        match units.battalions.iter().position(|row| row.id == *id) {
            None if units.broken => (),
            None => report_unknown(ours.file, &key, "battalion", id),
            Some(at) if !units.battalions[at].delayed => {
                let other = format!("vm {id} / variable_31");
                report_contradiction(ours.file, &key, id, &other, "false");
            }
            Some(at) => read.setup.delayed.insert(Battalion(at as u8)),
        }
    }
    if let Some(count) = count {
        super::check_count(ours.file, &entry.key("delayed_battalions_count"), count, listed.len());
    }
    ours.finish_with_source();
}

fn read_extra(entry: &mut Entry<'_>, optional: Optional, units: &Units) {
    entry.fixed("draw", r#""die""#);
    let (code, letter) = match optional {
        Optional::ExtraStart => (Code::S, r#""S""#),
        Optional::ExtraAir => (Code::A, r#""A""#),
        Optional::CondorForces
        | Optional::FastArtillery
        | Optional::VariableVm
        | Optional::ForwardAaa
        | Optional::Precedence308
        | Optional::Vulture
        | Optional::Nuclear => (Code::C, r#""C""#),
    };
    entry.fixed("code", letter);
    if optional == Optional::CondorForces {
        entry.fixed("condor_events_become", r#""f_reinforcements""#);
    }
    let air = |nation| {
        let of = move |row: &&crate::components::AircraftRow| {
            row.code == code && row.nationality == nation
        };
        units.aircraft.iter().filter(of).count()
    };
    if optional == Optional::ExtraAir {
        for (field, nation) in
            [("french_units", Nationality::French), ("cia_units", Nationality::Cia)]
        {
            if let Some(stated) = entry.number(field, 0..=31)
                && !units.broken
            {
                super::check_count(entry.file, &entry.key(field), stated, air(nation));
            }
        }
    }
    check_enough(entry, code, units);
}

/// 34.0: the die of an option may call for as many counters as it has faces.
fn check_enough(entry: &Entry<'_>, code: Code, units: &Units) {
    let ground = units.units.iter().filter(|row| row.code == code).count();
    let ours = [Nationality::French, Nationality::Cia];
    let air = units.aircraft.iter().filter(|row| row.code == code);
    let pieces = ground + air.filter(|row| ours.contains(&row.nationality)).count();
    if pieces < 6 && !units.broken {
        entry.report("code", "siege-fault-too-few", [("count", pieces.into())]);
    }
}

fn read_vulture(entry: &mut Entry<'_>, units: &Units, read: &mut Read) {
    let events = entry.texts("adds_events").unwrap_or_default();
    read.added_events.extend(events.into_iter().map(str::to_owned));
    read.setup.vulture_complexes = entry.number("vm_complexes_needed", 0..=20).unwrap_or(0);
    let base = entry.number::<u8>("us_units_base", 0..=31);
    read.setup.vulture_units = base.unwrap_or(0);
    entry.fixed("us_units_die", "1");
    if let Some(base) = base {
        entry.fixed("us_units_min", &(base + 1).to_string());
        entry.fixed("us_units_max", &(base + 6).to_string());
        let most = usize::from(base) + 6;
        let counted = units.aircraft.iter().filter(|row| row.code == Code::V).count();
        if !units.broken {
            super::check_count(entry.file, &entry.key("us_units_max"), most, counted);
        }
    }
    entry.fixed("game_end_first_turn_on", "[1]");
    let step = entry.number("game_end_increment", 0..=6).unwrap_or(0);
    read.setup.vulture_end = [1, step];
}

/// Every optional rule, every seat and a placement are there.
fn check_lists(file: &File<'_>, setup: &Setup) {
    if !file.is_clean() {
        return;
    }
    for optional in Optional::ALL {
        if !setup.optional.iter().any(|row| row.optional == optional) {
            report_missing(file, "optional", optional.id());
        }
    }
    for role in Role::ALL {
        if !setup.roles.iter().any(|row| row.role == role) {
            report_missing(file, "coop_roles", role.id());
        }
    }
    if setup.placements.is_empty() {
        file.report("placements", "fault-empty", []);
    }
}
