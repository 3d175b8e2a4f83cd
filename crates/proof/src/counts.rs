//! How often: tests that try many things at random try fewer in the suite, all of them with
//! `STRONGPOINT_FULL=1`, which `cargo xtask long` sets. It is the same code either way.

/// The name of the switch.
pub const FULL: &str = "STRONGPOINT_FULL";

/// How often something is tried: usually so often, and so often in the long run.
pub fn times<N>(usual: N, full: N) -> N {
    if is_full(std::env::var(FULL).ok().as_deref()) { full } else { usual }
}

/// Whether the switch is on.
fn is_full(value: Option<&str>) -> bool {
    value.is_some_and(|value| !matches!(value, "" | "0"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_switch_is_on_unless_it_is_empty_or_nought() {
        assert_eq!([None, Some(""), Some("0")].map(is_full), [false; 3]);
        assert_eq!([Some("1"), Some("yes")].map(is_full), [true; 2]);
    }
}
