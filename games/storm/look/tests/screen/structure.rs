//! The structure of a few pages, word for word: landmarks, headings, choices, reasons.

use kernel::Viewer;
use pages::{LookBack, Scene, table};
use screen::html::{Element, sound};

use crate::game::{VIETMINH, at, languages, scene};

const POSITION: &str = include_str!("../../src/guide.toml");

/// Landmarks, headings and choices, one a line, as deep as they lie.
fn outline(element: &Element, depth: usize, lines: &mut Vec<String>) {
    let mut say = |text: String| lines.push(format!("{}{text}", "  ".repeat(depth)));
    let name = element.get("aria-label").unwrap_or("");
    let deeper = match element.tag.as_str() {
        "header" | "main" | "aside" | "nav" | "section" if !name.is_empty() => {
            say(format!("{} {name}", element.tag));
            1
        }
        "h1" | "h2" | "h3" => {
            say(format!("{} {}", element.tag, squeezed(&element.spoken())));
            0
        }
        "button" if element.get("data-n").is_some() => {
            let is_final = element.get("formmethod") == Some("get");
            say(format!("{name}{}", if is_final { " (final)" } else { "" }));
            0
        }
        "li" if element.get("data-keys").is_some() && !element.class("why").is_empty() => {
            say(format!("no: {}", squeezed(&element.spoken())));
            0
        }
        _ => 0,
    };
    let is_place = element.get("id").is_some_and(|id| id.starts_with("place-"));
    if !is_place {
        element.children.iter().for_each(|child| outline(child, depth + deeper, lines));
    }
}

fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn check(name: &str, scene: &Scene<'_>) {
    let page = sound(name, &table(scene));
    let mut lines = Vec::new();
    outline(&page, 0, &mut lines);
    let name = format!("page-{name}.{}", scene.words.lang());
    insta::with_settings!({
        snapshot_path => "../golden", prepend_module_to_snapshot => false, omit_expression => true
    }, {
        insta::assert_snapshot!(name, lines.join("\n"));
    });
}

#[test]
fn the_first_question() {
    let game = at(POSITION);
    for words in languages() {
        check("impulse", &scene(&*game, &words, &[VIETMINH]));
    }
}

#[test]
fn an_order_with_a_target() {
    let mut game = at(POSITION);
    for choice in ["act 11", "pick all"] {
        game.choose(VIETMINH, choice).unwrap();
    }
    for words in languages() {
        let shown = Scene { previewed: Some("fire 14"), ..scene(&*game, &words, &[VIETMINH]) };
        check("order", &shown);
    }
}

#[test]
fn an_earlier_moment() {
    let game = at(POSITION);
    for words in languages() {
        let look_back = Some(LookBack { moment: 0, view: game.view(Viewer::Spectator) });
        let watched = Scene { look_back, ..scene(&*game, &words, &[]) };
        check("back", &watched);
    }
}
