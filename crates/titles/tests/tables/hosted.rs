//! Earlier moments, lines for storage, bots that think elsewhere, sandboxes.

use kernel::Viewer;
use table::Glimpse;

use super::*;
use table::{Forked, Past};

fn storm_view(view: Glimpse) -> storm::view::View {
    view.viewed::<storm::Storm>().expect("a game of Storm").view.clone()
}

const VIEWERS: [Viewer; 3] = [Viewer::Seat(FRENCH), Viewer::Seat(VIETMINH), Viewer::Spectator];

#[test]
fn lines_and_header_make_up_the_save() {
    let table = finished(Dice::Open(4));
    let mut lines = vec![table.header_line()];
    lines.extend(table.lines_after(0));
    lines.push(format!("{{\"end\":{}}}\n", table.ply()));
    assert_eq!(lines.join("\n"), table.save());
    assert_eq!(table.lines_after(table.ply() - 3), lines[table.ply() - 2..=table.ply()]);
}

#[test]
fn a_moment_is_shown_as_it_was_seen() {
    let whole = finished(Dice::Open(4));
    let text = whole.save();
    for to in [0, 40, 150, 400] {
        let then = shelf::titles().load_to(text.as_bytes(), None, [0; 32], Some(to)).unwrap();
        for viewer in VIEWERS {
            let moment = then.log(viewer).len();
            assert_eq!(whole.moments_after(viewer, to), moment);
            let now = storm_view(then.view(viewer));
            assert_eq!(storm_view(then.view_at(viewer, moment).unwrap()), now);
            // More may have been done without a word before the next moment.
            let until = (to..).take_while(|ply| whole.moments_after(viewer, *ply) == moment).last();
            let then = shelf::titles().load_to(text.as_bytes(), None, [0; 32], until).unwrap();
            let seen = storm_view(whole.view_at(viewer, moment).unwrap());
            assert_eq!(seen, storm_view(then.view(viewer)));
        }
    }
    let last = whole.log(Viewer::Spectator).len();
    assert!(whole.view_at(Viewer::Spectator, last + 1).is_none());
}

#[test]
fn many_moments_are_found_in_one_walk() {
    let whole = finished(Dice::Open(4));
    for viewer in VIEWERS {
        let last = whole.log(viewer).len();
        let wanted = [90, 3, last, 0, 91, 90, last + 1];
        let found = whole.views_at(viewer, &wanted);
        assert_eq!(found.len(), wanted.len());
        for (moment, seen) in wanted.into_iter().zip(found) {
            let alone = whole.view_at(viewer, moment).map(storm_view);
            assert_eq!(seen.map(storm_view), alone, "moment {moment}");
        }
    }
}

#[test]
fn the_first_moment_is_that_the_first_turn_begins() {
    let mut game = table(Dice::Open(4), Sitter::Human, Sitter::Human);
    for viewer in VIEWERS {
        let [first] = &game.log(viewer)[..] else { panic!("one moment before anything is done") };
        assert_eq!((first.number, first.said.id), (1, "storm-event-turn"));
        let begun = storm_view(game.view_at(viewer, 1).unwrap());
        assert_eq!(storm_view(game.view_at(viewer, 0).unwrap()), begun);
    }
    game.run();
    assert_eq!(game.log(Viewer::Spectator)[1].said.id, "storm-event-drew-hidden");
    let record = game.record_for(VIETMINH);
    let first = record.lines().nth(1).unwrap();
    assert!(first.contains("\"number\":1") && first.contains("storm-event-turn"), "{first}");
}

#[test]
fn a_bot_thinks_elsewhere_as_it_would_at_the_table() {
    for (bot, most) in [(Sitter::Random, 10_000), (Sitter::Greedy, 60)] {
        let mut here = table(Dice::Open(5), bot, bot);
        let mut there = table(Dice::Open(5), bot, bot);
        for _ in 0..most {
            there.run_to_question();
            let Some(thinking) = there.thinking() else { break };
            let thought = std::thread::spawn(move || thinking.think()).join().unwrap();
            let (seat, choice) = (thought.seat, thought.choice.clone());
            there.take_thought(thought);
            there.choose(seat, &choice).unwrap();
        }
        here.run();
        let chosen = there.lines_after(0);
        assert_eq!(here.lines_after(0)[..chosen.len()], chosen);
        assert!(chosen.len() >= most.min(100));
    }
    let mut person = table(Dice::Open(5), Sitter::Human, Sitter::Human);
    assert!(person.thinking().is_none());
}

