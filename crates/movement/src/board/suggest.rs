//! The nearest right words to one that was not understood.

/// How many letters must be put in, taken out, changed or swapped with a neighbour to turn one
/// folded word into the other.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    let mut before_last: Vec<usize> = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let change = usize::from(a[i - 1] != b[j - 1]);
            let mut least = (last[j] + 1).min(row[j - 1] + 1).min(last[j - 1] + change);
            let swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if swapped {
                least = least.min(before_last[j - 2] + 1);
            }
            row[j] = least;
        }
        before_last = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

/// How far off `known` is as a reading of `typed`; `None` when it is not worth suggesting.
///
/// A longer word that begins as typed counts as one slip; otherwise one letter in three may be
/// wrong.
fn slips(typed: &str, known: &str) -> Option<usize> {
    if typed.len() >= 3 && known.starts_with(typed) {
        return Some(1);
    }
    let allowed = match typed.chars().count() {
        0..=1 => 0,
        2..=5 => 1,
        6..=8 => 2,
        _ => 3,
    };
    if typed.len().abs_diff(known.len()) > allowed {
        return None;
    }
    Some(distance(typed, known)).filter(|d| *d <= allowed)
}

/// How far off a word of at least five letters is that begins with the same three and is about as long: so
/// much of it is right that two letters may be wrong.
fn slips_after_the_start(typed: &str, known: &str) -> Option<usize> {
    let same = typed.chars().zip(known.chars());
    let same = same.take_while(|(typed, known)| typed == known).count();
    let (one, other) = (typed.chars().count(), known.chars().count());
    let alike = same >= 3 && other >= 5 && one.abs_diff(other) <= 1;
    alike
        .then(|| distance(typed, known))
        .filter(|slips| *slips <= 2)
}

/// The best few of the candidates, nearest first, those equally near in the order given; each
/// value once.
///
/// ```
/// use chancery_movement::board::nearest;
///
/// let known = [("munich", 1), ("ruhr", 2), ("münchen", 1)];
/// assert_eq!(nearest("munihc", known.into_iter()), [1]);
/// ```
pub fn nearest<T: PartialEq>(
    typed: &str,
    known: impl Iterator<Item = (impl AsRef<str>, T)>,
) -> Vec<T> {
    const MOST: usize = 4;
    let known: Vec<_> = known.collect();
    let any = known
        .iter()
        .any(|(word, _)| slips(typed, word.as_ref()).is_some());
    let how = if any { slips } else { slips_after_the_start };
    let mut found: Vec<(usize, T)> = known
        .into_iter()
        .filter_map(|(word, value)| Some((how(typed, word.as_ref())?, value)))
        .collect();
    found.sort_by_key(|(slips, _)| *slips);
    let best = found.first().map_or(0, |(slips, _)| *slips);
    let mut near: Vec<T> = Vec::new();
    for (slips, value) in found {
        // A word two slips away is noise beside one that is one slip away.
        if slips <= best + 1 && near.len() < MOST && !near.contains(&value) {
            near.push(value);
        }
    }
    near
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_slips() {
        for (a, b, expected) in [
            ("paris", "paris", 0),
            ("pairs", "paris", 1),
            ("pari", "paris", 1),
            ("xaris", "paris", 1),
            ("vienna", "wien", 3),
            ("", "bur", 3),
        ] {
            assert_eq!(distance(a, b), expected, "{a} {b}");
            assert_eq!(distance(b, a), expected, "{b} {a}");
        }
    }

    #[test]
    fn the_nearest_come_first() {
        let known = ["venice", "vienna", "warsaw"].map(|w| (w, w));
        assert_eq!(nearest("vienn", known.into_iter()), ["vienna"]);
        assert_eq!(nearest("warsav", known.into_iter()), ["warsaw"]);
        assert!(nearest("xyzzy", known.into_iter()).is_empty());
    }

    #[test]
    fn a_word_that_begins_right_may_be_further_off() {
        let known = ["spain", "sparta", "piedmont"].map(|w| (w, w));
        assert_eq!(nearest("spane", known.into_iter()), ["spain"]);
        assert!(nearest("spoon", known.into_iter()).is_empty());
        assert!(nearest("hello", [("hel", 1)].into_iter()).is_empty());
    }
}
