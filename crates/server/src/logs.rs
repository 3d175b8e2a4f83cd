//! The log: one line for each request and each thing that goes wrong, as fields. No address of a table,
//! no guest, no form, no seed is ever in it.

use std::io::IsTerminal as _;
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;

/// How the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people.
    Text,
    /// One JSON object a line.
    Json,
}

/// Begins to write the log to stderr. Panics are logged by their place alone: what they say may hold a
/// secret.
pub fn init(format: Format) {
    let colours = std::io::stderr().is_terminal();
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(colours);
    let log = log.with_target(false);
    let began = match format {
        Format::Text => tracing::subscriber::set_global_default(log.finish()),
        Format::Json => tracing::subscriber::set_global_default(log.json().finish()),
    };
    if began.is_ok() {
        std::panic::set_hook(Box::new(|panic| {
            let place = panic.location().map(ToString::to_string).unwrap_or_default();
            tracing::error!(place, "panic");
        }));
    }
}

/// Logs a request: its method, the pattern of its address, the status and how long it took.
pub(crate) async fn request(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let status = response.status().as_u16();
    let ms = began.elapsed().as_secs_f64() * 1000.0;
    let route = route.as_ref().map_or("-", MatchedPath::as_str);
    tracing::info!(%method, route, status, ms, "request");
    response
}
