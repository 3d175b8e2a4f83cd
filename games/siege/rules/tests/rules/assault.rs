//! 18.0: who assaults, and how an assault is fought.

use crate::scene::scene;

#[test]
fn the_viet_minh_assault_whoever_stands_before_them() {
    // 18.1: compulsory; all battalions of the space together.
    let mut scene =
        scene("vietminh_assault 1; r4s05: fr_1_2_le; r4s06: vm_215 vm_439; r4s07: vm_938");
    assert_eq!(scene.asks(), "dice edge");
    assert_eq!(scene.all_at(&["vm_215", "vm_439", "vm_938"]), ["r4s05", "r4s05", "r4s07"]);
    scene.dice(&[1]).dice(&[6]);
    assert_eq!(scene.dice_asked(), 6);
}

#[test]
fn they_assault_out_of_their_base() {
    // 9.6, S-13.
    let scene = scene("vietminh_assault 1; r1s15: fr_1_2_le; bases 304 308 312 316");
    assert_eq!(scene.at("vm_265"), "r1s15");
}

#[test]
fn from_the_central_fortress_they_assault_their_own_route() {
    // 18.1: outward, space 1 of their own Route only.
    let scene = scene(
        "vietminh_assault 1; r1s01: fr_1_2_le; r2s01: fr_3_3_le; central: vm_265; bases 304 308 312 316",
    );
    assert_eq!(scene.at("vm_265"), "r1s01");
    let scene =
        self::scene("vietminh_assault 1; r2s01: fr_3_3_le; central: vm_265; bases 304 308 312 316");
    assert_eq!(scene.at("vm_265"), "central");
}

#[test]
fn nobody_assaults_in_refit_or_in_the_turn_of_the_trenches() {
    for words in ["refit 4", "trenches dug"] {
        let scene = scene(&format!("vietminh_assault 1; r4s11: fr_1_2_le; r4s12: vm_215; {words}"));
        assert_eq!(scene.at("vm_215"), "r4s12", "{words}");
    }
}

#[test]
fn each_battalion_assaults_once() {
    // The first assault wins r4s05; the same battalions do not go on to r4s04.
    let mut scene =
        scene("vietminh_assault 1; r4s05: fr_2_bt-; r4s04: fr_1_2_le; r4s06: vm_215 vm_439");
    scene.dice(&[1]).dice(&[6]).dice(&[6, 1, 1, 1, 1, 1]);
    assert_eq!(scene.all_at(&["fr_2_bt", "vm_215"]), ["eliminated", "r4s05"]);
    assert_ne!(scene.asks(), "dice edge");
    assert_eq!(scene.control("r4s05"), "vietminh");
}

#[test]
fn the_edge_adds_elites_and_events_up_to_its_cap() {
    // 18.2. French: elite 1; Viet Minh: none. 4 + 1 against 5 is a tie, which the Viet Minh win in the open.
    let words = "vietminh_assault 1; r4s05: fr_1_2_le; r4s06: vm_215";
    let mut tie = scene(words);
    assert_eq!(tie.dice(&[4]).dice(&[5]).dice_asked(), 3);
    let mut more = scene(words);
    assert_eq!(more.dice(&[5]).dice(&[5]).dice_asked(), 4);
    // Death Volunteers help the attacker.
    let mut brave = scene(&format!("{words}; force v_death_volunteers"));
    assert_eq!(brave.dice(&[5]).dice(&[5]).dice_asked(), 3);
    // Fix Bayonets do not help the French when they defend (S-43).
    let mut defended = scene(&format!("{words}; force f_fix_bayonets"));
    assert_eq!(defended.dice(&[4]).dice(&[5]).dice_asked(), 3);
}

#[test]
fn a_tie_in_an_entrenchment_is_french() {
    let mut scene = scene("vietminh_assault 1; r4s12: fr_2_1_alg; r4s13: vm_215");
    // 3 factors each, so that the question tells who fires.
    scene.dice(&[3]).dice(&[3]).dice(&[6, 6, 1]);
    assert_eq!(scene.at("vm_215"), "eliminated");
}

#[test]
fn whoever_is_hit_first_fires_with_what_is_left() {
    // 18.2: the survivors of the first fire.
    let mut scene = scene("vietminh_assault 1; r4s05: fr_1_2_le fr_3_3_le; r4s06: vm_215");
    scene.dice(&[1]).dice(&[6]).dice(&[6, 1, 1]);
    scene.say("lose fr_1_2_le");
    assert_eq!((scene.asks(), scene.dice_asked()), ("dice assault-fire".to_owned(), 6));
}

#[test]
fn terrain_does_not_help_in_an_assault() {
    // 18.0, 18.5: a 4 is a panic, also for entrenched French and for men from the trenches.
    let mut french = scene("vietminh_assault 1; r4s12: fr_2_1_alg; r4s13: vm_215; trenches manned");
    french.dice(&[1]).dice(&[6]).dice(&[4, 1, 1]);
    assert_eq!(french.asks(), "dice retreat");
    let mut enemy = scene("vietminh_assault 1; r4s12: fr_2_1_alg; r4s13: vm_215; trenches manned");
    enemy.dice(&[6]).dice(&[1]).dice(&[4, 1, 1]);
    assert_eq!(enemy.asks(), "dice retreat");
}

#[test]
fn nobody_panics_with_a_fortification_or_in_the_central_fortress() {
    // S-33, 24.3.
    for words in
        ["r4s05: fr_2_1_alg fr_fort_1; r4s06: vm_215", "central: fr_2_1_alg; r4s01: vm_215"]
    {
        let mut scene = scene(&format!("vietminh_assault 1; {words}"));
        scene.dice(&[1]).dice(&[6]).dice(&[4, 5, 5]);
        assert_eq!(scene.asks(), "dice assault-fire", "{words}");
        assert!(scene.log().contains(&"nobody-panics"));
    }
}

