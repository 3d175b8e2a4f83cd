//! What stands for a phase while its moments are folded: the end of the game, else places that changed hands,
//! what both sides lost and the VP-Level; only where there is nothing of the kind what was done, and last of all
//! what failed.

use std::collections::BTreeMap;

use kernel::Fact;
use table::{Said, Witnessed};
use tonkin::Tonkin;
use tonkin::components::{Hex, Side, Unit};
use tonkin::event::Event;

use super::story::beat;
use crate::svg::hex_key;
use look::say::Say;
use look::story::Sort;

/// A chapter with so few moments shows them all.
const MOST_OPEN: usize = 6;
/// More hexes than these are counted and not named.
const MOST_NAMED: usize = 3;

/// What the moments of a phase came to.
pub(super) fn summary(
    rules: &Tonkin,
    moments: &[&Witnessed<Event>],
    say: Say<'_>,
) -> Option<String> {
    let events: Vec<Event> = moments.iter().map(|moment| moment.event).collect();
    headline(&events, say, &|unit| rules.components.unit(unit).side)
}

/// The sentences that stand for some events; `side` tells whose a unit is.
fn headline(events: &[Event], say: Say<'_>, side: &dyn Fn(Unit) -> Side) -> Option<String> {
    if events.len() <= MOST_OPEN {
        return None;
    }
    let over = events.iter().rev().find(|event| matches!(event, Event::GameOver { .. }));
    if let Some(over) = over {
        return Some(say.brief(&Said::of(over)));
    }
    let mut sentences = hands(events, say);
    sentences.extend(losses(events, say, side));
    sentences.extend(points(events, say));
    if sentences.is_empty() {
        sentences.push(say.brief(&Said::of(most_telling(events)?)));
    }
    Some(sentences.join(" "))
}

/// Who has what he did not have before; where no control changed, the last hex that was taken.
fn hands(events: &[Event], say: Say<'_>) -> Vec<String> {
    let mut now: BTreeMap<Hex, Option<Side>> = BTreeMap::new();
    for event in events {
        if let Event::Control { hex, to, .. } = event {
            now.insert(*hex, *to);
        }
    }
    let holders = [Some(Side::VietMinh), Some(Side::French), None];
    let gained: Vec<String> =
        holders.into_iter().filter_map(|holder| gain(&now, holder, say)).collect();
    if !gained.is_empty() {
        return gained;
    }
    let is_taken = |event: &&Event| matches!(event, Event::CombatOver { taken: true, .. });
    let taken = events.iter().rev().find(is_taken);
    taken.map(|event| say.brief(&Said::of(event))).into_iter().collect()
}

/// What somebody, or nobody, holds now.
fn gain(now: &BTreeMap<Hex, Option<Side>>, holder: Option<Side>, say: Say<'_>) -> Option<String> {
    let held = now.iter().filter(|(_, side)| **side == holder);
    let mut hexes: Vec<String> = held.map(|(hex, _)| hex_key(*hex)).collect();
    hexes.sort();
    let count = hexes.len();
    let named = if count > MOST_NAMED { "no" } else { "yes" };
    let facts = [
        ("side", Fact::Word(holder.map_or("nobody", Side::name))),
        ("named", Fact::Word(named)),
        ("n", count.into()),
        ("hexes", Fact::Names(hexes)),
    ];
    (count > 0).then(|| say.with("tonkin-map-sum-hands", &facts))
}

/// The units and the other steps that each side lost.
fn losses(events: &[Event], say: Say<'_>, side: &dyn Fn(Unit) -> Side) -> Vec<String> {
    let mut lost = [[0_usize; 2]; 2];
    for event in events {
        if let Event::Eliminated { unit, .. } = event {
            lost[side(*unit) as usize][0] += 1;
        } else if let Event::StepLost { unit, .. } = event {
            lost[side(*unit) as usize][1] += 1;
        }
    }
    let of_side = |of: Side| {
        let [units, steps] = lost[of as usize];
        let facts =
            [("side", Fact::Word(of.name())), ("units", units.into()), ("steps", steps.into())];
        (units + steps > 0).then(|| say.with("tonkin-map-sum-losses", &facts))
    };
    Side::BOTH.into_iter().filter_map(of_side).collect()
}

/// By how much the VP-Level moved, and where it stands; nothing where it stands where it stood.
fn points(events: &[Event], say: Say<'_>) -> Option<String> {
    let mut moved = 0;
    let mut stands = None;
    for event in events {
        if let Event::Level { by, level, .. } = event {
            moved += i64::from(*by);
            stands = Some(*level);
        }
    }
    let signed = format!("{moved:+}").replace('-', "−");
    let facts = [("by", Fact::Text(signed)), ("level", stands?.into())];
    (moved != 0).then(|| say.with("tonkin-map-sum-level", &facts))
}

/// Where nobody lost or won anything: who was disorganized, what was done, and only then what failed.
fn most_telling(events: &[Event]) -> Option<&Event> {
    let last = |is: &dyn Fn(&Event) -> bool| events.iter().rev().find(|event| is(event));
    last(&|event| matches!(event, Event::Disorganised { .. }))
        .or_else(|| last(&|event| matches!(event, Event::CombatOver { .. })))
        .or_else(|| last(&|event| beat(event).sort == Sort::Deed))
        .or(events.last())
}

