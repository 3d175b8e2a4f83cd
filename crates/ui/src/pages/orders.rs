//! The panel of standing orders: what the table does when a window opens in which cards could be played.

use std::collections::BTreeMap;

use askama::Template;
use kernel::Fact;
use table::Order;

use super::at::At;
use super::say::{Html, Say};
use super::storm;

/// The order for one window.
struct Row {
    window: &'static str,
    /// When the window opens, in words.
    when: String,
    rule: Html,
    order: Order,
    at_least: i64,
}

impl Row {
    /// The order as the form writes it.
    fn is(&self, name: &str) -> bool {
        name_of(self.order) == name
    }
}

#[derive(Template)]
#[template(path = "orders.html")]
struct Panel<'a> {
    say: Say<'a>,
    rows: Vec<Row>,
    path: String,
}

fn name_of(order: Order) -> &'static str {
    match order {
        Order::Ask => "ask",
        Order::Decline => "decline",
        Order::UseWhen { .. } => "use",
    }
}

/// The panel inside; empty for who plays no seat.
pub(crate) fn panel(at: &At<'_>) -> Html {
    let rows = storm::windows(at.side()).iter().map(|window| {
        let order = at.scene.orders.get(*window).copied().unwrap_or_default();
        let at_least = match order {
            Order::UseWhen { at_least } => at_least,
            Order::Ask | Order::Decline => 1,
        };
        let facts = [("window", Fact::Text((*window).to_owned()))];
        let when = at.say.with("storm-hand-window", &facts);
        Row { window, when, rule: Html(at.rule_link(window)), order, at_least }
    });
    let panel = Panel { say: at.say, rows: rows.collect(), path: at.path("/orders") };
    if panel.rows.is_empty() { Html::default() } else { Html(panel.to_string()) }
}

/// The orders of a form that was sent: `order-W3` is `ask`, `decline` or `use`, and `least-W3` says how
/// much must be at stake. What makes no sense is left out.
pub fn read_orders(form: &BTreeMap<String, String>) -> BTreeMap<String, Order> {
    let order = |(field, value): (&String, &String)| {
        let window = field.strip_prefix("order-")?;
        let order = match value.as_str() {
            "ask" => Order::Ask,
            "decline" => Order::Decline,
            "use" => {
                let least = form.get(&format!("least-{window}"));
                let at_least = least.and_then(|text| text.trim().parse().ok()).unwrap_or(1);
                Order::UseWhen { at_least }
            }
            _ => return None,
        };
        Some((window.to_owned(), order))
    };
    form.iter().filter_map(order).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_of_a_form_are_read_and_nonsense_is_left_out() {
        let form =
            [("order-W3", "use"), ("least-W3", "4"), ("order-W5", "decline"), ("order-W6", "?")]
                .map(|(name, value)| (name.to_owned(), value.to_owned()));
        let orders = read_orders(&form.into());
        let expected =
            [("W3".to_owned(), Order::UseWhen { at_least: 4 }), ("W5".to_owned(), Order::Decline)];
        assert_eq!(orders, expected.into());
    }
}
