//! Chapters 36 and X7: the end of the game, the values of caches, victory points.

use kernel::flow::{Flow, Flows, StepRules};
use kernel::{Next, Outcome, Reading, Request, Roll, Rule, Scope, Seat, Sink};

use crate::Company;
use crate::choice::Choice;
use crate::components::{Cache, Objective, Side};
use crate::event::Event;
use crate::flow::{Phase, Play, State, Step, Values, check_listed};
use crate::prompt::{Ask, Prompt};
use crate::refusal::No;
use crate::rules::bidding;
use crate::sets::{SquareSet, Unit};
use crate::sums::Term;
use crate::versions;

/// X6.2: no White Star unit is left on the table.
pub(crate) fn is_lost(state: &State) -> bool {
    state.board.on_table(Side::WhiteStar).is_empty()
}

/// S-79: an attack or a call that has begun is finished before the game ends, whoever is left.
pub(crate) fn is_under_way(rules: &Company, state: &State) -> bool {
    rules.version.has(&versions::BEGUN_IS_FINISHED)
        && match state.top() {
            Step::ActionDice(_)
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
            | Step::AmbushFrom(_)
            | Step::Interrogate(_) => true,
            Step::Bid
            | Step::BidDice
            | Step::Ring(_)
            | Step::Peasants(_)
            | Step::Deploy
            | Step::Hide(_)
            | Step::Begin
            | Step::Turn(_)
            | Step::Group(_)
            | Step::Morale(_)
            | Step::Unit(_)
            | Step::Target(_)
            | Step::Declare(_)
            | Step::Flee
            | Step::EarlyEnd
            | Step::Countdown(_)
            | Step::Markers(_)
            | Step::Values(_)
            | Step::Over => false,
        }
}

/// The game ends at once: the values of caches are rolled.
pub fn begin<S: Sink<Company>>(play: &mut Play<'_, S>) -> Flow {
    if is_lost(play.state) && play.state.phase == Phase::Play {
        play.tell(Event::NobodyLeft);
    }
    play.state.phase = Phase::Score;
    play.state.steps.clear();
    let mut carried = play.state.tally.carried_off;
    for index in play.state.board.on_table(Side::WhiteStar).iter() {
        carried.add_all(play.state.board.body(Unit::new(Side::WhiteStar, index)).caches);
    }
    let destroyed = play.state.tally.destroyed;
    play.push(Step::Values(Values { carried, destroyed, total: None, again: false }));
    Flow::Goes
}

/// The cache whose value is rolled now: carried ones first, then destroyed ones.
pub fn present(rules: &Company, values: &Values) -> Option<Present> {
    let tables = &rules.components.tables;
    let carried = values.carried.kinds().find(|cache| tables.carried[*cache as usize] > 0);
    if let Some(cache) = carried {
        let dice = tables.carried[cache as usize];
        return Some(Present { cache, destroyed: false, dice });
    }
    let destroyed = values.destroyed.kinds().find(|cache| tables.destroyed[*cache as usize] > 0);
    destroyed.map(|cache| {
        let dice = tables.destroyed[cache as usize];
        Present { cache, destroyed: true, dice }
    })
}

/// A cache that is valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Present {
    /// Which.
    pub(crate) cache: Cache,
    /// It was destroyed.
    pub(crate) destroyed: bool,
    /// Its dice.
    pub dice: u8,
}

impl StepRules<Company> for Values {
    const LISTS_LEGAL: bool = true;

    fn next(&self, rules: &Company, state: &State) -> Next<Company> {
        let Some(Present { cache, destroyed, dice }) = present(rules, self) else {
            return rules.end(state);
        };
        match self.total {
            Some(total) => {
                Next::ask(state.seat(Side::WhiteStar), Prompt::Value { cache, destroyed, total })
            }
            None => {
                let request = Request::Dice { count: dice, faces: 6, reading: Reading::Sum };
                Next::dice(Ask::Value { cache, destroyed }, request)
            }
        }
    }

