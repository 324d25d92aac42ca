//! Which of the gateway's shards this process serves.

use std::fmt;
use std::str::FromStr;

/// Which gateway shards this process serves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shards {
    /// A single shard, for bots on up to 2,500 servers.
    #[default]
    One,
    /// As many as Discord recommends.
    Recommended,
    /// The shards `first` to `last` of `total`, others being served by other processes.
    Range { first: u32, last: u32, total: u32 },
}

/// The text names no shards.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is neither `all` nor a range such as 0-3/16")]
pub struct BadShards(pub String);

impl Shards {
    /// Whether the first of all shards is among them: that one gets private messages, and looks after
    /// what is to be done once for the whole bot.
    pub fn has_first(self) -> bool {
        match self {
            Shards::One | Shards::Recommended => true,
            Shards::Range { first, .. } => first == 0,
        }
    }
}

impl FromStr for Shards {
    type Err = BadShards;

    /// Reads `all`, `0-3/16` or `5/16`.
    fn from_str(text: &str) -> Result<Shards, BadShards> {
        let bad = || BadShards(text.chars().take(40).collect());
        let text = text.trim();
        if text.eq_ignore_ascii_case("all") {
            return Ok(Shards::Recommended);
        }
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| bad());
        let (range, total) = text.split_once('/').ok_or_else(bad)?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let (first, last, total) = (number(first)?, number(last)?, number(total)?);
        if first <= last && last < total {
            Ok(Shards::Range { first, last, total })
        } else {
            Err(bad())
        }
    }
}

impl fmt::Display for Shards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Shards::One => f.write_str("0/1"),
            Shards::Recommended => f.write_str("all"),
            Shards::Range { first, last, total } => write!(f, "{first}-{last}/{total}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_read_as_operators_write_them() {
        let range = |first, last, total| Ok(Shards::Range { first, last, total });
        assert_eq!("0-3/16".parse(), range(0, 3, 16));
        assert_eq!(" 5/16 ".parse(), range(5, 5, 16));
        assert_eq!("4 - 15 / 16".parse(), range(4, 15, 16));
        assert_eq!("All".parse(), Ok(Shards::Recommended));
        for bad in [
            "", "0-3", "3-0/16", "0-16/16", "1/0", "-1/4", "a-b/c", "0-3/16/2",
        ] {
            assert!(bad.parse::<Shards>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_first_shard_belongs_to_one_process() {
        assert!("0-3/16".parse::<Shards>().is_ok_and(Shards::has_first));
        assert!(!"4-7/16".parse::<Shards>().is_ok_and(Shards::has_first));
        assert!(Shards::Recommended.has_first() && Shards::One.has_first());
    }
}
