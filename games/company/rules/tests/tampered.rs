//! Saves and states that somebody has tampered with are refused or play on. See `proof::tampered`.

use company::Company;
use proof::tampered::{Game, hold};

#[test]
fn what_was_tampered_with_is_refused_or_plays_on() {
    let fights = [
        ("search_and_destroy", include_str!("positions/fight_vc.toml")),
        ("valley_sweep", include_str!("positions/fight_nva.toml")),
        ("number_one", include_str!("positions/fight_mech.toml")),
    ];
    let slow = &[("countdown_mode", "choose"), ("peasants_flee", "yes")];
    let bids = &[("bid_for_sides", "yes"), ("hidden_loop", "yes")];
    let mut games: Vec<Game<'_>> = vec![
        Game::of("ap_bac", &[]),
        Game::of("hot_lz", &[]),
        Game::of("hold_the_hamlet", &[]),
        Game::of("road_runner", slow),
        Game::of("cordon_and_search", bids),
    ];
    for (mission, position) in fights {
        games.push(Game::of(mission, &[]).from(position));
        games.push(Game::of(mission, slow).from(position));
    }
    hold::<Company>(&games);
}
