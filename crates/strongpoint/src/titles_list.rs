//! `strongpoint titles`.

use std::io::Write;

use serde_json::{Value, json};

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
    let option =
        |option: &kernel::OptionSpec| json!({ "key": option.key, "values": option.values });
    let options: Vec<Value> = info.options.iter().map(option).collect();
    let packs: Vec<String> = title.packs().iter().map(|pack| pack.hash().to_string()).collect();
    json!({
        "id": info.id,
        "name": name(voice, title),
        "rules": info.version.0,
        "scenarios": info.scenarios,
        "options": options,
        "seats": info.sides,
        "packs": packs,
    })
}
