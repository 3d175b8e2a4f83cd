//! The replay scrubber: the whole game as a band, and steps by moment, impulse and turn.

use std::fmt::Write;

use askama::Template;

use drawing::Shape;
use look::at::At;
use look::say::{Html, Say, escape};
use look::story::{Part, heading, shown};

/// A way through the replay. Scripts and sheets know it by its name, readers by its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    First,
    TurnBack,
    ImpulseBack,
    Back,
    Since,
    Forward,
    ImpulseForward,
    TurnForward,
    Last,
}

impl Step {
    /// Its value of `data-step`.
    const fn name(self) -> &'static str {
        match self {
            Step::First => "first",
            Step::TurnBack => "turn-back",
            Step::ImpulseBack => "impulse-back",
            Step::Back => "back",
            Step::Since => "since",
            Step::Forward => "forward",
            Step::ImpulseForward => "impulse-forward",
            Step::TurnForward => "turn-forward",
            Step::Last => "last",
        }
    }

    /// The id of its label.
    const fn label(self) -> &'static str {
        match self {
            Step::First => "web-step-first",
            Step::TurnBack => "web-step-turn-back",
            Step::ImpulseBack => "web-step-impulse-back",
            Step::Back => "web-step-back",
            Step::Since => "web-step-since",
            Step::Forward => "web-step-forward",
            Step::ImpulseForward => "web-step-impulse-forward",
            Step::TurnForward => "web-step-turn-forward",
            Step::Last => "web-step-last",
        }
    }

    const fn icon(self) -> &'static str {
        match self {
            Step::First => "i-first",
            Step::TurnBack | Step::ImpulseBack | Step::Back => "i-prev",
            Step::Since => "i-play",
            Step::Forward | Step::ImpulseForward | Step::TurnForward => "i-next",
            Step::Last => "i-last",
        }
    }
}

/// A step of the replay as a button.
struct Key {
    step: Step,
    label: String,
    /// Where it leads; nothing when it leads nowhere.
    path: Option<String>,
}

#[derive(Template)]
#[template(path = "scrub.html")]
struct Scrubber<'a> {
    say: Say<'a>,
    keys: Vec<Key>,
    band: Html,
    place: String,
    detail: String,
    /// The moment, of so many; where moments are found; where "since your last move" begins.
    moment: usize,
    moments: usize,
    path: String,
    since: usize,
}

/// The scrubber inside.
pub(crate) fn scrubber(at: &At<'_>, parts: &[Part]) -> Html {
    let (moment, moments) = (at.moment(), at.moments());
    let since = at.scene.since.min(moments);
    let place = match moment.checked_sub(1).and_then(|index| parts.get(index)) {
        Some(part) => heading(at, *part),
        // A game that began with a position, and nothing has happened yet.
        None if at.moments() == 0 => heading(at, shown(at)),
        None => at.say.t("web-log-before"),
    };
    let detail = if at.looks_back() {
        at.say.with("web-back-step", &[("step", moment.into()), ("steps", moments.into())])
    } else {
        at.say.n("web-since-steps", moments - since)
    };
    let scrubber = Scrubber {
        say: at.say,
        keys: keys(at, parts),
        band: Html(band(at, parts)),
        place,
        detail,
        moment,
        moments,
        path: at.path("/at/"),
        since,
    };
    Html(scrubber.to_string())
}

/// First, turn, impulse and step back; since my last move; and forward again.
fn keys(at: &At<'_>, parts: &[Part]) -> Vec<Key> {
    let (moment, last) = (at.moment(), at.moments());
    let path = |to: Option<usize>| {
        to.map(|to| if to >= last { at.path("") } else { at.path(&format!("/at/{to}")) })
    };
    let back = |differs: fn(&Part, &Part) -> bool| {
        let here = parts.get(moment.checked_sub(1)?)?;
        let earlier = parts.iter().take(moment).rposition(|part| differs(part, here));
        Some(earlier.map_or(0, |index| index + 1))
    };
    let forward = |differs: fn(&Part, &Part) -> bool| {
        let here = parts.get(moment)?;
        let later = parts.iter().skip(moment).position(|part| differs(part, here));
        Some(later.map_or(last, |index| moment + index))
    };
    let turn: fn(&Part, &Part) -> bool = |a, b| a.turn != b.turn;
    let impulse: fn(&Part, &Part) -> bool = |a, b| a != b;
    let since = at.scene.since.min(last);
    let key = |(step, to): (Step, Option<usize>)| Key {
        step,
        label: at.say.t(step.label()),
        path: path(to),
    };
    let steps = [
        (Step::First, (moment > 0).then_some(0)),
        (Step::TurnBack, back(turn)),
        (Step::ImpulseBack, back(impulse)),
        (Step::Back, moment.checked_sub(1)),
        (Step::Since, (since < last).then_some(since)),
        (Step::Forward, (moment < last).then_some(moment + 1)),
        (Step::ImpulseForward, forward(impulse)),
        (Step::TurnForward, forward(turn)),
        (Step::Last, (moment < last).then_some(last)),
    ];
    steps.into_iter().map(key).collect()
}

