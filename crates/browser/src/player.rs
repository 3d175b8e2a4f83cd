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
    pub house: House,
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

    /// Makes a table of a title by the form, with the seed written in it, and waits until he is asked.
    pub fn sit_at(&self, title: &str, fields: &[(&str, &str)]) {
        self.visit(&format!("/new/{title}"));
        for (name, value) in fields {
            let selector = format!("[name=\"{name}\"]");
            let code = if *name == "seed" {
                self.browser
                    .script("document.querySelector('[name=dice][value=open]').checked = true");
                format!("document.querySelector('{selector}').value = {}", json!(value))
            } else {
                format!("document.querySelector('{selector}[value=\"{value}\"]').checked = true")
            };
            self.browser.script(&code);
        }
        self.browser.click("form.form > p:last-of-type button");
        self.browser.wait("document.querySelector('#choose, .curtain')");
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
