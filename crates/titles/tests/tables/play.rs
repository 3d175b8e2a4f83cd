//! Seats, standing orders, dice, undo, logs and records.

use kernel::{Fact, Viewer};

use super::*;
use table::{ByHand, EmptyWindow, Order, Simulation};
use titles::{perft, simulation};

/// Plays the first legal choices of the people at the table until the question has this id.
fn play_until(table: &mut dyn Table, id: &str) {
    for _ in 0..5_000 {
        table.run();
        match table.waits() {
            Waits::Choice { prompt, .. } if prompt.id == id => return,
            Waits::Choice { seats, .. } => random_choice(table, seats.lowest().unwrap()),
            Waits::Dice { .. } | Waits::Over(_) => break,
        }
    }
    panic!("{id} was never asked");
}

/// Some legal choice: which one depends on the ply alone.
fn random_choice(table: &mut dyn Table, seat: Seat) {
    let offers = table.offers(seat);
    let legal: Vec<_> =
        offers.iter().filter(|offer| offer.no.is_none() && offer.is_canonical).collect();
    let mut rng = kernel::dice::Rng::from_number(table.ply() as u64);
    let notation = rng.pick(&legal).unwrap().notation.clone();
    table.choose(seat, &notation).unwrap();
}

#[test]
fn people_are_asked_and_bots_are_not() {
    let mut table = table(Dice::Open(1), Sitter::Random, Sitter::Human);
    table.run();
    let mut asked = 0;
    while let Waits::Choice { seats, .. } = table.waits() {
        assert!(seats.contains(VIETMINH) && !seats.contains(FRENCH));
        asked += 1;
        random_choice(&mut *table, VIETMINH);
        table.run();
    }
    assert!(asked > 20 && matches!(table.waits(), Waits::Over(_)));
}

#[test]
fn seats_are_named_by_side_or_by_place_while_a_bid_is_open() {
    let mut usual = table(Dice::Open(1), Sitter::Human, Sitter::Human);
    assert_eq!(usual.seat_named("vietminh"), Ok(VIETMINH));
    let no = usual.seat_named("american").unwrap_err();
    assert_eq!(no.said.id, "seat-unknown");
    assert!(no.said.facts.contains(&("known", Fact::Text("french, vietminh".to_owned()))));
    usual.sit(FRENCH, Sitter::Random);
    assert_eq!(usual.sitter(FRENCH), Sitter::Random);

    let loaded = shelf::title("storm").load(with_option("bidding", "yes")).unwrap();
    let setting = Setting { loaded, position: None, seats: BTreeMap::new(), dice: Dice::Open(1) };
    let wrong =
        Setting { seats: [("french".to_owned(), Sitter::Random)].into(), ..setting.clone() };
    assert_eq!(open(wrong).unwrap_err()[0].id, "seat-unknown");
    let bidding = open(setting).unwrap();
    assert_eq!(bidding.seat_named("first"), Ok(FRENCH));
    assert_eq!(bidding.seat_named("second"), Ok(VIETMINH));
}

#[test]
fn refusals_come_with_rule_and_reason() {
    let mut table = table(Dice::Open(1), Sitter::Human, Sitter::Human);
    play_until(&mut *table, "storm-ask-impulse");
    let Waits::Choice { seats, .. } = table.waits() else { panic!() };
    let seat = seats.lowest().unwrap();
    let refused = table.offers(seat).into_iter().find(|offer| offer.no.is_some()).unwrap();
    let no = table.choose(seat, &refused.notation).unwrap_err();
    assert_eq!(Some(&no), refused.no.as_ref());
    assert!(no.rule.is_some());
    assert_eq!(table.odds(seat, &refused.notation), Err(no));
    let invented = table.choose(seat, "castle").unwrap_err();
    assert_eq!((invented.rule, invented.said.id), (None, "choice-unknown"));
    let other = if seat == FRENCH { VIETMINH } else { FRENCH };
    assert_eq!(table.choose(other, "pass").unwrap_err().said.id, "choice-not-asked");
    assert!(table.offers(other).is_empty());
}

#[test]
fn empty_windows_pass_by_themselves_and_are_written_down() {
    let choices = |table: &dyn Table| table.save().matches("\"decline\"").count();
    let mut quiet = table(Dice::Open(2), Sitter::Human, Sitter::Human);
    let mut asked = 0;
    for _ in 0..400 {
        quiet.run();
        let Waits::Choice { seats, .. } = quiet.waits() else { break };
        let seat = seats.lowest().unwrap();
        let legal = quiet.offers(seat).into_iter().filter(|offer| offer.no.is_none());
        let legal: Vec<String> = legal.map(|offer| offer.notation).collect();
        assert_ne!(legal, ["decline"]);
        asked += usize::from(legal.contains(&"decline".to_owned()));
        random_choice(&mut *quiet, seat);
    }
    assert!(choices(&*quiet) > asked, "some windows were empty");

    let mut raw = table(Dice::Open(2), Sitter::Human, Sitter::Human);
    raw.set_empty_window(EmptyWindow::Ask);
    let mut empty = 0;
    for _ in 0..400 {
        raw.run();
        let Waits::Choice { seats, .. } = raw.waits() else { break };
        let seat = seats.lowest().unwrap();
        let legal = raw.offers(seat).into_iter().filter(|offer| offer.no.is_none()).count();
        empty += usize::from(legal == 1);
        random_choice(&mut *raw, seat);
    }
    assert!(empty > 0, "empty windows are put when they are wanted");
}

