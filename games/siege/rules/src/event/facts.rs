//! The facts of events, by the part of the turn they belong to.

use kernel::Fact;

use super::Event;
use crate::board::Place;
use crate::choice::{
    aircraft_name, airfield_name, base_name, battalion_name, event_name, piece_name, space_name,
    target_name, unit_name,
};
use crate::components::{ArtilleryResult, Side};
use crate::flow::Tally;
use crate::prompt::{code_word, division_name};
use crate::sets::{AircraftSet, BattalionSet, MarkerSet, UnitSet};

fn unit_names(units: UnitSet) -> Fact {
    Fact::Names(units.iter().map(|unit| format!("unit/{unit}")).collect())
}

fn battalion_names(battalions: BattalionSet) -> Fact {
    Fact::Names(battalions.iter().map(|battalion| format!("battalion/{battalion}")).collect())
}

fn aircraft_names(aircraft: AircraftSet) -> Fact {
    Fact::Names(aircraft.iter().map(|aircraft| format!("aircraft/{aircraft}")).collect())
}

fn gun_names(guns: MarkerSet) -> Fact {
    Fact::Names(guns.iter().map(|marker| format!("impact/{marker}")).collect())
}

/// The name of a place on the map or of a box.
fn place_name(place: Place) -> Fact {
    match place {
        Place::Space(space) => space_name(space),
        Place::Base(route) => base_name(route),
        Place::Aboard(aircraft) => aircraft_name(aircraft),
        Place::Ready => Fact::Name("box/ready".to_owned()),
        Place::Available => Fact::Name("box/available".to_owned()),
        Place::Aside => Fact::Name("box/aside".to_owned()),
        Place::Eliminated => Fact::Name("box/eliminated".to_owned()),
        Place::EliminatedBefore => Fact::Name("box/eliminated-before".to_owned()),
        Place::Removed => Fact::Name("box/removed".to_owned()),
    }
}

/// The facts of a summary.
fn tally_facts(tally: Tally) -> Vec<(&'static str, Fact)> {
    let signed = |number: i8| Fact::Number(i64::from(number));
    vec![
        ("french-steps", tally.french_steps.into()),
        ("french-units", tally.french_units.into()),
        ("vietminh-steps", tally.vietminh_steps.into()),
        ("vietminh-units", tally.vietminh_units.into()),
        ("lost", tally.lost.into()),
        ("won", tally.won.into()),
        ("shot-down", tally.shot_down.into()),
        ("aborted", tally.aborted.into()),
        ("gp", signed(tally.gp)),
        ("ammunition", signed(tally.ammunition)),
        ("morale-change", signed(tally.morale)),
        ("aaa", signed(tally.aaa)),
        ("artillery", signed(tally.artillery)),
    ]
}

/// The word for a result of the artillery table.
const fn result_word(result: ArtilleryResult) -> &'static str {
    match result {
        ArtilleryResult::Airfield => "airfield",
        ArtilleryResult::GpSupply => "gp",
        ArtilleryResult::ArtillerySupply => "ammunition",
        ArtilleryResult::Route(_) => "route",
        ArtilleryResult::Central => "central",
        ArtilleryResult::ArtilleryReduce => "artillery",
    }
}

