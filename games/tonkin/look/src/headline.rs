//! What stands for a phase while its moments are folded: the end of the game, else places that changed hands,
//! what both sides lost and the VP-Level; only where there is nothing of the kind what was done, and last of all
//! what failed.

use std::collections::BTreeMap;

use kernel::Fact;
use table::{Moment, Said};
use tonkin::Tonkin;
use tonkin::components::Side;

use super::story::{beat, event, fact, key, word};
use crate::svg::keys::Thing;
use look::at::At;
use look::say::Say;
use look::story::Sort;

/// A chapter with so few moments shows them all.
const MOST_OPEN: usize = 6;
/// More hexes than these are counted and not named.
const MOST_NAMED: usize = 3;

/// What the moments of a phase came to.
pub(super) fn summary(rules: &Tonkin, moments: &[&Moment], at: &At<'_>) -> Option<String> {
    let side = |unit: &str| match Thing::of(&rules.components, unit)? {
        Thing::Unit(unit) => Some(rules.components.unit(unit).side),
        Thing::Hex(_) | Thing::Saigon => None,
    };
    headline(moments, at.say, &side)
}

/// The sentences that stand for some moments; `side` tells whose unit a key names.
fn headline(
    moments: &[&Moment],
    say: Say<'_>,
    side: &dyn Fn(&str) -> Option<Side>,
) -> Option<String> {
    if moments.len() <= MOST_OPEN {
        return None;
    }
    let over = moments.iter().rev().find(|moment| event(&moment.said) == "game-over");
    if let Some(over) = over {
        return Some(say.brief(&over.said));
    }
    let mut sentences = hands(moments, say);
    sentences.extend(losses(moments, say, side));
    sentences.extend(points(moments, say));
    if sentences.is_empty() {
        sentences.push(say.brief(&most_telling(moments)?.said));
    }
    Some(sentences.join(" "))
}

/// Who has what he did not have before; where no control changed, the last hex that was taken.
fn hands(moments: &[&Moment], say: Say<'_>) -> Vec<String> {
    let mut now: BTreeMap<&str, &'static str> = BTreeMap::new();
    for said in moments.iter().map(|moment| &moment.said) {
        if let ("control", Some(hex), Some(side)) =
            (event(said), key(said, "hex"), word(said, "side"))
        {
            now.insert(hex, side);
        }
    }
    let of_side = |side: &'static str| {
        let hexes = now.iter().filter(|(_, holder)| **holder == side);
        let hexes: Vec<String> = hexes.map(|(hex, _)| (*hex).to_owned()).collect();
        let count = hexes.len();
        let named = if count > MOST_NAMED { "no" } else { "yes" };
        let facts = [
            ("side", Fact::Word(side)),
            ("named", Fact::Word(named)),
            ("n", count.into()),
            ("hexes", Fact::Names(hexes)),
        ];
        (count > 0).then(|| say.with("tonkin-map-sum-hands", &facts))
    };
    let gained: Vec<String> =
        ["vietminh", "french", "nobody"].into_iter().filter_map(of_side).collect();
    if !gained.is_empty() {
        return gained;
    }
    let taken = moments.iter().rev().find(|moment| is_taken(&moment.said));
    taken.map(|moment| say.brief(&moment.said)).into_iter().collect()
}

fn is_taken(said: &Said) -> bool {
    event(said) == "combat-over" && word(said, "taken") == Some("yes")
}

/// The units and the other steps that each side lost.
fn losses(moments: &[&Moment], say: Say<'_>, side: &dyn Fn(&str) -> Option<Side>) -> Vec<String> {
    let lost = |kind: &str, of: Side| {
        let said = moments.iter().map(|moment| &moment.said);
        let said = said.filter(|said| event(said) == kind);
        said.filter(|said| key(said, "unit").and_then(side) == Some(of)).count()
    };
    let of_side = |of: Side| {
        let (units, steps) = (lost("eliminated", of), lost("step-lost", of));
        let facts =
            [("side", Fact::Word(of.name())), ("units", units.into()), ("steps", steps.into())];
        (units + steps > 0).then(|| say.with("tonkin-map-sum-losses", &facts))
    };
    Side::BOTH.into_iter().filter_map(of_side).collect()
}

