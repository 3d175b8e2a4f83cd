//! A title and a game of it as the pages see them: written once for every look, with its types put away.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::slice;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use drawing::{Layer, Lit, Rolled};
use kernel::{Cited as _, Odds, Rule, Rules, Seat, TitleInfo};
use table::{Candidate, Glimpse, Moment, No, Said, Viewed, Witnessed};
use words::Words;

use crate::asset::Asset;
use crate::at::At;
use crate::choices::{Beyond, Offered, Question};
use crate::grid::{self, Grid};
use crate::guide::{Guide, Guided};
use crate::look::{
    Ahead, Built, ChoiceOf, Crop, EventOf, Look, Moved, Panel, Place, Scenery, Tool,
};
use crate::manner::Manner;
use crate::outlook::{self, Final, WhatIf};
use crate::picture::{self, Picture};
use crate::say::{Html, Say};
use crate::slice::Slice;
use crate::story::{Beat, Part, Sort};

/// The look of a title, whatever the title.
pub trait Looks: Debug + Send + Sync {
    /// What the title is.
    fn info(&self) -> &'static TitleInfo;
    /// Its words and manners.
    fn manner(&self) -> &'static Manner;
    /// Its guided opening.
    fn guide(&self) -> Option<&'static Guide>;
    /// Its style sheets; its own pages load them, and no others.
    fn sheets(&'static self) -> &'static [Asset];
    /// Those of them that pictures of its board need, wherever they are shown.
    fn pictures(&'static self) -> &'static [Asset];
    /// The icon and the id of the name of the tab of the panel of what is in hand.
    fn hand_tab(&self) -> (&'static str, &'static str);
    /// The switches of what can be laid over the board.
    fn tools(&self) -> &'static [Tool];
    /// The options whose text is put together in a builder.
    fn built(&self) -> &'static [&'static str];
    /// A game of this title as a viewer sees it.
    fn sight(&self, glimpse: &Glimpse) -> Arc<dyn Sight>;
}

/// What the panels of a table are drawn from, besides the view.
#[derive(Clone, Copy, Debug)]
pub struct Staging<'a, 's> {
    /// The scene.
    pub at: &'a At<'s>,
    /// What is lit.
    pub lit: &'a Lit,
    /// What is asked.
    pub question: &'a Question,
}

/// A question as its viewer may know it.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What is asked.
    pub said: Said,
    /// The rule it rests on.
    pub rule: Rule,
    /// Whether it settles what dice brought.
    pub settles: bool,
}

/// A game as a viewer sees it, whatever the title. See [`Look`] for what each part is.
pub trait Sight: Debug + Send + Sync {
    /// The name of a thing of the pack.
    fn name(&self, key: &str, language: &str) -> Option<String>;
    /// The names of all seats at the beginning of a game.
    fn seats(&self) -> Vec<&'static str>;

