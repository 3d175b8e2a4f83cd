//! Dice and stars: small pictures for the log and the status panel.

use std::fmt::Write;

use super::counter::Shape;
use super::geometry::escape;

/// Where the pips of each face are.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(12, 12)],
    &[(7, 7), (17, 17)],
    &[(7, 7), (12, 12), (17, 17)],
    &[(7, 7), (17, 7), (7, 17), (17, 17)],
    &[(7, 7), (17, 7), (12, 12), (7, 17), (17, 17)],
    &[(7, 6), (17, 6), (7, 12), (17, 12), (7, 18), (17, 18)],
];

/// A die that shows a face, in the colour of who rolled it. A face no die has shows as its number.
pub fn die(face: u8, side: Option<Shape>) -> String {
    let class = side.map_or("", Shape::class);
    let mut out = format!(
        "<svg class=\"die {class}\" viewBox=\"0 0 24 24\" role=\"img\" aria-label=\"{face}\">\
         <rect x=\"1\" y=\"1\" width=\"22\" height=\"22\" rx=\"5\"/>"
    );
    draw_face(&mut out, face);
    out.push_str("</svg>");
    out
}

/// The pips of a face, in a square of 24 by 24.
pub fn draw_face(out: &mut String, face: u8) {
    match usize::from(face).checked_sub(1).and_then(|index| PIPS.get(index)) {
        Some(pips) => {
            for (x, y) in *pips {
                let _ = write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"2.3\"/>");
            }
        }
        None => {
            let _ = write!(out, "<text x=\"12\" y=\"17\">{face}</text>");
        }
    }
}

/// A row of stars: so many held, of so many that are needed; more than needed are shown too.
pub fn stars(held: usize, needed: usize, name: &str) -> String {
    let count = held.max(needed);
    let mut out = format!(
        "<svg class=\"stars\" viewBox=\"0 0 {} 24\" role=\"img\" aria-label=\"{}\">",
        count * 26,
        escape(name)
    );
    for place in 0..count {
        let class = if place < held { "held" } else { "open" };
        let _ = write!(
            out,
            "<use href=\"#k-star\" x=\"{}\" width=\"24\" height=\"24\" class=\"{class}\"/>",
            place * 26 + 1
        );
    }
    // Where victory begins, when more are held than it takes.
    if held > needed {
        let _ = write!(out, "<path class=\"mark\" d=\"M{} 0V24\"/>", needed * 26);
    }
    out.push_str("</svg>");
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_its_pips() {
        for face in 1..=6 {
            let pips = die(face, Some(Shape::French)).matches("<circle").count();
            assert_eq!(pips, usize::from(face));
        }
        assert!(die(9, None).contains(">9</text>"));
    }

    #[test]
    fn stars_held_are_told_from_open_ones() {
        let row = stars(4, 6, "4 of 6");
        assert_eq!((row.matches("held").count(), row.matches("open").count()), (4, 2));
        assert!(stars(7, 6, "7 of 6").contains("mark"));
    }
}
