//! Actions of a unit (28b, 16c), and their kinds: an action is asked for first, then its target.

use std::fmt;

use kernel::Message;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::components::Cache;
use crate::sets::{Square, Unit};

/// An action of a unit with its target (28b, 16c).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    Message,
)]
#[message("company-choice", rules)]
pub enum Action {
    /// Moves into a square.
    Move(Square),
    /// Comes on at an edge.
    #[rule("X8.3")]
    Enter(Square),
    /// Leaves over the exit edge.
    #[rule("X7.4")]
    Leave,
    /// 33: shoots.
    #[facts(target)]
    Shoot(Unit),
    /// Assaults.
    #[rule("32")]
    #[facts(target)]
    Assault(Unit),
    /// Goes down.
    #[rule("28c")]
    GoDown,
    /// Carries on.
    #[rule("28c")]
    GetUp,
    /// A new leader.
    #[rule("28e")]
    NewLeader,
    /// Destroys a cache.
    #[rule("28d")]
    Destroy(Cache),
    /// Takes one of its own casualties away.
    #[rule("28h")]
    RemoveMarker,
    /// Takes a body in its square away.
    #[rule("28h")]
    RemoveBody,
    /// VC out of a peasant.
    #[rule("28g")]
    Generate(Square),
    /// VC disappear.
    #[rule("28i")]
    Disappear,
    /// 34: calls artillery.
    Call,
    /// Calls a helicopter to a square.
    #[rule("28j")]
    Casevac(Square),
    /// Searches.
    #[rule("28f")]
    Search,
    /// Interrogates.
    #[rule("35")]
    Interrogate,
}

/// An action without its target. One that has a target is said in words of its own: it is still to be aimed.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    Message,
)]
#[message("company-kind", rules)]
pub enum Kind {
    /// Moves.
    Move,
    /// Comes on at an edge.
    #[rule("X8.3")]
    Enter,
    /// Leaves over the exit edge.
    #[rule("X7.4")]
    Leave,
    /// 33: shoots.
    Shoot,
    /// Assaults.
    #[rule("32")]
    Assault,
    /// Goes down.
    #[rule("28c")]
    GoDown,
    /// Carries on.
    #[rule("28c")]
    GetUp,
    /// A new leader.
    #[rule("28e")]
    NewLeader,
    /// Destroys a cache.
    #[rule("28d")]
    Destroy,
    /// Takes one of its own casualties away.
    #[rule("28h")]
    RemoveMarker,
    /// Takes a body in its square away.
    #[rule("28h")]
    RemoveBody,
    /// VC out of a peasant.
    #[rule("28g")]
    Generate,
    /// VC disappear.
    #[rule("28i")]
    Disappear,
    /// 34: calls artillery.
    Call,
    /// Calls a helicopter.
    #[rule("28j")]
    Casevac,
    /// Searches.
    #[rule("28f")]
    Search,
    /// Interrogates.
    #[rule("35")]
    Interrogate,
}

impl Kind {
    /// The kinds that have a target: a square, a unit, a cache.
    pub const TARGETED: [Kind; 7] = [
        Kind::Move,
        Kind::Enter,
        Kind::Shoot,
        Kind::Assault,
        Kind::Destroy,
        Kind::Generate,
        Kind::Casevac,
    ];

    /// Whether it has a target.
    pub(crate) fn has_target(self) -> bool {
        Kind::TARGETED.contains(&self)
    }

    /// Its word in notation.
    pub const fn notation(self) -> &'static str {
        match self {
            Kind::Move => "move",
            Kind::Enter => "enter",
            Kind::Leave => "leave",
            Kind::Shoot => "shoot",
            Kind::Assault => "assault",
            Kind::GoDown => "down",
            Kind::GetUp => "up",
            Kind::NewLeader => "leader",
            Kind::Destroy => "destroy",
            Kind::RemoveMarker => "remove casualty",
            Kind::RemoveBody => "remove body",
            Kind::Generate => "generate",
            Kind::Disappear => "disappear",
            Kind::Call => "call",
            Kind::Casevac => "casevac",
            Kind::Search => "search",
            Kind::Interrogate => "interrogate",
        }
    }

    /// The word by which a message tells actions apart.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Kind::RemoveMarker => "remove-casualty",
            Kind::RemoveBody => "remove-body",
            Kind::Move
            | Kind::Enter
            | Kind::Leave
            | Kind::Shoot
            | Kind::Assault
            | Kind::GoDown
            | Kind::GetUp
            | Kind::NewLeader
            | Kind::Destroy
            | Kind::Generate
            | Kind::Disappear
            | Kind::Call
            | Kind::Casevac
            | Kind::Search
            | Kind::Interrogate => self.notation(),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.notation())
    }
}

impl Action {
    /// The action without its target.
    pub const fn kind(self) -> Kind {
        match self {
            Action::Move(_) => Kind::Move,
            Action::Enter(_) => Kind::Enter,
            Action::Leave => Kind::Leave,
            Action::Shoot(_) => Kind::Shoot,
            Action::Assault(_) => Kind::Assault,
            Action::GoDown => Kind::GoDown,
            Action::GetUp => Kind::GetUp,
            Action::NewLeader => Kind::NewLeader,
            Action::Destroy(_) => Kind::Destroy,
            Action::RemoveMarker => Kind::RemoveMarker,
            Action::RemoveBody => Kind::RemoveBody,
            Action::Generate(_) => Kind::Generate,
            Action::Disappear => Kind::Disappear,
            Action::Call => Kind::Call,
            Action::Casevac(_) => Kind::Casevac,
            Action::Search => Kind::Search,
            Action::Interrogate => Kind::Interrogate,
        }
    }

    /// The word by which a message tells actions apart.
    pub(crate) const fn word(self) -> &'static str {
        self.kind().word()
    }

    /// The square it is aimed at.
    pub const fn square(self) -> Option<Square> {
        if let Action::Move(square)
        | Action::Enter(square)
        | Action::Generate(square)
        | Action::Casevac(square) = self
        {
            Some(square)
        } else {
            None
        }
    }

    /// The unit it is aimed at.
    pub const fn target(self) -> Option<Unit> {
        if let Action::Shoot(unit) | Action::Assault(unit) = self { Some(unit) } else { None }
    }

    /// The cache it is about.
    pub(crate) const fn cache(self) -> Option<Cache> {
        if let Action::Destroy(cache) = self { Some(cache) } else { None }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        if let Some(square) = self.square() {
            write!(f, "{kind} {square}")
        } else if let Some(unit) = self.target() {
            write!(f, "{kind} {unit}")
        } else if let Some(cache) = self.cache() {
            write!(f, "{kind} {}", cache.id())
        } else {
            kind.fmt(f)
        }
    }
}
