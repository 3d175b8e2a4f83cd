//! How fast Company is: random play of each mission, clones, odds. `cargo bench -p company`.

use std::hint::black_box;

use company::Company;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::Rng;
use kernel::{Message, Next, Options, Rules, Seat, Title, Viewer, legal, odds, playout};

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

/// Exact odds in the middle of a fight: an assault with its re-roll and pursuit, a line of shells.
fn exact_odds(bench: &mut Criterion) {
    let rules = rules("search_and_destroy");
    let start = rules
        .read_position(include_str!("../tests/positions/fight_vc.toml"))
        .unwrap_or_else(|faults| panic!("{faults:?}"));
    let lines = [
        (
            "exact odds of an assault",
            ["group 2", "pass W5", "unit W4", "assault", "assault C2"].as_slice(),
            "dice 2",
        ),
        (
            "exact odds of a line of shells",
            ["group 1", "unit W1", "call", "dice 3"].as_slice(),
            "aim D5 E5 F5",
        ),
    ];
    for (name, said, asked) in lines {
        let mut state = start.clone();
        for word in said {
            let Next::Decision { seats, .. } = rules.next(&state) else { continue };
            let seat = seats.lowest().expect("somebody is asked");
            let choice =
                legal::find(&rules, &state, seat, word).unwrap_or_else(|_| panic!("{word}"));
            let proven =
                legal::prove(&rules, &state, seat, &choice).unwrap_or_else(|_| panic!("{word}"));
            rules.apply(&mut state, seat, proven, &mut ());
            while let Next::Chance(chance) = rules.next(&state) {
                // Morale holds, actions succeed: the first and the last result.
                let mut results = chance.request.outcomes().expect("few results");
                let tests = chance.ask.id() == "company-roll-morale";
                let good =
                    if tests { results.swap_remove(0) } else { results.pop().expect("one") }.0;
                rules.resolve(&mut state, &good, &mut ());
            }
        }
        let view = rules.view(&state, Viewer::Seat(Seat(0)));
        let choice =
            legal::find(&rules, &state, Seat(0), asked).unwrap_or_else(|_| panic!("{asked}"));
        bench.bench_function(name, |bencher| {
            bencher.iter(|| odds(&rules, black_box(&view), Seat(0), &choice).expect("odds"));
        });
    }
}

criterion_group!(benches, random_play, clone, exact_odds);
criterion_main!(benches);
