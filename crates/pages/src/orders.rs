//! The panel of standing orders: what the table does when a window opens in which cards could be played.
//! Its form has the fields `window`, `order` (`ask`, `decline`, `use`) and `at_least`, once for each window.

use askama::Template;
use kernel::Fact;
use table::Order;

use look::at::At;
use look::say::{Html, Say};

/// The order for one window.
struct Row {
    window: &'static str,
    /// What it is called in the rules; empty where it has no number there.
    label: &'static str,
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
    let rows = (at.manner.windows)(at.side()).iter().map(|window| {
        let order = at.scene.orders.get(*window).copied().unwrap_or_default();
        let at_least = match order {
            Order::UseWhen { at_least } => at_least,
            Order::Ask | Order::Decline => 1,
        };
        let facts = [("window", Fact::Text((*window).to_owned()))];
        let when = at.say.with(at.manner.window, &facts);
        let has_rule = crate::has_rule(at.manner, at.say.lang(), window);
        let label = if has_rule { window } else { "" };
        let rule = if has_rule { Html(at.rule_link(window)) } else { Html::default() };
        Row { window, label, when, rule, order, at_least }
    });
    let panel = Panel { say: at.say, rows: rows.collect(), path: at.path("/orders") };
    if panel.rows.is_empty() { Html::default() } else { Html(panel.to_string()) }
}
