//! The log as a story: in turns and impulses, for the panel and for the scrubber.

use kernel::Fact;
use table::{Moment, Seen};

use crate::at::At;
use crate::say::{Html, escape, keys};
use crate::sight::Sight;
use drawing as svg;

/// Kinds of events, for the filters of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// The frame: turns begin and end.
    Turn,
    /// Somebody acts.
    Deed,
    /// Dice, and what they bring.
    Dice,
    /// Cards, or what a title has like them: see [`crate::Manner::cards`].
    Card,
    /// What comes of it.
    Rest,
}

impl Sort {
    /// Its class in the style sheet.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Sort::Turn => "k-turn",
            Sort::Deed => "k-deed",
            Sort::Dice => "k-dice",
            Sort::Card => "k-card",
            Sort::Rest => "k-rest",
        }
    }
}

/// What an event is in the story.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Beat {
    /// Whose deed; empty for nobody's.
    pub side: &'static str,
    /// Its kind.
    pub sort: Sort,
    /// Whether it tells what the dice before it brought.
    pub is_result: bool,
    /// Whether it tells how the game ended.
    pub is_verdict: bool,
    /// Whether it is nothing but a heading: the deeper, the lower; 0 for what happens.
    pub depth: u8,
}

impl Beat {
    /// A deed, or what came of one.
    pub const fn of(side: &'static str, sort: Sort) -> Beat {
        Beat { side, sort, is_result: false, is_verdict: false, depth: 0 }
    }

    /// It tells what the dice before it brought.
    #[must_use]
    pub const fn result(self) -> Beat {
        Beat { is_result: true, ..self }
    }

    /// It tells how the game ended.
    #[must_use]
    pub const fn verdict(self) -> Beat {
        Beat { is_verdict: true, ..self }
    }

    /// It is nothing but a heading; the deeper, the lower.
    #[must_use]
    pub const fn heading(self, depth: u8) -> Beat {
        Beat { depth, ..self }
    }
}

/// The part of a turn a moment belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The turn; 0 before the first.
    pub turn: usize,
    /// The impulse, from 1; 0 before the first of a turn and after the last.
    pub impulse: usize,
    /// Whose impulse.
    pub side: &'static str,
    /// The phase, where the title has phases: a word its headings select by.
    pub phase: &'static str,
}

/// The part of the game that is looked at.
pub fn shown(at: &At<'_>) -> Part {
    at.view.part()
}

/// The part of the game that each moment belongs to.
pub fn outline(at: &At<'_>) -> Vec<Part> {
    at.now.outline((at.moment(), shown(at)))
}

/// One line of the log.
#[derive(Clone, Debug)]
pub struct Line {
    pub number: usize,
    /// Whether it is the moment that is looked at.
    pub is_now: bool,
    pub class: String,
    pub emblem: Html,
    pub text: Html,
    pub dice: Vec<Html>,
    /// Why they needed what they needed; told of the newest.
    pub why: String,
    pub rule: Html,
    /// The address of the moment.
    pub path: String,
    /// The keys of what it speaks of.
    pub keys: String,
}

/// Lines under one heading.
#[derive(Clone, Debug, Default)]
pub struct Chapter {
    /// The heading; empty where a chapter only goes on after "since your last move".
    pub heading: String,
    /// Whether "since your last move" begins here.
    pub is_since: bool,
    /// Whether a sandbox begins here: what stands before it happened at the table it was forked from.
    pub is_fork: bool,
    /// What stands for the lines until they are opened; empty where each line counts.
    pub summary: String,
    /// Whether they are open from the beginning.
    pub is_open: bool,
    /// Where the lines are found, when they are not shown here.
    pub path: String,
    /// How many there are.
    pub steps: usize,
    pub lines: Vec<Line>,
}

/// How many lines after the moment that is looked at.
const AHEAD: usize = 12;
/// How many of the newest chapters that are folded hold their lines; of earlier ones the summary is shown.
const FILLED: usize = 5;
/// Of how many of the newest rolls since the viewer's last move the log tells why.
pub const EXPLAINED: usize = 6;

/// A chapter with the numbers of its moments.
type Run = (Chapter, Vec<usize>);

