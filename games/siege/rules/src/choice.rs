//! What a player can answer, and its notation.
//!
//! Pieces are written by their place in the list of counters: `F12` a French unit or leader, `V3` a
//! battalion, `A5` an air unit, `G2` an Impact marker; `s0` is the Central Fortress, `s17` a space, `base1`
//! a base.

use std::fmt;

use kernel::{Fact, Message};
use serde::{Deserialize, Serialize};

use crate::board::{AirBox, GunBox};
use crate::components::{Aircraft, Airfield, Battalion, EventKind, Marker, Route, Space, Unit};
use crate::flow::{Piece, Supply, Target};

/// A mission box (15.3, 28.1, 28.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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
    pub const ALL: [Mission; 4] =
        [Mission::Tactical, Mission::BaseAttack, Mission::Counterbattery, Mission::FlakSuppression];

    /// As the notation calls it.
    pub const fn id(self) -> &'static str {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Load {
    /// Supply of one type.
    Supply(Supply),
    /// A unit of the Ready box.
    Unit(Unit),
}

/// An answer. Which ones make sense depends on what is asked (`flow.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// That is all, for this seat.
    Done,
    /// The commander ends the step for the whole staff (1.0).
    Close,
    /// 29.0: a ready-made placement, by its place in the list.
    Placement(u8),
    /// 29.0, 14.12: this unit or leader goes there.
    Place(Unit, Space),
    /// 29.0: this unit is taken up again.
    Lift(Unit),
    /// 30.0 GMI: the event is challenged.
    Challenge,
    /// 30.0 GMI: the event acts.
    Decline,
    /// 30.0: this air unit goes to the Abort box.
    Abort(Aircraft),
    /// 30.0: supply of this type is gained.
    Gain(Supply),
    /// 15.4, 27.1: this piece goes to that mission.
    Assign(Piece, Mission),
    /// 14.4: this cargo unit carries that.
    Fly(Aircraft, Load),
    /// 15.4, 27.1, 14.4: this piece goes back to its Reserve box.
    Recall(Piece),
    /// 36.1: Operation Vulture is declared.
    Declare,
    /// 36.2: this US unit comes.
    Take(Aircraft),
    /// 12.3, 17.5: this piece takes the loss.
    Lose(Piece),
    /// 17.1, 28.1, 15.3: this is attacked.
    Target(Target),
    /// 18.1: units of the first space assault the second.
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
    /// 37.1: the bomb is dropped.
    Bomb,
    /// 14.9, 14.10: the supply of this cargo unit comes in.
    Deliver(Aircraft),
    /// 14.6: this unit lands there.
    Land(Unit, Space),
    /// 14.7: this unit jumps there.
    Jump(Unit, Space),
    /// 28.6: this airstrike stays in the Tactical box.
    Again(Aircraft),
    /// 17.8: this piece panics.
    Panic(Piece),
    /// 18.4: the leaders go with this unit (S-84).
    Escort(Unit),
    /// 16.2: this unit or leader moves there.
    Move(Unit, Space),
    /// 25.2: this unit moves with that leader.
    Follow(Unit, Unit),
    /// 25.2: this unit does not follow after all.
    Stay(Unit),
    /// 22.3: this unit redeploys there.
    Redeploy(Unit, Space),
    /// 21.4: this airfield is repaired.
    Repair(Airfield),
    /// 21.1: this unit is restored.
    Refit(Unit),
    /// 21.2, 21.3: this unit is rebuilt there.
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
    pub const fn id(self) -> &'static str {
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
            Choice::Placement(number) => write!(f, "placement {}", u16::from(*number) + 1),
            Choice::Place(unit, space) => write!(f, "place {unit} {space}"),
            Choice::Lift(unit) => write!(f, "lift {unit}"),
            Choice::Challenge => f.write_str("challenge"),
            Choice::Decline => f.write_str("decline"),
            Choice::Abort(aircraft) => write!(f, "abort {aircraft}"),
            Choice::Gain(supply) => write!(f, "gain {}", supply.id()),
            Choice::Assign(piece, mission) => write!(f, "assign {piece} {}", mission.id()),
            Choice::Fly(aircraft, load) => write!(f, "fly {aircraft} {load}"),
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

/// The key of a space's name.
pub(crate) fn space_name(space: Space) -> Fact {
    Fact::Name(format!("space/{space}"))
}

/// The key of a base's name.
pub(crate) fn base_name(route: Route) -> Fact {
    Fact::Name(format!("base/{route}"))
}

/// The key of a French unit's name.
pub(crate) fn unit_name(unit: Unit) -> Fact {
    Fact::Name(format!("unit/{unit}"))
}

/// The key of a battalion's name.
pub(crate) fn battalion_name(battalion: Battalion) -> Fact {
    Fact::Name(format!("battalion/{battalion}"))
}

/// The key of an air unit's name.
pub(crate) fn aircraft_name(aircraft: Aircraft) -> Fact {
    Fact::Name(format!("aircraft/{aircraft}"))
}

/// The key of an Impact marker's name.
pub(crate) fn marker_name(marker: Marker) -> Fact {
    Fact::Name(format!("impact/{marker}"))
}

/// The key of an event's name.
pub(crate) fn event_name(kind: EventKind) -> Fact {
    Fact::Name(format!("event/{}", kind.id()))
}

/// The key of an airfield's name.
pub(crate) fn airfield_name(airfield: Airfield) -> Fact {
    Fact::Name(format!("airfield/{}", airfield.id()))
}

