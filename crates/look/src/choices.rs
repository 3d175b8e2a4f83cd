//! The choices of a question: numbered buttons in groups, and what is refused with its reason.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Fact;
use table::{No, Offer, Said};

use crate::at::At;
use crate::odds;
use drawing::Figure;

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
    /// Whether it is shown first and must be confirmed: it leads to an attack, or it is binding.
    pub is_final: bool,
    /// Whether it cannot be taken back.
    pub is_binding: bool,
    /// Whether it only arranges counters.
    pub is_aside: bool,
    /// Whether it waits to be confirmed.
    pub is_previewed: bool,
    /// Whether a unit is taken with it, or left out again.
    pub toggle: Toggle,
    /// The exact chance that decides about it.
    pub figure: Option<Figure>,
}

/// What a choice does to a unit that is put into an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toggle {
    /// Takes it.
    Take,
    /// Leaves it out again.
    Leave,
    /// It is no such choice.
    Neither,
}

/// Choices of one kind.
#[derive(Clone, Debug)]
pub struct Group {
    /// What they have in common; empty where each speaks for itself.
    pub label: String,
    /// The choices.
    pub choices: Vec<Choice>,
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
    /// The key of the piece they send somewhere, if they do.
    piece: Option<String>,
    offers: Vec<&'a Offer>,
}

/// The legal choices in groups, numbered in the order they are shown.
pub fn groups(at: &At<'_>) -> Vec<Group> {
    let legal: Vec<&Offer> = at.offers.iter().filter(|offer| offer.no.is_none()).collect();
    let many = legal.len() > MOST_OPEN;
    let mut bundles: Vec<Bundle<'_>> = Vec::new();
    for offer in legal {
        let (group, rank) = ((at.manner.group)(offer.said.id), rank(at, offer));
        let piece = (at.manner.piece)(&offer.said);
        let same = |known: &&mut Bundle<'_>| {
            let of_group = known.group == group || piece.is_some();
            known.rank == rank && known.piece == piece && of_group
        };
        match bundles.iter_mut().find(same) {
            Some(bundle) => bundle.offers.push(offer),
            None => bundles.push(Bundle { rank, group, piece, offers: vec![offer] }),
        }
    }
    // Pieces stand side by side; what came up between them comes after them.
    let first = bundles.iter().position(|bundle| bundle.piece.is_some());
    let mut placed: Vec<(usize, Bundle<'_>)> = bundles.into_iter().enumerate().collect();
    placed.sort_by_key(|(index, bundle)| {
        (bundle.rank, bundle.piece.is_none() && first.is_some_and(|first| first < *index))
    });
    let mut number = 0;
    placed.into_iter().map(|(_, bundle)| group(at, bundle, many, &mut number)).collect()
}

fn group(at: &At<'_>, bundle: Bundle<'_>, many: bool, number: &mut usize) -> Group {
    let Bundle { group, piece, mut offers, .. } = bundle;
    // "All" and "none" stand before the single units.
    offers.sort_by_key(|offer| !offer.said.facts.is_empty());
    let choices = offers.into_iter().map(|offer| {
        *number += 1;
        choice(at, offer, *number, group)
    });
    let mut choices: Vec<Choice> = choices.collect();
    if let Some(piece) = &piece {
        let is_open = choices.len() <= MOST_OPEN && choices.iter().any(|one| one.is_previewed);
        // Choices without a piece may stand together by words of their own.
        let has_words = at.say.words.has(piece);
        let label = if has_words { at.say.t(piece) } else { at.say.name(piece) };
        let is_aside = choices.iter().all(|choice| choice.is_aside);
        return Group { label, choices, is_folded: (many || is_aside) && !is_open };
    }
    let mut label = if group.is_empty() { String::new() } else { at.say.t(group) };
    if let Some(formation) = same_formation(&mut choices) {
        label = format!("{label} {formation}");
    }
    Group { label, choices, is_folded: false }
}

/// Putting units together comes after what they can do, then what only arranges them; doing nothing comes
/// last.
fn rank(at: &At<'_>, offer: &Offer) -> u8 {
    match (at.manner.toggle)(offer.said.id) {
        Toggle::Take | Toggle::Leave => 1,
        Toggle::Neither if (at.manner.ends)(offer.said.id) => 3,
        Toggle::Neither if (at.manner.aside)(offer.said.id) => 2,
        Toggle::Neither => 0,
    }
}

