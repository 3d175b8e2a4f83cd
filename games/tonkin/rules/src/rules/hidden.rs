//! 1.5: what the French see of VM stacks, what they have seen, and how pieces go from hex to hex.

use kernel::{Scope, Sink};

use super::heroes;
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::{Event, Look, Way};
use crate::flow::{self, Note, Notes, Play, State, Step};
use crate::refusal::No;
use crate::sets::UnitSet;
use crate::view::seeming_steps;

impl Notes {
    /// What was noted of a unit.
    pub fn of(&self, unit: Unit) -> Option<&Note> {
        self.0.binary_search_by_key(&unit, |(noted, _)| *noted).ok().map(|place| &self.0[place].1)
    }

    /// Where a unit must be.
    pub fn firm(&self, unit: Unit) -> Option<Hex> {
        self.of(unit).filter(|note| note.firm).map(|note| note.hex)
    }

    /// Notes a unit.
    pub(crate) fn set(&mut self, unit: Unit, note: Note) {
        match self.0.binary_search_by_key(&unit, |(noted, _)| *noted) {
            Ok(place) => self.0[place].1 = note,
            Err(place) => self.0.insert(place, (unit, note)),
        }
    }

    fn forget(&mut self, unit: Unit) {
        self.0.retain(|(noted, _)| *noted != unit);
    }

    /// A VM piece has left a hex: nobody need be there any more.
    fn loosen(&mut self, hex: Hex) {
        for (_, note) in &mut self.0 {
            note.firm &= note.hex != hex;
        }
    }
}

/// The first unit of a VM stack, which the French see.
fn first(rules: &Tonkin, state: &State, hex: Hex) -> Option<Unit> {
    let held = state.board.occupied(Side::VietMinh).has(hex);
    held.then(|| state.board.first_unit(&rules.charts, hex)).flatten()
}

/// Pieces that go from hex to hex, and what is seen of them.
pub(crate) trait Pieces {
    /// The French note a VM unit where it stands.
    fn note(&mut self, unit: Unit);

    /// 1.5: tells who lies on top of a stack now, if it is somebody else than before.
    fn tell_first(&mut self, hex: Hex, before: Option<Unit>);

    /// Units go from a hex to another; the weakest comes to lie on top where nobody lay before.
    fn relocate(&mut self, units: UnitSet, from: Hex, to: Hex, way: Way);

    /// A unit comes onto the map from a public place: everybody sees where it goes.
    fn arrive(&mut self, unit: Unit, hex: Hex);

    /// 9.0: a VM unit is set up unseen.
    fn set_up_hidden(&mut self, unit: Unit, hex: Hex);

    /// A counter leaves the map for a public place, and its stack shows who lay under it.
    fn leave_map(&mut self, unit: Unit, place: Place);

    /// The same, before it is told who lay under it: gives back who lay on top.
    fn leave_map_quietly(&mut self, unit: Unit, place: Place) -> Option<Unit>;

    /// Units of VM stacks are shown (C1, 3.5, 6.6).
    fn show(&mut self, units: UnitSet, hex: Hex);

    /// 1.5: the combat or barrage is over, stacks are closed again.
    fn close_stacks(&mut self);
}

impl<S: Sink<Tonkin>> Pieces for Play<'_, S> {
    fn note(&mut self, unit: Unit) {
        let Some(hex) = self.state.board.hex_of(unit) else { return };
        if !self.rules.charts.forces.fighting.has(unit) {
            return;
        }
        let steps = self.state.board.steps(unit);
        let full = self.rules.charts.stats(unit).steps;
        let open = self.state.shown.has(unit);
        let steps = if open { steps } else { seeming_steps(full, steps) };
        let month = self.state.month;
        self.state.notes.set(unit, Note { hex, steps, month, firm: true });
    }

    fn tell_first(&mut self, hex: Hex, before: Option<Unit>) {
        let now = first(self.rules, self.state, hex);
        match now {
            _ if now == before => (),
            None => self.tell(Event::HexLeft { hex }),
            Some(unit) => {
                self.note(unit);
                let look = look(self, unit);
                self.tell(Event::TopShown { unit, hex, look });
            }
        }
    }

    fn relocate(&mut self, units: UnitSet, from: Hex, to: Hex, way: Way) {
        let Some(leader) = units.first() else { return };
        let side = self.rules.charts.stats(leader).side;
        let before = [from, to].map(|hex| first(self.rules, self.state, hex));
        put_in_order(self, units, to);
        let mut open = true;
        if side == Side::VietMinh {
            self.state.notes.loosen(from);
            open = units.minus(self.state.shown).is_empty();
            for unit in units.and(self.state.shown).iter() {
                self.note(unit);
            }
        }
        self.tell(Event::Moved { side, units, from: Some(from), to: Some(to), way, open });
        let staff = units.and(self.rules.charts.forces.staff);
        if side == Side::VietMinh && !staff.is_empty() {
            self.tell(Event::StaffMoved { units: staff, from, to });
        }
        self.tell_first(from, before[0]);
        self.tell_first(to, before[1]);
    }

    fn arrive(&mut self, unit: Unit, hex: Hex) {
        let before = first(self.rules, self.state, hex);
        self.state.board.put(&self.rules.charts, unit, hex);
        if self.rules.charts.stats(unit).side == Side::VietMinh {
            self.note(unit);
        }
        self.tell(Event::Arrived { unit, hex });
        self.tell_first(hex, before);
    }

    fn set_up_hidden(&mut self, unit: Unit, hex: Hex) {
        let before = first(self.rules, self.state, hex);
        self.state.board.put(&self.rules.charts, unit, hex);
        self.tell(Event::SetUp { unit, hex });
        self.tell_first(hex, before);
    }

    fn leave_map(&mut self, unit: Unit, place: Place) {
        let hex = self.state.board.hex_of(unit);
        let before = self.leave_map_quietly(unit, place);
        if let Some(hex) = hex {
            self.tell_first(hex, before);
        }
    }

    fn leave_map_quietly(&mut self, unit: Unit, place: Place) -> Option<Unit> {
        let hex = self.state.board.hex_of(unit);
        let before = hex.and_then(|hex| first(self.rules, self.state, hex));
        self.state.board.remove(&self.rules.charts, unit, place);
        self.state.notes.forget(unit);
        self.state.shown.remove(unit);
        heroes::lose_unit(self.state, unit);
        before
    }

    fn show(&mut self, units: UnitSet, hex: Hex) {
        let vm = self.rules.charts.forces.side[Side::VietMinh as usize];
        let units = units.and(vm).and(self.rules.charts.forces.fighting);
        if units.is_empty() {
            return;
        }
        self.state.shown = self.state.shown.or(units);
        for unit in units.iter() {
            self.note(unit);
            let look = look(self, unit);
            self.tell(Event::Shown { unit, hex, look });
        }
    }

    fn close_stacks(&mut self) {
        for unit in self.state.shown.iter() {
            self.note(unit);
        }
        self.state.shown = UnitSet::NONE;
    }
}

