//! Chapters 33a, 33c, 16d and 16e: shots and saves.

use company::components::{Grade, Nation};
use company::flow::ShotKind;
use company::rules::shooting;

use super::table;
use crate::builder::{Table, command, foot, rules, unit};

fn set(table: &mut Table) -> &mut Table {
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").acts("W1", 7)
}

#[test]
fn a_shot_hits_saves_kill_and_the_target_answers() {
    let mut table = table();
    set(&mut table).say("shoot C1").say("dice 2").roll(&[1, 4]);
    assert_eq!(table.dice_asked(), 6);
    table.roll(&[5, 6, 4, 3, 2, 2]).roll(&[2, 3]);
    assert_eq!(table.strength("C1"), 5);
    assert_eq!(table.asks(), "dice leader");
    table.roll(&[4]);
    assert!(table.state.board.body(unit("C1")).leader);
    assert_eq!(table.asks(), "communist return");
    table.say("fire C1");
    assert_eq!(table.dice_asked(), 5, "with the bases it has left");
    table.roll(&[6, 5, 5, 5, 5]).roll(&[1]).roll(&[5]);
    let body = table.state.board.body(unit("W1"));
    assert_eq!((body.strength, body.casualties, body.leader), (5, 1, false));
    assert_eq!(table.asks(), "white_star action", "reactions provoke nothing (S-19)");
}

/// 33a, S-13: a face before proximity before range.
#[test]
fn the_nearest_enemy_comes_first() {
    let mut table = table();
    table.put("W1", "B4").put("W2", "A1").put("C1", "C4").put("C2", "C5").put("C3", "D4");
    table.acts("W1", 7);
    assert_eq!(table.refused_by("shoot C1"), "");
    assert_eq!(table.refused_by("shoot C2"), "33a company-no-priority");
    assert_eq!(table.refused_by("shoot C3"), "33a company-no-priority");
    table.put("C1", "J6");
    assert_eq!(table.refused_by("shoot C2"), "");
    assert_eq!(table.refused_by("shoot C1"), "33a company-no-out-of-range", "out of range");
    table.put("C2", "I6");
    assert_eq!(table.refused_by("shoot C3"), "");
}

/// X1.5: bamboo is seen from the next square only, and jungle blocks.
#[test]
fn what_is_not_seen_is_not_shot_at() {
    let mut table = table();
    table.put("W1", "B4").put("W2", "A1").put("C1", "D5").acts("W1", 7);
    assert_eq!(table.refused_by("shoot C1"), "33a company-no-not-seen");
    table.put("W1", "C4");
    assert_eq!(table.refused_by("shoot C1"), "");
}

/// 33a: two shots a turn.
#[test]
fn two_shots_a_turn() {
    let mut table = table();
    set(&mut table);
    for _ in 0..2 {
        table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]).say("hold");
    }
    assert_eq!(table.refused_by("shoot C1"), "33a company-no-shots-used");
    assert_eq!(table.refused_by("move B4"), "");
}

/// 28c: a down unit shoots; it does not move.
#[test]
fn down_units_shoot_and_react() {
    let mut table = table();
    set(&mut table);
    table.state.board.body_mut(unit("W1")).down = true;
    table.state.board.body_mut(unit("C1")).down = true;
    assert_eq!(table.refused_by("move B4"), "28c company-no-down");
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]);
    assert_eq!(table.asks(), "communist return");
}

/// S-17: a reaction has no maximum of dice, a shot has.
#[test]
fn dice_of_shots_and_reactions() {
    let rules = rules("search_and_destroy", &[]);
    let shot = |grade, bases| shooting::foot_dice(&rules, grade, bases);
    let reaction = |grade, bases| shooting::reaction_dice(&rules, grade, bases);
    assert_eq!([shot(Grade::Raw, 2), shot(Grade::Average, 7), shot(Grade::Veteran, 5)], [1, 6, 6]);
    assert_eq!([reaction(Grade::Raw, 2), reaction(Grade::Veteran, 7)], [1, 9]);
    let vehicles = [1, 2, 3, 4].map(|range| shooting::vehicle_dice(&rules, 2, range));
    assert_eq!(vehicles, [6, 6, 4, 4]);
}

