//! The rules of Tonkin, chapter by chapter: what each permits, refuses and computes.

mod scene;

mod aircraft;
mod ambush;
mod arranging;
mod arrivals;
mod attrition;
mod barrage;
mod combat;
mod control;
mod disorganisation;
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
mod overruns;
mod paths;
mod replacements;
mod retreat;
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