/// Puts units into a hex, the weakest first.
fn put_in_order<S: Sink<Tonkin>>(play: &mut Play<'_, S>, units: UnitSet, to: Hex) {
    let charts = &play.rules.charts;
    let mut left = units;
    while let Some(weakest) = left.iter().min_by_key(|unit| {
        let face = play.state.board.face(charts, *unit);
        (face.combat + face.barrage, unit.0)
    }) {
        left.remove(weakest);
        play.state.board.put(charts, weakest, to);
    }
}

/// What is seen of a unit besides its name.
fn look<S: Sink<Tonkin>>(play: &Play<'_, S>, unit: Unit) -> Look {
    let board = &play.state.board;
    let full = play.rules.charts.stats(unit).steps;
    let steps = board.steps(unit);
    let open = play.state.shown.has(unit);
    Look {
        steps: if open { steps } else { seeming_steps(full, steps) },
        dg: board.is_dg(unit),
        oos: board.is_oos(unit),
    }
}

/// 1.5: VM may rearrange stacks at any of his own decisions, but not during a combat, overrun or barrage.
pub(crate) fn is_time(rules: &Tonkin, state: &State) -> bool {
    let fights = |step: &Step| matches!(step, Step::Combat(_) | Step::Barrage(_));
    flow::asked(rules, state) == Some(Side::VietMinh) && !state.steps.iter().any(fights)
}

/// Decisions at which search is offered to rearrange stacks: the last ones before the French look.
fn is_listed(step: &Step) -> bool {
    matches!(step, Step::VmMix | Step::Movement(_) | Step::Activate { .. } | Step::Impulse { .. })
}

/// Units that could be made the first of their stacks, or be put under others. For search stacks come in
/// the order of their hexes, so that it meets every set of first units once.
pub(crate) fn candidates(rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
    let all = scope == Scope::All;
    if !all && (!is_listed(state.top()) || state.fiddles.is_spent()) {
        return;
    }
    for hex in state.board.occupied(Side::VietMinh).iter() {
        if !all && state.arranged.is_some_and(|last| hex <= last) {
            continue;
        }
        let fighting = &rules.charts.forces.fighting;
        let units = || state.board.stack(hex).filter(|unit| fighting.has(*unit));
        out.extend(units().skip(1).map(Choice::Top));
        if all {
            for (place, unit) in units().enumerate().skip(1) {
                let others =
                    units().enumerate().filter(|(other, _)| *other != place && *other + 1 != place);
                out.extend(others.map(|(_, other)| Choice::Under(unit, other)));
            }
        }
    }
}

/// Whether a unit may be made the first of its stack now, or be put under another.
#[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
pub(crate) fn check(rules: &Tonkin, state: &State, choice: Choice) -> Result<(), No> {
    let vm = rules.charts.forces.side[Side::VietMinh as usize].and(rules.charts.forces.fighting);
    let (unit, other) = match choice {
        Choice::Top(unit) => (unit, None),
        Choice::Under(unit, other) => (unit, Some(other)),
        _ => return Err(No::NotAsked),
    };
    let Some(hex) = state.board.hex_of(unit).filter(|_| vm.has(unit)) else {
        return Err(No::NotAsked);
    };
    let sound = |other: Unit| other != unit && vm.has(other) && state.board.is_in(other, hex);
    if first(rules, state, hex) == Some(unit) || !other.is_none_or(sound) {
        return Err(No::NotAsked);
    }
    state.fiddles.check(No::Fiddled)
}

/// Makes a unit the first of its stack, or puts it under another.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
pub(crate) fn apply<S: Sink<Tonkin>>(play: &mut Play<'_, S>, choice: Choice) {
    play.state.fiddles.count();
    match choice {
        Choice::Top(unit) => {
            let Some(hex) = play.state.board.hex_of(unit) else { return };
            let before = first(play.rules, play.state, hex);
            play.state.arranged = Some(hex);
            play.state.board.show_first(&play.rules.charts, unit);
            play.tell_first(hex, before);
        }
        Choice::Under(unit, other) => play.state.board.put_under(unit, other),
        _ => (),
    }
}
