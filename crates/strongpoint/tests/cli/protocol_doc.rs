//! docs/protocol.md is true: its sessions are played, and its lines are of the schema.

use serde_json::Value;

use crate::program::Session;
use crate::schema::Schema;

/// Whether an answer is what the document shows, where `"…"` stands for anything.
fn shows(shown: &Value, found: &Value) -> bool {
    match (shown, found) {
        (Value::String(text), _) if text == "…" => true,
        (Value::Array(shown), Value::Array(found)) => match shown.split_last() {
            Some((Value::String(last), first)) if last == "…" => {
                first.len() <= found.len() && first.iter().zip(found).all(|(s, f)| shows(s, f))
            }
            _ => shown.len() == found.len() && shown.iter().zip(found).all(|(s, f)| shows(s, f)),
        },
        (Value::Object(shown), Value::Object(found)) => {
            let given = shown.iter().filter(|(key, _)| *key != "…");
            let mut given =
                given.map(|(key, value)| found.get(key).is_some_and(|f| shows(value, f)));
            given.all(|holds| holds)
                && (shown.contains_key("…") || found.keys().all(|key| shown.contains_key(key)))
        }
        _ => shown == found,
    }
}

#[test]
fn the_sessions_of_the_document_are_real() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let document = std::fs::read_to_string(file).unwrap();
    let schema = Schema::read();
    let mut session = Session::new(&["protocol", "storm"]);
    let mut answer = Value::Null;
    let (mut sent, mut compared) = (0, 0);
    for line in document.lines() {
        if let Some(request) = line.strip_prefix("> ") {
            sent += 1;
            answer = session.send(request.as_bytes());
            schema.check("reply", &answer).unwrap_or_else(|wrong| panic!("{answer}: {wrong}"));
            if let (Ok(request), None) = (serde_json::from_str(request), answer.get("error")) {
                schema.check("request", &request).unwrap_or_else(|w| panic!("{request}: {w}"));
            }
        } else if let Some(shown) = line.strip_prefix("< ") {
            compared += 1;
            let shown: Value = serde_json::from_str(shown).unwrap();
            assert!(shows(&shown, &answer), "shown: {shown}\nfound: {answer}");
        }
    }
    assert!(sent > 30 && sent == compared, "{sent} sent, {compared} compared");
    assert_eq!(session.end(), 0);
}

#[test]
fn every_request_is_in_the_document() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let document = std::fs::read_to_string(file).unwrap();
    let mut session = Session::new(&["protocol", "storm"]);
    let said = session.send(b"{}")["error"].as_str().unwrap().to_owned();
    let names = said.rsplit_once(": ").unwrap().1.trim_end_matches('.');
    for name in names.split(", ") {
        assert!(document.contains(&format!("| `{name}` |")), "{name} is not in the table");
        assert!(document.contains(&format!("\"do\": \"{name}\"")), "{name} has no example");
    }
}

#[test]
fn the_comparison_can_fail() {
    let value = |text: &str| -> Value { serde_json::from_str(text).unwrap() };
    let found = value(r#"{"a": [1, 2, 3], "b": "x"}"#);
    assert!(shows(&value(r#"{"a": [1, "…"], "b": "…"}"#), &found));
    assert!(shows(&value(r#"{"a": "…", "…": "…"}"#), &found));
    assert!(!shows(&value(r#"{"a": "…"}"#), &found));
    assert!(!shows(&value(r#"{"a": [1, 2], "b": "x"}"#), &found));
    assert!(!shows(&value(r#"{"a": [2, "…"], "b": "x"}"#), &found));
}
