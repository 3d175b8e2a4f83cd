//! A hand of cards: what each does, when it is played, and whether it can be played now.

use askama::Template;
use kernel::Fact;
use storm::Storm;
use storm::components::Kind;
use storm::flow::Step;
use storm::view::View;

use crate::side_class;
use crate::text::windows;
use look::at::At;
use look::choices::{Choice, Question};
use look::say::{Html, Say};

/// A card in hand.
struct Card<'a> {
    key: String,
    class: &'static str,
    icon: Html,
    /// The figure on its strip: firepower or bonus.
    value: String,
    name: String,
    copies: String,
    effect: String,
    /// When it is played, in words.
    window: String,
    trench: Option<u8>,
    /// What can be done with it now.
    choices: Vec<&'a Choice>,
    /// Why nothing can be done with it now.
    why: String,
    rule: Html,
}

#[derive(Template)]
#[template(path = "hand.html")]
struct Hand<'a> {
    say: Say<'a>,
    class: &'static str,
    title: String,
    cards: Vec<Card<'a>>,
    /// Where a previewed choice is shown.
    preview: String,
}

/// The panel; empty for who has no hand.
pub(crate) fn hand(at: &At<'_>, rules: &Storm, view: &View, question: &Question) -> Html {
    let bidding =
        matches!(view.steps.last(), Some(Step::Bid | Step::BidDice(_) | Step::PickSide(_)));
    let Some(side) = view.side().filter(|_| !bidding) else {
        let text = at.say.t("storm-map-hand-none");
        return Html(format!("<p class=\"empty\">{}</p>", look::say::escape(&text)));
    };
    let cards = view.hand.kinds(side).map(|kind| card(at, rules, view, question, kind));
    let facts = [("side", Fact::Word(side.name())), ("cards", view.hand.size(side).into())];
    let hand = Hand {
        say: at.say,
        class: side_class(side.name()),
        title: at.say.with("storm-hand-title", &facts),
        cards: cards.collect(),
        preview: at.path("/odds"),
    };
    Html(hand.to_string())
}

fn card<'q>(
    at: &At<'_>,
    rules: &Storm,
    view: &View,
    question: &'q Question,
    kind: Kind,
) -> Card<'q> {
    let (say, row) = (at.say, rules.kind(kind));
    let key = format!("card/{}", kind.id());
    let choices = question.of_key(&key);
    let no = question.why_not(&key);
    let effect = if say.lang() == "fr" { &row.effect_fr } else { &row.effect_en };
    let (icon, value) = face(rules, kind);
    Card {
        class: if choices.is_empty() { "cannot" } else { "can" },
        icon: say.icon(icon),
        value,
        name: say.name(&key),
        copies: match view.hand.count(kind) {
            1 => String::new(),
            count => format!("×{count}"),
        },
        effect: say.words.typeset(effect),
        window: when(say, kind),
        trench: Some(row.trench_value).filter(|value| *value > 0),
        why: no.map(|no| no.why.clone()).unwrap_or_default(),
        rule: Html(no.map(|no| at.rule_link(&no.rule)).unwrap_or_default()),
        choices,
        key,
    }
}

/// When a card is played, in words.
pub(crate) fn when(say: Say<'_>, kind: Kind) -> String {
    let moments = windows(kind)
        .into_iter()
        .map(|window| say.with("storm-hand-window", &[("window", Fact::Text(window.to_owned()))]));
    let either = |first: String, second: String| {
        say.with("storm-hand-or", &[("first", Fact::Text(first)), ("second", Fact::Text(second))])
    };
    moments.reduce(either).unwrap_or_default()
}

/// The symbol of a card and its figure.
fn face(rules: &Storm, kind: Kind) -> (&'static str, String) {
    let firepower = rules.kind(kind).firepower;
    let value = if firepower > 0 { firepower.to_string() } else { String::new() };
    let icon = match kind {
        Kind::Artillery | Kind::TotArtillery | Kind::Artillery105 | Kind::Artillery75 => {
            "u-artillery"
        }
        Kind::Katyusha => "u-impact",
        Kind::FighterBombers => "u-fighter",
        Kind::B26 => "u-bomber",
        Kind::MortarSupport => "u-mortar",
        Kind::Debouchez => "u-artillery",
        Kind::Flares | Kind::Flamethrowers => "k-fire",
        Kind::Mines | Kind::MineShaft => "u-impact",
        Kind::ReliefForce => "u-armour",
        Kind::CounterAttack => "i-target",
        Kind::CommandCoordination | Kind::Giap => "i-dice",
        Kind::Bigeard => "u-airborne",
        Kind::Bordels => "i-people",
        Kind::ImprovedDefenses => "k-trench",
        Kind::Rats => "i-eye",
        Kind::PoorWeather => "k-parachute",
        Kind::Propaganda => "i-people",
        Kind::HeavyFlak => "u-antiaircraft",
        Kind::SurpriseAssault | Kind::NightAssault => "k-star",
        Kind::EmergencyReplacements => "u-replacement",
    };
    (icon, value)
}
