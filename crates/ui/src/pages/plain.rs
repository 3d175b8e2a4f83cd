//! The barest page: what a table says, as text.

use kernel::Viewer;

use super::Scene;
use crate::Words;

/// A page around a body.
pub(super) fn page(words: &Words, body: &str) -> String {
    format!("<!doctype html><html lang=\"{}\"><body>{body}</body></html>", words.lang())
}

/// The question and the choices of the viewer.
pub(super) fn of_table(scene: &Scene<'_>) -> String {
    let names = |key: &str, language: &str| scene.table.name(key, language);
    let prompt = scene.table.prompt_for(scene.viewer);
    let prompt = prompt.map(|said| scene.words.message(&said, &names)).unwrap_or_default();
    let offers = match scene.viewer {
        Viewer::Seat(seat) => scene.table.offers(seat),
        Viewer::Spectator => Vec::new(),
    };
    let choices: Vec<String> = offers.iter().map(|offer| offer.notation.clone()).collect();
    format!("<p>{prompt}</p><pre>{}</pre>", choices.join("\n"))
}