    /// The part of the game that is seen.
    fn part(&self) -> Part;
    /// How many things the viewer holds.
    fn held(&self) -> usize;
    /// The keys of what is put together in an order.
    fn picked(&self) -> Vec<String>;
    /// The steps of the answer that is put together.
    fn trail(&self, say: Say<'_>) -> Vec<String>;
    /// What can be laid over the board.
    fn layers(&self) -> Vec<Layer>;

    /// The question as the viewer may know it.
    fn asked(&self) -> Option<Asked>;
    /// What the viewer can answer, each candidate at its place; nothing where he is not asked.
    fn offers(&self, say: Say<'_>) -> Vec<Offered>;
    /// The same as the guided opening sees it.
    fn guided(&self) -> Vec<Guided>;
    /// What a press on a thing stands for beyond what is asked.
    fn ahead(&self) -> Vec<Beyond>;
    /// What stands against taking back the candidate at a place.
    fn finality(&self, seat: Seat, index: usize) -> Option<Final>;
    /// The odds of the candidate at a place; nothing when nothing is left to chance, or too much.
    fn odds(&self, seat: Seat, index: usize) -> Option<Odds>;
    /// The cards the seat could play before the dice of such a choice fall.
    fn what_ifs(&self, seat: Seat, index: usize) -> Vec<WhatIf>;
    /// The cards the seat could play in the window that is open.
    fn answers(&self, seat: Seat) -> Vec<WhatIf>;
    /// The odds of an attack with everybody who can join; it may begin with the candidate at a place.
    fn with_all(&self, seat: Seat, first: Option<usize>) -> Option<Odds>;

    /// The same with its type.
    fn as_any(&self) -> &dyn Any;
    /// Whether all that the viewer had seen happen before still stands, so that moments go by their numbers.
    fn goes_on_from(&self, before: &dyn Sight) -> bool;
    /// How many moments the viewer saw.
    fn moments(&self) -> usize;
    /// The moment of a number, from 1, as it is said.
    fn told(&self, number: usize) -> Option<Moment>;
    /// What the moment of a number is in the story.
    fn beat(&self, number: usize) -> Beat;
    /// Whether the moment of a number tells dice.
    fn fell(&self, number: usize) -> bool;
    /// The part of the game each moment belongs to; the other part is the one shown after so many moments.
    fn outline(&self, shown: (usize, Part)) -> Vec<Part>;
    /// Where the units of the moment of a number stood before, if it moves units.
    fn moved(&self, number: usize) -> Option<Moved>;
    /// The dice of the moment of a number as they lie on the board.
    fn rolled(&self, number: usize) -> Option<Rolled>;
    /// Why the dice of the moment of a number needed what they needed; `before` is the game while they were awaited.
    fn why(&self, before: &Glimpse, number: usize, say: Say<'_>) -> Option<String>;
    /// What the moments of these numbers came to, where they are folded.
    fn summary(&self, numbers: &[usize], say: Say<'_>) -> Option<String>;

    /// The board as text.
    fn text(&self, words: &Words) -> String;
    /// What the viewer has in hand, as text.
    fn text_hand(&self, words: &Words) -> String;

    /// What pictures refer to: once in a page.
    fn defs(&self, words: &Words) -> String;
    /// The board over its ground.
    fn board(&self, words: &Words, lit: &Lit) -> String;
    /// The layer of the board that changes.
    fn live(&self, words: &Words, lit: &Lit) -> String;
    /// The whole map in small.
    fn minimap(&self, words: &Words) -> String;
    /// A unit's counter with nothing lit.
    fn counter(&self, words: &Words, key: &str) -> Option<String>;
    /// A part of the board as a small picture.
    fn crop(&self, words: &Words, crop: Crop<'_>) -> String;

    /// What a panel is drawn from, besides what is asked and lit.
    fn slice(&self, panel: Panel, slice: &mut Slice);
    /// The status panel.
    fn status(&self, staging: Staging<'_, '_>) -> Html;
    /// The panel of what is in hand.
    fn hand(&self, staging: Staging<'_, '_>) -> Html;
    /// The places of the map in words.
    fn places(&self, staging: Staging<'_, '_>) -> Vec<Place>;

    /// The tables of the components page.
    fn grids(&self, say: Say<'_>) -> Vec<Grid>;
    /// How many entries the pack has, and how many are reconstructed as a whole.
    fn reconstructed(&self) -> (usize, usize);
    /// What is offered for an option that takes any text.
    fn offered(&self, key: &str, sent: &str, say: Say<'_>) -> Vec<(String, String)>;
    /// The builder for such a text.
    fn builder(&self, sent: &BTreeMap<String, String>, say: Say<'_>) -> Option<Built>;
}

/// A game of one title as a viewer sees it.
#[derive(Debug)]
pub struct Seen<L: Look> {
    viewed: Arc<Viewed<L::Rules>>,
    /// The picture in the language that was asked for first.
    picture: OnceLock<Arc<Picture<L>>>,
    /// The world in which the odds of all choices are computed that need no other.
    foreseen: OnceLock<StateOf<L>>,
    /// The odds of candidates that were asked for, by their places.
    odds: Kept<(Seat, usize)>,
    /// The same with everybody who can join.
    joined: Kept<(Seat, Option<usize>)>,
}

type StateOf<L> = <<L as Look>::Rules as Rules>::State;

/// Odds that are computed once.
#[derive(Debug)]
struct Kept<K>(Mutex<BTreeMap<K, Option<Odds>>>);

impl<K: Ord + Copy> Kept<K> {
    fn new() -> Kept<K> {
        Kept(Mutex::new(BTreeMap::new()))
    }

    fn of(&self, key: K, compute: impl FnOnce() -> Option<Odds>) -> Option<Odds> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.entry(key).or_insert_with(compute).clone()
    }
}

impl<L: Look> Seen<L> {
    /// What a table of this title shows.
    pub fn of(viewed: Arc<Viewed<L::Rules>>) -> Seen<L> {
        let (odds, joined) = (Kept::new(), Kept::new());
        Seen { viewed, picture: OnceLock::new(), foreseen: OnceLock::new(), odds, joined }
    }

    /// The dealt world, made ready for odds.
    fn foreseen(&self) -> &StateOf<L> {
        self.foreseen.get_or_init(|| {
            let mut world = self.viewed.world().clone();
            self.viewed.rules.foresee(&mut world);
            world
        })
    }

    fn choice(&self, index: usize) -> Option<&ChoiceOf<L>> {
        self.viewed.candidates.get(index).map(|candidate| &candidate.choice)
    }

    fn witnessed(&self, number: usize) -> Option<&Witnessed<EventOf<L>>> {
        self.viewed.log.get(number.checked_sub(1)?)
    }

    fn offered(&self, index: usize, candidate: &Candidate<L::Rules>, say: Say<'_>) -> Offered {
        let (rules, choice) = (&*self.viewed.rules, &candidate.choice);
        Offered {
            index,
            notation: candidate.notation.clone(),
            said: Said::of(choice),
            no: candidate.refusal.as_ref().map(No::by_rule),
            keys: L::keys(rules, choice),
            whither: L::whither(rules, choice, say),
            press: L::press(rules, choice),
        }
    }

    fn beyond(&self, ahead: Ahead<L>) -> Beyond {
        let no = ahead.no.map(|(choice, no)| {
            let keys = L::keys(&self.viewed.rules, &choice);
            (Said::of(&choice), keys, No::by_rule(&no))
        });
        Beyond { key: ahead.key, ways: ahead.ways.iter().map(ToString::to_string).collect(), no }
    }

    fn picture(&self, words: &Words) -> Arc<Picture<L>> {
        let made = || picture::picture::<L>(&self.viewed.rules, words);
        let kept = self.picture.get_or_init(made);
        if kept.is_in(words) { Arc::clone(kept) } else { made() }
    }

    fn scenery<T>(
        &self,
        staging: Staging<'_, '_>,
        draw: impl FnOnce(&Scenery<'_, '_, L>) -> T,
    ) -> T {
        let Staging { at, lit, question } = staging;
        let picture = self.picture(at.say.words);
        let Viewed { rules, view, .. } = &*self.viewed;
        let viewed = &*self.viewed;
        draw(&Scenery { at, rules, view, viewed, sheet: &picture.sheet, lit, question })
    }
}

impl<L: Look> Sight for Seen<L> {
    fn name(&self, key: &str, language: &str) -> Option<String> {
        self.viewed.rules.name(key, language)
    }

    fn seats(&self) -> Vec<&'static str> {
        let rules = &self.viewed.rules;
        let start = rules.start();
        (0..rules.seats()).map(|seat| rules.seat_name(&start, Seat(seat))).collect()
    }

    fn part(&self) -> Part {
        L::part(&self.viewed.rules, &self.viewed.view)
    }

    fn held(&self) -> usize {
        L::held(&self.viewed.rules, &self.viewed.view)
    }

    fn picked(&self) -> Vec<String> {
        L::picked(&self.viewed.rules, &self.viewed.view)
    }

    fn trail(&self, say: Say<'_>) -> Vec<String> {
        L::trail(&self.viewed.rules, &self.viewed.view, say)
    }

    fn layers(&self) -> Vec<Layer> {
        L::layers(&self.viewed)
    }

    fn asked(&self) -> Option<Asked> {
        let prompt = self.viewed.prompt.as_ref()?;
        Some(Asked { said: Said::of(prompt), rule: prompt.rule(), settles: L::settles(prompt) })
    }

    fn offers(&self, say: Say<'_>) -> Vec<Offered> {
        let candidates = self.viewed.candidates.iter().enumerate();
        candidates.map(|(index, candidate)| self.offered(index, candidate, say)).collect()
    }

    fn guided(&self) -> Vec<Guided> {
        let steps = L::GUIDE.map_or(0, |guide| guide.steps.len());
        let guided = |candidate: &Candidate<L::Rules>| Guided {
            notation: candidate.notation.clone(),
            is_legal: candidate.refusal.is_none(),
            is_free: candidate.is_free,
            steps: (0..steps).filter(|step| L::leads_on(*step, &candidate.choice)).collect(),
            preferred: L::scripted(&candidate.choice),
        };
        self.viewed.candidates.iter().map(guided).collect()
    }

    fn ahead(&self) -> Vec<Beyond> {
        let ahead = L::ahead(&self.viewed).into_iter();
        ahead.map(|ahead| self.beyond(ahead)).collect()
    }

    fn finality(&self, seat: Seat, index: usize) -> Option<Final> {
        outlook::finality(&*self.viewed.rules, self.viewed.world(), seat, self.choice(index)?)
    }

    fn odds(&self, seat: Seat, index: usize) -> Option<Odds> {
        let (rules, choice) = (&*self.viewed.rules, self.choice(index)?);
        self.odds.of((seat, index), || match rules.odds_worlds(&self.viewed.view, choice) {
            Some(worlds) => kernel::odds_in(rules, &worlds, seat, choice),
            None => kernel::odds_in(rules, slice::from_ref(self.foreseen()), seat, choice),
        })
    }

    fn what_ifs(&self, seat: Seat, index: usize) -> Vec<WhatIf> {
        let Some(choice) = self.choice(index) else { return Vec::new() };
        outlook::what_ifs(&*self.viewed.rules, self.foreseen(), seat, choice)
    }

    fn answers(&self, seat: Seat) -> Vec<WhatIf> {
        outlook::answers(&*self.viewed.rules, self.foreseen(), seat)
    }

    fn with_all(&self, seat: Seat, first: Option<usize>) -> Option<Odds> {
        let rules = &*self.viewed.rules;
        let choice = match first {
            Some(index) => Some(self.choice(index)?),
            None => None,
        };
        let press = |choice: &_| L::press(rules, choice);
        let compute = || outlook::with_all(rules, self.viewed.world(), seat, choice, press);
        self.joined.of((seat, first), compute)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn goes_on_from(&self, before: &dyn Sight) -> bool {
        let before = before.as_any().downcast_ref::<Seen<L>>();
        before.is_some_and(|before| self.viewed.log.starts_with(&before.viewed.log))
    }

    fn moments(&self) -> usize {
        self.viewed.log.len()
    }

    fn told(&self, number: usize) -> Option<Moment> {
        self.witnessed(number).map(Witnessed::moment)
    }

    fn beat(&self, number: usize) -> Beat {
        let beat = |moment: &Witnessed<_>| L::beat(&self.viewed.rules, &moment.event);
        self.witnessed(number).map_or(Beat::of("", Sort::Rest), beat)
    }

    fn fell(&self, number: usize) -> bool {
        self.witnessed(number).is_some_and(|moment| !moment.dice.is_empty())
    }

    fn outline(&self, shown: (usize, Part)) -> Vec<Part> {
        L::outline(&self.viewed.rules, &self.viewed.log, shown)
    }

    fn moved(&self, number: usize) -> Option<Moved> {
        L::moved(&self.viewed.rules, &self.witnessed(number)?.event)
    }

    fn rolled(&self, number: usize) -> Option<Rolled> {
        L::rolled(&self.viewed.rules, self.witnessed(number)?)
    }

    fn why(&self, before: &Glimpse, number: usize, say: Say<'_>) -> Option<String> {
        let before = before.viewed::<L::Rules>()?;
        L::why(&before, &self.witnessed(number)?.event, say)
    }

    fn summary(&self, numbers: &[usize], say: Say<'_>) -> Option<String> {
        let moments: Vec<&Witnessed<EventOf<L>>> =
            numbers.iter().filter_map(|number| self.witnessed(*number)).collect();
        L::summary(&self.viewed.rules, &moments, say)
    }

    fn text(&self, words: &Words) -> String {
        L::text(&self.viewed, words)
    }

    fn text_hand(&self, words: &Words) -> String {
        L::text_hand(&self.viewed, words)
    }

    fn defs(&self, words: &Words) -> String {
        L::defs(&self.picture(words).sheet)
    }

    fn board(&self, words: &Words, lit: &Lit) -> String {
        let picture = self.picture(words);
        L::board(&self.viewed.rules, &picture.sheet, &self.viewed.view, lit, &picture.ground_path)
    }

    fn live(&self, words: &Words, lit: &Lit) -> String {
        L::live(&self.viewed.rules, &self.picture(words).sheet, &self.viewed.view, lit)
    }

    fn minimap(&self, words: &Words) -> String {
        L::minimap(&self.picture(words).sheet, &self.viewed.view)
    }

    fn counter(&self, words: &Words, key: &str) -> Option<String> {
        L::counter(&self.picture(words).sheet, &self.viewed.view, key, &Lit::default())
    }

    fn crop(&self, words: &Words, crop: Crop<'_>) -> String {
        let picture = self.picture(words);
        let Viewed { rules, view, .. } = &*self.viewed;
        L::crop(rules, &picture.sheet, view, &picture.ground_path, crop)
    }

    fn slice(&self, panel: Panel, slice: &mut Slice) {
        L::slice(&self.viewed, panel, slice);
    }

    fn status(&self, staging: Staging<'_, '_>) -> Html {
        self.scenery(staging, L::status)
    }

    fn hand(&self, staging: Staging<'_, '_>) -> Html {
        self.scenery(staging, L::hand)
    }

    fn places(&self, staging: Staging<'_, '_>) -> Vec<Place> {
        self.scenery(staging, L::places)
    }

    fn grids(&self, say: Say<'_>) -> Vec<Grid> {
        let picture = self.picture(say.words);
        L::grids(&self.viewed.rules, &self.viewed.view, &picture.sheet, say)
    }

    fn reconstructed(&self) -> (usize, usize) {
        L::provenance(&self.viewed.rules).map_or((0, 0), grid::reconstructed)
    }

    fn offered(&self, key: &str, sent: &str, say: Say<'_>) -> Vec<(String, String)> {
        L::offered(&self.viewed.rules, key, sent, say)
    }

    fn builder(&self, sent: &BTreeMap<String, String>, say: Say<'_>) -> Option<Built> {
        L::builder(&self.viewed.rules, sent, say)
    }
}
