//! Saves: downloaded, loaded, and moments forked into sandboxes.

use axum::extract::multipart::{Multipart, MultipartRejection};
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse as _, Response};
use kernel::Viewer;
use pages::Mode;

use crate::fields::{Fields, bad_field};
use crate::hosting::AppState;
use crate::problem::Problem;
use crate::render;
use crate::room::{Room, Sight};
use crate::strangers;
use crate::visitor::Visitor;
use crate::{bodies, create};

/// The largest save that is taken.
pub(crate) const MOST_BYTES: usize = 2 * 1024 * 1024;

impl Room {
    /// The text a visitor may take home, and the name of its file: the whole save where nothing in it is
    /// hidden from him, else the record of his own seat.
    fn takeaway(&self, guest: &str) -> Result<(String, String), Problem> {
        let place = self.place_of(guest);
        let plays_all = place.held.len() == usize::from(self.table.seats());
        let is_open = match self.mode {
            Mode::BothSides | Mode::Sandbox => plays_all,
            Mode::Bot | Mode::HotSeat | Mode::Guide { .. } => false,
        };
        let title = self.table.info().id;
        if self.is_over() || is_open {
            return Ok((self.table.save(), format!("{title}.save.jsonl")));
        }
        match place.sight {
            Sight::Table(Viewer::Seat(seat)) => {
                let name = self.table.seat_name(seat);
                Ok((self.table.record_for(seat), format!("{title}-{name}.record.jsonl")))
            }
            Sight::Table(Viewer::Spectator) => Err(Problem::NotYours),
            Sight::Curtain(_) => Err(Problem::MovedOn { id: self.id.clone() }),
        }
    }
}

/// The save, or the visitor's own record.
pub(crate) async fn save(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let (text, name) = state.with(&id, move |room| room.takeaway(&visitor.guest)).await?;
    let mut response = text.into_response();
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/x-ndjson; charset=utf-8"));
    let name = HeaderValue::from_str(&format!("attachment; filename=\"{name}\""));
    headers.extend(name.ok().map(|name| (CONTENT_DISPOSITION, name)));
    Ok(response)
}

/// What was sent to be loaded.
#[derive(Debug, Default)]
struct Upload {
    save: Option<Vec<u8>>,
    mode: Option<String>,
}

impl Upload {
    async fn read(mut parts: Multipart) -> Result<Upload, Problem> {
        let mut upload = Upload::default();
        let wrong = |error: axum::extract::multipart::MultipartError| match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
            _ => bodies::wrong(&error),
        };
        while let Some(part) = parts.next_field().await.map_err(wrong)? {
            match part.name() {
                Some("save") => upload.save = Some(part.bytes().await.map_err(wrong)?.to_vec()),
                Some("mode") => upload.mode = Some(part.text().await.map_err(wrong)?),
                Some(_) | None => (),
            }
        }
        Ok(upload)
    }
}

/// A save becomes a table.
pub(crate) async fn load(
    State(state): State<AppState>,
    visitor: Visitor,
    parts: Result<Multipart, MultipartRejection>,
) -> Result<Response, Problem> {
    let upload = Upload::read(parts.map_err(|_| Problem::Unsupported)?).await?;
    let text = upload.save.filter(|text| !text.is_empty());
    let text = text.ok_or_else(|| Problem::said("server-no-file", Vec::new()))?;
    let mode = upload.mode.filter(|mode| !mode.is_empty());
    strangers::may_make(&state, &visitor)?;
    let (host, guest) = (state.clone(), visitor.guest.clone());
    let make = move || {
        let (titles, storage) = (host.titles(), &**host.storage());
        let stored = create::from_save(titles, storage, &text, mode.as_deref(), &guest)?;
        create::keep(&host, stored)
    };
    let id = state.blocking(make).await?;
    Ok(render::done(&visitor, &format!("/t/{id}")))
}

/// A moment becomes a sandbox: the one the form names, or the present one.
pub(crate) async fn fork(
    State(state): State<AppState>,
    Path(id): Path<String>,
    visitor: Visitor,
    form: Fields,
) -> Result<Response, Problem> {
    let moment = match form.get("moment") {
        None => None,
        Some(text) => Some(text.parse::<usize>().map_err(|_| bad_field("moment", text))?),
    };
    strangers::may_make(&state, &visitor)?;
    let (host, guest) = (state.clone(), visitor.guest.clone());
    let make = move |room: &mut Room| match room.place_of(&guest).sight {
        Sight::Curtain(_) => Err(Problem::MovedOn { id: room.id.clone() }),
        Sight::Table(viewer) => {
            let moment = moment.unwrap_or_else(|| room.moments(viewer));
            let stored = create::from_moment(room, viewer, moment, &guest)?;
            let known = match &stored.row.fork {
                Some(fork) => host.storage().untouched_fork(&guest, fork).wait()?,
                None => None,
            };
            // Asked for the same moment again, he finds the sandbox he has not touched yet.
            known.map_or_else(|| create::keep(&host, stored), Ok)
        }
    };
    let id = state.with(&id, make).await?;
    Ok(render::done(&visitor, &format!("/t/{id}")))
}
