//! The rules of Storm, chapter by chapter: what each permits, refuses and computes.

mod scene;

mod allocation;
mod arrivals;
mod assault;
mod attack;
mod bidding;
mod cards;
mod control;
mod counter_attack;
mod die_cards;
mod effects;
mod effects_air;
mod effects_vietminh;
mod impulse;
mod movement;
mod orders;
mod retreat;
mod sap;
mod secrets;
mod sequence;
mod supply;
mod victory;
mod windows;
