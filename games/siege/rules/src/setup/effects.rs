//! Reads what a step of an event does: a word and the numbers that go with it.

use pack::Entry;

use super::units::Units;
use super::{read_bits, report_unknown};
use crate::components::{Aircraft, Amount, Division, Effect, EventKind};

type Read = fn(&mut Entry<'_>, &Units) -> Option<Effect>;

/// Every effect, by the word of the pack.
const EFFECTS: &[(&str, Read)] = &[
    ("none", |_, _| Some(Effect::Nothing)),
    ("abort_cargo", |step, _| step.number("count", 1..=31).map(Effect::AbortCargo)),
    ("cia_cargo_capacity", cargo_capacity),
    ("french_ma", french_movement),
    ("impact_limit_per_space", |step, _| positive(step).map(Effect::ImpactLimit)),
    ("french_edge_bonus", |step, _| positive(step).map(Effect::FrenchEdge)),
    ("aaa_minus_on_cleared_space", flak_raid),
    ("challenge_vm_event", |step, _| {
        read_bits(step, "cancel_on").map(|cancel_on| Effect::Challenge { cancel_on })
    }),
    ("count_condor", |_, _| Some(Effect::CountCondor)),
    ("remove_148", |_, _| Some(Effect::RemoveRegiment)),
    ("discard_both", |_, _| Some(Effect::DiscardBoth)),
    ("neptune_strike", |step, _| step.number("strength", 1..=24).map(Effect::Neptune)),
    ("gp_supply", |step, _| signed(step).map(Effect::GpSupply)),
    ("artillery_supply", |step, _| signed(step).map(Effect::ArtillerySupply)),
    ("both_supply", |step, _| signed(step).map(Effect::BothSupply)),
    ("supply_choice", |step, _| positive(step).map(Effect::SupplyChoice)),
    ("draw_reinforcements", |step, _| amount(step, "count").map(Effect::DrawReinforcements)),
    ("abort_air", |step, _| amount(step, "count").map(Effect::AbortAir)),
    ("french_ma_hard_cap", |step, _| positive(step).map(Effect::FrenchCap)),
    ("vulture_available", |_, _| Some(Effect::VultureAvailable)),
    ("discard", |_, _| Some(Effect::Discard)),
    ("return", |_, _| Some(Effect::Return)),
    ("return_and_substitute", |_, _| Some(Effect::ReturnAndSubstitute)),
    ("remain", |_, _| Some(Effect::Remain)),
    ("vm_no_move_no_assault", |_, _| Some(Effect::NoMoveNoAssault)),
    ("vm_defensive_terrain", |_, _| Some(Effect::DefensiveTerrain)),
    ("vm_no_panic_in_tactical_fire", |_, _| Some(Effect::NoPanicInFire)),
    ("vm_edge_bonus", |step, _| positive(step).map(Effect::VietMinhEdge)),
    ("morale", |step, _| amount(step, "value").map(Effect::Morale)),
    ("all_divisions_refit", |_, _| Some(Effect::AllRefit)),
    ("as_event", as_event),
    ("vm_ma_bonus", |step, _| positive(step).map(Effect::VietMinhMovement)),
    ("vm_no_tactical_fire", |_, _| Some(Effect::NoFire)),
    ("vm_artillery_bonus_dice", |step, _| positive(step).map(Effect::ArtilleryDice)),
    ("mine_route", |step, _| {
        step.fixed("route", r#""die""#);
        Some(Effect::MineRoute)
    }),
    ("psyop_rolls", psyop),
    ("enter_delayed_316", |_, _| Some(Effect::EnterDelayed)),
    ("enter_148", enter_regiment),
    ("aaa", |step, _| amount(step, "value").map(Effect::Aaa)),
    ("artillery", |step, _| amount(step, "value").map(Effect::Artillery)),
    ("all_ma_hard_cap", |step, _| positive(step).map(Effect::CapAll)),
];

/// Reads the effect of a step.
pub(super) fn read(step: &mut Entry<'_>, units: &Units) -> Option<Effect> {
    let read = step.word("do", EFFECTS)?;
    read(step, units)
}

fn positive(step: &mut Entry<'_>) -> Option<u8> {
    step.number("value", 1..=12)
}

fn signed(step: &mut Entry<'_>) -> Option<i8> {
    step.number("value", -99..=99)
}

/// A number, or a die of its own.
fn amount(step: &mut Entry<'_>, field: &'static str) -> Option<Amount> {
    if step.is_text(field) {
        return step.word(field, &[("die", Amount::Die), ("-die", Amount::MinusDie)]);
    }
    step.number(field, -99..=99).map(Amount::Fixed)
}

fn cargo_capacity(step: &mut Entry<'_>, units: &Units) -> Option<Effect> {
    let points = step.number("value", 1..=12);
    let id = step.name("unit")?;
    let found = units.aircraft.iter().position(|row| row.id == id);
    if found.is_none() && !units.broken {
        report_unknown(step.file, &step.key("unit"), "aircraft", &id);
    }
    Some(Effect::CargoCapacity { aircraft: Aircraft(found? as u8), points: points? })
}

fn french_movement(step: &mut Entry<'_>, _: &Units) -> Option<Effect> {
    let allowance = step.number("value", 0..=12);
    let with_leader = step.number("leader_exception", 0..=12);
    step.fixed("fortification_bonus", "false");
    Some(Effect::FrenchMovement { allowance: allowance?, with_leader: with_leader? })
}

fn flak_raid(step: &mut Entry<'_>, _: &Units) -> Option<Effect> {
    let drop = positive(step);
    step.fixed("limit_per_route", "1");
    Some(Effect::FlakRaid { drop: drop?, for_each_route: 1 })
}

fn as_event(step: &mut Entry<'_>, _: &Units) -> Option<Effect> {
    let id = step.name("event")?;
    let found = EventKind::from_id(&id);
    if found.is_none() {
        report_unknown(step.file, &step.key("event"), "event", &id);
    }
    found.map(Effect::AsEvent)
}

fn psyop(step: &mut Entry<'_>, _: &Units) -> Option<Effect> {
    step.fixed("nationalities", r#"["algerian", "moroccan", "thai", "vietnamese"]"#);
    read_bits(step, "reduce_on").map(|reduce_on| Effect::Psyop { reduce_on })
}

fn enter_regiment(step: &mut Entry<'_>, _: &Units) -> Option<Effect> {
    let number: u16 = step.number("division", 1..=999)?;
    let found = Division::ALL.into_iter().find(|division| division.number() == number);
    if found.is_none() {
        report_unknown(step.file, &step.key("division"), "division", &number.to_string());
    }
    found.map(Effect::EnterRegiment)
}
