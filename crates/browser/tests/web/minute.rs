//! The first minute, thing by thing: dice that go with their question, what undo says, verdicts, and words that fit
//! where they stand, in both languages and on every screen. Every test begins at the home page.

use std::collections::{BTreeMap, BTreeSet};

use browser::{Browser, Player};
use kernel::{Fact, Seat};
use serde_json::{Value, json};
use table::{Dice, Sitter, Waits};
use titles::{Entry, Setting, Wanted};

use crate::door::{Way, well_told};
use crate::hand::{button, from_home, from_home_in, offered, take, until};
use crate::reach::{calm, sit};

/// The dice beside the question.
const FELL: &str = "document.querySelector('#prompt .fell')";
const FELL_TEXT: &str = "document.querySelector('#prompt .fell').innerText";
/// What the page asks or tells.
const ASK: &str = "document.querySelector('#prompt .ask').innerText";

#[test]
fn the_dice_go_with_the_question_they_belong_to() {
    let player = from_home("storm", &[("mode", "both")]);
    let browser = &player.browser;
    for choice in ["act 8", "pick all"] {
        take(&player, choice);
        assert!(!browser.is(FELL), "no dice have fallen");
    }
    take(&player, "fire 14");
    assert!(browser.is(&format!("{FELL}.querySelector('.die')")), "{}", browser.text(ASK));
    browser.shot("minute-dice");
    // They stay while their damage is taken, and go when the next impulse begins.
    let mut settled = 0;
    while !browser.is(&button("act ")) {
        assert!(browser.is(FELL), "{}", browser.text(ASK));
        settled += 1;
        take(&player, if browser.is(&button("decline")) { "decline" } else { "" });
    }
    assert!(settled > 1, "damage was taken");
    assert!(!browser.is(FELL), "{}", browser.text(ASK));
    browser.shot("minute-dice-gone");
}

#[test]
fn the_dice_of_the_enemy_go_when_an_attack_is_put_together() {
    let player = from_home("siege", &[]);
    let browser = &player.browser;
    take(&player, "placement 1");
    // Anti-aircraft guns and artillery of the Viet Minh have rolled before the French fire.
    until(&player, "target ");
    let dice = "document.querySelector('#story .die, #story [class*=die]')";
    assert!(browser.is(dice), "dice have fallen");
    take(&player, "target ");
    assert!(browser.is(&button("with ")), "{:?}", offered(browser));
    assert!(!browser.is(FELL), "{}", browser.text(FELL_TEXT));
    browser.shot("minute-dice-siege");
}

/// What undo says when it is pressed.
fn undo_says(browser: &Browser) -> String {
    // Without its scripts the page would say it on another page.
    browser.wait("document.body.dataset.board === 'ready'");
    browser.click("#prompt [data-act=undo]");
    browser.wait("!document.querySelector('#tip').hidden");
    let said = browser.text("document.querySelector('#tip').innerText");
    assert_eq!(said, browser.text("document.querySelector('#prompt [data-act=undo]').title"));
    assert!(!said.contains("take-back"), "{said}");
    said
}

#[test]
fn undo_says_why_it_cannot() {
    let player = from_home("storm", &[("mode", "both")]);
    let browser = &player.browser;
    let said = undo_says(browser);
    assert!(said.contains("nothing to undo"), "{said}");
    take(&player, "act 8");
    take(&player, "pick all");
    // What can be taken back is.
    let stamp = player.stamp();
    browser.click("#prompt [data-act=undo]");
    player.moved_on(&stamp);
    take(&player, "pick all");
    take(&player, "fire 14");
    // The French, who are asked whether they use a card, have chosen nothing yet.
    let said = undo_says(browser);
    assert!(said.contains("nothing to undo"), "{said}");
    browser.shot("minute-undo");
    let stamp = player.stamp();
    browser.keys("\u{e003}");
    assert_eq!(player.stamp(), stamp, "nothing was taken back");
    // The dice fell before they decline: that can be taken back.
    take(&player, "decline");
    let stamp = player.stamp();
    browser.click("#prompt [data-act=undo]");
    player.moved_on(&stamp);
    assert!(browser.is(&button("decline")), "{:?}", offered(browser));
}

