//! Odds before a choice: exact where everything is known, a range where something is hidden (1.5).

use kernel::odds::Ratio;
use kernel::{Odds, Rules, Seat, Viewer};
use tonkin::charts::BarrageResult;
use tonkin::components::{Outcome, Terrain};
use tonkin::rules::{disorganisation, strength};

use crate::scene::{Scene, hex, scene};

fn chance(odds: &Odds, id: &str) -> (Ratio, Ratio) {
    odds.at_least(id, 1)
}

fn exact(odds: &Odds, id: &str) -> Ratio {
    let (least, most) = chance(odds, id);
    assert_eq!(least, most, "{id} is exact");
    least
}

/// The chance of so many of 36 rolls of two dice.
fn of_36(ways: u128) -> Ratio {
    Ratio::new(ways, 36)
}

/// In how many of 36 ways two dice fall so that something holds for their sum.
fn ways(holds: impl Fn(u8) -> bool) -> u128 {
    let sums = (1..=6).flat_map(|one| (1..=6).map(move |other| one + other));
    sums.filter(|sum| holds(*sum)).count() as u128
}

/// VM attacks Vinh Yen and knows everything.
fn attack() -> Scene {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_88
        T14: fef_hq
        S12: fef_1_bmi fef_2_bmi",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88");
    game
}

/// The same attack, begun, at its dice.
fn at_the_dice() -> Scene {
    let mut game = attack();
    game.say("fire, lead vm_36, lead fef_1_bmi, decline");
    game
}

const RESULTS: [(Outcome, &str); 5] = [
    (Outcome::TwoAttacker, "two-attacker"),
    (Outcome::ExchangeAttacker, "exchange-attacker"),
    (Outcome::Exchange, "exchange"),
    (Outcome::ExchangeDefender, "exchange-defender"),
    (Outcome::TwoDefender, "two-defender"),
];

#[test]
fn the_distribution_of_results_is_that_of_the_table() {
    let odds = attack().odds("fire").expect("an attack has odds");
    assert_eq!(odds.worlds.len(), 1, "VM knows everything");
    let game = at_the_dice();
    let fight = game.state().combat().expect("a combat");
    let (row, _) = strength::odds(game.rules(), game.state(), fight);
    let drm = strength::modifier(game.rules(), game.state(), fight);
    for (outcome, id) in RESULTS {
        let results = &game.rules().charts.results;
        let right =
            ways(|sum| results.outcome(row, (i16::from(sum) + i16::from(drm)).max(0)) == outcome);
        assert_eq!(exact(&odds, id), of_36(right), "{id}");
    }
}

#[test]
fn dg_chances_are_those_of_both_dice() {
    let odds = attack().odds("fire").expect("an attack has odds");
    let game = at_the_dice();
    let fight = *game.state().combat().expect("a combat");
    let (row, _) = strength::odds(game.rules(), game.state(), &fight);
    let drm = strength::modifier(game.rules(), game.state(), &fight);
    let results = &game.rules().charts.results;
    for (role, id) in [(0, "attacker-dg"), (1, "defender-dg")] {
        let unit = fight.leaders[role].expect("a leader");
        let more = disorganisation::modifier(game.rules(), game.state(), &fight, role, unit);
        let mut right = Ratio::ZERO;
        for (outcome, _) in RESULTS {
            let rolled = ways(|sum| {
                results.outcome(row, (i16::from(sum) + i16::from(drm)).max(0)) == outcome
            });
            let number = results.dg_number(outcome)[role];
            let dice = (1..=6i8).filter(|die| die + more >= number as i8).count() as u128;
            right = right.sum(of_36(rolled).product(Ratio::new(dice, 6)));
        }
        assert_eq!(exact(&odds, id), right, "{id}");
    }
}

#[test]
fn the_ledger_has_both_totals_the_modifiers_and_those_of_the_dg_dice() {
    let odds = attack().odds("fire").expect("an attack has odds");
    let total = |id: &str| {
        let ledger = odds.ledgers.iter().find(|ledger| ledger.id == id);
        ledger.unwrap_or_else(|| panic!("{id} is missing")).total()
    };
    assert_eq!((total("tonkin-sum-attack"), total("tonkin-sum-defence")), (14, 4));
    // Morale 5 to 3.
    assert_eq!(total("tonkin-sum-combat"), 2);
    assert_eq!((total("tonkin-sum-dg-attacker"), total("tonkin-sum-dg-defender")), (-1, 0));
}

