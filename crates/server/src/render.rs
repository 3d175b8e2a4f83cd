//! Answers as the browser gets them, with pages from [`pages`].

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LOCATION};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use kernel::hash::Hash;
use pages::{Notice, Reader, What, error};
use serde_json::{Value, json as value};

use crate::visitor::Visitor;

/// What a page needs to know of its reader.
pub(crate) fn reader(visitor: &Visitor) -> Reader<'_> {
    Reader { words: &visitor.words, path: &visitor.path, titles: visitor.titles }
}

/// A page.
pub(crate) fn html(page: String) -> Response {
    Html(page).into_response()
}

/// A page that says that something did not work.
pub(crate) fn notice(visitor: &Visitor, what: What<'_>) -> String {
    error(&Notice { reader: reader(visitor), what })
}

/// JSON.
pub(crate) fn json(body: &Value) -> Response {
    let kind = [(CONTENT_TYPE, "application/json")];
    (kind, body.to_string()).into_response()
}

/// The answer to a form that was carried out: the next page, or for a script a short word.
pub(crate) fn done(visitor: &Visitor, location: &str) -> Response {
    if visitor.wants_json {
        return json(&value!({ "ok": true, "location": location }));
    }
    match HeaderValue::from_str(location) {
        Ok(location) => (StatusCode::SEE_OTHER, [(LOCATION, location)]).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// A page that is the same for every reader of a language, and rarely changes: the browser asks whether
/// it did.
pub(crate) fn book(page: String, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", Hash::plain(page.as_bytes()));
    let keep = HeaderValue::from_static("private, no-cache");
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, [(CACHE_CONTROL, keep)]).into_response();
    }
    let mut response = html(page);
    response.headers_mut().insert(CACHE_CONTROL, keep);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(ETAG, tag);
    }
    response
}

/// A file that is addressed by its hash: it never changes.
pub(crate) fn asset(kind: &'static str, text: &str, path: &str, asked: &HeaderMap) -> Response {
    let tag = format!("\"{path}\"");
    let keep = "public, max-age=31536000, immutable";
    if is_known(asked, &tag) {
        return (StatusCode::NOT_MODIFIED, [(CACHE_CONTROL, keep)]).into_response();
    }
    let mut response =
        ([(CONTENT_TYPE, kind), (CACHE_CONTROL, keep)], text.to_owned()).into_response();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(ETAG, tag);
    }
    response
}

/// Whether the browser has it already. Compression makes a tag weak.
fn is_known(asked: &HeaderMap, tag: &str) -> bool {
    let known = asked.get(IF_NONE_MATCH).and_then(|known| known.to_str().ok()).unwrap_or("");
    known.split(',').any(|known| known.trim().trim_start_matches("W/") == tag)
}
