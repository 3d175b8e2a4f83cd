//! The addresses.

mod about;
mod files;
mod look;
mod play;
mod saves;
mod tables;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;

use crate::hosting::AppState;
use crate::problem::Problem;
use crate::{bodies, fields, logs, security, strangers, visitor};

/// The whole server as a service.
pub fn app(state: AppState) -> Router {
    let files = Router::new()
        .route("/assets/{file}", get(files::asset))
        .route("/ground/{file}", get(files::ground))
        .route("/healthz", get(files::health))
        .layer(from_fn_with_state(state.clone(), files::bare_problems));
    let compression = CompressionLayer::new().quality(CompressionLevel::Precise(4));
    pages(&state)
        .merge(files)
        .layer(compression)
        .layer(from_fn(security::headers))
        .layer(from_fn(logs::request))
        .with_state(state)
}

/// What visitors see and press.
fn pages(state: &AppState) -> Router<AppState> {
    Router::new()
        .route("/", get(tables::home))
        .route("/tables", get(tables::mine).post(tables::create))
        .route("/new/{title}", get(tables::form))
        .route("/lists/{title}", get(tables::builder))
        .route("/t/{id}", get(look::table))
        .route("/t/{id}/at/{moment}", get(look::moment))
        .route("/t/{id}/place/{place}", get(look::place))
        .route("/t/{id}/places", get(look::places))
        .route("/t/{id}/odds", get(look::odds))
        .route("/t/{id}/live", get(look::live))
        .route("/t/{id}/choose", post(play::choose))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/roll", post(play::roll))
        .route("/t/{id}/orders", post(play::orders))
        .route("/t/{id}/curtain", post(play::curtain))
        .route("/t/{id}/save", get(saves::save))
        .route("/t/{id}/delete", get(tables::ask_delete).post(tables::delete))
        .route("/t/{id}/fork", post(saves::fork))
        .route("/rules/{title}", get(about::rules))
        .route("/learn/{title}", get(about::learn))
        .route("/components/{title}", get(about::components))
        .route("/first-steps/{title}", get(about::first_steps))
        .route("/language", post(about::language))
        .layer(DefaultBodyLimit::max(fields::MOST_BYTES))
        .route("/load", post(saves::load).layer(DefaultBodyLimit::max(saves::MOST_BYTES)))
        .fallback(|| async { Problem::NotFound })
        .layer(from_fn(security::own_site))
        .layer(from_fn_with_state(state.clone(), bodies::in_time))
        .layer(from_fn_with_state(state.clone(), strangers::in_measure))
        .layer(from_fn_with_state(state.clone(), visitor::know))
}
