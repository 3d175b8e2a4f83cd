//! What a reader may lay over the board, and where a group can go. Each layer is worked out from the view, so
//! that it tells no more than the viewer may know.

use table::Viewed;
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::{HEXES, Side};
use tonkin::flow::{Mode, Step};
use tonkin::overlays;
use tonkin::sets::HexSet;
use tonkin::view::View;

use crate::svg::hex_key;
use drawing::Layer;
use look::Tool;

/// The switches of the tool bar, in their order.
pub(super) const TOOLS: &[Tool] = &[
    Tool { name: "zoc", label: "tonkin-map-layer-zoc", is_on: false, key: None },
    Tool { name: "supply", label: "tonkin-map-layer-supply", is_on: false, key: None },
    Tool { name: "river", label: "tonkin-map-layer-river", is_on: false, key: None },
    Tool { name: "roads", label: "tonkin-map-layer-roads", is_on: false, key: None },
    Tool { name: "stacking", label: "tonkin-map-layer-stacking", is_on: false, key: None },
    Tool { name: "vp", label: "tonkin-map-layer-vp", is_on: false, key: None },
    Tool { name: "control", label: "tonkin-map-layer-control", is_on: false, key: None },
    Tool { name: "reach", label: "tonkin-map-layer-reach", is_on: true, key: None },
];

/// All layers as the viewer may see them.
pub(super) fn layers(viewed: &Viewed<Tonkin>) -> Vec<Layer> {
    let Viewed { rules, view, .. } = viewed;
    let mut layers = Vec::new();
    for (side, class) in Side::BOTH.into_iter().zip(["fr", "vm"]) {
        layers.push(layer("zoc", class, &overlays::zoc(rules, view, side)));
        layers.push(layer("supply", class, &overlays::supply_range(rules, view, side)));
        layers.push(layer("control", class, &overlays::friendly(rules, view, side)));
        layers.push(vp(rules, view, side, class));
    }
    layers.push(layer("river", "fr", &overlays::river_supply(rules, view)));
    layers.push(layer("roads", "vm", &overlays::open_roads(rules, view)));
    layers.push(stacking(rules, view));
    layers.extend(reach(viewed));
    let out = HexSet::first_of(HEXES).minus(rules.charts.ground.in_play);
    layers.push(layer("out", "", &out));
    layers
}

fn layer(name: &'static str, side: &'static str, hexes: &HexSet) -> Layer {
    let places = hexes.iter().map(hex_key).collect();
    Layer { name, side, places, ..Layer::default() }
}

/// The VP-Hexes that a side holds, with their numbers.
fn vp(rules: &Tonkin, view: &View, side: Side, class: &'static str) -> Layer {
    let ground = &rules.charts.ground;
    let held = overlays::friendly(rules, view, side).and(ground.vp_hexes);
    let tags = held.iter().map(|hex| (hex_key(hex), ground.vp(hex).to_string()));
    Layer { tags: tags.collect(), ..layer("vp", class, &held) }
}

/// Stacking Points in every hex with counters; a question mark where they are not known.
fn stacking(rules: &Tonkin, view: &View) -> Layer {
    let limit = rules.components.tables.limits.stacking;
    let [french, enemy] = Side::BOTH.map(|side| *view.board.occupied(side));
    let tags = french.or(enemy).iter().map(|hex| {
        let load = overlays::stacking(rules, view, hex);
        let load = load.map_or_else(|| "?".to_owned(), |load| load.to_string());
        (hex_key(hex), format!("{load}/{limit}"))
    });
    Layer { name: "stacking", tags: tags.collect(), ..Layer::default() }
}

/// Where the group that is moved can go, with the cost of each hex: in the first way that is open, and of
/// the others what lies beyond.
fn reach(viewed: &Viewed<Tonkin>) -> Vec<Layer> {
    let Viewed { rules, view, .. } = viewed;
    let is_group = matches!(view.steps.last(), Some(Step::Group(_)));
    let mut known = HexSet::NONE;
    let mut layers = Vec::new();
    for going in overlays::goings_in(rules, view, || viewed.world()) {
        let (class, via) = match (going.mode, going.double) {
            (Mode::Own, false) => ("own", Choice::Go(Mode::Own)),
            (Mode::Own, true) => ("double", Choice::Double(Mode::Own)),
            (Mode::Truck, _) => ("truck", Choice::Go(Mode::Truck)),
            (Mode::River, _) => ("river", Choice::Go(Mode::River)),
        };
        let news = going.stops.minus(known);
        let tags = news.iter().filter_map(|hex| {
            let cost = going.reach.cost(hex)?;
            Some((hex_key(hex), cost.to_string()))
        });
        let via = if is_group { via.to_string() } else { String::new() };
        layers.push(Layer { tags: tags.collect(), via, ..layer("reach", class, &going.stops) });
        known = known.or(going.stops);
    }
    layers
}
