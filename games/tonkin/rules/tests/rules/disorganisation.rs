//! 6.14: disorganized units.

use tonkin::rules::{disorganisation, strength};
use tonkin::sets::UnitSet;

use crate::scene::{Scene, hex, scene};

/// VM attacks Vinh Yen with 36 and 88, and the dice fall.
fn fought(defenders: &str, combat: &[u8], dg: &[u8]) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_88
        T14: fef_hq
        S12: {defenders}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire, lead vm_36");
    while !game.asks().starts_with("dice") {
        let lead = game.legal().into_iter().find(|answer| answer.starts_with("lead"));
        game.say(&lead.unwrap_or("decline".to_owned()));
    }
    game.roll(combat).roll(dg);
    game
}

#[test]
fn each_side_rolls_for_all_its_units() {
    let game = fought("fef_sd_1 fef_1_bmi fef_2_bmi", &[3, 4], &[1, 6]);
    // Both battalions and the SD with them.
    assert!(["fef_1_bmi", "fef_2_bmi", "fef_sd_1"].iter().all(|id| game.is_dg(id)));
    assert!(!game.is_dg("vm_36") && !game.is_dg("vm_88"));
    let game = fought("fef_gm_1 fef_gm_2", &[1, 1], &[6, 1]);
    // The SD of the attacker takes no part.
    assert!(game.is_dg("vm_36") && game.is_dg("vm_88") && !game.is_dg("vm_sd_1"));
}

#[test]
fn dg_units_have_no_zoc_and_half_their_morale() {
    let words = |dg: &str| {
        format!("Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi\nU16: vm_36\ndg = [{dg}]")
    };
    let calm = scene(&words(""));
    let dg = scene(&words("\"vm_36\""));
    let zoc = |game: &Scene| {
        let (charts, board) = (&game.rules().charts, &game.state().board);
        tonkin::rules::control::is_in_zoc(
            charts,
            board,
            tonkin::components::Side::VietMinh,
            hex("U17"),
        )
    };
    assert!(zoc(&calm) && !zoc(&dg));
    let morale = |game: &Scene| {
        let unit = game.unit("vm_36");
        strength::morale(game.rules(), game.state(), unit, &UnitSet::one(unit))
    };
    assert_eq!((morale(&calm), morale(&dg)), (5, 2));
}

#[test]
fn a_dg_unit_pays_one_mp_more_a_hex() {
    let cost = |dg: &str| {
        let mut game = scene(&format!(
            "Oct-52 french_movement 50\nT7: vm_hq\nT14: fef_hq\nU16: fef_gm_1\ndg = [{dg}]"
        ));
        game.say("stack U16, with fef_gm_1, go own, to U17");
        let Some(tonkin::flow::Step::March(march)) = game.state().steps.last() else {
            panic!("on the march")
        };
        march.spent
    };
    assert_eq!((cost(""), cost("\"fef_gm_1\"")), (1, 2));
}

#[test]
fn dg_artillery_fires_with_one_less_and_defends_with_one_less() {
    let value = |dg: &str| {
        let game = scene(&format!(
            "Oct-53 operations 30\nT7: vm_hq\nS11: vm_sd_1 vm_45\nS12: fef_1_bmi\nT14: fef_hq\ndg = [{dg}]"
        ));
        strength::defence_value(game.rules(), game.state(), game.unit("vm_45"))
    };
    assert_eq!((value(""), value("\"vm_45\"")), (5, 4));
}

#[test]
fn terrain_trench_river_and_morale_move_the_dice() {
    let drm = |words: &str, target: &str, role: usize, id: &str| {
        let game = scene(words);
        let (vm, french) = (["vm_36"], ["fef_1_bmi"]);
        let set = |ids: [&str; 1]| -> UnitSet { ids.iter().map(|id| game.unit(id)).collect() };
        let side = tonkin::components::Side::VietMinh;
        let by = tonkin::flow::By::Attack;
        let fight = tonkin::flow::Combat::new(side, by, hex(target), set(vm), set(french));
        disorganisation::modifier(game.rules(), game.state(), &fight, role, game.unit(id))
    };
    let plain = "Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\nS11: vm_36\nS12: fef_1_bmi";
    // 36 has morale 5: one less.
    assert_eq!(drm(plain, "S12", 0, "vm_36"), -1);
    assert_eq!(drm(plain, "S12", 1, "fef_1_bmi"), 0);
    let trench = format!("{plain}\ntrenches = {{ french = [\"S12\"] }}");
    assert_eq!(drm(&trench, "S12", 1, "fef_1_bmi"), -1);
    assert_eq!(drm(&trench, "S12", 0, "vm_36"), -1, "a trench helps its own side");
    // O12 is forest: two more for the French, nothing for VM.
    let forest = "Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\nP12: vm_36\nO12: fef_1_bmi";
    assert_eq!(drm(forest, "O12", 1, "fef_1_bmi"), 2);
    assert_eq!(drm(forest, "O12", 0, "vm_36"), -1);
    // A battalion of morale 2, worn to 1.
    let weak = plain.replace("fef_1_bmi", "fef_1_bmi:1");
    assert_eq!(drm(&weak, "S12", 1, "fef_1_bmi"), 1);
}

#[test]
fn further_dg_has_no_effect_and_a_point_takes_it_off() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq vm_sd_1
        S11: vm_36 vm_88
        T14: fef_hq
        dg = [\"vm_36\", \"vm_88\"]",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    // All DG units of a stack are one marker.
    game.say("recover S11");
    assert!(!game.is_dg("vm_36") && !game.is_dg("vm_88"));
}

#[test]
fn an_attacker_that_is_dg_gives_up_the_extra_step() {
    let lost = |dg: &str| {
        let mut game = scene(&format!(
            "Oct-52 operations 50\nT7: vm_hq\nS11: vm_sd_1 vm_36 vm_88\nT14: fef_hq\nS12: fef_gm_1\ndg = [{dg}]"
        ));
        game.say("spend vm_sd_1, decline").roll(&[1]);
        game.say("attack S12, with vm_36, with vm_88, fire, lead vm_36, decline");
        // A result that costs the defender a step, and no DG dice.
        game.roll(&[5, 5]).roll(&[1, 1]);
        game.say("stand");
        4 - game.steps("fef_gm_1")
    };
    assert_eq!(lost("\"fef_gm_1\"") - lost(""), 1);
    assert_eq!(lost("\"fef_gm_1\", \"vm_88\""), lost("\"vm_88\""));
}
