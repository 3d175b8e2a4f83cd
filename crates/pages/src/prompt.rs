//! The prompt bar: who is asked, what was chosen so far, the question, the choices, undo and the act.

use askama::Template;
use kernel::{Fact, Request, Seat};
use table::{Moment, Waits};

use crate::Mode;
use look::at::{At, rule_of};
use look::choices::{Choice, Group, Question, Refused};
use look::odds;
use look::say::{Html, Say};
use look::story::{self, Line, Sort};

/// Why undo is not possible, or that it is.
struct Undo {
    path: String,
    no: Option<String>,
}

/// The act that stands at the right: one only, in black.
struct Primary {
    notation: String,
    label: String,
    /// Its number, unless it confirms what was previewed.
    number: Option<usize>,
    /// Whether it is shown first and must be confirmed.
    is_final: bool,
}

/// The question whether it shall be done, with its odds in short.
struct Confirm {
    text: String,
    odds: Option<String>,
}

/// Dice that somebody throws by hand.
struct Throw {
    path: String,
    count: u8,
    faces: u8,
    label: String,
}

/// A line across the bar: a sandbox, a guide, a refusal.
struct Banner {
    class: &'static str,
    icon: Html,
    text: Html,
    rule: Html,
}

#[derive(Template)]
#[template(path = "prompt.html")]
struct Bar<'a> {
    say: Say<'a>,
    class: &'static str,
    emblem: Html,
    who: String,
    trail: Vec<String>,
    ask: Html,
    rule: Html,
    /// The dice that fell last.
    dice: Option<Line>,
    banners: Vec<Banner>,
    lesson: Option<Lesson>,
    stamp: String,
    choose: String,
    preview: String,
    groups: Vec<&'a Group>,
    refused: &'a [Refused],
    beyond: &'a [Refused],
    undo: Option<Undo>,
    primary: Option<Primary>,
    /// What is said before what cannot be taken back is confirmed.
    confirm: Option<Confirm>,
    throw: Option<Throw>,
    /// Back to now, while an earlier moment is looked at.
    back: Option<String>,
    /// Where a sandbox can be forked from the moment that is looked at.
    fork: Option<(String, usize)>,
    reload: Option<String>,
    save: Option<String>,
}

/// A step of the guide.
struct Lesson {
    text: Html,
    step: usize,
    steps: usize,
    look: String,
}

/// The bar.
pub(crate) fn bar(at: &At<'_>, question: &Question) -> Html {
    let mut bar = frame(at, question);
    if at.looks_back() {
        looking_back(at, &mut bar);
    } else {
        match &at.waits {
            Waits::Over(outcome) => over(at, &mut bar, outcome),
            Waits::Dice { ask, request, .. } => dice(at, &mut bar, ask, request),
            Waits::Choice { .. } if at.is_asked() => asked(at, &mut bar, question),
            Waits::Choice { .. } => waiting(at, &mut bar),
        }
    }
    Html(bar.to_string())
}

/// The bar before it is known what the game waits for.
fn frame<'a>(at: &At<'a>, question: &'a Question) -> Bar<'a> {
    let trail = at.view.trail(at.say);
    Bar {
        say: at.say,
        class: "none",
        emblem: Html::default(),
        who: String::new(),
        trail,
        ask: Html::default(),
        rule: Html::default(),
        dice: story::last_dice(at).filter(|line| has_to_do(at, line)),
        banners: banners(at),
        lesson: lesson(at),
        stamp: at.scene.stamp.to_owned(),
        choose: at.path("/choose"),
        preview: at.path("/odds"),
        groups: Vec::new(),
        refused: &question.refused,
        beyond: &question.beyond,
        undo: undo(at),
        primary: None,
        confirm: None,
        throw: None,
        back: None,
        fork: None,
        reload: None,
        save: None,
    }
}

/// Whether dice still have to do with what is asked: no new part of the game has begun since they fell, and the
/// viewer has chosen nothing since, but for what settles them.
fn has_to_do(at: &At<'_>, dice: &Line) -> bool {
    let later = at.log.get(dice.number..at.moment()).unwrap_or_default();
    if later.iter().any(|moment| (at.manner.beat)(moment).sort == Sort::Turn) {
        return false;
    }
    let own = at.seat.filter(|seat| at.scene.held.contains(seat));
    let has_chosen = own.is_some_and(|seat| at.scene.table.check_undo(seat).is_ok());
    let asked = at.scene.table.prompt_for(at.scene.viewer);
    !has_chosen || asked.is_some_and(|said| (at.manner.settles)(said.id))
}

