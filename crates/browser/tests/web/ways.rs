//! Own dice, standing orders, saves, and the same table in two tabs.

use browser::Player;
use serde_json::json;

use crate::door::go_to;

#[test]
fn players_type_what_their_dice_show() {
    let player = Player::new();
    let browser = &player.browser;
    player.visit("/");
    go_to(browser, ".tile a[href='/new/storm']");
    let own = browser.text("document.querySelector('label[for=dice-own]').innerText");
    assert!(own.contains("is still drawn by the table"), "{own}");
    player.pick("mode", "both");
    player.pick("dice", "own");
    go_to(browser, "form.form > p:last-of-type button");
    player.asked();
    player.choose("act 8");
    player.choose("pick all");
    browser.click("#choose button[value='fire 14']");
    browser.wait("document.querySelector('#choose .on')");
    browser.click("#prompt [data-act=go]");
    browser.wait("document.querySelector('#prompt .throw #dice')");
    browser.shot("own-dice");
    // Dice that cannot fall are refused with a reason; the others count.
    let throw = |dice: &str| {
        browser.click("#dice");
        browser.script("document.querySelector('#dice').select()");
        browser.keys(dice);
        browser.click("#prompt .throw button");
    };
    throw("7 1");
    browser.wait("document.querySelector('#prompt [role=alert]')");
    assert!(browser.is("document.querySelector('#prompt .throw #dice')"));
    throw("5 4");
    browser.wait("!document.querySelector('#prompt .throw')");
    browser.wait("document.querySelector('#story').innerText.includes('9')");
    assert!(
        browser.is("document.querySelectorAll('#story .die, #story [class*=die]').length >= 2")
    );
}

#[test]
fn standing_orders_are_given_and_kept() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at(
        "storm",
        &[("mode", "bot"), ("side", "french"), ("level", "random"), ("seed", "7")],
    );
    player.asked();
    browser.click("#orders summary");
    browser.wait("document.querySelector('#orders details[open]')");
    let orders = "[...document.querySelectorAll('#orders select')].map((one) => one.value).join()";
    assert!(browser.text(orders).split(',').all(|order| order == "ask"));
    browser.script(
        "const [first, second] = document.querySelectorAll('#orders select'); \
         first.value = 'decline'; second.value = 'use'; \
         second.closest('fieldset').querySelector('[name=at_least]').value = 3",
    );
    browser.click("#orders form > button");
    browser.wait("!document.body.hasAttribute('data-busy')");
    browser.shot("orders");
    let given = || {
        browser.go(&browser.url());
        browser.text(orders).starts_with("decline,use,")
            && browser.text("document.querySelectorAll('#orders [name=at_least]')[1].value") == "3"
    };
    let begun = std::time::Instant::now();
    while !given() {
        assert!(begun.elapsed().as_secs() < 20, "{}", browser.text(orders));
    }
}

#[test]
fn a_save_is_taken_home_and_loaded_again() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at("storm", &[("mode", "both"), ("seed", "7")]);
    player.asked();
    player.choose("act 8");
    player.choose("pick all");
    let table = browser.text("location.pathname");
    let story = "document.querySelector('#story').innerText";
    let told = browser.text(story);
    let save = browser.script(&format!(
        "const link = document.querySelector('details.menu a[href=\"{table}/save\"]'); \
         return (await fetch(link.href)).text()"
    ));
    assert!(save.as_str().unwrap().starts_with("{\"save\":2,"), "{save}");
    go_to(browser, "#bar .brand");
    browser.script(&format!(
        "const files = new DataTransfer(); files.items.add(new File([{save}], 'game.jsonl')); \
         document.querySelector('#save').files = files.files"
    ));
    browser.click("form[action='/load'] button");
    browser
        .wait(&format!("location.pathname.startsWith('/t/') && location.pathname !== '{table}'"));
    player.asked();
    assert_eq!(browser.text(story), told);
    player.choose("fire 14");
    browser.shot("loaded");
}

#[test]
fn two_tabs_of_a_table_show_the_same() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at("storm", &[("mode", "both"), ("seed", "7")]);
    player.asked();
    let (table, first) = (browser.url(), browser.tab());
    let old = player.stamp();
    browser.new_tab();
    browser.go(&table);
    player.asked();
    assert_eq!(player.stamp(), old);
    let second = browser.tab();
    browser.look_at(&first);
    player.choose("act 8");
    let new = player.stamp();
    // The other tab was told, without being touched.
    browser.look_at(&second);
    player.moved_on(&old);
    assert_eq!(player.stamp(), new);
    // An answer to what is no longer asked is not carried out.
    let late = browser.script(&format!(
        "const data = new URLSearchParams({{ choice: 'pass', stamp: {} }}); \
         const headers = {{ Accept: 'application/json' }}; \
         const path = `${{location.pathname}}/choose`; \
         const answer = await fetch(path, {{ method: 'POST', body: data, headers }}); \
         return [answer.status, (await answer.json()).moved_on]",
        json!(old)
    ));
    assert_eq!(late, json!([409, true]));
    assert_eq!(player.stamp(), new);
}

#[test]
fn a_page_that_arrives_late_does_not_leave_the_reader_behind() {
    let player = Player::new();
    let browser = &player.browser;
    player.sit_at("storm", &[("mode", "both")]);
    player.asked();
    let first = player.stamp();
    // The answer is out of date, so the page is looked at anew; that page is held back on its way.
    browser.script(
        "const real = window.fetch; \
         window.fetch = async (url, options) => { \
             const answer = await real(url, options); \
             if (options?.method || String(url).includes('/place')) return answer; \
             const text = await answer.text(); \
             window.held = true; \
             await new Promise((go) => { window.release = go; }); \
             window.fetch = real; \
             return new Response(text, { headers: { 'content-type': 'text/html' } }); \
         }; \
         document.querySelector('#choose [name=stamp]').value = 'old'; \
         document.querySelector('#choose button[data-n]:not(.final)').click()",
    );
    browser.wait("window.held");
    // Meanwhile the table goes on, and the stream tells.
    let went_on = browser.script(&format!(
        "const form = document.querySelector('#choose'); \
         const choice = form.querySelector('button[data-n]:not(.final)').value; \
         const body = new URLSearchParams({{ stamp: {}, choice }}); \
         return fetch(form.action, {{ method: 'POST', body, headers: {{ Accept: 'application/json' }} }}).then((answer) => answer.json())",
        json!(first)
    ));
    assert_eq!(went_on["ok"], true, "{went_on}");
    let new = format!("document.body.dataset.stamp !== {}", json!(first));
    browser.wait(&new);
    let second = browser.text("document.body.dataset.stamp");
    // Then the old page arrives, and is brought up to date all the same.
    browser.script("window.release()");
    browser.wait("!document.body.hasAttribute('data-busy')");
    browser.wait(&format!(
        "document.body.dataset.stamp === {0} && document.querySelector('#choose [name=stamp]').value === {0}",
        json!(second)
    ));
    player.choose_first("");
}
