//! What a player meets at the table, from the home page on and by clicks alone: squares that light and answer,
//! verdicts, dice that go with their question, buttons large enough for a finger, and nothing that answers
//! with an error.

use browser::Player;
use serde_json::json;

/// A visitor whose screen does not move by itself.
pub(crate) fn calm() -> Player {
    let player = Player::new();
    let calm = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    player.browser.command("Emulation.setEmulatedMedia", &json!({ "features": calm }));
    player
}

/// From the home page to a table of a title: its form, the labels that are clicked there, the seed that is
/// typed, and the button at the end.
pub(crate) fn sit(player: &Player, title: &str, labels: &[&str], seed: &str) {
    let browser = &player.browser;
    player.visit("/");
    browser.click(&format!("a[href='/new/{title}']"));
    browser.wait("document.querySelector('form.form')");
    for label in labels.iter().chain(&["dice-open"]) {
        browser.click(&format!("label[for='{label}']"));
    }
    browser.click("#seed");
    browser.script("document.querySelector('#seed').select()");
    browser.keys(seed);
    browser.click("form.form > p:last-of-type button");
    browser.wait("document.querySelector('#choose, .curtain')");
}

/// Presses a thing on the table and waits until it has been done; what cannot be taken back is confirmed.
fn press(player: &Player, code: &str) {
    let (browser, stamp) = (&player.browser, player.stamp());
    browser.press(code);
    let moved =
        format!("document.querySelector('#choose [name=stamp]').value !== {}", json!(stamp));
    browser.wait(&format!("{moved} || document.querySelector('#choose .on')"));
    if browser.is("document.querySelector('#choose .on')") {
        browser.click("#prompt [data-act=go]");
    }
    player.moved_on(&stamp);
    player.asked();
}

/// How many elements a selector finds.
fn count(player: &Player, selector: &str) -> u64 {
    let code = format!("return document.querySelectorAll({}).length", json!(selector));
    player.browser.script(&code).as_u64().unwrap_or(0)
}

/// What an element says.
fn said(player: &Player, selector: &str) -> String {
    player.browser.text(&format!("document.querySelector({})?.innerText ?? ''", json!(selector)))
}

const WHITE_STAR: [&str; 3] = ["mode-bot", "side-white_star", "level-random"];

#[test]
fn a_unit_that_is_picked_lights_its_squares_and_is_put_on_the_one_that_is_pressed() {
    let player = calm();
    let browser = &player.browser;
    sit(&player, "company", &WHITE_STAR, "7");
    player.asked();
    assert_eq!(count(&player, "#live .area.aimed"), 0);
    // By its name in the list, which opens its squares as well.
    browser.click("#choose .fold > summary");
    browser.wait("document.querySelector('#live .area.aimed')");
    let open = count(&player, "#choose .fold[open] button");
    assert_eq!(count(&player, "#live .area.aimed"), open);
    browser.shot("door-company-deploy");
    press(&player, "[...document.querySelectorAll('#live .area.aimed')][2]");
    assert_eq!(count(&player, "#live .ct"), 1);
    // By its picture among the forces.
    while browser.is("document.querySelector('#hand .piece.can.off')") {
        browser.click("#hand .piece.can.off");
        browser.wait("document.querySelector('#live .area.aimed')");
        press(&player, "[...document.querySelectorAll('#live .area.aimed')].at(-1)");
    }
    assert_eq!(count(&player, "#live .ct.fr"), 5);
}

/// A unit of White Star acts: set-up done, a group and a unit chosen, all by clicks on the table.
fn acting(player: &Player) {
    let browser = &player.browser;
    sit(player, "company", &WHITE_STAR, "7");
    player.asked();
    while browser.is("document.querySelector('#hand .piece.can.off')") {
        browser.click("#hand .piece.can.off");
        press(player, "document.querySelector('#live .area.aimed')");
    }
    let stamp = player.stamp();
    browser.click("#live .ct.can");
    player.moved_on(&stamp);
    browser.click("#live .ct.can");
    browser.wait("document.querySelector('#choose .narrowed-out')");
    let stamp = player.stamp();
    browser.click("#choose button[value^=\"unit \"]:not(.narrowed-out)");
    player.moved_on(&stamp);
    browser.wait("document.querySelector('#choose button[value=move]')");
}

