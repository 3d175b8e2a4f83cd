//! From the door to the first choice: from home through every form of every title, every scenario and mission,
//! by real presses, in both languages, on a desk and on a phone. No page on the way is an error, is wider than
//! the screen or shows the id of a message that is missing.

use browser::{Browser, Player};
use serde_json::{Value, json};
use table::Dice;
use titles::{Entry, Setting};

/// A language and a screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) lang: &'static str,
    pub(crate) width: u32,
}

impl Way {
    /// A visitor who comes in this way; he is at home.
    pub(crate) fn player(self) -> Player {
        let player = Player::new();
        let height = if self.width < 500 { 844 } else { 900 };
        player.browser.size(self.width, height);
        if self.width < 500 {
            player.browser.finger();
        }
        player.visit("/");
        let is_coarse = player.browser.is("matchMedia('(pointer: coarse)').matches");
        assert_eq!(is_coarse, self.width < 500, "a phone has a finger, a desk has none");
        if self.lang != "en" {
            let button = format!("form[action='/language'] button[value={}]", self.lang);
            go_by(&player.browser, &format!("document.querySelector({})", json!(button)));
        }
        sound(&player.browser, "home");
        assert_eq!(player.browser.text("document.documentElement.lang"), self.lang);
        player
    }

    /// A message without facts.
    fn say(self, id: &str) -> String {
        let words = shelf::words(self.lang);
        words.try_say(id, &[], &|_, _| None).expect("the message is there")
    }
}

/// Ids of messages in what can be read or heard: a message that is missing shows its id.
const BARE_IDS: &str = r"
    const families = 'company|server|siege|tonkin|storm|fault|ui|choice|roll|undo|take-back|replay|save|seat|dice|cli' +
        '|protocol|web|table|kernel';
    const bare = new RegExp(`(^|[^\\w/#.-])(${families})-[a-z0-9]+(-[a-z0-9]+)*($|[^\\w/-])`);
    const heard = [...document.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
        ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''));
    return [document.title, document.body.innerText, ...heard].filter((text) => bare.test(text)).join(' | ');
";

/// How much wider the page is than the screen. On a phone the window grows with its page, the root does not.
const SIDEWAYS: &str =
    "document.scrollingElement.scrollWidth - document.documentElement.clientWidth";

/// What reaches farthest to the right.
const WIDEST: &str = "[...document.body.querySelectorAll('*')].map((one) => [one.getBoundingClientRect().right, one])\
                      .sort(([one], [two]) => two - one).slice(0, 12).map(([right, one]) => \
                      `${right}: ${one.outerHTML.slice(0, 70)}`).join(' | ')";

/// What is set wrongly: one of many things, a list that ends in the air, and in French a sign without its space or with
/// one that may break.
const MISSET: &str = r"
    const text = document.body.innerText;
    const many = /(^|[^\d.,+-])1 (units|dice|steps lost|unités|dés|cartes)\b|; no more/g;
    const bare = /\p{L}[:;!?»](?=\s|$)|«(?=\p{L})| [:;!?»](?=\s|$)|« /gu;
    const found = [many, ...(document.documentElement.lang === 'fr' ? [bare] : [])].flatMap((sign) =>
        [...text.matchAll(sign)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 12)));
    return found.join(' | ');
";

/// Checks the page that is open: it answered well, fits the screen and has all its words, well set.
pub(crate) fn sound(browser: &Browser, what: &str) {
    let status = browser.text("performance.getEntriesByType('navigation')[0].responseStatus");
    assert_eq!(status, "200", "{what}: {} {}", browser.url(), browser.text("document.title"));
    let failed = browser.text(
        "performance.getEntriesByType('resource').filter((one) => one.responseStatus >= 400)\
         .map((one) => one.name).join()",
    );
    assert_eq!(failed, "", "{what}: {}", browser.url());
    let wide = browser.text(SIDEWAYS);
    if wide.parse::<i64>().expect("a width is a number") > 0 {
        browser.shot("too-wide");
        panic!("{what} is {wide} too wide: {}, {}", browser.url(), browser.text(WIDEST));
    }
    let bare = browser.script(BARE_IDS);
    assert_eq!(bare, "", "{what}: {}", browser.url());
    well_set(browser, what);
}

