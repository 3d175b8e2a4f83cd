//! Sizes of screens and colour schemes; a picture of every page.

use browser::Player;
use serde_json::json;

const PAGES: [(&str, &str); 7] = [
    ("home", "/"),
    ("new", "/new/storm"),
    ("tables", "/tables"),
    ("rules", "/rules/storm"),
    ("learn", "/learn/storm"),
    ("components", "/components/storm"),
    ("first-steps", "/first-steps/storm"),
];

/// On a phone the window grows with its page, the root does not.
const SIDEWAYS: &str =
    "document.scrollingElement.scrollWidth - document.documentElement.clientWidth";

/// No page of the server can be pushed sideways.
fn visit_all(player: &Player, name: &str) {
    let browser = &player.browser;
    player.visit("/");
    browser.click(".tile form button.primary");
    player.asked();
    let table = browser.text("location.pathname");
    browser.shot(&format!("{name}-table"));
    for (page, path) in PAGES.iter().copied().chain([("table", table.as_str())]) {
        player.visit(path);
        let over: i64 = browser.text(SIDEWAYS).parse().expect("a width is a number");
        browser.shot(&format!("{name}-{page}"));
        assert!(over <= 0, "{page} is {over} too wide");
    }
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
