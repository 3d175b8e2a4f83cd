//! Worlds that fit a view: hidden VM units are dealt over the VM stacks at random.
//!
//! Firm notes, the told facts, the number of steps lost and, where it can be kept, the stacking limit hold
//! in every world.

use kernel::Viewer;
use kernel::dice::Rng;

use super::View;
use crate::Tonkin;
use crate::board::Board;
use crate::components::{Hex, Side, Unit};
use crate::flow::{DEEPEST, Objectives, Overstack, SetUp, SetUpLosses, State, Step};
use crate::rules::{setting_up, stacking, told, transports};
use crate::sets::{HexSet, UnitSet};

/// A world that gives the viewer this view.
pub(crate) fn determinize(rules: &Tonkin, view: &View, rng: &mut Rng) -> State {
    let mut board = view.board.clone();
    if view.viewer != Viewer::Seat(State::seat(Side::VietMinh)) {
        Deal::new(rules, view, &mut board, rng, Wish::default()).run();
    }
    let mut state = complete(rules, view, board);
    state.objectives.real = view.real.unwrap_or_else(|| rng.below(2) as u8);
    state
}

/// A state with this board that gives the viewer this view.
pub(super) fn complete(rules: &Tonkin, view: &View, board: Board) -> State {
    let mut state = bare(view, board);
    pick_marchers(rules, &mut state);
    pick_overstacked(rules, &mut state);
    pick_entries(rules, &mut state);
    state
}

/// The view as a state with nothing hidden in it: what a player can reckon with.
pub fn bare(view: &View, board: Board) -> State {
    State {
        month: view.month,
        phase: view.phase,
        vp: view.vp,
        rp: view.rp,
        trucks: view.trucks,
        planes: view.planes,
        hits: view.hits,
        board,
        owned: view.owned,
        counted: view.counted,
        objectives: Objectives {
            at: view.objectives,
            real: view.real.unwrap_or(0),
            moved: view.objectives_moved,
        },
        spending: view.spending,
        points: view.points,
        declared: view.declared,
        shown: view.shown,
        notes: view.notes.clone(),
        heroes: view.heroes,
        fiddles: view.fiddles,
        arranged: view.arranged,
        last: view.last,
        steps: view.steps.iter().take(DEEPEST).cloned().collect(),
    }
}

/// Where VM pieces are on the march unseen, some piece of that hex is.
fn pick_marchers(rules: &Tonkin, state: &mut State) {
    let vm = rules.charts.forces.side[Side::VietMinh as usize];
    let board = &state.board;
    let mut taken = UnitSet::NONE;
    for step in state.steps.iter_mut().rev() {
        if let Step::March(march) = step
            && march.units.is_empty()
        {
            let here = board.units(march.at).and(vm).minus(taken);
            let some = here.first();
            march.units = some.map_or(UnitSet::NONE, UnitSet::one);
            taken = taken.or(march.units);
        }
    }
}

/// Where VM holds too much somewhere, it is the hex that holds the most.
fn pick_overstacked(rules: &Tonkin, state: &mut State) {
    let fullest = state
        .board
        .occupied(Side::VietMinh)
        .iter()
        .max_by_key(|hex| stacking::load(rules, state, *hex));
    for step in &mut state.steps {
        if let Step::Overstack(Overstack { hex, .. }) = step {
            *hex = hex.or(fullest);
        }
    }
}

