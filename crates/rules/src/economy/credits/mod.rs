//! Credits: every province earns, every unit costs, and treasuries are moved, lent and captured.
//!
//! The year: transfers are made as each phase closes; treasuries move and are captured when a season
//! closes; after Fall provinces change hands, pay, and called loans are collected; in Winter the
//! coming year's units are paid for (1B.2).

mod check;
mod context;
mod entry;
mod error;
mod event;
mod ledger;
mod loans;
mod publish;
mod read;
mod rules;
mod sales;
mod seen;
mod state;
mod transfers;
mod treasury;
mod winter;
mod year;

pub use context::CreditsContext;
pub use entry::{Entry, Sale, Transfer, TransferKind, Way};
pub use error::BadEntry;
pub use event::Event;
pub use ledger::{Flows, Ledger, Row, Unbalanced};
pub use read::{BadAmount, ReadError, is_sale, read};
pub(crate) use rules::LEAST_INCOME;
pub use rules::{
    Cheap, CreditsRules, Demobilisation, Estate, ProvinceSales, Removals, RetreatTransfers,
    Shortfall, Spending, TreasuryGuests, WinterGifts, Yards,
};
pub use state::{Credits, Deal, Loan, Papers, Treasury};
pub use winter::Plan;
