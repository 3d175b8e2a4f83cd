//! The barest browser: one request a connection, cookies, the buttons of a page, a stream of changes.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

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
    pub(crate) headers: BTreeMap<String, String>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    pub(crate) fn table(&self) -> String {
        self.headers["location"].strip_prefix("/t/").unwrap().to_owned()
    }
}

impl Browser {
    pub(crate) fn new(address: SocketAddr) -> Browser {
        Browser { address, cookies: BTreeMap::new() }
    }

    fn head(&self, method: &str, path: &str, more: &str) -> String {
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let address = self.address;
        format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {}\r\n{more}\r\n",
            cookies.join("; ")
        )
    }

    fn connect(&self) -> std::io::Result<TcpStream> {
        let stream = TcpStream::connect(self.address)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(30)))?;
        Ok(stream)
    }

    fn send(&mut self, text: &str) -> std::io::Result<Answer> {
        let mut stream = self.connect()?;
        stream.write_all(text.as_bytes())?;
        let answer = read_answer(&mut BufReader::new(stream))?;
        if let Some(cookie) = answer.headers.get("set-cookie") {
            let pair = cookie.split(';').next().unwrap_or("");
            if let Some((name, value)) = pair.split_once('=') {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        Ok(answer)
    }

    pub(crate) fn get(&mut self, path: &str) -> std::io::Result<Answer> {
        let text = self.head("GET", path, "Connection: close\r\n");
        self.send(&text)
    }

    /// The same, packed.
    pub(crate) fn get_packed(&mut self, path: &str) -> std::io::Result<Answer> {
        let text = self.head("GET", path, "Connection: close\r\nAccept-Encoding: gzip, br\r\n");
        self.send(&text)
    }

    pub(crate) fn post(&mut self, path: &str, form: &[(&str, &str)]) -> std::io::Result<Answer> {
        let pairs: Vec<String> =
            form.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect();
        let body = pairs.join("&");
        let more = format!(
            "Connection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n\
             Origin: http://{}\r\nContent-Length: {}\r\n",
            self.address,
            body.len()
        );
        let text = self.head("POST", path, &more) + &body;
        self.send(&text)
    }

    /// The stream of changes of a table, packed or not.
    pub(crate) fn live(&self, id: &str, more: &str) -> BufReader<TcpStream> {
        let mut stream = self.connect().unwrap();
        stream.write_all(self.head("GET", &format!("/t/{id}/live"), more).as_bytes()).unwrap();
        BufReader::new(stream)
    }
}

/// Text as a form carries it.
fn escaped(text: &str) -> String {
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_' | b'-' | b'.' => {
            char::from(byte).to_string()
        }
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(escape).collect()
}

fn broken(why: &str) -> std::io::Error {
    std::io::Error::other(why.to_owned())
}

fn read_answer(from: &mut impl BufRead) -> std::io::Result<Answer> {
    let mut line = String::new();
    from.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or_else(|| broken("no status"))?;
    let mut headers = BTreeMap::new();
    loop {
        line.clear();
        if from.read_line(&mut line)? == 0 {
            return Err(broken("the answer was cut off"));
        }
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.insert(name.to_ascii_lowercase(), value.to_owned());
    }
    let mut body = Vec::new();
    if headers.get("transfer-encoding").is_some_and(|coding| coding == "chunked") {
        while let Some(chunk) = read_chunk(from)? {
            body.extend(chunk);
        }
    } else {
        let length = headers.get("content-length").and_then(|length| length.parse().ok());
        body.resize(length.unwrap_or(0), 0);
        from.read_exact(&mut body)?;
    }
    Ok(Answer { status, headers, body })
}

/// One chunk of a body; none at its end.
pub(crate) fn read_chunk(from: &mut impl BufRead) -> std::io::Result<Option<Vec<u8>>> {
    let mut line = String::new();
    from.read_line(&mut line)?;
    let size =
        usize::from_str_radix(line.trim(), 16).map_err(|_| broken("the body was cut off"))?;
    let mut chunk = vec![0; size];
    from.read_exact(&mut chunk)?;
    line.clear();
    from.read_line(&mut line)?;
    Ok(if size == 0 { None } else { Some(chunk) })
}

/// The head of a stream, read away.
pub(crate) fn skip_head(from: &mut impl BufRead) {
    let mut line = String::new();
    while from.read_line(&mut line).unwrap() > 2 {
        line.clear();
    }
}

/// The choices a page offers, and the stamp it wants back.
pub(crate) fn offered(page: &str) -> (Vec<String>, String) {
    let value = |text: &str| text.split('"').next().unwrap_or("").to_owned();
    let plain = |text: String| {
        text.replace("&#39;", "'").replace("&#34;", "\"").replace("&lt;", "<").replace("&amp;", "&")
    };
    let choices = page.split("name=\"choice\" value=\"").skip(1).map(value).map(plain);
    let stamp = page.split("name=\"stamp\" value=\"").nth(1).map(value);
    (choices.collect(), stamp.unwrap_or_default())
}
