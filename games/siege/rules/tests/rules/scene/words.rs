//! Turns the words of a scene into a position, and ids in answers into notation.

use std::collections::BTreeMap;

use siege::components::Components;

/// The sections of a position by what is placed.
#[derive(Default)]
struct Sections {
    head: Vec<String>,
    tracks: Vec<String>,
    airfields: Vec<String>,
    events: Vec<String>,
    returns: Vec<String>,
    lists: BTreeMap<&'static str, BTreeMap<String, Vec<String>>>,
    reduced: Vec<String>,
}

/// The position of a scene.
pub(super) fn position(components: &Components, words: &str) -> String {
    let mut sections = Sections::default();
    let mut bases = "304 308 312 316".to_owned();
    let mut turn = "2".to_owned();
    for part in words.split([';', '\n']).map(str::trim).filter(|part| !part.is_empty()) {
        if let Some((place, pieces)) = part.split_once(':') {
            place_pieces(components, &mut sections, place.trim(), pieces);
            continue;
        }
        for words in part.split(", ") {
            let (first, rest) = words.split_once(' ').unwrap_or((words, ""));
            match first {
                "bases" => bases = rest.to_owned(),
                "turn" => turn = rest.to_owned(),
                _ => say(&mut sections, first, rest),
            }
        }
    }
    sections.head.insert(0, format!("turn = {turn}"));
    sections.head.push(format!("bases = {}", texts(bases.split_whitespace())));
    write(&sections)
}

fn texts<'t>(words: impl Iterator<Item = &'t str>) -> String {
    let quoted: Vec<String> = words.map(|word| format!("{word:?}")).collect();
    format!("[{}]", quoted.join(", "))
}

fn numbers(words: &str) -> String {
    format!("[{}]", words.split_whitespace().collect::<Vec<_>>().join(", "))
}

fn say(sections: &mut Sections, word: &str, rest: &str) {
    match word {
        "refit" => sections.head.push(format!("refit = {}", numbers(rest))),
        "regiment" => sections.head.push(format!("regiment = {rest:?}")),
        "vietminh" => {
            sections.head.push(format!("vietminh_control = {}", texts(rest.split_whitespace())));
        }
        "morale" | "aaa" | "artillery" | "ammunition" | "gp" if !rest.is_empty() => {
            sections.tracks.push(format!("{word} = {rest}"));
        }
        "main" | "aux" => sections.airfields.push(format!("{word} = {rest:?}")),
        "force" => {
            sections.events.push(format!("in_force = {}", texts(rest.split_whitespace())));
        }
        "mined" | "raided" => sections.events.push(format!("{word} = {}", numbers(rest))),
        "trenches" => sections.events.push(format!("trenches = {rest:?}")),
        "condors" | "declared" | "vulture" => sections.events.push(format!("{word} = {rest}")),
        "pool" => {
            let counts: Vec<String> =
                rest.split_whitespace().map(|word| word.replace('=', " = ")).collect();
            sections.events.push(format!("pool = {{ {} }}", counts.join(", ")));
        }
        phase => {
            sections.head.push(format!("phase = {phase:?}"));
            if !rest.is_empty() {
                sections.head.push(format!("impulse = {rest}"));
            }
        }
    }
}

fn place_pieces(components: &Components, sections: &mut Sections, place: &str, pieces: &str) {
    if let Some(turn) = place.strip_prefix("returning ") {
        for id in pieces.split_whitespace() {
            sections.returns.push(format!("{id} = {turn}"));
        }
        return;
    }
    for word in pieces.split_whitespace() {
        let id = word.trim_end_matches('-');
        if id != word {
            sections.reduced.push(id.to_owned());
        }
        let list = if components.aircraft(place).is_some() {
            // A passenger comes out of the Ready box, and its aircraft carries a unit.
            let ready = sections.lists.entry("units").or_default();
            ready.entry("ready".to_owned()).or_default().push(id.to_owned());
            let carries = sections.lists.entry("aircraft").or_default();
            carries.entry("cargo_unit".to_owned()).or_default().push(place.to_owned());
            "aboard"
        } else if components.unit(id).is_some() {
            "units"
        } else if components.battalion(id).is_some() {
            "battalions"
        } else if components.aircraft(id).is_some() {
            "aircraft"
        } else {
            "guns"
        };
        let places = sections.lists.entry(list).or_default();
        places.entry(place.to_owned()).or_default().push(id.to_owned());
    }
}

fn write(sections: &Sections) -> String {
    let mut text = sections.head.join("\n");
    let reduced = texts(sections.reduced.iter().map(String::as_str));
    text += &format!("\nreduced = {reduced}\n");
    let tables = [
        ("tracks", &sections.tracks),
        ("airfields", &sections.airfields),
        ("events", &sections.events),
        ("returns", &sections.returns),
    ];
    for (name, lines) in tables.into_iter().filter(|(_, lines)| !lines.is_empty()) {
        text += &format!("\n[{name}]\n{}\n", lines.join("\n"));
    }
    for (name, places) in &sections.lists {
        text += &format!("\n[{name}]\n");
        for (place, ids) in places {
            text += &format!("{place} = {}\n", texts(ids.iter().map(String::as_str)));
        }
    }
    text
}

/// An answer with ids as the game writes it.
pub(super) fn notation(components: &Components, answer: &str) -> String {
    let word = |word: &str| {
        if let Some(unit) = components.unit(word) {
            unit.to_string()
        } else if let Some(battalion) = components.battalion(word) {
            battalion.to_string()
        } else if let Some(aircraft) = components.aircraft(word) {
            aircraft.to_string()
        } else if let Some(marker) = components.marker(word) {
            marker.to_string()
        } else if let Some(space) = components.space(word) {
            space.to_string()
        } else {
            word.to_owned()
        }
    };
    answer.split(' ').map(word).collect::<Vec<_>>().join(" ")
}
