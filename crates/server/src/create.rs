//! New tables: from the form, from a save, from a moment of another table.

use std::collections::BTreeMap;

use kernel::hash::Hash;
use kernel::{Fact, Seat, TitleInfo, Viewer};
use look::Mode;
use table::{Dice, EmptyWindow, Forked, Header, Said, Sitter, Start, Table};
use titles::{Entry, Setting, Titles, Wanted};

use crate::fields::Fields;
use crate::guest::{random, random_id};
use crate::hosting::AppState;
use crate::problem::{Problem, Wrong};
use crate::room::{Room, asked, mode_named, phase_of};
use crate::seats;
use crate::sqlite::now;
use crate::storage::{By, Fork, Line, SeatRow, Standing, Storage, Stored, TableRow};

fn wrong(id: &'static str, facts: Vec<(&'static str, Fact)>) -> Wrong {
    Wrong::Said(Said { id, facts })
}

pub(crate) fn bad(field: &str, value: &str) -> Wrong {
    let text = |text: &str| Fact::Text(text.chars().take(60).collect());
    wrong("server-field-bad", vec![("field", text(field)), ("value", text(value))])
}

/// A new table as the form wants it, or all that is wrong with the form.
pub(crate) fn from_form(
    title: &'static dyn Entry,
    form: &Fields,
    guest: &str,
) -> Result<Stored, Vec<Wrong>> {
    let info = title.info();
    let faults = |faults: kernel::Faults| faults.into_iter().map(Wrong::Fault).collect::<Vec<_>>();
    let one = |wrong: Wrong| vec![wrong];
    let wanted = Wanted {
        scenario: form.get("scenario").map(ToOwned::to_owned),
        options: options(info, form),
        ..Wanted::default()
    };
    let loaded = title.load(wanted).map_err(faults)?;
    let mode = mode(title, form).map_err(one)?;
    let guide = title.guide().filter(|_| matches!(mode, Mode::Guide { .. }));
    let (position, dice) = match guide {
        Some(guide) => (Some(guide.position.to_owned()), Dice::Open(guide.seed)),
        None => (None, dice(form).map_err(one)?),
    };
    let setting = Setting { loaded, position, seats: BTreeMap::new(), dice };
    // Seats go by the names they have when the game begins: sides, or first and second before a bid.
    let bare = titles::open(setting.clone()).map_err(faults)?;
    let seats = seats::sitters(title, &*bare, mode, form).map_err(one)?;
    let table = titles::open(Setting { seats, ..setting }).map_err(faults)?;
    let held = |seat: Seat, sitter: Sitter| match guide {
        Some(guide) => seat == guide.seat,
        None => sitter == Sitter::Human,
    };
    let windows = match form.get("windows") {
        Some("quick") => EmptyWindow::Decline,
        Some(_) | None => usual_windows(mode),
    };
    Ok(stored(table, guest, mode, windows, held))
}

/// How the table is to be played. A title with one side is usually played alone, others against a bot.
fn mode(title: &'static dyn Entry, form: &Fields) -> Result<Mode, Wrong> {
    let is_alone = title.info().sides.len() < 2;
    let name = form.get("mode").unwrap_or(if is_alone { "both" } else { "bot" });
    let mode = mode_named(name, 0);
    let fits = match mode {
        Mode::Bot => !is_alone,
        Mode::HotSeat | Mode::BothSides => true,
        Mode::Guide { .. } => title.guide().is_some(),
        Mode::Sandbox => false,
    };
    if fits && mode.name() == name { Ok(mode) } else { Err(bad("mode", name)) }
}

/// What becomes of windows in which nothing can be played. A curtain that falls only before a hand that
/// can play something would tell on it.
fn usual_windows(mode: Mode) -> EmptyWindow {
    match mode {
        Mode::HotSeat => EmptyWindow::Ask,
        Mode::Bot | Mode::BothSides | Mode::Sandbox | Mode::Guide { .. } => EmptyWindow::Decline,
    }
}

/// The options of a form: fields of the option's name.
fn options(info: &TitleInfo, form: &Fields) -> BTreeMap<String, String> {
    let given = info.options.iter().filter_map(|spec| {
        let value = form.get(spec.key)?;
        // A checkbox says that it is on.
        let value = if value == "on" && spec.values.contains(&"yes") { "yes" } else { value };
        Some((spec.key.to_owned(), value.to_owned()))
    });
    given.collect()
}

/// Fair dice, unless the form has a seed or wants the players' own.
fn dice(form: &Fields) -> Result<Dice, Wrong> {
    match (form.get("dice"), form.get("seed")) {
        (Some("own"), _) => Ok(Dice::Own(random())),
        (None | Some("fair" | "table"), None) => Ok(Dice::Fair(random())),
        (None | Some("fair" | "table" | "open"), Some(seed)) => {
            seed.parse().map(Dice::Open).map_err(|_| bad("seed", seed))
        }
        (Some("open"), None) => Err(bad("seed", "")),
        (Some(other), _) => Err(bad("dice", other)),
    }
}

