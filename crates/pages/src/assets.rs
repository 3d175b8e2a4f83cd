//! Styles, scripts and pictures, built into the program and addressed by the hash of their text, so that
//! a browser may keep them for ever. Those of a title come from its look.

use std::borrow::Cow;
use std::sync::LazyLock;

pub use look::asset::Asset;
use look::asset::{asset, drawn_ground};
use titles::Titles;

/// The files as they lie in `crates/pages/assets`. A script may import those that stand before it.
const FILES: [(&str, &str); 13] = [
    ("tokens.css", drawing::TOKENS),
    ("board.css", drawing::BOARD),
    ("table.css", include_str!("../assets/table.css")),
    ("pages.css", include_str!("../assets/pages.css")),
    ("icon.svg", include_str!("../assets/icon.svg")),
    ("builder.js", include_str!("../assets/js/builder.js")),
    ("page.js", include_str!("../assets/js/page.js")),
    ("board.js", include_str!("../assets/js/board.js")),
    ("live.js", include_str!("../assets/js/live.js")),
    ("play.js", include_str!("../assets/js/play.js")),
    ("panels.js", include_str!("../assets/js/panels.js")),
    ("pieces.js", include_str!("../assets/js/pieces.js")),
    ("watch.js", include_str!("../assets/js/watch.js")),
];

/// Every asset that belongs to no title.
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

/// The asset of an address: a style, a script, a picture or a ground.
pub fn find(titles: Titles, path: &str) -> Option<Cow<'static, Asset>> {
    let is_it = |asset: &&'static Asset| asset.path == path;
    if !path.starts_with("/ground/") {
        let sheets = titles.iter().flat_map(|title| title.sheets());
        return ALL.iter().chain(sheets).find(is_it).map(Cow::Borrowed);
    }
    let grounds = || titles.iter().flat_map(|title| title.grounds()).find(is_it);
    drawn_ground(path).map(Cow::Owned).or_else(|| grounds().map(Cow::Borrowed))
}

/// The address of an asset, by its name.
pub(crate) fn path(name: &str) -> &'static str {
    ALL.iter().find(|asset| asset.name == name).map_or("", |asset| asset.path.as_str())
}
