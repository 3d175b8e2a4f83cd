//! The programs that tests start: a browser with its driver, and Python for the worked bot. They are Debian's, and
//! installed where that is possible.

use std::process::{Command, Stdio};

/// The programs the tests start, each with the package it comes in.
const NEEDED: [(&str, &str); 3] =
    [("chromium", "chromium"), ("chromedriver", "chromium-driver"), ("python3", "python3")];

/// Sees to it that they are there, or names the packages that are missing.
pub(crate) fn run() -> Result<String, String> {
    if missing().is_empty() {
        return Ok("chromium, chromedriver and python3 are there".to_owned());
    }
    install(&missing());
    let missing = missing();
    if missing.is_empty() {
        return Ok("chromium, chromedriver and python3 are there now".to_owned());
    }
    Err(format!(
        "the tests need a browser and Python; missing packages: {0}\n\
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
