//! What a player can answer, and its notation.
//!
//! Pieces are written by their place in the list of counters: `F12` a French unit or leader, `V3` a
//! battalion, `A5` an air unit, `G2` an Impact marker; `s0` is the Central Fortress, `s17` a space, `base1`
//! a base.

use std::fmt;

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{AirBox, GunBox};
use crate::components::{Aircraft, Airfield, Battalion, Marker, Placement, Space, Unit};
use crate::flow::{Piece, Supply, Target};

/// A mission box (15.3, 28.1, 28.4).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Mission {
    /// Airstrikes in Tactical Fire (28.4), Close Support of guns (15.7).
    Tactical,
    /// Airstrikes on bases.
    BaseAttack,
    /// On the Artillery Index.
    Counterbattery,
    /// On the AAA Index.
    FlakSuppression,
}

impl Mission {
    /// All, in the order of the display.
    pub(crate) const ALL: [Mission; 4] =
        [Mission::Tactical, Mission::BaseAttack, Mission::Counterbattery, Mission::FlakSuppression];

    /// As the notation calls it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Mission::Tactical => "tactical",
            Mission::BaseAttack => "base-attack",
            Mission::Counterbattery => "counterbattery",
            Mission::FlakSuppression => "flak-suppression",
        }
    }

    /// The box for aircraft.
    pub const fn air_box(self) -> AirBox {
        match self {
            Mission::Tactical => AirBox::Tactical,
            Mission::BaseAttack => AirBox::BaseAttack,
            Mission::Counterbattery => AirBox::Counterbattery,
            Mission::FlakSuppression => AirBox::FlakSuppression,
        }
    }

    /// The box for Impact markers; none for bases, which guns never attack (15.3).
    pub const fn gun_box(self) -> Option<GunBox> {
        match self {
            Mission::Tactical => Some(GunBox::CloseSupport),
            Mission::BaseAttack => None,
            Mission::Counterbattery => Some(GunBox::Counterbattery),
            Mission::FlakSuppression => Some(GunBox::FlakSuppression),
        }
    }
}

/// What a cargo unit carries (14.2).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "lowercase")]
pub enum Load {
    /// Supply of one type.
    Supply(Supply),
    /// A unit of the Ready box.
    Unit(Unit),
}

impl Load {
    /// The supply it is.
    const fn supply(self) -> Option<Supply> {
        match self {
            Load::Supply(supply) => Some(supply),
            Load::Unit(_) => None,
        }
    }

    /// The unit it is.
    const fn unit(self) -> Option<Unit> {
        match self {
            Load::Unit(unit) => Some(unit),
            Load::Supply(_) => None,
        }
    }
}

/// An answer. Which ones make sense depends on what is asked (`flow.rs`).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, Message,
)]
#[message("siege-choice", rules)]
pub enum Choice {
    /// That is all, for this seat.
    Done,
    /// The commander ends the step for the whole staff (1.0).
    Close,
    /// A ready-made placement.
    #[rule("29.0")]
    Placement(Placement),
    /// This unit or leader goes there.
    #[rule("29.0", "14.12")]
    Place(Unit, Space),
    /// This unit is taken up again.
    #[rule("29.0")]
    Lift(Unit),
    /// 30.0 GMI: the event is challenged.
    Challenge,
    /// 30.0 GMI: the event acts.
    Decline,
    /// This air unit goes to the Abort box.
    #[rule("30.0")]
    Abort(Aircraft),
    /// Supply of this type is gained.
    #[rule("30.0")]
    Gain(Supply),
    /// This piece goes to that mission.
    #[rule("15.4", "27.1")]
    Assign(Piece, Mission),
    /// This cargo unit carries that.
    #[rule("14.4")]
    #[says("fly-supply", when = load.supply().is_some())]
    #[facts(aircraft, supply = load.supply(), unit = load.unit())]
    Fly { aircraft: Aircraft, load: Load },
    /// This piece goes back to its Reserve box.
    #[rule("15.4", "27.1", "14.4")]
    Recall(Piece),
    /// Operation Vulture is declared.
    #[rule("36.1")]
    Declare,
    /// This US unit comes.
    #[rule("36.2")]
    Take(Aircraft),
    /// This piece takes the loss.
    #[rule("12.3", "17.5")]
    Lose(Piece),
    /// This is attacked.
    #[rule("17.1", "28.1", "15.3")]
    Target(Target),
    /// Units of the first space assault the second.
    #[rule("18.1")]
    #[facts(from, target)]
    Assault(Space, Space),
    /// The piece joins the attack.
    With(Piece),
    /// All pieces of this seat that can join the attack do.
    WithAll,
    /// The piece is left out again.
    Without(Piece),
    /// The seat agrees to the attack as it stands.
    Agree,
    /// The attack is not made.
    Drop,
    /// The bomb is dropped.
    #[rule("37.1")]
    Bomb,
    /// The supply of this cargo unit comes in.
    #[rule("14.9", "14.10")]
    Deliver(Aircraft),
    /// This unit lands there.
    #[rule("14.6")]
    Land(Unit, Space),
    /// This unit jumps there.
    #[rule("14.7")]
    Jump(Unit, Space),
    /// This airstrike stays in the Tactical box.
    #[rule("28.6")]
    Again(Aircraft),
    /// This piece panics.
    #[rule("17.8")]
    Panic(Piece),
    /// The leaders go with this unit (S-84).
    #[rule("18.4")]
    Escort(Unit),
    /// This unit or leader moves there.
    #[rule("16.2")]
    Move(Unit, Space),
    /// This unit moves with that leader.
    #[rule("25.2")]
    #[facts(unit, leader)]
    Follow(Unit, Unit),
    /// This unit does not follow after all.
    #[rule("25.2")]
    Stay(Unit),
    /// This unit redeploys there.
    #[rule("22.3")]
    Redeploy(Unit, Space),
    /// This airfield is repaired.
    #[rule("21.4")]
    Repair(Airfield),
    /// This unit is restored.
    #[rule("21.1")]
    Refit(Unit),
    /// This unit is rebuilt there.
    #[rule("21.2", "21.3")]
    Rebuild(Unit, Space),
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "F{}", u16::from(self.0) + 1)
    }
}

