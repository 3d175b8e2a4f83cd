//! The table page of Men of Company B: sound at every kind of question, the exact chance on every number of
//! dice, nothing hidden in the page of White Star; the form of a new table and the builder of lists.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, Viewer};
use pages::{self, About, LookBack, NewTable, Reader, RuleBook, Scene, has_rule};
use screen::html::{Element, sound};
use screen::play::{asked, choose, play_until};
use table::{Dice, Table, Waits};
use titles::Wanted;
use words::Words;

use crate::game::{languages, scene, title, titles};

const WHITE_STAR: Seat = Seat(0);
const COMMUNIST: Seat = Seat(1);

/// All that is said inside an element, whatever it is called as a whole.
fn told(element: &Element) -> String {
    element.all().iter().map(|one| one.spoken()).collect::<Vec<_>>().join(" ")
}

/// What a page may weigh.
const MOST_BYTES: usize = 420_000;

const FIGHTS: [(&str, &str); 3] = [
    ("search_and_destroy", include_str!("../../../rules/tests/positions/fight_vc.toml")),
    ("valley_sweep", include_str!("../../../rules/tests/positions/fight_nva.toml")),
    ("number_one", include_str!("../../../rules/tests/positions/fight_mech.toml")),
];

/// White Star is to move in the thick of it.
fn thick() -> Box<dyn Table> {
    fight(FIGHTS[0].0, FIGHTS[0].1)
}

/// Options by key.
type Chosen<'a> = &'a [(&'a str, &'a str)];

fn open(mission: &str, options: Chosen<'_>, seed: u64) -> Box<dyn Table> {
    let options = options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    let (scenario, options) = (Some(mission.to_owned()), options.collect());
    screen::play::open(title(), Wanted { scenario, options, ..Wanted::default() }, Dice::Open(seed))
}

fn fight(mission: &str, position: &str) -> Box<dyn Table> {
    let wanted = Wanted { scenario: Some(mission.to_owned()), ..Wanted::default() };
    let mut game = screen::play::at(title(), wanted, position, Dice::Open(3));
    game.run();
    game
}

