//! The barest browser: one request a connection, cookies, the buttons of a page, a stream of changes.

use std::collections::BTreeMap;
use std::io::BufReader;
use std::net::SocketAddr;
use std::time::Duration;

use ureq::http::Response;
use ureq::{Agent, Body, BodyReader, RequestBuilder};

/// How long an answer may take.
const LONGEST: Duration = Duration::from_secs(30);
/// How long a stream of changes is followed.
const LONGEST_LIVE: Duration = Duration::from_secs(600);

/// A stream of changes.
pub(crate) type Live = BufReader<BodyReader<'static>>;

/// A visitor.
#[derive(Clone, Debug)]
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookies: BTreeMap<String, String>,
}

/// An answer.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    location: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn table(&self) -> String {
        self.location.strip_prefix("/t/").unwrap().to_owned()
    }
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, cookies: BTreeMap::new() }
    }

    /// A client that follows nothing by itself and keeps no connection.
    fn agent(longest: Duration) -> Agent {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .max_idle_connections(0)
            .proxy(None)
            .timeout_global(Some(longest));
        Agent::new_with_config(config.build())
    }

    fn with_cookies<B>(&self, request: RequestBuilder<B>) -> RequestBuilder<B> {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request.header("cookie", cookies.join("; "))
    }

    /// Keeps the cookie of an answer and reads it to its end.
    fn taken(&mut self, mut response: Response<Body>) -> Result<Answer, ureq::Error> {
        let headers = response.headers();
        for cookie in headers.get_all("set-cookie") {
            let pair = cookie.to_str().unwrap().split(';').next().unwrap_or("");
            if let Some((name, value)) = pair.split_once('=') {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let location = headers.get("location").map_or("", |value| value.to_str().unwrap());
        let (status, location) = (response.status().as_u16(), location.to_owned());
        Ok(Answer { status, location, body: response.body_mut().read_to_vec()? })
    }

    pub(crate) fn get(&mut self, path: &str) -> Result<Answer, ureq::Error> {
        let request = Browser::agent(LONGEST).get(format!("http://{}{path}", self.address));
        let response = self.with_cookies(request).call()?;
        self.taken(response)
    }

    /// The same, packed; it stays so.
    pub(crate) fn get_packed(&mut self, path: &str) -> Result<Answer, ureq::Error> {
        let request = Browser::agent(LONGEST).get(format!("http://{}{path}", self.address));
        let request = request.header("accept-encoding", "gzip, br");
        let response = self.with_cookies(request).call()?;
        self.taken(response)
    }

    pub(crate) fn post(
        &mut self,
        path: &str,
        form: &[(&str, &str)],
    ) -> Result<Answer, ureq::Error> {
        let origin = format!("http://{}", self.address);
        let request = Browser::agent(LONGEST).post(format!("{origin}{path}"));
        let request = self.with_cookies(request).header("origin", origin);
        let response = request.send_form(form.iter().copied())?;
        self.taken(response)
    }

    /// The stream of changes of a table, in one of these codings.
    pub(crate) fn live(&self, id: &str, codings: &str) -> Live {
        let address = format!("http://{}/t/{id}/live", self.address);
        let request = Browser::agent(LONGEST_LIVE).get(address);
        let request = request.header("accept-encoding", codings);
        let response = self.with_cookies(request).call().unwrap();
        assert_eq!(response.status().as_u16(), 200);
        BufReader::new(response.into_body().into_reader())
    }
}

/// The choices a page offers, and the stamp it wants back.
pub(crate) fn offered(page: &str) -> (Vec<String>, String) {
    let value = |text: &str| text.split('"').next().unwrap_or("").to_owned();
    let plain = |text: String| {
        text.replace("&#39;", "'").replace("&#34;", "\"").replace("&lt;", "<").replace("&amp;", "&")
    };
    // Attributes may stand on lines of their own.
    let page = page.split_whitespace().collect::<Vec<&str>>().join(" ");
    let choices = page.split("name=\"choice\" value=\"").skip(1).map(value).map(plain);
    let stamp = page.split("name=\"stamp\" value=\"").nth(1).map(value);
    (choices.collect(), stamp.unwrap_or_default())
}
