//! Dice: small pictures for the log and for boards.

use std::fmt::Write;

use super::counter::Shape;

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_its_pips() {
        for face in 1..=6 {
            let pips = die(face, Some(Shape::Rounded)).matches("<circle").count();
            assert_eq!(pips, usize::from(face));
        }
        assert!(die(9, None).contains(">9</text>"));
    }
}
