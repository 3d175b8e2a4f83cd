//! A part of a board as a small picture, for lists of tables and titles.

use crate::geometry::{Rect, Spot, escape, n};

/// A board of which parts are shown.
#[derive(Clone, Copy, Debug)]
pub struct Whole<'a> {
    /// The classes of its kind: `hexes far`.
    pub class: &'a str,
    /// The address of its ground.
    pub ground: &'a str,
    /// How large its ground is.
    pub paper: (f64, f64),
    /// What of it can be shown.
    pub frame: Rect,
}

impl Whole<'_> {
    /// The part of that size round a spot, or as near to it as the frame lets it be: for the eye alone. What lies on the
    /// ground is drawn for the part that is shown.
    pub fn part(&self, at: Spot, (w, h): (u16, u16), draw: impl FnOnce(&Rect) -> String) -> String {
        let shown = Rect::around(at, w.into(), h.into()).kept_in(&self.frame);
        format!(
            "<svg class=\"t board {}\" viewBox=\"{} {} {} {}\" \
             preserveAspectRatio=\"xMidYMid slice\" aria-hidden=\"true\"><image href=\"{}\" \
             width=\"{}\" height=\"{}\"/>{}</svg>",
            self.class,
            n(shown.x),
            n(shown.y),
            n(shown.w),
            n(shown.h),
            escape(self.ground),
            n(self.paper.0),
            n(self.paper.1),
            draw(&shown)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_stays_on_the_board() {
        let frame = Rect::new(250.0, 0.0, 1000.0, 600.0);
        let whole = Whole { class: "far", ground: "g.svg", paper: (1250.0, 600.0), frame };
        let shown = |x, y| whole.part(Spot::new(x, y), (200, 100), |_| String::new());
        for (at, part) in [
            ((700.0, 300.0), "600 250 200 100"),
            ((260.0, 590.0), "250 500 200 100"),
            ((2000.0, -9.0), "1050 0 200 100"),
        ] {
            let picture = shown(at.0, at.1);
            assert!(picture.contains(&format!("viewBox=\"{part}\"")), "{picture}");
        }
        let small = Whole { frame: Rect::new(0.0, 0.0, 100.0, 50.0), ..whole };
        let picture = small.part(Spot::new(50.0, 20.0), (200, 100), |_| String::new());
        assert!(picture.contains("viewBox=\"0 0 200 100\""), "{picture}");
    }
}