fn banners(at: &At<'_>) -> Vec<Banner> {
    let plain = |text: String| Html(look::say::escape(&text));
    let mut banners = Vec::new();
    let mut add = |class, icon, text, rule| {
        banners.push(Banner { class, icon: at.say.icon(icon), text, rule });
    };
    if let Some(no) = &at.scene.notice {
        let rule = no.rule.map(|rule| at.rule_link(rule.0)).unwrap_or_default();
        add("no", "i-refuse", plain(at.say.text(&no.said)), Html(rule));
    }
    if at.scene.mode == Mode::Sandbox {
        add("sandbox", "i-alert", plain(at.say.t("web-sandbox")), Html::default());
    }
    // An earlier moment of a game that is over is looked at: how it ended is still told.
    if let (Waits::Over(outcome), true) = (&at.waits, at.looks_back()) {
        let rule = Html(at.rule_link(outcome.rule.0));
        let text =
            format!("<b>{}</b> {}", look::say::escape(&winner(at, outcome)), verdict(at, outcome));
        add("verdict", "i-last", Html(text), rule);
    }
    banners
}

fn lesson(at: &At<'_>) -> Option<Lesson> {
    let Mode::Guide { step } = at.scene.mode else { return None };
    if at.looks_back() {
        return None;
    }
    let guide = at.scene.title.guide()?;
    let step = guide.fitting(at.scene.table, step);
    let steps = guide.steps.len();
    let (text, look) = match guide.steps.get(step) {
        Some(step) => (step.text, step.look.join(" ")),
        None => ("web-guide-over", String::new()),
    };
    Some(Lesson { text: paragraphs(&at.say.t(text)), step: (step + 1).min(steps), steps, look })
}

/// Lines of a message as paragraphs.
fn paragraphs(text: &str) -> Html {
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let lines = lines.map(|line| format!("<p>{}</p>", look::say::escape(line.trim())));
    Html(lines.collect())
}

fn undo(at: &At<'_>) -> Option<Undo> {
    let seat = at.seat.filter(|seat| at.scene.held.contains(seat) && !at.looks_back())?;
    let no = at.scene.table.check_undo(seat).err().map(|no| at.say.text(&no.said));
    Some(Undo { path: at.path("/undo"), no })
}

/// The block at the left: whose question it is.
fn set_side(at: &At<'_>, bar: &mut Bar<'_>, seat: Seat) {
    let (side, name) = (at.scene.table.side_name(seat), at.scene.table.seat_name(seat));
    bar.class = at.say.side_class(side);
    bar.emblem = at.say.emblem(side);
    bar.who = at.say.with(at.manner.seat, &[("seat", Fact::Word(name))]);
}

fn looking_back(at: &At<'_>, bar: &mut Bar<'_>) {
    let facts = [("step", at.moment().into()), ("steps", at.log.len().into())];
    bar.class = "back";
    bar.emblem = at.say.icon("i-eye");
    bar.who = at.say.t("web-back-who");
    bar.trail = vec![at.say.with("web-back-step", &facts)];
    let moment = at.moment().checked_sub(1).and_then(|index| at.log.get(index));
    bar.ask = moment.map_or_else(
        || Html(look::say::escape(&at.say.t("web-log-before"))),
        |moment| at.say.brief_html(&moment.said),
    );
    bar.rule = Html(moment.map(|moment| at.rule_link(moment.rule.0)).unwrap_or_default());
    bar.dice =
        moment.filter(|moment| !moment.dice.is_empty()).map(|moment| story::rolled(at, moment));
    bar.back = Some(at.path(""));
    bar.fork = Some((at.path("/fork"), at.moment()));
    bar.undo = None;
}

