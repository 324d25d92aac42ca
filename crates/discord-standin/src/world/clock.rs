//! The clock handed in, Discord's timestamps, and snowflake ids made from it.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// The time now, in milliseconds since 1970. It may jump ahead.
pub type Clock = Arc<dyn Fn() -> i64 + Send + Sync>;

/// An id as Discord makes them: a number that contains the time of its making.
pub type Id = u64;

/// The first millisecond of 2015, where Discord's ids begin to count.
const EPOCH: i64 = 1_420_070_400_000;

/// The machine's own clock.
pub fn system_clock() -> Clock {
    Arc::new(|| {
        SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |d| i64::try_from(d.as_millis()).unwrap_or(i64::MAX))
    })
}

/// The next id at `now_ms`: never smaller than one given before, even if the clock went back.
pub(crate) fn next_id(last: &mut Id, now_ms: i64) -> Id {
    let by_clock = u64::try_from(now_ms - EPOCH).unwrap_or(0) << 22;
    *last = by_clock.max(*last + 1);
    *last
}

/// When an id was made, in milliseconds since 1970.
pub(crate) fn made_at(id: Id) -> i64 {
    i64::try_from(id >> 22).unwrap_or(0) + EPOCH
}

/// A timestamp the way Discord writes it.
pub(crate) fn stamp(ms: i64) -> String {
    jiff::Timestamp::from_millisecond(ms).map_or_else(
        |_| "1970-01-01T00:00:00.000000+00:00".to_owned(),
        |t| t.strftime("%Y-%m-%dT%H:%M:%S.%6f+00:00").to_string(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_grow_even_when_the_clock_goes_back() {
        let mut last = 0;
        let a = next_id(&mut last, 1_700_000_000_000);
        let b = next_id(&mut last, 1_600_000_000_000);
        assert!(b > a);
        assert_eq!(made_at(a), 1_700_000_000_000);
    }

    #[test]
    fn timestamps_are_discords() {
        assert_eq!(stamp(1_700_000_000_123), "2023-11-14T22:13:20.123000+00:00");
    }
}
