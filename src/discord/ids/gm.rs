//! Buttons of a GM's desk.

use std::fmt;

/// What a GM's button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GmAsk {
    /// Carries out what was shown under this number.
    Apply { draft: i64 },
    /// Goes back to a revision, as it was shown when `of` was the newest.
    Back { to: i64, of: i64 },
    /// Another page of the log: entries numbered below.
    Log { before: i64 },
}

impl fmt::Display for GmAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GmAsk::Apply { draft } => write!(f, "apply:{draft}"),
            GmAsk::Back { to, of } => write!(f, "back:{to}:{of}"),
            GmAsk::Log { before } => write!(f, "log:{before}"),
        }
    }
}

impl GmAsk {
    /// Reads what [`GmAsk`]'s text says.
    pub fn read<'p>(mut parts: impl Iterator<Item = &'p str>) -> Option<GmAsk> {
        let verb = parts.next()?;
        let mut number = || parts.next()?.parse().ok();
        Some(match verb {
            "apply" => GmAsk::Apply { draft: number()? },
            "back" => GmAsk::Back {
                to: number()?,
                of: number()?,
            },
            "log" => GmAsk::Log { before: number()? },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let all = [
            GmAsk::Apply { draft: i64::MAX },
            GmAsk::Back { to: 7, of: 12 },
            GmAsk::Log { before: 3 },
        ];
        for ask in all {
            assert_eq!(GmAsk::read(ask.to_string().split(':')), Some(ask));
        }
        assert_eq!(GmAsk::read("apply".split(':')), None);
        assert_eq!(GmAsk::read("back:1".split(':')), None);
    }
}