#[cfg(test)]
mod tests {
    use look::Look as _;
    use tonkin::components::Grade;
    use tonkin::event::{Cause, Vp};
    use tonkin::flow::Ending;
    use words::Dictionary;

    use super::*;
    use crate::TonkinLook;

    fn hex(name: &str) -> Hex {
        Hex::all().find(|hex| hex.to_string() == name).unwrap()
    }

    fn fight(name: &str, taken: bool) -> Vec<Event> {
        let hex = hex(name);
        let units = tonkin::sets::UnitSet::one(Unit(1));
        vec![
            Event::Attacks { side: Side::VietMinh, hex, units, overrun: false },
            Event::Decided { retreats: false },
            Event::CombatOver { hex, taken },
        ]
    }

    fn eliminated(unit: u8) -> Event {
        Event::Eliminated { unit: Unit(unit), hex: hex("V13"), cause: Cause::Combat }
    }

    fn step_lost(unit: u8) -> Event {
        let (side, unit) = (whose(Unit(unit)), Unit(unit));
        Event::StepLost { side, unit, hex: hex("V13"), cause: Cause::Combat, known: true }
    }

    fn control(name: &str, to: Option<Side>) -> Event {
        Event::Control { hex: hex(name), to, told: false }
    }

    fn level(by: i8, level: i8) -> Event {
        Event::Level { by, level, why: Vp::Hex(hex("V13")) }
    }

    /// Units from 100 are French.
    fn whose(unit: Unit) -> Side {
        if unit.0 < 100 { Side::VietMinh } else { Side::French }
    }

    /// What stands for them in a language.
    fn told(lang: &str, events: &[Event]) -> String {
        let words = Dictionary::new([TonkinLook::LOCALES]).words(lang).unwrap();
        let names = |key: &str, _: &str| Some(key.to_owned());
        headline(events, Say::new(&words, &names), &whose).unwrap()
    }

    #[test]
    fn a_hex_that_changed_hands_and_losses_come_before_an_attack_that_failed() {
        let mut events = fight("V13", true);
        events.push(control("V13", Some(Side::VietMinh)));
        events.push(eliminated(120));
        events.push(eliminated(121));
        events.push(step_lost(4));
        events.push(level(-3, 60));
        events.extend(fight("W12", false));
        assert_eq!(
            told("en", &events),
            "The Viet Minh gain hex/V13. The French lose 2 units. The Viet Minh lose one step. \
             −3 VP: the VP-Level is 60."
        );
        assert_eq!(
            told("fr", &events),
            "Le Viêt-minh gagne hex/V13. Le Français perd 2 unités. Le Viêt-minh perd un pas. \
             −3 PV, niveau 60."
        );
    }

    #[test]
    fn units_and_steps_of_one_side_stand_in_one_sentence() {
        let mut events = fight("W12", false);
        events.extend(fight("W12", false));
        events.push(eliminated(1));
        events.push(step_lost(2));
        events.push(step_lost(3));
        assert_eq!(told("en", &events), "The Viet Minh lose one unit and 2 steps.");
        assert_eq!(told("fr", &events), "Le Viêt-minh perd une unité et 2 pas.");
    }

    #[test]
    fn the_end_of_the_game_comes_before_everything() {
        let mut events = vec![control("V13", Some(Side::French))];
        events.extend(fight("W12", true));
        events.extend(fight("W12", false));
        let (winner, grade) = (Some(Side::VietMinh), Grade::Strategic);
        events.insert(2, Event::GameOver { ending: Ending::HanoiTaken, level: 20, winner, grade });
        assert!(told("en", &events).starts_with("The Viet Minh are in Hanoi."));
    }

    #[test]
    fn a_hex_taken_counts_more_than_one_that_held_and_many_are_counted() {
        let mut events = fight("V13", true);
        events.extend(fight("W12", false));
        events.push(Event::Decided { retreats: false });
        assert_eq!(told("en", &events), "The attacker takes hex/V13.");
        for name in ["A1", "A2", "A3", "A4"] {
            events.push(control(name, Some(Side::French)));
        }
        assert_eq!(told("en", &events), "The French gain 4 places.");
        // Only the last holder counts.
        events.push(control("A4", None));
        assert_eq!(
            told("en", &events),
            "The French gain hex/A1, hex/A2 and hex/A3. Nobody holds hex/A4 any longer."
        );
    }

    #[test]
    fn where_nothing_came_of_it_the_last_combat_is_told() {
        let mut events = fight("V13", false);
        events.extend(fight("W12", false));
        events.push(level(3, 63));
        events.push(level(-3, 60));
        assert_eq!(told("en", &events), "The attacker does not take hex/W12.");
        let units = tonkin::sets::UnitSet::one(Unit(120));
        events.insert(1, Event::Disorganised { hex: hex("V13"), units });
        assert_eq!(told("en", &events), "Disorganized in hex/V13: unit/120.");
    }
}
