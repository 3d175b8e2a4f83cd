//! Chapter X3, set-up: the ring, the peasants, White Star deploys, the Communist hides, the first turn.

use kernel::flow::{Flow, StepRules};
use kernel::{Next, Scope, Seat, Sink};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Company;
use crate::board::Place;
use crate::choice::Choice;
use crate::components::{Deploy, Edge, Marker, Side};
use crate::event::Event;
use crate::flow::{Phase, Play, Search, State, Step};
use crate::generator::command_distance;
use crate::prompt::Prompt;
use crate::refusal::No;
use crate::rules::turn;
use crate::sets::{COLUMNS, Square, SquareSet, Unit, UnitSet};
use crate::setup::column;

/// X3 step 7: a hidden unit is at least so far from every White Star unit.
const HIDING_DISTANCE: u8 = 3;
/// X3 step 6: units on each of two edges, if there are enough.
const UNITS_PER_EDGE: u8 = 2;

/// The steps of the set-up, the first one on top.
pub(crate) fn begin<S: Sink<Company>>(play: &mut Play<'_, S>) {
    let mission = &play.rules.mission;
    play.push(Step::Begin);
    play.push(Step::Hide(Hide { last: None }));
    play.push(Step::Deploy);
    if let Deploy::Column(column) = mission.deploy {
        play.state.column = column;
        play.push(Step::Deviation(Search::Landing));
    }
    play.push(Step::Peasants(Peasants { left: mission.peasants, floor: Square(0) }));
    let mut left = [0; 5];
    for marker in &mission.ring {
        left[*marker as usize] += 1;
    }
    play.push(Step::Ring(Ring { left }));
}

/// X3 step 4: the Communist lays the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Ring {
    /// So many of each marker are left.
    pub left: [u8; 5],
}

impl Ring {
    /// The kinds of markers that are left.
    fn kinds(&self) -> impl Iterator<Item = Marker> {
        Marker::ALL.into_iter().filter(|marker| self.left[*marker as usize] > 0)
    }
}

impl StepRules<Company> for Ring {
    const IS_QUESTION: bool = true;
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        let left = (rules.mission.ring.len() - state.ring.len()) as u8;
        Next::ask(state.seat(Side::Communist), Prompt::Ring { left })
    }

    /// A ring has no first place: search begins with the rarest marker.
    fn candidates(&self, _: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        if scope == Scope::Canonical && state.ring.is_empty() {
            let rarest = self.kinds().min_by_key(|marker| self.left[*marker as usize]);
            out.extend(rarest.map(Choice::Next));
        } else {
            out.extend(self.kinds().map(Choice::Next));
        }
    }

    fn check(&self, _: &Company, _: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Next(marker) = *choice else { return Err(No::NotAsked) };
        if self.left[marker as usize] > 0 { Ok(()) } else { Err(No::NotAsked) }
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Next(marker) = choice {
            lay(play, self.left, marker);
        }
    }

    /// X4.2: the ring is done when no marker is left. Face up, the last kind needs no question.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let mut kinds = self.kinds();
        match (kinds.next(), kinds.next()) {
            (None, _) => {
                play.pop();
                Flow::Goes
            }
            (Some(only), None) if !play.rules.switches.hidden_loop => {
                lay(play, self.left, only);
                Flow::Goes
            }
            (Some(_), _) => Flow::Waits,
        }
    }
}

/// X4.2: a marker is laid.
fn lay<S: Sink<Company>>(play: &mut Play<'_, S>, mut left: [u8; 5], marker: Marker) {
    left[marker as usize] -= 1;
    play.replace(Step::Ring(Ring { left }));
    play.state.ring.push(marker);
    let seat = play.state.seat(Side::Communist);
    let hidden = play.rules.switches.hidden_loop;
    play.tell(Event::MarkerLaid { seat, marker: Some(marker), hidden });
}

/// X3 step 5: village squares where peasants may be placed.
fn peasant_squares(rules: &Company) -> SquareSet {
    rules.charts.villages.minus(rules.mission.deployment())
}

/// Those of them with room.
fn peasant_room(rules: &Company, state: &State) -> SquareSet {
    let most = rules.components.tables.peasants_in_square;
    let room = peasant_squares(rules).iter();
    room.filter(|square| state.board.peasants.get(*square) < most).collect()
}

