//! A title and a game of it as the pages see them: written once for every look, with its types put away.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};

use drawing::{Layer, Lit, Rolled};
use kernel::{Odds, Rules as _, Seat, TitleInfo};
use table::{Glimpse, Moment, Said, Viewed};
use words::Words;

use crate::asset::Asset;
use crate::at::At;
use crate::choices::Question;
use crate::grid::Grid;
use crate::guide::Guide;
use crate::look::{Ahead, Built, Crop, Look, Manner, Place, Scenery, Tool};
use crate::outlook::{self, Final, WhatIf};
use crate::picture::{self, Picture};
use crate::say::{Html, Say};
use crate::story::Part;

/// The look of a title, whatever the title.
pub trait Looks: Debug + Send + Sync {
    /// What the title is.
    fn info(&self) -> &'static TitleInfo;
    /// Its words and manners.
    fn manner(&self) -> &'static Manner;
    /// Its guided opening.
    fn guide(&self) -> Option<&'static Guide>;
    /// Its style sheets.
    fn sheets(&'static self) -> &'static [Asset];
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
    /// The dice of a moment as they lie on the board.
    fn rolled(&self, moment: &Moment) -> Option<Rolled>;
    /// Why the dice of an event needed what they needed, while they were awaited.
    fn why(&self, said: &Said, say: Say<'_>) -> Option<String>;
    /// What can be laid over the board.
    fn layers(&self) -> Vec<Layer>;
    /// What the moments of a part came to, where they are folded.
    fn summary(&self, moments: &[&Moment], at: &At<'_>) -> Option<String>;
    /// What a press on a thing stands for beyond what is asked.
    fn ahead(&self) -> Vec<Ahead>;

    /// What stands against taking a choice back.
    fn finality(&self, seat: Seat, notation: &str) -> Option<Final>;
    /// The cards the seat could play before the dice of a choice fall.
    fn what_ifs(&self, seat: Seat, notation: &str) -> Vec<WhatIf>;
    /// The cards the seat could play in the window that is open.
    fn answers(&self, seat: Seat) -> Vec<WhatIf>;
    /// The odds of an attack with everybody who can join.
    fn with_all(&self, seat: Seat, first: Option<&str>) -> Option<Odds>;

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
}

impl<L: Look> Seen<L> {
    /// What a table of this title shows.
    pub fn of(viewed: Arc<Viewed<L::Rules>>) -> Seen<L> {
        Seen { viewed, picture: OnceLock::new() }
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
        let Viewed { rules, view } = &*self.viewed;
        draw(&Scenery { at, rules, view, sheet: &picture.sheet, lit, question })
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

    fn rolled(&self, moment: &Moment) -> Option<Rolled> {
        L::rolled(&self.viewed.rules, moment)
    }

    fn why(&self, said: &Said, say: Say<'_>) -> Option<String> {
        L::why(&self.viewed.rules, &self.viewed.view, said, say)
    }

    fn layers(&self) -> Vec<Layer> {
        L::layers(&self.viewed.rules, &self.viewed.view)
    }

    fn summary(&self, moments: &[&Moment], at: &At<'_>) -> Option<String> {
        L::summary(&self.viewed.rules, moments, at)
    }

    fn ahead(&self) -> Vec<Ahead> {
        L::ahead(&self.viewed.rules, &self.viewed.view)
    }

    fn finality(&self, seat: Seat, notation: &str) -> Option<Final> {
        outlook::finality(&*self.viewed.rules, &self.viewed.view, seat, notation)
    }

    fn what_ifs(&self, seat: Seat, notation: &str) -> Vec<WhatIf> {
        outlook::what_ifs(&*self.viewed.rules, &self.viewed.view, seat, notation)
    }

    fn answers(&self, seat: Seat) -> Vec<WhatIf> {
        outlook::answers(&*self.viewed.rules, &self.viewed.view, seat)
    }

    fn with_all(&self, seat: Seat, first: Option<&str>) -> Option<Odds> {
        outlook::with_all(&*self.viewed.rules, &self.viewed.view, seat, first, L::MANNER)
    }

    fn text(&self, words: &Words) -> String {
        L::text(&self.viewed.rules, &self.viewed.view, words)
    }

    fn text_hand(&self, words: &Words) -> String {
        L::text_hand(&self.viewed.rules, &self.viewed.view, words)
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
        let Viewed { rules, view } = &*self.viewed;
        L::crop(rules, &picture.sheet, view, &picture.ground_path, crop)
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
        L::reconstructed(&self.viewed.rules)
    }

    fn offered(&self, key: &str, sent: &str, say: Say<'_>) -> Vec<(String, String)> {
        L::offered(&self.viewed.rules, key, sent, say)
    }

    fn builder(&self, sent: &BTreeMap<String, String>, say: Say<'_>) -> Option<Built> {
        L::builder(&self.viewed.rules, sent, say)
    }
}
