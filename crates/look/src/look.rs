//! What is a title's own on the pages. A title has a look by one `impl` of [`Look`]: its words and manners
//! as a table of plain functions, its pictures, and the panels that only it has. The pages call it through
//! the registry and name no title.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use kernel::Rules;
use table::{Moment, No, Playable, Said};
use words::{Counted, Locales, Words};

use crate::at::At;
use crate::choices::{Question, Toggle};
use crate::grid::Grid;
use crate::guide::Guide;
use crate::plain;
use crate::say::{Html, Say};
use crate::story::{Beat, Part};
use drawing::{Layer, Lit, Rolled};

/// Units that moved: the key of where they stood, and theirs.
pub type Moved = (String, Vec<String>);

/// A gauge, the symbol of what it counts, and the id of its chance in words.
pub type Stake = (&'static str, &'static str, &'static str);

/// How a gauge is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// Its mean.
    Mean,
    /// Its mean, unless it is nothing.
    MeanIfAny,
    /// The chance of any.
    Chance,
    /// The chance of any, unless there is none.
    ChanceIfAny,
}

/// What is counted of an outcome, and which way counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measure {
    /// The gauge.
    pub gauge: &'static str,
    /// −1 where it falls: an index that is lowered.
    pub sign: i64,
}

impl Measure {
    /// A gauge that rises.
    pub const fn up(gauge: &'static str) -> Measure {
        Measure { gauge, sign: 1 }
    }

    /// A gauge that falls.
    pub const fn down(gauge: &'static str) -> Measure {
        Measure { gauge, sign: -1 }
    }
}

/// What the odds panel shows.
#[derive(Clone, Copy, Debug)]
pub struct Gauges {
    /// What is drawn as bars: the first of these that is counted.
    pub bars: &'static [Measure],
    /// The figures above them, each with the id of its label.
    pub figures: &'static [(Measure, How, &'static str)],
    /// What decides: the first of these that is counted.
    pub decides: &'static [&'static str],
    /// The id of what stands above the odds of an attack as it stands.
    pub pending: &'static str,
    /// The id of the odds in short, with `mean` and `cleared`.
    pub in_short: &'static str,
}

