//! Every refusal in a situation that provokes it, with the rule that forbids. The list is `refusals.txt`.

use std::path::Path;

use kernel::Rules;
use proof::refusals::{Row, row};
use tonkin::flow::Fiddles;
use tonkin::refusal::No;

use scene::{Scene, na_san, scene, start, with_heroes};

#[path = "refusals/said.rs"]
mod said;
#[allow(dead_code, reason = "chapters use what a list does not")]
#[path = "rules/scene.rs"]
mod scene;

/// The rows, in the order of `refusal.rs`.
const ROWS: &str = include_str!("refusals/rows.txt");

/// The text of a scene, or of one that has a name in capitals.
fn words_of(cell: &'static str) -> String {
    let (name, more) = cell.split_once(" + ").unwrap_or((cell, ""));
    let named = ROWS.lines().filter_map(|line| line.split_once(" = "));
    let text = named.into_iter().find(|(known, _)| *known == name).map_or(name, |(_, words)| words);
    format!("{text}; {more}").replace("; ", "\n")
}

/// The scene of a cell. `start cao_bang` is a scenario before its set-up; one that begins with `na_san` or `heroes` is
/// played so.
fn set(cell: &'static str) -> Scene {
    if let Some(scenario) = cell.strip_prefix("start ") {
        return start(scenario, &[]);
    }
    let words = words_of(cell);
    match words.split_once('\n') {
        Some(("na_san", words)) => na_san(words),
        Some(("heroes", words)) => with_heroes(words),
        _ => scene(&words),
    }
}

/// Plays what is answered before: `roll 5 6` are dice, `until …` waits for a question, and what is said `often` is said
/// until nobody listens any more.
fn play(scene: &mut Scene, script: &str) {
    for part in script.split(", ").filter(|part| *part != "-") {
        if let Some(dice) = part.strip_prefix("roll ") {
            let dice: Vec<u8> = dice.split(' ').map(|die| die.parse().expect("a die")).collect();
            scene.roll(&dice);
        } else if let Some(asks) = part.strip_prefix("until ") {
            scene.until(asks);
        } else if let Some(answers) = part.strip_prefix("often ") {
            for _ in 0..Fiddles::MOST {
                for answer in answers.split(" and ") {
                    if scene.refused(answer) == "legal" {
                        scene.say(answer);
                    }
                }
            }
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
    let mut scene = set(set_up);
    play(&mut scene, script);
    let choice = said::choice(scene.rules(), answer);
    let seat = kernel::flow::asked(scene.rules(), scene.state()).lowest();
    let seat = seat.unwrap_or_else(|| panic!("{situation}: nobody is asked"));
    let check = scene.rules().check(scene.state(), seat, &choice);
    let no = check.err().unwrap_or_else(|| panic!("{situation}: {answer} is legal"));
    row(expected, situation, no)
}

#[test]
fn every_refusal_cites_the_rule_that_forbids() {
    let lines = ROWS.lines().filter(|line| line.contains(" | ") && !line.starts_with('#'));
    let rows: Vec<Row<No>> = lines.map(met).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    proof::refusals::every_refusal_has_its_situation_and_its_rule(&folder, &rows);
}
