//! How fast Storm is: random play, clones, odds. `cargo bench -p storm`.

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::Rng;
use kernel::{Match, Next, Options, Rules, Seat, Title, Viewer, legal, odds, playout};
use storm::Storm;

fn rules() -> Storm {
    let options = Options::complete(&Storm::INFO, &Default::default()).expect("no options given");
    Storm::load(&Storm::packs()[0], "standard", &options).expect("our pack is sound")
}

/// Full random games, and the choices with two or more legal answers made in them.
fn random_play(bench: &mut Criterion) {
    let rules = rules();
    let start = rules.start();
    let choices: u64 = (0..200)
        .filter_map(|seed| {
            let mut rng = Rng::from_number(seed);
            playout::random(&rules, &mut start.clone(), &mut rng, 1_000_000)
        })
        .map(|game| game.choices)
        .sum();
    let mut group = bench.benchmark_group("random play");
    group.throughput(Throughput::Elements(choices / 200));
    let mut seed = 0;
    group.bench_function("one game (elements: choices)", |bencher| {
        bencher.iter(|| {
            seed += 1;
            let mut rng = Rng::from_number(seed % 200);
            playout::random(&rules, &mut start.clone(), &mut rng, 1_000_000)
        });
    });
    group.finish();
}

fn clone(bench: &mut Criterion) {
    let state = rules().start();
    bench.bench_function("clone of a state", |bencher| bencher.iter(|| black_box(&state).clone()));
}

/// The first assault of the game: nine companies on Beatrice.
fn assault(bench: &mut Criterion) {
    let rules = rules();
    let mut game = Match::new(Arc::new(rules.clone()));
    let mut rng = Rng::from_number(1);
    while let Next::Chance(chance) = game.next() {
        game.roll(chance.request.roll(&mut rng)).expect("a roll that was asked for");
    }
    let seat = Seat(1);
    for said in ["act 8", "pick all"] {
        game.say(seat, said).expect("legal at the start");
    }
    let view = game.view(Viewer::Seat(seat));
    let choice = legal::find(&rules, game.state(), seat, "assault 14")
        .unwrap_or_else(|_| panic!("Beatrice lies beside 8"));
    bench.bench_function("exact odds of one assault", |bencher| {
        bencher.iter_batched(
            || view.clone(),
            |view| odds(&rules, &view, seat, &choice),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, random_play, clone, assault);
criterion_main!(benches);
