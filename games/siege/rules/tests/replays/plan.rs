//! Players with a plan, simple enough to steer a game to the end that is wanted.

use kernel::dice::Rng;
use kernel::{Rules, Seat};
use siege::Siege;
use siege::board::AirBox;
use siege::choice::{Choice, Load, Mission};
use siege::components::{Route, Space, Terrain};
use siege::flow::{Piece, State, Step, Supply, Target};

/// What the French are after. Everything else is answered as quietly as can be.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Where the units stand that are placed one by one; none takes a ready-made placement.
    pub(crate) garrison: Option<fn(&Siege, Space) -> bool>,
    /// Where airstrikes go.
    pub(crate) air: Mission,
    /// Whether everybody fires who can.
    pub(crate) fires: bool,
    /// Whether units march outward and assault who is in their way.
    pub(crate) marches: bool,
    /// Whether Operation Vulture is declared, and the bomb dropped.
    pub(crate) vulture: bool,
}

/// Holds what there is, and fires.
pub(crate) const HOLD: Plan =
    Plan { garrison: None, air: Mission::Tactical, fires: true, marches: false, vulture: false };

/// Lets things happen.
pub(crate) const WAIT: Plan = Plan { fires: false, ..HOLD };

/// The first of these that is legal.
fn first_legal(rules: &Siege, state: &State, seat: Seat, wanted: &[Choice]) -> Option<Choice> {
    wanted.iter().copied().find(|choice| rules.check(state, seat, choice).is_ok())
}

/// Answers a question by a plan; what the plan says nothing about is done at random.
pub(crate) fn answer(
    rules: &Siege,
    state: &State,
    plan: Plan,
    seat: Seat,
    rng: &mut Rng,
) -> Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let planned = match state.top() {
        Some(Step::Place(_)) => place(rules, plan, &legal, rng),
        Some(Step::Missions(_)) => missions(plan, &legal),
        Some(Step::Cargo(_)) => cargo(plan, &legal),
        Some(Step::Attacks(_)) => attack(rules, state, plan, seat, &legal),
        Some(Step::Movement(_)) => march(rules, state, plan, &legal),
        Some(Step::Sallies(_)) => sally(rules, state, plan, seat, &legal),
        Some(Step::Redeploy(_)) => Some(Choice::Done),
        Some(Step::Refit(_)) => legal.iter().copied().find(|it| matches!(it, Choice::Refit(_))),
        Some(Step::Repair | Step::Sorties(_)) => {
            legal.iter().copied().find(|choice| *choice != Choice::Done)
        }
        _ => None,
    };
    let done = Some(Choice::Done).filter(|done| legal.contains(done));
    let chance = || *rng.pick(&legal).expect("every question has an answer");
    planned.or(done).unwrap_or_else(chance)
}

/// A ready-made placement, or each unit where the plan wants it.
fn place(rules: &Siege, plan: Plan, legal: &[Choice], rng: &mut Rng) -> Option<Choice> {
    let wanted: Vec<Choice> = match plan.garrison {
        None => legal.iter().copied().filter(|it| matches!(it, Choice::Placement(_))).collect(),
        Some(is_wanted) => {
            let fits = |it: &Choice| match it {
                Choice::Place(_, space) => is_wanted(rules, *space),
                _ => false,
            };
            legal.iter().copied().filter(fits).collect()
        }
    };
    let placed = legal.contains(&Choice::Done);
    if placed { None } else { rng.pick(&wanted).or(rng.pick(legal)).copied() }
}

/// Airstrikes as planned; all guns support the infantry.
fn missions(plan: Plan, legal: &[Choice]) -> Option<Choice> {
    let fits = |choice: &Choice| match choice {
        Choice::Assign(Piece::Marker(_), mission) => *mission == Mission::Tactical,
        Choice::Assign(_, mission) => *mission == plan.air,
        _ => false,
    };
    legal.iter().copied().find(fits).filter(|_| plan.fires || plan.air != Mission::Tactical)
}

/// Ammunition, by every cargo unit.
fn cargo(plan: Plan, legal: &[Choice]) -> Option<Choice> {
    if plan.vulture && legal.contains(&Choice::Declare) {
        return Some(Choice::Declare);
    }
    let supply = Load::Supply(Supply::Ammunition);
    let flies = |choice: &Choice| matches!(choice, Choice::Fly { load, .. } if *load == supply);
    legal.iter().copied().find(flies).filter(|_| plan.fires)
}

/// The bomb; then one target after the other: two aircraft for a base, everybody for a space.
fn attack(
    rules: &Siege,
    state: &State,
    plan: Plan,
    seat: Seat,
    legal: &[Choice],
) -> Option<Choice> {
    let Some(Step::Attacks(attacks)) = state.top() else { return None };
    let Some(draft) = &attacks.draft else {
        if plan.vulture && legal.contains(&Choice::Bomb) {
            return Some(Choice::Bomb);
        }
        let base = |choice: &Choice| matches!(choice, Choice::Target(Target::Base(_)));
        let target = |choice: &Choice| matches!(choice, Choice::Target(_));
        let first = legal.iter().find(|it| base(it)).or(legal.iter().find(|it| target(it)));
        return first.copied().filter(|choice| base(choice) || plan.fires);
    };
    let bases = Route::ALL.map(Target::Base).contains(&draft.target);
    let spare = state.board.aircraft_in(AirBox::BaseAttack).len() > 2;
    if bases && spare && draft.aircraft.len() >= 2 {
        return Some(Choice::Agree);
    }
    let join = legal.iter().copied().find(|it| matches!(it, Choice::With(_)));
    match bases {
        true => join.or(Some(Choice::Agree)),
        false => first_legal(rules, state, seat, &[Choice::WithAll, Choice::Agree]),
    }
}

/// Outward along the Route, past spaces without enemies; somebody stays in each Entrenchment.
fn march(rules: &Siege, state: &State, plan: Plan, legal: &[Choice]) -> Option<Choice> {
    let outward = |choice: &Choice| match *choice {
        Choice::Move(unit, to) => {
            let from = state.board.space_of(unit).expect("whoever moves is on the map");
            let leaves = rules.charts.terrain(from) != Terrain::Open;
            let stays = leaves && state.board.units(from).len() < 2;
            let further = rules.charts.number(to) > rules.charts.number(from);
            further && !stays && !rules.charts.leaders.has(unit)
        }
        _ => false,
    };
    legal.iter().copied().find(outward).filter(|_| plan.marches)
}

/// Assaults by everybody where the French are twice as strong.
fn sally(rules: &Siege, state: &State, plan: Plan, seat: Seat, legal: &[Choice]) -> Option<Choice> {
    let Some(Step::Sallies(sallies)) = state.top() else { return None };
    if sallies.draft.is_some() {
        return first_legal(rules, state, seat, &[Choice::WithAll, Choice::Agree]);
    }
    let stronger = |choice: &Choice| match *choice {
        Choice::Assault(from, target) => {
            let own = rules.strength(state, state.board.units(from));
            own >= 2 * rules.battalion_strength(state, state.board.battalions_in(target))
        }
        _ => false,
    };
    legal.iter().copied().find(stronger).filter(|_| plan.marches)
}
