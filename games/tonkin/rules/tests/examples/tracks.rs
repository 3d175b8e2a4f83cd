//! 1.9, 2.0, 3.5, 6.3, 6.13: what the tracks show after play.

use proof::example::{Case, Found, found, list, n};
use tonkin::board::{Board, Place};
use tonkin::components::Side;
use tonkin::flow::{Phase, Play};
use tonkin::rules::victory::Level;
use tonkin::rules::{arrivals, control, replacements, trace};
use tonkin::sets::HexSet;

use crate::scene::{Scene, scene, start};
use crate::{RULES, hex, rows, signed, unit};

/// 7.5: in the rains every regiment that is out of supply loses a step.
pub(crate) fn hit_track(case: &Case) -> Found {
    let (start, steps) = (case.given.number("start"), case.given.number("steps"));
    let charts = &RULES.charts;
    let divisional = RULES.components.all_units().filter(|(_, row)| row.division.is_some());
    let empty = Board::empty(charts);
    let vm = trace::within(charts, &empty, Side::VietMinh, &charts.ground.supply_centres[1], 3);
    let ground = &charts.ground;
    let far = ground.land.and(ground.laos).minus(vm).minus(ground.communities);
    let stacks: String = divisional
        .zip(far.iter())
        .take(usize::from(steps))
        .map(|((_, row), hex)| format!("{hex}: {}\n", row.id))
        .collect();
    assert_eq!(stacks.lines().count(), usize::from(steps), "so many regiments");
    let game = scene(&format!(
        "Jul-52 supply_check 50\nhits = {start}\nT7: vm_hq\nT14: fef_hq fef_1_bmi\n{stacks}"
    ));
    found([("marker", n(game.state().hits)), ("vp", n(game.vp() - 50))])
}

/// 2.4: the French hold so many red VP-Hexes that the right number is left; VM places what it may.
pub(crate) fn mobilize(case: &Case) -> Found {
    let (friendly, boxed) = (case.given.number("vm_friendly_vp_hexes"), case.given.number("box2"));
    let ground = &RULES.charts.ground;
    let red = ground.red.and(ground.vp_hexes).and(ground.vietnam);
    let held = red.len() - usize::from(friendly);
    let battalions = RULES.components.units.iter().filter(|row| {
        row.unit_type == tonkin::components::UnitType::Infantry && row.id != "fef_1_bmi"
    });
    let stacks: String = red
        .iter()
        .zip(battalions)
        .take(held)
        .map(|(hex, row)| format!("{hex}: {}\n", row.id))
        .collect();
    let tieu_doans: Vec<&str> = RULES
        .charts
        .forces
        .tieu_doans
        .iter()
        .map(|unit| RULES.components.unit(unit).id.as_str())
        .collect();
    let (ready, pool) = tieu_doans.split_at(usize::from(boxed));
    let mut game = scene(&format!(
        "Oct-52 replacement 99\nR8: vm_hq\nT14: fef_hq fef_1_bmi\n{stacks}box2 = {ready:?}\npool = {pool:?}"
    ));
    let there = control::friendly_to_vm(&game.rules().charts, &game.state().board);
    assert_eq!(there.and(ground.vp_hexes).and(ground.vietnam).len(), usize::from(friendly));
    game.until("vietminh mobilise");
    let mut placed = 0;
    while game.asks() == "vietminh mobilise" {
        let legal = game.legal();
        let place = legal.iter().find(|answer| answer.starts_with("place")).expect("a hex");
        game.say(&place.clone());
        placed += 1;
    }
    found([("tieu_doans", n(placed))])
}

pub(crate) fn vm_arrival(case: &Case) -> Found {
    let arrives = rows(&case.given, "cases").into_iter().map(|row| {
        let (vp, number) = (signed(&row[0]), signed(&row[1]));
        // Feb-51 has the VM-Number of the example and two Tieu Doans.
        assert_eq!(number, i64::from(RULES.turn(5).vm_number));
        let game = scene(&format!("Feb-51 replacement {vp}\nT7: vm_hq"));
        game.state().board.place(game.unit("vm_td_430")) == Place::Box2
    });
    found([("arrives", list(arrives))])
}

