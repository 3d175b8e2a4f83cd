//! Who asks, in which language, and how he wants to be answered. Put around every page: it also gives
//! problems their page.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use titles::Titles;
use words::Words;

use crate::hosting::AppState;
use crate::problem::Problem;
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

/// Whether a proxy took the request over TLS.
fn over_tls(headers: &HeaderMap) -> &'static str {
    let scheme = headers.get("x-forwarded-proto").map(HeaderValue::as_bytes);
    if scheme == Some(b"https") { "; Secure" } else { "" }
}

/// Finds out who asks, gives a new guest his cookie, and makes pages of problems.
pub(crate) async fn know(
    State(state): State<AppState>,
    mut request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    let known = guest::read(headers, state.key());
    let is_new = known.is_none();
    let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok()).unwrap_or("");
    let visitor = Visitor {
        guest: known.unwrap_or_else(guest::random_id),
        words: language::words(state.titles(), headers),
        titles: state.titles(),
        path: request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned(),
        wants_json: accept.contains("application/json"),
    };
    let over_tls = over_tls(headers);
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    let problem = response.extensions_mut().remove::<Problem>();
    // Answers of the framework itself are bare text.
    let is_bare = response.headers().get("content-type").is_none_or(|kind| {
        kind.as_bytes().starts_with(b"text/plain") && response.status().as_u16() >= 400
    });
    let problem = problem.or_else(|| Problem::of_status(response.status()).filter(|_| is_bare));
    if let Some(problem) = problem {
        let allow = response.headers_mut().remove("allow");
        response = problem.answer(&visitor);
        if let Some(allow) = allow {
            response.headers_mut().insert("allow", allow);
        }
    }
    if is_new {
        let cookie = guest::write(&visitor.guest, state.key(), over_tls);
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}
