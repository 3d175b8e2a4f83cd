//! The table page: board, prompt, status, hand, inspector, odds, log and scrubber.

use std::sync::Arc;

use askama::Template;
use kernel::{Fact, Seat};
use table::{DiceWritten, Sitter, Waits};

use crate::frame::{Head, Scripts, head};
use crate::parts::{self as listed, Known};
use crate::{Mode, Scene, ids, lights, lists, prompt};
use drawing::Lit;
use look::at::{self, At};
use look::choices::Question;
use look::odds;
use look::say::{Html, Say};
use look::story::{self, Chapter, Part};
use look::{Place, Staging, Tool};

/// One of the two or more who play, in the app bar.
struct Player {
    class: String,
    emblem: Html,
    name: String,
    who: String,
}

#[derive(Template)]
#[template(path = "bar.html")]
struct AppBar<'a> {
    say: Say<'a>,
    title_id: &'static str,
    title: String,
    scenario: String,
    sub: String,
    turn: String,
    players: Vec<Player>,
    id: &'a str,
    here: String,
    /// The earlier moment that is looked at.
    moment: Option<usize>,
    is_guest: bool,
}

#[derive(Template)]
#[template(path = "log.html")]
struct Log<'a> {
    say: Say<'a>,
    chapters: Vec<Chapter>,
    earlier: Option<String>,
}

/// A tab of a phone.
struct Tab {
    key: &'static str,
    /// The part it shows.
    part: &'static str,
    icon: &'static str,
    label: String,
}

#[derive(Template)]
#[template(path = "table.html")]
struct Page<'a> {
    head: Head<'a>,
    say: Say<'a>,
    id: &'a str,
    defs: Html,
    board: Html,
    tools: &'static [Tool],
    places: Vec<Place>,
    parts: ById<'a>,
    tabs: Vec<Tab>,
    /// What the log calls lines of cards; empty where the title has none.
    cards: &'static str,
    looks_back: bool,
    stamp: &'a str,
    moment: usize,
}

/// What is worked out once for all parts of a page.
#[derive(Debug)]
pub struct Workings {
    pub(crate) question: Question,
    pub(crate) outline: Vec<Part>,
    pub(crate) lit: Lit,
    /// Two drawings with the same have the same moments, as far as both have them.
    pub(crate) epoch: u64,
}

impl Workings {
    fn of(at: &At<'_>, epoch: u64) -> Workings {
        let question = Question::of(at);
        let outline = story::outline(at);
        let lit = lights::lit(at, &question, &outline);
        Workings { question, outline, lit, epoch }
    }
}

/// What the parts are drawn from.
pub(crate) struct Drawn<'a, 's> {
    pub(crate) at: &'a At<'s>,
    pub(crate) work: &'a Workings,
}

impl<'s> Drawn<'_, 's> {
    pub(crate) fn staging(&self) -> Staging<'_, 's> {
        Staging { at: self.at, lit: &self.work.lit, question: &self.work.question }
    }

    pub(crate) fn log(&self) -> Html {
        let (begin, chapters) = story::chapters(self.at, &self.work.outline);
        let earlier = (begin > 0).then(|| self.at.path(&format!("/at/{begin}")));
        Html(Log { say: self.at.say, chapters, earlier }.to_string())
    }

    /// The layer of the board that changes, inside its element.
    pub(crate) fn live(&self) -> String {
        inner(&self.at.view.live(self.at.say.words, &self.work.lit))
    }

    fn page(&self, parts: &[listed::Part]) -> String {
        let (at, scene) = (self.at, self.at.scene);
        let title = format!("{} · {}", at.say.t(at.manner.name), scenario(at));
        let tab = |key, part, icon, id: &str| Tab { key, part, icon, label: at.say.t(id) };
        let (hand_icon, hand) = scene.title.hand_tab();
        let page = Page {
            head: head(at.say, title, "table", scene.title.sheets()).with_scripts(Scripts::Table),
            say: at.say,
            id: scene.id,
            defs: Html(at.view.defs(at.say.words)),
            board: Html(at.view.board(at.say.words, &self.work.lit)),
            tools: scene.title.tools(),
            places: listed::places(self),
            parts: ById(parts),
            tabs: vec![
                tab("map", "view", "i-map", "web-tab-map"),
                tab("hand", "hand", hand_icon, hand),
                tab("stack", "inspector", "i-stack", "web-tab-stack"),
                tab("odds", "odds", "i-dice", "web-tab-odds"),
                tab("log", "log", "i-log", "web-tab-log"),
                tab("table", "status", "i-clock", "web-tab-table"),
            ],
            cards: at.manner.cards,
            looks_back: at.looks_back(),
            stamp: scene.stamp,
            moment: at.moment(),
        };
        page.to_string()
    }

    fn preview(&self) -> Vec<(String, String)> {
        vec![
            ("prompt".to_owned(), prompt::bar(self.at, &self.work.question, &self.work.outline).0),
            ("odds".to_owned(), odds::panel(self.at).0),
            ("live".to_owned(), self.live()),
        ]
    }
}

/// Parts by the ids of their elements.
struct ById<'a>(&'a [listed::Part]);

impl ById<'_> {
    /// What stands in an element.
    fn of(&self, id: &str) -> Html {
        let part = self.0.iter().find(|part| *part.id == *id);
        Html(part.map_or_else(String::new, |part| part.html.to_string()))
    }

    /// The figure on a tab of a phone, if it has one.
    fn badge(&self, tab: &str) -> Option<Html> {
        let id = format!("badge-{tab}");
        self.0.iter().any(|part| *part.id == *id).then(|| self.of(&id))
    }
}

