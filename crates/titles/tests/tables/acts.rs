//! What people do outside the rules: told, counted, marked.

use kernel::Viewer;
use kernel::journal::Act;

use super::*;

/// Two people, and one roll after a choice.
fn rolled(french: Sitter) -> (Box<dyn Table>, usize) {
    let mut table = table(Dice::Open(8), french, Sitter::Human);
    table.run();
    let mut before = table.ply();
    for _ in 0..500 {
        let Waits::Choice { seats, .. } = table.waits() else { panic!("{:?}", table.waits()) };
        let (seat, ply, last) = (seats.lowest().unwrap(), table.ply(), table.last_roll());
        let legal: Vec<_> =
            table.offers(seat).into_iter().filter(|offer| offer.no.is_none()).collect();
        let fire = legal.iter().find(|offer| offer.notation.starts_with("fire"));
        let choice = fire.or_else(|| legal.iter().find(|offer| offer.notation == "pick all"));
        let choice =
            choice.or_else(|| legal.iter().find(|offer| offer.notation.starts_with("act")));
        let notation = choice.unwrap_or(&legal[0]).notation.clone();
        table.choose(seat, &notation).unwrap();
        table.run();
        if seat == VIETMINH && notation.starts_with("fire") && table.last_roll() != last {
            before = ply;
            break;
        }
    }
    (table, before)
}

#[test]
fn against_a_bot_a_take_back_past_a_roll_is_granted_at_once_and_marks_the_result() {
    let (mut table, before) = rolled(Sitter::Random);
    assert!(table.must_agree(VIETMINH).is_empty());
    table.act(Act::BackAsked { seat: VIETMINH, to: before }).unwrap();
    assert_eq!(table.take_backs(), 1);
    let words: Vec<&str> = table.acts().iter().map(|told| told.word).collect();
    assert_eq!(words, ["back_asked", "taken_back"]);
    let checked = shelf::titles().verify(table.save().as_bytes(), None).unwrap();
    assert_eq!(checked.take_backs, 1);
}

#[test]
fn between_people_all_others_must_have_granted_before_the_game_goes_back() {
    let (mut table, before) = rolled(Sitter::Human);
    let hash = table.state_hash();
    table.act(Act::BackAsked { seat: VIETMINH, to: before }).unwrap();
    assert_eq!((table.state_hash(), table.take_backs()), (hash, 0), "nobody has agreed yet");
    table.act(Act::BackRefused { seat: FRENCH }).unwrap();
    assert_eq!(table.act(Act::BackGranted { seat: FRENCH }).unwrap_err().said.id, "act-not-asked");
    table.act(Act::BackAsked { seat: VIETMINH, to: before }).unwrap();
    let asker = table.act(Act::BackGranted { seat: VIETMINH }).unwrap_err();
    assert_eq!(asker.said.id, "act-not-asked", "who asks does not decide");
    table.act(Act::BackGranted { seat: FRENCH }).unwrap();
    assert_ne!(table.state_hash(), hash);
    assert_eq!(table.take_backs(), 1);
    // Everybody sees what had been rolled.
    let acts = table.acts_seen_by(Viewer::Spectator);
    let back = &acts.last().unwrap().told;
    assert_eq!(back.word, "taken_back");
    let dice = back.facts.iter().find(|(name, _)| *name == "dice").unwrap();
    assert!(matches!(&dice.1, kernel::Fact::Text(dice) if !dice.is_empty()), "{back:?}");
    let again = shelf::titles().load(table.save().as_bytes(), None, [0; 32]).unwrap();
    assert_eq!(again.acts(), table.acts());
}

/// A ply would tell how often others changed their minds.
#[test]
fn a_viewer_is_told_moments_of_his_own_and_no_ply() {
    let (mut table, before) = rolled(Sitter::Human);
    table.act(Act::BackAsked { seat: VIETMINH, to: before }).unwrap();
    for viewer in [Viewer::Seat(FRENCH), Viewer::Seat(VIETMINH), Viewer::Spectator] {
        let seen = table.acts_seen_by(viewer).pop().unwrap();
        assert_eq!(seen.after, table.log(viewer).len());
        let names: Vec<&str> = seen.told.facts.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["moment"]);
    }
}

#[test]
fn a_game_that_people_ended_is_over_and_says_how() {
    let (mut table, _) = rolled(Sitter::Human);
    table.act(Act::DrawOffered { seat: FRENCH }).unwrap();
    table.act(Act::Resigned { seat: VIETMINH }).unwrap();
    let Waits::Over(end) = table.waits() else { panic!("{:?}", table.waits()) };
    assert_eq!((end.winner, end.grade), (Some("french"), "resigned"));
    assert!(table.offers(FRENCH).is_empty() && table.offers(VIETMINH).is_empty());
    let checked = shelf::titles().verify(table.save().as_bytes(), None).unwrap();
    assert_eq!(checked.outcome, Some(end));
}

/// The stamp of what each viewer sees.
fn stamps(table: &dyn Table) -> Vec<String> {
    let viewers = [Viewer::Seat(FRENCH), Viewer::Seat(VIETMINH), Viewer::Spectator];
    viewers.into_iter().map(|viewer| table.whole_view(viewer).stamp(viewer)).collect()
}

#[test]
fn an_open_page_took_no_notice_of_what_others_did_outside_the_rules() {
    let (mut table, before) = rolled(Sitter::Human);
    let mut last = stamps(&*table);
    for act in [
        Act::DrawOffered { seat: FRENCH },
        Act::HintUsed { seat: VIETMINH },
        Act::HintUsed { seat: VIETMINH },
        Act::BackAsked { seat: VIETMINH, to: before },
        Act::BackRefused { seat: FRENCH },
        Act::SeatGiven { seat: FRENCH, to: "random".to_owned() },
        Act::SeatGiven { seat: FRENCH, to: "human".to_owned() },
        Act::Resigned { seat: VIETMINH },
    ] {
        let again = stamps(&*table);
        assert_eq!(again, last, "nothing has changed");
        table.act(act.clone()).unwrap_or_else(|no| panic!("{act:?}: {no:?}"));
        let now = stamps(&*table);
        assert!(now.iter().zip(&last).all(|(now, last)| now != last), "{act:?}");
        last = now;
    }
}

/// A stamp that told of entries would tell how often the others changed their minds.
#[test]
fn the_stamp_of_an_act_tells_nothing_of_the_entries_before_it() {
    let fiddled = |times: usize| {
        let (mut table, _) = rolled(Sitter::Human);
        let Waits::Choice { seats, .. } = table.waits() else { panic!("{:?}", table.waits()) };
        let (seat, offers) = (seats.lowest().unwrap(), table.offers(seats.lowest().unwrap()));
        let legal = offers.iter().find(|offer| offer.no.is_none()).unwrap();
        for _ in 0..times {
            table.choose(seat, &legal.notation).unwrap();
            table.undo(seat).unwrap();
        }
        table.act(Act::DrawOffered { seat }).unwrap();
        (table.ply(), stamps(&*table))
    };
    let (none, two) = (fiddled(0), fiddled(2));
    assert_ne!(none.0, two.0);
    assert_eq!(none.1, two.1);
}