#[test]
fn every_kind_of_question_makes_a_sound_page_in_both_languages() {
    let mut met: BTreeSet<String> = BTreeSet::new();
    let all = [("hidden_loop", "yes"), ("peasants_flee", "yes"), ("countdown_mode", "choose")];
    let bid = [("bid_for_sides", "yes")];
    let mut games: Vec<Box<dyn Table>> =
        FIGHTS.iter().map(|(mission, at)| fight(mission, at)).collect();
    let opened: [(&str, Chosen<'_>, u64); 5] = [
        ("search_and_destroy", &[], 1),
        ("valley_sweep", &all, 2),
        ("hot_lz", &bid, 3),
        ("number_one", &all, 4),
        ("hold_the_hamlet", &[], 5),
    ];
    games.extend(opened.map(|(mission, options, seed)| open(mission, options, seed)));
    for mut game in games {
        for _ in 0..700 {
            if let Waits::Choice { prompt, .. } = game.waits()
                && met.insert(prompt.id.to_owned())
            {
                let seat = asked(&*game).unwrap();
                for words in languages() {
                    let name = format!("{} in {}", prompt.id, words.lang());
                    let html = pages::table(&scene(&*game, &words, &[seat]));
                    assert!(html.len() < MOST_BYTES, "{name}: {} bytes", html.len());
                    let page = sound(&name, &html);
                    let offers = game.offers(seat);
                    let legal = offers.iter().filter(|offer| offer.no.is_none()).count();
                    let buttons = page.id("choose").unwrap().tagged("button").len();
                    assert_eq!(buttons, legal, "{name}");
                }
            }
            if !choose(&mut *game) {
                break;
            }
        }
    }
    assert!(met.len() >= 20, "only {} kinds: {met:?}", met.len());
}

#[test]
fn every_number_of_dice_has_its_exact_chance() {
    let [english, _] = languages();
    let mut game = thick();
    play_until(&mut *game, "company-ask-dice");
    let seat = asked(&*game).unwrap();
    let page = sound("dice", &pages::table(&scene(&*game, &english, &[seat])));
    let buttons = page.id("choose").unwrap().tagged("button");
    let dice: Vec<_> =
        buttons.iter().filter(|one| one.get("value").unwrap().starts_with("dice ")).collect();
    assert!(!dice.is_empty());
    for button in dice {
        assert!(button.spoken().contains('%'), "{}", button.spoken());
    }
    let offers = game.offers(seat);
    let most = offers.iter().rfind(|offer| offer.notation.starts_with("dice ")).unwrap();
    let previewed = Some(most.notation.as_str());
    let held = [seat];
    let scene = Scene { previewed, ..scene(&*game, &english, &held) };
    let page = sound("odds", &pages::table(&scene));
    let odds = page.id("odds").unwrap();
    assert!(told(odds).contains("it succeeds"), "{}", told(odds));
}

#[test]
fn dice_lie_on_the_table_with_what_they_needed() {
    let [english, _] = languages();
    let mut game = thick();
    play_until(&mut *game, "company-ask-dice");
    choose(&mut *game);
    let viewer = Viewer::Seat(WHITE_STAR);
    let log = game.log(viewer);
    let rolled = log.iter().find(|one| one.said.id == "company-event-action-rolled").unwrap();
    assert!(!rolled.dice.is_empty());
    let view = game.view_at(viewer, rolled.number).unwrap();
    let look_back = Some(LookBack { moment: rolled.number, view });
    let scene = Scene { look_back, ..scene(&*game, &english, &[WHITE_STAR]) };
    let page = sound("rolled", &pages::table(&scene));
    let tray = page.class("roll");
    assert_eq!(tray.len(), 1);
    assert_eq!(tray[0].class("die").len(), rolled.dice.len());
    assert!(told(page.id("prompt").unwrap()).contains("needed"));
}

#[test]
fn every_roll_says_what_it_needed_and_why() {
    // A move into the open and a die that only counts off say all in their own sentence.
    let plain =
        ["action-rolled", "countdown", "deviation-rolled", "fall-back-rolled", "value-rolled"];
    let mut met: BTreeMap<String, usize> = BTreeMap::new();
    let games = FIGHTS.iter().map(|(mission, at)| fight(mission, at));
    for mut game in
        games.chain([open("hold_the_hamlet", &[], 5), open("search_and_destroy", &[], 7)])
    {
        while choose(&mut *game) {}
        let viewer = Viewer::Seat(WHITE_STAR);
        for rolled in game.log(viewer).iter().filter(|moment| !moment.dice.is_empty()) {
            let event = rolled.said.id.trim_start_matches("company-event-");
            let count = met.entry(event.to_owned()).or_default();
            *count += 1;
            if *count > 3 || plain.contains(&event) {
                continue;
            }
            for words in languages() {
                let view = game.view_at(viewer, rolled.number).unwrap();
                let look_back = Some(LookBack { moment: rolled.number, view });
                let scene = Scene { look_back, ..scene(&*game, &words, &[WHITE_STAR]) };
                let page = sound(event, &pages::table(&scene));
                let why: String = page.class("whyroll").iter().map(|one| told(one)).collect();
                assert!(
                    why.chars().any(char::is_alphabetic),
                    "{event} in {}: {why:?}",
                    words.lang()
                );
                assert!(!why.contains("company-"), "{event}: {why}");
            }
        }
    }
    for event in
        ["morale", "shot-rolled", "saved", "assault-rolled", "trap-rolled", "leader-rolled"]
    {
        assert!(met.contains_key(event), "{event} was never rolled: {met:?}");
    }
    println!("{met:?}");
}

#[test]
fn the_page_of_white_star_does_not_know_what_is_hidden() {
    for words in languages() {
        let game = thick();
        let white = pages::table(&scene(&*game, &words, &[WHITE_STAR]));
        let own = pages::table(&scene(&*game, &words, &[COMMUNIST]));
        sound("white star", &white);
        sound("communist", &own);
        // C4 hides in I2.
        let hidden = |page: &str| page.contains("id=\"pile-C4\"");
        assert!(hidden(&own) && !hidden(&white));
        let place = |page: &str| {
            let page = sound("place", page);
            page.id("place-I2").unwrap().class("unit").len()
        };
        assert_eq!((place(&white), place(&own)), (0, 1));
        assert!(white.contains("class=\"maybe\"") && !own.contains("class=\"maybe\""));
        let watcher = pages::table(&scene(&*game, &words, &[]));
        assert!(!hidden(&watcher));
    }
}

#[test]
fn forces_ring_and_points_are_told() {
    let [english, _] = languages();
    let game = thick();
    let page = sound("status", &pages::table(&scene(&*game, &english, &[WHITE_STAR])));
    assert_eq!(page.id("hand").unwrap().class("piece").len(), 5 + 6);
    assert_eq!(page.class("mk").len(), 6);
    let status = told(page.id("status").unwrap());
    for word in ["Search and destroy", "5 counters left", "token held", "Communist unit"] {
        assert!(status.contains(word), "{word}: {status}");
    }
}

#[test]
fn components_introduction_and_book_are_sound() {
    for words in languages() {
        let reader = Reader { words: &words, path: "/", titles: titles() };
        let about = About { reader, title: title() };
        let page = sound("components", &pages::components(&about));
        assert_eq!(page.tagged("table").len(), 9);
        assert!(page.class("dagger").len() > 60);
        let page = sound("learn", &pages::learn(&about));
        assert!(page.class("counter").len() >= 2);
        let book = RuleBook { reader, title: title(), query: "" };
        sound("book", &pages::rulebook(&book));
        for link in page.tagged("a").iter().filter_map(|link| link.get("href")) {
            let Some((_, rule)) = link.split_once("#r") else { continue };
            assert!(has_rule(title().manner(), words.lang(), rule), "{rule}");
        }
    }
}

fn sent(fields: &[(&str, &str)]) -> BTreeMap<String, String> {
    fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect()
}

fn new_table<'a>(words: &'a Words, sent: &'a BTreeMap<String, String>) -> NewTable<'a> {
    let reader = Reader { words, path: "/new/company", titles: titles() };
    NewTable { reader, title: title(), wrong: &[], sent }
}

#[test]
fn a_new_table_offers_maps_armies_and_the_builder() {
    for words in languages() {
        let nothing = BTreeMap::new();
        let page = sound("new", &pages::new_table(&new_table(&words, &nothing)));
        assert_eq!(page.id("map").unwrap().tagged("option").len(), 1 + 8 + 1 + 4);
        assert!(page.id("white_star").unwrap().tagged("option").len() > 4);
        assert!(page.id("map_seed").is_some());
        let builds = page.tagged("button").into_iter();
        let builds = builds.filter(|one| one.get("formaction") == Some("/lists/company"));
        assert_eq!(builds.count(), 2);
    }
}

#[test]
fn the_builder_begins_with_the_list_of_the_mission_and_finds_it_sound() {
    for words in languages() {
        for side in ["white_star", "communist"] {
            let form = sent(&[("build", side), ("scenario", "number_one"), ("mode", "both")]);
            let page = pages::builder(&new_table(&words, &form)).unwrap();
            let page = sound("builder", &page);
            assert_eq!(page.class("faults").len(), 0, "{side}");
            let kept = page.tagged("input").into_iter();
            let kept = kept.filter(|one| one.get("name") == Some("mode"));
            assert_eq!(kept.count(), 1, "what was filled in before travels along");
        }
    }
}

#[test]
fn the_builder_says_all_that_is_wrong_in_both_languages() {
    for words in languages() {
        let form = sent(&[
            ("build", "white_star"),
            ("scenario", "search_and_destroy"),
            ("nation", "US"),
            ("n-us_rifle-average-1", "6"),
            ("n-tank-none-2", "9"),
            ("use", "1"),
        ]);
        let page = sound("faults", &pages::builder(&new_table(&words, &form)).unwrap());
        let faults = page.class("faults")[0].tagged("li");
        // Two groups too large, no commander, too many vehicles, the points.
        assert!(faults.len() >= 5, "{faults:?}");
        assert!(told(page.id("sum").unwrap()).contains("360"));
    }
}

#[test]
fn a_sound_list_goes_into_the_form_and_opens_a_table() {
    let [english, _] = languages();
    let form = sent(&[
        ("build", "white_star"),
        ("scenario", "search_and_destroy"),
        ("mode", "both"),
        ("nation", "US"),
        ("n-us_command-average-1", "1"),
        ("n-us_rifle-average-1", "2"),
        ("n-us_rifle-average-2", "2"),
        ("use", "1"),
    ]);
    let page = pages::builder(&new_table(&english, &form)).unwrap();
    let page = sound("new", &page);
    let select = page.id("white_star").unwrap();
    let options = select.tagged("option");
    let picked = options.iter().find(|one| one.get("selected").is_some()).unwrap();
    let list = picked.get("value").unwrap();
    assert!(picked.spoken().contains("118"), "{}", picked.spoken());
    assert!(page.id("mode-both").unwrap().get("checked").is_some());
    let game = open("search_and_destroy", &[("white_star", list)], 1);
    assert_eq!(game.offers(COMMUNIST).len(), 5);
}

#[test]
fn a_random_map_has_its_own_ground() {
    let [english, _] = languages();
    let game = open("search_and_destroy", &[("map", "random_delta"), ("map_seed", "41")], 1);
    let html = pages::table(&scene(&*game, &english, &[COMMUNIST]));
    sound("random", &html);
    let (_, rest) = html.split_once("/ground/").unwrap();
    let (file, _) = rest.split_once('"').unwrap();
    assert!(pages::assets::find(titles(), &format!("/ground/{file}")).is_some());
}

#[test]
fn a_square_leads_to_the_action_that_goes_there_or_says_why_not() {
    let [english, _] = languages();
    let mut game = thick();
    play_until(&mut *game, "company-ask-action");
    let seat = asked(&*game).unwrap();
    let page = sound("action", &pages::table(&scene(&*game, &english, &[seat])));
    let is_offered = |number: &str| {
        page.all().iter().any(|one| one.tag == "button" && one.get("data-n") == Some(number))
    };
    let leads: Vec<_> =
        page.all().into_iter().filter(|one| one.get("data-via").is_some()).collect();
    assert!(!leads.is_empty(), "somewhere the unit can go");
    for one in &leads {
        assert!(one.get("data-via").unwrap().split(' ').all(is_offered));
    }
    // What no candidate names is refused by the rules' own check, with its rule.
    let beyond = page.class("beyond");
    let told = told(beyond.first().expect("most squares are out of reach"));
    assert!(told.contains("is not next to the unit") && told.contains("X10.1"), "{told}");
    // Who is not asked is told nothing of it.
    let other = Seat(1 - seat.0);
    let page = sound("other", &pages::table(&scene(&*game, &english, &[other])));
    assert!(page.class("beyond").is_empty());
    assert!(page.all().iter().all(|one| one.get("data-via").is_none()));
}

/// Lines of sight are a layer of this title: their switch, its key and its words come from it alone.
#[test]
fn lines_of_sight_have_a_switch_and_a_key() {
    let [english, _] = languages();
    let game = thick();
    let page = sound("sight", &pages::table(&scene(&*game, &english, &[WHITE_STAR])));
    let switch = page.id("layer-sight").expect("the switch is in the page");
    assert_eq!((switch.get("data-layer"), switch.get("data-switch")), (Some("sight"), Some("v")));
    assert!(told(page.id("keys").unwrap()).contains("What is seen from a square"));
}
