//! How the choices of Men of Company B stand on the page: which belong together, which send a unit
//! somewhere, which decide about dice.

use kernel::Fact;
use table::Said;

use look::Stake;
use look::choices::Toggle;
use look::say::{Say, keys as named};

/// The kind of a choice: what follows `company-choice-`.
fn kind(id: &str) -> &str {
    id.strip_prefix("company-choice-").unwrap_or("")
}

/// What the choices of a kind have in common.
pub(super) fn group(choice: &str) -> &'static str {
    match kind(choice) {
        "group" => "company-map-group-group",
        "unit" => "company-map-group-unit",
        "pass" => "company-map-group-pass",
        "move" => "company-map-group-move",
        "enter" => "company-map-group-enter",
        "shoot" => "company-map-group-shoot",
        "assault" => "company-map-group-assault",
        "generate" => "company-map-group-generate",
        "casevac" => "company-map-group-casevac",
        "fire" => "company-map-group-fire",
        "ambusher" => "company-map-group-ambusher",
        "ambush" => "company-map-group-ambush",
        "peasant" => "company-map-group-peasant",
        "offer" => "company-map-group-offer",
        "take" => "company-map-group-take",
        _ => "",
    }
}

/// Words for a button that stand for the whole sentence within its group.
pub(super) const fn short(_choice: &str) -> Option<&'static str> {
    None
}

/// What a choice does to a unit of an order: there are no orders of several units.
pub(super) const fn toggle(_choice: &str) -> Toggle {
    Toggle::Neither
}

/// What decides about dice that are committed, and about a shot out of turn.
pub(super) fn stake(choice: &str) -> Option<Stake> {
    match kind(choice) {
        "dice" => Some(("success", "i-dice", "company-map-chance")),
        "fire" => Some(("enemy-lost", "k-fire", "company-map-chance-kill")),
        "fight" => Some(("enemy-lost", "k-assault", "company-map-chance-kill")),
        _ => None,
    }
}

/// Whether a choice lets things take their course as they stand.
pub(super) const fn declines(_choice: &str) -> bool {
    false
}

/// Whether a choice is the one that carries on when nothing else is wanted.
pub(super) fn goes_on(choice: &str) -> bool {
    matches!(kind(choice), "done" | "stop" | "hold" | "stay" | "no-ambush" | "keep" | "go-on")
}

/// Whether a question settles what dice brought.
pub(super) fn settles(question: &str) -> bool {
    let question = question.strip_prefix("company-ask-").unwrap_or("");
    matches!(
        question,
        "decide"
            | "again"
            | "offer"
            | "pick"
            | "pick-peasant"
            | "swivel"
            | "shift-marker"
            | "shift-column"
            | "token"
            | "flee"
    )
}

/// Whether a choice ends something instead of doing something.
pub(super) fn ends(choice: &str) -> bool {
    goes_on(choice) || matches!(kind(choice), "pass" | "back" | "end")
}

/// The windows for which a standing order can be given: shots out of turn.
pub(super) const fn windows(_side: &str) -> &'static [&'static str] {
    &["opportunity", "return"]
}

fn fact<'a>(said: &'a Said, name: &str) -> Option<&'a Fact> {
    said.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
}

fn key(said: &Said, name: &str) -> Option<String> {
    match fact(said, name) {
        Some(Fact::Name(key)) => Some(key.clone()),
        Some(Fact::Names(keys)) => keys.first().cloned(),
        _ => None,
    }
}

/// The keys of all a choice speaks of, a marker of the ring among them.
pub(super) fn keys(said: &Said) -> Vec<String> {
    let mut keys = named(said);
    if let ("marker", Some(Fact::Number(place))) = (kind(said.id), fact(said, "place")) {
        keys.push(format!("marker/{place}"));
    }
    keys
}

/// The unit that a choice sends somewhere, the peasant that flees, or where a line of shells begins.
pub(super) fn piece(said: &Said) -> Option<String> {
    match kind(said.id) {
        "deploy" | "hide" => key(said, "unit"),
        "flee" => key(said, "from"),
        "aim" => key(said, "squares"),
        _ => None,
    }
}

/// Where a choice sends its piece, in short.
pub(super) fn whither(said: &Said, say: Say<'_>) -> Option<String> {
    match kind(said.id) {
        "deploy" | "hide" | "ambush" => key(said, "square").map(|key| say.name(&key)),
        "flee" => key(said, "to").map(|key| say.name(&key)),
        "aim" => match fact(said, "squares") {
            Some(Fact::Names(keys)) => {
                let names: Vec<String> = keys.iter().map(|key| say.name(key)).collect();
                Some(names.join(" "))
            }
            _ => None,
        },
        _ => None,
    }
}
