//! The home page, the visitor's tables, and new ones.

use axum::extract::{Path, State};
use axum::response::Response;
use pages::{Home, Listed, MyTables, NewTable, Stands};
use titles::Entry;

use crate::create;
use crate::fields::{Asked, Fields};
use crate::hosting::AppState;
use crate::problem::{Problem, Wrong};
use crate::render;
use crate::visitor::Visitor;

/// How many tables the home page shows.
const AT_HOME: usize = 8;
/// How many tables a list shows.
const IN_LIST: usize = 100;

/// The visitor's tables, the one last played at first. One that fails is left out.
async fn tables_of(
    state: &AppState,
    visitor: &Visitor,
    most: usize,
) -> Result<Vec<Listed>, Problem> {
    let (storage, guest) = (state.storage().clone(), visitor.guest.clone());
    let ids = state.blocking(move || Ok(storage.tables_of(&guest, most)?)).await?;
    let mut tables = Vec::new();
    for id in ids {
        let guest = visitor.guest.clone();
        let listed = state.with(&id, move |room| Ok(room.listed(&guest))).await;
        tables.extend(listed.ok().flatten());
    }
    Ok(tables)
}

/// The home page.
pub(crate) async fn home(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let mut tables = tables_of(&state, &visitor, AT_HOME).await?;
    tables.retain(|table| !matches!(table.stands, Stands::Over(_)));
    tables.sort_by_key(|table| table.stands != Stands::ToMove);
    let page = Home { reader: render::reader(&visitor), tables: &tables };
    Ok(render::html(pages::home(&page)))
}

/// The visitor's tables.
pub(crate) async fn mine(
    State(state): State<AppState>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let tables = tables_of(&state, &visitor, IN_LIST).await?;
    let page = MyTables { reader: render::reader(&visitor), tables: &tables };
    Ok(render::html(pages::tables(&page)))
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
    let page = NewTable {
        reader: render::reader(&visitor),
        title: title(&state, &id)?,
        wrong: &[],
        sent: &sent,
    };
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
    let page = NewTable {
        reader: render::reader(&visitor),
        title: title(&state, &id)?,
        wrong: &[],
        sent: &sent,
    };
    pages::builder(&page).map(render::html).ok_or(Problem::NotFound)
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
    let (storage, asker) = (state.storage().clone(), visitor.clone());
    let limits = state.limits();
    // One button of the form takes everything as usual, whatever is picked.
    let form = if form.get("quick").is_some() { Fields::default() } else { form };
    let make = move || match create::from_form(title, &form, &asker.guest) {
        Ok(stored) => create::keep(&*storage, limits, stored),
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
    let page = pages::new_table(&NewTable {
        reader: render::reader(visitor),
        title,
        wrong: &why,
        sent: &sent,
    });
    Problem::WrongForm { why, page }
}
