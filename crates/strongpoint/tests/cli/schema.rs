//! As much of JSON Schema as docs/protocol.schema.json and the schemas of the titles use. Anything else in a schema is
//! an error, so that nothing is believed to be checked that is not.

use serde_json::Value;

/// A schema with its definitions.
pub(crate) struct Schema {
    root: Value,
}

impl Schema {
    pub(crate) fn read() -> Schema {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.schema.json");
        Schema { root: serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap() }
    }

    /// A schema that is given.
    pub(crate) fn of_value(root: Value) -> Schema {
        Schema { root }
    }

    /// Whether a value is of the schema as a whole; if not, why.
    pub(crate) fn check_all(&self, value: &Value) -> Result<(), String> {
        self.of(&self.root, value)
    }

    /// Whether a value is of a definition; if not, why.
    pub(crate) fn check(&self, definition: &str, value: &Value) -> Result<(), String> {
        self.of(&self.root["$defs"][definition], value)
    }

    fn of(&self, schema: &Value, value: &Value) -> Result<(), String> {
        if let Value::Bool(is) = schema {
            return if *is { Ok(()) } else { Err(format!("{value} must not be there")) };
        }
        let rules = schema.as_object().ok_or_else(|| format!("no schema: {schema}"))?;
        for (word, rule) in rules {
            self.rule(word, rule, schema, value)?;
        }
        Ok(())
    }

    fn rule(&self, word: &str, rule: &Value, all: &Value, value: &Value) -> Result<(), String> {
        let wrong =
            |holds: bool| if holds { Ok(()) } else { Err(format!("{value}: {word} {rule}")) };
        match word {
            "$ref" => {
                let place = rule.as_str().unwrap().trim_start_matches('#');
                let meant = self.root.pointer(place).ok_or_else(|| format!("no {rule}"))?;
                self.of(meant, value)
            }
            "type" => match rule {
                Value::Array(kinds) => wrong(kinds.iter().any(|kind| is_kind(kind, value))),
                kind => wrong(is_kind(kind, value)),
            },
            "const" => wrong(value == rule),
            "enum" => wrong(rule.as_array().unwrap().contains(value)),
            // They say what a value means and rule nothing out.
            "$schema" | "$defs" | "title" | "description" | "x-class" | "format" => Ok(()),
            "maximum" => wrong(value.as_i64().is_none_or(|n| n <= rule.as_i64().unwrap())),
            "minItems" => wrong(items(value).is_none_or(|n| n >= rule.as_u64().unwrap())),
            "maxItems" => wrong(items(value).is_none_or(|n| n <= rule.as_u64().unwrap())),
            "prefixItems" => {
                let rules = rule.as_array().unwrap().iter();
                let mut pairs = rules.zip(value.as_array().into_iter().flatten());
                pairs.try_for_each(|(rule, item)| self.of(rule, item))
            }
            "minimum" => wrong(value.as_i64().is_none_or(|n| n >= rule.as_i64().unwrap())),
            "minLength" => wrong(length(value) >= rule.as_u64()),
            "maxLength" => wrong(length(value) <= rule.as_u64()),
            "required" => {
                let keys = rule.as_array().unwrap().iter();
                wrong(keys.into_iter().all(|key| value.get(key.as_str().unwrap()).is_some()))
            }
            "properties" => {
                let rules = rule.as_object().unwrap().iter();
                let mut present = rules.filter_map(|(key, rule)| Some((rule, value.get(key)?)));
                present.try_for_each(|(rule, value)| self.of(rule, value))
            }
            "additionalProperties" => self.others(rule, all, value),
            "items" => {
                let before = all.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                let mut items = value.as_array().into_iter().flatten().skip(before);
                items.try_for_each(|item| self.of(rule, item))
            }
            "anyOf" => {
                let results: Vec<_> =
                    rule.as_array().unwrap().iter().map(|one| self.of(one, value)).collect();
                let fits = results.iter().any(Result::is_ok);
                if fits { Ok(()) } else { Err(format!("none fits: {results:?}")) }
            }
            "oneOf" => {
                let results: Vec<_> =
                    rule.as_array().unwrap().iter().map(|one| self.of(one, value)).collect();
                let fitting = results.iter().filter(|result| result.is_ok()).count();
                if fitting == 1 { Ok(()) } else { Err(format!("{fitting} fit: {results:?}")) }
            }
            _ => Err(format!("the checker does not know {word}")),
        }
    }

    fn others(&self, rule: &Value, all: &Value, value: &Value) -> Result<(), String> {
        let known = all.get("properties").and_then(Value::as_object);
        for (key, value) in value.as_object().into_iter().flatten() {
            if known.is_some_and(|known| known.contains_key(key)) {
                continue;
            }
            if rule == &Value::Bool(false) {
                return Err(format!("{key} is too much"));
            }
            self.of(rule, value)?;
        }
        Ok(())
    }
}

fn items(value: &Value) -> Option<u64> {
    value.as_array().map(|list| list.len() as u64)
}

fn length(value: &Value) -> Option<u64> {
    value.as_str().map(|text| text.chars().count() as u64)
}

fn is_kind(kind: &Value, value: &Value) -> bool {
    match kind.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the checker does not know type {other}"),
    }
}