fn over(at: &At<'_>, bar: &mut Bar<'_>, outcome: &kernel::Outcome) {
    let side = outcome.winner.unwrap_or("");
    bar.class = at.say.side_class(side);
    bar.emblem = at.say.emblem(side);
    bar.who = winner(at, outcome);
    bar.trail = vec![at.say.t("web-over")];
    bar.ask = verdict(at, outcome);
    bar.rule = Html(at.rule_link(outcome.rule.0));
    bar.undo = None;
    bar.dice = None;
    bar.save = Some(at.path("/save"));
    bar.fork = Some((at.path("/fork"), at.moment()));
}

/// The side that won, by its name.
fn winner(at: &At<'_>, outcome: &kernel::Outcome) -> String {
    match outcome.winner {
        Some(side) => at.say.word("web-side-name", side),
        None => at.say.t("web-drawn"),
    }
}

/// Who won, and by what: as the game told it, or in few words where it ended before this table began.
fn verdict(at: &At<'_>, outcome: &kernel::Outcome) -> Html {
    let is_verdict = |moment: &&Moment| moment.said.id.ends_with("-event-game-over");
    if let Some(moment) = at.log.iter().rev().find(is_verdict) {
        return at.say.brief_html(&moment.said);
    }
    let facts = [
        ("side", Fact::Word(outcome.winner.unwrap_or("nobody"))),
        ("grade", Fact::Word(outcome.grade)),
    ];
    Html(look::say::escape(&at.say.with("web-verdict", &facts)))
}

fn dice(at: &At<'_>, bar: &mut Bar<'_>, ask: &table::Said, request: &Request) {
    bar.ask = at.say.html(ask);
    bar.who = at.say.t("web-dice");
    bar.emblem = at.say.icon("i-dice");
    if let Request::Dice { count, faces, .. } = request
        && !at.scene.held.is_empty()
    {
        let facts = [("count", (*count).into()), ("faces", (*faces).into())];
        bar.throw = Some(Throw {
            path: at.path("/roll"),
            count: *count,
            faces: *faces,
            label: at.say.with("web-dice-label", &facts),
        });
    } else {
        bar.reload = Some(at.path(""));
    }
}

fn waiting(at: &At<'_>, bar: &mut Bar<'_>) {
    if let Waits::Choice { seats, .. } = &at.waits
        && let Some(seat) = seats.lowest()
    {
        set_side(at, bar, seat);
        bar.class = "none";
        let side = at.scene.table.seat_name(seat);
        let text = at.say.with("web-waiting", &[("seat", Fact::Word(side))]);
        bar.ask = Html(look::say::escape(&text));
        if let Some(said) = at.scene.table.prompt_for(at.scene.viewer) {
            bar.rule = Html(rule_of(&said).map(|rule| at.rule_link(&rule)).unwrap_or_default());
        }
    }
    bar.reload = Some(at.path(""));
}

fn asked<'a>(at: &At<'a>, bar: &mut Bar<'a>, question: &'a Question) {
    if let Some(seat) = at.seat {
        set_side(at, bar, seat);
    }
    if let Some(said) = at.scene.table.prompt_for(at.scene.viewer) {
        bar.ask = at.say.html(&said);
        bar.rule = Html(rule_of(&said).map(|rule| at.rule_link(&rule)).unwrap_or_default());
    }
    let previewed = question.choices().find(|choice| choice.is_previewed);
    let goes_on = |choice: &&Choice| {
        let offer = at.offers.iter().find(|offer| offer.notation == choice.notation);
        offer.is_some_and(|offer| (at.manner.goes_on)(offer.said.id))
    };
    bar.confirm = previewed.filter(|choice| choice.is_final).map(|choice| Confirm {
        text: at.say.t(if choice.is_binding { "web-confirm" } else { "web-confirm-again" }),
        odds: at.odds.as_ref().map(|odds| odds::in_short(at, odds)),
    });
    bar.primary = match (previewed, question.choices().find(goes_on)) {
        (Some(choice), _) => Some(Primary {
            notation: choice.notation.clone(),
            label: choice.full.clone(),
            number: None,
            is_final: false,
        }),
        (None, Some(choice)) => Some(Primary {
            notation: choice.notation.clone(),
            label: choice.full.clone(),
            number: Some(choice.number),
            is_final: choice.is_final,
        }),
        (None, None) => None,
    };
    bar.groups = question.groups.iter().collect();
}
