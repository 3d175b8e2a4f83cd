//! The table page of Tonkin: sound at every kind of question, every counter that is seen in its hex or box,
//! and nothing in it of what is hidden from its viewer.

use std::collections::BTreeSet;

use kernel::dice::Rng;
use kernel::{Rules, Seat, Viewer};
use pages::{self, About, Reader, Scene};
use screen::html::{Element, sound};
use screen::play::{asked, choose};
use table::{Dice, Table, Waits};
use titles::Wanted;
use tonkin::Tonkin;
use tonkin::view::View;

use crate::game::{languages, scene, title, titles};

const FRENCH: Seat = Seat(0);
const VIETMINH: Seat = Seat(1);

/// What a page may weigh.
const MOST_BYTES: usize = 1_300_000;

fn open(scenario: &str, seed: u64) -> Box<dyn Table> {
    let wanted = Wanted { scenario: Some(scenario.to_owned()), ..Wanted::default() };
    screen::play::open(title(), wanted, Dice::Open(seed))
}

/// Some choice; the set-up as the scenario suggests it, and mostly nobody moves, so that months pass.
fn step(game: &mut dyn Table) -> bool {
    let Some(seat) = asked(game) else { return false };
    let offers = game.offers(seat);
    let mut legal = offers.iter().filter(|offer| offer.no.is_none());
    let ready = legal.find(|offer| offer.notation == "default");
    if let Some(ready) = ready {
        let notation = ready.notation.clone();
        game.choose(seat, &notation).unwrap();
        game.run();
        return true;
    }
    choose(game)
}

fn played(scenario: &str, seed: u64, choices: usize) -> Box<dyn Table> {
    let mut game = open(scenario, seed);
    for _ in 0..choices {
        step(&mut *game);
    }
    game
}

fn seen(game: &dyn Table, viewer: Viewer) -> (std::sync::Arc<Tonkin>, View) {
    let seen = game.view(viewer).viewed::<Tonkin>().expect("a game of Tonkin");
    (seen.rules.clone(), seen.view.clone())
}

#[test]
fn every_kind_of_question_makes_a_sound_page() {
    let mut met: BTreeSet<String> = BTreeSet::new();
    for (seed, scenario) in [(1, "hoa_binh"), (2, "cao_bang"), (3, "na_san")] {
        let mut game = open(scenario, seed);
        for _ in 0..700 {
            if let Waits::Choice { prompt, seats } = game.waits()
                && met.insert(prompt.id.to_owned())
            {
                let held = [seats.lowest().unwrap()];
                let languages = languages();
                let words = &languages[met.len() % 2];
                let name = format!("{} in {}", prompt.id, words.lang());
                let html = pages::table(&scene(&*game, words, &held));
                assert!(html.len() < MOST_BYTES, "{name}: {} bytes", html.len());
                let page = sound(&name, &html);
                let legal = game.offers(held[0]).iter().filter(|offer| offer.no.is_none()).count();
                let buttons = page.id("choose").unwrap().tagged("button").len();
                assert_eq!(buttons, legal, "{name}");
            }
            if !step(&mut *game) {
                break;
            }
        }
    }
    assert!(met.len() >= 20, "only {met:?}");
}

#[test]
fn the_page_of_the_french_names_no_hidden_unit() {
    let [english, _] = languages();
    for choices in [40, 160, 420] {
        let game = played("hoa_binh", 5, choices);
        let (rules, view) = seen(&*game, Viewer::Seat(FRENCH));
        let log = game.log(Viewer::Seat(FRENCH));
        let html = pages::table(&scene(&*game, &english, &[FRENCH]));
        assert!(!view.hidden.is_empty());
        let page = sound("french", &html);
        let live = page.id("live").unwrap();
        for unit in view.hidden.iter() {
            let key = format!("unit/{unit}");
            let on_map = live.all().iter().any(|element| {
                let keys = element.get("data-keys").or(element.get("data-key")).unwrap_or("");
                keys.split(' ').any(|known| known == key)
            });
            assert!(!on_map, "{} is on the map", rules.name(&key, "en").unwrap());
        }
        // What happened to pieces that the French were never shown is not in their log.
        let told: BTreeSet<String> = log
            .iter()
            .flat_map(|moment| moment.said.facts.iter())
            .flat_map(|(_, fact)| match fact {
                kernel::Fact::Name(key) => vec![key.clone()],
                kernel::Fact::Names(keys) => keys.clone(),
                _ => Vec::new(),
            })
            .collect();
        let enemy = game.log(Viewer::Seat(VIETMINH)).len();
        assert!(log.len() <= enemy, "{} of {enemy}, {told:?}", log.len());
    }
}

