//! How fast Siege is: random play, an automatic turn, clones, odds. `cargo bench -p siege`.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::Rng;
use kernel::{Next, Options, Rules, Seat, Title, Viewer, legal, odds, playout};
use siege::Siege;
use siege::choice::Choice;
use siege::components::Placement;
use siege::flow::{Phase, State};

const SEAT: Seat = Seat(0);
/// Random games that are played again and again.
const GAMES: u64 = 50;

fn rules() -> Siege {
    let options = Options::complete(&Siege::INFO, &Default::default()).expect("no options given");
    Siege::load(&Siege::packs()[0], "march_may_1954", &options).expect("our pack is sound")
}

/// Full random games, and the choices with two or more legal answers made in them.
fn random_play(bench: &mut Criterion) {
    let rules = rules();
    let start = rules.start();
    let choices: u64 = (0..GAMES)
        .filter_map(|seed| {
            let mut rng = Rng::from_number(seed);
            playout::random(&rules, &mut start.clone(), &mut rng, 1_000_000)
        })
        .map(|game| game.choices)
        .sum();
    let mut group = bench.benchmark_group("random play");
    group.throughput(Throughput::Elements(choices / GAMES));
    let mut seed = 0;
    group.bench_function("one game (elements: choices)", |bencher| {
        bencher.iter(|| {
            seed += 1;
            let mut rng = Rng::from_number(seed % GAMES);
            playout::random(&rules, &mut start.clone(), &mut rng, 1_000_000)
        });
    });
    group.finish();
}

/// The first turn after the historical placement.
fn placed(rules: &Siege, rng: &mut Rng) -> State {
    let mut state = rules.start();
    for choice in [Choice::Placement(Placement(0)), Choice::Done] {
        let choice = legal::prove(rules, &state, SEAT, &choice).expect("legal at the start");
        rules.apply(&mut state, SEAT, choice, &mut ());
    }
    while let Next::Chance(chance) = rules.next(&state) {
        rules.resolve(&mut state, &chance.request.roll(rng), &mut ());
    }
    state
}

/// Plays on until the next turn: the French say no more than they must.
fn quiet_turn(rules: &Siege, state: &mut State, rng: &mut Rng) {
    let turn = state.turn;
    while state.turn == turn {
        match rules.next(state) {
            Next::Over(_) => return,
            Next::Chance(chance) => {
                rules.resolve(state, &chance.request.roll(rng), &mut ());
            }
            Next::Decision { seats, .. } => {
                let choice = rules.settle(state, seats);
                let choice = legal::prove(rules, state, SEAT, &choice).expect("a way on");
                rules.apply(state, SEAT, choice, &mut ());
            }
        }
    }
}

/// A whole turn in which only the rules act.
fn automatic_turn(bench: &mut Criterion) {
    let rules = rules();
    let mut rng = Rng::from_number(1);
    let state = placed(&rules, &mut rng);
    // All six impulses are played, whatever comes of them.
    let mut over = state.clone();
    quiet_turn(&rules, &mut over, &mut rng);
    assert!(over.turn == 2 || over.phase == Phase::Over, "{over:?}");
    bench.bench_function("an automatic turn", |bencher| {
        bencher.iter_batched(
            || state.clone(),
            |mut state| quiet_turn(&rules, &mut state, &mut rng),
            BatchSize::SmallInput,
        );
    });
}

fn clone(bench: &mut Criterion) {
    let state = rules().start();
    bench.bench_function("clone of a state", |bencher| bencher.iter(|| black_box(&state).clone()));
}

/// A position in which the French can fire and assault.
const FRONT: &str = r#"
turn = 2
phase = "PHASE"
impulse = 1
bases = ["304", "308", "312", "316"]

[units]
r2s04 = ["fr_1_le", "fr_8_bpc", "fr_2_4_col"]

[battalions]
r2s05 = ["vm_80", "vm_84", "vm_23"]

[guns]
close_support = ["imp_2_4_col"]

[aircraft]
tactical = ["air_fb_1"]
"#;

/// Exact odds of the attack that these answers lead to.
fn attack_odds(bench: &mut Criterion, name: &str, phase: Phase, answers: [Choice; 2]) {
    let rules = rules();
    let word = if phase == Phase::FrenchFire { "french_fire" } else { "french_assault" };
    let mut state = rules.read_position(&FRONT.replace("PHASE", word)).expect("a position");
    for choice in answers {
        let choice = legal::prove(&rules, &state, SEAT, &choice).expect("legal in the position");
        rules.apply(&mut state, SEAT, choice, &mut ());
    }
    let view = rules.view(&state, Viewer::Seat(SEAT));
    let agree = legal::find(&rules, &state, SEAT, "agree")
        .unwrap_or_else(|_| panic!("the attack can be made"));
    bench.bench_function(name, |bencher| {
        bencher.iter_batched(
            || view.clone(),
            |view| odds(&rules, &view, SEAT, &agree),
            BatchSize::SmallInput,
        );
    });
}

fn attacks(bench: &mut Criterion) {
    let components = rules().components;
    let space = |id: &str| components.space(id).expect("a space");
    let (from, target) = (space("r2s04"), space("r2s05"));
    let fire = [Choice::Target(siege::flow::Target::Space(target)), Choice::WithAll];
    attack_odds(bench, "exact odds of a fire attack", Phase::FrenchFire, fire);
    let assault = [Choice::Assault(from, target), Choice::WithAll];
    attack_odds(bench, "exact odds of a Close Assault", Phase::FrenchAssault, assault);
}

criterion_group!(benches, random_play, automatic_turn, clone, attacks);
criterion_main!(benches);
