//! Reads `tables.toml`: the tables of the sheet and the reconstructed ones.

use pack::{Entry, File};

use super::forces::Forces;
use super::{read_faces, read_meta, report_length, same, scoring, vehicles};
use crate::charts::FARTHEST;
use crate::components::{Grade, GradeRow, Terrain, Vehicle};
use crate::sets::Faces;
use crate::tables::{
    ActionDice, Artillery, Assault, Casevac, Deviation, FootAction, Interrogation, Morale, Points,
    Reaction, Save, Shooting, Tables, Trap, VehicleDice,
};

/// Reads the tables. What they say of grades and vehicles, `forces.toml` must say as well; moves are those of the
/// terrain file.
pub(super) fn read(file: &File<'_>, forces: Option<&Forces>) -> Option<Tables> {
    let table = file.parse()?;
    let mut root = Entry::root(file, &table);
    read_meta(&mut root);
    let mut tables = blank();
    read_dice(&mut root, &mut tables, forces);
    read_foot_actions(&mut root, &mut tables);
    read_shooting(&mut root, &mut tables, forces);
    vehicles::read(&mut root, &mut tables);
    read_reactions(&mut root, &mut tables, forces);
    read_single_dice(&mut root, &mut tables);
    read_traps(&mut root, &mut tables, forces);
    read_artillery(&mut root, &mut tables);
    read_morale(&mut root, &mut tables, forces);
    read_assault(&mut root, &mut tables, forces);
    read_caches(&mut root, &mut tables);
    read_turn(&mut root, &mut tables);
    scoring::read(&mut root, &mut tables);
    for entry in root.entries_if_any("option", &["id"]) {
        entry.finish_remarks();
    }
    root.finish();
    Some(tables)
}

fn blank() -> Tables {
    Tables {
        action_dice: ActionDice::default(),
        vehicle_dice: VehicleDice::default(),
        foot_actions: [Faces::default(); 14],
        foot_moves: [Faces::default(); 7],
        vehicle_moves: [Faces::default(); 7],
        vehicle_shoot: Faces::default(),
        shooting: Shooting::default(),
        reaction: Reaction::default(),
        save: Save::default(),
        peasant_save: Faces::default(),
        max_caches: 0,
        peasants_in_square: 0,
        morale: Morale::default(),
        assault: Assault::default(),
        artillery: Artillery {
            hit: Faces::default(),
            deviation: [Deviation::None; 6],
            against_vc: 0,
            against_nva: 0,
            of_nva: 0,
        },
        trap: Trap::default(),
        casevac: Casevac::default(),
        interrogation: Interrogation::default(),
        deviation_bonus: 0,
        after_fail: 0,
        countdown: [0; 6],
        countdown_choices: [0; 3],
        leader_loss: Faces::default(),
        carried: [0; 3],
        destroyed: [0; 3],
        points: Points::default(),
        levels: Vec::new(),
    }
}

/// What the two grades that are not average change; it stands in `forces.toml` too.
fn grades(entry: &mut Entry<'_>, forces: Option<&Forces>, of: fn(&GradeRow) -> i8) {
    for (field, grade) in [("veteran", Grade::Veteran), ("raw", Grade::Raw)] {
        same(entry, field, forces.map(|forces| of(&forces.grades[grade as usize])));
    }
}

/// Faces as a list in the file.
fn list(faces: Faces) -> String {
    let faces: Vec<u8> = (1..=6).filter(|face| faces.has(*face)).collect();
    format!("{faces:?}")
}

/// A modifier of dice.
fn dice(entry: &mut Entry<'_>, field: &'static str) -> i8 {
    entry.number(field, -9..=9).unwrap_or(0)
}

pub(super) fn count(entry: &mut Entry<'_>, field: &'static str) -> u8 {
    entry.number(field, 0..=9).unwrap_or(0)
}

