//! 6.5 to 6.15: combat.

use kernel::Rules;

use crate::scene::{Scene, scene};

/// An attack by VM on Vinh Yen with the SD that is spent beside it.
fn attack(defenders: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50
        S11: vm_sd_1 vm_36 vm_88
        T7: vm_hq
        T14: fef_hq fef_sd_1
        S12: {defenders}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire");
    game
}

#[test]
fn the_leader_takes_the_first_hit_and_the_defender_may_retreat_instead_of_one() {
    let mut game = attack("fef_1_bmi fef_2_bmi");
    assert_eq!(game.asks(), "vietminh lead");
    game.say("lead vm_36");
    assert_eq!(game.asks(), "french lead");
    game.say("lead fef_1_bmi, decline").roll(&[3, 4]).roll(&[1, 1]);
    // 14 to 4 is 3-1, morale 5 against 3, nothing else: 9 is Ex-DL.
    assert_eq!(game.asks(), "french decide");
    game.say("stand");
    assert_eq!((game.steps("vm_36"), game.steps("vm_88")), (3, 4));
    assert_eq!(game.asks(), "french losses");
    game.say("lose fef_2_bmi");
    assert_eq!((game.steps("fef_1_bmi"), game.steps("fef_2_bmi")), (1, 1));
}

#[test]
fn bolshevik_spirit_adds_a_die_and_costs_the_leader_a_step() {
    let mut game = attack("fef_1_bmi");
    game.say("lead vm_36, spirit").roll(&[5]).roll(&[6, 6]).roll(&[1, 1]);
    game.say("stand");
    // 2xDL: VM loses nothing by the result, but the leader one step; the battalion is gone.
    assert_eq!((game.steps("vm_36"), game.place("fef_1_bmi")), (3, "eliminated".into()));
    let points = game.rp();
    game.say("advance vm_36, done");
    // 2.2: one RP for the advance after 2xDL.
    assert_eq!((game.rp()[1], game.place("vm_36")), (points[1] + 1, "S12".into()));
    assert!(game.state().owned.has(crate::scene::hex("S12")));
}

#[test]
fn a_leader_with_two_steps_has_no_spirit() {
    let mut game = scene(
        "Oct-52 operations 50
        S11: vm_sd_1 vm_36:2
        T7: vm_hq
        T14: fef_hq
        S12: fef_1_bmi",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, fire");
    assert_eq!(game.asks(), "dice combat");
}

#[test]
fn standing_fast_when_disorganized_costs_one_step_more() {
    let mut game = attack("fef_gm_1");
    // 14 to 9 is 1-1, morale +1: 10 is Ex; the defender's number is 6.
    game.say("lead vm_36, decline").roll(&[4, 5]).roll(&[1, 6]);
    assert!(game.is_dg("fef_gm_1") && !game.is_dg("vm_36"));
    game.say("stand");
    assert_eq!(game.steps("fef_gm_1"), 2);
}

#[test]
fn hanoi_taken_ends_the_game() {
    let mut game = scene(
        "Oct-52 vm_movement 50
        T7: vm_hq
        T13: vm_36
        T14: fef_sd_1
        X15: fef_hq fef_1_bmi",
    );
    game.say("stack T13, with vm_36, go own, overrun T14");
    assert_eq!(game.asks(), "over vietminh");
}

#[test]
fn the_loss_of_the_vm_hq_ends_the_game_unless_it_slips_away() {
    let words = "Oct-52 french_movement 50\nT11: vm_hq\nT12: fef_gm_1\nT14: fef_hq";
    let mut caught = scene(words);
    caught.say("stack T12, with fef_gm_1, go own, overrun T11, decline");
    assert_eq!(caught.asks(), "over french");
    let mut away = scene(words);
    away.say("stack T12, with fef_gm_1, go own, overrun T11, slip vm_hq U10, stop");
    assert_eq!((away.place("vm_hq"), away.place("fef_gm_1")), ("U10".into(), "T11".into()));
}

