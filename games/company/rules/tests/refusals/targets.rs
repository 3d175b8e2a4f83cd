//! Targets that an action may not be aimed at.

use super::*;
use proof::refusals::row;

pub(crate) fn nothing_to_aim_at() -> Vec<Row<No>> {
    let cornered = acting(table(), "W1 A1, W2 A2, W4 B1, C1 B2", "W1");
    let barred = acting(nva(), "W1 I2, W2 I5", "C1");
    let alone = acting(table(), "W1 A1, C1 J6, C2 J5", "W1");
    let waiting = acting(table(), "W1 A1", "C1");
    let healthy = acting(table(), "W2 A1, C1 J6", "W2");
    let nowhere = "every square around is taken";
    let at_edges = "an enemy is near every square of the edges";
    vec![
        row("X10.1 move-target", nowhere, kind(&cornered, Kind::Move)),
        row("X8.3 enter-target", at_edges, kind(&barred, Kind::Enter)),
        row("33a shoot-target", "two enemies are out of range", kind(&alone, Kind::Shoot)),
        row("32 assault-target", "no enemy is near", kind(&alone, Kind::Assault)),
        row(
            "28d destroy-target",
            "a unit without caches destroys one",
            kind(&alone, Kind::Destroy),
        ),
        row(
            "28g generate-target",
            "VC come out of a peasant, and none lives",
            kind(&waiting, Kind::Generate),
        ),
        row(
            "28j casevac-target",
            "a helicopter is called for nobody",
            kind(&healthy, Kind::Casevac),
        ),
    ]
}

pub(crate) fn of_moves() -> Vec<Row<No>> {
    let moves = |to: &str| {
        let mut table = acting(table(), "W1 B3, W4 A3, C1 C4", "W1");
        aimed(&mut table, Action::Move(square(to)))
    };
    let enters = |to: &str| {
        let mut table = acting(nva(), "W1 I2, C2 J6", "C1");
        aimed(&mut table, Action::Enter(square(to)))
    };
    let mut peopled = acting(table(), "W1 A1", "C1");
    peopled.state.board.add_peasant(square("I2"));
    let stranger = aimed(&mut peopled, Action::Generate(square("J6")));
    vec![
        row("X10.1 not-next", "a move over two squares", moves("D3")),
        row("X1.4 enemy-there", "a move to an enemy", moves("C4")),
        row("X1.4 stacking", "foot moves to foot of its side", moves("A3")),
        row("X8.3 not-edge", "NVA come on in the middle", enters("E3")),
        row("X8.3 enemy-near", "NVA come on beside an enemy", enters("J2")),
        row("X1.4 stacking", "NVA come on where foot of theirs stands", enters("J6")),
        row("28g peasant-to-become", "VC come out where nobody lives", stranger),
    ]
}

pub(crate) fn of_attacks() -> Vec<Row<No>> {
    let shoots = |words: &str, at: &str| {
        let mut table = acting(table(), words, "W1");
        aimed(&mut table, Action::Shoot(unit(at)))
    };
    let mut assaults = acting(table(), "W1 B4, C1 B3, C2 E4", "W1");
    let far = aimed(&mut assaults, Action::Assault(unit("C2")));
    let only = kind(&acting(table(), "W1 A4, C1 E4", "W1"), Kind::Shoot);
    let mut carries = acting(table(), "W1 A4, C1 J6", "W1");
    carries.state.board.body_mut(unit("W1")).caches = caches(&[Cache::Low]);
    let other = aimed(&mut carries, Action::Destroy(Cache::High));
    let mut calls = acting(table(), "W2 J3, C1 J6", "W2");
    calls.say("call").say("dice 1").roll(&[5]);
    let line = ["A1", "B1", "C1"].map(square);
    vec![
        row(
            "33a out-of-range",
            "a shot at one enemy, with another near",
            shoots("W1 A4, C1 B4, C2 J4", "C2"),
        ),
        row("33a out-of-range", "a shot, and the only enemy is too far", only),
        row("33a not-seen", "a shot past a village", shoots("W1 B3, C1 D2, C2 D4", "C1")),
        row(
            "33a priority",
            "a shot past an enemy who is nearer",
            shoots("W1 A4, C1 B4, C2 C4", "C2"),
        ),
        row("32 not-near", "an assault on an enemy far away", far),
        row("28d cache", "a unit destroys a cache that it does not carry", other),
        row("34b line-unseen", "a strike where nobody looks", no(&calls, Choice::Aim(line))),
    ]
}

pub(crate) fn of_helicopters() -> Vec<Row<No>> {
    let mut table = acting(table(), "W2 A4, C1 J6", "W2");
    table.state.board.body_mut(unit("W2")).casualties = 1;
    table.state.board.dead[0].set(square("J6"), 1);
    let healthy = aimed(&mut table, Action::Casevac(square("C2")));
    let enemy = act(&table, Action::Casevac(square("J6")));
    vec![
        row("28j casualties", "a helicopter to a square without casualties", healthy),
        row("28j lands-on-enemy", "a helicopter to casualties under an enemy", enemy),
    ]
}
