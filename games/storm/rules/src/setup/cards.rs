//! Reads `cards.toml`: the kinds of cards and the cards of each kind.

use std::collections::BTreeMap;

use kernel::Fact;

use super::map::{AREA_NUMBERS, SIDES};
use crate::components::{Area, CardValues, Improved, Kind, KindRow, ReliefRow, Side};
use pack::{Entry, File, text_fact};

/// The kinds that attack.
const WITH_FIREPOWER: &[Kind] = &[
    Kind::Debouchez,
    Kind::B26,
    Kind::FighterBombers,
    Kind::Artillery,
    Kind::TotArtillery,
    Kind::Katyusha,
    Kind::Artillery105,
    Kind::Artillery75,
];
/// The kinds that attack harder where seven or more units stand.
const WITH_FIREPOWER_7PLUS: &[Kind] = &[Kind::Katyusha, Kind::Artillery105, Kind::Artillery75];

/// What is printed on a card but is part of what the rules do with it (chapter W, 5.2). The pack may
/// repeat it, and may not change it.
#[rustfmt::skip]
const FIXED: &[(Kind, &str, &str)] = &[
    (Kind::CommandCoordination, "both_dice", "true"),
    (Kind::CommandCoordination, "keep", r#""new""#),
    (Kind::Debouchez, "terrain", r#""none""#),
    (Kind::Debouchez, "excludes", r#"["mines"]"#),
    (Kind::Flares, "cancels", r#"["night_assault"]"#),
    (Kind::Flares, "cancels_all", "true"),
    (Kind::ReliefForce, "dice", r#""1d6""#),
    (Kind::Flamethrowers, "terrain", r#""none""#),
    (Kind::Mines, "dice", r#""1d6""#),
    (Kind::Mines, "excludes", r#"["debouchez"]"#),
    (Kind::Mines, "chooser", r#""VM""#),
    (Kind::CounterAttack, "fire_marker", "false"),
    (Kind::CounterAttack, "terrain", r#""none""#),
    (Kind::B26, "cancelled_by", r#"["poor_weather"]"#),
    (Kind::FighterBombers, "assigner", r#""FR""#),
    (Kind::FighterBombers, "retreats", "false"),
    (Kind::FighterBombers, "cancelled_by", r#"["poor_weather"]"#),
    (Kind::Artillery, "cancelled_by", r#"["artillery_105", "artillery_75"]"#),
    (Kind::TotArtillery, "cancelled_by", r#"["artillery_105", "artillery_75"]"#),
    (Kind::Rats, "dice", r#""1d6""#),
    (Kind::Rats, "chooser", r#""VM""#),
    (Kind::Giap, "keep", r#""higher""#),
    (Kind::MineShaft, "dice", r#""1d6""#),
    (Kind::MineShaft, "assigner", r#""VM""#),
    (Kind::PoorWeather, "cancels", r#"["fighter_bombers", "b26"]"#),
    (Kind::Artillery105, "cancels", r#"["artillery", "tot_artillery"]"#),
    (Kind::Artillery75, "cancels", r#"["artillery", "tot_artillery"]"#),
];

/// Fields that say in words what the rules do.
const REMARKS: &[&str] = &[
    "trigger",
    "combinable",
    "target",
    "applies_to",
    "requires",
    "reach",
    "alternative",
    "max_rerolls",
    "rulings",
    "dice",
];

/// What the Relief Force brings, where and until when (card FR-09).
#[derive(Clone, Copy, Debug)]
pub(super) struct Relief {
    pub(super) table: [ReliefRow; 6],
    pub(super) area: Option<Area>,
    pub(super) last_turn: Option<u8>,
}

/// The cards as they were read.
#[derive(Debug, Default)]
pub(super) struct Cards {
    /// In the order of [`Kind::ALL`], if nothing is missing.
    pub(super) kinds: Vec<KindRow>,
    pub(super) values: CardValues,
    pub(super) relief: Option<Relief>,
}

/// Reads the cards.
pub(super) fn read(file: &File<'_>, last_turn: u8) -> Cards {
    let Some(table) = file.parse() else { return Cards::default() };
    let mut root = Entry::root(file, &table);
    let mut cards = Cards::default();
    let (card_count, cards_per_side) = read_meta(&mut root);
    for entry in root.entries("kind", &["id"]) {
        read_kind(entry, last_turn, &mut cards);
    }
    cards.kinds.sort_by_key(|row| row.kind);
    let mut numbers: [Vec<u8>; 2] = Default::default();
    for entry in root.entries("card", &["id"]) {
        read_card(entry, &mut cards, &mut numbers);
    }
    root.finish();
    check_kinds(file, &cards);
    if file.is_clean() {
        check_numbers(file, &numbers, card_count, cards_per_side);
    }
    cards
}

fn read_meta(root: &mut Entry<'_>) -> (Option<u8>, Option<u8>) {
    let Some(mut meta) = root.table("meta") else { return (None, None) };
    meta.read_version(super::GAME);
    let counts = (meta.number("card_count", 2..=200), meta.number("cards_per_side", 1..=100));
    meta.remarks(&["proof_of_purchase_cards", "note"]);
    meta.finish_with_source();
    counts
}

fn read_kind(mut entry: Entry<'_>, last_turn: u8, cards: &mut Cards) {
    let ids: Vec<(&'static str, Kind)> = Kind::ALL.iter().map(|kind| (kind.id(), *kind)).collect();
    let Some(kind) = entry.word("id", &ids) else { return };
    if let Some(side) = entry.word("side", SIDES)
        && side != kind.side()
    {
        entry.report("side", "storm-fault-kind-side", [("side", Fact::Word(kind.side().name()))]);
    }
    let row = read_row(&mut entry, kind);
    if kind == Kind::ReliefForce {
        cards.relief = Some(read_relief(&mut entry, last_turn));
    }
    read_values(&mut entry, kind, last_turn, &mut cards.values);
    check_fixed(&mut entry, kind);
    entry.finish_with_source();
    cards.kinds.push(row);
}

/// What every card has, and the firepower of those that attack.
fn read_row(entry: &mut Entry<'_>, kind: Kind) -> KindRow {
    let has_firepower = WITH_FIREPOWER.contains(&kind);
    let firepower = has_firepower.then(|| entry.number("firepower", 1..=50)).flatten().unwrap_or(0);
    let harder = WITH_FIREPOWER_7PLUS.contains(&kind);
    let firepower_7plus =
        harder.then(|| entry.number("firepower_7plus", 1..=50)).flatten().unwrap_or(firepower);
    let has_trench_value = kind.side() == Side::VietMinh;
    let trench_value =
        has_trench_value.then(|| entry.number("trench_value", 1..=3)).flatten().unwrap_or(0);
    KindRow {
        kind,
        copies: entry.number("copies", 1..=30).unwrap_or(0),
        name_en: entry.name("name_en").unwrap_or_default(),
        name_fr: entry.name("name_fr").unwrap_or_default(),
        effect_en: entry.name("effect_en").unwrap_or_default(),
        effect_fr: entry.name("effect_fr").unwrap_or_default(),
        removed_after_play: entry.flag("removed_after_play").unwrap_or(false),
        firepower,
        firepower_7plus,
        trench_value,
        cards: Vec::new(),
    }
}

/// The numbers that are part of what a card does.
fn read_values(entry: &mut Entry<'_>, kind: Kind, last_turn: u8, values: &mut CardValues) {
    let turns = super::turns(last_turn);
    match kind {
        Kind::Bigeard => values.reduce_per_unit = small(entry, "reduce_per_unit"),
        Kind::MortarSupport => values.mortar_bonus = small(entry, "firepower_bonus"),
        Kind::ImprovedDefenses => read_improved(entry, &mut values.improved),
        Kind::Giap => values.loss_per_reroll = small(entry, "extra_loss_per_reroll"),
        Kind::MineShaft => {
            values.shaft_first_turn = entry.number("first_turn", turns).unwrap_or(0);
        }
        Kind::Propaganda => {
            values.propaganda_removes = entry.numbers("removed_on", 1..=6).unwrap_or_default();
        }
        Kind::HeavyFlak => values.flak_areas = small(entry, "extra_areas"),
        Kind::EmergencyReplacements => {
            values.emergency_units = small(entry, "units");
            values.emergency_first_turn = entry.number("first_turn", turns).unwrap_or(0);
        }
        Kind::NightAssault => values.night_bonus = small(entry, "roll_bonus"),
        Kind::CommandCoordination
        | Kind::Debouchez
        | Kind::Bordels
        | Kind::Flares
        | Kind::ReliefForce
        | Kind::Flamethrowers
        | Kind::Mines
        | Kind::CounterAttack
        | Kind::B26
        | Kind::FighterBombers
        | Kind::Artillery
        | Kind::TotArtillery
        | Kind::Rats
        | Kind::PoorWeather
        | Kind::Katyusha
        | Kind::SurpriseAssault
        | Kind::Artillery105
        | Kind::Artillery75 => (),
    }
}

/// A number of one digit, at least 1.
fn small(entry: &mut Entry<'_>, field: &'static str) -> u8 {
    entry.number(field, 1..=9).unwrap_or(0)
}

/// VM-01: what one copy does, and what two do.
fn read_improved(entry: &mut Entry<'_>, improved: &mut [Improved; 2]) {
    let most = [small(entry, "cap_one"), small(entry, "cap_two")];
    match entry.numbers::<u8>("multiplier", 1..=9).map(<[u8; 2]>::try_from) {
        Some(Ok([one, two])) => {
            let [most_one, most_two] = most;
            *improved = [
                Improved { factor: one, most: most_one },
                Improved { factor: two, most: most_two },
            ];
        }
        Some(Err(_)) => entry.report("multiplier", "fault-length", [("expected", 2_i64.into())]),
        None => (),
    }
}

fn check_fixed(entry: &mut Entry<'_>, kind: Kind) {
    entry.fixed("timing", timing(kind));
    entry.fixed("windows", windows(kind));
    for (_, field, value) in FIXED.iter().filter(|(of, ..)| *of == kind) {
        entry.fixed(field, value);
    }
    entry.remarks(REMARKS);
}

/// When a card is played (5.2).
fn timing(kind: Kind) -> &'static str {
    match kind {
        Kind::Bordels
        | Kind::ReliefForce
        | Kind::CounterAttack
        | Kind::B26
        | Kind::Artillery
        | Kind::TotArtillery
        | Kind::Katyusha
        | Kind::Propaganda
        | Kind::SurpriseAssault
        | Kind::Artillery105
        | Kind::Artillery75 => r#""impulse""#,
        Kind::FighterBombers | Kind::Rats | Kind::MineShaft => r#""any_own""#,
        Kind::HeavyFlak => r#""supply""#,
        Kind::EmergencyReplacements => r#""impulse_end""#,
        Kind::Bigeard
        | Kind::CommandCoordination
        | Kind::Debouchez
        | Kind::Flares
        | Kind::Flamethrowers
        | Kind::Mines
        | Kind::MortarSupport
        | Kind::ImprovedDefenses
        | Kind::Giap
        | Kind::PoorWeather
        | Kind::NightAssault => r#""reaction""#,
    }
}

/// The windows a card is played in (chapter W).
fn windows(kind: Kind) -> &'static str {
    match kind {
        Kind::Bordels
        | Kind::ReliefForce
        | Kind::CounterAttack
        | Kind::B26
        | Kind::Artillery
        | Kind::TotArtillery
        | Kind::Katyusha
        | Kind::Propaganda
        | Kind::SurpriseAssault => r#"["W1"]"#,
        Kind::Artillery105 | Kind::Artillery75 => r#"["W1", "W7"]"#,
        Kind::FighterBombers | Kind::Rats | Kind::MineShaft => r#"["W2"]"#,
        Kind::Flamethrowers | Kind::MortarSupport | Kind::ImprovedDefenses => r#"["W3"]"#,
        Kind::Debouchez | Kind::Flares | Kind::Mines | Kind::NightAssault => r#"["W4"]"#,
        Kind::CommandCoordination | Kind::Giap => r#"["W5"]"#,
        Kind::Bigeard => r#"["W6"]"#,
        Kind::PoorWeather => r#"["W7"]"#,
        Kind::HeavyFlak => r#"["W8"]"#,
        Kind::EmergencyReplacements => r#"["W9"]"#,
    }
}

fn read_relief(entry: &mut Entry<'_>, last_turn: u8) -> Relief {
    let area = entry.number("area", AREA_NUMBERS).map(Area);
    let last_turn = entry.number("last_turn", super::turns(last_turn));
    let mut faces: BTreeMap<u8, ReliefRow> = BTreeMap::new();
    let rows = entry.entries("die_table", &[]);
    let key = entry.key("die_table");
    for mut row in rows {
        let rolls = row.numbers::<u8>("rolls", 1..=6).unwrap_or_default();
        let infantry = row.number("infantry", 0..=9).unwrap_or(0);
        let armor = row.number("armor", 0..=9).unwrap_or(0);
        for roll in rolls {
            if faces.insert(roll, ReliefRow { infantry, armor }).is_some() {
                entry.file.report(&key, "fault-overlap", [("value", text_fact(&roll.to_string()))]);
            }
        }
        row.finish();
    }
    let missing: Vec<String> =
        (1..=6).filter(|face| !faces.contains_key(face)).map(|face| face.to_string()).collect();
    if !missing.is_empty() {
        entry.file.report_once(&key, "fault-gap", [("value", text_fact(&missing.join(", ")))]);
    }
    let none = ReliefRow { infantry: 0, armor: 0 };
    let table = std::array::from_fn(|at| faces.get(&(at as u8 + 1)).copied().unwrap_or(none));
    Relief { table, area, last_turn }
}

fn read_card(mut entry: Entry<'_>, cards: &mut Cards, numbers: &mut [Vec<u8>; 2]) {
    let id = entry.name("id");
    let side = entry.word("side", SIDES);
    let number = entry.number::<u8>("number", 1..=100);
    let kind = entry.name("kind");
    let row =
        kind.as_ref().and_then(|kind| cards.kinds.iter_mut().find(|row| row.kind.id() == kind));
    if let (Some(kind), None) = (&kind, &row) {
        super::report_unknown(entry.file, &entry.key("kind"), "kind", kind);
    }
    if let Some(row) = row {
        if let Some(side) = side.filter(|side| *side != row.kind.side()) {
            let other = format!("kind {}", row.kind.id());
            let right = row.kind.side().name();
            let key = entry.key("side");
            super::report_contradiction(entry.file, &key, side.name(), &other, right);
        }
        if row.kind.side() == Side::VietMinh
            && let Some(value) = entry.number::<u8>("trench_value", 1..=3)
            && value != row.trench_value
        {
            let other = format!("kind {} / trench_value", row.kind.id());
            let (key, right) = (entry.key("trench_value"), row.trench_value.to_string());
            super::report_contradiction(entry.file, &key, &value.to_string(), &other, &right);
        }
        row.cards.extend(id.clone());
    }
    if let (Some(id), Some(side), Some(number)) = (id, side, number) {
        let initials = if side == Side::French { "FR" } else { "VM" };
        let right = format!("{initials}-{number:02}");
        if id != right {
            let other = entry.key("number");
            super::report_contradiction(entry.file, &entry.key("id"), &id, &other, &right);
        }
        numbers[side as usize].push(number);
    }
    entry.finish_with_source();
}

fn check_kinds(file: &File<'_>, cards: &Cards) {
    for kind in Kind::ALL {
        match cards.kinds.iter().find(|row| row.kind == kind) {
            None => {
                file.report("kind", "fault-missing-entry", [("value", text_fact(kind.id()))]);
            }
            Some(row) => {
                let key = format!("kind {} / copies", kind.id());
                if usize::from(row.copies) != row.cards.len() {
                    let facts =
                        [("stated", Fact::from(row.copies)), ("counted", row.cards.len().into())];
                    file.report_once(&key, "fault-count", facts);
                }
            }
        }
    }
}

fn check_numbers(
    file: &File<'_>,
    numbers: &[Vec<u8>; 2],
    card_count: Option<u8>,
    cards_per_side: Option<u8>,
) {
    if let Some(stated) = card_count {
        let counted = numbers.iter().map(Vec::len).sum();
        super::check_count(file, "meta / card_count", stated, counted);
    }
    if let Some(stated) = cards_per_side {
        for side in numbers {
            super::check_count(file, "meta / cards_per_side", stated, side.len());
            super::check_gaps(file, "card", side.iter().copied(), stated);
        }
    }
}
