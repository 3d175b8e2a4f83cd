//! Reads `tables.toml`: the turn track and the printed tables.

use kernel::Fact;

use super::map::{AREA_NUMBERS, SIDES};
use crate::components::{
    Area, BonusSet, DamageCosts, MoveCosts, ReliefRow, Side, SupplyRow, Tables, TurnRow,
};
use pack::{Entry, File, text_fact};

/// The highest total of the supply table: no roll reaches it.
const HIGHEST_TOTAL: i64 = 99;

/// The tables as they were read, with what other files must agree with.
#[derive(Debug)]
pub(super) struct Read {
    /// Relief Force is on its card: it is filled in later.
    pub(super) tables: Tables,
    /// The last turn of the game (1.0).
    pub(super) last_turn: u8,
    /// What the tables say of a re-roll in an assault; it is on its card.
    pub(super) loss_per_reroll: Option<u8>,
    pub(super) reinforcements: Vec<Reinforcement>,
    pub(super) isabelle: Isabelle,
    /// The modifier when the Viet Minh hold all runway and green areas.
    pub(super) max_modifier: Option<u8>,
    pub(super) abbreviations: Vec<String>,
}

/// A row of the arrival schedule (12.2).
#[derive(Debug)]
pub(super) struct Reinforcement {
    pub(super) label: String,
    pub(super) turn: u8,
    pub(super) side: Side,
    pub(super) formations: Vec<String>,
    pub(super) units: u8,
}

/// What the tables say of the Relief Force.
#[derive(Debug, Default)]
pub(super) struct Isabelle {
    pub(super) card: Option<String>,
    pub(super) area: Option<u8>,
    pub(super) units: Option<Vec<String>>,
    pub(super) last_turn: Option<u8>,
}

/// Reads the tables.
pub(super) fn read(file: &File<'_>) -> Option<Read> {
    let table = file.parse()?;
    let mut root = Entry::root(file, &table);
    let mut read = Read {
        tables: blank(),
        last_turn: super::MOST_TURNS as u8,
        loss_per_reroll: None,
        reinforcements: Vec::new(),
        isabelle: Isabelle::default(),
        max_modifier: None,
        abbreviations: Vec::new(),
    };
    read_turns(&mut root, &mut read);
    read_bonus_sets(&mut root, &mut read.tables);
    read_play(&mut root, &mut read.tables);
    read_assault(&mut root, &mut read);
    read_end_phase(&mut root, &mut read);
    read_arrivals(&mut root, &mut read);
    if let Some(mut entry) = root.table("victory") {
        read.tables.victory_areas = entry.number("vm_needs", 1..=47).unwrap_or(0);
        read.tables.bid_max = entry.number("bid_max", 1..=47).unwrap_or(0);
        entry.fixed("bid_replaces_vm_needs", "true");
        entry.remarks(&["checked", "areas"]);
        entry.finish_with_source();
    }
    if let Some(entry) = root.table_if_any("abbreviations") {
        read.abbreviations.extend(entry.fields().map(str::to_owned));
        entry.finish_remarks();
    }
    root.finish();
    Some(read)
}

fn blank() -> Tables {
    Tables {
        turns: Vec::new(),
        bonus_sets: Vec::new(),
        movement: MoveCosts { enter: 0, enter_extra: 0, leave_extra: 0 },
        stacking_limit: 9,
        damage: DamageCosts {
            flip: 0,
            retreat_fresh: 0,
            eliminate_fresh: 0,
            retreat_spent: 0,
            eliminate_spent: 0,
        },
        units_per_level: 0,
        max_trench: 9,
        max_terrain: 9,
        assault_level: 0,
        free_assault_turn: 0,
        assault_loss: 0,
        supply: Vec::new(),
        supply_per_runway: 0,
        supply_per_green: 0,
        replacements: [0; 6],
        no_replacements_turn: 0,
        relief: [ReliefRow { infantry: 0, armor: 0 }; 6],
        relief_area: Area(0),
        relief_last_turn: 0,
        victory_areas: 0,
        bid_max: 0,
    }
}

