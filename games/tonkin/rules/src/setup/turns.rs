//! Reads the Turn Track with its reinforcements and withdrawals, and the other tracks.

use kernel::Fact;
use pack::{Entry, text_fact};

use super::unit_named;
use crate::components::{AirstrikeLevel, Arrival, Side, TurnRow, Unit, UnitRow, Withdrawal};
use crate::names;

/// The months as the Turn Track writes them.
const MONTHS: [&str; 12] =
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
/// The last month in which the French fight badly is May-52 (6.10).
const LAST_EARLY_TURN: u8 = 20;
/// It rains from June to September (1.7).
const RAINS: std::ops::RangeInclusive<usize> = 5..=8;
/// The longest Turn Track.
const TURNS: std::ops::RangeInclusive<i64> = 1..=60;

/// The other tracks.
#[derive(Debug, Default)]
pub(super) struct Tracks {
    pub(super) vp_range: [i8; 2],
    pub(super) air_transports: (u8, Vec<Arrival>),
    pub(super) trucks: (u8, Vec<Arrival>),
    pub(super) airstrike: Vec<AirstrikeLevel>,
}

/// Reads the other tracks.
pub(super) fn read_tracks(mut tracks: Entry<'_>, units: &[UnitRow]) -> Tracks {
    let mut read = Tracks::default();
    if let Some(mut vp) = tracks.table("vp") {
        let [min, max] = ["min", "max"].map(|field| vp.number(field, -100..=100).unwrap_or(0));
        read.vp_range = [min, max];
        vp.finish_with_source();
    }
    let [air, trucks] = ["air_transport", "truck"].map(|field| {
        let mut entry = tracks.table(field)?;
        let start = entry.number("start", 0..=20).unwrap_or(0);
        let mut arrivals = Vec::new();
        for mut arrival in entry.entries("arrivals", &["turn"]) {
            let turn = arrival.number("turn", TURNS).unwrap_or(1);
            let add = arrival.number("add", 1..=9).unwrap_or(1);
            arrival.finish();
            arrivals.push(Arrival { turn, add });
        }
        entry.finish_with_source();
        Some((start, arrivals))
    });
    read.air_transports = air.unwrap_or_default();
    read.trucks = trucks.unwrap_or_default();
    if let Some(airstrike) = tracks.table("airstrike") {
        read.airstrike = read_airstrike(airstrike, units);
    }
    tracks.finish();
    read
}

fn read_airstrike(mut entry: Entry<'_>, units: &[UnitRow]) -> Vec<AirstrikeLevel> {
    let mut levels: Vec<AirstrikeLevel> = Vec::new();
    for mut level in entry.entries("levels", &["turn"]) {
        let turn = level.number("turn", TURNS);
        let barrage: Option<u8> = level.number("barrage", 1..=20);
        let counter = level.text("counter").unwrap_or_default();
        let counter = unit_named(&level, "counter", counter, units);
        let is_back = level.word("side", &[("front", false), ("back", true)]);
        if let (Some(counter), Some(is_back), Some(barrage)) = (counter, is_back, barrage) {
            let row = &units[counter.index()];
            let face = if is_back { row.back.unwrap_or_default() } else { row.front };
            if face.barrage != barrage {
                let (value, right) = (barrage.to_string(), face.barrage.to_string());
                let other = format!("units.toml, unit {}", row.id);
                super::report_contradiction(
                    level.file,
                    &level.key("barrage"),
                    &value,
                    &other,
                    &right,
                );
            }
        }
        if levels.last().is_some_and(|last| turn.is_some_and(|turn| turn <= last.turn)) {
            level.report("turn", "tonkin-fault-order", []);
        }
        level.finish();
        if let (Some(turn), Some(barrage), Some(counter)) = (turn, barrage, counter) {
            levels.push(AirstrikeLevel { turn, barrage, counter });
        }
    }
    entry.finish_with_source();
    levels
}

/// Reads the Turn Track.
pub(super) fn read(root: &mut Entry<'_>, units: &[UnitRow]) -> Vec<TurnRow> {
    let mut turns: Vec<TurnRow> = Vec::new();
    for entry in root.entries("turn", &["number"]) {
        let expected = turns.len() + 1;
        turns.extend(read_turn(entry, expected, turns.last(), units));
    }
    if turns.is_empty() && root.file.is_clean() {
        root.report("turn", "fault-empty", []);
    }
    turns
}

