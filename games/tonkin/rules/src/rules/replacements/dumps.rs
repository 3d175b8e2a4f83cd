//! 2.2 A, 2.6 A: SDs or RP, where SDs go, and Thai Binh.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Tonkin;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Hex, Mix, Side, Unit};
use crate::event::{Cause, Event};
use crate::flow::{Play, State, Step};
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::losses::Losing as _;
use crate::rules::{Points as _, control, stacking, trace};
use crate::sets::HexSet;

/// 2.2 A: VM chooses SD and RP.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VmMix;

impl StepRules<Tonkin> for VmMix {
    fn next(&self, rules: &Tonkin, _: &State) -> Next<Tonkin> {
        ask_mix(rules, Side::VietMinh)
    }

    fn candidates(&self, rules: &Tonkin, _: &State, _: Scope, out: &mut Vec<Choice>) {
        mixes(rules, Side::VietMinh, out);
    }

    fn check(&self, rules: &Tonkin, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        chosen(rules, Side::VietMinh, *choice).map(|_| ()).ok_or(No::NotAsked)
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        choose(play, Side::VietMinh, choice);
    }
}

/// 2.6 A: FEF chooses SD and RP.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FrenchMix;

impl StepRules<Tonkin> for FrenchMix {
    fn next(&self, rules: &Tonkin, _: &State) -> Next<Tonkin> {
        ask_mix(rules, Side::French)
    }

    fn candidates(&self, rules: &Tonkin, _: &State, _: Scope, out: &mut Vec<Choice>) {
        mixes(rules, Side::French, out);
    }

    fn check(&self, rules: &Tonkin, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        chosen(rules, Side::French, *choice).map(|_| ()).ok_or(No::NotAsked)
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        choose(play, Side::French, choice);
    }
}

/// 2.2 A, 2.6 A: a side places SDs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Dumps {
    /// Whose.
    pub side: Side,
    /// How many more.
    pub(crate) left: u8,
}

impl StepRules<Tonkin> for Dumps {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(self.side), Prompt::Dumps { side: self.side, left: self.left })
    }

    fn candidates(&self, rules: &Tonkin, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        let places = match scope {
            Scope::All => rules.charts.ground.supply_centres[self.side as usize],
            Scope::Canonical => roomy_places(rules, state, self.side),
        };
        out.extend(places.iter().map(Choice::Dump));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match choice {
            Choice::Dump(hex) => check_dump(rules, state, self.side, *hex),
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Dump(hex) = choice else { return };
        let side = self.side;
        play.replace(Step::Dumps(Dumps { side, left: self.left.saturating_sub(1) }));
        if let Some(dump) = spare(play.rules, play.state, side) {
            play.state.board.put(&play.rules.charts, dump, hex);
            play.tell(Event::DumpPlaced { side, unit: dump, hex });
        }
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        // T-71: nobody is asked where no SD can be placed.
        let (rules, state) = (play.rules, &*play.state);
        let mut hexes = places(rules, state, self.side).iter();
        let is_open = |hex| check_dump(rules, state, self.side, hex).is_ok();
        if self.left > 0 && hexes.any(is_open) {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// 2.2 A: VM gives up a point or a step for Thai Binh.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ThaiBinh;

impl StepRules<Tonkin> for ThaiBinh {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Tonkin, _: &State) -> Next<Tonkin> {
        Next::ask(State::seat(Side::VietMinh), Prompt::ThaiBinh)
    }

    fn candidates(&self, rules: &Tonkin, state: &State, _: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::GiveUp);
        out.extend(units_with_steps(rules, state).map(Choice::Lose));
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "other choices answer other questions")]
    fn check(&self, rules: &Tonkin, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        match *choice {
            Choice::GiveUp if state.rp[Side::VietMinh as usize] == 0 => Err(No::PointLeft),
            Choice::GiveUp => Ok(()),
            Choice::Lose(unit) if units_with_steps(rules, state).any(|other| other == unit) => {
                Ok(())
            }
            _ => Err(No::NotAsked),
        }
    }

    fn apply<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        play.pop();
        if let Choice::Lose(unit) = choice {
            return play.lose_step(unit, Cause::ThaiBinh);
        }
        let side = Side::VietMinh;
        let lost = play.rules.components.tables.replacements.thai_binh_penalty;
        let points = &mut play.state.rp[side as usize];
        *points = points.saturating_sub(lost);
        let points = -i8::try_from(lost).unwrap_or(1);
        play.tell(Event::Points { side, points, rule: kernel::Rule("2.2") });
    }

    fn run<S: Sink<Tonkin>>(&self, play: &mut Play<'_, S>) -> Flow {
        run_thai_binh(play)
    }
}

/// What a side is asked that chooses SD and RP: the RP it gets with no SD, with one and with two.
fn ask_mix(rules: &Tonkin, side: Side) -> Next<Tonkin> {
    let points = [0, 1, 2].map(|dumps| mix_of(rules, side, dumps).map_or(0, |mix| mix.rp));
    Next::ask(State::seat(side), Prompt::Mix { side, points })
}

/// The numbers of SDs among which a side chooses.
fn mixes(rules: &Tonkin, side: Side, out: &mut Vec<Choice>) {
    let choices = rules.components.tables.replacements.choices[side as usize];
    out.extend(choices.iter().map(|mix| Choice::Mix(mix.sd)));
}

