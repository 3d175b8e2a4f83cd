//! What each viewer may know, and worlds that fit it.
//!
//! Hidden from White Star and spectators are units not yet seen: where they hide, which of them wait off
//! table, which of them have had their turn; and the ring under X4.7. Hidden from everybody else is what a
//! player is still putting together: a unit picked, an action without its dice, an ambush, a sealed bid.

use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::answers::is_bidding;
use crate::board::Board;
use crate::components::{Marker, Side};
use crate::flow::{Phase, State, Step, Tally};
use crate::sets::{SquareSet, UnitSet};

mod worlds;

pub use worlds::{determinize, odds_worlds};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The side of each seat.
    pub sides: [Side; 2],
    /// Whether each seat has bid.
    pub bids_made: [bool; 2],
    /// The bids as far as the viewer may know them.
    pub bids: [Option<u8>; 2],
    /// How far the game is.
    pub phase: Phase,
    /// Player turns begun.
    pub turn: u8,
    /// The table; units the viewer cannot place are nowhere.
    pub board: Board,
    /// Communist units off table; not told while units hide.
    pub off: Option<u8>,
    /// Units of the acting group that are yet unseen and have not had their turn.
    pub unseen_left: u8,
    /// The ring; markers face down are `None`.
    pub ring: Vec<Option<Marker>>,
    /// How many markers of each kind lie on the ring, or will.
    pub ring_kinds: [u8; 5],
    /// The landing column.
    pub column: u8,
    /// Counters left.
    pub counters: u8,
    /// White Star holds a token.
    pub token: bool,
    /// Failed unit markers.
    pub marked: [UnitSet; 2],
    /// Units that failed this turn.
    pub failed: UnitSet,
    /// Artillery called this turn.
    pub strikes: u8,
    /// CASEVACs called this turn.
    pub casevacs: u8,
    /// Squares where somebody was interrogated this turn.
    pub interrogated: SquareSet,
    /// What counts for victory.
    pub tally: Tally,
    /// Whether the last action succeeded.
    pub success: bool,
    /// What is to be done, as far as the viewer may know it.
    pub steps: Vec<Step>,
}

/// The side a viewer plays, once sides are settled.
fn side_of(state: &State, viewer: Viewer) -> Option<Side> {
    match viewer {
        Viewer::Seat(_) if is_bidding(state) => None,
        Viewer::Seat(seat) => Some(state.side(seat)),
        Viewer::Spectator => None,
    }
}

/// Whether a viewer knows all that the Communist knows.
fn knows_all(state: &State, viewer: Viewer) -> bool {
    side_of(state, viewer) == Some(Side::Communist)
}

/// Whose draft a step is, if nobody else may see it.
fn drafter(state: &State, step: &Step) -> Option<Side> {
    match step {
        Step::Unit(acting) if !acting.begun => Some(acting.unit.side),
        Step::Target { .. } | Step::Declare { .. } => state.acting().map(|acting| acting.unit.side),
        Step::AmbushFrom { .. } => Some(Side::Communist),
        _ => None,
    }
}

/// A step as those see it who do not know what the Communist knows.
fn public(rules: &Company, state: &State, step: &Step) -> Step {
    match step {
        Step::Group(group) if group.side == Side::Communist => {
            let mut group = *group;
            group.left = group.left.and(state.board.seen);
            Step::Group(group)
        }
        Step::Unit(acting) if acting.secret => {
            let mut acting = *acting;
            acting.dice = 0;
            Step::Unit(acting)
        }
        Step::Hide { .. } => Step::Hide { last: None },
        Step::Ring { .. } if rules.switches.hidden_loop => Step::Ring { left: [0; 5] },
        step => step.clone(),
    }
}

/// The steps as a viewer sees them.
fn steps_seen(rules: &Company, state: &State, viewer: Viewer) -> Vec<Step> {
    let side = side_of(state, viewer);
    let all = knows_all(state, viewer);
    let seen = state.steps.iter().filter(|step| {
        let drafter = drafter(state, step);
        drafter.is_none() || drafter == side
    });
    seen.map(|step| if all { step.clone() } else { public(rules, state, step) }).collect()
}

/// The step that asks, as a viewer sees it.
pub fn asking(rules: &Company, state: &State, viewer: Viewer) -> Option<Step> {
    steps_seen(rules, state, viewer).pop()
}

fn is_in(state: &State, wanted: fn(&Step) -> bool) -> bool {
    state.steps.last().is_some_and(wanted)
}

fn kinds(markers: &[Marker]) -> [u8; 5] {
    let mut kinds = [0; 5];
    for marker in markers {
        kinds[*marker as usize] += 1;
    }
    kinds
}

/// What a viewer may know.
pub fn view(rules: &Company, state: &State, viewer: Viewer) -> View {
    let all = knows_all(state, viewer);
    let open = state.bids.iter().all(Option::is_some);
    let own = |seat: u8| viewer == Viewer::Seat(Seat(seat));
    let bid = |seat: u8| state.bids[usize::from(seat)].filter(|_| open || own(seat));
    let hiding = is_in(state, |step| matches!(step, Step::Hide { .. }));
    let laying = is_in(state, |step| matches!(step, Step::Ring { .. }));
    let face_down = rules.switches.hidden_loop && !all;
    let unseen_left = state.group().map_or(0, |group| match group.side {
        Side::Communist => group.left.minus(state.board.seen).len(),
        Side::WhiteStar => 0,
    });
    let units = rules.charts.all[Side::Communist as usize];
    View {
        viewer,
        sides: state.sides,
        bids_made: state.bids.map(|bid| bid.is_some()),
        bids: [bid(0), bid(1)],
        phase: state.phase,
        turn: state.turn,
        board: if all { state.board.clone() } else { state.board.redacted(units) },
        off: (all || !hiding).then(|| state.board.off_table(Side::Communist).len()),
        unseen_left,
        ring: state.ring.iter().map(|marker| (!face_down).then_some(*marker)).collect(),
        ring_kinds: kinds(if laying { &rules.mission.ring } else { &state.ring }),
        column: state.column,
        counters: state.counters,
        token: state.token,
        marked: state.marked,
        failed: state.failed,
        strikes: state.strikes,
        casevacs: state.casevacs,
        interrogated: state.interrogated,
        tally: state.tally,
        success: state.success,
        steps: steps_seen(rules, state, viewer),
    }
}

impl View {
    /// The side the viewer plays.
    pub fn side(&self) -> Option<Side> {
        match self.viewer {
            Viewer::Seat(seat) => Some(self.sides[usize::from(seat.0 & 1)]),
            Viewer::Spectator => None,
        }
    }
}
