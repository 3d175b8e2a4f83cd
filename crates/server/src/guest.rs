//! A visitor is a guest: a random number in a signed cookie. No account, and nothing is written down
//! before he opens a table.

use axum::http::HeaderMap;
use axum::http::header::COOKIE;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

/// The name of the cookie.
const NAME: &str = "guest";

/// How long a browser keeps it: two years, in seconds.
const AGE: u32 = 2 * 365 * 24 * 60 * 60;

/// Random bytes of the system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A name that nobody can guess: 128 random bits as hexadecimal digits.
pub(crate) fn random_id() -> String {
    hex(&random::<16>())
}

/// Whether a text could be such a name.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == 32 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        use std::fmt::Write as _;
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes().chunks(2);
    digits.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()).collect()
}

fn mac(key: &[u8; 32], id: &str) -> Hmac<Sha256> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key may have any length");
    mac.update(b"strongpoint guest 1:");
    mac.update(id.as_bytes());
    mac
}

/// The value of a cookie of the request.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The guest whose cookie the request carries, if its signature is ours.
pub(crate) fn read(headers: &HeaderMap, key: &[u8; 32]) -> Option<String> {
    let (id, signature) = cookie(headers, NAME)?.split_once('.')?;
    if !is_id(id) {
        return None;
    }
    mac(key, id).verify_slice(&unhex(signature)?).ok()?;
    Some(id.to_owned())
}

/// The cookie of a guest.
pub(crate) fn write(id: &str, key: &[u8; 32], over_tls: &str) -> String {
    let signature = hex(&mac(key, id).finalize().into_bytes());
    format!("{NAME}={id}.{signature}; Path=/; HttpOnly; SameSite=Lax; Max-Age={AGE}{over_tls}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(cookies: &str) -> HeaderMap {
        HeaderMap::from_iter([(COOKIE, cookies.parse().unwrap())])
    }

    #[test]
    fn only_our_own_signature_makes_a_guest() {
        let (key, id) = ([7; 32], random_id());
        let written = write(&id, &key, "");
        let pair = written.split(';').next().unwrap();
        assert_eq!(read(&with(&format!("a=b; {pair}")), &key), Some(id.clone()));
        assert_eq!(read(&with(pair), &[8; 32]), None);
        let other = random_id();
        assert_eq!(read(&with(&pair.replace(&id, &other)), &key), None);
        for wrong in ["guest=", "guest=.", &format!("guest={id}"), &format!("guest={id}.é")] {
            let header = HeaderMap::from_iter([(
                COOKIE,
                axum::http::HeaderValue::from_bytes(wrong.as_bytes()).unwrap(),
            )]);
            assert_eq!(read(&header, &key), None, "{wrong}");
        }
    }

    #[test]
    fn the_cookie_is_kept_from_scripts_and_other_sites() {
        let written = write(&random_id(), &[1; 32], "; Secure");
        for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Secure"] {
            assert!(written.contains(part), "{written}");
        }
    }
}
