//! Where a view or a state holds places of lists or bits, and what programs see instead.

use serde_json::{Map, Value};

use super::Spelling;

/// How programs see a field, or a type wherever it stands.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The type, as it is declared: `Order`; a variant with fields after a dot: `Flight.TakeOff`.
    pub(crate) of: &'static str,
    /// The field; empty for the whole type.
    pub(crate) field: &'static str,
    /// What programs see.
    pub(crate) shape: Shape,
}

impl Row {
    /// How a type is seen.
    pub const fn of(of: &'static str, shape: Shape) -> Row {
        Row { of, field: "", shape }
    }

    /// How a field is seen.
    pub const fn at(of: &'static str, field: &'static str, shape: Shape) -> Row {
        Row { of, field, shape }
    }
}

/// What programs see instead of a place in a list. Nothing (`null`) stays nothing.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// As it is.
    Same,
    /// The id of what has this place in the list of a class.
    Id(&'static str),
    /// A list, each entry so.
    Each(&'static Shape),
    /// A list with an entry for each of a class: an object by ids. What is nothing, 0 or empty is left out.
    By(&'static str, &'static Shape),
    /// A list with an entry for each of some names: an object by names.
    Named(&'static [(&'static str, Shape)]),
    /// As another value of the same object says, by how it begins. A path leads to it: `side`, or `steps/*/side` for
    /// the first of a list that has one.
    Like(&'static str, &'static [(&'static str, Shape)]),
    /// A list of a few different things, each in its own shape.
    Several(&'static [Shape]),
    /// Bits of a whole number: a list of the places of those that are set, each so.
    Bits(&'static Shape),
    /// Of an object one field alone, in the shape that the value of another field says.
    Only {
        /// The field that is left.
        field: &'static str,
        /// The field that says the shape.
        like: &'static str,
        /// The shapes by its values.
        shapes: &'static [(&'static str, Shape)],
    },
    /// For each of a class the first of a chain, which goes on in the field `below` for each of the class `of`: an
    /// object of lists, without the empty ones.
    Chains {
        /// What has chains.
        by: &'static str,
        /// The field that says who comes next.
        below: &'static str,
        /// What chains are made of.
        of: &'static str,
    },
    /// Left out.
    Gone,
}

/// What a path leads to: a name is a field, a star any field, and of a list the first entry that leads on.
fn found<'a>(value: &'a Value, path: &[&str]) -> Option<&'a str> {
    let Some((name, rest)) = path.split_first() else { return value.as_str() };
    match value {
        Value::Array(list) => list.iter().find_map(|entry| found(entry, path)),
        Value::Object(fields) if *name == "*" => {
            fields.values().find_map(|value| found(value, rest))
        }
        Value::Object(fields) => found(fields.get(*name)?, rest),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

/// Whether there is nothing to tell.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(is) => !is,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.is_empty(),
    }
}

/// The places of the bits of a number.
pub(super) fn bits(number: u64) -> Vec<Value> {
    (0..64u64).filter(|bit| number >> bit & 1 == 1).map(Value::from).collect()
}

impl Shape {
    /// What programs see of a value that stands among these other fields.
    pub(super) fn of(&self, spelling: &Spelling, value: Value, all: &Map<String, Value>) -> Value {
        let again = |shape: &Shape, value: Value| shape.of(spelling, value, all);
        match (self, value) {
            (_, Value::Null) | (Shape::Gone, _) => Value::Null,
            (Shape::Same, value) => value,
            (Shape::Id(class), Value::Number(place)) => {
                let place = place.as_u64().and_then(|place| usize::try_from(place).ok());
                place.and_then(|place| spelling.id(class, place)).into()
            }
            (Shape::Each(shape), Value::Array(list)) => {
                list.into_iter().map(|value| again(shape, value)).collect()
            }
            (Shape::By(class, shape), Value::Array(list)) => {
                let ids = (0..).map_while(|place| spelling.id(class, place));
                let entries = ids.zip(list).map(|(id, value)| (id.to_owned(), again(shape, value)));
                Value::Object(entries.filter(|(_, value)| !is_empty(value)).collect())
            }
            (Shape::Named(shapes), Value::Array(list)) => {
                let entries = shapes.iter().zip(list);
                let entry = |((name, shape), value): (&(&'static str, Shape), Value)| {
                    ((*name).to_owned(), again(shape, value))
                };
                Value::Object(entries.map(entry).collect())
            }
            (Shape::Like(field, shapes), value) => again(like(all, field, shapes), value),
            (Shape::Several(shapes), Value::Array(list)) => {
                shapes.iter().zip(list).map(|(shape, value)| again(shape, value)).collect()
            }
            (Shape::Bits(shape), Value::Number(number)) => {
                let places = bits(number.as_u64().unwrap_or_default());
                places.into_iter().map(|place| again(shape, place)).collect()
            }
            (Shape::Only { field, like: by, shapes }, Value::Object(mut fields)) => {
                let left = fields.remove(*field).unwrap_or(Value::Null);
                like(&fields, by, shapes).of(spelling, left, &fields)
            }
            (Shape::Chains { by, below, of }, Value::Array(tops)) => {
                chains(spelling, (by, of), &tops, all.get(*below))
            }
            // A row that does not fit its type shows what is there; the schema of the title then does not hold.
            (_, value) => value,
        }
    }
}

/// The shape that another field says.
fn like<'a>(
    all: &Map<String, Value>,
    path: &str,
    shapes: &'a [(&'static str, Shape)],
) -> &'a Shape {
    let path: Vec<&str> = path.split('/').collect();
    let said = path.split_first().and_then(|(first, rest)| found(all.get(*first)?, rest));
    let fits = |(name, _): &&(&str, Shape)| said.is_some_and(|said| said.starts_with(name));
    shapes.iter().find(fits).map_or(&Shape::Same, |(_, shape)| shape)
}

fn chains(
    spelling: &Spelling,
    (by, of): (&str, &str),
    tops: &[Value],
    below: Option<&Value>,
) -> Value {
    let below = below.and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let place = |value: &Value| value.as_u64().and_then(|place| usize::try_from(place).ok());
    let ids = (0..).map_while(|place| spelling.id(by, place));
    let chain = |top: &Value| -> Vec<Value> {
        let mut next = place(top);
        let links = std::iter::from_fn(|| {
            let id = spelling.id(of, next?)?;
            next = below.get(next?).and_then(place);
            Some(Value::from(id))
        });
        // A chain never has more links than there are things.
        links.take(below.len()).collect()
    };
    let stacks = ids.zip(tops).map(|(id, top)| (id.to_owned(), Value::Array(chain(top))));
    Value::Object(stacks.filter(|(_, stack)| !is_empty(stack)).collect())
}
