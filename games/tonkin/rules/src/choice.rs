//! What a player can answer, and how it is written.

use std::fmt;

use kernel::Message;
use serde::{Deserialize, Serialize};

use crate::components::{Direction, Hex, Unit};
use crate::flow::{DigCase, Mode};

/// An answer.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message("tonkin-choice", rules)]
pub enum Choice {
    /// The rest of the set-up as the scenario suggests it.
    #[rule("9.0")]
    Default,
    /// A unit goes to a hex.
    #[rule("9.0", "2.1", "2.2", "2.3", "2.4", "2.5")]
    Place(Unit, Hex),
    /// A unit arrives in Saigon.
    #[rule("2.5")]
    PlaceSaigon(Unit),
    /// A Tieu Doan without a hex goes to Box 1.
    #[rule("9.0")]
    Box(Unit),
    /// A Political Objective-Marker goes to a hex (1.9 A).
    #[rule("1.9")]
    Objective(Hex),
    /// Which marker is real, 0 or 1 (1.9 A).
    #[rule("1.9")]
    #[facts(marker = *marker + 1)]
    Real(u8),
    /// Both markers are picked up, for 5 VP (1.9 A).
    #[rule("1.9")]
    MoveObjectives,
    /// A unit becomes the first of its stack.
    #[rule("1.5")]
    Top(Unit),
    /// A unit goes right under another of its stack.
    #[rule("1.5")]
    #[facts(unit, other)]
    Under(Unit, Unit),
    /// The officer joins a unit.
    #[rule("6.16")]
    Join(Unit),
    /// So many SDs, and the RP that go with them (2.2 A, 2.6 A).
    #[rule("2.2", "2.6")]
    #[facts(dumps)]
    Mix(u8),
    /// An SD in a hex (2.2 A).
    #[rule("2.2")]
    Dump(Hex),
    /// A Replacement Point is given up (2.2 A).
    #[rule("2.2")]
    GiveUp,
    /// A step is replaced (2.2 B, 2.6 B).
    #[rule("2.2", "2.6")]
    Replace(Unit),
    /// A unit is rebuilt (2.2 B, 2.6 B).
    #[rule("2.2", "2.6")]
    Rebuild(Unit),
    /// A regiment absorbs a Tieu Doan.
    #[rule("2.3")]
    #[facts(unit, battalion)]
    Absorb(Unit, Unit),
    /// A unit comes later.
    #[rule("2.5")]
    Postpone(Unit),
    /// A unit is withdrawn.
    #[rule("2.7")]
    Withdraw(Unit),
    /// Nothing is withdrawn, for 3 VP.
    #[rule("2.7")]
    Refuse,
    /// Units of a hex move (3.0, 6.3 c).
    #[rule("3.0", "6.3")]
    Stack(Hex),
    /// Units in Saigon move.
    #[rule("3.7")]
    Saigon,
    /// A unit is picked.
    With(Unit),
    /// A unit is put back.
    Without(Unit),
    /// Everything that may be picked is.
    WithAll,
    /// Nothing is picked after all: the group, barrage or attack is dropped.
    Back,
    /// The group goes.
    #[rule("3.1", "3.4", "3.6")]
    Go(Mode),
    /// It goes with a Double-Move.
    #[rule("3.2")]
    Double(Mode),
    /// It flies to an airstrip.
    #[rule("3.5")]
    Air(Hex),
    /// It is dropped on a hex.
    #[rule("3.5", "6.4")]
    Drop(Hex),
    /// It goes by ship to a harbor.
    #[rule("3.7")]
    Ship(Hex),
    /// It goes by ship to Saigon.
    #[rule("3.7")]
    ShipSaigon,
    /// On to a hex, the cheapest way.
    #[rule("3.1")]
    To(Hex),
    /// One hex on.
    #[rule("3.1")]
    Step(Direction),
    /// The enemy in a neighbouring hex is overrun.
    #[rule("6.4")]
    Overrun(Hex),
    /// The group stays where it is.
    #[rule("3.1")]
    Stop,
    /// A unit parts from the group; it goes on later.
    #[rule("6.4")]
    Part(Unit),
    /// Cargo is put ashore.
    #[rule("3.6")]
    Unload(Unit),
    /// The engineer builds a Road-Marker.
    #[rule("4.0")]
    Build(Hex),
    /// It takes a Road-Marker from elsewhere.
    #[rule("4.0")]
    #[facts(hex, from)]
    BuildFrom(Hex, Hex),
    /// VM declares a unit.
    #[rule("3.5")]
    Declare(Unit),
    /// VM says nothing.
    #[rule("3.5")]
    Silent,
    /// An SD is spent.
    #[rule("6.2")]
    Spend(Unit),
    /// A VM SD goes to the HQ.
    #[rule("6.2")]
    Relocate(Unit),
    /// DG units of a hex recover (6.3 a).
    #[rule("6.3")]
    Recover(Hex),
    /// A Destroyed Road-Marker comes off (6.3 a).
    #[rule("6.3")]
    Repair(Hex),
    /// An SD is used up for trenches (6.3 b).
    #[rule("6.3")]
    #[facts(unit, case)]
    Dig(Unit, DigCase),
    /// A trench is dug (6.3 b).
    #[rule("6.3")]
    Trench(Hex),
    /// 6.3 d, F: a hex is barraged.
    Barrage(Hex),
    /// A road is destroyed, or struck from the air (6.3 e).
    #[rule("6.3")]
    Wreck(Hex),
    /// A hex is attacked (6.3 G).
    #[rule("6.3")]
    Attack(Hex),
    /// The barrage or attack put together is carried out.
    Fire,
    /// A unit retreats before combat.
    #[rule("6.5")]
    Slip(Unit, Hex),
    /// A VM unit ambushes a French one.
    #[rule("6.11")]
    #[facts(unit, victim)]
    Ambush(Unit, Unit),
    /// A unit leads.
    #[rule("6.10")]
    Lead(Unit),
    /// Bolshevik Spirit.
    #[rule("6.12")]
    Spirit,
    /// The officer leads from the front.
    #[rule("6.16")]
    Front,
    /// The defender retreats.
    #[rule("6.15")]
    Retreat,
    /// The defender stands fast.
    #[rule("6.15")]
    Stand,
    /// A unit retreats to a hex.
    #[rule("6.15", "6.4")]
    RetreatTo(Unit, Hex),
    /// A unit loses a step.
    #[rule("6.13")]
    Lose(Unit),
    /// A unit advances.
    #[rule("6.15")]
    Advance(Unit),
    /// A window passes.
    Decline,
    /// Enough of it.
    Done,
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Default => f.write_str("default"),
            Choice::Place(unit, hex) => write!(f, "place {unit} {hex}"),
            Choice::PlaceSaigon(unit) => write!(f, "place {unit} saigon"),
            Choice::Box(unit) => write!(f, "box {unit}"),
            Choice::Objective(hex) => write!(f, "objective {hex}"),
            Choice::Real(marker) => write!(f, "real {}", marker + 1),
            Choice::MoveObjectives => f.write_str("objectives"),
            Choice::Top(unit) => write!(f, "top {unit}"),
            Choice::Under(unit, other) => write!(f, "under {unit} {other}"),
            Choice::Join(unit) => write!(f, "join {unit}"),
            Choice::Mix(dumps) => write!(f, "dumps {dumps}"),
            Choice::Dump(hex) => write!(f, "dump {hex}"),
            Choice::GiveUp => f.write_str("give up"),
            Choice::Replace(unit) => write!(f, "replace {unit}"),
            Choice::Rebuild(unit) => write!(f, "rebuild {unit}"),
            Choice::Absorb(unit, battalion) => write!(f, "absorb {unit} {battalion}"),
            Choice::Postpone(unit) => write!(f, "postpone {unit}"),
            Choice::Withdraw(unit) => write!(f, "withdraw {unit}"),
            Choice::Refuse => f.write_str("refuse"),
            Choice::Stack(hex) => write!(f, "stack {hex}"),
            Choice::Saigon => f.write_str("stack saigon"),
            Choice::With(unit) => write!(f, "with {unit}"),
            Choice::Without(unit) => write!(f, "without {unit}"),
            Choice::WithAll => f.write_str("with all"),
            Choice::Back => f.write_str("back"),
            Choice::Go(mode) => write!(f, "go {}", mode.id()),
            Choice::Double(mode) => write!(f, "double {}", mode.id()),
            Choice::Air(hex) => write!(f, "air {hex}"),
            Choice::Drop(hex) => write!(f, "drop {hex}"),
            Choice::Ship(hex) => write!(f, "ship {hex}"),
            Choice::ShipSaigon => f.write_str("ship saigon"),
            Choice::To(hex) => write!(f, "to {hex}"),
            Choice::Step(direction) => write!(f, "step {direction}"),
            Choice::Overrun(hex) => write!(f, "overrun {hex}"),
            Choice::Stop => f.write_str("stop"),
            Choice::Part(unit) => write!(f, "part {unit}"),
            Choice::Unload(unit) => write!(f, "unload {unit}"),
            Choice::Build(hex) => write!(f, "build {hex}"),
            Choice::BuildFrom(hex, from) => write!(f, "build {hex} from {from}"),
            Choice::Declare(unit) => write!(f, "declare {unit}"),
            Choice::Silent => f.write_str("silent"),
            Choice::Spend(unit) => write!(f, "spend {unit}"),
            Choice::Relocate(unit) => write!(f, "relocate {unit}"),
            Choice::Recover(hex) => write!(f, "recover {hex}"),
            Choice::Repair(hex) => write!(f, "repair {hex}"),
            Choice::Dig(unit, case) => write!(f, "dig {unit} {}", case.id()),
            Choice::Trench(hex) => write!(f, "trench {hex}"),
            Choice::Barrage(hex) => write!(f, "barrage {hex}"),
            Choice::Wreck(hex) => write!(f, "wreck {hex}"),
            Choice::Attack(hex) => write!(f, "attack {hex}"),
            Choice::Fire => f.write_str("fire"),
            Choice::Slip(unit, hex) => write!(f, "slip {unit} {hex}"),
            Choice::Ambush(unit, victim) => write!(f, "ambush {unit} {victim}"),
            Choice::Lead(unit) => write!(f, "lead {unit}"),
            Choice::Spirit => f.write_str("spirit"),
            Choice::Front => f.write_str("front"),
            Choice::Retreat => f.write_str("retreat"),
            Choice::Stand => f.write_str("stand"),
            Choice::RetreatTo(unit, hex) => write!(f, "retreat {unit} {hex}"),
            Choice::Lose(unit) => write!(f, "lose {unit}"),
            Choice::Advance(unit) => write!(f, "advance {unit}"),
            Choice::Decline => f.write_str("decline"),
            Choice::Done => f.write_str("done"),
        }
    }
}

impl Mode {
    /// As notation writes it.
    pub const fn id(self) -> &'static str {
        match self {
            Mode::Own => "own",
            Mode::Truck => "truck",
            Mode::River => "river",
        }
    }
}

impl DigCase {
    /// As notation writes it.
    pub const fn id(self) -> &'static str {
        match self {
            DigCase::Airstrips => "airstrips",
            DigCase::Delta => "delta",
            DigCase::Centres => "centres",
            DigCase::Range => "range",
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
