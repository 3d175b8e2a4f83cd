//! What is a title's own on the pages. A title has a look by one `impl` of [`Look`]: its words and figures as plain
//! data, what its choices, questions and events mean on a page, its pictures, and the panels that only it has. Every
//! choice, question and event comes to it as it is, to be matched by variant.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use kernel::Rules;
use table::{Playable, Viewed, Witnessed};
use words::{Locales, Words};

use crate::at::At;
use crate::choices::Question;
use crate::grid::{Grid, Provenance};
use crate::guide::Guide;
use crate::manner::Manner;
use crate::plain;
use crate::press::Press;
use crate::say::{Html, Say, keys};
use crate::slice::Slice;
use crate::story::{Beat, Part, Sort};
use drawing::{Layer, Lit, Rolled};

/// Units that moved: the key of where they stood, and theirs.
pub type Moved = (String, Vec<String>);

/// What a viewer of a title sees.
pub(crate) type ViewOf<L> = <<L as Look>::Rules as Rules>::View;

/// What a seat of a title can be asked.
pub(crate) type PromptOf<L> = <<L as Look>::Rules as Rules>::Prompt;

/// What a seat of a title can answer.
pub(crate) type ChoiceOf<L> = <<L as Look>::Rules as Rules>::Choice;

/// Why an answer is refused.
pub(crate) type RefusalOf<L> = <<L as Look>::Rules as Rules>::Refusal;

/// What can happen in a title.
pub(crate) type EventOf<L> = <<L as Look>::Rules as Rules>::Event;

/// What the panels of a title are drawn from.
#[derive(Debug)]
pub struct Scenery<'a, 's, L: Look> {
    /// The scene.
    pub at: &'a At<'s>,
    /// The rules.
    pub rules: &'a L::Rules,
    /// What the viewer sees.
    pub view: &'a ViewOf<L>,
    /// The same with all that goes with it; a world that fits it is dealt once for all panels.
    pub viewed: &'a Viewed<L::Rules>,
    /// The pictures.
    pub sheet: &'a L::Sheet,
    /// What is lit.
    pub lit: &'a Lit,
    /// What is asked.
    pub question: &'a Question,
}

/// A thing that no choice names, because what is done is asked before what it is done to.
#[derive(Debug)]
pub struct Ahead<L: Look> {
    /// The key of the thing.
    pub key: String,
    /// The choices after which it can be chosen.
    pub ways: Vec<ChoiceOf<L>>,
    /// What comes to mind first with it, and why it is refused.
    pub no: Option<(ChoiceOf<L>, RefusalOf<L>)>,
}

/// A place in the inspector.
#[derive(Clone, Debug)]
pub struct Place {
    /// What follows `place-` in the id of its element.
    pub id: String,
    /// Its key: `area/14`.
    pub key: String,
    /// What stands inside.
    pub html: String,
}

/// What a builder gives.
#[derive(Clone, Debug)]
pub enum Built {
    /// The form, with what is wrong.
    Form {
        /// What is built.
        title: String,
        /// What stands inside.
        html: Html,
    },
    /// The fields of the form of a new table, the text among them.
    Done(BTreeMap<String, String>),
}

/// A part of the page that a title draws from what is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The status panel.
    Status,
    /// The panel of what is in hand.
    Hand,
    /// The whole map in small.
    Minimap,
    /// The layer of the board that changes.
    Board,
}

/// A switch of the tool bar of the board: it shows or hides the layers of its name.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// The name of its layers: `zoc`.
    pub name: &'static str,
    /// The id of its words.
    pub label: &'static str,
    /// Whether it is on from the beginning.
    pub is_on: bool,
    /// The letter on the keyboard that switches it.
    pub key: Option<char>,
}

/// What part of a board a small picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crop<'a> {
    /// The part that stands for the title.
    Tile,
    /// The part around the thing that was last spoken of.
    Around(&'a [String]),
}

impl<'a> Crop<'a> {
    /// The keys of the things it may be round, the first that lies on the board before all others.
    pub fn keys(self) -> &'a [String] {
        match self {
            Crop::Tile => &[],
            Crop::Around(keys) => keys,
        }
    }

    /// How large the picture is, in units of the map; that of a title may differ.
    pub fn size(self) -> (u16, u16) {
        match self {
            Crop::Tile => (430, 250),
            Crop::Around(_) => (270, 320),
        }
    }
}

