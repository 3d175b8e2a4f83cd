//! Where a small picture of the board is.

use storm::drawing::Drawing;

use drawing::geometry::Spot;
use look::Crop;

/// The middle of the fortress, or the place that was last spoken of.
pub(crate) fn spot(drawing: &Drawing, crop: Crop<'_>) -> Spot {
    let spoken = crop.keys().iter().find_map(|key| {
        let number: u8 = key.strip_prefix("area/")?.parse().ok()?;
        let shape = drawing.areas.iter().find(|shape| shape.area.0 == number);
        shape.map(|shape| shape.centre.into())
    });
    spoken.unwrap_or(match crop {
        Crop::Tile => Spot::new(645.0, 605.0),
        Crop::Around(_) => Spot::new(695.0, 540.0),
    })
}
