//! Examples of hands and decks (5.0) and of single cards (W.1).

use kernel::{Next, Request};
use storm::choice::Choice;
use storm::components::{Area, Kind, Side, Start, UnitType};
use storm::event::Event;
use storm::flow::{CutHand, Draw, Impulse, Stage, Step};
use storm::refusal::No;
use storm::rules::cards::hand_size as size_of_hand;
use toml::Value;

use crate::assaults::{declare, facing};
use crate::builder::{Counter, FRENCH, Game, Scene, VIETMINH, infantry, pack};
use crate::case::{Case, Facts, Found, as_in_table, dice, found, list, n, scene, side};
use crate::preparation::kind;

/// All cards of a side, one after the other.
fn all_cards(side: Side) -> impl Iterator<Item = Kind> {
    let rows = pack().kinds.into_iter().filter(move |row| row.kind.side() == side);
    rows.flat_map(|row| std::iter::repeat_n(row.kind, usize::from(row.copies)))
}

/// A side's draw phase, up to the first question; draws whatever there is.
fn draw_phase(scene: &Scene, side: Side) -> (Game, u8) {
    let impulse = Step::Impulse(Impulse { side: VIETMINH, stage: Stage::Choose });
    let mut game = scene.begin(&[impulse, Step::Draw(Draw { side, left: None })]);
    let mut drawn = 0;
    while let Next::Chance(chance) = game.next() {
        let Request::Draw { weights } = chance.request else { break };
        let class = weights.iter().position(|weight| *weight > 0).expect("a card is left");
        game.roll(&[class as u8]);
        drawn += 1;
    }
    (game, drawn)
}

pub(crate) fn hand_size(case: &Case) -> Found {
    let side = side(&case.given, "side");
    let mut scene = scene(case);
    let track = &scene.components.tables.turns[usize::from(scene.turn) - 1];
    assert_eq!(track.hand[side as usize], case.given.number("track_value"), "{}", case.id);
    scene.give(side.enemy(), &[6, 9, 14, 16, 20, 21]);
    scene.give(side, &case.given.numbers("controls"));
    let held = case.given.number("hand");
    for (index, card) in (0..).zip(all_cards(side)) {
        let pile = if index < held { &mut scene.cards.hand } else { &mut scene.cards.deck };
        pile.add(card);
    }
    let (mut game, drawn) = draw_phase(&scene, side);
    let size = size_of_hand(game.rules(), game.state(), side);
    let mut result = found([("hand_size", n(size)), ("draw", n(drawn))]);
    if let Step::CutHand(CutHand { left, .. }) = game.top() {
        result.insert("discard".into(), n(*left));
        while matches!(game.top(), Step::CutHand(_)) {
            let first = game.legal()[0];
            game.choose(first);
        }
    }
    assert_eq!(game.state().cards.hand.size(side), size);
    result
}

pub(crate) fn draw(case: &Case) -> Found {
    let side = FRENCH;
    let mut scene = Scene::empty();
    scene.give(VIETMINH, &[6, 16]);
    let turn = usize::from(scene.turn) - 1;
    scene.components.tables.turns[turn].hand[side as usize] = case.given.number("hand_size");
    let mut cards = all_cards(side);
    for (pile, count) in [
        (&mut scene.cards.hand, case.given.number("hand")),
        (&mut scene.cards.deck, case.given.number("deck")),
        (&mut scene.cards.discards, case.given.number("discard")),
    ] {
        cards.by_ref().take(usize::from(count)).for_each(|card| pile.add(card));
    }
    let (game, _) = draw_phase(&scene, side);
    let cards = &game.state().cards;
    found([
        ("reshuffled", game.events().any(|event| matches!(event, Event::Reshuffled { .. })).into()),
        ("deck", n(cards.deck.size(side))),
        ("discard", n(cards.discards.size(side))),
        ("hand", n(cards.hand.size(side))),
    ])
}

