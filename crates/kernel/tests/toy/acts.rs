//! Acts outside the rules, and dice that fall again after a take-back.

use kernel::hash::Hash;
use kernel::journal::{Act, Beginning, Differs, Memory, NoAct, NoTakeBack, RollRefused, What};
use kernel::{Entry, Match, Next, Refused, Roll, Seat};

use crate::journal::{BLUE, RED, dice, fighting, picking};
use crate::title::Toy;

fn again(game: &Match<Toy>, entries: &[Entry]) -> Result<Match<Toy>, Differs<Toy>> {
    let (rules, beginning) = (game.rules().clone(), game.beginning().clone());
    let game = Match::replay_with(rules, beginning, entries, None, |_, _, _, _| true);
    game.map_err(|fault| fault.differs)
}

#[test]
fn an_act_is_hashed_and_leaves_the_state_alone() {
    let mut game = picking();
    let (state, chain, rolls) = (game.state_hash(), game.chain(), game.rolls());
    game.act(Act::HintUsed { seat: RED }).unwrap();
    game.act(Act::SeatGiven { seat: BLUE, to: "greedy".to_owned() }).unwrap();
    assert_eq!((game.state_hash(), game.rolls()), (state, rolls));
    assert_ne!(game.chain(), chain);
    game.say(RED, "pick 3").unwrap();
    assert_eq!(again(&game, game.entries()).unwrap().chain(), game.chain());
    // Who leaves an act out is found out.
    let mut cut = game.entries().to_vec();
    cut.remove(2);
    assert!(matches!(again(&game, &cut), Err(Differs::OtherHash { .. })));
}

#[test]
fn who_resigns_loses_and_nothing_is_asked_any_more() {
    let mut game = picking();
    game.act(Act::Resigned { seat: RED }).unwrap();
    let Next::Over(end) = game.next() else { panic!("red has resigned") };
    assert_eq!((end.winner, end.grade), (Some("blue"), "resigned"));
    assert_eq!(game.say(RED, "pick 3"), Err(Refused::NotAsked));
    assert!(game.offers(RED).is_empty());
    assert_eq!(game.take_back(1), Err(NoTakeBack::Over));
    assert_eq!(game.act(Act::Resigned { seat: BLUE }), Err(NoAct::Over));
    assert!(again(&game, game.entries()).unwrap().is_ended_by_people());
}

#[test]
fn a_draw_is_taken_by_the_other_side_alone_and_only_while_it_is_offered() {
    let mut game = picking();
    assert_eq!(game.act(Act::DrawAgreed { seat: BLUE }), Err(NoAct::NoOffer));
    game.act(Act::DrawOffered { seat: RED }).unwrap();
    assert_eq!(game.act(Act::DrawAgreed { seat: RED }), Err(NoAct::NoOffer));
    game.say(RED, "pick 3").unwrap();
    assert_eq!(game.act(Act::DrawAgreed { seat: BLUE }), Err(NoAct::NoOffer));
    game.act(Act::DrawOffered { seat: RED }).unwrap();
    game.act(Act::DrawAgreed { seat: BLUE }).unwrap();
    assert!(
        matches!(game.next(), Next::Over(end) if end.winner.is_none() && end.grade == "agreed")
    );
}

#[test]
fn an_act_that_cannot_be_is_refused_with_its_reason() {
    let mut game = picking();
    assert_eq!(game.act(Act::Resigned { seat: Seat(2) }), Err(NoAct::NoSeat));
    assert_eq!(game.act(Act::Aborted { seat: RED }), Err(NoAct::TooLate));
    assert_eq!(game.act(Act::BackGranted { seat: BLUE }), Err(NoAct::NotAsked));
    assert_eq!(game.act(Act::BackAsked { seat: RED, to: 2 }), Err(NoAct::NoSuchPly));
    assert_eq!(game.act(Act::BackAsked { seat: RED, to: 99 }), Err(NoAct::NoSuchPly));
    for to in ["", "Greedy", "a b", "x\n", &"x".repeat(41)] {
        let given = Act::SeatGiven { seat: RED, to: to.to_owned() };
        assert_eq!(game.act(given), Err(NoAct::BadName), "{to}");
    }
    game.act(Act::BackAsked { seat: RED, to: 1 }).unwrap();
    assert_eq!(game.pending().back, Some((RED, 1)));
    assert_eq!(game.act(Act::BackGranted { seat: RED }), Err(NoAct::NotAsked));
    game.act(Act::BackRefused { seat: BLUE }).unwrap();
    assert_eq!(game.pending().back, None);
}

#[test]
fn time_that_is_claimed_wins_and_a_game_that_hardly_began_is_called_off() {
    let mut game = picking();
    game.act(Act::TimeClaimed { seat: BLUE }).unwrap();
    assert!(matches!(game.next(), Next::Over(end) if end.winner == Some("blue")));
    let mut game = crate::journal::bidding();
    game.say(BLUE, "bid 0").unwrap();
    game.act(Act::Aborted { seat: RED }).unwrap();
    assert!(matches!(game.next(), Next::Over(end) if end.grade == "aborted"));
}