/// How wide the band is drawn.
const WIDTH: f64 = 1000.0;
/// How much of it the number of a turn takes at least, on the narrowest screen.
const NUMBER: f64 = 65.0;
/// How much of it "Turn 3" takes.
const WORDED: f64 = 240.0;

/// Where a moment stands on the band.
fn x(parts: &[Part], index: usize) -> f64 {
    index as f64 / parts.len().max(1) as f64 * WIDTH
}

/// The stretches of the three lanes, and where turns begin.
fn lanes(at: &At<'_>, parts: &[Part]) -> ([String; 3], Vec<(f64, usize)>) {
    let x = |index: usize| x(parts, index);
    let mut lanes = [String::new(), String::new(), String::new()];
    let mut turns: Vec<(f64, usize)> = Vec::new();
    let mut begin = 0;
    for index in 1..=parts.len() {
        if index < parts.len() && parts[index] == parts[begin] {
            continue;
        }
        let part = parts[begin];
        let (lane, y) = match at.say.shape(part.side) {
            Some(Shape::Rounded | Shape::RoundedGreen) => (0, 19),
            Some(Shape::Cut) => (1, 26),
            None => (2, 32),
        };
        let wide = (x(index) - x(begin) - 1.0).max(0.8);
        let high = if lane == 2 { 1 } else { 7 };
        let _ = write!(lanes[lane], "M{:.1} {y}h{wide:.1}v{high}h-{wide:.1}z", x(begin));
        let is_new = begin == 0 || parts[begin - 1].turn != part.turn;
        if is_new && part.turn > 0 {
            turns.push((x(begin), part.turn));
        }
        begin = index;
    }
    (lanes, turns)
}

/// Each impulse as a stretch, one side on the upper lane and the other on the lower one.
fn band(at: &At<'_>, parts: &[Part]) -> String {
    let x = |index: usize| x(parts, index);
    let ([upper, lower, quiet], turns) = lanes(at, parts);
    let (since, now) = (x(at.scene.since.min(parts.len())), x(at.moment().min(parts.len())));
    let end = x(parts.len());
    let since = if at.scene.since < parts.len() {
        format!(
            "<rect class=\"since\" x=\"{since:.1}\" y=\"15.5\" width=\"{:.1}\" height=\"21\"/>",
            (end - since).max(2.0)
        )
    } else {
        String::new()
    };
    format!(
        "<svg class=\"band\" viewBox=\"0 0 {WIDTH} 40\" preserveAspectRatio=\"none\" \
         aria-hidden=\"true\"><path class=\"lane\" d=\"{quiet}\"/><path class=\"lane fr\" \
         d=\"{upper}\"/><path class=\"lane vm\" d=\"{lower}\"/>{since}\
         <rect class=\"here\" x=\"{:.1}\" y=\"12\" width=\"3\" height=\"28\"/></svg>\
         <svg class=\"turnmarks\" aria-hidden=\"true\">{}</svg>",
        (now - 1.5).clamp(0.0, WIDTH - 3.0),
        turn_marks(at, &turns)
    )
}

/// A line where each turn begins, and its number wherever it touches no other: of two that stand too
/// close the later one is named.
fn turn_marks(at: &At<'_>, turns: &[(f64, usize)]) -> String {
    let mut out = String::new();
    let mut free = WIDTH;
    for (begin, turn) in turns.iter().rev() {
        let line = format!("<svg x=\"{:.2}%\"><path d=\"M.5 0V40\"/></svg>", begin / 10.0);
        out.push_str(&line);
        let is_last = free >= WIDTH;
        let label = if is_last { begin.min(WIDTH - NUMBER) } else { *begin };
        let room = free - label;
        if room < NUMBER {
            continue;
        }
        free = label;
        let text = if room < WORDED { turn.to_string() } else { at.say.n("web-turn", *turn) };
        let _ = write!(
            out,
            "<svg x=\"{:.2}%\"><text x=\"5\" y=\"11\">{}</text></svg>",
            label / 10.0,
            escape(&text)
        );
    }
    out
}
