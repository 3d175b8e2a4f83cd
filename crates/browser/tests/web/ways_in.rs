//! The ways from the home page: "Play now" begins what was picked, links of a title lead to that title, and a
//! running game is found again among many.

use browser::Browser;
use serde_json::json;

use crate::door::{go_to, sound};
use crate::minute::finished;
use crate::reach::calm;

/// The sides of the titles for two.
const SIDES: [(&str, [&str; 2]); 3] = [
    ("storm", ["french", "vietminh"]),
    ("tonkin", ["french", "vietminh"]),
    ("company", ["white_star", "communist"]),
];

#[test]
fn play_now_seats_who_pressed_it_on_the_side_he_picked() {
    let player = calm();
    let browser = &player.browser;
    player.visit("/");
    for (title, sides) in SIDES {
        for side in sides {
            go_to(browser, &format!(".tile a[href='/new/{title}']"));
            let label = format!("label[for='side-{side}']");
            browser.click("label[for='mode-bot']");
            browser.click(&label);
            let name =
                browser.text(&format!("document.querySelector({}).innerText.trim()", json!(label)));
            // The button promises nobody a side: what is picked below it counts.
            let quick = browser.text("document.querySelector('form.form .quick').innerText");
            assert!(!quick.contains(&name), "{quick}");
            go_to(browser, "form.form .quick button");
            player.asked();
            let you = "[...document.querySelectorAll('#bar .player')].filter((one) => \
                 one.querySelector('.clock').innerText === 'you').map((one) => one.innerText).join()";
            let you = browser.text(you);
            assert!(you.starts_with(&name) && !you.contains(','), "{title} {side}: {name}, {you}");
            go_to(browser, "#bar .brand");
        }
    }
}

#[test]
fn play_now_begins_with_the_mode_and_the_option_that_were_picked() {
    let player = calm();
    let browser = &player.browser;
    player.visit("/");
    go_to(browser, ".tile a[href='/new/storm']");
    browser.click("label[for='mode-both']");
    browser.click("label[for='bidding-yes']");
    go_to(browser, "form.form .quick button");
    player.asked();
    let here =
        "[...document.querySelectorAll('#bar .player .clock')].map((one) => one.innerText).join()";
    assert_eq!(browser.text(here), "you,you", "both sides are played at this screen");
    assert!(
        browser.is("document.querySelector('#choose button[value^=\"bid \"]')"),
        "sides are bid for"
    );
}

#[test]
fn the_links_of_a_title_lead_to_that_title_and_first_steps_only_where_there_are_some() {
    let player = calm();
    let browser = &player.browser;
    player.visit("/");
    let guided = "[...document.querySelectorAll('.tile a[href^=\"/first-steps/\"]')].map((one) => one.pathname).join()";
    assert_eq!(browser.text(guided), "/first-steps/storm");
    for title in shelf::titles().iter().map(|title| title.info().id) {
        for page in ["new", "rules", "learn", "components"] {
            for to in ["learn", "rules"] {
                go_to(browser, &format!(".tile a[href='/{page}/{title}']"));
                go_to(browser, &format!("header nav a[href^='/{to}']"));
                sound(browser, page);
                assert_eq!(browser.text("location.pathname"), format!("/{to}/{title}"), "{page}");
                go_to(browser, ".brand");
            }
        }
        let answer =
            browser.script(&format!("return (await fetch('/first-steps/{title}')).status"));
        assert_eq!(answer, if title == "storm" { 200 } else { 404 }, "{title}");
    }
}

/// The addresses of the tables on the page, in order.
fn listed(browser: &Browser) -> Vec<String> {
    let list =
        browser.text("[...document.querySelectorAll('a.mv')].map((one) => one.pathname).join()");
    list.split(',').map(ToOwned::to_owned).collect()
}

#[test]
fn a_running_game_is_found_among_many_that_are_over() {
    let player = calm();
    let browser = &player.browser;
    player.visit("/");
    go_to(browser, ".tile form:has(input[value='tonkin']) button");
    player.asked();
    let running = browser.text("location.pathname");
    go_to(browser, "#bar .brand");
    // More newer tables than a page of the disk once held.
    let save = finished("company", "hold_the_hamlet");
    for count in [21, 20, 20, 20, 20] {
        let loaded = browser.script(&format!(
            "const file = new File([{}], 'game.save'); let made = 0; \
             for (let n = 0; n < {count}; n += 1) {{ \
               const body = new FormData(); body.append('save', file); \
               made += (await fetch('/load', {{ method: 'POST', body }})).ok; }} \
             return made",
            json!(save)
        ));
        assert_eq!(loaded, count);
    }
    go_to(browser, ".brand");
    assert!(listed(browser).contains(&running), "it is on the home page");
    go_to(browser, "nav a[href='/tables']");
    sound(browser, "many tables");
    let first = listed(browser);
    assert_eq!((first.len(), first.first()), (20, Some(&running)));
    // Each says which title and which scenario it is.
    let unnamed = "[...document.querySelectorAll('a.mv')].filter((one) => \
         !one.querySelector('.name').innerText.trim() || !one.querySelector('.scenario').innerText.trim()).length";
    assert_eq!(browser.text(unnamed), "0");
    let weight = browser.text("performance.getEntriesByType('navigation')[0].decodedBodySize");
    assert!(weight.parse::<u32>().expect("a size is a number") < 1_000_000, "{weight}");
    go_to(browser, "nav.leaves a[href$='page=6']");
    let rest = listed(browser);
    assert!(rest.len() == 2 && rest.iter().all(|one| !first.contains(one)), "{rest:?}");
}
