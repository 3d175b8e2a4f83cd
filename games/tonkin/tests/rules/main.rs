//! The rules of Tonkin, chapter by chapter: what each permits, refuses and computes.

mod scene;

mod arrivals;
mod attrition;
mod control;
mod mobilisation;
mod paths;
mod replacements;
mod supply;
mod withdrawals;