/// 9.0: of the units of a generic set-up those that stand on the map unseen: of each class as many as the
/// entries so far have places for, without those that are seen.
fn set_up_so_far(rules: &Tonkin, view: &View, entry: u8, placed: u8, rng: &mut Rng) -> UnitSet {
    let (entry, placed) = (usize::from(entry), usize::from(placed));
    let rows = rules.scenario().setup.iter().enumerate();
    let filled = rows.filter(|(place, row)| *place <= entry && row.side == Side::VietMinh);
    let classes = filled.flat_map(|(place, row)| {
        let count = if place < entry { row.generic.len() } else { placed };
        row.generic.iter().take(count).map(String::as_str)
    });
    let mut left: Vec<&str> = classes.collect();
    let named = setting_up::named(rules, Side::VietMinh);
    let mut take = |unit: Unit| {
        let class = setting_up::class_of(rules, unit);
        let place = left.iter().position(|other| Some(*other) == class);
        place.map(|place| left.swap_remove(place)).is_some()
    };
    named.minus(view.hidden).iter().for_each(|unit| {
        take(unit);
    });
    let mut order: Vec<Unit> = view.hidden.and(named).iter().collect();
    rng.shuffle(&mut order);
    let taken: UnitSet = order.into_iter().filter(|unit| take(*unit)).collect();
    taken.or(view.hidden.minus(named))
}

/// 9.0: the units of the entry that is being set up: those it names, or in a generic set-up some of their
/// classes.
#[expect(clippy::wildcard_enum_match_arm, reason = "other steps belong to no entry of VM")]
fn pick_entries(rules: &Tonkin, state: &mut State) {
    let State { steps, board, .. } = state;
    for step in steps.iter_mut() {
        let (entry, count, units) = match step {
            Step::SetUp(SetUp { entry, placed, units }) => (*entry, usize::from(*placed), units),
            Step::SetUpLosses(SetUpLosses { entry, units, .. }) => (*entry, usize::MAX, units),
            _ => continue,
        };
        // VM himself knows them.
        if !units.is_empty() {
            continue;
        }
        let Some(row) = rules.scenario().setup.get(usize::from(entry)) else { continue };
        let there = |unit: &Unit| board.hex_of(*unit).is_some();
        let places = row.units.iter().zip(&row.generic).take(count);
        for (own, class) in places {
            let alike = |unit: &Unit| setting_up::class_of(rules, *unit) == Some(class);
            let some = setting_up::named(rules, row.side).minus(*units);
            let unit = match rules.generic {
                true => some.iter().filter(alike).find(there),
                false => Some(*own).filter(there),
            };
            unit.into_iter().for_each(|unit| units.insert(unit));
        }
    }
}

/// What a world is to be like, as far as the view allows: for odds, which are a range over such worlds.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Wish {
    /// A stack that is to be as weak as can be.
    pub(super) weak: Option<Hex>,
    /// A stack that is to be as strong as can be.
    pub(super) strong: Option<Hex>,
    /// Artillery and Anti-Aircraft: in one of these hexes, or in none of them.
    pub(super) guns: Option<(Guns, HexSet)>,
}

/// Where artillery and the Anti-Aircraft unit are to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guns {
    /// In one of some hexes.
    Near,
    /// In none of them.
    Away,
}

/// Hidden units being dealt.
pub(super) struct Deal<'a> {
    rules: &'a Tonkin,
    view: &'a View,
    board: &'a mut Board,
    rng: &'a mut Rng,
    /// What the world is to be like.
    wish: Wish,
    /// The units that are to be on the map.
    hidden: UnitSet,
    /// The hexes of which it is told whether they cut River Supply (T-84).
    watched: HexSet,
    /// The hexes of which it is told whether they have ZoC (T-83).
    zoc: HexSet,
}

