//! Twin worlds: two games that differ only in what one seat may not know give that seat, and everybody who
//! watches, the same bytes.

use std::collections::BTreeSet;

use kernel::{Seat, Viewer};
use table::{Dice, Sitter, Table};
use titles::{Entry, Setting, Wanted, open};

use crate::client::{Answer, Client, Live};
use crate::house::{House, asked};

/// The seat that does not know, and the one that has secrets.
const BLIND: Seat = Seat(0);
const SECRET: Seat = Seat(1);

/// A game of a title.
#[derive(Clone, Copy)]
struct Game {
    title: &'static dyn Entry,
    scenario: Option<&'static str>,
    seats: [&'static str; 2],
    seed: u64,
}

fn storm(seed: u64) -> Game {
    Game { title: shelf::title("storm"), scenario: None, seats: ["french", "vietminh"], seed }
}

fn tonkin(scenario: &'static str, seed: u64) -> Game {
    let seats = ["french", "vietminh"];
    Game { title: shelf::title("tonkin"), scenario: Some(scenario), seats, seed }
}

fn company(scenario: &'static str, seed: u64) -> Game {
    let seats = ["white_star", "communist"];
    Game { title: shelf::title("company"), scenario: Some(scenario), seats, seed }
}

/// A game some way on, and two worlds that the blind seat cannot tell apart.
fn twins(game: Game, from: usize) -> [Box<dyn Table>; 2] {
    let Game { title, scenario, seats, seed } = game;
    let scenario = scenario.map(ToOwned::to_owned);
    let loaded = title.load(Wanted { scenario, ..Wanted::default() }).unwrap();
    let seats = seats.map(|name| (name.to_owned(), Sitter::Random));
    let dice = Dice::Open(seed);
    let mut whole = open(Setting { loaded, position: None, seats: seats.into(), dice }).unwrap();
    whole.run();
    let twins = (from..).step_by(7).find_map(|to| {
        let game =
            shelf::titles().load_to(whole.save().as_bytes(), None, [0; 32], Some(to)).unwrap();
        apart(&*game, seed)
    });
    twins.unwrap()
}

/// Two worlds with the same view of the blind seat, if the other can have different secrets.
fn apart(game: &dyn Table, seed: u64) -> Option<[Box<dyn Table>; 2]> {
    let viewer = Viewer::Seat(BLIND);
    let moment = game.log(viewer).len();
    let world =
        |deal: u8| game.sandbox(viewer, moment, [deal; 32], Dice::Open(seed)).unwrap().table;
    let first = world(0);
    let secrets = |table: &dyn Table| table.view_json(Viewer::Seat(SECRET));
    let other = (1..20).map(world).find(|other| secrets(&**other) != secrets(&*first))?;
    Some([first, other])
}

/// One world with its visitors.
struct World {
    id: String,
    blind: Client,
    secret: Client,
    watcher: Client,
    open: Vec<Live>,
}

impl World {
    async fn new(house: &House, table: &dyn Table, people: &[Client; 3]) -> World {
        let [mut blind, secret, mut watcher] = people.clone();
        let id = house.seat_guests(table, "bot", &[&blind, &secret]);
        let open = vec![blind.live(&id, None).await, watcher.live(&id, None).await];
        World { id, blind, secret, watcher, open }
    }

