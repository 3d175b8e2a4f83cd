//! The web table in a real browser: what the tests of this crate stand on.
//!
//! [`House`] is the server, in this process, on a port and a folder of its own. [`Browser`] is Debian's
//! `chromium`, driven through `chromedriver`. [`Player`] sits in front of both and clicks.
//! Everything here is for tests, so whatever goes wrong ends the test with a sentence.

mod browser;
mod house;
mod player;
mod wire;

pub use browser::Browser;
pub use house::House;
pub use player::Player;
