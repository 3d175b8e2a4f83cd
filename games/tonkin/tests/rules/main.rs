//! The rules of Tonkin, chapter by chapter: what each permits, refuses and computes.

mod scene;

mod aircraft;
mod arranging;
mod arrivals;
mod attrition;
mod barrage;
mod combat;
mod control;
mod engineering;
mod hidden;
mod mobilisation;
mod movement;
mod objectives;
mod operations;
mod paths;
mod replacements;
mod secrets;
mod setting_up;
mod supply;
mod withdrawals;
