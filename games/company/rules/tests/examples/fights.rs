//! Examples of fights: traps, shots, reactions, strikes, assaults, pursuit. All are played.

use company::components::{Grade, Nation, Side, UnitRow, Vehicle};
use company::event::Event;
use company::flow::{ShotKind, Step};
use company::rules::{assault as chapter, movement, shooting};
use company::sets::{Square, SquareSet};
use toml::{Table as Toml, Value};

use crate::builder::{Table, command, foot, grade, square, unit, vehicle, vehicles};
use crate::{dice, flag, found, int, number, text, word, yes};

/// Foot or vehicles, as an example gives them.
fn fighter(given: &Toml) -> UnitRow {
    match number(given, "vehicles") {
        0 => foot(grade(text(given, "grade")), number(given, "bases")),
        count => vehicles(Vehicle::Tank, count),
    }
}

/// 30: the unit has entered squares before; it enters one more.
pub(crate) fn booby(given: &Toml) -> Toml {
    let who = text(given, "who");
    let row = match who {
        "tank" | "carrier" | "truck" => vehicles(vehicle(who), 1),
        _ => foot(grade(who), 6),
    };
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![row, command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "E1").put("W2", "A1").acts("W1", 3);
    table.state.acting_mut().expect("it acts").entered = number(given, "square") - 1;
    table.play(|play| movement::perform(play, unit("W1"), square("F1")));
    let rolled = table.asks() == "dice trap";
    let before = table.strength("W1");
    if rolled {
        table.roll(&[number(given, "explode_die")]);
        if table.asks() == "dice trap-save" {
            table.roll(&[number(given, "save_die")]);
        }
    }
    let dead = before - table.strength("W1");
    let ends = table.state.acting().is_none_or(|acting| acting.over);
    found([("rolled", yes(rolled)), ("dead", int(dead)), ("turn_ends", yes(ends))])
}

/// Squares of bong_son at a range over open ground: the shooter stands on the road in A4.
fn at_range(range: u8) -> &'static str {
    ["A4", "B4", "C4", "D4", "E4"][usize::from(range)]
}

/// 33a, 16d: a shot at a target that is as the example says. Its cover is the terrain it stands in, so
/// the target's square is chosen to fit.
pub(crate) fn shoot(given: &Toml) -> Toml {
    let target = given["target"].as_table().expect("a target");
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![fighter(given), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(grade(text(target, "grade")), 9)]),
    );
    assert!(!flag(target, "cover") && !flag(target, "short"), "the road is open");
    table.put("W1", "A4").put("W2", "J1").put("C1", at_range(number(given, "range")));
    table.acts("W1", 3);
    let body = table.state.board.body_mut(unit("C1"));
    body.leader = flag(target, "leader");
    body.down = flag(target, "down");
    // Two vehicles at range 1 stand over a face; the example leaves the short range out.
    let short = number(given, "range") == 1;
    if short {
        table.put("C1", "B3");
    }
    // A peasant stands by, for a double 1.
    let beside = table.state.board.square(unit("C1")).expect("it stands there");
    table.state.board.add_peasant(beside);
    let kind = ShotKind::Action;
    table.play(|play| shooting::begin(play, unit("W1"), unit("C1"), kind));
    let count = table.dice_asked();
    table.roll(&dice(given, "dice"));
    let saves = dice(given, "saves");
    if !saves.is_empty() {
        table.roll(&saves);
    }
    let hits = table.events.iter().find_map(|event| match event {
        Event::ShotRolled { hits, .. } => Some(*hits),
        _ => None,
    });
    let hits = hits.expect("a shot");
    let double = table.events.iter().any(|event| matches!(event, Event::PeasantHit { .. }));
    let dead = 9 - table.strength("C1");
    found([
        ("dice", int(count as i64)),
        ("hits", int(hits)),
        ("dead", int(dead)),
        ("double_one", yes(double)),
    ])
}

