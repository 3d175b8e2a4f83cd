//! The web table in a real browser. Each test has a server, a browser and a visitor of its own; pictures
//! of the pages are left in `target/shots`.

mod buttons;
mod company;
mod door;
mod doors;
mod first;
mod game;
mod hand;
mod hotseat;
mod look;
mod minute;
mod parts;
mod reach;
mod reading;
mod screens;
mod siege;
mod told;
mod tonkin;
mod ways;
mod ways_in;
mod whole;
