//! What keeps other sites out: headers on every answer, and a look at where a form comes from.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};

use crate::problem::Problem;

/// What a page may load: our own files and nothing else; no script or style inside a page.
pub(crate) const CONTENT_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'";

const FIXED: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, CONTENT_POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (REFERRER_POLICY, "same-origin"),
    (X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Puts the fixed headers on every answer. What does not say how long it may be kept may not be kept.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Lets only requests through that change nothing or that come from our own pages.
pub(crate) async fn own_site(request: Request, next: Next) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_safe || is_own(request.headers()) {
        return next.run(request).await;
    }
    Problem::Foreign.into_response()
}

/// Whether a request comes from our own pages. Browsers say where a form comes from; a program that says
/// nothing has no visitor's cookie that it could misuse.
fn is_own(headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let site = text(&HeaderName::from_static("sec-fetch-site"));
    match (site, text(&ORIGIN)) {
        (Some("same-origin" | "none"), None) | (None, None) => true,
        (Some("same-origin" | "none") | None, Some(origin)) => {
            let host = text(&HOST).unwrap_or("");
            let after_scheme = origin.split_once("://").map(|(_, rest)| rest);
            after_scheme.is_some_and(|rest| !host.is_empty() && rest.eq_ignore_ascii_case(host))
        }
        (Some(_), _) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_own(&pairs.collect())
    }

    #[test]
    fn only_our_own_pages_may_send_forms() {
        let host = ("host", "localhost:1954");
        assert!(own(&[host]));
        assert!(own(&[host, ("origin", "http://localhost:1954")]));
        assert!(own(&[
            host,
            ("origin", "http://localhost:1954"),
            ("sec-fetch-site", "same-origin")
        ]));
        assert!(own(&[host, ("sec-fetch-site", "none")]));
        assert!(!own(&[host, ("origin", "http://evil.example")]));
        assert!(!own(&[host, ("origin", "http://localhost:8000")]));
        assert!(!own(&[host, ("origin", "null")]));
        assert!(!own(&[host, ("sec-fetch-site", "cross-site")]));
        assert!(!own(&[host, ("sec-fetch-site", "same-site")]));
        assert!(!own(&[
            host,
            ("origin", "http://evil.example"),
            ("sec-fetch-site", "same-origin")
        ]));
        assert!(!own(&[("origin", "http://localhost:1954")]));
    }
}