/// Checks the words of the page that is open, wherever they lie folded.
pub(crate) fn well_set(browser: &Browser, what: &str) {
    let misset = browser.script(MISSET);
    assert_eq!(misset, "", "{what}: {}", browser.url());
}

/// Checks the words of the whole story, with all its chapters opened.
pub(crate) fn well_told(browser: &Browser, what: &str) {
    browser
        .script("for (const one of document.querySelectorAll('#story details')) one.open = true");
    let told = browser.text("document.querySelector('#story').innerText.length");
    assert!(told.parse::<u32>().is_ok_and(|letters| letters > 400), "{what}: {told} letters");
    well_set(browser, what);
}

/// Presses an element that leads to another page, and waits until that page is there.
pub(crate) fn go_by(browser: &Browser, element: &str) {
    browser.script("document.documentElement.dataset.left = 'not yet'");
    browser.press(element);
    browser.wait("!document.documentElement.dataset.left && document.readyState === 'complete'");
}

pub(crate) fn go_to(browser: &Browser, selector: &str) {
    go_by(browser, &format!("document.querySelector({})", json!(selector)));
}

/// Checks the table at its first choice: there is a question, and the header names title and scenario.
fn first_choice(player: &Player, way: Way, title: &'static dyn Entry, scenario: &str) {
    let (browser, id) = (&player.browser, title.info().id);
    player.asked();
    let what = format!("{id} {scenario} {way:?}");
    sound(browser, &what);
    let ask = browser.text("document.querySelector('#prompt .ask').innerText");
    assert!(ask.trim().len() > 8, "{what}: {ask:?}");
    let seen = |selector: &str| {
        browser.text(&format!(
            "[...document.querySelectorAll('{selector}')].filter((one) => one.checkVisibility() \
             && one.getBoundingClientRect().width > 20).map((one) => one.innerText).join()"
        ))
    };
    let name = way.say(&format!("{id}-map-scenario-{}", scenario.replace('_', "-")));
    assert_eq!(seen("#bar .title .scenario"), name, "{what}");
    let title = seen("#bar .title .name");
    assert!(!title.is_empty(), "{what}");
    let page = browser.text("document.title");
    assert!(page.contains(&name) && page.contains(&title), "{what}: {page}");
    press_first(player);
}

/// Presses the first choice of the list, or the name it lies behind and then the choice: both can be hit, and the
/// choice is made, or waits to be confirmed.
fn press_first(player: &Player) {
    let (browser, stamp) = (&player.browser, player.stamp());
    let first = "document.querySelector('#choose button[data-n]')";
    let fold = format!("{first}.closest('details:not([open])')");
    if browser.is(&fold) {
        browser.press(&format!("{fold}.querySelector('summary')"));
        browser.wait(&format!("!{fold}"));
    }
    browser.press(first);
    let moved =
        format!("document.querySelector('#choose [name=stamp]')?.value !== {}", json!(stamp));
    browser.wait(&format!("{moved} || document.querySelector('#choose .on')"));
}

/// The form of a title: every scenario, every field and every option has the name that is its own.
fn well_labelled(browser: &Browser, way: Way, title: &'static dyn Entry) {
    let info = title.info();
    let own = |kind: &str, key: &str| {
        way.say(&format!("{}-map-{kind}-{}", info.id, key.replace('_', "-")))
    };
    let read = |selector: &str| {
        browser
            .text(&format!("document.querySelector({})?.textContent.trim() ?? ''", json!(selector)))
    };
    for scenario in info.scenarios {
        let label = read(&format!("label[for='scenario-{scenario}'] b"));
        assert_eq!(label, own("scenario", scenario), "{} {way:?}", info.id);
    }
    for spec in info.options {
        let legend = read(&format!(".form .f-{} legend", spec.key));
        assert_eq!(legend, own("option", spec.key), "{} {way:?}", info.id);
    }
    let legends = browser.script(
        "return [...document.querySelectorAll('.form legend')].map((one) => one.textContent.trim())",
    );
    let legends: Vec<&str> =
        legends.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let different: std::collections::BTreeSet<&&str> = legends.iter().collect();
    assert!(legends.len() > 2 && different.len() == legends.len(), "{}: {legends:?}", info.id);
}

