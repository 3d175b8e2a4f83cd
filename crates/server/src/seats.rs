//! Who sits where at a new table.
//!
//! A form says it as a whole (`mode`, `side`, `level`) and may say it seat by seat: `seat-french` is `you`
//! or the name of a bot.

use std::collections::BTreeMap;

use kernel::Seat;
use pages::Mode;
use table::{Said, Sitter, Table};
use titles::Entry;

use crate::create::bad;
use crate::fields::Fields;
use crate::guest::random;
use crate::problem::Wrong;

/// Who sits on each seat, by the names the seats have when the game begins.
pub(crate) fn sitters(
    title: &'static dyn Entry,
    table: &dyn Table,
    mode: Mode,
    form: &Fields,
) -> Result<BTreeMap<String, Sitter>, Wrong> {
    let bot = bot(title, form.get("level"), "level")?;
    let own = match mode {
        Mode::Bot => own_seats(title, table, form.get("side"))?,
        Mode::HotSeat | Mode::BothSides | Mode::Sandbox | Mode::Guide { .. } => {
            all(table).collect()
        }
    };
    let mut sitters = BTreeMap::new();
    for seat in all(table) {
        let name = table.seat_name(seat);
        let field = format!("seat-{name}");
        let sitter = match form.get(&field) {
            None if own.contains(&seat) => Sitter::Human,
            None => bot,
            Some("you") => Sitter::Human,
            Some(level) => self::bot(title, Some(level), &field)?,
        };
        sitters.insert(name.to_owned(), sitter);
    }
    if sitters.values().all(|sitter| *sitter != Sitter::Human) {
        return Err(Wrong::Said(Said { id: "server-nobody-plays", facts: Vec::new() }));
    }
    Ok(sitters)
}

fn all(table: &dyn Table) -> impl Iterator<Item = Seat> + use<> {
    (0..table.seats()).map(Seat)
}

/// A bot of a title by its name; the best one where none is named.
fn bot(title: &'static dyn Entry, name: Option<&str>, field: &str) -> Result<Sitter, Wrong> {
    let bots = title.sitters();
    let best = bots.last().copied().unwrap_or(Sitter::Random);
    let name = name.unwrap_or(best.name());
    let named = bots.into_iter().find(|sitter| sitter.name() == name);
    let sitter = named.filter(|sitter| *sitter != Sitter::Human);
    sitter.ok_or_else(|| bad(field, name))
}

/// Where the side that is usually taken stands in the list of sides.
fn usual_side(title: &'static dyn Entry) -> usize {
    let usual = pages::first_side(title);
    title.info().sides.iter().position(|side| *side == usual).unwrap_or_default()
}

/// The seats of the side a person wants to play against bots.
fn own_seats(
    title: &'static dyn Entry,
    table: &dyn Table,
    wanted: Option<&str>,
) -> Result<Vec<Seat>, Wrong> {
    let sides = table.info().sides;
    let index = match wanted {
        // The one the form offers first.
        None => usual_side(title),
        Some("random") => {
            let [byte] = random::<1>();
            usize::from(byte) % sides.len().max(1)
        }
        Some(name) => {
            let found = sides.iter().position(|side| *side == name);
            found.ok_or_else(|| bad("side", name))?
        }
    };
    let side = sides.get(index).copied().unwrap_or_default();
    let of_side: Vec<Seat> = all(table).filter(|seat| table.side_name(*seat) == side).collect();
    if !of_side.is_empty() {
        return Ok(of_side);
    }
    // Before a bid nobody has a side: the seats stand in the order of the sides.
    Ok(all(table).filter(|seat| usize::from(seat.0) == index).collect())
}