/// The modifier of the combat roll, once leaders are named.
fn drm(game: &Scene) -> i8 {
    let fight = game.state().combat().expect("a combat");
    tonkin::rules::strength::modifier(game.rules(), game.state(), fight)
}

fn odds(game: &Scene) -> &'static str {
    let fight = game.state().combat().expect("a combat");
    tonkin::rules::strength::odds(game.rules(), game.state(), fight).0.id()
}

/// VM attacks a hex from beside it with these.
fn attack_from(month: &str, from: &str, target: &str, units: [&str; 2], lines: &str) -> Scene {
    let [attackers, defenders] = units;
    let mut game = scene(&format!(
        "{month} operations 50\nT7: vm_hq\n{from}: vm_sd_1 {attackers}\nT14: fef_hq\n{target}: {defenders}\n{lines}"
    ));
    game.say("spend vm_sd_1, decline").roll(&[1]);
    let with: Vec<String> = attackers.split(' ').map(|id| format!("with {id}")).collect();
    game.say(&format!("attack {target}, {}, fire", with.join(", ")));
    while !game.asks().starts_with("dice") {
        let lead = game.legal().into_iter().find(|answer| answer.starts_with("lead"));
        game.say(&lead.unwrap_or("decline".to_owned()));
    }
    game
}

#[test]
fn defence_counts_artillery_too_and_odds_are_rounded_for_the_defender() {
    let game = attack_from("Oct-52", "S11", "S12", ["vm_36 vm_88", "fef_1_bmi fef_10_rac"], "");
    // 14 to 2 and 4: 2-1.
    assert_eq!(odds(&game), "2-1");
}

#[test]
fn the_french_fight_worse_until_may_52() {
    let plain = |month: &str| drm(&attack_from(month, "S11", "S12", ["vm_36", "fef_1_3_rei"], ""));
    assert_eq!(plain("May-52") - plain("Oct-52"), 1);
    // In June the rains take 1 from the attacker.
    assert_eq!(plain("Jun-52") - plain("Oct-52"), -1);
}

#[test]
fn a_trench_helps_its_own_side() {
    let with =
        |lines: &str| drm(&attack_from("Oct-52", "S11", "S12", ["vm_36", "fef_1_3_rei"], lines));
    assert_eq!(with("trenches = { french = [\"S12\"] }") - with(""), -2);
}

#[test]
fn a_river_hampers_an_attack_across_it_and_not_one_along_it() {
    // W17 has one river, from hexside to hexside.
    let game = scene("Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq");
    let target = crate::scene::hex("W17");
    let arms = game.rules().charts.ground.arms(target).to_vec();
    assert_eq!(arms.len(), 2, "{arms:?}");
    let land = game.rules().charts.ground.land;
    let mut met = [0; 2];
    for (side, from) in target.neighbours().filter(|(_, from)| land.has(*from)) {
        let along = arms.iter().any(|(arm, _)| *arm == side);
        let attack = attack_from("Oct-52", &from.to_string(), "W17", ["vm_36", "fef_1_3_rei"], "");
        let fight = attack.state().combat().expect("a combat");
        let river = tonkin::rules::strength::river(attack.rules(), attack.state(), fight);
        assert_eq!(river.is_none(), along, "{from}");
        met[usize::from(along)] += 1;
    }
    assert!(met[0] > 0 && met[1] > 0, "{met:?}");
}

