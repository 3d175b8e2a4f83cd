//! Looking back, and trying out.

use browser::Player;

use crate::door::go_to;
use crate::hand::from_home;

/// A table with a few moments behind it; gives its address.
fn played(player: &Player) -> String {
    player.sit_at("storm", &[("mode", "both"), ("seed", "7")]);
    player.asked();
    player.choose("act 8");
    player.choose("pick all");
    player.choose("fire 14");
    player.browser.url()
}

#[test]
fn an_earlier_moment_is_shown_and_left_again() {
    let player = Player::new();
    let browser = &player.browser;
    let table = played(&player);
    let board = "document.querySelector('#live').innerHTML";
    let now = browser.text(board);
    // By the keys of the scrubber.
    browser.click("a[data-step=back]");
    browser.wait("document.body.hasAttribute('data-back')");
    assert!(browser.url().contains("/at/"), "{}", browser.url());
    assert!(!browser.is("document.querySelector('#choose button[data-n]')"));
    browser.click("#prompt [data-act=go]");
    browser.wait("!document.body.hasAttribute('data-back')");
    assert_eq!(browser.url(), table);
    // By the slider, without leaving the page.
    browser.script(
        "const slide = document.querySelector('#slide'); slide.value = 12; \
         slide.dispatchEvent(new Event('input', { bubbles: true }))",
    );
    browser.wait("location.pathname.endsWith('/at/12')");
    browser.shot("looking-back");
    // By a link that somebody was given.
    browser.go(&format!("{table}/at/1"));
    assert!(browser.is("document.body.hasAttribute('data-back')"));
    assert_ne!(browser.text(board), now);
    assert!(browser.text("document.querySelector('#prompt').innerText").contains("Return to now"));
    browser.click("#prompt [data-act=go]");
    browser.wait("!document.body.hasAttribute('data-back')");
    assert_eq!(browser.url(), table);
}

#[test]
fn a_sandbox_says_that_it_is_one() {
    let player = Player::new();
    let browser = &player.browser;
    let table = played(&player);
    browser.click("details.menu summary");
    browser.click("details.menu form[action$='/fork'] button");
    browser
        .wait(&format!("location.href !== '{table}' && document.querySelector('.banner.sandbox')"));
    player.asked();
    // It begins with what was seen at the table, under the same turn and impulse.
    let story = browser.text("document.querySelector('#story').textContent");
    assert!(story.contains("Beatrice") && story.contains("The sandbox begins here"), "{story}");
    let place = browser.text("document.querySelector('#scrub').innerText");
    assert!(place.contains("Turn 1, impulse 1"), "{place}");
    browser.shot("sandbox");
    let fork = browser.text("location.pathname");
    // It goes its own way.
    player.choose_first("");
    go_to(browser, "#bar .brand");
    go_to(browser, "nav a[href='/tables']");
    assert!(
        browser
            .text(&format!("document.querySelector('a.mv[href=\"{fork}\"]').innerText"))
            .contains("Sandbox")
    );
    browser.shot("tables");
    back_to(&player, &table);
    assert!(!browser.is("document.querySelector('.banner.sandbox')"));
}

/// From a table home, and from there to another one, by the list of tables.
fn back_to(player: &Player, table: &str) {
    let browser = &player.browser;
    if browser.is("document.querySelector('#bar .brand')") {
        go_to(browser, "#bar .brand");
    }
    go_to(browser, "nav a[href='/tables']");
    let path = table.rsplit_once('/').map_or(table, |(_, id)| id);
    go_to(browser, &format!("a.mv[href='/t/{path}']"));
    player.asked();
}

/// Forks the moment that is shown, by the menu of the table; gives the address of the sandbox.
fn forked(player: &Player, table: &str) -> String {
    let browser = &player.browser;
    browser.click("details.menu summary");
    browser.click("details.menu form[action$='/fork'] button");
    browser
        .wait(&format!("location.href !== '{table}' && document.querySelector('.banner.sandbox')"));
    player.asked();
    browser.url()
}

#[test]
fn a_moment_forked_twice_is_one_sandbox_until_it_goes_its_own_way() {
    let player = from_home("storm", &[("mode", "both")]);
    player.asked();
    let browser = &player.browser;
    let table = browser.url();
    let first = forked(&player, &table);
    back_to(&player, &table);
    assert_eq!(forked(&player, &table), first);
    player.choose_first("");
    back_to(&player, &table);
    assert_ne!(forked(&player, &table), first);
}
