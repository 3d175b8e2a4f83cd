//! How fast Tonkin is: random play, clones, the reach of a stack. `cargo bench -p tonkin`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kernel::dice::Rng;
use kernel::{Rules, Viewer, playout};
use tonkin::components::{Hex, Side};
use tonkin::flow::{Fiddles, Group, Mode, Movement, Phase, State, Step};
use tonkin::overlays;
use tonkin::rules::march;
use tonkin::rules::paths::Pace;
use tonkin::sets::UnitSet;
use tonkin::setup;
use tonkin::{Played, Tonkin};

fn rules(scenario: &str) -> Tonkin {
    let components = setup::load(&setup::embedded()).expect("our pack is sound");
    let scenario = components.scenario_named(scenario).expect("a scenario of the pack");
    Tonkin::new(components, Played::alone(scenario))
}

const SCENARIOS: [&str; 6] =
    ["cao_bang", "hanoi", "hoa_binh", "plaine_des_jarres", "dien_bien_phu", "na_san"];

/// Full random games, and the choices with two or more legal answers made in them.
fn random_play(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("random play");
    for scenario in SCENARIOS {
        let rules = rules(scenario);
        let start = rules.start();
        let play = |seed| {
            let mut rng = Rng::from_number(seed);
            playout::random(&rules, &mut start.clone(), &mut rng, 1_000_000)
        };
        let choices: u64 = (0..50).filter_map(play).map(|game| game.choices).sum();
        group.throughput(Throughput::Elements(choices / 50));
        let mut seed = 0;
        group.bench_function(format!("{scenario} (elements: choices)"), |bencher| {
            bencher.iter(|| {
                seed += 1;
                play(seed % 50)
            });
        });
    }
    group.finish();
}

fn clone(bench: &mut Criterion) {
    let state = rules("hoa_binh").start();
    bench.bench_function("clone of a state", |bencher| bencher.iter(|| black_box(&state).clone()));
}

/// Where the units of Hanoi can go by themselves, by Double-Move.
fn reach(bench: &mut Criterion) {
    let rules = rules("hoa_binh");
    let state = rules.start();
    let hex = Hex::named("T14").expect("Hanoi");
    let unit = state.board.first_unit(&rules.charts, hex).expect("somebody is in Hanoi");
    let picked = UnitSet::one(unit);
    let group = Group { side: Side::French, at: Some(hex), picked, fiddles: Fiddles::NONE };
    let march = march::leaving(&group, hex, Mode::Own, Pace::Double);
    bench.bench_function("reach of a unit in Hanoi", |bencher| {
        bencher.iter(|| march::reach(&rules, black_box(&state), &march));
    });
}

/// What the board shows before that unit leaves: its reach in every way that is open to it.
fn shown_reach(bench: &mut Criterion) {
    let rules = rules("hoa_binh");
    let mut state = rules.start();
    let hex = Hex::named("T14").expect("Hanoi");
    let unit = state.board.first_unit(&rules.charts, hex).expect("somebody is in Hanoi");
    let (side, picked) = (Side::French, UnitSet::one(unit));
    state.phase = Phase::FrenchMovement;
    state.steps.clear();
    state.steps.push(Step::Movement(Movement {
        side,
        at: None,
        moved: UnitSet::NONE,
        truck: None,
        air: None,
        ship: 0,
        transports: true,
        late: UnitSet::NONE,
    }));
    state.steps.push(Step::Group(Group { side, at: Some(hex), picked, fiddles: Fiddles::NONE }));
    let view = rules.view(&state, Viewer::Seat(State::seat(side)));
    assert!(overlays::goings(&rules, &view).len() > 1, "it can go by itself and by truck");
    bench.bench_function("reach of a unit in Hanoi as it is shown", |bencher| {
        bencher.iter(|| overlays::goings(&rules, black_box(&view)));
    });
}

criterion_group!(benches, random_play, clone, reach, shown_reach);
criterion_main!(benches);
