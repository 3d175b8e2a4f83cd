//! The list of the titles: the one place that names them all. A title is added here by one line.

use std::sync::LazyLock;

use company_bot::CompanyBots;
use company_look::CompanyLook;
use siege_bot::SiegeBots;
use siege_look::SiegeLook;
use storm_bot::StormBots;
use storm_look::StormLook;
use titles::{Entry, Titles};
use tonkin_bot::TonkinBots;
use tonkin_look::TonkinLook;

/// Every title, in the order of the home page.
pub fn all() -> Vec<&'static dyn Entry> {
    vec![
        titles::title::<StormLook, StormBots>(),
        titles::title::<SiegeLook, SiegeBots>(),
        titles::title::<TonkinLook, TonkinBots>(),
        titles::title::<CompanyLook, CompanyBots>(),
    ]
}

static TITLES: LazyLock<Titles> = LazyLock::new(|| Titles::new(all()));

/// The list of every title, made once.
pub fn titles() -> Titles {
    *TITLES
}

/// The title of an id of the list.
pub fn title(id: &str) -> &'static dyn Entry {
    titles().find(id).expect("the title is on the shelf")
}

/// The words of a language, those of every title among them.
pub fn words(lang: &str) -> words::Words {
    titles().words(lang).expect("the language is there")
}
