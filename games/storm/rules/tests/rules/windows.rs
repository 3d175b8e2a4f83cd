//! Chapter W: who may play what, when.

use storm::components::Kind;

use crate::scene::{Scene, scene};

/// An assault on Beatrice on turn 2 with these cards; W4 is open.
fn assault(cards: &str) -> Scene {
    let mut scene = scene(&format!("turn 2 vietminh; 8 trench 3: V1..6; 14: F1..3; hand: {cards}"));
    scene.say("act 8, pick all, assault 14");
    scene
}

/// F1 and F2 fire from 14 at 11, of terrain 3, with these cards; W3 is open.
fn french_fire(cards: &str) -> Scene {
    let words = format!("turn 2 french; 14: F1 F2; 11 trench 2: V10 V11; 18: F14; hand: {cards}");
    let mut scene = scene(&words);
    scene.say("act 14, pick all, fire 11");
    scene
}

#[test]
fn sides_alternate_one_play_at_a_time() {
    let mut scene = assault("night_assault night_assault giap flares mines mines");
    assert_eq!(scene.asks(), "vietminh w4");
    scene.say("play night_assault");
    assert_eq!(scene.asks(), "french w4");
    scene.say("decline");
    assert_eq!(scene.asks(), "vietminh w4");
    scene.say("play night_assault");
    // His decline has not closed the window: the other side has played again.
    assert_eq!(scene.asks(), "french w4");
    scene.say("play flares");
    assert_eq!(scene.asks(), "french w4");
    scene.say("decline");
    assert_eq!(scene.asks(), "dice attack");
}

#[test]
fn a_window_closes_when_both_decline_in_a_row() {
    let mut scene = assault("night_assault mines");
    scene.say("decline");
    assert_eq!(scene.asks(), "french w4");
    scene.say("decline");
    assert_eq!(scene.asks(), "dice attack");
}

#[test]
fn every_reaction_is_refused_outside_its_window() {
    for kind in Kind::ALL {
        let words =
            format!("turn 2 {}; 14: F1; 8: V1; 28: F33; hand: {}", kind.side().name(), kind.id());
        let refused = scene(&words).refused(&format!("play {}", kind.id()));
        let waits = matches!(
            kind,
            Kind::Bigeard
                | Kind::CommandCoordination
                | Kind::Debouchez
                | Kind::Flares
                | Kind::Flamethrowers
                | Kind::Mines
                | Kind::MortarSupport
                | Kind::ImprovedDefenses
                | Kind::Giap
                | Kind::PoorWeather
                | Kind::HeavyFlak
                | Kind::EmergencyReplacements
                | Kind::NightAssault
        );
        assert_eq!(refused == "5.2 storm-no-only-in-window", waits, "{}: {refused}", kind.id());
    }
}

#[test]
fn impulse_cards_are_the_action() {
    let mut scene = scene("turn 2 french; 28: F33-; 34: F29; 4: V37; hand: bordels b26");
    scene.say("play bordels, in 28").until("vietminh impulse");
    assert_eq!(scene.hand("french"), "b26");
}

#[test]
fn free_cards_come_before_or_after_the_action() {
    let words = "turn 2 french; 28: F33 F34; 4: V37..45; hand: fighter_bombers fighter_bombers";
    let mut scene = scene(words);
    scene.say("play fighter_bombers, in 4").dice(&[1, 1]).quiet();
    assert_eq!(scene.asks(), "french impulse");
    scene.say("act 28, pick F33, move 27, stop");
    assert_eq!(scene.asks(), "french free-cards");
    scene.say("play fighter_bombers, in 4").dice(&[1, 1]).quiet();
    assert_eq!(scene.asks(), "vietminh impulse");
}

#[test]
fn free_cards_do_not_come_in_the_middle_of_an_action() {
    let mut scene = french_fire("fighter_bombers command_coordination mortar_support");
    assert_eq!(scene.refused("play fighter_bombers"), "5.2 storm-no-only-in-window");
    scene.dice(&[3, 3]);
    assert_eq!(scene.asks(), "french w5");
    assert_eq!(scene.refused("play fighter_bombers"), "5.2 storm-no-only-in-window");
}

#[test]
fn free_cards_are_for_the_own_impulse_only() {
    let mut scene = scene("turn 2 french; 28: F33; 4: V37..45; hand: rats mines poor_weather");
    scene.say("act 28, pick F33, move 27, stop");
    // The Viet Minh are asked about the end of the impulse, not about Rats.
    scene.until("vietminh impulse-end");
    assert_eq!(scene.refused("play rats"), "5.2 storm-no-only-in-window");
}

