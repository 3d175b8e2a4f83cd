//! The home page, the visitor's tables, and new ones.

use std::collections::BTreeMap;
use std::ops::Range;

use axum::extract::{Path, State};
use axum::response::Response;
use pages::{Delete, Home, Listed, MyTables, NewTable};
use titles::Entry;

use crate::create;
use crate::fields::{Asked, Fields};
use crate::hosting::AppState;
use crate::problem::{Problem, Wrong};
use crate::render;
use crate::room::Room;
use crate::storage::Counted;
use crate::strangers;
use crate::visitor::Visitor;

/// How many tables where he must move the home page shows.
const TO_MOVE_AT_HOME: usize = 6;
/// How many tables where others must move it shows.
const WAITING_AT_HOME: usize = 4;
/// How many tables a page of the list shows.
const IN_LIST: usize = 20;

/// Some of the visitor's tables, and the ids of those that are damaged.
#[derive(Default)]
struct Found {
    tables: Vec<Listed>,
    damaged: Vec<String>,
}

/// Some of the visitor's tables, by their places in the list. One that fails for another reason than damage is left
/// out.
async fn tables_of(
    state: &AppState,
    visitor: &Visitor,
    places: Range<usize>,
) -> Result<Found, Problem> {
    let (storage, guest) = (state.storage().clone(), visitor.guest.clone());
    let ids = state.blocking(move || Ok(storage.tables_of(&guest, places).wait()?)).await?;
    let mut some = Found::default();
    for id in ids {
        let guest = visitor.guest.clone();
        match state.with(&id, move |room| Ok(room.listed(&guest))).await {
            Ok(listed) => some.tables.extend(listed),
            Err(Problem::Damaged) => some.damaged.push(id),
            Err(_) => (),
        }
    }
    Ok(some)
}

/// How many tables the visitor has.
async fn count_of(state: &AppState, visitor: &Visitor) -> Result<Counted, Problem> {
    let (storage, guest) = (state.storage().clone(), visitor.guest.clone());
    state.blocking(move || Ok(storage.count_of(&guest).wait()?)).await
}

/// The home page.
pub(crate) async fn home(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let Counted { to_move, waiting, over: _ } = count_of(&state, &visitor).await?;
    let mut tables = tables_of(&state, &visitor, 0..to_move.min(TO_MOVE_AT_HOME)).await?.tables;
    let others = to_move..to_move + waiting.min(WAITING_AT_HOME);
    tables.extend(tables_of(&state, &visitor, others).await?.tables);
    let page = Home { reader: render::reader(&visitor), tables: &tables, to_move };
    Ok(render::html(pages::home(&page)))
}

/// The visitor's tables, a page of them.
pub(crate) async fn mine(
    State(state): State<AppState>,
    visitor: Visitor,
    Asked(query): Asked,
) -> Result<Response, Problem> {
    let Counted { to_move, waiting, over } = count_of(&state, &visitor).await?;
    let count = to_move + waiting + over;
    let pages = count.div_ceil(IN_LIST).max(1);
    let page = query.get("page").map_or(Ok(1), str::parse).map_err(|_| Problem::NotFound)?;
    if !(1..=pages).contains(&page) {
        return Err(Problem::NotFound);
    }
    let places = (page - 1) * IN_LIST..count.min(page * IN_LIST);
    let Found { tables, damaged } = tables_of(&state, &visitor, places).await?;
    let reader = render::reader(&visitor);
    let page = MyTables { reader, tables: &tables, count, page, pages, damaged: &damaged };
    Ok(render::html(pages::tables(&page)))
}

/// Asks whether a table is to be deleted.
pub(crate) async fn ask_delete(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let guest = visitor.guest.clone();
    let listed = move |room: &mut Room| match room.is_made_by(&guest) {
        true => room.listed(&guest).ok_or(Problem::Fault),
        false => Err(Problem::NotYours),
    };
    let table = state.with(&id, listed).await?;
    let page = Delete { reader: render::reader(&visitor), table: &table };
    Ok(render::html(pages::delete(&page)))
}

/// Deletes a table of the visitor's own.
pub(crate) async fn delete(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let (storage, guest) = (state.storage().clone(), visitor.guest.clone());
    state.with(&id, move |room| room.delete(&*storage, &guest)).await?;
    state.note_removed();
    Ok(render::done(&visitor, "/tables"))
}

/// The title of an id in an address.
pub(super) fn title(state: &AppState, id: &str) -> Result<&'static dyn Entry, Problem> {
    state.titles().find(id).map_err(|_| Problem::NotFound)
}

/// The form of a new table.
pub(crate) async fn form(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(query): Asked,
) -> Result<Response, Problem> {
    let sent = query.firsts();
    let page = new_table(title(&state, &id)?, &visitor, &sent, &[]);
    Ok(render::html(pages::new_table(&page)))
}

/// The builder of a text that an option of a new table takes.
pub(crate) async fn builder(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(query): Asked,
) -> Result<Response, Problem> {
    let sent = query.firsts();
    let page = new_table(title(&state, &id)?, &visitor, &sent, &[]);
    pages::builder(&page).map(render::html).ok_or(Problem::NotFound)
}

/// What the form of a new table is made from: what was sent, and what is wrong with it.
fn new_table<'a>(
    title: &'static dyn Entry,
    visitor: &'a Visitor,
    sent: &'a BTreeMap<String, String>,
    wrong: &'a [String],
) -> NewTable<'a> {
    NewTable { reader: render::reader(visitor), title, wrong, sent }
}

/// A new table.
pub(crate) async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Problem> {
    let title = state
        .titles()
        .find(form.need("title")?)
        .map_err(|fault| Problem::Wrong(vec![Wrong::Fault(fault)]))?;
    strangers::may_make(&state, &visitor)?;
    let (host, asker) = (state.clone(), visitor.clone());
    let make = move || match create::from_form(title, &form, &asker.guest) {
        Ok(stored) => create::keep(&host, stored),
        Err(wrong) => Err(wrong_form(title, &form, &wrong, &asker)),
    };
    let id = state.blocking(make).await?;
    Ok(render::done(&visitor, &format!("/t/{id}")))
}

/// The form again, with what was wrong.
fn wrong_form(
    title: &'static dyn Entry,
    form: &Fields,
    wrong: &[Wrong],
    visitor: &Visitor,
) -> Problem {
    let why: Vec<String> = wrong.iter().map(|wrong| wrong.sentence(visitor)).collect();
    let sent = form.firsts();
    let page = pages::new_table(&new_table(title, visitor, &sent, &why));
    Problem::WrongForm { why, page }
}
