//! How the choices of Tonkin stand on the page: which belong together, which send a counter somewhere, what
//! is at stake.

use kernel::Fact;
use table::Said;

use look::Stake;
use look::choices::Toggle;
use look::say::{Say, keys as named};

/// The kind of a choice: what follows `tonkin-choice-`.
fn kind(id: &str) -> &str {
    id.strip_prefix("tonkin-choice-").unwrap_or("")
}

/// What the choices of a kind have in common.
pub(super) fn group(choice: &str) -> &'static str {
    match kind(choice) {
        "stack" | "saigon" => "tonkin-map-group-stack",
        "to" => "tonkin-map-group-to",
        "step" => "tonkin-map-group-step",
        "with" | "with-all" => "tonkin-map-group-with",
        "without" => "tonkin-map-group-without",
        "go" | "double" => "tonkin-map-group-go",
        "air" => "tonkin-map-group-air",
        "drop" => "tonkin-map-group-drop",
        "ship" | "ship-saigon" => "tonkin-map-group-ship",
        "overrun" => "tonkin-map-group-overrun",
        "part" => "tonkin-map-group-part",
        "unload" => "tonkin-map-group-unload",
        "build" => "tonkin-map-group-build",
        "dig" => "tonkin-map-group-dig",
        "attack" => "tonkin-map-group-attack",
        "barrage" => "tonkin-map-group-barrage",
        "recover" => "tonkin-map-group-recover",
        "repair" => "tonkin-map-group-repair",
        "trench" => "tonkin-map-group-trench",
        "wreck" => "tonkin-map-group-wreck",
        "dump" => "tonkin-map-group-dump",
        "objective" => "tonkin-map-group-objective",
        "top" | "under" => "tonkin-map-group-top",
        "join" => "tonkin-map-group-join",
        "replace" => "tonkin-map-group-replace",
        "rebuild" => "tonkin-map-group-rebuild",
        "postpone" => "tonkin-map-group-postpone",
        "withdraw" => "tonkin-map-group-withdraw",
        "declare" => "tonkin-map-group-declare",
        "spend" => "tonkin-map-group-spend",
        "relocate" => "tonkin-map-group-relocate",
        "lead" => "tonkin-map-group-lead",
        "lose" => "tonkin-map-group-lose",
        "advance" => "tonkin-map-group-advance",
        _ => "",
    }
}

/// Words for a button that stand for the whole sentence within its group.
pub(super) fn short(choice: &str) -> Option<&'static str> {
    (kind(choice) == "with-all").then_some("web-all")
}

/// What a choice does to a unit of a group or an attack.
pub(super) fn toggle(choice: &str) -> Toggle {
    match kind(choice) {
        "with" | "with-all" => Toggle::Take,
        "without" => Toggle::Leave,
        _ => Toggle::Neither,
    }
}

/// What decides about an attack, a flight or a strike.
pub(super) fn stake(choice: &str) -> Option<Stake> {
    match kind(choice) {
        "fire" | "attack" | "barrage" => Some(("hit", "k-fire", "tonkin-map-chance")),
        "overrun" => Some(("taken", "k-fire", "tonkin-map-chance")),
        "air" => Some(("arrived", "k-airstrip", "tonkin-map-chance")),
        "drop" => Some(("taken", "k-parachute", "tonkin-map-chance")),
        "wreck" => Some(("roads", "k-fire", "tonkin-map-chance")),
        _ => None,
    }
}

/// Whether a choice begins to put an attack or a barrage together.
pub(super) fn plans(choice: &str) -> bool {
    matches!(kind(choice), "attack" | "barrage")
}

/// Whether a choice only arranges a stack (1.5).
pub(super) fn aside(choice: &str) -> bool {
    matches!(kind(choice), "top" | "under")
}

/// Whether a choice lets an attack be made, or a combat go on, as it stands.
pub(super) fn declines(choice: &str) -> bool {
    matches!(kind(choice), "fire" | "decline")
}

