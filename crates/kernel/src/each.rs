//! A value for each of many things.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value for each of `N` things, written as a list. Serde knows arrays up to 32 only.
#[derive(Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Each<T, const N: usize>(pub [T; N]);

// Not derived: that would clone value by value, where states are cloned at every step of a search.
impl<T: Copy, const N: usize> Clone for Each<T, N> {
    fn clone(&self) -> Each<T, N> {
        *self
    }
}

impl<T: Serialize, const N: usize> Serialize for Each<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.0)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Each<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Each<T, N>, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let wrong = |list: Vec<T>| {
            D::Error::custom(format_args!("a list of {}, where {N} are needed", list.len()))
        };
        list.try_into().map(Each).map_err(wrong)
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Each<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("EachOf{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<T>::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_of_another_length_is_refused() {
        let read = serde_json::from_str::<Each<u8, 40>>;
        let text = serde_json::to_string(&Each([7u8; 40])).expect("numbers are JSON");
        assert_eq!(read(&text).expect("it was written so"), Each([7; 40]));
        let error = read("[1,2]").expect_err("two are too few").to_string();
        assert!(error.starts_with("a list of 2, where 40 are needed"), "{error}");
    }
}
