//! What is to be done belongs to its step of the sequence, lies on what can have put it there, and names what exists.

use kernel::Seats;

use super::drafts;
use super::shape::Lists;
use crate::Siege;
use crate::board::{AirBox, GunBox, Place};
use crate::components::{Side, Space};
use crate::flow::{
    Among, Assault, Attacks, Draft, EventRun, Fire, Movement, Phase, Sallies, State, Step, Strike,
    Target, Withdraw,
};
use crate::rules::staff;

/// So many dice, hits and panics one attack can come to; a byte holds them all.
const MOST: u16 = 250;

/// What is wrong with the stack of a state whose numbers are right.
pub(super) fn check(rules: &Siege, state: &State, wrong: &mut Vec<String>) {
    let mut below: Option<&Step> = None;
    for (depth, step) in state.steps.iter().enumerate() {
        if !is_of_phase(step, state.phase) {
            wrong.push(format!("step {depth} does not belong to {:?}", state.phase));
        }
        let lies = below.map_or(is_ground(step), |below| lies_on(step, below));
        if !lies && !is_second_central_hit(&state.steps, depth) {
            wrong.push(format!("step {depth} lies on what cannot have put it there"));
        }
        fields(rules, state, step, wrong);
        below = Some(step);
    }
    if state.steps.is_empty() != state.ending.is_some() {
        wrong.push("something is to be done until the game is over".to_owned());
    }
}

/// 4.1: the steps of the sequence in which this can be done.
fn is_of_phase(step: &Step, phase: Phase) -> bool {
    use Phase::{
        Aaa, Activation, Advance, AirStrikes, Cargo, FrenchArtillery, FrenchAssault, FrenchEvents,
        FrenchFire, FrenchMovement, FrenchRefit, Landing, Missions, SetUp, VietMinhArtillery,
        VietMinhAssault, VietMinhEvents, VietMinhFire, VietMinhRefit,
    };
    let phases: &[Phase] = match step {
        Step::OptionDie(_)
        | Step::OptionDraw(_)
        | Step::Place(_)
        | Step::DrawDivisions
        | Step::VariableDice
        | Step::VariableDivision => &[SetUp],
        Step::Pick(_)
        | Step::Event(_)
        | Step::AbortCargo(_)
        | Step::AbortAir(_)
        | Step::GainSupply(_)
        | Step::DrawUnits(_)
        | Step::LeaderArrives(_)
        | Step::Psyop(_) => &[FrenchEvents, VietMinhEvents],
        Step::Challenge(_) | Step::ChallengeDie(_) => &[VietMinhEvents],
        Step::Activation(_) => &[Activation],
        Step::Missions(_) => &[Missions],
        Step::Cargo(_) | Step::VultureDie | Step::VultureUnits(_) => &[Cargo],
        Step::AaaDice(_) | Step::AaaResults(_) | Step::AaaLosses(_) => &[Aaa],
        Step::Attacks(_) => &[AirStrikes, FrenchArtillery, FrenchFire],
        Step::Strike(_) => &[AirStrikes, FrenchArtillery],
        Step::BombDie => &[AirStrikes],
        Step::Barrage(_) => &[VietMinhArtillery],
        Step::Landing | Step::JumpDie(_) | Step::Airdrop(_) => &[Landing],
        Step::Hits(_) => &[
            AirStrikes,
            FrenchArtillery,
            VietMinhArtillery,
            FrenchFire,
            VietMinhFire,
            VietMinhAssault,
            FrenchAssault,
        ],
        Step::Panics(_) | Step::Retreat(_) => {
            &[FrenchFire, VietMinhFire, VietMinhAssault, FrenchAssault]
        }
        Step::Fire(_) => &[FrenchFire, VietMinhFire],
        Step::Sorties(_) => &[FrenchFire],
        Step::VietMinhAssaults(_) => &[VietMinhAssault],
        Step::Assault(_) | Step::Withdraw(_) => &[VietMinhAssault, FrenchAssault],
        Step::Movement(_) => &[FrenchMovement],
        Step::VietMinhFire(_) => &[VietMinhFire],
        Step::Sallies(_) => &[FrenchAssault],
        Step::Redeploy(_) | Step::Repair | Step::Refit(_) => &[FrenchRefit],
        Step::VietMinhRefit(_) => &[VietMinhRefit],
        Step::PoliticsDie => &[Advance],
    };
    phases.contains(&phase)
}

