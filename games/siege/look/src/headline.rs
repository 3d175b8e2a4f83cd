//! What stands for a step of the sequence while its moments are folded: the end of the game, else spaces that
//! changed hands and what the step came to; only where there is nothing of the kind what was done, and last of
//! all what failed.

use std::collections::BTreeMap;

use kernel::Fact;
use siege::components::Side;
use siege::event::Event;
use table::Witnessed;

use crate::story::beat;
use crate::svg::Thing;
use look::say::Say;
use look::story::Sort;

/// A chapter with so few moments shows them all.
const MOST_OPEN: usize = 3;

/// What the moments of a step came to.
pub(crate) fn headline(moments: &[&Witnessed<Event>], say: Say<'_>) -> Option<String> {
    if moments.len() <= MOST_OPEN {
        return None;
    }
    let events: Vec<&Event> = moments.iter().map(|moment| &moment.event).collect();
    let last = |is: fn(&Event) -> bool| events.iter().rev().find(|event| is(event));
    if let Some(over) = last(|event| matches!(event, Event::GameOver { .. })) {
        return Some(say.brief(*over));
    }
    let mut sentences = hands(&events, say);
    match last(|event| matches!(event, Event::StepSummary { .. })) {
        Some(told) => sentences.push(say.brief(*told)),
        // A step that is under way has not been summed up.
        None => sentences.extend(losses(&events, say)),
    }
    if sentences.is_empty() {
        sentences.push(say.brief(most_telling(&events)?));
    }
    Some(sentences.join(" "))
}

/// Who took which spaces; of a space that was taken and taken back the last is told.
fn hands(events: &[&Event], say: Say<'_>) -> Vec<String> {
    let mut now: BTreeMap<String, Side> = BTreeMap::new();
    for event in events {
        if let Event::Control { space, to } = event {
            now.insert(Thing::Space(*space).key(), *to);
        }
    }
    let of_side = |side: Side| {
        let spaces = now.iter().filter(|(_, holder)| **holder == side);
        let spaces: Vec<String> = spaces.map(|(space, _)| space.clone()).collect();
        let is_any = !spaces.is_empty();
        let facts = [("side", Fact::Word(side.name())), ("spaces", Fact::Names(spaces))];
        is_any.then(|| say.with("siege-map-sum-hands", &facts))
    };
    [Side::VietMinh, Side::French].into_iter().filter_map(of_side).collect()
}

/// The pieces and the other steps that each side lost.
fn losses(events: &[&Event], say: Say<'_>) -> Vec<String> {
    let lost = |is: fn(&Event) -> bool, side: Side| {
        let events = events.iter().filter(|event| is(event));
        events.filter(|event| beat(event).side == side.name()).count()
    };
    let of_side = |side: Side| {
        let units = lost(|event| matches!(event, Event::Eliminated { .. }), side);
        let steps = lost(|event| matches!(event, Event::Reduced { .. }), side);
        let side = ("side", Fact::Word(side.name()));
        let facts = [side, ("units", units.into()), ("steps", steps.into())];
        (units + steps > 0).then(|| say.with("siege-map-sum-losses", &facts))
    };
    Side::BOTH.into_iter().filter_map(of_side).collect()
}

/// Where nobody lost or won anything: what was done first, and only then what failed.
fn most_telling<'m>(events: &[&'m Event]) -> Option<&'m Event> {
    let is_vain = |event: &Event| {
        matches!(
            event,
            Event::RefitRolled { success: false, .. }
                | Event::BarrageLost
                | Event::AaaNobody { .. }
                | Event::NobodyPanics { .. }
                | Event::NoEffect { .. }
        )
    };
    let is_deed = |event: &Event| matches!(beat(event).sort, Sort::Deed | Sort::Dice);
    let first = |is: &dyn Fn(&Event) -> bool| events.iter().find(|event| is(event));
    let found = first(&|event| is_deed(event) && !is_vain(event))
        .or_else(|| first(&is_deed))
        .or(events.last());
    found.copied()
}

#[cfg(test)]
mod tests {
    use siege::board::Place;
    use siege::components::{Battalion, Space, Unit};
    use siege::flow::{Ending, Piece};

    use look::Look as _;
    use words::Dictionary;

    use super::*;
    use crate::SiegeLook;

    const SPACE: Space = Space(1);
    const FIRST: Battalion = Battalion(0);
    const SECOND: Battalion = Battalion(1);
    const FAILS: Event = Event::RefitRolled { battalion: FIRST, roll: 2, success: false };
    const SUCCEEDS: Event = Event::RefitRolled { battalion: FIRST, roll: 2, success: true };

    fn reduced(battalion: Battalion) -> Event {
        Event::Reduced { piece: Piece::Battalion(battalion), place: Place::Space(SPACE) }
    }

    fn told(lang: &str, events: &[Event]) -> String {
        let words = Dictionary::new([SiegeLook::LOCALES]).words(lang).unwrap();
        let names = |key: &str, _: &str| Some(key.to_owned());
        let witnessed = |event: &Event| Witnessed { number: 1, event: *event, dice: Vec::new() };
        let moments: Vec<Witnessed<Event>> = events.iter().map(witnessed).collect();
        headline(&moments.iter().collect::<Vec<_>>(), Say::new(&words, &names)).unwrap()
    }

    #[test]
    fn spaces_that_changed_hands_and_losses_come_before_what_was_done() {
        let events = [
            FAILS,
            Event::Control { space: SPACE, to: Side::VietMinh },
            Event::Eliminated { piece: Piece::Unit(Unit(0)), place: Place::Space(SPACE) },
            reduced(FIRST),
            reduced(SECOND),
            FAILS,
        ];
        assert_eq!(
            told("en", &events),
            "The Viet Minh take space/s1. The French lose one unit. The Viet Minh lose 2 steps."
        );
        assert_eq!(
            told("fr", &events),
            "Le Viêt-minh prend space/s1. Le Français perd une unité. Le Viêt-minh perd 2 pas."
        );
    }

    #[test]
    fn what_succeeded_comes_before_what_failed() {
        let mut events = vec![FAILS, FAILS, SUCCEEDS, FAILS];
        assert_eq!(told("en", &events), "battalion/V1 rolls 2: it recovers.");
        events[2] = FAILS;
        assert_eq!(told("en", &events), "battalion/V1 rolls 2: nothing.");
    }

    #[test]
    fn the_end_of_the_game_comes_before_everything() {
        let events = [
            Event::Control { space: SPACE, to: Side::VietMinh },
            Event::GameOver { ending: Ending::Collapse, morale: 0 },
            Event::Control { space: SPACE, to: Side::French },
            FAILS,
        ];
        assert!(told("en", &events).starts_with("Viet Minh morale collapses: the French win."));
    }
}