#[test]
fn standing_orders_answer_windows() {
    // A Viet Minh window in which something can be played.
    let mut found = None;
    'seeds: for seed in 0..40 {
        let mut table = table(Dice::Open(seed), Sitter::Random, Sitter::Human);
        for _ in 0..400 {
            table.run();
            let Waits::Choice { prompt, .. } = table.waits() else { break };
            if prompt.id == "storm-ask-free-cards" {
                found = Some(table);
                break 'seeds;
            }
            random_choice(&mut *table, VIETMINH);
        }
    }
    let table = found.expect("a free card could be played in one of forty games");
    let copy = || shelf::titles().load(table.save().as_bytes(), None, [0; 32]).unwrap();
    let last = |table: &dyn Table| {
        let save = table.save();
        save.lines().rev().nth(1).unwrap().split("\",\"hash").next().unwrap().to_owned()
    };
    let mut asks = copy();
    assert_eq!(asks.settle_orders(), 0);

    let mut declines = copy();
    declines.set_order(VIETMINH, "W2", Order::Decline);
    assert!(declines.settle_orders() >= 1);
    assert!(
        declines.save().matches("\"decline\"").count() > asks.save().matches("\"decline\"").count()
    );

    let mut uses = copy();
    uses.set_order(VIETMINH, "W2", Order::UseWhen { at_least: i64::MIN });
    assert!(uses.settle_orders() >= 1);
    assert_ne!(last(&*uses), last(&*asks));
    let play = uses.save().lines().nth(asks.ply() + 1).unwrap().to_owned();
    assert!(play.contains("\"choice\":\"play "), "{play}");

    let mut waits = copy();
    waits.set_order(VIETMINH, "W2", Order::UseWhen { at_least: i64::MAX });
    assert!(waits.settle_orders() >= 1);
    let declined = waits.save().lines().nth(asks.ply() + 1).unwrap().to_owned();
    assert!(declined.contains("\"choice\":\"decline\""), "{declined}");
}

#[test]
fn own_dice_wait_for_hands_and_cards_do_not() {
    let mut table = table(Dice::Own([3; 32]), Sitter::Human, Sitter::Human);
    let mut thrown = 0;
    for _ in 0..3_000 {
        table.run();
        match table.waits() {
            Waits::Over(_) => break,
            Waits::Choice { seats, .. } => random_choice(&mut *table, seats.lowest().unwrap()),
            Waits::Dice { request, .. } => {
                let kernel::Request::Dice { count, .. } = request else { panic!("{request:?}") };
                assert!(table.roll_given(&[7; 2]).is_err());
                assert_eq!(table.roll_given(&[1; 40]).unwrap_err().said.id, "roll-count");
                let bad = vec![999; usize::from(count)];
                assert_eq!(table.roll_given(&bad).unwrap_err().said.id, "roll-face");
                let bad = vec![-1; usize::from(count)];
                assert_eq!(table.roll_given(&bad).unwrap_err().said.id, "roll-face");
                table.roll_given(&vec![4; usize::from(count)]).unwrap();
                thrown += 1;
            }
        }
        if thrown > 3 {
            break;
        }
    }
    assert!(thrown > 3);
    let checked = shelf::titles().verify(table.save().as_bytes(), None).unwrap();
    assert_eq!((checked.dice, checked.rolled_again), (table::DiceWritten::Own, 0));
    assert_eq!(
        table.roll_given(&[3, 4]).err().map(|no| no.said.id),
        match table.waits() {
            Waits::Dice { .. } => None,
            Waits::Choice { .. } | Waits::Over(_) => Some("roll-not-asked"),
        }
    );
}

#[test]
fn a_game_that_takes_dice_from_outside_is_marked() {
    let mut table = table(Dice::Open(9), Sitter::Random, Sitter::Random);
    table.set_by_hand(ByHand::Dice);
    table.run();
    let Waits::Dice { request, .. } = table.waits() else { panic!("{:?}", table.waits()) };
    let kernel::Request::Dice { count, .. } = request else { panic!("{request:?}") };
    assert_eq!(table.header().dice, table::DiceWritten::Open(9));
    table.roll_given(&vec![1; usize::from(count)]).unwrap();
    assert_eq!(table.header().dice, table::DiceWritten::Own);
    shelf::titles().verify(table.save().as_bytes(), None).unwrap();
    table.set_by_hand(ByHand::Nothing);
    table.run();
    assert!(matches!(table.waits(), Waits::Over(_)));
    shelf::titles().verify(table.save().as_bytes(), None).unwrap();
}