/// What a step of the sequence begins with; losses stand by themselves.
fn is_ground(step: &Step) -> bool {
    matches!(
        step,
        Step::OptionDie(_)
            | Step::OptionDraw(_)
            | Step::Place(_)
            | Step::DrawDivisions
            | Step::VariableDice
            | Step::VariableDivision
            | Step::Pick(_)
            | Step::Activation(_)
            | Step::Missions(_)
            | Step::Cargo(_)
            | Step::AaaDice(_)
            | Step::AaaResults(_)
            | Step::AaaLosses(_)
            | Step::Attacks(_)
            | Step::Barrage(_)
            | Step::Landing
            | Step::Hits(_)
            | Step::Panics(_)
            | Step::Sorties(_)
            | Step::VietMinhAssaults(_)
            | Step::Movement(_)
            | Step::VietMinhFire(_)
            | Step::Sallies(_)
            | Step::Redeploy(_)
            | Step::Repair
            | Step::Refit(_)
            | Step::VietMinhRefit(_)
            | Step::PoliticsDie
    )
}

/// S-21, S-22: without guns and without any supply one result of a barrage is two hits on the Central Fortress, the
/// second of which waits below the first.
fn is_second_central_hit(steps: &[Step], depth: usize) -> bool {
    let central = Among::Space(Side::French, Space::CENTRAL);
    let is_central =
        |step: &Step| matches!(step, Step::Hits(hits) if hits.among == central && hits.left == 1);
    match steps.get(..=depth) {
        Some([Step::Barrage(_), second, first]) => is_central(second) && is_central(first),
        Some(_) | None => false,
    }
}

/// What may lie on what.
fn lies_on(step: &Step, below: &Step) -> bool {
    match below {
        below if drafts::is_open(below) => false,
        // 29.0: the set-up is put on the stack as a whole.
        Step::VariableDice | Step::VariableDivision => matches!(step, Step::DrawDivisions),
        Step::DrawDivisions => matches!(step, Step::Place(_)),
        Step::Place(_) => matches!(step, Step::OptionDie(_) | Step::OptionDraw(_)),
        Step::OptionDie(below) => {
            matches!(step, Step::OptionDie(step) if step.code != below.code)
                || matches!(step, Step::OptionDraw(step) if step.code != below.code)
        }
        Step::Pick(_) => {
            matches!(step, Step::Challenge(_) | Step::ChallengeDie(_) | Step::Event(_))
        }
        Step::Event(below) => {
            matches!(step, Step::AbortCargo(_) | Step::AbortAir(_) | Step::GainSupply(_))
                || matches!(step, Step::DrawUnits(_) | Step::Psyop(_))
                || matches!(step, Step::Event(step) if step.marker.is_none())
                    && below.marker.is_some()
        }
        Step::DrawUnits(_) => matches!(step, Step::LeaderArrives(_)),
        Step::Cargo(_) => matches!(step, Step::VultureDie | Step::VultureUnits(_)),
        Step::Attacks(_) => {
            matches!(step, Step::Strike(_) | Step::BombDie | Step::Fire(_) | Step::Hits(_))
        }
        Step::Barrage(_) => matches!(step, Step::Hits(_)),
        Step::Landing => matches!(step, Step::JumpDie(_) | Step::Airdrop(_)),
        Step::Airdrop(below) => {
            matches!(step, Step::Airdrop(step) if step.supply != below.supply)
        }
        Step::Fire(_) => matches!(step, Step::Hits(_) | Step::Panics(_)),
        Step::Panics(_) | Step::Withdraw(_) => matches!(step, Step::Retreat(_)),
        Step::VietMinhAssaults(_) | Step::Sallies(_) => {
            matches!(step, Step::Assault(_) | Step::Withdraw(_))
        }
        Step::Assault(_) => matches!(step, Step::Hits(_) | Step::Panics(_) | Step::Withdraw(_)),
        Step::VietMinhFire(_) => matches!(step, Step::Fire(_)),
        Step::Refit(_) => matches!(step, Step::Repair | Step::Redeploy(_)),
        Step::Repair => matches!(step, Step::Redeploy(_)),
        Step::OptionDraw(_)
        | Step::Challenge(_)
        | Step::ChallengeDie(_)
        | Step::AbortCargo(_)
        | Step::AbortAir(_)
        | Step::GainSupply(_)
        | Step::LeaderArrives(_)
        | Step::Psyop(_)
        | Step::Activation(_)
        | Step::Missions(_)
        | Step::VultureDie
        | Step::VultureUnits(_)
        | Step::AaaDice(_)
        | Step::AaaResults(_)
        | Step::AaaLosses(_)
        | Step::Strike(_)
        | Step::BombDie
        | Step::JumpDie(_)
        | Step::Hits(_)
        | Step::Retreat(_)
        | Step::Sorties(_)
        | Step::Movement(_)
        | Step::Redeploy(_)
        | Step::VietMinhRefit(_)
        | Step::PoliticsDie => false,
    }
}

