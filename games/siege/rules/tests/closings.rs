//! A question that closes by itself is told with its reason, at every stage of a step.

use kernel::{Closing, Match, Message as _, Roll, Rules, Sink};
use siege::Siege;

use scene::{Scene, rules, scene_with};

#[allow(dead_code, reason = "chapters use what closings do not")]
#[path = "rules/scene.rs"]
mod scene;

/// Hears why questions closed: `hit-french only-one`.
#[derive(Debug, Default)]
struct Ears(Vec<String>);

impl Sink<Siege> for Ears {
    const LISTENS: bool = false;
    const HEARS_CLOSINGS: bool = true;

    fn event(&mut self, _: &<Siege as Rules>::State, _: <Siege as Rules>::Event) {}

    fn closed(&mut self, closing: Closing<Siege>) {
        let id = closing.prompt.id().trim_start_matches("siege-ask-");
        self.0.push(format!("{id} {}", closing.why.name()));
    }
}

/// What is told of questions that close when the dice fall so in a scene.
fn closed_by(scene: &Scene, dice: &[u8]) -> Vec<String> {
    let rules = rules("");
    let mut game = Match::from_state(rules, scene.state().clone());
    let mut ears = Ears::default();
    game.roll_with(Roll::of(dice).expect("few dice"), &mut ears).expect("dice were asked for");
    ears.0
}

/// A scene after some answers.
fn said(words: &str, answers: &str) -> Scene {
    let mut scene = scene_with(&rules(""), words);
    scene.say(answers);
    scene
}

/// The same where all the dice that are asked for show one face.
fn closed_by_all(scene: &Scene, face: u8) -> Vec<String> {
    closed_by(scene, &vec![face; usize::from(scene.dice_asked())])
}

#[test]
fn where_there_is_room_for_all_nobody_is_asked_which() {
    // 28.6: two airfields, and two airstrikes that may fly again.
    let words = "french_fire 1; central: fr_1_le; r1s09: vm_265; tactical: air_fb_1 air_bm_1";
    let both = said(&format!("{words}; aux functional"), "target r1s09, with all, agree");
    let told = closed_by_all(&both, 1);
    assert!(told.contains(&"sorties all".to_owned()), "{told:?}");
    // After the last impulse nothing is asked, and nothing is told of it.
    let last = said(&words.replace("fire 1", "fire 6"), "target r1s09, with all, agree");
    let told = closed_by_all(&last, 1);
    assert!(told.iter().all(|told| !told.starts_with("sorties")), "{told:?}");
}

#[test]
fn the_only_unit_that_can_take_a_hit_takes_it_unasked() {
    let words = "french_fire 1; central: fr_1_le; r1s02: vm_265; r4s12: vm_215; tactical: air_fb_1";
    let hit = said(words, "target r1s02, with fr_1_le, agree");
    assert_eq!(closed_by_all(&hit, 1), Vec::<String>::new());
    let told = closed_by(&hit, &[6, 1, 1, 1, 1]);
    assert_eq!(told.first().map(String::as_str), Some("hit-viet-minh only-one"), "{told:?}");
}

#[test]
fn the_only_escort_is_not_asked_for() {
    // S-84: leaders go with the last unit that is left.
    let words = "french_assault 1; r4s09: fr_1_2_le ld_langlais; r4s08: vm_215; r4s07: vm_439";
    let mut scene = said(words, "assault r4s09 r4s08, with all, with ld_langlais, agree");
    scene.dice(&[1]).dice(&[6]).all(1);
    assert_eq!(closed_by_all(&scene, 1), ["escort only-one"]);
}

#[test]
fn nothing_left_to_pay_for_closes_refit_and_repair() {
    // 21.4, 21.1 to 21.3.
    let words = "french_refit; central: fr_1_le; r2s03: fr_3_3_alg-; gp 1; main destroyed";
    let scene = scene_with(&rules(""), words);
    let mut game = Match::from_state(rules(""), scene.state().clone());
    let mut ears = Ears::default();
    let seat = scene.seat();
    while scene_asks(&game) != "refit" {
        game.say_with(seat, "done", &mut ears).expect("a step that is shared can be ended");
    }
    let unit = game.rules().components.unit("fr_3_3_alg").expect("a unit");
    game.say_with(seat, &format!("refit {unit}"), &mut ears).expect("there is a point for it");
    let told: Vec<&str> = ears.0.iter().map(String::as_str).collect();
    assert!(told.contains(&"refit only-one"), "{told:?}");
}

fn scene_asks(game: &Match<Siege>) -> &'static str {
    match game.next() {
        kernel::Next::Decision { prompt, .. } => prompt.id().trim_start_matches("siege-ask-"),
        kernel::Next::Chance(_) | kernel::Next::Over(_) => "nobody",
    }
}