/// 28a, 16a.
fn read_dice(root: &mut Entry<'_>, tables: &mut Tables, forces: Option<&Forces>) {
    if let Some(mut entry) = root.table("action_dice") {
        tables.action_dice = ActionDice {
            start: dice(&mut entry, "start"),
            minimum: dice(&mut entry, "minimum"),
            pc_beyond: dice(&mut entry, "pc_beyond_2"),
            caches: dice(&mut entry, "carrying_caches"),
            no_leader: dice(&mut entry, "no_leader"),
            morale_fail: dice(&mut entry, "per_morale_failure"),
            hammered: dice(&mut entry, "hammered"),
        };
        grades(&mut entry, forces, |grade| grade.action_dice);
        entry.fixed("pc_beyond_2_applies_to", r#"["US", "ARVN", "NVA"]"#);
        let [_, most] = super::read_span(&mut entry, "carrying_caches_range", 9);
        tables.max_caches = most;
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("vehicle_action_dice") {
        tables.vehicle_dice.start = dice(&mut entry, "start");
        tables.vehicle_dice.destroyed = dice(&mut entry, "vehicle_destroyed");
        tables.vehicle_dice.no_foot = dice(&mut entry, "not_in_proximity_to_foot");
        entry.fixed("morale", "false");
        entry.fixed("may_initiate_assault", "false");
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("vehicle_action_dice_extra") {
        tables.vehicle_dice.minimum = dice(&mut entry, "minimum");
        tables.vehicle_dice.hammered = dice(&mut entry, "hammered");
        entry.finish_with_source();
    }
}

/// 28b, 28c.
fn read_foot_actions(root: &mut Entry<'_>, tables: &mut Tables) {
    let mut found = [false; 21];
    for mut entry in root.entries("foot_action", &["id"]) {
        let id = entry.text("id").unwrap_or_default();
        let faces = read_faces(&mut entry, "success");
        let action = FootAction::ALL.iter().find(|(known, _)| *known == id).map(|(_, a)| *a);
        let terrain = Terrain::ALL.into_iter().find(|t| id.strip_prefix("move_") == Some(t.id()));
        match (action, terrain) {
            (Some(action), _) => {
                tables.foot_actions[action as usize] = faces;
                found[action as usize] = true;
                let limit: Option<u8> = entry.number_if_any("max_per_side_turn", 1..=9);
                let shots: Option<u8> = entry.number_if_any("max_per_turn", 1..=9);
                read_limit(tables, action, limit.or(shots).unwrap_or(0));
            }
            (None, Some(terrain)) => {
                tables.foot_moves[terrain as usize] = faces;
                found[14 + terrain as usize] = true;
            }
            (None, None) => super::report_unknown(&entry, "id", "action", id),
        }
        entry.remarks(&["class", "who", "caller", "when_down"]);
        entry.finish_with_source();
    }
    if found.contains(&false) {
        report_length(root, "foot_action", found.len());
    }
    read_down(root);
}

/// 28c.
fn read_down(root: &mut Entry<'_>) {
    for (table, field, expected) in [
        (
            "down",
            "allowed_actions",
            r#"["shoot", "disappear", "artillery_white_star_v_nva", "artillery_white_star_v_vc", "artillery_nva"]"#,
        ),
        ("down_extra", "also_allowed", r#"["down_or_carry_on"]"#),
    ] {
        if let Some(mut entry) = root.table(table) {
            entry.fixed(field, expected);
            entry.finish_with_source();
        }
    }
}

fn read_limit(tables: &mut Tables, action: FootAction, limit: u8) {
    match action {
        FootAction::Shoot => tables.shooting.per_turn = limit,
        FootAction::ArtilleryAgainstNva => tables.artillery.against_nva = limit,
        FootAction::ArtilleryAgainstVc => tables.artillery.against_vc = limit,
        FootAction::ArtilleryOfNva => tables.artillery.of_nva = limit,
        FootAction::Casevac => tables.casevac.per_turn = limit,
        FootAction::DownOrCarryOn
        | FootAction::DestroyCache
        | FootAction::GenerateVc
        | FootAction::RemoveCasualty
        | FootAction::Disappear
        | FootAction::NewLeader
        | FootAction::Interrogate
        | FootAction::Search
        | FootAction::Assault => (),
    }
}

/// 33a.
fn read_shooting(root: &mut Entry<'_>, tables: &mut Tables, forces: Option<&Forces>) {
    if let Some(mut entry) = root.table("shooting") {
        let shooting = &mut tables.shooting;
        let ranges = 1..=FARTHEST as i64;
        shooting.foot_range = entry.number("foot_range", ranges.clone()).unwrap_or(1);
        shooting.vehicle_range = entry.number("vehicle_range", ranges).unwrap_or(1);
        shooting.bases = dice(&mut entry, "bases_counted_max");
        shooting.max = dice(&mut entry, "max_dice");
        shooting.min = dice(&mut entry, "min_dice");
        shooting.hit = read_faces(&mut entry, "hit");
        grades(&mut entry, forces, |grade| grade.count);
        entry.fixed("max_diagonals", "1");
        entry.fixed("dead_peasant_on", r#""two or more dice showing 1""#);
        entry.fixed("priority", r#"["face", "proximity", "rest"]"#);
        entry.remarks(&["action_success"]);
        entry.finish_with_source();
    }
    read_save(root, tables);
}

/// 33c.
fn read_save(root: &mut Entry<'_>, tables: &mut Tables) {
    if let Some(mut entry) = root.table("save") {
        tables.save = Save {
            basic: dice(&mut entry, "basic"),
            leader: dice(&mut entry, "leader"),
            cover: dice(&mut entry, "cover"),
            down_or_veteran: dice(&mut entry, "down_or_veteran"),
            short_or_raw: dice(&mut entry, "short_range_or_raw"),
            always_dead: entry.number("always_dead", 1..=6).unwrap_or(1),
            always_ok: entry.number("always_ok", 1..=6).unwrap_or(6),
        };
        entry.finish_with_source();
    }
}

/// 33b.
fn read_reactions(root: &mut Entry<'_>, tables: &mut Tables, forces: Option<&Forces>) {
    if let Some(mut entry) = root.table("opportunity_return") {
        tables.reaction.per_base = dice(&mut entry, "dice_per_base");
        tables.reaction.min = dice(&mut entry, "min_dice");
        tables.reaction.hit = read_faces(&mut entry, "hit");
        grades(&mut entry, forces, |grade| grade.count);
        same(&mut entry, "vehicle_dice", Some(tables.reaction.vehicle_dice));
        entry.remarks(&["opportunity_distance", "return_target"]);
        entry.finish_with_source();
    }
}

/// 30. The saves stand in `forces.toml` too, by grade and by class.
fn read_traps(root: &mut Entry<'_>, tables: &mut Tables, forces: Option<&Forces>) {
    let Some(mut entry) = root.table("booby_trap") else { return };
    tables.trap.square = count(&mut entry, "triggers_on_square");
    tables.trap.explodes = read_faces(&mut entry, "explodes");
    entry.fixed("dice", "1");
    entry.fixed("bases_lost", "1");
    entry.remarks(&["rolled_by", "vehicle_result", "after_casualty"]);
    for (field, grade, vehicle) in [
        ("save_veteran_or_tank", Grade::Veteran, Vehicle::Tank),
        ("save_average_or_carrier", Grade::Average, Vehicle::Carrier),
        ("save_raw_or_truck", Grade::Raw, Vehicle::Truck),
    ] {
        let of_grade = forces.map(|forces| forces.grades[grade as usize].trap_save);
        let mut classes = forces.iter().flat_map(|forces| &forces.vehicles);
        let of_class = classes.find(|row| row.vehicle == vehicle).map(|row| row.trap_save);
        same(&mut entry, field, of_grade.map(list));
        same(&mut entry, field, of_class.filter(|faces| Some(*faces) != of_grade).map(list));
    }
    entry.finish_with_source();
}

/// 35, 26, X9.
fn read_single_dice(root: &mut Entry<'_>, tables: &mut Tables) {
    for mut entry in root.entries("interrogation", &["result"]) {
        let faces = read_faces(&mut entry, "dice");
        let results = [("peasant_dies", 0), ("wasted", 1), ("bingo", 2)];
        match entry.word("result", &results) {
            Some(0) => tables.interrogation.dies = faces,
            Some(1) => tables.interrogation.wasted = faces,
            Some(_) => tables.interrogation.bingo = faces,
            None => (),
        }
        entry.remarks(&["arvn_rerolls_once", "gives", "max_held"]);
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("deviation") {
        tables.deviation_bonus = count(&mut entry, "communist_bonus");
        entry.fixed("dice_each", "1");
        entry.fixed("whole_or_nothing", "true");
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("leader_loss") {
        tables.leader_loss = read_faces(&mut entry, "attacker_chooses");
        entry.finish_with_source();
    }
    read_peasants(root, tables);
}

/// 14, X1.4.
fn read_peasants(root: &mut Entry<'_>, tables: &mut Tables) {
    if let Some(mut entry) = root.table("peasants") {
        tables.peasant_save = read_faces(&mut entry, "save");
        entry.fixed("save_modifiers", "false");
        entry.fixed("die_on_double_1_from_shooting", "true");
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("peasant_limits") {
        tables.peasants_in_square = entry.number("max_per_square", 1..=9).unwrap_or(1);
        entry.finish_with_source();
    }
}

/// 34.
fn read_artillery(root: &mut Entry<'_>, tables: &mut Tables) {
    if let Some(mut entry) = root.table("artillery") {
        tables.artillery.hit = read_faces(&mut entry, "base_hit");
        entry.fixed("squares", "3");
        entry.fixed("shape", r#""line""#);
        same(&mut entry, "peasant_save", Some(list(tables.peasant_save)));
        entry.fixed("short_range_modifier", "false");
        same(&mut entry, "hammered_action_dice", Some(tables.action_dice.hammered));
        entry.remarks(&["callers", "against_vc", "against_nva", "observer", "after"]);
        entry.finish_with_source();
    }
    let mut seen = 0;
    for mut entry in root.entries("artillery_deviation", &["result"]) {
        let dice = entry.numbers::<u8>("dice", 1..=6).unwrap_or_default();
        let results = [
            ("swivel_end", Deviation::End),
            ("swivel_centre", Deviation::Centre),
            ("none", Deviation::None),
        ];
        let result = entry.word("result", &results).unwrap_or(Deviation::None);
        for face in dice {
            seen += 1;
            tables.artillery.deviation[usize::from(face - 1)] = result;
        }
        entry.finish_with_source();
    }
    if seen != 6 {
        report_length(root, "artillery_deviation", 6);
    }
    read_casevac(root, tables);
}

/// 28j.
fn read_casevac(root: &mut Entry<'_>, tables: &mut Tables) {
    if let Some(mut entry) = root.table("casevac") {
        tables.casevac.raw = dice(&mut entry, "raw");
        tables.casevac.lost = read_faces(&mut entry, "lost_on");
        entry.fixed("dice_per_enemy", "1");
        entry.fixed("bases_at_risk", "false");
        entry.remarks(&["risk_if"]);
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("casevac_extra") {
        tables.casevac.vehicle_dice = count(&mut entry, "dice_per_enemy_vehicle");
        tables.casevac.min = count(&mut entry, "min_dice_if_any_enemy");
        entry.remarks(&["dice_counted"]);
        entry.finish_with_source();
    }
}

/// 27.
fn read_morale(root: &mut Entry<'_>, tables: &mut Tables, forces: Option<&Forces>) {
    let Some(mut entry) = root.table("morale") else { return };
    tables.morale = Morale {
        no_leader: dice(&mut entry, "no_leader"),
        per_casualty: dice(&mut entry, "per_casualty"),
        casualty_max: dice(&mut entry, "casualty_max"),
        per_enemy: dice(&mut entry, "per_enemy_unit_in_proximity"),
        enemy_max: dice(&mut entry, "enemy_max"),
        fail: read_faces(&mut entry, "fail"),
    };
    grades(&mut entry, forces, |grade| grade.morale_dice);
    same(&mut entry, "action_dice_per_fail", Some(tables.action_dice.morale_fail));
    entry.remarks(&["when"]);
    entry.finish_with_source();
}

/// 32, 31.
fn read_assault(root: &mut Entry<'_>, tables: &mut Tables, forces: Option<&Forces>) {
    let assault: &mut Assault = &mut tables.assault;
    if let Some(mut entry) = root.table("assault") {
        assault.bases = dice(&mut entry, "bases_counted_max");
        assault.per_base = count(&mut entry, "dice_per_base");
        assault.short = count(&mut entry, "short_assault_assaulter_per_base");
        assault.no_cover = count(&mut entry, "assaulter_from_no_cover_target_per_base");
        assault.kill = read_faces(&mut entry, "kill");
        grades(&mut entry, forces, |grade| grade.count);
        entry.fixed("first_roller", r#""white_star""#);
        entry.fixed("white_star_reroll", "true");
        entry.fixed("communist_reroll", "false");
        entry.remarks(&["action_success", "winner"]);
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("pursuit") {
        assault.pursuit_bases = dice(&mut entry, "max_bases");
        assault.pursuit_kill = read_faces(&mut entry, "kill");
        entry.fixed("dice_per_base", "1");
        grades(&mut entry, forces, |grade| grade.count);
        entry.remarks(&["saves"]);
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("pursuit_extra") {
        assault.pursuit_vehicle = count(&mut entry, "dice_per_vehicle");
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("fall_back") {
        assault.offered = entry.number("squares_offered", 1..=3).unwrap_or(3);
        entry.remarks(&["chooser"]);
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("fall_back_extra") {
        assault.distance = entry.number("max_distance", 1..=2).unwrap_or(2);
        entry.finish_with_source();
    }
}

/// 36, X4.
fn read_caches(root: &mut Entry<'_>, tables: &mut Tables) {
    for mut entry in root.entries("cache_value", &["kind"]) {
        let kind = entry.word("kind", &[("low", 0), ("high", 1), ("number1", 2)]);
        let carried = entry.number("carried_dice", 0..=9).unwrap_or(0);
        let destroyed = entry.number("destroyed_dice", 0..=9).unwrap_or(0);
        if let Some(kind) = kind {
            tables.carried[kind] = carried;
            tables.destroyed[kind] = destroyed;
        }
        entry.finish_with_source();
    }
    for (table, field, expected) in [
        ("cache_rules", "reroll_allowed", "true"),
        ("column_shift", "beyond_table", r#""not available""#),
        ("loop", "markers", r#"["low", "high", "number1", "ambush", "blank"]"#),
    ] {
        if let Some(mut entry) = root.table(table) {
            entry.fixed(field, expected);
            entry.remarks(&["when"]);
            entry.finish_with_source();
        }
    }
}

/// 25, X6.
fn read_turn(root: &mut Entry<'_>, tables: &mut Tables) {
    if let Some(mut entry) = root.table("turn_sequence") {
        tables.after_fail = entry.number("after_fail_rest_of_group_dice", 1..=8).unwrap_or(1);
        let removed = entry.numbers::<u8>("countdown_removed", 1..=9).unwrap_or_default();
        match <[u8; 3]>::try_from(removed) {
            Ok(removed) => tables.countdown_choices = removed,
            Err(_) => report_length(&entry, "countdown_removed", 3),
        }
        entry.remarks(&["steps"]);
        entry.finish_with_source();
    }
    if let Some(mut entry) = root.table("countdown_roll") {
        let faces = entry.numbers::<u8>("by_face", 1..=9).unwrap_or_default();
        match <[u8; 6]>::try_from(faces) {
            Ok(faces) => tables.countdown = faces,
            Err(_) => report_length(&entry, "by_face", 6),
        }
        entry.finish_with_source();
    }
}
