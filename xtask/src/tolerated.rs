//! What sources do though they should not, and is tolerated. These lists only shrink: what they name and is no longer so
//! must be taken out, and nothing new comes in. Only `VALUES` is no debt.

/// Functions whose parameter is no switch but the very value they tell or check, by file.
pub(crate) const VALUES: &[(&str, &str)] = &[
    ("crates/kernel/src/contract.rs", "holds"),
    ("crates/kernel/src/contract/leak.rs", "same"),
    ("crates/proof/src/example.rs", "as_in_table"),
    ("games/company/look/src/components.rs", "yes"),
    ("games/company/rules/src/names.rs", "yes_or_no"),
    ("games/siege/rules/src/setup/units.rs", "expect"),
    ("games/tonkin/rules/src/names.rs", "yes"),
    ("games/tonkin/rules/src/setup/turns.rs", "check_calendar"),
];

/// Functions that are too long, by file.
pub(crate) const LONG: &[(&str, &str)] = &[];

/// Functions that take a `bool`, by file.
pub(crate) const BOOLS: &[(&str, &str)] = &[];

/// How many arms stand for all others without a word why, by file.
pub(crate) const WILDCARDS: &[(&str, usize)] = &[];

/// Sources that name a title though they belong to none.
pub(crate) const NAMING: &[&str] = &[];
