//! 2.4: VM mobilizes Tieu Doans and Pathet Lao; then Box 1 is emptied into Box 2.

use arrayvec::ArrayVec;
use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hidden::Pieces as _;
use super::{control, limits, stacking};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::Event;
use crate::flow::{Placed, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

/// 2.4: VM places Tieu Doans.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Mobilise {
    /// How many more.
    pub(crate) left: u8,
    /// Where those before stand.
    pub placed: Placed,
}

impl StepRules<Tonkin> for Mobilise {
    const IS_QUESTION: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::Mobilise { left: self.left })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        // Tieu Doans in the box are alike: the first one goes.
        let Some(unit) = in_box2(state, &rules.charts.forces.tieu_doans) else { return };
        let legal = |hex: &Hex| {
            check_hex(rules, state, unit, *hex).is_ok() && is_roomy(rules, state, unit, *hex)
        };
        let hexes: HexSet = match scope {
            Scope::All => open_hexes(rules, &[]),
            Scope::Canonical => {
                let open = open_hexes(rules, &self.placed).and(rules.charts.ground.vietnam);
                open.iter().filter(legal).collect()
            }
        };
        out.extend(hexes.iter().map(|hex| Choice::Place(unit, hex)));
        out.push(Choice::Done);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let (unit, hex) = match *choice {
            Choice::Done => return Ok(()),
            Choice::Place(unit, hex) => (unit, hex),
            _ => return Err(No::NotAsked),
        };
        check_boxed(state, &rules.charts.forces.tieu_doans, unit)?;
        let ground = &rules.charts.ground;
        let near = ground.centres.iter().any(|(place, _)| ground.near(*place).has(hex));
        if !near || !ground.vietnam.has(hex) {
            return Err(No::Mobilization { hex });
        }
        if !open_hexes(rules, &self.placed).has(hex) {
            return Err(No::CentreUsed { hex });
        }
        check_hex(rules, state, unit, hex)
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Place(unit, hex) = choice {
            let mut placed = self.placed.clone();
            // More battalions than that there are not.
            placed.try_push(hex).ok();
            let left = self.left.saturating_sub(1);
            play.replace(Step::Mobilise(Mobilise { left, placed }));
            play.arrive(unit, hex);
        } else {
            play.pop();
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        let is_boxed = in_box2(play.state, &play.rules.charts.forces.tieu_doans).is_some();
        if self.left > 0 && is_boxed && !open_hexes(play.rules, &self.placed).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 2.4: VM may place a Pathet Lao.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PathetLao;

impl StepRules<Tonkin> for PathetLao {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::PathetLao)
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let Some(unit) = in_box2(state, &rules.charts.forces.pathet_lao) else { return };
        let places = pathet_lao_places(rules, state);
        let places =
            places.iter().filter(|hex| scope == Scope::All || is_roomy(rules, state, unit, *hex));
        out.extend(places.map(|hex| Choice::Place(unit, hex)));
        out.push(Choice::Done);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let (unit, hex) = match *choice {
            Choice::Done => return Ok(()),
            Choice::Place(unit, hex) => (unit, hex),
            _ => return Err(No::NotAsked),
        };
        check_boxed(state, &rules.charts.forces.pathet_lao, unit)?;
        if !pathet_lao_places(rules, state).has(hex) {
            return Err(No::Mobilization { hex });
        }
        check_hex(rules, state, unit, hex)
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        empty_box(play);
        if let Choice::Place(unit, hex) = choice {
            play.arrive(unit, hex);
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        let is_boxed = in_box2(play.state, &play.rules.charts.forces.pathet_lao).is_some();
        if is_boxed && !pathet_lao_places(play.rules, play.state).is_empty() {
            return Flow::Waits;
        }
        empty_box(play);
        Flow::Goes
    }
}

/// 2.4: up to half of the Vietnamese VP-Hexes that are VM-friendly, rounded up; then a Pathet Lao. Na San
/// does without.
pub(crate) fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    if play.rules.scenario().training.is_some() {
        return;
    }
    play.push(Step::PathetLao);
    let left = allowance(play.rules, play.state);
    play.push(Step::Mobilise(Mobilise { left, placed: Placed::default() }));
}

/// 2.4: how many Tieu Doans may be placed.
pub fn allowance(rules: &Tonkin, state: &State) -> u8 {
    let ground = &rules.charts.ground;
    let friendly = control::friendly_to_vm(&rules.charts, &state.board);
    let hexes = friendly.and(ground.vp_hexes).and(ground.vietnam).len();
    hexes.div_ceil(2) as u8
}

/// The units of a class that lie in Box 2.
fn in_box2(state: &State, class: &UnitSet) -> Option<Unit> {
    class.iter().find(|unit| state.board.place(*unit) == Place::Box2)
}

