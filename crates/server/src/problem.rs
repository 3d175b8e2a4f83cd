//! What can go wrong with a request, and what its sender is told.

use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use kernel::{Fact, Fault};
use pages::What;
use serde_json::json;
use table::{No, Said, SaveFault};

use crate::render;
use crate::storage::StorageError;
use crate::visitor::Visitor;

/// Why a request was not done.
#[derive(Clone, Debug)]
pub(crate) enum Problem {
    /// There is no such page or table.
    NotFound,
    /// The address takes no such method.
    Method,
    /// The table is not the visitor's.
    NotYours,
    /// The table moved on before the answer came.
    MovedOn {
        /// The table.
        id: String,
    },
    /// The same, found out only by the disk: what is in memory is not the game any more.
    Overtaken {
        /// The table.
        id: String,
    },
    /// The game refuses it. The page shows the table with the reason.
    Refused {
        /// Why.
        no: No,
        /// The reason in the visitor's language.
        why: String,
        /// The page.
        page: String,
    },
    /// The form or the file is wrong.
    Wrong(Vec<Wrong>),
    /// The form of a new table is wrong; the page shows it again.
    WrongForm {
        /// What is wrong, in the visitor's language.
        why: Vec<String>,
        /// The page.
        page: String,
    },
    /// The visitor has made too many tables.
    TooMany(Said),
    /// The body is too large.
    TooLarge,
    /// The body is of a kind that the address does not take.
    Unsupported,
    /// The request comes from another site.
    Foreign,
    /// There is no place left.
    Full(Said),
    /// The body took too long to arrive.
    TooSlow,
    /// The request is for another host.
    OtherHost,
    /// The server stops.
    Busy,
    /// There is no room left on the disk.
    DiskFull,
    /// The table cannot be played again as it was written.
    Damaged,
    /// A fault of ours.
    Fault,
}

/// One thing that is wrong.
#[derive(Clone, Debug)]
pub(crate) enum Wrong {
    /// A field of a form, or a file.
    Said(Said),
    /// A title, a scenario, an option, a position.
    Fault(Fault),
    /// A save.
    Save(SaveFault),
}

impl Wrong {
    /// The sentence in the visitor's language.
    pub(crate) fn sentence(&self, visitor: &Visitor) -> String {
        let words = &visitor.words;
        match self {
            Wrong::Said(said) => words.message(said, &|_, _| None),
            Wrong::Fault(fault) => words.fault(fault),
            Wrong::Save(fault) => {
                let why = words.message(&fault.said, &|_, _| None);
                let facts = [("line", fault.line.into()), ("why", Fact::Text(why))];
                words.say("server-save-line", &facts, &|_, _| None)
            }
        }
    }
}

