//! How facts read in a sentence, and what becomes of messages and names that are not there.

use std::collections::BTreeMap;

use kernel::odds::Ratio;
use kernel::{Audience, Fact, Fault, Ledger, Odds, Rule, Term};
use storm::components::Area;
use storm::refusal::No;
use words::{Unsaid, Words};

fn words() -> [Words; 2] {
    ["en", "fr"].map(shelf::words)
}

/// Names out of a closure, as a pack would give them.
fn names(key: &str, lang: &str) -> Option<String> {
    let name = match (key, lang) {
        ("unit/F1", _) => "III/13 DBLE 9",
        ("unit/F2", _) => "III/13 DBLE 10",
        ("unit/F3", _) => "V/7 RTA 1",
        ("unit/F4", _) => "3 BT 9",
        ("unit/V1" | "unit/V2", _) => "141/312 1",
        ("unit/V9", _) => " R1",
        ("area/17", "en") => "Dominique 1 (17)",
        ("area/17", _) => "Dominique 1 (17)",
        ("area/38", "fr") => "Route d'Isabelle (38)",
        ("area/99", "en") => "Nowhere (99)",
        ("card/debouchez", "fr") => "Débouchez à Zéro !",
        _ => return None,
    };
    Some(name.to_owned())
}

fn units(keys: &[&str]) -> Vec<(&'static str, Fact)> {
    let keys = keys.iter().map(|key| format!("unit/{key}")).collect();
    vec![
        ("side", Fact::Word("french")),
        ("units", Fact::Units(keys)),
        ("area", Fact::Name("area/17".to_owned())),
    ]
}

#[test]
fn words_can_be_shared() {
    fn shared<T: Send + Sync + Copy + 'static>(_: T) {}
    let [english, french] = words();
    shared(english);
    assert_eq!((english.lang(), french.lang()), ("en", "fr"));
    assert!(shelf::titles().words("de").is_none());
}

#[test]
fn units_are_listed_by_formation() {
    let [english, french] = words();
    let lost =
        |words: Words, keys: &[&str]| words.say("storm-event-eliminated", &units(keys), &names);
    assert_eq!(lost(english, &["F1"]), "The French lose III/13 DBLE 9 in Dominique 1 (17).");
    assert_eq!(lost(english, &[]), "The French lose none in Dominique 1 (17).");
    assert_eq!(
        lost(english, &["F1", "F2", "F3"]),
        "The French lose III/13 DBLE 9, 10 and V/7 RTA 1 in Dominique 1 (17)."
    );
    assert_eq!(
        lost(english, &["F1", "F2", "F3", "F4"]),
        "The French lose III/13 DBLE 9, 10; V/7 RTA 1 and 3 BT 9 in Dominique 1 (17)."
    );
    assert_eq!(
        lost(french, &["F1", "F2", "F3", "F4"]),
        "Dominique 1 (17)\u{a0}: le Français perd III/13 DBLE 9, 10\u{202f}; V/7 RTA 1 et 3 BT 9."
    );
    // Units with the same name are counted; a name without a formation stands by itself.
    assert_eq!(
        lost(english, &["V1", "V2", "V9"]),
        "The French lose 141/312 ×2 and R1 in Dominique 1 (17)."
    );
}

#[test]
fn lists_read_as_in_speech() {
    let [english, french] = words();
    let items = |count: usize| ["A", "B", "C"][..count].iter().map(|s| (*s).to_owned()).collect();
    let list =
        |words: Words, count| words.list(&Vec::<String>::from_iter::<Vec<String>>(items(count)));
    assert_eq!([0, 1, 2, 3].map(|n| list(english, n)), ["", "A", "A and B", "A, B and C"]);
    assert_eq!([0, 1, 2, 3].map(|n| list(french, n)), ["", "A", "A et B", "A, B et C"]);
}

#[test]
fn plurals_follow_the_language() {
    let [english, french] = words();
    let hit = |words: Words, points: i64| {
        let facts = [("unit", Fact::Name("unit/F4".to_owned())), ("points", Fact::Number(points))];
        words.say("storm-choice-hit", &facts, &names)
    };
    assert_eq!(hit(english, 1), "3 BT 9 takes one damage point");
    assert_eq!(hit(english, 3), "3 BT 9 takes 3 damage points");
    assert_eq!(hit(french, 1), "3 BT 9 encaisse 1 point de dommages");
    assert_eq!(hit(french, 3), "3 BT 9 encaisse 3 points de dommages");
    // Nought is plural in English and singular in French.
    assert_eq!(hit(english, 0), "3 BT 9 takes 0 damage points");
    assert_eq!(hit(french, 0), "3 BT 9 encaisse 0 point de dommages");
}

