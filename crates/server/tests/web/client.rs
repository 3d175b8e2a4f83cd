//! A browser without a screen: it keeps its cookies and follows nothing by itself.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use http_body_util::BodyExt as _;
use serde_json::Value;
use server::{AppState, Connected};
use tower::ServiceExt as _;

/// A visitor.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    app: Router,
    cookies: BTreeMap<String, String>,
    pub(crate) headers: Vec<(&'static str, String)>,
    /// The address he comes from, as a connection would tell it.
    pub(crate) from: Option<&'static str>,
    /// The server, to wait until it has sent what it knows.
    pub(crate) server: Option<AppState>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.to_vec()).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {}", self.text()))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The id of the table it leads to.
    pub(crate) fn table(&self) -> String {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.text());
        let id = self.header("location").strip_prefix("/t/").unwrap();
        assert_eq!(id.len(), 32);
        id.to_owned()
    }
}

impl Client {
    pub(crate) fn new(app: Router) -> Client {
        Client { app, cookies: BTreeMap::new(), headers: Vec::new(), from: None, server: None }
    }

    /// The same visitor at another server.
    pub(crate) fn at(&self, app: Router) -> Client {
        Client { app, ..self.clone() }
    }

    /// The id in his cookie; he must have been here.
    pub(crate) fn guest(&self) -> String {
        self.cookies["guest"].split_once('.').unwrap().0.to_owned()
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> axum::http::request::Builder {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut request = Request::builder().method(method).uri(path).header("host", "table.test");
        if let Some(from) = self.from {
            let (peer, local) = (from.parse().unwrap(), "192.0.2.200:1954".parse().unwrap());
            request = request.extension(Connected { peer, local });
        }
        if !cookies.is_empty() {
            request = request.header("cookie", cookies.join("; "));
        }
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        request
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        for cookie in parts.headers.get_all("set-cookie") {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap();
            let (name, value) = pair.split_once('=').unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let body = body.collect().await.unwrap().to_bytes();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let request = self.request(Method::GET, path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    /// A form as a browser sends it from our own page.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let body = encoded(fields);
        let request = self.request(Method::POST, path).header("origin", "http://table.test");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(body)).unwrap()).await
    }

    /// The same as a script sends it.
    pub(crate) async fn script(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let request = self.request(Method::POST, path).header("origin", "http://table.test");
        let request = request.header("accept", "application/json");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(encoded(fields))).unwrap()).await
    }

    /// The stamp of the table as this visitor sees it now.
    pub(crate) async fn stamp(&mut self, id: &str) -> String {
        let mut live = self.live(id, None).await;
        let event = live.next().await.unwrap();
        event.data["stamp"].as_str().unwrap_or_else(|| panic!("{event:?}")).to_owned()
    }

    /// Makes a table.
    pub(crate) async fn new_table(&mut self, fields: &[(&str, &str)]) -> String {
        let mut all = vec![("title", "storm")];
        all.extend(fields);
        self.post("/tables", &all).await.table()
    }

    /// Chooses, with the right stamp.
    pub(crate) async fn choose(&mut self, id: &str, choice: &str) -> Answer {
        let stamp = self.stamp(id).await;
        let path = format!("/t/{id}/choose");
        self.script(&path, &[("choice", choice), ("stamp", &stamp)]).await
    }

    /// Opens the stream of changes.
    pub(crate) async fn live(&mut self, id: &str, last: Option<&str>) -> Live {
        let mut request = self.request(Method::GET, &format!("/t/{id}/live"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let response =
            self.app.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        Live { body: response.into_body(), text: String::new(), server: self.server.clone() }
    }
}

pub(crate) fn encoded(fields: &[(&str, &str)]) -> String {
    form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish()
}

/// An open stream.
#[derive(Debug)]
pub(crate) struct Live {
    body: Body,
    text: String,
    server: Option<AppState>,
}

/// One event of it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) data: Value,
}

impl Live {
    /// The next event; none when the stream ends or nothing comes for a while.
    pub(crate) async fn next(&mut self) -> Option<Event> {
        self.next_within(Duration::from_millis(300)).await
    }

    /// The events that are there once the server has sent what it knows.
    pub(crate) async fn waiting(&mut self) -> Vec<Event> {
        if let Some(server) = &self.server {
            server.settled().await;
        }
        let mut events = Vec::new();
        while let Some(event) = self.next_within(Duration::from_millis(2)).await {
            events.push(event);
        }
        events
    }

    async fn next_within(&mut self, wait: Duration) -> Option<Event> {
        loop {
            while let Some((block, rest)) = self.text.split_once("\n\n") {
                let event = parsed(block);
                self.text = rest.to_owned();
                if event.is_some() {
                    return event;
                }
            }
            let frame = tokio::time::timeout(wait, self.body.frame()).await.ok()??;
            let data = frame.unwrap().into_data().unwrap();
            self.text.push_str(std::str::from_utf8(&data).unwrap());
        }
    }

    /// Whether the server closed it; what is still in it is read away.
    pub(crate) async fn is_closed(&mut self) -> bool {
        let wait = Duration::from_secs(2);
        loop {
            match tokio::time::timeout(wait, self.body.frame()).await {
                Ok(None) => return true,
                Ok(Some(_)) => (),
                Err(_) => return false,
            }
        }
    }
}

fn parsed(block: &str) -> Option<Event> {
    let field = |name: &str| block.lines().find_map(|line| line.strip_prefix(name));
    let data = serde_json::from_str(field("data: ")?).unwrap();
    Some(Event { id: field("id: ")?.to_owned(), data })
}
