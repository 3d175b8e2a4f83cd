//! 6.8 to 6.10, 6.13, 6.14: strength, odds and modifiers, leading units, rivers, and who takes a loss.

use kernel::{Cited, Message, Rules};
use tonkin::charts::Beyond;
use tonkin::choice::Choice;
use tonkin::components::{Direction, Side, Sides, Width};
use tonkin::flow::{By, Combat, CombatStage, State, Step};
use tonkin::rules::{disorganisation, rivers, strength};
use tonkin::sums::Term;

use crate::scene::{Scene, hex, scene};

fn fight(game: &Scene, side: Side, ids: &[&str], target: &str) -> Combat {
    let attackers = ids.iter().map(|id| game.unit(id)).collect();
    let defenders = strength::fighters(game.rules(), game.state(), side.enemy(), hex(target));
    Combat::new(side, By::Attack, hex(target), attackers, defenders)
}

#[test]
fn tieu_doans_lead_an_attack_only_without_regiments() {
    let attack = |units: &str| {
        let mut game = scene(&format!(
            "Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq\nS11: vm_sd_1 {units}\nS12: fef_1_bmi fef_4_rac"
        ));
        game.say("spend vm_sd_1, decline").roll(&[1]).say("attack S12");
        for unit in units.split(' ') {
            game.say(&format!("with {unit}"));
        }
        game.say("fire");
        game
    };
    let mut mixed = attack("vm_td_18 vm_36 vm_88");
    assert_eq!(mixed.refused("lead vm_td_18"), "6.10 leader");
    mixed.say("lead vm_36");
    // The French artillery does not lead beside infantry: there is no choice.
    assert_eq!(mixed.asks(), "vietminh spirit");
    let light = attack("vm_td_18 vm_td_29");
    assert_eq!(light.refused("lead vm_td_29"), "legal");
}

#[test]
fn artillery_leads_a_defence_only_alone() {
    let mut game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        S11: vm_sd_1 vm_36
        S12: fef_4_rac fef_41_rac",
    );
    game.say("spend vm_sd_1, decline").roll(&[1]).say("attack S12, with vm_36, fire");
    assert_eq!(game.asks(), "french lead");
    assert_eq!(game.refused("lead fef_4_rac"), "legal");
}

#[test]
fn until_may_52_the_french_fight_at_a_disadvantage() {
    let drm = |month: &str, side: Side| {
        let words = "T7: vm_hq\nT14: fef_hq\nU15: fef_1_bmi\nV16: vm_36";
        let game = scene(&format!("{month} operations 50\n{words}"));
        let (unit, target) =
            if side == Side::French { ("fef_1_bmi", "V16") } else { ("vm_36", "U15") };
        let list =
            strength::modifiers(game.rules(), game.state(), &fight(&game, side, &[unit], target));
        let early =
            list.iter().filter(|(term, _)| matches!(term, Term::EarlyAttack | Term::EarlyDefence));
        early.map(|(_, by)| *by).sum::<i8>()
    };
    assert_eq!((drm("Oct-50", Side::French), drm("May-52", Side::French)), (-1, -1));
    assert_eq!((drm("Oct-50", Side::VietMinh), drm("May-52", Side::VietMinh)), (1, 1));
    assert_eq!((drm("Jun-52", Side::French), drm("Jun-52", Side::VietMinh)), (0, 0));
}

#[test]
fn odds_are_rounded_for_the_defender() {
    let game = scene("Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq");
    let odds = |attack, defence| {
        let (row, beyond) = game.rules().charts.results.odds(attack, defence);
        (row.id(), beyond)
    };
    assert_eq!(odds(9, 5), ("1-1", Beyond::Nowhere));
    assert_eq!(odds(10, 5), ("2-1", Beyond::Nowhere));
    assert_eq!(odds(14, 5), ("2-1", Beyond::Nowhere));
    assert_eq!(odds(4, 5), ("1-2", Beyond::Nowhere));
}

#[test]
fn a_river_hampers_unless_every_part_of_the_hex_is_reached() {
    // Through Hung Yen runs the Red River; the Luoc leaves it in the east and cuts a corner off.
    let game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        U17: vm_36
        T17: fef_1_bmi
        V16: fef_2_bmi
        U16: fef_1_acf
        V18: fef_2_acf",
    );
    let river = |ids: &[&str]| {
        strength::river(game.rules(), game.state(), &fight(&game, Side::French, ids, "U17"))
    };
    assert_eq!(river(&["fef_1_bmi"]), Some(Width::Major));
    assert_eq!(river(&["fef_1_bmi", "fef_2_bmi"]), Some(Width::Minor));
    assert_eq!(river(&["fef_1_acf", "fef_2_acf"]), None);
}

