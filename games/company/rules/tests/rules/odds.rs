//! Exact odds before an action is declared, at each question on the way: the action, its target, its dice.

use company::choice::{Action, Choice};
use company::components::{Cache, Marker, Side};
use company::rules::turn;
use kernel::{Odds, Rules, Seat, Viewer, odds};

use super::{against_nva, table};
use crate::builder::{Table, rules, square, unit};

/// The odds of an answer of White Star, as he may know them.
fn told(table: &Table, answer: &str) -> Option<Odds> {
    told_to(table, Seat(0), answer)
}

fn told_to(table: &Table, seat: Seat, answer: &str) -> Option<Odds> {
    let view = table.rules.view(&table.state, Viewer::Seat(seat));
    let choice = kernel::legal::find(&table.rules, &table.state, seat, answer)
        .unwrap_or_else(|_| panic!("{answer} is an answer"));
    odds(&table.rules, &view, seat, &choice)
}

/// The odds with so many dice, of a target that is then taken back.
fn told_dice(table: &mut Table, target: &str, dice: u8) -> Odds {
    let odds = told(table.say(target), &format!("dice {dice}")).expect("odds");
    table.say("back");
    odds
}

fn permille(odds: &Odds, gauge: &str, at_least: i64) -> (u32, u32) {
    let (least, most) = odds.at_least(gauge, at_least);
    (least.permille(), most.permille())
}

/// 28b: one success of so many dice is enough; before the dice are asked, all that are left count.
#[test]
fn each_number_of_dice_has_its_chance() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "J6").acts("W1", 7);
    assert!(told(&table, "move").is_none(), "where to is not known yet");
    table.say("move");
    let all = told(&table, "move B4").expect("odds of a target");
    assert_eq!(permille(&all, "success", 1), (1000, 1000), "seven dice, 3 or more");
    assert_eq!(all.ledgers[0].total(), 7, "it says with how many dice");
    table.say("move B4");
    for (dice, chance) in [(1, 667), (2, 889), (3, 963), (7, 1000)] {
        let odds = told(&table, &format!("dice {dice}")).expect("odds");
        assert_eq!(permille(&odds, "success", 1), (chance, chance));
        assert_eq!(odds.ledgers[0].total(), dice);
    }
    table.say("back").say("move A5");
    let paddy = told(&table, "dice 1").expect("odds");
    assert_eq!(permille(&paddy, "success", 1), (500, 500));
}

/// Plain actions have their odds where they are picked.
#[test]
fn plain_actions_have_odds() {
    let mut table = table();
    table.put("W1", "C2").put("W2", "A1").put("C1", "J6").acts("W1", 2);
    table.state.board.add_peasant(square("C2"));
    let down = told(&table, "down").expect("odds");
    assert_eq!(permille(&down, "success", 1), (889, 889));
    let asked = told(&table, "interrogate").expect("odds");
    // Three times in four the action succeeds, and a half of those wins the token, a sixth kills.
    assert_eq!(permille(&asked, "token", 1), (375, 375));
    assert_eq!(permille(&asked, "peasants", 1), (125, 125));
}

/// 33: a shot of six dice at a target that saves on 3 takes two thirds of a base on average.
#[test]
fn a_shot_has_its_odds() {
    let mut table = table();
    table.put("W1", "A4").put("W2", "A1").put("C1", "C4").acts("W1", 7);
    table.say("shoot");
    let shot = told(&table, "shoot C1").expect("odds");
    let sums: Vec<&str> = shot.ledgers.iter().map(|ledger| ledger.id).collect();
    assert_eq!(sums, ["company-sum-given", "company-sum-shot-dice", "company-sum-save"]);
    table.say("shoot C1");
    let odds = told(&table, "dice 7").expect("odds");
    let (expected, _) = odds.expected("enemy-lost");
    // 127 of 128 times the action succeeds; then six dice hit with a third and kill with a third.
    assert_eq!(expected, 661);
    assert_eq!(shot.expected("enemy-lost"), odds.expected("enemy-lost"));
}

/// 32: an assault with its re-roll, its losses and its pursuit is exact, too.
#[test]
fn an_assault_has_its_odds() {
    let mut table = table();
    table.put("W1", "D3").put("W2", "A1").put("C1", "D4").acts("W1", 7);
    table.say("assault");
    let all = told(&table, "assault C1").expect("odds");
    let six = told_dice(&mut table, "assault C1", 6);
    assert!(permille(&all, "won", 1) > permille(&six, "won", 1), "seven dice are more than six");
    let odds = told_dice(&mut table, "assault C1", 3);
    assert_eq!(permille(&odds, "success", 1), (704, 704));
    assert!(odds.expected("enemy-lost").0 > odds.expected("own-lost").0);
    let won = permille(&odds, "won", 1);
    assert!(won.0 == won.1 && (1..704).contains(&won.0), "{won:?}");
}