/// The facts of set-up, events and activation.
pub(super) fn preparation_facts(event: Event) -> Vec<(&'static str, Fact)> {
    match event {
        Event::OptionRolled { code, die } => {
            vec![("code", Fact::Word(code_word(code))), ("die", die.into())]
        }
        Event::OptionDrawn { code, piece } => {
            vec![("code", Fact::Word(code_word(code))), ("piece", piece_name(piece))]
        }
        Event::Placement { placement } => {
            let key = format!("placement/{}", u16::from(placement) + 1);
            vec![("placement", Fact::Name(key))]
        }
        Event::Placed { unit, space } => {
            vec![("unit", unit_name(unit)), ("space", space_name(space))]
        }
        Event::Lifted { unit } => vec![("unit", unit_name(unit))],
        Event::DivisionDrawn { route, division } => {
            vec![("base", base_name(route)), ("division", division_name(division))]
        }
        Event::VariableRolled { first, second } => {
            vec![("first", first.into()), ("second", second.into())]
        }
        Event::Delayed { battalions } | Event::DelayedEnter { battalions } => {
            vec![("battalions", battalion_names(battalions))]
        }
        Event::Turn { turn } => vec![("turn", turn.into())],
        Event::Impulse { impulse } => vec![("impulse", impulse.into())],
        Event::Returned { aircraft } => vec![("aircraft", aircraft_name(aircraft))],
        Event::Picks { picks } => vec![("picks", picks.into())],
        Event::Picked { kind }
        | Event::NoEffect { kind }
        | Event::Discarded { kind }
        | Event::InEffect { kind } => vec![("event", event_name(kind))],
        Event::PoolEmpty { side } => vec![("side", Fact::Word(side.name()))],
        Event::Challenged { kind, die, .. } | Event::EventRolled { kind, die } => {
            vec![("event", event_name(kind)), ("die", die.into())]
        }
        Event::ActsAs { kind, other } => {
            vec![("event", event_name(kind)), ("other", event_name(other))]
        }
        Event::Mined { route } => vec![("route", route.0.into())],
        Event::CondorCounted { condors } => vec![("condors", condors.into())],
        Event::RegimentJoins { division } => vec![("division", division_name(division))],
        Event::Reinforced { piece } => vec![("piece", piece_name(piece))],
        Event::CondorUnits { units } => vec![("units", unit_names(units))],
        Event::LeaderArrived { leader, space } => {
            vec![("leader", unit_name(leader)), ("space", space_name(space))]
        }
        Event::PsyopRolled { unit, die } => vec![("unit", unit_name(unit)), ("die", die.into())],
        Event::Morale { from, to }
        | Event::AaaIndex { from, to }
        | Event::ArtilleryIndex { from, to } => vec![("from", from.into()), ("to", to.into())],
        Event::Supply { supply, from, to } => {
            vec![("supply", Fact::Word(supply.id())), ("from", from.into()), ("to", to.into())]
        }
        Event::Activation { division, roll, morale, .. } => vec![
            ("division", division_name(division)),
            ("roll", roll.into()),
            ("morale", morale.into()),
        ],
        Event::Ordered { division, .. } => vec![("division", division_name(division))],
        Event::ToBase { battalion, from, route } => vec![
            ("battalion", battalion_name(battalion)),
            ("from", space_name(from)),
            ("base", base_name(route)),
        ],
        _ => Vec::new(),
    }
}

