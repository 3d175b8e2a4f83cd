//! Looking at a table: now, at an earlier moment, with the odds of a choice, and live.

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue,
};
use axum::http::{HeaderMap, HeaderName};
use axum::response::Response;
use pages::LookBack;
use serde_json::{Map, Value, json};
use table::No;
use words::Words;

use crate::fields::Asked;
use crate::gallery::Gallery;
use crate::hosting::AppState;
use crate::live::{Sitting, Stream};
use crate::packing::Packing;
use crate::problem::Problem;
use crate::room::Room;
use crate::scenery::{Besides, Prospect};
use crate::streams::Pass;
use crate::tally::Turned;
use crate::visitor::Visitor;
use crate::{painting, render};

/// The table as it stands.
pub(crate) async fn table(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let guest = visitor.guest.clone();
    let look = move |room: &mut Room| Ok(room.prospect(&guest));
    let draw = move |prospect: Prospect, gallery: &Gallery| match prospect.curtain(&visitor.words) {
        Some(curtain) => curtain,
        None => gallery.drawn(&prospect.stage, &prospect.held, &visitor.words).page(),
    };
    state.drawn(&id, look, draw).await.map(render::html)
}

/// A page of the table that shows something besides it.
pub(crate) fn page(prospect: &Prospect, words: &Words, besides: &Besides) -> String {
    let table = || pages::table(&prospect.stage.scene(&prospect.held, words, besides));
    prospect.curtain(words).unwrap_or_else(table)
}

/// The table as the viewer saw it at an earlier moment.
pub(crate) async fn moment(
    State(state): State<AppState>,
    Path((id, moment)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let moment: usize = moment.parse().map_err(|_| Problem::NotFound)?;
    let guest = visitor.guest.clone();
    let look = move |room: &mut Room| {
        let (mut prospect, mut besides) = (room.prospect(&guest), Besides::default());
        if prospect.curtain.is_none() {
            let viewer = prospect.stage.viewer;
            let view = room.look_back(viewer, moment).ok_or(Problem::NotFound)?;
            besides.look_back = Some(LookBack { moment, view });
            prospect.stage = room.stage_at(viewer, moment);
        }
        Ok((prospect, besides))
    };
    let draw = move |(prospect, besides): (Prospect, Besides), _: &Gallery| {
        page(&prospect, &visitor.words, &besides)
    };
    state.drawn(&id, look, draw).await.map(render::html)
}

/// A place in words as it is now: for a script, else the page with it.
pub(crate) async fn place(
    State(state): State<AppState>,
    Path((id, place)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let element = format!("place-{place}");
    if !visitor.wants_json {
        return Ok(render::done(&visitor, &format!("/t/{id}#{}", encoded(&element))));
    }
    let found = places_of(&state, &id, visitor, move |known| known == element).await?;
    if found.is_empty() { Err(Problem::NotFound) } else { Ok(found.answer()) }
}

/// All places in words as they are now.
pub(crate) async fn places(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    if !visitor.wants_json {
        return Ok(render::done(&visitor, &format!("/t/{id}#inspector")));
    }
    Ok(places_of(&state, &id, visitor, |_| true).await?.answer())
}

/// What follows the number sign of an address.
fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// Places of a table.
struct Found {
    fragments: Map<String, Value>,
    stamp: String,
}

impl Found {
    fn is_empty(&self) -> bool {
        self.fragments.is_empty()
    }

    fn answer(&self) -> Response {
        render::json(&json!({ "fragments": self.fragments, "stamp": self.stamp }))
    }
}

/// The places that are wanted, as a visitor sees them now. Behind the curtain there are none.
async fn places_of(
    state: &AppState,
    id: &str,
    visitor: Visitor,
    is_wanted: impl Fn(&str) -> bool + Send + 'static,
) -> Result<Found, Problem> {
    let guest = visitor.guest.clone();
    let look = move |room: &mut Room| Ok(room.prospect(&guest));
    let draw = move |prospect: Prospect, gallery: &Gallery| {
        let Prospect { stage, held, curtain } = &prospect;
        if curtain.is_some() {
            return Found { fragments: Map::new(), stamp: String::new() };
        }
        let drawn = gallery.drawn(stage, held, &visitor.words);
        let wanted = drawn.places().iter().filter(|(id, _)| is_wanted(id));
        let fragments = wanted.map(|(id, html)| (id.clone(), html.as_str().into())).collect();
        Found { fragments, stamp: drawn.stamp.clone() }
    };
    state.drawn(id, look, draw).await
}

/// The odds of a choice: for a script the parts of the page that show them, else the page.
pub(crate) async fn odds(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    Asked(query): Asked,
) -> Result<Response, Problem> {
    let choice = query.need("choice")?.to_owned();
    let guest = visitor.guest.clone();
    let look = move |room: &mut Room| {
        room.seat_of(&guest)?;
        Ok(room.prospect(&guest))
    };
    let draw = move |prospect: Prospect, _: &Gallery| {
        let Prospect { stage, held, .. } = &prospect;
        if let Err(no) = stage.glimpse.check(&choice) {
            return Err(refused(no, &prospect, &visitor));
        }
        let besides = Besides { previewed: Some(choice), ..Besides::default() };
        let scene = stage.scene(held, &visitor.words, &besides);
        if !visitor.wants_json {
            return Ok(render::html(pages::table(&scene)));
        }
        let parts: Map<String, Value> =
            pages::preview(&scene).into_iter().map(|(id, html)| (id, html.into())).collect();
        Ok(render::json(&json!({ "fragments": parts, "stamp": stage.stamp })))
    };
    state.drawn(&id, look, draw).await?
}

/// What a visitor is told when the game refuses something: for a browser the table with the reason.
pub(crate) fn refused(no: No, prospect: &Prospect, visitor: &Visitor) -> Problem {
    let why = prospect.stage.said(&no, &visitor.words);
    let besides = Besides { notice: Some(no.clone()), ..Besides::default() };
    let page = match visitor.wants_json {
        true => String::new(),
        false => page(prospect, &visitor.words, &besides),
    };
    Problem::Refused { no, why, page }
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
        let opened = pass.and_then(|pass| Ok((room.listen(guest, visitor.words, limits)?, pass)));
        opened.inspect_err(|_| tally.count(Turned::Stream))
    };
    let draw = |(sitting, pass): (Sitting, Pass), gallery: &Gallery| {
        (painting::shown(&sitting, gallery), sitting, pass)
    };
    let (shown, sitting, pass) = state.drawn(&id, listen, draw).await?;
    let stream = Stream::new(sitting.outbox, shown, last.as_deref(), packing, pass);
    let mut response = Response::new(Body::new(stream));
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