/// The dice fall, red goes back to before the attack and attacks again.
fn attacked_twice() -> Match<Toy> {
    let mut game = fighting();
    game.roll(dice(&[2, 5])).unwrap();
    game.take_back(2).unwrap();
    for (seat, text) in [(RED, "pick 3"), (RED, "attack"), (BLUE, "decline")] {
        game.say(seat, text).unwrap();
    }
    game
}

#[test]
fn dice_that_were_taken_back_fall_again() {
    let mut game = attacked_twice();
    assert_eq!(game.roll(dice(&[6, 6])), Err(RollRefused::Repeats { ply: 6 }));
    let due = game.repeat_due().cloned().expect("dice fell here before");
    assert_eq!((due.ply, due.dice), (6, dice(&[2, 5])));
    game.roll(dice(&[2, 5])).unwrap();
    assert_eq!(game.rolls(), 1, "a number of the dice is never used twice, nor used up twice");
    let last = &game.entries().last().unwrap().what;
    assert_eq!(*last, What::Roll { dice: dice(&[2, 5]), again: Some(6) });
    assert_eq!(again(&game, game.entries()).unwrap().chain(), game.chain());
    // Taken back once more, they still fall as at first.
    game.take_back(2).unwrap();
    for (seat, text) in [(RED, "pick 3"), (RED, "attack"), (BLUE, "decline")] {
        game.say(seat, text).unwrap();
    }
    assert_eq!(game.repeat_due().map(|due| due.ply), Some(6));
}

#[test]
fn another_attack_gets_dice_of_its_own() {
    let mut game = fighting();
    game.roll(dice(&[2, 5])).unwrap();
    game.take_back(2).unwrap();
    for (seat, text) in [(RED, "pick 2"), (RED, "attack"), (BLUE, "decline")] {
        game.say(seat, text).unwrap();
    }
    assert_eq!(game.repeat_due(), None);
    game.roll(dice(&[6, 6])).unwrap();
    assert_eq!(game.rolls(), 2);
}

#[test]
fn a_journal_that_hides_or_invents_a_repetition_is_found_out() {
    let mut game = attacked_twice();
    game.roll(dice(&[2, 5])).unwrap();
    for what in [
        What::Roll { dice: dice(&[2, 5]), again: None },
        What::Roll { dice: dice(&[2, 5]), again: Some(3) },
    ] {
        let mut entries = game.entries().to_vec();
        entries.last_mut().unwrap().what = what;
        assert!(matches!(again(&game, &entries), Err(Differs::OtherRepeat { .. })));
    }
}

#[test]
fn dice_of_format_1_do_not_fall_again() {
    let kept = fighting();
    let beginning = Beginning { memory: Memory::Forgets, ..kept.beginning().clone() };
    let mut game = Match::begun(kept.rules().clone(), beginning);
    for entry in kept.entries() {
        let What::Choice { seat, text } = &entry.what else { panic!("only choices stand there") };
        game.say(*seat, text).unwrap();
    }
    game.roll(dice(&[2, 5])).unwrap();
    game.take_back(5).unwrap();
    assert_eq!(game.repeat_due(), None);
    let other: Roll = dice(&[6, 6]);
    game.roll(other).unwrap();
    assert_eq!(game.rolls(), 2);
    assert_ne!(game.chain(), Hash([0; 32]));
}

#[test]
fn who_has_agreed_to_go_back_is_counted_until_somebody_moves_or_refuses() {
    let mut game = picking();
    game.act(Act::BackAsked { seat: RED, to: 1 }).unwrap();
    assert!(game.pending().granted.is_empty());
    game.act(Act::BackGranted { seat: BLUE }).unwrap();
    assert!(game.pending().granted.contains(BLUE));
    game.act(Act::BackAsked { seat: RED, to: 0 }).unwrap();
    assert!(game.pending().granted.is_empty(), "it is another question");
    game.act(Act::BackGranted { seat: BLUE }).unwrap();
    game.say(RED, "pick 3").unwrap();
    assert!(game.pending().granted.is_empty() && game.pending().back.is_none());
}

#[test]
fn a_take_back_knows_the_dice_that_everybody_saw() {
    let mut game = fighting();
    game.take_back(4).unwrap();
    assert!(!game.backs()[0].is_past_chance, "nothing had been rolled or shown");
    game.say(BLUE, "decline").unwrap();
    game.roll(dice(&[2, 5])).unwrap();
    game.take_back(3).unwrap();
    let back = &game.backs()[1];
    assert_eq!((back.to, back.ply, back.is_past_chance), (3, 9, true));
    assert_eq!(back.rolls, [dice(&[2, 5])]);
    let replayed = again(&game, game.entries()).unwrap();
    assert_eq!(replayed.backs(), game.backs());
}

#[test]
fn times_stand_beside_entries_and_a_journal_without_them_is_the_same_game() {
    let mut game = fighting();
    let bare = game.entries().to_vec();
    game.note_time(2, 1_954_000);
    let times: Vec<Option<u64>> = game.entries().iter().map(|entry| entry.at).collect();
    assert_eq!(times, [None, None, Some(1_954_000), Some(1_954_000), Some(1_954_000)]);
    let timed = again(&game, game.entries()).unwrap();
    assert_eq!(timed.chain(), again(&game, &bare).unwrap().chain());
    assert_eq!(timed.entries(), game.entries(), "they are kept");
}
