//! 1.3 to 1.9, 7.4: what the board shows.

use kernel::Title;
use proof::example::{Case, Found, found, list, n};
use tonkin::Tonkin;
use tonkin::board::Board;
use tonkin::components::{Hex, Side, Terrain};
use tonkin::rules::{control, stacking as points, supply, trace};

use crate::{RULES, hex, rows, unit};

/// A board with some counters, each in a hex.
fn board(units: &[(&str, Hex)]) -> Board {
    let mut board = Board::empty(&RULES.charts);
    for (id, hex) in units {
        board.put(&RULES.charts, unit(id), *hex);
    }
    board
}

const FRENCH: [&str; 4] = ["fef_1_bmi", "fef_2_bmi", "fef_1_acf", "fef_2_acf"];

pub(crate) fn range(case: &Case) -> Found {
    let given = &case.given;
    let enemies = given.texts("enemy");
    let placed: Vec<_> = FRENCH.into_iter().zip(enemies.iter().map(|name| hex(name))).collect();
    let (from, to) = (hex(&given.text("origin")), hex(&given.text("target")));
    let limit = given.number("limit");
    let reached = trace::is_within(&RULES.charts, &board(&placed), Side::VietMinh, from, to, limit);
    found([("reachable", reached.into())])
}

pub(crate) fn mobilization_place(case: &Case) -> Found {
    let given = &case.given;
    let (centre, target) = (given.text("centre"), given.text("target"));
    let french = given.texts("fef");
    let stacks: String =
        FRENCH.iter().zip(&french).map(|(id, name)| format!("{name}: {id}\n")).collect();
    let mut game =
        crate::scene::scene(&format!("Oct-52 replacement 50\nW1: vm_36\nT14: fef_hq\n{stacks}"));
    game.until("vietminh mobilise");
    let near =
        RULES.charts.ground.near(RULES.charts.ground.community(hex(&centre)).expect("a center"));
    let placed = game.refused(&format!("place vm_td_18 {target}")) == "legal";
    found([("legal", (placed && near.has(hex(&target))).into())])
}

pub(crate) fn zoc(case: &Case) -> Found {
    let ground = &RULES.charts.ground;
    let cases = rows(&case.given, "cases").into_iter().map(|row| {
        let side = if row[0].as_str() == Some("vm") { Side::VietMinh } else { Side::French };
        let terrain = Terrain::ALL.into_iter().find(|t| row[1].as_str() == Some(t.id()));
        let terrain = &ground.terrain[terrain.expect("a terrain") as usize];
        let target = terrain.minus(ground.china).iter().next().expect("such a hex");
        let beside = target.neighbours().map(|(_, next)| next).find(|next| ground.land.has(*next));
        let id = if side == Side::VietMinh { "vm_36" } else { "fef_1_bmi" };
        let mut board = board(&[(id, beside.expect("land beside it"))]);
        if row[2].as_bool() == Some(true) {
            board.disorganize(&RULES.charts, unit(id));
        }
        control::is_in_zoc(&RULES.charts, &board, side, target)
    });
    found([("zoc", list(cases))])
}

/// The word of an owner.
fn word(owner: Option<Side>) -> &'static str {
    owner.map_or("none", Side::id)
}

pub(crate) fn friendly(case: &Case) -> Found {
    let ground = &RULES.charts.ground;
    let owners = rows(&case.given, "cases").into_iter().map(|row| {
        let coloured = match row[2].as_str() {
            Some("blue") => ground.blue,
            Some("red") => ground.red,
            _ => ground.communities.minus(ground.blue).minus(ground.red),
        };
        let at = coloured.minus(ground.china).iter().next().expect("such a community");
        let mut placed = Vec::new();
        match row[0].as_str() {
            Some("fef") => placed.push(("fef_1_bmi", at)),
            Some("vm") => placed.push(("vm_88", at)),
            _ => (),
        }
        if row[1].as_bool() == Some(true) {
            let next = at.neighbours().map(|(_, next)| next).find(|next| ground.land.has(*next));
            placed.push(("vm_36", next.expect("land beside it")));
        }
        word(control::owner(&RULES.charts, &board(&placed), at))
    });
    found([("owner", list(owners))])
}

pub(crate) fn river_supply(case: &Case) -> Found {
    let given = &case.given;
    let (regiments, flotillas) = (given.texts("vm_regiments"), given.texts("dna"));
    let origin = hex(&given.text("origin"));
    let target = hex(&given.text("target"));
    let mut placed: Vec<(&str, Hex)> = ["vm_36", "vm_88", "vm_102"]
        .into_iter()
        .zip(&regiments)
        .chain(["fef_dna_1", "fef_dna_3"].into_iter().zip(&flotillas))
        .map(|(id, name)| (id, hex(name)))
        .collect();
    placed.push(("fef_sd_1", origin));
    let range = RULES.components.tables.limits.river_supply_range;
    let supplied = supply::river_supply(&RULES.charts, &board(&placed), range).has(target);
    // The length of the route is the shortest range that serves with a DNA at its source.
    placed.push(("fef_dna_12", origin));
    let open = board(&placed);
    let length =
        (0..=range).find(|range| supply::river_supply(&RULES.charts, &open, *range).has(target));
    found([("supplied", supplied.into()), ("hexes", n(length.unwrap_or(0)))])
}

pub(crate) fn map_owner(case: &Case) -> Found {
    let rules: Tonkin = proof::rules(&case.given.text("scenario"), &[]);
    let row = rules.scenario();
    let mut board = Board::empty(&rules.charts);
    for entry in row.setup.iter().filter(|entry| entry.within == 0) {
        entry.units.iter().for_each(|unit| board.put(&rules.charts, *unit, entry.hex));
    }
    let names = case.given.texts("names");
    let owners = names.iter().map(|name| {
        let place = rules.components.map.communities.iter().find(|row| row.name == *name);
        let at = place.expect("a community of that name").hex;
        word(control::owner(&rules.charts, &board, at))
    });
    found([("owner", list(owners))])
}

pub(crate) fn stacking(case: &Case) -> Found {
    let mut units = case.given.texts("units");
    // SD first, as stacks lie.
    units.sort_by_key(|id| !RULES.charts.forces.staff.has(unit(id)));
    let text = format!("month=\"Oct-50\"\nphase=\"operations\"\nvp=50\n[stacks]\nT7={units:?}");
    let state = RULES.read_position(&text);
    let points =
        state.as_ref().map_or(i64::MAX, |state| i64::from(points::load(&RULES, state, hex("T7"))));
    found([("sp", n(points)), ("legal", state.is_ok().into())])
}