/// A drawing of the table page.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The parts that can change, but for the places of the inspector.
    pub parts: Vec<listed::Part>,
    /// What they were drawn from, for the rest of the page.
    pub workings: Arc<Workings>,
}

/// The whole page of a drawing.
pub(super) fn page(scene: &Scene<'_>, drawing: &Drawing) -> String {
    at::with(scene, |at| Drawn { at, work: &drawing.workings }.page(&drawing.parts))
}

/// The parts that can change, drawn unless they are known.
pub(super) fn drawing(scene: &Scene<'_>, epoch: u64, known: &dyn Known) -> Drawing {
    at::with(scene, |at| {
        let workings = Arc::new(Workings::of(at, epoch));
        let parts = listed::parts(&Drawn { at, work: &workings }, known);
        Drawing { parts, workings }
    })
}

/// The places of the inspector: the ids of their elements, and what stands inside.
pub(super) fn places(scene: &Scene<'_>, drawing: &Drawing) -> Vec<(String, String)> {
    at::with(scene, |at| {
        let places = listed::places(&Drawn { at, work: &drawing.workings }).into_iter();
        places.map(|place| (format!("place-{}", place.id), place.html)).collect()
    })
}

/// The parts that change when a choice is previewed.
pub(super) fn preview(scene: &Scene<'_>) -> Vec<(String, String)> {
    at::with(scene, |at| Drawn { at, work: &Workings::of(at, 0) }.preview())
}

/// What stands inside the one element of a text.
fn inner(element: &str) -> String {
    let inside = element.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</"));
    inside.map_or_else(String::new, |(inside, _)| inside.to_owned())
}

/// The app bar inside: title, turn, who plays, menu.
pub(crate) fn bar(at: &At<'_>) -> Html {
    let asked = match &at.waits {
        Waits::Choice { seats, .. } => *seats,
        Waits::Dice { .. } | Waits::Over(_) => kernel::Seats::NONE,
    };
    let players = (0..).map(Seat).zip(&at.scene.facts.chairs).map(|(seat, chair)| {
        let (side, name) = (chair.side, chair.name);
        let turn = if asked.contains(seat) { " turn" } else { "" };
        Player {
            class: format!("{}{turn}", at.say.side_class(side)),
            emblem: at.say.emblem(side),
            name: at.say.with(at.manner.seat, &[("seat", Fact::Word(name))]),
            who: who(at, seat, chair.sitter),
        }
    });
    let bar = AppBar {
        say: at.say,
        title_id: at.title(),
        title: at.say.t(at.manner.name),
        scenario: scenario(at),
        sub: sub(at),
        turn: match at.view.part().turn {
            0 => String::new(),
            turn => at.say.n("web-turn", turn),
        },
        players: players.collect(),
        id: at.scene.id,
        here: at.path(""),
        moment: at.looks_back().then(|| at.moment()),
        is_guest: at.scene.held.is_empty(),
    };
    Html(bar.to_string())
}

/// The name of the scenario.
fn scenario(at: &At<'_>) -> String {
    let facts = &at.scene.facts;
    at.say.t(&ids::scenario(facts.info, &facts.scenario))
}

/// How the table is played, whether its dice are open to whoever knows the seed, and whether it went back past them.
fn sub(at: &At<'_>) -> String {
    let mode = at.say.t(ids::mode(at.scene.mode, at.scene.facts.info.sides.len()));
    let is_lesson = matches!(at.scene.mode, Mode::Guide { .. });
    let dice = match at.scene.facts.dice {
        DiceWritten::Open(_) if !is_lesson => at.say.t("web-open-seed"),
        DiceWritten::Own => at.say.t("web-dice-own"),
        DiceWritten::Open(_) | DiceWritten::Fair(_) => String::new(),
    };
    let parts = [mode, dice, lists::backs(at.scene.facts.take_backs, at.say)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Who sits on a seat, as the viewer sees it.
fn who(at: &At<'_>, seat: Seat, sitter: Sitter) -> String {
    let id = match sitter {
        Sitter::Human if at.scene.held.contains(&seat) => match at.scene.mode {
            Mode::HotSeat => "web-who-here",
            Mode::Bot | Mode::BothSides | Mode::Sandbox | Mode::Guide { .. } => "web-who-you",
        },
        Sitter::Human if matches!(at.scene.mode, Mode::Guide { .. }) => "web-who-guide",
        Sitter::Human => "web-who-person",
        _ => "web-who-bot",
    };
    at.say.t(id)
}

/// How much has happened since the viewer's last choice.
pub(crate) fn news(at: &At<'_>) -> usize {
    at.moments().saturating_sub(at.scene.since)
}

/// A figure on a tab of a phone; nothing for none.
pub(crate) fn figure(n: usize) -> String {
    if n == 0 { String::new() } else { n.to_string() }
}

/// What a screen reader is told when the table has moved: what happened last, and what is asked.
pub(crate) fn said(at: &At<'_>) -> String {
    let begin = at.scene.since.max(at.moment().saturating_sub(3));
    let seen = (begin + 1..=at.moment()).filter_map(|number| at.now.told(number));
    let mut lines: Vec<String> = seen.map(|moment| at.say.brief(&moment.said)).collect();
    match &at.waits {
        Waits::Choice { .. } if at.is_asked() => {
            lines.extend(at.now.asked().map(|asked| at.say.text(&asked.said)));
        }
        Waits::Choice { .. } | Waits::Dice { .. } | Waits::Over(_) => (),
    }
    lines.join(" ")
}
