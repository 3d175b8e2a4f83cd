//! What is said to people, without prose: an id and its facts. The sentence lives in the locales.

use serde::{Serialize, Serializer};

use crate::Roll;
use crate::hash::Hash;

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
    /// A change or a modifier, told with its sign.
    Signed(i64),
    /// The key of a thing the component pack names, such as `area/14`; see [`crate::Rules::name`].
    Name(String),
    /// Several such keys.
    Names(Vec<String>),
    /// The keys of several pieces that belong to formations: their names are told formation by formation. To a program
    /// they are names like others.
    #[serde(rename = "names")]
    Units(Vec<String>),
    /// A word the message selects by, such as `french`. Never shown as it is.
    Word(&'static str),
    /// Text that reads the same in every language: a file name, a notation, what somebody typed.
    Text(String),
}

/// What can be a fact of a message. Titles implement it for their ids: an area is `Fact::Name("area/14")`.
pub trait ToFact {
    /// The fact; `None` where there is nothing to tell.
    fn fact(&self) -> Option<Fact>;
}

impl ToFact for Fact {
    fn fact(&self) -> Option<Fact> {
        Some(self.clone())
    }
}

impl<T: ToFact> ToFact for Option<T> {
    fn fact(&self) -> Option<Fact> {
        self.as_ref().and_then(ToFact::fact)
    }
}

impl<T: ToFact> ToFact for &T {
    fn fact(&self) -> Option<Fact> {
        (*self).fact()
    }
}

/// Numbers are facts as they are.
macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Fact {
            fn from(number: $number) -> Fact {
                Fact::Number(i64::from(number))
            }
        }

        impl ToFact for $number {
            fn fact(&self) -> Option<Fact> {
                Some((*self).into())
            }
        }
    )*};
}

numbers!(i8, u8, i16, u16, i32, u32, i64);

impl From<usize> for Fact {
    fn from(number: usize) -> Fact {
        Fact::Number(number as i64)
    }
}

impl ToFact for usize {
    fn fact(&self) -> Option<Fact> {
        Some((*self).into())
    }
}

impl ToFact for u64 {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Number(*self as i64))
    }
}

impl ToFact for Hash {
    fn fact(&self) -> Option<Fact> {
        Some(Fact::Text(self.to_string()))
    }
}

impl ToFact for Roll {
    fn fact(&self) -> Option<Fact> {
        let dice: Vec<String> = self.0.iter().map(u8::to_string).collect();
        Some(Fact::Text(dice.join(" ")))
    }
}

/// Something that can be said in every language of the locales.
pub trait Message {
    /// The id of the Fluent message, such as `storm-no-points`.
    fn id(&self) -> &'static str;

    /// The facts the sentence needs, by the names the Fluent message uses.
    fn facts(&self) -> Vec<(&'static str, Fact)>;
}

/// Something that rests on a rule.
pub trait Cited {
    /// The rule.
    fn rule(&self) -> Rule;
}

/// A message that a type can say, as it is declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its id.
    pub id: &'static str,
    /// The names of its facts. One that may be absent is among them.
    pub facts: &'static [&'static str],
    /// The rule it cites, or those it rests on, where they are always the same.
    pub rules: &'static [Rule],
}

/// A type that knows all it can say; `#[derive(Message)]` implements it.
pub trait Declares: Message {
    /// Every message, in the order of the variants.
    fn declared() -> Vec<Declared>;
}

/// Why a choice is refused; the rule forbids it.
pub trait Refusal: Declares + Cited + Clone + std::fmt::Debug + PartialEq {}

impl<T: Declares + Cited + Clone + std::fmt::Debug + PartialEq> Refusal for T {}