#[test]
fn what_cannot_be_undone_says_why_and_promises_nothing() {
    let [english, french] = words();
    let rolled = |words: Words| words.say("undo-rolled", &[], &names);
    assert!(rolled(english).starts_with("Dice have fallen since your last choice"));
    assert!(rolled(french).starts_with("Des dés sont tombés depuis votre dernier choix"));
    for id in ["undo-rolled", "undo-revealed", "undo-other-asked", "undo-other-seat"] {
        assert!(!english.say(id, &[], &names).contains("take-back"));
        assert!(!french.say(id, &[], &names).contains("retour en arrière"));
    }
}

#[test]
fn a_refusal_says_why_and_by_which_rule() {
    let [english, french] = words();
    let no = No::FrenchHeld { area: Area(17) };
    assert_eq!(
        english.refusal(&no, &names),
        "Dominique 1 (17) is held by French units: the Viet Minh cannot march in, only assault it. \
         [7.0]"
    );
    assert_eq!(
        french.refusal(&no, &names),
        "Dominique 1 (17) est tenue par des Français\u{a0}: le Viet Minh ne peut pas y entrer, \
         il doit lancer un assaut. [7.0]"
    );
}

#[test]
fn names_are_typeset_and_fall_back() {
    let [english, french] = words();
    assert_eq!(french.name("area/38", &names), "Route d’Isabelle (38)");
    assert_eq!(french.name("card/debouchez", &names), "Débouchez à Zéro\u{202f}!");
    assert_eq!(french.name("area/99", &names), "Nowhere (99)");
    assert_eq!(english.name("area/77", &names), "area/77");
}

#[test]
fn what_is_missing_is_seen_by_tests_and_never_by_a_crash() {
    let [_, french] = words();
    let missing = Err(Unsaid::Missing { id: "no-such-thing".to_owned() });
    assert_eq!(french.try_say("no-such-thing", &[], &names), missing);
    assert_eq!(french.say("no-such-thing", &[], &names), "no-such-thing");
    let broken = french.try_say("storm-event-turn", &[], &names);
    assert!(matches!(broken, Err(Unsaid::Broken { .. })), "{broken:?}");
    assert_eq!(french.say("storm-event-turn", &[], &names), "Le tour {$turn} commence.");
}

#[test]
fn large_numbers_stay_exact() {
    let [english, _] = words();
    let facts = [("turn", Fact::Number(i64::MAX))];
    assert_eq!(english.say("storm-event-turn", &facts, &names), "Turn 9223372036854775807 begins.");
    let facts = [("turn", Fact::Number(i64::MIN))];
    assert_eq!(
        english.say("storm-event-turn", &facts, &names),
        "Turn -9223372036854775808 begins."
    );
}

#[test]
fn chances_and_averages_have_one_decimal() {
    let [english, french] = words();
    let chance = Ratio::new(5, 12);
    assert_eq!(english.percent(chance), "41.7%");
    assert_eq!(french.percent(chance), "41,7\u{a0}%");
    assert_eq!([english.percent(Ratio::ZERO), english.percent(Ratio::ONE)], ["0.0%", "100.0%"]);
    let decimals = [3449, 3450, 49, -49, -2750, 0].map(|thousandths| english.decimal(thousandths));
    assert_eq!(decimals, ["3.4", "3.5", "0.0", "0.0", "−2.8", "0.0"]);
    assert_eq!(french.decimal(3449), "3,4");
}

#[test]
fn a_ledger_is_a_total_and_its_terms() {
    let [english, french] = words();
    let term = |amount, id, (name, number)| Term {
        amount,
        id,
        facts: vec![(name, Fact::Number(number))],
        rule: Rule("8.3.1"),
        audience: Audience::All,
    };
    let terms = vec![
        term(7, "storm-term-firepower", ("units", 4)),
        term(-1, "storm-term-bonus", ("cards", 1)),
    ];
    let ledger = Ledger { id: "storm-sum-attack", terms };
    assert_eq!(
        english.ledger(&ledger, &names),
        "Attack points before the dice: 6\n  +7 firepower of 4 units [8.3.1]\n  \
         −1 one supporting card [8.3.1]"
    );
    assert_eq!(
        french.ledger(&ledger, &names),
        "Points d’attaque avant les dés\u{a0}: 6\n  +7 puissance de feu de 4 unités [8.3.1]\n  \
         −1 1 carte de soutien [8.3.1]"
    );
}

