//! Tonkin: hexes, hidden stacks, operation points; northern Vietnam and Laos from October 1950 to 1954.
//!
//! Short forms of the rule book: FEF the French side, VM the Viet Minh side, HQ headquarters, SD supply
//! dump, DG disorganized, OoS out of supply, ZoC zone of control, RP replacement point, mp movement point,
//! VP victory point.
//!
//! Data comes from the component pack (`components.rs`, filled by `setup.rs`).

pub mod board;
pub mod charts;
pub mod components;
pub mod rules;
pub mod sets;
pub mod setup;
