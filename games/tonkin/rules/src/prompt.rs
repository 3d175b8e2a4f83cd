//! What a player or the dice can be asked.
//!
//! A question is shown to everybody, so it names public things only. What a side is still putting
//! together is shown to others as `Considers`.

use kernel::{Fact, Message};

use crate::components::{Hex, Side, Unit, Withdrawal};
use crate::names::{class_name, place_name};
use crate::sets::UnitSet;

/// A question to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("tonkin-ask", rule)]
pub enum Prompt {
    /// Somebody else is putting something together.
    #[rule("3.0")]
    Considers { side: Side },
    /// Where do these units stand?
    #[rule("9.0")]
    SetUp {
        #[fact(name = "hex")]
        place: Hex,
        within: u8,
    },
    /// Which unit of a class stands there?
    #[rule("9.0")]
    SetUpClass {
        #[fact(name = "hex")]
        place: Hex,
        within: u8,
        #[fact(name = "class", with = class_name(*alike))]
        alike: Unit,
    },
    /// Which units have lost steps?
    #[rule("9.0")]
    SetUpLosses { left: u8 },
    /// Where does a Tieu Doan stand?
    #[rule("9.0")]
    SetUpTieuDoans { left: u8 },
    /// Where does a GCMA stand?
    #[rule("9.0")]
    SetUpGcma { unit: Unit },
    /// Where does a Political Objective-Marker go?
    #[rule("1.9")]
    PlaceObjective {
        #[fact(name = "marker", with = Fact::Word(if *first { "first" } else { "second" }))]
        first: bool,
    },
    /// Which Political Objective-Marker is real?
    #[rule("1.9")]
    RealObjective,
    /// Which unit does the officer join?
    #[rule("6.16")]
    JoinHero { side: Side, left: u8 },
    /// Where does a regiment arrive?
    #[rule("2.1")]
    VmArrivals { left: u8 },
    /// SDs or RP? The RP that go with no SD, with one and with two.
    #[rule(side.supplies())]
    #[facts(side, none = points[0], one = points[1], two = points[2])]
    Mix { side: Side, points: [u8; 3] },
    /// Where do SDs go?
    #[rule(side.supplies())]
    #[facts(left)]
    Dumps { side: Side, left: u8 },
    /// A point or a step for Thai Binh?
    #[rule("2.2")]
    ThaiBinh,
    /// What are RP spent on?
    #[rule(side.supplies())]
    Replace { side: Side, points: u8 },
    /// Where do Tieu Doans go?
    #[rule("2.4")]
    Mobilise { left: u8 },
    /// A Pathet Lao?
    #[rule("2.4")]
    PathetLao,
    /// Which units come?
    #[rule("2.5")]
    FrenchArrivals { left: u8 },
    /// Which unit is withdrawn?
    #[rule("2.7")]
    Withdraw { class: Withdrawal },
    /// Which stack moves?
    #[rule("3.0")]
    Movement { side: Side },
    /// Which units of the hex move?
    #[rule("6.3")]
    MoveHex { side: Side, hex: Hex },
    /// Who of the stack, and how?
    #[rule("3.3")]
    #[facts(side, picked = picked.len(), hex = place_name(*at))]
    Group { side: Side, at: Option<Hex>, picked: UnitSet },
    /// Where to?
    #[rule("3.1")]
    March {
        #[fact(name = "hex")]
        at: Hex,
        left: u8,
    },
    /// Is there something to declare?
    #[rule("3.5")]
    Declare { hex: Hex },
    /// Where do the paras go?
    #[rule("6.4")]
    Bounce {
        #[fact(name = "hex")]
        from: Hex,
    },
    /// Is an SD spent?
    #[rule("6.2")]
    Activate { side: Side },
    /// What is a point spent on?
    #[rule("6.3")]
    Impulse { side: Side, left: u8 },
    /// Which markers come off?
    #[rule("6.3")]
    Recover { left: u8 },
    /// Where are trenches dug?
    #[rule("6.3")]
    Dig { left: u8 },
    /// Who fires?
    #[rule("6.6")]
    #[facts(hex = target, picked = picked.len())]
    PlanBarrage { target: Hex, picked: UnitSet },
    /// Which roads are destroyed?
    #[rule("6.7")]
    Wreck { left: u8 },
    /// Who attacks?
    #[rule("6.8")]
    #[facts(hex = target, picked = picked.len())]
    PlanAttack { target: Hex, picked: UnitSet },
    /// C2: who retreats before combat?
    #[rule("6.5")]
    Slip { hex: Hex },
    /// C3: an ambush?
    #[rule("6.11")]
    Ambush { hex: Hex },
    /// C4: who leads?
    #[rule("6.10")]
    Lead { side: Side },
    /// C5: Bolshevik Spirit?
    #[rule("6.12")]
    Spirit,
    /// C5: does the officer lead from the front?
    #[rule("6.16")]
    Front { side: Side },
    /// C8: retreat or stand fast?
    #[rule("6.15")]
    Decide { hex: Hex, steps: u8 },
    /// C8: where to?
    #[rule("6.15")]
    Retreat { hex: Hex },
    /// C9: who loses a step?
    #[rule("6.13")]
    Losses { side: Side, left: u8 },
    /// C10: who advances?
    #[rule("6.15")]
    Advance { hex: Hex },
    /// What leaves the hex?
    #[rule("1.5")]
    Overstack { hex: Hex },
}

/// What dice are rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message("tonkin-roll", rules)]
pub enum Ask {
    /// The allowance.
    #[rule("6.1")]
    Allowance { side: Side },
    /// The combat roll.
    #[rule("6.8")]
    Combat { side: Side, hex: Hex },
    /// The DG rolls, the attacker's first.
    #[rule("6.14")]
    Dg { hex: Hex },
    /// A barrage.
    #[rule("6.6")]
    Barrage { side: Side, hex: Hex },
    /// A strike on a road.
    #[rule("6.7")]
    Road { hex: Hex },
    /// An ambush.
    #[rule("6.11")]
    Ambush { hex: Hex },
    /// Bolshevik Spirit.
    #[rule("6.12")]
    Spirit,
    /// An SD dropped among guns.
    #[rule("3.5")]
    Drop { hex: Hex },
    /// The officer.
    #[rule("6.16")]
    Hero { side: Side },
}
