//! Actions of a unit (28b, 16c), and their kinds: an action is asked for first, then its target.

use std::fmt;

use kernel::{Fact, Message};
use serde::{Deserialize, Serialize};

use super::{square_name, unit_name};
use crate::components::Cache;
use crate::sets::{Square, Unit};

/// An action of a unit with its target (28b, 16c).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Moves into a square.
    Move(Square),
    /// X8.3: comes on at an edge.
    Enter(Square),
    /// X7.4: leaves over the exit edge.
    Leave,
    /// 33: shoots.
    Shoot(Unit),
    /// 32: assaults.
    Assault(Unit),
    /// 28c: goes down.
    GoDown,
    /// 28c: carries on.
    GetUp,
    /// 28e: a new leader.
    NewLeader,
    /// 28d: destroys a cache.
    Destroy(Cache),
    /// 28h: takes one of its own casualties away.
    RemoveMarker,
    /// 28h: takes a body in its square away.
    RemoveBody,
    /// 28g: VC out of a peasant.
    Generate(Square),
    /// 28i: VC disappear.
    Disappear,
    /// 34: calls artillery.
    Call,
    /// 28j: calls a helicopter to a square.
    Casevac(Square),
    /// 28f: searches.
    Search,
    /// 35: interrogates.
    Interrogate,
}

/// An action without its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// Moves.
    Move,
    /// X8.3: comes on at an edge.
    Enter,
    /// X7.4: leaves over the exit edge.
    Leave,
    /// 33: shoots.
    Shoot,
    /// 32: assaults.
    Assault,
    /// 28c: goes down.
    GoDown,
    /// 28c: carries on.
    GetUp,
    /// 28e: a new leader.
    NewLeader,
    /// 28d: destroys a cache.
    Destroy,
    /// 28h: takes one of its own casualties away.
    RemoveMarker,
    /// 28h: takes a body in its square away.
    RemoveBody,
    /// 28g: VC out of a peasant.
    Generate,
    /// 28i: VC disappear.
    Disappear,
    /// 34: calls artillery.
    Call,
    /// 28j: calls a helicopter.
    Casevac,
    /// 28f: searches.
    Search,
    /// 35: interrogates.
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
    pub const fn word(self) -> &'static str {
        match self {
            Kind::RemoveMarker => "remove-casualty",
            Kind::RemoveBody => "remove-body",
            kind => kind.notation(),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.notation())
    }
}

impl Message for Kind {
    fn id(&self) -> &'static str {
        match self {
            Kind::Move => "company-choice-kind-move",
            Kind::Enter => "company-choice-kind-enter",
            Kind::Shoot => "company-choice-kind-shoot",
            Kind::Assault => "company-choice-kind-assault",
            Kind::Destroy => "company-choice-kind-destroy",
            Kind::Generate => "company-choice-kind-generate",
            Kind::Casevac => "company-choice-kind-casevac",
            Kind::Leave => "company-choice-leave",
            Kind::GoDown => "company-choice-down",
            Kind::GetUp => "company-choice-up",
            Kind::NewLeader => "company-choice-leader",
            Kind::RemoveMarker => "company-choice-remove-casualty",
            Kind::RemoveBody => "company-choice-remove-body",
            Kind::Disappear => "company-choice-disappear",
            Kind::Call => "company-choice-call",
            Kind::Search => "company-choice-search",
            Kind::Interrogate => "company-choice-interrogate",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        Vec::new()
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
    pub const fn word(self) -> &'static str {
        self.kind().word()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = self.kind();
        match self {
            Action::Move(square)
            | Action::Enter(square)
            | Action::Generate(square)
            | Action::Casevac(square) => write!(f, "{kind} {square}"),
            Action::Shoot(unit) | Action::Assault(unit) => write!(f, "{kind} {unit}"),
            Action::Destroy(cache) => write!(f, "{kind} {}", cache.id()),
            _ => kind.fmt(f),
        }
    }
}

impl Message for Action {
    fn id(&self) -> &'static str {
        match self {
            Action::Move(_) => "company-choice-move",
            Action::Enter(_) => "company-choice-enter",
            Action::Shoot(_) => "company-choice-shoot",
            Action::Assault(_) => "company-choice-assault",
            Action::Destroy(_) => "company-choice-destroy",
            Action::Generate(_) => "company-choice-generate",
            Action::Casevac(_) => "company-choice-casevac",
            plain => plain.kind().id(),
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match *self {
            Action::Move(square)
            | Action::Enter(square)
            | Action::Generate(square)
            | Action::Casevac(square) => vec![("square", square_name(square))],
            Action::Shoot(unit) | Action::Assault(unit) => vec![("target", unit_name(unit))],
            Action::Destroy(cache) => vec![("cache", Fact::Word(cache.id()))],
            _ => Vec::new(),
        }
    }
}