#[test]
fn before_the_dice_the_french_play_first() {
    let mut scene = french_fire("mortar_support improved_defenses");
    assert_eq!(scene.asks(), "french w3");
    scene.say("play mortar_support");
    assert_eq!(scene.asks(), "vietminh w3");
    scene.say("play improved_defenses").dice(&[3, 4]);
    assert_eq!(scene.damage(), (14, 14, 0));
}

#[test]
fn mortars_and_flames_are_for_units_only() {
    let words = "turn 2 french; 14: F1; 8 trench 1: V1; \
                 hand: b26 mortar_support flamethrowers improved_defenses";
    let mut scene = scene(words);
    scene.say("play b26, in 8, decline");
    // Against the card only Improved Defenses can be played.
    assert_eq!(scene.asks(), "vietminh w3");
    scene.say("play improved_defenses").dice(&[1, 1]).quiet();
    assert_eq!(scene.damage(), (8, 14, 0));
}

#[test]
fn improved_defenses_double_and_triple() {
    let defence = |plays: &str| {
        let mut scene = french_fire("improved_defenses improved_defenses");
        scene.say(plays).dice(&[1, 1]).quiet();
        scene.damage().1
    };
    assert_eq!(defence("decline"), 8 + 3);
    assert_eq!(defence("play improved_defenses"), 8 + 6);
    assert_eq!(defence("play improved_defenses, play improved_defenses"), 8 + 9);
}

#[test]
fn improved_defenses_need_terrain() {
    // No terrain at all: nobody is asked.
    let mut flat = scene("turn 2 french; 27: F25; 15: V46; hand: improved_defenses");
    flat.say("act 27, pick F25, fire 15");
    assert_eq!(flat.asks(), "dice attack");
    // A Fire Marker costs it.
    let words = "turn 2 french; 14: F1; 11 fire vietminh trench 3: V10; hand: improved_defenses";
    let mut marked = scene(words);
    marked.say("act 14, pick F1, fire 11");
    assert_eq!(marked.asks(), "dice attack");
}

#[test]
fn flames_leave_nothing_to_improve() {
    let mut scene = french_fire("flamethrowers improved_defenses improved_defenses");
    scene.say("play flamethrowers");
    assert_ne!(scene.asks(), "vietminh w3");
    scene.dice(&[1, 1]).quiet();
    assert_eq!(scene.damage().1, 8);
    // Played the other way round, zero is still zero.
    let mut late = french_fire("flamethrowers improved_defenses improved_defenses");
    late.say("decline, play improved_defenses, play flamethrowers").dice(&[1, 1]).quiet();
    assert_eq!(late.damage().1, 8);
}

#[test]
fn flames_need_terrain_to_burn() {
    let words = "turn 2 french; 27: F25; 15: V46; hand: flamethrowers mortar_support";
    let mut scene = scene(words);
    scene.say("act 27, pick F25, fire 15");
    assert_eq!(scene.refused("play flamethrowers"), "S-09 storm-no-effect");
    assert_eq!(scene.refused("play mortar_support"), "legal");
}

#[test]
fn flares_need_a_night_assault() {
    let mut plain = assault("flares mines giap");
    plain.until("french w4");
    assert_eq!(plain.refused("play flares"), "S-09 storm-no-effect");
    let mut night = assault("flares flares mines night_assault");
    night.say("play night_assault");
    assert_eq!(night.refused("play flares"), "legal");
    night.say("play flares");
    assert_eq!(night.refused("play flares"), "S-09 storm-no-effect");
}

#[test]
fn flares_end_every_night_assault() {
    let mut scene = assault("flares night_assault night_assault");
    scene.say("play night_assault, play flares");
    // The second one is of no use any more: nobody is asked.
    assert_eq!(scene.asks(), "dice attack");
    scene.dice(&[3, 4]).quiet();
    assert_eq!(scene.damage().0, 7 + 6);
    assert_eq!(scene.hand("vietminh"), "night_assault");
}

#[test]
fn a_night_assault_may_wait_for_the_mines() {
    let mut scene = assault("mines flares night_assault");
    scene.say("decline, play mines").dice(&[2]).say("spend V1, spend V2");
    assert_eq!(scene.asks(), "vietminh w4");
    scene.say("play night_assault");
    // And it may still be answered.
    assert_eq!(scene.asks(), "french w4");
    assert_eq!(scene.refused("play flares"), "legal");
    scene.say("decline").dice(&[3, 4]).quiet();
    assert_eq!(scene.damage().0, 7 + 4 + 3);
}

