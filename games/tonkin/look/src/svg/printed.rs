//! What is the same on every page of a pack and a language: it is drawn and said when it is first wanted, and kept.

use std::sync::OnceLock;

use tonkin::components::{Ground, Hex};

use super::Sheet;
use super::grid::{centre, edge, outline};
use super::keys::hex_key;
use drawing::geometry::{escape, n};

/// What is kept.
#[derive(Debug, Default)]
pub(super) struct Printed {
    still: OnceLock<String>,
    names: OnceLock<String>,
    land: OnceLock<String>,
    hexes: OnceLock<Vec<PrintedHex>>,
}

/// A hex as it is printed.
#[derive(Debug)]
pub(crate) struct PrintedHex {
    /// `hex/T14`.
    pub(crate) key: String,
    /// The name of its community and its number, or its number.
    pub(crate) name: String,
    /// What is printed in it, each as a few words.
    pub(crate) facts: Vec<String>,
    /// Name, number and ground, for those who hear it.
    pub(super) spoken: String,
    /// Where it lies and what is next to it, as attributes.
    pub(super) place: String,
    /// The shapes to press and to see the focus by.
    pub(super) shapes: String,
    /// How it stands in the inspector while nothing is going on there.
    pub(crate) idle: OnceLock<String>,
}

impl Sheet {
    /// A hex as it is printed.
    pub(crate) fn printed(&self, hex: Hex) -> &PrintedHex {
        let hexes = || Hex::all().map(|hex| self.print(hex)).collect();
        &self.printed.hexes.get_or_init(hexes)[hex.index()]
    }

    fn print(&self, hex: Hex) -> PrintedHex {
        let key = hex_key(hex);
        let at = centre(hex);
        let (x, y) = (n(at.x), n(at.y));
        let near: Vec<String> = hex.neighbours().map(|(_, next)| hex_key(next)).collect();
        let ground = self.ground_name(hex);
        let spoken = match self.charts.ground.community(hex) {
            Some(place) => self.said.list(&[self.components.community(place).name.clone(), ground]),
            None => ground,
        };
        PrintedHex {
            place: format!(
                "data-key=\"{key}\" data-at=\"{x} {y}\" data-near=\"{}\"",
                near.join(" ")
            ),
            shapes: format!(
                "<use href=\"#hx\" class=\"hit\" x=\"{x}\" y=\"{y}\"/>\
                 <path class=\"focus\" d=\"{}\"/>",
                outline(hex, 0.93)
            ),
            key,
            name: self.place_name(hex),
            facts: self.printed_facts(hex),
            spoken,
            idle: OnceLock::new(),
        }
    }

    /// The still layer.
    pub(super) fn still(&self) -> &str {
        self.printed.still.get_or_init(|| self.draw_still())
    }

    /// The names of places with the number of a VP-Hex and the signs of what is there.
    pub(super) fn place_names(&self) -> &str {
        self.printed.names.get_or_init(|| self.place_names_in(|_| true))
    }

    /// Land, forest and mountains, as plain outlines.
    pub(super) fn mini_ground(&self) -> &str {
        let of = |kinds: &[Ground]| {
            edge(Hex::all().filter(|hex| kinds.contains(&self.components.hex(*hex).ground)))
        };
        let is_land = |hex: &Hex| self.components.hex(*hex).ground != Ground::Sea;
        self.printed.land.get_or_init(|| {
            format!(
                "<path class=\"land\" d=\"{}\"/><path class=\"forest\" d=\"{}\"/>\
                 <path class=\"mount\" d=\"{}\"/>",
                edge(Hex::all().filter(is_land)),
                of(&[Ground::ClearForest, Ground::RoughForest]),
                of(&[Ground::Mountain])
            )
        })
    }

    /// A hex with all that is said of it: what is clicked and focused.
    pub(super) fn area(&self, hex: Hex, class: &str, via: &str, name: &str) -> String {
        let PrintedHex { place, shapes, .. } = self.printed(hex);
        format!(
            "<g id=\"area-{hex}\" class=\"area{class}\" {place}{via} tabindex=\"-1\" \
             role=\"button\" aria-label=\"{}\">{shapes}</g>",
            escape(name)
        )
    }
}
