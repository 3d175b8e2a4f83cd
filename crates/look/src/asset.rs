//! Files that a page refers to, addressed by the hash of their text, so that a browser may keep them for ever.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use drawing::{bare_script, dense, ground_hash};
use kernel::hash::Hash;

/// A file that a page refers to.
#[derive(Clone, Debug)]
pub struct Asset {
    /// The name without hash: `tokens.css`.
    pub name: &'static str,
    /// The address: `/assets/tokens-1a2b3c4d5e6f7a8b.css`.
    pub path: String,
    /// The kind of content, for the header of the answer.
    pub content_type: &'static str,
    /// The text.
    pub text: String,
}

/// A file of that name. A style sheet is sent without its comments and line breaks, a script without its comments.
pub fn asset(name: &'static str, text: String) -> Asset {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    let text = match extension {
        "css" => dense(&text),
        "js" => bare_script(&text),
        _ => text,
    };
    let hash = Hash::plain(text.as_bytes()).to_string();
    let hash = hash.get(..16).unwrap_or(&hash);
    let content_type = match extension {
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "svg" => "image/svg+xml",
        _ => "text/plain; charset=utf-8",
    };
    Asset { name, path: format!("/assets/{stem}-{hash}.{extension}"), content_type, text }
}

/// The ground of a map.
pub fn ground(title: &str, text: String) -> Asset {
    let (name, content_type) = ("ground.svg", "image/svg+xml");
    Asset { name, path: ground_path(title, &text), content_type, text }
}

/// Grounds that were drawn for a page and belong to no scenario: random maps, packs of one's own. A page
/// asks for its ground right after it was drawn, and keeps it for good.
static DRAWN: Mutex<VecDeque<Asset>> = Mutex::new(VecDeque::new());
/// How many of them are kept.
const MOST_DRAWN: usize = 64;

/// Keeps a ground that was drawn, and gives its address.
pub(crate) fn keep_ground(title: &str, text: String) -> String {
    let ground = ground(title, text);
    let path = ground.path.clone();
    let mut drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if !drawn.iter().any(|known| known.path == path) {
        drawn.push_back(ground);
        if drawn.len() > MOST_DRAWN {
            drawn.pop_front();
        }
    }
    path
}

/// The address of a ground.
fn ground_path(title: &str, ground: &str) -> String {
    format!("/ground/{title}-{}.svg", ground_hash(ground))
}

/// A ground that was drawn and is kept.
pub fn drawn_ground(path: &str) -> Option<Asset> {
    let drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    drawn.iter().find(|asset| asset.path == path).cloned()
}
