//! Styles, scripts and pictures, built into the program and addressed by the hash of their text, so that
//! a browser may keep them for ever. Those of a title come from its look.

use std::borrow::Cow;
use std::sync::LazyLock;

pub use look::asset::Asset;
use look::asset::{asset, drawn_ground};
use titles::Titles;

/// The style sheets and of what parts they are, in the order of the cascade. Those of a title come after `board.css`.
const SHEETS: [(&str, &[&str]); 4] = [
    (
        "base.css",
        &[
            drawing::TOKENS,
            include_str!("../assets/components/base.css"),
            include_str!("../assets/components/layout.css"),
            include_str!("../assets/components/map.css"),
            include_str!("../assets/components/panels.css"),
            include_str!("../assets/components/boxes.css"),
            drawing::COUNTERS,
            include_str!("../assets/components/small.css"),
            include_str!("../assets/components/motion.css"),
        ],
    ),
    ("board.css", &[drawing::BOARD, include_str!("../assets/components/pieces.css")]),
    (
        "table.css",
        &[
            include_str!("../assets/table/frame.css"),
            include_str!("../assets/table/prompt.css"),
            include_str!("../assets/table/map.css"),
            include_str!("../assets/table/panels.css"),
            include_str!("../assets/table/story.css"),
            include_str!("../assets/table/tabs.css"),
            include_str!("../assets/table/small.css"),
            include_str!("../assets/table/touch.css"),
            include_str!("../assets/table/plain-board.css"),
            include_str!("../assets/table/fit.css"),
        ],
    ),
    (
        "pages.css",
        &[
            include_str!("../assets/plain/home.css"),
            include_str!("../assets/plain/forms.css"),
            include_str!("../assets/plain/books.css"),
            include_str!("../assets/plain/small.css"),
        ],
    ),
];

/// The other files as they lie in `crates/pages/assets`. A script may import those that stand before it.
const FILES: [(&str, &str); 12] = [
    ("icon.svg", include_str!("../assets/icon.svg")),
    ("builder.js", include_str!("../assets/js/builder.js")),
    ("page.js", include_str!("../assets/js/page.js")),
    ("viewport.js", include_str!("../assets/js/viewport.js")),
    ("board.js", include_str!("../assets/js/board.js")),
    ("live.js", include_str!("../assets/js/live.js")),
    ("tips.js", include_str!("../assets/js/tips.js")),
    ("play.js", include_str!("../assets/js/play.js")),
    ("keys.js", include_str!("../assets/js/keys.js")),
    ("panels.js", include_str!("../assets/js/panels.js")),
    ("pieces.js", include_str!("../assets/js/pieces.js")),
    ("watch.js", include_str!("../assets/js/watch.js")),
];

/// Every asset that belongs to no title.
pub static ALL: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let sheets = SHEETS.iter().map(|(name, parts)| asset(name, parts.concat()));
    let mut assets: Vec<Asset> = sheets.collect();
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
