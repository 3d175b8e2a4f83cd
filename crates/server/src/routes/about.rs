//! Pages about a title, and the language.

use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use pages::{About, RuleBook};

use super::tables::title;
use crate::fields::{Asked, Fields, bad_field};
use crate::hosting::AppState;
use crate::problem::Problem;
use crate::visitor::Visitor;
use crate::{language, render};

/// The rule book, whole or what a search finds.
pub(crate) async fn rules(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(query): Asked,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let query = query.get("q").unwrap_or("");
    let page = RuleBook { reader: render::reader(&visitor), title: title(&state, &id)?, query };
    Ok(render::book(pages::rulebook(&page), &headers))
}

/// What pages about a title are made from.
fn about<'a>(state: &AppState, id: &str, visitor: &'a Visitor) -> Result<About<'a>, Problem> {
    Ok(About { reader: render::reader(visitor), title: title(state, id)? })
}

/// An introduction.
pub(crate) async fn learn(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let page = pages::learn(&about(&state, &id, &visitor)?);
    Ok(render::book(page, &headers))
}

/// The components.
pub(crate) async fn components(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let page = pages::components(&about(&state, &id, &visitor)?);
    Ok(render::book(page, &headers))
}

/// The page before the guided opening.
pub(crate) async fn first_steps(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let page = pages::first_steps(&about(&state, &id, &visitor)?).ok_or(Problem::NotFound)?;
    Ok(render::book(page, &headers))
}

/// Another language, and back to where the visitor was.
pub(crate) async fn language(
    State(state): State<AppState>,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Problem> {
    let wanted = form.need("language")?;
    let words = state.titles().words(wanted).ok_or_else(|| bad_field("language", wanted))?;
    let back = form.get("back").filter(|back| is_ours(back)).unwrap_or("/");
    let (storage, guest) = (state.storage().clone(), visitor.guest.clone());
    let keep = move || Ok(storage.set_language(&guest, words.lang()).wait()?);
    state.blocking(keep).await?;
    let mut response = render::done(&visitor, back);
    if let Ok(cookie) = HeaderValue::from_str(&language::write(&words)) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    Ok(response)
}

/// Whether an address is a path of this server, and of no other.
fn is_ours(back: &str) -> bool {
    let is_plain = back.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    is_plain && back.starts_with('/') && !back.starts_with("//")
}