/// Hamlets with an allowed square and no peasant yet.
fn empty_hamlets(rules: &Company, state: &State) -> impl Iterator<Item = SquareSet> {
    let (allowed, peopled) = (peasant_squares(rules), state.board.peopled());
    let hamlets = rules.map.hamlets.iter().map(move |hamlet| hamlet.squares.and(allowed));
    hamlets.filter(move |squares| !squares.is_empty() && squares.and(peopled).is_empty())
}

/// X3 step 5: the Communist places peasants.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Peasants {
    /// So many are left.
    pub left: u8,
    /// Where the last one was placed, for canonical order.
    pub floor: Square,
}

impl StepRules<Company> for Peasants {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::Communist), Prompt::Peasants { left: self.left })
    }

    /// Canonical ones ascend, so that each placing comes up once.
    fn candidates(&self, rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        if scope == Scope::All {
            return out.extend(rules.charts.villages.iter().map(Choice::Peasant));
        }
        let Peasants { left, floor } = *self;
        let legal = |square: &Square| check_peasant(rules, state, left, *square).is_ok();
        let room = peasant_room(rules, state);
        let ascends =
            |square: &Square| *square >= floor && is_open_end(rules, state, left, *square);
        let before = out.len();
        out.extend(room.iter().filter(legal).filter(ascends).map(Choice::Peasant));
        if out.len() == before {
            out.extend(room.iter().filter(legal).map(Choice::Peasant));
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Peasant(square) = *choice else { return Err(No::NotAsked) };
        check_peasant(rules, state, self.left, square)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Peasant(square) = choice {
            play.replace(Step::Peasants(Peasants { left: self.left - 1, floor: square }));
            play.state.board.add_peasant(square);
            play.tell(Event::PeasantPlaced { square });
        }
    }

    /// Done when all are placed, or no square has room.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        if self.left > 0 && !peasant_room(play.rules, play.state).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        Flow::Goes
    }
}

/// Whether the rest of the peasants can be placed from this square on.
fn is_open_end(rules: &Company, state: &State, left: u8, square: Square) -> bool {
    let most = rules.components.tables.peasants_in_square;
    let above: SquareSet = peasant_room(rules, state).iter().filter(|s| *s >= square).collect();
    let room: u8 = above.iter().map(|square| most - state.board.peasants.get(square)).sum();
    room >= left && empty_hamlets(rules, state).all(|hamlet| !hamlet.and(above).is_empty())
}

/// X3 step 5: whether a peasant may be placed in a square.
fn check_peasant(rules: &Company, state: &State, left: u8, square: Square) -> Result<(), No> {
    if !rules.charts.villages.has(square) {
        return Err(No::NotAsked);
    }
    if rules.mission.deployment().has(square) {
        return Err(No::PeasantDeployment { square });
    }
    let most = rules.components.tables.peasants_in_square;
    if state.board.peasants.get(square) >= most {
        return Err(No::PeasantsFull { square, most });
    }
    let empty = empty_hamlets(rules, state).count();
    let peoples = empty_hamlets(rules, state).any(|hamlet| hamlet.has(square));
    if !peoples && usize::from(left) <= empty {
        return Err(No::HamletsFirst { empty: empty as u8 });
    }
    Ok(())
}

/// X3 step 6: the landing column stands.
pub(crate) fn land<S: Sink<Company>>(play: &mut Play<'_, S>, column: u8) {
    play.state.column = column;
    play.tell(Event::Landing { column });
}

/// X3 step 6: the squares where a unit may deploy now.
fn deploy_squares(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    match &rules.mission.deploy {
        Deploy::Edges(_) | Deploy::Squares(_) => spread(rules, state, unit),
        Deploy::Column(_) => landing_squares(rules, state, unit),
    }
}

/// S-81: the squares of the deployment; where all of them are taken, those around as well.
fn spread(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    let mut squares = rules.mission.deployment();
    while !squares.iter().any(|square| state.board.has_room(rules, unit, square)) {
        let wider = squares.iter().fold(squares, |sum, square| sum.or(rules.charts.near(square)));
        if wider == squares {
            return squares;
        }
        squares = wider;
    }
    squares
}

