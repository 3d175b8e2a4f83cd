//! What random play seldom or never meets, each in a position: answers and events.

use kernel::{Message, Rules, Seat};
use proof::variety::Met;
use tonkin::choice::Choice;
use tonkin::components::Withdrawal;
use tonkin::event::Event;
use tonkin::flow::{SetUpTieuDoans, Step, Withdraw};
use tonkin::{Played, Tonkin};

use crate::meet;
use crate::scene::{hex, scene, start};

/// 3.5, 4.0: an SD among guns, and a Road-Marker from elsewhere.
pub(crate) fn play(met: &mut Met<Tonkin>) {
    let mut drop = scene(
        "Jan-54 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1 fef_1_bmi
        U16: fef_2_bmi
        U17: vm_36 vm_367
        air_transports = { owned = 3, left = 3 }",
    );
    drop.say("stack T14, with fef_sd_1, drop U16, declare vm_367");
    meet(met, &drop);
    drop.roll(&[5]);
    meet(met, &drop);
    let mut bounced = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_1_bep fef_2_bep fef_1_bmi
        U17: vm_36 vm_88",
    );
    bounced.say("stack T14, with fef_1_bep, with fef_2_bep, drop U17, silent");
    bounced.say("lead fef_1_bep, lead vm_36").roll(&[3, 4]).roll(&[1, 1]);
    bounced.until("french bounce");
    meet(met, &bounced);
    let mut short = scene(
        "Oct-52 vm_movement 50
        road_markers = [\"N12\", \"N13\", \"N14\", \"M13\", \"M14\", \"L14\"]
        T7: vm_hq
        P12: vm_151",
    );
    short.say("build P12 from L14");
    meet(met, &short);
    met.choices.insert(Choice::BuildFrom(hex("P12"), hex("L14")).id());
    met.events.insert(withdrawn_for_good());
    met.choices.insert(without_a_hex());
    met.choices.insert(given_up());
}

/// 2.2: a Replacement Point given up for a single hex near Thai Binh.
fn given_up() -> &'static str {
    let mut game = scene(
        "Nov-50 replacement 99
        T7: vm_hq
        T14: fef_1_bmi
        W18: fef_2_bmi
        X18: vm_td_303
        Q9: vm_36",
    );
    game.say("dumps 1, dump T7");
    assert_eq!(game.rules().check(game.state(), Seat(1), &Choice::GiveUp), Ok(()));
    Choice::GiveUp.id()
}

/// 9.0: a Tieu Doan for which no Mobilization Center is left.
fn without_a_hex() -> &'static str {
    let game = start("cao_bang", &[]);
    let placed = game.rules().charts.ground.centres.iter().map(|(_, hex)| *hex).collect();
    let mut state = game.state().clone();
    state.steps.push(Step::SetUpTieuDoans(SetUpTieuDoans { next: 0, placed }));
    let choice = Choice::Box(game.rules().scenario().tieu_doans[0]);
    assert_eq!(game.rules().check(&state, Seat(1), &choice), Ok(()));
    choice.id()
}

/// 2.7, T-19: a unit withdrawn so late that it does not come back. The released pack asks for none then.
fn withdrawn_for_good() -> &'static str {
    let game = scene("May-54 vm_movement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi");
    let mut components = (*game.rules().components).clone();
    let month = usize::from(game.state().month) - 1;
    components.tables.turns[month].withdraw = vec![Withdrawal::Any];
    let rules = Tonkin::new(components, Played::alone(game.rules().first));
    let mut state = game.state().clone();
    state.steps.push(Step::Withdraw(Withdraw { next: 0 }));
    let choice = Choice::Withdraw(game.unit("fef_1_bmi"));
    let choice = kernel::legal::prove(&rules, &state, Seat(0), &choice).expect("it is near Hanoi");
    let mut events: Vec<Event> = Vec::new();
    rules.apply(&mut state, Seat(0), choice, &mut events);
    events[0].id()
}
