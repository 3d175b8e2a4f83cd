//! What White Star must not learn: hidden units, who waits, who has passed, a ring that lies face down.

use company::board::Place;
use company::components::{Grade, Marker, Nation, Side};
use company::event::Event;
use company::rules::turn;
use kernel::{Event as _, Rules, Seat, Viewer};

use super::{against_nva, table};
use crate::builder::{Table, foot, rules, square, unit};

const WHITE_STAR: Viewer = Viewer::Seat(Seat(0));
const COMMUNIST: Viewer = Viewer::Seat(Seat(1));

fn hide(table: &mut Table, name: &str, at: &str) {
    table.state.board.open_foot.insert(square(at));
    table.state.board.hide(&table.rules, unit(name), square(at));
}

#[test]
fn hidden_units_are_in_no_view_but_their_owners() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1");
    hide(&mut table, "C1", "E5");
    for viewer in [WHITE_STAR, Viewer::Spectator] {
        let view = table.rules.view(&table.state, viewer);
        assert_eq!(view.board.body(unit("C1")).place, Place::UNKNOWN);
        assert_eq!(view.board.body(unit("C2")).place, Place::UNKNOWN, "it waits off table");
        assert_eq!(view.off, Some(2), "how many wait is public");
        assert!(view.board.hidden.is_empty() && view.board.on_table(Side::Communist).is_empty());
    }
    let own = table.rules.view(&table.state, COMMUNIST);
    assert_eq!(own.board.square(unit("C1")), Some(square("E5")));
}

/// A hidden unit that passes is "a unit of the group"; picking it and stopping looks the same.
#[test]
fn passing_does_not_tell_who() {
    let said = |words: &[&str]| {
        let mut table = table();
        table.put("W1", "A4").put("W2", "A1").put("C3", "J6");
        hide(&mut table, "C1", "E5");
        table.play(|play| turn::begin(play, Side::Communist));
        table.events.clear();
        words.iter().for_each(|word| {
            table.say(word);
        });
        let seen: Vec<Event> =
            table.events.iter().filter_map(|event| event.seen_by(WHITE_STAR)).collect();
        (seen, table.rules.view(&table.state, WHITE_STAR))
    };
    let hidden = said(&["pass C1"]);
    assert_eq!(hidden, said(&["pass C2"]), "one hides, the other waits");
    assert_eq!(hidden, said(&["unit C1", "stop"]));
    assert_ne!(hidden.0, said(&["pass C3"]).0, "a visible unit passes openly");
}

/// The pick of a unit is nobody's business until dice are set.
#[test]
fn a_pick_shows_nothing() {
    let mut table = table();
    table.put("W1", "B4").put("W2", "A1").put("C3", "J6");
    hide(&mut table, "C1", "E5");
    table.play(|play| turn::begin(play, Side::Communist));
    let before = table.rules.view(&table.state, WHITE_STAR);
    let asked = table.rules.prompt_for(&table.state, WHITE_STAR);
    table.say("unit C1").say("shoot W1");
    assert_eq!(table.rules.view(&table.state, WHITE_STAR), before);
    assert_eq!(table.rules.prompt_for(&table.state, WHITE_STAR), asked);
    table.say("dice 2");
    assert!(table.state.board.seen.has(0), "declared: it is shown before the roll");
}

/// C3 assaults W1, which falls back beside a hidden unit, after somebody nobody saw has passed.
fn shown_after_a_pass_of(who: &str) -> (Vec<Event>, u8) {
    let mut table = table();
    table.put("W1", "C4").put("W2", "A1").put("C3", "B4");
    hide(&mut table, "C1", "E5");
    table.play(|play| turn::begin(play, Side::Communist));
    table.say(&format!("pass {who}")).say("unit C3").roll(&[1, 1]);
    table.say("assault W1").say("dice 1").roll(&[5]).say("fall back").roll(&[1; 3]);
    table.events.clear();
    table.say("offer D3").say("offer D4").say("offer D5").roll(&[6, 1]).say("take D4");
    let seen = table.events.iter().filter_map(|event| event.seen_by(WHITE_STAR)).collect();
    (seen, table.rules.view(&table.state, WHITE_STAR).unseen_left)
}

/// S-78: how many unseen units have not had their turn is known, so that it must be told of one that comes to
/// light in the turn of its group whether it has had its own. It was in the view, and nobody was told.
#[test]
fn a_unit_that_comes_to_light_tells_openly_that_it_has_had_its_turn() {
    let tells = |event: &Event| matches!(event, Event::HadTurn { unit: who } if *who == unit("C1"));
    let (seen, left) = shown_after_a_pass_of("C1");
    assert!(seen.iter().any(tells) && left == 1, "{seen:?}, {left}");
    assert!(seen.iter().filter(|event| tells(event)).all(Event::is_reveal));
    let (seen, left) = shown_after_a_pass_of("C2");
    assert!(!seen.iter().any(tells) && left == 0, "{seen:?}, {left}");
    assert!(seen.iter().any(|event| matches!(event, Event::Shown { .. })));
}