/// The numbers of a step.
fn fields(rules: &Siege, state: &State, step: &Step, wrong: &mut Vec<String>) {
    let lists = Lists::of(rules);
    match step {
        Step::Place(placing) => lists.need(placing.units, "unit to be placed", wrong),
        Step::DrawUnits(draw) => lists.need(draw.stay, "leader who stays", wrong),
        Step::LeaderArrives(step) => {
            let leads = lists.has(step.leader) && rules.charts.leaders.has(step.leader);
            if !leads || state.board.held().is_empty() {
                wrong.push("nobody arrives".to_owned());
            }
        }
        Step::Psyop(psyop) => lists.need(psyop.left, "unit", wrong),
        Step::Event(event) => check_event(rules, *event, wrong),
        Step::Missions(assigning) | Step::Cargo(assigning) => check_done(assigning.done, wrong),
        Step::AaaDice(dice) => few(&[dice.left, dice.hits], wrong),
        Step::AaaResults(dice) => {
            few(&[&[dice.left], &dice.counts[..]].concat(), wrong);
        }
        Step::AaaLosses(losses) => few(&losses.counts, wrong),
        Step::Attacks(attacks) => check_attacks(rules, state, attacks, wrong),
        Step::Strike(strike) => check_strike(lists, strike, wrong),
        Step::Barrage(barrage) => {
            if u32::from(barrage.left) + u32::from(barrage.hits) > u64::BITS {
                wrong.push("a barrage of too many guns".to_owned());
            }
        }
        Step::JumpDie(jump) => {
            lists.need(jump.space, "space", wrong);
            let waits =
                lists.has(jump.unit) && matches!(state.board.place(jump.unit), Place::Aboard(_));
            if !waits {
                wrong.push("who jumps is aboard".to_owned());
            }
        }
        Step::Airdrop(drop) => few(&[drop.points], wrong),
        Step::Hits(hits) => match hits.among {
            Among::Space(_, space) => lists.need(space, "space", wrong),
            Among::Base(route) => lists.need(route, "base", wrong),
            Among::FieldArtillery => (),
        },
        Step::Panics(panics) => lists.need(panics.space, "space", wrong),
        Step::Retreat(retreat) => {
            lists.need(retreat.piece, "piece that retreats", wrong);
            lists.need(retreat.from, "space", wrong);
            lists.need(retreat.leaders, "leader", wrong);
        }
        Step::Fire(fire) => check_fire(lists, fire, wrong),
        Step::Sorties(sorties) => lists.need(sorties.flown, "airstrike", wrong),
        Step::VietMinhAssaults(step) => lists.need(step.fought, "battalion", wrong),
        Step::Assault(assault) => check_assault(lists, state, assault, wrong),
        Step::Withdraw(withdraw) => check_withdraw(lists, withdraw, wrong),
        Step::Movement(movement) => check_movement(rules, state, movement, wrong),
        Step::VietMinhFire(step) => {
            if step.aims.len() > rules.components.battalions.len() {
                wrong.push("more battalions aim than there are".to_owned());
            }
            for aim in &step.aims {
                lists.need(*aim, "space", wrong);
            }
        }
        Step::Sallies(sallies) => check_sallies(rules, state, sallies, wrong),
        Step::Redeploy(redeploy) => {
            lists.need(redeploy.moved, "unit", wrong);
            check_done(redeploy.done, wrong);
        }
        Step::Refit(refit) => lists.need(refit.rebuilt, "unit", wrong),
        Step::VietMinhRefit(refit) => lists.need(refit.reduced.or(refit.lost), "battalion", wrong),
        Step::OptionDie(_)
        | Step::OptionDraw(_)
        | Step::DrawDivisions
        | Step::VariableDice
        | Step::VariableDivision
        | Step::Pick(_)
        | Step::Challenge(_)
        | Step::ChallengeDie(_)
        | Step::AbortCargo(_)
        | Step::AbortAir(_)
        | Step::GainSupply(_)
        | Step::Activation(_)
        | Step::VultureDie
        | Step::VultureUnits(_)
        | Step::BombDie
        | Step::Landing
        | Step::Repair
        | Step::PoliticsDie => (),
    }
}

