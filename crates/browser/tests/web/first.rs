//! The first minutes of a newcomer.

use browser::Player;
use storm_look::guide::GUIDE;

use crate::door::go_to;

#[test]
fn a_newcomer_makes_his_first_move_on_the_map() {
    let player = Player::new();
    let browser = &player.browser;
    player.visit("/");
    browser.shot("home");
    browser.click(".tile form button.primary");
    player.asked();
    browser.shot("table");
    // Units of a lit area, then two of its piles, then what to do with them.
    for lit in
        ["#area-8.legal", "#live .ct.can[data-area='area/8']", "#live .ct.can[data-area='area/8']"]
    {
        let stamp = player.stamp();
        browser.click(lit);
        player.moved_on(&stamp);
    }
    assert_eq!(
        browser.text("document.querySelectorAll('#inspector .unit[aria-pressed=true]').length"),
        "2"
    );
    browser.shot("units");
    let moments = browser.text("document.querySelector('.bands').dataset.moments");
    // The lit neighbour stands for several choices: the list is narrowed to them.
    browser.click("#area-14.legal");
    browser.wait("document.querySelector('#choose .narrowed-out')");
    player.choose_first("fire 14");
    // The bot answers, and it is our move again.
    player.asked();
    browser.wait(&format!("document.querySelector('.bands').dataset.moments > {moments}"));
    browser.wait("document.querySelector('#story .die, #story [class*=die]')");
    browser.shot("after-fire");
}

#[test]
fn the_first_steps_are_played_to_their_end() {
    let player = Player::new();
    let browser = &player.browser;
    player.visit("/");
    go_to(browser, ".tile a[href='/first-steps/storm']");
    browser.shot("first-steps");
    browser.click("main form button.primary");
    let mut last = String::new();
    for number in 1..=GUIDE.steps.len() {
        let wanted = format!("{number}/{}", GUIDE.steps.len());
        browser
            .wait(&format!("document.querySelector('.lesson .num')?.textContent === '{wanted}'"));
        last = browser.text("document.querySelector('.lesson').innerText");
        assert!(last.len() > 40, "{last}");
        browser.shot(&format!("guide-{number:02}"));
        // The page offers only what leads on.
        player.choose_first("");
    }
    // The last words, and the game goes on.
    let said = "document.querySelector('.lesson').innerText";
    browser.wait(&format!("{said}.length > 40 && {said} !== {}", serde_json::json!(last)));
    browser.shot("guide-end");
    player.asked();
}

#[test]
fn a_move_is_made_without_a_mouse() {
    let player = Player::new();
    let browser = &player.browser;
    let (tab, enter) = ("\u{e004}", "\u{e007}");
    player.visit("/");
    for _ in 0..40 {
        if browser.is("document.activeElement.matches('.tile form button.primary')") {
            break;
        }
        browser.keys(tab);
    }
    browser.keys(enter);
    player.asked();
    // A number chooses; a number that could be longer waits for Enter.
    let stamp = player.stamp();
    browser.keys("4");
    player.moved_on(&stamp);
    let stamp = player.stamp();
    browser.keys(&format!("1{enter}"));
    player.moved_on(&stamp);
    assert!(browser.is("document.querySelector('#live .ct.sel')"));
    // Backspace takes it back, the map gives it again: M goes to the map, ] to the next lit thing.
    let stamp = player.stamp();
    browser.keys("\u{e003}");
    player.moved_on(&stamp);
    assert!(!browser.is("document.querySelector('#live .ct.sel')"));
    let stamp = player.stamp();
    browser.keys("]");
    assert!(browser.is("document.activeElement.closest('#live')"));
    browser.keys(enter);
    player.moved_on(&stamp);
    assert!(browser.is("document.querySelector('#live .ct.sel')"));
    browser.shot("keyboard");
    // Fire at Beatrice by its number, twice: what cannot be taken back is confirmed.
    let number =
        browser.text("document.querySelector('#choose button[value=\"fire 14\"]').dataset.n");
    let stamp = player.stamp();
    browser.keys(&format!("{number}{enter}"));
    browser.wait("document.querySelector('#choose .on')");
    browser.keys(&format!("{number}{enter}"));
    player.moved_on(&stamp);
    browser.wait("document.querySelector('#story').textContent.includes('Beatrice')");
}
