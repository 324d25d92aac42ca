//! When deadlines fall: weekly slots, quiet days, grace, closing early.

use serde::{Deserialize, Serialize};

/// What a GM sets about the clock beside the length of phases.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClockRules {
    /// The IANA time zone slots and quiet days are meant in (`Europe/Berlin`); without one, UTC.
    pub zone: Option<String>,
    /// The moments of the week a deadline may fall on; none: any moment.
    pub slots: Vec<Slot>,
    /// Days of the week on which no deadline falls, 1 (Monday) to 7.
    pub quiet: Vec<u8>,
    /// How long the phase stays open after its deadline for those who owe something, in milliseconds.
    pub grace_ms: i64,
    /// Whether a phase closes as soon as everybody is ready.
    pub early: bool,
}

/// A moment of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Slot {
    /// 1 (Monday) to 7.
    pub day: u8,
    /// Minutes since midnight.
    pub minute: u16,
}

impl Default for ClockRules {
    fn default() -> ClockRules {
        ClockRules {
            zone: None,
            slots: Vec::new(),
            quiet: Vec::new(),
            grace_ms: 0,
            early: true,
        }
    }
}
