//! Changes of JSON that know its structure: what is put in was seen in the same place of another state, or is just
//! beside what may stand there.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kernel::dice::Rng;
use serde_json::{Number, Value, json};

/// So many different values are kept for a place.
const MOST_KEPT: usize = 48;

/// What stands where in sound states: by place, with all elements of a list at one place.
#[derive(Debug, Default)]
pub struct Seen {
    places: BTreeMap<String, Vec<Value>>,
    words: Vec<String>,
}

impl Seen {
    /// Notes everything in a value.
    pub fn note(&mut self, value: &Value) {
        self.note_at(String::new(), value);
    }

    fn note_at(&mut self, place: String, value: &Value) {
        match value {
            Value::Object(fields) => {
                for (key, value) in fields {
                    self.note_word(key);
                    self.note_at(format!("{place}.{key}"), value);
                }
            }
            Value::Array(items) => {
                for value in items {
                    self.note_at(format!("{place}.*"), value);
                }
            }
            Value::String(word) => self.note_word(word),
            Value::Null | Value::Bool(_) | Value::Number(_) => (),
        }
        let kept = self.places.entry(place).or_default();
        if kept.len() < MOST_KEPT && !kept.contains(value) {
            kept.push(value.clone());
        }
    }

    fn note_word(&mut self, word: &str) {
        if self.words.len() < MOST_KEPT * 8 && !self.words.iter().any(|known| known == word) {
            self.words.push(word.to_owned());
        }
    }

    /// Something that was seen in a place.
    fn at(&self, place: &str, rng: &mut Rng) -> Option<Value> {
        rng.pick(self.places.get(place)?).cloned()
    }

    /// Something that was seen anywhere.
    fn anywhere(&self, rng: &mut Rng) -> Value {
        let places: Vec<&Vec<Value>> = self.places.values().collect();
        rng.pick(&places).and_then(|kept| rng.pick(kept)).cloned().unwrap_or(Value::Null)
    }

    fn word(&self, rng: &mut Rng) -> String {
        rng.pick(&self.words).cloned().unwrap_or_default()
    }
}

/// Changes a value in one to four places; says what was done.
pub fn changed(value: &mut Value, seen: &Seen, rng: &mut Rng) -> String {
    let count = [1, 1, 1, 2, 2, 4][rng.below(6) as usize];
    let mut told = String::new();
    for _ in 0..count {
        let Found { pointer, place } = find(value, rng);
        let Some(here) = value.pointer_mut(&pointer) else { continue };
        let before = here.to_string();
        change(here, &place, seen, rng);
        let (before, after) = (short(&before), short(&here.to_string()));
        let _ = write!(told, "{pointer} {before} -> {after}; ");
    }
    told
}

fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

/// A place in a value: how to get there, and what is noted of it.
struct Found {
    pointer: String,
    place: String,
}

/// A place at random: every field of an object is as likely, however much it holds.
fn find(value: &Value, rng: &mut Rng) -> Found {
    let (mut pointer, mut place) = (String::new(), String::new());
    let mut here = value;
    // What waits to be done rests on all else: it is looked at more often.
    if let Some(steps) = value.get("steps").filter(|_| rng.below(3) == 0) {
        (pointer, place, here) = ("/steps".to_owned(), ".steps".to_owned(), steps);
    }
    loop {
        let goes_on = pointer.is_empty() || rng.below(5) > 0;
        match here {
            Value::Object(fields) if goes_on && !fields.is_empty() => {
                let at = rng.below(fields.len() as u32) as usize;
                let Some((key, value)) = fields.iter().nth(at) else { break };
                let _ = write!(pointer, "/{}", key.replace('~', "~0").replace('/', "~1"));
                let _ = write!(place, ".{key}");
                here = value;
            }
            Value::Array(items) if goes_on && !items.is_empty() => {
                let at = rng.below(items.len() as u32) as usize;
                let Some(value) = items.get(at) else { break };
                let _ = write!(pointer, "/{at}");
                place.push_str(".*");
                here = value;
            }
            Value::Object(_)
            | Value::Array(_)
            | Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_) => break,
        }
    }
    Found { pointer, place }
}