/// The mix that a side chose.
fn chosen(rules: &Tonkin, side: Side, choice: Choice) -> Option<Mix> {
    let Choice::Mix(dumps) = choice else { return None };
    mix_of(rules, side, dumps)
}

/// A side has chosen.
fn choose<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, choice: Choice) {
    play.pop();
    if let Some(mix) = chosen(play.rules, side, choice) {
        take(play, side, mix);
    }
}

/// 2.2 A: VM chooses; in Na San he gets one SD and no choice.
pub(crate) fn begin_vm_mix<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    match play.rules.scenario().training.as_ref().map(|training| training.sd) {
        Some(left) => play.push(Step::Dumps(Dumps { side: Side::VietMinh, left })),
        None => {
            play.push(Step::ThaiBinh);
            play.push(Step::VmMix);
        }
    }
}

/// 2.6 A: FEF chooses; in Na San it gets one SD, and RP.
pub(crate) fn begin_french_mix<S: Sink<Tonkin>>(play: &mut Play<'_, S>) {
    let fixed = play.rules.scenario().training.as_ref();
    match fixed.map(|training| Mix { sd: training.sd, rp: training.french_rp }) {
        Some(mix) => take(play, Side::French, mix),
        None => play.push(Step::FrenchMix),
    }
}

/// The mix with so many SDs.
fn mix_of(rules: &Tonkin, side: Side, dumps: u8) -> Option<Mix> {
    let choices = rules.components.tables.replacements.choices[side as usize];
    choices.into_iter().find(|mix| mix.sd == dumps)
}

/// A side gets its RP and places its SDs.
fn take<S: Sink<Tonkin>>(play: &mut Play<'_, S>, side: Side, mix: Mix) {
    let points = &mut play.state.rp[side as usize];
    *points = points.saturating_add(mix.rp);
    play.tell(Event::Mixed { side, dumps: mix.sd, points: mix.rp });
    play.push(Step::Dumps(Dumps { side, left: mix.sd }));
}

/// An SD of a side that is not on the map.
fn spare(rules: &Tonkin, state: &State, side: Side) -> Option<Unit> {
    let mut dumps = rules.charts.forces.sds[side as usize].iter();
    dumps.find(|dump| state.board.place(*dump) == Place::Pool)
}

/// 2.2 A, 2.6 A: where SDs come: Supply Centers that work; in Na San the French get theirs in one place.
fn places(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let centres = control::working_centres(&rules.charts, &state.board, side);
    match rules.scenario().training.as_ref().filter(|_| side == Side::French) {
        Some(training) => {
            centres.and(HexSet::one(rules.components.community(training.french_sd_at).hex))
        }
        None => centres,
    }
}

fn check_dump(rules: &Tonkin, state: &State, side: Side, hex: Hex) -> Result<(), No> {
    // T-71: an SD that is not there any more is not received.
    spare(rules, state, side).ok_or(No::NotAsked)?;
    // 1.5: room is judged at the end of the phase.
    if places(rules, state, side).has(hex) {
        return Ok(());
    }
    let training = rules.scenario().training.is_some();
    Err(match side {
        Side::French | Side::VietMinh if training => No::TrainingDumpPlace { hex },
        Side::VietMinh => No::DumpPlace { hex },
        Side::French => No::FrenchDumpPlace { hex },
    })
}

/// The places that search looks at: for FEF those with room, if there are any.
fn roomy_places(rules: &Tonkin, state: &State, side: Side) -> HexSet {
    let all = places(rules, state, side);
    let Some(dump) = spare(rules, state, side).filter(|_| side == Side::French) else { return all };
    let roomy = all.iter().filter(|hex| stacking::check_room(rules, state, dump, *hex).is_ok());
    let roomy: HexSet = roomy.collect();
    if roomy.is_empty() { all } else { roomy }
}

/// 2.2 A: the hexes near Thai Binh that VM occupies; FEF units there and between do not matter (1.4).
pub fn thai_binh_hexes(rules: &Tonkin, state: &State) -> usize {
    let replacements = &rules.components.tables.replacements;
    let from = HexSet::one(replacements.thai_binh);
    let near = trace::within_whatever(&rules.charts, &from, replacements.thai_binh_range);
    near.and(*state.board.occupied(Side::VietMinh)).len()
}

/// VM units that can lose a step.
fn units_with_steps(rules: &Tonkin, state: &State) -> impl Iterator<Item = Unit> {
    let forces = &rules.charts.forces;
    let units = forces.side[Side::VietMinh as usize].and(forces.fighting);
    let on_map = state.board.on_map();
    units.and(on_map).iter()
}

/// 2.2 A: 1 RP for 4 hexes or more; with 1 or none a point or a step is given up.
fn run_thai_binh<S: Sink<Tonkin>>(play: &mut Play<'_, S>) -> Flow {
    let replacements = play.rules.components.tables.replacements;
    let held = thai_binh_hexes(play.rules, play.state);
    if held <= usize::from(replacements.thai_binh_penalty_hexes) {
        let has_points = play.state.rp[Side::VietMinh as usize] > 0;
        if has_points || units_with_steps(play.rules, play.state).next().is_some() {
            return Flow::Waits;
        }
    }
    play.pop();
    if held >= usize::from(replacements.thai_binh_bonus_hexes) {
        play.add_points(replacements.thai_binh_bonus, "2.2");
    }
    Flow::Goes
}
