//! The rules of Siege, chapter by chapter: what each permits, refuses and computes.

mod scene;

mod aaa;
mod activation;
mod airfields;
mod artillery;
mod assault;
mod assault_draws;
mod cargo;
mod deployment;
mod effects;
mod events;
mod events_vietminh;
mod fire;
mod fire_vietminh;
mod landing;
mod leaders;
mod losses;
mod missions;
mod movement;
mod movement_vietminh;
mod odds;
mod options;
mod orders;
mod panic;
mod redeployment;
mod refit;
mod refusals;
mod sequence;
mod stacking;
mod staff;
mod strikes;
mod table;
mod victory;
mod vm_refit;
