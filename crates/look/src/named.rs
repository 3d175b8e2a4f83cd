//! The ids of what a title names by its own keys: scenarios, options and their values.

use kernel::TitleInfo;

/// An id made of a key of a title: whatever has no message of its own is seen to have none, and no other
/// message stands in for it.
fn of_key(info: &TitleInfo, kind: &str, key: &str) -> String {
    format!("{}-map-{kind}-{}", info.id, key.replace('_', "-"))
}

/// The id of the name of a scenario.
pub fn scenario(info: &TitleInfo, scenario: &str) -> String {
    of_key(info, "scenario", scenario)
}

/// The id of the sentence about a scenario.
pub fn scenario_text(info: &TitleInfo, scenario: &str) -> String {
    of_key(info, "scenario", &format!("{scenario}-text"))
}

/// The id of the name of an option.
pub fn option(info: &TitleInfo, key: &str) -> String {
    of_key(info, "option", key)
}

/// The id of the name of a value of an option.
pub fn value(info: &TitleInfo, value: &str) -> String {
    of_key(info, "value", value)
}

/// The ids of all that the form of a title names: its scenarios, options and their values.
pub fn of_form(info: &TitleInfo) -> Vec<String> {
    let scenarios = info.scenarios.iter();
    let mut ids: Vec<String> = scenarios
        .flat_map(|scenario| [self::scenario(info, scenario), scenario_text(info, scenario)])
        .collect();
    for spec in info.options {
        ids.push(option(info, spec.key));
        ids.extend(spec.values.iter().map(|value| self::value(info, value)));
    }
    ids
}
