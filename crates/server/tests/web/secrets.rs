//! Twin worlds: two games that differ only in what the French may not know give the French, and everybody
//! who watches, the same bytes.

use std::collections::BTreeSet;

use kernel::{Seat, Viewer};
use table::{Dice, Setting, Sitter, Table};
use titles::{TitleId, Wanted};

use crate::client::{Answer, Client, Live};
use crate::house::{House, asked};

const FRENCH: Seat = Seat(0);
const VIETMINH: Seat = Seat(1);

/// A game some way on, and two worlds that the French cannot tell apart.
fn twins(seed: u64, from: usize) -> [Box<dyn Table>; 2] {
    let loaded = TitleId::Storm.load(Wanted::default()).unwrap();
    let seats = ["french", "vietminh"].map(|name| (name.to_owned(), Sitter::Random));
    let dice = Dice::Open(seed);
    let mut whole =
        table::open(Setting { loaded, position: None, seats: seats.into(), dice }).unwrap();
    whole.run();
    let twins = (from..).step_by(7).find_map(|to| {
        let game = table::load_to(whole.save().as_bytes(), None, [0; 32], Some(to)).unwrap();
        apart(&*game, seed)
    });
    twins.unwrap()
}

/// Two worlds with the same French view, if the Viet Minh can hold different cards.
fn apart(game: &dyn Table, seed: u64) -> Option<[Box<dyn Table>; 2]> {
    let viewer = Viewer::Seat(FRENCH);
    let moment = game.log(viewer).len();
    let world =
        |deal: u8| game.sandbox(viewer, moment, [deal; 32], Dice::Open(seed)).unwrap().table;
    let first = world(0);
    let hand = |table: &dyn Table| table.view_json(Viewer::Seat(VIETMINH))["hand"].clone();
    let other = (1..20).map(world).find(|other| hand(&**other) != hand(&*first))?;
    Some([first, other])
}

/// One world with its visitors.
struct World {
    id: String,
    french: Client,
    vietminh: Client,
    watcher: Client,
    open: Vec<Live>,
}

impl World {
    async fn new(house: &House, table: &dyn Table, people: &[Client; 3]) -> World {
        let [mut french, vietminh, mut watcher] = people.clone();
        let id = house.seat_guests(table, "bot", &[&french, &vietminh]);
        let open = vec![french.live(&id, None).await, watcher.live(&id, None).await];
        World { id, french, vietminh, watcher, open }
    }

    /// Everything that reaches the French and a watcher, without the id of the table. What is looked up
    /// more rarely is looked up after every fourth choice.
    async fn seen(&mut self, number: u64) -> Vec<String> {
        let (id, mut seen) = (self.id.clone(), Vec::new());
        let table = format!("/t/{id}");
        for visitor in [&mut self.french, &mut self.watcher] {
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

/// Plays both worlds with the same choices; gives the number of choices made.
async fn play_alike(house: &House, worlds: &mut [World; 2], most: u64) -> u64 {
    for number in 0..most {
        let [first, second] = &mut *worlds;
        let (one, two) = (first.seen(number).await, second.seen(number).await);
        assert_eq!(one.len(), two.len(), "after {number} choices");
        for (one, two) in one.iter().zip(&two) {
            assert_eq!(one, two, "after {number} choices");
        }
        let games = [house.game(&first.id), house.game(&second.id)];
        let Some(seat) = asked(&*games[0]) else { return number };
        assert_eq!(asked(&*games[1]), Some(seat));
        let common: Vec<String> =
            legal(&*games[0], seat).intersection(&legal(&*games[1], seat)).cloned().collect();
        let mut rng = kernel::dice::Rng::from_number(number);
        let Some(choice) = rng.pick(&common) else { return number };
        for world in worlds.iter_mut() {
            let id = world.id.clone();
            let client = if seat == FRENCH { &mut world.french } else { &mut world.vietminh };
            let answer = client.choose(&id, choice).await;
            assert_eq!(answer.status.as_u16(), 200, "{choice}: {}", answer.text());
        }
    }
    most
}

#[tokio::test]
async fn what_a_seat_may_not_know_reaches_it_in_no_way() {
    let house = House::new();
    let mut people = [house.visitor(), house.visitor(), house.visitor()];
    for visitor in &mut people {
        visitor.get("/").await;
    }
    let mut played = 0;
    for (seed, to) in [(1, 60), (2, 140), (3, 320), (4, 220)] {
        let [one, two] = twins(seed, to);
        let one = World::new(&house, &*one, &people).await;
        let two = World::new(&house, &*two, &people).await;
        played += play_alike(&house, &mut [one, two], 14).await;
    }
    assert!(played > 30, "only {played} choices were made");
}
