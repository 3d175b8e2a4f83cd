//! What part of the board a small picture shows.

use storm::drawing::Drawing;

use look::Crop;

/// The middle of the fortress, or the part around the place that was last spoken of: left, top, width,
/// height.
pub(crate) fn part(drawing: &Drawing, crop: Crop<'_>) -> [i32; 4] {
    let Crop::Around(keys) = crop else { return [430, 480, 430, 250] };
    let spoken = keys.iter().find_map(|key| {
        let number: u8 = key.strip_prefix("area/")?.parse().ok()?;
        let shape = drawing.areas.iter().find(|shape| shape.area.0 == number);
        shape.map(|shape| shape.centre)
    });
    let (w, h) = (270, 320);
    let (x, y) = spoken.map_or((695, 540), |centre| (centre.x, centre.y));
    let low = |at: i32, size: i32, most: i32| (at - size / 2).clamp(0, (most - size).max(0));
    [low(x, w, drawing.width), low(y, h, drawing.height), w, h]
}
