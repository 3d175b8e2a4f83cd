//! Playing: choices, undo, own dice, standing orders, the curtain.

use ::look::Mode;
use axum::extract::{Path, State};
use axum::response::Response;
use kernel::{Seat, Viewer};
use table::{DiceWritten, No, Order, Said};

use crate::fields::{Fields, bad_field};
use crate::hosting::AppState;
use crate::problem::Problem;
use crate::render;
use crate::room::{Room, order_named};
use crate::routes::look;
use crate::storage::{By, Storage};
use crate::visitor::Visitor;

impl Room {
    /// The seat that acts, if it still sees what it answers.
    fn acts(&mut self, guest: &str, stamp: &str) -> Result<Seat, Problem> {
        let seat = self.seat_of(guest)?;
        if self.stage(Viewer::Seat(seat)).stamp != stamp {
            return Err(Problem::MovedOn { id: self.id.clone() });
        }
        Ok(seat)
    }

    /// A person chooses, or makes several choices by one press.
    fn chosen(
        &mut self,
        storage: &dyn Storage,
        seat: Seat,
        choices: &[String],
    ) -> Result<Result<(), No>, Problem> {
        let (step, guide) = match (self.mode, self.title.guide()) {
            (Mode::Guide { step }, Some(guide)) if step < guide.steps.len() => (step, guide),
            (
                Mode::Guide { .. } | Mode::Bot | Mode::HotSeat | Mode::BothSides | Mode::Sandbox,
                _,
            ) => {
                let choices: Vec<&str> = choices.iter().map(String::as_str).collect();
                return self.press(storage, By::Person, |table| {
                    table.press(seat, &choices).map_err(|(_, no)| no)
                });
            }
        };
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
        self.keep(storage, By::Person)?;
        if step >= guide.steps.len() {
            self.seat_bot(storage, guide.other)?;
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

/// Does something with a table and tells everybody who looks.
async fn change(
    state: &AppState,
    id: &str,
    visitor: Visitor,
    work: impl FnOnce(&mut Room, &dyn Storage, &Visitor) -> Result<Result<(), No>, Problem>
    + Send
    + 'static,
) -> Result<Response, Problem> {
    let storage = state.storage().clone();
    let asker = visitor.clone();
    let done = move |room: &mut Room| match work(room, &*storage, &asker)? {
        Ok(()) => {
            room.publish();
            Ok(None)
        }
        Err(no) => Ok(Some((no, room.prospect(&asker.guest)))),
    };
    if let Some((no, prospect)) = state.with(id, done).await? {
        let refuse = move || Err::<(), Problem>(look::refused(no, &prospect, &visitor));
        state.blocking(refuse).await?;
        return Err(Problem::Fault);
    }
    Ok(render::done(&visitor, &address(id)))
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
        let seat = room.acts(&visitor.guest, &stamp)?;
        room.chosen(storage, seat, &choices)
    };
    change(&state, &id, visitor, work).await
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
        room.play(storage, By::Person, |table| table.undo(seat))
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
        room.play(storage, By::Table, |table| table.roll_given(&dice))
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
            room.set_order(storage, seat, window, *order)?;
        }
        room.play(storage, By::Table, |_| Ok(()))
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
