//! Dien Bien Phu (solitaire): the player commands the French, the rules play the Viet Minh.
//!
//! Seven turns. In each, events are picked and missions given, aircraft and guns strike, and six impulses
//! bring Viet Minh movement, fire and close assaults along four Routes; then both sides refit. The French
//! win when Viet Minh morale collapses, the Viet Minh when they hold every Entrenchment or the Central
//! Fortress.

pub mod board;
pub mod charts;
pub mod components;
pub mod drawing;
pub mod sets;
pub mod setup;
