//! A browser: one `chromedriver` and one session of `chromium` without a window.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use proof::folder::Folder;
use serde_json::{Value, json};

use crate::wire;

/// How long a page may take to become what a test waits for.
const PATIENCE: Duration = Duration::from_secs(30);

/// How the browser is started: without a window, and without talking to anybody but us.
const FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--lang=en",
];

/// A browser; it ends with the test.
#[derive(Debug)]
pub struct Browser {
    driver: Child,
    port: u16,
    session: String,
    /// Removed after the browser has ended.
    _profile: Folder,
}

impl Browser {
    /// Starts a browser with a window of 1440 by 900.
    pub(crate) fn open() -> Browser {
        let mut driver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Debian's packages chromium and chromium-driver are installed");
        let port = port(&mut driver);
        let profile = Folder::new();
        let mut flags: Vec<String> = FLAGS.iter().map(|flag| (*flag).to_owned()).collect();
        flags.push(format!("--user-data-dir={}", profile.0.display()));
        flags.push("--window-size=1440,900".to_owned());
        let wanted = json!({
            "capabilities": { "alwaysMatch": {
                "browserName": "chrome",
                "goog:chromeOptions": { "args": flags },
                "timeouts": { "script": 120_000, "pageLoad": 60_000 },
            } }
        });
        let made = wire::call(port, "POST", "/session", &wanted).expect("a browser starts");
        let session = made["sessionId"].as_str().expect("a session has an id").to_owned();
        let browser = Browser { driver, port, session, _profile: profile };
        browser.size(1440, 900);
        browser
    }

    fn post(&self, path: &str, body: &Value) -> Result<Value, String> {
        wire::call(self.port, "POST", &format!("/session/{}{path}", self.session), body)
    }

    fn get(&self, path: &str) -> Result<Value, String> {
        wire::call(self.port, "GET", &format!("/session/{}{path}", self.session), &Value::Null)
    }

    /// Opens an address.
    pub fn go(&self, url: &str) {
        self.post("/url", &json!({ "url": url })).expect("a page opens");
    }

    /// The address that is open.
    pub fn url(&self) -> String {
        self.get("/url").expect("a page is open").as_str().unwrap_or_default().to_owned()
    }

    /// The page as it stands.
    pub fn source(&self) -> String {
        self.get("/source").expect("a page is open").as_str().unwrap_or_default().to_owned()
    }

    /// The name of the tab that is looked at.
    pub fn tab(&self) -> String {
        self.get("/window").expect("a tab is open").as_str().unwrap_or_default().to_owned()
    }

    /// Opens another tab and looks at it.
    pub fn new_tab(&self) {
        let made = self.post("/window/new", &json!({ "type": "tab" })).expect("a tab opens");
        self.look_at(made["handle"].as_str().expect("a tab has a name"));
        self.size(1440, 900);
    }

