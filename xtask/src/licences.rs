//! What the workspace depends on, held against `deny.toml`: every crate has a licence of the list and comes from
//! a registry of the list. `cargo deny` would say the same; this needs nothing that is not there anyway. Only the
//! advisories need `cargo deny` and its database.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

/// What `deny.toml` allows.
struct Allowed {
    licences: Vec<String>,
    registries: Vec<String>,
}

/// Checks all crates that are built here.
pub(crate) fn run(root: &Path) -> Result<String, String> {
    let text = fs::read_to_string(root.join("deny.toml"))
        .map_err(|wrong| format!("deny.toml: {wrong}"))?;
    let allowed = allowed(&text)?;
    let packages = packages(root)?;
    let wrong: Vec<String> =
        packages.iter().flat_map(|package| faults(package, &allowed)).collect();
    if wrong.is_empty() {
        Ok(format!("{} crates have licences and sources of deny.toml", packages.len()))
    } else {
        Err(wrong.join("\n"))
    }
}

/// The lists of `deny.toml`.
fn allowed(text: &str) -> Result<Allowed, String> {
    let file: toml::Table = text.parse().map_err(|wrong| format!("deny.toml: {wrong}"))?;
    let list = |table: &str, key: &str| -> Result<Vec<String>, String> {
        let found = file.get(table).and_then(|table| table.get(key)).and_then(|it| it.as_array());
        let found = found.ok_or_else(|| format!("deny.toml: {table}.{key} is no list"))?;
        Ok(found.iter().filter_map(|word| word.as_str().map(str::to_owned)).collect())
    };
    let licences = list("licenses", "allow")?;
    Ok(Allowed { licences, registries: list("sources", "allow-registry")? })
}

/// The crates of the lock file that are built on this kind of machine.
fn packages(root: &Path) -> Result<Vec<Value>, String> {
    let platform = format!("--filter-platform={}", host()?);
    let mut command = Command::new(env!("CARGO"));
    command.args(["metadata", "--format-version=1", "--locked", &platform]).current_dir(root);
    let out = command.stderr(Stdio::inherit()).output();
    let out = out.map_err(|wrong| format!("cargo metadata: {wrong}"))?;
    let said: Value =
        serde_json::from_slice(&out.stdout).map_err(|wrong| format!("cargo metadata: {wrong}"))?;
    let nodes = said["resolve"]["nodes"].as_array().cloned().unwrap_or_default();
    let is_built = |package: &&Value| nodes.iter().any(|node| node["id"] == package["id"]);
    let all = said["packages"].as_array().cloned().unwrap_or_default();
    let built: Vec<Value> = all.iter().filter(is_built).cloned().collect();
    if built.is_empty() { Err("cargo metadata names no crates".to_owned()) } else { Ok(built) }
}

/// The kind of this machine, as cargo names it.
fn host() -> Result<String, String> {
    let out = Command::new(env!("CARGO")).arg("-vV").output();
    let out = out.map_err(|wrong| format!("cargo: {wrong}"))?;
    let said = String::from_utf8_lossy(&out.stdout);
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "cargo does not say on what it runs".to_owned())
}

/// What is wrong with a crate.
fn faults(package: &Value, allowed: &Allowed) -> Vec<String> {
    let text = |key: &str| package[key].as_str().unwrap_or_default();
    let name = format!("{} {}", text("name"), text("version"));
    let mut wrong = Vec::new();
    let licence = text("license");
    if !is_allowed(licence, &allowed.licences) {
        wrong.push(format!("{name}: the licence {licence:?} is not in deny.toml"));
    }
    if let Some(source) = package["source"].as_str() {
        let registry = source.strip_prefix("registry+").or(source.strip_prefix("sparse+"));
        if !registry.is_some_and(|from| allowed.registries.iter().any(|known| known == from)) {
            wrong.push(format!("{name}: the source {source} is not in deny.toml"));
        }
    } else {
        let needs = package["dependencies"].as_array().into_iter().flatten();
        let any = needs.filter(|needed| needed["req"] == "*" && needed["path"].is_null());
        wrong.extend(any.map(|needed| format!("{name}: any version of {}", needed["name"])));
    }
    wrong
}

/// Whether an SPDX expression can be met with licences of the list. `/` is an old way to write OR.
fn is_allowed(expression: &str, list: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    !expression.is_empty() && any(&mut words, list) && words.next().is_none()
}

type Words<'w> = std::iter::Peekable<std::str::SplitWhitespace<'w>>;

/// One OR the other.
fn any(words: &mut Words<'_>, list: &[String]) -> bool {
    let mut met = all(words, list);
    while words.next_if_eq(&"OR").is_some() {
        // The other side is read in any case.
        met |= all(words, list);
    }
    met
}

/// One AND the other.
fn all(words: &mut Words<'_>, list: &[String]) -> bool {
    let mut met = single(words, list);
    while words.next_if_eq(&"AND").is_some() {
        met &= single(words, list);
    }
    met
}

/// A licence, with its exception if it has one, or a bracket.
fn single(words: &mut Words<'_>, list: &[String]) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let met = any(words, list);
        return words.next() == Some(")") && met;
    }
    let mut name = words.next().unwrap_or_default().to_owned();
    if words.next_if_eq(&"WITH").is_some() {
        name = format!("{name} WITH {}", words.next().unwrap_or_default());
    }
    list.contains(&name)
}