/// The look of a title.
pub trait Look: Debug + Sized + Send + Sync + 'static {
    /// The rules of the title.
    type Rules: Playable;

    /// Its sentences.
    const LOCALES: Locales;

    /// The style sheets that pictures of its board need wherever they are shown, by their names.
    const PICTURES: &'static [(&'static str, &'static str)] = &[];

    /// The style sheets of the rest of its pages, by their names.
    const SHEETS: &'static [(&'static str, &'static str)] = &[];

    /// Its guided opening, if it has one.
    const GUIDE: Option<&'static Guide> = None;

    /// Whether the step of that number of its guided opening waits for a choice of the reader.
    fn leads_on(_step: usize, _choice: &ChoiceOf<Self>) -> bool {
        false
    }

    /// The place of a choice among what the other side of its guided opening prefers, the first being 0.
    fn scripted(_choice: &ChoiceOf<Self>) -> Option<u8> {
        None
    }

    /// Its words and figures.
    const MANNER: &'static Manner;

    /// What a picture is made of: the components of a pack, and whatever else of the rules is drawn.
    type Pack: PartialEq + Send + Sync + 'static;

    /// What is worked out once for a pack and a language.
    type Sheet: Debug + Send + Sync + 'static;

    /// The pack of these rules.
    fn pack(rules: &Self::Rules) -> Arc<Self::Pack>;

    /// The ground of the map as a picture of its own.
    fn ground(_rules: &Self::Rules) -> String {
        String::new()
    }

    /// The sheet of these rules in a language; `other` is one in another language, if there is one.
    fn sheet(rules: &Self::Rules, words: Words, other: Option<&Self::Sheet>) -> Self::Sheet;

    /// What pictures refer to: once in a page.
    fn defs(_sheet: &Self::Sheet) -> String {
        String::new()
    }

    /// The board over the ground of that address.
    fn board(
        rules: &Self::Rules,
        sheet: &Self::Sheet,
        view: &ViewOf<Self>,
        lit: &Lit,
        ground: &str,
    ) -> String;

    /// The layer of the board that changes.
    fn live(rules: &Self::Rules, sheet: &Self::Sheet, view: &ViewOf<Self>, lit: &Lit) -> String;

    /// The whole map in small.
    fn minimap(_sheet: &Self::Sheet, _view: &ViewOf<Self>) -> String {
        String::new()
    }

    /// A unit's counter for a panel; `None` for a key that names no unit.
    fn counter(
        _sheet: &Self::Sheet,
        _view: &ViewOf<Self>,
        _key: &str,
        _lit: &Lit,
    ) -> Option<String> {
        None
    }

    /// A part of the board as a small picture.
    fn crop(
        _rules: &Self::Rules,
        _sheet: &Self::Sheet,
        _view: &ViewOf<Self>,
        _ground: &str,
        _crop: Crop<'_>,
    ) -> String {
        String::new()
    }

    /// The board as text.
    fn text(viewed: &Viewed<Self::Rules>, words: &Words) -> String {
        plain::text(&*viewed.rules, &viewed.view, words)
    }

    /// What the viewer has in hand, as text.
    fn text_hand(_viewed: &Viewed<Self::Rules>, _words: &Words) -> String {
        String::new()
    }

    /// The part of the game that is seen.
    fn part(_rules: &Self::Rules, _view: &ViewOf<Self>) -> Part {
        Part { turn: 0, impulse: 0, side: "", phase: "" }
    }

    /// How many things the viewer holds, for the badge of the panel of what is in hand.
    fn held(_rules: &Self::Rules, _view: &ViewOf<Self>) -> usize {
        0
    }

    /// The keys of what is put together in an order.
    fn picked(_rules: &Self::Rules, _view: &ViewOf<Self>) -> Vec<String> {
        Vec::new()
    }

    /// The steps of the answer that is put together, the newest last.
    fn trail(_rules: &Self::Rules, _view: &ViewOf<Self>, _say: Say<'_>) -> Vec<String> {
        Vec::new()
    }

    /// How a choice stands on the page, and what a press on what it speaks of means.
    fn press(_rules: &Self::Rules, _choice: &ChoiceOf<Self>) -> Press {
        Press::default()
    }

    /// The keys of all a choice speaks of, boxes beside the map among them: by default those its facts name.
    fn keys(_rules: &Self::Rules, choice: &ChoiceOf<Self>) -> Vec<String> {
        keys(choice)
    }

    /// Where a choice sends its piece, in short.
    fn whither(_rules: &Self::Rules, _choice: &ChoiceOf<Self>, _say: Say<'_>) -> Option<String> {
        None
    }

    /// Whether a question settles what dice brought: who takes the losses, where units retreat to.
    fn settles(_prompt: &PromptOf<Self>) -> bool {
        false
    }

    /// What an event is in the story.
    fn beat(_rules: &Self::Rules, _event: &EventOf<Self>) -> Beat {
        Beat::of("", Sort::Rest)
    }

    /// The part of the game each moment of a log belongs to. The other part is the one that is shown after so many
    /// moments.
    fn outline(
        _rules: &Self::Rules,
        log: &[Witnessed<EventOf<Self>>],
        (_, part): (usize, Part),
    ) -> Vec<Part> {
        vec![part; log.len()]
    }

    /// Where the units of an event stood before, if it moves units.
    fn moved(_rules: &Self::Rules, _event: &EventOf<Self>) -> Option<Moved> {
        None
    }

    /// The dice of a moment as they lie on the board; nothing where the board shows no dice.
    fn rolled(_rules: &Self::Rules, _moment: &Witnessed<EventOf<Self>>) -> Option<Rolled> {
        None
    }

    /// Why the dice of an event needed what they needed, in a line; `before` is the game while they were
    /// awaited.
    fn why(_before: &Viewed<Self::Rules>, _event: &EventOf<Self>, _say: Say<'_>) -> Option<String> {
        None
    }

    /// What is offered for an option that takes any text, each with its name, what was sent among them;
    /// nothing where it is typed.
    fn offered(
        _rules: &Self::Rules,
        _key: &str,
        _sent: &str,
        _say: Say<'_>,
    ) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The options whose text is put together in a builder.
    fn built() -> &'static [&'static str] {
        &[]
    }

    /// The builder for such a text, with what was sent; nothing where there is none.
    fn builder(
        _rules: &Self::Rules,
        _sent: &BTreeMap<String, String>,
        _say: Say<'_>,
    ) -> Option<Built> {
        None
    }

    /// What a panel is drawn from, besides what is asked and lit: while it is the same, the panel is not drawn again.
    /// All that is seen, unless a title knows better.
    fn slice(viewed: &Viewed<Self::Rules>, _panel: Panel, slice: &mut Slice) {
        slice.add(viewed.print());
    }

    /// The status panel.
    fn status(scenery: &Scenery<'_, '_, Self>) -> Html {
        plain::status(scenery.rules, scenery.view, scenery.at.say.words)
    }

    /// The panel of what is in hand: cards, or displays.
    fn hand(_scenery: &Scenery<'_, '_, Self>) -> Html {
        Html::default()
    }

    /// The places of the map in words.
    fn places(_scenery: &Scenery<'_, '_, Self>) -> Vec<Place> {
        Vec::new()
    }

    /// The icon and the id of the name of the tab of the panel of what is in hand.
    fn hand_tab() -> (&'static str, &'static str) {
        ("i-cards", "web-tab-hand")
    }

    /// The switches of what can be laid over the board, in the order of its tool bar.
    fn tools() -> &'static [Tool] {
        &[]
    }

    /// What can be laid over the board, as the viewer may see it.
    fn layers(_viewed: &Viewed<Self::Rules>) -> Vec<Layer> {
        Vec::new()
    }

    /// What the moments of a part came to, in sentences that stand for them, the most important first;
    /// nothing where each moment counts.
    fn summary(
        _rules: &Self::Rules,
        _moments: &[&Witnessed<EventOf<Self>>],
        _say: Say<'_>,
    ) -> Option<String> {
        None
    }

    /// What a press on a thing stands for beyond what is asked, for the seat that is asked.
    fn ahead(_viewed: &Viewed<Self::Rules>) -> Vec<Ahead<Self>> {
        Vec::new()
    }

    /// The tables of the components page.
    fn grids(
        _rules: &Self::Rules,
        _view: &ViewOf<Self>,
        _sheet: &Self::Sheet,
        _say: Say<'_>,
    ) -> Vec<Grid> {
        Vec::new()
    }

    /// Where the values of the pack come from, if the title has one.
    fn provenance(_rules: &Self::Rules) -> Option<&Provenance> {
        None
    }
}
