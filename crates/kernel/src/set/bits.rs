//! What sets are stored in: a whole number for short lists, several of them for long ones.

use std::hash::Hash;

/// Bits counted from 0. A title stores a set in the smallest that holds its list: states are cloned at every
/// step of a search.
pub trait Bits: Copy + Ord + Hash {
    /// What counts the bits: a byte for one number, `usize` for several.
    type Count;
    /// No bit.
    const NONE: Self;
    /// How many bits there are.
    const SIZE: usize;

    /// The first `count` bits.
    fn low(count: usize) -> Self;
    /// Whether a bit is set.
    fn has(&self, bit: usize) -> bool;
    /// Sets a bit.
    fn insert(&mut self, bit: usize);
    /// Clears a bit.
    fn remove(&mut self, bit: usize);
    /// How many bits are set.
    fn count(&self) -> Self::Count;
    /// The highest bit that is set.
    fn last(&self) -> Option<usize>;
    /// The bits of either.
    fn or(self, other: Self) -> Self;
    /// The bits of both.
    fn and(self, other: Self) -> Self;
    /// The bits of this one only.
    fn minus(self, other: Self) -> Self;
    /// Clears the lowest bit that is set, and says which it was. `part` says where the search goes on; it starts
    /// with 0.
    fn take_first(&mut self, part: &mut usize) -> Option<usize>;
}

macro_rules! whole_numbers {
    ($($number:ty),*) => {$(
        impl Bits for $number {
            type Count = u8;
            const NONE: $number = 0;
            const SIZE: usize = <$number>::BITS as usize;

            #[inline]
            fn low(count: usize) -> $number {
                if count >= Self::SIZE { <$number>::MAX } else { (1 << count) - 1 }
            }

            #[inline]
            fn has(&self, bit: usize) -> bool {
                self >> bit & 1 == 1
            }

            #[inline]
            fn insert(&mut self, bit: usize) {
                *self |= 1 << bit;
            }

            #[inline]
            fn remove(&mut self, bit: usize) {
                *self &= !(1 << bit);
            }

            #[inline]
            fn count(&self) -> u8 {
                self.count_ones() as u8
            }

            #[inline]
            fn last(&self) -> Option<usize> {
                (*self != 0).then(|| Self::SIZE - 1 - self.leading_zeros() as usize)
            }

            #[inline]
            fn or(self, other: $number) -> $number {
                self | other
            }

            #[inline]
            fn and(self, other: $number) -> $number {
                self & other
            }

            #[inline]
            fn minus(self, other: $number) -> $number {
                self & !other
            }

            #[inline]
            fn take_first(&mut self, _: &mut usize) -> Option<usize> {
                if *self == 0 {
                    return None;
                }
                let first = self.trailing_zeros() as usize;
                *self &= *self - 1;
                Some(first)
            }
        }
    )*};
}

whole_numbers!(u8, u16, u32, u64, u128);

impl<W: Bits<Count = u8>, const PARTS: usize> Bits for [W; PARTS] {
    type Count = usize;
    const NONE: [W; PARTS] = [W::NONE; PARTS];
    const SIZE: usize = W::SIZE * PARTS;

    #[inline]
    fn low(count: usize) -> [W; PARTS] {
        std::array::from_fn(|part| W::low(count.saturating_sub(part * W::SIZE)))
    }

    #[inline]
    fn has(&self, bit: usize) -> bool {
        self[bit / W::SIZE].has(bit % W::SIZE)
    }

    #[inline]
    fn insert(&mut self, bit: usize) {
        self[bit / W::SIZE].insert(bit % W::SIZE);
    }

    #[inline]
    fn remove(&mut self, bit: usize) {
        self[bit / W::SIZE].remove(bit % W::SIZE);
    }

    #[inline]
    fn count(&self) -> usize {
        self.iter().map(|part| usize::from(part.count())).sum()
    }

    #[inline]
    fn last(&self) -> Option<usize> {
        let mut parts = self.iter().enumerate().rev();
        parts.find_map(|(part, bits)| Some(part * W::SIZE + bits.last()?))
    }

    #[inline]
    fn or(self, other: [W; PARTS]) -> [W; PARTS] {
        std::array::from_fn(|part| self[part].or(other[part]))
    }

    #[inline]
    fn and(self, other: [W; PARTS]) -> [W; PARTS] {
        std::array::from_fn(|part| self[part].and(other[part]))
    }

    #[inline]
    fn minus(self, other: [W; PARTS]) -> [W; PARTS] {
        std::array::from_fn(|part| self[part].minus(other[part]))
    }

    #[inline]
    fn take_first(&mut self, part: &mut usize) -> Option<usize> {
        while let Some(left) = self.get_mut(*part) {
            if let Some(bit) = left.take_first(&mut 0) {
                return Some(*part * W::SIZE + bit);
            }
            *part += 1;
        }
        None
    }
}
