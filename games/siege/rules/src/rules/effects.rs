//! 30.0: what a step of an event does.

use kernel::Sink;

use crate::Siege;
use crate::board::{Place, Regiment, Trenches};
use crate::components::{Amount, Division, Effect, Route, Side};
use crate::event::Event;
use crate::flow::{
    AbortAir, AbortCargo, DrawUnits, EventRun, GainSupply, Pick, Play, Psyop, Step, Supply,
};
use crate::rules::{Changes, deployment, events};

/// The number of a step; `die` is its own die, where it has one.
fn number(amount: Amount, die: u8) -> i8 {
    match amount {
        Amount::Fixed(number) => number,
        Amount::Die => die as i8,
        Amount::MinusDie => -(die as i8),
    }
}

/// Carries out what a step does.
pub(crate) fn perform<S: Sink<Siege>>(
    play: &mut Play<'_, S>,
    event: EventRun,
    effect: Effect,
    die: u8,
) {
    match effect {
        Effect::Nothing => play.tell(Event::NoEffect { kind: event.kind }),
        Effect::CargoCapacity { .. }
        | Effect::FrenchMovement { .. }
        | Effect::ImpactLimit(_)
        | Effect::FrenchEdge(_)
        | Effect::FlakRaid { .. }
        | Effect::Challenge { .. }
        | Effect::Neptune(_)
        | Effect::FrenchCap(_)
        | Effect::VietMinhEdge(_)
        | Effect::AllRefit
        | Effect::VietMinhMovement(_)
        | Effect::NoFire
        | Effect::ArtilleryDice(_)
        | Effect::CapAll(_) => play.state.board.events.in_force.insert(event.kind),
        Effect::AbortCargo(left) => play.push(Step::AbortCargo(AbortCargo { left })),
        Effect::AbortAir(amount) => {
            let left = number(amount, die).max(0) as u8;
            play.push(Step::AbortAir(AbortAir { left }));
        }
        Effect::DrawReinforcements(amount) => {
            let left = number(amount, die).max(0) as u8;
            play.push(Step::DrawUnits(DrawUnits::of(left)));
        }
        Effect::GpSupply(points) => play.change_supply(Supply::Gp, points),
        Effect::ArtillerySupply(points) => play.change_supply(Supply::Ammunition, points),
        Effect::BothSupply(points) => {
            play.change_supply(Supply::Gp, points);
            play.change_supply(Supply::Ammunition, points);
        }
        Effect::SupplyChoice(points) => play.push(Step::GainSupply(GainSupply { points })),
        Effect::Morale(amount) => play.change_morale(number(amount, die)),
        Effect::Aaa(amount) => play.change_aaa(number(amount, die)),
        Effect::Artillery(amount) => play.change_artillery(number(amount, die)),
        Effect::AsEvent(other) => {
            play.tell(Event::ActsAs { kind: event.kind, other });
            events::push(play, other, None);
        }
        Effect::Psyop { reduce_on } => {
            let left = play.state.board.units_on_map().and(play.rules.charts.psyop);
            play.push(Step::Psyop(Psyop { left, reduce_on }));
        }
        Effect::MineRoute => {
            if let Some(route) = Route::ALL.into_iter().find(|route| route.0 == event.die) {
                play.state.board.events.mined.insert(route);
                play.tell(Event::Mined { route });
            }
        }
        Effect::EnterDelayed => enter_delayed(play),
        Effect::EnterRegiment(division) => enter_regiment(play, division),
        Effect::VultureAvailable => play.state.board.events.vulture = true,
        Effect::NoMoveNoAssault => play.state.board.events.trenches = Trenches::Dug,
        // 17.10: from the next turn on; the marker on its box says so.
        Effect::DefensiveTerrain | Effect::NoPanicInFire => (),
        Effect::CountCondor
        | Effect::RemoveRegiment
        | Effect::DiscardBoth
        | Effect::Discard
        | Effect::Return
        | Effect::ReturnAndSubstitute
        | Effect::Remain => marker(play, event, effect),
    }
}

/// 8.2: steps that say where the marker goes.
#[expect(clippy::wildcard_enum_match_arm, reason = "other steps leave the marker alone")]
fn marker<S: Sink<Siege>>(play: &mut Play<'_, S>, event: EventRun, effect: Effect) {
    let Some(kind) = event.marker else { return };
    match effect {
        Effect::CountCondor => {
            play.state.board.events.condors += 1;
            let condors = play.state.board.events.condors;
            play.tell(Event::CondorCounted { condors });
        }
        Effect::RemoveRegiment => remove_regiment(play),
        Effect::DiscardBoth => {
            play.state.board.events.condors = 0;
            play.tell(Event::Discarded { kind });
        }
        Effect::Discard => play.tell(Event::Discarded { kind }),
        Effect::Remain => play.tell(Event::InEffect { kind }),
        Effect::Return => play.state.board.events.set_aside[kind as usize] += 1,
        Effect::ReturnAndSubstitute => {
            play.state.board.events.set_aside[kind as usize] += 1;
            play.tell(Event::NoEffect { kind });
            for step in &mut play.state.steps {
                if let Step::Pick(Pick { side: Side::VietMinh, left }) = step {
                    *left += 1;
                }
            }
        }
        _ => (),
    }
}

/// 30.0 Condor, S-90: the 148th leaves for good; that is no elimination.
fn remove_regiment<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    play.state.board.regiment = Regiment::Removed;
    for battalion in play.rules.charts.divisions[Division::R148 as usize].iter() {
        play.state.board.put_battalion(battalion, Place::Removed);
        play.state.board.weakened.remove(battalion);
    }
    play.tell(Event::RegimentGone);
}

/// 9.3: the 148th joins a division for the rest of the game.
pub(crate) fn enter_regiment<S: Sink<Siege>>(play: &mut Play<'_, S>, division: Division) {
    let Some(base) = play.state.board.base_of(division) else { return };
    play.state.board.regiment = Regiment::With(division);
    for battalion in play.rules.charts.divisions[Division::R148 as usize].iter() {
        deployment::muster(play, battalion, base);
    }
    play.tell(Event::RegimentJoins { division });
}

/// 31.0: the battalions in the Reinforcement box come to their base.
fn enter_delayed<S: Sink<Siege>>(play: &mut Play<'_, S>) {
    let battalions = play.state.board.battalions(Place::Available);
    for battalion in battalions.iter() {
        if let Some(base) = play.rules.base_of(play.state, battalion) {
            deployment::muster(play, battalion, base);
        }
    }
    play.tell(Event::DelayedEnter { battalions });
}
