//! Reads the results tables and their modifiers (6.6, 6.8, 6.14).

use std::collections::BTreeMap;

use kernel::Fact;
use pack::{Entry, text_fact};

use super::tables::MODIFIER;
use crate::components::{
    BarrageModifiers, BarrageRow, CombatModifiers, CombatTable, DgModifiers, ODDS, Outcome,
    Terrain, TerrainChart, Width,
};

/// Reads the Combat and DG Results Table.
pub(super) fn read_combat_table(mut crt: Entry<'_>) -> Option<CombatTable> {
    crt.fixed("columns", r#"["2xAL", "Ex-AL", "Ex", "Ex-DL", "2xDL"]"#);
    let drm_min: Option<i8> = crt.number("drm_min", MODIFIER);
    let drm_max: Option<i8> = crt.number("drm_max", MODIFIER);
    // The table has a column for every total that two dice and the modifiers can give.
    let least: Option<u8> = crt.number("total_min", 0..=0);
    let most: Option<u8> = crt.number("total_max", 2..=99);
    crt.fixed("odds_below_first_row_drm", "-1");
    crt.fixed("odds_above_last_row_drm", "1");
    let span = (least.unwrap_or(0), most.unwrap_or(0));
    if let (Some(most), Some(drm_max)) = (most, drm_max) {
        check_most(&crt, most, drm_max);
    }
    let highest = read_rows(&mut crt, span);
    let losses = read_losses(&mut crt);
    let dg = crt.table("dg").map(read_dg_numbers);
    crt.finish_with_source();
    let [a, b, c, d, e, f] = highest;
    Some(CombatTable {
        highest: [a?, b?, c?, d?, e?, f?],
        dg: dg?,
        losses,
        drm_min: drm_min?,
        drm_max: drm_max?,
    })
}

/// The greatest total is that of two dice with the greatest modifier.
fn check_most(crt: &Entry<'_>, most: u8, drm_max: i8) {
    let right = 12 + i64::from(drm_max);
    if i64::from(most) != right {
        let (key, right) = (crt.key("total_max"), right.to_string());
        super::report_contradiction(crt.file, &key, &most.to_string(), "drm_max", &right);
    }
}

/// The rows of the table: for each of the odds the highest total of each column.
fn read_rows(crt: &mut Entry<'_>, span: (u8, u8)) -> [Option<[u8; 5]>; ODDS.len()] {
    let mut rows: BTreeMap<String, [u8; 5]> = BTreeMap::new();
    for mut entry in crt.entries("row", &["odds"]) {
        let words = ODDS.map(|odds| (odds, odds));
        let odds = entry.word("odds", &words);
        let highest = read_spans(&mut entry, span);
        entry.finish_with_source();
        rows.extend(odds.map(str::to_owned).zip(highest));
    }
    let highest = ODDS.map(|odds| rows.get(odds).copied());
    // An entry that could not be read was reported.
    let clean = crt.file.is_clean();
    for (odds, _) in ODDS.iter().zip(&highest).filter(|(_, row)| clean && row.is_none()) {
        crt.report("row", "fault-missing-entry", [("value", text_fact(odds))]);
    }
    let better = |pair: &[Option<[u8; 5]>]| match (pair[0], pair[1]) {
        (Some(low), Some(high)) => low.iter().zip(high).all(|(low, high)| *low >= high),
        _ => true,
    };
    if let Some(place) = highest.windows(2).position(|pair| !better(pair)) {
        let key = crt.key(&format!("row {} / spans", ODDS[place + 1]));
        crt.file.report(&key, "tonkin-fault-worse-odds", []);
    }
    highest
}

/// The spans of a row, without gaps and overlaps.
fn read_spans(entry: &mut Entry<'_>, (least, most): (u8, u8)) -> Option<[u8; 5]> {
    // The spans are pairs of numbers, as points are.
    let spans = entry.points("spans")?;
    super::check_length(entry, "spans", spans.len(), Outcome::ALL.len());
    let mut next = i32::from(least);
    for span in &spans {
        if span.x != next || span.y < span.x {
            let id = if span.x > next { "fault-gap" } else { "fault-overlap" };
            entry.report("spans", id, [("value", text_fact(&next.to_string()))]);
            return None;
        }
        next = span.y + 1;
    }
    if next != i32::from(most) + 1 {
        entry.report("spans", "fault-gap", [("value", text_fact(&most.to_string()))]);
    }
    let highest: Vec<u8> = spans.iter().filter_map(|span| u8::try_from(span.y).ok()).collect();
    highest.try_into().ok()
}

fn read_losses(crt: &mut Entry<'_>) -> [[u8; 2]; 5] {
    let mut losses = [None; 5];
    let words = Outcome::ALL.map(|outcome| (outcome.id(), outcome));
    for mut entry in crt.entries("result", &["id"]) {
        let outcome = entry.word("id", &words);
        let steps = ["attacker_steps", "defender_steps"].map(|field| entry.number(field, 0..=4));
        entry.finish_with_source();
        if let Some(outcome) = outcome {
            losses[outcome as usize] = Some(steps.map(|steps| steps.unwrap_or(0)));
        }
    }
    for (outcome, _) in Outcome::ALL.iter().zip(&losses).filter(|(_, row)| row.is_none()) {
        crt.report("result", "fault-missing-entry", [("value", text_fact(outcome.id()))]);
    }
    losses.map(Option::unwrap_or_default)
}

fn read_dg_numbers(mut entry: Entry<'_>) -> [[u8; 5]; 2] {
    let numbers = ["attacker", "defender"].map(|field| {
        let numbers: Vec<u8> = entry.numbers(field, 1..=12).unwrap_or_default();
        super::check_length(&entry, field, numbers.len(), Outcome::ALL.len());
        numbers.try_into().unwrap_or_default()
    });
    entry.finish_with_source();
    numbers
}

/// A list of modifiers: numbers by id. Some explain a computed one and have words instead.
struct Modifiers {
    list: &'static str,
    numbers: BTreeMap<String, i8>,
}

fn read_modifiers(root: &mut Entry<'_>, list: &'static str, words: &[&str]) -> Modifiers {
    let mut numbers = BTreeMap::new();
    for mut entry in root.entries(list, &["id"]) {
        let id = entry.name("id");
        if id.as_deref().is_some_and(|id| words.contains(&id)) {
            entry.name("value");
        } else {
            numbers.extend(id.zip(entry.number("value", MODIFIER)));
        }
        entry.remarks(&["when", "applies_to"]);
        entry.finish_with_source();
    }
    Modifiers { list, numbers }
}

impl Modifiers {
    fn take(&mut self, root: &Entry<'_>, id: &str) -> i8 {
        let found = self.numbers.remove(id);
        if found.is_none() && root.file.is_clean() {
            root.report(self.list, "fault-missing-entry", [("value", text_fact(id))]);
        }
        found.unwrap_or(0)
    }

    /// A modifier that the chart has too.
    fn same(&mut self, root: &Entry<'_>, id: &str, chart: Option<i8>) {
        let value = self.take(root, id);
        if let Some(right) = chart.filter(|right| *right != value) {
            let key = format!("{} {id} / value", self.list);
            let (value, right) = (value.to_string(), right.to_string());
            super::report_contradiction(root.file, &key, &value, "tec", &right);
        }
    }

    /// Nothing is left that no rule knows.
    fn finish(self, root: &Entry<'_>) {
        for id in self.numbers.keys() {
            let facts = [("what", Fact::Word("modifier")), ("value", text_fact(id))];
            root.report(&format!("{} {id}", self.list), "fault-unknown-reference", facts);
        }
    }
}

/// Reads the combat modifiers (6.8).
pub(super) fn read_combat_drm(
    root: &mut Entry<'_>,
    chart: Option<&TerrainChart>,
) -> CombatModifiers {
    let words = ["morale_difference", "bolshevik_spirit", "terrain"];
    let mut list = read_modifiers(root, "combat_drm", &words);
    let read = CombatModifiers {
        odds_below: list.take(root, "odds_below_1_2"),
        odds_above: list.take(root, "odds_above_5_1"),
        rain: list.take(root, "rain_season_attack"),
        early_attack: list.take(root, "fef_early_attack"),
        early_defence: list.take(root, "fef_early_defence"),
        overrun_no_sd: list.take(root, "overrun_no_sd"),
        airdrop: list.take(root, "airdrop_overrun"),
        hero_attack: list.take(root, "hero_attack"),
        hero_defence: list.take(root, "hero_defence"),
    };
    list.same(root, "minor_river", chart.map(|chart| chart.river(Width::Minor).combat_drm));
    list.same(root, "major_river", chart.map(|chart| chart.river(Width::Major).combat_drm));
    list.same(root, "trench", chart.map(|chart| chart.trench_combat_drm));
    list.finish(root);
    read
}

/// Reads the DG modifiers (6.14).
pub(super) fn read_dg_drm(root: &mut Entry<'_>, chart: Option<&TerrainChart>) -> DgModifiers {
    let mut list = read_modifiers(root, "dg_drm", &[]);
    let read = DgModifiers {
        morale_5: list.take(root, "stack_morale_5_or_more"),
        morale_2: list.take(root, "stack_morale_2"),
        morale_1: list.take(root, "stack_morale_1_or_less"),
    };
    let of_terrain = |terrain| chart.map(|chart| chart.row(terrain).dg_drm[0]);
    list.same(root, "forest", of_terrain(Terrain::Forest));
    list.same(root, "mountain", of_terrain(Terrain::Mountain));
    list.same(root, "major_river", chart.map(|chart| chart.river(Width::Major).dg_drm));
    list.same(root, "trench", chart.map(|chart| chart.trench_dg_drm));
    list.finish(root);
    read
}

/// Reads the Barrage Table and its modifiers (6.6).
pub(super) fn read_barrage(root: &mut Entry<'_>) -> (Vec<BarrageRow>, BarrageModifiers) {
    let rows = root.table("barrage").map(read_barrage_table).unwrap_or_default();
    let mut list = read_modifiers(root, "barrage_drm", &[]);
    let read = BarrageModifiers {
        target_dg: list.take(root, "target_dg"),
        anti_aircraft: list.take(root, "anti_aircraft"),
        forest: list.take(root, "forest"),
        mountain: list.take(root, "mountain"),
        trench: list.take(root, "trench"),
        morale_5: list.take(root, "target_morale_5_or_more"),
        morale_2: list.take(root, "target_morale_2_or_less"),
    };
    list.finish(root);
    (rows, read)
}

fn read_barrage_table(mut barrage: Entry<'_>) -> Vec<BarrageRow> {
    barrage.fixed("columns", r#"["Miss", "DG", "DG&DL"]"#);
    barrage.fixed("natural_2", "\"Miss\"");
    barrage.fixed("natural_12", "\"DG&DL\"");
    let mut rows: Vec<BarrageRow> = Vec::new();
    for mut entry in barrage.entries("row", &[]) {
        let [min, max] = ["min", "max"].map(|field| entry.number(field, 1..=99));
        let [miss, dg] = ["miss_max", "dg_max"].map(|field| entry.number::<u8>(field, 0..=24));
        let next = rows.last().map_or(1, |row| row.max + 1);
        if let Some(min) = min.filter(|min| *min != next) {
            let id = if min > next { "fault-gap" } else { "fault-overlap" };
            entry.report("min", id, [("value", text_fact(&next.to_string()))]);
        }
        if let (Some(miss), Some(dg)) = (miss, dg)
            && miss > dg
        {
            entry.report("dg_max", "fault-overlap", [("value", text_fact(&miss.to_string()))]);
        }
        entry.finish_with_source();
        if let (Some(min), Some(max), Some(miss), Some(dg)) = (min, max, miss, dg) {
            rows.push(BarrageRow { min, max, miss, dg });
        }
    }
    barrage.finish_with_source();
    rows
}
