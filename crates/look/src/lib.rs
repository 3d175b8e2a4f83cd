//! The look of a title.
//!
//! A title gives its look by one `impl` of [`Look`] on a type of its own: its words and figures as plain data, what its
//! choices, questions and events mean on a page, its pictures, and the panels that only it has. Choices, questions and
//! events come to it with their types. The pages see a title through [`Sight`] and [`Looks`], which are written once
//! for all looks: here the types of a title end. No title is named.

pub mod asset;
pub mod at;
mod boxed;
pub mod choices;
pub mod grid;
pub mod guide;
mod look;
mod manner;
pub mod named;
pub mod odds;
mod outlook;
pub mod panel;
mod picture;
pub(crate) mod plain;
mod press;
pub mod say;
mod scene;
mod sight;
mod slice;
pub mod story;
pub mod text;
pub mod track;

pub use boxed::Boxed;
pub use drawing::Shape;
pub use look::*;
pub use manner::{Gauges, How, Manner, Measure, Sayings, Thing, Things};
pub use plain::{Bare, Lying, Plain};
pub use press::{Beside, Label, Mark, Press, Stake, Stands, Toggle, key};
pub use scene::{Chair, Earlier, Facts, LookBack, Mode, Scene};
pub use sight::{Asked, Looks, Seen, Sight, Staging};
pub use slice::Slice;