#[test]
fn undo_says_that_dice_have_fallen_and_offers_nothing_else() {
    for lang in words::LANGUAGES {
        let player = from_home_in(lang, "siege", &[]);
        let browser = &player.browser;
        take(&player, "placement 1");
        // The game goes on until dice have fallen since the last choice.
        let told = shelf::words(lang).say("undo-rolled", &[], &|_, _| None);
        let why = "document.querySelector('#prompt [data-act=undo]').title";
        for _ in 0..60 {
            if browser.text(why) == told {
                break;
            }
            let onward = ["with ", "target ", "fire", "bomb", "close", "done", "decline"];
            let mut onward = onward.into_iter().filter(|start| browser.is(&button(start)));
            take(&player, onward.next().unwrap_or(""));
        }
        let said = undo_says(browser);
        assert_eq!(said.trim(), told, "{lang}");
        for offer in ["take-back", "takeback", "reprendre", "reprise"] {
            assert!(!said.to_lowercase().contains(offer), "{lang}: {said}");
        }
        browser.shot(&format!("minute-undo-rolled-{lang}"));
    }
}

#[test]
fn since_the_last_move_is_less_than_the_whole_game() {
    let player = from_home("siege", &[]);
    let browser = &player.browser;
    take(&player, "placement 1");
    until(&player, "target ");
    take(&player, "target ");
    let figure = |name: &str| -> usize {
        let text = browser.text(&format!("document.querySelector('.bands').dataset.{name}"));
        text.parse().expect("a number of moments")
    };
    let (moments, since) = (figure("moments"), figure("since"));
    assert!(moments > 3 && since > 0, "{since} of {moments}");
    let words = shelf::words("en");
    let told = words.say("web-since-steps", &[("n", (moments - since).into())], &|_, _| None);
    let said = browser.text("document.querySelector('#scrub .now').innerText");
    assert!(said.contains(&told), "{said}: {told}");
}

/// What is picked in a form.
type Fields<'a> = &'a [(&'a str, &'a str)];

