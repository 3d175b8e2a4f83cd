//! Sizes of screens and colour schemes; a picture of every page.

use browser::Player;
use serde_json::json;

use crate::door::go_to;

/// Pages before the table, each with what is pressed at home.
const PAGES: [(&str, &str); 6] = [
    ("new", ".tile a[href='/new/storm']"),
    ("tables", "nav a[href='/tables']"),
    ("rules", ".tile a[href='/rules/storm']"),
    ("learn", ".tile a[href='/learn/storm']"),
    ("components", ".tile a[href='/components/storm']"),
    ("first-steps", ".tile a[href='/first-steps/storm']"),
];

/// On a phone the window grows with its page, the root does not.
const SIDEWAYS: &str =
    "document.scrollingElement.scrollWidth - document.documentElement.clientWidth";

/// No page of the server can be pushed sideways.
fn visit_all(player: &Player, name: &str) {
    let browser = &player.browser;
    let fits = |page: &str| {
        let over: i64 = browser.text(SIDEWAYS).parse().expect("a width is a number");
        browser.shot(&format!("{name}-{page}"));
        assert!(over <= 0, "{page} is {over} too wide");
    };
    player.visit("/");
    browser.click(".tile form button.primary");
    player.asked();
    fits("table");
    go_to(browser, ".brand");
    fits("home");
    for (page, button) in PAGES {
        go_to(browser, button);
        fits(page);
        go_to(browser, ".brand");
    }
    // The table once more, by its card.
    go_to(browser, "a.mv");
    player.asked();
    fits("table-again");
}

#[test]
fn pages_fit_a_phone() {
    let player = Player::new();
    let browser = &player.browser;
    browser.size(390, 844);
    visit_all(&player, "phone");
    for tab in ["hand", "stack", "log", "table", "odds"] {
        let selector = format!(".tabs [data-tab={tab}]");
        if browser.is(&format!("document.querySelector('{selector}')")) {
            browser.click(&selector);
            browser.wait(&format!("document.querySelector('{selector}[aria-pressed=true]')"));
            browser.shot(&format!("phone-tab-{tab}"));
            assert!(browser.is(&format!("{SIDEWAYS} <= 0")), "{tab}");
        }
    }
    browser.click(".tabs [data-tab=map]");
    player.choose("act 8");
    browser.shot("phone-units");
}

#[test]
fn pages_fit_a_tablet_and_a_desk() {
    let player = Player::new();
    player.browser.size(820, 1180);
    visit_all(&player, "tablet");
    player.browser.size(1440, 900);
    visit_all(&player, "desk");
}

#[test]
fn the_dark_scheme_is_dark() {
    let player = Player::new();
    let browser = &player.browser;
    let scheme = |value: &str| {
        let features = json!([{ "name": "prefers-color-scheme", "value": value }]);
        browser.command("Emulation.setEmulatedMedia", &json!({ "features": features }));
    };
    // The sum of red, green and blue of a background.
    let light = |selector: &str| -> u32 {
        let colour = browser.text(&format!(
            "getComputedStyle(document.querySelector('{selector}')).backgroundColor"
        ));
        let parts = colour.split(|other: char| !other.is_ascii_digit());
        parts.filter_map(|part| part.parse::<u32>().ok()).take(3).sum()
    };
    scheme("light");
    player.visit("/");
    assert!(light("body") > 600);
    scheme("dark");
    assert!(light("body") < 200);
    visit_all(&player, "dark");
    assert!(light("#bar") < 250);
    assert!(light("#prompt .prompt") < 250);
}
