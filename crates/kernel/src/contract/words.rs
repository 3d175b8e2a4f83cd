//! Whether messages can be said: ids and facts as Fluent takes them, names the pack knows.

use super::{Broken, Law};
use crate::event::Event;
use crate::{Audience, Cited, Fact, Ledger, Message, Rules, Seats, Viewer};

/// The languages of the locales.
const LANGUAGES: [&str; 2] = ["en", "fr"];

/// A message is well formed.
pub(super) fn message<R: Rules>(rules: &R, said: &impl Message) -> Result<(), Broken> {
    said_with(rules, said.id(), &said.facts())
}

fn said_with<R: Rules>(rules: &R, id: &str, facts: &[(&str, Fact)]) -> Result<(), Broken> {
    let wrong = |why: &str| format!("message {id:?}: {why}");
    Law::Message.holds(is_identifier(id), || wrong("no id of a Fluent message"))?;
    for (index, (name, fact)) in facts.iter().enumerate() {
        Law::Message
            .holds(is_identifier(name), || wrong(&format!("{name:?} is no name of a fact")))?;
        let twice = facts.iter().take(index).any(|(other, _)| other == name);
        Law::Message.holds(!twice, || wrong(&format!("two facts are called {name:?}")))?;
        let sound = match fact {
            Fact::Number(_) | Fact::Signed(_) | Fact::Text(_) => true,
            Fact::Word(word) => !word.is_empty(),
            Fact::Name(key) => is_named(rules, key),
            Fact::Names(keys) | Fact::Units(keys) => keys.iter().all(|key| is_named(rules, key)),
        };
        Law::Message.holds(sound, || wrong(&format!("{name:?} is {fact:?}")))?;
    }
    Ok(())
}

/// An event is well formed, for everybody who may see it.
pub(super) fn event<R: Rules>(rules: &R, event: &R::Event) -> Result<(), Broken> {
    Law::Message.holds(!event.rule().0.is_empty(), || format!("no rule: {event:?}"))?;
    if let Audience::Only(seats) = event.audience() {
        Law::Message.holds(exist(rules, seats), || format!("seen by nobody there: {event:?}"))?;
    }
    for viewer in viewers(rules) {
        if let Some(seen) = event.seen_by(viewer) {
            message(rules, &seen)?;
        }
    }
    Ok(())
}

/// A ledger is well formed.
pub(super) fn ledger<R: Rules>(rules: &R, ledger: &Ledger) -> Result<(), Broken> {
    said_with(rules, ledger.id, &[])?;
    for term in &ledger.terms {
        said_with(rules, term.id, &term.facts)?;
        Law::Message.holds(!term.rule.0.is_empty(), || format!("no rule: {term:?}"))?;
    }
    Ok(())
}

/// Everybody who can look at a game of these rules.
pub(super) fn viewers<R: Rules>(rules: &R) -> Vec<Viewer> {
    let seats = Seats::first(rules.seats()).iter().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// Whether there is a seat in the set, and every one of it is a seat of the game.
pub(super) fn exist<R: Rules>(rules: &R, seats: Seats) -> bool {
    !seats.is_empty() && seats.iter().all(|seat| seat.0 < rules.seats())
}

fn is_named<R: Rules>(rules: &R, key: &str) -> bool {
    LANGUAGES.iter().all(|language| rules.name(key, language).is_some_and(|name| !name.is_empty()))
}

/// A letter, then letters, digits, hyphens and underscores.
fn is_identifier(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
}
