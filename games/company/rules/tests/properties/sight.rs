//! X1.3, X1.5: range and sight by walking every shortest path.

use company::Company;

use crate::ground::{Spot, grounds, is_on_table, range, spots, square, terrain};

/// Whether a path of so many steps, one of them at most diagonal, leads on without anything that blocks
/// sight in between.
fn leads(rules: &Company, at: Spot, to: Spot, steps: i32, diagonals: i32) -> bool {
    if at == to {
        return true;
    }
    if steps == 0 {
        return false;
    }
    let moves = spots_around(at);
    moves.into_iter().any(|next| {
        let diagonal = i32::from(next.0 != at.0 && next.1 != at.1);
        let blocks = next != to && terrain(rules.charts.terrain(square(next))).1;
        diagonals >= diagonal
            && !blocks
            && range(next, to) < steps + 1
            && leads(rules, next, to, steps - 1, diagonals - diagonal)
    })
}

fn spots_around(at: Spot) -> Vec<Spot> {
    let steps = (-1..=1).flat_map(|columns| (-1..=1).map(move |rows| (columns, rows)));
    let around = steps.filter(|step| *step != (0, 0)).map(|step| (at.0 + step.0, at.1 + step.1));
    around.filter(|spot| is_on_table(*spot)).collect()
}

fn sees(rules: &Company, from: Spot, to: Spot) -> bool {
    let far = range(from, to);
    let limit = terrain(rules.charts.terrain(square(to))).2;
    far <= 1 || far <= limit && leads(rules, from, to, far, 1)
}

#[test]
fn sight_is_a_clear_shortest_path() {
    for rules in grounds() {
        for from in spots() {
            let seen = rules.charts.seen_from(square(from));
            for to in spots() {
                let plain = sees(&rules, from, to);
                assert_eq!(seen.has(square(to)), plain, "{}: {from:?} {to:?}", rules.map.id);
            }
        }
    }
}

/// A clear path is clear both ways; only from how far a target is seen makes a difference.
#[test]
fn sight_is_mutual_but_for_the_limit_of_the_target() {
    let mut one_way = 0;
    for rules in grounds() {
        for a in spots() {
            for b in spots() {
                let there = rules.charts.seen_from(square(a)).has(square(b));
                let back = rules.charts.seen_from(square(b)).has(square(a));
                let far = range(a, b);
                let limit = |spot: Spot| terrain(rules.charts.terrain(square(spot))).2;
                if there && far <= limit(a) {
                    assert!(back, "{}: {a:?} {b:?}", rules.map.id);
                }
                one_way += u32::from(there && !back);
            }
        }
    }
    assert!(one_way > 0, "some are seen who do not see");
}

#[test]
fn ranges_and_neighbours_are_those_of_the_grid() {
    let rules = proof::rules::<Company>("ap_bac", &[]);
    for from in spots() {
        for to in spots() {
            let (columns, rows) = crate::ground::apart(from, to);
            let (a, b) = (square(from), square(to));
            let beside = from != to;
            assert_eq!(rules.charts.faces(a).has(b), columns + rows == 1);
            assert_eq!(rules.charts.near(a).has(b), beside && columns <= 1 && rows <= 1);
            assert_eq!(i32::from(company::generator::command_distance(a, b)), columns.max(rows));
            for most in 1..=4u8 {
                let within = beside && range(from, to) <= i32::from(most);
                assert_eq!(rules.charts.within(a, most).has(b), within, "{from:?} {to:?}");
            }
        }
    }
}
