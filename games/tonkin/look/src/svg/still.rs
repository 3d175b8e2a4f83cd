//! The still layer: what never changes during a game and is sent once with the page. A place to click for
//! every hex, its number, and the names and signs of communities.

use std::fmt::Write;

use kernel::Fact;
use tonkin::components::{Colour, CommunityRow, Hex, Side, Size};

use super::Sheet;
use super::grid::{HALF, centre};
use super::keys::hex_key;
use super::names::{RIVER, is_named};
use drawing::geometry::{Ends, Rect, escape, n, smooth};

/// The size of a sign beside a counter.
const SIGN: f64 = 10.5;

impl Sheet {
    /// What names and hexes refer to: goes into a page once, beside the symbols.
    pub fn defs(&self) -> String {
        let mut out = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" \
             aria-hidden=\"true\"><defs><path id=\"hx\" \
             d=\"M0-34.6L30-17.3V17.3L0 34.6L-30 17.3V-17.3z\"/>",
        );
        for (place, river) in self.names.rivers.iter().enumerate() {
            let path = smooth(&river.stretch, Ends::Open);
            let _ = write!(out, "<path id=\"reach-t{place}\" d=\"{path}\"/>");
        }
        out.push_str("</defs></svg>");
        out
    }

    /// Draws the still layer.
    pub(super) fn draw_still(&self) -> String {
        let mut out = String::from("<g id=\"still\">");
        self.draw_regions(&mut out);
        self.draw_hexes(&mut out);
        out.push_str("</g>");
        out
    }

    /// A place to click and focus for every hex without a name; the others are in the live layer.
    fn draw_hexes(&self, out: &mut String) {
        out.push_str("<g class=\"grid\">");
        for hex in Hex::all().filter(|hex| !is_named(&self.components, *hex)) {
            let at = centre(hex);
            let near: Vec<String> = hex.neighbours().map(|(_, next)| hex_key(next)).collect();
            let (x, y) = (n(at.x), n(at.y));
            let _ = write!(
                out,
                "<use href=\"#hx\" class=\"area hx\" x=\"{x}\" y=\"{y}\" data-key=\"{}\" \
                 data-at=\"{x} {y}\" data-near=\"{}\" tabindex=\"-1\" role=\"button\" \
                 aria-label=\"{}\"/>",
                hex_key(hex),
                near.join(" "),
                escape(&self.ground_name(hex))
            );
        }
        out.push_str("</g><g class=\"hids\" aria-hidden=\"true\">");
        for row in 0..tonkin::components::ROWS {
            for hex in (0..tonkin::components::COLUMNS).filter_map(|column| Hex::at(column, row)) {
                let at = centre(hex);
                if hex.column() == 0 {
                    let _ = write!(out, "<text class=\"hid\" y=\"{}\">", n(at.y - 24.5));
                }
                let _ = write!(out, "<tspan x=\"{}\">{hex}</tspan>", n(at.x));
            }
            out.push_str("</text>");
        }
        out.push_str("</g>");
    }

    /// The lands, in wide letters behind everything else, and the rivers along their courses.
    fn draw_regions(&self, out: &mut String) {
        out.push_str("<g class=\"lands\" aria-hidden=\"true\">");
        for region in &self.names.regions {
            let _ = write!(
                out,
                "<text class=\"region\" x=\"{}\" y=\"{}\" font-size=\"{}\" textLength=\"{}\" \
                 lengthAdjust=\"spacing\">{}</text>",
                n(region.at.x),
                n(region.at.y + region.size * 0.35),
                n(region.size),
                n(region.room.w),
                escape(&region.text)
            );
        }
        for (place, river) in self.names.rivers.iter().enumerate() {
            let _ = write!(
                out,
                "<text class=\"rivn\" font-size=\"{RIVER}\" dy=\"-6.500\"><textPath \
                 href=\"#reach-t{place}\" startOffset=\"50%\">{}</textPath></text>",
                escape(&river.text)
            );
        }
        out.push_str("</g>");
    }

    /// The names of places whose room is wanted, with the number of a VP-Hex and the signs of what is there.
    pub(super) fn place_names_in(&self, is_wanted: impl Fn(&Rect) -> bool) -> String {
        let mut out = String::from("<g class=\"pnames\" aria-hidden=\"true\">");
        for name in self.names.places.iter().filter(|name| is_wanted(&name.room)) {
            let row = &self.components.map.communities[name.place];
            let _ = write!(
                out,
                "<text class=\"lbl pname {}{}\" x=\"{}\" y=\"{}\" font-size=\"{}\" \
                 textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\">{}</text>",
                size_class(row.size),
                colour_class(row.colour),
                n(name.room.centre().x),
                n(name.room.bottom() - name.room.h * 0.16),
                n(name.size),
                n(name.room.w),
                escape(&row.name)
            );
            draw_signs(&mut out, row);
        }
        out.push_str("</g>");
        out
    }

    /// What is printed in a hex, in words.
    pub(super) fn ground_name(&self, hex: Hex) -> String {
        let row = self.components.hex(hex);
        let facts =
            [("hex", Fact::Text(hex.to_string())), ("ground", Fact::Word(ground_word(row.ground)))];
        self.say("tonkin-map-hex", &facts)
    }
}

/// The number of a VP-Hex to the left of the counter, and to its right what is there.
fn draw_signs(out: &mut String, row: &CommunityRow) {
    let at = centre(row.hex);
    if row.vp > 0 {
        let wide = if row.vp < 10 { 10.0 } else { 14.0 };
        let (x, y) = (at.x - HALF + 1.0, at.y - 17.5);
        let _ = write!(
            out,
            "<rect class=\"vpb\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"12\" rx=\"2.5\"/>\
             <text class=\"vpt\" x=\"{}\" y=\"{}\">{}</text>",
            n(x),
            n(y),
            n(wide),
            n(x + wide / 2.0),
            n(y + 9.4),
            row.vp
        );
    }
    let signs = [
        (row.supply_centre == Some(Side::French), "k-depot", " fr"),
        (row.supply_centre == Some(Side::VietMinh), "k-depot", " vm"),
        (row.airstrip, "k-airstrip", ""),
        (row.harbour, "k-harbour", ""),
        (row.mobilization, "k-mobilize", ""),
    ];
    let there = signs.into_iter().filter(|(is, _, _)| *is);
    for (place, (_, sign, class)) in (0..).zip(there) {
        let _ = write!(
            out,
            "<use href=\"#{sign}\" class=\"msign{class}\" x=\"{}\" y=\"{}\" width=\"{SIGN}\" \
             height=\"{SIGN}\"/>",
            n(at.x + HALF - SIGN - 0.4),
            n(at.y - 17.5 + f64::from(place) * (SIGN + 0.6))
        );
    }
}

const fn size_class(size: Size) -> &'static str {
    match size {
        Size::City => "city",
        Size::Town => "town",
        Size::Village => "village",
    }
}

const fn colour_class(colour: Colour) -> &'static str {
    match colour {
        Colour::Blue => " fr",
        Colour::Red => " vm",
        Colour::Neutral => "",
    }
}

/// The word of a kind of ground.
pub(super) const fn ground_word(ground: tonkin::components::Ground) -> &'static str {
    use tonkin::components::Ground;
    match ground {
        Ground::Clear => "clear",
        Ground::ClearForest => "clear-forest",
        Ground::Rough => "rough",
        Ground::RoughForest => "rough-forest",
        Ground::Mountain => "mountain",
        Ground::Sea => "sea",
    }
}
