//! The browser of the tests: Debian's `chromium` and `chromium-driver`, installed where that is possible.

use std::process::{Command, Stdio};

/// The programs the tests start, each with the package it comes in.
const NEEDED: [(&str, &str); 2] = [("chromium", "chromium"), ("chromedriver", "chromium-driver")];

/// Sees to it that the browser is there, or names the packages that are missing.
pub(crate) fn run() -> Result<String, String> {
    if missing().is_empty() {
        return Ok("chromium and chromedriver are there".to_owned());
    }
    install(&missing());
    let missing = missing();
    if missing.is_empty() {
        return Ok("chromium and chromedriver have been installed".to_owned());
    }
    Err(format!(
        "the tests need a browser; missing packages: {0}\n\
         as root: apt-get install -y --no-install-recommends {0}",
        missing.join(" ")
    ))
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

/// Tries to install packages. Where this is not Debian, or not its administrator, it fails; whoever asked looks again.
pub(crate) fn install(packages: &[&str]) {
    let apt_get = |words: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(words).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
        command.status().is_ok_and(|status| status.success())
    };
    let install = [&["install", "-y", "--no-install-recommends"], packages].concat();
    let _ = apt_get(&["update"]) && apt_get(&install);
}
