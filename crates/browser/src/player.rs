//! Somebody in front of the screen: makes tables by the forms and choices by the lit things.

use serde_json::json;

use crate::browser::Browser;
use crate::house::House;

/// The stamp of the question on the page: it changes with every choice.
const STAMP: &str = "document.querySelector('#choose [name=stamp]')?.value";

/// A visitor with a browser at a server.
#[derive(Debug)]
pub struct Player {
    /// What he sees with.
    pub browser: Browser,
    /// Where he plays.
    pub(crate) house: House,
}

impl Player {
    /// A visitor who has never been here.
    pub fn new() -> Player {
        Player { house: House::open(), browser: Browser::open() }
    }

    /// Opens a page of the server.
    pub fn visit(&self, path: &str) {
        self.browser.go(&self.house.url(path));
    }

    /// Goes from the home page to the form of a title, fills it in by presses and keys, and presses the button at its
    /// end; waits until he is asked, or a curtain hangs before the table.
    pub fn sit_at(&self, title: &str, fields: &[(&str, &str)]) {
        self.visit("/");
        self.browser.click(&format!(".tile a[href='/new/{title}']"));
        self.browser.wait("document.querySelector('form.form')");
        for (name, value) in fields {
            if *name == "seed" {
                self.pick("dice", "open");
            }
            self.pick(name, value);
        }
        self.browser.click("form.form > p:last-of-type button");
        self.browser.wait("document.querySelector('#choose, .curtain')");
    }

    /// Presses the label of a value in a form, or types it where it is written or stands in a list.
    pub fn pick(&self, name: &str, value: &str) {
        let browser = &self.browser;
        let written = format!("document.querySelector('input[name=\"{name}\"]:not([type=radio])')");
        if browser.is(&written) {
            browser.press(&written);
            browser.script(&format!("{written}.select()"));
            browser.keys(value);
            return browser.wait(&format!("{written}.value === {}", json!(value)));
        }
        let list = format!("document.querySelector('select[name=\"{name}\"]')");
        if browser.is(&list) {
            // A list goes to the line whose words are typed.
            let line = browser.text(&format!(
                "[...{list}.options].find((one) => one.value === {})?.text",
                json!(value)
            ));
            browser.script(&format!("{list}.focus()"));
            browser.keys(&line);
            return browser.wait(&format!("{list}.value === {}", json!(value)));
        }
        let radio = format!("document.querySelector('[name=\"{name}\"][value=\"{value}\"]')");
        browser.press(&format!("{radio}.closest('label')"));
        browser.wait(&format!("{radio}.checked"));
    }

    /// Waits until there is something to choose.
    pub fn asked(&self) {
        self.browser.wait("document.querySelector('#choose button[data-n]')");
    }

    /// The stamp of the question.
    pub fn stamp(&self) -> String {
        self.browser.text(STAMP)
    }

    /// Waits until the question is another one than that of this stamp.
    pub fn moved_on(&self, stamp: &str) {
        let busy = "document.body.hasAttribute('data-busy')";
        self.browser.wait(&format!("{STAMP} && {STAMP} !== {} && !{busy}", json!(stamp)));
    }

    /// Makes a choice of the list by its notation, with the confirmation if there is one.
    pub fn choose(&self, notation: &str) {
        let stamp = self.stamp();
        let button = format!("#choose button[data-n][value={}]", json!(notation));
        self.browser.wait(&format!("document.querySelector({})", json!(button)));
        let is_final = self
            .browser
            .is(&format!("document.querySelector({}).matches('.final')", json!(button)));
        self.browser.click(&button);
        if is_final {
            self.browser.wait("document.querySelector('#choose .on')");
            self.browser.click("#prompt [data-act=go]");
        }
        self.moved_on(&stamp);
    }

    /// Makes the first choice of the list that begins so.
    pub fn choose_first(&self, start: &str) {
        let buttons = "[...document.querySelectorAll('#choose button[data-n]')]";
        let first = format!("{buttons}.find((one) => one.value.startsWith({}))", json!(start));
        self.browser.wait(&first);
        let notation = self.browser.text(&format!("{first}.value"));
        self.choose(&notation);
    }
}

impl Default for Player {
    fn default() -> Player {
        Player::new()
    }
}