#[test]
fn a_press_on_a_square_moves_the_unit_that_acts_or_says_why_it_cannot() {
    let player = calm();
    let browser = &player.browser;
    acting(&player);
    // The plate of every unit holds its name.
    let narrow = "[...document.querySelectorAll('#live .tagp + .tagt')].filter((one) => \
                  one.getBBox().width > one.previousElementSibling.getBBox().width - 3)\
                  .map((one) => one.textContent).join()";
    assert_eq!(browser.text(narrow), "");
    assert!(count(&player, "#live .tagp + .tagt") >= 5, "the units are on the table");
    // Too far away: the reason, with its rule, beside the square and in the panel.
    browser.press("document.querySelector('#area-J4')");
    browser.wait("!document.querySelector('#tip').hidden");
    let why = said(&player, "#tip");
    assert!(why.contains("not next to the unit") && why.contains("X10.1"), "{why}");
    assert!(said(&player, "#inspector .place.open .whynot").contains("not next to the unit"));
    browser.shot("door-company-far");
    // Next to it: the unit is to move there, and is asked for its dice.
    let near = "document.querySelector('#live .area.legal[data-via=\"' \
                + document.querySelector('#choose button[value=move]').dataset.n + '\"]')";
    let square = browser.text(&format!("{near}.dataset.key.slice(7)"));
    browser.press(near);
    browser.wait("document.querySelector('#choose button[value^=\"dice \"]')");
    let ask = said(&player, "#prompt .prompt");
    assert!(ask.contains(&square), "{square}: {ask}");
    browser.shot("door-company-near");
}

#[test]
fn a_press_on_a_place_leaves_no_empty_label_and_a_reason_goes_with_its_place() {
    let player = calm();
    let browser = &player.browser;
    sit(&player, "storm", &["mode-bot", "side-vietminh", "level-random"], "5");
    player.asked();
    press(&player, "document.querySelector('#area-11.legal')");
    press(&player, "document.querySelector('#choose button[value=\"pick all\"]')");
    // A place that can be fired at and assaulted: what is left of the list has a label for each group, and no
    // label stands alone.
    browser.press("document.querySelector('#area-14.legal')");
    browser.wait("document.querySelector('#choose .narrowed-out')");
    let alone = "[...document.querySelectorAll('#choose .group')].filter((group) => \
        group.querySelector('.glabel')?.checkVisibility() \
        && ![...group.querySelectorAll('.btn')].some((one) => one.checkVisibility())).length";
    assert_eq!(browser.text(alone), "0");
    assert!(count(&player, "#choose .btn:not(.narrowed-out)") > 1);
    browser.shot("door-storm-narrowed");
    // Why nothing can be done with one place does not stay while another is pointed at.
    browser.press("document.querySelector('#area-8')");
    browser.wait("!document.querySelector('#tip').hidden");
    assert!(said(&player, "#tip").contains("Him Lam"));
    browser.press("document.querySelector('#area-18')");
    let stale = "!document.querySelector('#tip').hidden \
        && document.querySelector('#tip').innerText.includes('Him Lam')";
    assert!(!browser.is(stale));
}

#[test]
fn the_sandbox_of_a_game_that_is_over_tells_its_verdict() {
    let player = calm();
    let browser = &player.browser;
    let labels = ["scenario-hold_the_hamlet", "mode-bot", "side-white_star", "level-random"];
    sit(&player, "company", &labels, "3");
    player.asked();
    crate::whole::play(browser);
    let verdict = said(&player, "#prompt .ask");
    assert!(verdict.contains("over"), "{verdict}");
    // Looking back to the beginning of it.
    browser.click("a[data-step=first]");
    browser.wait("document.querySelector('.banner.verdict')");
    assert!(said(&player, ".banner.verdict").contains("The game is over"));
    browser.shot("door-verdict-back");
    browser.click("#prompt [data-act=go]");
    browser.wait("!document.querySelector('.banner.verdict')");
    // And a sandbox of its end.
    let table = browser.url();
    browser.click("#prompt form[action$='/fork'] button");
    browser.wait(&format!(
        "location.href !== {} && document.querySelector('.banner.sandbox')",
        json!(table)
    ));
    let told = said(&player, "#prompt .ask");
    assert!(told.contains("over") || told.contains("win"), "{told}");
    browser.shot("door-verdict-sandbox");
}
