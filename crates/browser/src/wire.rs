//! JSON over HTTP/1.1, one connection for each request: all that WebDriver needs.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

/// How long an answer may take: a script may play for a while before it answers.
const LONGEST: Duration = Duration::from_secs(150);

/// Sends a request to a port of loopback; gives the `value` of the answer, or what was wrong.
pub(crate) fn call(port: u16, method: &str, path: &str, body: &Value) -> Result<Value, String> {
    let answer = exchange(port, method, path, body).map_err(|wrong| format!("{path}: {wrong}"))?;
    let mut answer: Value =
        serde_json::from_slice(&answer).map_err(|wrong| format!("{path}: {wrong}"))?;
    let value = answer["value"].take();
    match value["error"].as_str() {
        Some(error) => Err(format!("{path}: {error}: {}", value["message"])),
        None => Ok(value),
    }
}

fn exchange(port: u16, method: &str, path: &str, body: &Value) -> std::io::Result<Vec<u8>> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(LONGEST))?;
    let body = if method == "POST" { body.to_string() } else { String::new() };
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\
         Content-Type: application/json; charset=utf-8\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut reader = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        let line = line.trim_end();
        if line.is_empty() {
            break;
        }
        if let Some((name, value)) = line.split_once(':')
            && name.eq_ignore_ascii_case("content-length")
        {
            length = value.trim().parse().unwrap_or(0);
        }
    }
    let mut answer = vec![0; length];
    reader.read_exact(&mut answer)?;
    Ok(answer)
}
