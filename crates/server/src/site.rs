//! Where this server is: the address people know it by, and the proxies before it.
//!
//! A name in `Host` that is not ours would let any page on the web talk to a server on the reader's own machine by
//! giving it a name; what a proxy says of its visitors counts only if the proxy is one that the operator named.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use axum::http::header::HOST;
use axum::http::uri::{Authority, Uri};

/// Both ends of the connection a request came over.
#[derive(Clone, Copy, Debug)]
pub struct Connected {
    /// The other end.
    pub peer: SocketAddr,
    /// Ours.
    pub local: SocketAddr,
}

/// Where this server is.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// The address people know it by.
    pub public: Option<PublicUrl>,
    /// The proxies whose word counts.
    pub proxies: Vec<Network>,
}

/// The address people know a server by: scheme, host and perhaps a port, no path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    is_https: bool,
    authority: Authority,
}

/// What is wrong with an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadAddress;

impl fmt::Display for BadAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not such an address")
    }
}

impl std::error::Error for BadAddress {}

impl FromStr for PublicUrl {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<PublicUrl, BadAddress> {
        let uri: Uri = text.parse().map_err(|_| BadAddress)?;
        let is_https = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            Some(_) | None => return Err(BadAddress),
        };
        let authority = uri.authority().cloned().ok_or(BadAddress)?;
        let is_bare = matches!(uri.path(), "" | "/") && uri.query().is_none();
        let is_plain = !authority.as_str().contains('@');
        if is_bare && is_plain { Ok(PublicUrl { is_https, authority }) } else { Err(BadAddress) }
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}", if self.is_https { "https" } else { "http" }, self.authority)
    }
}

/// An address, or all that begin like it: `10.0.0.1`, `10.0.0.0/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

impl FromStr for Network {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Network, BadAddress> {
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().map_err(|_| BadAddress)?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), str::parse).map_err(|_| BadAddress)?;
        if bits <= most { Ok(Network { address, bits }) } else { Err(BadAddress) }
    }
}

impl Network {
    fn holds(&self, address: IpAddr) -> bool {
        let same = |one: u128, other: u128, width: u32| {
            let shift = width - self.bits;
            shift >= width || one >> shift == other >> shift
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(one), IpAddr::V4(other)) => {
                same(one.to_bits().into(), other.to_bits().into(), 32)
            }
            (IpAddr::V6(one), IpAddr::V6(other)) => same(one.to_bits(), other.to_bits(), 128),
            (IpAddr::V4(_), IpAddr::V6(_)) | (IpAddr::V6(_), IpAddr::V4(_)) => false,
        }
    }
}

