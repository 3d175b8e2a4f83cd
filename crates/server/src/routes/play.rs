//! Playing: choices, undo, own dice, standing orders, the curtain.

use std::time::Duration;

use ::look::Mode;
use axum::extract::{Path, State};
use axum::response::Response;
use kernel::{Seat, Viewer};
use table::{DiceWritten, No, Order, Said, Table};
use tokio::sync::futures::OwnedNotified;

use crate::fields::{Fields, bad_field};
use crate::hosting::AppState;
use crate::problem::Problem;
use crate::render;
use crate::room::{Room, order_named};
use crate::routes::look;
use crate::scenery::Prospect;
use crate::storage::{By, Storage};
use crate::visitor::Visitor;

/// How long an answer waits at most for windows that the table answers.
const PASSED: Duration = Duration::from_secs(2);

impl Room {
    /// The seat that acts, if it still sees what it answers.
    fn acts(&self, guest: &str, stamp: &str) -> Result<Seat, Problem> {
        let seat = self.seat_of(guest)?;
        let viewer = Viewer::Seat(seat);
        let is_seen = match self.known_stamp(viewer) {
            Some(known) => known == stamp,
            None => self.table.stamp(viewer) == stamp,
        };
        if !is_seen {
            return Err(Problem::MovedOn { id: self.id.clone() });
        }
        Ok(seat)
    }

    /// A person makes one choice or several.
    fn pressed(
        &mut self,
        storage: &dyn Storage,
        guest: &str,
        choices: &[String],
        stamp: &str,
    ) -> Done {
        let [choice] = choices else {
            let seat = self.acts(guest, stamp)?;
            let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
            let press = |table: &mut dyn Table| table.press(seat, &choices).map_err(|(_, no)| no);
            return Ok(self.press(storage, By::Person, press));
        };
        let seat = self.seat_of(guest)?;
        if self.known_stamp(Viewer::Seat(seat)) == Some(stamp) {
            return Ok(self.play(storage, By::Person, |table| table.choose(seat, choice)));
        }
        match self.table.choose_seen(seat, choice, stamp) {
            None => Err(Problem::MovedOn { id: self.id.clone() }),
            Some(Err(no)) => Ok(Err(no)),
            Some(Ok(())) => Ok(self.play(storage, By::Person, |_| Ok(()))),
        }
    }

    /// A person chooses, or makes several choices by one press, if he still sees what he answers.
    fn chosen(
        &mut self,
        storage: &dyn Storage,
        guest: &str,
        choices: &[String],
        stamp: &str,
    ) -> Done {
        let (step, guide) = match (self.mode, self.title.guide()) {
            (Mode::Guide { step }, Some(guide)) if step < guide.steps.len() => (step, guide),
            (
                Mode::Guide { .. } | Mode::Bot | Mode::HotSeat | Mode::BothSides | Mode::Sandbox,
                _,
            ) => {
                return self.pressed(storage, guest, choices, stamp);
            }
        };
        let seat = self.acts(guest, stamp)?;
        // The guide leads from choice to choice.
        let [choice] = choices else { return Ok(Err(not_led())) };
        if !guide.accepts(self.title, &*self.table, step, choice) {
            return Ok(Err(not_led()));
        }
        if let Err(no) = self.table.choose(seat, choice) {
            return Ok(Err(no));
        }
        // The script fits the position: if it does not, the table is loaded again as it was.
        let step = guide.reply(self.title, &mut *self.table, step).map_err(|_| Problem::Fault)?;
        self.mode = Mode::Guide { step };
        self.keep(storage, By::Person);
        if step >= guide.steps.len() {
            self.seat_bot(storage, guide.other);
        }
        Ok(Ok(()))
    }
}

/// The guide leads elsewhere.
fn not_led() -> No {
    No { rule: None, said: Said { id: "server-guide", facts: Vec::new() } }
}

/// Where a table is.
fn address(id: &str) -> String {
    format!("/t/{id}")
}

/// Something that is done at a table.
type Done = Result<Result<(), No>, Problem>;

/// Does something with a table and tells everybody who looks.
async fn change(
    state: &AppState,
    id: &str,
    visitor: Visitor,
    work: impl FnOnce(&mut Room, &dyn Storage, &Visitor) -> Done + Send + 'static,
) -> Result<Response, Problem> {
    let outcome = state.with(id, changes(state, &visitor, work)).await?;
    told(state, id, visitor, outcome).await
}

/// What came of something: what is to be waited for, or why it was refused, with what the table looks like then.
type Outcome = Result<Option<OwnedNotified>, (No, Prospect)>;

/// Tells a visitor what came of something that he wanted.
async fn told(
    state: &AppState,
    id: &str,
    visitor: Visitor,
    outcome: Outcome,
) -> Result<Response, Problem> {
    match outcome {
        Ok(passes) => {
            passed(passes).await;
            Ok(render::done(&visitor, &address(id)))
        }
        Err((no, prospect)) => {
            state.blocking(move || Err(look::refused(no, &prospect, &visitor))).await
        }
    }
}

