//! The trail of a question: the month, the phase, and the move or attack that is put together.

use kernel::Fact;
use tonkin::flow::{PlanAttack, PlanBarrage, Step};
use tonkin::sets::UnitSet;
use tonkin::view::View;

use crate::svg::{hex_key, unit_key};
use look::say::Say;

/// The steps made so far, the newest last.
pub(super) fn trail(view: &View, say: Say<'_>) -> Vec<String> {
    let mut trail = vec![super::month(say, view.month), super::phase(say, view.phase.name())];
    for step in &view.steps {
        trail.extend(part(step, say));
    }
    trail
}

#[expect(clippy::wildcard_enum_match_arm, reason = "other steps put nothing together")]
fn part(step: &Step, say: Say<'_>) -> Option<String> {
    let at = |id: &str, hex: tonkin::components::Hex, units: Option<UnitSet>| {
        let mut facts = vec![("hex", Fact::Name(hex_key(hex)))];
        facts.extend(units.map(|units| ("n", units.len().into())));
        say.with(id, &facts)
    };
    match step {
        Step::Impulse(impulse) => {
            Some(say.with("tonkin-map-trail-points", &[("n", impulse.left.into())]))
        }
        Step::Group(group) => {
            let hex = group.at?;
            Some(at("tonkin-map-trail-group", hex, Some(group.picked)))
        }
        Step::March(march) if !march.units.is_empty() => {
            Some(at("tonkin-map-trail-march", march.start, Some(march.units)))
        }
        Step::PlanBarrage(plan) => {
            Some(at("tonkin-map-trail-barrage", plan.target, Some(plan.picked)))
        }
        Step::PlanAttack(plan) => {
            Some(at("tonkin-map-trail-attack", plan.target, Some(plan.picked)))
        }
        Step::Combat(combat) => Some(at("tonkin-map-trail-combat", combat.target, None)),
        Step::Barrage(barrage) => Some(at("tonkin-map-trail-barraged", barrage.target, None)),
        _ => None,
    }
}

/// The keys of what is put together: the counters of a group or an attack, and its target.
#[expect(clippy::wildcard_enum_match_arm, reason = "other steps put nothing together")]
pub(super) fn picked(view: &View) -> Vec<String> {
    let keys = |units: &UnitSet| units.iter().map(unit_key).collect::<Vec<String>>();
    let Some(step) = view.steps.last() else { return Vec::new() };
    match step {
        Step::Group(group) => {
            let mut keys = keys(&group.picked);
            keys.extend(group.at.map(hex_key));
            keys
        }
        Step::March(march) => keys(&march.units),
        Step::PlanBarrage(PlanBarrage { target, picked, .. })
        | Step::PlanAttack(PlanAttack { target, picked, .. }) => {
            let mut keys = keys(picked);
            keys.push(hex_key(*target));
            keys
        }
        Step::Combat(combat) => {
            let mut keys = keys(&combat.attackers);
            keys.push(hex_key(combat.target));
            keys
        }
        Step::Barrage(barrage) => vec![hex_key(barrage.target)],
        _ => Vec::new(),
    }
}
