//! The rules of Siege, chapter by chapter: what each permits, refuses and computes.

mod scene;

mod airfields;
mod assault;
mod assault_draws;
mod fire;
mod fire_vietminh;
mod leaders;
mod losses;
mod movement;
mod movement_vietminh;
mod panic;
mod stacking;
