//! What the boards of all titles say in the same way, where they are text: a sentence, a line that is wrapped, and what
//! the game waits for.

use kernel::{Cited as _, Fact, Next, Seat, Viewer};
use table::{Playable, Viewed};
use words::Words;
use words::wrap::wrap;

/// The ids of what a title says of the question.
#[derive(Clone, Copy, Debug)]
pub struct Awaited {
    /// A seat is asked: `seat` and `question`.
    pub asked: &'static str,
    /// Dice are awaited: `question`.
    pub dice: &'static str,
    /// Nothing is awaited any more.
    pub over: &'static str,
}

/// What every part of a text needs. A title puts its own parts on a type that holds one.
#[derive(Debug)]
pub struct Page<'a, R: Playable> {
    viewed: &'a Viewed<R>,
    /// The rules.
    pub rules: &'a R,
    /// What the viewer sees.
    pub view: &'a R::View,
    /// The language.
    pub words: &'a Words,
}

impl<'a, R: Playable> Page<'a, R> {
    /// A page of what a viewer sees.
    pub fn new(viewed: &'a Viewed<R>, words: &'a Words) -> Page<'a, R> {
        Page { viewed, rules: &viewed.rules, view: &viewed.view, words }
    }

    /// A message.
    pub fn say(&self, id: &str, facts: &[(&'static str, Fact)]) -> String {
        self.words.say(id, facts, &|key, lang| self.rules.name(key, lang))
    }

    /// A message as one line or more; what follows the first is indented further.
    pub fn line(&self, indent: &str, id: &str, facts: &[(&'static str, Fact)]) -> String {
        wrap(&self.say(id, facts), indent, &format!("{indent}    "))
    }

    /// What the game waits for, as the viewer may know it. Whom it asks is public, so any world that fits the view will
    /// tell.
    pub fn asked(&self, viewer: Viewer, awaited: Awaited) -> String {
        let world = self.viewed.world();
        let names = |key: &str, lang: &str| self.rules.name(key, lang);
        match self.rules.next(world) {
            Next::Over(_) => self.say(awaited.over, &[]),
            Next::Chance(chance) => {
                let question = self.words.message(&chance.ask, &names);
                self.line("", awaited.dice, &[("question", Fact::Text(question))])
            }
            Next::Decision { seats, .. } => {
                let seat = seats.lowest().unwrap_or(Seat(0));
                let question = self.rules.prompt_for(world, viewer).map(|prompt| {
                    let question = self.words.message(&prompt, &names);
                    self.words.cited(&question, prompt.rule().0)
                });
                let seat = ("seat", Fact::Word(self.rules.seat_name(world, seat)));
                let question = Fact::Text(question.unwrap_or_default());
                self.line("", awaited.asked, &[seat, ("question", question)])
            }
        }
    }
}
