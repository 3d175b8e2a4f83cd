//! `strongpoint titles`.

use std::io::Write;

use serde_json::{Value, json};
use titles::{Loaded, Wanted};

use crate::start;
use crate::trouble::Trouble;
use crate::voice::{Voice, text};

/// Lists the titles.
pub(crate) fn json(voice: Voice, out: &mut dyn Write) -> Result<(), Trouble> {
    let titles: Vec<Value> = voice.titles.iter().map(|title| object(voice, title)).collect();
    writeln!(out, "{}", json!({ "titles": titles }))?;
    Ok(())
}

/// The same for people to read.
pub(crate) fn lines(voice: Voice, out: &mut dyn Write) -> Result<(), Trouble> {
    for title in voice.titles.iter() {
        let info = title.info();
        writeln!(out, "{:8} {}", info.id, name(voice, title))?;
        let facts = [("list", text(info.scenarios.join(", ")))];
        writeln!(out, "         {}", voice.say("cli-scenarios", &facts))?;
        let facts = [("list", text(info.sides.join(", ")))];
        writeln!(out, "         {}", voice.say("cli-seats", &facts))?;
        for option in info.options {
            let values = option.values.join(" | ");
            let facts = [("key", text(option.key)), ("values", text(values))];
            writeln!(out, "         {}", voice.say("cli-option", &facts))?;
        }
    }
    Ok(())
}

fn name(voice: Voice, title: &'static dyn titles::Entry) -> String {
    voice.title_name(title)
}

fn object(voice: Voice, title: &'static dyn titles::Entry) -> Value {
    let info = title.info();
    let scenarios: Vec<Loaded> = loaded(title);
    let options: Vec<Value> = info.options.iter().map(|spec| option(spec, &scenarios)).collect();
    let catalogue = scenarios.first().map(Loaded::catalogue).unwrap_or_default();
    let packs: Vec<String> = title.packs().iter().map(|pack| pack.hash().to_string()).collect();
    json!({
        "id": info.id,
        "name": name(voice, title),
        "rules": info.version.0,
        "scenarios": info.scenarios,
        "options": options,
        "seats": info.sides,
        "packs": packs,
        "units": catalogue.units,
        "places": catalogue.places,
        "maps": catalogue.maps,
        "lists": catalogue.lists,
    })
}

/// Every scenario with the usual options.
fn loaded(title: &'static dyn titles::Entry) -> Vec<Loaded> {
    let scenarios = title.info().scenarios.iter().map(|one| Some((*one).to_owned()));
    scenarios
        .filter_map(|scenario| title.load(Wanted { scenario, ..Wanted::default() }).ok())
        .collect()
}

/// An option with its values. One that takes any text has the values that can be listed, of all scenarios; where it
/// takes others besides, `any` says so.
fn option(spec: &kernel::OptionSpec, scenarios: &[Loaded]) -> Value {
    let mut values: Vec<String> = spec.values.iter().map(|value| (*value).to_owned()).collect();
    for value in scenarios.iter().flat_map(|loaded| loaded.known_values(spec.key)) {
        if !values.contains(&value) {
            values.push(value);
        }
    }
    json!({ "key": spec.key, "values": values, "any": spec.values.is_empty() })
}

/// The schemas of a title's views and states, as one JSON object.
pub(crate) fn schema(voice: Voice, title: &str, out: &mut dyn Write) -> Result<(), Trouble> {
    let schemas = start::find_title(voice, title)?.schemas();
    let both = json!({ "view": schemas.view, "state": schemas.state });
    writeln!(out, "{both:#}")?;
    Ok(())
}
