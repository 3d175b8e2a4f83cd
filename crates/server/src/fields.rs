//! The fields of a form or of a query.

use std::collections::BTreeMap;

use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use kernel::Fact;

use crate::bodies;
use crate::problem::Problem;

/// The largest form.
pub(crate) const MOST_BYTES: usize = 64 * 1024;

/// Fields by name, each with the values it was given, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fields(BTreeMap<String, Vec<String>>);

impl Fields {
    fn parse(bytes: &[u8]) -> Fields {
        let mut fields: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (name, value) in form_urlencoded::parse(bytes) {
            fields.entry(name.into_owned()).or_default().push(value.into_owned());
        }
        Fields(fields)
    }

    /// The first value of a field, without the space around it; none when it is empty or missing.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        let value = self.0.get(name)?.first()?.trim();
        if value.is_empty() { None } else { Some(value) }
    }

    /// The same, but it must be there.
    pub(crate) fn need(&self, name: &'static str) -> Result<&str, Problem> {
        let missing =
            || Problem::said("server-field-missing", vec![("field", Fact::Text(name.to_owned()))]);
        self.get(name).ok_or_else(missing)
    }

    /// Every value of a field.
    pub(crate) fn all(&self, name: &str) -> &[String] {
        self.0.get(name).map_or(&[], Vec::as_slice)
    }

    /// Every field with its first value.
    pub(crate) fn firsts(&self) -> BTreeMap<String, String> {
        let firsts = self.0.iter().filter_map(|(name, values)| {
            values.first().map(|value| (name.clone(), value.trim().to_owned()))
        });
        firsts.collect()
    }
}

/// A value that no field may have.
pub(crate) fn bad_field(field: &str, value: &str) -> Problem {
    let text = |text: &str| Fact::Text(text.chars().take(60).collect());
    Problem::said("server-field-bad", vec![("field", text(field)), ("value", text(value))])
}

/// The query of an address.
#[derive(Clone, Debug)]
pub(crate) struct Asked(pub(crate) Fields);

impl<S: Sync> FromRequestParts<S> for Asked {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Asked, Problem> {
        Ok(Asked(Fields::parse(parts.uri.query().unwrap_or("").as_bytes())))
    }
}

impl<S: Sync> FromRequest<S> for Fields {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Fields, Problem> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let is_form = kind.is_none_or(|kind| kind.starts_with("application/x-www-form-urlencoded"));
        if !is_form {
            return Err(Problem::Unsupported);
        }
        let body: Body = request.into_body();
        let bytes = to_bytes(body, MOST_BYTES).await.map_err(|error| bodies::wrong(&error))?;
        Ok(Fields::parse(&bytes))
    }
}
