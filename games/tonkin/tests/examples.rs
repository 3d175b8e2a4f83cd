//! The worked examples of the rules (`examples.toml`), each computed by the engine. Every case has a kind
//! (`given`) and what must come out (`then`).

use std::sync::LazyLock;

use toml::{Table, Value};

#[path = "examples/board.rs"]
mod board;
#[path = "examples/charts.rs"]
mod charts;
#[path = "examples/land.rs"]
mod land;

/// One case.
#[derive(Debug)]
struct Case {
    id: String,
    kind: String,
    given: Table,
    then: Table,
}

static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let file: Table = include_str!("examples.toml").parse().expect("the examples are TOML");
    let list = file["example"].as_array().expect("a list of examples");
    let case = |value: &Value| {
        let text = |key: &str| value[key].as_str().expect("text").to_owned();
        let table = |key: &str| value[key].as_table().expect("a table").clone();
        Case { id: text("id"), kind: text("kind"), given: table("given"), then: table("then") }
    };
    list.iter().map(case).collect()
});

impl Case {
    fn text(&self, key: &str) -> &str {
        self.given[key].as_str().expect("text")
    }

    fn number(&self, key: &str) -> i64 {
        self.given[key].as_integer().expect("a number")
    }

    fn flag(&self, key: &str) -> bool {
        self.given[key].as_bool().expect("yes or no")
    }

    fn list(&self, key: &str) -> &[Value] {
        self.given.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
    }

    fn texts(&self, key: &str) -> Vec<&str> {
        self.list(key).iter().map(|value| value.as_str().expect("text")).collect()
    }

    fn numbers(&self, key: &str) -> Vec<i64> {
        self.list(key).iter().map(|value| value.as_integer().expect("a number")).collect()
    }
}

/// Computes every case of some kinds and compares all that must come out.
fn check(kinds: &[&str], compute: impl Fn(&Case) -> Table) {
    let mut wrong = Vec::new();
    for kind in kinds {
        let mut cases = CASES.iter().filter(|case| case.kind == *kind).peekable();
        assert!(cases.peek().is_some(), "no example is of the kind {kind}");
        for case in cases {
            let found = compute(case);
            for (key, right) in &case.then {
                if found.get(key) != Some(right) {
                    wrong.push(format!("{} {key}: {right}, found {:?}", case.id, found.get(key)));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A list of values.
fn list<T: Into<Value>>(values: impl IntoIterator<Item = T>) -> Value {
    Value::Array(values.into_iter().map(Into::into).collect())
}

/// What came out.
fn table<const N: usize>(entries: [(&str, Value); N]) -> Table {
    entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}
