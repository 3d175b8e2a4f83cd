//! Before a request is carried out: is it for this server, and is it one too many?

use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use kernel::Fact;
use table::Said;

use crate::guest;
use crate::hosting::AppState;
use crate::problem::Problem;
use crate::rates::{Key, Rate, counted};
use crate::site::Connected;
use crate::tally::Turned;
use crate::visitor::Visitor;

/// So many a second, and for a moment some more.
fn a_second(many: u32) -> Rate {
    Rate { many, within: Duration::from_secs(1), at_once: many.saturating_mul(2) }
}

/// So many a minute.
fn a_minute(many: u32) -> Rate {
    Rate { many, within: Duration::from_secs(60), at_once: many }
}

/// Lets requests through that are for this server and not too many.
pub(crate) async fn in_measure(
    State(state): State<AppState>,
    visitor: Visitor,
    request: Request,
    next: Next,
) -> Response {
    if let Some(connected) = request.extensions().get::<Connected>()
        && !state.site().is_ours(*connected, request.uri(), request.headers())
    {
        state.tally().count(Turned::OtherHost);
        return Problem::OtherHost.into_response();
    }
    let is_under_way = state.requests().try_acquire_owned();
    let (true, Ok(_under_way)) = (may_ask(&state, &visitor, request.uri().path()), is_under_way)
    else {
        state.tally().count(Turned::Request);
        return Problem::too_many("server-too-many-requests", None).into_response();
    };
    next.run(request).await
}

/// Whether address, guest and table have not been asked for too much.
fn may_ask(state: &AppState, visitor: &Visitor, path: &str) -> bool {
    let (rates, limits) = (state.rates(), state.limits());
    if let Some(address) = visitor.address
        && !rates.take(Key::Address(counted(address)), a_second(limits.requests_by_address))
    {
        return false;
    }
    let guest = Key::Guest(visitor.guest.clone());
    if !visitor.is_new && !rates.take(guest, a_second(limits.requests_by_guest)) {
        return false;
    }
    let table = path.strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    match table.filter(|id| guest::is_id(id)) {
        Some(id) => rates.take(Key::Table(id.to_owned()), a_second(limits.requests_by_table)),
        None => true,
    }
}

/// Whether a visitor may make a table now, as far as his address and the server are concerned.
pub(crate) fn may_make(state: &AppState, visitor: &Visitor) -> Result<(), Problem> {
    let limits = state.limits();
    let refused = |id, most: Option<usize>| {
        state.tally().count(Turned::Table);
        Err(Problem::too_many(id, most))
    };
    if state.stored_tables() >= limits.stored {
        return refused("server-full", None);
    }
    let Some(address) = visitor.address.map(counted) else { return Ok(()) };
    let (by_address, without) = (limits.new_by_address, limits.new_without_cookie);
    let rates = state.rates();
    if visitor.is_new && !rates.take(Key::NewGuest(address), a_minute(without)) {
        return refused("server-no-cookie", None);
    }
    if !rates.take(Key::NewTable(address), a_minute(by_address)) {
        return refused("server-too-many-here", Some(by_address as usize));
    }
    Ok(())
}

impl Problem {
    /// Too much was asked for.
    pub(crate) fn too_many(id: &'static str, most: Option<usize>) -> Problem {
        let facts = most.map(|most| ("most", Fact::from(most))).into_iter().collect();
        Problem::TooMany(Said { id, facts })
    }

    /// There is no place left.
    pub(crate) fn full(id: &'static str) -> Problem {
        Problem::Full(Said { id, facts: Vec::new() })
    }
}