impl Site {
    /// Whether the word of this address counts.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.holds(address))
    }

    /// The address of whoever asks: the other end, or what trusted proxies say of it, the nearest first.
    pub(crate) fn client(&self, connected: Connected, headers: &HeaderMap) -> IpAddr {
        let mut client = connected.peer.ip().to_canonical();
        let said = headers.get_all("x-forwarded-for").into_iter();
        let said: Vec<&str> = said.filter_map(|value| value.to_str().ok()).collect();
        for hop in said.iter().rev().flat_map(|value| value.rsplit(',')) {
            if !self.trusts(client) {
                break;
            }
            match hop.trim().parse::<IpAddr>() {
                Ok(address) => client = address.to_canonical(),
                Err(_) => break,
            }
        }
        client
    }

    /// Whether the request came over TLS, as far as we or a trusted proxy know.
    pub(crate) fn is_over_tls(&self, connected: Option<Connected>, headers: &HeaderMap) -> bool {
        let proxy = connected.is_some_and(|connected| self.trusts(connected.peer.ip()));
        let said = headers.get("x-forwarded-proto").map(|value| value.as_bytes());
        let public = self.public.as_ref().is_some_and(|public| public.is_https);
        public || (proxy && said == Some(b"https"))
    }

    /// Whether a request is for this server.
    pub(crate) fn is_ours(&self, connected: Connected, uri: &Uri, headers: &HeaderMap) -> bool {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let host = host.and_then(|host| host.parse::<Authority>().ok());
        let named = uri.authority().is_none_or(|name| self.is_our_name(connected, name));
        named && host.is_some_and(|host| self.is_our_name(connected, &host))
    }

    fn is_our_name(&self, connected: Connected, name: &Authority) -> bool {
        if name.as_str().contains('@') {
            return false;
        }
        if let Some(public) = &self.public
            && public.authority.host().eq_ignore_ascii_case(name.host())
        {
            return true;
        }
        let host = name.host().trim_end_matches('.');
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        match bare.parse::<IpAddr>() {
            Ok(address) => {
                let address = address.to_canonical();
                address.is_loopback() || address == connected.local.ip().to_canonical()
            }
            Err(_) => host.eq_ignore_ascii_case("localhost"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: &str = "192.168.1.5:1954";

    fn from(peer: &str) -> Connected {
        Connected { peer: peer.parse().unwrap(), local: HERE.parse().unwrap() }
    }

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    fn ours(site: &Site, host: &str) -> bool {
        site.is_ours(from("192.168.1.9:5000"), &Uri::from_static("/"), &headers(&[("host", host)]))
    }

    #[test]
    fn without_a_public_address_only_localhost_and_our_own_addresses_are_ours() {
        let site = Site::default();
        for host in ["localhost", "LOCALHOST:1954", "127.0.0.1:1954", "[::1]:1954", HERE] {
            assert!(ours(&site, host), "{host}");
        }
        for host in ["evil.example", "192.168.1.6", "localhost.evil.example", "", "a@localhost:x"] {
            assert!(!ours(&site, host), "{host}");
        }
        let absolute = Uri::from_static("http://evil.example/");
        let host = headers(&[("host", "localhost")]);
        assert!(!site.is_ours(from("127.0.0.1:1"), &absolute, &host));
    }

    #[test]
    fn the_public_address_is_ours() {
        let public = "https://table.example".parse().ok();
        let site = Site { public, ..Site::default() };
        assert!(ours(&site, "table.example") && ours(&site, "Table.Example:443"));
        assert!(ours(&site, "127.0.0.1:1954"), "the machine itself may ask");
        assert!(!ours(&site, "other.example"));
        assert!(site.is_over_tls(None, &HeaderMap::new()));
        for bad in ["table.example", "ftp://a", "https://a/path", "https://b@a", "https://"] {
            assert_eq!(bad.parse::<PublicUrl>(), Err(BadAddress), "{bad}");
        }
    }

    #[test]
    fn only_a_named_proxy_says_where_somebody_comes_from() {
        let site = Site { proxies: vec!["10.0.0.0/8".parse().unwrap()], ..Site::default() };
        let said = headers(&[("x-forwarded-for", "1.2.3.4, 203.0.113.7, 10.1.1.1")]);
        let client = |peer: &str| site.client(from(peer), &said).to_string();
        assert_eq!(client("10.0.0.2:80"), "203.0.113.7", "what he says of himself does not count");
        assert_eq!(client("192.168.1.9:80"), "192.168.1.9");
        let tls = headers(&[("x-forwarded-proto", "https")]);
        assert!(site.is_over_tls(Some(from("10.9.9.9:1")), &tls));
        assert!(!site.is_over_tls(Some(from("192.168.1.9:1")), &tls));
        assert!(!site.is_over_tls(None, &tls));
    }

    #[test]
    fn networks_hold_what_begins_like_them() {
        let holds = |network: &str, address: &str| {
            network.parse::<Network>().unwrap().holds(address.parse().unwrap())
        };
        assert!(holds("10.0.0.1", "10.0.0.1") && !holds("10.0.0.1", "10.0.0.2"));
        assert!(holds("0.0.0.0/0", "8.8.8.8") && holds("10.0.0.1", "::ffff:10.0.0.1"));
        assert!(holds("fd00::/8", "fd12::1") && !holds("fd00::/8", "fe12::1"));
        for bad in ["10.0.0.0/33", "proxy", "10.0.0.0/-1", "/8"] {
            assert_eq!(bad.parse::<Network>(), Err(BadAddress), "{bad}");
        }
    }
}