/// Known weaknesses of what we depend on: checked where `cargo deny` is installed and its database can be fetched or was
/// fetched before; otherwise the reason why they were not.
pub(crate) fn advisories(root: &Path) -> Result<Option<String>, String> {
    let deny = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.arg("deny").args(words).current_dir(root);
        if words[0] != "check" {
            command.stdout(Stdio::null()).stderr(Stdio::null());
        }
        command.status().is_ok_and(|status| status.success())
    };
    weigh(deny, has_entries(database().as_deref()))
}

/// Asks `cargo deny`, which says whether it succeeded, with the database that is there if a new one cannot be had.
fn weigh(deny: impl Fn(&[&str]) -> bool, stored: Stored) -> Result<Option<String>, String> {
    if !deny(&["--version"]) {
        return Ok(Some("advisories (cargo-deny is not installed)".to_owned()));
    }
    let is_fetched = deny(&["fetch", "db"]);
    if !is_fetched && stored == Stored::Nothing {
        return Ok(Some("advisories (their database cannot be fetched)".to_owned()));
    }
    if !deny(&["check", "--disable-fetch", "advisories"]) {
        return Err("advisories: see above".to_owned());
    }
    let old = "new advisories (their database cannot be fetched; the stored one was used)";
    Ok((!is_fetched).then(|| old.to_owned()))
}

/// What there is of the database before it is fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stored {
    Nothing,
    Database,
}

/// The folder where `cargo deny` keeps its databases.
fn database() -> Option<PathBuf> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    home.map(|home| home.join("advisory-dbs"))
}

/// Whether a folder of databases has one.
fn has_entries(folder: Option<&Path>) -> Stored {
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok());
    let mut found = entries.into_iter().flatten().flatten();
    if found.any(|entry| entry.path().is_dir()) { Stored::Database } else { Stored::Nothing }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn list() -> Allowed {
        let text = "[licenses]\nallow = [\"MIT\", \"Apache-2.0\", \"Unicode-3.0\"]\n\
                    [sources]\nallow-registry = [\"https://crates.test\"]";
        allowed(text).expect("two lists")
    }

    #[test]
    fn expressions_are_met_or_not() {
        let list = list().licences;
        let met = |expression: &str| is_allowed(expression, &list);
        assert!(met("MIT") && met("MIT OR GPL-3.0") && met("GPL-3.0/MIT"));
        assert!(met("(MIT OR Apache-2.0) AND Unicode-3.0"));
        assert!(met("Apache-2.0 WITH LLVM-exception OR MIT"));
        assert!(!met("") && !met("GPL-3.0") && !met("MIT AND GPL-3.0"));
        assert!(!met("Apache-2.0 WITH LLVM-exception") && !met("(MIT") && !met("MIT)"));
        assert!(!met("(MIT OR GPL-3.0) AND GPL-3.0"));
    }

    #[test]
    fn a_crate_of_another_licence_or_source_is_named() {
        let package = |licence: &str, source: &str| json!({ "name": "a", "version": "1.0.0", "license": licence, "source": source });
        let told = |package: &Value| faults(package, &list());
        assert!(told(&package("MIT", "registry+https://crates.test")).is_empty());
        assert_eq!(
            told(&package("GPL-3.0", "git+https://code.test")),
            [
                "a 1.0.0: the licence \"GPL-3.0\" is not in deny.toml",
                "a 1.0.0: the source git+https://code.test is not in deny.toml"
            ]
        );
        let own = json!({
            "name": "b", "version": "0.1.0", "license": "MIT", "source": null,
            "dependencies": [{ "name": "c", "req": "*", "path": null }]
        });
        assert_eq!(told(&own), ["b 0.1.0: any version of \"c\""]);
    }

    /// What comes of it if `cargo deny` succeeds with the words that begin so, and with no other.
    fn weighed(works: &[&str], stored: Stored) -> Result<Option<String>, String> {
        weigh(|words| works.contains(&words[0]), stored)
    }

    #[test]
    fn advisories_fail_the_check_wherever_they_can_be_asked_for() {
        use Stored::{Database, Nothing};
        assert_eq!(weighed(&["--version", "fetch", "check"], Nothing), Ok(None));
        assert!(weighed(&["--version", "fetch"], Nothing).is_err());
        assert!(weighed(&["--version"], Database).is_err(), "the stored database is asked");
        let told =
            |works: &[&str], stored| weighed(works, stored).ok().flatten().unwrap_or_default();
        assert!(told(&["--version", "check"], Database).contains("stored"));
        assert!(told(&["--version", "check"], Nothing).contains("fetched"));
        assert!(told(&["fetch", "check"], Database).contains("not installed"));
    }

    #[test]
    fn a_database_is_a_folder_among_databases() {
        let folder = env::temp_dir().join(format!("licences-{}", std::process::id()));
        assert_eq!([has_entries(None), has_entries(Some(&folder))], [Stored::Nothing; 2]);
        fs::create_dir_all(folder.join("advisory-db-1")).expect("a folder for the test");
        assert_eq!(has_entries(Some(&folder)), Stored::Database);
        fs::remove_dir_all(&folder).expect("the folder of the test");
    }
}