/// The target's owner sees his own losses as his own.
#[test]
fn who_decides_counts_his_own_losses() {
    let mut table = table();
    table.put("W1", "D3").put("W2", "A1").put("C1", "D4").acts("W1", 7);
    table.say("assault C1").say("dice 7").roll(&[6; 7]);
    assert_eq!(table.asks(), "communist decide");
    let fight = told_to(&table, Seat(1), "fight").expect("odds");
    let away = told_to(&table, Seat(1), "fall back").expect("odds");
    assert!(fight.expected("own-lost").0 > fight.expected("enemy-lost").0);
    assert_eq!(away.expected("enemy-lost"), (0, 0), "who gives way kills nobody");
    assert_eq!(away.expected("own-lost"), (1000, 1000), "six dice, a sixth each");
    assert_eq!(permille(&away, "won", 1), (1000, 1000), "the assaulter takes the square");
}

/// 27: before a unit is picked, the action dice it will have.
#[test]
fn a_unit_has_its_dice_before_it_is_picked() {
    let mut table = table();
    table.put("W1", "D3").put("W2", "D2").put("W4", "A6").put("C1", "D4");
    table.play(|play| turn::begin(play, Side::WhiteStar));
    let odds = told(&table, "unit W1").expect("odds");
    // One enemy near: one die of morale, which fails half the time.
    assert_eq!(permille(&odds, "dice", 7), (500, 500));
    assert_eq!(permille(&odds, "dice", 6), (1000, 1000));
}

/// X4.4: a move may meet hidden units; how many is a range, the same wherever they really are.
#[test]
fn a_move_spans_what_may_be_hidden() {
    let hidden_at = |at: &str| {
        let mut table = table();
        table.put("W1", "D4").put("W2", "A1").put("W4", "A2").put("C3", "J6");
        table.state.board.open_foot =
            [square("F5"), square("F4"), square("I2")].into_iter().collect();
        table.state.board.hide(&table.rules, unit("C1"), square(at));
        table.acts("W1", 7).say("move").say("move E4");
        table
    };
    let odds = told(&hidden_at("F5"), "dice 1").expect("odds");
    let shown = permille(&odds, "shown", 1);
    assert_eq!(shown.0, 0, "it may be far away");
    assert_eq!(shown.1, permille(&odds, "success", 1).1, "or right there");
    for at in ["F4", "I2"] {
        assert_eq!(told(&hidden_at(at), "dice 1").expect("odds"), odds, "{at}");
    }
    let mut away = hidden_at("I2");
    away.say("back").say("back").say("move").say("move C4");
    assert_eq!(told(&away, "dice 1").expect("odds").worlds.len(), 1, "nobody can be near C4");
}

/// 34: shells may fall on somebody hidden; what they do is a range.
#[test]
fn a_strike_spans_what_may_be_hidden() {
    let hidden_at = |at: &str| {
        let mut table = table();
        table.put("W1", "D4").put("W2", "D5").put("W4", "A2").put("C3", "J6").acts("W2", 7);
        table.state.board.open_foot = [square("F5"), square("I2")].into_iter().collect();
        table.state.board.hide(&table.rules, unit("C1"), square(at));
        table.say("call").say("dice 1").roll(&[5]);
        table
    };
    let odds = told(&hidden_at("F5"), "aim F4 F5 F6").expect("odds");
    let (least, most) = odds.expected("enemy-lost");
    assert!(least == 0 && most > 500, "{least} to {most}");
    assert_eq!(told(&hidden_at("I2"), "aim F4 F5 F6").expect("odds"), odds);
}

