//! Chapters X3 and X4.2: the ring, peasants, deployment, hiding.

use company::components::{Grade, Marker, Nation, Side};
use company::flow::Step;
use kernel::Rules;

use super::start;
use crate::builder::{Table, foot, rules, square};

/// Lays the ring as the mission proposes it.
fn lay(table: &mut Table) {
    for marker in table.rules.mission.ring.clone() {
        if matches!(table.state.top(), Step::Ring(_)) {
            table.say(&format!("next {}", marker.id()));
        }
    }
}

#[test]
fn the_communist_lays_the_ring() {
    let mut table = start(rules("cordon_and_search", &[]));
    assert_eq!(table.asks(), "communist ring");
    lay(&mut table);
    assert_eq!(table.state.ring.as_slice(), table.rules.mission.ring.as_slice());
    assert_eq!(table.asks(), "communist peasants");
}

/// X3 step 5: at least one peasant in every hamlet, two in a square, none where White Star deploys.
#[test]
fn peasants_go_to_every_hamlet() {
    let mut table = start(rules("search_and_destroy", &[]));
    lay(&mut table);
    for _ in 0..2 {
        table.say("peasant C2");
    }
    assert_eq!(table.refused_by("peasant C2"), "X3 company-no-peasants-full");
    for at in ["D2", "D2", "C3", "C3", "I2"] {
        table.say(&format!("peasant {at}"));
    }
    assert_eq!(table.refused_by("peasant E5"), "");
    table.say("peasant I2");
    assert_eq!(
        table.refused_by("peasant J2"),
        "X3 company-no-hamlets-first",
        "the last is for the empty hamlet"
    );
    table.say("peasant E5");
    assert_eq!(table.asks(), "white_star deploy");
    let mut hold = start(rules("hold_the_hamlet", &[]));
    assert_eq!(
        hold.refused_by("peasant I2"),
        "X3 company-no-peasant-deployment",
        "White Star deploys there"
    );
    hold.say("peasant D1");
}

fn to_deployment(mission: &str) -> Table {
    let mut table = start(rules(mission, &[]));
    lay(&mut table);
    while matches!(table.state.top(), Step::Peasants(_)) {
        let mut legal = Vec::new();
        table.rules.legal(&table.state, kernel::Seat(1), &mut legal);
        table.say(&legal[0].to_string());
    }
    table
}

#[test]
fn white_star_deploys_on_its_edge() {
    let mut table = to_deployment("search_and_destroy");
    assert_eq!(table.refused_by("deploy W1 A1"), "");
    table.say("deploy W1 A1");
    assert_eq!(table.refused_by("deploy W2 A1"), "X1.4 company-no-stacking");
    for (name, at) in [("W2", "A2"), ("W3", "A3"), ("W4", "A4"), ("W5", "A5")] {
        table.say(&format!("deploy {name} {at}"));
    }
    assert_eq!(table.asks(), "communist hide");
}

/// X3 step 6: both edges are used, with two units each.
#[test]
fn both_edges_are_used() {
    let mut table = to_deployment("ap_bac");
    for (name, at) in [("W1", "A1"), ("W2", "A2"), ("W3", "A3"), ("W4", "A4")] {
        table.say(&format!("deploy {name} {at}"));
    }
    assert_eq!(table.refused_by("deploy W5 A5"), "X3 company-no-both-edges");
    table.say("deploy W5 D6");
    assert_eq!(table.refused_by("deploy W6 A5"), "X3 company-no-both-edges");
    table.say("deploy W6 E6");
}

/// S-74: a corner counts for the edge that needs it.
#[test]
fn a_corner_counts_for_the_edge_that_needs_it() {
    let mut table = to_deployment("ap_bac");
    for (name, at) in [("W1", "A1"), ("W2", "A2"), ("W3", "A3"), ("W4", "A4")] {
        table.say(&format!("deploy {name} {at}"));
    }
    table.say("deploy W5 A6");
    assert_eq!(table.refused_by("deploy W6 A5"), "X3 company-no-both-edges", "one is missing");
    assert_eq!(table.refused_by("deploy W6 D6"), "");
}

