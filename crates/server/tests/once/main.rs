//! The page of a question lists what can be answered once, deals one world once, computes the odds of a choice once and
//! makes one stamp, for every title. It is counted in the whole program, so that this test runs alone.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[expect(dead_code, reason = "a visitor can do more than this test asks of him")]
#[path = "../web/client.rs"]
mod client;
#[expect(dead_code, reason = "a house can do more than this test asks of it")]
#[path = "../web/house.rs"]
mod house;

use std::collections::BTreeMap;

use axum::http::StatusCode;
use kernel::tally::{Costly, counted};
use kernel::{Seat, Viewer};
use look::Mark;
use look::say::Say;
use table::Table;
use titles::Entry;

use crate::client::Client;
use crate::house::{House, asked, some_choice};

/// What was done so far: listings, deals, odds, stamps.
fn done() -> [u64; 4] {
    [Costly::Listing, Costly::Deal, Costly::Odds, Costly::Stamp].map(counted)
}

/// What a request costs.
async fn cost(visitor: &mut Client, path: &str) -> [u64; 4] {
    let before = done();
    assert_eq!(visitor.get(path).await.status, StatusCode::OK, "{path}");
    let after = done();
    [0, 1, 2, 3].map(|what| after[what] - before[what])
}

/// How many odds the page of the present question may need: one for each choice that has a figure, or that is begun with
/// everybody who can join, and one for all who can join now.
fn most_odds(title: &'static dyn Entry, table: &dyn Table) -> u64 {
    let seat = asked(table).unwrap();
    let sight = title.sight(&table.whole_view(Viewer::Seat(seat)));
    let words = shelf::words("en");
    let names = |key: &str, lang: &str| table.name(key, lang);
    let offers = sight.offers(Say::new(&words, &names));
    let legal = offers.iter().filter(|offer| offer.no.is_none());
    let needs = |offer: &&look::choices::Offered| {
        let press = &offer.press;
        press.stake.is_some() || press.is(Mark::Declines) || press.is(Mark::Plans)
    };
    // A choice with a figure may also be one that begins an attack: then it needs both.
    2 * legal.filter(needs).count() as u64 + 1
}

/// The last choices of moves, by seat: of those that go on, and of those that another seat has answered.
#[derive(Default)]
struct Moves {
    open: BTreeMap<Seat, usize>,
    ended: BTreeMap<Seat, usize>,
}

impl Moves {
    /// A choice of a seat, by the number of its entry: it answers the moves of all others.
    fn add(&mut self, seat: Seat, ply: usize) {
        self.open.remove(&seat);
        self.ended.append(&mut self.open);
        self.open.insert(seat, ply);
    }
}

/// Dice that are explained by a sum over the whole board, of which the viewer may not see all: a world is dealt for it.
/// Why other dice needed what they needed stands in tables and on the map.
const SUMMED: [&str; 5] = [
    "company-event-morale",
    "company-event-shot-rolled",
    "company-event-saved",
    "company-event-assault-rolled",
    "company-event-rolled-again",
];

/// How many sums the page of the present question explains: of the newest rolls since the last move of the seat that is
/// asked, which ended with the entry of that number.
fn sums(title: &'static dyn Entry, table: &dyn Table, last_move: Option<usize>) -> u64 {
    let viewer = Viewer::Seat(asked(table).unwrap());
    let since = last_move.map_or(0, |ply| table.moments_after(viewer, ply));
    let sight = title.sight(&table.whole_view(viewer));
    let fell = (since + 1..=sight.moments()).rev().filter(|number| sight.fell(*number));
    let explained = fell.take(look::story::EXPLAINED).filter_map(|number| sight.told(number));
    explained.filter(|moment| SUMMED.contains(&moment.said.id)).count() as u64
}

#[tokio::test]
async fn a_page_lists_deals_computes_and_stamps_once() {
    let house = House::new();
    for title in shelf::titles().iter() {
        let id = title.info().id;
        let mut visitor = house.visitor();
        // Where sums are explained, a mission in which shots fall soon.
        let explains = title.manner().explains;
        let mut fields = vec![("title", id), ("mode", "both"), ("seed", "4")];
        fields.extend(explains.then_some(("scenario", "hot_lz")));
        let table = visitor.post("/tables", &fields).await.table();
        let page = format!("/t/{table}");
        let (mut most, mut tight) = ([0; 4], 0);
        let mut moves = Moves::default();
        let choices = if explains { 160 } else { 60 };
        for number in 0..choices {
            let game = house.game(&table);
            let Some(seat) = asked(&*game) else { break };
            let choice = some_choice(&*game, seat, number);
            let query = form_urlencoded::byte_serialize(choice.as_bytes()).collect::<String>();
            let odds = most_odds(title, &*game);
            // One world is dealt for a view that needs one: the present view, and that before each sum that is explained.
            let views = 1 + sums(title, &*game, moves.ended.get(&seat).copied());
            for (path, more) in [(page.clone(), 0), (format!("{page}/odds?choice={query}"), 1)] {
                let [listings, deals, computed, stamps] = cost(&mut visitor, &path).await;
                // Of a question that was looked at already nothing is listed again.
                assert!(listings <= 1 - more, "{id}: {listings} listings for {path}");
                assert!(stamps <= 1 - more, "{id}: {stamps} stamps for {path}");
                assert!(deals <= views, "{id}: {deals} deals for {views} views: {path}");
                tight = if deals == views { views.max(tight) } else { tight };
                assert!(computed <= odds + more, "{id}: {computed} odds, not {odds}: {path}");
                most = [most[0], most[1].max(deals), most[2].max(computed), most[3]];
            }
            moves.add(seat, game.ply() + 1);
            assert_eq!(visitor.choose(&table, &choice).await.status, StatusCode::OK, "{choice}");
        }
        assert!(most[1] > 0, "{id}: worlds are dealt");
        assert_eq!(tight > 1, explains, "{id}: a page deals as much as it may");
    }
}
