//! The hexes in words, with their counters: the inspector shows one of them. Of a hex where nothing is going
//! on only what is printed is told, so that it stays the same from move to move.

use kernel::Fact;
use tonkin::Tonkin;
use tonkin::components::{self, Ground, Hex, Side};
use tonkin::overlays::{self, Going};
use tonkin::rules::reach::NoWay;
use tonkin::sets::{Around as _, HexSet};

use crate::svg::{hex_key, unit_key};
use look::panel::{Chip, Panel, Unit};
use look::say::Say;
use look::{Place, Scenery};

/// What is worked out once for all hexes.
struct Field {
    zoc: [HexSet; 2],
    supply: [HexSet; 2],
    river: HexSet,
    friendly: [HexSet; 2],
    goings: Vec<Going>,
    /// Hexes that a group reaches in some way, and those just beyond.
    near: HexSet,
}

impl Field {
    fn of(scenery: &Scenery<'_, '_, crate::TonkinLook>) -> Field {
        let Scenery { rules, view, viewed, .. } = *scenery;
        let goings = overlays::goings_in(rules, view, || viewed.world());
        let reached = goings.iter().fold(HexSet::NONE, |all, going| all.or(going.reach.reached));
        Field {
            zoc: Side::BOTH.map(|side| overlays::zoc(rules, view, side)),
            supply: Side::BOTH.map(|side| overlays::supply_range(rules, view, side)),
            river: overlays::river_supply(rules, view),
            friendly: Side::BOTH.map(|side| overlays::friendly(rules, view, side)),
            near: reached.or(reached.neighbours()),
            goings,
        }
    }
}

/// Every hex of the game for the inspector, and Saigon.
pub(super) fn places(scenery: &Scenery<'_, '_, crate::TonkinLook>) -> Vec<Place> {
    let Scenery { rules, .. } = *scenery;
    let field = Field::of(scenery);
    let in_play = rules.charts.ground.in_play;
    let land = |hex: &Hex| in_play.has(*hex) && rules.components.hex(*hex).ground != Ground::Sea;
    let hexes = Hex::all().filter(land).map(|hex| place(scenery, &field, hex));
    hexes.chain([saigon(scenery)]).collect()
}

fn place(scenery: &Scenery<'_, '_, crate::TonkinLook>, field: &Field, hex: Hex) -> Place {
    let Scenery { at, rules, view, sheet, lit, question, .. } = *scenery;
    let key = hex_key(hex);
    let is_busy = view.board.occupier(hex).is_some()
        || rules.charts.ground.communities.has(hex)
        || lit.legal.contains(&key)
        || lit.chosen.contains(&key)
        || field.near.has(hex);
    let mut chips: Vec<Chip> = sheet.printed(hex).into_iter().map(Chip::plain).collect();
    if is_busy {
        chips.extend(state(scenery, field, hex));
    }
    let is_veiled =
        view.board.occupied(Side::VietMinh).has(hex) && view.side() != Some(Side::VietMinh);
    let panel = Panel {
        id: hex.to_string(),
        name: sheet.place_name(hex),
        sub: stacking(scenery, hex),
        chips,
        units: view.board.stack(hex).filter_map(|unit| shown(scenery, unit)).collect(),
        veil: if is_veiled { veil(scenery, hex) } else { String::new() },
        key,
        ..Panel::default()
    };
    panel.place(at, question)
}

/// Saigon, beside the map.
fn saigon(scenery: &Scenery<'_, '_, crate::TonkinLook>) -> Place {
    let Scenery { at, view, question, .. } = *scenery;
    let key = "hex/saigon";
    let there = view.board.units_at(tonkin::board::Place::Saigon);
    let panel = Panel {
        id: "saigon".to_owned(),
        key: key.to_owned(),
        name: at.say.name(key),
        units: there.filter_map(|unit| shown(scenery, unit)).collect(),
        ..Panel::default()
    };
    panel.place(at, question)
}

/// "7 of 12 Stacking Points"; nothing where it is not known.
fn stacking(scenery: &Scenery<'_, '_, crate::TonkinLook>, hex: Hex) -> String {
    let Scenery { at, rules, view, .. } = *scenery;
    let limit = rules.components.tables.limits.stacking;
    match overlays::stacking(rules, view, hex) {
        Some(load) if load > 0 => {
            let facts = [("n", load.into()), ("of", limit.into())];
            at.say.with("tonkin-map-stacking", &facts)
        }
        _ => String::new(),
    }
}

