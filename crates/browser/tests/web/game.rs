//! Taking back, reasons and odds.

use browser::Player;

#[test]
fn steps_are_taken_back_until_the_last_die() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at("storm", &[("mode", "both"), ("seed", "7")]);
    player.asked();
    let list = "[...document.querySelectorAll('#choose button')].map((one) => one.value).join()";
    let first = browser.text(list);
    player.choose("act 8");
    assert_ne!(browser.text(list), first);
    let stamp = player.stamp();
    browser.click("[data-act=undo]");
    player.moved_on(&stamp);
    assert_eq!(browser.text(list), first);
    // What the dice have said stays said.
    player.choose("act 8");
    player.choose("pick all");
    player.choose("fire 14");
    browser.wait("document.querySelector('[data-act=undo][aria-disabled=true]')");
    let stamp = player.stamp();
    browser.click("[data-act=undo]");
    browser.wait("!document.querySelector('#tip').hidden");
    assert_eq!(player.stamp(), stamp);
    browser.shot("undo-refused");
}

#[test]
fn a_refused_click_says_why_with_its_rule() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at("storm", &[("mode", "both"), ("seed", "7")]);
    player.asked();
    player.choose("act 8");
    browser.click("#area-14:not(.legal)");
    browser.wait("!document.querySelector('#tip').hidden");
    assert_eq!(browser.text("document.querySelector('#tip .rule').textContent"), "6.1");
    assert!(browser.text("document.querySelector('#tip').innerText").contains("at least one unit"));
    browser.shot("refused");
    // The rule is a link to its paragraph, in a tab of its own.
    browser.click("#tip .rule");
    browser.look_at_other();
    browser.wait("location.pathname === '/rules/storm' && document.readyState === 'complete'");
    let paragraph = "document.getElementById(decodeURIComponent(location.hash.slice(1)))";
    browser.wait(&format!(
        "{paragraph}.getBoundingClientRect().top >= 0 && {paragraph}.getBoundingClientRect().top < innerHeight"
    ));
}

#[test]
fn odds_are_shown_before_the_dice_are_thrown() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at("storm", &[("mode", "both"), ("seed", "7")]);
    player.asked();
    player.choose("act 8");
    player.choose("pick all");
    let stamp = player.stamp();
    browser.click("#choose button[value='fire 14']");
    browser.wait("document.querySelector('#odds .big')");
    assert!(browser.text("document.querySelector('#odds .headline').innerText").contains('%'));
    assert!(browser.is("document.querySelectorAll('#odds .ledger tr').length > 2"));
    assert!(browser.is("document.querySelector('#odds .ledger .rule')"));
    browser.shot("odds");
    // Nothing has been done yet; Escape puts the list back.
    assert_eq!(player.stamp(), stamp);
    browser.keys("\u{e00c}");
    browser.wait("!document.querySelector('#choose .on')");
    assert_eq!(player.stamp(), stamp);
}
