//! Examples of antiaircraft fire (12.0), artillery of both sides (13.0, 15.0), cargo (14.0) and strikes (28.0).

use siege::board::{AirBox, GunBox};
use siege::components::{Airfield, ArtilleryResult};
use siege::event::Event;
use siege::flow::{Phase, Piece, Step, Target};
use siege::rules::strikes;
use toml::Value;

use crate::builder::{Game, Scene, rules};
use crate::case::{Case, Found, OnTheTable, found, list, n, numbers};

/// 12.1, 32.0: how many dice antiaircraft fire rolls.
pub(crate) fn aaa_dice(case: &Case) -> Found {
    let mut scene = case.scene("aaa");
    let components = scene.components();
    for id in case.given.texts("vm_complexes") {
        let complex = components.complexes.iter().find(|row| row.id == id).expect("a complex");
        let spaces = complex.spaces.iter().map(|space| components.row(space).id.clone());
        scene.vietminh.extend(spaces);
    }
    found([("dice", n(scene.begin().dice_asked()))])
}

/// 13.1, 13.4, 13.5: how many dice the Viet Minh artillery rolls.
pub(crate) fn artillery_dice(case: &Case) -> Found {
    let scene = case.scene("vietminh_artillery");
    assert_ne!(case.given.flag_if_any("katyushas"), Some(true));
    let game = scene.begin();
    let Some(Step::Barrage(barrage)) = game.state().top() else { panic!("the guns fire") };
    assert_eq!(game.dice_asked(), barrage.left.min(kernel::chance::MOST_DICE));
    found([("dice", n(barrage.left))])
}

/// Antiaircraft fire at cargo; nothing else fires after it, so that it can land.
fn flak(case: &Case, first: &[u8]) -> (Scene, Vec<String>) {
    let mut scene = case.scene("aaa");
    scene.track("aaa", first.len() as u8);
    scene.track("artillery", 0);
    let mut cargo = case.given.texts_if_any("cargo_flying");
    cargo.extend(case.given.text_if_any("cargo"));
    if cargo.is_empty() {
        cargo.push("air_cargo_1".to_owned());
    }
    match case.given.text_if_any("passenger") {
        Some(unit) => scene.load(&unit, &cargo[0]),
        None => {
            assert!(case.given.text_if_any("mission").is_none_or(|mission| mission == "gp"));
            cargo.iter().for_each(|aircraft| scene.put(aircraft, "cargo_gp"));
        }
    }
    if case.given.flag_if_any("airfield_ok") == Some(true) {
        scene.airfield("main", "functional");
    }
    (scene, cargo)
}

/// 12.1: one first die.
pub(crate) fn aaa_first_die(case: &Case) -> Found {
    let dice = case.when.numbers("dice");
    let mut game = flak(case, &dice).0.begin();
    game.roll(&dice);
    found([("result", first_result(&game).into())])
}

fn first_result(game: &Game) -> &'static str {
    let hits = game.events().find_map(|event| match event {
        Event::AaaRolled { hits, .. } => Some(hits),
        _ => None,
    });
    if hits.expect("dice were rolled") > 0 { "hit" } else { "miss" }
}

/// 12.1: one first die and its second die.
pub(crate) fn aaa_die_pair(case: &Case) -> Found {
    let dice = case.when.numbers("dice");
    fly(case, &dice[..1], &dice[1..])
}

/// 12.3: several dice.
pub(crate) fn aaa(case: &Case) -> Found {
    fly(case, &case.when.numbers("dice_first"), &case.when.numbers("dice_second"))
}

fn fly(case: &Case, first: &[u8], second: &[u8]) -> Found {
    let (scene, cargo) = flak(case, first);
    let mut game = scene.begin();
    game.roll(first);
    let first = first_result(&game);
    game.roll(second);
    let counts = game.events().find_map(|event| match event {
        Event::AaaResults { counts } => Some(counts),
        _ => None,
    });
    let classes = ["tactical", "strategic", "cargo"].into_iter();
    let aborts = classes.clone().map(|class| format!("{class}_abort"));
    let names = aborts.chain(classes.map(|class| format!("{class}_shoot_down")));
    let results = names.zip(counts.expect("there was a hit")).filter(|(_, count)| *count > 0);
    let results: Vec<String> = results.map(|(name, _)| name).collect();
    let mut all = found([
        ("first", first.into()),
        ("result", results.join(" ").into()),
        ("gp", n(game.after(Phase::Landing).board.tracks.gp)),
    ]);
    let after = game.after(Phase::Aaa).clone();
    for aircraft in cargo {
        let says = case.then.get(&aircraft).and_then(Value::as_str).unwrap_or_default();
        all.insert(aircraft.clone(), flown(game.air_box(&after, &aircraft), says).into());
    }
    if let Some(passenger) = case.given.text_if_any("passenger") {
        let id = passenger.split(':').next().expect("an id").to_owned();
        let says = format!("{}:{}", game.place(&after, &id), game.steps(&after, &id));
        all.insert(id, says.into());
    }
    all
}

