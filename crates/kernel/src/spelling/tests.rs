//! What programs see of a small game.

use serde::Serialize;
use serde_json::json;

use super::*;
use crate::set::Masked;
use crate::{Each, Id, Set};

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, schemars::JsonSchema,
)]
struct Hex(u8);

impl Id for Hex {
    const COUNT: usize = 60;
    const NAME: &str = "Hex";

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Hex {
        Hex(index as u8)
    }
}

#[derive(Serialize, schemars::JsonSchema)]
struct Unit {
    side: &'static str,
    index: u8,
}

/// What each shape is tried on.
#[derive(Serialize, schemars::JsonSchema)]
struct Board {
    at: Hex,
    listed: Set<Hex>,
    masked: Set<Hex, u64, Masked>,
    unit: Unit,
    side: &'static str,
    picked: Set<u8, u16, Masked>,
    both: [u8; 2],
    trench: Each<u8, 60>,
    top: Each<u8, 60>,
    below: Each<u8, 60>,
    last: Option<(u8, Hex)>,
    never: Option<(u8, Hex)>,
    groups: u64,
}

const RED: Shape = Shape::Each(&Shape::Id("red"));
const BLUE: Shape = Shape::Each(&Shape::Id("blue"));
const ONE: &[(&str, Shape)] = &[("red", Shape::Id("red")), ("blue", Shape::Id("blue"))];
const LAST: Shape = Shape::Several(&[Shape::Id("red"), Shape::Same]);
const ROWS: &[Row] = &[
    Row::of("Hex", Shape::Id("hex")),
    Row::of("Unit", Shape::Only { field: "index", like: "side", shapes: ONE }),
    Row::at("Board", "picked", Shape::Like("side", &[("red", RED), ("blue", BLUE)])),
    Row::at("Board", "both", Shape::Named(&[("red", Shape::Same), ("blue", Shape::Same)])),
    Row::at("Board", "trench", Shape::By("hex", &Shape::Same)),
    Row::at("Board", "top", Shape::Chains { by: "hex", below: "below", of: "red" }),
    Row::at("Board", "below", Shape::Gone),
    Row::at("Board", "last", LAST),
    Row::at("Board", "never", LAST),
    Row::at("Board", "groups", Shape::Bits(&Shape::Same)),
];

fn spelling() -> Spelling {
    let list = |things: &[&str]| things.iter().map(|id| (*id).to_owned()).collect();
    let listed = [
        ("hex", list(&["A1", "A2", "A3", "B1"])),
        ("red", list(&["r-one", "r-two", "r-three"])),
        ("blue", list(&["b-one", "b-two"])),
    ];
    Spelling { rows: ROWS, listed: listed.into(), ..Spelling::default() }
}

fn board() -> Board {
    let mut trench = Each([0; 60]);
    trench.0[3] = 2;
    let (mut top, mut below) = (Each([255; 60]), Each([255; 60]));
    (top.0[1], below.0[2]) = (2, 0);
    let hexes = [Hex(0), Hex(3)];
    Board {
        at: Hex(2),
        listed: hexes.into_iter().collect(),
        masked: hexes.into_iter().collect(),
        unit: Unit { side: "blue", index: 1 },
        side: "red",
        picked: [0, 2].into_iter().collect(),
        both: [7, 8],
        trench,
        top,
        below,
        last: Some((1, Hex(0))),
        never: None,
        groups: 1 << 60 | 1,
    }
}

#[test]
fn places_and_bits_are_seen_as_ids() {
    let seen = spelling().value(&board());
    let shown = json!({
        "at": "A3",
        "listed": ["A1", "B1"],
        "masked": ["A1", "B1"],
        "unit": "b-two",
        "side": "red",
        "picked": ["r-one", "r-three"],
        "both": { "red": 7, "blue": 8 },
        "trench": { "B1": 2 },
        "top": { "A2": ["r-three", "r-one"] },
        "last": ["r-two", "A1"],
        "never": null,
        "groups": [0, 60],
    });
    assert_eq!(seen, shown);
}

/// The names by which a serializer knows sets and types never come into a text: hashes are made of it.
#[test]
fn the_text_is_as_it_was() {
    let text = serde_json::to_string(&board().masked).expect("a set is JSON");
    assert_eq!(text, "9");
    assert_eq!(serde_json::to_string(&board().listed).expect("a set is JSON"), "[0,3]");
}

#[test]
fn the_schema_is_of_what_is_seen() {
    let schema = schema::<Board>(ROWS);
    let of = |field: &str| schema["properties"][field].clone();
    assert_eq!(schema["additionalProperties"], json!(false));
    assert_eq!(schema["$defs"]["Hex"], json!({ "type": "string", "x-class": "hex" }));
    assert_eq!(of("listed")["items"], json!({ "$ref": "#/$defs/Hex" }));
    assert_eq!(of("masked")["items"], json!({ "$ref": "#/$defs/Hex" }));
    assert_eq!(of("picked")["items"], json!({ "type": "string", "x-class": "red" }));
    assert_eq!(of("both")["required"], json!(["blue", "red"]));
    assert_eq!(of("never")["anyOf"][1], json!({ "type": "null" }));
    assert!(of("below").is_null() && !schema["required"].to_string().contains("below"));
}
