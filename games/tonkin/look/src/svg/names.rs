//! Where names go. Between the rows of counters runs a strip that no counter covers: the name of a place
//! stands in it, below its hex. Names of one strip are moved apart sideways, so that none lies over another.

use tonkin::components::{CommunityRow, Components, Hex, RiverRow, Size};

use super::grid::{FULL, centre};
use super::lines::course;
use drawing::geometry::{Rect, Spot};
use drawing::labels::width;
use words::Words;

/// From the middle of a hex down to the middle of the strip of names below it.
const STRIP: f64 = 21.0;
/// The least room between two names.
const GAP: f64 = 5.0;

/// A name on the map.
#[derive(Clone, Debug)]
pub(super) struct Name {
    /// The place in the list of communities.
    pub(super) place: usize,
    /// The size of its letters.
    pub(super) size: f64,
    /// The room it takes.
    pub(super) room: Rect,
}

/// The name of a river along a stretch of it.
#[derive(Clone, Debug)]
pub(super) struct RiverName {
    pub(super) text: String,
    pub(super) stretch: Vec<Spot>,
}

/// The name of a land, in wide letters behind everything else.
#[derive(Clone, Debug)]
pub(super) struct Region {
    pub(super) text: String,
    pub(super) at: Spot,
    pub(super) size: f64,
    pub(super) room: Rect,
}

/// All names.
#[derive(Clone, Debug)]
pub(super) struct Names {
    pub(super) places: Vec<Name>,
    pub(super) rivers: Vec<RiverName>,
    pub(super) regions: Vec<Region>,
}

impl Names {
    pub(super) fn of(components: &Components, words: &Words) -> Names {
        let places = places(&components.map.communities);
        let rivers = rivers(components, words, &places);
        let regions = regions(words, &places);
        Names { places, rivers, regions }
    }
}

/// The size of the letters of a name.
pub(super) const fn size_of(size: Size) -> f64 {
    match size {
        Size::City => 14.5,
        Size::Town => 12.4,
        Size::Village => 11.0,
    }
}

/// What the letters of a name are spaced by, as a share of their size.
const fn tracking(size: Size) -> f64 {
    if matches!(size, Size::City) { 0.03 } else { 0.0 }
}

fn places(rows: &[CommunityRow]) -> Vec<Name> {
    let mut names: Vec<Name> = rows
        .iter()
        .enumerate()
        .map(|(place, row)| {
            let size = size_of(row.size);
            let letters = row.name.chars().count() as f64;
            let wide = size * (width(&row.name) + letters * tracking(row.size));
            let middle = centre(row.hex);
            let room = Rect::around(Spot::new(middle.x, middle.y + STRIP), wide, size * 0.86);
            Name { place, size, room }
        })
        .collect();
    for row in 0..tonkin::components::ROWS {
        let of_row = |name: &&mut Name| rows[name.place].hex.row() == row;
        let mut strip: Vec<&mut Name> = names.iter_mut().filter(of_row).collect();
        strip.sort_by(|a, b| a.room.x.total_cmp(&b.room.x));
        spread(&mut strip);
    }
    names
}

/// Moves the names of a strip apart, each as little as it takes, and keeps them on the map.
fn spread(strip: &mut [&mut Name]) {
    let (x, _, w, _) = FULL;
    let (west, east) = (f64::from(x) + 6.0, f64::from(x + w) - 6.0);
    for _ in 0..60 {
        for place in 1..strip.len() {
            let (left, right) = strip.split_at_mut(place);
            let (Some(left), Some(right)) = (left.last_mut(), right.first_mut()) else { continue };
            let over = left.room.right() + GAP - right.room.x;
            if over > 0.0 {
                left.room.x -= over / 2.0;
                right.room.x += over / 2.0;
            }
        }
        for name in strip.iter_mut() {
            name.room.x = name.room.x.clamp(west, (east - name.room.w).max(west));
        }
    }
}

/// How large the name of a river is.
pub(super) const RIVER: f64 = 11.5;