pub(crate) fn card_fate(case: &Case) -> Found {
    let id = case.given.text("card");
    let mut scene = Scene::empty();
    let rows = &scene.components.kinds;
    let card = rows.iter().find(|row| row.cards.contains(&id)).expect("the card exists").kind;
    scene.hand(&[card]);
    scene.stack(FRENCH, infantry(1, 9, 8, 3), 10, 1);
    let mut game = scene.impulse(VIETMINH);
    match case.given.text("how").as_str() {
        "play" => {
            game.play_card(card);
            game.choose(Choice::In(Area(10)));
        }
        _ => {
            game.choose(Choice::Dig(card));
            game.choose(Choice::In(Area(11)));
        }
    }
    let cards = &game.state().cards;
    let places = [(cards.discards, "discard_pile"), (cards.removed, "removed")];
    let fates: Vec<&str> =
        places.iter().filter(|(pile, _)| pile.has(card)).map(|(_, fate)| *fate).collect();
    let [fate] = fates[..] else { panic!("the card is in one place, not in {fates:?}") };
    found([("fate", fate.into())])
}

/// The three star units, and the card in hand.
fn relief_scene(turn: u8) -> Scene {
    let mut scene = Scene::empty();
    scene.turn = turn;
    let foot = infantry(2, 10, 9, 3);
    scene.off_map("first", FRENCH, foot, Start::Star);
    scene.off_map("second", FRENCH, foot, Start::Star);
    let armor = Counter { unit_type: UnitType::Armor, ..infantry(3, 10, 9, 4) };
    scene.off_map("tank", FRENCH, armor, Start::Star);
    scene.hand(&[Kind::ReliefForce]);
    scene
}

pub(crate) fn relief(case: &Case) -> Found {
    let area = Area(case.given.number("area"));
    let mut all_fresh = true;
    let mut row = |row: &Facts| {
        let mut game = relief_scene(case.given.number("turn")).impulse(FRENCH);
        game.play_card(Kind::ReliefForce);
        game.roll(&[row.number("die")]);
        while matches!(game.top(), Step::Relief(_)) {
            let first = game.legal()[0];
            game.choose(first);
        }
        let units = game.board().units(FRENCH, area);
        all_fresh &= units == game.board().fresh_units(FRENCH, area);
        let armor = units.and(game.rules().charts.armor).len();
        let elsewhere = game.board().occupied(FRENCH).minus([area].into_iter().collect());
        assert!(elsewhere.is_empty());
        assert_eq!(game.board().control(area), FRENCH);
        (units.len() - armor, armor) == (row.number("infantry"), row.number("armor"))
    };
    let as_written = as_in_table(case.given.rows("table").iter().map(&mut row));
    let is_legal = |turn: &u8| {
        let game = relief_scene(*turn).impulse(FRENCH);
        let choice = Choice::Play(Kind::ReliefForce);
        assert!(game.is_legal(choice) || matches!(game.no(choice), No::WrongTurn { .. }));
        game.is_legal(choice)
    };
    found([
        ("as_in_table", as_written),
        ("state", if all_fresh { "fresh" } else { "spent" }.into()),
        ("area", n(area.0)),
        ("legal_turns", list((1..=8).filter(is_legal))),
    ])
}

pub(crate) fn propaganda(case: &Case) -> Found {
    let mut scene = Scene::empty();
    let thai = Counter { thai: true, ..infantry(1, 8, 7, 3) };
    scene.stack(FRENCH, thai, 10, case.given.number("thai_units"));
    scene.stack(FRENCH, infantry(2, 10, 9, 3), 10, 1);
    scene.hand(&[Kind::Propaganda]);
    let mut game = scene.impulse(VIETMINH);
    game.play_card(Kind::Propaganda);
    game.choose(Choice::In(Area(10)));
    dice(&case.when).iter().for_each(|die| game.roll(&[*die]));
    assert!(!matches!(game.top(), Step::Propaganda(_)), "one die for each Thai unit");
    let gone = game.board().eliminated[FRENCH as usize];
    assert!(gone.minus(game.rules().charts.thai).is_empty());
    found([("removed", n(gone.len()))])
}

pub(crate) fn rats(case: &Case) -> Found {
    let mut scene = Scene::empty();
    let fresh = scene.stack(FRENCH, infantry(2, 10, 9, 3), 10, case.given.number("fresh_french"));
    scene.spent("tired", FRENCH, infantry(2, 10, 9, 3), 10);
    scene.hand(&[Kind::Rats]);
    let mut game = scene.impulse(VIETMINH);
    game.play_card(Kind::Rats);
    game.choose(Choice::In(Area(10)));
    game.roll(&dice(&case.when));
    while matches!(game.top(), Step::RatsSpend(_)) {
        let unit = fresh.iter().find(|unit| game.board().is_fresh(**unit));
        game.choose(Choice::Spend(*unit.expect("a fresh unit is left")));
    }
    let spent = fresh.iter().filter(|unit| !game.board().is_fresh(**unit)).count();
    found([("spent", n(spent as i64))])
}

