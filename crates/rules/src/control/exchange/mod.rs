//! The exchange of Capitalist Diplomacy: players hold currencies, and whoever holds most of a country's
//! orders its units.
//!
//! Units of a currency are whole, and so are cents: no fraction ever arises (3B.4).

mod draws;
mod read;
mod report;
mod rules;
mod score;
mod settle;
mod standing;
mod state;
mod trade;
mod turn;
mod vote;

pub use draws::{Bytes, NotHex, Secret, Seed};
pub use read::{BadAmount, ReadError, currency_named, currency_on, part_lines, read};
pub use report::{Dealing, Drawn, Holding, Name, Quote, TradingReport};
pub use rules::{
    Absent, ExchangeRules, Hundreds, Majority, Names, NoTrades, Opening, Rounding, Winter,
};
pub use score::{Cause, Counted, Final, Score};
pub use state::{
    Account, Command, Exchange, ExchangeError, FIRST_PRICE, Holders, MOST_SOLD, Papers, Presence,
    START,
};
pub use trade::{BadTrade, Cut, Dealt, Preview, Trade, currency_id};
pub use vote::{Ballots, Choice, Decided, NoVoice, Why};
