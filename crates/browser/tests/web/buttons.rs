//! Every button of the table page, for every title: none answers with an error, none is covered, and on a touch
//! screen none is too small for a finger.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use browser::{Browser, Player};
use serde_json::{Value, json};

use crate::reach::{calm, sit};

/// The titles, each with what is clicked in the form of a new table; the rest stays as it is.
const TITLES: [(&str, &[&str]); 4] = [
    ("storm", &["mode-bot", "side-vietminh"]),
    ("siege", &[]),
    ("tonkin", &["mode-bot"]),
    ("company", &["mode-bot", "side-white_star"]),
];

/// Keeps every error of every page until it is asked for: of scripts, and of what the server answers.
const WATCH: &str = r#"
    const wrong = (text) => {
        const known = JSON.parse(localStorage.getItem('wrong') ?? '[]');
        localStorage.setItem('wrong', JSON.stringify([...known, `${location.pathname}: ${text}`]));
    };
    addEventListener('error', (event) => wrong(event.message));
    addEventListener('unhandledrejection', (event) => wrong(String(event.reason)));
    const said = console.error;
    console.error = (...words) => { wrong(words.join(' ')); said(...words); };
    const asked = window.fetch;
    window.fetch = async (...what) => {
        const answer = await asked(...what);
        if (answer.status >= 400) wrong(`${answer.status} for ${what[0]}`);
        return answer;
    };
    addEventListener('load', () => {
        const { responseStatus } = performance.getEntriesByType('navigation')[0] ?? {};
        if (responseStatus >= 400) wrong(`answered ${responseStatus}`);
    });
"#;

/// Things that can be pressed on the page, each with a name that stays the same from page to page. Choices go by
/// one name: they are pressed a few times, for the game goes on with each.
const PRESSED: &str = r#"
    const isChoice = (one) => one.name === 'choice' || one.matches('.piece, .fold > summary, [data-act=go]');
    const nameOf = (one) => {
        if (isChoice(one)) return 'choice';
        if (one.matches('.rule, .mom, .at')) return one.className;
        if (one.matches('#story summary')) return 'story summary';
        if (one.matches('summary')) return `SUMMARY ${one.parentElement.className} ${one.closest('[id]')?.id}`;
        if (one.matches('[data-step]')) return `step ${one.dataset.step}`;
        const where = one.closest('[id]')?.id.replace(/^place-.*/, 'place') ?? '';
        const what = one.getAttribute('for') ?? one.dataset.zoom ?? one.dataset.tab ?? one.dataset.watch
            ?? one.dataset.open ?? one.dataset.act ?? one.getAttribute('href')?.replace(/\/t\/[0-9a-f]+/, '/t')
            ?? (one.value || one.id || one.form?.getAttribute('action').replace(/\/t\/[0-9a-f]+/, '/t') || one.textContent.trim().slice(0, 24));
        return `${one.tagName} ${where} ${what}`;
    };
    const all = [...document.querySelectorAll('button, summary, a[href], label[for]')]
        .filter((one) => !one.closest('svg, .skip, dialog:not([open])') && !one.matches('.skip, a[download]'));
    const shut = 'details:not([open])';
    const hidden = (one) => (one.matches(`${shut} > summary`) ? one.parentElement.parentElement : one).closest(shut);
    const named = all.map((one) => [nameOf(one), one]);
"#;

fn watch(browser: &Browser) {
    browser.command("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
}

fn wrongs(browser: &Browser) -> String {
    browser.text("localStorage.getItem('wrong') ?? ''")
}

/// Waits until the page does nothing more by itself.
fn settled(player: &Player) {
    player
        .browser
        .wait("document.readyState === 'complete' && !document.body.hasAttribute('data-busy')");
}

/// The name of something that was not pressed yet and can be seen, and where it is; `null` once there is none.
fn next(browser: &Browser, done: &BTreeSet<String>) -> Option<(String, Option<(f64, f64)>)> {
    let code = format!(
        "{PRESSED} const done = new Set({});
        for (const [name, one] of named) {{
            if (done.has(name)) continue;
            if (hidden(one)) continue;
            if (!one.checkVisibility({{ visibilityProperty: true }})) continue;
            const find = () => {{
                const box = one.getBoundingClientRect();
                if (box.width < 2 || box.height < 2) return undefined;
                for (const v of [.5, .2, .8]) for (const u of [.5, .2, .8]) {{
                    const [x, y] = [box.left + u * box.width, box.top + v * box.height];
                    const hit = document.elementFromPoint(x, y);
                    if (hit && (one.contains(hit) || hit.closest('label, button, a, summary') === one)) return [x, y];
                }}
                return null;
            }};
            one.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }});
            // Another tab in front of this one would slow every press that follows.
            one.removeAttribute('target');
            let at = find();
            if (at === undefined) continue;
            if (!at) {{ one.scrollIntoView({{ block: 'center', behavior: 'instant' }}); at = find(); }}
            return [name, at];
        }}
        return null;",
        json!(done)
    );
    let found = browser.script(&code);
    let name = found.get(0)?.as_str()?.to_owned();
    let place = |index: usize| found.get(1)?.get(index)?.as_f64();
    Some((name, place(0).zip(place(1))))
}

