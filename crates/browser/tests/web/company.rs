//! Men of Company B in the browser: a table with lists and maps of its own, a turn by clicks on the table, the
//! odds of every number of dice, what White Star may not see, a phone, and a whole mission to its end.

use browser::Player;
use serde_json::json;

use crate::door::{go_to, sound, well_told};
use crate::whole;

/// A visitor whose screen does not move by itself.
fn calm() -> Player {
    let player = Player::new();
    let calm = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    player.browser.command("Emulation.setEmulatedMedia", &json!({ "features": calm }));
    player
}

/// A player of White Star at a table where the set-up is done: he is asked for a group.
fn deployed() -> Player {
    let player = calm();
    let fields = [("mode", "bot"), ("side", "white_star"), ("level", "random"), ("seed", "7")];
    player.sit_at("company", &fields);
    player.asked();
    while player.browser.is("document.querySelector('#choose button[value^=\"deploy \"]')") {
        // Of many choices those of one unit lie behind its name.
        player.browser.script(
            "document.querySelectorAll('#choose details.fold').forEach((one) => one.open = true)",
        );
        player.choose_first("deploy ");
        player.asked();
    }
    player
}

/// How many elements a selector finds.
fn count(player: &Player, selector: &str) -> u64 {
    let code = format!("return document.querySelectorAll({}).length", json!(selector));
    player.browser.script(&code).as_u64().unwrap_or(0)
}

#[test]
fn a_turn_is_played_on_the_table_and_every_number_of_dice_has_its_odds() {
    let player = deployed();
    let browser = &player.browser;
    // A group, by a click on one of its units; then that unit, by a click and its button.
    let stamp = player.stamp();
    browser.click("#live .ct.can");
    player.moved_on(&stamp);
    assert!(browser.is("document.querySelector('#choose button[value^=\"unit \"]')"));
    browser.click("#live .ct.can");
    browser.wait("document.querySelector('#choose .narrowed-out')");
    let stamp = player.stamp();
    browser.click("#choose button[value^=\"unit \"]:not(.narrowed-out)");
    player.moved_on(&stamp);
    browser.wait("document.querySelector('#live .ct.sel')");
    // What it sees lies over the map, and can be switched off.
    assert_eq!(count(&player, "#sights .sight.open"), 1);
    browser.keys("v");
    browser
        .wait("getComputedStyle(document.querySelector('#sights .sight.open')).display === 'none'");
    browser.keys("v");
    browser.shot("company-action");
    // A move, by a click on a lit square; then the dice, each number with its chance.
    player.choose("move");
    let stamp = player.stamp();
    browser.click("#live .area.legal .hit");
    player.moved_on(&stamp);
    let dice = count(&player, "#choose button[value^=\"dice \"]");
    assert!(dice >= 5, "{dice}");
    let told = "[...document.querySelectorAll('#choose button[value^=\"dice \"]')].every((one) => one.textContent.includes('%'))";
    assert!(browser.is(told));
    browser.click("#choose button[value=\"dice 3\"]");
    browser.wait("document.querySelector('#choose .on')");
    assert!(browser.text("document.querySelector('#odds').innerText").contains('%'));
    browser.shot("company-odds");
    let stamp = player.stamp();
    browser.click("#prompt [data-act=go]");
    player.moved_on(&stamp);
    // The dice lie on the table, three of them.
    browser.wait("document.querySelectorAll('#live .roll .die').length === 3");
    browser.shot("company-rolled");
}

#[test]
fn the_table_is_played_by_keys_too() {
    let player = deployed();
    let browser = &player.browser;
    let stamp = player.stamp();
    browser.keys("1");
    player.moved_on(&stamp);
    let stamp = player.stamp();
    browser.keys("1");
    player.moved_on(&stamp);
    let stamp = player.stamp();
    browser.keys("1");
    player.moved_on(&stamp);
    browser.keys("m");
    browser.wait("document.activeElement.closest('#live .area')");
    let before = browser.text("document.activeElement.dataset.key");
    browser.keys("\u{e014}");
    browser.wait(&format!("document.activeElement.dataset.key !== {}", json!(before)));
    let stamp = player.stamp();
    browser.keys("]");
    browser.keys("\u{e007}");
    player.moved_on(&stamp);
    assert!(browser.is("document.querySelector('#choose button[value^=\"dice \"]')"));
}

#[test]
fn hidden_units_are_not_in_the_page_of_white_star() {
    let player = deployed();
    let browser = &player.browser;
    assert!(count(&player, "#live .maybe") > 0, "somebody hides somewhere");
    assert_eq!(count(&player, "#live .ct.vm"), 0);
    assert_eq!(count(&player, "#inspector .place .squads .vm"), 0);
    // Nor in what was sent for it: the page as the server wrote it.
    let source = browser.text(
        "(() => { const asked = new XMLHttpRequest(); asked.open('GET', location.href, false); asked.send(); return asked.responseText; })()",
    );
    assert!(source.contains("id=\"pile-W1\"") && !source.contains("id=\"pile-C"));
    assert!(!source.contains("hiddenp"));
}

