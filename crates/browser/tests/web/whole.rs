//! A whole game, played to its end by clicking whatever is lit: areas and piles on the map, cards in the
//! hand, units and buttons beside the map, the list of choices.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use browser::{Browser, Player};
use serde_json::{Value, json};

use crate::door::{go_to, well_told};

/// What every script here begins with.
const TOOLS: &str = r#"
    const one = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const stamp = () => one('#choose [name=stamp]')?.value;
    const over = () => Boolean(one('#prompt a[href$="/save"]'));
    const busy = () => document.body.hasAttribute('data-busy');
    const until = async (test, wait = 20000) => {
        const end = performance.now() + wait;
        while (!test()) {
            if (performance.now() > end) throw new Error(`in vain: ${window.last} ${one('#prompt').innerText}`);
            await new Promise((go) => setTimeout(go, 4));
        }
    };
    const seen = (element) => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        for (const v of [.5, .25, .75]) for (const u of [.5, .25, .75]) {
            const x = box.left + u * box.width, y = box.top + v * box.height;
            const hit = document.elementFromPoint(x, y);
            if (hit && element.contains(hit)) return [x, y];
        }
        return null;
    };
"#;

/// Waits until something can be clicked and draws one thing of it: first where, then what. Gives where it
/// is and the point in the middle of it, or nothing once the game is over. Whatever gives units back is
/// left out, and one impulse in three is passed, so that the game does not take too long.
const DRAW: &str = r#"
    window.drawn ??= 1954;
    const draw = (list) => {
        window.drawn = (window.drawn * 48271) % 2147483647;
        return list[window.drawn % list.length];
    };
    const back = (element) => element.value?.startsWith('drop ') || element.value === 'keep';
    const narrowed = () => Boolean(one('#choose .narrowed-out'));
    const places = () => Object.entries(narrowed() ? { list: '#choose button[data-n]:not(.narrowed-out)' } : {
        area: '#live .area.legal',
        pile: '#live .ct.can',
        hand: '#hand .cardacts button',
        unit: '#inspector .place.open button.unit:not([aria-pressed=true])',
        beside: '#inspector .place.open .placeacts button',
        list: '#choose button[data-n]',
    }).map(([name, selector]) => [name, all(selector).filter((one) => !back(one))]).filter(([, list]) => list.length);
    await until(() => over() || (!busy() && places().length > 0));
    if (over()) return null;
    document.activeElement.blur();
    const pass = one('#choose button[value=pass]');
    const point = pass && draw([true, false, false]) && seen(pass);
    if (point) return ['list', ...point, stamp()];
    for (let tries = 0; tries < 200; tries += 1) {
        const [name, list] = draw(places());
        const drawn = draw(list);
        const point = seen(drawn);
        // What lies behind a name is opened when nothing else can be clicked.
        if (!point && tries > 40) all('#choose details.fold').forEach((one) => { one.open = true; });
        if (point) { window.last = drawn.outerHTML.slice(0, 300); return [name, ...point, stamp()]; }
    }
    throw new Error('nothing that is lit can be clicked');
"#;

/// Waits until a click has had its effect: the game went on, or the choice is shown to be confirmed, or
/// the list is narrowed to what the click can mean, and its first choice has the focus.
const EFFECT: &str = r#"
    const moved = () => !busy() && stamp() !== WAS;
    const narrowed = () => ON_MAP && document.activeElement.closest('#choose');
    // The page may be redrawn between press and release, and the click is lost: it is made anew.
    const came = () => over() || moved() || (!busy() && (one('#choose .on') || narrowed()));
    try { await until(came, 8000); } catch { return 'lost'; }
    if (over() || moved()) return null;
    return one('#choose .on') ? seen(one('#prompt [data-act=go]')) : null;
"#;

fn script(browser: &Browser, code: &str) -> Value {
    browser.script(&format!("{TOOLS}{code}"))
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a place on the screen is a number")
}

/// More clicks than this are not lost by chance.
const MOST_LOST: usize = 3;

/// Plays on until the game is over; gives how often what was clicked.
pub(crate) fn play(browser: &Browser) -> BTreeMap<String, usize> {
    let mut clicks = BTreeMap::new();
    let mut lost = 0;
    loop {
        let drawn = script(browser, DRAW);
        let Some([name, x, y, was]) = drawn.as_array().map(Vec::as_slice) else { return clicks };
        *clicks.entry(name.as_str().unwrap_or_default().to_owned()).or_default() += 1;
        browser.click_at(number(x), number(y));
        let effect = EFFECT.replace("WAS", &was.to_string());
        let on_map = matches!(name.as_str(), Some("area" | "pile"));
        let effect = effect.replace("ON_MAP", &on_map.to_string());
        let effect = script(browser, &effect);
        lost += usize::from(effect == "lost");
        assert!(lost <= MOST_LOST, "clicks have no effect: {}", browser.text("window.last"));
        if let Some([x, y]) = effect.as_array().map(Vec::as_slice) {
            // What cannot be taken back is confirmed.
            *clicks.entry("confirm".to_owned()).or_default() += 1;
            browser.click_at(number(x), number(y));
            let gone = format!("await until(() => over() || (!busy() && stamp() !== {was}))");
            script(browser, &gone);
        }
    }
}

/// One game usually; games of other numbers in the long run.
#[test]
fn a_whole_game_is_clicked_to_its_end() {
    for seed in (1954..).take(proof::times(1, 12)) {
        let (clicks, time) = clicked_to_its_end(seed);
        println!("game {seed}: {clicks:?} in {time:?}");
    }
}

/// Plays a game to its end; gives how often what was clicked, and how long it took.
fn clicked_to_its_end(seed: u32) -> (BTreeMap<String, usize>, Duration) {
    let player = Player::new();
    let browser = &player.browser;
    // Counters do not glide: a click meets what stood there when it was drawn.
    let calm = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    browser.command("Emulation.setEmulatedMedia", &json!({ "features": calm }));
    let seed = seed.to_string();
    player.sit_at(
        "storm",
        &[("mode", "bot"), ("side", "vietminh"), ("level", "random"), ("seed", &seed)],
    );
    let begun = Instant::now();
    let clicks = play(browser);
    let time = begun.elapsed();
    for name in ["area", "pile", "hand", "unit", "list", "confirm"] {
        assert!(clicks.get(name) > Some(&5), "{name}: {clicks:?}");
    }
    browser.shot("over");
    well_told(browser, "a whole game");
    assert!(!browser.is("document.querySelector('#choose button[data-n]')"));
    // It was played through every turn, and somebody won.
    assert!(browser.text("document.querySelector('#bar .turnpill').textContent").contains('8'));
    let said = browser.text("document.querySelector('#prompt .ask').innerText");
    assert!(said.contains("win"), "{said}");
    // The page that is loaded anew says the same, and the table is among the finished ones.
    browser.go(&browser.url());
    assert_eq!(browser.text("document.querySelector('#prompt .ask').innerText"), said);
    go_to(browser, "#bar .brand");
    go_to(browser, "nav a[href='/tables']");
    assert!(browser.is("document.querySelector('h2.sec:last-of-type + .moves a.mv')"));
    browser.shot("tables-over");
    (clicks, time)
}
