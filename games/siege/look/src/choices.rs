//! How the choices of Dien Bien Phu stand on the page: which belong together, which send a piece somewhere,
//! which boxes beside the map they speak of.

use kernel::{Fact, Message};
use table::Said;

use look::Stake;
use look::choices::Toggle;
use look::say::{Say, keys as named};

/// The kind of a choice: what follows `siege-choice-`.
fn kind(id: &str) -> &str {
    id.strip_prefix("siege-choice-").unwrap_or("")
}

/// What the choices of a kind have in common.
pub(super) fn group(choice: &str) -> &'static str {
    match kind(choice) {
        "lose" => "siege-map-group-lose",
        "panic" => "siege-map-group-panic",
        "abort" => "siege-map-group-abort",
        "take" => "siege-map-group-take",
        "target" => "siege-map-group-target",
        "assault" => "siege-map-group-assault",
        "with" | "with-all" => "siege-map-group-with",
        "without" => "siege-map-group-without",
        "deliver" => "siege-map-group-deliver",
        "again" => "siege-map-group-again",
        "retreat" => "siege-map-group-retreat",
        "escort" => "siege-map-group-escort",
        "refit" => "siege-map-group-refit",
        "repair" => "siege-map-group-repair",
        "placement" => "siege-map-group-placement",
        _ => "",
    }
}

/// Words for a button that stand for the whole sentence within its group.
pub(super) fn short(choice: &str) -> Option<&'static str> {
    (kind(choice) == "with-all").then_some("web-all")
}

/// What a choice does to a piece of an attack.
pub(super) fn toggle(choice: &str) -> Toggle {
    match kind(choice) {
        "with" | "with-all" => Toggle::Take,
        "without" => Toggle::Leave,
        _ => Toggle::Neither,
    }
}

/// What decides about an attack.
pub(super) fn stake(choice: &str) -> Option<Stake> {
    (kind(choice) == "agree").then_some(("vietminh-steps", "k-fire", "siege-map-chance"))
}

/// Whether a choice lets an attack be made as it stands.
pub(super) fn declines(choice: &str) -> bool {
    kind(choice) == "agree"
}

/// Whether a choice is the one that carries on when nothing else is wanted.
pub(super) fn goes_on(choice: &str) -> bool {
    matches!(kind(choice), "done" | "decline")
}

/// Whether a question settles what dice brought.
pub(super) fn settles(question: &str) -> bool {
    let question = question.strip_prefix("siege-ask-").unwrap_or("");
    matches!(
        question,
        "shot-down"
            | "aborted"
            | "hit-french"
            | "hit-vietminh"
            | "hit-base"
            | "hit-artillery"
            | "panic"
            | "sorties"
            | "escort"
    )
}

/// Whether a choice ends something instead of doing something.
pub(super) fn ends(choice: &str) -> bool {
    goes_on(choice) || matches!(kind(choice), "close" | "drop")
}

/// The windows for which a standing order can be given: the challenge of GMI.
pub(super) fn windows(side: &str) -> &'static [&'static str] {
    match side {
        "french" | "commander" => &["GMI"],
        _ => &[],
    }
}

fn fact<'a>(said: &'a Said, name: &str) -> Option<&'a Fact> {
    said.facts.iter().find(|(known, _)| *known == name).map(|(_, fact)| fact)
}

fn key(said: &Said, name: &str) -> Option<String> {
    match fact(said, name) {
        Some(Fact::Name(key)) => Some(key.clone()),
        _ => None,
    }
}

fn word(said: &Said, name: &str) -> &'static str {
    match fact(said, name) {
        Some(Fact::Word(word)) => word,
        _ => "",
    }
}

/// Whether a piece flies: it belongs to the boxes of the air display and not to those of the guns.
fn flies(said: &Said) -> bool {
    let piece = key(said, "piece").unwrap_or_default();
    !piece.starts_with("impact/")
}