/// By how much the VP-Level moved, and where it stands; nothing where it stands where it stood.
fn points(moments: &[&Moment], say: Say<'_>) -> Option<String> {
    let levels = || moments.iter().map(|moment| &moment.said).filter(|said| event(said) == "level");
    let by: i64 = levels().filter_map(|said| signed(said, "by")).sum();
    let level = fact(levels().next_back()?, "level")?.clone();
    let signed = format!("{by:+}").replace('-', "−");
    let facts = [("by", Fact::Text(signed)), ("level", level)];
    (by != 0).then(|| say.with("tonkin-map-sum-level", &facts))
}

/// A number that was said with its sign.
fn signed(said: &Said, name: &str) -> Option<i64> {
    match fact(said, name)? {
        Fact::Text(text) => text.replace('−', "-").parse().ok(),
        _ => None,
    }
}

/// Where nobody lost or won anything: who was disorganized, what was done, and only then what failed.
fn most_telling<'m>(moments: &[&'m Moment]) -> Option<&'m Moment> {
    let last = |is: &dyn Fn(&Moment) -> bool| moments.iter().rev().find(|moment| is(moment));
    let is_deed = |moment: &Moment| beat(moment).sort == Sort::Deed;
    let found = last(&|moment| event(&moment.said) == "disorganised")
        .or_else(|| last(&|moment| event(&moment.said) == "combat-over"))
        .or_else(|| last(&is_deed))
        .or(moments.last());
    found.copied()
}

#[cfg(test)]
mod tests {
    use look::Look as _;
    use words::Dictionary;

    use super::*;
    use crate::TonkinLook;