/// What is counted up is counted in a byte.
fn few(counts: &[u8], wrong: &mut Vec<String>) {
    if counts.iter().map(|count| u16::from(*count)).sum::<u16>() > MOST {
        wrong.push("more dice than there can be".to_owned());
    }
}

fn check_done(done: Seats, wrong: &mut Vec<String>) {
    if !staff::without(done, staff::everybody()).is_empty() {
        wrong.push("there is no such seat".to_owned());
    }
}

fn check_event(rules: &Siege, event: EventRun, wrong: &mut Vec<String>) {
    let steps = rules.components.events[event.kind as usize].steps.len();
    if usize::from(event.at) > steps || event.die > 6 {
        wrong.push("an event has no such step".to_owned());
    }
}

fn check_attacks(rules: &Siege, state: &State, attacks: &Attacks, wrong: &mut Vec<String>) {
    let lists = Lists::of(rules);
    lists.need(attacks.units, "unit", wrong);
    lists.need(attacks.guns, "Impact marker", wrong);
    lists.need(attacks.aircraft, "airstrike", wrong);
    lists.need(attacks.spaces, "space", wrong);
    few(&attacks.factors, wrong);
    check_done(attacks.done, wrong);
    if wrong.is_empty() && !is_spent(state, attacks) {
        wrong.push("who has attacked is not where it leaves him".to_owned());
    }
    let Some(draft) = &attacks.draft else { return };
    let Draft { target, units, guns, aircraft, agreed, .. } = *draft;
    lists.need(target, "target", wrong);
    lists.need(units, "unit", wrong);
    lists.need(guns, "Impact marker", wrong);
    lists.need(aircraft, "airstrike", wrong);
    check_done(agreed, wrong);
    let tactical = matches!(target, Target::Space(_));
    if tactical != (state.phase == Phase::FrenchFire) {
        wrong.push("nobody attacks that now".to_owned());
    }
    if wrong.is_empty() && !drafts::is_attack(rules, state, attacks, draft) {
        wrong.push("nobody can have put that attack together".to_owned());
    }
}

