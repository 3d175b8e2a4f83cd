//! The rules, one file a chapter.
//!
//! A chapter that asks has its steps, each a type that answers for itself (`impl StepRules`), and `begin(play)`:
//! what happens when its phase comes; it pushes steps, or nothing.
//!
//! | file | chapter |
//! | --- | --- |
//! | `control` | 1.3 ZoC, 1.8 communities |
//! | `told` | 1.3, 7.4: what the French are told of hidden units |
//! | `trace` | 1.4 |
//! | `stacking`, `hidden` | 1.5 |
//! | `asides` | 1.5, 1.9 A: what VM may do at his questions, whatever they are about |
//! | `objectives`, `victory` | 1.9 |
//! | `sequence` | 1.10, 8.0 |
//! | `arrivals` | 2.1, 2.5 |
//! | `replacements` | 2.2, 2.3, 2.6 |
//! | `mobilisation` | 2.4 |
//! | `withdrawals` | 2.7 |
//! | `movement`, `paths`, `reach`, `march` | 3.0 to 3.2, 6.4 |
//! | `loading`, `transports`, `aircraft`, `airdrop` | 3.3 to 3.7, 6.4 |
//! | `limits` | 3.8 |
//! | `attrition` | 5.0 |
//! | `operations`, `engineering` | 6.1 to 6.3, 6.7 |
//! | `retreat` | 6.5, 6.15 |
//! | `barrage` | 6.6 |
//! | `attack`, `combat`, `strength` | 6.8, 6.10, 6.12, 6.15 |
//! | `rivers` | 6.9 |
//! | `ambush` | 6.11 |
//! | `losses` | 6.13 |
//! | `disorganisation` | 6.14 |
//! | `heroes` | 6.16 |
//! | `supply` | 7.0 |
//! | `setting_up` | 9.0 |

pub mod aircraft;
pub(crate) mod airdrop;
pub(crate) mod ambush;
pub mod arrivals;
pub(crate) mod asides;
pub mod attack;
pub(crate) mod attrition;
pub mod barrage;
pub mod combat;
pub mod control;
pub mod disorganisation;
pub(crate) mod engineering;
pub mod heroes;
pub(crate) mod hidden;
pub mod limits;
pub(crate) mod loading;
pub mod losses;
pub mod march;
pub mod mobilisation;
pub mod movement;
pub(crate) mod objectives;
pub(crate) mod operations;
pub mod paths;
pub mod reach;
pub mod replacements;
pub(crate) mod retreat;
pub mod rivers;
pub(crate) mod sequence;
pub mod setting_up;
pub mod stacking;
pub mod strength;
pub mod supply;
pub(crate) mod told;
pub mod trace;
pub mod transports;
pub mod victory;
pub(crate) mod withdrawals;

use kernel::{Rule, Sink};

use crate::Tonkin;
use crate::components::Side;
use crate::event::Event;
use crate::flow::Play;

/// Replacement Points that come between times.
pub(crate) trait Points {
    /// 2.2: VM gains Replacement Points at once (T-13).
    fn add_points(&mut self, points: u8, rule: &'static str);
}

impl<S: Sink<Tonkin>> Points for Play<'_, S> {
    fn add_points(&mut self, points: u8, rule: &'static str) {
        let side = Side::VietMinh;
        let stock = &mut self.state.rp[side as usize];
        *stock = stock.saturating_add(points);
        self.tell(Event::Points { side, points: points as i8, rule: Rule(rule) });
    }
}
