//! What the page tells: the folded log, labels of buttons, and panels whose words fit. Every test begins at the
//! home page.

use browser::Browser;
use serde_json::json;

use crate::hand::{button, from_home, offered, take, until};

/// The folded parts of the log in which a line has some words, and those of them whose headline has others.
fn folded(browser: &Browser, line: &str, headline: &str) -> (u64, u64) {
    let count = browser.script(&format!(
        "const folds = [...document.querySelectorAll('#story details.fold')] \
           .filter((fold) => [...fold.querySelectorAll('li')].some((one) => one.textContent.includes({}))); \
         const told = folds.filter((fold) => fold.querySelector('summary').textContent.includes({})); \
         return [folds.length, told.length]",
        json!(line),
        json!(headline)
    ));
    [0, 1].map(|n| count[n].as_u64().unwrap_or(0)).into()
}

#[test]
fn a_folded_part_of_the_log_tells_what_was_lost() {
    let player = from_home("tonkin", &[("scenario", "na_san"), ("mode", "both")]);
    let browser = &player.browser;
    let mut seen = 0;
    for _ in 0..6 {
        until(&player, "attack ");
        take(&player, "attack ");
        while browser.is(&button("with ")) {
            take(&player, "with ");
        }
        take(&player, "fire");
        until(&player, "done");
        for words in ["is eliminated", "loses a step"] {
            let (folds, told) = folded(browser, words, " lose ");
            assert_eq!(
                folds,
                told,
                "{words}: {}",
                browser.text("document.querySelector('#story').innerText")
            );
            seen += folds;
        }
        if seen > 0 {
            break;
        }
        take(&player, "done");
    }
    assert!(seen > 0, "nobody lost anything: {:?}", offered(browser));
    browser.script("document.querySelector('#story details.fold:last-of-type').scrollIntoView()");
    browser.shot("tonkin-folded");
}
