//! The recorded game: undo, take-back, log, replay and fair dice.

use std::sync::Arc;

use kernel::chance::BadRoll;
use kernel::dice::{FairDice, Rng};
use kernel::hash::Hash;
use kernel::journal::{Differs, Entry, NoTakeBack, NoUndo, ReplayFault, RollRefused, What};
use kernel::{Match, Next, Recorder, Refused, Roll, Rules, Seat, Viewer, legal};

use crate::title::{Happened, No, State, Step, Toy};

pub(crate) const RED: Seat = Seat(0);
pub(crate) const BLUE: Seat = Seat(1);

pub(crate) fn dice(dice: &[u8]) -> Roll {
    Roll::of(dice).unwrap()
}

/// Red holds 1, 2, 3 and blue 4, 5, 6; bids are open.
pub(crate) fn bidding() -> Match<Toy> {
    let rules = Arc::new(Toy::default());
    let start = State {
        steps: vec![Step::Bid],
        deck: [0; 6],
        hands: [[1, 1, 1, 0, 0, 0], [0, 0, 0, 1, 1, 1]],
        discards: [1; 6],
        ..rules.start()
    };
    Match::from_state(rules, start)
}

/// Red has won the bid and picks.
pub(crate) fn picking() -> Match<Toy> {
    let mut game = bidding();
    game.say(BLUE, "bid 0").unwrap();
    game.say(RED, "bid 2").unwrap();
    game
}

/// Red attacks, blue declines, and the dice are asked.
pub(crate) fn fighting() -> Match<Toy> {
    let mut game = picking();
    for (seat, text) in [(RED, "pick 3"), (RED, "attack"), (BLUE, "decline")] {
        game.say(seat, text).unwrap();
    }
    game
}

#[test]
fn a_choice_is_refused_with_its_reason_and_changes_nothing() {
    let mut game = picking();
    let (hash, ply) = (game.state_hash(), game.ply());
    assert_eq!(game.say(RED, "attack"), Err(Refused::Rule(No::NothingPicked)));
    assert_eq!(game.say(RED, "pick 6"), Err(Refused::Unknown));
    assert_eq!(game.say(RED, ""), Err(Refused::Unknown));
    assert_eq!(game.say(BLUE, "attack"), Err(Refused::NotAsked));
    assert_eq!(game.say(Seat(255), "attack"), Err(Refused::NotAsked));
    assert_eq!((game.state_hash(), game.ply()), (hash, ply));
    assert_eq!(game.roll(dice(&[1])), Err(RollRefused::NotAsked));
    let mut game = fighting();
    let bad = BadRoll::Count { asked: 2, given: 1 };
    assert_eq!(game.roll(dice(&[1])), Err(RollRefused::Bad(bad)));
    let bad = BadRoll::Face { given: 7, lowest: 1, highest: 6 };
    assert_eq!(game.roll(dice(&[7, 1])), Err(RollRefused::Bad(bad)));
    assert_eq!(game.rolls(), 0);
}

#[test]
fn undo_takes_back_choices_one_by_one() {
    let mut game = picking();
    let hashes: Vec<Hash> = ["pick 1", "pick 2", "unpick 1"]
        .map(|text| {
            let hash = game.state_hash();
            game.say(RED, text).unwrap();
            hash
        })
        .into();
    for (left, hash) in hashes.into_iter().enumerate().rev() {
        assert_eq!(game.undo_depth(RED), left + 1);
        game.undo(RED).unwrap();
        assert_eq!(game.state_hash(), hash);
    }
    assert_eq!(game.undo_depth(RED), 0);
    assert_eq!(game.ply(), 8, "undo adds entries and deletes none");
    assert_eq!(game.entries()[5].what, What::Undo { seat: RED, to: 4 });
    assert_eq!(game.entries()[7].what, What::Undo { seat: RED, to: 2 });
}

#[test]
fn an_undo_takes_along_what_would_be_answered_at_once() {
    let mut game = picking();
    let before = ["pick 1", "pick 2", "unpick 1"].map(|text| {
        let hash = game.state_hash();
        game.say(RED, text).unwrap();
        hash
    });
    let stands_at = |hash: Hash| move |state: &_| Hash::of_state(state) == hash;
    assert_eq!(game.undo_count(RED, |_| false), Ok(1));
    assert_eq!(game.undo_count(RED, stands_at(before[2])), Ok(2));
    assert_eq!(game.undo_count(RED, |state| !stands_at(before[0])(state)), Ok(3));
    assert_eq!(game.undo_count(RED, |_| true), Err(NoUndo::Revealed), "the bids were opened");
    assert_eq!(game.undo_count(BLUE, |_| false), Err(NoUndo::OtherSeat));
    assert_eq!(game.ply(), 5, "it is counted and not done");
    // Where dice were taken back no earlier state is at hand.
    let mut game = fighting();
    game.roll(dice(&[1, 1])).unwrap();
    game.take_back(3).unwrap();
    assert_eq!(game.undo_count(RED, |_| false), Ok(1));
    assert_eq!(game.undo_count(RED, |_| true), Err(NoUndo::Revealed));
}

