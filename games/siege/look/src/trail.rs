//! The trail of a question: the impulse, the step, and the attack that is put together.

use kernel::Fact;
use siege::flow::{Draft, Sally, Step};
use siege::view::View;

use look::say::Say;

/// The steps made so far, the newest last.
pub(super) fn trail(view: &View, say: Say<'_>) -> Vec<String> {
    let state = &view.state;
    let mut trail = vec![match state.impulse {
        0 => say.n("web-turn", usize::from(state.turn)),
        impulse => say.n("siege-map-impulse", usize::from(impulse)),
    }];
    trail.push(say.word("siege-map-phase", state.phase.name()));
    for step in &state.steps {
        match step {
            Step::Attacks(attacks) => {
                trail.extend(attacks.draft.as_ref().map(|draft| attack(draft, say)));
            }
            Step::Sallies(sallies) => {
                trail.extend(sallies.draft.as_ref().map(|sally| assault(sally, say)));
            }
            Step::Fire(fire) => {
                let space = Fact::Name(format!("space/s{}", fire.target.0));
                trail.push(say.with("siege-map-trail-fire", &[("space", space)]));
            }
            Step::Assault(fight) => {
                let space = Fact::Name(format!("space/s{}", fight.target.0));
                trail.push(say.with("siege-map-trail-assault", &[("space", space)]));
            }
            _ => (),
        }
    }
    trail
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
    let facts = [
        ("units", sally.units.len().into()),
        ("space", Fact::Name(format!("space/s{}", sally.target.0))),
    ];
    say.with("siege-map-trail-sally", &facts)
}

/// The keys of what is put together: the pieces of a draft and its target.
pub(super) fn picked(view: &View) -> Vec<String> {
    use crate::svg::Thing;
    use siege::flow::Target;
    let mut keys: Vec<String> = Vec::new();
    match view.state.steps.last() {
        Some(Step::Attacks(attacks)) => {
            let Some(draft) = &attacks.draft else { return keys };
            keys.extend(draft.units.iter().map(|unit| Thing::Unit(unit).key()));
            keys.extend(draft.guns.iter().map(|marker| Thing::Marker(marker).key()));
            keys.extend(draft.aircraft.iter().map(|one| Thing::Aircraft(one).key()));
            keys.extend(match draft.target {
                Target::Space(space) => Some(Thing::Space(space).key()),
                Target::Base(route) => Some(Thing::Base(route).key()),
                Target::Artillery | Target::Aaa => None,
            });
        }
        Some(Step::Sallies(sallies)) => {
            let Some(sally) = &sallies.draft else { return keys };
            keys.extend(sally.units.iter().map(|unit| Thing::Unit(unit).key()));
            keys.push(Thing::Space(sally.target).key());
        }
        Some(Step::Fire(fire)) => keys.push(Thing::Space(fire.target).key()),
        Some(Step::Assault(fight)) => keys.push(Thing::Space(fight.target).key()),
        _ => (),
    }
    keys
}