/// Where an air unit is, in the words of the examples; some say only that it was shot down.
fn flown(air_box: AirBox, says: &str) -> String {
    match air_box {
        AirBox::Returns(_) | AirBox::Eliminated if says.contains("shot down") => {
            "shot down".to_owned()
        }
        AirBox::Returns(turn) => format!("returns on turn {turn}"),
        AirBox::Eliminated => "eliminated".to_owned(),
        AirBox::Abort => "abort box".to_owned(),
        other => format!("{other:?}"),
    }
}

/// 13.1: one die and its second die.
pub(crate) fn vm_artillery_die_pair(case: &Case) -> Found {
    barrage(case, &[case.when.numbers("dice")])
}

/// 13.2: several hits, each with its second die.
pub(crate) fn vm_artillery(case: &Case) -> Found {
    let pairs = case.when.value("dice_pairs").as_array().expect("a list").iter().map(numbers);
    barrage(case, &pairs.collect::<Vec<_>>())
}

fn barrage(case: &Case, pairs: &[Vec<u8>]) -> Found {
    let mut scene = case.scene("vietminh_artillery");
    scene.track("artillery", pairs.len() as u8);
    case.put_french(&mut scene, "");
    assert_eq!(case.given.number_if_any("route_2_units").unwrap_or(0), 0);
    let mut game = scene.begin();
    let guns = game.rules().charts.field_artillery;
    let guns = game.state().board.units_on_map().and(guns).len();
    assert!(case.given.number_if_any("field_artillery_on_map").is_none_or(|given| given == guns));
    game.roll(&pairs.iter().map(|pair| pair[0]).collect::<Vec<_>>());
    pairs.iter().for_each(|pair| game.roll(&pair[1..]));
    let hits = game.count(|event| matches!(event, Event::BarrageResult { .. }));
    let result = game.events().find_map(|event| match event {
        Event::BarrageResult { result, .. } => Some(result),
        _ => None,
    });
    let after = game.after(Phase::VietMinhArtillery).clone();
    let mut all = found([
        ("hit", Value::from(hits > 0)),
        ("result", result.map_or("none", result_name).into()),
        ("gp", n(after.board.tracks.gp)),
        ("artillery_supply", n(after.board.tracks.ammunition)),
    ]);
    for airfield in Airfield::BOTH {
        all.insert(airfield.id().to_owned(), game.airfield(&after, airfield).into());
    }
    for id in case.pieces(&game) {
        all.insert(id.clone(), game.steps(&after, &id).into());
    }
    all
}

fn result_name(result: ArtilleryResult) -> &'static str {
    match result {
        ArtilleryResult::Airfield => "airfield",
        ArtilleryResult::GpSupply => "gp_supply",
        ArtilleryResult::ArtillerySupply => "artillery_supply",
        ArtilleryResult::Route(_) => "route",
        ArtilleryResult::Central => "central",
        ArtilleryResult::ArtilleryReduce => "artillery_reduce",
    }
}

/// 15.5: what markers of these values cost in one mission.
pub(crate) fn ammunition_cost(case: &Case) -> Found {
    let rules = rules(&[]);
    let values = case.given.numbers("impact_values");
    let printed: Vec<u8> = rules.components.markers.iter().map(|row| row.value).collect();
    assert!(values.iter().all(|value| printed.contains(value)));
    assert_eq!(case.given.text("mission"), "counterbattery");
    let factors: u8 = values.iter().sum();
    let points = strikes::ammunition(&rules, [0, factors, 0]);
    found([("factors", n(factors)), ("points", n(points))])
}

/// 15.5, S-88: each box is paid for by itself.
pub(crate) fn ammunition_by_box(case: &Case) -> Found {
    let mut scene = case.scene("french_artillery");
    let boxes = [("counterbattery", Target::Artillery), ("flak_suppression", Target::Aaa)];
    for (place, _) in boxes {
        for marker in case.given.texts(place) {
            crew(&mut scene, &marker, place);
        }
    }
    let mut game = scene.begin();
    for (place, target) in boxes {
        let markers = case.given.texts(place);
        let markers: Vec<Piece> = markers.iter().map(|id| game.piece(id)).collect();
        game.attack(target, &markers);
        game.roll_all(1);
    }
    found([("points", n(paid(&game))), ("artillery_supply", n(ammunition(&game)))])
}

/// Puts an Impact marker in a box and its unit in the Central Fortress.
pub(crate) fn crew(scene: &mut Scene, marker: &str, place: &str) {
    scene.put(&marker.replace("imp_", "fr_"), "central");
    scene.put(marker, place);
}