/// The dice of an NVA unit would tell where its hidden PC is: White Star does not learn them.
#[test]
fn action_dice_do_not_tell_where_the_pc_hides() {
    let seen = |pc: &str| {
        let mut table = against_nva();
        table.put("W1", "A4").put("W2", "A1").put("C1", "E4").put("C3", "J6");
        hide(&mut table, "C2", pc);
        table.state.board.open_foot = [square("F6"), square("I3")].into_iter().collect();
        table.play(|play| turn::begin(play, Side::Communist));
        table.events.clear();
        table.say("unit C1").say("move E3").say("dice 3").roll(&[4, 4, 4]);
        let dice = table.state.acting().expect("it acts").dice;
        let events: Vec<Event> =
            table.events.iter().filter_map(|event| event.seen_by(WHITE_STAR)).collect();
        (dice, events, table.rules.view(&table.state, WHITE_STAR))
    };
    let (near, far) = (seen("F6"), seen("I3"));
    assert_eq!((near.0, far.0), (4, 2));
    assert_eq!((near.1, near.2), (far.1, far.2));
}

/// Out of dice, such a unit still has to say that it stops.
#[test]
fn a_unit_with_secret_dice_says_that_it_stops() {
    let mut table = against_nva();
    table.put("W1", "A4").put("W2", "A1").put("C1", "E4").put("C3", "J6");
    hide(&mut table, "C2", "I3");
    table.play(|play| turn::begin(play, Side::Communist));
    table.say("unit C1").say("move E3").say("dice 5").roll(&[4; 5]);
    assert_eq!(table.asks(), "communist action");
    let mut legal = Vec::new();
    table.rules.legal(&table.state, Seat(1), &mut legal);
    assert_eq!(legal.len(), 1);
    table.say("stop");
    assert_eq!(table.asks(), "communist unit");
}

/// A VC unit in the corner gives way; its friends stand all around but in A2 and A3, and one unit hides.
fn cornered(hidden_at: &str) -> Table {
    let friends = ["B2", "C1", "C2", "B3", "C3"];
    let rows = (0..7).map(|_| foot(Grade::Average, 6));
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![foot(Grade::Average, 6)]),
        (Nation::Vc, rows.collect()),
    );
    for (place, at) in friends.iter().enumerate() {
        table.put(&format!("C{}", place + 2), at);
    }
    table.put("C1", "A1").put("W1", "B1");
    hide(&mut table, "C7", hidden_at);
    table.acts("W1", 7).say("assault C1").say("dice 1").roll(&[5]).say("fall back").roll(&[1; 6]);
    table
}

/// S-76: A2 and A3 are free to the eye, and one of them holds a hidden unit: White Star could count.
#[test]
fn hidden_units_in_the_way_of_a_fall_back_are_shown() {
    let table = cornered("A3");
    assert!(table.events.iter().any(|event| matches!(event, Event::Shown { .. })));
    assert_eq!(table.at("C1"), "A2", "the only square is taken without a roll");
}

#[test]
fn hidden_units_elsewhere_stay_hidden_in_a_fall_back() {
    let mut table = cornered("J6");
    assert_eq!(table.asks(), "communist offer");
    table.say("offer A2").say("offer A3");
    assert_eq!(table.asks(), "dice fall-back");
    assert!(!table.state.board.seen.has(6));
}

/// X4.7: face down, only the number of markers and their kinds are known.
#[test]
fn a_hidden_ring_shows_its_size_only() {
    let with = rules("search_and_destroy", &[("hidden_loop", "yes")]);
    let mut state = with.start();
    let mut events = Vec::new();
    let choice = company::choice::Choice::Next(Marker::High);
    let legal = kernel::legal::prove(&with, &state, Seat(1), &choice);
    let legal = legal.unwrap_or_else(|_| panic!("a marker may be laid"));
    with.apply(&mut state, Seat(1), legal, &mut events);
    let view = with.view(&state, WHITE_STAR);
    assert_eq!(view.ring, [None]);
    assert_eq!(with.view(&state, COMMUNIST).ring, [Some(Marker::High)]);
    let seen: Vec<Event> = events.iter().filter_map(|event| event.seen_by(WHITE_STAR)).collect();
    assert!(matches!(seen.as_slice(), [Event::MarkerLaid { marker: None, .. }]), "{seen:?}");
}
