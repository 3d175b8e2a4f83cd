//! Changing one's mind: free, but not without end, so that every game ends.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How often a player changed his mind about one question, of at most `MOST` times.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[schemars(inline)]
pub struct Fiddles<const MOST: u8>(u8);

impl<const MOST: u8> Fiddles<MOST> {
    /// Not yet.
    pub const NONE: Fiddles<MOST> = Fiddles(0);
    /// The most that is allowed.
    pub const MOST: u8 = MOST;

    /// Once more. It goes on being counted where nobody asked [`Fiddles::check`] first, but not past what a byte holds.
    pub const fn count(&mut self) {
        self.0 = self.0.saturating_add(1);
    }

    /// Whether the player may change his mind once more; `no` is the title's refusal.
    pub fn check<E>(self, no: E) -> Result<(), E> {
        if self.is_spent() { Err(no) } else { Ok(()) }
    }

    /// Whether he has done so as often as he may.
    pub const fn is_spent(self) -> bool {
        self.0 >= MOST
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_change_is_free_and_the_next_is_refused() {
        let mut fiddles = Fiddles::<2>::NONE;
        fiddles.count();
        assert_eq!(fiddles.check("enough"), Ok(()));
        fiddles.count();
        assert_eq!(fiddles.check("enough"), Err("enough"));
    }

    #[test]
    fn a_count_is_written_as_a_number() {
        let mut fiddles = Fiddles::<9>::NONE;
        fiddles.count();
        assert_eq!(serde_json::to_string(&fiddles).expect("a number is JSON"), "1");
        let read: Fiddles<9> = serde_json::from_str("1").expect("it was written so");
        assert_eq!(read, fiddles);
    }
}
