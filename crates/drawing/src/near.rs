//! Which id a misspelt one may mean.

/// The first of some ids that is one slip away from a text.
pub fn nearest<'i>(text: &str, mut ids: impl Iterator<Item = &'i str>) -> Option<&'i str> {
    ids.find(|id| is_one_slip(text, id))
}

/// Whether two texts differ by one letter that is missing or another, or by two neighbours that are swapped.
fn is_one_slip(one: &str, other: &str) -> bool {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let most = one.len().min(other.len());
    if most < 2 {
        return false;
    }
    let start = (0..most).take_while(|at| one[*at] == other[*at]).count();
    let end = (0..most - start)
        .take_while(|at| one[one.len() - 1 - at] == other[other.len() - 1 - at])
        .count();
    let one = &one[start..one.len() - end];
    let other = &other[start..other.len() - end];
    match (one, other) {
        ([], []) => false,
        ([], [_]) | ([_], [] | [_]) => true,
        ([a, b], [c, d]) => a == d && b == c,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::is_one_slip;

    #[test]
    fn one_letter_may_be_wrong() {
        for slip in ["hlo", "hl", "ho", "hal", "holl", "hhol", "ol"] {
            assert!(is_one_slip(slip, "hol"), "{slip}");
        }
        for other in ["hol", "loh", "h", "", "dun", "holla"] {
            assert!(!is_one_slip(other, "hol"), "{other}");
        }
    }
}
