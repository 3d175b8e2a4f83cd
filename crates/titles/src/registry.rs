//! What is written once for every title, as a macro over their list.

use std::sync::Arc;

use bots::Opponents;
use kernel::{Rules, Title};

use crate::{AnyRules, AnyView};

/// A title of the registry: its rules and views have their place among those of all titles.
pub trait Listed: Title + Rules<Event: Send, View: Send, Choice: Send> {
    /// Its bots.
    type Bots: Opponents<Rules = Self>;

    /// These rules among those of all titles.
    fn any(rules: Arc<Self>) -> AnyRules;

    /// A view among those of all titles, with the rules that explain it.
    fn any_view(rules: Arc<Self>, view: Self::View) -> AnyView;
}

/// Lists the titles. The first token is a dollar sign, which the macro made inside needs.
macro_rules! registry {
    (($d:tt) $($name:ident : $rules:ty, $bots:ty),+ $(,)?) => {
        /// The rules of some title, loaded.
        #[derive(Clone, Debug)]
        pub enum AnyRules {
            $(
                #[doc = concat!("Those of `", stringify!($rules), "`.")]
                $name(std::sync::Arc<$rules>),
            )+
        }

        /// What a viewer may know of a game of some title, and the rules that explain it.
        #[derive(Clone, Debug)]
        #[expect(
            clippy::large_enum_variant,
            reason = "a view is made, read and dropped; it is hardly ever moved"
        )]
        pub enum AnyView {
            $(
                #[doc = concat!("Of a game of `", stringify!($rules), "`.")]
                $name(std::sync::Arc<$rules>, <$rules as kernel::Rules>::View),
            )+
        }

        /// One of the titles.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum TitleId {
            $(
                #[doc = concat!("`", stringify!($rules), "`.")]
                $name,
            )+
        }

        /// Every title.
        pub const ALL: &[TitleId] = &[$(TitleId::$name),+];

        $(
            impl $crate::Listed for $rules {
                type Bots = $bots;

                fn any(rules: std::sync::Arc<Self>) -> AnyRules {
                    AnyRules::$name(rules)
                }

                fn any_view(rules: std::sync::Arc<Self>, view: Self::View) -> AnyView {
                    AnyView::$name(rules, view)
                }
            }
        )+

        /// The rules of each title, under the name of its variant.
        pub mod types {
            $(
                #[doc = concat!("`", stringify!($rules), "`.")]
                pub type $name = $rules;
            )+
        }

        /// Calls generic code with the type of a title: `with_title!(id, R => f::<R>())`.
        #[macro_export]
        macro_rules! with_title {
            ($d id:expr, $d rules:ident => $d body:expr) => {
                match $d id {
                    $($crate::TitleId::$name => {
                        type $d rules = $crate::types::$name;
                        $d body
                    })+
                }
            };
        }

        /// Calls generic code with loaded rules: `with_rules!(any, rules => f(rules))`.
        #[macro_export]
        macro_rules! with_rules {
            ($d any:expr, $d rules:ident => $d body:expr) => {
                match $d any {
                    $($crate::AnyRules::$name($d rules) => $d body,)+
                }
            };
        }

        /// Calls generic code with a view and the rules that explain it:
        /// `with_view!(any, rules, view => f(rules, view))`.
        #[macro_export]
        macro_rules! with_view {
            ($d any:expr, $d rules:ident, $d view:ident => $d body:expr) => {
                match $d any {
                    $($crate::AnyView::$name($d rules, $d view) => $d body,)+
                }
            };
        }
    };
}

pub(crate) use registry;