impl fmt::Display for Battalion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "V{}", u16::from(self.0) + 1)
    }
}

impl fmt::Display for Aircraft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "A{}", u16::from(self.0) + 1)
    }
}

impl fmt::Display for Marker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "G{}", u16::from(self.0) + 1)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", u16::from(self.0) + 1)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}", self.0)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Piece::Unit(unit) => unit.fmt(f),
            Piece::Battalion(battalion) => battalion.fmt(f),
            Piece::Aircraft(aircraft) => aircraft.fmt(f),
            Piece::Marker(marker) => marker.fmt(f),
            Piece::Neptune => f.write_str("neptune"),
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Space(space) => space.fmt(f),
            Target::Base(route) => write!(f, "base{route}"),
            Target::Artillery => f.write_str("artillery"),
            Target::Aaa => f.write_str("aaa"),
        }
    }
}

impl Supply {
    /// As the notation calls it.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Supply::Gp => "gp",
            Supply::Ammunition => "ammunition",
        }
    }
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Load::Supply(supply) => f.write_str(supply.id()),
            Load::Unit(unit) => unit.fmt(f),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Done => f.write_str("done"),
            Choice::Close => f.write_str("close"),
            Choice::Placement(placement) => write!(f, "placement {placement}"),
            Choice::Place(unit, space) => write!(f, "place {unit} {space}"),
            Choice::Lift(unit) => write!(f, "lift {unit}"),
            Choice::Challenge => f.write_str("challenge"),
            Choice::Decline => f.write_str("decline"),
            Choice::Abort(aircraft) => write!(f, "abort {aircraft}"),
            Choice::Gain(supply) => write!(f, "gain {}", supply.id()),
            Choice::Assign(piece, mission) => write!(f, "assign {piece} {}", mission.id()),
            Choice::Fly { aircraft, load } => write!(f, "fly {aircraft} {load}"),
            Choice::Recall(piece) => write!(f, "recall {piece}"),
            Choice::Declare => f.write_str("declare"),
            Choice::Take(aircraft) => write!(f, "take {aircraft}"),
            Choice::Lose(piece) => write!(f, "lose {piece}"),
            Choice::Target(target) => write!(f, "target {target}"),
            Choice::Assault(from, target) => write!(f, "assault {from} {target}"),
            Choice::With(piece) => write!(f, "with {piece}"),
            Choice::WithAll => f.write_str("with all"),
            Choice::Without(piece) => write!(f, "without {piece}"),
            Choice::Agree => f.write_str("agree"),
            Choice::Drop => f.write_str("drop"),
            Choice::Bomb => f.write_str("bomb"),
            Choice::Deliver(aircraft) => write!(f, "deliver {aircraft}"),
            Choice::Land(unit, space) => write!(f, "land {unit} {space}"),
            Choice::Jump(unit, space) => write!(f, "jump {unit} {space}"),
            Choice::Again(aircraft) => write!(f, "again {aircraft}"),
            Choice::Panic(piece) => write!(f, "panic {piece}"),
            Choice::Escort(unit) => write!(f, "escort {unit}"),
            Choice::Move(unit, space) => write!(f, "move {unit} {space}"),
            Choice::Follow(unit, leader) => write!(f, "follow {unit} {leader}"),
            Choice::Stay(unit) => write!(f, "stay {unit}"),
            Choice::Redeploy(unit, space) => write!(f, "redeploy {unit} {space}"),
            Choice::Repair(airfield) => write!(f, "repair {}", airfield.id()),
            Choice::Refit(unit) => write!(f, "refit {unit}"),
            Choice::Rebuild(unit, space) => write!(f, "rebuild {unit} {space}"),
        }
    }
}