/// 33b.
pub(crate) fn reaction(given: &Toml) -> Toml {
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![fighter(given), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 9)]),
    );
    table.put("W1", "A4").put("W2", "J1").put("C1", "C4").acts("C1", 3);
    table.play(|play| shooting::begin(play, unit("W1"), unit("C1"), ShotKind::Return));
    let count = table.dice_asked();
    table.roll(&dice(given, "dice"));
    let hits = table.events.iter().find_map(|event| match event {
        Event::ShotRolled { hits, .. } => Some(*hits),
        _ => None,
    });
    found([("dice", int(count as i64)), ("hits", int(hits.expect("a shot")))])
}

/// 34d: one square is struck.
pub(crate) fn artillery_square(given: &Toml) -> Toml {
    let target = given["target"].as_table().expect("a target");
    let bases = number(given, "bases");
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(grade(text(target, "grade")), bases)]),
    );
    let at = if flag(target, "cover") { "D5" } else { "D4" };
    table.put("W1", "J1").put("C1", at).acts("W1", 3);
    let body = table.state.board.body_mut(unit("C1"));
    body.leader = flag(target, "leader");
    body.down = flag(target, "down");
    strike(&mut table, at);
    table.roll(&dice(given, "hit_dice"));
    table.roll(&dice(given, "saves"));
    if table.asks() == "dice leader" {
        table.roll(&[1]);
    }
    let hits = table.events.iter().find_map(|event| match event {
        Event::StrikeRolled { hits, .. } => Some(*hits),
        _ => None,
    });
    let body = table.state.board.body(unit("C1"));
    found([
        ("hits", int(hits.expect("a strike"))),
        ("dead", int(bases - body.strength)),
        ("down", yes(body.down)),
        ("hammered", yes(body.hammered)),
    ])
}

/// 16e, 16f, S-51, S-52: one vehicle is shot at, shelled, assaulted or pursued, and hit once.
pub(crate) fn vehicle_save(given: &Toml) -> Toml {
    let row = vehicles(vehicle(text(given, "vehicle")), 1);
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![row, command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "D4").put("W2", "J1").put("C1", "D5").acts("C1", 3);
    let one_hit = [6, 1, 1, 1, 1, 1];
    match text(given, "attack") {
        "shooting" => {
            let kind = ShotKind::Action;
            table.play(|play| shooting::begin(play, unit("C1"), unit("W1"), kind));
            table.roll(&one_hit);
        }
        "artillery" => {
            strike(&mut table, "D4");
            table.roll(&[3]);
        }
        "assault" => {
            table.play(|play| chapter::perform(play, unit("C1"), unit("W1")));
            table.say("fight").roll(&[1; 3]).say("keep").roll(&[&one_hit[..], &[1; 12]].concat());
        }
        "pursuit" => {
            table.play(|play| chapter::perform(play, unit("C1"), unit("W1")));
            table.say("fall back").roll(&one_hit);
        }
        other => panic!("nobody attacks vehicles by {other}"),
    }
    table.roll(&[number(given, "roll")]);
    found([("alive", yes(table.strength("W1") == 1))])
}

/// Shells of White Star fall on one square.
fn strike(table: &mut Table, at: &str) {
    let squares = SquareSet::one(square(at));
    let (by, stage) = (Side::WhiteStar, company::flow::StrikeStage::Hits);
    let strike =
        company::flow::Strike { by, squares, left: squares, slot: 0, peasants: None, stage };
    table.play(|play| play.push(Step::Strike(strike)));
}

/// The square an assault starts from and the one it goes to: face or diagonal, with or without cover.
fn assault_squares(given: &Toml) -> (&'static str, &'static str) {
    match (flag(given, "short"), flag(given, "from_cover")) {
        (true, true) => ("D2", "E2"),
        (true, false) => ("D3", "D4"),
        (false, true) => ("D2", "E3"),
        (false, false) => ("D3", "E4"),
    }
}

