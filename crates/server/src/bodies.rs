//! What comes with a request: in time, whole, and not too large.

use std::error::Error;
use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http_body::{Body as _, Frame, SizeHint};
use http_body_util::LengthLimitError;
use tokio::time::Sleep;

use crate::hosting::AppState;
use crate::problem::Problem;
use crate::tally::Turned;

/// It took too long to arrive.
#[derive(Clone, Copy, Debug)]
struct TooSlow;

impl fmt::Display for TooSlow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the body took too long")
    }
}

impl Error for TooSlow {}

/// A body that must arrive before a time.
struct Timed {
    body: Body,
    until: Pin<Box<Sleep>>,
}

impl http_body::Body for Timed {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame);
        }
        ready!(self.until.as_mut().poll(context));
        Poll::Ready(Some(Err(axum::Error::new(TooSlow))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// Gives every body its time.
pub(crate) async fn in_time(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    if body.is_end_stream() {
        return next.run(Request::from_parts(parts, body)).await;
    }
    let until = Box::pin(tokio::time::sleep(state.limits().body_time));
    let body = Body::new(Timed { body, until });
    let response = next.run(Request::from_parts(parts, body)).await;
    if matches!(response.extensions().get(), Some(Problem::TooSlow)) {
        state.tally().count(Turned::SlowBody);
    }
    response
}

/// What is wrong with a body that could not be read.
pub(crate) fn wrong(error: &(dyn Error + 'static)) -> Problem {
    let mut next = Some(error);
    while let Some(error) = next {
        if error.is::<TooSlow>() {
            return Problem::TooSlow;
        }
        if error.is::<LengthLimitError>() {
            return Problem::TooLarge;
        }
        next = error.source();
    }
    Problem::said("server-bad-request", Vec::new())
}
