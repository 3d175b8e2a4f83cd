//! 9.0: setting up. The French units stand as the scenario says; VM and GCMA are placed by their players,
//! or on one click where the scenario suggests. In a generic set-up both sides choose which units of a
//! class stand in a place.
//!
//! `setting_up/entries.rs` has the entries of the scenario, `setting_up/suggested.rs` the one click.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::hidden::Pieces as _;
use super::victory::Level as _;
use super::{arrivals, control, limits, mobilisation};
use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Side, Unit};
use crate::event::Event;
use crate::flow::{Hero, PlaceObjectives, Placed, Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::sets::{HexSet, UnitSet};

mod entries;
mod suggested;

pub use entries::{FrenchSetUp, SetUp, SetUpLosses, class_of, named};

/// 9.0 (3): VM sets up Tieu Doans.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct SetUpTieuDoans {
    /// The number in the scenario's list.
    pub next: u8,
    /// Where those before stand.
    pub placed: Placed,
}

impl SetUpTieuDoans {
    /// The Tieu Doan that is set up now.
    fn unit(&self, rules: &Tonkin) -> Option<Unit> {
        rules.scenario().tieu_doans.get(usize::from(self.next)).copied()
    }
}

impl StepRules<Tonkin> for SetUpTieuDoans {
    const IS_QUESTION: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Tonkin, _: &State) -> Next<Tonkin> {
        let all = rules.scenario().tieu_doans.len() as u8;
        Next::ask(
            State::seat(Side::VietMinh),
            Prompt::SetUpTieuDoans { left: all.saturating_sub(self.next) },
        )
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        if let Some(unit) = self.unit(rules) {
            let all = scope == Scope::All;
            let legal = tieu_doan_hexes(rules, state, unit, &self.placed);
            let hexes = if all { mobilisation::open_hexes(rules, &self.placed) } else { legal };
            out.extend(hexes.iter().map(|hex| Choice::Place(unit, hex)));
            if all || legal.is_empty() {
                out.push(Choice::Box(unit));
            }
        }
        out.push(Choice::Default);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Default => Ok(()),
            Choice::Place(unit, _) | Choice::Box(unit) if self.unit(rules) != Some(unit) => {
                Err(No::NotAsked)
            }
            Choice::Place(_, hex) if !mobilisation::open_hexes(rules, &self.placed).has(hex) => {
                Err(No::SetUpMobilization { hex })
            }
            Choice::Place(_, hex) if !rules.charts.ground.vietnam.has(hex) => {
                Err(No::SetUpMobilization { hex })
            }
            Choice::Place(unit, hex) => check_hex(rules, state, unit, hex),
            // Only a Tieu Doan without a hex goes to Box 1.
            Choice::Box(unit) => {
                let open = tieu_doan_hexes(rules, state, unit, &self.placed);
                if open.is_empty() { Ok(()) } else { Err(No::HasPlace { unit }) }
            }
            _ => Err(No::NotAsked),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "no other answer is legal")]
    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let (next, mut placed) = (self.next + 1, self.placed.clone());
        match choice {
            Choice::Place(unit, hex) => {
                // More battalions than that there are not.
                placed.try_push(hex).ok();
                play.replace(Step::SetUpTieuDoans(SetUpTieuDoans { next, placed }));
                play.set_up_hidden(unit, hex);
            }
            Choice::Box(unit) => {
                play.replace(Step::SetUpTieuDoans(SetUpTieuDoans { next, placed }));
                play.leave_map(unit, Place::Box1);
            }
            Choice::Default => suggested::place_rest(play),
            _ => (),
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.unit(play.rules).is_some() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 9.0 (4): FEF sets up GCMA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct SetUpGcma {
    /// The number in the scenario's list.
    pub next: u8,
}

impl SetUpGcma {
    /// The GCMA that is set up now.
    fn unit(&self, rules: &Tonkin) -> Option<Unit> {
        rules.scenario().gcma.get(usize::from(self.next)).copied()
    }

    /// Those that are set up already.
    fn before(&self, rules: &Tonkin) -> UnitSet {
        rules.scenario().gcma.iter().take(usize::from(self.next)).copied().collect()
    }
}

impl StepRules<Tonkin> for SetUpGcma {
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Tonkin, _: &State) -> Next<Tonkin> {
        let side = Side::French;
        let considers = Prompt::Considers { side };
        Next::ask(
            State::seat(side),
            self.unit(rules).map_or(considers, |unit| Prompt::SetUpGcma { unit }),
        )
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        if let Some(unit) = self.unit(rules) {
            let friendly = control::friendly_to_french(&rules.charts, &state.board);
            let places = rules.charts.ground.highland_places.iter();
            let hexes = places
                .filter(|(_, hex)| friendly.has(*hex))
                .fold(HexSet::NONE, |all, (at, _)| all.or(*rules.charts.ground.near(*at)));
            let hexes = match scope {
                Scope::All => hexes,
                Scope::Canonical => arrivals::homely(rules, state, &self.before(rules), &hexes),
            };
            let all = scope == Scope::All;
            let legal = |hex: &Hex| all || check_hex(rules, state, unit, *hex).is_ok();
            out.extend(hexes.iter().filter(legal).map(|hex| Choice::Place(unit, hex)));
        }
        out.push(Choice::Default);
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::Default => Ok(()),
            Choice::Place(unit, hex) if self.unit(rules) == Some(unit) => {
                let range = rules.components.tables.limits.mobilization_range;
                if !arrivals::has_home(rules, state, &self.before(rules), hex) {
                    return Err(No::GcmaRange { hex, range });
                }
                check_hex(rules, state, unit, hex)
            }
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Place(unit, hex) = choice else { return suggested::place_rest(play) };
        play.replace(Step::SetUpGcma(SetUpGcma { next: self.next + 1 }));
        play.state.board.put(&play.rules.charts, unit, hex);
        play.tell(Event::FrenchSetUp { unit, hex });
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.unit(play.rules).is_some() {
            return Flow::Waits;
        }
        play.pop();
        finish(play);
        Flow::Goes
    }
}