/// The names of rivers, each along the stretch of it that is freest of other names.
fn rivers(components: &Components, words: &Words, places: &[Name]) -> Vec<RiverName> {
    let mut told: Vec<u8> = Vec::new();
    let mut names: Vec<RiverName> = Vec::new();
    let mut rivers: Vec<_> = components.map.rivers.iter().collect();
    rivers.sort_by_key(|river| std::cmp::Reverse(river.path.len()));
    for river in rivers {
        if told.contains(&river.system) || river.path.len() < 5 {
            continue;
        }
        let text = river_name(words, river);
        let wide = RIVER * (width(&text) + text.chars().count() as f64 * 0.14);
        let hexes = (wide / 46.0).ceil().max(2.0) as usize;
        let spots = course(river);
        // Two spots for each hex.
        let Some(stretch) = freest(&spots, hexes * 2 + 1, places, &names) else { continue };
        told.push(river.system);
        names.push(RiverName { text, stretch });
    }
    names
}

/// The stretch of so many spots that has the fewest names near it; none where every one is crowded.
fn freest(
    spots: &[Spot],
    count: usize,
    places: &[Name],
    rivers: &[RiverName],
) -> Option<Vec<Spot>> {
    let crowded = |stretch: &[Spot]| -> f64 {
        let rooms = stretch.iter().map(|spot| Rect::around(*spot, 40.0, 30.0));
        let names: f64 = rooms
            .clone()
            .map(|room| places.iter().map(|name| room.overlap(&name.room)).sum::<f64>())
            .sum();
        let others = rivers.iter().flat_map(|river| &river.stretch);
        let near = others.filter(|spot| stretch.iter().any(|own| own.distance(**spot) < 50.0));
        let (first, last) = (stretch[0], stretch[stretch.len() - 1]);
        // A name that stands upright is hard to read.
        let steep = ((last.y - first.y).abs() - (last.x - first.x).abs()).max(0.0);
        names + near.count() as f64 * 100.0 + steep * 0.6
    };
    let best = spots
        .windows(count.min(spots.len()).max(2))
        .min_by(|a, b| crowded(a).total_cmp(&crowded(b)))?;
    if crowded(best) > 120.0 {
        return None;
    }
    let mut stretch = best.to_vec();
    if stretch[stretch.len() - 1].x < stretch[0].x {
        stretch.reverse();
    }
    Some(stretch)
}

/// The name of a river in a language, without what stands in brackets or behind a comma.
fn river_name(words: &Words, river: &RiverRow) -> String {
    let name = if words.lang() == "fr" { &river.name_fr } else { &river.name };
    let short = name.split([',', '(']).next().unwrap_or(name);
    short.split(" - ").next().unwrap_or(short).trim().to_owned()
}

/// The lands: the id of the name, where it would best stand, the size of its letters.
const REGIONS: [(&str, f64, f64, f64); 6] = [
    ("tonkin-map-region-china", 1590.0, 150.0, 40.0),
    ("tonkin-map-region-viet-bac", 1270.0, 345.0, 34.0),
    ("tonkin-map-region-highlands", 480.0, 640.0, 34.0),
    ("tonkin-map-region-laos", 470.0, 1040.0, 40.0),
    ("tonkin-map-region-gulf", 1640.0, 1010.0, 40.0),
    ("tonkin-map-region-delta", 1330.0, 905.0, 22.0),
];

/// The lands, moved a little so that their letters meet as few names as can be.
fn regions(words: &Words, places: &[Name]) -> Vec<Region> {
    let mut regions = Vec::new();
    for (id, x, y, size) in REGIONS {
        let text = words.say(id, &[], &|_, _| None).to_uppercase();
        let wide = size * (width(&text) + text.chars().count() as f64 * 0.4);
        let mut best = (f64::MAX, Spot::new(x, y));
        for row in -6..=6 {
            for column in -8..=8 {
                let (dx, dy) = (f64::from(column) * 20.0, f64::from(row) * 13.0);
                let at = Spot::new(x + dx, y + dy);
                let room = Rect::around(at, wide, size);
                let over: f64 = places.iter().map(|name| room.overlap(&name.room)).sum();
                let cost = over + dx.hypot(dy) * 0.2;
                if cost < best.0 {
                    best = (cost, at);
                }
            }
        }
        let room = Rect::around(best.1, wide, size);
        regions.push(Region { text, at: best.1, size, room });
    }
    regions
}

/// Whether a hex has a place of its own in the live layer whoever is there: it has a name.
pub(super) fn is_named(components: &Components, hex: Hex) -> bool {
    components.hex(hex).community.is_some()
}
