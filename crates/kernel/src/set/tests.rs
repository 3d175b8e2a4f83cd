//! Sets of every storage against the sets of the standard library.

use std::collections::BTreeSet;

use proptest::collection::vec;
use proptest::prelude::*;

use super::*;

/// One of 70 things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Hex(u16);

impl Id for Hex {
    const COUNT: usize = 70;

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn from_index(index: usize) -> Hex {
        Hex(index as u16)
    }
}

/// Everything a set answers is what the standard library answers.
fn agrees<I: Id, B: Bits<Count: Into<usize>>>(one: &[I], other: &[I]) {
    let (set, others): (Set<I, B>, Set<I, B>) =
        (one.iter().copied().collect(), other.iter().copied().collect());
    let (model, models) =
        (BTreeSet::from_iter(one.iter().copied()), BTreeSet::from_iter(other.iter().copied()));
    assert!(set.iter().eq(model.iter().copied()), "{set:?} has what was put into it");
    assert_eq!(set.len().into(), model.len());
    assert_eq!(set.is_empty(), model.is_empty());
    assert_eq!((set.first(), set.last()), (model.first().copied(), model.last().copied()));
    assert!(set.or(others).iter().eq(model.union(&models).copied()));
    assert!(set.and(others).iter().eq(model.intersection(&models).copied()));
    assert!(set.minus(others).iter().eq(model.difference(&models).copied()));
    assert_eq!(set.meets(others), !model.is_disjoint(&models));
    assert_eq!(set.is_within(others), model.is_subset(&models));
    for id in other.iter().copied() {
        assert_eq!(set.has(id), model.contains(&id));
        let after = (std::ops::Bound::Excluded(id), std::ops::Bound::Unbounded);
        assert!(set.after(id).iter().eq(model.range(after).copied()));
        let mut without = set;
        without.remove(id);
        assert_eq!(without, set.minus(Set::one(id)));
    }
}

proptest! {
    #[test]
    fn a_set_in_one_number_agrees(one in vec(0u8..16, 0..20), other in vec(0u8..16, 0..20)) {
        agrees::<u8, u16>(&one, &other);
        agrees::<u8, u64>(&one, &other);
    }

    #[test]
    fn a_set_in_a_long_number_agrees(one in vec(0u8..128, 0..40), other in vec(0u8..128, 0..40)) {
        agrees::<u8, u128>(&one, &other);
        agrees::<u8, [u64; 2]>(&one, &other);
    }

    #[test]
    fn a_set_in_several_numbers_agrees(one in vec(0u16..70, 0..40), other in vec(0u16..70, 0..40)) {
        let hexes = |list: Vec<u16>| -> Vec<Hex> { list.into_iter().map(Hex).collect() };
        agrees::<Hex, [u32; 3]>(&hexes(one), &hexes(other));
    }

    #[test]
    fn a_set_is_read_as_it_was_written(list in vec(0u16..70, 0..40)) {
        let set: Set<Hex, [u32; 3]> = list.into_iter().map(Hex).collect();
        let text = serde_json::to_string(&set).expect("numbers are JSON");
        prop_assert_eq!(serde_json::from_str::<Set<Hex, [u32; 3]>>(&text).expect("it was written so"), set);
    }
}

#[test]
fn the_first_of_a_list_fill_every_part() {
    let hexes = Set::<Hex, [u32; 3]>::first_of(70);
    assert!(hexes.iter().eq((0..70).map(Hex)));
    assert_eq!(Set::<u8, u16>::first_of(16).bits(), u16::MAX);
    assert_eq!(Set::<u8, u16>::first_of(3).bits(), 0b111);
}

#[test]
fn a_set_is_written_as_a_list_or_as_a_number() {
    let written = |text: Result<String, _>| text.expect("numbers are JSON");
    let places = [100u8, 3, 14];
    let listed: Set<u8, u128> = places.into_iter().collect();
    assert_eq!(written(serde_json::to_string(&listed)), "[3,14,100]");
    let masked: Set<u8, u64, Masked> = [3u8, 14].into_iter().collect();
    assert_eq!(written(serde_json::to_string(&masked)), "16392");
    assert_eq!(
        serde_json::from_str::<Set<u8, u64, Masked>>("16392").expect("it was written so"),
        masked
    );
}

#[test]
fn a_number_beyond_the_list_or_the_bits_is_refused() {
    let read =
        |text| serde_json::from_str::<Set<Hex, [u32; 3]>>(text).map_err(|error| error.to_string());
    assert!(read("[69]").is_ok());
    assert!(read("[70]").is_err_and(|error| error.starts_with("a set holds numbers below 70")));
    assert!(read("[96]").is_err_and(|error| error.starts_with("a set holds numbers below 96")));
    assert!(serde_json::from_str::<Set<Hex, u128, Masked>>(&(1u128 << 70).to_string()).is_err());
}
