//! The choices of a question: numbered buttons in groups, and what is refused with its reason.

use std::collections::{BTreeMap, BTreeSet};

use table::{No, Said};

use crate::at::At;
use crate::odds;
use crate::press::{Beside, Label, Mark, Press, Stands, Toggle};
use crate::say::Html;
use drawing::Figure;

/// A candidate of the question as the look of its title tells it: plain data.
#[derive(Clone, Debug)]
pub struct Offered {
    /// Its place among the candidates: [`Sight`](crate::Sight) is asked about it by this.
    pub(crate) index: usize,
    /// The notation, by which it is chosen.
    pub(crate) notation: String,
    /// What it means.
    pub(crate) said: Said,
    /// `None` when it is legal.
    pub no: Option<No>,
    /// The keys of all it speaks of.
    pub(crate) keys: Vec<String>,
    /// Where it sends its piece, in short.
    pub(crate) whither: Option<String>,
    /// How it stands on the page.
    pub press: Press,
}

/// One legal choice.
#[derive(Clone, Debug)]
pub struct Choice {
    /// The number it is chosen by.
    pub number: usize,
    /// The notation.
    pub notation: String,
    /// What the button says.
    pub label: String,
    /// The whole sentence.
    pub full: String,
    /// The keys of what it speaks of.
    pub keys: String,
    /// What is lit for it while it lies behind a name: the piece that it sends somewhere, or else its place.
    pub lights: String,
    /// Whether it is shown first and must be confirmed: it leads to an attack, or it is binding.
    pub is_final: bool,
    /// Whether it cannot be taken back.
    pub is_binding: bool,
    /// Whether it only arranges counters.
    pub is_aside: bool,
    /// Whether it is about all units at once.
    pub(crate) is_all: bool,
    /// Whether it carries on when nothing else is wanted.
    pub goes_on: bool,
    /// Whether a press on its place does not mean it where another way leads there.
    pub(crate) yields: bool,
    /// Whether it goes to what was pressed before the way there was taken.
    pub(crate) leads: bool,
    /// Whether it waits to be confirmed.
    pub is_previewed: bool,
    /// Whether a unit is taken with it, or left out again.
    pub toggle: Toggle,
    /// The exact chance that decides about it.
    pub figure: Option<Figure>,
}

/// Choices of one kind.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they have in common; empty where each speaks for itself.
    pub label: String,
    /// The choices.
    pub choices: Vec<Choice>,
    /// The key of the piece that all of them send somewhere; empty where there is none.
    pub piece: String,
    /// Whether they lie behind the label until it is opened.
    pub is_folded: bool,
}

/// A candidate that is refused.
#[derive(Clone, Debug)]
pub struct Refused {
    /// What it would be.
    pub text: String,
    /// Why not.
    pub why: String,
    /// The rule; may be empty.
    pub rule: String,
    /// Where the rule is found.
    pub rule_path: String,
    /// The keys of what it speaks of.
    pub keys: String,
}

/// More choices than this: those of one piece lie behind its name until it is opened.
const MOST_OPEN: usize = 14;

/// Offers that stand together.
struct Bundle<'a> {
    rank: u8,
    group: &'static str,
    beside: &'a Beside,
    offers: Vec<&'a Offered>,
}

impl Bundle<'_> {
    /// Whether they stand for a piece that is sent somewhere, or for something like it.
    fn is_piece(&self) -> bool {
        *self.beside != Beside::Group
    }
}