/// The facts of missions and of the Strategic Phase.
pub(super) fn strategic_facts(event: Event) -> Vec<(&'static str, Fact)> {
    match event {
        Event::MissionsGiven { aircraft, guns } => vec![
            ("aircraft", aircraft_names(aircraft)),
            ("guns", gun_names(guns)),
            ("count", (aircraft.len() + guns.len()).into()),
        ],
        Event::CargoGiven { units, gp, ammunition } => {
            vec![("units", units.into()), ("gp", gp.into()), ("ammunition", ammunition.into())]
        }
        Event::VultureRolled { die, units } => vec![("die", die.into()), ("units", units.into())],
        Event::VultureUnit { aircraft } | Event::Aborted { aircraft } => {
            vec![("aircraft", aircraft_name(aircraft))]
        }
        Event::AaaRolled { dice, hits } | Event::BarrageRolled { dice, hits } => {
            vec![("dice", dice.into()), ("hits", hits.into())]
        }
        Event::AaaResults { counts } => vec![
            ("tactical-aborts", counts[0].into()),
            ("strategic-aborts", counts[1].into()),
            ("cargo-aborts", counts[2].into()),
            ("tactical-down", counts[3].into()),
            ("strategic-down", counts[4].into()),
            ("cargo-down", counts[5].into()),
        ],
        Event::AaaNobody { shot_down, results } => {
            let word = if shot_down { "shot-down" } else { "aborted" };
            vec![("result", Fact::Word(word)), ("results", results.into())]
        }
        Event::ShotDown { aircraft, back } => {
            let mut facts = vec![("aircraft", aircraft_name(aircraft))];
            facts.extend(back.map(|turn| ("turn", turn.into())));
            facts
        }
        Event::BackToReady { unit } => vec![("unit", unit_name(unit))],
        Event::Strikes { target, aircraft, guns, dice } => vec![
            ("target", target_name(target)),
            ("aircraft", aircraft_names(aircraft)),
            ("guns", gun_names(guns)),
            ("dice", dice.into()),
        ],
        Event::Struck { target, hits, .. } => {
            vec![("target", target_name(target)), ("hits", hits.into())]
        }
        Event::BombRolled { die, won } => {
            let word = if won { "french" } else { "vietminh" };
            vec![("die", die.into()), ("side", Fact::Word(word))]
        }
        Event::BarrageResult { die, result } => {
            let mut facts = vec![("die", die.into()), ("result", Fact::Word(result_word(result)))];
            let route = match result {
                ArtilleryResult::Route(route) => route.0,
                _ => 0,
            };
            facts.push(("route", route.into()));
            facts
        }
        Event::AirfieldDestroyed { airfield } => vec![("airfield", airfield_name(airfield))],
        Event::AmmunitionPaid { points, left } => {
            vec![("points", points.into()), ("left", left.into())]
        }
        Event::Landed { unit, space } => {
            vec![("unit", unit_name(unit)), ("space", space_name(space))]
        }
        Event::Jumped { unit, space, die, .. } => {
            vec![("unit", unit_name(unit)), ("space", space_name(space)), ("die", die.into())]
        }
        Event::Delivered { supply, points } => {
            vec![("supply", Fact::Word(supply.id())), ("points", points.into())]
        }
        Event::Dropped { supply, arrived, lost, captured } => vec![
            ("supply", Fact::Word(supply.id())),
            ("arrived", arrived.into()),
            ("lost", lost.into()),
            ("captured", captured.into()),
        ],
        _ => Vec::new(),
    }
}