#[test]
fn the_list_builder_counts_says_what_is_wrong_and_fills_the_form() {
    let player = calm();
    let browser = &player.browser;
    player.visit("/");
    browser.click("a[href='/new/company']");
    browser.wait("document.querySelector('form.form')");
    browser.click("label[for='mode-both']");
    browser.click("button[formaction='/lists/company'][value=white_star]");
    browser.wait("document.querySelector('form.builder #sum')");
    assert_eq!(count(&player, "#sum .faults li"), 0, "the list of the mission is sound");
    let sum = || browser.text("document.querySelector('#sum .points').innerText");
    assert!(sum().contains("114"), "{}", sum());
    // What shows another list and what checks this one lead back to it.
    for button in ["form.builder button[name=show]", "form.builder p .btn:not([name])"] {
        go_to(browser, button);
        sound(browser, button);
        browser.wait("document.querySelector('form.builder #sum')");
        assert!(sum().contains("114"), "{button}: {}", sum());
    }
    // One squad more: too many points. The sum follows without a click.
    let more = "const one = document.querySelector('[name=\"n-us_rifle-average-2\"]'); one.value = 3; \
                one.dispatchEvent(new Event('input', { bubbles: true }))";
    browser.script(more);
    browser.wait("document.querySelector('#sum .points').innerText.includes('138')");
    browser.wait("document.querySelectorAll('#sum .faults li').length === 1");
    browser.shot("company-builder");
    // It cannot be used like this; with a squad less elsewhere it can.
    go_to(browser, "button[name=use]");
    browser.wait("document.querySelectorAll('#sum .faults li').length === 1");
    browser.script("document.querySelector('[name=\"n-us_rifle-average-1\"]').value = 0");
    browser.click("button[name=use]");
    browser.wait("document.querySelector('select#white_star')");
    let list = browser.text("document.querySelector('select#white_star').value");
    assert!(list.contains("3 us_rifle:average @Maneuver #1st"), "{list}");
    assert!(browser.is("document.querySelector('#mode-both').checked"));
    browser.click("form.form > p:last-of-type button");
    player.asked();
    assert!(browser.is("document.querySelector('.board.squares')"));
}

#[test]
fn a_random_map_is_drawn() {
    let player = calm();
    let browser = &player.browser;
    player.sit_at("company", &[("mode", "both"), ("map", "random_highlands"), ("map_seed", "12")]);
    player.asked();
    browser.wait("document.querySelector('.board image').getBoundingClientRect().width > 100");
    let ground = browser.text("document.querySelector('.board image').getAttribute('href')");
    let found = format!(
        "(() => {{ const asked = new XMLHttpRequest(); asked.open('GET', {}, false); asked.send(); return asked.status; }})()",
        json!(ground)
    );
    assert_eq!(browser.text(&found), "200");
    browser.shot("company-random-map");
    // An address that somebody made up, with a map that is none.
    player.visit("/new/company?map=moon");
    browser.click("form.form > p:last-of-type button");
    browser.wait("document.querySelector('.wrong li')");
}

#[test]
fn on_a_phone_nothing_scrolls_sideways_and_squares_are_large_enough() {
    let player = deployed();
    let browser = &player.browser;
    browser.size(390, 844);
    browser.go(&browser.url());
    player.asked();
    for tab in ["map", "hand", "stack", "odds", "log", "table"] {
        browser.click(&format!("[data-tab={tab}]"));
        let wide = browser.script("return document.documentElement.scrollWidth");
        assert!(wide.as_u64() <= Some(390), "{tab}: {wide}");
        browser.shot(&format!("company-phone-{tab}"));
    }
    browser.click("[data-tab=map]");
    let square = browser
        .script("return document.querySelector('#area-A1 .hit').getBoundingClientRect().width");
    assert!(square.as_f64() >= Some(44.0), "{square}");
}

#[test]
fn a_whole_mission_is_clicked_to_its_end() {
    let player = calm();
    let fields = [
        ("mode", "bot"),
        ("side", "white_star"),
        ("level", "random"),
        ("scenario", "hold_the_hamlet"),
        ("seed", "3"),
    ];
    player.sit_at("company", &fields);
    player.asked();
    let clicks = whole::play(&player.browser);
    println!("{clicks:?}");
    player.browser.shot("company-over");
    well_told(&player.browser, "a whole mission");
    for name in ["area", "pile", "list", "confirm"] {
        assert!(clicks.get(name) > Some(&2), "{name}: {clicks:?}");
    }
    let said = player.browser.text("document.querySelector('#prompt .ask').innerText");
    assert!(said.contains("over"), "{said}");
}
