//! Two people at one screen.

use browser::Player;

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
    // Nor does an earlier moment, or going back, show it.
    let table = browser.url();
    browser.go(&format!("{table}/at/3"));
    assert_bare(&browser.source());
    browser.go(&table);
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
