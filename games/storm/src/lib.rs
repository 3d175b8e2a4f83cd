//! Storm Over Dien Bien Phu.
pub mod board;
pub mod components;
pub mod sets;