/// Whether a choice is the one that carries on when nothing else is wanted.
pub(super) fn goes_on(choice: &str) -> bool {
    matches!(kind(choice), "done" | "decline" | "silent" | "stop" | "default")
}

/// Whether a question settles what dice brought.
pub(super) fn settles(question: &str) -> bool {
    let question = question.strip_prefix("tonkin-ask-").unwrap_or("");
    matches!(question, "bounce" | "decide" | "retreat" | "losses" | "advance" | "overstack")
}

/// Whether a choice ends something instead of doing something.
pub(super) fn ends(choice: &str) -> bool {
    matches!(kind(choice), "done" | "decline" | "silent" | "stop" | "back" | "refuse")
}

/// The windows for which a standing order can be given: guns and anti-aircraft fire stay silent.
pub(super) fn windows(side: &str) -> &'static [&'static str] {
    match side {
        "vietminh" => &["3.5"],
        _ => &[],
    }
}

fn key(said: &Said, name: &str) -> Option<String> {
    said.facts.iter().find_map(|(known, fact)| match fact {
        Fact::Name(key) if *known == name => Some(key.clone()),
        _ => None,
    })
}

/// The keys of all a choice speaks of.
pub(super) fn keys(said: &Said) -> Vec<String> {
    match kind(said.id) {
        "saigon" | "ship-saigon" => vec!["hex/saigon".to_owned()],
        _ => named(said),
    }
}

/// The piece that a choice sends somewhere. Ways of a group on the march stand together as well, and so do
/// stacks that can move: their words stand for a piece.
pub(super) fn piece(said: &Said) -> Option<String> {
    match kind(said.id) {
        "place" | "place-saigon" | "box" | "slip" | "retreat-to" | "absorb" | "ambush" => {
            key(said, "unit")
        }
        "to" | "stack" | "saigon" | "air" | "drop" | "ship" | "ship-saigon" | "attack"
        | "barrage" | "objective" | "dump" | "wreck" | "trench" | "top" | "under" | "join"
        | "build" | "dig" => Some(group(said.id).to_owned()),
        _ => None,
    }
}

/// Where a choice sends its piece, in short.
pub(super) fn whither(said: &Said, say: Say<'_>) -> Option<String> {
    let place = || key(said, "hex").map(|key| short_place(&say.name(&key)));
    match kind(said.id) {
        "place" | "slip" | "retreat-to" | "to" | "stack" | "air" | "drop" | "ship" | "attack"
        | "barrage" | "objective" | "dump" | "wreck" | "trench" | "build" | "recover"
        | "repair" | "overrun" => place(),
        "saigon" | "ship-saigon" | "place-saigon" => Some(say.name("hex/saigon")),
        "box" => Some(say.t("tonkin-map-box-1")),
        "absorb" => key(said, "battalion").map(|key| say.name(&key)),
        "ambush" => key(said, "victim").map(|key| say.name(&key)),
        "top" | "join" => key(said, "unit").map(|key| say.name(&key)),
        "under" => Some(say.with("tonkin-map-under", &said.facts)),
        "dig" => {
            let case = said.facts.iter().filter(|(name, _)| *name == "case");
            let facts: Vec<(&'static str, Fact)> = case.cloned().collect();
            let unit = key(said, "unit").map(|key| say.name(&key)).unwrap_or_default();
            Some(format!("{unit}, {}", say.with("tonkin-case", &facts)))
        }
        "step" => {
            let way = said.facts.iter().filter(|(name, _)| *name == "direction");
            let facts: Vec<(&'static str, Fact)> = way.cloned().collect();
            Some(say.with("tonkin-direction", &facts))
        }
        _ => None,
    }
}

/// "T14 Hanoi" from "Hanoi (T14)".
fn short_place(name: &str) -> String {
    match name.rsplit_once(" (") {
        Some((name, hex)) => format!("{} {name}", hex.trim_end_matches(')')),
        None => name.to_owned(),
    }
}
