//! What tests of screens share, those of the pages and those of each title's look: tables played to a question, and
//! pages, pictures and sentences read back.
//!
//! Only tests use it, so it stops where something is not as it must be.

mod alone;
pub mod fluent;
pub mod html;
pub mod picture;
pub mod play;