/// The facts of the Assault Phase.
pub(super) fn impulse_facts(event: Event) -> Vec<(&'static str, Fact)> {
    let word = |side: Side| ("side", Fact::Word(side.name()));
    match event {
        Event::FrenchFires { target, units, guns, aircraft } => vec![
            ("space", space_name(target)),
            ("units", unit_names(units)),
            ("guns", gun_names(guns)),
            ("aircraft", aircraft_names(aircraft)),
        ],
        Event::VietMinhFires { target, battalions, dice } => vec![
            ("space", space_name(target)),
            ("battalions", battalion_names(battalions)),
            ("dice", dice.into()),
        ],
        Event::FireRolled { side, target, pool, dice, hits, panics } => vec![
            word(side),
            ("space", space_name(target)),
            ("pool", Fact::Word(pool.name())),
            ("dice", dice.into()),
            ("hits", hits.into()),
            ("panics", panics.into()),
        ],
        Event::FireResult { side, target, hits, panics } => vec![
            word(side),
            ("space", space_name(target)),
            ("hits", hits.into()),
            ("panics", panics.into()),
        ],
        Event::AssaultRolled { side, target, dice, hits, panics } => vec![
            word(side),
            ("space", space_name(target)),
            ("dice", dice.into()),
            ("hits", hits.into()),
            ("panics", panics.into()),
        ],
        Event::NobodyPanics { space, panics } => {
            vec![("space", space_name(space)), ("panics", panics.into())]
        }
        Event::Panicked { piece, space } => {
            vec![("piece", piece_name(piece)), ("space", space_name(space))]
        }
        Event::RetreatRolled { piece, die } => {
            vec![("piece", piece_name(piece)), ("die", die.into())]
        }
        Event::Retreated { piece, from, to } => {
            vec![("piece", piece_name(piece)), ("from", space_name(from)), ("to", place_name(to))]
        }
        Event::FliesAgain { aircraft } => vec![("aircraft", aircraft_name(aircraft))],
        Event::FrenchAssaults { from, target, units } => vec![
            ("from", space_name(from)),
            ("space", space_name(target)),
            ("units", unit_names(units)),
        ],
        Event::VietMinhAssaults { from, target, battalions } => vec![
            ("from", place_name(from)),
            ("space", space_name(target)),
            ("battalions", battalion_names(battalions)),
        ],
        Event::Edge { target, french, vietminh, edge } => vec![
            ("space", space_name(target)),
            ("french", french.into()),
            ("vietminh", vietminh.into()),
            word(edge),
        ],
        Event::AssaultWon { target, winner } | Event::AssaultDraw { target, winner } => {
            vec![("space", space_name(target)), word(winner)]
        }
        Event::FlakRaid { route } => vec![("route", route.0.into())],
        Event::Moved { unit, from, to } => {
            vec![("unit", unit_name(unit)), ("from", space_name(from)), ("to", space_name(to))]
        }
        Event::Advanced { battalion, from, to } => vec![
            ("battalion", battalion_name(battalion)),
            ("from", place_name(from)),
            ("to", space_name(to)),
        ],
        Event::Control { space, to } => vec![("space", space_name(space)), word(to)],
        Event::Reduced { piece, place } | Event::Eliminated { piece, place } => {
            vec![("piece", piece_name(piece)), ("place", place_name(place))]
        }
        Event::LeaderLost { leader, space } => {
            vec![("leader", unit_name(leader)), ("space", space_name(space))]
        }
        _ => Vec::new(),
    }
}

/// The facts of summaries, the Refit Phase and the end.
pub(super) fn refit_facts(event: Event) -> Vec<(&'static str, Fact)> {
    match event {
        Event::StepSummary { phase, tally } => {
            let mut facts = vec![("phase", Fact::Word(phase.name()))];
            facts.extend(tally_facts(tally));
            facts
        }
        Event::PhaseSummary { phase, tally, morale } => {
            let mut facts = vec![("phase", Fact::Word(phase.part())), ("morale", morale.into())];
            facts.extend(tally_facts(tally));
            facts
        }
        Event::MoraleStep { items, change } => {
            let number = |item: i8| Fact::Number(i64::from(item));
            vec![
                ("complexes", number(items[0])),
                ("french", number(items[1])),
                ("refits", number(items[2])),
                ("vietminh", number(items[3])),
                ("routes", number(items[4])),
                ("change", number(change)),
            ]
        }
        Event::Redeployed { unit, from, to } => {
            vec![("unit", unit_name(unit)), ("from", space_name(from)), ("to", space_name(to))]
        }
        Event::Repaired { airfield } => vec![("airfield", airfield_name(airfield))],
        Event::Refitted { unit } => vec![("unit", unit_name(unit))],
        Event::Rebuilt { unit, space } => {
            vec![("unit", unit_name(unit)), ("space", space_name(space))]
        }
        Event::RefitRolled { battalion, roll, .. } => {
            vec![("battalion", battalion_name(battalion)), ("roll", roll.into())]
        }
        Event::Restored { battalion } => vec![("battalion", battalion_name(battalion))],
        Event::CameBack { battalion, route } => {
            vec![("battalion", battalion_name(battalion)), ("base", base_name(route))]
        }
        Event::PoliticsRolled { die, limit } => {
            vec![("die", die.into()), ("limit", limit.into())]
        }
        Event::GameOver { ending, morale } => {
            vec![("ending", Fact::Word(ending.name())), ("morale", morale.into())]
        }
        Event::Recovered { aircraft } => {
            vec![("aircraft", aircraft_names(aircraft)), ("count", aircraft.len().into())]
        }
        _ => Vec::new(),
    }
}
