//! The map under the hand: a press on a lit counter does what its hex does, Escape leaves the map where it is,
//! the view somebody has set lasts, and a tip goes with the pointer. Every test begins at the home page.

use browser::{Browser, Player};
use serde_json::{Value, json};

/// A visitor who has come from the home page to a new table by clicks: a radio button for each field, the
/// seed typed.
pub(crate) fn from_home(title: &str, fields: &[(&str, &str)]) -> Player {
    from_home_in("en", title, fields)
}

/// The same in a language.
pub(crate) fn from_home_in(lang: &str, title: &str, fields: &[(&str, &str)]) -> Player {
    let player = Player::new();
    let browser = &player.browser;
    let calm = json!([{ "name": "prefers-reduced-motion", "value": "reduce" }]);
    browser.command("Emulation.setEmulatedMedia", &json!({ "features": calm }));
    if lang != "en" {
        player.visit("/");
        browser.click(&format!("form[action='/language'] button[value={lang}]"));
        browser.wait(&format!("document.documentElement.lang === {}", json!(lang)));
    }
    let mut all = fields.to_vec();
    all.push(("seed", "7"));
    player.sit_at(title, &all);
    player.asked();
    player
}

/// The button of the first choice that begins so.
pub(crate) fn button(start: &str) -> String {
    let buttons = "[...document.querySelectorAll('#choose button[data-n]')]";
    format!("{buttons}.find((one) => one.value.startsWith({}))", json!(start))
}

/// Presses the button of the first choice that begins so, wherever it lies folded, and confirms it.
pub(crate) fn take(player: &Player, start: &str) {
    let browser = &player.browser;
    let (stamp, found) = (player.stamp(), button(start));
    browser.wait(&found);
    let fold = format!("{found}.closest('details:not([open])')");
    if browser.is(&fold) {
        browser.press(&format!("{fold}.querySelector('summary')"));
    }
    browser.press(&found);
    let busy = "document.body.hasAttribute('data-busy')";
    let on = "document.querySelector('#choose .on')";
    let stands =
        format!("document.querySelector('#choose [name=stamp]')?.value === {}", json!(stamp));
    browser.wait(&format!("!{busy} && (!({stands}) || {on})"));
    if browser.is(&stands) {
        browser.click("#prompt [data-act=go]");
    }
    browser.wait(&format!(
        "!{busy} && !({stands}) && document.querySelector('#choose button[data-n]')"
    ));
}

/// What can be chosen.
pub(crate) fn offered(browser: &Browser) -> Vec<String> {
    let code =
        "return [...document.querySelectorAll('#choose button[data-n]')].map((one) => one.value)";
    let list = browser.script(code);
    let texts = list.as_array().into_iter().flatten().filter_map(Value::as_str);
    texts.map(ToOwned::to_owned).collect()
}

/// Goes on with the quietest answers until a question offers a choice that begins so.
pub(crate) fn until(player: &Player, wanted: &str) {
    for _ in 0..80 {
        let offered = offered(&player.browser);
        if offered.iter().any(|notation| notation.starts_with(wanted)) {
            return;
        }
        let quiet = ["default", "real 1", "spend", "done", "decline", "stop", "silent", "dump"];
        let is_offered = |start: &&str| offered.iter().any(|one| one.starts_with(start));
        let first = offered.iter().find(|notation| *notation != "objectives");
        let answer = quiet.into_iter().find(is_offered).or(first.map(String::as_str));
        take(player, answer.expect("something is asked"));
    }
    panic!("{wanted} was never offered");
}

/// Where on the screen the middle of an element lies.
fn middle(browser: &Browser, element: &str) -> (f64, f64) {
    let at = browser.script(&format!(
        "const at = {element}.getBoundingClientRect(); \
         return [(at.left + at.right) / 2, (at.top + at.bottom) / 2]"
    ));
    let side = |n: usize| at[n].as_f64().expect("a place on the screen is a number");
    (side(0), side(1))
}