fn change(here: &mut Value, place: &str, seen: &Seen, rng: &mut Rng) {
    if rng.below(3) == 0
        && let Some(other) = seen.at(place, rng)
        && other != *here
    {
        *here = other;
        return;
    }
    if rng.below(40) == 0 {
        *here = seen.anywhere(rng);
        return;
    }
    match here {
        Value::Null => *here = json!(rng.below(4)),
        Value::Bool(truth) => *truth = !*truth,
        Value::Number(number) => *number = other_number(number, rng),
        Value::String(word) => *word = other_word(word, seen, rng),
        Value::Array(items) => change_list(items, place, seen, rng),
        Value::Object(fields) => {
            let keys: Vec<String> = fields.keys().cloned().collect();
            let Some(key) = rng.pick(&keys) else { return };
            let value = fields.remove(key);
            // A variant under another name, or a field that is missing.
            if let (0, Some(value)) = (rng.below(2), value) {
                fields.insert(seen.word(rng), value);
            }
        }
    }
}

fn other_number(number: &Number, rng: &mut Rng) -> Number {
    let now = number.as_i64().unwrap_or(i64::MAX);
    // Most are in the range of a byte: what no number of the state can be is not even read.
    let ends = [0, 1, -1, 126, 127, -128, 128, 200, 254, 255, 256, 65_535, i64::MAX, i64::MIN];
    let bits = if now < 256 { 8 } else { 63 };
    let number = match rng.below(10) {
        0 | 1 => now.saturating_add(1),
        2 | 3 => now.saturating_sub(1),
        4 | 5 => now ^ (1 << rng.below(bits)),
        6 => i64::from(rng.below(16)),
        7 => i64::from(rng.below(256)),
        8 => rng.pick(&ends).copied().unwrap_or(0),
        _ if rng.below(8) == 0 => return u64::MAX.into(),
        _ => 255,
    };
    number.into()
}

fn other_word(word: &str, seen: &Seen, rng: &mut Rng) -> String {
    let letters: Vec<char> = word.chars().collect();
    match rng.below(6) {
        0 => String::new(),
        1 => letters.iter().take(letters.len() / 2).collect(),
        2 => format!("{word}{}", seen.word(rng)),
        3 => word.replace(|c: char| c.is_ascii_digit(), "9"),
        _ => seen.word(rng),
    }
}

fn change_list(items: &mut Vec<Value>, place: &str, seen: &Seen, rng: &mut Rng) {
    let at = |rng: &mut Rng| rng.below(items.len().max(1) as u32) as usize;
    let (one, other) = (at(rng), at(rng));
    match rng.below(6) {
        0 if one < items.len() => {
            items.remove(one);
        }
        1 if one < items.len() => items.insert(other, items[one].clone()),
        2 if one.max(other) < items.len() => items.swap(one, other),
        3 => items.clear(),
        4 => items.truncate(one),
        _ => items.extend(seen.at(&format!("{place}.*"), rng)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_value_differs_in_most_cases_and_the_same_seed_makes_the_same() {
        let sound = json!({"steps": ["Deal", {"Move": {"unit": 3}}], "turn": 2, "held": null});
        let mut seen = Seen::default();
        seen.note(&sound);
        let made = |seed| {
            let mut value = sound.clone();
            let told = changed(&mut value, &seen, &mut Rng::from_number(seed));
            (value, told)
        };
        let different = (0..200).filter(|seed| made(*seed).0 != sound).count();
        assert!(different > 150, "{different} of 200 differ");
        assert_eq!(made(7), made(7));
    }

    #[test]
    fn all_that_was_seen_in_a_place_can_come_to_another_state() {
        let mut seen = Seen::default();
        for step in ["Deal", "Bid", "Pick"] {
            seen.note(&json!({ "steps": [step] }));
        }
        let found = |wanted: &str| {
            (0..500).any(|seed| {
                let mut value = json!({"steps": ["Deal"]});
                changed(&mut value, &seen, &mut Rng::from_number(seed));
                value == json!({ "steps": [wanted] })
            })
        };
        assert!(found("Bid") && found("Pick"));
    }
}
