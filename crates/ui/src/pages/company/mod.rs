//! What is the own of Men of Company B on the pages: status, forces, squares, the trail of an action, the
//! story, the components, and the builder of army lists.

mod ahead;
mod choices;
mod components;
mod forces;
mod lists;
mod look;
mod places;
mod status;
mod story;
mod trail;
mod why;

/// The players' rule book in a language.
fn book(language: &str) -> &'static str {
    match language {
        "fr" => include_str!("../../../../../games/company/rulebook.fr.md"),
        _ => include_str!("../../../../../games/company/rulebook.en.md"),
    }
}

/// The introduction in a language.
fn learn(language: &str) -> &'static str {
    match language {
        "fr" => include_str!("../../../texts/learn-company.fr.md"),
        _ => include_str!("../../../texts/learn-company.en.md"),
    }
}
