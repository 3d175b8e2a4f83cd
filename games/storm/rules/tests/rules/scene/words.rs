//! The few words of a scene, turned into the text of a position.

use std::fmt::Write;

use storm::components::{Components, Kind};

use super::unit;

/// The text of a position (docs/positions.md) for these words.
pub(super) fn position(components: &Components, words: &str) -> String {
    let (mut time, mut tables) = (String::new(), Tables::default());
    for line in words.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
        match line.split_once(':') {
            Some(("hand", cards)) => tables.cards(0, cards),
            Some(("discards", cards)) => tables.cards(1, cards),
            Some(("removed", cards)) => tables.cards(2, cards),
            Some(("out", units)) => {
                let all = units.split_whitespace().flat_map(unit_words);
                tables.out.extend(all.map(|word| id(components, &word)));
            }
            Some((area, units)) => tables.area(components, area, units),
            None if line.starts_with("turn ") => turn(line, &mut time),
            None => tables.area(components, line, ""),
        }
    }
    time + &tables.text()
}

/// `turn 3 french passed lost 14,6 needs 5 no_replacements`.
fn turn(line: &str, text: &mut String) {
    let mut words = line.split_whitespace();
    while let Some(word) = words.next() {
        let written = match word {
            "turn" | "needs" => writeln!(text, "{word} = {}", words.next().expect("a number")),
            "lost" => writeln!(text, "lost = [{}]", words.next().expect("areas")),
            "passed" => writeln!(text, "french_passed = true"),
            "no_replacements" => writeln!(text, "no_replacements = true"),
            side => writeln!(text, "to_move = {side:?}"),
        };
        written.expect("a string takes all");
    }
}

/// `V10..12-` as single units.
fn unit_words(word: &str) -> Vec<String> {
    let spent = if word.ends_with('-') { "-" } else { "" };
    let bare = word.trim_end_matches('-');
    let Some((first, last)) = bare.split_once("..") else { return vec![word.to_owned()] };
    let number: u8 = first[1..].parse().expect("a counter number");
    let last: u8 = last.parse().expect("a counter number");
    (number..=last).map(|number| format!("{}{number}{spent}", &first[..1])).collect()
}

/// The id that the pack gives a unit.
fn id(components: &Components, word: &str) -> String {
    let unit = unit(word.trim_end_matches('-'));
    components.units[unit.side as usize][usize::from(unit.index)].id.clone()
}

/// The tables of a position while they are gathered.
#[derive(Default)]
struct Tables {
    out: Vec<String>,
    /// Hand, discards, removed; each French, Viet Minh.
    cards: [[Vec<String>; 2]; 3],
    control: [Vec<String>; 2],
    fire: [Vec<String>; 2],
    trench: Vec<(String, String)>,
    units: Vec<(String, [Vec<String>; 2])>,
}

fn side_index(word: &str) -> usize {
    usize::from(word == "vietminh")
}

impl Tables {
    fn cards(&mut self, pile: usize, words: &str) {
        for word in words.split_whitespace() {
            let kind = Kind::from_id(word).unwrap_or_else(|| panic!("{word} is a kind of card"));
            self.cards[pile][kind.side() as usize].push(word.to_owned());
        }
    }

    /// `11,12 vietminh trench 3 fire french`, and its units.
    fn area(&mut self, components: &Components, heading: &str, units: &str) {
        let mut words = heading.split_whitespace();
        let areas: Vec<String> =
            words.next().expect("an area").split(',').map(str::to_owned).collect();
        while let Some(word) = words.next() {
            for area in &areas {
                match word {
                    "trench" => {
                        let level = words.clone().next().expect("a level").to_owned();
                        self.trench.push((area.clone(), level));
                    }
                    "fire" => {
                        let side = side_index(words.clone().next().expect("a side"));
                        self.fire[side].push(area.clone());
                    }
                    side => self.control[side_index(side)].push(area.clone()),
                }
            }
            if matches!(word, "trench" | "fire") {
                words.next();
            }
        }
        let all: Vec<String> = units.split_whitespace().flat_map(unit_words).collect();
        if !all.is_empty() {
            let (spent, fresh): (Vec<_>, Vec<_>) = all.iter().partition(|word| word.ends_with('-'));
            let ids = |words: Vec<&String>| words.into_iter().map(|w| id(components, w)).collect();
            self.units.push((areas[0].clone(), [ids(fresh), ids(spent)]));
        }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        if !self.out.is_empty() {
            text += &format!("eliminated = {:?}\n", self.out);
        }
        for (name, sides) in [("control", &self.control), ("fire", &self.fire)] {
            let [french, vietminh] = sides.clone().map(|areas| areas.join(", "));
            text += &format!("[{name}]\nfrench = [{french}]\nvietminh = [{vietminh}]\n");
        }
        text += "[trench]\n";
        for (area, level) in &self.trench {
            text += &format!("{area} = {level}\n");
        }
        for (name, [french, vietminh]) in ["hand", "discards", "removed"].iter().zip(&self.cards) {
            text += &format!("[{name}]\nfrench = {french:?}\nvietminh = {vietminh:?}\n");
        }
        for (area, [fresh, spent]) in &self.units {
            text += &format!("[units.{area}]\nfresh = {fresh:?}\nspent = {spent:?}\n");
        }
        text
    }
}