/// The legal choices in groups, numbered in the order they are shown.
pub(crate) fn groups(at: &At<'_>) -> Vec<Group> {
    let legal: Vec<&Offered> = at.offers.iter().filter(|offer| offer.no.is_none()).collect();
    let all = legal.len();
    let mut bundles: Vec<Bundle<'_>> = Vec::new();
    for offer in legal {
        let Press { group, ref beside, .. } = offer.press;
        let rank = rank(&offer.press);
        let same = |known: &&mut Bundle<'_>| {
            let of_group = known.group == group || matches!(beside, Beside::Piece(_));
            known.rank == rank && known.beside == beside && of_group
        };
        match bundles.iter_mut().find(same) {
            Some(bundle) => bundle.offers.push(offer),
            None => bundles.push(Bundle { rank, group, beside, offers: vec![offer] }),
        }
    }
    // Pieces stand side by side; what came up between them comes after them.
    let first = bundles.iter().position(Bundle::is_piece);
    let mut placed: Vec<(usize, Bundle<'_>)> = bundles.into_iter().enumerate().collect();
    placed.sort_by_key(|(index, bundle)| {
        (bundle.rank, !bundle.is_piece() && first.is_some_and(|first| first < *index))
    });
    let mut number = 0;
    placed.into_iter().map(|(_, bundle)| group(at, bundle, all, &mut number)).collect()
}

/// A group of the choices, of which there are `all` in all.
fn group(at: &At<'_>, bundle: Bundle<'_>, all: usize, number: &mut usize) -> Group {
    let Bundle { group, beside, mut offers, .. } = bundle;
    offers.sort_by_key(|offer| !offer.press.is(Mark::All));
    let mut units: Vec<bool> = Vec::new();
    let mut choices: Vec<Choice> = Vec::new();
    for offer in offers {
        *number += 1;
        units.push(matches!(offer.press.label, Label::Unit(_)));
        choices.push(choice(at, offer, *number));
    }
    let named = match beside {
        Beside::Group => None,
        Beside::WholeGroup => Some((at.say.t(group), String::new())),
        Beside::Piece(key) => Some((at.say.name(key), key.clone())),
    };
    if let Some((label, piece)) = named {
        let is_open = choices.len() <= MOST_OPEN && choices.iter().any(|one| one.is_previewed);
        let is_aside = choices.iter().all(|choice| choice.is_aside);
        return Group {
            label,
            choices,
            piece,
            is_folded: (all > MOST_OPEN || is_aside) && !is_open,
        };
    }
    let mut label = if group.is_empty() { String::new() } else { at.say.t(group) };
    let units = choices.iter_mut().zip(units).filter(|(_, is_unit)| *is_unit);
    if let Some(formation) = same_formation(units.map(|(choice, _)| choice).collect()) {
        label = format!("{label} {formation}");
    }
    Group { label, choices, piece: String::new(), is_folded: false }
}

/// Putting units together comes after what they can do, then what only arranges them; doing nothing comes
/// last.
fn rank(press: &Press) -> u8 {
    match (press.toggle, press.stands) {
        (Toggle::Take | Toggle::Leave, _) => 1,
        (Toggle::Neither, Stands::First) => 0,
        (Toggle::Neither, Stands::Aside) => 2,
        (Toggle::Neither, Stands::Last) => 3,
    }
}

/// Units of one formation are told apart by their companies: takes the formation out of the labels.
fn same_formation(mut units: Vec<&mut Choice>) -> Option<String> {
    let (formation, _) = units.first()?.label.rsplit_once(' ')?;
    let formation = format!("{formation} ");
    let same = |choice: &&mut Choice| {
        let company = choice.label.strip_prefix(&formation);
        company.is_some_and(|company| !company.is_empty() && !company.contains(' '))
    };
    if units.len() < 3 || !units.iter().all(same) {
        return None;
    }
    for choice in &mut units {
        choice.label = choice.label.split_off(formation.len());
    }
    Some(formation.trim().to_owned())
}