    /// Everything that reaches the blind seat and a watcher, without the id of the table. What is looked up
    /// more rarely is looked up after every fourth choice.
    async fn seen(&mut self, number: u64) -> Vec<String> {
        let (id, mut seen) = (self.id.clone(), Vec::new());
        let table = format!("/t/{id}");
        for visitor in [&mut self.blind, &mut self.watcher] {
            seen.push(plain(&visitor.get(&table).await));
            let rare = ["/at/1", "/at/0", "/save", "/odds?choice=pass"];
            for path in rare.iter().filter(|_| number.is_multiple_of(4)) {
                seen.push(plain(&visitor.get(&format!("{table}{path}")).await));
            }
            let fields = [("choice", "decline"), ("stamp", "0123456789abcdef")];
            seen.push(plain(&visitor.script(&format!("{table}/choose"), &fields).await));
            seen.push(plain(&visitor.script(&format!("{table}/undo"), &fields).await));
        }
        for live in &mut self.open {
            let events = live.waiting().await;
            seen.extend(events.iter().map(|event| format!("{} {}", event.id, event.data)));
        }
        seen.into_iter().map(|text| text.replace(&id, "ID")).collect()
    }
}

/// An answer with its headers, without what differs for everybody.
fn plain(answer: &Answer) -> String {
    let headers: Vec<String> = answer
        .headers
        .iter()
        .filter(|(name, _)| *name != "set-cookie")
        .map(|(name, value)| format!("{name}: {value:?}"))
        .collect();
    format!("{} {headers:?} {}", answer.status, answer.text())
}

fn legal(table: &dyn Table, seat: Seat) -> BTreeSet<String> {
    let offers = table.offers(seat).into_iter().filter(|offer| offer.no.is_none());
    offers.map(|offer| offer.notation).collect()
}

/// What the rules let the blind seat and everybody else know.
fn known(game: &dyn Table) -> String {
    let viewers = [Viewer::Seat(BLIND), Viewer::Spectator];
    let known = viewers.map(|viewer| {
        (game.view_json(viewer), game.log(viewer), format!("{:?}", game.prompt_for(viewer)))
    });
    format!("{known:?}")
}

/// Plays both worlds with the same choices for as long as the same is known of both; gives the number of
/// choices made. That the rules tell nothing they must not is a matter of their own tests.
async fn play_alike(house: &House, worlds: &mut [World; 2], most: u64) -> u64 {
    for number in 0..most {
        let [first, second] = &mut *worlds;
        let games = [house.game(&first.id), house.game(&second.id)];
        if known(&*games[0]) != known(&*games[1]) {
            return number;
        }
        let (one, two) = (first.seen(number).await, second.seen(number).await);
        assert_eq!(one.len(), two.len(), "after {number} choices");
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(one, two, "after {number} choices");
        }
        let Some(seat) = asked(&*games[0]) else { return number };
        assert_eq!(asked(&*games[1]), Some(seat));
        let common: Vec<String> =
            legal(&*games[0], seat).intersection(&legal(&*games[1], seat)).cloned().collect();
        let mut rng = kernel::dice::Rng::from_number(number);
        let Some(choice) = rng.pick(&common) else { return number };
        for world in worlds.iter_mut() {
            let id = world.id.clone();
            let client = if seat == BLIND { &mut world.blind } else { &mut world.secret };
            let answer = client.choose(&id, choice).await;
            assert_eq!(answer.status.as_u16(), 200, "{choice}: {}", answer.text());
        }
    }
    most
}

/// Plays games in twin worlds, each from some entry on; gives the number of choices made.
async fn play_twins(games: &[(Game, usize)], most: u64) -> u64 {
    let house = House::new();
    let mut people = [house.visitor(), house.visitor(), house.visitor()];
    for visitor in &mut people {
        visitor.get("/").await;
    }
    let mut played = 0;
    for (game, from) in games {
        let [one, two] = twins(*game, *from);
        let one = World::new(&house, &*one, &people).await;
        let two = World::new(&house, &*two, &people).await;
        played += play_alike(&house, &mut [one, two], most).await;
    }
    played
}

#[tokio::test]
async fn cards_reach_the_other_seat_in_no_way() {
    let games = [(storm(1), 60), (storm(2), 140), (storm(3), 320), (storm(4), 220)];
    let played = play_twins(&games, 14).await;
    assert!(played > 30, "only {played} choices were made");
}

#[tokio::test]
async fn stacks_of_the_viet_minh_reach_the_french_in_no_way() {
    let games = [
        (tonkin("na_san", 1), 90),
        (tonkin("cao_bang", 2), 150),
        (tonkin("hoa_binh", 3), 220),
        (tonkin("dien_bien_phu", 4), 300),
    ];
    let played = play_twins(&games, 8).await;
    assert!(played > 8, "only {played} choices were made");
}

#[tokio::test]
async fn hidden_units_and_markers_reach_white_star_in_no_way() {
    let games = [
        (company("search_and_destroy", 1), 4),
        (company("valley_sweep", 2), 40),
        (company("valley_sweep", 5), 100),
    ];
    let played = play_twins(&games, 10).await;
    assert!(played > 10, "only {played} choices were made");
}
