//! Reads `tables.toml`: the printed charts, tracks and constants.

use kernel::Fact;
use pack::{Entry, File, Name};

use super::constants::{read_cargo, read_constants, read_costs, read_edge, read_morale_step};
use super::{read_faces, report_missing};
use crate::components::{
    AirResult, AirdropResult, ArtilleryResult, Class, FireColumn, FireResult, Level, LevelRow,
    Route, Side, StrikeResult, Tables, Terrain, Track, TurnRow,
};
use crate::components::{Constants, Costs, Edge, MoraleStep, TerrainRow};
use crate::flow::Supply;

const SIDES: &[(&str, Side)] = &[("french", Side::French), ("vm", Side::VietMinh)];
const TERRAIN: &[(&str, Terrain)] = &[
    ("open", Terrain::Open),
    ("entrenchment", Terrain::Entrenchment),
    ("central", Terrain::Central),
];
const FIRE: &[(&str, FireResult)] = &[
    ("none", FireResult::None),
    ("mass", FireResult::Mass),
    ("panic", FireResult::Panic),
    ("hit", FireResult::Hit),
];
const STRIKE: &[(&str, StrikeResult)] = &[
    ("none", StrikeResult::None),
    ("reduce", StrikeResult::Reduce),
    ("reduce_shock", StrikeResult::ReduceShock),
];
const INDEX: &[(&str, StrikeResult)] =
    &[("none", StrikeResult::None), ("index_minus_1", StrikeResult::IndexMinus1)];
const fn abort(class: Class) -> AirResult {
    AirResult { class, shot_down: false }
}
const fn down(class: Class) -> AirResult {
    AirResult { class, shot_down: true }
}
const AAA: &[(&str, AirResult)] = &[
    ("tactical_abort", abort(Class::Tactical)),
    ("strategic_abort", abort(Class::Strategic)),
    ("cargo_abort", abort(Class::Cargo)),
    ("tactical_shoot_down", down(Class::Tactical)),
    ("strategic_shoot_down", down(Class::Strategic)),
    ("cargo_shoot_down", down(Class::Cargo)),
];
const SUPPLY: &[(&str, Supply)] =
    &[("gp_supply", Supply::Gp), ("artillery_supply", Supply::Ammunition)];
const ARTILLERY: &[(&str, ArtilleryResult)] = &[
    ("airfield", ArtilleryResult::Airfield),
    ("gp_supply", ArtilleryResult::GpSupply),
    ("artillery_supply", ArtilleryResult::ArtillerySupply),
    ("route_1", ArtilleryResult::Route(Route(1))),
    ("route_2", ArtilleryResult::Route(Route(2))),
    ("route_3", ArtilleryResult::Route(Route(3))),
    ("route_4", ArtilleryResult::Route(Route(4))),
    ("central", ArtilleryResult::Central),
    ("artillery_reduce", ArtilleryResult::ArtilleryReduce),
];
/// 13.1: the faces of a first die that hit, and the columns they open.
const COLUMNS: [(usize, &str); 2] = [(5, "column_5"), (6, "column_6")];
const AIRDROP: &[(&str, AirdropResult)] = &[
    ("captured", AirdropResult::Captured),
    ("lost", AirdropResult::Lost),
    ("delivered", AirdropResult::Delivered),
];
const LEVELS: &[(&str, Level)] = &[
    ("collapse", Level::Collapse),
    ("low", Level::Low),
    ("medium", Level::Medium),
    ("high", Level::High),
    ("fanatic", Level::Fanatic),
];

/// The tables as they were read, with what other files must agree with.
#[derive(Debug)]
pub(super) struct Read {
    pub(super) tables: Tables,
    /// The ends of the turn track.
    pub(super) turn: [u8; 2],
}

/// Every part of the file; none where it is broken.
struct Parts {
    terrain: Option<[TerrainRow; 3]>,
    fire: Option<[[FireResult; 6]; 2]>,
    strike: Option<[[StrikeResult; 6]; 3]>,
    aaa: Option<([bool; 6], [AirResult; 6], u8)>,
    artillery: Option<Artillery>,
    fast: Option<(u8, [u8; 6])>,
    landing: Option<([bool; 6], [AirdropResult; 6])>,
    tracks: Option<([Track; 7], u8)>,
    turns: Vec<TurnRow>,
    levels: Option<[LevelRow; 5]>,
    constants: Option<Constants>,
    morale_step: Option<MoraleStep>,
    costs: Option<Costs>,
    edge: Option<Edge>,
    supply_per_cargo: Option<[u8; 3]>,
}

