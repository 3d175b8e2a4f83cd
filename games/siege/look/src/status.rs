//! The status of a game: turn, impulse and step, supply, the Viet Minh tracks, airfields, divisions, events
//! in effect and the eliminated.

use askama::Template;
use kernel::Fact;
use siege::Siege;
use siege::board::{Board, Place, Status as Posture};
use siege::components::{AirfieldRow, Route, Side, Track};

use crate::svg::{Sheet, Thing};
use look::Scenery;
use look::say::{Html, Say};
use look::track::{Space, track};

/// A track with a figure.
struct Line {
    class: &'static str,
    name: String,
    figure: String,
    value: u8,
    max: u8,
}

/// A division.
struct Division {
    base: String,
    name: String,
    status: String,
    class: &'static str,
    where_: String,
}

#[derive(Template)]
#[template(path = "status.html")]
struct Panel<'a> {
    say: Say<'a>,
    turn: String,
    dates: String,
    turns: Html,
    impulse: String,
    impulses: Html,
    phase: String,
    lines: Vec<Line>,
    airfields: Vec<(String, String, &'static str)>,
    divisions: Vec<Division>,
    events: Vec<(&'static str, String)>,
    lost: Vec<(String, String)>,
}

/// The panel.
pub(crate) fn status(scenery: &Scenery<'_, '_, crate::SiegeLook>) -> Html {
    let Scenery { at, rules, view, sheet, .. } = *scenery;
    let (say, state) = (at.say, &view.state);
    let tables = &rules.components.tables;
    let dates = |row: &siege::components::TurnRow| {
        let name = if say.lang() == "fr" { &row.dates.fr } else { &row.dates.en };
        say.words.typeset(name)
    };
    let turns = tables.turns.iter().map(|row| {
        let facts = [("turn", row.turn.into()), ("dates", Fact::Text(dates(row)))];
        let title = say.with("siege-map-turn-title", &facts);
        Space::new(row.turn, state.turn, title)
    });
    let impulse = |number: u8| say.n("siege-map-impulse", usize::from(number));
    let impulses =
        (1..=tables.impulses).map(|number| Space::new(number, state.impulse, impulse(number)));
    let now = tables.turns.iter().find(|row| row.turn == state.turn);
    let panel = Panel {
        say,
        turn: say.n("web-turn", usize::from(state.turn)),
        dates: now.map(dates).unwrap_or_default(),
        turns: track("t7", &say.t("web-turns"), turns),
        impulse: match state.impulse {
            0 => say.t("siege-map-no-impulse"),
            number => impulse(number),
        },
        impulses: track("t6", &say.t("siege-map-impulses"), impulses),
        phase: say.word("siege-map-phase", state.phase.name()),
        lines: lines(rules, &state.board, sheet, say),
        airfields: airfields(rules, &state.board, say),
        divisions: divisions(&state.board, sheet, say),
        events: sheet
            .events(&state.board)
            .into_iter()
            .map(|(side, name)| (if side == Side::French { "fr" } else { "vm" }, name))
            .collect(),
        lost: lost(&state.board, sheet, say),
    };
    Html(panel.to_string())
}

/// Supply, morale and the two indexes.
fn lines(rules: &Siege, board: &Board, sheet: &Sheet, say: Say<'_>) -> Vec<Line> {
    let (tables, tracks) = (&rules.components.tables, &board.tracks);
    let line = |class, id: &str, value: u8, track: &Track, figure: Option<String>| Line {
        class,
        name: say.t(id),
        figure: figure.unwrap_or_else(|| {
            let facts = [("n", value.into()), ("max", track.max.into())];
            say.with("siege-map-of", &facts)
        }),
        value: value.min(track.max),
        max: track.max,
    };
    let morale = format!("{} · {}", tracks.morale, sheet.level_words(tracks.morale));
    vec![
        line("fr", "siege-map-ammunition", tracks.ammunition, &tables.artillery_supply, None),
        line("fr", "siege-map-gp", tracks.gp, &tables.gp_supply, None),
        line("vm", "siege-map-track-morale", tracks.morale, &tables.morale, Some(morale)),
        line("vm", "siege-map-track-aaa", tracks.aaa, &tables.aaa, None),
        line("vm", "siege-map-track-artillery", tracks.artillery, &tables.vm_artillery, None),
    ]
}

/// Each airfield: its name, whether it can be used, and the class of that.
fn airfields(rules: &Siege, board: &Board, say: Say<'_>) -> Vec<(String, String, &'static str)> {
    let airfield = |row: &AirfieldRow| {
        let name = if say.lang() == "fr" { &row.name.fr } else { &row.name.en };
        let is_french = !row.spaces.meets(board.vietminh_control);
        let (id, class) = match (board.is_functional(row.airfield), is_french) {
            (true, true) => ("siege-map-airfield-works", "ok"),
            (true, false) => ("siege-map-airfield-enemy", "warn"),
            (false, _) => ("siege-map-airfield-destroyed", "warn"),
        };
        (say.words.typeset(name), say.t(id), class)
    };
    rules.components.airfields.iter().map(airfield).collect()
}

/// Each base with its division: how many battalions stand there, on the map, and are lost.
fn divisions(board: &Board, sheet: &Sheet, say: Say<'_>) -> Vec<Division> {
    let division = |route: Route| {
        let division = board.divisions[route.slot()]?;
        let count = |is_meant: &dyn Fn(Place) -> bool| -> usize {
            sheet.battalions_of(board, division).filter(|at| is_meant(*at)).count()
        };
        let facts = [
            ("base", count(&|at| matches!(at, Place::Base(_))).into()),
            ("map", count(&|at| matches!(at, Place::Space(_))).into()),
            ("lost", count(&|at| matches!(at, Place::Eliminated | Place::EliminatedBefore)).into()),
        ];
        let (status, class) = match board.status(route) {
            Posture::Assault => ("siege-map-assault", "warn"),
            Posture::Refit => ("siege-map-refit", ""),
        };
        Some(Division {
            base: say.n("siege-map-base-number", usize::from(route.0)),
            name: say.name(&format!("division/{}", division.number())),
            status: say.t(status),
            class,
            where_: say.with("siege-map-battalions-where", &facts),
        })
    };
    Route::ALL.into_iter().filter_map(division).collect()
}

/// The eliminated: of this turn and of earlier ones, by side.
fn lost(board: &Board, sheet: &Sheet, say: Say<'_>) -> Vec<(String, String)> {
    let mut lost = Vec::new();
    for (place, id) in [
        (Place::Eliminated, "siege-map-lost-now"),
        (Place::EliminatedBefore, "siege-map-lost-earlier"),
        (Place::Removed, "siege-map-lost-for-good"),
    ] {
        for side in Side::BOTH {
            let names: Vec<String> = match side {
                Side::French => board
                    .all_units(place)
                    .iter()
                    .map(|unit| sheet.label(Thing::Unit(unit)))
                    .collect(),
                Side::VietMinh => board
                    .battalions(place)
                    .iter()
                    .map(|battalion| sheet.label(Thing::Battalion(battalion)))
                    .collect(),
            };
            if !names.is_empty() {
                let facts = [("side", Fact::Word(side.name())), ("n", names.len().into())];
                lost.push((say.with(id, &facts), say.words.list(&names)));
            }
        }
    }
    lost
}