#[test]
fn odds_are_a_spread_a_chance_and_an_average() {
    let [english, french] = words();
    let half = Ratio::new(1, 2);
    let gauge = |damage, cleared| vec![("damage", damage), ("cleared", cleared), ("driven", 0)];
    let world = BTreeMap::from([(gauge(0, 0), half), (gauge(5, 1), half)]);
    let odds = Odds { worlds: vec![world.clone()], ledgers: Vec::new() };
    assert_eq!(
        english.odds(&odds, &shelf::title("storm").manner().counted, &names),
        "Damage points: 0 (50.0%), 5 (50.0%)\nDamage points, on average: 2.5\n\
         The area is cleared: 50.0%"
    );
    // What depends on unknown cards is a range.
    let sure = BTreeMap::from([(gauge(5, 1), Ratio::ONE)]);
    let odds = Odds { worlds: vec![world, sure], ledgers: Vec::new() };
    assert_eq!(
        french.odds(&odds, &shelf::title("storm").manner().counted, &names),
        "Points de dommages\u{a0}: 0 (0,0\u{a0}% à 50,0\u{a0}%), 5 (50,0\u{a0}% à 100,0\u{a0}%)\n\
         Points de dommages, en moyenne\u{a0}: 2,5 à 5,0\n\
         La zone est vidée\u{a0}: 50,0\u{a0}% à 100,0\u{a0}%"
    );
}

#[test]
fn a_fault_says_where() {
    let [english, french] = words();
    let fault = Fault::new("map.toml", "area 7 / defence", "fault-out-of-range")
        .fact("value", Fact::Text("9".to_owned()))
        .fact("min", Fact::Number(0))
        .fact("max", Fact::Number(3));
    assert_eq!(english.fault(&fault), "map.toml, area 7 / defence: 9 is not between 0 and 3.");
    let fault = Fault::new("map.toml", "", "fault-missing-file");
    assert_eq!(french.fault(&fault), "map.toml\u{a0}: Ce fichier manque.");
}

#[test]
fn one_of_a_thing_is_said_as_one() {
    let [english, french] = words();
    let say = |words: Words, id: &str, facts: &[(&'static str, Fact)]| words.say(id, facts, &names);
    let of = |n: i64| {
        let unit = ("unit", Fact::Name("unit/F4".to_owned()));
        vec![unit, ("dice", n.into()), ("needs", Fact::Number(4)), ("action", Fact::Word("move"))]
    };
    assert!(say(english, "company-ask-dice", &of(1)).ends_with("Roll its last die?"));
    assert!(say(english, "company-ask-dice", &of(2)).ends_with("How many of 2 dice?"));
    assert!(say(french, "company-ask-dice", &of(1)).contains("son dernier dé"));
    let cargo =
        |n: i64| vec![("units", n.into()), ("gp", n.into()), ("ammunition", Fact::Number(0))];
    assert_eq!(
        say(english, "siege-event-cargo-given", &cargo(1)),
        "Cargo is loaded: one unit, one load of GP, no load of artillery supply."
    );
    assert_eq!(
        say(english, "siege-event-cargo-given", &cargo(2)),
        "Cargo is loaded: 2 units, 2 loads of GP, no load of artillery supply."
    );
    // What a step came to ends as a sentence ends, whether it came to something or not.
    let losses = |steps: i64| {
        let facts = "french-steps french-units vietminh-steps vietminh-units lost won shot-down aborted \
                     gp ammunition morale-change aaa artillery";
        let mut all: Vec<(&'static str, Fact)> =
            facts.split(' ').map(|fact| (fact.trim(), Fact::Number(0))).collect();
        all[0].1 = steps.into();
        all.push(("phase", Fact::Word("landing")));
        all
    };
    let step = |words, steps| say(words, "siege-event-step-summary", &losses(steps));
    assert_eq!(step(english, 0), "End of landing.");
    assert_eq!(step(english, 2), "End of landing. French steps lost: 2.");
    assert_eq!(step(french, 1), "Fin\u{a0}: atterrissages. Pas français perdus\u{a0}: 1.");
}