    /// S-37: White Star keeps the total or rolls once more.
    fn candidates(&self, _: &Company, _: &State, _: Scope, out: &mut Vec<Choice>) {
        out.extend([Choice::Reroll, Choice::Keep]);
    }

    fn check(&self, rules: &Company, state: &State, _: Seat, choice: &Choice) -> Result<(), No> {
        check_listed(self, rules, state, choice)
    }

    fn apply<S: Sink<Company>>(&self, play: &mut Play<'_, S>, _: Seat, choice: Choice) {
        if let (Choice::Keep, Some(total)) = (choice, self.total) {
            keep(play, *self, total);
        } else {
            play.replace(Step::Values(Values { total: None, again: true, ..*self }));
        }
    }

    /// A second roll stands (S-37).
    fn resolve<S: Sink<Company>>(&self, play: &mut Play<'_, S>, roll: &Roll) {
        let Some(Present { cache, destroyed, .. }) = present(play.rules, self) else { return };
        let total = roll.sum();
        play.tell(Event::ValueRolled { cache, destroyed, dice: roll.0.clone(), total });
        if self.again {
            return keep(play, *self, total);
        }
        play.replace(Step::Values(Values { total: Some(total), ..*self }));
    }

    /// Done when every cache has its value.
    fn run<S: Sink<Company>>(&self, play: &mut Play<'_, S>) -> Flow {
        if present(play.rules, self).is_some() {
            return Flow::Waits;
        }
        play.pop();
        play.push(Step::Over);
        let [white_star, communist] = score(play.rules, play.state);
        let grade = level(play.rules, white_star - communist);
        play.tell(Event::GameOver { white_star, communist, grade });
        Flow::Waits
    }
}

/// The game is over.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Over;

impl StepRules<Company> for Over {}

fn keep<S: Sink<Company>>(play: &mut Play<'_, S>, mut values: Values, total: u8) {
    let Some(Present { cache, destroyed, .. }) = present(play.rules, &values) else { return };
    if destroyed {
        values.destroyed.take(cache);
    } else {
        values.carried.take(cache);
    }
    values.total = None;
    values.again = false;
    play.state.tally.caches = play.state.tally.caches.saturating_add(total.into());
    play.replace(Step::Values(values));
    play.tell(Event::ValueKept { cache, total });
}

/// X7.1: the points of both sides.
pub fn score(rules: &Company, state: &State) -> [i16; 2] {
    let mut sums = [0; 2];
    terms(rules, state, |side, amount, _| {
        sums[side as usize] = i16::saturating_add(sums[side as usize], amount);
    });
    sums
}

/// X7.2: the kinds of points that somebody has, each with those of White Star and of the Communist.
pub fn points(rules: &Company, state: &State) -> Vec<(Term, [i16; 2])> {
    let mut rows: Vec<(Term, [i16; 2])> = Vec::new();
    for wanted in Side::BOTH {
        terms(rules, state, |side, amount, term| {
            if side != wanted || amount == 0 {
                return;
            }
            match rows.iter_mut().find(|(other, _)| *other == term) {
                Some((_, amounts)) => {
                    amounts[side as usize] = amounts[side as usize].saturating_add(amount);
                }
                None => {
                    let mut amounts = [0; 2];
                    amounts[side as usize] = amount;
                    rows.push((term, amounts));
                }
            }
        });
    }
    rows
}

/// Casualty markers of a side on the table: with units and as bodies.
pub fn markers_on_table(state: &State, side: Side) -> i16 {
    let with = state.board.on_table(side).iter();
    let with: i16 =
        with.map(|index| i16::from(state.board.body(Unit::new(side, index)).casualties)).sum();
    with + state.board.dead[side as usize].sum() as i16
}

