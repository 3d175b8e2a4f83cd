//! Dien Bien Phu in the browser: pieces are put in boxes and on spaces by click, by keys and by dragging;
//! long sequences are watched and skipped; a whole game is clicked to its end.

use browser::Player;
use serde_json::{Value, json};

use crate::whole;

/// A player at a new table, with the historical placement taken.
fn placed() -> Player {
    let player = Player::new();
    let calm = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    player.browser.command("Emulation.setEmulatedMedia", &json!({ "features": calm }));
    player.sit_at("siege", &[("seed", "7")]);
    player.choose_first("placement 1");
    player.choose_first("done");
    player.asked();
    player
}

/// The middles of what two selectors find, both of them in view.
fn ends(player: &Player, from: &str, to: &str) -> [(f64, f64); 2] {
    let code = format!(
        "const found = [{}, {}].map((one) => document.querySelector(one)); \
         found.forEach((one) => one.scrollIntoView({{ block: 'nearest', behavior: 'instant' }})); \
         return found.map((one) => {{ const at = one.getBoundingClientRect(); \
         return [at.x + at.width / 2, at.y + at.height / 2]; }})",
        json!(from),
        json!(to)
    );
    let found = player.browser.script(&code);
    let number = |value: &Value| value.as_f64().expect("a place on the screen");
    [0, 1].map(|end| (number(&found[end][0]), number(&found[end][1])))
}

/// What is in a box.
fn in_box(player: &Player, key: &str) -> u64 {
    let count = format!("document.querySelectorAll('.drop[data-key=\"{key}\"] .piece').length");
    player.browser.script(&format!("return {count}")).as_u64().unwrap_or(0)
}

fn wait_for(player: &Player, key: &str, count: u64) {
    let pieces = format!("document.querySelectorAll('.drop[data-key=\"{key}\"] .piece').length");
    player.browser.wait(&format!("{pieces} === {count}"));
}

fn drag(player: &Player, [from, to]: [(f64, f64); 2]) {
    let mouse = |kind: &str, (x, y): (f64, f64), buttons: u8| {
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
        player.browser.command("Input.dispatchMouseEvent", &event);
    };
    mouse("mousePressed", from, 1);
    for step in 1..=8 {
        let share = f64::from(step) / 8.0;
        let at = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
        mouse("mouseMoved", at, 1);
    }
    mouse("mouseReleased", to, 0);
}

#[test]
fn pieces_are_put_in_boxes_by_click_key_and_drag() {
    let player = placed();
    let browser = &player.browser;
    let reserve = ".drop[data-key=\"box/air-reserve\"] .piece.can";
    // By two clicks.
    let stamp = player.stamp();
    browser.click(reserve);
    assert!(browser.is("document.querySelector('.drop[data-key=\"box/air-tactical\"].aimed')"));
    browser.click(".drop[data-key=\"box/air-tactical\"] h3");
    player.moved_on(&stamp);
    wait_for(&player, "box/air-tactical", 1);
    // By dragging.
    let stamp = player.stamp();
    drag(&player, ends(&player, reserve, ".drop[data-key=\"box/air-base\"] h3"));
    player.moved_on(&stamp);
    wait_for(&player, "box/air-base", 1);
    // By keys.
    let stamp = player.stamp();
    browser.script(&format!("document.querySelector({}).focus()", json!(reserve)));
    browser.keys("\u{e007}");
    browser.script("document.querySelector('.drop[data-key=\"box/air-flak\"]').focus()");
    browser.keys("\u{e007}");
    player.moved_on(&stamp);
    wait_for(&player, "box/air-flak", 1);
    // And back again.
    let before = in_box(&player, "box/air-reserve");
    let stamp = player.stamp();
    let (piece, home) =
        (".drop[data-key=\"box/air-base\"] .piece", ".drop[data-key=\"box/air-reserve\"] h3");
    drag(&player, ends(&player, piece, home));
    player.moved_on(&stamp);
    wait_for(&player, "box/air-reserve", before + 1);
    browser.shot("siege-missions");
}

#[test]
fn what_the_enemy_does_can_be_watched_and_skipped() {
    let player = placed();
    let browser = &player.browser;
    player.choose_first("done");
    player.choose_first("done");
    browser.wait("!document.querySelector('#watch').hidden");
    browser.shot("siege-watch-offer");
    browser.click("#watch [data-watch=go]");
    browser.wait("document.body.hasAttribute('data-back')");
    browser.click("#watch [data-watch=faster]");
    browser.wait("document.querySelector('#watch progress').value > 2");
    browser.shot("siege-watch");
    browser.click("#watch [data-watch=skip]");
    browser.wait("!document.body.hasAttribute('data-back') && document.querySelector('#choose button[data-n]')");
}

#[test]
fn on_a_phone_nothing_scrolls_sideways() {
    let player = placed();
    let browser = &player.browser;
    browser.size(390, 844);
    for tab in ["map", "hand", "stack", "odds", "log", "table"] {
        browser.click(&format!("[data-tab={tab}]"));
        let wide = browser.script("return document.documentElement.scrollWidth");
        assert!(wide.as_u64() <= Some(390), "{tab}: {wide}");
        browser.shot(&format!("siege-phone-{tab}"));
    }
    browser.click("[data-tab=hand]");
    let small = browser.script(
        "return Math.min(...[...document.querySelectorAll('#hand .counter')].map((one) => one.getBoundingClientRect().width))",
    );
    assert!(small.as_f64() >= Some(40.0), "{small}");
}

#[test]
fn a_whole_game_is_clicked_to_its_end() {
    let player = placed();
    let clicks = whole::play(&player.browser);
    println!("{clicks:?}");
    player.browser.shot("siege-over");
    let said = player.browser.text("document.querySelector('#prompt .ask').innerText");
    assert!(!said.is_empty());
}
