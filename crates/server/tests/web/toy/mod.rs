//! The kernel's toy as a title: rules, bots, and a look of words alone. Tests hand it over with the others.

#[expect(dead_code, reason = "the kernel's tests break its laws on purpose; here it keeps them")]
#[path = "../../../../kernel/tests/toy/title/mod.rs"]
mod title;

use std::sync::LazyLock;

use bots::Opponents;
use look::{Bare, Lying, Manner, Plain, Shape};
use titles::Titles;
use words::Locales;

use self::title::{Toy, View};

#[derive(Debug)]
struct ToyBots;

impl Opponents for ToyBots {
    type Rules = Toy;
}

#[derive(Debug)]
struct ToyWords;

impl Bare for ToyWords {
    type Rules = Toy;

    const LOCALES: Locales = Locales {
        english: &[("toy.ftl", include_str!("en.ftl"))],
        french: &[("toy.ftl", include_str!("fr.ftl"))],
    };
    const MANNER: &'static Manner = &Manner {
        name: "toy-title",
        text: "toy-text",
        first_seat: "red",
        sides: &[("red", Shape::Rounded), ("blue", Shape::Cut)],
        seat: "toy-seat",
        ..Manner::PLAIN
    };

    fn lying(_: &Toy, view: &View) -> Lying {
        Lying { places: view.lying(), ..Lying::default() }
    }
}

/// All titles, and the toy.
pub(crate) static FIVE: LazyLock<Titles> = LazyLock::new(|| {
    let mut list = shelf::all();
    list.push(titles::title::<Plain<ToyWords>, ToyBots>());
    Titles::new(list)
});