/// X7.2: each kind of points, in the order of the rule.
fn terms(rules: &Company, state: &State, mut add: impl FnMut(Side, i16, Term)) {
    let (points, tally) = (&rules.components.tables.points, &state.tally);
    let (ws, com) = (Side::WhiteStar, Side::Communist);
    let of = |count: u8| i16::from(count);
    add(ws, i16::try_from(tally.caches).unwrap_or(i16::MAX), Term::CachesValue);
    let bodies = markers_on_table(state, com);
    add(ws, points.communist_body.saturating_mul(bodies), Term::EnemyBodies);
    let removed = points.communist_body_removed * of(tally.removed);
    add(ws, removed, Term::EnemyRemoved);
    let wiped = |side: Side| of(tally.wiped_out[side as usize]);
    add(ws, points.communist_unit * wiped(com), Term::EnemyUnits);
    let bodies = markers_on_table(state, ws);
    add(com, points.white_star_body.saturating_mul(bodies), Term::EnemyBodies);
    let evacuated = points.white_star_evacuated * of(tally.evacuated);
    add(com, evacuated, Term::Evacuated);
    add(com, points.white_star_unit * wiped(ws), Term::EnemyUnits);
    for side in Side::BOTH {
        let lost = tally.vehicles[side.enemy() as usize].iter().zip(points.vehicles);
        let lost: i16 = lost.map(|(lost, each)| of(*lost) * each).sum();
        add(side, lost, Term::EnemyVehicles);
        let peasants = of(tally.peasants[side.enemy() as usize]);
        add(side, points.peasant * peasants, Term::Peasants);
    }
    add(com, points.helicopter * of(tally.helicopters), Term::Helicopters);
    add(com, caches_left(rules, state), Term::CachesLeft);
    objectives(rules, state, &mut add);
    for side in Side::BOTH {
        let handicap = of(rules.mission.handicap[side as usize]);
        add(side, handicap, Term::Handicap);
    }
    add(com, of(bidding::points(state)), Term::Bid);
}

/// X7.2: caches on the ring and caches recovered.
fn caches_left(rules: &Company, state: &State) -> i16 {
    let each = &rules.components.tables.points.cache_left;
    let on_ring = state.ring.iter().filter_map(|marker| marker.cache());
    let on_ring: i16 = on_ring.map(|cache| each[cache as usize]).sum();
    let recovered = Cache::ALL
        .into_iter()
        .map(|cache| i16::from(state.tally.recovered.count(cache)) * each[cache as usize]);
    on_ring + recovered.sum::<i16>()
}

/// X7.4: leaving the table, and holding squares with visible foot.
fn objectives(rules: &Company, state: &State, add: &mut impl FnMut(Side, i16, Term)) {
    match rules.mission.objective {
        Objective::Caches => (),
        Objective::Exit { vehicle, foot, .. } => {
            let [feet, vehicles] = state.tally.left.map(i16::from);
            let points = feet * i16::from(foot) + vehicles * i16::from(vehicle);
            add(Side::WhiteStar, points, Term::Left);
        }
        Objective::Hold { squares, each } => {
            for side in Side::BOTH {
                let held: SquareSet = squares.and(state.board.foot(side));
                let points = i16::from(held.len()) * i16::from(each);
                add(side, points, Term::Held);
            }
        }
    }
}

/// X7.5: what a difference is called.
pub fn level(rules: &Company, difference: i16) -> &'static str {
    let levels = rules.components.tables.levels.iter().rev();
    let mut reached = levels.filter(|level| difference.saturating_abs() >= level.min);
    reached.next().map_or("draw", |level| level.name)
}

/// X7.5: the result.
pub(crate) fn outcome(rules: &Company, state: &State) -> Outcome {
    let [white_star, communist] = score(rules, state);
    let difference = white_star.saturating_sub(communist);
    let grade = level(rules, difference);
    let ahead = if difference > 0 { Side::WhiteStar } else { Side::Communist };
    let winner = (grade != "draw").then_some(ahead.name());
    Outcome { winner, grade, score: i64::from(difference), rule: Rule("X7.5") }
}