/// A lit counter of the Viet Minh that can be seen, with nothing over its middle; `of` is a condition on the
/// element `pile` and the notation `hex` of its hex.
fn pile(browser: &Browser, of: &str) -> String {
    browser.text(&format!(
        "(() => {{ const offered = [...document.querySelectorAll('#choose button[data-n]')]; \
         const room = document.querySelector('#view').getBoundingClientRect(); \
         return [...document.querySelectorAll('#live .ct.vm')].find((pile) => {{ \
           const hex = pile.dataset.area.slice(4); const at = pile.getBoundingClientRect(); \
           const x = (at.left + at.right) / 2, y = (at.top + at.bottom) / 2; \
           return x > room.left && x < room.right && y > room.top && y < room.bottom \
             && pile.contains(document.elementFromPoint(x, y)) && ({of}); }})?.id ?? '' }})()"
    ))
}

/// A stack that can move, of whose hex nothing else is asked.
const STACK: &str = "offered.filter((one) => one.dataset.keys.split(' ').includes(`hex/${hex}`)) \
     .map((one) => one.value).join() === `stack ${hex}`";

/// A stack whose order can be changed as well.
const ARRANGED: &str = "offered.some((one) => /^(top|under) /.test(one.value) \
     && one.dataset.keys.split(' ').some((key) => pile.dataset.keys.split(' ').includes(key)))";

/// Presses the middle of a counter, and waits until what it stands for is done.
fn press_middle(player: &Player, pile: &str) {
    let stamp = player.stamp();
    let (x, y) = middle(&player.browser, &format!("document.querySelector('#{pile}')"));
    player.browser.click_at(x, y);
    player.moved_on(&stamp);
}

/// What is looked at: the transform of a large board, the part of a small one.
fn seen(browser: &Browser) -> String {
    browser.text(
        "(() => { const board = document.querySelector('svg.board'); \
         return board.style.transform || board.getAttribute('viewBox') })()",
    )
}

#[test]
fn a_press_on_a_counter_takes_its_stack_up() {
    let player = from_home("tonkin", &[("scenario", "hoa_binh"), ("mode", "both")]);
    let browser = &player.browser;
    until(&player, "stack ");
    // A stack that could also be arranged: the order of its counters lies behind the name of a list.
    let found = pile(browser, &format!("{STACK} && {ARRANGED}"));
    assert!(!found.is_empty(), "no such stack is in view");
    browser.shot("tonkin-counter-before");
    press_middle(&player, &found);
    assert!(
        offered(browser).iter().any(|notation| notation == "with all"),
        "{:?}",
        offered(browser)
    );
    browser.shot("tonkin-counter-stack");
}

#[test]
fn a_press_on_a_counter_joins_an_attack_and_leaves_it() {
    let player = from_home("tonkin", &[("scenario", "hoa_binh"), ("mode", "both")]);
    let browser = &player.browser;
    until(&player, "attack ");
    take(&player, "attack ");
    let pressed = |hex: bool| {
        let of = "offered.filter((one) => one.value.startsWith('with ') \
             && pile.dataset.keys.split(' ').includes(one.dataset.keys)).length > 0";
        let side =
            browser.text("document.querySelector('#live .ct.can')?.classList.contains('fr')");
        assert_eq!(side, "false", "the Viet Minh attack first here");
        let found = pile(browser, of);
        assert!(!found.is_empty(), "nobody in view can join");
        let before = offered(browser);
        let joined =
            |list: &[String]| list.iter().filter(|one| one.starts_with("without ")).count();
        if hex {
            // A corner of the hex, beside the counter.
            let stamp = player.stamp();
            let area = format!("document.querySelector('#{}')", found.replace("pile-", "area-"));
            let (x, _) = middle(browser, &area);
            let low = browser.script(&format!("return {area}.getBoundingClientRect().bottom - 5"));
            browser.click_at(x, low.as_f64().unwrap());
            player.moved_on(&stamp);
        } else {
            press_middle(&player, &found);
        }
        let after = offered(browser);
        // Whoever can join stands in this one stack, so that all of it joins.
        let could = before.iter().filter(|one| one.starts_with("with ")).count() - 1;
        assert!(could > 1 && before.contains(&"with all".to_owned()), "{before:?}");
        assert_eq!(joined(&after), joined(&before) + could, "{before:?} then {after:?}");
    };
    pressed(false);
    browser.shot("tonkin-counter-attack");
    // Back, and the same by the hex.
    let stamp = player.stamp();
    browser.click("#prompt [data-act=undo]");
    player.moved_on(&stamp);
    pressed(true);
}

