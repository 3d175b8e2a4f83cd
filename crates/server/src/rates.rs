//! How often somebody may do something: by guest, by table, by address.
//!
//! Each has an allowance that fills up again with time. Nothing is kept of those who have not come lately.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// More than so many are not remembered: those with a full allowance go first.
const MOST: usize = 20_000;

/// Who does what.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
    /// A guest asks for something.
    Guest(String),
    /// Somebody asks for something of a table.
    Table(String),
    /// An address asks for something.
    Address(IpAddr),
    /// An address makes a table.
    NewTable(IpAddr),
    /// An address makes a table without a cookie.
    NewGuest(IpAddr),
}

/// So many in such a time, and as many at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) many: u32,
    pub(crate) within: Duration,
    pub(crate) at_once: u32,
}

/// When the allowance of each is full again.
#[derive(Debug, Default)]
pub(crate) struct Rates(Mutex<BTreeMap<Key, Instant>>);

impl Rates {
    /// Whether it may be done now; if so it is counted.
    pub(crate) fn take(&self, key: Key, rate: Rate) -> bool {
        self.take_at(key, rate, Instant::now())
    }

    fn take_at(&self, key: Key, rate: Rate, now: Instant) -> bool {
        let each = rate.within / rate.many.max(1);
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, full| *full > now);
        }
        if known.len() >= MOST {
            known.clear();
        }
        let full = known.get(&key).copied().unwrap_or(now).max(now);
        let fits = full + each <= now + each * rate.at_once;
        if fits {
            known.insert(key, full + each);
        }
        fits
    }
}

/// An address as it is counted: who has one address of the sixth version has a whole network of them.
pub(crate) fn counted(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => {
                let [a, b, c, d, ..] = six.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_allowance_is_used_up_and_fills_again() {
        let (rates, began) = (Rates::default(), Instant::now());
        let rate = Rate { many: 10, within: Duration::from_secs(1), at_once: 3 };
        let take = |who: &str, ms: u64| {
            let at = began + Duration::from_millis(ms);
            rates.take_at(Key::Guest(who.to_owned()), rate, at)
        };
        assert_eq!([0; 5].map(|_| take("a", 0)), [true, true, true, false, false]);
        assert!(take("b", 0), "others have their own");
        assert_eq!([0; 2].map(|_| take("a", 100)), [true, false]);
        assert_eq!([0; 4].map(|_| take("a", 10_000)), [true, true, true, false]);
    }

    #[test]
    fn only_so_many_are_remembered() {
        let (rates, now) = (Rates::default(), Instant::now());
        let rate = Rate { many: 1, within: Duration::from_secs(60), at_once: 1 };
        for number in 0..MOST + 10 {
            rates.take_at(Key::Table(number.to_string()), rate, now);
        }
        assert!(rates.0.lock().unwrap().len() <= MOST);
    }

    #[test]
    fn a_network_of_the_sixth_version_counts_as_one() {
        let one: IpAddr = "2001:db8:1:2:3::4".parse().unwrap();
        let other: IpAddr = "2001:db8:1:2:ffff::9".parse().unwrap();
        assert_eq!(counted(one), counted(other));
        assert_ne!(counted(one), counted("2001:db8:1:3::".parse().unwrap()));
        let mapped: IpAddr = "::ffff:10.0.0.1".parse().unwrap();
        assert_eq!(counted(mapped), "10.0.0.1".parse::<IpAddr>().unwrap());
    }
}
