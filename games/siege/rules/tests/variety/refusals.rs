//! What play seldom or never meets, each from a position: refusals, an answer and an event.

use std::collections::BTreeSet;

use kernel::{Message, Rules};
use siege::board::Place;
use siege::choice::{Choice, Mission};
use siege::components::{Airfield, Class};
use siege::event::Event;
use siege::flow::{Among, Fiddles, Hits, Panics, Piece, Step, Target};
use siege::refusal::No;

use crate::builder::{Game, Scene, Told, rules};

/// The ids of all refusals that the positions give.
pub(crate) fn from_positions() -> BTreeSet<&'static str> {
    let mut given = deployment();
    given.extend(fortifications());
    given.extend(strategic());
    given.extend(strikes());
    given.extend(fire());
    given.extend(movement());
    given.extend(assaults());
    given.extend(losses());
    given.extend(refit());
    given.iter().map(No::id).collect()
}

/// Why a choice is refused.
fn no(game: &Game, choice: Choice) -> No {
    game.no(choice).unwrap_or_else(|| panic!("{choice} is not refused"))
}

/// 29.0: the leader and those he begins with; minds that are changed too often.
fn deployment() -> Vec<No> {
    let rules = rules(&[]);
    let start = rules.start();
    let mut game = Game::new(rules, start, Told::default());
    let (unit, leader) = (game.unit("fr_1_le"), game.unit("ld_langlais"));
    let (central, near) = (game.space("central"), game.space("r1s04"));
    let mut given = vec![no(&game, Choice::Place(leader, central))];
    game.choose(Choice::Place(unit, central));
    for _ in 0..Fiddles::MOST {
        game.choose(Choice::Lift(unit));
        game.choose(Choice::Place(unit, near));
    }
    given.push(no(&game, Choice::Lift(unit)));
    let mut scene = Scene::at("set_up");
    scene.put("fr_1_le", "central");
    scene.put("ld_langlais", "central");
    given.push(no(&scene.begin(), Choice::Lift(unit)));
    given
}

/// 21.3, 29.0: fortifications stand apart, in strongholds, and are not refitted once rebuilt.
fn fortifications() -> Vec<No> {
    let mut scene = Scene::at("set_up");
    scene.put("fr_fort_1", "r1s04");
    let game = scene.begin();
    let apart = Choice::Place(game.unit("fr_fort_2"), game.space("r1s04"));
    let mut given = vec![no(&game, apart)];
    let mut scene = Scene::at("french_refit");
    scene.track("gp", 12);
    scene.put("fr_1_31_eng", "central");
    scene.put("fr_2_bt:reduced", "central");
    scene.put("fr_fort_1", "eliminated");
    let mut game = scene.begin();
    let fort = game.unit("fr_fort_1");
    game.done_until("refit");
    given.push(no(&game, Choice::Rebuild(fort, game.space("r2s06"))));
    game.choose(Choice::Rebuild(fort, game.space("central")));
    given.push(no(&game, Choice::Refit(fort)));
    given
}

/// 28.1, 28.4: an airstrike flies its own mission only.
fn strikes() -> Vec<No> {
    let mut scene = Scene::at("air_strikes");
    scene.put("fr_1_le", "central");
    scene.put("air_fb_1", "base_attack");
    scene.put("air_fb_2", "counterbattery");
    let mut game = scene.begin();
    game.choose(Choice::Target(Target::Artillery));
    let mut given = vec![no(&game, Choice::With(game.piece("air_fb_1")))];
    game.choose(Choice::WithAll);
    game.choose(Choice::Agree);
    game.roll_all(1);
    given.push(no(&game, Choice::Target(Target::Artillery)));
    let mut scene = Scene::at("french_artillery");
    scene.put("fr_2_4_col", "central");
    scene.put("imp_2_4_col", "counterbattery");
    given.push(no(&scene.begin(), Choice::Target(Target::Aaa)));
    let mut scene = Scene::at("french_fire");
    scene.put("fr_1_le", "r2s04");
    scene.put("air_fb_1", "base_attack");
    scene.enemy_at("r2s05");
    let mut game = scene.begin();
    game.choose(Choice::Target(Target::Space(game.space("r2s05"))));
    given.push(no(&game, Choice::With(game.piece("air_fb_1"))));
    given
}

