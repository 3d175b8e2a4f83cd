//! Every button and link of the pages before the table: each is pressed, and the answer is looked at.

use browser::{Browser, Player};
use serde_json::{Value, json};

use crate::door::{Way, go_by, go_to, sound};

/// What can be pressed on a page and leads somewhere: a list of the elements a script can find again.
const WAYS: &str = "[...document.querySelectorAll('header a[href], header button, main a[href], main button')]\
                    .filter((one) => one.checkVisibility() && !one.matches('.toc a, .booktext p a, .booktext li a, \
                    .booktext td a, .booktext article a, form[action=\"/load\"] button'))";

/// The way back to the page that is looked at, from home, by presses.
type Path<'a> = &'a [&'a str];

fn home(player: &Player, path: Path<'_>) {
    let browser = &player.browser;
    // A table has a bar, the other pages have a header; both have the way home.
    go_to(browser, ".brand");
    for step in path {
        go_to(browser, step);
    }
}

/// Back to a page, as with the button of the browser.
fn back(browser: &Browser, page: &str) {
    if whole(&browser.url()) != page {
        browser.script("history.back()");
    }
    let here = json!(page);
    browser.wait(&format!(
        "location.href.split('#')[0] === {here} && document.readyState === 'complete'"
    ));
}

/// The address of a page, without the place on it.
fn whole(address: &str) -> String {
    address.split('#').next().unwrap_or(address).to_owned()
}

/// Presses everything on the page at the end of a path, one after the other.
fn press_all(player: &Player, path: Path<'_>) -> usize {
    let browser = &player.browser;
    home(player, path);
    sound(browser, "a page before the table");
    large_enough(browser);
    anchors(browser);
    let ways = format!("{WAYS}.length");
    let count: usize = browser.text(&ways).parse().expect("a length is a number");
    for number in 0..count {
        // Tables that were begun meanwhile stand before what is meant: it is counted from the end.
        let one = format!("{WAYS}.at(-{})", number + 1);
        let (is_anchor, text) = (
            browser.is(&format!("{one}.matches('[href^=\"#\"]')")),
            browser.text(&format!("{one}.outerHTML.slice(0, 200)")),
        );
        if is_anchor {
            browser.press(&one);
        } else {
            let here = whole(&browser.url());
            go_by(browser, &one);
            sound(browser, &text);
            back(browser, &here);
        }
    }
    count
}

/// Every link within the page leads to something that is there.
fn anchors(browser: &Browser) {
    let lost = browser.text(
        "[...document.querySelectorAll('a[href*=\"#\"]')].filter((one) => one.pathname === location.pathname \
         && !one.search && !document.getElementById(decodeURIComponent(one.hash.slice(1))))\
         .map((one) => one.hash).join()",
    );
    assert_eq!(lost, "", "{}", browser.url());
}

/// Presses every value of every field of a form that is to be seen.
fn pick_all(browser: &Browser) {
    let labels = browser
        .script("return [...document.querySelectorAll('.form .pick input')].map((one) => one.id)");
    for id in labels.as_array().expect("a list").iter().filter_map(Value::as_str) {
        let label = format!("document.querySelector({})", json!(format!("label[for='{id}']")));
        if browser.is(&format!("{label}.checkVisibility()")) {
            browser.press(&label);
            browser.wait(&format!("document.getElementById({}).checked", json!(id)));
            side_by_side(browser);
        }
    }
}

/// Cards do not lie over each other.
fn side_by_side(browser: &Browser) {
    let over = browser.script(
        "const boxes = [...document.querySelectorAll('.form .pick, .form legend, .form select')] \
             .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()); \
         return boxes.filter((one, i) => boxes.slice(i + 1).some((two) => \
             Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1 && \
             Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1)).length",
    );
    assert_eq!(over, 0, "{}", browser.url());
}

/// How wide a phone is.
const PHONE: u32 = 390;

#[test]
fn every_page_before_the_table_fits_a_phone_and_has_its_words() {
    for lang in words::LANGUAGES {
        let player = Way { lang, width: PHONE }.player();
        let browser = &player.browser;
        for title in shelf::titles().iter().map(|title| title.info().id) {
            for page in ["learn", "rules", "components", "new"] {
                home(&player, &[&format!(".tile a[href='/{page}/{title}']")]);
                sound(browser, page);
                large_enough(browser);
                browser.shot(&format!("{page}-{title}-{lang}-{PHONE}"));
            }
            pick_all(browser);
            sound(browser, "a form with everything shown");
        }
    }
}

/// On a phone every button is large enough for a finger.
fn large_enough(browser: &Browser) {
    let too_small = browser.text(&format!(
        "{WAYS}.filter((one) => one.matches('.btn, nav a') && document.documentElement.clientWidth < 500 \
         && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 90)).join()"
    ));
    assert_eq!(too_small, "", "{}", browser.url());
}

fn doors(way: Way) {
    let player = way.player();
    let browser = &player.browser;
    let begun = press_all(&player, &[]);
    assert!(begun >= 4 * 5 + 3, "{begun} ways lead from home");
    for title in shelf::titles().iter().map(|title| title.info().id) {
        let to = |page: &str| format!(".tile a[href='/{page}/{title}']");
        for page in ["new", "learn", "rules", "components"] {
            press_all(&player, &[&to(page)]);
        }
        home(&player, &[&to("new")]);
        pick_all(browser);
        browser.shot(&format!("form-{title}-{}-{}", way.lang, way.width));
    }
    home(&player, &[".tile a[href='/first-steps/storm']"]);
    press_all(&player, &[".tile a[href='/first-steps/storm']"]);
    // The list of tables, which holds some by now, and what can be done with one of them.
    home(&player, &["nav a[href='/tables']"]);
    sound(browser, "my tables");
    browser.shot(&format!("tables-{}-{}", way.lang, way.width));
    let count = "document.querySelectorAll('a.mv').length";
    let tables: usize = browser.text(count).parse().expect("a length is a number");
    go_to(browser, "a.delete");
    sound(browser, "whether to delete");
    browser.shot(&format!("delete-{}-{}", way.lang, way.width));
    go_to(browser, ".sheet form a.btn");
    assert_eq!(browser.text(count), tables.to_string());
    go_to(browser, "a.delete");
    go_to(browser, ".sheet form button");
    assert!(browser.url().ends_with("/tables"));
    assert_eq!(browser.text(count), (tables - 1).to_string());
    go_to(browser, "a.mv");
    sound(browser, "a table of the list");
}

#[test]
fn every_form_can_be_filled_in_on_a_desk_in_french() {
    let player = Way { lang: "fr", width: 1440 }.player();
    for title in shelf::titles().iter().map(|title| title.info().id) {
        home(&player, &[&format!(".tile a[href='/new/{title}']")]);
        pick_all(&player.browser);
        sound(&player.browser, title);
    }
}

#[test]
fn every_door_opens() {
    doors(Way { lang: "en", width: 1440 });
}
