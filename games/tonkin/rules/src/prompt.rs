//! What a player or the dice can be asked.
//!
//! A question is shown to everybody, so it names public things only. What a side is still putting
//! together is shown to others as `Considers`.

use kernel::{Fact, Message, Rule};

use crate::choice::{hex_name, unit_name};
use crate::components::{Hex, Side, Unit, Withdrawal};
use crate::sets::UnitSet;

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Somebody else is putting something together.
    Considers { side: Side },
    /// 9.0: where do these units stand?
    SetUp { place: Hex, within: u8 },
    /// 9.0: which unit of a class stands there?
    SetUpClass { place: Hex, within: u8, alike: Unit },
    /// 9.0: which units have lost steps?
    SetUpLosses { left: u8 },
    /// 9.0: where does a Tieu Doan stand?
    SetUpTieuDoans { left: u8 },
    /// 9.0: where does a GCMA stand?
    SetUpGcma { unit: Unit },
    /// 1.9 A: where does a Political Objective-Marker go?
    PlaceObjective { first: bool },
    /// 1.9 A: which one is real?
    RealObjective,
    /// 6.16: which unit does the officer join?
    JoinHero { side: Side, left: u8 },
    /// 2.1: where does a regiment arrive?
    VmArrivals { left: u8 },
    /// 2.2 A, 2.6 A: SDs or RP? The RP that go with no SD, with one and with two.
    Mix { side: Side, points: [u8; 3] },
    /// 2.2 A, 2.6 A: where do SDs go?
    Dumps { left: u8 },
    /// 2.2 A: a point or a step?
    ThaiBinh,
    /// 2.2 B, 2.6 B: what are RP spent on?
    Replace { side: Side, points: u8 },
    /// 2.4: where do Tieu Doans go?
    Mobilise { left: u8 },
    /// 2.4: a Pathet Lao?
    PathetLao,
    /// 2.5: which units come?
    FrenchArrivals { left: u8 },
    /// 2.7: which unit is withdrawn?
    Withdraw { class: Withdrawal },
    /// 3.0: which stack moves?
    Movement { side: Side },
    /// 6.3 c: which units of the hex move?
    MoveHex { side: Side, hex: Hex },
    /// 3.0: who of the stack, and how?
    Group { side: Side, at: Option<Hex>, picked: UnitSet },
    /// 3.1: where to?
    March { at: Hex, left: u8 },
    /// 3.5, 4.0, 6.6: is there something to declare?
    Declare { hex: Hex },
    /// 6.4: where do the paras go?
    Bounce { from: Hex },
    /// 6.2: is an SD spent?
    Activate { side: Side },
    /// 6.3: what is a point spent on?
    Impulse { side: Side, left: u8 },
    /// 6.3 a: which markers come off?
    Recover { left: u8 },
    /// 6.3 b: where are trenches dug?
    Dig { left: u8 },
    /// 6.6: who fires?
    PlanBarrage { target: Hex, picked: UnitSet },
    /// 6.7: which roads are destroyed?
    Wreck { left: u8 },
    /// 6.8: who attacks?
    PlanAttack { target: Hex, picked: UnitSet },
    /// C2: who retreats before combat?
    Slip { hex: Hex },
    /// C3: an ambush?
    Ambush { hex: Hex },
    /// C4: who leads?
    Lead { side: Side },
    /// C5: Bolshevik Spirit?
    Spirit,
    /// C5: does the officer lead from the front?
    Front { side: Side },
    /// C8: retreat or stand fast?
    Decide { hex: Hex, steps: u8 },
    /// C8: where to?
    Retreat { hex: Hex },
    /// C9: who loses a step?
    Losses { side: Side, left: u8 },
    /// C10: who advances?
    Advance { hex: Hex },
    /// 1.5: what leaves the hex?
    Overstack { hex: Hex },
}

