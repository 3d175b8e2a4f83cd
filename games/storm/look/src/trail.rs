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
            Some(say.with("storm-map-trail-impulse", &facts))
        }
        Step::Impulse(_) => Some(say.t("storm-map-trail-impulse-end")),
        Step::Order(order) => Some(order_part(order, say)),
        Step::March(march) => {
            let facts = [("n", march.units.len().into()), ("area", area(march.area))];
            Some(say.with("storm-map-trail-march", &facts))
        }
        Step::CardArea(CardArea { kind }) | Step::DigArea(DigArea { kind }) => {
            Some(say.name(&card(*kind)))
        }
        Step::Attack(attack) => Some(attack_part(attack, say)),
        Step::ClearTrench(ClearTrench { kind, area: target }) => {
            let facts = [("card", Fact::Name(card(*kind))), ("area", area(*target))];
            Some(say.with("storm-map-trail-card", &facts))
        }
        Step::Allocate(allocate) => {
            Some(say.with("storm-map-trail-damage", &[("area", area(allocate.area))]))
        }
        Step::Retreats(retreats) => {
            Some(say.with("storm-map-trail-retreat", &[("area", area(retreats.from))]))
        }
        Step::EndDiscard(_) | Step::SupplyMark(_) | Step::Place(_) => {
            Some(say.n("storm-map-trail-end", usize::from(view.turn)))
        }
        Step::Bid
        | Step::BidDice(_)
        | Step::PickSide(_)
        | Step::Draw(_)
        | Step::CutHand(_)
        | Step::GoOn
        | Step::Window(_)
        | Step::MinesDie
        | Step::MinesSpend(_)
        | Step::Losses(_)
        | Step::CounterEnter(_)
        | Step::ReliefDie
        | Step::Relief(_)
        | Step::RatsDie(_)
        | Step::RatsSpend(_)
        | Step::ShaftWarning(_)
        | Step::ShaftDie(_)
        | Step::Propaganda(_)
        | Step::SupplyDice
        | Step::Refresh
        | Step::ReplacementDie
        | Step::EndTurn
        | Step::Over => None,
    }
}

fn order_part(order: &Order, say: Say<'_>) -> String {
    let facts = [("n", order.picked.len().into()), ("area", area(order.area))];
    let id = if order.surprise { "storm-map-trail-surprise" } else { "storm-map-trail-order" };
    say.with(id, &facts)
}

fn attack_part(attack: &Attack, say: Say<'_>) -> String {
    let target = ("target", area(attack.target));
    match attack.by {
        By::Units { from } => say.with("storm-map-trail-fire", &[("area", area(from)), target]),
        By::Assault { from } => {
            say.with("storm-map-trail-assault", &[("area", area(from)), target])
        }
        By::Card(kind) => {
            let facts = [("card", Fact::Name(card(kind))), ("area", area(attack.target))];
            say.with("storm-map-trail-card", &facts)
        }
        By::Debouchez => say.name("card/debouchez"),
        By::CounterAttack => say.name("card/counter_attack"),
    }
}