/// The other ways to a table: the button at the end of the form, the guide, a save.
fn other_ways(player: &Player, way: Way, title: &'static dyn Entry) {
    let (browser, info) = (&player.browser, title.info());
    if let [only] = info.scenarios {
        go_to(browser, &format!(".tile a[href='/new/{}']", info.id));
        go_to(browser, "form.form > p:last-of-type button");
        first_choice(player, way, title, only);
        go_to(browser, "#bar .brand");
    }
    if title.guide().is_some() {
        go_to(browser, &format!(".tile a[href='/first-steps/{}']", info.id));
        sound(browser, "before the first steps");
        go_to(browser, "main form button.primary");
        player.asked();
        sound(browser, "the first step");
        assert!(browser.is("document.querySelector('.lesson').innerText.length > 40"));
        go_to(browser, "#bar .brand");
    }
    let setting = Setting {
        loaded: title.usual().expect("the usual game is there"),
        position: None,
        seats: Default::default(),
        dice: Dice::Open(7),
    };
    let save = titles::open(setting).expect("the table opens").save();
    browser.script(&format!(
        "const files = new DataTransfer(); files.items.add(new File([{}], 'game.save')); \
         document.querySelector('#save').files = files.files",
        json!(save)
    ));
    go_to(browser, "form[action='/load'] button");
    first_choice(player, way, title, info.scenarios[0]);
    go_to(browser, "#bar .brand");
}

/// From home through the form of a title to the first choice of each of its scenarios.
fn walk(way: Way, wanted: &[&str]) {
    let player = way.player();
    let browser = &player.browser;
    for title in wanted.iter().map(|id| shelf::title(id)) {
        let (id, mut begun) = (title.info().id, 0);
        for scenario in title.info().scenarios {
            go_to(browser, &format!(".tile a[href='/new/{id}']"));
            sound(browser, &format!("form of {id}"));
            if begun == 0 {
                well_labelled(browser, way, title);
            }
            browser.click(&format!("label[for='scenario-{scenario}']"));
            assert!(browser.is(&format!("document.querySelector('#scenario-{scenario}').checked")));
            // The button at the top and the one at the end do the same.
            let button =
                ["form.form .quick button", "form.form > p:last-of-type button"][begun % 2];
            go_to(browser, button);
            first_choice(&player, way, title, scenario);
            if begun == 0 {
                browser.shot(&format!("door-{id}-{}-{}", way.lang, way.width));
            }
            begun += 1;
            go_to(browser, "#bar .brand");
        }
        // Play now, from home.
        let now = format!(".tile form:has(input[value='{id}']) button");
        go_to(browser, &now);
        first_choice(&player, way, title, title.info().scenarios[0]);
        go_to(browser, "#bar .brand");
        other_ways(&player, way, title);
        sound(browser, "home with tables");
    }
}

const DESK: u32 = 1440;
const PHONE: u32 = 390;

#[test]
fn every_scenario_of_tonkin_is_reached_from_home() {
    walk(Way { lang: "en", width: DESK }, &["tonkin"]);
}

#[test]
fn every_scenario_of_tonkin_is_reached_from_home_on_a_phone() {
    walk(Way { lang: "en", width: PHONE }, &["tonkin"]);
}

#[test]
fn every_scenario_of_tonkin_is_reached_from_home_in_french() {
    walk(Way { lang: "fr", width: DESK }, &["tonkin"]);
}

#[test]
fn every_scenario_of_tonkin_is_reached_from_home_on_a_phone_in_french() {
    walk(Way { lang: "fr", width: PHONE }, &["tonkin"]);
}

const OTHERS: [&str; 3] = ["storm", "siege", "company"];

#[test]
fn every_scenario_of_the_others_is_reached_from_home() {
    walk(Way { lang: "en", width: DESK }, &OTHERS);
}

#[test]
fn every_scenario_of_the_others_is_reached_from_home_on_a_phone() {
    walk(Way { lang: "en", width: PHONE }, &OTHERS);
}

#[test]
fn every_scenario_of_the_others_is_reached_from_home_in_french() {
    walk(Way { lang: "fr", width: DESK }, &OTHERS);
}

#[test]
fn every_scenario_of_the_others_is_reached_from_home_on_a_phone_in_french() {
    walk(Way { lang: "fr", width: PHONE }, &OTHERS);
}