/// 26, X4.3: of the 36 rolls, what a named marker turns out to be when both sides shift as they like.
#[test]
fn naming_a_marker_has_its_odds() {
    let ring =
        [Marker::Blank, Marker::High, Marker::Ambush, Marker::Low, Marker::Blank, Marker::Blank];
    let mut table = table();
    table.put("W1", "C2").put("W2", "A1").put("C1", "J6").acts("W1", 7);
    table.state.ring = ring.into_iter().collect();
    table.say("search").say("dice 7").roll(&[5; 7]);
    let worth = |marker: Marker| match marker {
        Marker::High => 3,
        Marker::Low => 2,
        Marker::Blank => 1,
        _ => 0,
    };
    for named in 0..6i32 {
        let (mut caches, mut ambushes) = (0u32, 0u32);
        for white_star in 1..=6i32 {
            for communist in 2..=7i32 {
                let apart = (white_star - communist).abs();
                let at = |place: i32| ring[place.rem_euclid(6) as usize];
                let reach = [at(named), at(named + apart), at(named - apart)];
                let marker = match white_star.cmp(&communist) {
                    std::cmp::Ordering::Greater => reach.into_iter().max_by_key(|m| worth(*m)),
                    std::cmp::Ordering::Less => reach.into_iter().min_by_key(|m| worth(*m)),
                    std::cmp::Ordering::Equal => Some(at(named)),
                };
                caches += u32::from(marker.is_some_and(|marker| marker.cache().is_some()));
                ambushes += u32::from(marker == Some(Marker::Ambush));
            }
        }
        let odds = told(&table, &format!("marker {}", named + 1));
        let chance = |gauge: &str| odds.as_ref().map_or(0, |odds| permille(odds, gauge, 1).0);
        let of_36 = |ways: u32| (ways * 1000 + 18) / 36;
        assert_eq!(chance("cache"), of_36(caches), "marker {}", named + 1);
        assert_eq!(chance("ambush"), of_36(ambushes), "marker {}", named + 1);
    }
}

/// X4.7: face down, a marker may be anything that is left; what lies there does not matter.
#[test]
fn a_hidden_ring_has_the_widest_odds() {
    let laid = |ring: [Marker; 4]| {
        let with = rules("search_and_destroy", &[("hidden_loop", "yes")]);
        let mut table = super::table_with(with);
        table.put("W1", "C2").put("W2", "A1").put("C1", "J6").acts("W1", 7);
        table.state.ring = ring.into_iter().collect();
        table.say("search").say("dice 7").roll(&[5; 7]);
        told(&table, "marker 1").expect("odds")
    };
    let odds = laid([Marker::High, Marker::Blank, Marker::Blank, Marker::Ambush]);
    assert_eq!(odds, laid([Marker::Ambush, Marker::Blank, Marker::High, Marker::Blank]));
    let (least, most) = permille(&odds, "cache", 1);
    assert!(least < most, "{least} to {most}");
}

/// S-37: what a second roll of a value gives.
#[test]
fn a_value_rolled_again_has_its_odds() {
    let mut table = table();
    table.put("W1", "C2").put("W2", "A1").put("C1", "J6");
    table.state.board.body_mut(unit("W1")).caches.add(Cache::High);
    table.play(|play| {
        company::rules::victory::begin(play);
    });
    table.roll(&[1, 1, 1, 1]);
    let again = told(&table, "re-roll").expect("odds");
    assert_eq!(again.expected("value"), (14_000, 14_000), "four dice");
    assert!(told(&table, "keep").is_none(), "four points are four points");
}

/// 33b: a reaction has its odds, and so has an ambush.
#[test]
fn reactions_and_ambushes_have_odds() {
    let mut table = against_nva();
    table.put("W1", "D4").put("W2", "A1").put("C1", "F4").acts("W1", 7);
    table.say("move E4").say("dice 1").roll(&[6]);
    let fire = told_to(&table, Seat(1), "fire C1").expect("odds");
    assert!(fire.expected("enemy-lost").0 > 0 && fire.expected("own-lost") == (0, 0));
    assert!(told_to(&table, Seat(1), "hold").is_none());
    let mut search = super::table();
    search.put("W1", "C2").put("W2", "A1").put("C1", "J6").acts("W1", 7);
    search.state.ring = [Marker::Ambush].into_iter().collect();
    search.say("search").say("dice 7").roll(&[5; 7]).say("marker 1").roll(&[3, 2]);
    search.say("ambush C2");
    let beside = told_to(&search, Seat(1), "ambush C2 C1").expect("odds");
    let across = told_to(&search, Seat(1), "ambush C2 D1").expect("odds");
    assert!(beside.expected("enemy-lost").0 > across.expected("enemy-lost").0, "over a face");
    let save = |odds: &Odds| odds.ledgers[1].total();
    assert_eq!(save(&beside) + 1, save(&across));
}

/// The choices of an action are what they are, whoever looks: a sum never hides a term.
#[test]
fn sums_of_both_sides_of_an_assault() {
    let mut table = table();
    table.put("W1", "D3").put("W2", "A1").put("C1", "D4").acts("W1", 7);
    table.say("assault");
    let choice = Choice::Act(Action::Assault(unit("C1")));
    let sums = table.rules.ledgers(&table.state, Seat(0), &choice);
    let totals: Vec<i64> = sums.iter().map(|sum| sum.total()).collect();
    // Six bases each; a short assault has three dice a base, and so has its target against open ground.
    assert_eq!(totals, [7, 18, 18]);
}