#[test]
fn where_one_is_in_an_answer_is_told_once_and_whole() {
    let answers: [(&str, Fields<'_>, &str); 4] = [
        ("storm", &[("mode", "both")], "act "),
        ("siege", &[], "target "),
        ("tonkin", &[("scenario", "hoa_binh"), ("mode", "both")], "stack "),
        ("company", &[("mode", "both")], "unit "),
    ];
    for (title, fields, answer) in answers {
        let player = from_home_in("fr", title, fields);
        let browser = &player.browser;
        until(&player, answer);
        take(&player, answer);
        let steps = browser.script(
            "return [...document.querySelectorAll('.steps span')].map((one) => one.textContent.trim())",
        );
        let steps: Vec<&str> =
            steps.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let different: BTreeSet<&&str> = steps.iter().collect();
        assert!(!steps.is_empty() && different.len() == steps.len(), "{title}: {steps:?}");
        for (width, height) in SCREENS.into_iter().skip(1) {
            browser.size(width, height);
            let found = browser.text(&format!("(() => {{ {SQUEEZED} }})()"));
            browser.shot(&format!("minute-steps-{title}-{width}"));
            assert_eq!(found, "", "{title} {width}: {steps:?}");
        }
    }
}

/// The save of a game that bots have played to its end.
pub(crate) fn finished(title: &str, scenario: &str) -> String {
    let wanted = Wanted { scenario: Some(scenario.to_owned()), ..Wanted::default() };
    let loaded = shelf::title(title).load(wanted).expect("the scenario is there");
    let setting = Setting { loaded, position: None, seats: BTreeMap::new(), dice: Dice::Open(7) };
    let mut table = titles::open(setting).expect("the table opens");
    for seat in (0..table.seats()).map(Seat) {
        table.sit(seat, Sitter::Random);
    }
    table.run();
    assert!(matches!(table.waits(), Waits::Over(_)), "{title} comes to its end");
    table.save()
}

/// From home to the table of a game that is over: its save is loaded.
fn loaded(player: &Player, save: &str) {
    let browser = &player.browser;
    player.visit("/");
    browser.script(&format!(
        "const files = new DataTransfer(); files.items.add(new File([{}], 'game.save')); \
         document.querySelector('#save').files = files.files",
        json!(save)
    ));
    browser.click("form[action='/load'] button");
    browser.wait("document.querySelector('#prompt a[href$=\"/save\"]')");
}

#[test]
fn every_title_tells_its_verdict_looking_back_and_in_a_sandbox() {
    let player = calm();
    let browser = &player.browser;
    for (title, scenario) in [
        ("storm", "standard"),
        ("siege", "march_may_1954"),
        ("tonkin", "na_san"),
        ("company", "hold_the_hamlet"),
    ] {
        loaded(&player, &finished(title, scenario));
        let (table, verdict) = (browser.url(), browser.text(ASK));
        assert!(verdict.trim().len() > 20, "{title}: {verdict}");
        browser.click("a[data-step=first]");
        browser.wait("document.querySelector('.banner.verdict')");
        let banner = browser.text("document.querySelector('.banner.verdict').innerText");
        assert!(banner.len() > 20, "{title}: {banner}");
        browser.click("#prompt [data-act=go]");
        browser.wait("!document.body.hasAttribute('data-back')");
        browser.click("#prompt form[action$='/fork'] button");
        let sandbox = "document.querySelector('.banner.sandbox')";
        browser.wait(&format!("location.href !== {} && {sandbox}", json!(table)));
        assert_eq!(browser.text(ASK), verdict, "{title}");
        browser.shot(&format!("minute-verdict-{title}"));
    }
}

/// Words of the table that reach beyond what they stand in, run into each other, or leave no room for the question.
const SQUEEZED: &str = r"
    const at = (one) => one.getBoundingClientRect();
    const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const wrong = [];
    const inside = (inner, outer) => {
        for (const box of seen(outer)) for (const one of box.querySelectorAll(inner)) {
            const words = document.createRange();
            words.selectNodeContents(one);
            const [mine, its] = [at(words), at(box)];
            if (mine.right > its.right + 1 || mine.left < its.left - 1) wrong.push(`${outer} cuts ${one.textContent}`);
        }
    };
    for (const one of seen('.bar .title > *')) {
        const words = document.createRange();
        words.selectNodeContents(one);
        if (at(words).bottom > at(one).bottom + 0.2) wrong.push(`${one.textContent} loses its feet`);
    }
    for (const one of seen('.facts .chip')) {
        if (at(one).right > at(one.closest('.facts')).right + 1) wrong.push(`${one.textContent} is cut`);
    }
    const first = seen('.status .phead .sub')[0];
    if (first && at(first).height > 48) wrong.push(`${first.textContent} is squeezed`);
    inside('span', '.prompt .who');
    inside('span', '.prompt .steps');
    inside('.btn', '.tile');
    inside('h1, p, .btn', '.curtain > div');
    inside('div', '.curtain');
    seen('.track .lab').forEach((line) => {
        const [name, figure] = [...line.children].slice(-2).map(at);
        if (figure.left - name.right < 4 && figure.top < name.bottom) wrong.push(`${line.textContent} runs together`);
    });
    const [main, right] = ['.main', '.right'].map((selector) => seen(selector)[0]).map((one) => one && at(one));
    if (main && right && innerWidth > 720 && main.right > right.left + 1) wrong.push('the map lies over the log');
    seen('.prompt .say').forEach((say) => {
        if (at(say).width < Math.min(200, innerWidth / 2)) wrong.push(`the question is ${at(say).width} wide`);
    });
    seen('.turnpill').forEach((pill) => { if (!pill.textContent.trim()) wrong.push('an empty turn'); });
    return wrong.join('; ');
";

/// The screens that are looked at, and whether each is held in a hand.
const SCREENS: [(u32, u32); 4] = [(1440, 900), (1280, 720), (820, 1180), (390, 844)];

/// The flag beside the question holds the name of the seat that is asked.
fn holds_name(browser: &Browser, lang: &str, title: &dyn Entry, seat: &'static str) {
    let facts = [("seat", Fact::Word(seat))];
    let name = shelf::words(lang).say(title.manner().seat, &facts, &|_, _| None);
    let who = browser.text("document.querySelector('.prompt .who').textContent.trim()");
    assert_eq!(who, name, "{lang} {}", title.info().id);
}

#[test]
fn nothing_is_squeezed_or_cut_on_any_screen() {
    for lang in words::LANGUAGES {
        let player = Way { lang, width: 1440 }.player();
        let browser = &player.browser;
        let mut wrong = Vec::new();
        let mut look = |what: &str| {
            for (width, height) in SCREENS {
                browser.size(width, height);
                let found = browser.text(&format!("(() => {{ {SQUEEZED} }})()"));
                if !found.is_empty() {
                    browser.shot(&format!("squeezed-{what}-{lang}-{width}"));
                    wrong.push(format!("{what} {lang} {width}: {found}"));
                }
            }
            browser.size(1440, 900);
        };
        look("home");
        for title in shelf::titles().iter().map(|title| title.info().id) {
            browser.click(&format!(".tile form:has(input[value='{title}']) button"));
            player.asked();
            look(title);
            if title == "siege" {
                // The garrison is placed, and the place that is looked at has much to tell.
                take(&player, "placement 1");
                look("siege-placed");
            }
            browser.click("#bar .brand");
            browser.wait("document.querySelector('.tile')");
        }
        // Whoever is asked, his flag holds his name: each side of each title, and those who bid for one.
        for title in shelf::titles().iter().filter(|title| title.info().sides.len() > 1) {
            for side in title.info().sides {
                let label = format!("side-{side}");
                sit(&player, title.info().id, &["mode-bot", &label, "level-random"], "7");
                player.asked();
                holds_name(browser, lang, title, side);
                look(&format!("{}-{side}", title.info().id));
            }
        }
        sit(&player, "storm", &["mode-both", "bidding-yes"], "7");
        player.asked();
        holds_name(browser, lang, shelf::title("storm"), "first");
        look("bidding");
        sit(&player, "storm", &["mode-hotseat"], "7");
        look("curtain");
        // The longest sentences and buttons stand at the end of a game.
        for (title, scenario) in [("storm", "standard"), ("siege", "march_may_1954")] {
            loaded(&player, &finished(title, scenario));
            look(&format!("{title}-over"));
            well_told(browser, &format!("{title} {lang}"));
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn the_figures_of_the_odds_do_not_run_together() {
    // The warning is longest in French.
    let player = from_home_in("fr", "storm", &[("mode", "both")]);
    let browser = &player.browser;
    take(&player, "act 11");
    take(&player, "pick all");
    browser.press(&button("fire 10"));
    browser.wait("document.querySelector('#odds .dist.many')");
    let feet = "[...document.querySelectorAll('#odds .dist .foot')].map((one) => one.textContent).join(' ')";
    assert!(browser.text(feet).ends_with("14 15+"), "{}", browser.text(feet));
    for (width, height) in SCREENS {
        browser.size(width, height);
        // The sign of the warning stands in the line of its words.
        let beside = "(() => { const [sign, words] = ['.ic', 'span'].map((one) => \
             document.querySelector(`.prompt .confirm ${one}`).getClientRects()[0]); \
             return sign.top < words.bottom && words.top < sign.bottom && sign.right <= words.left + 1; })()";
        assert!(browser.is(beside), "{width}");
        if width < 720 {
            browser.click("[data-tab=odds]");
        }
        let over = browser.text(
            "['.foot', '.top'].flatMap((row) => { \
               const boxes = [...document.querySelectorAll(`#odds .dist ${row}`)].map((one) => one.getBoundingClientRect()); \
               return boxes.slice(1).filter((one, n) => one.left - boxes[n].right < 1 \
                 && one.top < boxes[n].bottom && boxes[n].top < one.bottom); }).length",
        );
        assert_eq!(over, "0", "{width}");
        browser.shot(&format!("minute-odds-{width}"));
    }
}

#[test]
fn on_a_tablet_the_cards_of_a_hand_are_whole() {
    let player = from_home("storm", &[("mode", "both")]);
    let browser = &player.browser;
    browser.size(820, 1180);
    let cut = "[...document.querySelectorAll('#hand .card')].filter((card) => { \
         card.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' }); \
         const [at, room] = [card, document.querySelector('.left')].map((one) => one.getBoundingClientRect()); \
         return card.scrollHeight > card.clientHeight + 1 || at.bottom > room.bottom + 1 || at.right > room.right + 1 \
       }).map((card) => card.innerText).join('; ')";
    browser.wait("document.querySelectorAll('#hand .card').length > 3");
    assert_eq!(browser.text(cut), "");
    browser.shot("minute-tablet-hand");
    // Standing orders can be read and opened beside them.
    let orders =
        "document.querySelector('#orders summary').getBoundingClientRect().right <= innerWidth";
    assert!(browser.is(orders));
    browser.click("#orders summary");
    browser.wait("document.querySelector('#orders details[open]')");
    browser.shot("minute-tablet-orders");
}
