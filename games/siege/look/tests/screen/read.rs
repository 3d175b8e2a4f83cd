//! Reads a picture back: its elements, ids, rectangles.

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

/// A rectangle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rect {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) w: f64,
    pub(crate) h: f64,
}

impl Rect {
    /// Whether two rectangles lie on each other by more than rounding.
    pub(crate) fn meets(&self, other: &Rect) -> bool {
        let w = (self.x + self.w).min(other.x + other.w) - self.x.max(other.x);
        let h = (self.y + self.h).min(other.y + other.h) - self.y.max(other.y);
        w > 0.2 && h > 0.2
    }
}

pub(crate) fn number(node: &Node<'_, '_>, name: &str) -> f64 {
    let text = node.attribute(name).unwrap_or("0");
    text.parse().unwrap_or_else(|_| panic!("{name}=\"{text}\" is a number"))
}

/// The shift and scale of an element.
fn transform(node: &Node<'_, '_>) -> (f64, f64, f64) {
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

pub(crate) fn has_class(node: &Node<'_, '_>, class: &str) -> bool {
    node.attribute("class").is_some_and(|all| all.split(' ').any(|one| one == class))
}

/// The elements of a class.
pub(crate) fn of_class<'a, 'i>(
    document: &'a Document<'i>,
    class: &'a str,
) -> impl Iterator<Item = Node<'a, 'i>> {
    document.descendants().filter(move |node| has_class(node, class))
}

/// The plate of a pile on the map.
pub(crate) fn plate(pile: &Node<'_, '_>) -> Rect {
    let (x, y, scale) = transform(pile);
    Rect { x, y, w: 48.0 * scale, h: 48.0 * scale }
}

/// Every id of a picture; fails when one is there twice.
pub(crate) fn ids(document: &Document<'_>) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for id in document.descendants().filter_map(|node| node.attribute("id")) {
        assert!(ids.insert(id.to_owned()), "{id} is there twice");
    }
    ids
}

/// How many bytes are left of a text once it is compressed.
pub(crate) fn deflated(text: &str) -> usize {
    use std::io::Write;
    let level = flate2::Compression::default();
    let mut encoder = flate2::write::DeflateEncoder::new(Vec::new(), level);
    encoder.write_all(text.as_bytes()).expect("memory takes it all");
    encoder.finish().expect("memory takes it all").len()
}