/// The chapters around the moment that is looked at, and how many moments lie before them.
pub fn chapters(at: &At<'_>, parts: &[Part]) -> (usize, Vec<Chapter>) {
    let end = (at.moment() + AHEAD).min(at.moments());
    let since = at.scene.since;
    let fork = at.scene.facts.before;
    let begin = end.saturating_sub(at.manner.lines);
    let mut runs: Vec<Run> = Vec::new();
    let mut last: Option<Part> = None;
    for (number, part) in (1..).zip(parts).take(end).skip(begin) {
        let is_fork = number == fork + 1 && fork > 0;
        let is_since = number == since + 1 && since > fork;
        if last != Some(*part) || is_since || is_fork {
            let heading = if last == Some(*part) { String::new() } else { heading(at, *part) };
            runs.push((Chapter { heading, is_since, is_fork, ..Chapter::default() }, Vec::new()));
            last = Some(*part);
        }
        if let Some((_, numbers)) = runs.last_mut() {
            numbers.push(number);
        }
    }
    if fork > 0 && end == fork {
        runs.push((Chapter { is_fork: true, ..Chapter::default() }, Vec::new()));
    }
    let runs = without_bare(at, runs);
    let count = runs.len();
    let fill =
        |(index, (chapter, numbers)): (usize, Run)| fill(at, chapter, &numbers, count - index - 1);
    let mut chapters: Vec<Chapter> = runs.into_iter().enumerate().map(fill).collect();
    // What was done before anything had happened.
    let first: Vec<Line> = if begin == 0 { acts(at, 0).collect() } else { Vec::new() };
    if !first.is_empty() {
        chapters.insert(0, Chapter { steps: first.len(), lines: first, ..Chapter::default() });
    }
    (begin, chapters)
}

/// What was done outside the rules right after a moment of the viewer.
fn acts<'a>(at: &'a At<'_>, moment: usize) -> impl Iterator<Item = Line> + 'a {
    let acts = at.scene.facts.acts.iter();
    acts.filter(move |seen| seen.after == moment).map(|seen| act(at, seen))
}

fn act(at: &At<'_>, seen: &Seen) -> Line {
    let Seen { after, told } = seen;
    let chair = at.scene.facts.chairs.iter().find(|chair| Some(chair.name) == told.seat);
    let side = chair.map_or("", |chair| chair.side);
    let name = |seat| at.say.with(at.manner.seat, &[("seat", Fact::Word(seat))]);
    let seat = told.seat.map(|seat| ("seat", Fact::Text(name(seat))));
    let facts: Vec<_> = seat.into_iter().chain(told.facts.iter().cloned()).collect();
    let later = if *after > at.moment() { " later" } else { "" };
    Line {
        number: *after,
        is_now: false,
        class: format!("{} {}{later}", Sort::Turn.class(), at.say.side_class(side)),
        emblem: at.say.emblem(side),
        text: Html(escape(&at.say.with(told.id, &facts))),
        dice: Vec::new(),
        why: String::new(),
        rule: Html::default(),
        path: at.path(&format!("/at/{after}")),
        keys: String::new(),
    }
}

/// Chapters without those in which nothing happened, but for the last, which tells where the game is, and
/// the one that is looked at.
fn without_bare(at: &At<'_>, runs: Vec<Run>) -> Vec<Run> {
    let last = runs.len().saturating_sub(1);
    let mut kept: Vec<Run> = Vec::with_capacity(runs.len());
    let (mut is_since, mut is_fork) = (false, false);
    for (index, (mut chapter, numbers)) in runs.into_iter().enumerate() {
        chapter.is_since |= std::mem::take(&mut is_since);
        chapter.is_fork |= std::mem::take(&mut is_fork);
        let is_looked_at = at.looks_back() && numbers.contains(&at.moment());
        let is_bare = numbers.iter().all(|number| at.now.beat(*number).depth > 0);
        if is_bare && index != last && !is_looked_at && !numbers.is_empty() {
            (is_since, is_fork) = (chapter.is_since, chapter.is_fork);
        } else {
            kept.push((chapter, numbers));
        }
    }
    kept
}

/// The moments after the first `begin` that are told: a heading right above one as high is not.
pub fn told(sight: &dyn Sight, begin: usize) -> Vec<Moment> {
    let end = sight.moments();
    let is_told = |number: &usize| {
        let depth = sight.beat(*number).depth;
        let is_last = *number == end;
        depth == 0 || is_last || {
            let next = sight.beat(number + 1).depth;
            next == 0 || next > depth
        }
    };
    (begin + 1..=end).filter(is_told).filter_map(|number| sight.told(number)).collect()
}