/// Reads the tables.
pub(super) fn read(file: &File<'_>) -> Option<Read> {
    let table = file.parse()?;
    let mut root = Entry::root(file, &table);
    root.read_head(super::GAME);
    let parts = Parts {
        terrain: read_terrain(&mut root),
        fire: read_fire(&mut root),
        strike: read_strike(&mut root),
        aaa: read_aaa(&mut root),
        artillery: read_artillery(&mut root),
        fast: read_fast(&mut root),
        landing: read_landing(&mut root),
        tracks: read_tracks(&mut root),
        turns: read_turns(&mut root),
        levels: read_levels(&mut root),
        constants: read_constants(&mut root),
        morale_step: read_morale_step(&mut root),
        costs: read_costs(&mut root),
        edge: read_edge(&mut root),
        supply_per_cargo: read_cargo(&mut root),
    };
    root.finish();
    parts.whole()
}

impl Parts {
    /// The tables, if no part is broken.
    fn whole(self) -> Option<Read> {
        let (aaa_hits, aaa_results, shoot_down_turns) = self.aaa?;
        let (artillery_hits, artillery, airfields_gone) = self.artillery?;
        let (fast_divisor, fast_columns) = self.fast?;
        let (landing_reduces, airdrop) = self.landing?;
        let (tracks, collapse) = self.tracks?;
        let [turn, impulse, morale, aaa, vm_artillery, artillery_supply, gp_supply] = tracks;
        let tables = Tables {
            terrain: self.terrain?,
            fire: self.fire?,
            strike: self.strike?,
            aaa_hits,
            aaa_results,
            shoot_down_turns,
            artillery_hits,
            artillery,
            airfields_gone,
            fast_divisor,
            fast_columns,
            landing_reduces,
            airdrop,
            turns: self.turns,
            impulses: impulse.max,
            morale,
            collapse,
            aaa,
            vm_artillery,
            artillery_supply,
            gp_supply,
            levels: self.levels?,
            constants: self.constants?,
            morale_step: self.morale_step?,
            costs: self.costs?,
            supply_per_cargo: self.supply_per_cargo?,
            edge: self.edge?,
        };
        Some(Read { tables, turn: [turn.min, turn.max] })
    }
}

fn read_terrain(root: &mut Entry<'_>) -> Option<[TerrainRow; 3]> {
    let mut rows = [None, None, None];
    for entry in root.entries("terrain", &["id"]) {
        if let Some(row) = read_terrain_row(entry) {
            let place = row.terrain as usize;
            rows[place] = Some(row);
        }
    }
    for mut entry in root.entries_if_any("terrain_features", &["id"]) {
        entry.remarks(&["id", "effect", "range_bonus"]);
        entry.finish_with_source();
    }
    for (id, terrain) in TERRAIN {
        if rows[*terrain as usize].is_none() && root.file.is_clean() {
            report_missing(root.file, "terrain", id);
        }
    }
    let [open, entrenchment, central] = rows;
    Some([open?, entrenchment?, central?])
}

fn read_terrain_row(mut entry: Entry<'_>) -> Option<TerrainRow> {
    let terrain = entry.word("id", TERRAIN);
    let name = super::read_name(&mut entry);
    let columns = &[("open", FireColumn::Open), ("defensive", FireColumn::Defensive)];
    let column = entry.word("fire_column", columns);
    let french_panic = entry.flag("french_panic_in_tactical_fire");
    let stops_retreat = entry.flag("stops_french_retreat");
    let reductions = entry.number_if_any("route_hit_reductions", 0..=9).unwrap_or(0);
    let setup = entry.flag("french_setup_allowed");
    let refit = entry.flag("french_refit_allowed");
    let tie = entry.word("close_assault_tie_winner", SIDES);
    let draw = entry.word("close_assault_draw_winner", SIDES);
    entry.fixed("stops_all_movement", "true");
    entry.finish_with_source();
    Some(TerrainRow {
        terrain: terrain?,
        name,
        column: column?,
        french_panic: french_panic?,
        stops_retreat: stops_retreat?,
        route_hit_reductions: reductions,
        setup: setup?,
        refit: refit?,
        tie: tie?,
        draw: draw?,
    })
}