/// S-11, S-12: what the two options change in a save.
#[test]
fn saves_with_options() {
    use company::rules::shooting::{Reach, Target, foot_save};
    let target = Target {
        leader: false,
        cover: false,
        down: true,
        grade: Grade::Veteran,
        reach: Reach::Long,
    };
    let usual = rules("search_and_destroy", &[]);
    let stacked = rules("search_and_destroy", &[("save_modifiers_stack", "yes")]);
    assert_eq!(foot_save(&usual, &target).lowest(), 3);
    assert_eq!(foot_save(&stacked, &target).lowest(), 2);
    let with = rules("search_and_destroy", &[("leader_save", "leader_base")]);
    let rows = || {
        ((Nation::Us, vec![foot(Grade::Average, 6)]), (Nation::Vc, vec![foot(Grade::Average, 6)]))
    };
    let (us, vc) = rows();
    let mut table = Table::with(with, us, vc);
    table.put("C1", "C4");
    let lowest = |table: &Table| {
        shooting::save(&table.rules, &table.state, unit("C1"), Reach::Long).lowest()
    };
    assert_eq!(lowest(&table), 4);
    table.state.board.body_mut(unit("C1")).strength = 1;
    assert_eq!(lowest(&table), 3);
}

/// 16e: vehicles save by their class, unmodified.
#[test]
fn vehicles_save_by_class() {
    let mut table = table();
    table.put("W1", "A1").put("W2", "A2").put("W3", "C4").put("C1", "B4").acts("C1", 7);
    table.say("shoot W3").say("dice 1").roll(&[4]).roll(&[5, 2, 2, 2, 2, 2]).roll(&[1]);
    assert_eq!(table.strength("W3"), 1);
    assert_eq!(table.state.tally.vehicles[0], [1, 0, 0]);
    assert_eq!(table.asks(), "white_star return");
    table.say("fire W3");
    assert_eq!(table.dice_asked(), 2);
    let sums =
        shooting::ledgers(&table.rules, &table.state, unit("C1"), unit("W3"), ShotKind::Action);
    assert_eq!(sums[0].total(), 6);
}

/// S-12: the other pair of lines, short range or raw.
#[test]
fn short_range_and_raw_with_the_option() {
    use company::rules::shooting::{Reach, Target, foot_save};
    let (leader, cover, down, grade, reach) = (false, false, false, Grade::Raw, Reach::Short);
    let target = Target { leader, cover, down, grade, reach };
    assert_eq!(foot_save(&rules("search_and_destroy", &[]), &target).lowest(), 5);
    let stacked = rules("search_and_destroy", &[("save_modifiers_stack", "yes")]);
    assert_eq!(foot_save(&stacked, &target).lowest(), 6);
}

/// 16e: tank 2, carrier 3, gun truck 4, whatever cover or range.
#[test]
fn each_vehicle_saves_at_its_number_and_not_below() {
    use crate::builder::vehicles;
    use company::components::Vehicle;
    let lives = |vehicle: Vehicle, at: &str, die: u8| {
        let mut table = Table::new(
            "search_and_destroy",
            (Nation::Us, vec![vehicles(vehicle, 2), command(Grade::Average, 4)]),
            (Nation::Vc, vec![foot(Grade::Average, 6)]),
        );
        table.put("W1", at).put("W2", "J1").put("C1", "D4").acts("C1", 7);
        table.say("shoot W1").say("dice 1").roll(&[4]).roll(&[5, 2, 2, 2, 2, 2]).roll(&[die]);
        table.strength("W1") == 2
    };
    for (vehicle, number) in [(Vehicle::Tank, 2), (Vehicle::Carrier, 3), (Vehicle::Truck, 4)] {
        for at in ["D5", "E4", "B4"] {
            assert!(lives(vehicle, at, number), "{vehicle:?} in {at} on a {number}");
            assert!(!lives(vehicle, at, number - 1), "{vehicle:?} in {at} on less than {number}");
        }
    }
}