/// A table that can be kept: the game has gone on by itself as far as it can.
fn stored(
    mut table: Box<dyn Table>,
    guest: &str,
    mode: Mode,
    windows: EmptyWindow,
    holds: impl Fn(Seat, Sitter) -> bool,
) -> Stored {
    let loaded = table.ply();
    table.set_empty_window(windows);
    table.run_to_question();
    let lines = (1..).zip(table.lines_after(0)).map(|(ply, text)| {
        let by = if ply <= loaded { By::Person } else { By::Table };
        Line { by, text }
    });
    let seats = (0..table.seats()).map(Seat).map(|seat| {
        let sitter = table.sitter(seat);
        let guest = holds(seat, sitter).then(|| guest.to_owned());
        SeatRow { sitter: sitter.name().to_owned(), guest }
    });
    let row = TableRow {
        id: random_id(),
        title: table.info().id.to_owned(),
        mode: mode.name().to_owned(),
        created: now(),
        owner: guest.to_owned(),
        header: table.header_line(),
        secret: table.secret(),
        strict: windows == EmptyWindow::Ask,
        start: started(table.header()),
        fork: None,
        standing: Standing { phase: phase_of(&*table), asked: asked(&*table), step: 0 },
        seats: seats.collect(),
    };
    Stored { row, entries: lines.collect(), orders: Vec::new() }
}

/// Keeps a new table, if its owner has not too many; gives its id.
pub(crate) fn keep(state: &AppState, stored: Stored) -> Result<String, Problem> {
    let (storage, limits) = (state.storage(), state.limits());
    let too_many = |id: &'static str, most: usize| Problem::too_many(id, Some(most));
    let made = storage.made_by(&stored.row.owner, stored.row.created - 60).wait()?;
    if made.running >= limits.running {
        return Err(too_many("server-too-many-tables", limits.running));
    }
    if made.lately >= limits.new_a_minute {
        return Err(too_many("server-too-many-now", limits.new_a_minute));
    }
    let id = stored.row.id.clone();
    storage.add_table(stored).wait()?;
    state.note_stored();
    Ok(id)
}

/// A table from a save. Whoever loads it plays every seat that no bot plays.
pub(crate) fn from_save(
    titles: Titles,
    storage: &dyn Storage,
    text: &[u8],
    mode: Option<&str>,
    guest: &str,
) -> Result<Stored, Problem> {
    let wrong = |fault| Problem::Wrong(vec![Wrong::Save(fault)]);
    let written = table::read(text).map_err(wrong)?;
    let is_sandbox = match started(&written.header) {
        None => false,
        // States written out are taken only from sandboxes that began here: nobody played up to others.
        Some(start) if storage.knows_start(&start).wait()? => true,
        Some(_) => return Err(Problem::said("server-sandbox-elsewhere", Vec::new())),
    };
    let mut table = titles.restored(written, None, random(), None).map_err(wrong)?;
    let seats: Vec<Seat> = (0..table.seats()).map(Seat).collect();
    let people = seats.iter().filter(|seat| table.sitter(**seat) == Sitter::Human).count();
    if people == 0 {
        seats.iter().for_each(|seat| table.sit(*seat, Sitter::Human));
    }
    let mode = match (is_sandbox, people, mode) {
        (true, _, _) => Mode::Sandbox,
        (false, people, _) if people > 0 && people < seats.len() => Mode::Bot,
        (false, _, Some("hotseat")) => Mode::HotSeat,
        (false, _, None | Some("both")) => Mode::BothSides,
        (false, _, Some(other)) => return Err(Problem::Wrong(vec![bad("mode", other)])),
    };
    let windows = usual_windows(mode);
    Ok(stored(table, guest, mode, windows, |_, sitter| sitter == Sitter::Human))
}

/// The hash of the state a game begins with, where it begins with one written out.
fn started(header: &Header) -> Option<String> {
    match header.start() {
        Start::State(text) => Some(Hash::plain(text.as_bytes()).to_string()),
        Start::SetUp | Start::Position(_) => None,
    }
}

/// A sandbox from a moment that a viewer saw.
pub(crate) fn from_moment(
    room: &Room,
    viewer: Viewer,
    moment: usize,
    guest: &str,
) -> Result<Stored, Problem> {
    let dice = Dice::Fair(random());
    let forked = room.table.sandbox(viewer, moment, random(), dice).ok_or(Problem::NotFound)?;
    let Forked { table, entries, moments } = forked;
    let mut stored = stored(table, guest, Mode::Sandbox, EmptyWindow::Decline, |_, _| true);
    let seat = match viewer {
        Viewer::Seat(seat) => Some(seat.0),
        Viewer::Spectator => None,
    };
    stored.row.fork = Some(Fork { table: room.id.clone(), entries, seat, moments });
    Ok(stored)
}