/// The box beside the map that a choice puts a piece in.
pub(super) fn target_box(said: &Said) -> Option<&'static str> {
    match (kind(said.id), flies(said), word(said, "mission"), word(said, "supply")) {
        ("assign", true, "tactical", _) => Some("box/air-tactical"),
        ("assign", true, "base-attack", _) => Some("box/air-base"),
        ("assign", true, "counterbattery", _) => Some("box/air-counterbattery"),
        ("assign", true, "flak-suppression", _) => Some("box/air-flak"),
        ("assign", false, "tactical", _) => Some("box/gun-tactical"),
        ("assign", false, "counterbattery", _) => Some("box/gun-counterbattery"),
        ("assign", false, "flak-suppression", _) => Some("box/gun-flak"),
        ("recall", true, ..) => Some("box/air-reserve"),
        ("recall", false, ..) => Some("box/gun-reserve"),
        ("fly-supply", _, _, "gp") => Some("box/cargo-gp"),
        ("fly-supply", ..) => Some("box/cargo-ammunition"),
        ("fly-unit", ..) => Some("box/cargo-unit"),
        ("abort", ..) => Some("box/air-abort"),
        ("again", ..) => Some("box/air-tactical"),
        _ => None,
    }
}

/// The keys of all a choice speaks of, the box it puts a piece in last.
pub(super) fn keys(said: &Said) -> Vec<String> {
    let mut keys = named(said);
    keys.extend(target_box(said).map(ToOwned::to_owned));
    keys
}

/// The piece that a choice sends somewhere.
pub(super) fn piece(said: &Said) -> Option<String> {
    match kind(said.id) {
        "assign" | "recall" => key(said, "piece"),
        "fly-supply" | "fly-unit" => key(said, "aircraft"),
        "place" | "lift" | "move" | "land" | "jump" | "redeploy" | "rebuild" | "follow"
        | "stay" => key(said, "unit"),
        _ => None,
    }
}

/// Where a choice sends its piece, in short.
pub(super) fn whither(said: &Said, say: Say<'_>) -> Option<String> {
    let place = || key(said, "space").map(|key| short_place(&say.name(&key)));
    match kind(said.id) {
        "assign" | "fly-supply" => target_box(said).map(|key| say.t(box_name(key))),
        "recall" => Some(say.t("siege-map-recall")),
        "fly-unit" => key(said, "unit").map(|key| say.name(&key)),
        "place" | "move" | "land" | "redeploy" | "rebuild" => place(),
        "jump" => place().map(|place| say.with("siege-map-jump", &[("space", Fact::Text(place))])),
        "follow" => {
            let leader = key(said, "leader").map(|key| say.name(&key))?;
            Some(say.with("siege-map-follow", &[("leader", Fact::Text(leader))]))
        }
        "lift" => Some(say.t("siege-map-lift")),
        "stay" => Some(say.t("siege-map-stay")),
        "target" => key(said, "target").map(|key| short_place(&say.name(&key))),
        _ => None,
    }
}

/// A name such as "Dominique (low hills) (D-3)" with its label first: "D-3 Dominique".
fn short_place(name: &str) -> String {
    let Some((name, label)) = name.rsplit_once(" (") else { return name.to_owned() };
    let name = name.split_once(" (").map_or(name, |(name, _)| name);
    format!("{} {name}", label.trim_end_matches(')'))
}

/// The id of the name of a box.
pub(super) fn box_name(key: &str) -> &'static str {
    match key {
        "box/air-reserve" => "siege-map-box-air-reserve",
        "box/air-tactical" => "siege-map-box-tactical",
        "box/air-base" => "siege-map-box-base",
        "box/air-counterbattery" | "box/gun-counterbattery" => "siege-map-box-counterbattery",
        "box/air-flak" | "box/gun-flak" => "siege-map-box-flak",
        "box/air-abort" => "siege-map-box-abort",
        "box/cargo-unit" => "siege-map-box-cargo-unit",
        "box/cargo-ammunition" => "siege-map-box-cargo-ammunition",
        "box/cargo-gp" => "siege-map-box-cargo-gp",
        "box/gun-reserve" => "siege-map-box-gun-reserve",
        "box/gun-tactical" => "siege-map-box-close-support",
        "box/ready" => "siege-map-box-ready",
        _ => "siege-map-box-available",
    }
}

/// The side an event or a choice speaks of.
pub(super) fn side_word(said: &impl Message) -> Option<&'static str> {
    look::say::side_of(said)
}