impl Prompt {
    /// The rule the question rests on.
    pub fn rule(&self) -> Rule {
        Rule(match self {
            Prompt::Considers { .. } | Prompt::Movement { .. } => "3.0",
            Prompt::SetUp { .. }
            | Prompt::SetUpClass { .. }
            | Prompt::SetUpLosses { .. }
            | Prompt::SetUpTieuDoans { .. }
            | Prompt::SetUpGcma { .. } => "9.0",
            Prompt::PlaceObjective { .. } | Prompt::RealObjective => "1.9",
            Prompt::JoinHero { .. } | Prompt::Front { .. } => "6.16",
            Prompt::VmArrivals { .. } => "2.1",
            Prompt::Mix { side: Side::VietMinh, .. } | Prompt::ThaiBinh | Prompt::Dumps { .. } => {
                "2.2"
            }
            Prompt::Mix { .. } => "2.6",
            Prompt::Replace { side: Side::VietMinh, .. } => "2.2",
            Prompt::Replace { .. } => "2.6",
            Prompt::Mobilise { .. } | Prompt::PathetLao => "2.4",
            Prompt::FrenchArrivals { .. } => "2.5",
            Prompt::Withdraw { .. } => "2.7",
            Prompt::Group { .. } => "3.3",
            Prompt::March { .. } => "3.1",
            Prompt::Declare { .. } => "3.5",
            Prompt::Bounce { .. } => "6.4",
            Prompt::Activate { .. } => "6.2",
            Prompt::Impulse { .. }
            | Prompt::MoveHex { .. }
            | Prompt::Recover { .. }
            | Prompt::Dig { .. } => "6.3",
            Prompt::PlanBarrage { .. } => "6.6",
            Prompt::Wreck { .. } => "6.7",
            Prompt::PlanAttack { .. } => "6.8",
            Prompt::Slip { .. } => "6.5",
            Prompt::Ambush { .. } => "6.11",
            Prompt::Lead { .. } => "6.10",
            Prompt::Spirit => "6.12",
            Prompt::Decide { .. } | Prompt::Retreat { .. } | Prompt::Advance { .. } => "6.15",
            Prompt::Losses { .. } => "6.13",
            Prompt::Overstack { .. } => "1.5",
        })
    }
}

