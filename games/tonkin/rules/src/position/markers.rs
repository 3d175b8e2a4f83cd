//! The states of units, and the markers of a position.

use kernel::Fact;
use pack::{Entry, text_fact};

use super::Reading;
use crate::board::Place;
use crate::components::{Hex, Side, Unit};
use crate::flow::Objectives;
use crate::sets::HexSet;

impl<'d> Reading<'d> {
    /// Steps lost, DG and OoS: only units on the map or in Saigon have them.
    pub(super) fn read_states(&mut self, root: &mut Entry<'d>) {
        if let Some(steps) = root.table_if_any("steps") {
            for field in steps.fields() {
                let Some(unit) = self.rules.components.unit_named(field) else {
                    self.report_unknown(&steps.key(field), "unit", field);
                    continue;
                };
                let full = self.board.steps(unit);
                if full == 0 || !self.is_in_play(unit) {
                    self.report_state(&steps.key(field), unit);
                } else if let Some(left) = steps.number_at(field, 1..=i64::from(full)) {
                    self.board.set_steps(unit, left);
                }
            }
        }
        for unit in self.read_units(root, "dg").iter() {
            if !self.is_in_play(unit) {
                self.report_state("dg", unit);
            }
            self.board.disorganize(&self.rules.charts, unit);
        }
        let oos = self.read_units(root, "out_of_supply");
        for unit in oos.iter() {
            let fights = self.rules.charts.forces.fighting.has(unit);
            if !self.is_in_play(unit) || !fights {
                self.report_state("out_of_supply", unit);
            }
        }
        self.board.oos = oos;
    }

    /// Whether a counter is where it can have a marker.
    fn is_in_play(&self, unit: Unit) -> bool {
        matches!(self.board.place(unit), Place::Map(_) | Place::Saigon)
    }

    fn report_state(&self, key: &str, unit: Unit) {
        let facts = [("value", text_fact(&self.rules.components.unit(unit).id))];
        self.file.report(key, "tonkin-fault-state", facts);
    }

    /// Trenches, and roads built and destroyed.
    pub(super) fn read_markers(&mut self, root: &mut Entry<'d>) {
        if let Some(mut trenches) = root.table_if_any("trenches") {
            for side in Side::BOTH {
                let hexes = self.read_hexes(&mut trenches, side.name());
                self.board.trenches[side as usize] = hexes;
                let key = trenches.key(side.name());
                for hex in hexes.iter().filter(|hex| !self.is_manned(side, *hex)) {
                    self.report_hex(&key, "tonkin-fault-unmanned", hex);
                }
            }
            trenches.finish();
        }
        let land = self.rules.charts.ground.land;
        self.board.road_markers = self.read_hexes(root, "road_markers");
        for hex in self.board.road_markers.minus(land).iter() {
            self.report_hex("road_markers", "tonkin-fault-closed-hex", hex);
        }
        let most = self.rules.components.road_markers;
        if self.board.road_markers.len() > usize::from(most) {
            self.file.report("road_markers", "tonkin-fault-road-markers", [("most", most.into())]);
        }
        self.board.destroyed = self.read_hexes(root, "destroyed_roads");
        let roads = self.rules.charts.ground.roads.or(self.board.road_markers);
        for hex in self.board.destroyed.minus(roads).iter() {
            self.report_hex("destroyed_roads", "tonkin-fault-no-road", hex);
        }
    }

    /// 6.3 b: a trench needs a unit other than DNA, SD and HQ.
    fn is_manned(&self, side: Side, hex: Hex) -> bool {
        let forces = &self.rules.charts.forces;
        let diggers = forces.fighting.and(forces.side[side as usize]).minus(forces.dna);
        self.board.stack(hex).any(|unit| diggers.has(unit))
    }

    fn report_hex(&self, key: &str, id: &'static str, hex: Hex) {
        self.file.report(key, id, [("hex", Fact::Text(hex.to_string()))]);
    }

    /// 1.9 A: two VP-Hexes, and which of the markers is real: the first or the second.
    pub(super) fn read_objectives(&self, root: &mut Entry<'d>) -> Objectives {
        let Some(mut entry) = root.table_if_any("objectives") else {
            return Objectives::default();
        };
        let names = entry.texts("at").unwrap_or_default();
        let key = entry.key("at");
        let hexes: Vec<Hex> =
            names.into_iter().filter_map(|name| self.hex_named(&key, name)).collect();
        let found: HexSet = hexes.iter().copied().collect();
        for hex in found.minus(self.rules.charts.ground.vp_hexes).iter() {
            self.report_hex(&key, "tonkin-fault-no-vp", hex);
        }
        let real: u8 = entry.number("real", 1..=2).unwrap_or(1);
        let moved = entry.flag_if_any("moved").unwrap_or(false);
        let at = match hexes[..] {
            [first, second] if first == second => {
                let value = Fact::Text(first.to_string());
                self.file.report(&key, "fault-repeated", [("value", value)]);
                [None; 2]
            }
            [first, second] => [Some(first), Some(second)],
            _ => {
                self.file.report_once(&key, "fault-length", [("expected", Fact::Number(2))]);
                [None; 2]
            }
        };
        entry.finish();
        Objectives { at, real: real - 1, moved }
    }
}
