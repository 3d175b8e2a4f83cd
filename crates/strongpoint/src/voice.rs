//! Says things in the reader's language.

use std::sync::Arc;

use kernel::{Fact, Fault, Faults, Odds, Outcome, Seat, Viewer};
use look::Sight;
use table::{No, Said, SaveFault, Table, Told};
use titles::{Entry, Titles};
use words::{LANGUAGES, Words};

use crate::trouble::Trouble;

/// The words of the reader's language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice {
    pub(crate) words: Words,
    /// The titles there are.
    pub(crate) titles: Titles,
}

/// A fact that reads the same in every language.
pub(crate) fn text(text: impl ToString) -> Fact {
    Fact::Text(text.to_string())
}

impl Voice {
    /// The language asked for, or that of the system.
    pub(crate) fn of(lang: Option<&str>, titles: Titles) -> Result<Voice, Trouble> {
        let words = match lang {
            Some(lang) => titles.words(lang),
            None => titles.words(system_language()),
        };
        words.map(|words| Voice { words, titles }).ok_or_else(|| {
            let english = titles.words("en").expect("English is one of the languages");
            let facts = [("lang", text(lang.unwrap_or(""))), ("known", text(LANGUAGES.join(", ")))];
            Trouble::Bad(english.say("cli-unknown-language", &facts, &|_, _| None))
        })
    }

    /// Says a message that names nothing of a pack.
    pub(crate) fn say(&self, id: &str, facts: &[(&'static str, Fact)]) -> String {
        self.words.say(id, facts, &|_, _| None)
    }

    /// What the program can do, told with the first title.
    pub(crate) fn welcome(&self) -> String {
        let info = self.titles.iter().next().map(|title| title.info());
        let sides = info.map_or(&[][..], |info| info.sides);
        let named = |side: Option<&&'static str>| text(side.copied().unwrap_or_default());
        let title = info.map_or("", |info| info.id);
        let facts =
            [("title", text(title)), ("own", named(sides.last())), ("other", named(sides.first()))];
        self.say("cli-welcome", &facts)
    }

    /// Says a message of a table.
    pub(crate) fn tell(&self, table: &dyn Table, said: &Said) -> String {
        self.words.say(said.id, &said.facts, &|key, lang| table.name(key, lang))
    }

    /// Says a question as a viewer may know it, with the rule it rests on.
    pub(crate) fn prompt(&self, table: &dyn Table, prompt: &Said, viewer: Viewer) -> String {
        let said = self.tell(table, prompt);
        match table.prompt_rule(viewer) {
            Some(rule) => self.words.cited(&said, rule.0),
            None => said,
        }
    }

    /// Says why not, with the rule.
    pub(crate) fn no(&self, table: &dyn Table, no: &No) -> String {
        let said = self.tell(table, &no.said);
        match no.rule {
            Some(rule) => self.words.cited(&said, rule.0),
            None => said,
        }
    }

    /// The name of a seat or a side.
    pub(crate) fn seat(&self, title: &str, name: &'static str) -> String {
        let id = self.titles.find(title).map_or("", |title| title.manner().seat);
        self.say(id, &[("seat", Fact::Word(name))])
    }

    /// The name of a seat at a table.
    pub(crate) fn seat_at(&self, table: &dyn Table, seat: Seat) -> String {
        self.seat(table.info().id, table.seat_name(seat))
    }

    /// What somebody did outside the rules.
    pub(crate) fn act(&self, table: &dyn Table, told: &Told) -> String {
        let seat = told.seat.map(|seat| ("seat", text(self.seat(table.info().id, seat))));
        let facts: Vec<_> = seat.into_iter().chain(told.facts.iter().cloned()).collect();
        self.say(told.id, &facts)
    }

    /// How often the game went back past what had been rolled or shown; nothing where it never did.
    pub(crate) fn take_backs(&self, count: usize) -> Option<String> {
        (count > 0).then(|| self.say("cli-take-backs", &[("count", Fact::from(count))]))
    }

    /// How a game ended.
    pub(crate) fn outcome(&self, title: &str, outcome: &Outcome) -> String {
        let rule = outcome.rule.0;
        let facts = [("score", Fact::Number(outcome.score)), ("grade", Fact::Word(outcome.grade))];
        let said = match outcome.winner {
            Some(winner) => {
                let winner = ("winner", text(self.seat(title, winner)));
                self.say("cli-over", &[&[winner][..], &facts].concat())
            }
            None => self.say("cli-over-draw", &facts),
        };
        if rule.is_empty() { said } else { self.words.cited(&said, rule) }
    }

    /// Says the first of several faults, and how many more there are.
    pub(crate) fn faults(&self, faults: &Faults) -> String {
        let first = faults.first().map(|fault| self.fault(fault)).unwrap_or_default();
        match faults.len() {
            0 | 1 => first,
            many => {
                let facts = [("first", text(first)), ("more", Fact::from(many - 1))];
                self.say("cli-more-faults", &facts)
            }
        }
    }

    /// Says what is wrong, and where.
    pub(crate) fn fault(&self, fault: &Fault) -> String {
        self.words.fault(fault)
    }

    /// Says what is wrong with a save: file, line, ply, reason.
    pub(crate) fn save_fault(&self, file: &str, fault: &SaveFault) -> String {
        let reason = self.say(fault.said.id, &fault.said.facts);
        // It may quote the file, and a file may hold what plays tricks on a terminal.
        let reason: String = reason.chars().filter(|c| !c.is_control()).collect();
        let mut facts =
            vec![("file", text(file)), ("line", fault.line.into()), ("reason", text(reason))];
        match fault.ply {
            None => self.say("cli-save-line", &facts),
            Some(ply) => {
                facts.push(("ply", ply.into()));
                self.say("cli-save-ply", &facts)
            }
        }
    }

    /// The title of a table.
    pub(crate) fn title_of(&self, table: &dyn Table) -> &'static dyn Entry {
        self.titles.find(table.info().id).expect("a table is of one of the titles")
    }

    /// The name of a title.
    pub(crate) fn title_name(&self, title: &'static dyn Entry) -> String {
        let manner = title.manner();
        let id = if manner.terminal_name.is_empty() { manner.name } else { manner.terminal_name };
        self.say(id, &[])
    }

    /// The game as a viewer sees it.
    pub(crate) fn sight(&self, table: &dyn Table, viewer: Viewer) -> Arc<dyn Sight> {
        self.title_of(table).sight(&table.view(viewer))
    }

    /// The odds of a choice in words.
    pub(crate) fn odds(&self, table: &dyn Table, odds: &Odds) -> String {
        let counted = &self.title_of(table).manner().counted;
        self.words.odds(odds, counted, &|key, lang| table.name(key, lang))
    }
}

/// The language of the system; English where it is none of ours.
fn system_language() -> &'static str {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let set = names.iter().filter_map(|name| std::env::var(name).ok());
    let value = set.into_iter().find(|value| !value.is_empty()).unwrap_or_default();
    LANGUAGES.into_iter().find(|lang| value.starts_with(lang)).unwrap_or("en")
}