/// 12.4, 14.7: what is immune, who does not jump, and where nobody does.
fn strategic() -> Vec<No> {
    let mut scene = Scene::at("aaa");
    scene.options.push("vulture".to_owned());
    scene.track("aaa", 1);
    scene.put("air_b29_1", "base_attack");
    scene.put("air_fb_1", "base_attack");
    scene.put("air_bm_1", "counterbattery");
    let mut game = scene.begin();
    let results = game.rules().components.tables.aaa_results;
    let strategic = results.iter().position(|result| result.class == Class::Strategic);
    game.roll(&[6]);
    game.roll(&[strategic.expect("strategic strikes can be hit") as u8 + 1]);
    let mut given = vec![no(&game, Choice::Lose(game.piece("air_b29_1")))];
    let mut scene = Scene::at("landing");
    scene.load("fr_2_3_le", "air_cargo_1");
    scene.load("fr_6_bpc", "air_cargo_2");
    let game = scene.begin();
    let jump = |id: &str, space: &str| Choice::Jump(game.unit(id), game.space(space));
    given.extend([no(&game, jump("fr_2_3_le", "r1s08")), no(&game, jump("fr_6_bpc", "r1s01"))]);
    given
}

/// 17.1: empty spaces, guns without their marker, leaders, markers with another mission.
fn fire() -> Vec<No> {
    let mut scene = Scene::at("french_fire");
    ["fr_1_le", "fr_1_cmle", "ld_langlais"].iter().for_each(|id| scene.put(id, "r2s04"));
    scene.enemy_at("r2s05");
    let mut game = scene.begin();
    let target = |space| Choice::Target(Target::Space(space));
    let mut given = vec![no(&game, target(game.space("r2s06")))];
    game.choose(target(game.space("r2s05")));
    for id in ["fr_1_cmle", "ld_langlais", "imp_1_cmle"] {
        given.push(no(&game, Choice::With(game.piece(id))));
    }
    given
}

/// 16.6, 25.2: other Routes, leaders elsewhere.
fn movement() -> Vec<No> {
    let (game, unit) = column();
    let leader = game.unit("ld_langlais");
    vec![
        no(&game, Choice::Move(unit, game.space("r2s04"))),
        no(&game, Choice::Follow(game.unit("fr_2_bt"), leader)),
    ]
}

/// A unit with a leader, and a unit elsewhere on the Route.
fn column() -> (Game, siege::components::Unit) {
    let mut scene = Scene::at("french_movement");
    ["fr_1_le", "ld_langlais"].iter().for_each(|id| scene.put(id, "r1s04"));
    scene.put("fr_2_bt", "r1s05");
    let game = scene.begin();
    let unit = game.unit("fr_1_le");
    (game, unit)
}

/// 25.2: a unit that was to follow stays after all.
pub(crate) fn stay() -> &'static str {
    let (mut game, unit) = column();
    game.choose(Choice::Follow(unit, game.unit("ld_langlais")));
    let stay = Choice::Stay(unit);
    game.choose(stay);
    game.choose(Choice::Move(unit, game.space("r1s05")));
    stay.id()
}

/// S-11: the only marker of a pool is picked, and two more were to be.
pub(crate) fn empty_pool() -> &'static str {
    let mut scene = Scene::at("french_events");
    scene.only("f_fix_bayonets");
    let mut game = scene.begin();
    game.draw("f_fix_bayonets");
    let told = game.events().find(|event| matches!(event, Event::PoolEmpty { .. }));
    told.expect("the pool is empty").id()
}

