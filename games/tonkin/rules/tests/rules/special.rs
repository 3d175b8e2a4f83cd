//! 4.0: special units.

use kernel::{Cited, Message, Rules};
use tonkin::choice::Choice;
use tonkin::components::{Outcome, Side, Width};
use tonkin::flow::{Barrage, BarrageStage, By, Combat, CombatStage, State, Step};
use tonkin::rules::{barrage, disorganisation, strength};
use tonkin::sets::UnitSet;

use crate::scene::{Scene, hex, scene};

fn set(game: &Scene, ids: &[&str]) -> UnitSet {
    ids.iter().map(|id| game.unit(id)).collect()
}

/// A French attack on a hex, as it stands when leaders are named.
fn attack(game: &Scene, ids: &[&str], target: &str) -> Combat {
    let defenders = strength::fighters(game.rules(), game.state(), Side::VietMinh, hex(target));
    Combat::new(Side::French, By::Attack, hex(target), set(game, ids), defenders)
}

#[test]
fn the_1_rec_or_a_dna_in_the_attack_ignores_the_river() {
    // The Red River runs through Hung Yen.
    let game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        U17: vm_36
        T17: fef_1_bmi fef_1_rec
        U16: fef_dna_1",
    );
    let river =
        |ids: &[&str]| strength::river(game.rules(), game.state(), &attack(&game, ids, "U17"));
    assert_eq!(river(&["fef_1_bmi"]), Some(Width::Major));
    assert_eq!(river(&["fef_1_bmi", "fef_1_rec"]), None);
    assert_eq!(river(&["fef_1_bmi", "fef_dna_1"]), None);
}

#[test]
fn a_tank_or_dna_lifts_the_morale_of_others_in_its_stack_by_one() {
    let morale = |words: &str, taking_part: &[&str], id: &str| {
        let game = scene(&format!("Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\n{words}"));
        strength::morale(game.rules(), game.state(), game.unit(id), &set(&game, taking_part))
    };
    let stack = "U15: fef_gm_4 fef_ricm fef_1_rcc fef_dna_1";
    assert_eq!(morale(stack, &["fef_gm_4"], "fef_gm_4"), 4, "it must take part");
    assert_eq!(morale(stack, &["fef_gm_4", "fef_ricm"], "fef_gm_4"), 5);
    assert_eq!(morale(stack, &["fef_gm_4", "fef_ricm", "fef_1_rcc", "fef_dna_1"], "fef_gm_4"), 5);
    // Tanks lift each other, not themselves.
    let alone = morale(stack, &["fef_ricm"], "fef_ricm");
    assert_eq!(morale(stack, &["fef_ricm", "fef_dna_1"], "fef_ricm"), alone + 1);
    let dg = format!("{stack}\ndg = [\"fef_ricm\"]");
    assert_eq!(morale(&dg, &["fef_gm_4", "fef_ricm"], "fef_gm_4"), 4);
    let apart = "U15: fef_gm_4\nU16: fef_ricm";
    assert_eq!(morale(apart, &["fef_gm_4", "fef_ricm"], "fef_gm_4"), 4);
}

/// GM 4 with a tank attacks the 36th in the open at 1-1; the roll decides.
fn tank_attack(roll: &[u8], lead: &str) -> Scene {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4 fef_ricm
        V16: vm_36",
    );
    game.say("decline, spend fef_sd_1");
    game.until("dice allowance").roll(&[1]);
    game.until("dice allowance").roll(&[1]);
    game.say("attack V16, with fef_gm_4, with fef_ricm, fire, decline").say(lead);
    game.roll(roll).roll(&[1, 1]);
    game
}

#[test]
fn of_two_hits_a_tank_takes_the_second() {
    // 6 at 1-1 is Ex-AL.
    let mut game = tank_attack(&[3, 3], "lead fef_gm_4");
    game.say("stand");
    assert_eq!((game.steps("fef_gm_4"), game.steps("fef_ricm"), game.steps("vm_36")), (3, 1, 3));
}

