//! Places in the tables of one board: numbers where ids would be slow.
//!
//! A [`Slot`] means something on the board that gave it, and nowhere else: what is kept, shown or compared between
//! boards is a [`super::Province`].

use std::ops::{Index, IndexMut};

/// A space's number on its board, or a berth: the number of an army that is aboard a fleet and stands in no space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Slot(u8);

impl Slot {
    /// The slot of that number. Numbers come only from boards, which have at most 256 spaces.
    #[inline]
    pub(crate) const fn new(number: u8) -> Slot {
        Slot(number)
    }

    /// The number.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A location on the board whose slots these are: a space and, where a fleet needs one, a coast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    pub(crate) at: Slot,
    pub(crate) coast: Option<super::Coast>,
}

impl From<Slot> for Stand {
    fn from(at: Slot) -> Stand {
        Stand { at, coast: None }
    }
}

/// A set of slots below 64 × `W`, one bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Slots<const W: usize>([u64; W]);

impl<const W: usize> Slots<W> {
    /// The set without any slot.
    pub(crate) const EMPTY: Slots<W> = Slots([0; W]);

    /// How many slots there can be.
    pub(crate) const ROOM: usize = 64 * W;

    /// The set of one slot. Every word is written where its place is known beforehand: sets then stay in registers.
    #[inline]
    pub(crate) const fn just(slot: Slot) -> Slots<W> {
        let bit = 1 << (slot.0 & 63);
        let word = (slot.0 >> 6) as usize;
        let (mut set, mut i) = (Slots::EMPTY, 0);
        while i < W {
            set.0[i] = if i == word { bit } else { 0 };
            i += 1;
        }
        set
    }

    /// Whether a slot is in the set.
    #[inline]
    pub(crate) const fn contains(&self, slot: Slot) -> bool {
        self.0[(slot.0 >> 6) as usize % W] >> (slot.0 & 63) & 1 != 0
    }

    /// Adds a slot; nothing happens if the set has it already.
    #[inline]
    pub(crate) const fn insert(&mut self, slot: Slot) {
        self.0[(slot.0 >> 6) as usize % W] |= 1 << (slot.0 & 63);
    }

    /// Takes a slot out; nothing happens if the set does not have it.
    #[inline]
    pub(crate) const fn remove(&mut self, slot: Slot) {
        self.0[(slot.0 >> 6) as usize % W] &= !(1 << (slot.0 & 63));
    }

    /// Whether the set has no slot.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        let (mut all, mut i) = (0, 0);
        while i < W {
            all |= self.0[i];
            i += 1;
        }
        all == 0
    }

    /// How many slots are in the set.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        // Most sets counted in a hurry are small, and not every processor counts bits at once.
        let (mut n, mut i) = (0, 0);
        while i < W {
            let mut word = self.0[i];
            while word != 0 {
                word &= word - 1;
                n += 1;
            }
            i += 1;
        }
        n
    }

    /// Whether this is its one member.
    #[inline]
    pub(crate) const fn is_only(self, slot: Slot) -> bool {
        self.minus(Slots::just(slot)).is_empty() && self.contains(slot)
    }

    /// What is in both.
    #[inline]
    pub(crate) const fn and(mut self, other: Slots<W>) -> Slots<W> {
        let mut i = 0;
        while i < W {
            self.0[i] &= other.0[i];
            i += 1;
        }
        self
    }

    /// What is in either.
    #[inline]
    pub(crate) const fn or(mut self, other: Slots<W>) -> Slots<W> {
        let mut i = 0;
        while i < W {
            self.0[i] |= other.0[i];
            i += 1;
        }
        self
    }

    /// What is in this set and not in the other.
    #[inline]
    pub(crate) const fn minus(mut self, other: Slots<W>) -> Slots<W> {
        let mut i = 0;
        while i < W {
            self.0[i] &= !other.0[i];
            i += 1;
        }
        self
    }

    /// The members in ascending order.
    #[inline]
    pub(crate) fn iter(self) -> Members<W> {
        Members { left: self }
    }
}

impl<const W: usize> Default for Slots<W> {
    fn default() -> Self {
        Slots::EMPTY
    }
}

impl<const W: usize> FromIterator<Slot> for Slots<W> {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> Self {
        let mut set = Slots::EMPTY;
        for slot in slots {
            set.insert(slot);
        }
        set
    }
}

/// The members of a set, in ascending order.
#[derive(Clone, Debug)]
pub(crate) struct Members<const W: usize> {
    left: Slots<W>,
}

impl<const W: usize> Iterator for Members<W> {
    type Item = Slot;

    /// The first member, which is taken out. As in [`Slots::just`], every word is written in its place.
    #[inline]
    fn next(&mut self) -> Option<Slot> {
        let (mut first, mut i) = (None, 0);
        while i < W {
            let word = self.left.0[i];
            if first.is_none() && word != 0 {
                first = Some(Slot(i as u8 * 64 + word.trailing_zeros() as u8));
                self.left.0[i] = word & (word - 1);
            }
            i += 1;
        }
        first
    }
}

/// Something for each slot below 64 × `W`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Table<T, const W: usize>([[T; 64]; W]);

impl<T: Copy, const W: usize> Table<T, W> {
    /// The same for every slot.
    #[inline]
    pub(crate) const fn of(value: T) -> Table<T, W> {
        Table([[value; 64]; W])
    }
}

impl<const W: usize> Table<Slot, W> {
    /// Every slot for itself.
    pub(crate) const IDENTITY: Table<Slot, W> = {
        let mut table = Table::of(Slot(0));
        let mut i = 0;
        while i < Slots::<W>::ROOM {
            table.0[i / 64][i % 64] = Slot(i as u8);
            i += 1;
        }
        table
    };
}

impl<T, const W: usize> Index<Slot> for Table<T, W> {
    type Output = T;

    #[inline]
    fn index(&self, slot: Slot) -> &T {
        // A slot is below `ROOM` anyway; saying so spares every look a check.
        &self.0.as_flattened()[slot.index() % Slots::<W>::ROOM]
    }
}

impl<T, const W: usize> IndexMut<Slot> for Table<T, W> {
    #[inline]
    fn index_mut(&mut self, slot: Slot) -> &mut T {
        &mut self.0.as_flattened_mut()[slot.index() % Slots::<W>::ROOM]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in_and_not_taken_out() {
        for numbers in [vec![], vec![0], vec![63, 64], vec![5, 127, 128, 255]] {
            let all: Slots<4> = numbers.iter().copied().map(Slot::new).collect();
            let found: Vec<u8> = all.iter().map(|s| s.index() as u8).collect();
            assert_eq!(found, numbers);
            assert_eq!(all.len(), numbers.len());
            let mut less = all;
            for n in &numbers {
                assert!(less.contains(Slot::new(*n)));
                less.remove(Slot::new(*n));
            }
            assert!(less.is_empty());
            assert_eq!(all.minus(less), all);
        }
    }

    #[test]
    fn a_table_keeps_what_stands_in_each_slot() {
        let mut table: Table<Slot, 4> = Table::IDENTITY;
        for n in [0, 63, 64, 200, 255] {
            assert_eq!(table[Slot::new(n)], Slot::new(n));
        }
        table[Slot::new(200)] = Slot::new(3);
        assert_eq!(table[Slot::new(200)], Slot::new(3));
        assert_eq!(table[Slot::new(8)], Slot::new(8));
    }
}