#[test]
fn mines_and_debouchez_exclude_each_other() {
    let mut mines = assault("mines mines debouchez");
    mines.say("play mines").dice(&[1]).say("spend V1");
    assert_eq!(mines.asks(), "french w4");
    assert_eq!(mines.refused("play debouchez"), "W4 storm-no-mines-or-debouchez");
    assert_eq!(mines.refused("play mines"), "legal");
    let mut guns = assault("mines debouchez debouchez");
    guns.say("play debouchez").dice(&[1, 1]).until("french w4");
    assert_eq!(guns.refused("play mines"), "W4 storm-no-mines-or-debouchez");
    assert_eq!(guns.refused("play debouchez"), "legal");
}

#[test]
fn after_the_dice_the_roller_plays_first() {
    let mut scene = assault("giap command_coordination");
    scene.dice(&[1, 2]);
    assert_eq!(scene.asks(), "vietminh w5");
    scene.say("decline");
    assert_eq!(scene.asks(), "french w5");
}

#[test]
fn command_coordination_works_on_rolls_of_either_side() {
    let mut own = french_fire("command_coordination");
    own.dice(&[1, 1]).say("play command_coordination").dice(&[6, 6]);
    assert_eq!(own.damage().0, 4 + 12);
    let mut enemy = scene("turn 2 vietminh; 8: V1; 14: F1; hand: command_coordination");
    enemy.say("act 8, pick V1, fire 14").dice(&[6, 6]).say("play command_coordination");
    enemy.dice(&[1, 1]);
    assert_eq!(enemy.damage().0, 1 + 2);
    let words = "turn 2 vietminh; 8: V1; 14: F1; hand: katyusha command_coordination";
    let mut card = scene(words);
    card.say("play katyusha, in 14").dice(&[6, 6]).say("play command_coordination").dice(&[1, 1]);
    assert_eq!(card.damage().0, 12 + 2);
}

#[test]
fn the_new_roll_must_be_taken() {
    let mut scene = french_fire("command_coordination mines");
    scene.dice(&[6, 5]).say("play command_coordination").dice(&[1, 1]).quiet();
    assert_eq!(scene.damage().0, 4 + 2);
}

#[test]
fn a_second_command_coordination_answers_the_new_roll() {
    let mut scene = french_fire("command_coordination command_coordination");
    scene.dice(&[1, 1]).say("play command_coordination").dice(&[1, 2]);
    assert_eq!(scene.asks(), "french w5");
    scene.say("play command_coordination").dice(&[6, 6]);
    assert_eq!(scene.damage().0, 4 + 12);
}

#[test]
fn command_coordination_has_no_place_at_single_dice_and_supply() {
    let mut scene = assault("command_coordination mines");
    scene.say("play mines").dice(&[1]);
    assert_eq!(scene.asks(), "vietminh mines-spend");
    let mut supply =
        crate::scene::scene("turn 5 vietminh passed; 28: F33; hand: command_coordination");
    supply.until_supply().dice(&[4, 5]);
    assert_eq!(supply.asks(), "dice replacements");
}

#[test]
fn giap_works_on_assaults_only() {
    let mut fire = scene("turn 2 vietminh; 8: V1 V2; 14: F1; hand: giap");
    fire.say("act 8, pick all, fire 14").dice(&[1, 1]);
    assert_ne!(fire.asks(), "vietminh w5");
    let mut attack = assault("giap");
    attack.dice(&[1, 1]);
    assert_eq!(attack.refused("play giap"), "legal");
}

#[test]
fn giap_keeps_the_better_roll() {
    let mut worse = assault("giap");
    worse.dice(&[4, 4]).say("play giap").dice(&[1, 1]).quiet();
    assert_eq!(worse.damage().0, 8 + 6);
    let mut better = assault("giap");
    better.dice(&[1, 1]).say("play giap").dice(&[4, 4]).quiet();
    assert_eq!(better.damage().0, 8 + 6);
}

#[test]
fn a_second_giap_adds_nothing() {
    let mut scene = assault("giap giap");
    scene.dice(&[1, 1]).say("play giap").dice(&[1, 1]);
    assert_eq!(scene.asks(), "vietminh w5");
    assert_eq!(scene.refused("play giap"), "S-37 storm-no-second-copy");
    assert_eq!(scene.refused("reroll"), "legal");
}

