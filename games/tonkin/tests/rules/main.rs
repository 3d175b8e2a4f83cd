//! The rules of Tonkin, chapter by chapter: what each permits, refuses and computes.

mod scene;

mod aircraft;
mod arranging;
mod arrivals;
mod attrition;
mod barrage;
mod combat;
mod control;
mod ending;
mod engineering;
mod heroes;
mod hidden;
mod limits;
mod mobilisation;
mod movement;
mod objectives;
mod odds;
mod operations;
mod paths;
mod replacements;
mod rivers;
mod secrets;
mod sequence;
mod setting_up;
mod special;
mod stacking;
mod supply;
mod trace;
mod transports;
mod victory;
mod withdrawals;
