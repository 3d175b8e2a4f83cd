//! Chapter 16 of the tables: what vehicles do, how they shoot and fight.

use pack::Entry;

use super::tables::count;
use super::{read_faces, report_length, report_unknown, same};
use crate::charts::FARTHEST;
use crate::components::Terrain;
use crate::tables::Tables;

/// 16c.
pub(super) fn read(root: &mut Entry<'_>, tables: &mut Tables) {
    let mut found = [false; 8];
    for mut entry in root.entries("vehicle_action", &["id"]) {
        let id = entry.text("id").unwrap_or_default();
        let faces = read_faces(&mut entry, "success");
        let terrain = Terrain::ALL.into_iter().find(|t| id.strip_prefix("move_") == Some(t.id()));
        match terrain {
            Some(terrain) => {
                tables.vehicle_moves[terrain as usize] = faces;
                found[terrain as usize] = true;
            }
            None if id == "shoot" => {
                tables.vehicle_shoot = faces;
                found[7] = true;
            }
            None => report_unknown(&entry, "id", "action", id),
        }
        entry.remarks(&["max_per_turn"]);
        entry.finish_with_source();
    }
    if found.contains(&false) {
        report_length(root, "vehicle_action", found.len());
    }
    read_fights(root, tables);
}

/// 16d, 16f; the saves stand in forces.toml too.
fn read_fights(root: &mut Entry<'_>, tables: &mut Tables) {
    if let Some(mut entry) = root.table("vehicle_shooting") {
        let dice = entry.numbers::<u8>("dice_by_range", 1..=9).unwrap_or_default();
        match <[u8; FARTHEST]>::try_from(dice) {
            Ok(dice) => tables.shooting.vehicle_dice = dice,
            Err(_) => report_length(&entry, "dice_by_range", FARTHEST),
        }
        same(&mut entry, "range", Some(tables.shooting.vehicle_range));
        entry.fixed("max_diagonals", "1");
        tables.reaction.vehicle_dice = count(&mut entry, "opportunity_return_dice");
        entry.finish_with_source();
    }
    for entry in root.entries("vehicle_save", &["type"]) {
        entry.finish_remarks();
    }
    if let Some(mut entry) = root.table("vehicle_assault") {
        tables.assault.vehicle_dice = count(&mut entry, "dice_per_vehicle");
        tables.assault.vehicle_counts = count(&mut entry, "dead_vehicle_counts_bases");
        entry.fixed("modifiers", "false");
        entry.finish_with_source();
    }
}
