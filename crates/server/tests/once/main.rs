//! The page of a question lists what can be answered once, deals one world once, computes the odds of a choice once and
//! makes one stamp, for every title. It is counted in the whole program, so that this test runs alone.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[expect(dead_code, reason = "a visitor can do more than this test asks of him")]
#[path = "../web/client.rs"]
mod client;
#[expect(dead_code, reason = "a house can do more than this test asks of it")]
#[path = "../web/house.rs"]
mod house;

use axum::http::StatusCode;
use kernel::Viewer;
use kernel::tally::{Costly, counted};
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

/// The most worlds a page deals: one for the question, and one for each roll that its title explains.
fn most_deals(title: &'static dyn Entry) -> u64 {
    if title.manner().explains { 1 + look::story::EXPLAINED as u64 + 1 } else { 1 }
}

#[tokio::test]
async fn a_page_lists_deals_computes_and_stamps_once() {
    let house = House::new();
    for title in shelf::titles().iter() {
        let id = title.info().id;
        let mut visitor = house.visitor();
        let fields = [("title", id), ("mode", "both"), ("seed", "4")];
        let table = visitor.post("/tables", &fields).await.table();
        let page = format!("/t/{table}");
        let mut most = [0; 4];
        for number in 0..60 {
            let game = house.game(&table);
            let Some(seat) = asked(&*game) else { break };
            let choice = some_choice(&*game, seat, number);
            let query = form_urlencoded::byte_serialize(choice.as_bytes()).collect::<String>();
            let odds = most_odds(title, &*game);
            for (path, more) in [(page.clone(), 0), (format!("{page}/odds?choice={query}"), 1)] {
                let [listings, deals, computed, stamps] = cost(&mut visitor, &path).await;
                // Of a question that was looked at already nothing is listed again.
                assert!(listings <= 1 - more, "{id}: {listings} listings for {path}");
                assert!(stamps <= 1 - more, "{id}: {stamps} stamps for {path}");
                assert!(deals <= most_deals(title), "{id}: {deals} deals for {path}");
                assert!(computed <= odds + more, "{id}: {computed} odds, not {odds}: {path}");
                most = [most[0], most[1].max(deals), most[2].max(computed), most[3]];
            }
            assert_eq!(visitor.choose(&table, &choice).await.status, StatusCode::OK, "{choice}");
        }
        assert!(most[1] > 0, "{id}: worlds are dealt");
    }
}
