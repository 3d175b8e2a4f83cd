//! Who asks, in which language, and how he wants to be answered. Put around every page: it also gives
//! problems their page.

use std::net::IpAddr;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::HeaderValue;
use axum::http::header::{ACCEPT, ALLOW, SET_COOKIE};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use titles::Titles;
use words::Words;

use crate::hosting::AppState;
use crate::problem::Problem;
use crate::site::Connected;
use crate::{guest, language};

/// Who asks.
#[derive(Clone)]
pub(crate) struct Visitor {
    /// His id.
    pub(crate) guest: String,
    /// His language.
    pub(crate) words: Words,
    /// The titles there are.
    pub(crate) titles: Titles,
    /// The address he asked for.
    pub(crate) path: String,
    /// Whether a script asks, which wants JSON.
    pub(crate) wants_json: bool,
    /// Whether he came without a cookie of ours.
    pub(crate) is_new: bool,
    /// Where he comes from, as far as that is known.
    pub(crate) address: Option<IpAddr>,
}

impl std::fmt::Debug for Visitor {
    /// Leaves out who it is: this may end up in a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Visitor").field("words", &self.words).finish_non_exhaustive()
    }
}

impl Visitor {
    /// A sentence without facts, in his language.
    pub(crate) fn say(&self, id: &str) -> String {
        self.words.say(id, &[], &|_, _| None)
    }
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, Problem> {
        // `know` is around every route that asks for it.
        parts.extensions.get::<Visitor>().cloned().ok_or(Problem::Fault)
    }
}

/// Who sent a request.
fn visitor(state: &AppState, request: &Request) -> Visitor {
    let headers = request.headers();
    let connected = request.extensions().get::<Connected>().copied();
    let known = guest::read(headers, state.key());
    let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or("");
    Visitor {
        is_new: known.is_none(),
        guest: known.unwrap_or_else(guest::random_id),
        words: language::words(state.titles(), headers),
        titles: state.titles(),
        path: request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        wants_json: accept.contains("application/json"),
        address: connected.map(|connected| state.site().client(connected, headers)),
    }
}

/// The answer, or the page of its problem.
fn told(mut response: Response, visitor: &Visitor) -> Response {
    let problem = response.extensions_mut().remove::<Problem>();
    // Answers of the framework itself are bare text.
    let is_bare = response.headers().get("content-type").is_none_or(|kind| {
        kind.as_bytes().starts_with(b"text/plain") && response.status().as_u16() >= 400
    });
    let problem = problem.or_else(|| Problem::of_status(response.status()).filter(|_| is_bare));
    let Some(problem) = problem else { return response };
    let allow = response.headers_mut().remove("allow");
    let mut response = problem.answer(visitor);
    response.headers_mut().extend(allow.map(|allow| (ALLOW, allow)));
    response
}

/// Finds out who asks, gives a new guest his cookie, and makes pages of problems.
pub(crate) async fn know(
    State(state): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let visitor = visitor(&state, &request);
    let connected = request.extensions().get::<Connected>().copied();
    let is_secure = state.site().is_over_tls(connected, request.headers());
    request.extensions_mut().insert(visitor.clone());
    let mut response = told(next.run(request).await, &visitor);
    if !visitor.is_new {
        state.note_seen(&visitor.guest);
    }
    if visitor.is_new {
        let over_tls = if is_secure { "; Secure" } else { "" };
        let cookie = guest::write(&visitor.guest, state.key(), over_tls);
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}