#[test]
fn a_press_on_a_counter_brings_a_dump_to_its_supply_center() {
    let player = from_home("tonkin", &[("scenario", "hoa_binh"), ("mode", "both")]);
    let browser = &player.browser;
    until(&player, "dump ");
    browser.click("[data-zoom=all]");
    let here = "offered.some((one) => one.value === `dump ${hex}`)";
    let found = pile(browser, &format!("{here} && {ARRANGED}"));
    assert!(!found.is_empty(), "no stack is in a Supply Center in view");
    let told = browser.text("document.querySelector('#story').innerText.length");
    press_middle(&player, &found);
    assert_ne!(browser.text("document.querySelector('#story').innerText.length"), told);
    browser.shot("tonkin-counter-dump");
}

#[test]
fn escape_leaves_the_map_where_it_is() {
    let player = from_home("tonkin", &[("scenario", "hoa_binh"), ("mode", "both")]);
    let browser = &player.browser;
    until(&player, "stack ");
    let before = seen(browser);
    for _ in 0..3 {
        browser.keys("\u{e00c}");
        assert_eq!(seen(browser), before);
    }
    // After a hex was looked at, after a choice was focused, and zoomed in.
    press_middle(&player, &pile(browser, STACK));
    browser.click("[data-zoom=in]");
    let before = seen(browser);
    browser.keys("\u{e00c}\u{e00c}");
    assert_eq!(seen(browser), before);
    assert!(browser.is("document.activeElement === document.body"), "the focus is given up");
}

/// Whether all of the board can be seen.
const WHOLE: &str = "(() => { const board = document.querySelector('svg.board'); \
     const room = document.querySelector('#view').getBoundingClientRect(); \
     const [x, y, w, h] = board.dataset.full.split(' ').map(Number); \
     const at = board.getScreenCTM(); \
     const [left, top] = [at.a * x + at.e, at.d * y + at.f]; \
     return left >= room.left - 2 && top >= room.top - 2 \
       && left + at.a * w <= room.right + 2 && top + at.d * h <= room.bottom + 2 })()";

/// What of the board is looked at: the point in the middle of the view, pixels for a unit of the map, and the
/// height of the view, which the list of choices leaves to it.
fn looked_at(browser: &Browser) -> [f64; 4] {
    browser.wait("!document.querySelector('svg.board').classList.contains('grows')");
    let found = browser.script(
        "const at = document.querySelector('svg.board').getScreenCTM(); \
         const room = document.querySelector('#view').getBoundingClientRect(); \
         const x = room.left + room.width / 2, y = room.top + room.height / 2; \
         return [(x - at.e) / at.a, (y - at.f) / at.d, at.a, room.height]",
    );
    [0, 1, 2, 3].map(|n| found[n].as_f64().expect("a place on the map is a number"))
}

/// Whether the same is looked at, but for what a view of another height cannot show.
fn is_same(one: [f64; 4], other: [f64; 4]) -> bool {
    let [dx, dy] = [0, 1].map(|axis| (one[axis] - other[axis]).abs() * one[2]);
    let slack = 2.0 + (one[3] - other[3]).abs() / 2.0;
    (one[2] / other[2] - 1.0).abs() < 0.002 && dx <= 2.0 && dy <= slack
}