fn choice(at: &At<'_>, offer: &Offered, number: usize) -> Choice {
    let press = &offer.press;
    let full = at.say.text(&offer.said);
    let label = match (&offer.whither, &press.label) {
        (Some(whither), _) => whither.clone(),
        (None, Label::Sentence) => full.clone(),
        (None, Label::Words(id)) => at.say.t(id),
        (None, Label::Name(key) | Label::Unit(key)) => at.say.name(key),
    };
    let seat = at.seat.unwrap_or(kernel::Seat(0));
    let is_binding = at.now.finality(seat, offer.index).is_some();
    let figure = odds::figure(at, seat, offer);
    let is_final = is_binding || figure.is_some();
    let figure = figure.or_else(|| odds::with_all(at, seat, offer));
    Choice {
        number,
        notation: offer.notation.clone(),
        label,
        full,
        keys: offer.keys.join(" "),
        lights: match &press.beside {
            Beside::Piece(key) => key.clone(),
            Beside::Group | Beside::WholeGroup => offer.keys.join(" "),
        },
        is_final,
        is_binding,
        is_aside: press.stands == Stands::Aside,
        is_all: press.is(Mark::All),
        goes_on: press.is(Mark::GoesOn),
        yields: press.is(Mark::Yields),
        leads: press.is(Mark::Leads),
        is_previewed: at.scene.previewed == Some(offer.notation.as_str()),
        toggle: press.toggle,
        figure,
    }
}

/// More refusals than this: each thing is told one reason, and not every way it cannot go.
const MOST_REFUSED: usize = 60;

/// What is refused, and why.
pub(crate) fn refused(at: &At<'_>) -> Vec<Refused> {
    let refused = at.offers.iter().filter_map(|offer| Some((offer, offer.no.as_ref()?)));
    let refused: Vec<(&Offered, &No)> = refused.collect();
    let many = refused.len() > MOST_REFUSED;
    let mut told: BTreeSet<&str> = BTreeSet::new();
    let mut shown = Vec::new();
    for (offer, no) in refused {
        let is_news = offer.keys.iter().filter(|key| told.insert(key)).count() > 0;
        if many && !is_news {
            continue;
        }
        shown.push(reason(at, &offer.said, &offer.keys, no));
    }
    shown
}

fn reason(at: &At<'_>, said: &Said, keys: &[String], no: &No) -> Refused {
    let rule = no.rule.map_or("", |rule| rule.0);
    Refused {
        text: at.say.text(said),
        why: at.say.text(&no.said),
        rule: rule.to_owned(),
        rule_path: at.rule_path(rule),
        keys: keys.join(" "),
    }
}

/// A thing that no choice names, because what is done is asked before what it is done to: plain data.
#[derive(Clone, Debug)]
pub struct Beyond {
    /// The key of the thing.
    pub(crate) key: String,
    /// The notations of the choices after which it can be chosen.
    pub(crate) ways: Vec<String>,
    /// What comes to mind first with it, the keys of all that speaks of, and why it is refused.
    pub(crate) no: Option<(Said, Vec<String>, No)>,
}

/// What leads to things that no choice names yet, by the numbers of the choices; and why nothing leads to the others.
fn ahead(at: &At<'_>, groups: &[Group]) -> (BTreeMap<String, String>, Vec<Refused>) {
    if !at.is_asked() {
        return Default::default();
    }
    let ahead = at.now.ahead();
    let (open, shut): (Vec<_>, Vec<_>) = ahead.into_iter().partition(|one| !one.ways.is_empty());
    let ways = open.into_iter().map(|one| {
        let ways = one.ways.iter().filter_map(|way| number_of(groups, way));
        (one.key, ways.map(|number| number.to_string()).collect::<Vec<String>>().join(" "))
    });
    let shut = shut.iter().filter_map(|one| one.no.as_ref());
    (ways.collect(), shut.map(|(said, keys, no)| reason(at, said, keys, no)).collect())
}

/// The number of a choice, if it is legal.
fn number_of(groups: &[Group], notation: &str) -> Option<usize> {
    let mut choices = groups.iter().flat_map(|group| &group.choices);
    choices.find(|choice| choice.notation == notation).map(|choice| choice.number)
}

/// All that can and cannot be answered now.
#[derive(Clone, Debug)]
pub struct Question {
    /// The legal choices.
    pub groups: Vec<Group>,
    /// The refused ones.
    pub refused: Vec<Refused>,
    /// What can be reached once a choice is made: the numbers of such choices, by the key of the thing.
    pub ways: BTreeMap<String, String>,
    /// Why nothing at all leads to a thing that no candidate names.
    pub beyond: Vec<Refused>,
    /// Where each thing is spoken of: a page asks about every place and piece.
    spoken: BTreeMap<String, Spoken>,
}

