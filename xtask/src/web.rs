//! Style sheets, templates, scripts and drawn assets: formatted, typed and linted by packages of Node that `checkers/`
//! pins. They are installed below the folder of the build and are for checks only: no player needs them.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the pinned packages and of what they are told.
const CHECKERS: &str = "checkers";

/// The files that say what is installed.
const PINS: [&str; 2] = ["package.json", "package-lock.json"];

/// The programs that are needed, each with the package of Debian it comes in.
const NEEDED: [(&str, &str); 2] = [("node", "nodejs"), ("npm", "npm")];

/// The endings of the files that are checked.
const ENDINGS: [&str; 4] = ["css", "html", "js", "svg"];

/// Where the programs lie in the installed packages.
const PRETTIER: &str = "prettier/bin/prettier.cjs";
const JINJA: &str = "prettier-plugin-jinja-template/lib/index.js";
const TSC: &str = "typescript/bin/tsc";
const BIOME: &str = "@biomejs/biome/bin/biome";

/// Every style sheet, template, script and drawn asset, from the root.
pub(crate) fn files(root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> =
        ["crates", "games"].iter().map(|name| root.join(name)).collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            let is_checked = |ending: &str| ENDINGS.contains(&ending);
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().and_then(|it| it.to_str()).is_some_and(is_checked) {
                let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy();
                found.push(name.replace('\\', "/"));
            }
        }
    }
    found.sort();
    found
}

/// Checks everything. Says what was skipped if the checkers cannot be had here; in CI that is a failure.
pub(crate) fn run(root: &Path) -> Result<Option<String>, String> {
    let modules = match installed(root) {
        Ok(modules) => modules,
        Err(why) if is_ci() => return Err(why),
        Err(why) => return Ok(Some(format!("sheets and scripts ({why})"))),
    };
    prettier(root, &modules, "--check")?;
    node(root, &modules, TSC, &["-p".to_owned(), CHECKERS.to_owned()])?;
    let mut words = vec!["lint".to_owned(), format!("--config-path={CHECKERS}")];
    words.extend(["--error-on-warnings".to_owned(), "--max-diagnostics=none".to_owned()]);
    words.extend(
        files(root).into_iter().filter(|name| name.ends_with("css") || name.ends_with("js")),
    );
    node(root, &modules, BIOME, &words)?;
    println!("{} sheets, templates, scripts and drawings are as they should be", files(root).len());
    Ok(None)
}

/// Writes every file as the formatter wants it.
pub(crate) fn format(root: &Path) -> Result<String, String> {
    let modules = installed(root)?;
    prettier(root, &modules, "--write")?;
    Ok(format!("{} files are formatted", files(root).len()))
}

/// Whether this runs where nothing may be skipped.
fn is_ci() -> bool {
    env::var("CI").is_ok_and(|it| !it.is_empty() && it != "false")
}

/// The formatter over all files.
fn prettier(root: &Path, modules: &Path, how: &str) -> Result<(), String> {
    let plugin = modules.join(JINJA).to_string_lossy().into_owned();
    let config = format!("--config={CHECKERS}/prettier.json");
    let mut words = vec![how.to_owned(), "--log-level=warn".to_owned(), config];
    words.extend(["--plugin".to_owned(), plugin]);
    words.extend(files(root));
    let own = |name: &&str| !name.contains("lock");
    let told = fs::read_dir(root.join(CHECKERS)).into_iter().flatten().flatten();
    let told: Vec<String> = told.map(|it| it.file_name().to_string_lossy().into_owned()).collect();
    words.extend(told.iter().map(String::as_str).filter(own).map(|it| format!("{CHECKERS}/{it}")));
    node(root, modules, PRETTIER, &words)
        .map_err(|wrong| format!("{wrong}\nsee `cargo xtask format`"))
}

/// Runs a program of the installed packages.
fn node(root: &Path, modules: &Path, program: &str, words: &[String]) -> Result<(), String> {
    let mut command = Command::new("node");
    command.arg(modules.join(program)).args(words).current_dir(root);
    let name = program.split('/').find(|it| !it.starts_with('@')).unwrap_or(program);
    let status = command.status().map_err(|wrong| format!("{name}: {wrong}"))?;
    if status.success() { Ok(()) } else { Err(format!("{name}: see above")) }
}

/// Where the packages are: as the lock file says, installed anew when it changed.
fn installed(root: &Path) -> Result<PathBuf, String> {
    let missing = missing();
    if !missing.is_empty() {
        crate::browser::install(&missing);
    }
    if let Some(lacking) = self::missing().first() {
        return Err(format!("{lacking} is not installed"));
    }
    let folder = target(root).join(CHECKERS);
    let modules = folder.join("node_modules");
    let is_same = |name: &str| {
        let pinned = fs::read(root.join(CHECKERS).join(name)).ok();
        pinned.is_some() && pinned == fs::read(folder.join(name)).ok()
    };
    if PINS.iter().all(|name| is_same(name)) && modules.join(PRETTIER).exists() {
        return Ok(modules);
    }
    fs::create_dir_all(&folder).map_err(|wrong| format!("{}: {wrong}", folder.display()))?;
    for name in PINS {
        let copied = fs::copy(root.join(CHECKERS).join(name), folder.join(name));
        copied.map_err(|wrong| format!("{CHECKERS}/{name}: {wrong}"))?;
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]).current_dir(&folder);
    let is_there = npm.status().is_ok_and(|status| status.success());
    if is_there {
        return Ok(modules);
    }
    // A half of an install must not pass for a whole one.
    let _ = fs::remove_file(folder.join(PINS[1]));
    Err("npm could not install the checkers".to_owned())
}

/// The packages whose programs do not start.
fn missing() -> Vec<&'static str> {
    let starts = |program: &str| {
        let mut command = Command::new(program);
        command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let lacking = NEEDED.iter().filter(|(program, _)| !starts(program));
    lacking.map(|(_, package)| *package).collect()
}

/// The folder of the build.
pub(crate) fn target(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_file_is_found() {
        let found = files(&crate::root());
        for ending in ENDINGS {
            assert!(found.iter().any(|name| name.ends_with(ending)), "{ending}");
        }
        assert!(found.contains(&"games/storm/templates/hand.html".to_owned()));
    }

    #[test]
    fn the_lock_file_names_no_address_to_download_from() {
        let lock = fs::read_to_string(crate::root().join(CHECKERS).join(PINS[1])).expect("a lock");
        let lock: serde_json::Value = serde_json::from_str(&lock).expect("JSON");
        let packages = lock["packages"].as_object().expect("packages");
        assert!(packages.len() > 3);
        for (name, package) in packages.iter().filter(|(name, _)| !name.is_empty()) {
            assert!(package.get("resolved").is_none(), "{name} has an address");
            assert!(package["integrity"].is_string(), "{name} has no hash");
        }
    }

    #[test]
    fn packages_are_pinned_to_one_version() {
        let text = fs::read_to_string(crate::root().join(CHECKERS).join(PINS[0])).expect("a list");
        let list: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let packages = list["devDependencies"].as_object().expect("packages");
        for (name, version) in packages {
            let version = version.as_str().unwrap_or_default();
            assert!(version.starts_with(|first: char| first.is_ascii_digit()), "{name} {version}");
        }
    }
}
