//! Random lines: each gets one answer of the schema, and the process goes on.

use kernel::dice::Rng;
use serde_json::Value;

use crate::program::run_with;
use crate::schema::Schema;

const PARTS: [&str; 28] = [
    r#"{"do":"offers"}"#,
    r#"{"do":"offers","legal":true}"#,
    r#"{"do":"state","text":true}"#,
    r#"{"do":"pack","file":"cards"}"#,
    r#"{"do":"schema"}"#,
    r#"{"do":"choose","choice":"pass"}"#,
    r#"{"do":"choose","choice":"decline"}"#,
    r#"{"do":"choose","choice":"act 4"}"#,
    r#"{"do":"choose","choice":"pick all"}"#,
    r#"{"do":"choose","choice":"fire 9"}"#,
    r#"{"do":"choose","choice":"done"}"#,
    r#"{"do":"choose","choice":"end"}"#,
    r#"{"do":"choose","choice":"act 11","seat":"vietminh"}"#,
    r#"{"do":"roll"}"#,
    r#"{"do":"roll","dice":[3,4]}"#,
    r#"{"do":"roll","dice":[5]}"#,
    r#"{"do":"odds","choice":"fire 9"}"#,
    r#"{"do":"view","seat":"french"}"#,
    r#"{"do":"log"}"#,
    r#"{"do":"state"}"#,
    r#"{"do":"undo"}"#,
    r#"{"do":"undo","to":11}"#,
    r#"{"do":"save"}"#,
    r#"{"do":"load","save":"{\"save\":1}\n"}"#,
    r#"{"do":"order","seat":"french","window":"W5","order":{"use_when":2}}"#,
    r#"{"do":"order","seat":"vietminh","window":"W2","order":"decline","id":{}}"#,
    r#"{"do":"new","seed":3}"#,
    r#"{"do":"new","position":"turn = 2\nto_move = \"french\"\n","dice":"outside"}"#,
];

/// A line: a request, often damaged.
fn line(rng: &mut Rng) -> Vec<u8> {
    let mut line = rng.pick(&PARTS).unwrap().as_bytes().to_vec();
    for _ in 0..rng.below(4) {
        let at = rng.below(line.len().max(1) as u32) as usize;
        match rng.below(5) {
            0 => line.truncate(at),
            1 if at < line.len() => line[at] = rng.below(256) as u8,
            2 if at < line.len() => drop(line.remove(at)),
            3 => line.insert(at, *rng.pick(b"{}[]\",:0123456789-eE\\ ").unwrap()),
            _ => line.extend(rng.pick(&PARTS).unwrap().as_bytes().iter().take(at)),
        }
    }
    line.retain(|byte| *byte != b'\n');
    // One line must not end the session, and an empty one has no answer.
    if line.is_empty() || line.iter().all(u8::is_ascii_whitespace) { b"?".to_vec() } else { line }
}

#[test]
fn random_lines_never_break_the_protocol() {
    let mut rng = Rng::from_number(2024);
    let mut input = b"{\"do\":\"new\",\"seed\":3}\n".to_vec();
    let lines = 3_000;
    for _ in 0..lines {
        input.extend(line(&mut rng));
        input.push(b'\n');
    }
    let ran = run_with(&["protocol", "storm"], &input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out.lines().count(), lines + 1);
    let schema = Schema::read();
    let mut errors = 0;
    for line in ran.out.lines() {
        let answer: Value = serde_json::from_str(line).unwrap();
        schema.check("reply", &answer).unwrap_or_else(|wrong| panic!("{answer}: {wrong}"));
        errors += usize::from(answer.get("error").is_some());
    }
    assert!(errors > lines / 4 && errors < lines, "{errors} errors");
}