/// Where a thing is spoken of.
#[derive(Clone, Debug, Default)]
struct Spoken {
    /// The legal choices: group, and place in it.
    choices: Vec<(usize, usize)>,
    /// The first reason, counted through those of the candidates and on through those beyond them.
    reason: Option<usize>,
}

/// Finds out where things are spoken of.
fn spoken(groups: &[Group], refused: &[Refused], beyond: &[Refused]) -> BTreeMap<String, Spoken> {
    let mut all: BTreeMap<String, Spoken> = BTreeMap::new();
    for (number, group) in groups.iter().enumerate() {
        for (place, choice) in group.choices.iter().enumerate() {
            for key in choice.keys.split(' ') {
                let known = &mut all.entry(key.to_owned()).or_default().choices;
                if known.last() != Some(&(number, place)) {
                    known.push((number, place));
                }
            }
        }
    }
    for (number, refused) in refused.iter().chain(beyond).enumerate() {
        for key in refused.keys.split(' ') {
            all.entry(key.to_owned()).or_default().reason.get_or_insert(number);
        }
    }
    all
}

impl Question {
    /// What the viewer is asked.
    pub fn of(at: &At<'_>) -> Question {
        let groups = groups(at);
        let (ways, beyond) = ahead(at, &groups);
        let refused = refused(at);
        let spoken = spoken(&groups, &refused, &beyond);
        Question { groups, refused, ways, beyond, spoken }
    }

    /// The number of the choice of a notation, if it is legal.
    pub fn number_of(&self, notation: &str) -> Option<usize> {
        number_of(&self.groups, notation)
    }

    /// Every legal choice in the order of its number.
    pub fn choices(&self) -> impl Iterator<Item = &Choice> {
        self.groups.iter().flat_map(|group| &group.choices)
    }

    /// The legal choices that speak of a thing.
    pub fn of_key(&self, key: &str) -> Vec<&Choice> {
        let places = self.spoken.get(key).map(|spoken| spoken.choices.as_slice());
        let choice = |(group, place): &(usize, usize)| self.groups.get(*group)?.choices.get(*place);
        places.unwrap_or_default().iter().filter_map(choice).collect()
    }

    /// Why nothing can be done with a thing; nothing when something can.
    pub fn why_not(&self, key: &str) -> Option<&Refused> {
        let spoken = self.spoken.get(key)?;
        if self.ways.contains_key(key) || !spoken.choices.is_empty() {
            return None;
        }
        self.refused.iter().chain(&self.beyond).nth(spoken.reason?)
    }
}

impl Choice {
    /// What a press means, as attributes for the scripts: whether it takes or leaves a unit, or all of them, only
    /// arranges counters, yields to another way, or leads on to what was pressed.
    pub fn data(&self) -> Html {
        let toggle = match self.toggle {
            Toggle::Neither => String::new(),
            toggle => format!(" data-toggle=\"{}\"", toggle.name()),
        };
        let marks = [
            (self.is_all, " data-all"),
            (self.is_aside, " data-aside"),
            (self.yields, " data-yields"),
            (self.leads, " data-leads"),
        ];
        let marks = marks.into_iter().filter(|(is, _)| *is).map(|(_, mark)| mark);
        Html(marks.fold(toggle, |text, mark| text + mark))
    }

    /// The classes of its button in the list of choices.
    pub fn class(&self) -> String {
        let weight = match (self.is_final, &self.figure) {
            (true, _) => " final",
            (false, Some(_)) => " most",
            (false, None) => "",
        };
        format!("btn lit{}{weight}", if self.is_previewed { " on" } else { "" })
    }

    /// What is said of it: its number, the sentence, its chance.
    pub fn said(&self) -> String {
        let chance = self.figure.as_ref().map(|figure| format!(", {}", figure.said));
        format!("{}. {}{}", self.number, self.full, chance.unwrap_or_default())
    }
}