/// Loads the page again.
fn reload(player: &Player) {
    player.browser.go(&player.browser.url());
    player.asked();
    player.browser.wait("document.body.dataset.board === 'ready'");
}

/// The view of a title by somebody's own hand: whole, then zoomed and dragged; over a choice and a reload.
fn lasts(title: &str, fields: &[(&str, &str)], begin: impl Fn(&Player)) {
    let player = from_home(title, fields);
    let browser = &player.browser;
    begin(&player);
    // A choice about something in view, where there is one: what is asked next is in view as well.
    let choose = || {
        let found = "(() => { const room = document.querySelector('#view').getBoundingClientRect(); \
             const buttons = [...document.querySelectorAll('#choose button[data-n]:not(.final)')]; \
             const isSeen = (key) => [...document.querySelectorAll(`#live [data-key=\"${key}\"]`)].some((one) => { \
               const at = one.getBoundingClientRect(); \
               return at.left > room.left + 100 && at.right < room.right - 100 && at.top > room.top + 100 && at.bottom < room.bottom - 100 }); \
             return (buttons.find((one) => one.dataset.keys.split(' ').some((key) => key && isSeen(key))) ?? buttons[0]).value })()";
        take(&player, &browser.text(found));
    };
    browser.click("[data-zoom=all]");
    choose();
    assert!(browser.is(WHOLE), "{title}: the whole board after a choice");
    browser.shot(&format!("{title}-whole-after-choice"));
    reload(&player);
    assert!(browser.is(WHOLE), "{title}: the whole board after a reload");
    // Zoomed in at something lit, and dragged a little.
    let (x, y) = middle(
        browser,
        "([...document.querySelectorAll('#live .area.legal, #live .ct.can')].at(-1) ?? document.querySelector('#view'))",
    );
    let wheel = json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": -100 });
    (0..3).for_each(|_| drop(browser.command("Input.dispatchMouseEvent", &wheel)));
    browser.wait(&format!("!{WHOLE}"));
    drag(browser);
    let part = looked_at(browser);
    choose();
    let after = looked_at(browser);
    assert!(is_same(part, after), "{title}: after a choice {part:?} is {after:?}");
    reload(&player);
    let after = looked_at(browser);
    assert!(is_same(part, after), "{title}: after a reload {part:?} is {after:?}");
    browser.shot(&format!("{title}-part-after-reload"));
    // Who asks for what there is to do gets it.
    browser.click("[data-zoom=act]");
    assert!(!is_same(part, looked_at(browser)), "{title}");
}

/// Drags the ground of the board by 30 pixels.
fn drag(browser: &Browser) {
    let free = browser.script(
        "const room = document.querySelector('#view').getBoundingClientRect(); \
         for (let y = room.top + 60; y < room.bottom - 60; y += 15) for (let x = room.left + 60; x < room.right - 90; x += 15) { \
           const hit = document.elementFromPoint(x, y); \
           if (hit?.closest('svg.board') && !hit.closest('.ct')) return [x, y]; } return null",
    );
    let (x, y) = (free[0].as_f64().expect("free ground"), free[1].as_f64().expect("free ground"));
    for (kind, button, dx) in [
        ("mouseMoved", "none", 0.0),
        ("mousePressed", "left", 0.0),
        ("mouseMoved", "left", -15.0),
        ("mouseMoved", "left", -30.0),
        ("mouseReleased", "left", -30.0),
    ] {
        let buttons = u8::from(button == "left" && kind != "mouseReleased");
        let event = json!({ "type": kind, "x": x + dx, "y": y, "button": button, "buttons": buttons, "clickCount": 1 });
        browser.command("Input.dispatchMouseEvent", &event);
    }
}

#[test]
fn the_view_of_tonkin_lasts_over_choices_and_reloads() {
    lasts("tonkin", &[("scenario", "hoa_binh"), ("mode", "both")], |player| {
        until(player, "stack ")
    });
}

