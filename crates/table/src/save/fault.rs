//! What is wrong with a save, and where.

use kernel::{Fact, Fault};

use crate::Said;

/// What is wrong with a save: one thing, the first that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveFault {
    /// The line of the file, from 1.
    pub line: usize,
    /// The number of the entry, where it is one.
    pub ply: Option<usize>,
    /// What is wrong.
    pub said: Said,
}

impl SaveFault {
    /// In a line, with nothing but its id.
    pub fn at(line: usize, id: &'static str) -> SaveFault {
        SaveFault { line, ply: None, said: Said { id, facts: Vec::new() } }
    }

    /// With a fact.
    #[must_use]
    pub fn fact(mut self, name: &'static str, fact: Fact) -> SaveFault {
        self.said.facts.push((name, fact));
        self
    }

    /// With a text.
    #[must_use]
    pub fn text(self, name: &'static str, text: &str) -> SaveFault {
        self.fact(name, Fact::Text(text.to_owned()))
    }

    /// The header names something that does not exist, or a position that is none.
    pub fn header(fault: &Fault) -> SaveFault {
        let said = Said { id: fault.id, facts: fault.facts.clone() };
        SaveFault { line: 1, ply: None, said }.text("file", &fault.file).text("key", &fault.key)
    }
}
