//! The worked bot of `examples/` plays a whole game of each title.

use std::process::Command;

use serde_json::Value;

/// A whole game of a title; what the bot tells at its end.
fn game(title: &str, seat: &str) -> Value {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let program = env!("CARGO_BIN_EXE_strongpoint");
    let mut command = Command::new("python3");
    command.args([bot, title, "--program", program, "--seat", seat, "--seed", "7"]);
    let ran = command.output().unwrap_or_else(|wrong| {
        panic!("python3 is needed to run {bot}, and could not be started: {wrong}")
    });
    let (out, err) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{out}{err}");
    let told: Value = serde_json::from_str(&out).unwrap();
    assert!(told["outcome"]["rule"].is_string() && told["choices"].as_u64() > Some(20), "{told}");
    assert!(told["weighed"].as_u64() > Some(5), "odds were asked for: {told}");
    told
}

#[test]
fn the_worked_bot_plays_storm() {
    game("storm", "vietminh");
}

#[test]
fn the_worked_bot_plays_siege() {
    game("siege", "french");
}

#[test]
fn the_worked_bot_plays_tonkin() {
    game("tonkin", "french");
}

#[test]
fn the_worked_bot_plays_company() {
    game("company", "white_star");
}
