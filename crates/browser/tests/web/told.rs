//! What the page tells: the folded log, labels of buttons, and panels whose words fit. Every test begins at the
//! home page.

use browser::Browser;
use serde_json::json;

use crate::door::well_set;
use crate::hand::{button, from_home, from_home_in, offered, take, until};

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

#[test]
fn a_folded_part_of_the_log_tells_what_changed_hands() {
    let player = from_home("tonkin", &[("scenario", "cao_bang")]);
    let browser = &player.browser;
    // While the bot lays its side out, communities come to whoever stands there.
    player.asked();
    let told = browser.text(
        "[...document.querySelectorAll('#story details.fold summary')].map((one) => one.textContent).join()",
    );
    assert!(told.contains(" gain ") && told.contains("VP-Level"), "{told}");
    browser.shot("tonkin-hands");
}

/// The chips of the status panel that reach beyond it once they are scrolled into view, or hold more than they
/// show. On a tablet the panel scrolls.
const CUT: &str = "[...document.querySelectorAll('#status .chip')].filter((chip) => { \
     chip.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }); \
     const [at, room] = [chip, document.querySelector('#status')].map((one) => one.getBoundingClientRect()); \
     return at.right > room.right + 1 || at.left < room.left - 1 || chip.scrollWidth > chip.clientWidth + 1 \
       || chip.scrollHeight > chip.clientHeight + 1 }).map((chip) => chip.textContent).join()";

#[test]
fn the_pills_of_the_status_panel_are_never_cut() {
    let player = from_home("tonkin", &[("scenario", "hoa_binh"), ("mode", "both")]);
    let browser = &player.browser;
    until(&player, "stack ");
    for language in ["en", "fr"] {
        for (wide, high) in [(1440, 900), (1280, 720), (820, 1180), (390, 844)] {
            for scheme in ["light", "dark"] {
                let features = json!([
                    { "name": "prefers-color-scheme", "value": scheme },
                    { "name": "prefers-reduced-motion", "value": "reduce" },
                ]);
                browser.command("Emulation.setEmulatedMedia", &json!({ "features": features }));
                browser.size(wide, high);
                if wide < 720 {
                    browser.click("[data-tab=table]");
                }
                browser.wait("document.querySelectorAll('#status .chip').length >= 3");
                browser.shot(&format!("tonkin-pills-{wide}-{scheme}-{language}"));
                assert_eq!(browser.text(CUT), "", "{wide} by {high} in {language}");
                if wide < 720 {
                    browser.click("[data-tab=map]");
                }
            }
        }
        browser.size(1440, 900);
        if language == "en" {
            browser.click("details.menu > summary");
            browser.click("form[action='/language'] button[value=fr]");
            browser.wait("document.documentElement.lang === 'fr'");
            player.asked();
        }
    }
}

#[test]
fn the_button_that_leaves_everybody_out_says_so() {
    let player = from_home("storm", &[("mode", "both")]);
    let browser = &player.browser;
    take(&player, "act 8");
    take(&player, "pick all");
    let label = format!("{}.innerText", button("drop all"));
    assert!(browser.text(&label).contains("All"), "{}", browser.text(&label));
    let group = format!("{}.closest('.group').getAttribute('aria-label')", button("drop all"));
    assert!(browser.text(&group).starts_with("Leave out"), "{}", browser.text(&group));
    // All are taken: to take all is not offered, and the reason is that nobody is left.
    assert!(!browser.is(&button("pick all")));
    let why = "[...document.querySelectorAll('.refused li')].find((one) => one.querySelector('b').textContent.includes('Take all'))?.textContent ?? ''";
    assert!(browser.text(why).contains("taken already"), "{}", browser.text(why));
    take(&player, "drop all");
    assert!(offered(browser).iter().all(|one| !one.starts_with("drop ")), "{:?}", offered(browser));
}

#[test]
fn dice_are_asked_for_in_words_that_fit_down_to_the_last_one() {
    for (lang, last) in [("en", "last die"), ("fr", "dernier dé")] {
        let player = from_home_in(lang, "company", &[("mode", "both")]);
        let browser = &player.browser;
        let mut asked = String::new();
        for _ in 0..70 {
            well_set(browser, lang);
            asked = browser.text("document.querySelector('#prompt .ask').innerText");
            if asked.contains(last) {
                break;
            }
            // A unit that moves with one die at a time comes to its last.
            let wanted = ["dice 1", "move", "unit ", "group "].into_iter();
            let mut found = wanted.filter(|start| browser.is(&button(start)));
            take(&player, found.next().unwrap_or(""));
        }
        assert!(asked.contains(last), "{lang}: {asked}");
        assert!(offered(browser).contains(&"dice 1".to_owned()), "{:?}", offered(browser));
    }
}
