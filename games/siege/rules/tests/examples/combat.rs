//! Examples of Tactical Fire (17.0), losses and panic (17.5 to 17.8), sorties (28.6) and Close Assault (18.0).

use std::collections::{BTreeMap, BTreeSet};

use proof::example::texts;
use siege::choice::Choice;
use siege::components::{Airfield, Route, Side};
use siege::event::Event;
use siege::flow::{Among, Hits, Panics, Phase, Piece, Step, Target};
use siege::prompt::Ask;
use toml::Value;

use crate::builder::{Game, Scene, space_id};
use crate::case::{Case, Found, OnTheTable, control, found, list, n, side_name};

/// The space next to another on its Route, further out or further in.
fn beside(scene: &Scene, space: &str, outward: i8) -> String {
    let (rules, components) = (scene.rules(), scene.components());
    let at = components.space(space).expect("a space");
    let route = components.row(at).route.unwrap_or(Route(1));
    let number = rules.charts.number(at).checked_add_signed(outward).expect("a space");
    space_id(&components, rules.charts.at(route, number).expect("a space")).to_owned()
}

fn panicked(event: &Event) -> bool {
    matches!(event, Event::Panicked { .. })
}

fn fire_hits(game: &Game) -> u8 {
    let hits = game.events().find_map(|event| match event {
        Event::FireResult { hits, .. } => Some(hits),
        _ => None,
    });
    hits.expect("there was fire")
}

/// Pieces of one pool that roll so many dice at a space.
fn shooters(scene: &mut Scene, pool: &str, dice: usize, near: &str) -> Vec<String> {
    let pieces: &[&str] = match (pool, dice) {
        ("ground", 4) => &["fr_1_13_le"],
        ("ground", 3) => &["fr_3_3_alg"],
        ("artillery", 4) => &["imp_1_cmle", "imp_2_cmle"],
        ("air", 2) => &["air_fb_1"],
        _ => panic!("nobody of {pool} rolls {dice} dice"),
    };
    for piece in pieces {
        match pool {
            "ground" => scene.put(piece, near),
            "air" => scene.put(piece, "tactical"),
            _ => {
                scene.put(&piece.replace("imp_", "fr_"), near);
                scene.put(piece, "close_support");
            }
        }
    }
    pieces.iter().map(|piece| (*piece).to_owned()).collect()
}

/// 17.4, 19.1: French fire of one pool; hits count as they are rolled, panics as they are taken.
pub(crate) fn french_fire(case: &Case) -> Found {
    let mut scene = case.scene("french_fire");
    let (space, dice) = (case.given.text("space"), case.when.numbers("dice"));
    case.put_vietminh(&mut scene, &space);
    let near = beside(&scene, &space, -1);
    let pieces = shooters(&mut scene, &case.when.text("pool"), dice.len(), &near);
    let mut game = scene.begin();
    let pieces: Vec<Piece> = pieces.iter().map(|id| game.piece(id)).collect();
    game.attack(Target::Space(game.space(&space)), &pieces);
    game.roll(&dice);
    while game.asks() == "hit-viet-minh" {
        game.choose(game.legal()[0]);
    }
    found([("hits", n(fire_hits(&game))), ("panics", n(game.count(panicked)))])
}

/// 17.8, 30.0 Mining: a reduced elite battalion fires at Entrenchments.
pub(crate) fn vm_fire(case: &Case) -> Found {
    let mut scene = case.scene("vietminh_fire");
    let space = case.given.text("space");
    case.put_french(&mut scene, &space);
    let from = beside(&scene, &space, 1);
    scene.put("vm_11:reduced", &from);
    let mut game = scene.begin();
    game.roll(&case.when.numbers("dice"));
    case.when.numbers_if_any("retreat_dice").into_iter().for_each(|die| game.roll(&[die]));
    let after = game.after(Phase::VietMinhFire).clone();
    let mut all = case.places(&game, &after);
    all.insert("hits".to_owned(), n(fire_hits(&game)));
    all.insert("panics_applied".to_owned(), n(game.count(panicked)));
    all
}

/// 17.2d, 17.3f: what a battalion fires at.
pub(crate) fn vm_fire_target(case: &Case) -> Found {
    let mut scene = case.scene("vietminh_fire");
    case.put_french(&mut scene, "");
    case.put_vietminh(&mut scene, "");
    let game = scene.begin();
    let unit = game.battalion(&case.when.text("unit"));
    let target = game.events().find_map(|event| match event {
        Event::VietMinhFires { target, battalions, .. } if battalions.has(unit) => Some(target),
        _ => None,
    });
    let target = target.expect("it fires at somebody");
    found([("target", space_id(&game.rules().components, target).into())])
}