#[test]
fn giap_is_not_offered_where_it_cannot_help() {
    // Nothing beats a twelve.
    let mut best = assault("giap");
    best.dice(&[6, 6]);
    assert_ne!(best.asks(), "vietminh w5");
    // A single unit cannot pay.
    let mut lone = scene("turn 2 vietminh; 8 trench 3: V1; 14: F1..3; hand: giap");
    lone.say("act 8, pick V1, assault 14").dice(&[1, 1]);
    assert_ne!(lone.asks(), "vietminh w5");
    let mut pair = scene("turn 2 vietminh; 8 trench 3: V1 V2; 14: F1..3; hand: giap");
    pair.say("act 8, pick all, assault 14").dice(&[1, 1]);
    assert_eq!(pair.asks(), "vietminh w5");
}

#[test]
fn a_night_assault_counts_with_every_reroll() {
    let mut scene = assault("giap night_assault");
    scene.say("play night_assault").dice(&[1, 1]).say("play giap").dice(&[2, 2]).quiet();
    assert_eq!(scene.damage().0, 4 + 6 + 3);
}

#[test]
fn bigeard_is_asked_when_there_is_damage_to_the_french() {
    let mut hurt = assault("bigeard");
    hurt.dice(&[3, 2]).until("french w6");
    assert_eq!(hurt.damage().2, 1);
    assert_eq!(hurt.refused("play bigeard"), "legal");
}

#[test]
fn without_damage_bigeard_is_not_asked() {
    let mut spared = assault("bigeard");
    spared.dice(&[3, 1]).until("vietminh losses");
    // Nor when it is the Viet Minh who are hurt.
    let mut other = french_fire("bigeard");
    other.dice(&[6, 6]).until("vietminh allocate");
}

#[test]
fn cancelling_comes_before_improved_defenses() {
    let words = "turn 2 french; 14: F1; 8: V1; hand: b26 mines poor_weather improved_defenses";
    let mut scene = scene(words);
    scene.say("play b26, in 8");
    assert_eq!(scene.asks(), "vietminh w7");
    scene.say("decline");
    assert_eq!(scene.asks(), "vietminh w3");
}

#[test]
fn poor_weather_stops_aircraft_only() {
    for (card, legal) in [("b26", true), ("fighter_bombers", true), ("artillery", false)] {
        let words = format!(
            "turn 2 french; 14: F1; 8: V1; hand: {card} mines poor_weather artillery_105 artillery_75"
        );
        let mut scene = scene(&words);
        scene.say(&format!("play {card}, in 8"));
        assert_eq!(scene.asks(), "vietminh w7");
        let (aircraft, guns) =
            if legal { ("legal", "W7 storm-no-cancels") } else { ("W7 storm-no-cancels", "legal") };
        assert_eq!(scene.refused("play poor_weather"), aircraft, "{card}");
        assert_eq!(scene.refused("play artillery_105"), guns, "{card}");
        assert_eq!(scene.refused("play artillery_75"), guns, "{card}");
    }
}

#[test]
fn counter_battery_answers_either_use_of_artillery() {
    for card in ["artillery", "tot_artillery"] {
        for (target, answer) in [("in 8", "artillery_105"), ("clear 8", "artillery_75")] {
            let words =
                format!("turn 2 french; 14: F1; 8 trench 2: V1; hand: {card} mines {answer} giap");
            let mut scene = scene(&words);
            scene.say(&format!("play {card}, {target}, play {answer}"));
            assert_eq!((scene.trench(8), scene.units(8).as_str()), (2, "V1"), "{card} {target}");
            assert!(scene.log().contains(&"cancelled"));
            // It was the action all the same, and the French cannot answer.
            scene.until("vietminh impulse");
        }
    }
}

#[test]
fn at_the_end_of_an_impulse_only_the_viet_minh_are_asked() {
    let words = "turn 2 vietminh; 8: V1 V2; 14: F1; hand: emergency_replacements mines";
    let mut passed = scene(words);
    passed.say("pass");
    // Before the French decide on a discard.
    assert_eq!(passed.asks(), "vietminh impulse-end");
    passed.say("decline");
    assert_eq!(passed.asks(), "french go-on");
    let mut acted = scene(words);
    acted.say("act 8, pick V1, move 19, stop").until("vietminh impulse-end");
    acted.say("decline");
    assert_eq!(acted.asks(), "french impulse");
    acted.say("pass");
    assert_eq!(acted.asks(), "vietminh impulse-end");
}

#[test]
fn what_is_at_stake_is_told() {
    let mut scene = assault("mines bigeard");
    scene.until("french w4");
    let standing = |scene: &Scene| kernel::Rules::standing(scene.rules(), scene.state());
    assert_eq!(standing(&scene).map(|standing| (standing.window, standing.stake)), Some(("W4", 6)));
    scene.dice(&[4, 4]);
    scene.until("french w6");
    assert_eq!(standing(&scene).map(|standing| (standing.window, standing.stake)), Some(("W6", 4)));
}