    fn moment(id: &'static str, facts: &[(&'static str, Fact)]) -> Moment {
        let said = Said { id, facts: facts.to_vec() };
        Moment { number: 1, rule: kernel::Rule("6.0"), said, dice: Vec::new() }
    }

    fn name(key: &str) -> Fact {
        Fact::Name(key.to_owned())
    }

    fn fight(hex: &str, taken: &'static str) -> Vec<Moment> {
        vec![
            moment(
                "tonkin-event-attacks",
                &[
                    ("side", Fact::Word("vietminh")),
                    ("hex", name(hex)),
                    ("units", Fact::Names(vec!["unit/1".to_owned()])),
                ],
            ),
            moment("tonkin-event-stands", &[]),
            moment("tonkin-event-combat-over", &[("hex", name(hex)), ("taken", Fact::Word(taken))]),
        ]
    }

    fn lost(id: &'static str, unit: &str) -> Moment {
        let cause = ("cause", Fact::Word("combat"));
        moment(id, &[("unit", name(unit)), ("hex", name("hex/V13")), cause])
    }

    fn control(hex: &str, side: &'static str) -> Moment {
        moment("tonkin-event-control", &[("hex", name(hex)), ("side", Fact::Word(side))])
    }

    fn level(by: &str, level: i64) -> Moment {
        let facts = [
            ("by", Fact::Text(by.to_owned())),
            ("level", Fact::Number(level)),
            ("why", Fact::Word("hex")),
            ("hex", name("hex/V13")),
        ];
        moment("tonkin-event-level", &facts)
    }

    /// What stands for them in a language; units from 100 are French.
    fn told(lang: &str, moments: &[Moment]) -> String {
        let words = Dictionary::new([TonkinLook::LOCALES]).words(lang).unwrap();
        let names = |key: &str, _: &str| Some(key.to_owned());
        let side = |unit: &str| {
            let number: usize = unit.strip_prefix("unit/")?.parse().ok()?;
            Some(if number < 100 { Side::VietMinh } else { Side::French })
        };
        let moments: Vec<&Moment> = moments.iter().collect();
        headline(&moments, Say::new(&words, &names), &side).unwrap()
    }

    #[test]
    fn a_hex_that_changed_hands_and_losses_come_before_an_attack_that_failed() {
        let mut moments = fight("hex/V13", "yes");
        moments.push(control("hex/V13", "vietminh"));
        moments.push(lost("tonkin-event-eliminated", "unit/120"));
        moments.push(lost("tonkin-event-eliminated", "unit/121"));
        moments.push(lost("tonkin-event-step-lost", "unit/4"));
        moments.push(level("−3", 60));
        moments.extend(fight("hex/W12", "no"));
        assert_eq!(
            told("en", &moments),
            "The Viet Minh gain hex/V13. The French lose 2 units. The Viet Minh lose one step. \
             −3 VP: the VP-Level is 60."
        );
        assert_eq!(
            told("fr", &moments),
            "Le Viêt-minh gagne hex/V13. Le Français perd 2 unités. Le Viêt-minh perd un pas. \
             −3 PV, niveau 60."
        );
    }

    #[test]
    fn units_and_steps_of_one_side_stand_in_one_sentence() {
        let mut moments = fight("hex/W12", "no");
        moments.extend(fight("hex/W12", "no"));
        moments.push(lost("tonkin-event-eliminated", "unit/1"));
        moments.push(lost("tonkin-event-step-lost", "unit/2"));
        moments.push(lost("tonkin-event-step-lost", "unit/3"));
        assert_eq!(told("en", &moments), "The Viet Minh lose one unit and 2 steps.");
        assert_eq!(told("fr", &moments), "Le Viêt-minh perd une unité et 2 pas.");
    }

    #[test]
    fn the_end_of_the_game_comes_before_everything() {
        let mut moments = vec![control("hex/V13", "french")];
        moments.extend(fight("hex/W12", "yes"));
        moments.extend(fight("hex/W12", "no"));
        let facts = [
            ("ending", Fact::Word("hanoi-taken")),
            ("verdict", Fact::Word("vietminh-decisive")),
            ("level", Fact::Number(20)),
        ];
        moments.insert(2, moment("tonkin-event-game-over", &facts));
        assert!(told("en", &moments).starts_with("The Viet Minh are in Hanoi."));
    }

    #[test]
    fn a_hex_taken_counts_more_than_one_that_held_and_many_are_counted() {
        let mut moments = fight("hex/V13", "yes");
        moments.extend(fight("hex/W12", "no"));
        moments.push(moment("tonkin-event-stands", &[]));
        assert_eq!(told("en", &moments), "The attacker takes hex/V13.");
        for hex in ["hex/A1", "hex/A2", "hex/A3", "hex/A4"] {
            moments.push(control(hex, "french"));
        }
        assert_eq!(told("en", &moments), "The French gain 4 places.");
        // Only the last holder counts.
        moments.push(control("hex/A4", "nobody"));
        assert_eq!(
            told("en", &moments),
            "The French gain hex/A1, hex/A2 and hex/A3. Nobody holds hex/A4 any longer."
        );
    }

    #[test]
    fn where_nothing_came_of_it_the_last_combat_is_told() {
        let mut moments = fight("hex/V13", "no");
        moments.extend(fight("hex/W12", "no"));
        moments.push(level("+3", 63));
        moments.push(level("−3", 60));
        assert_eq!(told("en", &moments), "The attacker does not take hex/W12.");
        let units = Fact::Names(vec!["unit/120".to_owned()]);
        let facts = [("hex", name("hex/V13")), ("units", units)];
        moments.insert(1, moment("tonkin-event-disorganised", &facts));
        assert_eq!(told("en", &moments), "Disorganized in hex/V13: unit/120.");
    }
}