/// A chapter with its lines, or with what stands for them.
/// `newer` is how many chapters come after it.
fn fill(at: &At<'_>, chapter: Chapter, numbers: &[usize], newer: usize) -> Chapter {
    let summary = at.now.summary(numbers, at.say);
    let is_looked_at = at.looks_back() && numbers.contains(&at.moment());
    let is_since = numbers.iter().any(|number| *number > at.scene.since);
    let shown = summary.is_none() || newer < FILLED || is_looked_at || is_since;
    // The heading says what a line that is only a heading says.
    let is_line = |number: &&usize| {
        chapter.heading.is_empty()
            || at.now.beat(**number).depth == 0
            || at.looks_back() && **number == at.moment()
    };
    let lines = numbers.iter().flat_map(|number| {
        let line = Some(number).filter(is_line).and_then(|number| explained(at, *number));
        line.into_iter().chain(acts(at, *number))
    });
    let lines = if shown { lines.collect() } else { Vec::new() };
    let last = numbers.last().map(|number| at.path(&format!("/at/{number}")));
    Chapter {
        path: last.filter(|_| !shown).unwrap_or_default(),
        summary: summary.unwrap_or_default(),
        is_open: is_looked_at,
        steps: numbers.len(),
        lines,
        ..chapter
    }
}

/// A line; with the reason of its dice where they are among the newest.
fn explained(at: &At<'_>, number: usize) -> Option<Line> {
    let is_new = (at.scene.since + 1..=at.moment()).contains(&number);
    let why = if is_new && at.now.fell(number) { why(at, number) } else { String::new() };
    Some(Line { why, ..line(at, &at.now.told(number)?) })
}

/// The newest of the moments up to the one that is looked at that tells dice, and lies after `begin`.
pub fn last_fell(at: &At<'_>, begin: usize) -> Option<usize> {
    (begin + 1..=at.moment()).rev().find(|number| at.now.fell(*number))
}

/// The dice that fell last since the viewer's last choice, and what they brought.
pub fn last_dice(at: &At<'_>) -> Option<Line> {
    let number = last_fell(at, at.scene.since)?;
    let rolled = at.now.told(number)?;
    let next = number + 1;
    let brought = (next <= at.moment() && at.now.beat(next).is_result).then(|| at.now.told(next));
    let text = at.say.brief_html(&brought.flatten().as_ref().unwrap_or(&rolled).said);
    Some(Line { text, why: why(at, number), ..line(at, &rolled) })
}

/// Why the dice of a moment needed what they needed; empty where the title does not tell.
fn why(at: &At<'_>, number: usize) -> String {
    if !at.manner.explains {
        return String::new();
    }
    let Some(before) = at.before(number) else { return String::new() };
    at.now.why(before, number, at.say).unwrap_or_default()
}

/// The rolls that a page may explain: the newest since the viewer's last move, and the one that is looked at.
pub fn explained_rolls(now: &dyn Sight, since: usize, shown: usize) -> Vec<usize> {
    let newest = (since + 1..=shown).rev().filter(|number| now.fell(*number));
    let mut rolls: Vec<usize> = newest.take(EXPLAINED).collect();
    if shown > 0 && now.fell(shown) && !rolls.contains(&shown) {
        rolls.push(shown);
    }
    rolls
}

/// The dice of a moment without its words.
pub fn rolled(at: &At<'_>, moment: &Moment) -> Line {
    Line { text: Html::default(), why: why(at, moment.number), ..line(at, moment) }
}

/// What stands above the moments of a part.
pub fn heading(at: &At<'_>, part: Part) -> String {
    (at.manner.heading)(part, at.say)
}

fn line(at: &At<'_>, moment: &Moment) -> Line {
    let beat = at.now.beat(moment.number);
    let shape = at.say.shape(beat.side);
    let is_now = moment.number == at.moment() && at.looks_back();
    let later = if moment.number > at.moment() { " later" } else { "" };
    let now = if is_now { " now" } else { "" };
    Line {
        number: moment.number,
        is_now,
        class: format!("{} {}{later}{now}", beat.sort.class(), at.say.side_class(beat.side)),
        emblem: at.say.emblem(beat.side),
        text: at.say.story(&moment.said),
        dice: moment.dice.iter().map(|face| Html(svg::die(*face, shape))).collect(),
        why: String::new(),
        rule: Html(at.rule_link(moment.rule.0)),
        path: at.path(&format!("/at/{}", moment.number)),
        keys: keys(&moment.said).join(" "),
    }
}
