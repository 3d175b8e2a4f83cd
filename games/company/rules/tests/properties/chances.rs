//! Odds against every roll counted one by one, or against the formula a statistician would write.

use std::collections::BTreeMap;

use company::components::{Grade, Nation, Vehicle};
use company::flow::{Aim, Step, Swivel};
use kernel::dice::Rng;
use kernel::{Odds, Rules, Seat, Viewer, legal, odds};

use crate::builder::{Table, command, foot, square, unit, vehicles};

fn told(table: &Table, answer: &str) -> Odds {
    let view = table.rules.view(&table.state, Viewer::Seat(Seat(0)));
    let choice = legal::find(&table.rules, &table.state, Seat(0), answer)
        .unwrap_or_else(|_| panic!("{answer} is an answer"));
    odds(&table.rules, &view, Seat(0), &choice).expect("odds")
}

/// How likely a gauge has each value.
fn spread(odds: &Odds, gauge: &str) -> BTreeMap<i64, f64> {
    assert_eq!(odds.worlds.len(), 1, "nothing is hidden");
    let mut spread = BTreeMap::new();
    for (counted, chance) in &odds.worlds[0] {
        let value = counted.iter().find(|(name, _)| *name == gauge).map_or(0, |(_, value)| *value);
        *spread.entry(value).or_insert(0.0) += chance.num as f64 / chance.den as f64;
    }
    spread
}

fn assert_alike(found: &BTreeMap<i64, f64>, plain: &BTreeMap<i64, f64>, what: &str) {
    let values = found.keys().chain(plain.keys());
    for value in values {
        let of = |spread: &BTreeMap<i64, f64>| spread.get(value).copied().unwrap_or(0.0);
        let apart = (of(found) - of(plain)).abs();
        assert!(apart < 1e-9, "{what}: {value} is {} and not {}", of(found), of(plain));
    }
}

/// Every roll of so many dice.
fn rolls(dice: u32) -> impl Iterator<Item = Vec<u8>> {
    (0..6u32.pow(dice))
        .map(move |number| (0..dice).map(|die| (number / 6u32.pow(die) % 6) as u8 + 1).collect())
}

fn binomial(dice: u32, chance: f64) -> Vec<f64> {
    let mut spread = vec![1.0];
    for _ in 0..dice {
        let mut next = vec![0.0; spread.len() + 1];
        for (hits, share) in spread.iter().enumerate() {
            next[hits] += share * (1.0 - chance);
            next[hits + 1] += share * chance;
        }
        spread = next;
    }
    spread
}

/// 28b: one success of so many dice.
fn success(dice: u8, faces: f64) -> f64 {
    1.0 - (1.0 - faces / 6.0).powi(i32::from(dice))
}

const GRADES: [Grade; 3] = [Grade::Raw, Grade::Average, Grade::Veteran];

/// 33a: dice of a shot, in words of the rule.
fn shot_dice(grade: Grade, bases: u8) -> u32 {
    let counted = i32::from(bases.min(6)) + modifier(grade);
    counted.clamp(1, 6) as u32
}

fn modifier(grade: Grade) -> i32 {
    match grade {
        Grade::Raw => -2,
        Grade::Average => 0,
        Grade::Veteran => 2,
    }
}

/// 33c: whether a die saves.
fn saves(die: u8, grade: Grade, [leader, cover, down, short]: [bool; 4]) -> bool {
    let mut sum = i32::from(die) + i32::from(leader) + i32::from(cover);
    sum += i32::from(down || grade == Grade::Veteran);
    sum -= i32::from(short || grade == Grade::Raw);
    die != 1 && (die == 6 || sum >= 4)
}

