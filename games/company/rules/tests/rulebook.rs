//! The rule index of Company is true, and what the code cites is in both rule books.

use proof::book::is_lettered;

/// The rule a heading or a string is: `X4.3`, `28a`, `36` or `S-07`.
fn number(text: &str) -> Option<String> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let reconstructed = text.strip_prefix('X').is_some_and(|rest| rest.split('.').all(digits));
    let plain = text.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let sheet = ["14", "16", "25", "26", "27", "28", "30", "31", "32", "33", "34", "35", "36"];
    let stated = sheet.contains(&plain) && text.len() <= 3;
    (reconstructed || stated || is_lettered(text, "S")).then(|| text.to_owned())
}

/// All that the rule book numbers.
fn rules() -> impl Iterator<Item = String> {
    let sheet = ["14", "16", "25", "26", "27", "28", "30", "31", "32", "33", "34", "35", "36"];
    let sheet = sheet.into_iter().map(str::to_owned);
    let chapters = (1..=11).map(|chapter| format!("X{chapter}"));
    let rulings = (1..=77).map(|ruling| format!("S-{ruling:02}"));
    sheet.chain(chapters).chain(rulings)
}

proof::the_rule_index_is_true!(number, rules, company::refusal::No);