/// Whoever is only asked what the table answers for him finds it answered.
async fn passed(passes: Option<OwnedNotified>) {
    if let Some(passes) = passes {
        // If it takes longer he sees the window for a moment.
        let _ = tokio::time::timeout(PASSED, passes).await;
    }
}

/// What is done; then everybody who looks is told.
fn changes(
    state: &AppState,
    visitor: &Visitor,
    work: impl FnOnce(&mut Room, &dyn Storage, &Visitor) -> Done + Send + 'static,
) -> impl FnOnce(&mut Room) -> Result<Outcome, Problem> + Send + 'static {
    let (storage, asker) = (state.storage().clone(), visitor.clone());
    move |room: &mut Room| match work(room, &*storage, &asker)? {
        Ok(()) => {
            room.publish();
            Ok(Ok(room.passes_for(&asker.guest)))
        }
        Err(no) => Ok(Err((no, room.prospect(&asker.guest)))),
    }
}

/// So many choices one press can mean.
const MOST_PRESSED: usize = 200;

/// A choice, or the choices of one press: `choice`, repeated.
pub(crate) async fn choose(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Problem> {
    form.need("choice")?;
    let (choices, stamp) = (form.all("choice").to_vec(), form.need("stamp")?.to_owned());
    if let Some(more) = choices.get(MOST_PRESSED) {
        return Err(bad_field("choice", more));
    }
    let work = move |room: &mut Room, storage: &dyn Storage, visitor: &Visitor| {
        room.chosen(storage, &visitor.guest, &choices, &stamp)
    };
    let outcome = state.with_present(&id, changes(&state, &visitor, work)).await?;
    told(&state, &id, visitor, outcome).await
}

/// The last choice is taken back.
pub(crate) async fn undo(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Problem> {
    let stamp = form.need("stamp")?.to_owned();
    let work = move |room: &mut Room, storage: &dyn Storage, visitor: &Visitor| {
        let seat = room.acts(&visitor.guest, &stamp)?;
        Ok(room.play(storage, By::Person, |table| table.undo(seat)))
    };
    change(&state, &id, visitor, work).await
}

/// Dice that the players threw themselves.
pub(crate) async fn roll(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Problem> {
    let stamp = form.need("stamp")?.to_owned();
    form.need("dice")?;
    let dice = numbers(form.all("dice"))?;
    let work = move |room: &mut Room, storage: &dyn Storage, visitor: &Visitor| {
        room.acts(&visitor.guest, &stamp)?;
        // Other tables would become ones with own dice, and their header another.
        if room.table.header().dice != DiceWritten::Own {
            return Err(Problem::said("server-dice-not-own", Vec::new()));
        }
        Ok(room.play(storage, By::Table, |table| table.roll_given(&dice)))
    };
    change(&state, &id, visitor, work).await
}

/// The numbers in what was typed: `3 4`, `3,4`, `3+4` or a field for each die.
fn numbers(typed: &[String]) -> Result<Vec<i64>, Problem> {
    let parts = typed.iter().flat_map(|text| text.split([' ', ',', '+', ';']));
    let parts = parts.map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| part.parse().map_err(|_| bad_field("dice", part))).collect()
}

/// A standing order for a window, or several: `window`, `order` and `at_least`, in the same order.
pub(crate) async fn orders(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Problem> {
    form.need("window")?;
    let orders = orders_of(&form)?;
    let work = move |room: &mut Room, storage: &dyn Storage, visitor: &Visitor| {
        let seat = room.seat_of(&visitor.guest)?;
        // Its title knows which windows there are; orders for others would only be kept.
        let windows = (room.title.manner().windows)(room.table.seat_name(seat));
        let unknown = orders.iter().find(|(window, _)| !windows.contains(&window.as_str()));
        if let Some((window, _)) = unknown {
            return Err(bad_field("window", window));
        }
        for (window, order) in &orders {
            room.set_order(storage, seat, window, *order);
        }
        Ok(room.play(storage, By::Table, |_| Ok(())))
    };
    change(&state, &id, visitor, work).await
}

fn orders_of(form: &Fields) -> Result<Vec<(String, Order)>, Problem> {
    let windows = form.all("window");
    let (names, stakes) = (form.all("order"), form.all("at_least"));
    let mut orders = Vec::new();
    for (index, window) in windows.iter().enumerate() {
        let name = names.get(index).map_or("", |name| name.trim());
        let stake = stakes.get(index).map_or("", |stake| stake.trim());
        let stake = match (stake, name) {
            ("", _) => 1,
            (stake, "use") => stake.parse().map_err(|_| bad_field("at_least", stake))?,
            (_, _) => 0,
        };
        let order = order_named(name, stake).ok_or_else(|| bad_field("order", name))?;
        orders.push((window.trim().to_owned(), order));
    }
    Ok(orders)
}

/// Hot seat: the next player is at the screen.
pub(crate) async fn curtain(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Problem> {
    let before = form.get("seat").map(ToOwned::to_owned);
    let work = move |room: &mut Room, _: &dyn Storage, visitor: &Visitor| {
        room.raise_curtain(&visitor.guest, before.as_deref())?;
        Ok(Ok(()))
    };
    change(&state, &id, visitor, work).await
}
