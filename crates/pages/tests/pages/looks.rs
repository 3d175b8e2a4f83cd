//! Colours that can be told apart, assets that can be kept, scripts and styles that hold what pages need.

use std::collections::BTreeMap;

use drawing as svg;
use pages::assets;

/// Text on ground, and how much contrast it needs (WCAG 2.2): 4.5 for text, 3 for lines and controls.
#[rustfmt::skip]
const PAIRS: [(&str, &str, f64); 35] = [
    ("ink", "surface", 4.5), ("ink", "paper", 4.5), ("ink-2", "surface", 4.5),
    ("ink-3", "surface", 4.5), ("ink-3", "raised", 4.5), ("ink-3", "paper", 4.5),
    ("ink-2", "sunken", 4.5), ("ink-3", "sunken", 4.5), ("fr", "surface", 4.5),
    ("fr", "fr-soft", 4.5), ("on-side", "fr-fill", 4.5), ("vm", "surface", 4.5),
    ("vm", "vm-soft", 4.5), ("on-side", "vm-fill", 4.5), ("ink", "lit-soft", 4.5),
    ("lit-ink", "lit-soft", 4.5), ("lit-ink", "surface", 4.5), ("refuse", "raised", 4.5),
    ("control", "surface", 3.0), ("focus", "surface", 3.0), ("c-white", "c-fr", 4.5),
    ("c-white", "c-vm", 4.5), ("c-ink", "c-box", 4.5), ("c-fr-ink", "c-fr-pale", 4.5),
    ("c-vm-ink", "c-vm-pale", 4.5), ("m-label", "m-land", 4.5), ("m-label", "m-hills", 4.5),
    ("m-label", "m-forest", 4.5), ("m-label", "m-mount", 4.5), ("m-line", "m-land", 3.0),
    ("m-fr", "m-land", 3.0), ("m-vm", "m-land", 3.0), ("fr", "m-halo", 4.5),
    ("vm", "m-halo", 4.5), ("m-water-2", "m-land", 3.0),
];

type Colours = BTreeMap<String, String>;

/// The colours of a stretch of a style sheet.
fn colours(css: &str) -> Colours {
    let tokens = css.split("--").skip(1);
    let colour = |token: &str| {
        let (name, rest) = token.split_once(':')?;
        let value = rest.trim_start().get(..7)?;
        let is_colour =
            value.starts_with('#') && value.chars().skip(1).all(|c| c.is_ascii_hexdigit());
        is_colour.then(|| (name.to_owned(), value.to_owned()))
    };
    tokens.filter_map(colour).collect()
}

/// The colours by day and by night: those of all boards, and those of each title's own.
fn schemes() -> [Colours; 2] {
    let own = shelf::titles().iter().flat_map(|title| title.pictures());
    let [mut light, mut dark] = [Colours::new(), Colours::new()];
    for css in std::iter::once(svg::TOKENS).chain(own.map(|sheet| sheet.text.as_str())) {
        let dusk = css.find("@media (prefers-color-scheme: dark)").unwrap_or(css.len());
        light.extend(colours(&css[..dusk]));
        dark.extend(colours(&css[dusk..]));
    }
    let mut night = light.clone();
    night.extend(dark);
    [light, night]
}

fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[test]
fn contrast_is_enough_by_day_and_by_night() {
    assert!((contrast("#000000", "#ffffff") - 21.0).abs() < 0.01);
    for colours in schemes() {
        for (text, ground, needed) in PAIRS {
            let ratio = contrast(&colours[text], &colours[ground]);
            assert!(ratio >= needed, "{text} on {ground}: {ratio:.2} of {needed}");
        }
        // The notice of a guide and of what is refused.
        for (text, ground) in [("ok", "surface"), ("ink", "refuse-soft"), ("refuse", "refuse-soft")]
        {
            let ratio = contrast(&colours[text], &colours[ground]);
            assert!(ratio >= 4.5, "{text} on {ground}: {ratio:.2}");
        }
    }
}

/// Every asset, those of the titles among them.
fn all() -> impl Iterator<Item = &'static assets::Asset> {
    assets::ALL.iter().chain(shelf::titles().iter().flat_map(|title| title.sheets()))
}

#[test]
fn assets_are_found_by_their_hash_and_scripts_import_what_is_there() {
    for asset in all().chain(shelf::titles().iter().flat_map(|title| title.grounds())) {
        let found = assets::find(shelf::titles(), &asset.path).unwrap();
        assert_eq!(found.text, asset.text);
        assert!(!asset.text.is_empty(), "{}", asset.name);
        for import in asset.text.split("from \"./").skip(1) {
            let (file, _) = import.split_once('"').unwrap();
            assert!(
                assets::find(shelf::titles(), &format!("/assets/{file}")).is_some(),
                "{} imports {file}",
                asset.name
            );
        }
    }
    assert!(assets::find(shelf::titles(), "/assets/nothing-0.css").is_none());
    assert!(assets::find(shelf::titles(), "/ground/nothing.svg").is_none());
}

#[test]
fn scripts_write_no_style_attribute_and_no_code_from_text() {
    for asset in assets::ALL.iter().filter(|asset| asset.name.ends_with(".js")) {
        for forbidden in ["setAttribute(\"style\"", "eval(", "new Function", "document.write"] {
            assert!(!asset.text.contains(forbidden), "{} has {forbidden}", asset.name);
        }
        assert!(asset.text.lines().count() < 500, "{}", asset.name);
    }
}

#[test]
fn styles_are_balanced_and_use_only_tokens_that_are_there() {
    let all: String = all()
        .filter(|asset| asset.name.ends_with(".css"))
        .map(|asset| asset.text.as_str())
        .collect();
    assert_eq!(all.matches('{').count(), all.matches('}').count());
    for used in all.split("var(--").skip(1) {
        let name = used.split([')', ',']).next().unwrap().trim();
        assert!(all.contains(&format!("--{name}:")), "--{name} is set nowhere");
    }
    for query in ["prefers-reduced-motion", "prefers-color-scheme", "max-width: 720px"] {
        assert!(all.contains(query), "{query}");
    }
}