/// X3 step 6: the landing column deviates as a whole.
#[test]
fn the_landing_column_shifts() {
    let mut table = to_deployment("hot_lz");
    assert_eq!(table.asks(), "dice deviation");
    table.roll(&[1, 5]);
    assert_eq!(table.asks(), "communist shift-column");
    table.say("column east");
    assert_eq!(table.state.column, 9);
    assert_eq!(table.refused_by("deploy W1 J3"), "");
    for row in 1..=5 {
        table.say(&format!("deploy W{row} J{row}"));
    }
    assert_eq!(table.asks(), "communist hide");
}

/// S-61: the whole difference or nothing: it does not stop at the edge of the table.
#[test]
fn the_column_stays_on_the_table() {
    let mut table = to_deployment("hot_lz");
    let before = table.state.column;
    table.roll(&[1, 5]);
    assert_eq!(table.refused_by("column west"), "S-61 company-no-beyond-table");
    table.say("stay");
    assert_eq!(table.state.column, before);
}

/// X3 step 7: cover in the mission's columns, three squares from White Star.
#[test]
fn units_hide_in_cover_and_far_away() {
    let mut table = to_deployment("search_and_destroy");
    for row in 1..=5 {
        table.say(&format!("deploy W{row} A{row}"));
    }
    assert_eq!(
        table.refused_by("hide C1 D2"),
        "X3 company-no-hiding-column",
        "not a column of the mission"
    );
    assert_eq!(table.refused_by("hide C1 E5"), "");
    table.say("hide C1 E5");
    assert_eq!(table.refused_by("hide C2 E5"), "X1.4 company-no-stacking");
    assert_eq!(table.state.board.hidden.len(), 1);
    table.say("done");
    assert_eq!(table.asks(), "white_star group");
    assert_eq!(table.state.counters, 33);
    assert_eq!(table.state.board.off_table(Side::Communist).len(), 5);
}

#[test]
fn hiding_too_near_is_refused() {
    let mut table = to_deployment("hot_lz");
    table.roll(&[5, 4]);
    for row in 1..=5 {
        table.say(&format!("deploy W{row} E{row}"));
    }
    assert_eq!(
        table.refused_by("hide C1 C1"),
        "X3 company-no-hiding-distance",
        "two squares from E1"
    );
    assert_eq!(table.refused_by("hide C1 B1"), "");
}

/// X3 step 2: on a random map hold squares are the villages nearest to J2.
#[test]
fn missions_read_on_random_maps() {
    use company::components::Objective;
    let rules = rules("hold_the_hamlet", &[("map", "random_delta"), ("map_seed", "5")]);
    let Objective::Hold { squares, .. } = rules.mission.objective else { panic!("it holds") };
    assert_eq!(squares.len(), 3);
    let distance = |at| company::generator::command_distance(at, square("J2"));
    let farthest = squares.iter().map(distance).max().expect("three");
    let villages = rules.charts.villages.minus(squares);
    assert!(villages.iter().all(|village| distance(village) >= farthest));
    assert!(rules.mission.deployment().iter().all(|at| at.column() >= 6));
    assert_eq!(Marker::ALL.len(), 5);
}

/// X3 step 6: when the landing column is full, the next one away from the nearest side edge.
#[test]
fn a_full_column_spills_over_inward() {
    for (column, next) in [(1, "C1"), (8, "H1")] {
        let rows = (0..7).map(|_| foot(Grade::Average, 6)).collect();
        let mut table =
            Table::new("hot_lz", (Nation::Us, rows), (Nation::Nva, vec![foot(Grade::Average, 6)]));
        table.state.phase = company::flow::Phase::SetUp;
        table.state.column = column;
        table.play(|play| play.push(Step::Deploy));
        let letter = char::from(b'A' + column);
        assert_eq!(table.refused_by(&format!("deploy W1 {letter}1")), "");
        for row in 1..=6 {
            table.say(&format!("deploy W{row} {letter}{row}"));
        }
        assert_eq!(table.refused_by(&format!("deploy W7 {next}")), "");
    }
}