#[test]
fn a_tank_that_leads_takes_both_unless_another_can() {
    let mut game = tank_attack(&[3, 3], "lead fef_ricm");
    game.until("dice allowance");
    assert_eq!((game.steps("fef_gm_4"), game.place("fef_ricm")), (4, "eliminated".into()));
}

#[test]
fn of_several_tanks_the_owner_says_which_takes_the_second_hit() {
    let game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_gm_4 fef_ricm fef_1_rcc
        V16: vm_36",
    );
    let ids = ["fef_gm_4", "fef_ricm", "fef_1_rcc"];
    let loses = |leader: &str, id: &str| {
        let mut fight = attack(&game, &ids, "V16");
        fight.leaders[0] = Some(game.unit(leader));
        (fight.outcome, fight.stage) = (Outcome::ExchangeAttacker, CombatStage::AttackerLosses);
        (fight.lost, fight.left) = ([1, 0], [1, 0]);
        let mut state = game.state().clone();
        state.steps.push(Step::Combat(fight));
        let choice = Choice::Lose(game.unit(id));
        let no = game.rules().check(&state, State::seat(Side::French), &choice).err();
        no.map_or("legal".to_owned(), |no| format!("{} {}", no.rule(), no.id()))
    };
    assert_eq!(ids.map(|id| loses("fef_gm_4", id)), ["4.0 tonkin-no-second-hit", "legal", "legal"]);
    // One that leads has taken the first: the other takes the second.
    let first = "1.10 tonkin-no-not-asked";
    assert_eq!(ids.map(|id| loses("fef_ricm", id)), [first, first, "legal"]);
}

#[test]
fn of_one_hit_the_leader_takes_it() {
    // 8 at 1-1 is Ex.
    let mut game = tank_attack(&[4, 4], "lead fef_gm_4");
    game.say("stand");
    assert_eq!((game.steps("fef_gm_4"), game.steps("fef_ricm")), (3, 2));
}

#[test]
fn gcma_and_vm_ignore_the_forest_when_they_become_dg() {
    let game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        K12: fef_gcma_colibri fef_1_thai
        L12: vm_36",
    );
    let combat = attack(&game, &["fef_gcma_colibri", "fef_1_thai"], "L12");
    let drm = |role, id| {
        disorganisation::modifier(game.rules(), game.state(), &combat, role, game.unit(id))
    };
    // L12 is forest.
    assert_eq!(drm(0, "fef_1_thai") - drm(0, "fef_gcma_colibri"), 2);
    assert!(drm(1, "vm_36") <= 0);
}

#[test]
fn gcma_slip_away_before_combat_and_are_never_ambushed() {
    let mut slips = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq
        T14: fef_hq
        K12: fef_gcma_colibri
        L12: vm_36",
    );
    slips.say("stack L12, with vm_36, go own, overrun K12");
    assert_eq!(slips.asks(), "french slip");
    slips.say("slip fef_gcma_colibri J12");
    assert_eq!(
        (slips.place("fef_gcma_colibri"), slips.place("vm_36")),
        ("J12".into(), "K12".into())
    );
    let mut safe = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        K12: fef_gcma_colibri
        L12: vm_36",
    );
    safe.say("stack K12, with fef_gcma_colibri, go own, overrun L12");
    assert_ne!(safe.asks(), "vietminh ambush");
}

#[test]
fn the_anti_aircraft_unit_takes_2_off_a_barrage_with_the_airstrike() {
    let game = scene(
        "Jan-54 operations 50
        T7: vm_hq
        T14: fef_hq
        F12: fef_1_bmi
        E12: vm_36 vm_367",
    );
    let drm = |guns: bool| {
        let (side, target, units) = (Side::French, hex("E12"), set(&game, &["fef_airstrike_b"]));
        let fire = Barrage { side, target, units, guns, stage: BarrageStage::Dice };
        barrage::modifiers(game.rules(), game.state(), &fire).iter().map(|(.., by)| *by).sum::<i8>()
    };
    assert_eq!(drm(true), drm(false) - 2);
}