/// What may lie beneath, and what was once seen here.
fn veil(scenery: &Scenery<'_, '_, crate::TonkinLook>, hex: Hex) -> String {
    let Scenery { at, view, .. } = *scenery;
    let mut parts = vec![at.say.t("tonkin-map-veil")];
    let noted = view.notes.0.iter().filter(|(_, note)| note.hex == hex);
    for (unit, note) in noted.filter(|(unit, _)| !view.board.is_in(*unit, hex)) {
        let facts = [
            ("unit", Fact::Name(unit_key(*unit))),
            ("when", Fact::Text(super::month(at.say, note.month))),
            ("firm", Fact::Word(if note.firm { "yes" } else { "no" })),
        ];
        parts.push(at.say.with("tonkin-map-noted", &facts));
    }
    parts.join(" ")
}

/// Who holds a hex, whose zones it is in, what supplies it, and how a group gets there.
fn state(scenery: &Scenery<'_, '_, crate::TonkinLook>, field: &Field, hex: Hex) -> Vec<Chip> {
    let Scenery { at, rules, view, .. } = *scenery;
    let mut chips = Vec::new();
    let mut tell = |is: bool, class: &'static str, id: &str| {
        if is {
            chips.push(Chip::of(class, at.say.t(id)));
        }
    };
    let [french, vietminh] = [Side::French as usize, Side::VietMinh as usize];
    tell(field.friendly[french].has(hex), "side fr", "tonkin-map-friendly-french");
    tell(field.friendly[vietminh].has(hex), "side vm", "tonkin-map-friendly-vietminh");
    tell(field.zoc[french].has(hex), "side fr", "tonkin-map-zoc-french");
    tell(field.zoc[vietminh].has(hex), "side vm", "tonkin-map-zoc-vietminh");
    tell(field.supply[french].has(hex), "side fr", "tonkin-map-supplied-french");
    tell(field.supply[vietminh].has(hex), "side vm", "tonkin-map-supplied-vietminh");
    tell(field.river.has(hex), "side fr", "tonkin-map-supplied-river");
    tell(view.board.trenches[french].has(hex), "side fr", "tonkin-map-trench");
    tell(view.board.trenches[vietminh].has(hex), "side vm", "tonkin-map-trench");
    tell(view.board.destroyed.has(hex), "warn", "tonkin-map-road-destroyed");
    tell(view.board.road_markers.has(hex), "", "tonkin-map-road-built");
    for going in &field.goings {
        chips.extend(way(rules, at.say, going, hex));
    }
    chips
}

/// How a group gets to a hex in one way, or why it does not.
fn way(rules: &Tonkin, say: Say<'_>, going: &Going, hex: Hex) -> Option<Chip> {
    let mode = match going.double {
        true => "double",
        false => going.mode.id(),
    };
    let word = ("mode", Fact::Word(mode));
    if hex == going.reach.from {
        return None;
    }
    if going.stops.has(hex) {
        let cost = going.reach.cost(hex)?;
        let facts = [word, ("cost", cost.into()), ("mp", going.reach.mp.into())];
        return Some(Chip::of("lit", say.with("tonkin-map-way", &facts)));
    }
    let text = match going.why_not(rules, hex) {
        Some(NoWay::Cost { cost, mp }) => {
            let facts = [word, ("cost", cost.into()), ("mp", mp.into())];
            say.with("tonkin-map-no-way-cost", &facts)
        }
        Some(NoWay::Step(_)) => say.with("tonkin-map-no-way-closed", &[word]),
        None => say.with("tonkin-map-no-way-stop", &[word]),
        Some(NoWay::Far) => return None,
    };
    Some(Chip::of("warn", text))
}

fn shown<'a>(
    scenery: &Scenery<'a, '_, crate::TonkinLook>,
    unit: components::Unit,
) -> Option<Unit<'a>> {
    let Scenery { view, sheet, lit, question, .. } = *scenery;
    let key = unit_key(unit);
    let picture = sheet.counter(view, &key, lit)?;
    Some(Unit {
        name: vec![sheet.label(unit)],
        full: sheet.unit_name(unit, view),
        ..Unit::new(key, picture, question, lit)
    })
}
