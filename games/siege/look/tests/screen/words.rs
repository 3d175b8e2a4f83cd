//! Sentences of the siege, as they are read.

use kernel::Fact;

use crate::game::languages;

#[test]
fn one_point_of_gp_supply_was_one_points() {
    let [english, french] = languages();
    let said = |words: &words::Words, id: &str, points: i64| {
        let points = Fact::Number(points);
        let facts = ["points", "needed", "left", "arrived", "lost", "captured"];
        let facts = facts.map(|name| (name, points.clone()));
        words.say(
            id,
            &[&facts[..], &[("supply", Fact::Word("gp"))]].concat(),
            &|_: &str, _: &str| None,
        )
    };
    for (id, one, two) in [
        (
            "siege-event-delivered",
            "One point of GP supply comes in.",
            "2 points of GP supply come in.",
        ),
        (
            "siege-ask-gain-supply",
            "Gain one point of which supply?",
            "Gain 2 points of which supply?",
        ),
        (
            "siege-event-dropped",
            "Dropped GP supply: one point arrives, one is lost, one falls to the Viet Minh.",
            "Dropped GP supply: 2 points arrive, 2 are lost, 2 fall to the Viet Minh.",
        ),
        ("siege-no-gp", "It takes one GP point; you have 1", "It takes 2 GP points; you have 2"),
    ] {
        assert_eq!([1, 2].map(|points| said(&english, id, points)), [one, two]);
    }
    for (id, one, two) in [
        (
            "siege-event-delivered",
            "1 point arrive (ravitaillement général).",
            "2 points arrivent (ravitaillement général).",
        ),
        (
            "siege-no-gp",
            "Il faut 1 point de ravitaillement général\u{202f}; vous en avez 1",
            "Il faut 2 points de ravitaillement général\u{202f}; vous en avez 2",
        ),
    ] {
        assert_eq!([1, 2].map(|points| said(&french, id, points)), [one, two]);
    }
}