#[test]
fn the_best_morale_of_a_stack_counts_in_its_dg_roll_and_in_no_other() {
    // The Legion has a morale of 5, the BMI of 3.
    let game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        V16: vm_36
        U15: fef_1_bmi fef_2_5_rei
        U16: fef_2_bmi",
    );
    let combat = fight(&game, Side::French, &["fef_1_bmi", "fef_2_5_rei", "fef_2_bmi"], "V16");
    let drm =
        |id: &str| disorganisation::modifier(game.rules(), game.state(), &combat, 0, game.unit(id));
    assert_eq!(drm("fef_1_bmi"), drm("fef_2_5_rei"));
    assert_eq!(drm("fef_2_bmi"), drm("fef_1_bmi") + 1);
}

#[test]
fn the_first_loss_is_the_leaders_and_further_ones_are_free() {
    let game = scene(
        "Oct-52 operations 50
        T7: vm_hq
        T14: fef_hq
        V16: vm_36
        U15: fef_1_bmi fef_2_bmi",
    );
    let [first, second] = ["fef_1_bmi", "fef_2_bmi"].map(|id| game.unit(id));
    let loses = |lost: u8, unit| {
        let mut combat = fight(&game, Side::French, &["fef_1_bmi", "fef_2_bmi"], "V16");
        combat.leaders[0] = Some(first);
        (combat.lost[0], combat.left[0], combat.stage) = (lost, 1, CombatStage::AttackerLosses);
        let mut state: State = game.state().clone();
        state.steps.push(Step::Combat(combat));
        let no = game.rules().check(&state, State::seat(Side::French), &Choice::Lose(unit)).err();
        no.map(|no| format!("{} {}", no.rule(), no.id().trim_start_matches("tonkin-no-")))
    };
    assert_eq!(loses(0, second).as_deref(), Some("1.10 not-asked"));
    assert_eq!(loses(0, first), None);
    assert_eq!((loses(1, first), loses(1, second)), (None, None));
}

#[test]
fn in_the_month_of_the_example_of_play_nobody_fights_at_a_disadvantage() {
    let early = |month: &str| {
        let words = "T7: vm_hq\nT14: fef_hq\nU16: fef_gm_1\nV17: vm_246";
        let game = scene(&format!("{month} operations 50\n{words}"));
        let combat = fight(&game, Side::French, &["fef_gm_1"], "V17");
        let list = strength::modifiers(game.rules(), game.state(), &combat);
        list.iter().any(|(term, _)| matches!(term, Term::EarlyAttack | Term::EarlyDefence))
    };
    assert!(!early("Oct-52"));
    assert!(early("Oct-51"));
}

#[test]
fn odds_off_the_table_take_its_first_or_last_row() {
    let game = scene("Oct-52 operations 50\nT7: vm_hq\nT14: fef_hq");
    let odds = |attack, defence| {
        let (row, beyond) = game.rules().charts.results.odds(attack, defence);
        (row.id(), beyond)
    };
    assert_eq!(odds(11, 2), ("5-1", Beyond::Nowhere));
    assert_eq!(odds(12, 2), ("5-1", Beyond::Above));
    assert_eq!(odds(1, 2), ("1-2", Beyond::Nowhere));
    assert_eq!(odds(2, 5), ("1-2", Beyond::Below));
    assert_eq!(odds(3, 0), ("5-1", Beyond::Above));
}

#[test]
fn a_river_along_the_hexside_that_is_crossed_reaches_both_banks() {
    let arms = [(Direction::E, Width::Major), (Direction::W, Width::Minor)];
    let hampered = |sides: &[Direction]| {
        let mut attack = Sides::default();
        sides.iter().for_each(|side| attack.insert(*side));
        rivers::hampering(&arms, attack)
    };
    // From the north alone the south is reached over the narrower arm.
    assert_eq!(hampered(&[Direction::NE]), Some(Width::Minor));
    assert_eq!(hampered(&[Direction::NE, Direction::SE]), None);
    assert_eq!(hampered(&[Direction::E]), None);
    assert_eq!(rivers::hampering(&arms[..1], Sides::default()), None, "one arm is gone round");
}