#[test]
fn two_worlds_that_the_french_cannot_tell_apart_make_the_same_page() {
    let [english, _] = languages();
    let game = played("hoa_binh", 9, 200);
    let (rules, view) = seen(&*game, Viewer::Seat(FRENCH));
    let drawn = |view: View| {
        let back = pages::LookBack { moment: 3, view: table::Glimpse::of(rules.clone(), view) };
        let scene = Scene { look_back: Some(back), ..scene(&*game, &english, &[FRENCH]) };
        pages::table(&scene)
    };
    let page = drawn(view.clone());
    for seed in 0..2 {
        let other = rules.determinize(&view, &mut Rng::from_number(seed));
        assert_eq!(drawn(rules.view(&other, Viewer::Seat(FRENCH))), page);
    }
}

#[test]
fn a_march_shows_its_reach_with_costs_and_why_it_ends() {
    let [english, _] = languages();
    let mut game = played("hoa_binh", 1, 3);
    for _ in 0..4000 {
        if let Waits::Choice { prompt, .. } = game.waits()
            && prompt.id == "tonkin-ask-march"
        {
            break;
        }
        assert!(step(&mut *game));
    }
    let seat: Seat = asked(&*game).unwrap();
    let page = sound("march", &pages::table(&scene(&*game, &english, &[seat])));
    let live = page.id("live").unwrap();
    let costs: usize = live.class("l-reach").iter().map(|layer| layer.class("tag").len()).sum();
    assert!(costs >= 3, "{costs} costs");
    let places = page.class("place");
    let told = |word: &str| places.iter().filter(|place| place.spoken().contains(word)).count();
    assert!(told(" mp") > costs, "some hexes are reached, others just not");
    assert!(page.id("choose").unwrap().tagged("button").len() >= costs);
}

#[test]
fn the_layers_of_the_board_have_their_switches() {
    let [english, french] = languages();
    let game = played("hoa_binh", 4, 30);
    for words in [english, french] {
        let page = sound("layers", &pages::table(&scene(&*game, &words, &[VIETMINH])));
        let names: Vec<&str> =
            page.tagged("input").iter().filter_map(|input| input.get("data-layer")).collect();
        assert_eq!(names.len(), 8);
        let live = page.id("live").unwrap();
        for name in ["zoc", "supply", "roads", "stacking", "vp", "control"] {
            assert!(names.contains(&name));
            assert!(!live.class(&format!("l-{name}")).is_empty(), "nothing of {name}");
        }
    }
}

#[test]
fn components_and_introduction_are_sound() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/", titles: titles() };
        let about = About { reader, title: title() };
        let page = sound("components", &pages::components(&about));
        assert_eq!(page.tagged("table").len(), 10);
        assert!(page.class("dagger").len() > 100);
        let page = sound("learn", &pages::learn(&about));
        assert!(page.class("counter").len() >= 2);
    }
}

/// Plays until one of the legal choices begins so; the seat that has it.
fn until(game: &mut dyn Table, start: &str) -> Seat {
    for _ in 0..6000 {
        let seat = asked(game).unwrap();
        let offers = game.offers(seat);
        let is_wanted =
            |offer: &table::Offer| offer.no.is_none() && offer.notation.starts_with(start);
        if offers.iter().any(is_wanted) {
            return seat;
        }
        assert!(step(game));
    }
    panic!("{start} was never offered");
}

#[test]
fn an_attack_has_odds_before_its_units_are_picked() {
    let [english, _] = languages();
    let mut game = played("hoa_binh", 1, 3);
    let seat = until(&mut *game, "attack ");
    let page = sound("operations", &pages::table(&scene(&*game, &english, &[seat])));
    let figures = |page: &Element| {
        let buttons = page.id("choose").unwrap().tagged("button");
        let mine =
            buttons.into_iter().filter(|one| one.get("value").unwrap().starts_with("attack"));
        mine.map(|one| one.class("num").iter().map(|figure| figure.spoken()).collect()).collect()
    };
    let figures: Vec<String> = figures(&page);
    assert!(!figures.is_empty());
    assert!(figures.iter().all(|figure| figure.contains("up to") && figure.contains('%')));
    let attack = game
        .offers(seat)
        .into_iter()
        .find(|offer| offer.no.is_none() && offer.notation.starts_with("attack "));
    game.choose(seat, &attack.unwrap().notation).unwrap();
    game.run();
    let page = sound("plan", &pages::table(&scene(&*game, &english, &[seat])));
    let odds = page.id("odds").unwrap();
    let title = |odds: &Element| odds.tagged("h2")[0].spoken();
    assert!(title(odds).contains("with all who can join"), "{}", title(odds));
    assert!(odds.class("ledger").len() >= 2 && odds.class("big").len() >= 4);
    // With one of them the odds are those of the attack as it stands, and with all what it could be.
    let joins = game
        .offers(seat)
        .into_iter()
        .filter(|offer| offer.no.is_none() && offer.notation.starts_with("with "));
    let joins: Vec<String> = joins.map(|offer| offer.notation).collect();
    game.choose(seat, &joins[0]).unwrap();
    game.run();
    let page = sound("picked", &pages::table(&scene(&*game, &english, &[seat])));
    let odds = page.id("odds").unwrap();
    assert!(title(odds).contains("As it stands"), "{}", title(odds));
    assert_eq!(odds.class("whatif").is_empty(), joins.len() == 1);
}

