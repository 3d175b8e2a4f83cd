//! Chapters 36 and X7: values of caches, victory points, levels.

use company::components::{Cache, Grade, Nation, Side, Vehicle};
use company::rules::victory;
use company::sums::Term;

use super::table;
use crate::builder::{Table, command, foot, rules, square, unit, vehicles};

fn score(table: &Table) -> [i16; 2] {
    victory::score(&table.rules, &table.state)
}

/// A table without a handicap.
fn even() -> Table {
    let mut table = table();
    table.rules.mission.handicap = [0, 0];
    table
}

#[test]
fn every_kind_of_points_counts() {
    let mut table = even();
    table.put("W1", "A4").put("W2", "A1").put("C1", "J6");
    assert_eq!(score(&table), [0, 0]);
    table.state.board.body_mut(unit("C1")).casualties = 2;
    table.state.board.dead[Side::Communist as usize].set(square("D4"), 1);
    assert_eq!(score(&table), [6, 0]);
    table.state.tally.wiped_out = [1, 2];
    assert_eq!(score(&table), [12, 3]);
    table.state.board.body_mut(unit("W1")).casualties = 1;
    table.state.tally.evacuated = 2;
    assert_eq!(score(&table), [12, 8]);
    table.state.tally.vehicles = [[1, 1, 1], [1, 0, 0]];
    assert_eq!(score(&table), [20, 26]);
    table.state.tally.helicopters = 1;
    table.state.tally.peasants = [1, 2];
    assert_eq!(score(&table), [26, 37]);
    table.state.tally.recovered.add(Cache::Number1);
    table.state.ring.push(company::components::Marker::High);
    table.state.ring.push(company::components::Marker::Blank);
    assert_eq!(score(&table), [26, 47]);
    let points = victory::points(&table.rules, &table.state);
    let sum = |side: usize| points.iter().map(|(_, amounts)| amounts[side]).sum::<i16>();
    assert_eq!([sum(0), sum(1)], [26, 47]);
    let of = |wanted| points.iter().find(|(term, _)| *term == wanted).map(|(_, both)| *both);
    assert_eq!(of(Term::EnemyUnits), Some([6, 3]), "both sides in one row");
    assert_eq!(of(Term::Bid), None, "nobody has points of this kind");
}

/// X7.4: holding squares counts for the side with visible foot in them; leaving counts by kind.
#[test]
fn objectives_count() {
    let rows = || vec![foot(Grade::Average, 6), command(Grade::Average, 4)];
    let mut hold = Table::new("hold_the_hamlet", (Nation::Us, rows()), (Nation::Nva, rows()));
    hold.put("W1", "I2").put("C1", "J2").put("W2", "A1");
    let handicap = [4, 0];
    assert_eq!(score(&hold), [8 + handicap[0], 8 + handicap[1]]);
    let mut exit = Table::new("road_runner", (Nation::Us, rows()), (Nation::Vc, rows()));
    exit.state.tally.left = [1, 2];
    assert_eq!(score(&exit), [5 + 20 + 4, 0]);
}

/// X7.5: the levels.
#[test]
fn levels_of_victory() {
    let rules = rules("search_and_destroy", &[]);
    let level = |difference| victory::level(&rules, difference);
    assert_eq!(
        [level(0), level(-5), level(6), level(-15)],
        ["draw", "draw", "marginal", "marginal"]
    );
    assert_eq!([level(16), level(35), level(36)], ["clear", "clear", "decisive"]);
}

/// 36, S-37: each value may be rolled again once; the second total stands. A low one carried is worth 0.
#[test]
fn values_are_rolled_at_the_end() {
    let mut table = even();
    table.put("W1", "A4").put("C1", "J6");
    table.state.board.body_mut(unit("W1")).caches.0 = [1, 1, 0];
    table.state.tally.destroyed.add(Cache::Low);
    table.play(|play| {
        victory::begin(play);
    });
    assert_eq!((table.asks().as_str(), table.dice_asked()), ("dice value", 4));
    table.roll(&[1, 1, 1, 1]).say("re-roll").roll(&[6, 6, 1, 1]);
    assert_eq!(table.dice_asked(), 2, "the second total stands; next the destroyed one");
    table.roll(&[3, 4]).say("keep");
    assert_eq!(table.state.tally.caches, 21);
    assert_eq!(table.asks(), "over");
    let kernel::Next::Over(outcome) = kernel::Rules::next(&table.rules, &table.state) else {
        panic!("the game is over")
    };
    assert_eq!((outcome.winner, outcome.grade, outcome.score), (Some("white_star"), "clear", 21));
}

/// X3.9: the bid is added to the Communist score.
#[test]
fn the_bid_counts() {
    let mut table = even();
    table.put("W1", "A4");
    table.state.bids = [Some(12), Some(3)];
    assert_eq!(score(&table), [0, 12]);
}

