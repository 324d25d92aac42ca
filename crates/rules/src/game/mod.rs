//! A game's state, its phases and sheets, and the turn pipeline.
//!
//! There are two ways in: [`adjudicate`] closes a phase with the sheets sealed for it, [`act`] changes
//! the state at once. Both are pure: the same state and the same sheets give the same result.

mod action;
mod adjudicate;
mod aligned;
mod alike;
mod check;
mod check_by;
mod clashes;
mod close;
mod declared;
mod edit;
mod facts;
mod heard;
mod landing;
mod lines;
mod lot;
mod market;
mod motions;
mod outcome;
mod owing;
mod phase;
mod polls;
mod prices;
mod quota;
mod report;
mod seated;
mod setup;
mod sheet;
mod state;
mod treaties;
mod victory;
mod votes;

pub use action::{ActError, ActReport, Action, act};
pub use adjudicate::adjudicate;
pub use check::{BadAhead, OrderError, cautions, check, check_order};
pub use check_by::{check_by, check_trades, faults_of};
pub use clashes::{Clash, clashes};
pub use edit::{BadEdit, Changed, Edit, EditError, EditLine, MOST_EDITS, changes, read_edits};
pub use facts::Fact;
pub use landing::joined;
pub use lines::{ItemLine, Unread, read_items, read_section};
pub use motions::{Decision, Majority, Motion, RuleVote};
pub use outcome::Outcome;
pub use phase::{Phase, PhaseKind, Season, UnknownPhase};
pub use polls::{OrderTally, Said, Subject};
pub use prices::{PricePoint, PriceRecord};
pub use quota::Quota;
pub use report::{Capture, IgnoredOrder, Report, Results};
pub use setup::{Calendar, Opening, Seasons, Setup, VictoryRules};
pub use sheet::{Item, Sheet};
pub use state::{BadState, Due, GameStatus, SCHEMA, State};
pub use votes::{Agreement, Count, Verdict};