#[test]
fn shots_against_every_roll() {
    let mut rng = Rng::from_number(33);
    for _ in 0..proof::times(25, 1_000) {
        let grades = [GRADES[rng.below(3) as usize], GRADES[rng.below(3) as usize]];
        let bases = [1 + rng.below(4) as u8, 1 + rng.below(4) as u8];
        let [leader, down, short] = [0; 3].map(|_: u8| rng.below(2) == 0);
        let at = ["E3", "E5", "F4", "G4"][rng.below(4) as usize];
        let mut table = Table::new(
            "search_and_destroy",
            (Nation::Us, vec![foot(grades[0], bases[0])]),
            (Nation::Vc, vec![foot(grades[1], bases[1])]),
        );
        // The target stands in the square, the shooter beside it or two squares away.
        let target = square(at);
        let from = target.step(if short { -1 } else { -2 }, 0).expect("on the table").to_string();
        table.put("C1", at).put("W1", &from);
        let body = table.state.board.body_mut(unit("C1"));
        (body.leader, body.down) = (leader, down);
        table.acts("W1", 7);
        if table.refusal("shoot C1").is_some() {
            continue;
        }
        let cover = crate::ground::terrain(table.rules.charts.terrain(target)).0;
        table.say("shoot C1");
        let dice = 1 + rng.below(3) as u8;
        let odds = told(&table, &format!("dice {dice}"));
        let good = success(dice, 3.0);
        let mut plain = BTreeMap::from([(0, 1.0 - good)]);
        let count = shot_dice(grades[0], bases[0]);
        let each = good / f64::from(6u32.pow(count));
        for roll in rolls(count) {
            let hits = roll.iter().filter(|die| **die >= 5).count() as u32;
            let share = each / f64::from(6u32.pow(hits));
            for roll in rolls(hits) {
                let save = |die: &&u8| saves(**die, grades[1], [leader, cover, down, short]);
                let dead = i64::from(hits) - roll.iter().filter(save).count() as i64;
                *plain.entry(dead.min(i64::from(bases[1]))).or_insert(0.0) += share;
            }
        }
        assert_alike(&spread(&odds, "enemy-lost"), &plain, &format!("{grades:?} {bases:?} {at}"));
    }
}

/// 32: what an assault comes to, when the target fights and White Star rolls misses again.
fn fought(
    own: (Grade, u8),
    enemy: (Grade, u8),
    per_base: [u32; 2],
) -> BTreeMap<(i64, i64, bool), f64> {
    let counted =
        |(grade, bases): (Grade, u8)| (i32::from(bases.min(6)) + modifier(grade)).max(1) as u32;
    let mut all = BTreeMap::new();
    for (kills, first) in binomial(counted(own) * per_base[0], 11.0 / 36.0).iter().enumerate() {
        let killed = (kills as i64).min(i64::from(enemy.1));
        let left = enemy.1 - killed as u8;
        if left == 0 {
            *all.entry((killed, 0, true)).or_insert(0.0) += first;
            continue;
        }
        let answer = binomial(counted((enemy.0, left)) * per_base[1], 1.0 / 6.0);
        for (kills, second) in answer.iter().enumerate() {
            let lost = (kills as i64).min(i64::from(own.1));
            let standing = own.1 - lost as u8;
            let won = killed > lost;
            if standing == 0 {
                *all.entry((killed, lost, won)).or_insert(0.0) += first * second;
                continue;
            }
            let pursuer = if won { (own.0, standing) } else { (enemy.0, left) };
            for (kills, third) in binomial(counted(pursuer), 1.0 / 6.0).iter().enumerate() {
                let share = first * second * third;
                let more = kills as i64;
                let end = if won {
                    ((killed + more).min(i64::from(enemy.1)), lost, true)
                } else {
                    (killed, (lost + more).min(i64::from(own.1)), false)
                };
                *all.entry(end).or_insert(0.0) += share;
            }
        }
    }
    all
}

