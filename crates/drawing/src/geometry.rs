//! Points, rectangles and paths. Coordinates are kept in tenths of a map unit, so that rounding happens
//! once and neighbours that share a line share it exactly.

/// A point in tenths of a map unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tenth {
    pub x: i32,
    pub y: i32,
}

/// A point in map units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    pub x: f64,
    pub y: f64,
}

impl Spot {
    pub const fn new(x: f64, y: f64) -> Spot {
        Spot { x, y }
    }

    /// Rounded to tenths.
    pub fn tenth(self) -> Tenth {
        Tenth { x: (self.x * 10.0).round() as i32, y: (self.y * 10.0).round() as i32 }
    }

    pub fn distance(self, other: Spot) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// The point this far from here towards another one.
    pub fn towards(self, other: Spot, far: f64) -> Spot {
        let length = self.distance(other).max(0.001);
        let share = far / length;
        Spot::new(self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)
    }
}

impl From<pack::Point> for Spot {
    fn from(point: pack::Point) -> Spot {
        Spot::new(f64::from(point.x), f64::from(point.y))
    }
}

/// A rectangle in map units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

impl Rect {
    pub const fn new(x: f64, y: f64, w: f64, h: f64) -> Rect {
        Rect { x, y, w, h }
    }

    /// The rectangle of that size round a point.
    pub fn around(at: Spot, w: f64, h: f64) -> Rect {
        Rect::new(at.x - w / 2.0, at.y - h / 2.0, w, h)
    }

    pub fn right(&self) -> f64 {
        self.x + self.w
    }

    pub fn bottom(&self) -> f64 {
        self.y + self.h
    }

    pub fn centre(&self) -> Spot {
        Spot::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Whether a point lies in it. Its right and lower edges are no part of it.
    pub fn has(&self, at: Spot) -> bool {
        (self.x..self.right()).contains(&at.x) && (self.y..self.bottom()).contains(&at.y)
    }

    /// The area both cover.
    pub fn overlap(&self, other: &Rect) -> f64 {
        let w = self.right().min(other.right()) - self.x.max(other.x);
        let h = self.bottom().min(other.bottom()) - self.y.max(other.y);
        if w > 0.0 && h > 0.0 { w * h } else { 0.0 }
    }

    /// The same, moved into a frame. What is too large for it begins where the frame does.
    pub(crate) fn kept_in(&self, frame: &Rect) -> Rect {
        let low = |at: f64, from: f64, to: f64| at.clamp(from, to.max(from));
        Rect {
            x: low(self.x, frame.x, frame.right() - self.w),
            y: low(self.y, frame.y, frame.bottom() - self.h),
            ..*self
        }
    }

    /// The same, larger by so much on every side.
    pub fn grown(&self, by: f64) -> Rect {
        Rect::new(self.x - by, self.y - by, self.w + 2.0 * by, self.h + 2.0 * by)
    }
}

/// A number in tenths as the shortest text: `12.3`, `-.5`, `7`.
pub fn short(tenths: i32) -> String {
    let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
    let sign = if tenths < 0 { "-" } else { "" };
    match (whole, part) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{part}"),
        _ => format!("{sign}{whole}.{part}"),
    }
}

/// A number rounded to a tenth, as the shortest text.
pub fn n(value: f64) -> String {
    short((value * 10.0).round() as i32)
}

/// Writes path data with relative commands.
#[derive(Debug, Default)]
pub struct Pen {
    out: String,
    at: Option<Tenth>,
    start: Option<Tenth>,
}

impl Pen {
    /// Appends numbers, with a space only where they would run together.
    fn numbers(&mut self, command: char, numbers: &[i32]) {
        self.out.push(command);
        for (place, number) in numbers.iter().enumerate() {
            if place > 0 && *number >= 0 {
                self.out.push(' ');
            }
            self.out.push_str(&short(*number));
        }
    }

    pub fn move_to(&mut self, to: Tenth) {
        match self.at {
            None => self.numbers('M', &[to.x, to.y]),
            Some(at) => self.numbers('m', &[to.x - at.x, to.y - at.y]),
        }
        (self.at, self.start) = (Some(to), Some(to));
    }