/// Opens the first list or menu that hides something that was not pressed yet. False when there is none.
fn open_next(browser: &Browser, done: &BTreeSet<String>) -> bool {
    let code = format!(
        "{PRESSED} const done = new Set({});
        const found = named.find(([name, one]) => !done.has(name) && hidden(one) \
            && hidden(one).checkVisibility());
        if (!found) return false;
        let outer = hidden(found[1]);
        while (outer.parentElement.closest(shut)) outer = outer.parentElement.closest(shut);
        outer.open = true;
        return true;",
        json!(done)
    );
    browser.script(&code) == Value::Bool(true)
}

/// Presses everything on a table once. Gives what was pressed, and what was covered.
fn press_all(player: &Player) -> (BTreeSet<String>, Vec<String>) {
    let browser = &player.browser;
    let home = browser.url();
    let (mut done, mut covered, mut choices) = (BTreeSet::new(), Vec::new(), 0);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(240) {
        settled(player);
        if browser.url() != home {
            browser.go(&home);
            settled(player);
        }
        let Some((name, at)) = next(browser, &done) else {
            if open_next(browser, &done) {
                continue;
            }
            return (done, covered);
        };
        choices += usize::from(name == "choice");
        if name != "choice" || choices == 4 {
            done.insert(name.clone());
        }
        match at {
            Some((x, y)) => browser.click_at(x, y),
            None => covered.push(name),
        }
        std::thread::sleep(Duration::from_millis(90));
        browser.script("document.querySelector('dialog[open]')?.close()");
    }
    panic!("there is always something more to press: {done:?}");
}

fn pressed(title: &str, labels: &[&str]) {
    let player = calm();
    let browser = &player.browser;
    watch(browser);
    sit(&player, title, labels, "5");
    player.asked();
    let (done, covered) = press_all(&player);
    assert!(done.len() > 30, "{title}: {done:?}");
    for needed in ["SUMMARY menu", "BUTTON bar", "step back", "BUTTON view", "LABEL log"] {
        assert!(done.iter().any(|name| name.starts_with(needed)), "{needed}: {done:?}");
    }
    assert_eq!(wrongs(browser), "", "{title}");
    assert!(covered.is_empty(), "{title}: covered {covered:?}");
}

#[test]
fn every_button_of_storm_can_be_pressed_and_none_answers_with_an_error() {
    pressed(TITLES[0].0, TITLES[0].1);
}

#[test]
fn every_button_of_the_siege_can_be_pressed_and_none_answers_with_an_error() {
    pressed(TITLES[1].0, TITLES[1].1);
}

#[test]
fn every_button_of_tonkin_can_be_pressed_and_none_answers_with_an_error() {
    pressed(TITLES[2].0, TITLES[2].1);
}

#[test]
fn every_button_of_company_can_be_pressed_and_none_answers_with_an_error() {
    pressed(TITLES[3].0, TITLES[3].1);
}

/// What can be seen and pressed and is less than 44 high, or less than 24 wide.
const SMALL: &str = r#"
    const wanted = 'button, summary, a.btn, .menubox a, .tabs a, .scrub a, .filters label, select, [role=button]';
    const small = [...document.querySelectorAll(wanted)].filter((one) => {
        if (one.closest('svg, .vh, dialog:not([open])')) return false;
        if (!one.checkVisibility({ visibilityProperty: true })) return false;
        const box = one.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && box.height < 43.5;
    });
    return small.map((one) => `${one.closest('[id]')?.id} ${one.tagName}.${one.className} `
        + `${Math.round(one.getBoundingClientRect().height)} ${one.textContent.trim().slice(0, 30)}`);
"#;

#[test]
fn on_a_touch_screen_every_button_is_large_enough_for_a_finger() {
    let mut small = Vec::new();
    for (title, labels) in TITLES {
        let player = calm();
        let browser = &player.browser;
        sit(&player, title, labels, "5");
        player.asked();
        browser.command(
            "Emulation.setTouchEmulationEnabled",
            &json!({ "enabled": true, "maxTouchPoints": 1 }),
        );
        for (width, height) in [(390, 844), (820, 1180)] {
            browser.hold(width, height);
            for tab in ["map", "hand", "stack", "odds", "log", "table"] {
                if width < 720 {
                    browser.click(&format!("[data-tab={tab}]"));
                }
                browser.script(
                    "document.querySelectorAll('details').forEach((one) => { one.open = true; })",
                );
                let found = browser.script(SMALL);
                let found = found.as_array().cloned().unwrap_or_default();
                small.extend(found.iter().map(|one| format!("{title} {width} {tab}: {one}")));
                browser.shot(&format!("touch-{title}-{width}-{tab}"));
                if width >= 720 {
                    break;
                }
            }
        }
    }
    let small: BTreeSet<String> = small.into_iter().collect();
    assert!(small.is_empty(), "{}", small.into_iter().collect::<Vec<_>>().join("\n"));
}