#[test]
fn assaults_against_the_binomial_law() {
    let mut rng = Rng::from_number(32);
    for _ in 0..proof::times(30, 1_000) {
        let grades = [GRADES[rng.below(3) as usize], GRADES[rng.below(3) as usize]];
        let bases = [1 + rng.below(7) as u8, 1 + rng.below(7) as u8];
        let (from, short) =
            [("E4", true), ("E3", false), ("D5", true), ("C5", false)][rng.below(4) as usize];
        let mut table = Table::new(
            "search_and_destroy",
            (Nation::Us, vec![foot(grades[0], bases[0])]),
            (Nation::Vc, vec![foot(grades[1], bases[1])]),
        );
        table.put("W1", from).put("C1", "D4").acts("W1", 7);
        let no_cover = !crate::ground::terrain(table.rules.charts.terrain(square(from))).0;
        table.say("assault C1");
        let dice = 1 + rng.below(4) as u8;
        let odds = told(&table, &format!("dice {dice}"));
        let good = success(dice, 2.0);
        let per_base = [2 + u32::from(short), 2 + u32::from(no_cover)];
        let mut plain = [BTreeMap::new(), BTreeMap::new(), BTreeMap::new()];
        plain.iter_mut().for_each(|spread| {
            spread.insert(0, 1.0 - good);
        });
        for ((killed, lost, won), share) in
            fought((grades[0], bases[0]), (grades[1], bases[1]), per_base)
        {
            for (spread, value) in plain.iter_mut().zip([killed, lost, i64::from(won)]) {
                *spread.entry(value).or_insert(0.0) += good * share;
            }
        }
        let what = format!("{grades:?} {bases:?} from {from}");
        for (gauge, plain) in ["enemy-lost", "own-lost", "won"].iter().zip(&plain) {
            assert_alike(&spread(&odds, gauge), plain, &format!("{what}, {gauge}"));
        }
    }
}

/// 34: a unit in the middle of the line is spared only by a swivel round an end.
#[test]
fn strikes_against_the_binomial_law() {
    for grade in GRADES {
        let mut table = Table::new(
            "search_and_destroy",
            (Nation::Us, vec![command(Grade::Average, 4)]),
            (Nation::Vc, vec![foot(grade, 5)]),
        );
        table.put("W1", "D4").put("C1", "F4").acts("W1", 7);
        table.state.steps.push(Step::Aim(Aim { unit: unit("W1") }));
        let odds = told(&table, "aim E4 F4 G4");
        let cover = crate::ground::terrain(table.rules.charts.terrain(square("F4"))).0;
        let failing =
            (1..=6).filter(|die| !saves(*die, grade, [true, cover, false, false])).count();
        let dies = 2.0 / 3.0 * failing as f64 / 6.0;
        let mut plain = BTreeMap::from([(0, 1.0 / 6.0)]);
        for (dead, share) in binomial(5, dies).iter().enumerate() {
            *plain.entry(dead as i64).or_insert(0.0) += share * 5.0 / 6.0;
        }
        assert_alike(&spread(&odds, "enemy-lost"), &plain, grade.id());
    }
}

/// 34d: of several units under one strike every number of losses on both sides, of units wiped out and of
/// peasants killed, each unit by itself.
#[test]
fn many_units_under_one_strike() {
    let rows = [(Grade::Raw, 3), (Grade::Veteran, 2)];
    let mut table = Table::new(
        "search_and_destroy",
        (
            Nation::Us,
            vec![foot(Grade::Average, 4), vehicles(Vehicle::Truck, 2), command(Grade::Average, 4)],
        ),
        (Nation::Vc, rows.map(|(grade, bases)| foot(grade, bases)).to_vec()),
    );
    table
        .put("W1", "D6")
        .put("W2", "D6")
        .put("W3", "A1")
        .put("C1", "D4")
        .put("C2", "D5")
        .acts("W3", 7);
    for _ in 0..2 {
        table.state.board.add_peasant(square("D5"));
    }
    let line = ["D4", "E4", "F4"].map(square);
    table.state.steps.push(Step::Swivel(Swivel { by: company::components::Side::WhiteStar, line }));
    let view = table.rules.view(&table.state, Viewer::Seat(Seat(1)));
    let choice = legal::find(&table.rules, &table.state, Seat(1), "swivel D4 south")
        .unwrap_or_else(|_| panic!("it is an answer"));
    let odds = odds(&table.rules, &view, Seat(1), &choice).expect("odds");
    let cover = |at: &str| crate::ground::terrain(table.rules.charts.terrain(square(at))).0;
    let dies = |grade: Grade, at: &str| {
        let failing = (1..=6).filter(|die| !saves(*die, grade, [true, cover(at), false, false]));
        2.0 / 3.0 * failing.count() as f64 / 6.0
    };
    let communist = [binomial(3, dies(Grade::Raw, "D4")), binomial(2, dies(Grade::Veteran, "D5"))];
    let white_star = [binomial(4, dies(Grade::Average, "D6")), binomial(2, 2.0 / 3.0 * 0.5)];
    for (gauge, gone, units) in
        [("own-lost", "own-wiped-out", &communist), ("enemy-lost", "wiped-out", &white_star)]
    {
        let (mut lost, mut wiped_out) = (BTreeMap::new(), BTreeMap::new());
        for (first, share) in units[0].iter().enumerate() {
            for (second, other) in units[1].iter().enumerate() {
                *lost.entry((first + second) as i64).or_insert(0.0) += share * other;
                let all = i64::from(first + 1 == units[0].len())
                    + i64::from(second + 1 == units[1].len());
                *wiped_out.entry(all).or_insert(0.0) += share * other;
            }
        }
        assert_alike(&spread(&odds, gauge), &lost, gauge);
        assert_alike(&spread(&odds, gone), &wiped_out, gone);
    }
    let peasants = binomial(2, 1.0 / 3.0).into_iter().enumerate();
    let peasants = peasants.map(|(dead, share)| (dead as i64, share)).collect();
    assert_alike(&spread(&odds, "peasants"), &peasants, "peasants");
}

