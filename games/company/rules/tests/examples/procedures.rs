//! The examples that describe a procedure, each played as a scene.

use company::board::Place;
use company::components::{Grade, Marker, Nation, Side};
use company::event::Event;
use company::flow::{Group, ShotKind, Step, Turn};
use company::rules::{assault, movement, reactions, shooting, turn, unit_turn};
use toml::{Table as Toml, Value};

use crate::builder::{Table, command, foot, square, unit, vehicles};
use crate::{found, int, number, text, word, yes};

/// White Star with a command unit and a squad, VC with three squads.
fn table() -> Table {
    Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6), foot(Grade::Average, 6), foot(Grade::Raw, 5)]),
    )
}

/// Plays an example.
pub(crate) fn play(id: &str, given: &Toml) -> Toml {
    match id {
        "E122" => generate(given),
        "E123" => disappear(given),
        "E124" => ambush(given),
        "E125" => trap(given),
        "E126" => fall_back(given),
        "E127" | "E128" => calls(given),
        "E129" => marked(given),
        "E143" => early_end(given),
        "E144" => counted_squares(given),
        "E145" => return_range(given),
        "E146" => hidden_fails(given),
        _ => panic!("nobody knows the procedure of {id}"),
    }
}

fn generate(given: &Toml) -> Toml {
    assert_eq!(text(given, "actor"), "vc off table");
    let mut table = table();
    table.put("W1", "A4").put("W2", "A3");
    for _ in 0..number(given, "peasants_in_square") {
        table.state.board.add_peasant(square("I2"));
    }
    table.acts("C1", 5).say("generate I2").say("dice 2").roll(&[1, 3]);
    let disappears = table.refusal("disappear").is_none();
    found([
        ("unit_in_square", yes(table.at("C1") == "I2")),
        ("peasants_in_square", int(table.state.board.peasants.get(square("I2")))),
        ("may_disappear_this_turn", yes(disappears)),
    ])
}

fn disappear(given: &Toml) -> Toml {
    assert_eq!(text(given, "actor"), "vc");
    let mut table = table();
    table.put("W1", "A4").put("W2", "A3").put("C1", "I2");
    for _ in 0..number(given, "peasants_in_square") {
        table.state.board.add_peasant(square("I2"));
    }
    let body = table.state.board.body_mut(unit("C1"));
    body.casualties = number(given, "casualty_markers");
    body.strength = 4;
    table.acts("C1", 5).say("disappear").say("dice 1").roll(&[3]);
    let off = table.state.board.body(unit("C1")).place == Place::OFF;
    let bodies = table.state.board.dead[Side::Communist as usize].get(square("I2"));
    found([
        ("unit_off_table", yes(off)),
        ("peasants_in_square", int(table.state.board.peasants.get(square("I2")))),
        ("bodies_in_square", int(bodies)),
    ])
}

fn ambush(given: &Toml) -> Toml {
    assert_eq!(text(given, "marker"), "ambush");
    let mut table = table();
    table.put("W1", "C2").put("W2", "A3").put("C2", "J6").put("C3", "J5");
    assert_eq!(number(given, "off_table_units"), 1);
    table.state.ring.push(Marker::Ambush);
    table.acts("W1", 7).say("search").say("dice 3").roll(&[5, 1, 1]);
    table.say("marker 1").roll(&[5, 4]);
    assert_eq!(table.asks(), "communist ambush");
    table.say("ambush C1").say("ambush C1 D3");
    let placed = table.at("C1") == "D3";
    let shot = table.asks() == "dice shot" && table.dice_asked() == 6;
    table.roll(&[1, 2, 3, 4, 4, 4]).say("hold");
    let ended = table.state.acting().is_none();
    let failed = !table.state.failed.is_empty();
    found([
        ("marker_removed", yes(table.state.ring.is_empty())),
        ("unit_placed_in_proximity", yes(placed)),
        ("free_shot", yes(shot)),
        ("searcher_turn_ends", yes(ended)),
        ("counts_as_fail", yes(failed)),
    ])
}

fn trap(given: &Toml) -> Toml {
    let mut table = table();
    table.put("W1", "E1").put("W2", "A3").put("C1", "J6").acts("W1", 5);
    table.state.acting_mut().expect("it acts").entered = 2;
    table.say("move F1").say("dice 2").roll(&[3, 3]).roll(&[5]).roll(&[2]).roll(&[1]);
    assert_eq!(6 - table.strength("W1"), number(given, "trap_dead"));
    let down = table.state.board.body(unit("W1")).down;
    found([
        ("unit_down", yes(down)),
        ("turn_ends", yes(table.state.acting().is_none())),
        ("fail_flag", yes(table.state.group().is_some_and(|group| group.failed))),
    ])
}

fn fall_back(given: &Toml) -> Toml {
    let mut table = table();
    table.put("W1", "D3").put("W2", "A1").put("C1", "D4").acts("W1", 3);
    table.play(|play| assault::perform(play, unit("W1"), unit("C1")));
    table.say("fall back").roll(&[1; 6]);
    for at in ["F4", "F5", "F6"] {
        table.say(&format!("offer {at}"));
    }
    assert_eq!(number(given, "offered"), 3);
    // The owner is the Communist: his die is the second.
    table.roll(&[number(given, "enemy_die"), number(given, "owner_die")]);
    let chooser = match table.asks().as_str() {
        "white_star pick" => "enemy",
        "communist pick" => "owner",
        other => panic!("{other}"),
    };
    found([("chooser", word(chooser))])
}

