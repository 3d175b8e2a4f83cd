//! The look of a title.
//!
//! A title gives its look by one `impl` of [`Look`] on a type of its own: its words and manners as plain data,
//! its pictures, and the panels that only it has. The pages see a title through [`Sight`] and [`Looks`], which
//! are written once for all looks: here the types of a title end. No title is named.

pub mod asset;
pub mod at;
pub mod choices;
pub mod grid;
pub mod guide;
mod look;
pub mod named;
pub mod odds;
pub mod outlook;
pub mod picture;
mod plain;
pub mod say;
mod scene;
mod sight;
pub mod story;

pub use look::*;
pub use plain::{Bare, Plain};
pub use scene::{LookBack, Mode, Scene};
pub use sight::{Looks, Seen, Sight, Staging};