/// 2.2 A: so many Tieu Doans stand near Thai Binh when VM has taken 2 RP and an SD.
pub(crate) fn thai_binh(case: &Case) -> Found {
    let table = &RULES.components.tables.replacements;
    let near = HexSet::one(table.thai_binh);
    let near = trace::within_whatever(&RULES.charts, &near, table.thai_binh_range);
    let points = case.given.numbers("counts").into_iter().map(|count| {
        let battalions = RULES.charts.forces.tieu_doans.iter().zip(near.iter());
        let stacks: String = battalions
            .take(usize::from(count))
            .map(|(unit, hex)| format!("{hex}: {}\n", RULES.components.unit(unit).id))
            .collect();
        let mut game = scene(&format!("Oct-50 replacement 99\nrp 0 3\nT7: vm_hq\n{stacks}"));
        assert_eq!(replacements::thai_binh_hexes(game.rules(), game.state()), usize::from(count));
        game.say("dumps 0");
        let mix = 4;
        if game.asks() == "vietminh thai-binh" {
            game.say("give up");
        }
        i64::from(game.rp()[1]) - 3 - mix
    });
    found([("rp", list(points))])
}

pub(crate) fn arrival_cost(case: &Case) -> Found {
    let units = case.given.texts("units");
    let vp = units.iter().map(|id| i64::from(arrivals::arrival_vp(&RULES, unit(id))));
    found([("vp", list(vp))])
}

/// 2.6 B: each is rebuilt out of the Eliminated Box.
pub(crate) fn rebuild(case: &Case) -> Found {
    let come: Vec<(i64, i64)> = case
        .given
        .texts("units")
        .iter()
        .map(|id| {
            let mut game = scene(&format!(
                "Oct-52 replacement 50\nrp 8 0\nT7: vm_hq\nT14: fef_1_bmi\neliminated = [\"{id}\"]"
            ));
            game.until("french mix").say("dumps 0").until("french replace");
            let before = game.rp()[0];
            game.say(&format!("rebuild {id}"));
            let Place::Track(month) = game.state().board.place(game.unit(id)) else {
                panic!("{id} is not on the track")
            };
            (i64::from(before - game.rp()[0]), i64::from(month) - i64::from(game.state().month))
        })
        .collect();
    found([
        ("rp", list(come.iter().map(|(rp, _)| *rp))),
        ("delay", list(come.iter().map(|(_, delay)| *delay))),
    ])
}

/// 1.9 B: Tieu Doans without ZoC take blue communities of the Delta that have no VP, and leave them.
pub(crate) fn delta(case: &Case) -> Found {
    let game = scene("Oct-52 vm_movement 50\nT7: vm_hq\nT14: fef_hq");
    let rules = game.rules();
    let ground = &rules.charts.ground;
    let threshold = rules.components.tables.limits.community_threshold[0];
    assert_eq!(threshold, case.given.number("threshold"));
    let free = ground.blue.and(ground.zone[0]).minus(ground.vp_hexes);
    let mut state = game.state().clone();
    let held =
        |board: &Board| control::friendly_to_vm(&rules.charts, board).and(ground.zone[0]).len();
    let base = held(&state.board);
    let places: Vec<_> = rules.charts.forces.tieu_doans.iter().zip(free.iter()).collect();
    let mut changes = Vec::new();
    let mut judged = |count: usize| {
        for (place, (unit, hex)) in places.iter().enumerate() {
            match place + base < count {
                true => {
                    state.board.put(&rules.charts, *unit, *hex);
                    state.board.disorganize(&rules.charts, *unit);
                }
                false => state.board.remove(&rules.charts, *unit, Place::Box2),
            }
        }
        assert_eq!(held(&state.board), count);
        let before = state.vp;
        Play { rules, state: &mut state, sink: &mut () }.judge();
        state.vp - before
    };
    judged(usize::from(threshold) - 1);
    for count in case.given.numbers("counts") {
        changes.push(i64::from(judged(usize::from(count))));
    }
    found([("vp", list(changes))])
}