#[test]
fn more_than_three_is_cut_off_in_the_ledger() {
    let mut game = scene(
        "Jan-51 operations 50
        T7: vm_hq
        S11: vm_sd_1 vm_36 vm_88 vm_102
        T14: fef_hq
        S12: fef_1_bvn:1",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]);
    game.say("attack S12, with vm_36, with vm_88, with vm_102");
    let odds = game.odds("fire").expect("odds");
    let sum = odds.ledgers.iter().find(|ledger| ledger.id == "tonkin-sum-combat").expect("a sum");
    assert_eq!(sum.total(), 3);
    assert!(sum.terms.iter().any(|term| term.id == "tonkin-term-limit" && term.amount < 0));
}

/// The French attack a stack of which they see the first unit.
fn french_attack(hidden: &str) -> Scene {
    let mut game = scene(&format!(
        "Oct-52 operations 50
        T7: vm_hq vm_102 vm_675
        S11: vm_td_18 {hidden}
        P12: vm_209 vm_141
        T14: fef_hq
        S12: fef_sd_1 fef_gm_1 fef_gm_2"
    ));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("attack S11, with fef_gm_1, with fef_gm_2");
    game
}

#[test]
fn odds_against_a_hidden_stack_are_a_range_that_tells_nothing() {
    let odds = ["", "vm_36", "vm_36 vm_88"].map(|hidden| {
        let mut words = String::new();
        // All worlds have the same units on the map.
        for id in ["vm_36", "vm_88"].iter().filter(|id| !hidden.contains(**id)) {
            words += &format!(" {id}");
        }
        let mut game = scene(&format!(
            "Oct-52 operations 50
            T7: vm_hq vm_102
            P12: vm_209{words}
            S11: vm_td_18 {hidden}
            T14: fef_hq
            S12: fef_sd_1 fef_gm_1 fef_gm_2"
        ));
        game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
        game.say("attack S11, with fef_gm_1, with fef_gm_2");
        game.odds("fire").expect("odds")
    });
    assert_eq!(odds[0], odds[1]);
    assert_eq!(odds[1], odds[2]);
    let (least, most) = chance(&odds[0], "taken");
    assert!(least.millionths() < most.millionths(), "{least:?} to {most:?}");
    // A Tieu Doan alone is gone whatever falls; the ledger says that more may be there.
    assert_eq!(most, Ratio::ONE);
    let defence = odds[0].ledgers.iter().find(|ledger| ledger.id == "tonkin-sum-defence");
    let defence = defence.expect("a sum");
    assert_eq!(defence.total(), 1);
    assert!(defence.terms.iter().any(|term| term.id == "tonkin-term-unknown"));
}

#[test]
fn the_range_holds_the_truth_whatever_lies_there() {
    for hidden in ["", "vm_td_29", "vm_36", "vm_36 vm_88", "vm_36 vm_88 vm_165"] {
        let game = french_attack(hidden);
        let odds = game.odds("fire").expect("odds");
        let choice =
            kernel::legal::find(game.rules(), game.state(), Seat(0), "fire").expect("fire");
        let truth = kernel::odds::distribution(game.rules(), game.state(), Seat(0), &choice);
        let truth = Odds { worlds: vec![truth.expect("a distribution")], ledgers: Vec::new() };
        for id in ["taken", "attacker-dg", "two-attacker", "two-defender"] {
            let ((least, most), (real, _)) = (chance(&odds, id), chance(&truth, id));
            let [least, real, most] = [least, real, most].map(Ratio::millionths);
            assert!(least <= real && real <= most, "{hidden} {id}: {least} {real} {most}");
        }
    }
}

#[test]
fn what_was_seen_is_reckoned_with() {
    let mut game = french_attack("vm_36");
    let before = game.odds("fire").expect("odds");
    assert!(before.worlds.len() > 1);
    // They attack, and the stack is shown; if it stays, it is known.
    game.say("fire, decline, decline, lead fef_gm_1").roll(&[1, 1]).roll(&[1, 1]);
    game.until("dice allowance");
    game.roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("attack S11, with fef_gm_1, with fef_gm_2");
    let after = game.odds("fire").expect("odds");
    let best = [&after, &before].map(|odds| chance(odds, "taken").1.millionths());
    assert!(best[0] < best[1], "{best:?}: 36 is there");
}

#[test]
fn nothing_of_a_world_made_for_odds_is_new_to_its_viewer() {
    let game = french_attack("vm_36");
    let (rules, viewer) = (game.rules(), Viewer::Seat(Seat(0)));
    let view = game.view(viewer);
    let choice = kernel::legal::find(rules, game.state(), Seat(0), "fire").expect("fire");
    let worlds = rules.odds_worlds(&view, &choice).expect("a range");
    assert_eq!(worlds.len(), 2);
    for world in worlds {
        assert_eq!(rules.view(&world, viewer), view);
        assert_eq!(rules.audit(&world), Vec::<String>::new());
    }
}

/// A barrage of S11 by the Airstrike; the Anti-Aircraft unit is on the map, perhaps near.
fn strike(near: bool) -> Scene {
    let (here, there) = if near { (" vm_367", "") } else { ("", " vm_367") };
    let mut game = scene(&format!(
        "Apr-54 operations 30
        T7: vm_hq vm_102{there}
        S11: vm_209{here}
        T14: fef_hq
        S12: fef_sd_1 fef_gm_1"
    ));
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    game.say("barrage S11, with fef_airstrike_b");
    game
}

#[test]
fn anti_aircraft_that_may_be_near_makes_a_range_of_a_strike() {
    let odds = [false, true].map(|near| strike(near).odds("fire").expect("odds"));
    assert_eq!(odds[0], odds[1]);
    let game = strike(false);
    let results = &game.rules().charts.results;
    let value = tonkin::rules::aircraft::strike_value(game.rules(), game.state());
    let loss =
        |drm: i8| of_36(ways(|sum| results.barrage(value, sum, drm) == BarrageResult::DgAndLoss));
    let drm = &game.rules().components.tables.barrage_drm;
    let ground = match game.rules().charts.ground.terrain(hex("S11")) {
        Terrain::Forest => drm.forest,
        Terrain::Mountain => drm.mountain,
        Terrain::Clear | Terrain::Rough => 0,
    };
    let (least, most) = chance(&odds[0], "barrage-loss");
    // Besides the ground only units of high morale that may be there move the roll.
    let guns = drm.anti_aircraft;
    let all = [least, loss(ground + guns), loss(ground), most].map(Ratio::millionths);
    assert!(all.is_sorted() && all[0] < all[3], "{all:?}");
}

#[test]
fn an_sd_dropped_where_guns_may_be_is_lost_at_worst_on_5_and_6() {
    let mut game = scene(
        "Apr-54 french_movement 30
        T7: vm_hq vm_102 vm_367
        G12: vm_209
        T14: fef_hq fef_sd_1 fef_1_bmi
        F12: fef_1_bep",
    );
    game.say("stack T14, with fef_sd_1");
    let odds = game.odds("drop F12").expect("odds");
    assert_eq!(chance(&odds, "load-lost"), (Ratio::ZERO, Ratio::new(1, 3)));
    assert_eq!(odds.expected("planes"), (1000, 2000));
    // An airstrip under guns is closed, if they are there.
    assert_eq!(chance(&game.odds("air F12").expect("odds"), "stopped"), (Ratio::ZERO, Ratio::ONE));
    // Nobody is near Hai Duong.
    let safe = game.odds("drop V15").expect("the load is weighed");
    assert_eq!((safe.worlds.len(), exact(&safe, "load-lost")), (1, Ratio::ZERO));
    assert_eq!(safe.ledgers[0].total(), 3);
}

#[test]
fn a_strike_on_a_road_destroys_it_unless_it_misses() {
    let mut game = scene("Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq fef_sd_1 fef_1_bmi");
    game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
    let odds = game.odds("wreck U16").expect("odds");
    let results = &game.rules().charts.results;
    let value = tonkin::rules::aircraft::strike_value(game.rules(), game.state());
    let right = of_36(ways(|sum| results.barrage(value, sum, 0) != BarrageResult::Miss));
    assert_eq!(exact(&odds, "roads"), right);
}

#[test]
fn an_overrun_has_odds_before_it_is_made() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_sd_1
        U16: fef_gm_1
        U17: vm_td_18",
    );
    game.say("stack U16, with fef_gm_1, go own");
    let odds = game.odds("overrun U17").expect("odds");
    assert_eq!(exact(&odds, "taken"), Ratio::ONE);
    assert_eq!(game.odds("stop"), None);
    assert!(game.state().board.is_in(game.unit("fef_gm_1"), hex("U16")), "nothing was done");
}

#[test]
fn paras_that_drop_on_vm_have_odds_too() {
    let mut game = scene(
        "Oct-52 french_movement 50
        T7: vm_hq
        T14: fef_hq fef_1_bep fef_2_bep fef_1_bmi
        U17: vm_td_18",
    );
    game.say("stack T14, with fef_1_bep, with fef_2_bep");
    let odds = game.odds("drop U17").expect("odds");
    let sum = odds.ledgers.iter().find(|ledger| ledger.id == "tonkin-sum-combat").expect("a sum");
    assert!(sum.terms.iter().any(|term| term.id == "tonkin-term-airdrop"));
    assert!(chance(&odds, "taken").0.millionths() > 0);
}
