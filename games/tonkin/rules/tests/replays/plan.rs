//! Two players who steer a game together to the VP-Level that is wanted, or to a sudden end.

use kernel::dice::Rng;
use kernel::{Rules, Seat};
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::{Hex, Side};
use tonkin::flow::{Ending, State, Step};
use tonkin::rules::control;

/// Where a game is to end.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Plan {
    /// On the scale, near this level.
    Level(i8),
    /// At once, in this way.
    Sudden(Ending),
}

/// What a VP weighs against a hex of the way to it.
const POINT: u32 = 1000;

/// Answers that let things be.
const QUIET: [Choice; 5] =
    [Choice::Default, Choice::Done, Choice::Decline, Choice::Silent, Choice::Stop];

/// An answer by a plan: what brings the game nearer to its end, else something quiet or at random.
pub(crate) fn answer(
    rules: &Tonkin,
    state: &State,
    plan: Plan,
    seat: Seat,
    rng: &mut Rng,
) -> Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let quiet = QUIET.into_iter().find(|choice| rules.check(state, seat, choice).is_ok());
    let here = far(rules, state, plan);
    let idle = match state.top() {
        Step::Movement(_) | Step::Impulse { .. } => {
            let near = matches!(plan, Plan::Level(_)) && here < 3 * POINT;
            near || rng.below(8) == 0
        }
        Step::Activate { .. } => rng.below(3) > 0,
        Step::Group(_) => false,
        Step::SetUp { .. } => true,
        _ => rng.below(3) > 0,
    };
    let mut tried = looked_at(state, &legal, rng);
    let far = |choice: &Choice| after(rules, state, plan, seat, *choice);
    tried.sort_by_cached_key(far);
    match (tried.first(), quiet) {
        (Some(best), _) if far(best) < here => *best,
        (_, Some(quiet)) if idle => quiet,
        (Some(best), _) => *best,
        (None, _) => *rng.pick(&legal).expect("every question has an answer"),
    }
}

/// The answers that are tried out: some, and none where an answer changes nothing yet.
fn looked_at(state: &State, legal: &[Choice], rng: &mut Rng) -> Vec<Choice> {
    if matches!(state.top(), Step::Movement(_) | Step::Group(_) | Step::Impulse { .. }) {
        return Vec::new();
    }
    let mut some = legal.to_vec();
    rng.shuffle(&mut some);
    some.truncate(24);
    some
}

/// How far a state is from the end that is wanted.
fn far(rules: &Tonkin, state: &State, plan: Plan) -> u32 {
    match (plan, state.top()) {
        (Plan::Sudden(wanted), Step::Over(ending)) => u32::from(*ending != wanted) * 1000,
        (Plan::Level(_), Step::Over(Ending::HqLost | Ending::HanoiTaken)) => u32::MAX,
        (Plan::Level(level), _) => {
            let side = if state.vp > level { Side::VietMinh } else { Side::French };
            let points = u32::from(state.vp.abs_diff(level)) * POINT;
            // Steps on the hit track are half a VP each for the French: VM crowds until he loses some.
            let crowd = match side {
                Side::French if points > 3 * POINT => {
                    let apart = state.board.occupied(Side::VietMinh).len();
                    20 * apart as u32 + POINT / 2 * (10 - u32::from(state.hits).min(10))
                }
                _ => 0,
            };
            points + crowd + longing(rules, state, side)
        }
        (Plan::Sudden(Ending::HqLost), _) => nearest(rules, state, Side::French),
        (Plan::Sudden(_), _) => nearest(rules, state, Side::VietMinh),
    }
}

/// How far a side is from the VP-Hexes that it has not got, and how many of them are held.
fn longing(rules: &Tonkin, state: &State, side: Side) -> u32 {
    let ground = &rules.charts.ground;
    let others = control::friendly(&rules.charts, &state.board, side.enemy()).and(ground.vp_hexes);
    let held = others.and(*state.board.occupied(side.enemy())).len();
    let near = |from: Hex| others.iter().map(|hex| hex.distance(from)).min().unwrap_or(0);
    let ways: usize = state.board.occupied(side).iter().map(near).sum();
    (ways + 10 * held) as u32
}

/// How far a side is from the HQ of VM, or from Hanoi and its garrison.
fn nearest(rules: &Tonkin, state: &State, side: Side) -> u32 {
    let goal = match side {
        Side::French => state.board.hq_hex(&rules.charts, Side::VietMinh),
        Side::VietMinh => rules.hanoi,
    };
    let Some(goal) = goal else { return 0 };
    let steps = state.board.occupied(side).iter().map(|hex| hex.distance(goal)).min();
    let held = state.board.stack(goal).count();
    (steps.unwrap_or(40) + held) as u32
}

/// How far it would be after a choice.
fn after(rules: &Tonkin, state: &State, plan: Plan, seat: Seat, choice: Choice) -> u32 {
    let Ok(choice) = kernel::legal::prove(rules, state, seat, &choice) else { return u32::MAX };
    let mut next = state.clone();
    rules.apply(&mut next, seat, choice, &mut ());
    far(rules, &next, plan)
}