/// The landing column, or if it is full the next one away from the nearest side edge.
fn landing_squares(rules: &Company, state: &State, unit: Unit) -> SquareSet {
    let has_room = |square: &Square| state.board.has_room(rules, unit, *square);
    let east = state.column < COLUMNS / 2;
    let mut at = Some(state.column);
    while let Some(place) = at.filter(|place| *place < COLUMNS) {
        let squares = column(place);
        if squares.iter().any(|square| has_room(&square)) {
            return squares;
        }
        at = if east { place.checked_add(1) } else { place.checked_sub(1) };
    }
    SquareSet::NONE
}

/// White Star units still to be deployed.
fn to_deploy(state: &State) -> UnitSet {
    state.board.off_table(Side::WhiteStar)
}

/// X3 step 6: White Star deploys.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deploying;

impl StepRules<Company> for Deploying {
    const IS_QUESTION: bool = true;

    fn next(&self, _: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::WhiteStar), Prompt::Deploy { left: to_deploy(state).len() })
    }

    /// Search deploys units in the order of the list.
    fn candidates(&self, rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        for index in to_deploy(state).iter() {
            let unit = Unit::new(Side::WhiteStar, index);
            let squares = deploy_squares(rules, state, unit);
            out.extend(squares.iter().map(|square| Choice::Deploy(unit, square)));
            if scope == Scope::Canonical {
                return;
            }
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        let Choice::Deploy(unit, square) = *choice else { return Err(No::NotAsked) };
        check_deploy(rules, state, unit, square)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let Choice::Deploy(unit, square) = choice {
            play.state.board.put(play.rules, unit, Place::on(square));
            play.tell(Event::Deployed { unit, square });
        }
    }

    /// Done when every unit is deployed.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        if !to_deploy(play.state).is_empty() {
            return Flow::Waits;
        }
        play.pop();
        let open = hiding_squares(play.rules, play.state);
        play.state.board.open_foot = open;
        play.state.board.open_vehicles = open;
        Flow::Goes
    }
}

/// X3 step 6: whether a unit may deploy in a square.
fn check_deploy(rules: &Company, state: &State, unit: Unit, square: Square) -> Result<(), No> {
    if unit.side != Side::WhiteStar || !to_deploy(state).has(unit.index) {
        return Err(No::NotAsked);
    }
    if !deploy_squares(rules, state, unit).has(square) {
        return Err(No::NotDeployment { square });
    }
    if !state.board.has_room(rules, unit, square) {
        return Err(No::Stacking { square });
    }
    match rules.mission.deploy.clone() {
        Deploy::Edges(edges) => match edges.as_slice() {
            [one, other] => check_edges(rules, state, [*one, *other], square),
            _ => Ok(()),
        },
        Deploy::Squares(_) | Deploy::Column(_) => Ok(()),
    }
}

/// X3 step 6: both edges are used, with at least two units each. Which edge a corner counts for is left
/// open as long as it fits.
fn check_edges(rules: &Company, state: &State, edges: [Edge; 2], square: Square) -> Result<(), No> {
    let left = to_deploy(state).len() - 1;
    let wanted = wanted_on_edges(rules);
    let missing = missing_on_edges(rules, state, edges, SquareSet::one(square));
    if missing > left { Err(No::BothEdges { wanted }) } else { Ok(()) }
}

/// So many units deploy on each of two edges.
fn wanted_on_edges(rules: &Company) -> u8 {
    UNITS_PER_EDGE.min(rules.charts.all[Side::WhiteStar as usize].len() / 2)
}

/// How many units two edges still need, with one more in these squares.
fn missing_on_edges(rules: &Company, state: &State, edges: [Edge; 2], more: SquareSet) -> u8 {
    let [one, other] = edges.map(Edge::squares);
    let corner = one.and(other);
    let placed = state.board.on_table(Side::WhiteStar);
    let stands = |squares: SquareSet| {
        let units = placed.iter().map(|index| Unit::new(Side::WhiteStar, index));
        let count = units.filter(|unit| state.board.is_in(*unit, squares)).count() as u8;
        count + squares.and(more).len()
    };
    let wanted = wanted_on_edges(rules);
    let missing = |squares: SquareSet| wanted.saturating_sub(stands(squares.minus(corner)));
    (missing(one) + missing(other)).saturating_sub(stands(corner))
}

