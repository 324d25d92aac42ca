//! A game's state, its phases and sheets, and the turn pipeline.
//!
//! There are two ways in: [`adjudicate`] closes a phase with the sheets sealed for it, [`act`] changes
//! the state at once. Both are pure: the same state and the same sheets give the same result.

mod acts;
mod axes;
mod due;
mod duties;
mod edit;
mod exchange;
mod facts;
mod fog;
mod in_turn;
mod motion;
mod naming;
mod no_treaties;
mod order_error;
mod outcome;
mod phase;
mod players;
mod quota;
mod report;
mod seats;
mod setup;
mod sheets;
mod state;
mod strength;
mod tally;
mod treaties;
mod turn;
mod votes;

pub use acts::{ActError, ActReport, Action, act};
pub use due::Due;
pub use edit::{BadEdit, Changed, Edit, EditError, EditLine, MOST_EDITS, changes, read_edits};
pub use exchange::{PricePoint, PriceRecord};
pub use facts::Fact;
pub use fog::{Seen, Viewer};
pub use motion::{Decision, Majority, Motion, RuleVote};
pub use order_error::{BadAhead, OrderError};
pub use outcome::Outcome;
pub use phase::{Phase, PhaseKind, Season, UnknownPhase};
pub use players::Absent;
pub use quota::Quota;
pub use report::{Capture, IgnoredOrder, Report, Results};
pub use setup::{Calendar, Opening, Seasons, Setup, VictoryRules};
pub use sheets::{
    Clash, Item, ItemLine, Sheet, Unread, cautions, check, check_by, check_order, check_trades,
    clashes, faults_of, joined, read_items, read_section,
};
pub use state::{BadState, GameStatus, SCHEMA, State};
pub use strength::Strength;
pub use tally::{OrderTally, Said, Subject};
pub use turn::adjudicate;
pub use votes::{Agreement, Count, Verdict};
