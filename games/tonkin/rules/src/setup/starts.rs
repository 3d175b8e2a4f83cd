//! Whether the scenarios can be set up with these counters, on this map, at their dates (9.0).

use std::collections::{BTreeMap, BTreeSet};

use kernel::Fact;
use pack::{File, text_fact};

use super::report_contradiction;
use crate::components::{
    Colour, Components, Country, Hex, Kind, ScenarioRow, SetupRow, Side, Terrain, Unit, UnitType,
    Width, Zone,
};

/// Checks every scenario.
pub(super) fn check(file: &File<'_>, components: &Components) {
    for row in &components.scenarios {
        Start { file, components, row }.check();
    }
}

/// 3.8: where a counter may stand at all.
pub(super) fn may_stand(components: &Components, unit: Unit, hex: Hex) -> bool {
    let (unit, hex) = (components.unit(unit), components.hex(hex));
    let major = |width: Width| width == Width::Major;
    let has_major = || {
        let widths =
            hex.rivers.iter().map(|here| components.map.rivers[usize::from(here.river.0)].width);
        widths.into_iter().any(major)
    };
    let in_china = hex.country == Country::China;
    if hex.kind != Kind::Land || (unit.side == Side::French && in_china) {
        return false;
    }
    match unit.unit_type {
        UnitType::TieuDoan | UnitType::Bvn | UnitType::BvnGarrison => {
            hex.country == Country::Vietnam || (hex.country == Country::Laos && hex.touches_vietnam)
        }
        UnitType::PathetLao | UnitType::Bcl | UnitType::BclDetachment => {
            hex.country == Country::Laos || (hex.country == Country::Vietnam && hex.touches_laos)
        }
        UnitType::Thai | UnitType::Gcma => hex.zone == Some(Zone::Highlands),
        UnitType::Dna => hex.coastal || has_major(),
        UnitType::Amphibious => hex.terrain == Terrain::Clear,
        UnitType::Hq => !in_china,
        UnitType::DivisionalRegiment
        | UnitType::IndependentRegiment
        | UnitType::Artillery
        | UnitType::Engineer
        | UnitType::AntiAircraft
        | UnitType::SupplyDump
        | UnitType::Para
        | UnitType::Infantry
        | UnitType::Tank
        | UnitType::GroupeMobile
        | UnitType::Airstrike
        | UnitType::Navy => true,
    }
}

struct Start<'s> {
    file: &'s File<'s>,
    components: &'s Components,
    row: &'s ScenarioRow,
}