#[test]
fn undo_stops_at_a_reveal() {
    let mut game = picking();
    assert_eq!(game.undo(RED), Err(NoUndo::Revealed), "the bids were opened");
    game.say(RED, "pick 1").unwrap();
    game.undo(RED).unwrap();
    assert_eq!(game.undo(RED), Err(NoUndo::Revealed));
}

#[test]
fn undo_stops_at_a_question_to_another_seat() {
    let mut game = bidding();
    assert_eq!(game.undo(RED), Err(NoUndo::Nothing));
    game.say(BLUE, "bid 1").unwrap();
    assert_eq!(game.undo(BLUE), Err(NoUndo::OtherAsked));
    assert_eq!(game.undo(RED), Err(NoUndo::OtherSeat));
}

#[test]
fn undo_stops_at_a_roll_but_not_at_a_request() {
    let mut game = fighting();
    assert_eq!(game.undo_depth(BLUE), 1, "the dice have not fallen");
    game.undo(BLUE).unwrap();
    game.say(BLUE, "decline").unwrap();
    game.roll(dice(&[1, 1])).unwrap();
    assert_eq!(game.undo(BLUE), Err(NoUndo::Rolled));
    assert_eq!(game.undo(RED), Err(NoUndo::Rolled));
}

#[test]
fn before_its_first_choice_a_seat_has_nothing_to_undo() {
    let (fair, mut game) = (FairDice::open(1954), Match::new(Arc::new(Toy::default())));
    while let Next::Chance(chance) = game.next() {
        let roll = fair.roll(game.rolls(), game.last_choice(), &chance.request);
        game.roll(roll).unwrap();
    }
    assert!(game.rolls() > 0, "cards were dealt");
    assert_eq!(game.undo(RED), Err(NoUndo::Nothing));
    assert_eq!(game.undo(BLUE), Err(NoUndo::Nothing));
}

#[test]
fn nothing_is_undone_when_the_game_is_over() {
    let mut game = picking();
    game.say(RED, "yield").unwrap();
    assert_eq!(game.undo_depth(RED), 1, "the next bid asks red, too");
    let last = State { round: 3, ..picking().state().clone() };
    let mut game = Match::from_state(game.rules().clone(), last);
    game.say(RED, "pick 1").unwrap();
    game.say(RED, "yield").unwrap();
    assert!(matches!(game.next(), Next::Over(_)));
    assert_eq!(game.undo(RED), Err(NoUndo::Over));
    assert_eq!(game.undo_depth(RED), 0);
    game.take_back(1).unwrap();
    assert_eq!(game.undo_depth(RED), 1);
}

#[test]
fn the_log_holds_what_was_not_taken_back() {
    let mut game = picking();
    let before = game.log().to_vec();
    game.say(RED, "pick 1").unwrap();
    game.undo(RED).unwrap();
    assert_eq!(game.log(), before);
    game.say(RED, "pick 2").unwrap();
    let [.., last] = game.log() else { panic!("nothing is logged") };
    assert_eq!((last.ply, last.event), (5, Happened::Picked { seat: RED, rank: 2 }));
    assert_eq!(game.log().len(), before.len() + 1);
    let seen = |viewer| game.log_seen_by(viewer).collect::<Vec<_>>();
    assert_eq!(seen(Viewer::Seat(RED)).len(), 4);
    assert_eq!(seen(Viewer::Seat(BLUE)).len(), 3, "blue does not see the pick");
    assert_eq!(seen(Viewer::Spectator)[0], Happened::Bid { seat: BLUE, amount: None });
}