fn calls(given: &Toml) -> Toml {
    let nation = if text(given, "against") == "VC" { Nation::Vc } else { Nation::Nva };
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
        (nation, vec![foot(Grade::Average, 6)]),
    );
    table.put("W1", "A4").put("W2", "A3").put("C1", "J6");
    table.state.board.body_mut(unit("W1")).casualties = 1;
    for call in text(given, "calls_made").split(' ') {
        match call {
            "casevac" => table.state.casevacs += 1,
            _ => table.state.strikes += 1,
        }
    }
    table.acts("W2", 5);
    found([
        ("artillery_allowed", yes(table.refusal("call").is_none())),
        ("casevac_allowed", yes(table.refusal("casevac A4").is_none())),
    ])
}

fn marked(given: &Toml) -> Toml {
    assert_eq!(text(given, "marker_on"), "a");
    let mut table = table();
    table.put("W1", "A4").put("W2", "A3").put("C1", "J6");
    table.state.marked[Side::WhiteStar as usize].insert(0);
    table.play(|play| {
        play.push(Step::Turn(Turn { side: Side::WhiteStar, left: 0 }));
        turn::act(play, Side::WhiteStar, 1, 0);
    });
    let names = [("a", "unit W1"), ("b", "unit W2")];
    let first = names.iter().filter(|(_, said)| table.refusal(said).is_none());
    let first = first.map(|(name, _)| word(name)).collect();
    found([("may_act_first", Value::Array(first))])
}

fn early_end(given: &Toml) -> Toml {
    let mut table = Table::new(
        "road_runner",
        (Nation::Us, (0..4).map(|_| foot(Grade::Average, 6)).collect()),
        (Nation::Vc, vec![foot(Grade::Average, 1)]),
    );
    assert_eq!(text(given, "objective"), "exit");
    for (place, at) in (0..number(given, "white_star_on_table")).zip(["A3", "B3", "C3", "D3"]) {
        table.put(&format!("W{}", place + 1), at);
    }
    table.put("C1", "F3").acts("W4", 1);
    table.state.counters = number(given, "counters_left");
    table.state.group_mut().expect("a group acts").left = company::sets::UnitSet::one(3);
    table.say("shoot C1").say("dice 1").roll(&[4]).roll(&[5; 6]).roll(&[1; 6]);
    assert_eq!(number(given, "communist_units_left"), 0);
    assert!(table.state.board.alive(Side::Communist).is_empty());
    let asked = table.asks();
    table.say("go on");
    found([
        ("game_over", yes(table.asks() == "over")),
        ("white_star_may_end_at_turn_end", yes(asked == "white_star early-end")),
    ])
}

fn counted_squares(given: &Toml) -> Toml {
    let mut table = table();
    table.put("W1", "E1").put("W2", "A3").put("C1", "F2").acts("W1", 7);
    let moves = number(given, "move_actions_this_turn");
    for at in ["E2", "E1"].into_iter().take(usize::from(moves)) {
        table.play(|play| movement::perform(play, unit("W1"), square(at)));
        if table.asks() == "communist opportunity" {
            table.say("hold");
        }
    }
    assert_eq!(number(given, "advance_after_assault"), 1);
    table.play(|play| assault::perform(play, unit("W1"), unit("C1")));
    table.say("fall back").roll(&[1; 6]);
    for at in ["H1", "H2", "H3"] {
        table.say(&format!("offer {at}"));
    }
    table.roll(&[5, 2]).say("take H1");
    assert_eq!(table.at("W1"), "F2", "the assaulter moved in");
    let trapped = table.events.iter().any(|event| matches!(event, Event::TrapRolled { .. }));
    found([("trap_roll", yes(trapped || table.asks() == "dice trap"))])
}

fn return_range(given: &Toml) -> Toml {
    assert_eq!((text(given, "shooter"), text(given, "target")), ("carrier", "foot"));
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![vehicles(company::components::Vehicle::Carrier, 1)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    let at = ["A4", "B4", "C4", "D4", "E4"][usize::from(number(given, "range"))];
    table.put("W1", "A4").put("C1", at).acts("W1", 3);
    table.play(|play| shooting::begin(play, unit("W1"), unit("C1"), ShotKind::Action));
    table.roll(&[4, 4]);
    let asked = table.asks() == "communist return";
    let allowed = reactions::check_return(&table.rules, &table.state, unit("C1"), unit("W1"));
    assert_eq!(asked, allowed.is_ok());
    found([("return_allowed", yes(asked))])
}

fn hidden_fails(given: &Toml) -> Toml {
    assert!(given["hidden"].as_bool().expect("yes or no"));
    let mut table = table();
    table.put("W1", "B4").put("W2", "A3");
    table.state.board.open_foot = company::sets::SquareSet::one(square("E5"));
    table.state.board.hide(&table.rules, unit("C1"), square("E5"));
    table.put("C2", "J6").put("C3", "J5");
    let side = Side::Communist;
    let left = company::sets::UnitSet::first_of(3);
    let group = Group { side, group: 0, left, untouched: true, failed: false };
    table.play(|play| {
        play.push(Step::Turn(Turn { side, left: 0 }));
        play.push(Step::Group(group));
        unit_turn::begin(play, &group, unit("C1"));
    });
    table.say(&format!("{} W1", text(given, "action"))).say("dice 2");
    table.roll(&crate::dice(given, "dice"));
    let visible = !table.state.board.hidden.has(0);
    let failed = table.state.group().is_some_and(|group| group.failed);
    found([("visible", yes(visible)), ("fail", yes(failed))])
}