fn read_fire(root: &mut Entry<'_>) -> Option<[[FireResult; 6]; 2]> {
    let mut entry = root.table("tactical_fire")?;
    entry.fixed("dice_per_factor", "1");
    entry.fixed("results", r#"["none", "mass", "panic", "hit"]"#);
    let open = read_faces(&mut entry, "open", FIRE);
    let defensive = read_faces(&mut entry, "defensive", FIRE);
    entry.remarks(&["meaning"]);
    // Open ground is the deadlier column: every rule about cover takes that for granted.
    let weight = |row: [FireResult; 6]| row.iter().map(|result| *result as u32).sum::<u32>();
    if let (Some(open), Some(defensive)) = (open, defensive)
        && weight(open) <= weight(defensive)
    {
        entry.report("defensive", "siege-fault-column", []);
    }
    entry.finish_with_source();
    Some([open?, defensive?])
}

fn read_strike(root: &mut Entry<'_>) -> Option<[[StrikeResult; 6]; 3]> {
    let mut entry = root.table("strategic_strike")?;
    entry.fixed("dice_per_factor", "1");
    let base = read_faces(&mut entry, "base", STRIKE);
    let artillery = read_faces(&mut entry, "artillery", INDEX);
    let aaa = read_faces(&mut entry, "aaa", INDEX);
    entry.remarks(&["meaning"]);
    entry.finish_with_source();
    Some([base?, artillery?, aaa?])
}

fn read_aaa(root: &mut Entry<'_>) -> Option<([bool; 6], [AirResult; 6], u8)> {
    let mut entry = root.table("vm_aaa")?;
    let first = read_faces(&mut entry, "first", &[("miss", false), ("hit", true)]);
    let second = read_faces(&mut entry, "second", AAA);
    let turns = entry.number("shoot_down_return_turns", 1..=20);
    entry.remarks(&["meaning"]);
    entry.finish_with_source();
    Some((first?, second?, turns?))
}

type Artillery = ([Option<u8>; 6], [[ArtilleryResult; 6]; 2], [Supply; 2]);

fn read_artillery(root: &mut Entry<'_>) -> Option<Artillery> {
    let mut entry = root.table("vm_artillery")?;
    entry.fixed("hit_on", &format!("{:?}", COLUMNS.map(|(face, _)| face)));
    let mut hits = [None; 6];
    for (at, (face, _)) in (0..).zip(COLUMNS) {
        hits[face - 1] = Some(at);
    }
    let [five, six] = COLUMNS.map(|(_, field)| {
        let column = read_faces(&mut entry, field, ARTILLERY);
        // 13.2 says what an Airfield result of 1 and of 2 becomes, and of no other.
        let late = column.is_some_and(|row| row[2..].contains(&ArtilleryResult::Airfield));
        if late {
            entry.report(field, "siege-fault-airfield-result", []);
        }
        column
    });
    let gone = entry.table("airfields_gone").and_then(|mut row| {
        let gone = ["1", "2"].map(|face| row.word(face, SUPPLY));
        row.finish();
        let [one, two] = gone;
        Some([one?, two?])
    });
    entry.finish_with_source();
    Some((hits, [five?, six?], gone?))
}

fn read_fast(root: &mut Entry<'_>) -> Option<(u8, [u8; 6])> {
    let mut entry = root.table("vm_artillery_fast")?;
    let divisor = entry.number("divisor", 1..=36);
    entry.fixed("round", r#""up""#);
    let five = super::read_bits(&mut entry, "column_5_on");
    let six = super::read_bits(&mut entry, "column_6_on");
    let mut columns = [0; 6];
    if let (Some(five), Some(six)) = (five, six) {
        for face in 1..=6u8 {
            match (five >> face & 1, six >> face & 1) {
                (1, 1) => entry.report("column_6_on", "fault-overlap", [("value", face.into())]),
                (0, 0) => entry.report("column_6_on", "fault-gap", [("value", face.into())]),
                (_, six) => columns[usize::from(face) - 1] = six,
            }
        }
    }
    entry.finish_with_source();
    Some((divisor?, columns))
}

fn read_landing(root: &mut Entry<'_>) -> Option<([bool; 6], [AirdropResult; 6])> {
    let landing = root.table("airborne_landing").and_then(|mut entry| {
        let row = read_faces(&mut entry, "results", &[("reduced", true), ("safe", false)]);
        entry.remarks(&["meaning"]);
        entry.finish_with_source();
        row
    });
    let airdrop = root.table("airdrop").and_then(|mut entry| {
        let row = read_faces(&mut entry, "results", AIRDROP);
        entry.remarks(&["meaning"]);
        entry.finish_with_source();
        row
    });
    Some((landing?, airdrop?))
}

/// The tracks in the order of the file, and the morale at which the game ends.
fn read_tracks(root: &mut Entry<'_>) -> Option<([Track; 7], u8)> {
    let mut entry = root.table("tracks")?;
    let mut collapse = None;
    let mut read = |field: &'static str, most: i64| {
        let mut track = entry.table(field)?;
        let min: Option<u8> = track.number("min", 0..=most);
        let max = track.number("max", 1..=most);
        let start = track.number_if_any("start", 0..=most).or(min);
        if field == "vm_morale" {
            collapse = track.number("collapse_at_or_below", 0..=most);
        }
        if let (Some(min), Some(max), Some(start)) = (min, max, start)
            && !(min..=max).contains(&start)
        {
            let facts = [("value", Fact::from(start)), ("min", min.into()), ("max", max.into())];
            track.report("start", "fault-out-of-range", facts);
        }
        track.finish_with_source();
        Some(Track { min: min?, max: max?, start: start? })
    };
    let tracks = [
        read("turn", 15),
        read("impulse", 15),
        read("vm_morale", 12),
        read("vm_aaa", 60),
        read("vm_artillery", 60),
        read("artillery_supply", 99),
        read("gp_supply", 99),
    ];
    entry.finish();
    let [turn, impulse, morale, aaa, guns, ammunition, gp] = tracks;
    Some(([turn?, impulse?, morale?, aaa?, guns?, ammunition?, gp?], collapse?))
}

fn read_turns(root: &mut Entry<'_>) -> Vec<TurnRow> {
    let mut turns = Vec::new();
    for (place, mut entry) in (1u8..).zip(root.entries("turn_record", &["turn"])) {
        let turn = entry.number("turn", 1..=15);
        let en = entry.name("dates").unwrap_or_default();
        let fr = entry.name("dates_fr").unwrap_or_default();
        if turn.is_some_and(|turn: u8| turn != place) {
            entry.report("turn", "fault-gap", [("value", place.into())]);
        }
        entry.finish_with_source();
        turns.extend(turn.map(|turn| TurnRow { turn, dates: Name { en, fr } }));
    }
    turns
}

/// 7.3: the levels cover the track without gap and overlap.
fn read_levels(root: &mut Entry<'_>) -> Option<[LevelRow; 5]> {
    let mut rows = [None; 5];
    for mut entry in root.entries("morale_scale", &["id"]) {
        let level = entry.word("id", LEVELS);
        let min = entry.number("min", 1..=12);
        let max = entry.number("max", 1..=12);
        let (mut events, mut movement) = (Some(0), Some(0));
        if level != Some(Level::Collapse) {
            events = entry.number("events", 0..=13);
            movement = entry.number("vm_movement", 0..=13);
        }
        entry.finish_with_source();
        let row = (|| {
            let level = level?;
            Some(LevelRow { level, min: min?, max: max?, events: events?, movement: movement? })
        })();
        if let Some(row) = row {
            rows[row.level as usize] = Some(row);
        }
    }
    let mut next = 1;
    for (id, level) in LEVELS {
        let Some(row) = rows[*level as usize] else {
            if root.file.is_clean() {
                report_missing(root.file, "morale_scale", id);
            }
            return None;
        };
        let key = format!("morale_scale {id} / min");
        if row.min > next {
            root.file.report(&key, "fault-gap", [("value", next.into())]);
        } else if row.min < next || row.max < row.min {
            root.file.report(&key, "fault-overlap", [("value", row.min.into())]);
        }
        next = row.max + 1;
    }
    let [a, b, c, d, e] = rows;
    Some([a?, b?, c?, d?, e?])
}