fn read_turns(root: &mut Entry<'_>, read: &mut Read) {
    if let Some(mut meta) = root.table("meta") {
        meta.read_version(super::GAME);
        meta.fixed("players", "2");
        meta.fixed("sides", r#"["FR", "VM"]"#);
        let turns = meta.number("turns", 1..=super::MOST_TURNS);
        read.last_turn = turns.unwrap_or(read.last_turn);
        meta.remarks(&["note"]);
        meta.finish_with_source();
    }
    if let Some(mut track) = root.table_if_any("turn_track") {
        track.fixed("first_impulse", r#""VM""#);
        track.remarks(&["note"]);
        track.finish_with_source();
    }
    let (tables, last_turn) = (&mut read.tables, read.last_turn);
    for mut entry in root.entries("turn", &["number"]) {
        let number = entry.number("number", super::turns(last_turn));
        let dates_en = entry.name("dates").unwrap_or_default();
        let dates_fr = entry.name("dates_fr").unwrap_or_default();
        let french = entry.number("hand_fr", 0..=100).unwrap_or(0);
        let vietminh = entry.number("hand_vm", 0..=100).unwrap_or(0);
        entry.finish_with_source();
        let hand = [french, vietminh];
        tables.turns.extend(number.map(|number| TurnRow { number, dates_en, dates_fr, hand }));
    }
    tables.turns.sort_by_key(|row| row.number);
    if root.file.is_clean() {
        let numbers = tables.turns.iter().map(|row| row.number);
        super::check_gaps(root.file, "turn", numbers, last_turn);
    }
}

/// The areas that give cards (5.1).
fn read_bonus_sets(root: &mut Entry<'_>, tables: &mut Tables) {
    for mut entry in root.entries("bonus_set", &["id"]) {
        let id = entry.name("id");
        let areas = entry.numbers("areas", AREA_NUMBERS);
        let cards = entry.number("cards", 0..=20).unwrap_or(0);
        entry.remarks(&["who"]);
        entry.finish_with_source();
        let areas = areas.map(|areas| areas.into_iter().map(Area).collect());
        let set = id.zip(areas).map(|(id, areas)| BonusSet { id, areas, cards });
        tables.bonus_sets.extend(set);
    }
}

/// Movement, damage and sapping (7.0 to 9.0).
fn read_play(root: &mut Entry<'_>, tables: &mut Tables) {
    if let Some(mut dice) = root.table_if_any("dice") {
        dice.fixed("attack", r#""2d6""#);
        dice.fixed("supply", r#""2d6""#);
        dice.fixed("replacement", r#""1d6""#);
        dice.finish_with_source();
    }
    if let Some(mut entry) = root.table("movement") {
        tables.stacking_limit = entry.number("stacking_limit", 1..=9).unwrap_or(9);
        read_move_costs(&mut entry, &mut tables.movement);
        entry.remarks(&["enter_extra_if_any_of", "leave_extra_if_any_of", "stack_moves_at"]);
        entry.finish_with_source();
    }
    read_damage(root, &mut tables.damage);
    if let Some(mut entry) = root.table("sap") {
        tables.units_per_level = entry.number("units_per_level", 1..=9).unwrap_or(0);
        tables.max_trench = entry.number("max_level", 1..=9).unwrap_or(9);
        tables.max_terrain = entry.number("max_total_defence", 1..=9).unwrap_or(9);
        entry.remarks(&["by_card"]);
        entry.finish_with_source();
    }
}

/// What a step costs, and what it costs at most.
fn read_move_costs(entry: &mut Entry<'_>, costs: &mut MoveCosts) {
    costs.enter = entry.number("enter", 1..=9).unwrap_or(0);
    costs.enter_extra = entry.number("enter_extra", 0..=9).unwrap_or(0);
    costs.leave_extra = entry.number("leave_extra", 0..=9).unwrap_or(0);
    let sum = costs.enter + costs.enter_extra + costs.leave_extra;
    entry.fixed("max_cost_per_step", &sum.to_string());
}

/// Assault (10.0).
fn read_assault(root: &mut Entry<'_>, read: &mut Read) {
    let Some(mut entry) = root.table("assault") else { return };
    let tables = &mut read.tables;
    let levels = 0..=i64::from(tables.max_trench);
    tables.assault_level = entry.number("required_trench_level", levels).unwrap_or(0);
    let turns = 0..=i64::from(read.last_turn);
    tables.free_assault_turn = entry.number("turn_with_no_requirement", turns).unwrap_or(0);
    tables.assault_loss = entry.number("automatic_loss", 0..=9).unwrap_or(0);
    read.loss_per_reroll = entry.number("extra_loss_per_reroll", 0..=9);
    entry.fixed("terrain_for_defender", "false");
    entry.fixed("fire_marker", "false");
    entry.finish_with_source();
}

/// The points that a unit takes at most: nine units' worth of them can be counted in a set of sums.
const MOST_POINTS: i64 = 7;

/// The ways to take damage (8.4), in the order of the rules. What is worse for a unit costs more.
fn read_damage(root: &mut Entry<'_>, costs: &mut DamageCosts) {
    const OPTIONS: [(&str, &str); 5] = [
        (r#""fresh""#, r#""flip to spent""#),
        (r#""spent""#, r#""retreat""#),
        (r#""spent""#, r#""eliminate""#),
        (r#""fresh""#, r#""flip to spent and retreat""#),
        (r#""fresh""#, r#""eliminate""#),
    ];
    let entries = root.entries("damage_option", &[]);
    let given = entries.len();
    for (place, mut entry) in entries.into_iter().enumerate() {
        if let Some((state, result)) = OPTIONS.get(place) {
            let (cost, less) = match place {
                0 => (&mut costs.flip, 0),
                1 => (&mut costs.retreat_spent, 0),
                2 => (&mut costs.eliminate_spent, costs.retreat_spent),
                3 => (&mut costs.retreat_fresh, costs.flip),
                _ => (&mut costs.eliminate_fresh, costs.retreat_fresh),
            };
            let range = i64::from(less) + 1..=MOST_POINTS;
            *cost = entry.number("cost", range).unwrap_or(0);
            entry.fixed("state", state);
            entry.fixed("result", result);
        }
        entry.finish_with_source();
    }
    if given != OPTIONS.len() && root.has("damage_option") {
        let facts = [("expected", Fact::from(OPTIONS.len()))];
        root.report("damage_option", "fault-length", facts);
    }
}

/// Supply and replacements (11.0, 12.1).
fn read_end_phase(root: &mut Entry<'_>, read: &mut Read) {
    let tables = &mut read.tables;
    if let Some(mut entry) = root.table("supply") {
        tables.supply_per_runway = entry.number("per_vm_runway_area", 0..=9).unwrap_or(0);
        tables.supply_per_green = entry.number("per_vm_green_area", 0..=9).unwrap_or(0);
        read.max_modifier = entry.number_if_any("max_modifier", 0..=87);
        entry.fixed("dice", r#""2d6""#);
        entry.finish_with_source();
    }
    read_supply_rows(root, tables);
    if let Some(mut entry) = root.table("replacements") {
        let by_die = entry.numbers::<u8>("by_die", 0..=128);
        match by_die.map(<[u8; 6]>::try_from) {
            Some(Ok(by_die)) => tables.replacements = by_die,
            Some(Err(_)) => entry.report("by_die", "fault-length", [("expected", 6_i64.into())]),
            None => (),
        }
        let turns = 0..=i64::from(read.last_turn);
        tables.no_replacements_turn = entry.number("none_on_turn", turns).unwrap_or(0);
        entry.fixed("dice", r#""1d6""#);
        entry.fixed("none_if_emergency_replacements_played", "true");
        entry.remarks(&["formula"]);
        entry.finish_with_source();
    }
}

/// The arrival schedule (12.2), and the Relief Force.
fn read_arrivals(root: &mut Entry<'_>, read: &mut Read) {
    for mut entry in root.entries("reinforcement", &[]) {
        let turn = entry.number("turn", super::turns(read.last_turn));
        let side = entry.word("side", SIDES);
        let formations = entry.texts("formations");
        let units = entry.number("units", 1..=128);
        let label = entry.label().to_owned();
        entry.finish_with_source();
        let row = || {
            let formations = formations?.into_iter().map(str::to_owned).collect();
            Some(Reinforcement { label, turn: turn?, side: side?, formations, units: units? })
        };
        read.reinforcements.extend(row());
    }
    if let Some(mut entry) = root.table("isabelle") {
        let owned = |ids: Vec<&str>| ids.into_iter().map(str::to_owned).collect();
        read.isabelle = Isabelle {
            card: entry.name("card"),
            area: entry.number("area", AREA_NUMBERS),
            units: entry.texts("units").map(owned),
            last_turn: entry.number("last_turn", super::turns(read.last_turn)),
        };
        entry.finish_with_source();
    }
}

/// The rows of the supply table follow each other from the lowest roll up, without gap or overlap.
fn read_supply_rows(root: &mut Entry<'_>, tables: &mut Tables) {
    let mut next = 2;
    let mut is_complete = true;
    for mut entry in root.entries("supply_row", &[]) {
        let min = entry.number::<u8>("min", 2..=HIGHEST_TOTAL);
        let max = entry.number::<u8>("max", 2..=HIGHEST_TOTAL);
        let areas = entry.number("areas_out_of_supply", 0..=47).unwrap_or(0);
        if let (Some(min), Some(max)) = (min, max) {
            let (low, high) = (i64::from(min), i64::from(max));
            if high < low {
                entry.report(
                    "max",
                    "fault-out-of-range",
                    [
                        ("value", text_fact(&max.to_string())),
                        ("min", low.into()),
                        ("max", HIGHEST_TOTAL.into()),
                    ],
                );
            } else if low > next {
                entry.report("min", "fault-gap", [("value", text_fact(&next.to_string()))]);
            } else if low < next {
                entry.report("min", "fault-overlap", [("value", text_fact(&min.to_string()))]);
            }
            next = next.max(high + 1);
            tables.supply.push(SupplyRow { min, max, areas });
        } else {
            is_complete = false;
        }
        entry.finish_with_source();
    }
    if is_complete && next <= HIGHEST_TOTAL && root.has("supply_row") {
        root.report("supply_row", "fault-gap", [("value", text_fact(&next.to_string()))]);
    }
}