impl Message for Prompt {
    fn id(&self) -> &'static str {
        match self {
            Prompt::Considers { .. } => "tonkin-ask-considers",
            Prompt::SetUp { .. } => "tonkin-ask-set-up",
            Prompt::SetUpClass { .. } => "tonkin-ask-set-up-class",
            Prompt::SetUpLosses { .. } => "tonkin-ask-set-up-losses",
            Prompt::SetUpTieuDoans { .. } => "tonkin-ask-set-up-tieu-doans",
            Prompt::SetUpGcma { .. } => "tonkin-ask-set-up-gcma",
            Prompt::PlaceObjective { .. } => "tonkin-ask-place-objective",
            Prompt::RealObjective => "tonkin-ask-real-objective",
            Prompt::JoinHero { .. } => "tonkin-ask-join-hero",
            Prompt::VmArrivals { .. } => "tonkin-ask-vm-arrivals",
            Prompt::Mix { .. } => "tonkin-ask-mix",
            Prompt::Dumps { .. } => "tonkin-ask-dumps",
            Prompt::ThaiBinh => "tonkin-ask-thai-binh",
            Prompt::Replace { .. } => "tonkin-ask-replace",
            Prompt::Mobilise { .. } => "tonkin-ask-mobilise",
            Prompt::PathetLao => "tonkin-ask-pathet-lao",
            Prompt::FrenchArrivals { .. } => "tonkin-ask-french-arrivals",
            Prompt::Withdraw { .. } => "tonkin-ask-withdraw",
            Prompt::Movement { .. } => "tonkin-ask-movement",
            Prompt::MoveHex { .. } => "tonkin-ask-move-hex",
            Prompt::Group { .. } => "tonkin-ask-group",
            Prompt::March { .. } => "tonkin-ask-march",
            Prompt::Declare { .. } => "tonkin-ask-declare",
            Prompt::Bounce { .. } => "tonkin-ask-bounce",
            Prompt::Activate { .. } => "tonkin-ask-activate",
            Prompt::Impulse { .. } => "tonkin-ask-impulse",
            Prompt::Recover { .. } => "tonkin-ask-recover",
            Prompt::Dig { .. } => "tonkin-ask-dig",
            Prompt::PlanBarrage { .. } => "tonkin-ask-plan-barrage",
            Prompt::Wreck { .. } => "tonkin-ask-wreck",
            Prompt::PlanAttack { .. } => "tonkin-ask-plan-attack",
            Prompt::Slip { .. } => "tonkin-ask-slip",
            Prompt::Ambush { .. } => "tonkin-ask-ambush",
            Prompt::Lead { .. } => "tonkin-ask-lead",
            Prompt::Spirit => "tonkin-ask-spirit",
            Prompt::Front { .. } => "tonkin-ask-front",
            Prompt::Decide { .. } => "tonkin-ask-decide",
            Prompt::Retreat { .. } => "tonkin-ask-retreat",
            Prompt::Losses { .. } => "tonkin-ask-losses",
            Prompt::Advance { .. } => "tonkin-ask-advance",
            Prompt::Overstack { .. } => "tonkin-ask-overstack",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let word = |side: Side| ("side", Fact::Word(side.name()));
        let at = |hex: Hex| ("hex", hex_name(hex));
        let mut facts = match *self {
            Prompt::SetUp { place, within } => vec![at(place), ("within", within.into())],
            Prompt::SetUpClass { place, within, alike } => {
                let class = Fact::Name(format!("class/{alike}"));
                vec![at(place), ("within", within.into()), ("class", class)]
            }
            Prompt::SetUpLosses { left }
            | Prompt::SetUpTieuDoans { left }
            | Prompt::VmArrivals { left }
            | Prompt::Dumps { left }
            | Prompt::Mobilise { left }
            | Prompt::FrenchArrivals { left }
            | Prompt::Recover { left }
            | Prompt::Dig { left }
            | Prompt::Wreck { left } => vec![("left", left.into())],
            Prompt::Withdraw { class } => vec![("class", Fact::Word(class.id()))],
            Prompt::SetUpGcma { unit } => vec![("unit", unit_name(unit))],
            Prompt::PlaceObjective { first } => {
                vec![("marker", Fact::Word(if first { "first" } else { "second" }))]
            }
            Prompt::Considers { side }
            | Prompt::Movement { side }
            | Prompt::Activate { side }
            | Prompt::Lead { side }
            | Prompt::Front { side } => vec![word(side)],
            Prompt::Replace { side, points } => vec![word(side), ("points", points.into())],
            Prompt::Mix { side, points: [none, one, two] } => {
                vec![word(side), ("none", none.into()), ("one", one.into()), ("two", two.into())]
            }
            Prompt::MoveHex { side, hex } => vec![word(side), at(hex)],
            Prompt::Group { side, at: from, picked } => {
                let place = from.map_or(Fact::Name("hex/saigon".to_owned()), hex_name);
                vec![word(side), ("picked", picked.len().into()), ("hex", place)]
            }
            Prompt::March { at: hex, left } => vec![at(hex), ("left", left.into())],
            Prompt::JoinHero { side, left }
            | Prompt::Impulse { side, left }
            | Prompt::Losses { side, left } => vec![word(side), ("left", left.into())],
            Prompt::PlanBarrage { target, picked } | Prompt::PlanAttack { target, picked } => {
                vec![at(target), ("picked", picked.len().into())]
            }
            Prompt::Decide { hex, steps } => vec![at(hex), ("steps", steps.into())],
            Prompt::Declare { hex }
            | Prompt::Bounce { from: hex }
            | Prompt::Slip { hex }
            | Prompt::Ambush { hex }
            | Prompt::Retreat { hex }
            | Prompt::Advance { hex }
            | Prompt::Overstack { hex } => vec![at(hex)],
            Prompt::RealObjective | Prompt::ThaiBinh | Prompt::PathetLao | Prompt::Spirit => {
                Vec::new()
            }
        };
        facts.push(("rule", Fact::Text(self.rule().to_string())));
        facts
    }
}

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// 6.1: the allowance.
    Allowance { side: Side },
    /// 6.8: the combat roll.
    Combat { side: Side, hex: Hex },
    /// 6.14: the DG rolls, the attacker's first.
    Dg { hex: Hex },
    /// 6.6: a barrage.
    Barrage { side: Side, hex: Hex },
    /// 6.7: a strike on a road.
    Road { hex: Hex },
    /// 6.11: an ambush.
    Ambush { hex: Hex },
    /// 6.12: Bolshevik Spirit.
    Spirit,
    /// 3.5: an SD dropped among guns.
    Drop { hex: Hex },
    /// 6.16: the officer.
    Hero { side: Side },
}

impl Message for Ask {
    fn id(&self) -> &'static str {
        match self {
            Ask::Allowance { .. } => "tonkin-roll-allowance",
            Ask::Combat { .. } => "tonkin-roll-combat",
            Ask::Dg { .. } => "tonkin-roll-dg",
            Ask::Barrage { .. } => "tonkin-roll-barrage",
            Ask::Road { .. } => "tonkin-roll-road",
            Ask::Ambush { .. } => "tonkin-roll-ambush",
            Ask::Spirit => "tonkin-roll-spirit",
            Ask::Drop { .. } => "tonkin-roll-drop",
            Ask::Hero { .. } => "tonkin-roll-hero",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        let word = |side: Side| ("side", Fact::Word(side.name()));
        match *self {
            Ask::Allowance { side } | Ask::Hero { side } => vec![word(side)],
            Ask::Combat { side, hex } | Ask::Barrage { side, hex } => {
                vec![word(side), ("hex", hex_name(hex))]
            }
            Ask::Dg { hex } | Ask::Road { hex } | Ask::Ambush { hex } | Ask::Drop { hex } => {
                vec![("hex", hex_name(hex))]
            }
            Ask::Spirit => Vec::new(),
        }
    }
}
