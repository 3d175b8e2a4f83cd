//! Styles, scripts and pictures, built into the program and addressed by the hash of their text, so that
//! a browser may keep them for ever.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::{LazyLock, Mutex, PoisonError};

use kernel::hash::Hash;
use titles::{Wanted, with_rules};

use super::look::Look as _;
use crate::svg;

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

/// The files as they lie in `crates/ui/assets`. A script may import those that stand before it.
const FILES: [(&str, &str); 16] = [
    ("tokens.css", svg::TOKENS),
    ("storm.css", svg::storm::STYLE),
    ("siege.css", svg::siege::STYLE),
    ("tonkin.css", svg::tonkin::STYLE),
    ("company.css", svg::company::STYLE),
    ("table.css", include_str!("../../assets/table.css")),
    ("pages.css", include_str!("../../assets/pages.css")),
    ("icon.svg", include_str!("../../assets/icon.svg")),
    ("builder.js", include_str!("../../assets/js/builder.js")),
    ("page.js", include_str!("../../assets/js/page.js")),
    ("board.js", include_str!("../../assets/js/board.js")),
    ("live.js", include_str!("../../assets/js/live.js")),
    ("play.js", include_str!("../../assets/js/play.js")),
    ("panels.js", include_str!("../../assets/js/panels.js")),
    ("pieces.js", include_str!("../../assets/js/pieces.js")),
    ("watch.js", include_str!("../../assets/js/watch.js")),
];

/// Every asset.
pub static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let mut assets: Vec<Asset> = Vec::new();
    for (name, text) in FILES {
        let mut text = text.to_owned();
        for earlier in &assets {
            let hashed = earlier.path.rsplit('/').next().unwrap_or_default();
            text = text.replace(&format!("\"./{}\"", earlier.name), &format!("\"./{hashed}\""));
        }
        assets.push(asset(name, text));
    }
    assets
});

fn asset(name: &'static str, text: String) -> Asset {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
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

/// The grounds of the maps of all released packs: bare maps, on which pages lay what changes.
pub static GROUNDS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let mut grounds: Vec<Asset> = Vec::new();
    for title in titles::ALL {
        let packs = title.packs();
        let scenarios = title.info().scenarios.iter();
        for (pack, scenario) in scenarios.flat_map(|one| packs.iter().map(move |pack| (pack, one)))
        {
            let scenario = Some((*scenario).to_owned());
            let wanted = Wanted { pack: Some(pack.clone()), scenario, ..Wanted::default() };
            let Ok(loaded) = title.load(wanted) else { continue };
            let text = with_rules!(loaded.rules, rules => rules.ground());
            let ground = ground(title.info().id, text);
            if !grounds.iter().any(|known| known.path == ground.path) {
                grounds.push(ground);
            }
        }
    }
    grounds
});

fn ground(title: &str, text: String) -> Asset {
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
    format!("/ground/{title}-{}.svg", svg::ground_hash(ground))
}

/// The asset of an address: a style, a script, a picture or a ground.
pub fn find(path: &str) -> Option<Cow<'static, Asset>> {
    let is_it = |asset: &&Asset| asset.path == path;
    if !path.starts_with("/ground/") {
        return ALL.iter().find(is_it).map(Cow::Borrowed);
    }
    let drawn = DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    let drawn = drawn.iter().find(is_it).cloned().map(Cow::Owned);
    drawn.or_else(|| GROUNDS.iter().find(is_it).map(Cow::Borrowed))
}

/// The address of an asset, by its name.
pub(crate) fn path(name: &str) -> &'static str {
    ALL.iter().find(|asset| asset.name == name).map_or("", |asset| asset.path.as_str())
}
