//! What a press on a choice means: how the look of a title tells the page about one of its choices.

use kernel::{Fact, ToFact};

/// A gauge, the symbol of what it counts, and the id of its chance in words.
pub type Stake = (&'static str, &'static str, &'static str);

/// What a choice does to a unit that is put into an order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Toggle {
    /// Takes it.
    Take,
    /// Leaves it out again.
    Leave,
    /// It is no such choice.
    #[default]
    Neither,
}

impl Toggle {
    /// As pages write it; empty where nothing is toggled.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Toggle::Take => "take",
            Toggle::Leave => "leave",
            Toggle::Neither => "",
        }
    }
}

/// With which others a choice stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Beside {
    /// With those of its group, in the order they come.
    #[default]
    Group,
    /// With all of its group at one place, which is folded where there are many.
    WholeGroup,
    /// With all choices of this piece, by its key: it sends the piece somewhere.
    Piece(String),
}

/// What stands on the button of a choice. Where it sends a piece, [`Look::whither`](crate::Look::whither) goes before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Label {
    /// The whole sentence.
    #[default]
    Sentence,
    /// The words of this id.
    Words(&'static str),
    /// The name of the thing of this key.
    Name(String),
    /// The name of the unit of this key; those of one formation are told apart by their companies.
    Unit(String),
}

/// Where a choice stands among all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stands {
    /// Among what can be done.
    #[default]
    First,
    /// Behind it: it only arranges counters, and nothing is lit for it.
    Aside,
    /// Last: it ends something instead of doing something.
    Last,
}

/// Something about a choice that a page must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It is about all units at once: it stands before the single ones.
    All,
    /// It begins to put an attack together: until its units are picked, its odds are those with everybody who can join.
    Plans,
    /// It lets things take their course as they stand: its odds are shown unasked.
    Declines,
    /// It is the one that carries on when nothing else is wanted.
    GoesOn,
    /// A press on its place does not mean it where another way leads there: it is made in the list.
    Yields,
    /// It goes to what was pressed before the way there was taken.
    Leads,
}

/// How a choice stands on the page, and what a press on what it speaks of means. A plain one is `Press::default()`; the
/// others are made of it: `Press::group("storm-map-group-fire").staked(FIRE)`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Press {
    /// What the choices of its kind have in common: the id of the words before them; empty where each speaks for itself.
    pub group: &'static str,
    /// What stands on its button.
    pub label: Label,
    /// With which others it stands.
    pub beside: Beside,
    /// Where it stands.
    pub stands: Stands,
    /// What it does to a unit of an order.
    pub toggle: Toggle,
    /// What decides about it: the gauge, the symbol and the sentence of its chance; nothing for a choice that needs no
    /// figure.
    pub stake: Option<Stake>,
    /// What else is to be known of it.
    pub marks: Vec<Mark>,
}

impl Press {
    /// One of a group, by the id of the words before it.
    pub fn group(group: &'static str) -> Press {
        Press { group, ..Press::default() }
    }

    /// Words stand for the whole sentence.
    #[must_use]
    pub fn short(self, short: &'static str) -> Press {
        Press { label: Label::Words(short), ..self }
    }

    /// The name of what it speaks of stands for the whole sentence.
    #[must_use]
    pub fn named(self, thing: &impl ToFact) -> Press {
        Press { label: key(thing).map_or(Label::Sentence, Label::Name), ..self }
    }

    /// The name of the unit it speaks of stands for the whole sentence.
    #[must_use]
    pub fn unit(self, unit: &impl ToFact) -> Press {
        Press { label: key(unit).map_or(Label::Sentence, Label::Unit), ..self }
    }

    /// It sends a piece somewhere, by its key: choices of one piece stand together.
    #[must_use]
    pub fn piece(self, key: impl Into<String>) -> Press {
        Press { beside: Beside::Piece(key.into()), ..self }
    }

    /// All of its group stand together, folded where there are many.
    #[must_use]
    pub fn together(self) -> Press {
        Press { beside: Beside::WholeGroup, ..self }
    }

    /// It takes a unit into an order, or leaves it out.
    #[must_use]
    pub fn toggles(self, toggle: Toggle) -> Press {
        Press { toggle, ..self }
    }

    /// Its chance is shown.
    #[must_use]
    pub fn staked(self, stake: Stake) -> Press {
        Press { stake: Some(stake), ..self }
    }

    /// It only arranges counters.
    #[must_use]
    pub fn aside(self) -> Press {
        Press { stands: Stands::Aside, ..self }
    }

    /// It ends something.
    #[must_use]
    pub fn ends(self) -> Press {
        Press { stands: Stands::Last, ..self }
    }

    /// Something else is to be known of it.
    #[must_use]
    pub fn with(mut self, more: Mark) -> Press {
        self.marks.push(more);
        self
    }

    /// Whether this is to be known of it.
    pub fn is(&self, wanted: Mark) -> bool {
        self.marks.contains(&wanted)
    }
}

/// The key of a thing; nothing for what has none.
pub fn key(thing: &impl ToFact) -> Option<String> {
    match thing.fact()? {
        Fact::Name(key) => Some(key),
        Fact::Names(_)
        | Fact::Units(_)
        | Fact::Number(_)
        | Fact::Signed(_)
        | Fact::Word(_)
        | Fact::Text(_) => None,
    }
}
