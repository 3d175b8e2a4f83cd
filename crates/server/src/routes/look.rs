//! Looking at a table: now, at an earlier moment, with the odds of a choice, and live.

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue,
};
use axum::http::{HeaderMap, HeaderName};
use axum::response::Response;
use kernel::Viewer;
use pages::{LookBack, Scene};
use serde_json::{Map, Value, json};

use crate::fields::Asked;
use crate::hosting::AppState;
use crate::live::Stream;
use crate::packing::Packing;
use crate::problem::Problem;
use crate::render;
use crate::room::{Room, Sight};
use crate::scenery::Besides;
use crate::tally::Turned;
use crate::visitor::Visitor;

/// The table as it stands.
pub(crate) async fn table(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let draw = move |room: &mut Room| {
        let place = room.place_of(&visitor.guest);
        Ok(room.page(&place, &visitor.words, Besides::default()))
    };
    state.with(&id, draw).await.map(render::html)
}

/// The table as the viewer saw it at an earlier moment.
pub(crate) async fn moment(
    State(state): State<AppState>,
    Path((id, moment)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let moment: usize = moment.parse().map_err(|_| Problem::NotFound)?;
    let draw = move |room: &mut Room| {
        let place = room.place_of(&visitor.guest);
        let mut besides = Besides::default();
        if let Sight::Table(viewer) = place.sight {
            let view = room.look_back(viewer, moment).ok_or(Problem::NotFound)?;
            besides.look_back = Some(LookBack { moment, view });
        }
        Ok(room.page(&place, &visitor.words, besides))
    };
    state.with(&id, draw).await.map(render::html)
}

/// The odds of a choice: for a script the parts of the page that show them, else the page.
pub(crate) async fn odds(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(query): Asked,
) -> Result<Response, Problem> {
    let choice = query.need("choice")?.to_owned();
    let draw = move |room: &mut Room| {
        let seat = room.seat_of(&visitor.guest)?;
        let viewer = Viewer::Seat(seat);
        let now = room.table.whole_view(viewer);
        now.check(&choice).map_err(|no| room.refused(no, &visitor))?;
        let held = room.place_of(&visitor.guest).held;
        let besides = Besides { previewed: Some(&choice), ..Besides::default() };
        if !visitor.wants_json {
            let page = room.draw_seen(now, viewer, &held, &visitor.words, besides, pages::table);
            return Ok(render::html(page));
        }
        let draw = |scene: &Scene<'_>| (pages::preview(scene), scene.stamp.to_owned());
        let (parts, stamp) = room.draw_seen(now, viewer, &held, &visitor.words, besides, draw);
        let parts: Map<String, Value> =
            parts.into_iter().map(|(id, html)| (id, html.into())).collect();
        Ok(render::json(&json!({ "fragments": parts, "stamp": stamp })))
    };
    state.with(&id, draw).await
}

/// The stream of changes.
pub(crate) async fn live(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(query): Asked,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if state.stops() {
        return Err(Problem::Busy);
    }
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let last = text(&HeaderName::from_static("last-event-id")).or_else(|| query.get("since"));
    let last = last.map(ToOwned::to_owned);
    let packing = Packing::accepted(text(&ACCEPT_ENCODING).unwrap_or(""));
    let (limits, streams, tally) = (state.limits(), state.streams().clone(), state.tally().clone());
    let listen = move |room: &mut Room| {
        let (guest, looks) = (&visitor.guest, room.looks(&visitor.guest));
        let pass = streams.enter(limits, guest, visitor.address, looks);
        let opened = pass.and_then(|pass| {
            Ok((room.listen(guest, visitor.words, last.as_deref(), limits)?, pass))
        });
        opened.inspect_err(|_| tally.count(Turned::Stream))
    };
    let (events, pass) = state.with(&id, listen).await?;
    let mut response = Response::new(Body::new(Stream::new(events, packing, pass)));
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // A proxy must not hold events back.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    if let Some(name) = packing.name() {
        headers.insert(CONTENT_ENCODING, HeaderValue::from_static(name));
    }
    Ok(response)
}