#[test]
fn the_view_of_storm_lasts_over_choices_and_reloads() {
    lasts("storm", &[("mode", "both")], |player| player.asked());
}

#[test]
fn the_view_of_the_siege_lasts_over_choices_and_reloads() {
    lasts("siege", &[("mode", "both")], |player| player.asked());
}

#[test]
fn the_view_of_the_company_lasts_over_choices_and_reloads() {
    lasts("company", &[("mode", "both")], |player| player.asked());
}

#[test]
fn a_tip_goes_when_the_pointer_goes_on() {
    let player = from_home("tonkin", &[("scenario", "hoa_binh"), ("mode", "both")]);
    let browser = &player.browser;
    until(&player, "stack ");
    press_middle(&player, &pile(browser, STACK));
    take(&player, "with all");
    take(&player, "go ");
    let point = |code: &str| {
        let (x, y) = middle(browser, code);
        let event = json!({ "type": "mouseMoved", "x": x, "y": y, "button": "none" });
        browser.command("Input.dispatchMouseEvent", &event);
    };
    // A counter for which a reason is told, and a hex without counters for which there is none.
    let clear = "(element) => { const room = document.querySelector('#view').getBoundingClientRect(); \
         const at = element.getBoundingClientRect(); const x = (at.left + at.right) / 2, y = (at.top + at.bottom) / 2; \
         return x > room.left + 20 && x < room.right - 20 && y > room.top + 20 && y < room.bottom - 20 \
           && element.contains(document.elementFromPoint(x, y)); }";
    let refused = format!(
        "(() => {{ const clear = {clear}; const keys = new Set([...document.querySelectorAll('.refused li')].flatMap((one) => one.dataset.keys.split(' '))); \
         return [...document.querySelectorAll('#live .area[data-key]')].find((one) => keys.has(one.dataset.key) && !one.matches('.legal') && clear(one)) \
           ?? [...document.querySelectorAll('#live .ct')].find((one) => [one.dataset.area, ...one.dataset.keys.split(' ')].some((key) => keys.has(key)) && !one.matches('.can') && clear(one)) }})()"
    );
    let bare = format!(
        "(() => {{ const clear = {clear}; const keys = new Set([...document.querySelectorAll('.refused li, #choose button')].flatMap((one) => (one.dataset.keys ?? '').split(' '))); \
         return [...document.querySelectorAll('#live .area[data-key], #still [data-key]')].find((one) => !keys.has(one.dataset.key) && clear(one)) }})()"
    );
    assert!(
        browser.is(&refused),
        "{}",
        browser.text("document.querySelector('#prompt').innerText")
    );
    assert!(browser.is(&bare));
    point(&refused);
    browser.wait("!document.querySelector('#tip').hidden");
    browser.shot("tonkin-tip");
    point(&bare);
    browser.wait("document.querySelector('#tip').hidden");
    std::thread::sleep(std::time::Duration::from_millis(700));
    assert!(
        browser.is("document.querySelector('#tip').hidden"),
        "no tip comes where there is none"
    );
}

#[test]
fn the_odds_of_an_attack_with_all_are_kept_when_all_have_joined() {
    let player = from_home("tonkin", &[("scenario", "na_san"), ("mode", "both")]);
    let browser = &player.browser;
    until(&player, "attack ");
    let percent = |start: &str| {
        let text =
            browser.text(&format!("{}.querySelector('small.num').textContent", button(start)));
        text.chars().filter(char::is_ascii_digit).collect::<String>()
    };
    let promised = percent("attack ");
    browser.shot("tonkin-odds-promised");
    take(&player, "attack ");
    take(&player, "with all");
    let joined = offered(browser).iter().filter(|one| one.starts_with("without ")).count();
    browser.shot("tonkin-odds-all-joined");
    assert!(joined > 1, "{joined} joined");
    assert_eq!(percent("fire"), promised, "{joined} joined");
}
