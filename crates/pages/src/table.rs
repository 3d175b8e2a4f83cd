//! The table page: board, prompt, status, hand, inspector, odds, log and scrubber.

use askama::Template;
use kernel::{Fact, Seat};
use table::{DiceWritten, Sitter, Waits};

use crate::frame::{Head, Scripts, head};
use crate::{Mode, Scene, ids, lights, lists, orders, prompt, scrub};
use drawing::Lit;
use look::at::{self, At};
use look::choices::Question;
use look::odds;
use look::say::{Html, Say, escape};
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
    moment: usize,
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
    minimap: Html,
    tools: &'static [Tool],
    places: Vec<Place>,
    parts: Parts,
    tabs: Vec<Tab>,
    looks_back: bool,
    stamp: &'a str,
    moment: usize,
}

/// The parts of the page that change.
struct Parts {
    bar: Html,
    prompt: Html,
    status: Html,
    hand: Html,
    orders: Html,
    odds: Html,
    log: Html,
    scrub: Html,
    said: String,
    /// Figures on the tabs of a phone: cards in hand, moments since the last choice.
    badges: [(&'static str, String); 2],
}

/// What the parts are drawn from.
struct Drawn<'a, 's> {
    at: &'a At<'s>,
    question: Question,
    outline: Vec<Part>,
    lit: Lit,
}

impl<'a, 's> Drawn<'a, 's> {
    fn of(at: &'a At<'s>) -> Drawn<'a, 's> {
        let question = Question::of(at);
        let outline = story::outline(at);
        let lit = lights::lit(at, &question, &outline);
        Drawn { at, question, outline, lit }
    }

    fn staging(&self) -> Staging<'_, 's> {
        Staging { at: self.at, lit: &self.lit, question: &self.question }
    }

    fn parts(&self) -> Parts {
        let (at, staging) = (self.at, self.staging());
        Parts {
            bar: bar(at),
            prompt: prompt::bar(at, &self.question, &self.outline),
            status: at.view.status(staging),
            hand: at.view.hand(staging),
            orders: orders::panel(at),
            odds: odds::panel(at),
            log: self.log(),
            scrub: scrub::scrubber(at, &self.outline),
            said: said(at),
            badges: badges(at),
        }
    }

    fn places(&self) -> Vec<Place> {
        self.at.view.places(self.staging())
    }

    fn log(&self) -> Html {
        let (begin, chapters) = story::chapters(self.at, &self.outline);
        let earlier = (begin > 0).then(|| self.at.path(&format!("/at/{begin}")));
        Html(Log { say: self.at.say, chapters, earlier }.to_string())
    }

    fn board(&self) -> Html {
        Html(self.at.view.board(self.at.say.words, &self.lit))
    }

    fn live(&self) -> String {
        self.at.view.live(self.at.say.words, &self.lit)
    }

    fn minimap(&self) -> Html {
        Html(self.at.view.minimap(self.at.say.words))
    }

    fn page(&self) -> String {
        let (at, scene) = (self.at, self.at.scene);
        let title = format!("{} · {}", at.say.t(at.manner.name), scenario(at));
        let tab = |key, part, icon, id: &str| Tab { key, part, icon, label: at.say.t(id) };
        let (hand_icon, hand) = scene.title.hand_tab();
        let page = Page {
            head: head(at.say, title, "table", scene.title.sheets()).with_scripts(Scripts::Table),
            say: at.say,
            id: scene.id,
            defs: Html(at.view.defs(at.say.words)),
            board: self.board(),
            minimap: self.minimap(),
            tools: scene.title.tools(),
            places: self.places(),
            parts: self.parts(),
            tabs: vec![
                tab("map", "view", "i-map", "web-tab-map"),
                tab("hand", "hand", hand_icon, hand),
                tab("stack", "inspector", "i-stack", "web-tab-stack"),
                tab("odds", "odds", "i-dice", "web-tab-odds"),
                tab("log", "log", "i-log", "web-tab-log"),
                tab("table", "status", "i-clock", "web-tab-table"),
            ],
            looks_back: at.looks_back(),
            stamp: scene.stamp,
            moment: at.moment(),
        };
        page.to_string()
    }

    fn fragments(&self) -> Vec<(String, String)> {
        let parts = self.parts();
        let mut fragments = vec![
            ("bar".to_owned(), parts.bar.0),
            ("prompt".to_owned(), parts.prompt.0),
            ("status".to_owned(), parts.status.0),
            ("hand".to_owned(), parts.hand.0),
            ("orders".to_owned(), parts.orders.0),
            ("odds".to_owned(), parts.odds.0),
            ("story".to_owned(), parts.log.0),
            ("scrub".to_owned(), parts.scrub.0),
            ("live".to_owned(), inner(&self.live())),
            ("mini".to_owned(), self.minimap().0),
            ("said".to_owned(), escape(&parts.said)),
        ];
        let badges = parts.badges.into_iter();
        fragments.extend(badges.map(|(tab, figure)| (format!("badge-{tab}"), figure)));
        let places = self.places().into_iter();
        fragments.extend(places.map(|place| (format!("place-{}", place.id), place.html)));
        fragments
    }

    fn preview(&self) -> Vec<(String, String)> {
        vec![
            ("prompt".to_owned(), prompt::bar(self.at, &self.question, &self.outline).0),
            ("odds".to_owned(), odds::panel(self.at).0),
            ("live".to_owned(), inner(&self.live())),
        ]
    }
}

/// The whole page.
pub(super) fn page(scene: &Scene<'_>) -> String {
    at::with(scene, |at| Drawn::of(at).page())
}

/// Every part that can change.
pub(super) fn fragments(scene: &Scene<'_>) -> Vec<(String, String)> {
    at::with(scene, |at| Drawn::of(at).fragments())
}

/// The parts that change when a choice is previewed.
pub(super) fn preview(scene: &Scene<'_>) -> Vec<(String, String)> {
    at::with(scene, |at| Drawn::of(at).preview())
}

/// What stands inside the one element of a text.
fn inner(element: &str) -> String {
    let inside = element.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</"));
    inside.map_or_else(String::new, |(inside, _)| inside.to_owned())
}

/// The app bar inside: title, turn, who plays, menu.
fn bar(at: &At<'_>) -> Html {
    let asked = match &at.waits {
        Waits::Choice { seats, .. } => *seats,
        Waits::Dice { .. } | Waits::Over(_) => kernel::Seats::NONE,
    };
    let players = (0..at.scene.table.seats()).map(Seat).map(|seat| {
        let (side, name) = (at.scene.table.side_name(seat), at.scene.table.seat_name(seat));
        let turn = if asked.contains(seat) { " turn" } else { "" };
        Player {
            class: format!("{}{turn}", at.say.side_class(side)),
            emblem: at.say.emblem(side),
            name: at.say.with(at.manner.seat, &[("seat", Fact::Word(name))]),
            who: who(at, seat),
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
        moment: at.moment(),
        is_guest: at.scene.held.is_empty(),
    };
    Html(bar.to_string())
}

/// The name of the scenario.
fn scenario(at: &At<'_>) -> String {
    let table = at.scene.table;
    at.say.t(&ids::scenario(table.info(), &table.header().scenario))
}

/// How the table is played, whether its dice are open to whoever knows the seed, and whether it went back past them.
fn sub(at: &At<'_>) -> String {
    let mode = at.say.t(ids::mode(at.scene.mode, at.scene.table.info().sides.len()));
    let is_lesson = matches!(at.scene.mode, Mode::Guide { .. });
    let dice = match at.scene.table.header().dice {
        DiceWritten::Open(_) if !is_lesson => at.say.t("web-open-seed"),
        DiceWritten::Own => at.say.t("web-dice-own"),
        DiceWritten::Open(_) | DiceWritten::Fair(_) => String::new(),
    };
    let parts = [mode, dice, lists::backs(at.scene.table.take_backs(), at.say)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Who sits on a seat, as the viewer sees it.
fn who(at: &At<'_>, seat: Seat) -> String {
    let id = match at.scene.table.sitter(seat) {
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

/// How many cards the viewer holds, and how much has happened since his last choice; nothing for none.
fn badges(at: &At<'_>) -> [(&'static str, String); 2] {
    let held = at.view.held();
    let since = at.moments().saturating_sub(at.scene.since);
    let figure = |n: usize| if n == 0 { String::new() } else { n.to_string() };
    [("hand", figure(held)), ("log", figure(since))]
}

/// What a screen reader is told when the table has moved: what happened last, and what is asked.
fn said(at: &At<'_>) -> String {
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