impl<'a> Deal<'a> {
    pub(super) fn new(
        rules: &'a Tonkin,
        view: &'a View,
        board: &'a mut Board,
        rng: &'a mut Rng,
        wish: Wish,
    ) -> Deal<'a> {
        let set_up = view.steps.iter().find_map(|step| {
            let Step::SetUp(SetUp { entry, placed, .. }) = step else { return None };
            Some([*entry, *placed])
        });
        let hidden = match set_up {
            Some([entry, placed]) if rules.generic => {
                set_up_so_far(rules, view, entry, placed, rng)
            }
            _ => view.hidden,
        };
        let public = bare(view, view.board.clone());
        let watched = told::rivers_asked(rules, &public, &view.cutting);
        let zoc = told::zoc_asked(rules, &public);
        Deal { rules, view, board, rng, wish, hidden, watched, zoc }
    }

    pub(super) fn run(&mut self) {
        let mut left = self.hidden.minus(self.board.on_map());
        for unit in left.iter() {
            if let Some(hex) = self.view.notes.firm(unit) {
                self.put(unit, hex);
                left.remove(unit);
            }
        }
        self.place_guns(&mut left);
        self.strengthen(&mut left);
        self.wear();
        self.explain(&mut left);
        let mut order: Vec<Unit> = left.iter().collect();
        self.rng.shuffle(&mut order);
        order.sort_by_key(|unit| std::cmp::Reverse(self.weight(*unit)));
        let hexes: Vec<Hex> = self.stacks().iter().collect();
        for unit in order {
            self.deal(unit, &hexes);
        }
    }

    /// What a unit adds to a defence at full strength.
    fn value(&self, unit: Unit) -> u8 {
        let face = self.rules.charts.stats(unit).faces[4];
        face.combat + face.barrage
    }

    /// Guns that are to be near some hexes stand in the first stack there that takes them.
    fn place_guns(&mut self, left: &mut UnitSet) {
        let Some((Guns::Near, near)) = self.wish.guns else { return };
        for unit in transports::guns(&self.rules.charts).and(*left).iter() {
            let stacks = self.stacks().and(near);
            let takes = |hex: &Hex| self.fits(unit, *hex) && self.room(*hex) >= self.weight(unit);
            let preferred = self
                .wish
                .weak
                .into_iter()
                .flat_map(|weak| stacks.iter().filter(move |hex| *hex != weak).chain([weak]));
            let hex = preferred.chain(stacks.iter()).filter(|hex| stacks.has(*hex)).find(takes);
            if let Some(hex) = hex {
                left.remove(unit);
                self.put(unit, hex);
            }
        }
    }

    /// A stack that is to be strong takes the strongest units as long as there is room.
    fn strengthen(&mut self, left: &mut UnitSet) {
        let Some(target) = self.wish.strong else { return };
        let mut most: Vec<Unit> = left.iter().collect();
        most.sort_by_key(|unit| std::cmp::Reverse((self.value(*unit), unit.0)));
        for unit in most {
            if self.is_open(unit, target) && self.room(target) >= self.weight(unit) {
                left.remove(unit);
                self.put(unit, target);
            }
        }
    }

    /// Whether the wish lets a unit be dealt to a hex, and the told facts and 3.8 allow it.
    fn is_open(&self, unit: Unit, hex: Hex) -> bool {
        let banned = match self.wish.guns {
            Some((Guns::Away, hexes)) => {
                hexes.has(hex) && transports::guns(&self.rules.charts).has(unit)
            }
            Some((Guns::Near, _)) | None => false,
        };
        !banned && self.wish.weak != Some(hex) && self.fits(unit, hex)
    }

    /// The hexes where something can lie under a first unit.
    fn stacks(&self) -> HexSet {
        let charts = &self.rules.charts;
        let vm = self.view.board.occupied(Side::VietMinh).iter();
        vm.filter(|hex| self.view.board.first_unit(charts, *hex).is_some()).collect()
    }

    /// Stacking Points of a unit.
    fn weight(&self, unit: Unit) -> u8 {
        self.board.face(&self.rules.charts, unit).stacking.max(1)
    }

    /// Stacking Points a hex still takes.
    fn room(&self, hex: Hex) -> u8 {
        let used: u8 = self.board.stack(hex).map(|unit| self.weight(unit)).sum();
        self.rules.components.tables.limits.stacking.saturating_sub(used)
    }

    /// Whether a unit may be dealt to a hex: the told facts and 3.8 allow it.
    fn fits(&self, unit: Unit, hex: Hex) -> bool {
        let forces = &self.rules.charts.forces;
        let cuts = forces.regiments.has(unit) && self.watched.has(hex);
        let first = self.view.board.first_unit(&self.rules.charts, hex);
        first.is_some()
            && (!cuts || self.view.cutting.has(hex))
            && crate::rules::limits::may_stop(self.rules, unit, hex)
    }

    fn deal(&mut self, unit: Unit, hexes: &[Hex]) {
        let open = |hex: &Hex| self.is_open(unit, *hex);
        let mut fitting: Vec<Hex> = hexes.iter().copied().filter(open).collect();
        if fitting.is_empty() {
            fitting = hexes.iter().copied().filter(|hex| self.fits(unit, *hex)).collect();
        }
        let weight = self.weight(unit);
        let roomy: Vec<Hex> =
            fitting.iter().copied().filter(|hex| self.room(*hex) >= weight).collect();
        // In the middle of a phase a hex may hold too much, and then the last units find no room.
        let hex = self.rng.pick(&roomy).or(self.rng.pick(&fitting)).or(self.rng.pick(hexes));
        if let Some(hex) = hex {
            self.put(unit, *hex);
        }
    }

    /// A stack whose first unit is DG and that is said to exert no ZoC has only DG units; where nothing is said, some
    /// are.
    fn put(&mut self, unit: Unit, hex: Hex) {
        let charts = &self.rules.charts;
        self.board.put(charts, unit, hex);
        let exerts = self.view.exerting.has(hex) || !charts.forces.zoc.has(unit);
        if !exerts && (self.zoc.has(hex) || self.rng.below(2) == 0) {
            self.board.disorganize(charts, unit);
        }
    }

    /// Stacks that exert ZoC or cut rivers although their first unit does not hold somebody who does.
    fn explain(&mut self, left: &mut UnitSet) {
        let charts = &self.rules.charts;
        let regiments = charts.forces.regiments;
        for hex in self.stacks().iter() {
            let cut = self.view.cutting.has(hex)
                && !self.board.stack(hex).any(|unit| regiments.has(unit));
            let zoc = self.view.exerting.has(hex) && !self.board.exerting(Side::VietMinh).has(hex);
            if !cut && !zoc {
                continue;
            }
            let able = left.iter().filter(|unit| !cut || regiments.has(*unit));
            let able: Vec<Unit> = able.filter(|unit| self.fits(*unit, hex)).collect();
            let light: Vec<Unit> =
                able.iter().copied().filter(|unit| self.weight(*unit) <= self.room(hex)).collect();
            let weakest = light.iter().min_by_key(|unit| self.value(**unit)).copied();
            let some = self.rng.pick(&light).or(self.rng.pick(&able)).copied();
            if let Some(unit) = weakest.filter(|_| self.wish.weak == Some(hex)).or(some) {
                left.remove(unit);
                self.put(unit, hex);
            }
        }
    }

    /// The steps that are known to be lost, dealt over units that may have lost them.
    fn wear(&mut self) {
        let charts = &self.rules.charts;
        let vm = charts.forces.side[Side::VietMinh as usize].and(charts.forces.fighting);
        let there = self.view.board.on_map().and(vm);
        let lost = |board: &Board, unit: Unit| charts.stats(unit).steps - board.steps(unit);
        let seen: u16 = there.iter().map(|unit| u16::from(lost(self.board, unit))).sum();
        let mut left = self.view.missing.saturating_sub(seen);
        // A unit that lies open has the steps it shows; of others the -1 Marker is unknown.
        let mut hits: Vec<Unit> = Vec::new();
        for unit in there.minus(self.view.shown).iter() {
            if charts.stats(unit).steps == 4 {
                hits.push(unit);
            }
        }
        for unit in self.hidden.iter() {
            let most = charts.stats(unit).steps.saturating_sub(1);
            hits.extend((0..most).map(|_| unit));
        }
        self.rng.shuffle(&mut hits);
        // A weak stack has lost what can be lost, a strong one the least.
        let place = |unit: &Unit| self.board.hex_of(*unit);
        hits.sort_by_key(|unit| match place(unit) {
            Some(hex) if self.wish.weak == Some(hex) => 0,
            Some(hex) if self.wish.strong == Some(hex) => 2,
            _ => 1,
        });
        for unit in hits {
            if left == 0 {
                break;
            }
            self.board.set_steps(unit, self.board.steps(unit) - 1);
            left -= 1;
        }
    }
}