#[test]
fn the_french_assault_with_mobile_units_of_one_space() {
    // 18.1.
    let words = "french_assault 1; r4s05: fr_1_2_le fr_3_3_le fr_gm6 ld_langlais; r4s07: fr_1_13_le; r4s06: vm_215; r1s15: vm_265";
    let mut scene = scene(words);
    assert_eq!(scene.refused("assault r4s05 r1s15"), "no such choice");
    scene.say("assault r4s05 r4s06");
    assert_eq!(scene.refused("agree"), "18.1 siege-no-nobody-sallies");
    assert_eq!(scene.refused("with fr_gm6"), "18.1 siege-no-static-assaults");
    assert_eq!(scene.refused("with fr_1_13_le"), "no such choice");
    scene.say("with ld_langlais");
    assert_eq!(scene.refused("agree"), "18.1 siege-no-leader-alone");
    scene.say("with fr_1_2_le, agree");
    assert_eq!(
        scene.all_at(&["fr_1_2_le", "ld_langlais", "fr_3_3_le"]),
        ["r4s06", "r4s06", "r4s05"]
    );
}

#[test]
fn each_unit_assaults_once_and_others_may_follow() {
    // S-42.
    let words = "french_assault 1; r4s05: fr_1_2_le fr_3_3_le; r4s06: vm_215 vm_439 vm_938";
    let mut scene = scene(words);
    scene.say("assault r4s05 r4s06, with fr_1_2_le, agree").dice(&[1]).dice(&[6]);
    scene.all(1).all(1);
    // A draw in the open: the French run, here to the Entrenchment r4s03.
    assert_eq!(scene.asks(), "dice retreat");
    scene.dice(&[6]);
    assert_eq!(scene.at("fr_1_2_le"), "r4s03");
    assert_eq!(scene.refused("assault r4s05 r4s06"), "legal");
}

#[test]
fn winning_attackers_stay_and_control_the_space() {
    // 18.3.
    let mut scene = scene("french_assault 1; r4s05: fr_1_2_le fr_3_3_le; r4s06: vm_215-");
    scene.say("assault r4s05 r4s06, with fr_1_2_le, agree");
    scene.dice(&[6]).dice(&[1]).dice(&[6, 1, 1, 1]);
    assert_eq!(
        scene.all_at(&["fr_1_2_le", "fr_3_3_le", "vm_215"]),
        ["r4s06", "r4s05", "eliminated"]
    );
    assert_eq!(scene.control("r4s06"), "french");
}

#[test]
fn fix_bayonets_help_french_assaults() {
    // 18.2: 3 + elite + event against 5: tie, which goes to the Viet Minh in the open.
    let words = "french_assault 1; r4s05: fr_1_2_le; r4s06: vm_215; force f_fix_bayonets";
    let mut tie = scene(words);
    tie.say("assault r4s05 r4s06, with all, agree");
    assert_eq!(tie.dice(&[3]).dice(&[5]).dice_asked(), 3);
    let mut more = scene(words);
    more.say("assault r4s05 r4s06, with all, agree");
    assert_eq!(more.dice(&[4]).dice(&[5]).dice_asked(), 4);
}

#[test]
fn a_flak_raid_pays_once_for_each_route() {
    // 30.0, S-93.
    let words = "french_assault 1; r4s05: fr_1_2_le; r4s06: vm_215-; r4s12: fr_3_3_le; r4s13: vm_439-; r1s05: fr_1_13_le; r1s06: vm_346-; force f_flak_raid; aaa 9";
    let mut scene = scene(words);
    for (from, to) in [("r4s05", "r4s06"), ("r4s12", "r4s13"), ("r1s05", "r1s06")] {
        scene.say(&format!("assault {from} {to}, with all, agree")).dice(&[6]).dice(&[1]);
        scene.dice(&[6, 1, 1, 1]);
    }
    assert_eq!(scene.state().board.tracks.aaa, 7);
}

#[test]
fn french_units_never_assault_a_base() {
    // 9.6.
    let scene = scene("french_assault 1; r4s15: fr_1_2_le; r1s06: vm_265; r1s05: fr_3_3_le");
    assert!(scene.legal().iter().all(|answer| !answer.contains("base")));
    assert_eq!(scene.legal().len(), 2, "{:?}", scene.legal());
}

#[test]
fn guns_fight_with_their_printed_strength() {
    // 15.10: 3 and 2; the marker and the ammunition stay.
    let mut scene = scene(
        "vietminh_assault 1; r4s12: fr_2_1_alg fr_2_4_col; r4s13: vm_215
         close_support: imp_2_4_col; ammunition 5",
    );
    assert_eq!(scene.dice(&[6]).dice(&[1]).dice_asked(), 5);
    scene.all(1);
    assert_eq!(
        (scene.at("imp_2_4_col"), scene.state().board.tracks.ammunition),
        ("closesupport".to_owned(), 5)
    );
}

#[test]
fn a_leader_picked_first_left_a_bot_without_an_answer() {
    // 18.1: he does not assault alone, and nobody else was listed after him.
    let mut scene = scene("french_assault 1; r4s05: fr_1_2_le ld_langlais; r4s06: vm_215");
    scene.say("assault r4s05 r4s06, with ld_langlais");
    let mut legal = Vec::new();
    kernel::Rules::legal(scene.rules(), scene.state(), kernel::Seat(0), &mut legal);
    assert_eq!(legal.len(), 1, "{legal:?}");
    scene.say("with fr_1_2_le, agree");
    assert_eq!(scene.asks(), "dice edge");
}
