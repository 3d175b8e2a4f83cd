//! Chapters 33, 14, 16d, 16e and X9: shots, reactions, saves, peasants, leaders.

use company::components::{Grade, Nation, Side};
use company::flow::ShotKind;
use company::rules::shooting;

use super::table;
use crate::builder::{Table, command, foot, rules, square, unit};

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
    assert_eq!(table.refused_by("shoot C2"), "S-13 company-no-priority");
    assert_eq!(table.refused_by("shoot C3"), "S-13 company-no-priority");
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
    assert_eq!(table.refused_by("shoot C1"), "X1.5 company-no-not-seen");
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

/// 33b: a face neighbour shoots at a mover, once in its turn; a diagonal one does not.
#[test]
fn opportunity_shooting_once_a_turn() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").put("C2", "C3").acts("W1", 7);
    table.say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "communist opportunity");
    let mut all = Vec::new();
    kernel::Rules::legal(&table.rules, &table.state, kernel::Seat(1), &mut all);
    assert_eq!(all.len(), 2, "C1 or nobody: C2 is diagonal");
    table.say("fire C1");
    assert_eq!(table.dice_asked(), 6);
    table.roll(&[1, 2, 3, 4, 5, 5]);
    table.say("move B3").say("dice 1").roll(&[3]).say("hold");
    table.say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(table.asks(), "dice trap", "the third square");
    table.roll(&[1]);
    assert_eq!(table.asks(), "white_star action", "C1 has had its shot");
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

/// 33d, S-15: a double 1 endangers a peasant in the square, else one near that the Communist picks.
#[test]
fn a_double_one_endangers_a_peasant() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").acts("W1", 7);
    for at in ["C3", "C4"] {
        table.state.board.add_peasant(square(at));
    }
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[1, 1, 2, 3, 4, 4]);
    assert_eq!(table.asks(), "dice peasant-save");
    table.roll(&[3]).say("hold");
    assert_eq!(table.state.board.peasants.get(square("C4")), 0);
    assert_eq!(table.state.tally.peasants, [1, 0]);
    table.state.board.add_peasant(square("B5"));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[1, 1, 1, 3, 4, 4]);
    assert_eq!(table.asks(), "communist pick-peasant");
    table.say("peasant B5").roll(&[4]).say("hold");
    assert_eq!(table.state.board.peasants.get(square("B5")), 1, "it saved");
}

/// S-14: without the save a picked peasant dies at once.
#[test]
fn peasants_die_at_once_with_the_option() {
    let with = rules("search_and_destroy", &[("peasant_double1_save", "no")]);
    let mut table = Table::with(
        with,
        (Nation::Us, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    set(&mut table);
    table.state.board.add_peasant(square("C4"));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[1, 1, 2, 3, 4, 4]);
    assert_eq!(table.state.tally.peasants, [1, 0]);
    assert_eq!(table.asks(), "communist return");
}

/// X9: the last base of a unit is its leader; when it dies the unit is wiped out and leaves its bodies.
#[test]
fn a_unit_is_wiped_out() {
    let mut table = table();
    set(&mut table);
    let body = table.state.board.body_mut(unit("C1"));
    body.strength = 1;
    body.casualties = 5;
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[5, 5, 2, 2, 2, 2]).roll(&[1, 1]);
    assert_eq!(table.at("C1"), "");
    assert_eq!(table.state.board.dead[Side::Communist as usize].get(square("C4")), 6);
    assert_eq!(table.state.tally.wiped_out, [0, 1]);
    assert_eq!(table.asks(), "white_star action", "the dead do not shoot back");
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

/// 14a: a double 1 of a reaction endangers a peasant, too, and counts for who shot.
#[test]
fn a_double_one_of_a_reaction() {
    let mut table = table();
    set(&mut table);
    table.state.board.add_peasant(square("A4"));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]).say("fire C1");
    table.roll(&[1, 1, 2, 3, 4, 4]);
    assert_eq!(table.asks(), "dice peasant-save");
    table.roll(&[1]);
    assert_eq!(table.state.tally.peasants, [0, 1]);
    assert_eq!(table.asks(), "white_star action");
}

/// S-70: who does not see the shooter does not answer, though he was seen himself.
#[test]
fn no_answer_to_a_shooter_who_is_not_seen() {
    let mut table = table();
    // Bamboo is seen from the next square only; from it the road lies open.
    table.put("W1", "D5").put("W2", "A1").put("C1", "C4").acts("W1", 7);
    table.put("C1", "B4");
    let seen = |from: &str, to: &str| table.rules.charts.seen_from(square(from)).has(square(to));
    assert!(seen("D5", "B4") && !seen("B4", "D5"));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]);
    assert_eq!(table.asks(), "white_star action");
}

/// X5.4: a reaction ends the turn of the active unit only by wiping it out.
#[test]
fn a_reaction_that_wipes_the_mover_out() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("W4", "A2").put("C1", "C4").acts("W1", 7);
    table.state.board.body_mut(unit("W1")).strength = 1;
    table.say("move B4").say("dice 1").roll(&[3]).say("fire C1");
    table.roll(&[6, 1, 2, 2, 2, 2]).roll(&[1]);
    assert_eq!(table.at("W1"), "");
    assert_eq!(table.asks(), "white_star unit");
    assert!(table.state.failed.is_empty(), "that is no fail");
}

/// 33b: hit or not, the target answers with the bases it has, from as far as foot shoots; only a 6 hits.
#[test]
fn a_missed_target_answers_at_the_edge_of_its_range() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "D4").acts("W1", 7);
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]);
    assert_eq!(table.asks(), "communist return", "three squares away, and nobody was hit");
    table.say("fire C1").roll(&[5; 6]);
    assert_eq!((table.asks().as_str(), table.strength("W1")), ("white_star action", 6));
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 6]).say("fire C1");
    table.roll(&[6, 5, 5, 5, 5, 5]);
    assert_eq!((table.asks().as_str(), table.dice_asked()), ("dice saves", 1));
}

/// 33b: foot does not answer vehicles at range 4, and a mover that stays diagonal draws no shot.
#[test]
fn who_is_out_of_range_or_moves_diagonally_draws_no_reaction() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("W3", "A4").put("C1", "E4").acts("W3", 7);
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 4]);
    assert_eq!(table.asks(), "white_star action", "no answer at range 4");
    table.put("C1", "D4").acts("W3", 7);
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[2; 4]);
    assert_eq!(table.asks(), "communist return", "at range 3 there is one");
    let mut moved = self::table();
    moved.put("W1", "A4").put("W2", "A1").put("C1", "C5").acts("W1", 7);
    moved.say("move B4").say("dice 1").roll(&[3]);
    assert_eq!(moved.asks(), "white_star action", "B4 and C5 share no side");
    moved.say("move C4").say("dice 1").roll(&[3]);
    assert_eq!(moved.asks(), "communist opportunity", "C4 and C5 do");
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
