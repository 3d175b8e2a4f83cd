//! Another language, and no script at all.

use browser::Player;
use serde_json::json;

use crate::door::go_to;

#[test]
fn the_table_speaks_french() {
    let player = Player::new();
    let browser = &player.browser;
    player.visit("/");
    browser.click("form[action='/language'] button[value=fr]");
    browser.wait("document.documentElement.lang === 'fr'");
    browser.shot("home-fr");
    player.sit_at("storm", &[("mode", "both"), ("seed", "7")]);
    player.asked();
    assert!(
        browser.text("document.querySelector('[data-act=undo]').innerText").contains("Annuler")
    );
    player.choose("act 8");
    player.choose("pick all");
    browser.click("#choose button[value='fire 14']");
    browser.wait("document.querySelector('#odds .big')");
    // Figures are written the French way: a comma, and a space before the sign.
    let figures = browser.text("document.querySelector('#odds .headline').innerText");
    assert!(figures.contains(','), "{figures}");
    assert!(figures.contains("\u{a0}%") || figures.contains("\u{202f}%"), "{figures}");
    browser.shot("table-fr");
    go_to(browser, "#bar .brand");
    go_to(browser, ".tile a[href='/rules/storm']");
    assert_eq!(browser.text("document.documentElement.lang"), "fr");
    browser.shot("rules-fr");
}

#[test]
fn choices_are_made_without_script() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at("storm", &[("mode", "both"), ("seed", "7")]);
    browser.command("Emulation.setScriptExecutionDisabled", &json!({ "value": true }));
    browser.go(&browser.url());
    assert!(!browser.is("document.documentElement.classList.contains('js')"));
    browser.shot("no-script");
    for choice in ["act 8", "pick all"] {
        let stamp = player.stamp();
        browser.click(&format!("#choose button[value='{choice}']"));
        player.moved_on(&stamp);
    }
    // What cannot be taken back has a page of its own with the odds, and is confirmed there.
    let stamp = player.stamp();
    browser.click("#choose button[value='fire 14']");
    browser.wait("location.pathname.endsWith('/odds') && document.querySelector('#odds .big')");
    browser.shot("no-script-odds");
    browser.click("#prompt [data-act=go]");
    browser.wait("!location.pathname.endsWith('/odds')");
    player.moved_on(&stamp);
    assert!(browser.is("document.querySelector('#story').textContent.includes('Beatrice')"));
    // The map can be read as text, and there is a link that loads the page again.
    browser.click("#all-places");
    assert!(browser.is("document.querySelector('#place-14').getBoundingClientRect().height > 0"));
    browser.shot("no-script-text-map");
}
