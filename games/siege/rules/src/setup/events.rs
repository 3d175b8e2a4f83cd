//! Reads `events.toml`: the markers and the steps of each event.

use kernel::Fact;
use pack::{Entry, File, Name};

use super::effects;
use super::units::Units;
use super::{report_contradiction, report_missing};
use crate::components::{
    Disposition, Effect, EventKind, EventRow, EventStep, Level, Scope, Side, When,
};

const SIDES: &[(&str, Side)] = &[("french", Side::French), ("vm", Side::VietMinh)];
const SCOPES: &[(&str, Scope)] = &[
    ("instant", Scope::Instant),
    ("turn", Scope::Turn),
    ("game", Scope::Game),
    ("later_turns", Scope::LaterTurns),
];
const DISPOSITIONS: &[(&str, Disposition)] = &[
    ("discard", Disposition::Discard),
    ("return", Disposition::Return),
    ("remain", Disposition::Remain),
    ("special", Disposition::Special),
];
const WHEN: &[(&str, When)] = &[
    ("last_turn", When::LastTurn),
    ("delayed_316_waiting", When::DelayedWaiting),
    ("148_available", When::RegimentAvailable),
    ("148_not_available", When::RegimentNotAvailable),
    ("french_weather_this_turn", When::FrenchWeatherThisTurn),
    ("french_attacks", When::FrenchAttacks),
    ("vm_attacks", When::VietMinhAttacks),
];

/// The events as they were read.
#[derive(Debug, Default)]
pub(super) struct Events {
    pub(super) events: Vec<EventRow>,
    /// The turn without picks.
    pub(super) no_picks_turn: Option<u8>,
}

/// Reads the events.
pub(super) fn read(file: &File<'_>, units: &Units) -> Events {
    let Some(table) = file.parse() else { return Events::default() };
    let mut root = Entry::root(file, &table);
    root.read_head(super::GAME);
    let mut events = Events::default();
    if let Some(mut pools) = root.table("pools") {
        events.no_picks_turn = pools.number("no_picks_on_turn", 0..=15);
        pools.fixed("french_first", "true");
        pools.finish_with_source();
    }
    for entry in root.entries("events", &["id"]) {
        let row = read_event(entry, units);
        events.events.extend(row);
    }
    root.finish();
    events.events.sort_by_key(|row| row.kind);
    if file.is_clean() {
        for kind in EventKind::ALL {
            if !events.events.iter().any(|row| row.kind == kind) {
                report_missing(file, "events", kind.id());
            }
        }
    }
    events
}

fn read_event(mut entry: Entry<'_>, units: &Units) -> Option<EventRow> {
    let kinds: Vec<(&'static str, EventKind)> =
        EventKind::ALL.into_iter().map(|kind| (kind.id(), kind)).collect();
    let kind = entry.word("id", &kinds);
    read_side(&mut entry, kind);
    let name = super::read_name(&mut entry);
    let effect = Name {
        en: entry.name("effect_en").unwrap_or_default(),
        fr: entry.name("effect_fr").unwrap_or_default(),
    };
    let markers = entry.number("markers", 1..=9);
    let optional = entry.flag("optional");
    let scope = entry.word("scope", &SCOPES[..3]);
    let disposition = entry.word("disposition", DISPOSITIONS);
    entry.remarks(&["rulings", "markers_source", "decisions"]);
    let steps: Vec<Option<EventStep>> =
        entry.entries("steps", &[]).into_iter().map(|step| read_step(step, units)).collect();
    let (file, key) = (entry.file, entry.key("steps"));
    entry.finish_with_source();
    let steps = steps.into_iter().collect::<Option<Vec<_>>>()?;
    if steps.is_empty() {
        file.report(&key, "fault-empty", []);
    }
    check_faces(file, &key, &steps);
    Some(EventRow {
        kind: kind?,
        name,
        effect,
        markers: markers?,
        optional: optional?,
        scope: scope?,
        disposition: disposition?,
        steps,
    })
}

/// The side of an event is that of its kind.
fn read_side(entry: &mut Entry<'_>, kind: Option<EventKind>) {
    let side = entry.word("side", SIDES);
    if let (Some(kind), Some(side)) = (kind, side)
        && kind.side() != side
    {
        let key = entry.key("side");
        report_contradiction(entry.file, &key, side.name(), &entry.key("id"), kind.side().name());
    }
}

fn read_step(mut step: Entry<'_>, units: &Units) -> Option<EventStep> {
    let die = if step.has("die") { super::read_bits(&mut step, "die") } else { Some(0) };
    let when = match (step.has("when"), step.has("when_count")) {
        (true, _) => step.word("when", WHEN),
        (false, true) => step.number("when_count", 1..=9).map(When::Condors),
        (false, false) => Some(When::Always),
    };
    let levels = read_levels(&mut step);
    let scope = if step.has("scope") { step.word("scope", SCOPES).map(Some) } else { Some(None) };
    let stop = step.flag_if_any("stop").unwrap_or(false);
    if stop && when == Some(When::Always) && levels == Some(0) {
        step.report("stop", "siege-fault-stop", []);
    }
    // What belongs to an effect nobody knows is not known either.
    let effect = effects::read(&mut step, units)?;
    step.finish();
    Some(EventStep { die: die?, when: when?, levels: levels?, effect, scope: scope?, stop })
}

/// The morale levels of a step as bits.
fn read_levels(step: &mut Entry<'_>) -> Option<u8> {
    if !step.has("when_morale") {
        return Some(0);
    }
    let mut bits = 0;
    for word in step.texts("when_morale")? {
        match Level::ALL.into_iter().find(|level| level.id() == word) {
            Some(level) => bits |= 1 << level as u8,
            None => {
                let key = step.key("when_morale");
                super::report_unknown(step.file, &key, "level", word);
                return None;
            }
        }
    }
    Some(bits)
}

/// The steps of an event that share a die cover every face once. Where a marker goes is no effect.
fn check_faces(file: &File<'_>, key: &str, steps: &[EventStep]) {
    let acts = |step: &&EventStep| {
        step.die != 0 && !matches!(step.effect, Effect::Discard | Effect::Return)
    };
    let mut covered = 0u8;
    for step in steps.iter().filter(acts) {
        for face in (1..=6u8).filter(|face| covered & step.die & 1 << face != 0) {
            file.report_once(key, "fault-overlap", [("value", Fact::from(face))]);
        }
        covered |= step.die;
    }
    // Mining leaves faces without effect: they send the marker back.
    let returned: u8 = steps
        .iter()
        .filter(|step| step.effect == Effect::Return)
        .fold(0, |faces, step| faces | step.die);
    if covered != 0 {
        for face in (1..=6u8).filter(|face| (covered | returned) & 1 << face == 0) {
            file.report_once(key, "fault-gap", [("value", Fact::from(face))]);
        }
    }
}