/// 18.1: who cannot assault what with whom.
fn assaults() -> Vec<No> {
    let mut scene = Scene::at("french_assault");
    ["fr_2_bt", "fr_3_bt", "ld_langlais"].iter().for_each(|id| scene.put(id, "r3s08"));
    scene.put("fr_1_le", "r3s07");
    scene.enemy_at("r3s09");
    scene.enemy_at("r3s11");
    let mut game = scene.begin();
    let front = |game: &Game, to| Choice::Assault(game.space("r3s08"), game.space(to));
    let mut given = vec![no(&game, front(&game, "r3s11")), no(&game, front(&game, "r3s10"))];
    game.choose(front(&game, "r3s09"));
    given.push(no(&game, Choice::With(game.piece("fr_1_le"))));
    game.choose(Choice::With(game.piece("ld_langlais")));
    given.push(no(&game, Choice::Agree));
    game.choose(Choice::Without(game.piece("ld_langlais")));
    // A draw in the open: the attackers fall back to where they came from.
    game.choose(Choice::With(game.piece("fr_2_bt")));
    game.choose(Choice::Agree);
    for face in [6, 1, 1, 1, 1] {
        game.roll_all(face);
    }
    assert_eq!(game.place(game.state(), "fr_2_bt"), "r3s08");
    game.choose(front(&game, "r3s09"));
    given.push(no(&game, Choice::With(game.piece("fr_2_bt"))));
    given
}

/// 13.2, 25.1: who does not lose steps.
fn losses() -> Vec<No> {
    let mut scene = Scene::at("french_fire");
    for id in ["fr_1_le", "fr_2_bt", "fr_2_4_col", "fr_3_10_col", "ld_langlais"] {
        scene.put(id, "central");
    }
    let central = scene.components().space("central").expect("a space");
    let among = Among::Space(siege::components::Side::French, central);
    let game = scene.begin_with(Step::Hits(Hits::new(among, 1)));
    let mut given = vec![no(&game, Choice::Lose(game.piece("ld_langlais")))];
    let game = scene.begin_with(Step::Hits(Hits::new(Among::FieldArtillery, 1)));
    given.push(no(&game, Choice::Lose(game.piece("fr_1_le"))));
    let mut scene = Scene::at("vietminh_fire");
    ["fr_2_bt", "fr_3_bt", "ld_langlais"].iter().for_each(|id| scene.put(id, "r3s08"));
    let space = scene.components().space("r3s08").expect("a space");
    let side = siege::components::Side::French;
    let panics = Panics { side, space, left: 1, assault: false };
    let game = scene.begin_with(Step::Panics(panics));
    given.push(no(&game, Choice::Panic(game.piece("ld_langlais"))));
    given
}

/// 21.0, 22.3: what is not repaired, redeployed, refitted, rebuilt.
fn refit() -> Vec<No> {
    let mut scene = Scene::at("french_refit");
    scene.track("gp", 12);
    scene.airfield("main", "destroyed");
    scene.airfield("aux", "functional");
    scene.put("fr_1_31_eng", "r1s02");
    scene.put("fr_2_bt", "r2s03");
    scene.put("fr_8_bpc", "eliminated");
    let mut game = scene.begin();
    let (unit, lost) = (game.unit("fr_2_bt"), game.unit("fr_8_bpc"));
    let (open, central) = (game.space("r2s05"), game.space("central"));
    game.choose(Choice::Redeploy(unit, central));
    let mut given = vec![no(&game, Choice::Redeploy(unit, open))];
    game.done_until("repair");
    given.push(no(&game, Choice::Repair(Airfield::Auxiliary)));
    game.done_until("refit");
    given.push(no(&game, Choice::Refit(unit)));
    given.push(no(&game, Choice::Rebuild(lost, open)));
    game.choose(Choice::Rebuild(lost, central));
    given.push(no(&game, Choice::Refit(lost)));
    assert_eq!(game.state().board.place(lost), Place::Space(central));
    given
}

/// A piece in the wrong box is told apart from one that is nowhere.
#[test]
fn a_marker_with_a_mission_cannot_be_given_another() {
    let mut scene = Scene::at("missions");
    scene.put("fr_2_4_col", "central");
    let mut game = scene.begin();
    let piece = Piece::Marker(game.marker("imp_2_4_col"));
    game.choose(Choice::Assign(piece, Mission::Counterbattery));
    assert_eq!(game.no(Choice::Assign(piece, Mission::Tactical)), Some(No::NotAsked));
}