    /// Waits for a tab that a press has opened beside this one, and looks at it.
    pub fn look_at_other(&self) {
        let (here, begun) = (self.tab(), Instant::now());
        loop {
            let tabs = self.get("/window/handles").expect("tabs are open");
            let mut names = tabs.as_array().into_iter().flatten().filter_map(Value::as_str);
            if let Some(other) = names.find(|name| *name != here) {
                return self.look_at(other);
            }
            assert!(begun.elapsed() < PATIENCE, "no other tab was opened at {}", self.url());
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// Looks at the tab of that name.
    pub fn look_at(&self, tab: &str) {
        self.post("/window", &json!({ "handle": tab })).expect("the tab is open");
    }

    /// What a script gives back. It is the body of a function.
    pub fn script(&self, code: &str) -> Value {
        self.try_script(code).unwrap_or_else(|wrong| panic!("{wrong}\nin {code}"))
    }

    fn try_script(&self, code: &str) -> Result<Value, String> {
        self.post("/execute/sync", &json!({ "script": code, "args": [] }))
    }

    /// The value of an expression as text.
    pub fn text(&self, expression: &str) -> String {
        match self.script(&format!("return {expression}")) {
            Value::String(text) => text,
            other => other.to_string(),
        }
    }

    /// Whether an expression holds; a page that is just being left holds nothing.
    pub fn is(&self, expression: &str) -> bool {
        let found = self.try_script(&format!("return Boolean({expression})"));
        found.is_ok_and(|value| value == Value::Bool(true))
    }

    /// Waits until an expression holds.
    pub fn wait(&self, expression: &str) {
        let begun = Instant::now();
        while !self.is(expression) {
            if begun.elapsed() > PATIENCE {
                self.shot("failed");
                panic!("never came true at {}: {expression}", self.url());
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// A command of Chromium's own protocol.
    pub fn command(&self, name: &str, params: &Value) -> Value {
        let body = json!({ "cmd": name, "params": params });
        self.post("/goog/cdp/execute", &body).unwrap_or_else(|wrong| panic!("{wrong}"))
    }

    /// Sets the size of the page; a phone has a viewport and a finger.
    /// What is narrower than a tablet is a phone.
    pub fn size(&self, width: u32, height: u32) {
        if width < 720 {
            return self.hold(width, height);
        }
        let metrics = json!({
            "width": width, "height": height, "mobile": false, "deviceScaleFactor": 1,
        });
        self.command("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Makes the window one that is held in the hand: a fine screen, whose pages say how wide they are.
    pub fn hold(&self, width: u32, height: u32) {
        let metrics = json!({
            "width": width, "height": height, "mobile": true, "deviceScaleFactor": 2,
        });
        self.command("Emulation.setDeviceMetricsOverride", &metrics);
    }

    /// Gives the screen a finger instead of a mouse: whoever asks for the pointer is told that it is coarse.
    pub fn finger(&self) {
        let touch = json!({ "enabled": true, "maxTouchPoints": 1 });
        self.command("Emulation.setTouchEmulationEnabled", &touch);
    }

    /// Presses the mouse where an element can be seen; `code` gives the element.
    pub fn press(&self, code: &str) {
        let point = format!(
            "const element = {code}; if (!element) return null; \
             element.scrollIntoView({{ block: 'nearest', inline: 'nearest', behavior: 'instant' }}); \
             const box = element.getBoundingClientRect(); \
             for (const v of [.5, .3, .7, .1, .9]) for (const u of [.5, .3, .7, .1, .9]) {{ \
               const x = box.left + u * box.width, y = box.top + v * box.height; \
               const hit = document.elementFromPoint(x, y); \
               if (hit && (hit === element || element.contains(hit))) return [x, y]; }} \
             return null;"
        );
        let begun = Instant::now();
        let at = loop {
            match self.script(&point) {
                Value::Array(at) => break at,
                _ if begun.elapsed() > PATIENCE => {
                    self.shot("failed");
                    panic!("cannot be seen or is covered: {code} at {}", self.url());
                }
                _ => std::thread::sleep(Duration::from_millis(50)),
            }
        };
        let place = |at: &Value| at.as_f64().expect("a place on the screen is a number");
        self.click_at(place(&at[0]), place(&at[1]));
    }

    /// Presses the mouse at a point of the page.
    pub fn click_at(&self, x: f64, y: f64) {
        for kind in ["mouseMoved", "mousePressed", "mouseReleased"] {
            let button = if kind == "mouseMoved" { "none" } else { "left" };
            let event = json!({ "type": kind, "x": x, "y": y, "button": button, "clickCount": 1 });
            self.command("Input.dispatchMouseEvent", &event);
        }
    }

    /// Clicks the first element a selector finds.
    pub fn click(&self, selector: &str) {
        self.press(&format!("document.querySelector({})", json!(selector)));
    }

    /// Types keys, one after the other; the keys without a character as WebDriver writes them.
    pub fn keys(&self, keys: &str) {
        let presses: Vec<Value> = keys
            .chars()
            .flat_map(|key| {
                ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key.to_string() }))
            })
            .collect();
        let body = json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": presses }] });
        self.post("/actions", &body).expect("keys are typed");
    }

    /// Keeps a picture of the page in `target/shots`.
    pub fn shot(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/shots");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let picture = self.get("/screenshot").expect("a picture of the page");
        let bytes = decoded(picture.as_str().unwrap_or_default());
        std::fs::write(folder.join(format!("{name}.png")), bytes).expect("a picture is kept");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // A browser that does not answer any more ends with its driver.
        let _ =
            wire::call(self.port, "DELETE", &format!("/session/{}", self.session), &Value::Null);
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

/// The port the driver chose: it says so in its last line of greeting.
fn port(driver: &mut Child) -> u16 {
    let out = driver.stdout.take().expect("the driver's output is piped");
    let mut lines = BufReader::new(out).lines();
    let said = lines.find_map(|line| {
        let line = line.ok()?;
        let (_, port) = line.split_once("started successfully on port ")?;
        port.trim_end_matches('.').parse().ok()
    });
    // The driver goes on talking: its pipe is read to the end, or it would block.
    std::thread::spawn(move || lines.for_each(drop));
    said.expect("the driver says on which port it listens")
}

/// Bytes from base 64.
fn decoded(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(u32::from(byte - b'A')),
        b'a'..=b'z' => Some(u32::from(byte - b'a') + 26),
        b'0'..=b'9' => Some(u32::from(byte - b'0') + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u32> = text.bytes().filter_map(digit).collect();
    digits
        .chunks(4)
        .flat_map(|four| {
            let bits =
                four.iter().fold(0, |bits, digit| bits << 6 | digit) << (6 * (4 - four.len()));
            let [_, bytes @ ..] = bits.to_be_bytes();
            bytes.into_iter().take(four.len() - 1)
        })
        .collect()
}
