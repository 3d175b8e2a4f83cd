//! The same facts from scratch, counter by counter and hex by hex: slow, plain, and only from where each
//! counter is and what the pack says.

use tonkin::Tonkin;
use tonkin::board::Board;
use tonkin::components::{
    Bar, Colour, Country, HEXES, Hex, HexRow, Kind, Side, Terrain, Unit, UnitRow, UnitType, Width,
    Zone,
};
use tonkin::sets::{HexSet, UnitSet};

/// A mark for each hex.
type Marks = [bool; HEXES];

/// A board, looked at plainly.
pub(crate) struct Scratch<'b> {
    rules: &'b Tonkin,
    board: &'b Board,
    units: Vec<(Unit, &'b UnitRow, Hex)>,
    occupied: [Marks; 2],
    zoc: [Marks; 2],
    regiments: Marks,
    dna: Marks,
}

fn marked(marks: &Marks) -> HexSet {
    Hex::all().filter(|hex| marks[hex.index()]).collect()
}

impl<'b> Scratch<'b> {
    pub(crate) fn of(rules: &'b Tonkin, board: &'b Board) -> Scratch<'b> {
        let all = rules.components.all_units();
        let units = all.filter_map(|(unit, row)| Some((unit, row, board.hex_of(unit)?))).collect();
        let none = [false; HEXES];
        let mut scratch = Scratch {
            rules,
            board,
            units,
            occupied: [none; 2],
            zoc: [none; 2],
            regiments: none,
            dna: none,
        };
        scratch.mark();
        scratch
    }

    fn mark(&mut self) {
        for (unit, row, hex) in &self.units {
            let side = row.side as usize;
            self.occupied[side][hex.index()] = true;
            self.regiments[hex.index()] |= row.side == Side::VietMinh && row.steps == 4;
            self.dna[hex.index()] |= row.unit_type == UnitType::Dna;
            let staff = matches!(row.unit_type, UnitType::Hq | UnitType::SupplyDump);
            if staff || self.board.is_dg(*unit) {
                continue;
            }
            for (_, next) in hex.neighbours() {
                let there = self.row(next);
                let wild = matches!(there.terrain, Terrain::Forest | Terrain::Mountain);
                let hidden = row.side == Side::French && there.kind == Kind::Land && wild;
                self.zoc[side][next.index()] |= there.country != Country::China && !hidden;
            }
        }
    }

    fn row(&self, hex: Hex) -> &'b HexRow {
        self.rules.components.hex(hex)
    }

    fn in_play(&self, hex: Hex) -> bool {
        self.rules.charts.ground.in_play.has(hex)
    }

    pub(crate) fn occupied(&self, side: Side) -> HexSet {
        marked(&self.occupied[side as usize])
    }

    /// 1.3, of the hexes in play.
    pub(crate) fn zoc(&self, side: Side) -> HexSet {
        let zoc = marked(&self.zoc[side as usize]);
        zoc.and(self.rules.charts.ground.in_play)
    }

    /// 1.8: whose a community is.
    fn owner(&self, hex: Hex, colour: Colour) -> Option<Side> {
        let [french, vietminh] = Side::BOTH.map(|side| self.occupied[side as usize][hex.index()]);
        match (french, vietminh, self.zoc[Side::VietMinh as usize][hex.index()], colour) {
            (true, ..) => Some(Side::French),
            (_, true, ..) | (_, _, true, _) => Some(Side::VietMinh),
            (.., Colour::Blue) => Some(Side::French),
            (.., Colour::Red) => Some(Side::VietMinh),
            _ => None,
        }
    }

    /// 1.8: the communities of a side.
    pub(crate) fn friendly(&self, side: Side) -> HexSet {
        let rows = self.rules.components.map.communities.iter();
        let rows = rows.filter(|row| self.in_play(row.hex));
        rows.filter(|row| self.owner(row.hex, row.colour) == Some(side))
            .map(|row| row.hex)
            .collect()
    }

    /// 1.9 B: whether VM has 10 communities in the Delta, 20 in the Highlands.
    pub(crate) fn counted(&self) -> [bool; 2] {
        if self.rules.scenario().training.is_some() {
            return [false; 2];
        }
        let held = self.friendly(Side::VietMinh);
        let of = |zone: Zone| held.iter().filter(|hex| self.row(*hex).zone == Some(zone)).count();
        [of(Zone::Delta) >= 10, of(Zone::Highlands) >= 20]
    }

    /// 1.9: what VP-Hexes and communities are worth together.
    pub(crate) fn worth(&self) -> i32 {
        let rows = self.rules.components.map.communities.iter();
        let held = self.friendly(Side::VietMinh);
        let hexes = rows.filter(|row| held.has(row.hex)).map(|row| i32::from(row.vp)).sum::<i32>();
        -hexes - 10 * self.counted().iter().filter(|counted| **counted).count() as i32
    }

    /// 1.5: the Stacking Points of a hex.
    pub(crate) fn points(&self, hex: Hex) -> u8 {
        let here = self.units.iter().filter(|(.., at)| *at == hex);
        here.map(|(unit, row, _)| {
            let back = row.back.map_or(0, |back| back.stacking);
            let value = match (row.steps, self.board.steps(*unit)) {
                (4, 3) => row.front.stacking - 1,
                (4, 2) | (2, 1) => back,
                (4, 1) => back.saturating_sub(1),
                _ => row.front.stacking,
            };
            value.max(1)
        })
        .sum()
    }

    /// 7.2, 7.3: where supply comes from.
    fn sources(&self, side: Side) -> Vec<Hex> {
        let ground = &self.rules.charts.ground;
        let must_hold = side == Side::VietMinh && ground.must_hold_centres;
        let works = |hex: &Hex| match must_hold {
            true => self.occupied[side as usize][hex.index()],
            false => !self.occupied[side.enemy() as usize][hex.index()],
        };
        let centres = ground.supply_centres[side as usize].iter().filter(works);
        let dumps = self
            .units
            .iter()
            .filter(|(_, row, _)| row.side == side && row.unit_type == UnitType::SupplyDump);
        centres.chain(dumps.map(|(.., hex)| *hex)).collect()
    }

    /// 1.4: all hexes within a range of some others.
    fn within(&self, side: Side, from: &[Hex], range: usize) -> Marks {
        let enemy = &self.occupied[side.enemy() as usize];
        let free = |hex: Hex| {
            let abroad = side == Side::French && self.row(hex).country == Country::China;
            let land = self.row(hex).kind == Kind::Land && self.in_play(hex);
            land && !abroad && !enemy[hex.index()]
        };
        let mut reached = [false; HEXES];
        let mut edge: Vec<Hex> = from.iter().copied().filter(|hex| free(*hex)).collect();
        for distance in 0..=range {
            edge.iter().for_each(|hex| reached[hex.index()] = true);
            if distance < range {
                let next = edge.iter().flat_map(|hex| hex.neighbours().map(|(_, next)| next));
                edge = next.filter(|hex| !reached[hex.index()] && free(*hex)).collect();
            }
        }
        reached
    }

    /// 7.4: all hexes that River Supply reaches, route by route.
    fn river_supply(&self, range: usize) -> Marks {
        let mut supplied = [false; HEXES];
        if self.dna.iter().all(|dna| !dna) {
            return supplied;
        }
        for source in self.sources(Side::French) {
            let row = self.row(source);
            let water = row.coastal || row.rivers.iter().any(|here| self.is_major(here.river.0));
            if water && row.country != Country::China {
                self.follow(&mut vec![source], range, &mut supplied);
            }
        }
        supplied
    }

    fn is_major(&self, river: u8) -> bool {
        self.rules.components.map.rivers[usize::from(river)].width == Width::Major
    }

    fn follow(&self, path: &mut Vec<Hex>, range: usize, supplied: &mut Marks) {
        let at = path[path.len() - 1];
        if path.iter().any(|hex| self.dna[hex.index()]) {
            supplied[at.index()] = true;
        }
        if path.len() > range {
            return;
        }
        for (_, next) in at.neighbours() {
            if !path.contains(&next) && self.is_joined(at, next) {
                path.push(next);
                self.follow(path, range, supplied);
                path.pop();
            }
        }
    }

    /// 3.6, 7.4: whether a route goes on to a neighbour.
    fn is_joined(&self, at: Hex, next: Hex) -> bool {
        let (from, to) = (self.row(at), self.row(next));
        let Some(side) = at.direction_of(next) else { return false };
        let flows = |row: &HexRow, side| {
            row.rivers.iter().any(|here| self.is_major(here.river.0) && here.sides.has(side))
        };
        let river = flows(from, side) && flows(to, side.opposite());
        let cut = self.regiments[at.index()] || self.regiments[next.index()];
        let open = self.in_play(next) && to.country != Country::China;
        open && (from.coastal && to.coastal || river && !cut)
    }

    /// 7.1: the units that are not in supply.
    pub(crate) fn unsupplied(&self) -> UnitSet {
        let ranges = self.rules.supply_ranges();
        let (land, water) = (usize::from(ranges.land), usize::from(ranges.river));
        let near = Side::BOTH.map(|side| self.within(side, &self.sources(side), land));
        let river = self.river_supply(water);
        let of = |test: &dyn Fn(&HexRow, Colour) -> bool| -> Vec<Hex> {
            let rows = self.rules.components.map.communities.iter();
            let own = rows.filter(|row| self.in_play(row.hex));
            let own = own.filter(|row| self.owner(row.hex, row.colour) == Some(Side::French));
            own.filter(|row| test(self.row(row.hex), row.colour)).map(|row| row.hex).collect()
        };
        let thai = of(&|row, colour| {
            colour == Colour::Blue
                && row.zone == Some(Zone::Highlands)
                && row.country == Country::Vietnam
        });
        let laotian = of(&|row, _| row.country == Country::Laos);
        let thai = self.within(Side::French, &thai, land);
        let laotian = self.within(Side::French, &laotian, land);
        let out = self.units.iter().filter(|(_, row, hex)| {
            let (side, at) = (row.side as usize, hex.index());
            let served = match row.unit_type {
                UnitType::Hq
                | UnitType::SupplyDump
                | UnitType::TieuDoan
                | UnitType::PathetLao
                | UnitType::IndependentRegiment
                | UnitType::Gcma => true,
                UnitType::Thai => thai[at],
                _ if row.bar == Bar::Gray && row.side == Side::French => laotian[at],
                _ => false,
            };
            let by_river = row.side == Side::French && river[at];
            !(served || near[side][at] || by_river || self.board.trenches[side].has(*hex))
        });
        out.map(|(unit, ..)| *unit).collect()
    }
}
