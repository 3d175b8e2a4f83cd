//! The status of a game of Storm: the turn track, victory, hands and decks, supply, who is to come.

use askama::Template;
use kernel::Fact;
use storm::Storm;
use storm::components::{Kind, Side, Start, TurnRow};
use storm::flow::State;
use storm::rules::supply;
use storm::view::View;
use table::Viewed;

use crate::svg::Sheet;
use look::say::{Html, Say};
use look::track::{Space, track};

/// The cards of a side.
struct Cards {
    class: &'static str,
    emblem: Html,
    side: String,
    hand: u8,
    deck: u8,
    /// Names of the discards, and how many there are.
    discards: (u8, String),
    removed: (u8, String),
}

#[derive(Template)]
#[template(path = "status.html")]
struct Status<'a> {
    say: Say<'a>,
    turn: String,
    dates: String,
    turns: Html,
    victory: String,
    stars: Html,
    cards: Vec<Cards>,
    supply: String,
    arrivals: Vec<(String, String)>,
    waiting: String,
    lost: String,
}

/// The panel.
pub(crate) fn status(viewed: &Viewed<Storm>, sheet: &Sheet, say: Say<'_>) -> Html {
    let Viewed { rules, view, .. } = viewed;
    let rows = &rules.components.tables.turns;
    let now = rows.iter().find(|row| row.number == view.turn);
    let held = victory_areas(rules, view);
    let status = Status {
        say,
        turn: say.n("web-turn", usize::from(view.turn)),
        dates: now.map(|row| dates(row, say)).unwrap_or_default(),
        turns: track("", &say.t("web-turns"), rows.iter().map(|row| turn(row, view, say))),
        victory: say
            .with("storm-map-victory", &[("held", held.into()), ("needs", view.needs.into())]),
        stars: Html(sheet.stars(view)),
        cards: Side::BOTH.map(|side| cards(view, side, say)).into(),
        supply: supply_roll(rules, viewed.world(), say),
        arrivals: arrivals(rules, view, say),
        waiting: say.n("storm-map-box", usize::from(view.board.replacement_box.len())),
        lost: say.with(
            "storm-map-lost",
            &[
                ("french", view.board.eliminated[0].len().into()),
                ("vietminh", view.board.eliminated[1].len().into()),
            ],
        ),
    };
    Html(status.to_string())
}

fn dates(row: &TurnRow, say: Say<'_>) -> String {
    say.words.typeset(if say.lang() == "fr" { &row.dates_fr } else { &row.dates_en })
}

/// A space of the turn track, with its dates and hand sizes.
fn turn(row: &TurnRow, view: &View, say: Say<'_>) -> Space {
    let facts = [
        ("turn", row.number.into()),
        ("dates", Fact::Text(dates(row, say))),
        ("french", row.hand[0].into()),
        ("vietminh", row.hand[1].into()),
    ];
    Space::new(row.number, view.turn, say.with("storm-map-turn-title", &facts))
}

/// The victory areas the Viet Minh hold.
pub(crate) fn victory_areas(rules: &Storm, view: &View) -> usize {
    let areas = rules.components.areas.iter().filter(|row| row.victory);
    areas.filter(|row| view.board.control(row.area) == Side::VietMinh).count()
}

fn cards(view: &View, side: Side, say: Say<'_>) -> Cards {
    let names = |pile: &storm::board::Pile| -> (u8, String) {
        let named = pile.kinds(side).map(|kind| named(pile.count(kind), kind, say));
        (pile.size(side), say.words.enumeration(&named.collect::<Vec<_>>(), "ui-list-comma"))
    };
    Cards {
        class: crate::side_class(side.name()),
        emblem: say.emblem(side.name()),
        side: say.with("storm-seat", &[("seat", Fact::Word(side.name()))]),
        hand: view.hand_sizes[side as usize],
        deck: view.deck_sizes[side as usize],
        discards: names(&view.discards),
        removed: names(&view.removed),
    }
}

fn named(count: u8, kind: Kind, say: Say<'_>) -> String {
    let name = say.name(&format!("card/{}", kind.id()));
    if count > 1 { format!("{name} ×{count}") } else { name }
}

/// What is added to the supply roll. Control is public, so any world that fits the view will tell.
fn supply_roll(rules: &Storm, world: &State, say: Say<'_>) -> String {
    say.n("storm-map-supply-roll", usize::from(supply::modifier(rules, world)))
}

/// Who is to come, by turn and side: when, and who.
fn arrivals(rules: &Storm, view: &View, say: Say<'_>) -> Vec<(String, String)> {
    let mut arrivals = Vec::new();
    for turn in rules.components.tables.turns.iter().map(|row| row.number) {
        for side in Side::BOTH {
            let rows = rules.components.units[side as usize].iter();
            let due = (0..).zip(rows).filter(|(index, row)| {
                row.start == Start::Turn(turn) && view.board.waiting[side as usize].has(*index)
            });
            let mut formations: Vec<(&str, usize)> = Vec::new();
            for (_, row) in due {
                match formations.iter_mut().find(|(name, _)| *name == row.formation) {
                    Some((_, count)) => *count += 1,
                    None => formations.push((&row.formation, 1)),
                }
            }
            if formations.is_empty() {
                continue;
            }
            let names: Vec<String> =
                formations.iter().map(|(name, count)| format!("{name} ×{count}")).collect();
            let facts = [("turn", turn.into()), ("side", Fact::Word(side.name()))];
            arrivals.push((say.with("storm-map-arrival", &facts), say.words.list(&names)));
        }
    }
    arrivals
}
