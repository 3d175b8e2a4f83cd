//! What stands for a step of the sequence while its moments are folded: the end of the game, else spaces that
//! changed hands and what the step came to; only where there is nothing of the kind what was done, and last of
//! all what failed.

use std::collections::BTreeMap;

use kernel::Fact;
use table::Moment;

use super::choices::side_word;
use super::story::{beat, event, name};
use look::at::At;
use look::say::Say;
use look::story::Sort;

/// A chapter with so few moments shows them all.
const MOST_OPEN: usize = 3;

/// What the moments of a step came to.
pub(super) fn summary(moments: &[&Moment], at: &At<'_>) -> Option<String> {
    headline(moments, at.say)
}

fn headline(moments: &[&Moment], say: Say<'_>) -> Option<String> {
    if moments.len() <= MOST_OPEN {
        return None;
    }
    let last = |id: &str| moments.iter().rev().find(|moment| event(&moment.said) == id);
    if let Some(over) = last("game-over") {
        return Some(say.brief(&over.said));
    }
    let mut sentences = hands(moments, say);
    match last("step-summary") {
        Some(told) => sentences.push(say.brief(&told.said)),
        // A step that is under way has not been summed up.
        None => sentences.extend(losses(moments, say)),
    }
    if sentences.is_empty() {
        sentences.push(say.brief(&most_telling(moments)?.said));
    }
    Some(sentences.join(" "))
}

/// Who took which spaces; of a space that was taken and taken back the last is told.
fn hands(moments: &[&Moment], say: Say<'_>) -> Vec<String> {
    let mut now: BTreeMap<&str, &'static str> = BTreeMap::new();
    for said in moments.iter().map(|moment| &moment.said) {
        if let ("control", Some(space), Some(side)) =
            (event(said), name(said, "space"), side_word(said))
        {
            now.insert(space, side);
        }
    }
    let of_side = |side: &'static str| {
        let spaces = now.iter().filter(|(_, holder)| **holder == side);
        let spaces: Vec<String> = spaces.map(|(space, _)| (*space).to_owned()).collect();
        let facts = [("side", Fact::Word(side)), ("spaces", Fact::Names(spaces.clone()))];
        (!spaces.is_empty()).then(|| say.with("siege-map-sum-hands", &facts))
    };
    ["vietminh", "french"].into_iter().filter_map(of_side).collect()
}

/// The pieces and the other steps that each side lost.
fn losses(moments: &[&Moment], say: Say<'_>) -> Vec<String> {
    let lost = |kind: &str, side: &str| {
        let moments = moments.iter().filter(|moment| event(&moment.said) == kind);
        moments.filter(|moment| beat(moment).side == side).count()
    };
    let of_side = |side: &'static str| {
        let (units, steps) = (lost("eliminated", side), lost("reduced", side));
        let facts = [("side", Fact::Word(side)), ("units", units.into()), ("steps", steps.into())];
        (units + steps > 0).then(|| say.with("siege-map-sum-losses", &facts))
    };
    ["french", "vietminh"].into_iter().filter_map(of_side).collect()
}

/// Where nobody lost or won anything: what was done first, and only then what failed.
fn most_telling<'m>(moments: &[&'m Moment]) -> Option<&'m Moment> {
    let is_vain = |moment: &Moment| {
        matches!(
            event(&moment.said),
            "refit-fails" | "barrage-lost" | "aaa-nobody" | "nobody-panics" | "no-effect"
        )
    };
    let is_deed = |moment: &Moment| matches!(beat(moment).sort, Sort::Deed | Sort::Dice);
    let first = |is: &dyn Fn(&Moment) -> bool| moments.iter().find(|moment| is(moment));
    let found = first(&|moment| is_deed(moment) && !is_vain(moment))
        .or_else(|| first(&is_deed))
        .or(moments.last());
    found.copied()
}

#[cfg(test)]
mod tests {
    use table::Said;

    use look::Look as _;
    use words::Dictionary;

    use super::*;
    use crate::SiegeLook;

    fn moment(id: &'static str, facts: &[(&'static str, Fact)]) -> Moment {
        let said = Said { id, facts: facts.to_vec() };
        Moment { number: 1, rule: kernel::Rule("4.0"), said, dice: Vec::new() }
    }

    fn key(name: &str) -> Fact {
        Fact::Name(name.to_owned())
    }

    fn refit(id: &'static str) -> Moment {
        moment(id, &[("battalion", key("battalion/1")), ("roll", Fact::Number(2))])
    }

    fn lost(id: &'static str, piece: &str) -> Moment {
        moment(id, &[("piece", key(piece)), ("place", key("space/1"))])
    }

    fn control(space: &str, side: &'static str) -> Moment {
        moment("siege-event-control", &[("side", Fact::Word(side)), ("space", key(space))])
    }

    fn told(lang: &str, moments: &[Moment]) -> String {
        let words = Dictionary::new([SiegeLook::LOCALES]).words(lang).unwrap();
        let names = |key: &str, _: &str| Some(key.to_owned());
        let moments: Vec<&Moment> = moments.iter().collect();
        headline(&moments, Say::new(&words, &names)).unwrap()
    }

    #[test]
    fn spaces_that_changed_hands_and_losses_come_before_what_was_done() {
        let moments = [
            refit("siege-event-refit-fails"),
            control("space/1", "vietminh"),
            lost("siege-event-eliminated", "unit/1"),
            lost("siege-event-reduced", "battalion/1"),
            lost("siege-event-reduced", "battalion/2"),
            refit("siege-event-refit-fails"),
        ];
        assert_eq!(
            told("en", &moments),
            "The Viet Minh take space/1. The French lose one unit. The Viet Minh lose 2 steps."
        );
        assert_eq!(
            told("fr", &moments),
            "Le Viêt-minh prend space/1. Le Français perd une unité. Le Viêt-minh perd 2 pas."
        );
    }

    #[test]
    fn what_succeeded_comes_before_what_failed() {
        let mut moments = vec![
            refit("siege-event-refit-fails"),
            refit("siege-event-refit-fails"),
            refit("siege-event-refit-succeeds"),
            refit("siege-event-refit-fails"),
        ];
        assert_eq!(told("en", &moments), "battalion/1 rolls 2: it recovers.");
        moments[2] = refit("siege-event-refit-fails");
        assert_eq!(told("en", &moments), "battalion/1 rolls 2: nothing.");
    }

    #[test]
    fn the_end_of_the_game_comes_before_everything() {
        let facts = [("ending", Fact::Word("collapse")), ("morale", Fact::Number(0))];
        let over = moment("siege-event-game-over", &facts);
        let moments = [
            control("space/1", "vietminh"),
            over,
            control("space/1", "french"),
            refit("siege-event-refit-fails"),
        ];
        assert!(told("en", &moments).starts_with("Viet Minh morale collapses: the French win."));
    }
}
