//! Short lists by number, all of them in one vector: who stands in a province, who supports a unit.

/// For each number below a limit the items that belong to it, in the order in which they came.
#[derive(Clone, Debug)]
pub(super) struct Lists {
    /// Where the list of each number ends in `items`; it begins where the one before ends.
    ends: Vec<usize>,
    items: Vec<usize>,
}

impl Lists {
    /// Sorts items into the lists of the numbers they come with, all below `limit`.
    pub(super) fn new(limit: usize, all: impl Iterator<Item = (usize, usize)> + Clone) -> Lists {
        let mut ends = vec![0; limit];
        let mut count = 0;
        for (number, _) in all.clone() {
            ends[number] += 1;
            count += 1;
        }
        let mut start = 0;
        for end in &mut ends {
            let length = *end;
            *end = start;
            start += length;
        }
        let mut items = vec![0; count];
        for (number, item) in all {
            items[ends[number]] = item;
            ends[number] += 1;
        }
        Lists { ends, items }
    }

    /// The list of one number.
    #[inline]
    pub(super) fn of(&self, number: usize) -> &[usize] {
        let before = number.checked_sub(1);
        let start = before.map_or(0, |before| self.ends[before]);
        &self.items[start..self.ends[number]]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_has_its_items_in_the_order_they_came() {
        let all = [(2, 9), (0, 5), (2, 1), (2, 4)];
        let lists = Lists::new(4, all.into_iter());
        let found: Vec<&[usize]> = (0..4).map(|number| lists.of(number)).collect();
        assert_eq!(found, [&[5][..], &[], &[9, 1, 4], &[]]);
    }
}
