//! What a line can ask.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::acts::Give;

/// A request, and the id that is echoed.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) id: Option<Value>,
    pub(super) ask: Result<Ask, Bad>,
}

/// What is wrong with a line.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Bad {
    /// Not JSON, and why.
    NotJson(String),
    /// JSON, but no object.
    NoObject,
    /// An object without `do`.
    NoDo,
    /// There is no such request.
    Unknown(String),
    /// A field that is missing, unknown or of the wrong kind.
    Field { ask: String, wrong: String },
}

/// What is asked.
#[derive(Debug)]
pub(super) enum Ask {
    Hello,
    New(New),
    Offers(WhichOffers),
    Choose(Choose),
    Roll(Roll),
    Odds(Choose),
    View(OfSeat),
    Log(OfSeat),
    State(StateAs),
    Undo(Undo),
    Order(GiveOrder),
    Act(Give),
    Save(OfSeat),
    Load(Load),
    Pack(WhichFile),
    Schema,
    Quit,
}

/// The names of all requests.
pub(super) const NAMES: [&str; 17] = [
    "hello", "new", "offers", "choose", "roll", "odds", "view", "log", "state", "undo", "order",
    "act", "save", "load", "pack", "schema", "quit",
];

/// A new game.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct New {
    pub(super) scenario: Option<String>,
    pub(super) options: BTreeMap<String, String>,
    pub(super) seed: Option<u64>,
    pub(super) position: Option<String>,
    pub(super) seats: BTreeMap<String, String>,
    pub(super) dice: Option<WhoRolls>,
    pub(super) windows: Windows,
}

/// Who rolls.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum WhoRolls {
    /// The table, as soon as dice are asked for.
    Table,
    /// Dice wait for `roll`; cards are drawn by the table.
    Outside,
    /// Dice and cards wait for `roll`.
    AllOutside,
}

/// What becomes of windows in which nothing can be played.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(super) enum Windows {
    /// They are put all the same.
    #[default]
    Ask,
    /// The table lets them pass.
    Settle,
}

/// Something of one seat, or of whoever is asked, or for a spectator.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct OfSeat {
    pub(super) seat: Option<String>,
}

/// Candidates of one seat, or of whoever is asked; all, or the legal ones alone.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct WhichOffers {
    pub(super) seat: Option<String>,
    pub(super) legal: bool,
}

/// The state, with the text it is hashed by or without.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct StateAs {
    pub(super) text: bool,
}

/// One file of the pack, or all.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct WhichFile {
    pub(super) file: Option<String>,
}

/// A choice.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choose {
    pub(super) choice: String,
    #[serde(default)]
    pub(super) seat: Option<String>,
}

/// Dice.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Roll {
    pub(super) dice: Option<Vec<i64>>,
}

/// Back by one choice, or to a ply.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Undo {
    pub(super) seat: Option<String>,
    pub(super) to: Option<usize>,
}

/// A standing order.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GiveOrder {
    pub(super) seat: String,
    pub(super) window: String,
    pub(super) order: Standing,
}

/// What a standing order says.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Standing {
    Ask,
    Decline,
    UseWhen(i64),
}

/// A save to go on with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) save: String,
    #[serde(default)]
    pub(super) dice: Option<WhoRolls>,
    #[serde(default)]
    pub(super) windows: Windows,
}

/// Reads a line.
pub(super) fn read(line: &str) -> Request {
    let bad = |bad| Request { id: None, ask: Err(bad) };
    let value: Value = match serde_json::from_str(line) {
        Ok(value) => value,
        Err(wrong) => return bad(Bad::NotJson(wrong.to_string())),
    };
    let Value::Object(mut fields) = value else { return bad(Bad::NoObject) };
    let id = fields.remove("id");
    let ask = match fields.remove("do") {
        Some(Value::String(name)) => ask(&name, fields),
        Some(_) | None => Err(Bad::NoDo),
    };
    Request { id, ask }
}

fn ask(name: &str, fields: Map<String, Value>) -> Result<Ask, Bad> {
    match name {
        "hello" => of::<Nothing>(name, fields).map(|_| Ask::Hello),
        "new" => Ok(Ask::New(of(name, fields)?)),
        "offers" => Ok(Ask::Offers(of(name, fields)?)),
        "choose" => Ok(Ask::Choose(of(name, fields)?)),
        "roll" => Ok(Ask::Roll(of(name, fields)?)),
        "odds" => Ok(Ask::Odds(of(name, fields)?)),
        "view" => Ok(Ask::View(of(name, fields)?)),
        "log" => Ok(Ask::Log(of(name, fields)?)),
        "state" => Ok(Ask::State(of(name, fields)?)),
        "undo" => Ok(Ask::Undo(of(name, fields)?)),
        "order" => Ok(Ask::Order(of(name, fields)?)),
        "act" => Ok(Ask::Act(of(name, fields)?)),
        "save" => Ok(Ask::Save(of(name, fields)?)),
        "load" => Ok(Ask::Load(of(name, fields)?)),
        "pack" => Ok(Ask::Pack(of(name, fields)?)),
        "schema" => of::<Nothing>(name, fields).map(|_| Ask::Schema),
        "quit" => of::<Nothing>(name, fields).map(|_| Ask::Quit),
        _ => Err(Bad::Unknown(name.to_owned())),
    }
}

/// No field at all.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

fn of<T: DeserializeOwned>(name: &str, fields: Map<String, Value>) -> Result<T, Bad> {
    serde_json::from_value(Value::Object(fields))
        .map_err(|wrong| Bad::Field { ask: name.to_owned(), wrong: wrong.to_string() })
}
