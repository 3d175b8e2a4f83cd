//! The board of Storm Over Dien Bien Phu.
//!
//! The ground never changes and is a picture of its own ([`ground()`]). A [`Sheet`] is made once for the
//! rules and a language; it knows all outlines and where names go, and draws the rest over the ground.

mod board;
mod borders;
mod faces;
mod ground;
mod labels;
mod lights;
mod marks;
mod mini;
mod piles;
mod plan;
mod space;
mod speech;

use std::sync::Arc;

use storm::Storm;
use storm::components::{Area, AreaRow, Side};
use storm::drawing::AreaShape;

use borders::Borders;
use drawing::counter::Shape;
use drawing::geometry::{Rect, Spot};
use labels::Label;
use space::Field;
use words::Words;

/// The style sheet of the board, to be sent beside [`drawing::TOKENS`] and [`drawing::BOARD`].
pub const BOARD: &str = include_str!("../../board.css");

/// The ground of the map as a picture of its own.
pub fn ground(rules: &Storm) -> String {
    ground::ground(rules, &Borders::of(&rules.components.drawing))
}

/// What is worked out once for the rules and a language.
#[derive(Debug)]
pub struct Sheet {
    rules: Storm,
    words: Words,
    borders: Borders,
    places: Vec<Place>,
    river_name: Vec<Rect>,
}

/// An area on the sheet.
#[derive(Debug)]
struct Place {
    row: AreaRow,
    shape: AreaShape,
    field: Arc<Field>,
    label: Label,
}

impl Sheet {
    /// The sheet of these rules in a language.
    pub fn new(rules: &Storm, words: Words) -> Sheet {
        let drawing = &rules.components.drawing;
        let map = Rect::new(0.0, 0.0, drawing.width.into(), drawing.height.into());
        let field = |shape: &AreaShape| {
            let polygon: Vec<Spot> = shape.polygon.iter().map(|point| (*point).into()).collect();
            Arc::new(Field::of(&polygon, map.grown(-4.0)))
        };
        Sheet::laid_out(rules, words, field)
    }

    /// The same in another language. The room inside the areas does not depend on it.
    pub(crate) fn translated(&self, words: Words) -> Sheet {
        let known =
            |shape: &AreaShape| self.place(shape.area).map(|place| Arc::clone(&place.field));
        Sheet::laid_out(&self.rules, words, |shape| known(shape).unwrap_or_default())
    }

    fn laid_out(rules: &Storm, words: Words, field_of: impl Fn(&AreaShape) -> Arc<Field>) -> Sheet {
        let drawing = &rules.components.drawing;
        let river_name = marks::river_name_room(drawing);
        let mut taken: Vec<Rect> = river_name.clone();
        taken.extend(drawing.places.iter().map(|row| Rect::around(row.at.into(), 14.0, 12.0)));
        let mut places = Vec::new();
        for row in &rules.components.areas {
            let Some(shape) = drawing.areas.iter().find(|shape| shape.area == row.area) else {
                continue;
            };
            let field = field_of(shape);
            let name =
                words.typeset(if words.lang() == "fr" { &row.name_fr } else { &row.name_en });
            let ground =
                labels::Ground { field: &field, centre: shape.centre.into(), taken: &taken };
            let label = labels::place(&name, marks::plaque_width(rules, row), &ground);
            taken.extend(label.rects());
            places.push(Place { row: row.clone(), shape: shape.clone(), field, label });
        }
        let borders = Borders::of(drawing);
        Sheet { rules: rules.clone(), words, borders, places, river_name }
    }

    fn place(&self, area: Area) -> Option<&Place> {
        self.places.iter().find(|place| place.row.area == area)
    }
}

/// The shape of a side's counters.
pub(crate) const fn shape(side: Side) -> Shape {
    match side {
        Side::French => Shape::Rounded,
        Side::VietMinh => Shape::Cut,
    }
}

/// The area of a key such as `area/14`.
fn area_of(key: &str) -> Option<Area> {
    key.strip_prefix("area/")?.parse().ok().map(Area)
}

/// The key of an area.
fn area_key(area: Area) -> String {
    format!("area/{area}")
}

/// The style of the ground, inside its picture and out of it.
pub const GROUND: &str = include_str!("../../ground.css");
