//! Golden texts: one of each sentence, and boards, in both languages, to be read by people.

use std::sync::Arc;

use kernel::dice::Rng;
use kernel::{Message, Next, Rules, Seat, Viewer};
use storm::Storm;
use storm::choice::Choice;
use storm::components::{Area, Kind, Side};
use storm::flow::{Impulse, Stage, State, Step};
use storm::sets::Unit;
use storm_look::text::{board, hand};
use table::{Glimpse, Viewed};
use words::Words;

use crate::game::{title, words};
use crate::samples;

/// Compares a text with the one kept under `golden/`, in each language.
fn golden(name: &str, text: impl Fn(&Words) -> String) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../golden");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    for lang in words::LANGUAGES {
        let words = words(lang);
        settings.bind(|| insta::assert_snapshot!(format!("{name}.{lang}"), text(&words)));
    }
}

fn lines(words: &Words, said: &[impl Message]) -> String {
    let rules = samples::rules();
    let names = |key: &str, lang: &str| rules.name(key, lang);
    let lines: Vec<String> = said.iter().map(|said| words.message(said, &names)).collect();
    lines.join("\n")
}

#[test]
fn sentences() {
    golden("choices", |words| lines(words, &samples::choices()));
    golden("questions", |words| lines(words, &samples::prompts()));
    golden("rolls", |words| lines(words, &samples::asks()));
    golden("events", |words| lines(words, &samples::events()));
    let rules = samples::rules();
    golden("refusals", |words| {
        let names = |key: &str, lang: &str| rules.name(key, lang);
        let said = samples::refusals();
        let lines: Vec<String> = said.iter().map(|no| words.refusal(no, &names)).collect();
        lines.join("\n")
    });
}

/// The game once the first cards are drawn.
fn opening(rules: &Storm) -> State {
    let mut state = rules.start();
    let mut rng = Rng::from_number(1);
    while let Next::Chance(chance) = rules.next(&state) {
        let roll = chance.request.roll(&mut rng);
        rules.resolve(&mut state, &roll, &mut ());
    }
    state
}

/// A position with every kind of marker: Beatrice has fallen, the fifth turn is under way.
fn siege(rules: &Storm) -> State {
    let mut state = rules.set_up();
    state.turn = 5;
    let board = &mut state.board;
    for index in 0..4 {
        board.take(Unit::new(Side::French, index), Area(14));
    }
    board.eliminated[Side::French as usize].insert(0);
    for index in 1..4 {
        board.put(Unit::new(Side::French, index), Area(17));
        board.spend(Unit::new(Side::French, index));
    }
    for index in 0..5 {
        board.take(Unit::new(Side::VietMinh, index), Area(8));
        board.put(Unit::new(Side::VietMinh, index), Area(14));
        board.spend(Unit::new(Side::VietMinh, index));
    }
    board.lost_before = std::mem::take(&mut board.lost_now);
    board.set_trench(Area(8), 3);
    board.set_trench(Area(15), 1);
    board.fire[Side::French as usize].insert(Area(17));
    board.out_of_supply.insert(Area(17));
    board.no_replacements = true;
    board.waiting = Default::default();
    board.replacement_box = Default::default();
    board.star = Default::default();
    for kind in [Kind::CounterAttack, Kind::Mines, Kind::Mines, Kind::Bigeard] {
        state.cards.deck.take(kind);
        state.cards.hand.add(kind);
    }
    for kind in [Kind::Artillery105, Kind::NightAssault, Kind::NightAssault, Kind::Rats] {
        state.cards.deck.take(kind);
        if kind == Kind::NightAssault { &mut state.cards.discards } else { &mut state.cards.hand }
            .add(kind);
    }
    state.cards.deck.take(Kind::Katyusha);
    state.cards.removed.add(Kind::Katyusha);
    state.steps.push(Step::Impulse(Impulse { side: Side::French, stage: Stage::Choose }));
    state
}

/// What a viewer sees of a game.
fn seen(rules: &Storm, state: &State, viewer: Viewer) -> Viewed<Storm> {
    Viewed::new(Arc::new(rules.clone()), rules.view(state, viewer))
}

#[test]
fn the_board_at_the_start() {
    let rules = samples::rules();
    let viewed = seen(&rules, &opening(&rules), Viewer::Seat(Seat(1)));
    golden("board", |words| board(&viewed, words));
    golden("hand", |words| hand(&viewed, words));
    let words = words("en");
    let any = Glimpse::of(Arc::clone(&viewed.rules), viewed.view.clone());
    let sight = title().sight(&any);
    assert_eq!(sight.text(&words), board(&viewed, &words));
    assert_eq!(sight.text_hand(&words), hand(&viewed, &words));
}

#[test]
fn the_board_in_the_siege() {
    let rules = samples::rules();
    let state = siege(&rules);
    for (name, seat) in [("siege-french", 0), ("siege-vietminh", 1)] {
        let viewed = seen(&rules, &state, Viewer::Seat(Seat(seat)));
        golden(name, |words| format!("{}\n{}", board(&viewed, words), hand(&viewed, words)));
    }
}

/// A choice of the seat, proven and carried out.
fn choose(rules: &Storm, state: &mut State, seat: Seat, choice: Choice) {
    let legal = kernel::legal::prove(rules, state, seat, &choice).expect("the choice is legal");
    rules.apply(state, seat, legal, &mut ());
}

#[test]
fn the_odds_of_an_assault() {
    let rules = samples::rules();
    let (mut state, seat) = (opening(&rules), Seat(1));
    choose(&rules, &mut state, seat, Choice::Act(Area(8)));
    choose(&rules, &mut state, seat, Choice::PickAll);
    let view = rules.view(&state, Viewer::Seat(seat));
    let assault = Choice::Assault(Area(14));
    let odds = kernel::odds(&rules, &view, seat, &assault).expect("dice decide an assault");
    golden("odds", |words| {
        words.odds(&odds, &title().manner().counted, &|key, lang| rules.name(key, lang))
    });
}

#[test]
fn the_board_before_the_bids() {
    let mut rules = samples::rules();
    rules.sides = storm::Sides::BidFor;
    let viewed = seen(&rules, &rules.start(), Viewer::Spectator);
    golden("bidding", |words| {
        let board = board(&viewed, words);
        let heading: Vec<&str> = board.lines().take_while(|line| !line.is_empty()).collect();
        format!("{}\n{}", heading.join("\n"), hand(&viewed, words))
    });
}

#[test]
fn lines_fit_the_terminal() {
    let rules = samples::rules();
    for state in [opening(&rules), siege(&rules)] {
        for seat in [Seat(0), Seat(1)] {
            let viewed = seen(&rules, &state, Viewer::Seat(seat));
            for lang in words::LANGUAGES {
                let words = words(lang);
                let text = board(&viewed, &words) + &hand(&viewed, &words);
                let long = text.lines().find(|line| line.chars().count() > 100);
                assert_eq!(long, None);
            }
        }
    }
}