/// What a title says of itself, its choices and its events.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The id of its name.
    pub name: &'static str,
    /// The id of its name in a terminal; empty where that is the same.
    pub terminal_name: &'static str,
    /// The id of a sentence about it.
    pub text: &'static str,
    /// The ids of how many play it, how long, how large it is.
    pub chips: [&'static str; 3],
    /// The seat that "Play now" gives.
    pub first_seat: &'static str,
    /// The class of each side and seat in the style sheets: `fr` or `vm`, by its name.
    pub sides: &'static [(&'static str, &'static str)],
    /// The id of the name of a seat, by the word `seat`.
    pub seat: &'static str,
    /// The id of when a window opens, by the text `window`; empty where no window does.
    pub window: &'static str,
    /// The players' rule book in a language.
    pub book: fn(&str) -> &'static str,
    /// The introduction in a language.
    pub learn: fn(&str) -> &'static str,
    /// What the choices of a kind have in common: the id of the words before them; empty where each
    /// speaks for itself.
    pub group: fn(&str) -> &'static str,
    /// Words for a button that stand for the whole sentence within its group.
    pub short: fn(&str) -> Option<&'static str>,
    /// The keys of all a choice speaks of, boxes beside the map among them.
    pub keys: fn(&Said) -> Vec<String>,
    /// The key of the piece that a choice sends somewhere: choices of one piece stand together.
    pub piece: fn(&Said) -> Option<String>,
    /// Where a choice sends its piece, in short.
    pub whither: fn(&Said, Say<'_>) -> Option<String>,
    /// What a choice does to a unit of an order.
    pub toggle: fn(&str) -> Toggle,
    /// What decides about a choice: the gauge, the symbol and the sentence of its chance; nothing for a
    /// choice that needs no figure.
    pub stake: fn(&str) -> Option<Stake>,
    /// Whether a choice begins to put an attack together: until its units are picked, its odds are those
    /// with everybody who can join.
    pub plans: fn(&str) -> bool,
    /// Whether a choice only arranges counters: it stands behind all others, and nothing is lit for it.
    pub aside: fn(&str) -> bool,
    /// Whether the title tells why dice needed what they needed.
    pub explains: bool,
    /// What the odds panel shows.
    pub gauges: Gauges,
    /// How odds are told in words.
    pub counted: Counted,
    /// Whether a choice lets things take their course as they stand: its odds are shown unasked.
    pub declines: fn(&str) -> bool,
    /// Whether a choice is the one that carries on when nothing else is wanted.
    pub goes_on: fn(&str) -> bool,
    /// Whether a choice ends something instead of doing something.
    pub ends: fn(&str) -> bool,
    /// The windows for which a side can give standing orders.
    pub windows: fn(&str) -> &'static [&'static str],
    /// What an event is in the story.
    pub beat: fn(&Moment) -> Beat,
    /// Whether an event tells what the dice before it brought.
    pub is_result: fn(&Moment) -> bool,
    /// Whether a question settles what dice brought: who takes the losses, where units retreat to.
    pub settles: fn(&str) -> bool,
    /// The part of the game each moment of a log belongs to. The other part is the one that is shown
    /// after so many moments.
    pub outline: fn(&[Moment], (usize, Part)) -> Vec<Part>,
    /// How many moments the log of a page shows at most; earlier ones have their own addresses.
    pub lines: usize,
    /// Whether an event is nothing but a heading, by its id: the deeper, the lower; 0 for what happens.
    pub depth: fn(&str) -> u8,
    /// The heading of a part of the game.
    pub heading: fn(Part, Say<'_>) -> String,
    /// Where the units of an event stood before, if it moves units.
    pub moved: fn(&Said) -> Option<Moved>,
}

/// For titles that have no such choices.
pub const fn never(_choice: &str) -> bool {
    false
}

/// For titles of whose events none is only a heading.
pub const fn no_heading(_event: &str) -> u8 {
    0
}

/// What a viewer of a title sees.
pub type ViewOf<L> = <<L as Look>::Rules as Rules>::View;

/// What the panels of a title are drawn from.
#[derive(Debug)]
pub struct Scenery<'a, 's, L: Look> {
    /// The scene.
    pub at: &'a At<'s>,
    /// The rules.
    pub rules: &'a L::Rules,
    /// What the viewer sees.
    pub view: &'a ViewOf<L>,
    /// The pictures.
    pub sheet: &'a L::Sheet,
    /// What is lit.
    pub lit: &'a Lit,
    /// What is asked.
    pub question: &'a Question,
}

/// A thing that no choice names, because what is done is asked before what it is done to.
#[derive(Clone, Debug)]
pub struct Ahead {
    /// The key of the thing.
    pub key: String,
    /// The notations of the choices after which it can be chosen.
    pub ways: Vec<String>,
    /// What comes to mind first with it, and why it is refused.
    pub no: Option<(Said, No)>,
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

/// A switch of the tool bar of the board: it shows or hides the layers of its name.
#[derive(Clone, Copy, Debug)]
pub struct Tool {
    /// The name of its layers: `zoc`.
    pub name: &'static str,
    /// The id of its words.
    pub label: &'static str,
    /// Whether it is on from the beginning.
    pub is_on: bool,
}

/// What part of a board a small picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crop<'a> {
    /// The part that stands for the title.
    Tile,
    /// The part around the thing that was last spoken of.
    Around(&'a [String]),
}

/// The look of a title.
pub trait Look: Debug + Sized + Send + Sync + 'static {
    /// The rules of the title.
    type Rules: Playable;

    /// Its sentences.
    const LOCALES: Locales;

    /// Its style sheets, by their names.
    const SHEETS: &'static [(&'static str, &'static str)] = &[];

    /// Its guided opening, if it has one.
    const GUIDE: Option<&'static Guide> = None;

    /// Its words and manners.
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
    fn text(rules: &Self::Rules, view: &ViewOf<Self>, words: &Words) -> String {
        plain::text(rules, view, words)
    }

    /// What the viewer has in hand, as text.
    fn text_hand(_rules: &Self::Rules, _view: &ViewOf<Self>, _words: &Words) -> String {
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

    /// The dice of a moment as they lie on the board; nothing where the board shows no dice.
    fn rolled(_rules: &Self::Rules, _moment: &Moment) -> Option<Rolled> {
        None
    }

    /// Why the dice of an event needed what they needed, in a line; `before` is the game while they were
    /// awaited.
    fn why(
        _rules: &Self::Rules,
        _before: &ViewOf<Self>,
        _said: &Said,
        _say: Say<'_>,
    ) -> Option<String> {
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
    fn layers(_rules: &Self::Rules, _view: &ViewOf<Self>) -> Vec<Layer> {
        Vec::new()
    }

    /// What the moments of a part came to, in sentences that stand for them, the most important first;
    /// nothing where each moment counts.
    fn summary(_rules: &Self::Rules, _moments: &[&Moment], _at: &At<'_>) -> Option<String> {
        None
    }

    /// What a press on a thing stands for beyond what is asked, for the seat that is asked.
    fn ahead(_rules: &Self::Rules, _view: &ViewOf<Self>) -> Vec<Ahead> {
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

    /// How many entries the pack has, and how many are reconstructed as a whole.
    fn reconstructed(_rules: &Self::Rules) -> (usize, usize) {
        (0, 0)
    }
}
