//! How fast Company is: random play of each mission, clones, odds. `cargo bench -p company`.

use std::hint::black_box;

use company::Company;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::Rng;
use kernel::{Options, Rules, Title, playout};

fn rules(mission: &str) -> Company {
    let options = Options::complete(&Company::INFO, &Default::default()).expect("no options given");
    Company::load(&Company::packs()[0], mission, &options).expect("our pack is sound")
}

/// Full random games, and the choices with two or more legal answers made in them.
fn random_play(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("random play (elements: choices)");
    for mission in Company::INFO.scenarios {
        let rules = rules(mission);
        let start = rules.start();
        let play = |seed: u64| {
            let mut rng = Rng::from_number(seed);
            playout::random(&rules, &mut start.clone(), &mut rng, 1_000_000)
        };
        let choices: u64 = (0..200).filter_map(play).map(|game| game.choices).sum();
        group.throughput(Throughput::Elements(choices / 200));
        let mut seed = 0;
        group.bench_function(*mission, |bencher| {
            bencher.iter(|| {
                seed += 1;
                play(seed % 200)
            });
        });
    }
    group.finish();
}

fn clone(bench: &mut Criterion) {
    let state = rules("valley_sweep").start();
    bench.bench_function("clone of a state", |bencher| bencher.iter(|| black_box(&state).clone()));
}

criterion_group!(benches, random_play, clone);
criterion_main!(benches);
