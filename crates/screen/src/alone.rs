//! A title by itself, for the tests of its look.

/// What the tests of a look share, as functions of the module it stands in: `titles`, a list with this title alone,
/// `title`, `words` of a language, `languages`, and `scene`, a table as a seat that plays it sees it.
#[macro_export]
macro_rules! alone {
    ($look:ty, $bots:ty) => {
        static TITLES: ::std::sync::LazyLock<titles::Titles> = ::std::sync::LazyLock::new(|| {
            titles::Titles::new(vec![titles::title::<$look, $bots>()])
        });

        /// A shelf with this title alone.
        pub(crate) fn titles() -> titles::Titles {
            *TITLES
        }

        pub(crate) fn title() -> &'static dyn titles::Entry {
            titles().iter().next().expect("the title is there")
        }

        pub(crate) fn words(lang: &str) -> words::Words {
            titles().words(lang).expect("the language is there")
        }

        /// The words of both languages.
        pub(crate) fn languages() -> [words::Words; 2] {
            $crate::play::languages(titles())
        }

        /// The table as a seat that plays it sees it.
        pub(crate) fn scene<'a>(
            table: &'a dyn table::Table,
            words: &'a words::Words,
            held: &'a [kernel::Seat],
        ) -> pages::Scene<'a> {
            $crate::play::scene(titles(), table, words, held)
        }
    };
}