/// More Mobilization Centers than there are.
const MOST_CENTRES: usize = 64;

/// 2.4, 9.0: where one more Tieu Doan may go, so that all of them and those that were placed are within reach
/// of different Vietnamese Mobilization Centers. FEF units on a center and between do not matter (1.4).
pub(super) fn open_hexes(rules: &Tonkin, placed: &[Hex]) -> HexSet {
    let ground = &rules.charts.ground;
    let near: ArrayVec<&HexSet, MOST_CENTRES> =
        ground.centres.iter().take(MOST_CENTRES).map(|(place, _)| ground.near(*place)).collect();
    let mut owners = [None; MOST_CENTRES];
    for battalion in 0..placed.len() {
        assign(&near, placed, battalion, &mut owners, &mut 0);
    }
    // A center is free, or its battalion can belong to another one that is.
    let mut open = HexSet::NONE;
    let mut freed = 0u64;
    loop {
        let next = (0..near.len()).find(|centre| {
            let free = owners[*centre].is_none_or(|owner| open.has(placed[owner]));
            freed >> centre & 1 == 0 && free
        });
        let Some(centre) = next else { return open };
        freed |= 1 << centre;
        open = open.or(*near[centre]);
    }
}

/// 2.5, 9.0: whether each of some units can have a place of its own, where it is known which places are near
/// enough to each.
pub(super) fn is_shared_out(near: &[HexSet]) -> bool {
    let near: ArrayVec<&HexSet, MOST_CENTRES> = near.iter().take(MOST_CENTRES).collect();
    let places: Vec<Hex> =
        near.iter().fold(HexSet::NONE, |all, some| all.or(**some)).iter().collect();
    // The same search as for Tieu Doans, the other way round: it is the places that look for a unit.
    let mut takers = [None; MOST_CENTRES];
    for place in 0..places.len() {
        assign(&near, &places, place, &mut takers, &mut 0);
    }
    takers.iter().flatten().count() == near.len()
}

/// Finds a center for a battalion; others give way if they can. `tried` are centers looked at before.
fn assign(
    near: &[&HexSet],
    placed: &[Hex],
    battalion: usize,
    owners: &mut [Option<usize>; MOST_CENTRES],
    tried: &mut u64,
) -> bool {
    for centre in 0..near.len() {
        if !near[centre].has(placed[battalion]) || *tried >> centre & 1 == 1 {
            continue;
        }
        *tried |= 1 << centre;
        let gives_way = match owners[centre] {
            None => true,
            Some(owner) => assign(near, placed, owner, owners, tried),
        };
        if gives_way {
            owners[centre] = Some(battalion);
            return true;
        }
    }
    false
}

/// 2.4: Laotian Mobilization Centers friendly to VM, if there are more of them than Pathet Lao on the
/// map.
fn pathet_lao_places(rules: &Tonkin, state: &State) -> HexSet {
    let ground = &rules.charts.ground;
    let friendly = control::friendly_to_vm(&rules.charts, &state.board);
    let centres = friendly.and(ground.mobilization).and(ground.laos);
    let pathet_lao = &rules.charts.forces.pathet_lao;
    let on_map = pathet_lao.iter().filter(|unit| state.board.hex_of(*unit).is_some()).count();
    if on_map < centres.len() { centres } else { HexSet::NONE }
}

/// The last step is done: Box 1 moves to Box 2.
fn empty_box<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.pop();
    let boxed: UnitSet = play.state.board.units_at(Place::Box1).collect();
    for unit in boxed.iter() {
        play.state.board.remove(&play.rules.charts, unit, Place::Box2);
    }
    if !boxed.is_empty() {
        play.tell(Event::BoxMoved);
    }
}

/// Whether a unit of a class lies in Box 2.
fn check_boxed(state: &State, class: &UnitSet, unit: Unit) -> Result<(), No> {
    let is_boxed = class.has(unit) && state.board.place(unit) == Place::Box2;
    if is_boxed { Ok(()) } else { Err(No::NotAsked) }
}

/// Whether a battalion may stand in a hex: no enemy, 3.8. Room is judged at the end of the phase (1.5).
fn check_hex(rules: &Tonkin, state: &State, unit: Unit, hex: Hex) -> Result<(), No> {
    if state.board.occupied(Side::French).has(hex) {
        return Err(No::MobilizationTaken { hex });
    }
    if limits::may_stop(rules, unit, hex) {
        Ok(())
    } else {
        Err(limits::forbidden(rules, unit, hex))
    }
}

/// Whether a hex has room: search does not look at others.
fn is_roomy(rules: &Tonkin, state: &State, unit: Unit, hex: Hex) -> bool {
    stacking::check_room(rules, state, unit, hex).is_ok()
}
