//! Styles, scripts and grounds, addressed by their hash; and whether the server is well.

use axum::extract::{Path, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use pages::assets;
use serde_json::json;

use crate::hosting::AppState;
use crate::problem::Problem;
use crate::render;
use crate::storage::StorageError;

/// A style or a script.
pub(crate) async fn asset(
    State(state): State<AppState>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asset =
        assets::find(state.titles(), &format!("/assets/{file}")).ok_or(Problem::NotFound)?;
    Ok(render::asset(asset.content_type, &asset.text, &asset.path, &headers))
}

/// The ground of a map.
pub(crate) async fn ground(
    State(state): State<AppState>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let asset =
        assets::find(state.titles(), &format!("/ground/{file}")).ok_or(Problem::NotFound)?;
    Ok(render::asset(asset.content_type, &asset.text, &asset.path, &headers))
}

/// Whether the server is well: it answers and so does its storage.
pub(crate) async fn health(State(state): State<AppState>) -> Response {
    let storage = state.storage().clone();
    let checked = tokio::task::spawn_blocking(move || storage.check().wait()).await;
    let status = match checked {
        Ok(Ok(())) => return render::json(&json!({ "status": "ok" })),
        Ok(Err(StorageError::Full)) => "disk full",
        Ok(Err(StorageError::Damaged)) => "data damaged",
        Ok(Err(StorageError::Gone)) => "data gone",
        Ok(Err(StorageError::Conflict | StorageError::Failed(_))) | Err(_) => "storage failed",
    };
    (StatusCode::SERVICE_UNAVAILABLE, render::json(&json!({ "status": status }))).into_response()
}

/// Files have no reader whose language is known: their problems are a bare status.
pub(crate) async fn bare_problems(
    State(_): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    response.extensions_mut().remove::<Problem>();
    response
}
