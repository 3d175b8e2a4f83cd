//! Answers to all other questions that are refused.

use super::*;
use company::components::Side;
use company::flow::{Ambush, Hide, Peasants, Phase, Search, Shift};
use company::rules::turn;
use company::sets::Square;
use proof::refusals::row;

/// A table in the set-up.
fn setting_up(mission: &str) -> Table {
    let mut table = against_vc(mission);
    table.state.phase = Phase::SetUp;
    table
}

pub(crate) fn of_set_up() -> Vec<Row<No>> {
    let peasants = |mission: &str, left: u8, at: &[&str]| {
        let mut table = setting_up(mission);
        at.iter().for_each(|at| table.state.board.add_peasant(square(at)));
        table.play(|play| play.push(Step::Peasants(Peasants { left, floor: Square(0) })));
        table
    };
    let place = |table: &Table, at: &str| no(table, Choice::Peasant(square(at)));
    let deploys = asked(setting_up("search_and_destroy"), "W4 A3", Step::Deploy);
    let edges = asked(setting_up("cordon_and_search"), "W1 A1, W2 A2", Step::Deploy);
    let deploy =
        |table: &Table, name: &str, at: &str| no(table, Choice::Deploy(unit(name), square(at)));
    let shift = Shift { search: Search::Landing, winner: Side::Communist, difference: 6 };
    let mut lands = setting_up("hot_lz");
    lands.state.column = 4;
    let lands = asked(lands, "W1 E1", Step::Shift(shift));
    let east = Choice::Column(company::choice::Direction::East);
    let plain = "search_and_destroy";
    vec![
        row(
            "X3 peasant-deployment",
            "a peasant where White Star deploys",
            place(&peasants("ap_bac", 3, &[]), "D6"),
        ),
        row(
            "X3 peasants-full",
            "a third peasant in a square",
            place(&peasants(plain, 5, &["C2", "C2"]), "C2"),
        ),
        row(
            "X3 hamlets-first",
            "the last peasant, and a hamlet has none",
            place(&peasants(plain, 1, &["C2", "I2"]), "C3"),
        ),
        row(
            "X3 not-deployment",
            "White Star deploys far from his edge",
            deploy(&deploys, "W1", "E3"),
        ),
        row("X1.4 stacking", "foot deploys on foot", deploy(&deploys, "W1", "A3")),
        row(
            "X3 both-edges",
            "a third unit of four on one of two edges",
            deploy(&edges, "W4", "A5"),
        ),
        row("S-61 beyond-table", "a landing by six columns to the east", no(&lands, east)),
    ]
}

pub(crate) fn of_hiding() -> Vec<Row<No>> {
    let mut table = setting_up("search_and_destroy");
    table.state.board.open_foot = ["J2", "I2"].map(square).into_iter().collect();
    let hidden = (unit("C2"), square("I2"));
    table.state.board.hide(&table.rules, hidden.0, hidden.1);
    let mut rules = table.rules.clone();
    rules.mission.hidden = 2;
    table.rules = rules;
    let table = asked(table, "W1 C5", Step::Hide(Hide { last: None }));
    let hide = |at: &str| no(&table, Choice::Hide(unit("C1"), square(at)));
    vec![
        row("X3 hiding-column", "a unit hides in a column of the enemy", hide("C2")),
        row("X3 hiding-distance", "a unit hides two squares from the enemy", hide("E5")),
        row("X1.4 stacking", "foot hides where foot hides", hide("I2")),
    ]
}

pub(crate) fn of_turns() -> Vec<Row<No>> {
    let mut table = set(table(), "W1 A4, W4 A3, C1 J6");
    table.state.marked[0].insert(0);
    table.play(|play| turn::begin(play, Side::WhiteStar));
    let acts = no(&table, Choice::Unit(unit("W1")));
    let passes = no(&table, Choice::Pass(unit("W1")));
    let other = no(&table, Choice::Unit(unit("C1")));
    vec![
        row("X5.5 may-not-lead", "the marked unit acts first in its group", acts),
        row("X5.5 may-not-lead", "the marked unit passes first in its group", passes),
        row("X5.7 not-asked", "White Star picks an enemy", other),
    ]
}

pub(crate) fn of_ambushes() -> Vec<Row<No>> {
    let ambush = || Step::Ambush(Ambush { unit: unit("W1") });
    let regulars = asked(nva(), "W1 C2, W4 C3, C2 D3", ambush());
    let tank = no(&regulars, Choice::Ambusher(unit("C4")));
    let mut vc = set(table(), "W1 C2, W4 C3");
    vc.state.board.away.insert(0);
    vc.state.board.seen.insert(0);
    let vc = asked(vc, "W1 C2", ambush());
    let gone = no(&vc, Choice::Ambusher(unit("C1")));
    let mut from = asked(nva(), "W1 C2, W4 C3, C2 D3", ambush());
    from.say("ambush C1");
    let own = no(&from, Choice::Ambush(unit("C1"), square("D3")));
    let enemy = no(&from, Choice::Ambush(unit("C1"), square("C3")));
    vec![
        row("X4.3 foot-only", "a tank ambushes", tank),
        row("S-77 just-left", "VC that have just disappeared ambush", gone),
        row("X4.3 ambush-square", "an ambush out of a square with a friend", own),
        row("X4.3 ambush-square", "an ambush out of a square with an enemy", enemy),
    ]
}

pub(crate) fn of_peasants() -> Vec<Row<No>> {
    let mut table = set(table(), "W1 C3, C1 J6");
    ["C2", "D2", "D2"].iter().for_each(|at| table.state.board.add_peasant(square(at)));
    let table = asked(table, "W1 C3", Step::Flee);
    let flees = |to: &str| no(&table, Choice::Flee(square("C2"), square(to)));
    vec![
        row("X8.5 flees-into-enemy", "a peasant flees to White Star", flees("C3")),
        row("X8.5 flees-into-crowd", "a peasant flees where two live", flees("D2")),
    ]
}
