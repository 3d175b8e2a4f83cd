//! A whole game by clicks, and taking back.

use std::time::{Duration, Instant};

use browser::Player;

/// Clicks lit choices, one after the other, until the game is over or a minute has passed. Which one is
/// drawn by a generator of its own; after a while whoever may pass passes, so that the test stays short.
/// A choice that is shown first is confirmed.
const PLAY: &str = r#"
    const one = (selector) => document.querySelector(selector);
    const stamp = () => one('#choose [name=stamp]')?.value;
    const until = async (what, test) => {
        const end = performance.now() + 15000;
        while (!test()) {
            if (performance.now() > end) throw new Error(`${what}: ${one('#prompt').innerText}`);
            await new Promise((go) => setTimeout(go, 1));
        }
    };
    const over = () => one('#prompt a[href$="/save"]');
    const lit = () => [...document.querySelectorAll('#choose button[data-n]')];
    window.drawn ??= 1954;
    window.clicks ??= 0;
    const draw = (count) => {
        window.drawn = (window.drawn * 48271) % 2147483647;
        return window.drawn % count;
    };
    const end = performance.now() + 60000;
    while (performance.now() < end) {
        await until('nothing is asked', () => over() || lit().length > 0);
        if (over()) break;
        const buttons = lit().filter((button) => !button.value.startsWith('drop '));
        const pass = window.clicks > 80 && buttons.find((button) => button.value === 'pass');
        const button = pass || buttons[draw(buttons.length)];
        const was = stamp();
        button.click();
        const moved = () => stamp() !== was && !document.body.hasAttribute('data-busy');
        await until('no answer', () => moved() || one('#choose .on'));
        if (!moved()) one('#prompt [data-act=go]').click();
        await until('no news', () => moved() || over());
        window.clicks += 1;
    }
    return window.clicks;
"#;

#[test]
fn a_whole_game_is_clicked_to_its_end() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit(&[("mode", "bot"), ("side", "vietminh"), ("level", "random"), ("seed", "1954")]);
    let over = "document.querySelector('#prompt a[href$=\"/save\"]')";
    let begun = Instant::now();
    while !browser.is(over) && begun.elapsed() < Duration::from_secs(300) {
        assert!(browser.script(PLAY).as_u64() > Some(80), "so few clicks make no game");
        browser.shot("late");
    }
    browser.wait(over);
    browser.shot("over");
    assert!(!browser.is("document.querySelector('#choose button[data-n]')"));
    // The page that is loaded anew says the same, and the table is among the finished ones.
    let said = browser.text("document.querySelector('#prompt .ask').innerText");
    browser.go(&browser.url());
    assert_eq!(browser.text("document.querySelector('#prompt .ask').innerText"), said);
    player.visit("/tables");
    assert!(browser.is("document.querySelector('h2.sec:last-of-type + .moves a.mv')"));
    browser.shot("tables-over");
}

#[test]
fn steps_are_taken_back_until_the_last_die() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit(&[("mode", "both"), ("seed", "7")]);
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
    player.sit(&[("mode", "both"), ("seed", "7")]);
    player.asked();
    player.choose("act 8");
    browser.click("#area-14:not(.legal)");
    browser.wait("!document.querySelector('#tip').hidden");
    assert_eq!(browser.text("document.querySelector('#tip .rule').textContent"), "6.1");
    assert!(browser.text("document.querySelector('#tip').innerText").contains("at least one unit"));
    browser.shot("refused");
    // The rule is a link to its paragraph.
    let path = browser.text("document.querySelector('#tip .rule').getAttribute('href')");
    player.visit(&path);
    assert!(browser.is("document.querySelector(location.hash.replace('.', '\\\\.'))"));
}

#[test]
fn odds_are_shown_before_the_dice_are_thrown() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit(&[("mode", "both"), ("seed", "7")]);
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
