//! Reads a picture back: its elements, ids, rectangles.

use std::collections::BTreeSet;

use flate2::{Compress, Compression, FlushCompress, Status};
use roxmltree::{Document, Node};

/// A board on a page of its own, to be looked at in a browser: `?box=0_0_400_300` shows a part of it, `?cls=calm` adds
/// a class.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    pub lang: &'a str,
    /// The style sheets, in their order.
    pub sheets: &'a [&'a str],
    /// What the board refers to.
    pub defs: &'a [&'a str],
    pub board: &'a str,
    /// What stands below it: the small map, counters.
    pub beside: &'a str,
}

impl Page<'_> {
    /// The text of the page.
    pub fn text(&self) -> String {
        let Page { lang, sheets, defs, board, beside } = self;
        let (sheets, defs) = (sheets.concat(), defs.concat());
        format!(
            "<!doctype html><html lang=\"{lang}\"><meta charset=\"utf-8\"><title>Board</title>\
             <style>{sheets}.stage{{background:var(--m-table)}}\
             .stage>svg{{display:block;width:100%;height:auto}}.mini{{position:static}}\
             .beside{{display:flex;gap:8px;background:var(--surface);padding:6px}}\
             .beside .counter,.beside .die{{width:47px;height:47px}}</style>\
             <body>{defs}<div class=\"stage\">{board}</div><div class=\"beside\">{beside}</div>\
             <script>const q=new URLSearchParams(location.search);\
             const b=document.querySelector('.board');\
             if(q.get('box'))b.setAttribute('viewBox',q.get('box').replaceAll('_',' '));\
             if(q.get('cls'))b.classList.add(q.get('cls'))</script>"
        )
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug)]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub w: f64,
    pub h: f64,
}

impl Rect {
    /// Whether two rectangles lie on each other by more than rounding.
    pub fn meets(&self, other: &Rect) -> bool {
        let w = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let h = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        w > 0.2 && h > 0.2
    }

    pub fn corners(&self) -> [(f64, f64); 4] {
        let (right, bottom) = (self.x + self.w, self.y + self.h);
        [(self.x, self.y), (right, self.y), (self.x, bottom), (right, bottom)]
    }

    pub fn is_within(&self, w: f64, h: f64) -> bool {
        self.x >= 0.0 && self.y >= 0.0 && self.x + self.w <= w && self.y + self.h <= h
    }
}

pub fn number(node: &Node<'_, '_>, name: &str) -> f64 {
    let text = node.attribute(name).unwrap_or("0");
    text.parse().unwrap_or_else(|_| panic!("{name}=\"{text}\" is a number"))
}

/// The shift and scale of an element.
pub(crate) fn transform(node: &Node<'_, '_>) -> (f64, f64, f64) {
    let Some(text) = node.attribute("transform") else { return (0.0, 0.0, 1.0) };
    let inside = |name: &str| {
        let (_, rest) = text.split_once(&format!("{name}("))?;
        let numbers = rest.split_once(')')?.0.split(' ');
        Some(numbers.map(|n| n.parse().expect("a number")).collect::<Vec<f64>>())
    };
    let shift = inside("translate").unwrap_or_else(|| vec![0.0, 0.0]);
    let scale = inside("scale").map_or(1.0, |scale| scale[0]);
    (shift[0], shift[1], scale)
}

pub fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class))
}

/// The elements of a class.
pub fn of_class<'a, 'i>(
    document: &'a Document<'i>,
    class: &'a str,
) -> impl Iterator<Item = Node<'a, 'i>> {
    document.descendants().filter(move |node| has_class(node, class))
}

/// The plate of a pile on the map.
pub fn plate(pile: &Node<'_, '_>) -> Rect {
    let (x, y, scale) = transform(pile);
    Rect { x, y, w: 48.0 * scale, h: 48.0 * scale }
}

/// The room of a name on the map, by its given text length.
pub fn name_room(text: &Node<'_, '_>) -> Rect {
    let (size, wide) = (number(text, "font-size"), number(text, "textLength"));
    Rect { x: number(text, "x") - wide / 2.0, y: number(text, "y") - size * 0.8, w: wide, h: size }
}

/// Every id of a picture; fails when one is there twice.
pub fn ids(document: &Document<'_>) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id.to_owned()), "{id} is there twice");
    }
    ids
}

/// How many bytes are left of a text once it is compressed.
pub fn deflated(text: &str) -> usize {
    let mut out = Vec::with_capacity(text.len() + 1000);
    let mut press = Compress::new(Compression::default(), false);
    let pressed = press.compress_vec(text.as_bytes(), &mut out, FlushCompress::Finish);
    assert_eq!(pressed.expect("text can be compressed"), Status::StreamEnd);
    out.len()
}