impl Problem {
    /// One thing that is wrong with a form.
    pub(crate) fn said(id: &'static str, facts: Vec<(&'static str, Fact)>) -> Problem {
        Problem::Wrong(vec![Wrong::Said(Said { id, facts })])
    }

    /// The status of the answer.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::NotFound => StatusCode::NOT_FOUND,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::NotYours | Problem::Foreign => StatusCode::FORBIDDEN,
            Problem::MovedOn { .. } | Problem::Overtaken { .. } => StatusCode::CONFLICT,
            Problem::Refused { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::Wrong(_) | Problem::WrongForm { .. } => StatusCode::BAD_REQUEST,
            Problem::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::Unsupported => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Problem::TooSlow => StatusCode::REQUEST_TIMEOUT,
            Problem::OtherHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::Busy | Problem::Full(_) => StatusCode::SERVICE_UNAVAILABLE,
            Problem::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            Problem::Damaged | Problem::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The problem that an answer of this status stands for, when it says no more itself.
    pub(crate) fn of_status(status: StatusCode) -> Option<Problem> {
        match status {
            StatusCode::NOT_FOUND => Some(Problem::NotFound),
            StatusCode::METHOD_NOT_ALLOWED => Some(Problem::Method),
            StatusCode::PAYLOAD_TOO_LARGE => Some(Problem::TooLarge),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Some(Problem::Unsupported),
            status if status.is_client_error() => {
                Some(Problem::said("server-bad-request", Vec::new()))
            }
            status if status.is_server_error() => Some(Problem::Fault),
            _ => None,
        }
    }

    /// Whether what the table holds in memory may differ from what is on disk.
    pub(crate) fn spoils_room(&self) -> bool {
        matches!(
            self,
            Problem::Fault | Problem::DiskFull | Problem::Damaged | Problem::Overtaken { .. }
        )
    }

    /// The sentences for a program or a page.
    fn sentences(&self, visitor: &Visitor) -> Vec<String> {
        match self {
            Problem::Wrong(wrong) => wrong.iter().map(|wrong| wrong.sentence(visitor)).collect(),
            Problem::WrongForm { why, .. } => why.clone(),
            Problem::Refused { why, .. } => vec![why.clone()],
            Problem::TooMany(said) | Problem::Full(said) => {
                vec![visitor.words.message(said, &|_, _| None)]
            }
            Problem::TooSlow => vec![visitor.say("server-too-slow")],
            Problem::OtherHost => vec![visitor.say("server-other-host")],
            Problem::Method => vec![visitor.say("server-method")],
            Problem::Unsupported => vec![visitor.say("server-unsupported")],
            Problem::Busy => vec![visitor.say("server-busy")],
            Problem::NotFound => vec![visitor.say("server-not-found")],
            Problem::NotYours => vec![visitor.say("server-not-yours")],
            Problem::MovedOn { .. } | Problem::Overtaken { .. } => {
                vec![visitor.say("server-moved-on")]
            }
            Problem::TooLarge => vec![visitor.say("server-too-large")],
            Problem::Foreign => vec![visitor.say("server-foreign")],
            Problem::DiskFull => vec![visitor.say("server-disk-full")],
            Problem::Damaged => vec![visitor.say("server-damaged")],
            Problem::Fault => vec![visitor.say("server-fault")],
        }
    }

    /// The answer, as a page or as JSON. Of what was too much it says when to try again.
    pub(crate) fn answer(&self, visitor: &Visitor) -> Response {
        let mut response = self.answered(visitor);
        if matches!(self, Problem::TooMany(_) | Problem::Full(_) | Problem::Busy) {
            response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }

    fn answered(&self, visitor: &Visitor) -> Response {
        let why = self.sentences(visitor);
        if visitor.wants_json {
            let why = why.join(" ");
            let body = match self {
                Problem::Refused { no, .. } => {
                    json!({ "refused": { "rule": no.rule.map(|rule| rule.0), "why": why } })
                }
                Problem::MovedOn { .. } | Problem::Overtaken { .. } => {
                    json!({ "moved_on": true, "why": why })
                }
                _ => json!({ "wrong": why }),
            };
            return (self.status(), render::json(&body)).into_response();
        }
        let notice = |what: What<'_>| render::notice(visitor, what);
        let page = match self {
            Problem::Refused { page, .. } | Problem::WrongForm { page, .. } => page.clone(),
            Problem::MovedOn { id } | Problem::Overtaken { id } => notice(What::MovedOn { id }),
            Problem::NotFound => notice(What::NotFound),
            Problem::NotYours => notice(What::NotYours),
            Problem::TooLarge => notice(What::TooLarge),
            Problem::Foreign => notice(What::Foreign),
            Problem::Fault => notice(What::Fault),
            Problem::Wrong(_)
            | Problem::TooMany(_)
            | Problem::Full(_)
            | Problem::TooSlow
            | Problem::OtherHost
            | Problem::DiskFull
            | Problem::Damaged
            | Problem::Method
            | Problem::Unsupported
            | Problem::Busy => notice(What::Wrong { sentences: &why }),
        };
        (self.status(), render::html(page)).into_response()
    }
}

impl IntoResponse for Problem {
    /// A bare answer that carries the problem: `visitor::know` makes a page of it, in the visitor's
    /// language.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StorageError> for Problem {
    fn from(error: StorageError) -> Problem {
        tracing::error!(%error, "storage failed");
        match error {
            StorageError::Full => Problem::DiskFull,
            StorageError::Damaged => Problem::Damaged,
            StorageError::Conflict | StorageError::Gone | StorageError::Failed(_) => Problem::Fault,
        }
    }
}