/// A French and a Viet Minh stack side by side, with cards.
fn neighbours(french: u8, cards: &[Kind]) -> Scene {
    let mut scene = Scene::empty();
    scene.stack(FRENCH, infantry(2, 10, 9, 3), 10, french);
    scene.stack(VIETMINH, infantry(1, 8, 7, 2), 11, 3);
    scene.hand(cards);
    scene
}

/// Whether the Viet Minh may answer a French card with this one, and whether that undoes it.
pub(crate) fn cancels(case: &Case) -> Found {
    let row = |row: &Facts| {
        let (card, target) = (kind(&row.text("card")), kind(&row.text("target")));
        let works = match target {
            Kind::NightAssault => flares_work(card),
            Kind::MortarSupport => answers_mortars(card),
            _ => answers_attack(card, target),
        };
        works == row.flag("ok") && works == storm::rules::windows::cancels(card, target)
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}

fn answers_attack(card: Kind, target: Kind) -> bool {
    // A card that fits makes sure that the window opens.
    let fitting = match target {
        Kind::B26 | Kind::FighterBombers => Kind::PoorWeather,
        _ => Kind::Artillery105,
    };
    let mut game = neighbours(1, &[target, card, fitting]).impulse(FRENCH);
    game.play_card(target);
    game.choose(Choice::In(Area(11)));
    if !game.is_legal(Choice::Play(card)) {
        assert_eq!(game.no(Choice::Play(card)), No::Cancels { card, played: target });
        return false;
    }
    game.play_card(card);
    assert!(game.state().attack().is_none(), "nothing is left of the attack");
    game.events().any(|event| event == Event::Cancelled { card: target, by: card })
}

fn answers_mortars(card: Kind) -> bool {
    let cards = [Kind::MortarSupport, card, Kind::ImprovedDefenses];
    let mut game = neighbours(1, &cards).impulse(FRENCH);
    let unit = storm::sets::Unit::new(FRENCH, 0);
    game.order(Area(10), &[unit]);
    game.choose(Choice::Fire(Area(11)));
    game.play_card(Kind::MortarSupport);
    game.is_legal(Choice::Play(card))
}

fn flares_work(card: Kind) -> bool {
    let (scene, units) = facing(1, 0, 2, 9, &[Kind::NightAssault, card]);
    let mut game = scene.impulse(VIETMINH);
    declare(&mut game, Area(14), &units, Area(17));
    let base = game.sums().0;
    game.play_card(Kind::NightAssault);
    game.play_card(card);
    game.sums().0 == base
}

/// The firepower of a card fired at an area, as the engine reckons it when the dice are asked for.
fn firepower(scene: &Scene, card: Kind, area: u8) -> u8 {
    let mut game = scene.impulse(card.side());
    game.play_card(card);
    game.choose(Choice::In(Area(area)));
    game.decline_windows();
    game.sums().0
}

pub(crate) fn vm_card_firepower(case: &Case) -> Found {
    let row = |row: &Facts| {
        let card = kind(&row.text("kind"));
        let scene = neighbours(row.number("french"), &[card]);
        firepower(&scene, card, 10) == row.number("fp")
    };
    found([("as_in_table", as_in_table(case.given.rows("table").iter().map(row)))])
}

pub(crate) fn fr_card_firepower(case: &Case) -> Found {
    let row = |row: &Facts| {
        let card = kind(&row.text("kind"));
        let found = if card == Kind::Debouchez {
            let (scene, units) = facing(1, 0, 2, 9, &[card]);
            let mut game = scene.impulse(VIETMINH);
            declare(&mut game, Area(14), &units, Area(17));
            game.play_card(card);
            game.sums().0
        } else {
            firepower(&neighbours(1, &[card]), card, 11)
        };
        found == row.number("fp")
    };
    let result: Value = as_in_table(case.given.rows("table").iter().map(row));
    found([("as_in_table", result)])
}