/// 32: the target fights; dice fall as given; nobody is asked for more than the example says.
pub(crate) fn assault(given: &Toml) -> Toml {
    let part = |key: &str| given[key].as_table().expect("a unit").clone();
    let (assaulter, target) = (part("assaulter"), part("target"));
    let row = |part: &Toml| match text(part, "kind") {
        "vehicle" => vehicles(vehicle(text(part, "vehicle")), number(part, "vehicles")),
        _ => foot(grade(text(part, "grade")), number(part, "bases")),
    };
    let white_star_assaults = text(&assaulter, "side") == "white_star";
    let (white, red) =
        if white_star_assaults { (&assaulter, &target) } else { (&target, &assaulter) };
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![row(white), command(Grade::Average, 4)]),
        (Nation::Vc, vec![row(red)]),
    );
    let (from, to) = assault_squares(given);
    let (by, at) = if white_star_assaults { ("W1", "C1") } else { ("C1", "W1") };
    table.put("W2", "J1").put(by, from).put(at, to).acts(by, 3);
    table.play(|play| chapter::perform(play, unit(by), unit(at)));
    table.say("fight");
    let white_dice = table.dice_asked();
    table.roll(&dice(given, "white_star_dice"));
    let again = dice(given, "white_star_reroll");
    if table.asks() == "white_star again" {
        table.say("re-roll").roll(&again);
    }
    let mut saves = dice(given, "vehicle_saves").into_iter();
    let mut save = |table: &mut Table| {
        if table.asks() == "dice saves" {
            let count = table.dice_asked();
            let rolled: Vec<u8> = saves.by_ref().take(count).collect();
            table.roll(&rolled);
        }
        if table.asks() == "dice leader" {
            table.roll(&[1]);
        }
    };
    save(&mut table);
    let red_dice = if table.asks() == "dice assault" { table.dice_asked() } else { 0 };
    if red_dice > 0 {
        table.roll(&dice(given, "communist_dice"));
        save(&mut table);
    }
    let judged = table.events.iter().find_map(|event| match event {
        Event::AssaultJudged { winner, assaulter_killed, target_killed } => {
            Some((*winner, *assaulter_killed, *target_killed))
        }
        _ => None,
    });
    let (winner, ours, theirs) = judged.expect("the assault is judged");
    let (white_kills, red_kills) =
        if white_star_assaults { (ours, theirs) } else { (theirs, ours) };
    let winner = if winner == unit(by) { "assaulter" } else { "target" };
    found([
        ("white_star_dice", int(white_dice as i64)),
        ("communist_dice", int(red_dice as i64)),
        ("white_star_kills", int(white_kills)),
        ("communist_kills", int(red_kills)),
        ("winner", word(winner)),
    ])
}

/// 31a: the target gives way at once and is pursued.
pub(crate) fn pursuit(given: &Toml) -> Toml {
    let vehicles_pursue = number(given, "vehicles") > 0;
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![fighter(given), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 9)]),
    );
    table.put("W1", "D3").put("W2", "J1").put("C1", "D4");
    if vehicles_pursue {
        // Vehicles never assault: they win as targets (S-30).
        table.acts("C1", 3);
        table.play(|play| chapter::perform(play, unit("C1"), unit("W1")));
        table.say("fight").roll(&[1; 6]).say("keep").roll(&[1; 27][..table_dice(9)]);
    } else {
        table.acts("W1", 3);
        table.play(|play| chapter::perform(play, unit("W1"), unit("C1")));
        table.say("fall back");
    }
    let count = table.dice_asked();
    table.roll(&dice(given, "dice"));
    let kills = table.events.iter().find_map(|event| match event {
        Event::PursuitRolled { kills, .. } => Some(*kills),
        _ => None,
    });
    found([("dice", int(count as i64)), ("kills", int(kills.expect("a pursuit")))])
}

/// Assault dice of nine average bases over a face: six count, three dice each.
fn table_dice(bases: usize) -> usize {
    bases.min(6) * 3
}

/// The examples use squares that are what they should be.
#[test]
fn the_squares_of_the_examples_have_their_cover() {
    let rules = crate::builder::rules("search_and_destroy", &[]);
    let cover = |name: &str| rules.charts.cover.has(square(name));
    assert!(cover("D2") && cover("D5"));
    assert!(!cover("D3") && !cover("D4") && !cover("E2") && !cover("E3") && !cover("E4"));
    let names: Vec<Value> = Square::all().map(|square| word(&square.to_string())).collect();
    assert_eq!(names.len(), 60);
}
