//! A serializer that makes the value programs see, whatever the type.
//!
//! It knows the names of types and fields, which the text of a state has lost, and so finds the rows of the title. The
//! text itself is written by another serializer and never passes through here.

use serde::ser::{
    Error as _, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant,
    SerializeTuple, SerializeTupleStruct, SerializeTupleVariant, Serializer,
};
use serde_json::{Error, Map, Value};

use super::shape::bits;
use super::{Row, Spelling};
use crate::set::SET;

/// A value as programs see it. What JSON cannot hold is nothing.
pub(super) fn value<T: Serialize>(spelling: &Spelling, shown: &T) -> Value {
    shown.serialize(Speller { spelling, within: Within::Anything }).unwrap_or(Value::Null)
}

/// What is being written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Anything,
    /// The inside of a set, which names what it is a set of.
    Set,
}

#[derive(Clone, Copy)]
struct Speller<'a> {
    spelling: &'a Spelling,
    within: Within,
}

impl Speller<'_> {
    fn row(&self, of: &str, field: &str) -> Option<&'static Row> {
        self.spelling.rows.iter().find(|row| row.of == of && row.field == field)
    }

    /// A value in the shape of its type.
    fn shaped(&self, of: &str, value: Value) -> Value {
        match self.row(of, "") {
            Some(row) => row.shape.of(self.spelling, value, &Map::new()),
            None => value,
        }
    }

    /// The fields of an object, each in its shape.
    fn fields(&self, of: &str, fields: &Map<String, Value>) -> Value {
        let field = |(name, value): (&String, &Value)| match self.row(of, name) {
            Some(Row { shape: super::Shape::Gone, .. }) => None,
            Some(row) => Some((name.clone(), row.shape.of(self.spelling, value.clone(), fields))),
            None => Some((name.clone(), value.clone())),
        };
        Value::Object(fields.iter().filter_map(field).collect())
    }
}

/// One entry under the name of a variant.
fn variant(name: &str, value: Value) -> Value {
    Value::Object(std::iter::once((name.to_owned(), value)).collect())
}

macro_rules! plain {
    ($($name:ident($kind:ty)),* $(,)?) => {$(
        fn $name(self, value: $kind) -> Result<Value, Error> {
            Ok(value.into())
        }
    )*};
}

impl<'a> Serializer for Speller<'a> {
    type Ok = Value;
    type Error = Error;
    type SerializeSeq = List<'a>;
    type SerializeTuple = List<'a>;
    type SerializeTupleStruct = List<'a>;
    type SerializeTupleVariant = List<'a>;
    type SerializeMap = Fields<'a>;
    type SerializeStruct = Fields<'a>;
    type SerializeStructVariant = Fields<'a>;

    plain!(
        serialize_bool(bool),
        serialize_i8(i8),
        serialize_i16(i16),
        serialize_i32(i32),
        serialize_i64(i64),
        serialize_u8(u8),
        serialize_u16(u16),
        serialize_u32(u32),
        serialize_u64(u64),
        serialize_f32(f32),
        serialize_f64(f64),
        serialize_str(&str),
        serialize_bytes(&[u8]),
    );

    fn serialize_char(self, value: char) -> Result<Value, Error> {
        Ok(value.to_string().into())
    }

    fn serialize_none(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Value, Error> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Value, Error> {
        Ok(Value::Null)
    }

    fn serialize_unit_variant(
        self,
        of: &'static str,
        place: u32,
        name: &'static str,
    ) -> Result<Value, Error> {
        // The variants of a type that the pack lists are in the order of the list.
        Ok(self.row(of, "").map_or(name.into(), |_| self.shaped(of, place.into())))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        of: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        if of == SET {
            return value.serialize(Speller { within: Within::Set, ..self });
        }
        let value = value.serialize(Speller { within: Within::Anything, ..self })?;
        if self.within == Within::Anything {
            return Ok(self.shaped(of, value));
        }
        // A set is a list of places, or a number whose bits are places.
        let places = match value {
            Value::Number(number) => bits(number.as_u64().unwrap_or_default()),
            Value::Array(places) => places,
            _ => return Err(Error::custom("a set is a list or a number")),
        };
        Ok(places.into_iter().map(|place| self.shaped(of, place)).collect())
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> Result<Value, Error> {
        Ok(variant(name, value.serialize(self)?))
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<List<'a>, Error> {
        Ok(List { own: self, of: "", name: None, list: Vec::with_capacity(length.unwrap_or(0)) })
    }

    fn serialize_tuple(self, length: usize) -> Result<List<'a>, Error> {
        self.serialize_seq(Some(length))
    }

    fn serialize_tuple_struct(self, of: &'static str, length: usize) -> Result<List<'a>, Error> {
        Ok(List { of, ..self.serialize_seq(Some(length))? })
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        length: usize,
    ) -> Result<List<'a>, Error> {
        Ok(List { name: Some(name), ..self.serialize_seq(Some(length))? })
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Fields<'a>, Error> {
        Ok(Fields { own: self, of: String::new(), name: None, key: None, fields: Map::new() })
    }

    fn serialize_struct(self, of: &'static str, _: usize) -> Result<Fields<'a>, Error> {
        Ok(Fields { of: of.to_owned(), ..self.serialize_map(None)? })
    }

    fn serialize_struct_variant(
        self,
        of: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Fields<'a>, Error> {
        Ok(Fields { of: format!("{of}.{name}"), name: Some(name), ..self.serialize_map(None)? })
    }
}

/// A list being written.
struct List<'a> {
    own: Speller<'a>,
    of: &'static str,
    name: Option<&'static str>,
    list: Vec<Value>,
}

impl List<'_> {
    fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        self.list.push(value.serialize(self.own)?);
        Ok(())
    }

    fn finish(self) -> Result<Value, Error> {
        let value = self.own.shaped(self.of, Value::Array(self.list));
        Ok(match self.name {
            Some(name) => variant(name, value),
            None => value,
        })
    }
}

macro_rules! lists {
    ($($of:ident $add:ident),*) => {$(
        impl $of for List<'_> {
            type Ok = Value;
            type Error = Error;

            fn $add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.push(value)
            }

            fn end(self) -> Result<Value, Error> {
                self.finish()
            }
        }
    )*};
}

lists!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// An object being written.
struct Fields<'a> {
    own: Speller<'a>,
    of: String,
    name: Option<&'static str>,
    key: Option<String>,
    fields: Map<String, Value>,
}

impl Fields<'_> {
    fn put<T: Serialize + ?Sized>(&mut self, key: &str, value: &T) -> Result<(), Error> {
        self.fields.insert(key.to_owned(), value.serialize(self.own)?);
        Ok(())
    }

    fn finish(self) -> Result<Value, Error> {
        let fields = self.own.fields(&self.of, &self.fields);
        let value = self.own.shaped(&self.of, fields);
        Ok(match self.name {
            Some(name) => variant(name, value),
            None => value,
        })
    }
}

impl SerializeMap for Fields<'_> {
    type Ok = Value;
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
        self.key = Some(match key.serialize(self.own)? {
            Value::String(text) => text,
            other => other.to_string(),
        });
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
        let key = self.key.take().ok_or_else(|| Error::custom("a value comes after its key"))?;
        self.put(&key, value)
    }

    fn end(self) -> Result<Value, Error> {
        self.finish()
    }
}

macro_rules! objects {
    ($($of:ident),*) => {$(
        impl $of for Fields<'_> {
            type Ok = Value;
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.put(key, value)
            }

            fn end(self) -> Result<Value, Error> {
                self.finish()
            }
        }
    )*};
}

objects!(SerializeStruct, SerializeStructVariant);
