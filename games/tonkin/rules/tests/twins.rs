//! 1.5, 3.5: what the French may not know makes no difference to them. Worlds that differ in one secret
//! alone are played on side by side; view, log, questions, offers with refusals and sums must be the same
//! until a rule shows them something. Odds are reckoned from the view.
//!
//! The contract does the same with worlds dealt from a view, which are alike by construction in all that
//! the view tells. The worlds here are made without it, so that a view that tells too much is found out.

#[path = "twins/swaps.rs"]
mod swaps;

use std::collections::BTreeMap;

use kernel::contract::{Kept, Plan, look_alike};
use kernel::dice::Rng;
use kernel::{Next, Rules, Seat, Viewer, legal};
use swaps::{SECRETS, Secret};
use tonkin::Tonkin;
use tonkin::choice::Choice;
use tonkin::components::Side;
use tonkin::flow::{State, Step};

const FRENCH: Viewer = Viewer::Seat(Seat(0));

/// How many twins of each secret were looked at.
type Seen = BTreeMap<Secret, u32>;

/// A scenario with options, a seed, and one of how many steps makes twins.
type Sort = (&'static str, &'static [(&'static str, &'static str)], u64, u32);

/// An answer at random; VM likes to come together, so that there is something to hide.
fn answer(rules: &Tonkin, state: &State, seat: Seat, rng: &mut Rng) -> Choice {
    let mut legal = Vec::new();
    rules.legal(state, seat, &mut legal);
    let vm = state.board.occupied(Side::VietMinh);
    let hides = |choice: &&Choice| match (state.top(), *choice) {
        (Step::March(march), Choice::To(hex)) => march.side == Side::VietMinh && vm.has(*hex),
        (Step::March(march), Choice::Stop) => march.begun,
        _ => false,
    };
    let together: Vec<Choice> = legal.iter().filter(hides).copied().collect();
    let wanted = if rng.below(4) == 0 { None } else { rng.pick(&together) };
    *wanted.or(rng.pick(&legal)).expect("every question has an answer")
}

/// The game goes on by one step; false when it is over.
fn step(rules: &Tonkin, state: &mut State, rng: &mut Rng) -> bool {
    match rules.next(state) {
        Next::Over(_) => return false,
        Next::Chance(chance) => rules.resolve(state, &chance.request.roll(rng), &mut ()),
        Next::Decision { seats, .. } => {
            let seat = seats.lowest().expect("somebody is asked");
            let choice = answer(rules, state, seat, rng);
            let choice = legal::prove(rules, state, seat, &choice).expect("it was listed");
            rules.apply(state, seat, choice, &mut ());
        }
    }
    true
}

/// A game: at some of its steps each secret that there is makes a twin.
fn game((scenario, options, seed, every): Sort, seen: &mut Seen, kept: &mut Kept) {
    let rules: Tonkin = proof::rules(scenario, options);
    let mut rng = Rng::from_number(seed);
    let mut state = rules.start();
    while step(&rules, &mut state, &mut rng) {
        // While VM moves there is the most to hide, and flights are rare.
        let busy = state.movement().is_some_and(|moving| moving.side == Side::VietMinh)
            || matches!(state.top(), Step::Declare { .. });
        if rng.below(if busy { every / 4 } else { every }) != 0 {
            continue;
        }
        for secret in SECRETS {
            let Some(twin) = swaps::twin(&rules, &state, secret, &mut rng) else { continue };
            *seen.entry(secret).or_default() += 1;
            let seed = u64::from(rng.below(u32::MAX));
            let plan = Plan { seed, twin_steps: 12, ..Plan::default() };
            let viewer = if rng.below(4) == 0 { Viewer::Spectator } else { FRENCH };
            let alike = look_alike(&rules, viewer, [&state, &twin], &plan, kept);
            alike.unwrap_or_else(|leak| panic!("{scenario} {seed}, {secret:?}: {leak}"));
        }
    }
}

/// Games of some sorts; every secret but some is looked at so many times at least.
fn nothing_is_told(sorts: &[Sort], least: u32, but: &[Secret]) {
    let (mut seen, mut kept) = (Seen::new(), Kept::default());
    let wanted: Vec<Secret> = SECRETS.into_iter().filter(|secret| !but.contains(secret)).collect();
    let enough = |seen: &Seen| wanted.iter().all(|secret| seen.get(secret) >= Some(&least));
    // Some games have little to hide: then others are played.
    let rounds = proof::times(1, 25);
    for more in 0..3 + rounds {
        for (scenario, options, seed, every) in sorts {
            game((*scenario, *options, seed + 100 * more, *every), &mut seen, &mut kept);
        }
        if enough(&seen) && more + 1 >= rounds {
            break;
        }
    }
    assert!(enough(&seen), "{seen:?}");
    assert!(kept.twins_hiding == kept.twins, "{kept:?}");
    assert!(kept.twin_steps > 4 * kept.twins, "{kept:?}");
}

// The 351 Division, which has the guns, comes late in the war.
const NO_GUNS: &[Secret] = &[Secret::Guns];

#[test]
fn cao_bang_and_hanoi() {
    let sorts = [("cao_bang", &[][..], 1, 40), ("hanoi", &[("hero", "yes")][..], 2, 80)];
    nothing_is_told(&sorts, 5, NO_GUNS);
}

#[test]
fn hoa_binh_and_plaine_des_jarres() {
    let sorts = [("hoa_binh", &[][..], 3, 60), ("plaine_des_jarres", &[][..], 4, 120)];
    nothing_is_told(&sorts, 5, NO_GUNS);
}

#[test]
fn dien_bien_phu_and_na_san() {
    nothing_is_told(&[("dien_bien_phu", &[][..], 5, 60), ("na_san", &[][..], 6, 16)], 5, &[]);
}
