//! A whole game of a title with rules and words alone, typed at the terminal.

#[path = "../../../server/tests/web/toy/mod.rs"]
mod toy;

use kernel::dice::Rng;
use table::{Dice, Table, Waits};
use titles::{Setting, open};

use self::toy::FIVE;
use super::session::{Curtain, Session};
use crate::voice::Voice;

fn table() -> Box<dyn Table> {
    let loaded = FIVE.find("toy").and_then(|title| title.usual().map_err(|mut all| all.remove(0)));
    let loaded = loaded.expect("the toy has no faults");
    let setting = Setting { loaded, position: None, seats: [].into(), dice: Dice::Open(3) };
    open(setting).expect("the toy has no faults")
}

/// A game played to its end: what is typed for it.
fn typed() -> Vec<String> {
    let (mut table, mut rng, mut typed) = (table(), Rng::from_number(1), Vec::new());
    loop {
        table.run();
        let Waits::Choice { seats, .. } = table.waits() else { return typed };
        let seat = seats.lowest().expect("somebody is asked");
        let mut offers = table.offers(seat);
        offers.retain(|offer| offer.no.is_none() && offer.is_canonical);
        let choice = rng.pick(&offers).expect("something is legal").notation.clone();
        table.choose(seat, &choice).expect("it is legal");
        typed.push(choice);
    }
}

#[test]
fn a_whole_game_of_the_fifth_title_is_typed() {
    let typed = typed();
    assert!(typed.len() > 6, "{typed:?}");
    for (lang, attacks) in [("en", "attacks with"), ("fr", "attaque avec")] {
        let Ok(voice) = Voice::of(Some(lang), *FIVE) else { panic!("{lang} is there") };
        let input = format!("{}\nquit\n", typed.join("\n"));
        let (mut input, mut out) = (input.as_bytes(), Vec::new());
        let session = Session::new(voice, table(), None, Curtain::Open, &mut input, &mut out);
        assert!(session.play().is_ok(), "the game is left");
        let out = String::from_utf8(out).expect("a terminal shows text");
        assert!(out.contains(attacks), "{out}");
        assert!(out.contains(&voice.say("cli-over-help", &[])), "it is over: {out}");
        assert!(!out.contains("toy-") && !out.contains("cli-"), "all is said: {out}");
    }
}
