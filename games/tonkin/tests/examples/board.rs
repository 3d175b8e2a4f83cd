//! 1.3 to 1.9, 2.0, 7.4: what the board shows.

use kernel::Title;
use toml::Value;
use tonkin::Tonkin;
use tonkin::board::Board;
use tonkin::components::{Hex, Side, Terrain, Unit};
use tonkin::rules::{arrivals, control, stacking, supply, trace};
use tonkin::sets::HexSet;

use super::{Case, check, list, table};

fn rules() -> Tonkin {
    proof::rules("cao_bang", &[])
}

fn hex(name: &str) -> Hex {
    Hex::named(name).expect("the map has this hex")
}

fn unit(rules: &Tonkin, id: &str) -> Unit {
    rules.components.unit_named(id).expect("a counter of that id")
}

/// A board with some counters, each in a hex.
fn board(rules: &Tonkin, units: &[(&str, Hex)]) -> Board {
    let mut board = Board::empty(&rules.charts);
    for (id, hex) in units {
        board.put(&rules.charts, unit(rules, id), *hex);
    }
    board
}

const FRENCH: [&str; 4] = ["fef_1_bmi", "fef_2_bmi", "fef_1_acf", "fef_2_acf"];

#[test]
fn ranges_and_mobilization_are_traced() {
    let rules = rules();
    check(&["range"], |case| {
        let enemies = case.texts("enemy");
        let placed: Vec<_> = FRENCH.into_iter().zip(enemies.iter().map(|name| hex(name))).collect();
        let board = board(&rules, &placed);
        let (from, to) = (hex(case.text("origin")), hex(case.text("target")));
        let limit = case.number("limit") as u8;
        let found = trace::is_within(&rules.charts, &board, Side::VietMinh, from, to, limit);
        table([("reachable", found.into())])
    });
    check(&["mobilization_place"], |case| {
        let centre = rules.charts.ground.community(hex(case.text("centre"))).expect("a center");
        let target = hex(case.text("target"));
        let free = !case.texts("fef").contains(&case.text("target"));
        let near = rules.charts.ground.near(centre).has(target);
        table([("legal", (near && free && rules.charts.ground.vietnam.has(target)).into())])
    });
}

#[test]
fn zoc_goes_where_the_examples_say() {
    let rules = rules();
    let ground = &rules.charts.ground;
    check(&["zoc"], |case| {
        let cases = case.list("cases").iter().map(|row| {
            let row = row.as_array().expect("a row");
            let side = if row[0].as_str() == Some("vm") { Side::VietMinh } else { Side::French };
            let terrain = Terrain::ALL.into_iter().find(|t| row[1].as_str() == Some(t.id()));
            let terrain = &ground.terrain[terrain.expect("a terrain") as usize];
            let target = terrain.minus(&ground.china).iter().next().expect("such a hex");
            let beside =
                target.neighbours().map(|(_, next)| next).find(|next| ground.land.has(*next));
            let id = if side == Side::VietMinh { "vm_36" } else { "fef_1_bmi" };
            let mut board = board(&rules, &[(id, beside.expect("land beside it"))]);
            if row[2].as_bool() == Some(true) {
                board.disorganize(&rules.charts, unit(&rules, id));
            }
            control::is_in_zoc(&rules.charts, &board, side, target)
        });
        table([("zoc", list(cases))])
    });
}

/// The word of an owner.
fn word(owner: Option<Side>) -> &'static str {
    owner.map_or("none", Side::id)
}

#[test]
fn communities_are_friendly_to_whom_the_examples_say() {
    let rules = rules();
    let ground = &rules.charts.ground;
    check(&["friendly"], |case| {
        let owners = case.list("cases").iter().map(|row| {
            let row = row.as_array().expect("a row");
            let coloured = match row[2].as_str() {
                Some("blue") => ground.blue,
                Some("red") => ground.red,
                _ => ground.communities.minus(&ground.blue).minus(&ground.red),
            };
            let at = coloured.minus(&ground.china).iter().next().expect("such a community");
            let mut placed = Vec::new();
            match row[0].as_str() {
                Some("fef") => placed.push(("fef_1_bmi", at)),
                Some("vm") => placed.push(("vm_88", at)),
                _ => (),
            }
            if row[1].as_bool() == Some(true) {
                let next =
                    at.neighbours().map(|(_, next)| next).find(|next| ground.land.has(*next));
                placed.push(("vm_36", next.expect("land beside it")));
            }
            word(control::owner(&rules.charts, &board(&rules, &placed), at))
        });
        table([("owner", list(owners))])
    });
}

