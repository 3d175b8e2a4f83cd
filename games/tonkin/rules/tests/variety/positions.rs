//! What random play seldom or never meets, each in a position: refusals, three answers and three events.

use std::collections::BTreeSet;

use kernel::{Message, Next, Rules, Seat};
use proof::variety::Met;
use tonkin::choice::Choice;
use tonkin::components::{Outcome, Side, Withdrawal};
use tonkin::event::Event;
use tonkin::flow::{
    By, Combat, CombatStage, Dig, DigCase, JoinHero, Recover, SetUpTieuDoans, State, Step,
    Withdraw, Wreck,
};
use tonkin::refusal::No;
use tonkin::sets::UnitSet;
use tonkin::{Played, Tonkin};

use crate::meet;
use crate::reasons;
use crate::scene::{Scene, hex, scene, start};

/// The ids of the refusals that positions give.
pub(crate) fn refusals() -> BTreeSet<&'static str> {
    let mut given = fights();
    given.extend(losses());
    given.extend(others());
    given.extend(reasons::given());
    given.iter().map(No::id).collect()
}

/// Why a choice is refused where a step is on top.
pub(crate) fn no(game: &Scene, step: Step, choice: Choice) -> No {
    let mut state: State = game.state().clone();
    state.steps.push(step);
    let Next::Decision { seats, .. } = game.rules().next(&state) else { panic!("dice") };
    let seat = seats.lowest().expect("a question is put to somebody");
    let refused = game.rules().check(&state, seat, &choice).err();
    refused.unwrap_or_else(|| panic!("{choice} is not refused"))
}

/// The French attack a stack with a Tieu Doan, a regiment that is DG, and nobody to go to in T14.
fn attack(game: &Scene, stage: CombatStage) -> Step {
    let units = |ids: [&str; 2]| ids.map(|id| game.unit(id)).into_iter().collect::<UnitSet>();
    let attackers = units(["fef_1_bmi", "fef_2_bmi"]);
    let defenders = units(["vm_36", "vm_td_18"]);
    let combat = Combat::new(Side::French, By::Attack, hex("S12"), attackers, defenders);
    Step::Combat(Combat { stage, ..combat })
}

const WORDS: &str = "Oct-52 operations 50
    T7: vm_hq
    S12: vm_36 vm_td_18
    S11: fef_1_bmi fef_2_bmi:1
    T14: fef_hq fef_sd_1
    dg = [\"vm_36\"]";

/// 6.5, 6.11, 6.15: who may not ambush, be ambushed, slip away or retreat.
fn fights() -> Vec<No> {
    let game = scene(WORDS);
    let [regiment, battalion, full, weak] =
        ["vm_36", "vm_td_18", "fef_1_bmi", "fef_2_bmi"].map(|id| game.unit(id));
    let at = |stage| attack(&game, stage);
    let mut retreat = at(CombatStage::Retreat);
    if let Step::Combat(fight) = &mut retreat {
        fight.retreating = UnitSet::one(regiment);
    }
    vec![
        no(&game, at(CombatStage::Ambush), Choice::Ambush(regiment, full)),
        no(&game, at(CombatStage::Ambush), Choice::Ambush(battalion, weak)),
        no(&game, at(CombatStage::Slip), Choice::Slip(regiment, hex("R12"))),
        no(&game, retreat, Choice::RetreatTo(regiment, hex("S11"))),
    ]
}

/// 6.13, 6.15: the leader loses first, artillery does not advance; 2.2: no RP is left to give up.
fn losses() -> Vec<No> {
    let game = scene(WORDS);
    let mut hit = attack(&game, CombatStage::AttackerLosses);
    if let Step::Combat(fight) = &mut hit {
        fight.leaders[0] = Some(game.unit("fef_1_bmi"));
        fight.left[0] = 1;
    }
    let guns = scene(&WORDS.replace("fef_2_bmi:1", "fef_4_rac"));
    let gun = guns.unit("fef_4_rac");
    let mut gunners = attack(&game, CombatStage::Advance);
    if let Step::Combat(fight) = &mut gunners {
        fight.attackers.insert(gun);
    }
    let tanks = scene(&WORDS.replace("fef_2_bmi:1", "fef_ricm fef_1_rcc"));
    let mut second = attack(&game, CombatStage::AttackerLosses);
    if let Step::Combat(fight) = &mut second {
        let ids = ["fef_1_bmi", "fef_ricm", "fef_1_rcc"];
        fight.attackers = ids.iter().map(|id| tanks.unit(id)).collect();
        fight.leaders[0] = Some(tanks.unit("fef_1_bmi"));
        fight.outcome = Outcome::ExchangeAttacker;
        (fight.lost[0], fight.left[0]) = (1, 1);
    }
    vec![
        no(&game, hit, Choice::Lose(game.unit("fef_2_bmi"))),
        no(&guns, gunners, Choice::Advance(gun)),
        no(&tanks, second, Choice::Lose(tanks.unit("fef_1_bmi"))),
        no(&game, Step::ThaiBinh, Choice::GiveUp),
    ]
}

/// 6.3, 6.16, 9.0: markers, roads and trenches that are not there, an officer's unit, a set-up too far.
fn others() -> Vec<No> {
    let game = scene(WORDS);
    let (side, far) = (Side::French, hex("F12"));
    let dig = Step::Dig(Dig { side, case: DigCase::Range, from: hex("T14"), left: 3 });
    let recover = Step::Recover(Recover { side, dg: Default::default(), roads: 0 });
    let begun = start("cao_bang", &[]);
    let Step::SetUp(step) = begun.state().top() else { panic!("VM sets up first") };
    let unit = begun.rules().scenario().setup[usize::from(step.entry)].units[0];
    vec![
        no(&game, recover, Choice::Recover(far)),
        no(&game, dig, Choice::Trench(far)),
        no(&game, Step::Wreck(Wreck { left: 3 }), Choice::Wreck(hex("A1"))),
        no(&game, Step::JoinHero(JoinHero { side, left: 1 }), Choice::Join(game.unit("fef_1_bmi"))),
        no(&begun, begun.state().top().clone(), Choice::Place(unit, hex("A24"))),
    ]
}

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