#[test]
fn a_sandbox_keeps_the_view_and_deals_the_rest_again() {
    let whole = finished(Dice::Open(6));
    let viewer = Viewer::Seat(FRENCH);
    let mut later = (40..)
        .step_by(20)
        .map(|to| shelf::titles().load_to(whole.save().as_bytes(), None, [0; 32], Some(to)));
    let has_cards = |game: &dyn Table| storm_view(game.view(viewer)).hand_sizes[1] > 2;
    let game = later.find_map(|game| game.ok().filter(|game| has_cards(&**game))).unwrap();
    let moment = game.log(viewer).len();
    let mut hands = std::collections::BTreeSet::new();
    for deal in 0..8 {
        let forked = game.sandbox(viewer, moment, [deal; 32], Dice::Fair([deal; 32])).unwrap();
        let sandbox = forked.table;
        assert_eq!(sandbox.ply(), 0);
        assert_eq!(storm_view(sandbox.view(viewer)), storm_view(game.view(viewer)));
        hands.insert(sandbox.view_json(Viewer::Seat(VIETMINH))["hand"].to_string());
    }
    assert!(hands.len() > 1, "the enemy's hand is dealt again");
}

#[test]
fn a_sandbox_goes_on_after_what_was_seen() {
    let game = finished(Dice::Open(6));
    let eyes = Viewer::Seat(FRENCH);
    let Forked { mut table, entries, moments } =
        game.sandbox(eyes, 90, [1; 32], Dice::Open(9)).unwrap();
    let then =
        shelf::titles().load_to(game.save().as_bytes(), None, [0; 32], Some(entries)).unwrap();
    assert!(moments >= 90 && then.log(eyes).len() == moments);
    let seen = then.log(eyes);
    table.set_past(Some(Past { table: Some(then), eyes, moments }));
    for seat in [FRENCH, VIETMINH] {
        assert_eq!(table.log(Viewer::Seat(seat)), seen);
        assert_eq!(table.moments_before(Viewer::Seat(seat)), moments);
    }
    assert!(table.log(Viewer::Spectator).is_empty(), "what a seat saw is not for everybody");
    for moment in [0, 40, 89] {
        let now = storm_view(table.view_at(Viewer::Seat(VIETMINH), moment).unwrap());
        assert_eq!(now, storm_view(game.view_at(eyes, moment).unwrap()));
    }
    // Its own moments are numbered on.
    for seat in [FRENCH, VIETMINH] {
        table.sit(seat, Sitter::Random);
    }
    table.run();
    let log = table.log(eyes);
    assert_eq!(log[..moments], seen);
    assert!(log.iter().zip(1..).all(|(moment, number)| moment.number == number));
    assert_eq!(table.moments_after(eyes, usize::MAX), log.len());
    let last = storm_view(table.view_at(eyes, log.len()).unwrap());
    assert_eq!(last, storm_view(table.view(eyes)));
    // What came before can be forked as well.
    let earlier = table.sandbox(eyes, 50, [2; 32], Dice::Open(9)).unwrap();
    assert_eq!(earlier.entries, 0);
    let board = |view| storm_view(view).board;
    assert_eq!(board(earlier.table.view(eyes)), board(game.view_at(eyes, 50).unwrap()));
}

#[test]
fn a_sandbox_is_saved_loaded_and_checked() {
    let game = finished(Dice::Open(6));
    let forked = game.sandbox(Viewer::Spectator, 60, [1; 32], Dice::Open(9)).unwrap();
    let mut sandbox = forked.table;
    for seat in [FRENCH, VIETMINH] {
        sandbox.sit(seat, Sitter::Random);
    }
    sandbox.run();
    let text = sandbox.save();
    assert!(shelf::titles().verify(text.as_bytes(), None).unwrap().outcome.is_some());
    assert_eq!(
        shelf::titles().load(text.as_bytes(), None, [0; 32]).unwrap().chain(),
        sandbox.chain()
    );
    let loaded = || shelf::title("storm").load(Wanted::default()).unwrap();
    let wrong = |position: &str| {
        let position = Some(position.to_owned());
        let seats = BTreeMap::new();
        open(Setting { loaded: loaded(), position, seats, dice: Dice::Open(1) }).unwrap_err()[0].id
    };
    assert_eq!(wrong("{}"), "fault-state");
    let start = sandbox.header().position.clone().unwrap();
    assert!(start.contains("\"turn\":"));
    let two = start.replacen("\"fresh\":[", "\"fresh\":[0,", 1);
    assert_eq!(wrong(&two), "fault-state");
}

#[test]
fn every_moment_can_be_shown() {
    let whole = finished(Dice::Open(8));
    let viewer = Viewer::Seat(VIETMINH);
    let moments = whole.log(viewer).len();
    let mut boards = 0;
    let mut before = storm_view(whole.view_at(viewer, 0).unwrap());
    for moment in (1..=moments).step_by(7) {
        let view = storm_view(whole.view_at(viewer, moment).unwrap());
        boards += usize::from(view.board != before.board);
        before = view;
    }
    assert!(boards > 20, "{boards} of {moments}");
}