#[test]
fn sealed_dice_cannot_be_rolled() {
    let save = table(Dice::Fair([1; 32]), Sitter::Human, Sitter::Human).save();
    let end = save.lines().last().unwrap();
    let sealed = save.replace(end, "{\"end\":0}");
    let mut table = shelf::titles().load(sealed.as_bytes(), None, [0; 32]).unwrap();
    table.run();
    assert!(matches!(table.waits(), Waits::Dice { .. }));
    assert_eq!(table.roll().unwrap_err().said.id, "dice-sealed");
}

#[test]
fn undo_takes_along_what_the_table_answered() {
    let mut table = table(Dice::Open(1), Sitter::Human, Sitter::Human);
    assert_eq!(table.undo(FRENCH).unwrap_err().said.id, "undo-nothing");
    play_until(&mut *table, "storm-ask-impulse");
    assert_eq!(table.undo(VIETMINH).unwrap_err().said.id, "undo-nothing");
    let mut undone = 0;
    for _ in 0..300 {
        let Waits::Choice { seats, .. } = table.waits() else { break };
        let seat = seats.lowest().unwrap();
        let (before, ply) = (table.state_hash(), table.ply());
        random_choice(&mut *table, seat);
        table.run();
        if table.undo(seat).is_ok() {
            undone += 1;
            assert_eq!(table.state_hash(), before);
            assert!(table.ply() > ply, "nothing is deleted");
            let settled = table.settle_orders();
            assert_eq!(settled, 0, "an undo is not answered away at once");
            random_choice(&mut *table, seat);
            table.run();
        }
    }
    assert!(undone > 10, "{undone}");
    shelf::titles().verify(table.save().as_bytes(), None).unwrap();
    table.take_back(3).unwrap();
    assert_eq!(table.take_back(3).unwrap_err().said.id, "take-back-nothing");
    assert_eq!(table.take_back(1 << 40).unwrap_err().said.id, "take-back-no-such-ply");
    shelf::titles().verify(table.save().as_bytes(), None).unwrap();
}

#[test]
fn logs_are_numbered_for_each_viewer() {
    let table = finished(Dice::Open(4));
    for viewer in [Viewer::Seat(FRENCH), Viewer::Seat(VIETMINH), Viewer::Spectator] {
        let log = table.log(viewer);
        assert!(log.len() > 50);
        let numbers: Vec<usize> = log.iter().map(|moment| moment.number).collect();
        assert_eq!(numbers, (1..=log.len()).collect::<Vec<_>>());
    }
    let drawn = |viewer| {
        let log = table.log(viewer);
        let named = |said: &table::Said| said.facts.iter().any(|(name, _)| *name == "card");
        log.iter().filter(|m| m.said.id.contains("drew") && named(&m.said)).count()
    };
    assert_eq!(drawn(Viewer::Spectator), 0, "nobody else sees which card was drawn");
    assert!(drawn(Viewer::Seat(FRENCH)) > 0);
}

#[test]
fn a_seat_gets_its_own_record_and_no_save() {
    let mut table = table(Dice::Fair([9; 32]), Sitter::Random, Sitter::Human);
    play_until(&mut *table, "storm-ask-impulse");
    for _ in 0..60 {
        let Waits::Choice { .. } = table.waits() else { break };
        random_choice(&mut *table, VIETMINH);
        table.run();
    }
    let save = table.save();
    let record = table.record_for(VIETMINH);
    let own = |text: &str, seat: u8| -> Vec<String> {
        let start = format!("{{\"seat\":{seat},\"choice\":\"");
        let lines = text.lines().filter_map(|line| line.strip_prefix(&start));
        lines.map(|line| line.split('"').next().unwrap().to_owned()).collect()
    };
    let written: Vec<String> = record
        .lines()
        .filter_map(|line| line.strip_prefix("{\"choice\":\""))
        .map(|line| line.split('"').next().unwrap().to_owned())
        .collect();
    assert_eq!(written, own(&save, 1));
    assert!(!own(&save, 0).is_empty());
    assert!(!record.contains("hash") && !record.contains("\"seed\""));
    let rolls = |text: &str| text.lines().filter(|line| line.starts_with("{\"roll\":")).count();
    assert!(rolls(&record) > 0 && rolls(&record) < rolls(&save));
    let fault = shelf::titles().verify(record.as_bytes(), None).unwrap_err();
    assert_eq!(fault.said.id, "save-is-record");
    let moments = record.matches("{\"moment\":").count();
    assert!(moments >= table.log(Viewer::Seat(VIETMINH)).len());
}

