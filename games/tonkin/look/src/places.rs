//! The hexes in words, with their counters: the inspector shows one of them. Of a hex where nothing is going
//! on only what is printed is told, so that it stays the same from move to move.

use kernel::Fact;
use tonkin::Tonkin;
use tonkin::components::{self, Ground, Hex, Side};
use tonkin::overlays::{self, Going};
use tonkin::rules::reach::NoWay;
use tonkin::sets::{Around as _, HexSet};

use crate::svg::{Sheet, unit_key};
use look::panel::{Chip, Panel, Unit};
use look::{Place, Scenery};

/// What is worked out and said once for all hexes.
struct Field {
    /// Who holds hexes, whose zones they are in, what supplies them, what was dug and built: the hexes of each fact.
    facts: Vec<(HexSet, Chip)>,
    goings: Vec<Going>,
    /// Hexes that a group reaches in some way, and those just beyond.
    near: HexSet,
}

impl Field {
    fn of(scenery: &Scenery<'_, '_, crate::TonkinLook>) -> Field {
        let Scenery { rules, view, viewed, .. } = *scenery;
        let goings = overlays::goings_in(rules, view, || viewed.world());
        let reached = goings.iter().fold(HexSet::NONE, |all, going| all.or(going.reach.reached));
        let near = reached.or(reached.neighbours());
        Field { facts: facts(scenery), near, goings }
    }
}

/// The facts about hexes, in the order they are told.
fn facts(scenery: &Scenery<'_, '_, crate::TonkinLook>) -> Vec<(HexSet, Chip)> {
    let Scenery { rules, view, sheet, .. } = *scenery;
    let board = &view.board;
    let [french, vietminh] = Side::BOTH;
    let friendly = |side| overlays::friendly(rules, view, side);
    let zoc = |side| overlays::zoc(rules, view, side);
    let supply = |side| overlays::supply_range(rules, view, side);
    let [ours, theirs] = [french, vietminh].map(|side| board.trenches[side as usize]);
    let told = [
        (friendly(french), "side fr", "tonkin-map-friendly-french"),
        (friendly(vietminh), "side vm", "tonkin-map-friendly-vietminh"),
        (zoc(french), "side fr", "tonkin-map-zoc-french"),
        (zoc(vietminh), "side vm", "tonkin-map-zoc-vietminh"),
        (supply(french), "side fr", "tonkin-map-supplied-french"),
        (supply(vietminh), "side vm", "tonkin-map-supplied-vietminh"),
        (overlays::river_supply(rules, view), "side fr", "tonkin-map-supplied-river"),
        (ours, "side fr", "tonkin-map-trench"),
        (theirs, "side vm", "tonkin-map-trench"),
        (board.destroyed, "warn", "tonkin-map-road-destroyed"),
        (board.road_markers, "", "tonkin-map-road-built"),
    ];
    told.map(|(hexes, class, id)| (hexes, Chip::of(class, sheet.say(id, &[])))).into()
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
    let printed = sheet.printed(hex);
    let key = &printed.key;
    let is_busy = view.board.occupier(hex).is_some()
        || rules.charts.ground.communities.has(hex)
        || lit.legal.contains(key)
        || lit.chosen.contains(key)
        || field.near.has(hex);
    let is_asked = || !question.of_key(key).is_empty() || question.why_not(key).is_some();
    if !is_busy && !is_asked() {
        let html = printed.idle.get_or_init(|| panel(scenery, hex).place(at, question).html);
        return Place { id: hex.to_string(), key: key.clone(), html: html.clone() };
    }
    let mut panel = panel(scenery, hex);
    if is_busy {
        panel.chips.extend(state(scenery, field, hex));
    }
    panel.place(at, question)
}

/// A hex with what is printed and who is there.
fn panel<'a>(scenery: &Scenery<'a, '_, crate::TonkinLook>, hex: Hex) -> Panel<'a> {
    let Scenery { view, sheet, .. } = *scenery;
    let printed = sheet.printed(hex);
    let is_veiled =
        view.board.occupied(Side::VietMinh).has(hex) && view.side() != Some(Side::VietMinh);
    Panel {
        id: hex.to_string(),
        key: printed.key.clone(),
        name: printed.name.clone(),
        sub: stacking(scenery, hex),
        chips: printed.facts.iter().cloned().map(Chip::plain).collect(),
        units: view.board.stack(hex).filter_map(|unit| shown(scenery, unit)).collect(),
        veil: if is_veiled { veil(scenery, hex) } else { String::new() },
        ..Panel::default()
    }
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
    let Scenery { rules, view, sheet, .. } = *scenery;
    let limit = rules.components.tables.limits.stacking;
    match overlays::stacking(rules, view, hex) {
        Some(load) if load > 0 => {
            let facts = [("n", load.into()), ("of", limit.into())];
            sheet.say("tonkin-map-stacking", &facts)
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
    let Scenery { rules, sheet, .. } = *scenery;
    let facts = field.facts.iter().filter(|(hexes, _)| hexes.has(hex));
    let ways = field.goings.iter().filter_map(|going| way(rules, sheet, going, hex));
    facts.map(|(_, chip)| chip.clone()).chain(ways).collect()
}

/// How a group gets to a hex in one way, or why it does not.
fn way(rules: &Tonkin, sheet: &Sheet, going: &Going, hex: Hex) -> Option<Chip> {
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
        return Some(Chip::of("lit", sheet.say("tonkin-map-way", &facts)));
    }
    let text = match going.why_not(rules, hex) {
        Some(NoWay::Cost { cost, mp }) => {
            let facts = [word, ("cost", cost.into()), ("mp", mp.into())];
            sheet.say("tonkin-map-no-way-cost", &facts)
        }
        Some(NoWay::Step(_)) => sheet.say("tonkin-map-no-way-closed", &[word]),
        None => sheet.say("tonkin-map-no-way-stop", &[word]),
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