/// The ammunition paid so far.
pub(crate) fn paid(game: &Game) -> u8 {
    let paid = game.events().filter_map(|event| match event {
        Event::AmmunitionPaid { points, .. } => Some(points),
        _ => None,
    });
    paid.sum()
}

pub(crate) fn ammunition(game: &Game) -> u8 {
    game.state().board.tracks.ammunition
}

/// 14.11: points are dropped by cargo units that carry two each.
pub(crate) fn airdrop(case: &Case) -> Found {
    let mut scene = case.scene("landing");
    assert_eq!(case.given.flag_if_any("airfield_ok"), Some(false));
    scene.airfield("main", "destroyed");
    scene.airfield("aux", "destroyed");
    assert_eq!(case.given.text("type"), "gp");
    for number in 1..=case.given.number("points") / 2 {
        scene.put(&format!("air_cargo_{number}"), "cargo_gp");
    }
    let mut game = scene.begin();
    let dice = case.when.numbers("dice");
    let mut left = dice.as_slice();
    while game.asks() == "dice airdrop" {
        let (now, later) = left.split_at(usize::from(game.dice_asked()));
        game.roll(now);
        left = later;
    }
    assert!(left.is_empty());
    let tracks = game.after(Phase::Landing).board.tracks;
    found([("gp", n(tracks.gp)), ("vm_artillery", n(tracks.artillery))])
}

/// 28.2: a strike from the air with as many dice.
pub(crate) fn strategic_strike(case: &Case) -> Found {
    let dice = case.when.numbers("dice");
    let name = case.when.text("target");
    let base = case.given.number_if_any("base");
    let mut scene = case.scene("air_strikes");
    if let Some(base) = base {
        let battalions = case.given.texts("vm");
        scene.division(308, base);
        let components = scene.components();
        for row in components.battalions.iter().filter(|row| row.division.number() == 308) {
            let stays = battalions.contains(&format!("{}:full", row.id));
            scene.put(&row.id, if stays { &name } else { "eliminated_before" });
        }
    }
    let mission = if base.is_some() { "base_attack" } else { "counterbattery" };
    let aircraft: &[&str] = match dice.len() {
        5 => &["air_fb_1", "air_bm_1"],
        6 => &["air_bm_1", "air_bm_2"],
        other => panic!("no aircraft roll {other} dice"),
    };
    aircraft.iter().for_each(|id| scene.put(id, mission));
    let mut game = scene.begin();
    let pieces: Vec<Piece> = aircraft.iter().map(|id| game.piece(id)).collect();
    let target =
        base.map_or(Target::Artillery, |base| Target::Base(siege::components::Route(base)));
    assert_eq!(target.to_string(), name);
    game.attack(target, &pieces);
    game.roll(&dice);
    while game.asks() == "hit-base" {
        game.choose(game.legal()[0]);
    }
    let lost = |event: &Event| matches!(event, Event::Reduced { .. } | Event::Eliminated { .. });
    let tracks = game.state().board.tracks;
    found([
        ("reductions", n(game.count(lost))),
        ("morale", n(tracks.morale)),
        ("vm_artillery", n(tracks.artillery)),
    ])
}

/// 15.7: a marker in Close Support fires in every impulse as long as there is ammunition.
pub(crate) fn fire_in_each_impulse(case: &Case) -> Found {
    let mut scene = case.scene("french_fire");
    let marker = case.given.text("marker");
    crew(&mut scene, &marker, &case.given.text("mission"));
    scene.enemy_at("r2s05");
    scene.refit.extend(1..=4);
    let mut game = scene.begin();
    let (target, piece) = (Target::Space(game.space("r2s05")), game.piece(&marker));
    let last = case.when.number("impulses");
    while game.asks() == "fire" {
        assert!(game.state().impulse <= last);
        game.attack(target, &[piece]);
        game.roll_all(1);
    }
    let fired = game.count(|event| matches!(event, Event::FrenchFires { .. }));
    assert_eq!(game.state().board.gun_box(game.marker(&marker)), GunBox::Reserve);
    found([("times_fired", n(fired)), ("artillery_supply", n(ammunition(&game)))])
}

/// 15.4, 24.8: the dice of each marker, one attack each.
pub(crate) fn close_support_dice(case: &Case) -> Found {
    let mut scene = case.scene("french_fire");
    let markers = case.given.texts("impact");
    markers.iter().for_each(|marker| crew(&mut scene, marker, "close_support"));
    let spaces = ["r2s04", "r3s04"];
    spaces.iter().for_each(|space| {
        scene.enemy_at(space);
    });
    let mut game = scene.begin();
    let mut dice = Vec::new();
    for (marker, space) in markers.iter().zip(spaces) {
        let target = Target::Space(game.space(space));
        game.attack(target, &[game.piece(marker)]);
        dice.push(i64::from(game.dice_asked()));
        game.roll_all(1);
    }
    found([("dice", list(dice)), ("ammunition_points", n(paid(&game)))])
}