#[test]
fn a_record_does_not_name_cards_of_the_other_hand() {
    let mut table = table(Dice::Open(2), Sitter::Random, Sitter::Human);
    table.run();
    let drew = |record: &str, side: &str| {
        let drew = record.lines().filter(|line| line.contains("\"storm-event-drew\""));
        drew.filter(|line| line.contains(side)).count()
    };
    let (own, other) = (table.record_for(VIETMINH), table.record_for(FRENCH));
    assert!(drew(&own, "vietminh") > 0 && drew(&own, "french") == 0, "{own}");
    assert!(drew(&other, "french") > 0 && drew(&other, "vietminh") == 0, "{other}");
}

#[test]
fn odds_come_from_the_view_of_the_seat() {
    let mut table = table(Dice::Open(1), Sitter::Human, Sitter::Human);
    for _ in 0..2_000 {
        table.run();
        let Waits::Choice { seats, .. } = table.waits() else { break };
        let seat = seats.lowest().unwrap();
        let fire = table.offers(seat).into_iter();
        let fire = fire.filter(|offer| offer.no.is_none() && offer.notation.starts_with("fire "));
        for offer in fire {
            let odds = table.odds(seat, &offer.notation).unwrap();
            if let Some(odds) = odds {
                assert!(!odds.worlds.is_empty() && !odds.ledgers.is_empty());
                return;
            }
        }
        random_choice(&mut *table, seat);
    }
    panic!("nobody could fire");
}

#[test]
fn a_position_is_written_and_read_back() {
    let mut table = table(Dice::Open(1), Sitter::Human, Sitter::Human);
    play_until(&mut *table, "storm-ask-impulse");
    let loaded = shelf::title("storm").load(Wanted::default()).unwrap();
    let setting = Setting {
        loaded: loaded.clone(),
        position: table.position(),
        seats: BTreeMap::new(),
        dice: Dice::Open(1),
    };
    let again = open(setting).unwrap();
    assert!(again.position().is_some() && again.position() == table.position());
    let viewer = Viewer::Seat(VIETMINH);
    assert_eq!(again.view_json(viewer)["hand"], table.view_json(viewer)["hand"]);
    shelf::titles().verify(again.save().as_bytes(), None).unwrap();
    assert!(perft(&loaded, again.position().as_deref(), 1).unwrap().unwrap() > 1);
    assert!(perft(&loaded, Some("turn = 99"), 1).is_err());
}

#[test]
fn games_depend_on_seed_and_number_alone() {
    let games = |seed: u64, french: Sitter| -> Box<dyn Simulation> {
        let loaded = shelf::title("storm").load(Wanted::default()).unwrap();
        simulation(loaded, None, &[("french".to_owned(), french)].into(), seed).unwrap()
    };
    for bot in [Sitter::Random, Sitter::Greedy] {
        let one = games(1, bot);
        let first = one.game(0).unwrap();
        assert_eq!(games(1, bot).game(0), Some(first));
        assert_ne!(one.game(1), Some(first));
        assert_ne!(games(2, bot).game(0), Some(first));
    }
}

#[test]
fn moments_show_the_dice_whose_sum_they_tell() {
    let mut table = table(Dice::Open(3), Sitter::Random, Sitter::Random);
    table.run();
    let log = table.log(Viewer::Spectator);
    let rolled: Vec<_> =
        log.iter().filter(|moment| moment.said.id == "storm-event-rolled").collect();
    assert!(rolled.len() > 10);
    for moment in rolled {
        let sum = moment.dice.iter().map(|die| i64::from(*die)).sum::<i64>();
        assert_eq!(moment.dice.len(), 2);
        assert!(moment.said.facts.contains(&("roll", Fact::Number(sum))));
    }
    assert!(
        log.iter()
            .filter(|moment| moment.said.id.starts_with("storm-event-drew"))
            .all(|moment| moment.dice.is_empty())
    );
}

#[test]
fn whether_undo_is_possible_is_told_without_doing_it() {
    let mut table = table(Dice::Open(1), Sitter::Human, Sitter::Human);
    play_until(&mut *table, "storm-ask-impulse");
    let offers = table.offers(VIETMINH).into_iter().filter(|offer| offer.no.is_none());
    let notation = offers.map(|offer| offer.notation).find(|text| text.starts_with("act")).unwrap();
    assert!(table.check_undo(VIETMINH).is_err());
    table.choose(VIETMINH, &notation).unwrap();
    let before = table.ply();
    assert_eq!(table.check_undo(VIETMINH), Ok(()));
    assert_eq!(table.ply(), before);
    assert_eq!(table.undo(VIETMINH), Ok(()));
}