#[test]
fn light_units_lead_only_if_nothing_else_is_there() {
    let mut game = scene(
        "Oct-52 operations 50\nT7: vm_hq\nS11: vm_sd_1 vm_36 vm_td_18\nT14: fef_hq\nS12: fef_1_bmi fef_10_rac",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_td_18, fire");
    // One regiment alone may lead: nobody is asked, of the French neither.
    assert_eq!(game.asks(), "vietminh spirit");
    let fight = game.state().combat().expect("a combat");
    assert_eq!(fight.leaders, [Some(game.unit("vm_36")), Some(game.unit("fef_1_bmi"))]);
}

#[test]
fn the_spirit_is_limited_with_the_rest_and_its_step_counts() {
    let mut game = attack("fef_1_bmi");
    game.say("lead vm_36, spirit").roll(&[6]);
    assert_eq!(drm(&game), 3);
    let before = game.state().hits;
    game.roll(&[6, 6]).roll(&[1, 1]).say("stand");
    assert_eq!(game.state().hits, before + 1);
}

#[test]
fn an_attack_on_sds_alone_needs_no_dice() {
    let mut game = scene(
        "Oct-52 operations 50\nT7: vm_hq\nS11: vm_sd_1 vm_36\nT14: fef_hq fef_1_bmi\nS12: fef_sd_1",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, fire");
    assert_eq!(game.asks(), "vietminh advance");
    game.say("advance vm_36");
    assert_eq!((game.place("vm_36"), game.place("fef_sd_1")), ("S12".into(), "pool".into()));
}

#[test]
fn nobody_fights_over_the_chinese_border() {
    let game = {
        let mut game = scene(
            "Oct-52 operations 50\nT7: vm_hq\nY7: vm_sd_1 vm_36\nY8: fef_1_bmi\nT14: fef_hq fef_2_bmi",
        );
        game.say("spend vm_sd_1, decline").roll(&[1]);
        game
    };
    assert_eq!(game.refused("attack Y8"), "3.8 border");
}

#[test]
fn once_the_sd_is_gone_only_options_a_to_e_are_left() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_td_18
        R11: vm_36
        S12: fef_sd_1 fef_gm_1 fef_gm_2
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say(
        "attack S11, with fef_gm_1, with fef_gm_2, fire, slip vm_td_18 S10, advance fef_gm_1, done",
    );
    assert_eq!(game.place("vm_sd_1"), "pool");
    game.roll(&[1]);
    assert_eq!(game.asks(), "vietminh impulse");
    assert_eq!(game.refused("attack S12"), "6.3 spending-dump");
}

#[test]
fn artillery_attacks_with_others_adds_nothing_and_stays_behind_but_for_35_ralp() {
    let mut game = scene(
        "Jan-54 operations 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_4 fef_35_ralp fef_4_rac
        V16: vm_td_18",
    );
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("attack V16");
    // Search looks only at those who add something.
    let mut search = Vec::new();
    game.rules().legal(game.state(), kernel::Seat(0), &mut search);
    let listed = |id: &str| search.contains(&tonkin::choice::Choice::With(game.unit(id)));
    assert!(listed("fef_gm_4") && !listed("fef_4_rac"), "{search:?}");
    game.say("with fef_35_ralp, with fef_4_rac");
    assert_eq!(game.refused("fire"), "6.8 strength");
    game.say("with fef_gm_4, fire, decline, decline");
    let fight = game.state().combat().expect("a combat");
    let totals = tonkin::rules::strength::totals(game.rules(), game.state(), fight);
    assert_eq!(totals[0], 9);
    game.until("dice combat");
    game.roll(&[6, 6]).roll(&[1, 1]);
    game.until("french advance");
    assert_eq!(game.refused("advance fef_4_rac"), "6.15 advance");
    game.say("advance fef_35_ralp");
    assert_eq!(game.place("fef_35_ralp"), "V16");
}

#[test]
fn attackers_out_of_two_hexes_make_one_roll_together() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36
        R12: vm_88
        S12: fef_1_bmi
        T14: fef_hq",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, fire, lead vm_36, decline");
    assert_eq!(game.asks(), "dice combat");
    game.roll(&[3, 4]);
    assert_eq!(game.asks(), "dice dg");
}

#[test]
fn a_groupe_mobile_leads_an_attack_and_advances() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        U15: fef_sd_1 fef_gm_1 fef_1_bmi
        V16: vm_td_18",
    );
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("attack V16, with fef_gm_1, with fef_1_bmi, fire, decline, decline");
    assert_eq!(game.asks(), "french lead");
    game.say("lead fef_gm_1").roll(&[6, 6]).roll(&[1, 1]).say("stand");
    assert_eq!(game.asks(), "french advance");
    game.say("advance fef_gm_1, done");
    assert_eq!(game.place("fef_gm_1"), "V16");
}