    pub fn line_to(&mut self, to: Tenth) {
        let at = self.at.unwrap_or(to);
        match (to.x - at.x, to.y - at.y) {
            (x, 0) => self.numbers('h', &[x]),
            (0, y) => self.numbers('v', &[y]),
            (x, y) => self.numbers('l', &[x, y]),
        }
        self.at = Some(to);
    }

    pub fn curve_to(&mut self, curve: &Curve) {
        let at = self.at.unwrap_or(curve.to);
        let [a, b, to] = [curve.out, curve.into, curve.to].map(|p| (p.x - at.x, p.y - at.y));
        self.numbers('c', &[a.0, a.1, b.0, b.1, to.0, to.1]);
        self.at = Some(curve.to);
    }

    pub fn close(&mut self) {
        self.out.push('z');
        self.at = self.start;
    }

    /// The path data.
    pub fn finish(self) -> String {
        self.out
    }
}

/// One piece of a smooth line: the two handles and the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Curve {
    pub out: Tenth,
    pub into: Tenth,
    pub to: Tenth,
}

/// Whether a line runs from one end to the other, or back to where it began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    Open,
    Closed,
}

/// A smooth line through all points (Catmull-Rom). Symmetric: run backwards, it is the same line.
pub fn spline(points: &[Spot], ends: Ends) -> Vec<Curve> {
    let last = points.len().saturating_sub(1);
    let count = if ends == Ends::Closed { points.len() } else { last };
    let at = |index: isize| {
        let index = match ends {
            Ends::Closed => index.rem_euclid(points.len() as isize),
            Ends::Open => index.clamp(0, last as isize),
        };
        points[index as usize]
    };
    (0..count as isize)
        .map(|index| {
            let [before, from, to, after] = [-1, 0, 1, 2].map(|step| at(index + step));
            let handle = |p: Spot, a: Spot, b: Spot, sign: f64| {
                Spot::new(p.x + sign * (b.x - a.x) / 6.0, p.y + sign * (b.y - a.y) / 6.0).tenth()
            };
            Curve {
                out: handle(from, before, to, 1.0),
                into: handle(to, from, after, -1.0),
                to: to.tenth(),
            }
        })
        .collect()
}

/// The path data of a smooth line.
pub fn smooth(points: &[Spot], ends: Ends) -> String {
    let mut pen = Pen::default();
    if let Some(first) = points.first() {
        pen.move_to(first.tenth());
        spline(points, ends).iter().for_each(|curve| pen.curve_to(curve));
    }
    if ends == Ends::Closed {
        pen.close();
    }
    pen.finish()
}

/// The path data of a line with corners.
pub fn straight(points: &[Spot], ends: Ends) -> String {
    let mut pen = Pen::default();
    for (place, point) in points.iter().enumerate() {
        if place == 0 { pen.move_to(point.tenth()) } else { pen.line_to(point.tenth()) }
    }
    if ends == Ends::Closed {
        pen.close();
    }
    pen.finish()
}

/// Text as XML takes it.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!([0, 5, -5, 70, -123].map(short), ["0", ".5", "-.5", "7", "-12.3"]);
        assert_eq!(n(3.96), "4");
    }

    #[test]
    fn a_smooth_line_is_the_same_backwards() {
        let points: Vec<Spot> = [(0, 0), (10, 3), (17, 20), (30, 21)]
            .map(|(x, y)| Spot::new(x.into(), y.into()))
            .into();
        let forth = spline(&points, Ends::Open);
        let back: Vec<Spot> = points.iter().rev().copied().collect();
        let back = spline(&back, Ends::Open);
        assert_eq!(forth[0].out, back[2].into);
        assert_eq!(forth[1].into, back[1].out);
    }

    #[test]
    fn paths_are_relative() {
        let points = [(1.0, 1.0), (4.0, 1.0), (4.0, 3.5), (2.0, 3.0)].map(|(x, y)| Spot::new(x, y));
        assert_eq!(straight(&points, Ends::Closed), "M1 1h3v2.5l-2-.5z");
    }
}
