//! What each viewer may know, and worlds that fit it.
//!
//! Hidden from White Star and spectators are units not yet seen: where they hide, which of them wait off
//! table, which of them have had their turn; and the ring under X4.7. Hidden from everybody else is what a
//! player is still putting together: a unit picked, an action without its dice, an ambush, a sealed bid.

use kernel::{Seat, Viewer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::board::Board;
use crate::components::{Marker, Side};
use crate::flow::{Acting, Group, Hide, Phase, Ring, State, Step, Tally};
use crate::sets::{SquareSet, UnitSet};

mod worlds;

pub(crate) use worlds::{determinize, odds_worlds};

/// What a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The side of each seat.
    pub(crate) sides: [Side; 2],
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
    pub(crate) ring_kinds: [u8; 5],
    /// The landing column.
    pub column: u8,
    /// Counters left.
    pub counters: u8,
    /// White Star holds a token.
    pub token: bool,
    /// Failed unit markers.
    pub marked: [UnitSet; 2],
    /// Units that failed this turn.
    pub(crate) failed: UnitSet,
    /// Artillery called this turn.
    pub strikes: u8,
    /// CASEVACs called this turn.
    pub(crate) casevacs: u8,
    /// Squares where somebody was interrogated this turn.
    pub(crate) interrogated: SquareSet,
    /// What counts for victory.
    pub tally: Tally,
    /// Whether the last action succeeded.
    pub(crate) success: bool,
    /// What is to be done, as far as the viewer may know it.
    pub steps: Vec<Step>,
}

/// Whether sides are still open.
pub fn is_bidding(state: &State) -> bool {
    state.phase == Phase::SetUp && matches!(state.top(), Step::Bid | Step::BidDice)
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

/// How much of a step is seen by those who do not know what its owner knows.
#[derive(Clone, Debug)]
enum Sight {
    /// All of it.
    Whole,
    /// So much.
    Part(Step),
    /// Nothing: this side is still putting it together.
    Draft(Side),
}

/// Whoever adds a step decides here what others may see of it.
fn sight(rules: &Company, state: &State, step: &Step) -> Sight {
    match step {
        Step::Unit(acting) if !acting.begun => Sight::Draft(acting.unit.side),
        Step::Target(_) | Step::Declare(_) => match state.acting() {
            Some(acting) => Sight::Draft(acting.unit.side),
            None => Sight::Whole,
        },
        Step::AmbushFrom(_) => Sight::Draft(Side::Communist),
        Step::Group(group) if group.side == Side::Communist => {
            Sight::Part(Step::Group(Group { left: group.left.and(state.board.seen), ..*group }))
        }
        Step::Unit(acting) if acting.secret => {
            Sight::Part(Step::Unit(Acting { dice: 0, ..*acting }))
        }
        Step::Hide(_) => Sight::Part(Step::Hide(Hide { last: None })),
        Step::Ring(_) if rules.switches.hidden_loop => {
            Sight::Part(Step::Ring(Ring { left: [0; 5] }))
        }
        Step::Bid
        | Step::BidDice
        | Step::Ring(_)
        | Step::Peasants(_)
        | Step::Deploy
        | Step::Begin
        | Step::Turn(_)
        | Step::Group(_)
        | Step::Morale(_)
        | Step::Unit(_)
        | Step::ActionDice(_)
        | Step::PickUp(_)
        | Step::Trap(_)
        | Step::Opportunity(_)
        | Step::Return(_)
        | Step::Shot(_)
        | Step::PickPeasant(_)
        | Step::LeaderDie(_)
        | Step::Assault(_)
        | Step::FallBack(_)
        | Step::Aim(_)
        | Step::StrikeDie(_)
        | Step::Swivel(_)
        | Step::Strike(_)
        | Step::Risk(_)
        | Step::Name(_)
        | Step::Deviation(_)
        | Step::Shift(_)
        | Step::Token(_)
        | Step::Ambush(_)
        | Step::Interrogate(_)
        | Step::Flee
        | Step::EarlyEnd
        | Step::Countdown(_)
        | Step::Markers(_)
        | Step::Values(_)
        | Step::Over => Sight::Whole,
    }
}

/// The steps as a viewer sees them.
fn steps_seen(rules: &Company, state: &State, viewer: Viewer) -> Vec<Step> {
    let side = side_of(state, viewer);
    let all = knows_all(state, viewer);
    let seen = state.steps.iter().filter_map(|step| match sight(rules, state, step) {
        Sight::Draft(drafter) => (side == Some(drafter)).then(|| step.clone()),
        Sight::Part(part) if !all => Some(part),
        Sight::Part(_) | Sight::Whole => Some(step.clone()),
    });
    seen.collect()
}

/// The step that asks, as a viewer sees it.
pub(crate) fn asking(rules: &Company, state: &State, viewer: Viewer) -> Option<Step> {
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
pub(crate) fn view(rules: &Company, state: &State, viewer: Viewer) -> View {
    let all = knows_all(state, viewer);
    let open = state.bids.iter().all(Option::is_some);
    let own = |seat: u8| viewer == Viewer::Seat(Seat(seat));
    let bid = |seat: u8| state.bids[usize::from(seat)].filter(|_| open || own(seat));
    let hiding = is_in(state, |step| matches!(step, Step::Hide(_)));
    let laying = is_in(state, |step| matches!(step, Step::Ring(_)));
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