/// 17.5: every way in which hits can be taken.
pub(crate) fn apply_hits(case: &Case) -> Found {
    let mut scene = case.scene("french_fire");
    let space = case.given.text("space");
    case.put_french(&mut scene, &space);
    case.put_vietminh(&mut scene, &space);
    let french = case.given.texts_if_any("french");
    let side = if french.is_empty() { Side::VietMinh } else { Side::French };
    let units = if french.is_empty() { case.given.texts("vm") } else { french };
    let at = scene.components().space(&space).expect("a space");
    let hits = Hits::new(Among::Space(side, at), case.when.number("hits"));
    let mut outcomes = BTreeSet::new();
    take_hits(&scene.begin_with(Step::Hits(hits)), &units, &mut outcomes);
    let as_list = |outcome: &Vec<String>| list(outcome.iter().map(String::as_str));
    let all = Value::Array(outcomes.iter().map(as_list).collect());
    // The order in which ways are listed says nothing.
    let expected = case.then.get("legal_outcomes").and_then(Value::as_array);
    let same = expected.filter(|ways| {
        ways.iter().all(Value::is_array)
            && ways.iter().map(texts).collect::<BTreeSet<_>>() == outcomes
    });
    let legal = same.map_or(all, |ways| Value::Array(ways.clone()));
    let only = outcomes.first().filter(|_| outcomes.len() == 1);
    let only = only.map_or(Value::from("several"), as_list);
    found([("legal_outcomes", legal), ("outcome", only)])
}

fn take_hits(game: &Game, units: &[String], outcomes: &mut BTreeSet<Vec<String>>) {
    if !game.is_under_way(|step| matches!(step, Step::Hits(_))) {
        let after = game.after(Phase::FrenchFire);
        let result = units.iter().map(|unit| {
            let id = unit.split(':').next().expect("an id");
            format!("{id}:{}", game.steps(after, id))
        });
        outcomes.insert(result.collect());
        return;
    }
    for choice in game.legal() {
        let mut next = game.clone();
        next.choose(choice);
        take_hits(&next, units, outcomes);
    }
}

/// 17.8: one panic in a space.
pub(crate) fn panic(case: &Case) -> Found {
    let mut scene = case.scene("french_fire");
    let space = case.given.text("space");
    case.put_french(&mut scene, &space);
    case.put_vietminh(&mut scene, &space);
    let unit = case.when.text("unit");
    let components = scene.components();
    let side = if components.unit(&unit).is_some() { Side::French } else { Side::VietMinh };
    let at = components.space(&space).expect("a space");
    let panics = Panics { side, space: at, left: 1, assault: false };
    let mut game = scene.begin_with(Step::Panics(panics));
    let dice = case.when.numbers_if_any("dice");
    dice.into_iter().for_each(|die| game.roll(&[die]));
    let after = game.after(Phase::FrenchFire).clone();
    case.places(&game, &after)
}

/// 28.6: how many of three airstrikes may fly again.
pub(crate) fn extra_sorties(case: &Case) -> Found {
    let mut scene = case.scene("french_fire");
    let aircraft = ["air_fb_1", "air_fb_2", "air_fb_3"];
    aircraft.iter().for_each(|id| scene.put(id, "tactical"));
    scene.enemy_at("r2s09");
    scene.refit.extend(1..=4);
    let mut game = scene.begin();
    let pieces = aircraft.map(|id| game.piece(id));
    game.attack(Target::Space(game.space("r2s09")), &pieces);
    game.roll_all(1);
    while game.asks() == "sorties" {
        let again = game.legal().into_iter().find(|choice| matches!(choice, Choice::Again(_)));
        game.choose(again.expect("somebody may fly again"));
    }
    let again = game.count(|event| matches!(event, Event::FliesAgain { .. }));
    found([("airstrikes", n(again))])
}

/// 15.10: the dice of a unit that is assaulted.
pub(crate) fn close_assault_strength(case: &Case) -> Found {
    let mut scene = case.scene("vietminh_assault");
    scene.put(&case.given.text("unit"), "r2s03");
    scene.enemy_at("r2s04");
    let mut game = scene.begin();
    game.roll(&[6]);
    game.roll(&[1]);
    let asked = game.ask();
    assert!(matches!(asked, Some(Ask::AssaultFire { side: Side::French, .. })), "{asked:?}");
    found([("factors", n(game.dice_asked()))])
}

/// 18.2: who has the Edge.
pub(crate) fn tactical_edge(case: &Case) -> Found {
    let space = case.given.text("space");
    let french_attack = case.given.text_if_any("attacker").as_deref() == Some("french");
    let mut scene = case.scene(if french_attack { "french_assault" } else { "vietminh_assault" });
    let french = if french_attack { beside(&scene, &space, -1) } else { space.clone() };
    let enemy = if french_attack { space.clone() } else { beside(&scene, &space, 1) };
    case.put_french(&mut scene, &french);
    case.put_vietminh(&mut scene, &enemy);
    let led = case.given.flag_if_any("leader") == Some(true);
    if led {
        scene.put("ld_langlais", &french);
    }
    let mut game = scene.begin();
    if french_attack {
        game.choose(Choice::Assault(game.space(&french), game.space(&space)));
        game.choose(Choice::WithAll);
        if led {
            game.choose(Choice::With(game.piece("ld_langlais")));
        }
        game.choose(Choice::Agree);
    }
    game.roll(&case.when.numbers("dice_french"));
    game.roll(&case.when.numbers("dice_vm"));
    let told = game.events().find_map(|event| match event {
        Event::Edge { french, vietminh, edge, .. } => Some((french, vietminh, edge)),
        _ => None,
    });
    let (french, vietminh, edge) = told.expect("both dice fell");
    found([
        ("french_total", n(french)),
        ("vm_total", n(vietminh)),
        ("edge", side_name(edge).into()),
    ])
}

