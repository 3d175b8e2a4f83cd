//! Two people at one screen.

use browser::Player;

use crate::door::go_to;

#[test]
fn the_curtain_hides_the_table() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at("storm", &[("mode", "hotseat"), ("seed", "7")]);
    browser.wait("document.querySelector('.curtain')");
    assert_bare(&browser.source());
    browser.shot("curtain");
    browser.click(".curtain form button");
    player.asked();
    let names =
        "[...document.querySelectorAll('#hand .card h3')].map((one) => one.textContent.trim())";
    let hand = browser.script(&format!("return {names}"));
    let hand: Vec<&str> =
        hand.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect();
    assert!(!hand.is_empty());
    // The impulse goes to the other side: the curtain falls by itself.
    let button = "#choose button[value='pass']";
    browser.click(button);
    browser.wait("document.querySelector('#choose .on')");
    browser.click("#prompt [data-act=go]");
    browser.wait("document.querySelector('.curtain')");
    let source = browser.source();
    assert_bare(&source);
    for name in hand {
        assert!(!source.contains(name), "{name} is behind the curtain");
    }
    // Nor does going back, or the address of an earlier moment, show it.
    let table = browser.url();
    for _ in 0..2 {
        browser.script("history.back()");
        browser.wait("document.readyState === 'complete'");
        assert_bare(&browser.source());
    }
    browser.go(&format!("{table}/at/3"));
    assert_bare(&browser.source());
    // From home it is found among the tables, and the curtain still hangs before it.
    go_to(browser, ".curtain a[href='/']");
    go_to(browser, "nav a[href='/tables']");
    go_to(browser, "a.mv");
    assert_bare(&browser.source());
    browser.click(".curtain form button");
    browser.wait("document.querySelector('#hand .card')");
    browser.shot("hotseat-second");
}

/// Nothing of a table is in a page.
fn assert_bare(source: &str) {
    for part in
        ["id=\"live\"", "id=\"choose\"", "id=\"hand\"", "id=\"story\"", "data-key", "data-stamp"]
    {
        assert!(!source.contains(part), "{part} is behind the curtain");
    }
}
