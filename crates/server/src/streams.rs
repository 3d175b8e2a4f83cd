//! How many pages are open: of a guest, of an address, in all. Those who hold a seat have places that nobody who just
//! watches can take.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::limits::Limits;
use crate::problem::Problem;
use crate::rates::counted;

/// Whether somebody plays at the table he looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looks {
    /// He holds a seat.
    FromSeat,
    /// He watches.
    On,
}

/// The open pages.
#[derive(Debug, Default)]
pub(crate) struct Streams(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    all: usize,
    watching: usize,
    guests: BTreeMap<String, usize>,
    addresses: BTreeMap<IpAddr, usize>,
    watching_from: BTreeMap<IpAddr, usize>,
}

/// The place of an open page; it is given back when this goes.
#[derive(Debug)]
pub(crate) struct Pass {
    streams: Arc<Streams>,
    guest: String,
    address: Option<IpAddr>,
    looks: Looks,
}

impl Streams {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more page.
    pub(crate) fn enter(
        self: &Arc<Streams>,
        limits: Limits,
        guest: &str,
        address: Option<IpAddr>,
        looks: Looks,
    ) -> Result<Pass, Problem> {
        let address = address.map(counted);
        let mut counts = self.counts();
        let of_guest = counts.guests.get(guest).copied().unwrap_or(0);
        let from = |counts: &BTreeMap<IpAddr, usize>| {
            address.and_then(|address| counts.get(&address)).copied().unwrap_or(0)
        };
        let of_address = from(&counts.addresses);
        let watching_from = from(&counts.watching_from);
        let is_watching = looks == Looks::On;
        if of_guest >= limits.streams_by_guest
            || of_address >= limits.streams_by_address
            || (is_watching && watching_from >= limits.streams_by_address / 4 * 3)
        {
            return Err(Problem::full("server-too-many-pages"));
        }
        let is_full = counts.all >= limits.streams
            || (is_watching && counts.watching >= limits.streams / 4 * 3);
        if is_full {
            return Err(Problem::full("server-too-many-watch"));
        }
        counts.all += 1;
        counts.watching += usize::from(looks == Looks::On);
        *counts.guests.entry(guest.to_owned()).or_default() += 1;
        if let Some(address) = address {
            *counts.addresses.entry(address).or_default() += 1;
            if is_watching {
                *counts.watching_from.entry(address).or_default() += 1;
            }
        }
        drop(counts);
        Ok(Pass { streams: Arc::clone(self), guest: guest.to_owned(), address, looks })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut counts = self.streams.counts();
        counts.all -= 1;
        counts.watching -= usize::from(self.looks == Looks::On);
        one_less(&mut counts.guests, &self.guest);
        if let Some(address) = &self.address {
            one_less(&mut counts.addresses, address);
            if self.looks == Looks::On {
                one_less(&mut counts.watching_from, address);
            }
        }
    }
}

/// Counts one less, and forgets who has none left.
fn one_less<K: Ord + Clone>(counts: &mut BTreeMap<K, usize>, key: &K) {
    match counts.get_mut(key) {
        Some(count) if *count > 1 => *count -= 1,
        Some(_) | None => {
            counts.remove(key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spectators_leave_places_for_those_who_play() {
        let limits = Limits { streams: 4, ..Limits::default() };
        let streams: Arc<Streams> = Arc::default();
        let mut passes = Vec::new();
        for guest in ["a", "b", "c"] {
            passes.push(streams.enter(limits, guest, None, Looks::On).unwrap());
        }
        assert!(streams.enter(limits, "d", None, Looks::On).is_err());
        passes.push(streams.enter(limits, "owner", None, Looks::FromSeat).unwrap());
        assert!(streams.enter(limits, "e", None, Looks::FromSeat).is_err());
        passes.clear();
        assert_eq!(streams.counts().all, 0);
        assert!(streams.counts().guests.is_empty());
    }

    #[test]
    fn a_guest_and_an_address_have_only_so_many() {
        let limits = Limits { streams_by_guest: 1, streams_by_address: 4, ..Limits::default() };
        let streams: Arc<Streams> = Arc::default();
        let here = Some(IpAddr::from([192, 0, 2, 1]));
        let watch = |guest: &str| streams.enter(limits, guest, here, Looks::On);
        let play = |guest: &str| streams.enter(limits, guest, here, Looks::FromSeat);
        let watching = ["a", "b", "c"].map(|guest| watch(guest).unwrap());
        assert!(streams.enter(limits, "a", None, Looks::On).is_err(), "he has one");
        assert!(watch("d").is_err(), "one place is for those who play");
        let playing = play("e").unwrap();
        assert!(play("f").is_err());
        drop((watching, playing));
        assert!(play("f").is_ok());
        assert!(streams.counts().watching_from.is_empty());
    }
}