/// The greatest strike there can be still has its odds: three stacks with peasants.
#[test]
fn the_greatest_strike_has_odds() {
    let mut rows = vec![foot(Grade::Average, 6); 3];
    rows.extend(vec![vehicles(Vehicle::Tank, 2); 2]);
    let mut table = Table::new(
        "search_and_destroy",
        (Nation::Us, vec![command(Grade::Average, 4)]),
        (Nation::Nva, rows),
    );
    table.put("W1", "A4");
    for (name, at) in [("C1", "C4"), ("C2", "D4"), ("C3", "E4"), ("C4", "C4"), ("C5", "D4")] {
        table.put(name, at);
    }
    table.state.board.add_peasant(square("D4"));
    table.acts("W1", 7).state.steps.push(Step::Aim(Aim { unit: unit("W1") }));
    let odds = told(&table, "aim C4 D4 E4");
    assert!(odds.expected("enemy-lost").0 > 3_000, "{:?}", odds.expected("enemy-lost"));
}

/// 28j, 30: helicopters and traps.
#[test]
fn helicopters_and_traps_against_the_formula() {
    for bases in 1..=6 {
        let mut table = Table::new(
            "search_and_destroy",
            (Nation::Us, vec![command(Grade::Average, 4), foot(Grade::Average, 6)]),
            (Nation::Vc, vec![foot(Grade::Average, bases)]),
        );
        table.put("W1", "A1").put("W2", "D3").put("C1", "E4").acts("W1", 7);
        table.state.board.body_mut(unit("W2")).casualties = 2;
        table.say("casevac D3");
        let odds = told(&table, "dice 2");
        let lost = success(2, 2.0) * success(bases, 1.0);
        let plain = BTreeMap::from([(0, 1.0 - lost), (1, lost)]);
        assert_alike(&spread(&odds, "helicopters"), &plain, "helicopters");
        let out = success(2, 2.0) - lost;
        let plain = BTreeMap::from([(0, 1.0 - out), (2, out)]);
        assert_alike(&spread(&odds, "evacuated"), &plain, "evacuated");
    }
    for (row, dies) in [
        (foot(Grade::Raw, 4), 3.0),
        (foot(Grade::Average, 4), 2.0),
        (foot(Grade::Veteran, 4), 1.0),
        (vehicles(Vehicle::Tank, 2), 1.0),
        (vehicles(Vehicle::Carrier, 2), 2.0),
        (vehicles(Vehicle::Truck, 2), 3.0),
    ] {
        let mut table = Table::new(
            "search_and_destroy",
            (Nation::Us, vec![row]),
            (Nation::Vc, vec![foot(Grade::Average, 4)]),
        );
        table.put("W1", "A4").put("C1", "J6").acts("W1", 7);
        if let Some(acting) = table.state.acting_mut() {
            acting.entered = 2;
        }
        table.say("move B4");
        let odds = told(&table, "dice 3");
        let faces = company::rules::actions::faces(
            &table.rules,
            &table.state,
            unit("W1"),
            company::choice::Action::Move(square("B4")),
        );
        let lost = success(3, f64::from(faces.len())) / 3.0 * dies / 6.0;
        let plain = BTreeMap::from([(0, 1.0 - lost), (1, lost)]);
        assert_alike(&spread(&odds, "own-lost"), &plain, "trap");
    }
}