/// 18.0: a whole Close Assault with all its dice.
pub(crate) fn vm_close_assault(case: &Case) -> Found {
    let mut scene = case.scene("vietminh_assault");
    let (space, from) = (case.given.text("space"), case.given.text("vm_from"));
    case.put_french(&mut scene, &space);
    case.put_vietminh(&mut scene, &from);
    let mut game = scene.begin();
    fight(case, &mut game);
    let after = game.after(Phase::VietMinhAssault).clone();
    let mut all = case.places(&game, &after);
    let winner = game.events().find_map(|event| match event {
        Event::AssaultWon { winner, .. } => Some(winner),
        _ => None,
    });
    let draw = game.count(|event| matches!(event, Event::AssaultDraw { .. })) > 0;
    let factors = game.events().filter_map(|event| match event {
        Event::AssaultRolled { side: Side::French, dice, .. } => Some(dice),
        _ => None,
    });
    let enemy_panics = game.count(|event| match event {
        Event::Panicked { piece, .. } => matches!(piece, Piece::Battalion(_)),
        _ => false,
    });
    all.extend(found([
        ("winner", side_name(winner.expect("somebody holds the space")).into()),
        ("outcome", if draw { "draw" } else { "cleared" }.into()),
        ("control", control(&game, &after)),
        ("main", game.airfield(&after, Airfield::Main).into()),
        ("french_fire_factors", n(factors.sum::<u8>())),
        ("french_fire_panics_applied", n(enemy_panics)),
    ]));
    all
}

/// Feeds each question of an assault its dice; none must be left over.
fn fight(case: &Case, game: &mut Game) {
    let mut dice: BTreeMap<&str, Vec<u8>> = BTreeMap::new();
    for key in ["edge_dice", "french_fire", "vm_fire", "retreat_dice", "french_retreat_dice"] {
        dice.insert(key, case.when.numbers_if_any(key));
    }
    let own = !dice["french_retreat_dice"].is_empty();
    let mut take = |key: &str, count: u8| -> Vec<u8> {
        let left = dice.get_mut(key).expect("such dice");
        assert!(left.len() >= usize::from(count), "{}: {key} wants {count} dice", case.id);
        left.drain(..usize::from(count)).collect()
    };
    while game.is_under_way(|step| matches!(step, Step::Assault(_))) {
        let key = match game.ask().unwrap_or_else(|| panic!("{} is asked", game.asks())) {
            Ask::Edge { .. } => "edge_dice",
            Ask::AssaultFire { side: Side::French, .. } => "french_fire",
            Ask::AssaultFire { side: Side::VietMinh, .. } => "vm_fire",
            Ask::Retreat { piece: Piece::Unit(_) } if own => "french_retreat_dice",
            Ask::Retreat { .. } => "retreat_dice",
            other => panic!("{other:?} is no part of an assault"),
        };
        let dice = take(key, game.dice_asked());
        game.roll(&dice);
    }
    assert!(dice.values().all(Vec::is_empty), "{}: {dice:?} are left", case.id);
}

/// 30.0 Flak Raid: French assaults that clear spaces.
pub(crate) fn flak_raid(case: &Case) -> Found {
    let mut scene = case.scene("french_assault");
    let spaces = case.given.texts("cleared_spaces");
    // One battalion each, from the side where no other cleared space lies.
    let mut assaults = Vec::new();
    for (space, unit) in spaces.iter().zip(["fr_8_bpc", "fr_1_le", "fr_3_3_le"]) {
        let enemy = scene.enemy_at(space);
        let inward = beside(&scene, space, -1);
        let from = if spaces.contains(&inward) { beside(&scene, space, 1) } else { inward };
        scene.put(unit, &from);
        assaults.push((from, space, enemy));
    }
    let mut game = scene.begin();
    for (from, space, enemy) in assaults {
        game.choose(Choice::Assault(game.space(&from), game.space(space)));
        game.choose(Choice::WithAll);
        game.choose(Choice::Agree);
        game.roll(&[6]);
        game.roll(&[1]);
        game.roll_all(6);
        assert_eq!(game.place(game.state(), &enemy), "eliminated");
    }
    found([("aaa", n(game.state().board.tracks.aaa))])
}