/// 28.5, 15.6: who has struck an index or a base is back in Reserve; ground units and spaces are of Tactical Fire alone.
fn is_spent(state: &State, attacks: &Attacks) -> bool {
    if state.phase == Phase::FrenchFire {
        return attacks.struck == 0;
    }
    attacks.units.is_empty()
        && attacks.spaces.is_empty()
        && attacks.guns.is_within(state.board.markers_in(GunBox::Reserve))
        && attacks.aircraft.is_within(state.board.aircraft_in(AirBox::Reserve))
}

fn check_strike(lists: Lists<'_>, strike: &Strike, wrong: &mut Vec<String>) {
    lists.need(strike.target, "target", wrong);
    few(&[strike.left, strike.hits], wrong);
}

fn check_fire(lists: Lists<'_>, fire: &Fire, wrong: &mut Vec<String>) {
    lists.need(fire.target, "space", wrong);
    few(&[&fire.dice[..], &[fire.hits, fire.panics]].concat(), wrong);
}

fn check_assault(lists: Lists<'_>, state: &State, assault: &Assault, wrong: &mut Vec<String>) {
    lists.need(assault.target, "space", wrong);
    lists.need(assault.from, "place", wrong);
    lists.need(assault.route, "Route", wrong);
    few(&[assault.dice, assault.hits, assault.panics], wrong);
    if assault.french_die > 6 || assault.vietminh_die > 6 {
        wrong.push("a die has six faces".to_owned());
    }
    let french = state.phase == Phase::FrenchAssault;
    let attacker = if french { Side::French } else { Side::VietMinh };
    if assault.attacker != attacker {
        wrong.push("the other side attacks now".to_owned());
    }
    let from_base = matches!(assault.from, Place::Base(_)) && !french;
    if !from_base && assault.from.space().is_none() {
        wrong.push("nobody attacks out of there".to_owned());
    }
}

fn check_withdraw(lists: Lists<'_>, withdraw: &Withdraw, wrong: &mut Vec<String>) {
    lists.need(withdraw.space, "space", wrong);
    lists.need(withdraw.units, "unit", wrong);
    lists.need(withdraw.battalions, "battalion", wrong);
    lists.need(withdraw.escort, "unit", wrong);
}

fn check_movement(rules: &Siege, state: &State, movement: &Movement, wrong: &mut Vec<String>) {
    let lists = Lists::of(rules);
    let Movement { spent, stopped, eased, .. } = movement;
    let moved = spent.iter().fold(stopped.or(*eased), |all, units| all.or(*units));
    lists.need(moved, "unit", wrong);
    check_done(movement.done, wrong);
    if !spent[2].is_within(spent[1]) || !spent[1].is_within(spent[0]) {
        wrong.push("who has spent three points has spent one".to_owned());
    }
    for (leader, followers) in &movement.led {
        lists.need(*followers, "unit", wrong);
        let leads = lists.has(*leader)
            && rules.charts.leaders.has(*leader)
            && state.board.space_of(*leader).is_some();
        if !leads || followers.meets(rules.charts.leaders) {
            wrong.push("nobody is led so".to_owned());
        }
    }
}

fn check_sallies(rules: &Siege, state: &State, sallies: &Sallies, wrong: &mut Vec<String>) {
    let lists = Lists::of(rules);
    lists.need(sallies.fought, "unit", wrong);
    check_done(sallies.done, wrong);
    let Some(draft) = sallies.draft else { return };
    lists.need(draft.from, "space", wrong);
    lists.need(draft.target, "space", wrong);
    lists.need(draft.units, "unit", wrong);
    check_done(draft.agreed, wrong);
    if wrong.is_empty() && !drafts::is_sally(rules, state, sallies, draft) {
        wrong.push("nobody can have put that assault together".to_owned());
    }
}
