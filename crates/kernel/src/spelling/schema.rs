//! The JSON schema of what programs see of views and states.
//!
//! `schemars` describes the types as they are declared, with their doc comments; the rows of the title then change it
//! as they change values. Objects have no properties but those that are named.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use super::{Row, Shape};

/// The schemas of a title.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Schemas {
    /// Of a view.
    pub view: Value,
    /// Of a state.
    pub state: Value,
}

impl Schemas {
    /// The schemas of these types.
    pub fn of<V: JsonSchema, S: JsonSchema>(rows: &[Row]) -> Schemas {
        Schemas { view: schema::<V>(rows), state: schema::<S>(rows) }
    }
}

/// The schema of a type as programs see it.
pub fn schema<T: JsonSchema>(rows: &[Row]) -> Value {
    let generator: SchemaGenerator =
        SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut root = generator.into_root_schema_for::<T>().to_value();
    for row in rows {
        reshape(&mut root, row);
    }
    seal(&mut root);
    root
}

/// Changes the schema of one type or field.
fn reshape(root: &mut Value, row: &Row) {
    let (of, inside) = row.of.split_once('.').unwrap_or((row.of, ""));
    let is_root = root.get("title").and_then(Value::as_str) == Some(of);
    let found = if is_root { Some(root) } else { root.pointer_mut(&format!("/$defs/{of}")) };
    let found = match (found, inside) {
        (Some(found), "") => Some(found),
        (Some(found), inside) => {
            let variants = found.get_mut("oneOf").and_then(Value::as_array_mut);
            let place = format!("/properties/{inside}");
            variants.into_iter().flatten().find_map(|one| one.pointer_mut(&place))
        }
        (None, _) => None,
    };
    match (found, row.field) {
        (None, _) => (),
        (Some(found), "") => *found = shaped(&row.shape, found),
        (Some(found), field) => {
            let properties = found.get_mut("properties").and_then(Value::as_object_mut);
            if let Some(known) = properties.and_then(|all| all.get_mut(field)) {
                *known = shaped(&row.shape, known);
            }
            if matches!(row.shape, Shape::Gone) {
                leave_out(found, field);
            }
        }
    }
}

/// Takes a property out of an object.
fn leave_out(object: &mut Value, field: &str) {
    if let Some(all) = object.get_mut("properties").and_then(Value::as_object_mut) {
        all.remove(field);
    }
    if let Some(required) = object.get_mut("required").and_then(Value::as_array_mut) {
        required.retain(|name| name.as_str() != Some(field));
    }
}

/// A schema in another shape, with the description it had, and nothing where there could be nothing.
fn shaped(shape: &Shape, before: &Value) -> Value {
    if matches!(shape, Shape::Same) {
        return before.clone();
    }
    let mut after = inner(shape, before);
    if admits_null(before) && !admits_null(&after) {
        after = json!({ "anyOf": [after, { "type": "null" }] });
    }
    if let (Some(fields), Some(said)) = (after.as_object_mut(), before.get("description")) {
        fields.insert("description".to_owned(), said.clone());
    }
    after
}

fn inner(shape: &Shape, before: &Value) -> Value {
    let items = before.get("items").cloned().unwrap_or(Value::Bool(true));
    let object = |properties: Map<String, Value>| {
        let required: Vec<&String> = properties.keys().collect();
        json!({
            "type": "object", "required": required, "properties": properties,
            "additionalProperties": false,
        })
    };
    match shape {
        Shape::Same => before.clone(),
        Shape::Gone => json!({ "type": "null" }),
        Shape::Id(class) => json!({ "type": "string", "x-class": class }),
        Shape::Each(shape) => json!({ "type": "array", "items": shaped(shape, &items) }),
        Shape::By(class, shape) => json!({
            "type": "object", "x-class": class, "additionalProperties": shaped(shape, &items),
        }),
        Shape::Named(shapes) => {
            let property =
                |(name, shape): &(&str, Shape)| ((*name).to_owned(), shaped(shape, &items));
            object(shapes.iter().map(property).collect())
        }
        Shape::Like(_, shapes) => {
            let first = shapes.first().map_or(&Shape::Same, |(_, shape)| shape);
            shaped(first, before)
        }
        Shape::Several(shapes) => {
            let before = before.get("prefixItems").and_then(Value::as_array);
            let before = |at: usize| before.and_then(|all| all.get(at)).unwrap_or(&Value::Null);
            let all: Vec<Value> =
                shapes.iter().enumerate().map(|(at, shape)| shaped(shape, before(at))).collect();
            json!({
                "type": "array", "prefixItems": all, "items": false,
                "minItems": shapes.len(), "maxItems": shapes.len(),
            })
        }
        Shape::Bits(shape) => {
            let number = json!({ "type": "integer", "minimum": 0 });
            json!({ "type": "array", "items": shaped(shape, &number) })
        }
        Shape::Only { shapes, .. } => {
            shapes.first().map_or(Value::Bool(true), |(_, shape)| shaped(shape, before))
        }
        Shape::Chains { by, of, .. } => json!({
            "type": "object", "x-class": by,
            "additionalProperties": { "type": "array", "items": { "type": "string", "x-class": of } },
        }),
    }
}

/// Whether a schema lets nothing stand.
fn admits_null(schema: &Value) -> bool {
    let null = Value::from("null");
    let kind = schema.get("type");
    let any = schema.get("anyOf").and_then(Value::as_array);
    kind == Some(&null)
        || kind.and_then(Value::as_array).is_some_and(|kinds| kinds.contains(&null))
        || any.is_some_and(|any| any.iter().any(admits_null))
}

/// No object has properties that are not named.
fn seal(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if fields.contains_key("properties") && !fields.contains_key("additionalProperties") {
                fields.insert("additionalProperties".to_owned(), Value::Bool(false));
            }
            fields.values_mut().for_each(seal);
        }
        Value::Array(list) => list.iter_mut().for_each(seal),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => (),
    }
}