/// 9.0: everything that stands by itself, and the questions for the rest.
pub(crate) fn begin<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let scenario = play.rules.scenario();
    place_off_map(play);
    for entry in scenario.setup.iter().filter(|entry| entry.side == Side::French) {
        for unit in entry.units.iter().filter(|_| !play.rules.generic) {
            play.state.board.put(&play.rules.charts, *unit, entry.hex);
            play.tell(Event::FrenchSetUp { unit: *unit, hex: entry.hex });
        }
        if entry.trench {
            play.state.board.trenches[0].insert(entry.hex);
        }
    }
    play.state.board.destroyed = scenario.destroyed_roads.iter().copied().collect();
    if let (true, rank @ 1..) = (play.rules.heroes, scenario.hero_rank) {
        play.state.heroes = [Some(Hero::new(rank, scenario.start_turn)); 2];
    }
    push_questions(play);
}

/// The questions in the order of 9.0: regiments, Tieu Doans, markers, GCMA.
fn push_questions<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    play.push(Step::SetUpGcma(SetUpGcma { next: 0 }));
    play.push(Step::PlaceObjectives(PlaceObjectives { first: true, assigned: None }));
    play.push(Step::SetUpTieuDoans(SetUpTieuDoans { next: 0, placed: Placed::default() }));
    play.push(Step::SetUp(SetUp { entry: 0, placed: 0, units: UnitSet::NONE }));
    if play.rules.generic {
        play.push(Step::FrenchSetUp(FrenchSetUp { entry: 0, placed: 0 }));
    }
}

/// 9.0 (1): units on the Turn Track, in boxes and beside the map.
fn place_off_map<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let (rules, charts) = (play.rules, &play.rules.charts);
    let scenario = rules.scenario();
    let board = &mut play.state.board;
    if scenario.training.is_none() {
        for (unit, row) in rules.components.all_units() {
            if row.entry >= scenario.start_turn && charts.forces.fighting.has(unit) {
                board.remove(charts, unit, Place::Track(row.entry));
            }
        }
    }
    for (unit, turn) in &scenario.on_track {
        board.remove(charts, *unit, Place::Track(*turn));
    }
    for unit in scenario.eliminated.iter().flatten() {
        board.remove(charts, *unit, Place::Eliminated);
        board.set_steps(*unit, 0);
    }
    for unit in &scenario.off_map {
        board.remove(charts, *unit, Place::Ready);
    }
    for unit in &scenario.pathet_lao {
        board.remove(charts, *unit, Place::Box2);
    }
}

/// T-73: the VP-Hexes that the starting level takes for VM's.
fn assumed(rules: &Tonkin) -> HexSet {
    let scenario = rules.scenario();
    let ground = &rules.charts.ground;
    let french: HexSet = scenario
        .setup
        .iter()
        .filter(|entry| entry.side == Side::French)
        .map(|entry| entry.hex)
        .collect();
    let named: HexSet =
        scenario.vm_owned.iter().map(|place| rules.components.community(*place).hex).collect();
    ground.red.minus(french).or(named).and(ground.vp_hexes)
}

/// 9.0 (5): what the starting level takes for granted is corrected (T-73).
fn finish<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let rules = play.rules;
    let actual = control::friendly_to_vm(&rules.charts, &play.state.board);
    let vp_hexes = &rules.charts.ground.vp_hexes;
    play.state.owned = actual.minus(*vp_hexes).or(assumed(rules));
    play.state.counted = rules.scenario().counted;
    play.tell(Event::SetUpDone);
    play.judge_at_start();
}

/// Whether a unit may be set up in a hex: 3.8, no enemy, room.
fn check_hex(rules: &Tonkin, state: &State, unit: Unit, hex: Hex) -> Result<(), No> {
    if !limits::may_stop(rules, unit, hex) || !rules.charts.ground.land.has(hex) {
        return Err(limits::forbidden(rules, unit, hex));
    }
    let side = rules.charts.stats(unit).side;
    if state.board.occupied(side.enemy()).has(hex) {
        return Err(No::SetUpTaken { hex });
    }
    super::stacking::check_room(rules, state, unit, hex)
}

/// 9.0: where the next Tieu Doan may be set up.
fn tieu_doan_hexes(rules: &Tonkin, state: &State, unit: Unit, placed: &[Hex]) -> HexSet {
    let open = mobilisation::open_hexes(rules, placed).and(rules.charts.ground.vietnam);
    open.iter().filter(|hex| check_hex(rules, state, unit, *hex).is_ok()).collect()
}
