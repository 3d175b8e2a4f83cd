//! What is said to people, without prose: an id and its facts. The sentence lives in the locales.

use serde::{Serialize, Serializer};

/// A section of the rule book, a ruling or a window, such as `8.3.2`, `S-15` or `W3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rule(pub &'static str);

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Rule {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// One fact of a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// A count or an amount.
    Number(i64),
    /// The key of a thing the component pack names, such as `area/14`; see [`crate::Rules::name`].
    Name(String),
    /// Several such keys.
    Names(Vec<String>),
    /// A word the message selects by, such as `french`. Never shown as it is.
    Word(&'static str),
    /// Text that reads the same in every language: a file name, a notation, what somebody typed.
    Text(String),
}

impl From<i64> for Fact {
    fn from(number: i64) -> Fact {
        Fact::Number(number)
    }
}

impl From<u8> for Fact {
    fn from(number: u8) -> Fact {
        Fact::Number(i64::from(number))
    }
}

impl From<usize> for Fact {
    fn from(number: usize) -> Fact {
        Fact::Number(number as i64)
    }
}

/// Something that can be said in every language of the locales.
pub trait Message {
    /// The id of the Fluent message, such as `storm-no-points`.
    fn id(&self) -> &'static str;

    /// The facts the sentence needs, by the names the Fluent message uses.
    fn facts(&self) -> Vec<(&'static str, Fact)>;
}

/// Why a choice is refused.
pub trait Refusal: Message + Clone + std::fmt::Debug + PartialEq {
    /// The rule that forbids it.
    fn rule(&self) -> Rule;
}
