//! Finished games, kept as journals, one for every way to win. See `proof::replay`.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use kernel::dice::Rng;
use kernel::{Rules, Seat, Title};
use proof::replay::{Recipe, Record, kept, make};
use storm::Storm;
use storm::choice::Choice;
use storm::components::Side;
use storm::flow::{State, Step};

/// All journals that are kept.
static KEPT: LazyLock<Vec<Record>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/replays");
    let games = [
        ("vietminh", None, Side::VietMinh),
        ("french", None, Side::French),
        ("bid-vietminh", Some([3, 4]), Side::VietMinh),
        ("bid-french", Some([8, 5]), Side::French),
    ];
    for (name, bids, winner) in games {
        let bidding: &[_] = if bids.is_some() { &[("bidding", "yes")] } else { &[] };
        let recipe = Recipe::<Storm> {
            name,
            scenario: "standard",
            options: bidding,
            wanted: &|end, _| end.winner == Some(winner.name()),
            player: &|rules, state, seat, rng| answer(rules, state, (bids, winner), seat, rng),
        };
        make(&folder, &recipe);
    }
    kept(&folder)
});

/// The side that is to win orders whole stacks and assaults where it can; the other mostly lets things
/// pass, so that journals stay short.
fn answer(
    rules: &Storm,
    state: &State,
    (bids, winner): (Option<[u8; 2]>, Side),
    seat: Seat,
    rng: &mut Rng,
) -> Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    if let (Some(bids), Some(Choice::Bid(_))) = (bids, legal.first()) {
        return Choice::Bid(bids[usize::from(seat.0)]);
    }
    let side = state.side(seat);
    let quiet = |choice: &Choice| {
        matches!(choice, Choice::Pass | Choice::Decline | Choice::Done | Choice::End | Choice::Stop)
    };
    let wanted: Vec<Choice> = match state.top() {
        _ if side != winner && rng.below(4) > 0 => legal.iter().copied().filter(quiet).collect(),
        Step::Impulse(_) if side == Side::VietMinh => {
            legal.iter().copied().filter(|choice| matches!(choice, Choice::Act(_))).collect()
        }
        Step::Order(order) if order.picked.is_empty() => {
            let all = Choice::PickAll;
            if rules.check(state, seat, &all).is_ok() { vec![all] } else { Vec::new() }
        }
        Step::Order(_) => {
            let assaults =
                legal.iter().copied().filter(|choice| matches!(choice, Choice::Assault(_)));
            assaults.collect()
        }
        _ => Vec::new(),
    };
    let choices = if wanted.is_empty() { &legal } else { &wanted };
    *rng.pick(choices).expect("every question has an answer")
}

fn is_bid(record: &Record) -> bool {
    record.head.options["bidding"] == "yes"
}

#[test]
fn every_finished_game_replays_to_its_end() {
    for record in &*KEPT {
        let game = record.ends_as_written::<Storm>();
        // A bid changes what the Viet Minh need.
        let needs = game.state().needs;
        assert_eq!(needs != 6, is_bid(record), "{}", record.name);
        let enough = record.head.score >= i64::from(needs);
        assert_eq!(enough, record.head.winner.as_deref() == Some("vietminh"), "{}", record.name);
    }
}

#[test]
fn there_is_a_game_for_every_way_to_win() {
    let ways: BTreeSet<(Option<&str>, bool)> =
        KEPT.iter().map(|record| (record.head.winner.as_deref(), is_bid(record))).collect();
    for winner in Storm::INFO.sides {
        for bidding in [false, true] {
            assert!(ways.contains(&(Some(winner), bidding)), "{winner}, bidding {bidding}");
        }
    }
}

#[test]
fn a_journal_that_was_tampered_with_is_found_out() {
    KEPT[0].shows_a_turned_die::<Storm>();
}