/// 3.5: an SD is dropped on Dien Bien Phu, beside the Anti-Aircraft unit, which VM declares.
pub(crate) fn sd_drop(case: &Case) -> Found {
    let drop = || {
        let mut game = scene(
            "Apr-54 french_movement 30
            T7: vm_hq
            T14: fef_hq fef_sd_1 fef_1_bmi
            F12: fef_1_bep
            G12: vm_367",
        );
        game.say("stack T14, with fef_sd_1, drop F12, declare vm_367");
        game
    };
    let planes = {
        let game = drop();
        let stock = game.state().planes;
        stock.owned - stock.left
    };
    let come: Vec<(bool, i64)> = case
        .given
        .numbers("dice")
        .into_iter()
        .map(|die| {
            let mut game = drop();
            let before = game.rp()[1];
            game.roll(&[die]);
            (game.place("fef_sd_1") == "pool", i64::from(game.rp()[1] - before))
        })
        .collect();
    found([
        ("lost", list(come.iter().map(|(lost, _)| *lost))),
        ("vm_rp", list(come.iter().map(|(_, rp)| *rp))),
        ("air_transports", n(planes)),
    ])
}

/// 6.3 a: as many markers as one point takes off, DG-Markers before those of roads.
pub(crate) fn option_a(case: &Case) -> Found {
    let chain = ["S14", "T14", "U14", "U15", "V15", "W15", "X15"];
    let apart = ["S12", "T14", "U17", "W18", "Z15", "AC12", "AE11"];
    let removed = rows(&case.given, "cases").into_iter().map(|row| {
        let (dg, roads) = (signed(&row[0]) as usize, signed(&row[1]) as usize);
        let hexes = if row[2].as_bool() == Some(true) { chain } else { apart };
        let ids = RULES.components.units.iter().filter(|row| row.id.ends_with("_rtm"));
        let ids: Vec<&str> = ids.map(|row| row.id.as_str()).take(7).collect();
        let stacks: String =
            hexes.iter().zip(&ids).map(|(hex, id)| format!("{hex}: {id}\n")).collect();
        let destroyed = if roads > 0 { "destroyed_roads = [\"T14\"]" } else { "" };
        let mut game = scene(&format!(
            "Oct-52 operations 50\nT7: vm_hq\nR12: fef_hq fef_sd_1\n{stacks}dg = {:?}\n{destroyed}",
            &ids[..dg]
        ));
        game.say("decline, spend fef_sd_1").roll(&[1]).say("stack T7, done").roll(&[1]);
        let mut count = 0;
        loop {
            let legal = game.legal();
            let mut more = legal.iter().filter(|answer| answer.starts_with("recover"));
            let more = more.next().or(legal.iter().find(|answer| answer.starts_with("repair")));
            let first = count == 0 || game.asks() == "french recover";
            let Some(more) = more.filter(|_| first).cloned() else { break };
            game.say(&more);
            count += 1;
        }
        count
    });
    found([("removed", list(removed))])
}

