//! Nothing in a save is trusted. See `proof::tampered`.

use proof::tampered::{Game, hold};
use tonkin::Tonkin;

#[test]
fn what_was_tampered_with_is_refused_or_plays_on() {
    let games = [
        Game::of("cao_bang", &[]),
        Game::of("hanoi", &[("hero", "yes"), ("setup", "generic")]),
        Game::of("hoa_binh", &[]),
        Game::of("plaine_des_jarres", &[("hero", "yes")]),
        Game::of("dien_bien_phu", &[]),
        Game::of("na_san", &[]),
        Game::of("campaign", &[("to", "hanoi")]),
    ];
    hold::<Tonkin>(&games);
}
