//! What a title says of itself: its words and figures as plain data.

use drawing::Shape;
use words::Counted;

use crate::say::Say;
use crate::story::Part;

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
    pub(crate) gauge: &'static str,
    /// −1 where it falls: an index that is lowered.
    pub(crate) sign: i64,
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

/// What is said of a seat or side: ids of messages, each by the word `seat`.
#[derive(Clone, Copy, Debug)]
pub struct Sayings {
    /// Its name.
    pub name: &'static str,
    /// That it is choosing.
    pub waits: &'static str,
    /// That somebody else plays it.
    pub plays: &'static str,
    /// That a bot plays it.
    pub plays_bot: &'static str,
    /// That it wins, before how well.
    pub wins: &'static str,
    /// That it has won.
    pub won: &'static str,
    /// That the table is to be handed to it.
    pub curtain: &'static str,
    /// What opens its side of the table.
    pub open: &'static str,
}

/// What the keys of a title stand for, by their classes: the class of `area/14` is `area`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Things {
    /// Places of the map.
    pub places: &'static [&'static str],
    /// Pieces that act, in formations.
    pub pieces: &'static [&'static str],
    /// What else a sentence can point at: cards.
    pub others: &'static [&'static str],
}

/// What a key stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thing {
    /// A place of the map.
    Place,
    /// A piece.
    Piece,
    /// Something else that is shown.
    Other,
    /// Nothing that can be pointed at.
    Unseen,
}

impl Things {
    /// Of a title of which nothing is known.
    pub(crate) const NONE: Things = Things { places: &[], pieces: &[], others: &[] };

    /// What a key stands for.
    pub fn of(self, key: &str) -> Thing {
        let class = key.split_once('/').map_or(key, |(class, _)| class);
        let Things { places, pieces, others } = self;
        let kinds = [(places, Thing::Place), (pieces, Thing::Piece), (others, Thing::Other)];
        let kind = kinds.into_iter().find(|(classes, _)| classes.contains(&class));
        kind.map_or(Thing::Unseen, |(_, thing)| thing)
    }
}

/// What a title says of itself, in plain words and figures.
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
    /// The shape of each side and seat, by its name.
    pub sides: &'static [(&'static str, Shape)],
    /// What its keys stand for.
    pub things: Things,
    /// The id of the name of a seat, by the word `seat`.
    pub seat: &'static str,
    /// The id of the name of what games are scored by.
    pub score: &'static str,
    /// What is said of a seat or side.
    pub sayings: Sayings,
    /// The id of when a window opens, by the text `window`; empty where no window does.
    pub window: &'static str,
    /// The players' rule book in a language.
    pub book: fn(&str) -> &'static str,
    /// The introduction in a language.
    pub learn: fn(&str) -> &'static str,
    /// Whether the title tells why dice needed what they needed.
    pub explains: bool,
    /// What the odds panel shows.
    pub gauges: Gauges,
    /// How odds are told in words.
    pub counted: Counted,
    /// The windows for which a side can give standing orders.
    pub windows: fn(&str) -> &'static [&'static str],
    /// How many moments the log of a page shows at most; earlier ones have their own addresses.
    pub lines: usize,
    /// The id of what the log calls lines of cards, or what a title has like them; empty where it has none.
    pub cards: &'static str,
    /// The heading of a part of the game.
    pub heading: fn(Part, Say<'_>) -> String,
}

impl Manner {
    /// The manner of a title of which nothing is known. Its own words are filled in:
    /// `Manner { name: "…", seat: "…", ..Manner::PLAIN }`.
    pub const PLAIN: Manner = Manner {
        name: "",
        terminal_name: "",
        text: "",
        chips: ["", "", ""],
        first_seat: "",
        sides: &[],
        things: Things::NONE,
        seat: "",
        score: "cli-score-label",
        sayings: Sayings {
            name: "web-side-other",
            waits: "web-waiting",
            plays: "web-plays",
            plays_bot: "web-plays-bot",
            wins: "web-wins",
            won: "web-won",
            curtain: "web-curtain-title",
            open: "web-curtain-open",
        },
        window: "",
        book: |_| "",
        learn: |_| "",
        explains: false,
        gauges: Gauges {
            bars: &[],
            figures: &[],
            decides: &[],
            pending: "web-odds",
            in_short: "web-odds",
        },
        counted: Counted { gauge: "", spread: &[], chances: &[] },
        windows: |_| &[],
        lines: 50,
        cards: "",
        heading: |_, say| say.t("web-log"),
    };
}
