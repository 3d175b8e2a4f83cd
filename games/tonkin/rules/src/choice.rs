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
#[message("tonkin-choice")]
pub enum Choice {
    /// 9.0: the rest of the set-up as the scenario suggests it.
    Default,
    /// 9.0, 2.1 to 2.5: a unit goes to a hex.
    Place(Unit, Hex),
    /// 2.5: a unit arrives in Saigon.
    PlaceSaigon(Unit),
    /// 9.0: a Tieu Doan without a hex goes to Box 1.
    Box(Unit),
    /// 1.9 A: a Political Objective-Marker goes to a hex.
    Objective(Hex),
    /// 1.9 A: which marker is real, 0 or 1.
    #[facts(marker = *marker + 1)]
    Real(u8),
    /// 1.9 A: both markers are picked up, for 5 VP.
    MoveObjectives,
    /// 1.5: a unit becomes the first of its stack.
    Top(Unit),
    /// 1.5: a unit goes right under another of its stack.
    #[facts(unit, other)]
    Under(Unit, Unit),
    /// 6.16: the officer joins a unit.
    Join(Unit),
    /// 2.2 A, 2.6 A: so many SDs, and the RP that go with them.
    #[facts(dumps)]
    Mix(u8),
    /// 2.2 A: an SD in a hex.
    Dump(Hex),
    /// 2.2 A: a Replacement Point is given up.
    GiveUp,
    /// 2.2 B, 2.6 B: a step is replaced.
    Replace(Unit),
    /// 2.2 B, 2.6 B: a unit is rebuilt.
    Rebuild(Unit),
    /// 2.3: a regiment absorbs a Tieu Doan.
    #[facts(unit, battalion)]
    Absorb(Unit, Unit),
    /// 2.5: a unit comes later.
    Postpone(Unit),
    /// 2.7: a unit is withdrawn.
    Withdraw(Unit),
    /// 2.7: nothing is withdrawn, for 3 VP.
    Refuse,
    /// 3.0, 6.3 c: units of a hex move.
    Stack(Hex),
    /// 3.7: units in Saigon move.
    Saigon,
    /// A unit is picked.
    With(Unit),
    /// A unit is put back.
    Without(Unit),
    /// Everything that may be picked is.
    WithAll,
    /// Nothing is picked after all: the group, barrage or attack is dropped.
    Back,
    /// 3.1, 3.4, 3.6: the group goes.
    Go(Mode),
    /// 3.2: it goes with a Double-Move.
    Double(Mode),
    /// 3.5: it flies to an airstrip.
    Air(Hex),
    /// 3.5, 6.4: it is dropped on a hex.
    Drop(Hex),
    /// 3.7: it goes by ship to a harbor.
    Ship(Hex),
    /// 3.7: it goes by ship to Saigon.
    ShipSaigon,
    /// 3.1: on to a hex, the cheapest way.
    To(Hex),
    /// 3.1: one hex on.
    Step(Direction),
    /// 6.4: the enemy in a neighbouring hex is overrun.
    Overrun(Hex),
    /// 3.1: the group stays where it is.
    Stop,
    /// 6.4: a unit parts from the group; it goes on later.
    Part(Unit),
    /// 3.6: cargo is put ashore.
    Unload(Unit),
    /// 4.0: the engineer builds a Road-Marker.
    Build(Hex),
    /// 4.0: it takes a Road-Marker from elsewhere.
    #[facts(hex, from)]
    BuildFrom(Hex, Hex),
    /// 3.5: VM declares a unit.
    Declare(Unit),
    /// 3.5: VM says nothing.
    Silent,
    /// 6.2: an SD is spent.
    Spend(Unit),
    /// 6.2: a VM SD goes to the HQ.
    Relocate(Unit),
    /// 6.3 a: DG units of a hex recover.
    Recover(Hex),
    /// 6.3 a: a Destroyed Road-Marker comes off.
    Repair(Hex),
    /// 6.3 b: an SD is used up for trenches.
    #[facts(unit, case)]
    Dig(Unit, DigCase),
    /// 6.3 b: a trench is dug.
    Trench(Hex),
    /// 6.3 d, F: a hex is barraged.
    Barrage(Hex),
    /// 6.3 e: a road is destroyed, or struck from the air.
    Wreck(Hex),
    /// 6.3 G: a hex is attacked.
    Attack(Hex),
    /// The barrage or attack put together is carried out.
    Fire,
    /// 6.5: a unit retreats before combat.
    Slip(Unit, Hex),
    /// 6.11: a VM unit ambushes a French one.
    #[facts(unit, victim)]
    Ambush(Unit, Unit),
    /// 6.10: a unit leads.
    Lead(Unit),
    /// 6.12: Bolshevik Spirit.
    Spirit,
    /// 6.16: the officer leads from the front.
    Front,
    /// 6.15: the defender retreats.
    Retreat,
    /// 6.15: the defender stands fast.
    Stand,
    /// 6.15, 6.4: a unit retreats to a hex.
    RetreatTo(Unit, Hex),
    /// 6.13: a unit loses a step.
    Lose(Unit),
    /// 6.15: a unit advances.
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