impl Start<'_> {
    fn key(&self, field: &str) -> String {
        format!("scenario {} / {field}", self.row.id)
    }

    fn entry_key(&self, place: usize, field: &str) -> String {
        self.key(&format!("setup {} / {field}", place + 1))
    }

    fn check(&self) {
        self.check_dates();
        self.check_units();
        let mut stacks: BTreeMap<Hex, (Side, u16)> = BTreeMap::new();
        for (place, entry) in self.row.setup.iter().enumerate() {
            self.check_entry(place, entry);
            self.check_stack(place, entry, &mut stacks);
        }
        self.check_room(&stacks);
        self.check_objective();
        self.check_owned();
        self.check_transports();
        self.check_area();
        for hex in &self.row.destroyed_roads {
            if self.components.hex(*hex).roads.is_empty() {
                let facts = [("hex", Fact::Text(hex.to_string()))];
                self.file.report(&self.key("destroyed_roads"), "tonkin-fault-no-road", facts);
            }
        }
    }

    fn check_dates(&self) {
        let last = self.components.tables.turns.len();
        if self.row.end_turn < self.row.start_turn || usize::from(self.row.end_turn) > last {
            self.file.report(&self.key("end_turn"), "tonkin-fault-late", [("last", last.into())]);
        }
    }

    /// Every counter is named at most once, and those in play by then at least once.
    fn check_units(&self) {
        let row = self.row;
        let mut named: BTreeSet<Unit> = BTreeSet::new();
        let entries = row.setup.iter().enumerate().flat_map(|(place, entry)| {
            entry
                .units
                .iter()
                .map(move |unit| (format!("setup {} / units", place + 1), *unit, entry.side))
        });
        let lists = [
            ("fef_eliminated", Side::French, &row.eliminated[0]),
            ("vm_eliminated", Side::VietMinh, &row.eliminated[1]),
            ("fef_off_map", Side::French, &row.off_map),
            ("gcma", Side::French, &row.gcma),
            ("tieu_doans", Side::VietMinh, &row.tieu_doans),
            ("pathet_lao_box2", Side::VietMinh, &row.pathet_lao),
        ];
        let lists = lists.iter().flat_map(|(field, side, list)| {
            list.iter().map(move |unit| ((*field).to_owned(), *unit, *side))
        });
        let track =
            row.on_track.iter().map(|(unit, _)| ("fef_on_track".to_owned(), *unit, Side::French));
        for (field, unit, side) in entries.chain(lists).chain(track) {
            self.check_unit(&field, unit, side);
            if !named.insert(unit) {
                let facts = [("value", text_fact(&self.components.unit(unit).id))];
                self.file.report(&self.key(&field), "tonkin-fault-named-twice", facts);
            }
        }
        let absent = self.components.all_units().filter(|(unit, unit_row)| {
            let pooled = matches!(unit_row.unit_type, UnitType::SupplyDump | UnitType::Airstrike);
            unit_row.entry < row.start_turn && !pooled && !named.contains(unit)
        });
        for (_, unit_row) in absent.filter(|_| row.training.is_none()) {
            let facts = [("value", text_fact(&unit_row.id))];
            self.file.report(&self.key("setup"), "tonkin-fault-absent", facts);
        }
    }

    fn check_unit(&self, field: &str, unit: Unit, side: Side) {
        let unit_row = self.components.unit(unit);
        let right = match field {
            "gcma" => Some(UnitType::Gcma),
            "tieu_doans" => Some(UnitType::TieuDoan),
            "pathet_lao_box2" => Some(UnitType::PathetLao),
            _ => None,
        };
        let facts = [("value", text_fact(&unit_row.id))];
        if unit_row.side != side || right.is_some_and(|right| right != unit_row.unit_type) {
            self.file.report(&self.key(field), "tonkin-fault-wrong-list", facts);
        } else if unit_row.entry >= self.row.start_turn && field != "fef_off_map" {
            self.file.report(&self.key(field), "tonkin-fault-too-early", facts);
        }
    }

    /// 3.8, 6.3 b: the units may stand there, with a trench, with the losses.
    fn check_entry(&self, place: usize, entry: &SetupRow) {
        let near = |hex: &Hex| hex.distance(entry.hex) <= usize::from(entry.within);
        for unit in &entry.units {
            if !Hex::all().filter(near).any(|hex| may_stand(self.components, *unit, hex)) {
                let facts = [
                    ("value", text_fact(&self.components.unit(*unit).id)),
                    ("hex", Fact::Text(entry.hex.to_string())),
                ];
                self.file.report(&self.entry_key(place, "units"), "tonkin-fault-not-there", facts);
            }
        }
        let of_steps = |unit: &&Unit| {
            let kind = self.components.unit(**unit).unit_type;
            !matches!(kind, UnitType::Hq | UnitType::SupplyDump)
        };
        let digs = |unit: &&Unit| {
            of_steps(unit) && self.components.unit(**unit).unit_type != UnitType::Dna
        };
        if entry.trench && !entry.units.iter().any(|unit| digs(&unit)) {
            self.file.report(&self.entry_key(place, "trench"), "tonkin-fault-empty-trench", []);
        }
        let steps: u8 = entry
            .units
            .iter()
            .filter(of_steps)
            .map(|unit| self.components.unit(*unit).steps - 1)
            .sum();
        if entry.losses > steps {
            let facts = [
                ("value", text_fact(&entry.losses.to_string())),
                ("min", Fact::Number(0)),
                ("max", steps.into()),
            ];
            self.file.report(&self.entry_key(place, "losses"), "fault-out-of-range", facts);
        }
    }

    /// 1.5: at most 13 Stacking Points, and no hex for both sides.
    fn check_stack(&self, place: usize, entry: &SetupRow, stacks: &mut BTreeMap<Hex, (Side, u16)>) {
        let points: u16 = entry
            .units
            .iter()
            .map(|unit| u16::from(self.components.unit(*unit).front.stacking))
            .sum();
        let limit = self.components.tables.limits.stacking;
        let fixed = entry.within == 0;
        let total = if fixed {
            let stack = stacks.entry(entry.hex).or_insert((entry.side, 0));
            if stack.0 != entry.side {
                let facts = [("hex", Fact::Text(entry.hex.to_string()))];
                self.file.report(&self.entry_key(place, "hex"), "tonkin-fault-both-sides", facts);
            }
            stack.1 += points;
            stack.1
        } else {
            points
        };
        if total > u16::from(limit) {
            let facts = [
                ("hex", Fact::Text(entry.hex.to_string())),
                ("points", Fact::Number(total.into())),
                ("limit", limit.into()),
            ];
            self.file.report(&self.entry_key(place, "units"), "tonkin-fault-stacking", facts);
        }
    }

    /// Units that may stand near a hex find one that the enemy leaves free.
    fn check_room(&self, stacks: &BTreeMap<Hex, (Side, u16)>) {
        let free = |side: Side, hex: &Hex| {
            self.components.hex(*hex).kind == Kind::Land
                && stacks.get(hex).is_none_or(|(holder, _)| *holder == side)
        };
        for (place, entry) in
            self.row.setup.iter().enumerate().filter(|(_, entry)| entry.within > 0)
        {
            let near = |hex: &Hex| hex.distance(entry.hex) <= usize::from(entry.within);
            if !Hex::all().filter(near).any(|hex| free(entry.side, &hex)) {
                self.file.report(&self.entry_key(place, "within"), "tonkin-fault-no-room", []);
            }
        }
    }

    /// 1.9 A: the assigned objective is a VP-Hex that the French hold: wherever VM sets up, it is
    /// FEF-friendly.
    fn check_objective(&self) {
        let Some(objective) = self.row.objective else { return };
        let row = self.components.community(objective);
        let mut french = self.row.setup.iter().filter(|entry| entry.side == Side::French);
        if row.vp == 0 || !french.any(|entry| entry.hex == row.hex) {
            let facts = [("value", text_fact(&row.name))];
            self.file.report(&self.key("political_objective"), "tonkin-fault-objective", facts);
        }
    }

    /// T-73: what the starting level takes for granted is not what goes without saying.
    fn check_owned(&self) {
        for community in &self.row.vm_owned {
            let row = self.components.community(*community);
            let mut french = self.row.setup.iter().filter(|entry| entry.side == Side::French);
            if row.vp == 0 || row.colour != Colour::Blue || french.any(|entry| entry.hex == row.hex)
            {
                let facts = [("value", text_fact(&row.name))];
                self.file.report(&self.key("vm_owned_vp"), "tonkin-fault-owned", facts);
            }
        }
        let first = self.row.scale.first();
        if first.is_some_and(|band| band.max >= self.row.starting_vp) {
            self.file.report(&self.key("starting_vp"), "tonkin-fault-lost-start", []);
        }
    }

    /// 3.3, 6.6: transports and Airstrike are what has arrived before the first turn.
    fn check_transports(&self) {
        let tables = &self.components.tables;
        let before = |turn: u8| turn < self.row.start_turn;
        let owned = |(start, arrivals): &(u8, Vec<crate::components::Arrival>)| -> u8 {
            start
                + arrivals
                    .iter()
                    .filter(|arrival| before(arrival.turn))
                    .map(|arrival| arrival.add)
                    .sum::<u8>()
        };
        let mut levels = tables.airstrike.iter().enumerate();
        let airstrike = levels.rfind(|(place, level)| *place == 0 || before(level.turn));
        let stated = [
            ("air_transports", self.row.air_transports, owned(&tables.air_transports)),
            ("truck_transports", self.row.trucks, owned(&tables.trucks)),
            (
                "airstrike_barrage",
                self.row.airstrike_barrage,
                airstrike.map_or(0, |(_, level)| level.barrage),
            ),
        ];
        for (field, value, right) in stated.into_iter().filter(|(_, value, right)| value != right) {
            let (value, right) = (value.to_string(), right.to_string());
            report_contradiction(
                self.file,
                &self.key(field),
                &value,
                "tables.toml, tracks",
                &right,
            );
        }
    }

    /// Na San: everybody sets up in the area of play.
    fn check_area(&self) {
        let Some(training) = &self.row.training else { return };
        for (place, entry) in self.row.setup.iter().enumerate() {
            if !training.area.contains(&entry.hex) {
                let facts = [("hex", Fact::Text(entry.hex.to_string()))];
                self.file.report(&self.entry_key(place, "hex"), "tonkin-fault-out-of-area", facts);
            }
        }
    }
}
