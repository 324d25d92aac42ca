//! The first turn of a game, such as `Spring, 1901, Movement`.

use std::ops::RangeInclusive;

/// The years in which a game of ours may begin.
const FIRST_YEARS: RangeInclusive<u32> = 1..=9000;

/// What a first turn comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    /// The year that it names.
    pub(super) year: u32,
    /// The first year with a Spring.
    pub(super) first_year: u32,
    /// Whether it is the Winter before that year.
    pub(super) opens_with_builds: bool,
}

/// Reads a turn; `None` if no game of ours begins then.
pub(super) fn read(turn: &str) -> Option<Turn> {
    let turn = turn.to_lowercase();
    let words: Vec<&str> = match turn.split_at_checked(1) {
        // Such as `s1901m`.
        Some((season, rest)) if turn.len() == 6 && turn.is_ascii() => {
            vec![season, &rest[..4], &rest[4..]]
        }
        _ => {
            let words = turn.split(|c: char| !c.is_alphanumeric());
            words.filter(|word| !word.is_empty()).collect()
        }
    };
    let [season, year, phase] = words.as_slice() else {
        return None;
    };
    let year = year_of(year)?;
    let (first_year, opens_with_builds) = match (*season, *phase) {
        ("spring" | "s", "movement" | "move" | "m") => (year, false),
        ("fall" | "f" | "winter" | "w", "adjustment" | "builds" | "build" | "a" | "b") => {
            (year.checked_add(1)?, true)
        }
        _ => return None,
    };
    FIRST_YEARS.contains(&first_year).then_some(Turn {
        year,
        first_year,
        opens_with_builds,
    })
}

/// The year of a turn that is not understood as a whole.
pub(super) fn year(turn: &str) -> Option<u32> {
    let mut words = turn.split(|c: char| !c.is_alphanumeric());
    let year = words.find_map(year_of);
    year.filter(|year| FIRST_YEARS.contains(year))
}

fn year_of(word: &str) -> Option<u32> {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| is_number)
}

#[cfg(test)]
mod tests {
    use super::{Turn, read, year};

    #[test]
    fn springs_and_winters_are_read() {
        for text in ["Spring, 1901, Movement", "spring 1901 (movement)", "S1901M"] {
            let wanted = Turn {
                year: 1901,
                first_year: 1901,
                opens_with_builds: false,
            };
            assert_eq!(read(text), Some(wanted), "{text}");
        }
        for text in [
            "Fall, 1900, Adjustment",
            "Winter 1900 [Adjustment]",
            "F1900A",
        ] {
            let wanted = Turn {
                year: 1900,
                first_year: 1901,
                opens_with_builds: true,
            };
            assert_eq!(read(text), Some(wanted), "{text}");
        }
    }

    #[test]
    fn other_turns_are_not() {
        for text in [
            "",
            "Fall, 1901, Movement",
            "Spring, 1901, Retreat",
            "Spring, 400 BC, Movement",
            "Spring, 0, Movement",
            "Spring, 9001, Movement",
            "Spring, 400bc, Movement",
            "Fall, 4294967295, Adjustment",
            "1901",
            "süßes",
            "ßabcd",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(year("Fall, 1901, Movement"), Some(1901));
        assert_eq!(year("Fall"), None);
    }
}
