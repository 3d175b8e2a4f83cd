//! How Men of Company B looks: its board as a picture and as text, and the pages of its table.

mod game;
mod page;
mod svg;
mod text;
