//! Every refusal in a situation that provokes it, with the rule that forbids. The list is `refusals.txt`.

use std::path::Path;

use kernel::Rules;
use proof::refusals::{Row, row};
use siege::flow::Fiddles;
use siege::refusal::No;

use scene::{Scene, rules, scene, scene_with, staff_scene, started};

#[path = "refusals/said.rs"]
mod said;
#[allow(dead_code, reason = "chapters use what a list does not")]
#[path = "rules/scene.rs"]
mod scene;

/// The rows, in the order of `refusal.rs`.
const ROWS: &str = include_str!("refusals/rows.txt");

/// The text of a scene: one that has a name in capitals, or `-` for a new game.
fn words_of(cell: &'static str) -> &'static str {
    let named = ROWS.lines().filter_map(|line| line.split_once(" = "));
    named.into_iter().find(|(name, _)| *name == cell).map_or(cell, |(_, words)| words)
}

/// The scene of a cell. One that begins with `staff` is of five officers, with `vulture` of that option.
fn set(words: &str) -> Scene {
    match words.split_once("; ") {
        None if words == "-" => started(""),
        Some(("staff", words)) => staff_scene(words),
        Some(("vulture", words)) => scene_with(&rules("vulture=yes"), words),
        _ => scene(words),
    }
}

/// Plays what is answered before: `roll 5 6` are dice, `roll all 1` all of them, `north says …` is an officer's answer,
/// and what is said `often` is said until nobody listens any more.
fn play(scene: &mut Scene, script: &str) {
    for part in script.split(", ").filter(|part| *part != "-") {
        if let Some(face) = part.strip_prefix("roll all ") {
            scene.all(face.parse().expect("a face"));
        } else if let Some(dice) = part.strip_prefix("roll ") {
            let dice: Vec<u8> = dice.split(' ').map(|die| die.parse().expect("a die")).collect();
            scene.dice(&dice);
        } else if let Some(answers) = part.strip_prefix("often ") {
            for _ in 0..Fiddles::MOST {
                answers.split(" and ").for_each(|answer| {
                    scene.say(answer);
                });
            }
        } else if let Some((name, answer)) = part.split_once(" says ") {
            scene.by(name, answer);
        } else {
            scene.say(part);
        }
    }
}

fn met(line: &'static str) -> Row<No> {
    let cells: Vec<&'static str> = line.split(" | ").collect();
    let [expected, situation, set_up, script, answer] = cells[..] else {
        panic!("a row has five cells: {line}");
    };
    let mut scene = set(words_of(set_up));
    play(&mut scene, script);
    let (seat, answer) = match answer.split_once(" says ") {
        Some((name, answer)) => (scene.seat_named(name), answer),
        None => (scene.seat(), answer),
    };
    let choice = said::choice(scene.rules(), answer);
    let check = scene.rules().check(scene.state(), seat, &choice);
    let no = check.err().unwrap_or_else(|| panic!("{situation}: {answer} is legal"));
    row(expected, situation, no)
}

#[test]
fn every_refusal_cites_the_rule_that_forbids() {
    let rows: Vec<Row<No>> = ROWS
        .lines()
        .filter(|line| line.contains(" | ") && !line.starts_with('#'))
        .map(met)
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    proof::refusals::every_refusal_has_its_situation_and_its_rule(&folder, &rows);
}
