//! The trail of an answer that is put together step by step: "Impulse › Fire › 3 units of …".

use kernel::Fact;
use storm::components::Kind;
use storm::flow::{Attack, By, CardArea, ClearTrench, DigArea, Impulse, Order, Stage, Step};
use storm::view::View;

use look::say::Say;

/// The steps made so far, the newest last.
pub(crate) fn trail(view: &View, say: Say<'_>) -> Vec<String> {
    view.steps.iter().filter_map(|step| part(view, step, say)).collect()
}

fn area(area: storm::components::Area) -> Fact {
    Fact::Name(format!("area/{area}"))
}

fn card(kind: Kind) -> String {
    format!("card/{}", kind.id())
}

fn part(view: &View, step: &Step, say: Say<'_>) -> Option<String> {
    match step {
        Step::Impulse(Impulse { side, stage: Stage::Choose | Stage::FreeCards }) => {
            let facts = [("turn", view.turn.into()), ("side", Fact::Word(side.name()))];
            Some(say.with("web-trail-impulse", &facts))
        }
        Step::Impulse(_) => Some(say.t("web-trail-impulse-end")),
        Step::Order(order) => Some(order_part(order, say)),
        Step::March(march) => {
            let facts = [("n", march.units.len().into()), ("area", area(march.area))];
            Some(say.with("web-trail-march", &facts))
        }
        Step::CardArea(CardArea { kind }) | Step::DigArea(DigArea { kind }) => {
            Some(say.name(&card(*kind)))
        }
        Step::Attack(attack) => Some(attack_part(attack, say)),
        Step::ClearTrench(ClearTrench { kind, area: target }) => {
            let facts = [("card", Fact::Name(card(*kind))), ("area", area(*target))];
            Some(say.with("web-trail-card", &facts))
        }
        Step::Allocate(allocate) => {
            Some(say.with("web-trail-damage", &[("area", area(allocate.area))]))
        }
        Step::Retreats(retreats) => {
            Some(say.with("web-trail-retreat", &[("area", area(retreats.from))]))
        }
        Step::EndDiscard(_) | Step::SupplyMark(_) | Step::Place(_) => {
            Some(say.n("web-trail-end", usize::from(view.turn)))
        }
        _ => None,
    }
}

fn order_part(order: &Order, say: Say<'_>) -> String {
    let facts = [("n", order.picked.len().into()), ("area", area(order.area))];
    let id = if order.surprise { "web-trail-surprise" } else { "web-trail-order" };
    say.with(id, &facts)
}

fn attack_part(attack: &Attack, say: Say<'_>) -> String {
    let target = ("target", area(attack.target));
    match attack.by {
        By::Units { from } => say.with("web-trail-fire", &[("area", area(from)), target]),
        By::Assault { from } => say.with("web-trail-assault", &[("area", area(from)), target]),
        By::Card(kind) => {
            let facts = [("card", Fact::Name(card(kind))), ("area", area(attack.target))];
            say.with("web-trail-card", &facts)
        }
        By::Debouchez => say.name("card/debouchez"),
        By::CounterAttack => say.name("card/counter_attack"),
    }
}
