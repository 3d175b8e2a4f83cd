//! What a viewer sees, what he is asked and what he saw happen, with the types of the title put away.

use std::any::Any;
use std::fmt;
use std::fmt::Write as _;
use std::sync::{Arc, OnceLock};

use kernel::hash::Hash;
use kernel::tally::{Costly, count};
use kernel::{Event, Refused, Rules, Viewer};

use crate::{Moment, No, Offer, Playable, Said, Seen, Told};

/// A candidate of a question, with its types. [`Offer`] is the same for front ends that just print.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate<R: Rules> {
    /// The choice.
    pub choice: R::Choice,
    /// Its notation, by which it is chosen.
    pub notation: String,
    /// `None` when it is legal.
    pub refusal: Option<R::Refusal>,
    /// Whether it is fiddling that changes nothing for anybody else.
    pub is_free: bool,
}

impl<R: Rules> Candidate<R> {
    /// The same without its types; `canonical` are those that a search should look at.
    pub(crate) fn offer(&self, canonical: &[R::Choice]) -> Offer {
        Offer {
            notation: self.notation.clone(),
            said: Said::of(&self.choice),
            no: self.refusal.as_ref().map(No::by_rule),
            is_free: self.is_free,
            is_canonical: canonical.contains(&self.choice),
        }
    }
}

/// An event as a viewer saw it, with its type. [`Moment`] is the same for front ends that just print.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Witnessed<E> {
    /// Its number among those this viewer saw, from 1.
    pub number: usize,
    /// What happened, as this viewer may know it.
    pub event: E,
    /// The dice it tells of; empty where it tells of none.
    pub dice: Vec<u8>,
}

impl<E: Event> Witnessed<E> {
    /// The same without its type.
    pub fn moment(&self) -> Moment {
        Moment {
            number: self.number,
            rule: self.event.rule(),
            said: Said::of(&self.event),
            dice: self.dice.clone(),
        }
    }
}

/// What a viewer sees, and the rules that explain it.
#[derive(Debug)]
pub struct Viewed<R: Playable> {
    /// The rules.
    pub rules: Arc<R>,
    /// What the viewer sees.
    pub view: R::View,
    /// What he saw happen; nothing where only the board is looked at.
    pub log: Vec<Witnessed<R::Event>>,
    /// The question as he may know it.
    pub prompt: Option<R::Prompt>,
    /// What people did outside the rules, as he may know it.
    pub acts: Vec<Seen>,
    /// What he can answer: every candidate; none when he is not asked.
    pub candidates: Vec<Candidate<R>>,
    /// A world that fits the view, once one was asked for.
    world: OnceLock<R::State>,
    /// The hash of the view, once it was asked for.
    print: OnceLock<Hash>,
}

impl<R: Playable> Viewed<R> {
    /// A view with the rules that explain it; nothing is asked, and nothing has happened.
    pub fn new(rules: Arc<R>, view: R::View) -> Viewed<R> {
        let (log, acts, candidates) = (Vec::new(), Vec::new(), Vec::new());
        let (world, print) = (OnceLock::new(), OnceLock::new());
        Viewed { rules, view, log, prompt: None, acts, candidates, world, print }
    }

    /// A world that fits the view, in which things are tried out that a view cannot tell. It is dealt once.
    pub fn world(&self) -> &R::State {
        self.world.get_or_init(|| kernel::odds::deal(&*self.rules, &self.view))
    }

    /// The hash of the view. It is made once.
    pub fn print(&self) -> Hash {
        *self.print.get_or_init(|| Hash::of_state(&self.view))
    }

    /// The stamp of it: see [`Glimpse::stamp`].
    fn stamp(&self, viewer: Viewer) -> String {
        let notations = self.candidates.iter().map(|candidate| &candidate.notation);
        let seen = (viewer, self.log.len(), self.acts.as_slice());
        stamp_of::<R>(seen, self.print(), self.prompt.as_ref(), notations)
    }
}

/// The stamp of what a viewer sees after so many moments and acts outside the rules, by the hash of his view, what he is
/// asked and what he can answer.
pub(crate) fn stamp_of<R: Rules>(
    (viewer, moments, acts): (Viewer, usize, &[Seen]),
    print: Hash,
    prompt: Option<&R::Prompt>,
    notations: impl IntoIterator<Item = impl fmt::Display>,
) -> String {
    count(Costly::Stamp);
    let prompt = prompt.map(Said::of);
    let mut text = format!("{viewer:?} {moments} {prompt:?} {print}");
    // Writing to memory does not fail.
    for Seen { after, told } in acts {
        // The number of its entry is not for a seat.
        let Told { ply: _, seat, word, id: _, facts } = told;
        let _ = write!(text, "\n{after} {seat:?} {word} {facts:?}");
    }
    for notation in notations {
        let _ = write!(text, "\n{notation}");
    }
    Hash::plain(text.as_bytes()).to_string().chars().take(16).collect()
}

/// The same without its types: only the look of its title reads it. Cheap to copy and to keep.
#[derive(Clone)]
pub struct Glimpse {
    viewed: Arc<dyn Any + Send + Sync>,
    stamp: fn(&Glimpse, Viewer) -> String,
    check: fn(&Glimpse, &str) -> Result<(), No>,
}

impl fmt::Debug for Glimpse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Glimpse").finish_non_exhaustive()
    }
}

impl Glimpse {
    /// A view with the rules that explain it; nothing is asked, and nothing has happened.
    pub fn of<R: Playable>(rules: Arc<R>, view: R::View) -> Glimpse {
        Glimpse::whole(Viewed::new(rules, view))
    }

    /// All that a viewer sees.
    pub(crate) fn whole<R: Playable>(viewed: Viewed<R>) -> Glimpse {
        Glimpse { viewed: Arc::new(viewed), stamp: stamp::<R>, check: check::<R> }
    }

    /// What is seen, with its types; nothing when it is of another title.
    pub fn viewed<R: Playable>(&self) -> Option<Arc<Viewed<R>>> {
        Arc::clone(&self.viewed).downcast().ok()
    }

    /// The stamp of what this viewer sees and is asked: the same as long as nothing changes for him. It is made of what
    /// he knows and of nothing else.
    pub fn stamp(&self, viewer: Viewer) -> String {
        (self.stamp)(self, viewer)
    }

    /// Why the viewer may not choose what has that notation, as it is listed here.
    pub fn check(&self, notation: &str) -> Result<(), No> {
        (self.check)(self, notation)
    }
}

fn check<R: Playable>(glimpse: &Glimpse, notation: &str) -> Result<(), No> {
    let viewed = glimpse.viewed::<R>();
    let listed = viewed.iter().flat_map(|viewed| &viewed.candidates);
    let mut named = listed.filter(|candidate| candidate.notation == notation);
    match (named.next(), &viewed) {
        (Some(Candidate { refusal: None, .. }), _) => Ok(()),
        (Some(Candidate { refusal: Some(refusal), .. }), _) => Err(No::by_rule(refusal)),
        (None, Some(viewed)) if !viewed.candidates.is_empty() => {
            Err(No::plain(&Refused::<R>::Unknown))
        }
        (None, _) => Err(No::plain(&Refused::<R>::NotAsked)),
    }
}

fn stamp<R: Playable>(glimpse: &Glimpse, viewer: Viewer) -> String {
    glimpse.viewed::<R>().map(|viewed| viewed.stamp(viewer)).unwrap_or_default()
}