/// X7.4, X4.6: who is hidden holds nothing, nor do vehicles; caches that lie about count for nobody.
#[test]
fn what_does_not_count() {
    let rows = || vec![foot(Grade::Average, 6), vehicles(Vehicle::Tank, 1)];
    let mut hold = Table::new("hold_the_hamlet", (Nation::Us, rows()), (Nation::Nva, rows()));
    hold.put("W1", "A1").put("W2", "I2");
    hold.state.board.hide(&hold.rules, unit("C1"), square("J2"));
    let handicap = [4, 0];
    assert_eq!(score(&hold), handicap);
    let mut lost = even();
    lost.put("W1", "A4").put("C1", "J6");
    lost.state.board.drop_caches(square("D4"), company::board::Caches([1, 1, 1]));
    lost.play(|play| {
        victory::begin(play);
    });
    assert_eq!((lost.asks().as_str(), score(&lost)), ("over", [0, 0]));
}

/// X7.3: caches that were carried off the table are valued like others, markers of who left are evacuated.
#[test]
fn caches_that_left_are_carried() {
    let mut table = Table::new(
        "road_runner",
        (Nation::Us, vec![foot(Grade::Average, 6), command(Grade::Average, 4)]),
        (Nation::Vc, vec![foot(Grade::Average, 6)]),
    );
    table.rules.mission.ring.push(company::components::Marker::High);
    table.put("W1", "J3").put("W2", "A3").put("C1", "E6").acts("W1", 7);
    let body = table.state.board.body_mut(unit("W1"));
    body.caches.add(Cache::High);
    body.casualties = 1;
    table.say("leave").say("dice 1").roll(&[6]);
    table.play(|play| {
        victory::begin(play);
    });
    assert_eq!((table.asks().as_str(), table.dice_asked()), ("dice value", 4));
    table.roll(&[2, 2, 2, 2]).say("keep");
    let handicap = 4;
    assert_eq!(score(&table), [8 + 5 + handicap, 1]);
}

/// The cache is carried, or was destroyed; the game ends and its value is asked for.
fn ended_with(cache: Cache, carried: &str) -> Table {
    let mut table = even();
    table.put("W1", "A4").put("C1", "J6");
    match carried {
        "carried" => table.state.board.body_mut(unit("W1")).caches.add(cache),
        _ => table.state.tally.destroyed.add(cache),
    }
    table.play(|play| {
        victory::begin(play);
    });
    table
}

/// 36: high 4D6 and number 1 5D6 when carried; every kind 2D6 when destroyed.
#[test]
fn what_each_cache_is_worth() {
    let cases = [
        (Cache::Low, "destroyed", 2),
        (Cache::High, "carried", 4),
        (Cache::High, "destroyed", 2),
        (Cache::Number1, "carried", 5),
        (Cache::Number1, "destroyed", 2),
    ];
    for (cache, fate, dice) in cases {
        let mut table = ended_with(cache, fate);
        assert_eq!(table.dice_asked(), dice, "{cache:?} {fate}");
        table.roll(&vec![3; dice]).say("keep");
        assert_eq!(usize::from(table.state.tally.caches), 3 * dice, "{cache:?} {fate}");
        assert_eq!(score(&table)[0], 3 * dice as i16, "it scores for White Star");
    }
}

/// 36, S-38: nothing is rolled for a low cache that is carried; it is worth nothing.
#[test]
fn a_low_cache_pays_only_when_it_is_destroyed() {
    let carried = ended_with(Cache::Low, "carried");
    assert_eq!((carried.asks().as_str(), score(&carried)), ("over", [0, 0]));
    let mut destroyed = ended_with(Cache::Low, "destroyed");
    destroyed.roll(&[1, 1]).say("keep");
    assert_eq!(score(&destroyed), [2, 0]);
}

/// S-37: White Star is asked, once for each cache; the second total stands even if it is lower.
#[test]
fn a_value_is_rolled_again_once_and_the_second_total_stands() {
    let mut table = even();
    table.put("W1", "A4").put("C1", "J6");
    table.state.tally.destroyed.0 = [2, 0, 0];
    table.play(|play| {
        victory::begin(play);
    });
    table.roll(&[6, 6]);
    let asked = table.asks();
    assert!(asked.starts_with("white_star "), "{asked}");
    table.say("re-roll").roll(&[1, 1]);
    assert_eq!((table.asks().as_str(), table.state.tally.caches), ("dice value", 2));
    table.roll(&[2, 2]);
    assert_eq!(table.asks(), asked, "each cache has its own");
    table.say("re-roll").roll(&[3, 3]);
    assert_eq!((table.asks().as_str(), table.state.tally.caches), ("over", 8));
}
