//! Which number a province has on a board.

use super::Province;
use super::slot::Slot;

/// The slots of a board's provinces: a hash table with at least three places free for each that is taken.
#[derive(Clone, Debug)]
pub(super) struct SlotIndex {
    places: Vec<Option<(Province, Slot)>>,
    /// By how many bits a hash is shifted to be a place.
    shift: u32,
}

/// Spreads what differs in an id's last letters over a number's first bits.
const SPREAD: u64 = 0x9e37_79b9_7f4a_7c15;

impl SlotIndex {
    /// Numbers provinces that come in ascending order, 256 of them at most.
    pub(super) fn of(provinces: impl ExactSizeIterator<Item = Province>) -> SlotIndex {
        let room = (4 * provinces.len()).next_power_of_two().max(4);
        let mut index = SlotIndex {
            places: vec![None; room],
            shift: u64::BITS - room.ilog2(),
        };
        for (number, p) in (0..=u8::MAX).zip(provinces) {
            let mut place = index.first(p);
            while index.places[place].is_some() {
                place = (place + 1) % room;
            }
            index.places[place] = Some((p, Slot::new(number)));
        }
        index
    }

    #[inline]
    fn first(&self, p: Province) -> usize {
        (p.number().wrapping_mul(SPREAD) >> self.shift) as usize
    }

    /// A province's number.
    #[inline]
    pub(super) fn slot(&self, p: Province) -> Option<Slot> {
        let mut place = self.first(p);
        loop {
            match self.places.get(place)? {
                None => return None,
                Some((known, slot)) if *known == p => return Some(*slot),
                Some(_) => place = (place + 1) & (self.places.len() - 1),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::ProvinceSet;

    #[test]
    fn every_province_has_the_number_of_its_place_and_others_have_none() {
        for count in [0, 1, 2, 75, 256] {
            let id = |n: usize| Province::from_id(&format!("p{n}")).expect("an id");
            let all: ProvinceSet = (0..count).map(id).collect();
            let index = SlotIndex::of(all.iter());
            for (number, p) in all.iter().enumerate() {
                assert_eq!(index.slot(p).map(Slot::index), Some(number));
            }
            for n in count..2 * count + 10 {
                assert_eq!(index.slot(id(n)), None);
            }
        }
    }
}