fn read_turn(
    mut entry: Entry<'_>,
    expected: usize,
    before: Option<&TurnRow>,
    units: &[UnitRow],
) -> Option<TurnRow> {
    let number: Option<u8> = entry.number("number", TURNS);
    if let Some(number) = number.filter(|number| usize::from(*number) != expected) {
        let id = if usize::from(number) > expected { "fault-gap" } else { "fault-overlap" };
        entry.report("number", id, [("value", text_fact(&expected.to_string()))]);
    }
    let month = entry.name("month").unwrap_or_default();
    let [rain, early] = ["rain", "fef_early_malus"].map(|field| entry.flag(field));
    let vm_number: Option<i8> = entry.number("vm_number", 0..=100);
    let withdraw = read_withdrawals(&mut entry);
    let vm_rp = entry.number("vm_rp", 0..=20);
    let fef = super::read_units(&mut entry, "reinforcements_fef", units);
    let vm = super::read_units(&mut entry, "reinforcements_vm", units);
    if let Some(number) = number {
        check_month(&entry, number, &month);
        check_calendar(&entry, number, &[("rain", rain), ("fef_early_malus", early)]);
        let rows = |list: &[Unit]| list.iter().map(|unit| &units[unit.index()]).collect::<Vec<_>>();
        check_arrivals(&entry, number, Side::French, &rows(&fef));
        check_arrivals(&entry, number, Side::VietMinh, &rows(&vm));
    }
    entry.remarks(&["scenario"]);
    entry.finish_with_source();
    // 0 means that the number of the turn before stays in force (2.1).
    let in_force = before.map_or(0, |row| row.vm_number);
    Some(TurnRow {
        number: number?,
        month,
        rain: rain?,
        early: early?,
        vm_number: vm_number.filter(|number| *number != 0).unwrap_or(in_force),
        withdraw,
        vm_rp: vm_rp?,
        reinforcements: [fef, vm],
    })
}

fn read_withdrawals(entry: &mut Entry<'_>) -> Vec<Withdrawal> {
    let mut withdraw = Vec::new();
    for name in entry.texts("withdraw").unwrap_or_default() {
        match Withdrawal::ALL.iter().find(|(word, _)| *word == name) {
            Some((_, class)) => withdraw.push(*class),
            None => super::report_unknown(entry.file, &entry.key("withdraw"), "class", name),
        }
    }
    withdraw
}

/// Reinforcements are of their side, and their counters name the turn.
fn check_arrivals(entry: &Entry<'_>, number: u8, side: Side, rows: &[&UnitRow]) {
    let field = match side {
        Side::French => "reinforcements_fef",
        Side::VietMinh => "reinforcements_vm",
    };
    for row in rows.iter().filter(|row| row.side != side || row.entry != number) {
        let facts = [("unit", Fact::Text(row.id.clone())), ("turn", row.entry.into())];
        entry.report(field, "tonkin-fault-wrong-turn", facts);
    }
}

/// Turn 1 is Oct-50; it rains from June to September (1.7); the French fight badly until May-52 (6.10).
/// Whether the month is the one of that number.
fn check_month(entry: &Entry<'_>, number: u8, month: &str) {
    let (of_year, year) = names::calendar(number);
    let right = format!("{}-{}", MONTHS[of_year], year % 100);
    if month != right {
        super::report_contradiction(entry.file, &entry.key("month"), month, "number", &right);
    }
}

/// Whether the flags of a month are those that the calendar gives it.
fn check_calendar(entry: &Entry<'_>, number: u8, said: &[(&str, Option<bool>); 2]) {
    let (of_year, _) = names::calendar(number);
    let is_rainy = RAINS.contains(&of_year);
    let is_early = number <= LAST_EARLY_TURN;
    let right = [(is_rainy, "1.7"), (is_early, "6.10")];
    for ((field, said), (right, rule)) in said.iter().zip(right) {
        if let Some(said) = said.filter(|said| *said != right) {
            let (value, right) = (said.to_string(), right.to_string());
            super::report_contradiction(entry.file, &entry.key(field), &value, rule, &right);
        }
    }
}
