//! JSON over HTTP, one connection for each request: all that WebDriver needs.

use std::time::Duration;

use serde_json::Value;
use ureq::Agent;

/// How long an answer may take: a script may play for a while before it answers.
const LONGEST: Duration = Duration::from_secs(150);

/// Sends a request to a port of loopback; gives the `value` of the answer, or what was wrong.
pub(crate) fn call(port: u16, method: &str, path: &str, body: &Value) -> Result<Value, String> {
    let wrong = |wrong: &dyn std::fmt::Display| format!("{path}: {wrong}");
    let text = exchange(port, method, path, body).map_err(|failed| wrong(&failed))?;
    let mut answer: Value = serde_json::from_str(&text).map_err(|failed| wrong(&failed))?;
    let value = answer["value"].take();
    match value["error"].as_str() {
        Some(error) => Err(format!("{path}: {error}: {}", value["message"])),
        None => Ok(value),
    }
}

/// The text of an answer. The status is no matter: WebDriver says what is wrong in the text.
fn exchange(port: u16, method: &str, path: &str, body: &Value) -> Result<String, ureq::Error> {
    let config = Agent::config_builder()
        .http_status_as_error(false)
        .max_idle_connections(0)
        .proxy(None)
        .timeout_global(Some(LONGEST));
    let agent = Agent::new_with_config(config.build());
    let address = format!("http://127.0.0.1:{port}{path}");
    let mut answer = match method {
        "POST" => {
            let kind = "application/json; charset=utf-8";
            agent.post(address).header("content-type", kind).send(body.to_string())?
        }
        "DELETE" => agent.delete(address).call()?,
        _ => agent.get(address).call()?,
    };
    // Pictures of the screen are long.
    answer.body_mut().with_config().limit(u64::MAX).read_to_string()
}
