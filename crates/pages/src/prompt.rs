//! The prompt bar: who is asked, what was chosen so far, the question, the choices, undo and the act.

use askama::Template;
use kernel::{Fact, Request, Seat};
use table::Waits;

use crate::Mode;
use look::Asked;
use look::at::At;
use look::choices::{Choice, Group, Question, Refused};
use look::odds;
use look::say::{Html, Say};
use look::story::{self, Line, Part, Sort};

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
pub(crate) fn bar(at: &At<'_>, question: &Question, outline: &[Part]) -> Html {
    let mut bar = frame(at, question, outline);
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

/// Where one is in an answer is told once: steps that read alike are one.
fn once(steps: Vec<String>) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for step in steps {
        if !told.contains(&step) {
            told.push(step);
        }
    }
    told
}

/// The bar before it is known what the game waits for.
fn frame<'a>(at: &At<'a>, question: &'a Question, outline: &[Part]) -> Bar<'a> {
    Bar {
        say: at.say,
        class: "none",
        emblem: Html::default(),
        who: String::new(),
        trail: once(at.view.trail(at.say)),
        ask: Html::default(),
        rule: Html::default(),
        dice: story::last_dice(at).filter(|line| has_to_do(at, line, outline)),
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

/// Whether dice still have to do with what is asked: it settles them, or nothing new has begun since they fell. A
/// new turn or phase is new, what the viewer has chosen since, and where impulses are the parts of a turn, one of
/// the other side.
fn has_to_do(at: &At<'_>, dice: &Line, outline: &[Part]) -> bool {
    let mut later = dice.number + 1..=at.moment();
    if later.any(|number| at.now.beat(number).sort == Sort::Turn) {
        return false;
    }
    if at.now.asked().is_some_and(|asked| asked.settles) {
        return true;
    }
    let part = dice.number.checked_sub(1).and_then(|index| outline.get(index));
    let impulse = part.filter(|part| part.phase.is_empty() && !part.side.is_empty());
    let side = at.seat.map(|seat| at.scene.facts.side_name(seat));
    if impulse.zip(side).is_some_and(|(impulse, side)| impulse.side != side) {
        return false;
    }
    !matches!(at.undo, Some(Ok(())))
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
    if at.looks_back() {
        return None;
    }
    let (guide, step) = (at.scene.title.guide()?, at.step()?);
    let steps = guide.steps.len();
    let (text, look) = match guide.steps.get(step) {
        Some(step) => (step.text, step.look.join(" ")),
        None => (guide.over, String::new()),
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
    let undo = at.undo.as_ref().filter(|_| !at.looks_back())?;
    let no = undo.as_ref().err().map(|no| at.say.text(&no.said));
    Some(Undo { path: at.path("/undo"), no })
}

/// The block at the left: whose question it is.
fn set_side(at: &At<'_>, bar: &mut Bar<'_>, seat: Seat) {
    let (side, name) = (at.scene.facts.side_name(seat), at.scene.facts.seat_name(seat));
    bar.class = at.say.side_class(side);
    bar.emblem = at.say.emblem(side);
    bar.who = at.say.with(at.manner.seat, &[("seat", Fact::Word(name))]);
}

fn looking_back(at: &At<'_>, bar: &mut Bar<'_>) {
    let facts = [("step", at.moment().into()), ("steps", at.moments().into())];
    bar.class = "back";
    bar.emblem = at.say.icon("i-eye");
    bar.who = at.say.t("web-back-who");
    bar.trail = vec![at.say.with("web-back-step", &facts)];
    let moment = at.now.told(at.moment());
    let moment = moment.as_ref();
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
    let backs = at.scene.facts.take_backs;
    if backs > 0 {
        let mark = at.say.with("web-taken-back", &[("count", backs.into())]);
        bar.ask.0.push_str(&format!(" {}", look::say::escape(&mark)));
    }
    bar.rule = Html(at.rule_link(outcome.rule.0));
    bar.undo = None;
    bar.dice = None;
    bar.save = Some(at.path("/save"));
    bar.fork = Some((at.path("/fork"), at.moment()));
}

/// The side that won, by its name.
fn winner(at: &At<'_>, outcome: &kernel::Outcome) -> String {
    match outcome.winner {
        Some(side) => at.say.with(at.manner.sayings.name, &[("seat", Fact::Word(side))]),
        None => at.say.t("web-drawn"),
    }
}

/// Who won, and by what: as the game told it, or in few words where it ended before this table began.
fn verdict(at: &At<'_>, outcome: &kernel::Outcome) -> Html {
    let mut told = (1..=at.moments()).rev().filter(|number| at.now.beat(*number).is_verdict);
    if let Some(moment) = told.next().and_then(|number| at.now.told(number)) {
        return at.say.brief_html(&moment.said);
    }
    let who = match outcome.winner {
        Some(side) => at.say.with(at.manner.sayings.wins, &[("seat", Fact::Word(side))]),
        None => at.say.t("web-nobody-wins"),
    };
    // Who plays alone gives the game up to nobody.
    let grade = match (outcome.winner, outcome.grade) {
        (None, "resigned") => "given-up",
        (_, grade) => grade,
    };
    let facts = [("who", Fact::Text(who)), ("grade", Fact::Word(grade))];
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

/// The rule a question rests on.
fn rule(at: &At<'_>, asked: Option<&Asked>) -> Html {
    Html(asked.map(|asked| at.rule_link(asked.rule.0)).unwrap_or_default())
}

fn waiting(at: &At<'_>, bar: &mut Bar<'_>) {
    if let Waits::Choice { seats, .. } = &at.waits
        && let Some(seat) = seats.lowest()
    {
        set_side(at, bar, seat);
        bar.class = "none";
        let side = at.scene.facts.seat_name(seat);
        let text = at.say.with(at.manner.sayings.waits, &[("seat", Fact::Word(side))]);
        bar.ask = Html(look::say::escape(&text));
        bar.rule = rule(at, at.now.asked().as_ref());
    }
    bar.reload = Some(at.path(""));
}

fn asked<'a>(at: &At<'a>, bar: &mut Bar<'a>, question: &'a Question) {
    if let Some(seat) = at.seat {
        set_side(at, bar, seat);
    }
    let asked = at.now.asked();
    if let Some(asked) = &asked {
        bar.ask = at.say.html(&asked.said);
    }
    bar.rule = rule(at, asked.as_ref());
    let previewed = question.choices().find(|choice| choice.is_previewed);
    let goes_on = |choice: &&Choice| choice.goes_on;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_that_read_alike_are_told_once_in_their_order() {
        let steps = ["Turn 3", "Rifle 1", "Turn 3", "Shoot", "Rifle 1"].map(str::to_owned);
        assert_eq!(once(steps.to_vec()), ["Turn 3", "Rifle 1", "Shoot"]);
    }
}