#[test]
fn a_take_back_goes_anywhere_and_is_written_down() {
    let mut game = fighting();
    game.roll(dice(&[6, 6])).unwrap();
    let end = game.ply();
    for to in [5, 4, 2, 0] {
        let mut back = game.clone();
        back.take_back(to).unwrap();
        let there = replayed(&game, Some(to));
        assert_eq!(back.state(), there.state());
        assert_eq!(back.log(), there.log());
        assert_eq!(back.last_choice(), there.last_choice());
        assert_eq!(back.entries()[end].what, What::TakeBack { to });
        assert_eq!(replayed(&back, None).state(), back.state());
    }
    assert_eq!(game.take_back(end), Err(NoTakeBack::Nothing));
    assert_eq!(game.take_back(99), Err(NoTakeBack::NoSuchPly { to: 99 }));
    game.take_back(2).unwrap();
    assert_eq!(game.take_back(4), Err(NoTakeBack::NoSuchPly { to: 4 }), "that is gone");
    assert_eq!(game.take_back(end + 1), Err(NoTakeBack::Nothing));
    assert_eq!(game.undo(RED), Err(NoUndo::Revealed), "a barrier stays one");
    game.say(RED, "pick 3").unwrap();
    game.take_back(end + 1).unwrap();
    assert_eq!(game.state(), replayed(&game, Some(2)).state());
}

#[test]
fn numbers_of_rolls_are_never_used_again() {
    let mut game = fighting();
    assert_eq!((game.rolls(), game.last_choice()), (0, "decline"));
    game.roll(dice(&[1, 1])).unwrap();
    game.take_back(4).unwrap();
    assert_eq!((game.rolls(), game.last_choice()), (1, "attack"));
    assert_eq!(Match::new(Arc::new(Toy::default())).last_choice(), "");
}

#[test]
fn each_event_comes_with_the_state_at_its_moment() {
    let mut game = bidding();
    game.say(BLUE, "bid 1").unwrap();
    let mut moments = Recorder::default();
    let choice = legal::find(&**game.rules(), game.state(), RED, "bid 2").unwrap();
    game.choose_with(RED, &choice, &mut moments).unwrap();
    let steps: Vec<Step> = moments.moments.iter().filter_map(|(state, _)| state.top()).collect();
    assert_eq!(steps, [Step::Bid, Step::Pick]);
    let logged: Vec<Happened> = game.log().iter().map(|logged| logged.event).skip(1).collect();
    assert_eq!(moments.moments.iter().map(|(_, event)| *event).collect::<Vec<_>>(), logged);
}

fn replayed(game: &Match<Toy>, to: Option<usize>) -> Match<Toy> {
    again(game, game.entries(), to).unwrap()
}

fn again(
    game: &Match<Toy>,
    entries: &[Entry],
    to: Option<usize>,
) -> Result<Match<Toy>, ReplayFault<Toy>> {
    let rules = game.rules().clone();
    Match::replay(rules, game.start().clone(), game.origin(), entries, to)
}

#[test]
fn a_journal_survives_json() {
    let game = fighting();
    let text = serde_json::to_string(game.entries()).unwrap();
    let entries: Vec<Entry> = serde_json::from_str(&text).unwrap();
    let back = again(&game, &entries, None).unwrap();
    assert_eq!(back.state(), game.state());
    assert_eq!(back.chain(), game.chain());
    assert_eq!(back.log(), game.log());
}

#[test]
fn the_chain_begins_with_the_origin() {
    let game = picking();
    let other = Hash::plain(b"another header");
    let rules = game.rules().clone();
    let fault = Match::replay(rules, game.start().clone(), other, game.entries(), None);
    let fault = fault.map(|_| ()).unwrap_err();
    assert!(
        matches!(fault, ReplayFault { ply: 1, differs: Differs::OtherHash { .. } }),
        "{fault:?}"
    );
}

/// The journal with entry `ply` changed: where and how is it found out?
fn altered(what: What, ply: usize) -> (usize, Differs<Toy>) {
    let game = fighting();
    let mut entries = game.entries().to_vec();
    entries[ply - 1].what = what;
    let fault = again(&game, &entries, None).map(|_| ()).unwrap_err();
    (fault.ply, fault.differs)
}

#[test]
fn an_altered_journal_is_found_out_where_it_was_altered() {
    let choice = |seat, text: &str| What::Choice { seat, text: text.to_owned() };
    assert_eq!(altered(choice(RED, "pick 6"), 3), (3, Differs::Choice(Refused::Unknown)));
    assert_eq!(
        altered(choice(RED, "attack"), 3),
        (3, Differs::Choice(Refused::Rule(No::NothingPicked)))
    );
    assert_eq!(altered(choice(Seat(77), "attack"), 4), (4, Differs::Choice(Refused::NotAsked)));
    let roll = What::Roll { dice: dice(&[1, 1]), again: None };
    assert_eq!(altered(roll, 3), (3, Differs::Roll(RollRefused::NotAsked)));
    let undo = What::Undo { seat: RED, to: 2 };
    assert_eq!(altered(undo, 3), (3, Differs::Undo(NoUndo::Revealed)));
    let undo = What::Undo { seat: RED, to: 0 };
    assert_eq!(altered(undo, 4), (4, Differs::OtherUndo { expected: 2, found: 0 }));
    let back = What::TakeBack { to: usize::MAX };
    assert_eq!(altered(back, 4), (4, Differs::TakeBack(NoTakeBack::NoSuchPly { to: usize::MAX })));
    // A legal choice, but not the one that was made: only the hash knows.
    let (ply, differs) = altered(choice(RED, "pick 2"), 3);
    assert_eq!(ply, 3);
    assert!(matches!(differs, Differs::OtherHash { .. }), "{differs:?}");
}