/// Units of one formation are told apart by their companies: takes the formation out of the labels.
fn same_formation(choices: &mut [Choice]) -> Option<String> {
    let units = choices.iter_mut().filter(|choice| choice.keys.starts_with("unit/"));
    let mut units: Vec<&mut Choice> = units.filter(|choice| !choice.keys.contains(' ')).collect();
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

fn choice(at: &At<'_>, offer: &Offer, number: usize, group: &str) -> Choice {
    let full = at.say.text(&offer.said);
    let keys = (at.manner.keys)(&offer.said);
    let whither = (at.manner.whither)(&offer.said, at.say);
    let label = match (group, (at.manner.short)(offer.said.id), keys.first()) {
        _ if whither.is_some() => whither.unwrap_or_default(),
        ("", _, _) => full.clone(),
        (_, Some(id), _) => at.say.t(id),
        (_, None, Some(key)) if keys.len() == 1 && !has_number(offer) => at.say.name(key),
        (_, None, _) => full.clone(),
    };
    let seat = at.seat.unwrap_or(kernel::Seat(0));
    let is_binding = at.view.finality(seat, &offer.notation).is_some();
    let figure = odds::figure(at, seat, offer);
    let is_final = is_binding || figure.is_some();
    let figure = figure.or_else(|| odds::with_all(at, seat, offer));
    Choice {
        number,
        notation: offer.notation.clone(),
        label,
        full,
        keys: keys.join(" "),
        is_final,
        is_binding,
        is_aside: (at.manner.aside)(offer.said.id),
        is_previewed: at.scene.previewed == Some(offer.notation.as_str()),
        toggle: (at.manner.toggle)(offer.said.id),
        figure,
    }
}

fn has_number(offer: &Offer) -> bool {
    offer.said.facts.iter().any(|(_, fact)| matches!(fact, Fact::Number(_)))
}

/// More refusals than this: each thing is told one reason, and not every way it cannot go.
const MOST_REFUSED: usize = 60;

/// What is refused, and why.
pub fn refused(at: &At<'_>) -> Vec<Refused> {
    let refused = at.offers.iter().filter_map(|offer| Some((offer, offer.no.as_ref()?)));
    let refused: Vec<(&Offer, &No)> = refused.collect();
    let many = refused.len() > MOST_REFUSED;
    let mut told: BTreeSet<String> = BTreeSet::new();
    let mut shown = Vec::new();
    for (offer, no) in refused {
        let keys = (at.manner.keys)(&offer.said);
        let is_news = keys.iter().filter(|key| told.insert((*key).clone())).count() > 0;
        if many && !is_news {
            continue;
        }
        shown.push(reason(at, &offer.said, no));
    }
    shown
}

fn reason(at: &At<'_>, said: &Said, no: &No) -> Refused {
    let rule = no.rule.map_or("", |rule| rule.0);
    Refused {
        text: at.say.text(said),
        why: at.say.text(&no.said),
        rule: rule.to_owned(),
        rule_path: at.rule_path(rule),
        keys: (at.manner.keys)(said).join(" "),
    }
}

/// What leads to things that no choice names yet, and why nothing leads to the others.
fn ahead(at: &At<'_>) -> (BTreeMap<String, String>, Vec<Refused>) {
    if !at.is_asked() {
        return Default::default();
    }
    let ahead = at.view.ahead();
    let (open, shut): (Vec<_>, Vec<_>) = ahead.into_iter().partition(|one| !one.ways.is_empty());
    let ways = open.into_iter().map(|one| (one.key, one.ways.join(" ")));
    let shut = shut.iter().filter_map(|one| one.no.as_ref());
    (ways.collect(), shut.map(|(said, no)| reason(at, said, no)).collect())
}

/// All that can and cannot be answered now.
#[derive(Clone, Debug)]
pub struct Question {
    /// The legal choices.
    pub groups: Vec<Group>,
    /// The refused ones.
    pub refused: Vec<Refused>,
    /// What can be reached once a choice is made: the notations of such choices, by the key of the thing.
    pub ways: BTreeMap<String, String>,
    /// Why nothing at all leads to a thing that no candidate names.
    pub beyond: Vec<Refused>,
}

impl Question {
    /// What the viewer is asked.
    pub fn of(at: &At<'_>) -> Question {
        let (ways, beyond) = ahead(at);
        Question { groups: groups(at), refused: refused(at), ways, beyond }
    }

    /// Every legal choice in the order of its number.
    pub fn choices(&self) -> impl Iterator<Item = &Choice> {
        self.groups.iter().flat_map(|group| &group.choices)
    }

    /// The legal choices that speak of a thing.
    pub fn of_key(&self, key: &str) -> Vec<&Choice> {
        self.choices().filter(|choice| choice.speaks_of(key)).collect()
    }

    /// Why nothing can be done with a thing; nothing when something can.
    pub fn why_not(&self, key: &str) -> Option<&Refused> {
        if self.ways.contains_key(key) || self.choices().any(|choice| choice.speaks_of(key)) {
            return None;
        }
        self.refused
            .iter()
            .chain(&self.beyond)
            .find(|refused| refused.keys.split(' ').any(|known| known == key))
    }
}

impl Choice {
    /// Whether it speaks of a thing.
    pub fn speaks_of(&self, key: &str) -> bool {
        self.keys.split(' ').any(|known| known == key)
    }
}