/// 1.9 A: the real objective is scored at the end; moving the markers costs VP.
pub(crate) fn political(_: &Case) -> Found {
    let scored = |at: &str| {
        let mut game = scene(&format!(
            "May-54 supply_check 30\nT7: vm_hq\n{at}: vm_td_18\nT14: fef_hq fef_1_bmi\nX15: fef_2_bmi
            objectives = {{ at = [\"F12\", \"X15\"], real = 1 }}"
        ));
        let before = game.vp();
        game.say("done, done");
        n(game.vp() - before)
    };
    let mut game = scene(
        "Oct-52 replacement 50\nT7: vm_hq\nT14: fef_hq fef_1_bmi\nX15: fef_2_bmi
        objectives = { at = [\"T14\", \"X15\"], real = 1 }",
    );
    let before = game.vp();
    game.say("objectives");
    let moved = game.vp() - before;
    found([
        ("vm_friendly", scored("F12")),
        ("otherwise", scored("P12")),
        ("move_markers", n(moved)),
    ])
}

pub(crate) fn rp_saved(case: &Case) -> Found {
    let kept = case.given.numbers("rp").into_iter().map(|rp| {
        let mut game =
            scene(&format!("Nov-52 operations 50\nrp {rp} {rp}\nT7: vm_hq\nT14: fef_hq fef_1_bmi"));
        game.say("decline, decline");
        assert_eq!(game.rp()[0], game.rp()[1]);
        i64::from(game.rp()[0])
    });
    found([("kept", list(kept))])
}

/// Sets everything up as is suggested, but for the Tieu Doans that these answers are for.
fn set_up(scenario: &str, answer: &dyn Fn([&Scene; 2], &str) -> Option<String>) -> Scene {
    let suggested = {
        let mut game = start(scenario, &[]);
        game.say("default");
        game
    };
    let mut game = start(scenario, &[]);
    // Regiments first: each where the suggestion has it.
    while matches!(game.asks().as_str(), "vietminh set-up" | "vietminh set-up-losses") {
        let legal = game.legal();
        let at = |answer: &&String| match answer.split(' ').collect::<Vec<_>>()[..] {
            ["place", unit, name] => {
                let unit = tonkin::components::Unit(unit.parse().expect("a number"));
                suggested.state().board.is_in(unit, hex(name))
            }
            ["lose", unit] => {
                let unit = tonkin::components::Unit(unit.parse().expect("a number"));
                suggested.state().board.steps(unit) < game.state().board.steps(unit)
            }
            _ => false,
        };
        let same = legal.iter().find(at).expect("the suggestion is legal").clone();
        game.say(&same);
    }
    let battalions = game.rules().scenario().tieu_doans.clone();
    for unit in battalions {
        let id = game.rules().components.unit(unit).id.clone();
        let there = suggested.place(&id);
        let usual = match there.as_str() {
            "box1" => format!("box {id}"),
            name => format!("place {id} {name}"),
        };
        let answer = answer([&suggested, &game], &id).unwrap_or(usual);
        // Another battalion may have the center that was meant.
        let open = game.refused(&answer) == "legal";
        let answer = if open { answer } else { away([&suggested, &game], &id) };
        game.say(&answer);
    }
    while game.state().phase == Phase::SetUp {
        let click = ["default", "real 1"].into_iter().find(|click| game.refused(click) == "legal");
        game.say(click.expect("one click"));
    }
    game
}

/// A battalion goes near the hex that is suggested, where no VP-Hex changes hands.
fn away([suggested, game]: [&Scene; 2], id: &str) -> String {
    let ground = &RULES.charts.ground;
    let held = |board: &Board| control::friendly_to_vm(&RULES.charts, board).and(ground.vp_hexes);
    let before = held(&game.state().board);
    let harmless = |name: &&str| {
        let mut board = game.state().board.clone();
        board.put(&RULES.charts, game.unit(id), hex(name));
        held(&board) == before
    };
    let usual = suggested.state().board.hex_of(suggested.unit(id)).expect("on the map");
    let places = game.places(id);
    let away = places.split(' ').filter(harmless).min_by_key(|name| hex(name).distance(usual));
    format!("place {id} {}", away.expect("a hex that changes nothing"))
}

/// T-73: what differs from the starting level is corrected.
pub(crate) fn start_vp(case: &Case) -> Found {
    let scenario = case.given.text("scenario");
    let differs = rows(&case.given, "differs");
    let [name, owner] = [0, 1].map(|place: usize| differs[0][place].as_str().expect("a text"));
    let place = RULES.components.map.communities.iter().find(|row| row.name == name);
    let at = place.expect("a community").hex;
    let near = |game: &Scene, id: &str| {
        let there = game.state().board.hex_of(game.unit(id));
        there.is_some_and(|hex| hex.distance(at) <= 1)
    };
    let game = set_up(&scenario, &|[suggested, game], id| match owner {
        // Whoever the suggestion has near it goes somewhere without communities.
        "fef" => near(suggested, id).then(|| away([suggested, game], id)),
        // The last battalion goes there.
        _ => {
            let last = suggested.rules().scenario().tieu_doans.last().copied();
            (Some(suggested.unit(id)) == last).then(|| format!("place {id} {at}"))
        }
    });
    found([("level", n(game.vp()))])
}
