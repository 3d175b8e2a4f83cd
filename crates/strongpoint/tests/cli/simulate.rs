//! Games of bots: the same seed gives the same games.

use serde_json::Value;

use crate::program::good;

fn simulate(args: &[&str]) -> Value {
    simulate_of("storm", args)
}

fn simulate_of(title: &str, args: &[&str]) -> Value {
    let common = ["simulate", title, "--json"];
    let args: Vec<&str> = common.iter().chain(args).copied().collect();
    serde_json::from_str(&good(&args)).unwrap()
}

/// The report without what depends on the machine.
fn steady(mut report: Value) -> Value {
    let fields = report.as_object_mut().unwrap();
    for timed in ["seconds", "choices_per_second", "games_per_second", "threads"] {
        assert!(fields.remove(timed).is_some_and(|value| value.is_number()), "{timed}");
    }
    report
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let of = |games: &[&str], threads: &str, seed: &str| {
        steady(simulate(&[games, &["--threads", threads, "--seed", seed]].concat()))
    };
    let random = ["--games", "24"];
    let one = of(&random, "1", "5");
    assert_eq!(one, of(&random, "2", "5"));
    assert_eq!(one, of(&random, "7", "5"));
    assert_ne!(one["choices"], of(&random, "2", "6")["choices"]);
    let greedy = ["--games", "2", "--seat", "french=greedy"];
    assert_eq!(of(&greedy, "1", "5"), of(&greedy, "2", "5"));
}

#[test]
fn the_report_adds_up() {
    let report = simulate(&["--games", "30", "--seed", "3"]);
    assert_eq!(report["games"], 30);
    let results = report["results"].as_object().unwrap();
    assert_eq!(results.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 30);
    let mean = report["length"]["mean"].as_f64().unwrap();
    assert!((mean * 30.0 - report["choices"].as_f64().unwrap()).abs() < 0.01);
    let scores = report["scores"].as_object().unwrap();
    assert_eq!(scores.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 30);
    for (winner, rate) in report["rates"].as_object().unwrap() {
        let of = |key: &str| rate[key].as_f64().unwrap();
        assert!(of("low") <= of("rate") && of("rate") <= of("high"), "{winner}: {rate}");
    }
    assert_eq!(report["seats"]["french"], "random");
}

#[test]
fn the_report_is_read_by_people_too() {
    let args = ["simulate", "storm", "--games", "5", "--seed", "1"];
    let english = good(&args);
    assert!(english.contains("5 games") && english.contains("Victory areas"), "{english}");
    let french = good(&[&["--lang", "fr"][..], &args].concat());
    assert!(french.contains("5 parties") && french.contains("Zones de victoire"), "{french}");
    assert!(!french.contains("cli-") && !english.contains("cli-"));
}

#[test]
fn seats_are_bid_for() {
    let report = simulate(&["--games", "4", "--option", "bidding=yes", "--seat", "first=random"]);
    assert_eq!(report["seats"]["second"], "random");
    assert_eq!(report["options"]["bidding"], "yes");
}

/// Four games with a bot on each of the two seats, all of them finished.
fn all_end(title: &str, scenario: &str, seats: [&str; 2]) {
    let [first, second] = seats;
    let games = ["--scenario", scenario, "--games", "4", "--seed", "1954"];
    let report = simulate_of(title, &[&games[..], &["--seat", first, "--seat", second]].concat());
    assert_eq!(report["scenario"], scenario);
    for part in ["results", "scores"] {
        let counts = report[part].as_object().unwrap();
        let games: u64 = counts.values().map(|count| count.as_u64().unwrap()).sum();
        assert_eq!(games, 4, "{title}, {scenario}: {part}");
    }
    for seat in seats {
        let (seat, bot) = seat.split_once('=').unwrap();
        assert_eq!(report["seats"][seat], bot, "{title}");
    }
}

#[test]
fn games_of_tonkin_run_to_their_end() {
    all_end("tonkin", "na_san", ["french=greedy", "vietminh=greedy"]);
    all_end("tonkin", "cao_bang", ["french=random", "vietminh=random"]);
}

#[test]
fn games_of_company_run_to_their_end() {
    all_end("company", "road_runner", ["white_star=greedy", "communist=greedy"]);
    all_end("company", "ap_bac", ["white_star=random", "communist=greedy"]);
}