#[test]
fn anti_aircraft_and_engineer_count_in_defence_only() {
    let game = scene("Jan-54 operations 50\nT7: vm_hq\nT14: fef_hq\nE12: vm_151 vm_367 vm_36");
    let values = |id: &str| {
        let (rules, state, unit) = (game.rules(), game.state(), game.unit(id));
        [strength::attack_value(rules, state, unit), strength::defence_value(rules, state, unit)]
    };
    assert_eq!(values("vm_151"), [0, 4]);
    assert_eq!(values("vm_367"), [0, 3]);
    assert_eq!(values("vm_36"), [7, 7]);
}

#[test]
fn the_engineer_builds_instead_of_moving() {
    let words = "Oct-52 vm_movement 50\nT7: vm_hq\nP12: vm_151\nQ12: vm_36\nT14: fef_hq";
    let mut moved = scene(words);
    moved.say("stack P12, with vm_151, go own, to O12, stop");
    assert_eq!(moved.refused("build O12"), "3.0 has-moved");
    let mut built = scene(words);
    built.say("stack Q12, with vm_36, go own, stop, build P12");
    // All others have moved: the phase is over.
    assert_eq!(built.asks(), "french movement");
    let mut twice = scene(&format!("{words}\nroad_markers = [\"P12\"]"));
    assert_eq!(twice.refused("build P12"), "4.0 road-marker-there");
    twice.say("done");
}

#[test]
fn in_an_operation_point_the_engineer_builds_in_the_hex_that_moves() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        P12: vm_sd_1 vm_151
        Q12: vm_36
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[6]);
    game.say("stack Q12");
    assert_eq!(game.refused("build P12"), "6.3 engineer-elsewhere");
    game.say("done, stack P12, build P12");
    assert!(game.state().board.road_markers.has(hex("P12")));
    assert_eq!(game.asks(), "vietminh impulse");
}

#[test]
fn the_rains_hamper_the_attacker() {
    let drm = |month: &str| {
        let words = "T7: vm_hq\nT14: fef_hq\nU15: fef_gm_4\nV16: vm_36";
        let game = scene(&format!("{month} operations 50\n{words}"));
        strength::modifier(game.rules(), game.state(), &attack(&game, &["fef_gm_4"], "V16"))
    };
    // October to May, and June to September.
    assert_eq!((drm("May-53"), drm("Jun-53"), drm("Sep-53"), drm("Oct-53")), (0, -1, -1, 0));
}

#[test]
fn the_1_rec_stays_in_clear_terrain_however_it_gets_there() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq
        X15: fef_1_rec",
    );
    game.say("stack X15, with fef_1_rec");
    // Hon Gay is rough.
    assert_eq!(game.refused("ship Z15"), "4.0 clear-only");
    assert_eq!(game.refused("ship saigon"), "legal");
    game.say("go truck");
    assert_eq!(game.refused("to Y14"), "4.0 clear-only");
    assert_eq!(game.refused("to Y15"), "legal");
    let mut arrives =
        scene("Jun-51 replacement 90\nT7: vm_hq\nX15: fef_hq\ntrack Jun-51 fef_1_rec");
    arrives.until("french french-arrivals");
    assert_eq!(arrives.refused("place fef_1_rec Z15"), "4.0 clear-only");
    assert_eq!(arrives.refused("place fef_1_rec X15"), "legal");
}

#[test]
fn a_road_marker_is_taken_from_elsewhere_only_when_none_is_left() {
    let words = "Oct-52 vm_movement 50\nT7: vm_hq\nP12: vm_151\nT14: fef_hq";
    let game = scene(&format!("{words}\nroad_markers = [\"K6\"]"));
    let choice = tonkin::choice::Choice::BuildFrom(hex("P12"), hex("K6"));
    assert_eq!(game.denied(choice), "4.0 road-marker-left");
}
