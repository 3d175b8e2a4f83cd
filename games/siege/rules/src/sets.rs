//! Small sets of pieces, spaces and Routes.

use kernel::Set;

use crate::components::{Aircraft, Battalion, EventKind, Marker, Route, Space, Unit};

/// French ground units and leaders.
pub type UnitSet = Set<Unit>;
/// Viet Minh battalions.
pub type BattalionSet = Set<Battalion>;
/// Aircraft.
pub type AircraftSet = Set<Aircraft>;
/// Impact markers.
pub type MarkerSet = Set<Marker>;
/// Spaces of the map.
pub type SpaceSet = Set<Space>;
/// Routes, and so bases.
pub type RouteSet = Set<Route>;
/// Kinds of events.
pub(crate) type EventSet = Set<EventKind>;