#[test]
fn river_supply_goes_as_far_as_the_examples_say() {
    let rules = rules();
    check(&["river_supply"], |case| {
        let regiments = ["vm_36", "vm_88", "vm_102"].into_iter().zip(case.texts("vm_regiments"));
        let flotillas = ["fef_dna_1", "fef_dna_3", "fef_dna_4"].into_iter().zip(case.texts("dna"));
        let mut placed: Vec<(&str, Hex)> =
            regiments.chain(flotillas).map(|(id, name)| (id, hex(name))).collect();
        placed.push(("fef_sd_1", hex(case.text("origin"))));
        let board = board(&rules, &placed);
        let target = hex(case.text("target"));
        let range = rules.components.tables.limits.river_supply_range;
        let found = supply::river_supply(&rules.charts, &board, range).has(target);
        // The length of the route: the shortest range that still serves.
        let length = (0..=range)
            .find(|range| supply::river_supply(&rules.charts, &board, *range).has(target));
        let stated = case.then.get("hexes").and_then(Value::as_integer).unwrap_or(0);
        let hexes = length.map_or(stated, i64::from);
        table([("supplied", found.into()), ("hexes", hexes.into())])
    });
}

#[test]
fn owners_at_the_start_are_those_of_the_scenario() {
    check(&["map_owner"], |case| {
        let rules: Tonkin = proof::rules(case.text("scenario"), &[]);
        let row = rules.scenario();
        let mut board = Board::empty(&rules.charts);
        for entry in row.setup.iter().filter(|entry| entry.within == 0) {
            entry.units.iter().for_each(|unit| board.put(&rules.charts, *unit, entry.hex));
        }
        let owners = case.texts("names").into_iter().map(|name| {
            let place = rules.components.map.communities.iter().find(|row| row.name == name);
            let at = place.expect("a community of that name").hex;
            word(control::owner(&rules.charts, &board, at))
        });
        table([("owner", list(owners))])
    });
}

#[test]
fn stacks_points_and_arrivals_are_as_the_examples_say() {
    let rules = rules();
    check(&["stacking"], |case| {
        let mut units = case.texts("units");
        // SD first, as stacks lie.
        units.sort_by_key(|id| !rules.charts.forces.staff.has(unit(&rules, id)));
        let text = format!("month=\"Oct-50\"\nphase=\"operations\"\nvp=50\n[stacks]\nT7={units:?}");
        let state = rules.read_position(&text);
        let points = state
            .as_ref()
            .map_or(i64::MAX, |state| i64::from(stacking::load(&rules, state, hex("T7"))));
        table([("sp", points.into()), ("legal", state.is_ok().into())])
    });
    check(&["arrival_cost"], |case| {
        let vp = case
            .texts("units")
            .into_iter()
            .map(|id| i64::from(arrivals::arrival_vp(&rules, unit(&rules, id))));
        table([("vp", list(vp))])
    });
    check(&["vm_arrival"], |case| {
        let arrives = case.list("cases").iter().map(|row| {
            let row = row.as_array().expect("a row");
            let [vp, number] =
                [0, 1].map(|place: usize| row[place].as_integer().expect("a number"));
            // Feb-51 has the VM-Number of the example and two Tieu Doans.
            assert_eq!(number, i64::from(rules.turn(5).vm_number));
            let text = format!(
                "month=\"Feb-51\"\nphase=\"replacement\"\nvp={vp}\n[stacks]\nT7=[\"vm_hq\"]"
            );
            let state = rules.read_position(&text).expect("a sound position");
            state.board.place(unit(&rules, "vm_td_430")) == tonkin::board::Place::Box2
        });
        table([("arrives", list(arrives))])
    });
}

#[test]
fn thai_binh_counts_hexes_as_the_example_says() {
    let rules = rules();
    let replacements = &rules.components.tables.replacements;
    let near = trace::within_whatever(
        &rules.charts,
        &HexSet::one(replacements.thai_binh),
        replacements.thai_binh_range,
    );
    check(&["thai_binh"], |case: &Case| {
        let points = case.numbers("counts").into_iter().map(|count| {
            let battalions = rules.charts.forces.tieu_doans.iter().zip(near.iter());
            let stacks: String = battalions
                .take(count as usize)
                .map(|(unit, hex)| format!("{hex}=[{:?}]\n", rules.components.unit(unit).id))
                .collect();
            let text = format!(
                "month=\"Oct-50\"\nphase=\"replacement\"\nvp=99\n[stacks]\nT7=[\"vm_hq\"]\n{stacks}"
            );
            let state = rules.read_position(&text).expect("a sound position");
            let held = tonkin::rules::replacements::thai_binh_hexes(&rules, &state);
            assert_eq!(held as i64, count);
            if held >= usize::from(replacements.thai_binh_bonus_hexes) {
                i64::from(replacements.thai_binh_bonus)
            } else if held <= usize::from(replacements.thai_binh_penalty_hexes) {
                -i64::from(replacements.thai_binh_penalty)
            } else {
                0
            }
        });
        table([("rp", list(points))])
    });
}