#[test]
fn what_arranges_a_stack_stands_behind_and_is_not_lit() {
    let [english, _] = languages();
    let mut game = played("hoa_binh", 1, 3);
    let seat = until(&mut *game, "under ");
    let page = sound("stacks", &pages::table(&scene(&*game, &english, &[seat])));
    let folds = page.id("choose").unwrap().class("fold");
    let order = folds.iter().find(|fold| {
        fold.tagged("button").iter().any(|one| one.get("value").unwrap().starts_with("under "))
    });
    let order = order.expect("what arranges stacks is folded");
    let both = |start: &str| {
        let buttons = order.tagged("button");
        buttons.iter().filter(|one| one.get("value").unwrap().starts_with(start)).count()
    };
    assert!(both("top ") > 0 && both("under ") > 0);
    assert_eq!(both("top ") + both("under "), order.tagged("button").len());
}

#[test]
fn a_phase_in_which_nothing_happened_has_no_heading() {
    let [english, _] = languages();
    let game = played("hoa_binh", 5, 300);
    let viewer = Viewer::Seat(VIETMINH);
    let log = game.log(viewer);
    let is_phase = |moment: &table::Moment| moment.said.id == "tonkin-event-phase";
    let bare = |pair: &[&table::Moment]| pair.iter().all(|moment| is_phase(moment));
    let all: Vec<&table::Moment> = log.iter().collect();
    assert!(all.windows(2).any(bare), "some phase of the game has nothing in it");
    let sight = title().sight(&game.view(viewer));
    let told = look::story::told(&*sight, 0);
    let told: Vec<&table::Moment> = told.iter().collect();
    assert!(!told.windows(2).any(bare));
    // Nothing else is left out.
    let others = |moments: &[&table::Moment]| moments.iter().filter(|m| !is_phase(m)).count();
    assert_eq!(others(&told), others(&all));
    assert_eq!(told.last().map(|moment| moment.number), all.last().map(|moment| moment.number));
    let page = sound("log", &pages::table(&scene(&*game, &english, &[VIETMINH])));
    let story = page.id("story").unwrap();
    let mut last = "";
    for element in story.all() {
        let class = element.get("class").unwrap_or("");
        let is_heading = class.contains("k-head");
        assert!(!(is_heading && last == "heading"), "two headings without a line between");
        if is_heading {
            last = "heading";
        } else if ["li", "p", "summary"].contains(&element.tag.as_str()) {
            last = "line";
        }
    }
}

/// Puts all who can join into the attack that is being put together, by the list and from its end.
fn everybody_joins(game: &mut dyn Table, seat: Seat) -> usize {
    let mut joined = 0;
    loop {
        let offers = game.offers(seat);
        let mut legal = offers.iter().rev().filter(|offer| offer.no.is_none());
        let Some(join) = legal.find(|offer| offer.said.id == "tonkin-choice-with") else {
            return joined;
        };
        game.choose(seat, &join.notation).unwrap();
        joined += 1;
    }
}

/// The figures of the odds panel while a choice is looked at.
fn figures(game: &dyn Table, seat: Seat, previewed: &str) -> Vec<String> {
    let [english, _] = languages();
    let held = [seat];
    let shown = Scene { previewed: Some(previewed), ..scene(game, &english, &held) };
    let page = sound(previewed, &pages::table(&shown));
    page.id("odds").unwrap().class("big").iter().map(|figure| figure.spoken()).collect()
}

/// The first attack that can be made, if one can be.
fn attack(game: &dyn Table, seat: Seat) -> Option<String> {
    let offers = game.offers(seat);
    let mut legal = offers.iter().filter(|offer| offer.no.is_none());
    legal.find(|offer| offer.said.id == "tonkin-choice-attack").map(|offer| offer.notation.clone())
}

#[test]
fn odds_with_all_who_can_join_are_those_of_everybody_picked_by_hand() {
    let mut most = 0;
    for scenario in ["na_san", "hoa_binh"] {
        let mut game = open(scenario, 7);
        let mut compared = 0;
        for _ in 0..3000 {
            let Some(seat) = asked(&*game) else { break };
            let Some(attack) = attack(&*game, seat).filter(|_| compared < 6) else {
                step(&mut *game);
                continue;
            };
            let promised = figures(&*game, seat, &attack);
            assert!(!promised.is_empty(), "{scenario}: {attack}");
            game.choose(seat, &attack).unwrap();
            let joined = everybody_joins(&mut *game, seat);
            most = most.max(joined);
            let made = figures(&*game, seat, "fire");
            assert_eq!(promised, made, "{scenario}: {attack} with {joined}");
            game.choose(seat, "fire").unwrap();
            game.run();
            compared += 1;
        }
        assert!(compared >= 2, "{scenario}: {compared}");
    }
    assert!(most >= 6, "{most} at most");
}
