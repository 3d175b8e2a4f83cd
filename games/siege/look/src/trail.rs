//! The trail of a question: the impulse, the step, and the attack that is put together.

use kernel::Fact;
use siege::components::Space;
use siege::flow::{Draft, Sally, Step, Target};
use siege::view::View;

use crate::svg::Thing;
use look::say::Say;

/// The steps made so far, the newest last.
pub(crate) fn trail(view: &View, say: Say<'_>) -> Vec<String> {
    let state = &view.state;
    let mut trail = vec![match state.impulse {
        0 => say.n("web-turn", usize::from(state.turn)),
        impulse => say.n("siege-map-impulse", usize::from(impulse)),
    }];
    trail.push(say.word("siege-map-phase", state.phase.name()));
    trail.extend(state.steps.iter().filter_map(undertaking).map(|it| part(it, say)));
    trail
}

/// What is put together or fought out, as far as a question may belong to it.
enum Undertaking<'a> {
    /// An attack is put together.
    Attack(&'a Draft),
    /// An assault is.
    Sally(&'a Sally),
    /// Tactical Fire at a space.
    Fire(Space),
    /// A Close Assault of a space.
    Assault(Space),
}

/// What a step undertakes.
fn undertaking(step: &Step) -> Option<Undertaking<'_>> {
    match step {
        Step::Attacks(attacks) => attacks.draft.as_ref().map(Undertaking::Attack),
        Step::Sallies(sallies) => sallies.draft.as_ref().map(Undertaking::Sally),
        Step::Fire(fire) => Some(Undertaking::Fire(fire.target)),
        Step::Assault(fight) => Some(Undertaking::Assault(fight.target)),
        Step::OptionDie(_)
        | Step::OptionDraw(_)
        | Step::Place(_)
        | Step::DrawDivisions
        | Step::VariableDice
        | Step::VariableDivision
        | Step::Pick(_)
        | Step::Challenge(_)
        | Step::ChallengeDie(_)
        | Step::Event(_)
        | Step::AbortCargo(_)
        | Step::AbortAir(_)
        | Step::GainSupply(_)
        | Step::DrawUnits(_)
        | Step::LeaderArrives(_)
        | Step::Psyop(_)
        | Step::Activation(_)
        | Step::Missions(_)
        | Step::Cargo(_)
        | Step::VultureDie
        | Step::VultureUnits(_)
        | Step::AaaDice(_)
        | Step::AaaResults(_)
        | Step::AaaLosses(_)
        | Step::Strike(_)
        | Step::BombDie
        | Step::Barrage(_)
        | Step::Landing
        | Step::JumpDie(_)
        | Step::Airdrop(_)
        | Step::Hits(_)
        | Step::Panics(_)
        | Step::Retreat(_)
        | Step::Sorties(_)
        | Step::VietMinhAssaults(_)
        | Step::Withdraw(_)
        | Step::Movement(_)
        | Step::VietMinhFire(_)
        | Step::Redeploy(_)
        | Step::Repair
        | Step::Refit(_)
        | Step::VietMinhRefit(_)
        | Step::PoliticsDie => None,
    }
}

fn part(undertaking: Undertaking<'_>, say: Say<'_>) -> String {
    match undertaking {
        Undertaking::Attack(draft) => attack(draft, say),
        Undertaking::Sally(sally) => assault(sally, say),
        Undertaking::Fire(space) => say.with("siege-map-trail-fire", &[("space", named(space))]),
        Undertaking::Assault(space) => {
            say.with("siege-map-trail-assault", &[("space", named(space))])
        }
    }
}

fn named(space: Space) -> Fact {
    Fact::Name(Thing::Space(space).key())
}

/// How many join an attack.
fn attack(draft: &Draft, say: Say<'_>) -> String {
    let facts = [
        ("units", Fact::from(draft.units.len())),
        ("guns", draft.guns.len().into()),
        ("aircraft", draft.aircraft.len().into()),
    ];
    say.with("siege-map-trail-draft", &facts)
}

fn assault(sally: &Sally, say: Say<'_>) -> String {
    let facts = [("units", sally.units.len().into()), ("space", named(sally.target))];
    say.with("siege-map-trail-sally", &facts)
}

/// The keys of what is put together: the pieces of a draft and its target.
pub(crate) fn picked(view: &View) -> Vec<String> {
    match view.state.top().and_then(undertaking) {
        None => Vec::new(),
        Some(Undertaking::Attack(draft)) => {
            let units = draft.units.iter().map(Thing::Unit);
            let guns = draft.guns.iter().map(Thing::Marker);
            let aircraft = draft.aircraft.iter().map(Thing::Aircraft);
            let target = match draft.target {
                Target::Space(space) => Some(Thing::Space(space)),
                Target::Base(route) => Some(Thing::Base(route)),
                Target::Artillery | Target::Aaa => None,
            };
            units.chain(guns).chain(aircraft).chain(target).map(Thing::key).collect()
        }
        Some(Undertaking::Sally(sally)) => {
            let target = Thing::Space(sally.target);
            sally.units.iter().map(Thing::Unit).chain([target]).map(Thing::key).collect()
        }
        Some(Undertaking::Fire(space) | Undertaking::Assault(space)) => {
            vec![Thing::Space(space).key()]
        }
    }
}