#[test]
fn a_cut_or_reordered_journal_is_found_out() {
    let game = fighting();
    let mut entries = game.entries().to_vec();
    entries.remove(0);
    assert_eq!(again(&game, &entries, None).map(|_| ()).unwrap_err().ply, 1);
    let mut entries = game.entries().to_vec();
    entries.swap(0, 1);
    assert_eq!(again(&game, &entries, None).map(|_| ()).unwrap_err().ply, 1);
}

/// Every entry of a game put in the place of every other: only the same one passes.
#[test]
fn no_entry_can_stand_for_another() {
    let mut game = fighting();
    game.undo(BLUE).unwrap();
    game.say(BLUE, "decline").unwrap();
    game.roll(dice(&[6, 6])).unwrap();
    game.take_back(3).unwrap();
    game.say(RED, "yield").unwrap();
    for ply in 1..=game.ply() {
        for other in game.entries() {
            let mut entries = game.entries().to_vec();
            let same = entries[ply - 1].what == other.what;
            entries[ply - 1].what = other.what.clone();
            let found = again(&game, &entries, None).map(|_| ()).map_err(|fault| fault.ply);
            assert_eq!(found, if same { Ok(()) } else { Err(ply) }, "{}", other.what);
        }
    }
}

/// A whole game with fair dice.
fn fair_game(fair: &FairDice) -> Match<Toy> {
    let rules = Arc::new(Toy::default());
    let start = rules.start();
    let mut game = Match::with_origin(rules, start, fair.commitment());
    let mut rng = Rng::from_number(3);
    loop {
        match game.next() {
            Next::Over(_) => return game,
            Next::Chance(chance) => {
                let roll = fair.roll(game.rolls(), game.last_choice(), &chance.request);
                game.roll(roll).unwrap();
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().unwrap();
                let mut legal = Vec::new();
                game.rules().legal(game.state(), seat, &mut legal);
                let choice = *rng.pick(&legal).unwrap();
                game.choose(seat, &choice).unwrap();
            }
        }
    }
}

#[test]
fn a_game_is_rolled_again_from_its_seed() {
    let fair = FairDice::open(1954);
    let game = fair_game(&fair);
    let reroll = |fair: &FairDice| {
        let (rules, beginning) = (game.rules().clone(), game.beginning().clone());
        let mut count = 0;
        Match::replay_with(rules, beginning, game.entries(), None, |n, c, r, given| {
            count += 1;
            fair.roll(n, c, r) == *given
        })
        .map(|_| count)
    };
    assert_eq!(reroll(&fair), Ok(game.rolls()));
    let fault = reroll(&FairDice::open(1955)).unwrap_err();
    assert!(matches!(fault.differs, Differs::OtherDice { .. }), "{fault:?}");
}

/// Whoever changes a die can make a sound chain again, but not dice of the published seed.
#[test]
fn loaded_dice_are_found_out_by_the_seed_alone() {
    let fair = FairDice::open(1954);
    let honest = fair_game(&fair);
    let mut loaded = Match::new(honest.rules().clone());
    let roll = |game: &Match<Toy>| match game.next() {
        Next::Chance(chance) => fair.roll(game.rolls(), game.last_choice(), &chance.request),
        Next::Decision { .. } | Next::Over(_) => panic!("cards are dealt"),
    };
    loaded.roll(roll(&loaded)).unwrap();
    let other = (roll(&loaded).first() + 1) % 6;
    loaded.roll(dice(&[other])).unwrap();
    assert!(again(&loaded, loaded.entries(), None).is_ok());
    let (rules, beginning) = (loaded.rules().clone(), loaded.beginning().clone());
    let entries = loaded.entries();
    let fault = Match::replay_with(rules, beginning, entries, None, |n, c, r, given| {
        fair.roll(n, c, r) == *given
    });
    let fault = fault.map(|_| ()).unwrap_err();
    assert_eq!(
        (fault.ply, fault.differs),
        (2, Differs::OtherDice { number: 1, given: dice(&[other]) })
    );
}