/// Whether the units that are left to deploy are enough for both edges.
pub(crate) fn edges_fit(rules: &Company, state: &State) -> bool {
    match &rules.mission.deploy {
        Deploy::Edges(edges) => match edges.as_slice() {
            [one, other] => {
                let missing = missing_on_edges(rules, state, [*one, *other], SquareSet::NONE);
                missing <= to_deploy(state).len()
            }
            _ => true,
        },
        Deploy::Squares(_) | Deploy::Column(_) => true,
    }
}

/// X3 step 7: the cover squares where units may hide.
fn hiding_squares(rules: &Company, state: &State) -> SquareSet {
    let cover = rules.charts.cover.and(rules.mission.hidden_columns);
    let enemies = state.board.occupied(Side::WhiteStar);
    let is_far = |square: &Square| {
        enemies.iter().all(|enemy| command_distance(*square, enemy) >= HIDING_DISTANCE)
    };
    cover.iter().filter(is_far).collect()
}

/// X3 step 7: the Communist hides units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Hide {
    /// The last one hidden, for canonical order.
    pub last: Option<u8>,
}

impl StepRules<Company> for Hide {
    const IS_QUESTION: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        Next::ask(state.seat(Side::Communist), Prompt::Hide { most: rules.mission.hidden })
    }

    /// Search hides units in the order of the list.
    fn candidates(&self, rules: &Company, state: &State, scope: Scope, out: &mut Vec<Choice>) {
        out.push(Choice::Done);
        let squares = if scope == Scope::All { rules.charts.cover } else { state.board.open_foot };
        for index in state.board.off_table(Side::Communist).iter() {
            if scope == Scope::Canonical && Some(index) <= self.last {
                continue;
            }
            let unit = Unit::new(Side::Communist, index);
            out.extend(squares.iter().map(|square| Choice::Hide(unit, square)));
        }
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        if *choice == Choice::Done {
            return Ok(());
        }
        let Choice::Hide(unit, square) = *choice else { return Err(No::NotAsked) };
        check_hide(rules, state, unit, square)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        let Choice::Hide(unit, square) = choice else { return hiding_done(play) };
        play.state.board.hide(play.rules, unit, square);
        play.replace(Step::Hide(Hide { last: Some(unit.index) }));
        let seat = play.state.seat(Side::Communist);
        play.tell(Event::Hid { seat, unit, square });
    }

    /// Done when the most are hidden, or nobody or no square is left.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        let most = play.rules.mission.hidden;
        let waits = play.state.board.off_table(Side::Communist);
        let full = play.state.board.hidden.len() >= most;
        if full || waits.is_empty() || play.state.board.open_foot.is_empty() {
            hiding_done(play);
            return Flow::Goes;
        }
        Flow::Waits
    }
}

/// X3 step 7: whether a unit may hide in a square.
fn check_hide(rules: &Company, state: &State, unit: Unit, square: Square) -> Result<(), No> {
    let waits = state.board.off_table(Side::Communist).has(unit.index);
    if unit.side != Side::Communist || !waits || !rules.charts.cover.has(square) {
        return Err(No::NotAsked);
    }
    if !rules.mission.hidden_columns.has(square) {
        return Err(No::HidingColumn { square });
    }
    if !state.board.open_foot.has(square) {
        return Err(No::HidingDistance { square, least: HIDING_DISTANCE });
    }
    if state.board.has_room(rules, unit, square) { Ok(()) } else { Err(No::Stacking { square }) }
}

fn hiding_done<S: Sink<Company>>(play: &mut Play<'_, S>) {
    play.pop();
    let off = play.state.board.off_table(Side::Communist).len();
    play.tell(Event::HidingDone { off });
}

/// X3 step 8: the counters are put out, the first turn begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begin;

impl StepRules<Company> for Begin {
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        play.pop();
        play.state.phase = Phase::Play;
        play.state.counters = play.rules.mission.countdown;
        turn::begin(play, play.rules.mission.first);
        Flow::Goes
    }
}
