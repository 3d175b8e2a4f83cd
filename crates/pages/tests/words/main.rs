//! The sentences: that they are all there, in both languages, and read well.

mod branches;
mod coverage;
mod plurals;
mod saying;
