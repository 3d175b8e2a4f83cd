//! Every refusal in a situation that provokes it, with the rule that forbids. The list is `refusals.txt`.

use std::path::Path;
use std::sync::Arc;

use kernel::{Rules, Scope};
use proof::refusals::{Row, row};
use storm::Storm;
use storm::choice::Choice;
use storm::flow::Fiddles;
use storm::refusal::No;

use scene::{Scene, rules, scene, scene_with};

#[allow(dead_code, reason = "chapters use what a list does not")]
#[path = "rules/scene.rs"]
mod scene;

/// The rows, in the order of `refusal.rs`.
const ROWS: &str = include_str!("refusals/rows.txt");

/// The scene of a cell. In the printed pack every unit has firepower; a cell may take it from the first one.
fn set(words: &str) -> Scene {
    let Some(words) = words.strip_prefix("V1 without firepower; ") else { return scene(words) };
    let mut changed = rules("no").components.as_ref().clone();
    changed.units[1][0].firepower = 0;
    scene_with(&Arc::new(Storm::new(changed, storm::Sides::Given)), words)
}

/// Plays what is answered before.
fn play(scene: &mut Scene, script: &str) {
    for part in script.split(", ").filter(|part| *part != "-") {
        if let Some(dice) = part.strip_prefix("roll ") {
            let dice: Vec<u8> = dice.split(' ').map(|die| die.parse().expect("a die")).collect();
            scene.dice(&dice);
        } else if let Some(answers) = part.strip_prefix("often ") {
            // The last change of mind is left for what is said next.
            for _ in 0..Fiddles::MOST / 2 {
                scene.say(&answers.replace(" and ", ", "));
            }
        } else if let Some(asks) = part.strip_prefix("until ") {
            scene.until(asks);
        } else if part == "supply" {
            scene.until_supply();
        } else {
            scene.say(part);
        }
    }
}

/// The answer of these words: one that is listed, or a pass, which is none here.
fn answered(scene: &Scene, words: &str) -> Choice {
    let mut listed = Vec::new();
    scene.rules().candidates(scene.state(), scene.seat(), Scope::All, &mut listed);
    let found = listed.into_iter().find(|choice| choice.to_string() == words);
    found.or((words == "pass").then_some(Choice::Pass)).unwrap_or_else(|| {
        panic!("{words} is not listed, asked is {}", scene.asks());
    })
}

fn met(line: &'static str) -> Row<No> {
    let cells: Vec<&'static str> = line.split(" | ").collect();
    let [expected, situation, set_up, script, answer] = cells[..] else {
        panic!("a row has five cells: {line}");
    };
    let mut scene = set(set_up);
    play(&mut scene, script);
    let choice = answered(&scene, answer);
    let check = scene.rules().check(scene.state(), scene.seat(), &choice);
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