/// The key of a piece's name.
pub(crate) fn piece_name(piece: Piece) -> Fact {
    match piece {
        Piece::Unit(unit) => unit_name(unit),
        Piece::Battalion(battalion) => battalion_name(battalion),
        Piece::Aircraft(aircraft) => aircraft_name(aircraft),
        Piece::Marker(marker) => marker_name(marker),
        Piece::Neptune => event_name(EventKind::Neptune),
    }
}

/// The key of a target's name.
pub(crate) fn target_name(target: Target) -> Fact {
    match target {
        Target::Space(space) => space_name(space),
        Target::Base(route) => base_name(route),
        Target::Artillery => Fact::Name("index/artillery".to_owned()),
        Target::Aaa => Fact::Name("index/aaa".to_owned()),
    }
}

impl Message for Choice {
    fn id(&self) -> &'static str {
        match self {
            Choice::Done => "siege-choice-done",
            Choice::Close => "siege-choice-close",
            Choice::Placement(_) => "siege-choice-placement",
            Choice::Place(..) => "siege-choice-place",
            Choice::Lift(_) => "siege-choice-lift",
            Choice::Challenge => "siege-choice-challenge",
            Choice::Decline => "siege-choice-decline",
            Choice::Abort(_) => "siege-choice-abort",
            Choice::Gain(_) => "siege-choice-gain",
            Choice::Assign(..) => "siege-choice-assign",
            Choice::Fly(_, Load::Supply(_)) => "siege-choice-fly-supply",
            Choice::Fly(_, Load::Unit(_)) => "siege-choice-fly-unit",
            Choice::Recall(_) => "siege-choice-recall",
            Choice::Declare => "siege-choice-declare",
            Choice::Take(_) => "siege-choice-take",
            Choice::Lose(_) => "siege-choice-lose",
            Choice::Target(_) => "siege-choice-target",
            Choice::Assault(..) => "siege-choice-assault",
            Choice::With(_) => "siege-choice-with",
            Choice::WithAll => "siege-choice-with-all",
            Choice::Without(_) => "siege-choice-without",
            Choice::Agree => "siege-choice-agree",
            Choice::Drop => "siege-choice-drop",
            Choice::Bomb => "siege-choice-bomb",
            Choice::Deliver(_) => "siege-choice-deliver",
            Choice::Land(..) => "siege-choice-land",
            Choice::Jump(..) => "siege-choice-jump",
            Choice::Again(_) => "siege-choice-again",
            Choice::Panic(_) => "siege-choice-panic",
            Choice::Escort(_) => "siege-choice-escort",
            Choice::Move(..) => "siege-choice-move",
            Choice::Follow(..) => "siege-choice-follow",
            Choice::Stay(_) => "siege-choice-stay",
            Choice::Redeploy(..) => "siege-choice-redeploy",
            Choice::Repair(_) => "siege-choice-repair",
            Choice::Refit(_) => "siege-choice-refit",
            Choice::Rebuild(..) => "siege-choice-rebuild",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            Choice::Done
            | Choice::Close
            | Choice::Challenge
            | Choice::Decline
            | Choice::Declare
            | Choice::WithAll
            | Choice::Agree
            | Choice::Drop
            | Choice::Bomb => Vec::new(),
            Choice::Placement(number) => {
                let key = format!("placement/{}", u16::from(number) + 1);
                vec![("placement", Fact::Name(key))]
            }
            Choice::Place(unit, space)
            | Choice::Land(unit, space)
            | Choice::Jump(unit, space)
            | Choice::Move(unit, space)
            | Choice::Redeploy(unit, space)
            | Choice::Rebuild(unit, space) => {
                vec![("unit", unit_name(unit)), ("space", space_name(space))]
            }
            Choice::Lift(unit)
            | Choice::Escort(unit)
            | Choice::Stay(unit)
            | Choice::Refit(unit) => vec![("unit", unit_name(unit))],
            Choice::Abort(aircraft)
            | Choice::Take(aircraft)
            | Choice::Deliver(aircraft)
            | Choice::Again(aircraft) => vec![("aircraft", aircraft_name(aircraft))],
            Choice::Gain(supply) => vec![("supply", Fact::Word(supply.id()))],
            Choice::Assign(piece, mission) => {
                vec![("piece", piece_name(piece)), ("mission", Fact::Word(mission.id()))]
            }
            Choice::Fly(aircraft, Load::Supply(supply)) => {
                vec![("aircraft", aircraft_name(aircraft)), ("supply", Fact::Word(supply.id()))]
            }
            Choice::Fly(aircraft, Load::Unit(unit)) => {
                vec![("aircraft", aircraft_name(aircraft)), ("unit", unit_name(unit))]
            }
            Choice::Recall(piece)
            | Choice::Lose(piece)
            | Choice::With(piece)
            | Choice::Without(piece)
            | Choice::Panic(piece) => vec![("piece", piece_name(piece))],
            Choice::Target(target) => vec![("target", target_name(target))],
            Choice::Assault(from, target) => {
                vec![("from", space_name(from)), ("target", space_name(target))]
            }
            Choice::Follow(unit, leader) => {
                vec![("unit", unit_name(unit)), ("leader", unit_name(leader))]
            }
            Choice::Repair(airfield) => vec![("airfield", airfield_name(airfield))],
        }
    }
}
