//! Writing trades: one by one, and with the form that replaces them all.

use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::orders::mine::MySheet;
use crate::orders::reading::{MOST_CHARACTERS, MOST_LINES, reading_context};
use crate::orders::sheets::TRIES;
use crate::person::Person;
use crate::{Mode, Service, Written};
use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::{BadTrade, Exchange, Trade};
use chancery_rules::game::{Item, State, Unread, check_trades, read_items};

use super::form::TradeForm;

/// A line of the trades form that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLine {
    /// The number of the line in the form, from 1.
    pub number: usize,
    /// As typed.
    pub text: String,
    /// Why it cannot be used.
    pub why: WhyNot,
}

/// Why a line of the form cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// It cannot be read as a trade.
    Unread(Unread),
    /// An order or a declaration: those are written elsewhere.
    NoTrade,
    /// It is a trade that would not count.
    Bad(BadTrade),
}

/// What became of the trades form.
#[derive(Clone, Debug)]
pub struct TradesWritten {
    /// The player's sheet after it.
    pub mine: MySheet,
    /// Lines that cannot be used. If there are any, nothing of the form was saved.
    pub bad: Vec<BadLine>,
    /// Whether the trades had changed since the form was opened. If so, nothing of it was saved.
    pub newer: bool,
}

impl TradesWritten {
    /// Whether the trades were stored on the player's sheet.
    pub fn is_sealed(&self) -> bool {
        self.bad.is_empty() && !self.newer
    }
}

impl GameContext {
    /// The exchange of a game that has one.
    ///
    /// # Errors
    /// When it has none.
    pub fn exchange(&self) -> Result<&Exchange, Refusal> {
        self.state.control.exchange().ok_or(Refusal::NoExchange)
    }

    /// Refuses trades outside the seasons' moves, and those of strangers.
    ///
    /// # Errors
    /// When there is no exchange, this person does not play, or nothing can be traded now.
    fn trading(&self, by: &Person) -> Result<&Exchange, Refusal> {
        let exchange = self.exchange()?;
        self.playing()?;
        if !exchange.has(by.id) {
            return Err(Refusal::NotAPlayer);
        }
        if self.state.is_trading() {
            Ok(exchange)
        } else {
            Err(Refusal::NoTrading)
        }
    }
}

#[boxed]
impl Service {
    /// Adds one line of trade, `sell 500 lira`, to those on the sheet.
    ///
    /// # Errors
    /// As [`Service::write`]; and when nothing can be traded now.
    pub async fn trade(
        &self,
        by: &Person,
        context: &GameContext,
        line: &str,
        origin: &str,
    ) -> Result<Written, ServiceError> {
        context.trading(by)?;
        self.write(by, context, line, Mode::Add, false, origin)
            .await
    }

    /// The person's own sheet, when trades may be handed in.
    ///
    /// # Errors
    /// As [`Service::my_sheet`]; and when nothing can be traded now.
    pub async fn my_trades(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<MySheet, ServiceError> {
        context.trading(by)?;
        self.my_sheet(by, context).await
    }

    /// Removes the player's trades from their sheet: all of them, or those in one currency.
    ///
    /// # Errors
    /// If the game has no exchange or is not being played, this person does not play, or nothing can be
    /// traded now.
    pub async fn clear_trades(
        &self,
        by: &Person,
        context: &GameContext,
        currency: Option<Power>,
        origin: &str,
    ) -> Result<MySheet, ServiceError> {
        context.trading(by)?;
        let goes = |trade: &Trade| match trade {
            Trade::Sell { currency: c, .. } | Trade::Buy { currency: c, .. } => {
                currency.is_none_or(|currency| currency == *c)
            }
            Trade::Nothing => currency.is_none(),
        };
        self.keep(by, context, origin, |item| match item {
            Item::Trade(trade) => !goes(trade),
            _ => true,
        })
        .await
    }

    /// Replaces the player's trades with these lines; the rest of the sheet stays.
    /// If a line cannot be used, nothing is saved, and the answer says which and why. `of`: the mark of
    /// the trades the form was opened with; if they have changed since, the new ones stay.
    ///
    /// # Errors
    /// As [`Service::write`]; and when nothing can be traded now.
    pub async fn trade_form(
        &self,
        by: &Person,
        context: &GameContext,
        text: &str,
        of: Option<u32>,
        origin: &str,
    ) -> Result<TradesWritten, ServiceError> {
        context.trading(by)?;
        let powers = self.may_write(by, context)?;
        let lines = text.lines().count();
        if lines > MOST_LINES || text.chars().count() > MOST_CHARACTERS {
            let most = MOST_LINES;
            return Err(Refusal::SheetTooLong { lines, most }.into());
        }
        let (trades, bad) = read_ticket(&context.state, by.id, text, |text| {
            read_items(text, &reading_context(context, &powers), &context.state)
        });
        for _ in 0..TRIES {
            let (before, over) = self.sheet_of(by, context).await?;
            let newer = of.is_some_and(|of| of != TradeForm::mark(&before.trades));
            let again = before.trades == trades;
            if !bad.is_empty() || newer || again {
                let newer = newer && !again;
                let mine = self.look_at(by, context, powers, (before, over)).await?;
                return Ok(TradesWritten { mine, bad, newer });
            }
            let mut sheet = before;
            sheet.trades.clone_from(&trades);
            if sheet.len() > MOST_LINES {
                let (lines, most) = (sheet.len(), MOST_LINES);
                return Err(Refusal::SheetTooLong { lines, most }.into());
            }
            match self.seal(by, context, sheet, over, origin, vec![]).await {
                Err(ServiceError::Stale) => {}
                Err(other) => return Err(other),
                Ok((kept, _)) => {
                    let mine = self.look_at(by, context, powers, kept).await?;
                    let newer = false;
                    return Ok(TradesWritten { mine, bad, newer });
                }
            }
        }
        Err(ServiceError::Stale)
    }
}

/// The trades of a form, and its lines that cannot be used.
fn read_ticket(
    state: &State,
    player: PlayerId,
    text: &str,
    read: impl Fn(&str) -> Vec<chancery_rules::game::ItemLine>,
) -> (Vec<Trade>, Vec<BadLine>) {
    let mut trades = Vec::new();
    let mut places = Vec::new();
    let mut bad = Vec::new();
    for (i, line) in read(text).into_iter().enumerate() {
        let number = i + 1;
        let text = line.text;
        let why = match line.read {
            Ok(Item::Trade(trade)) => {
                trades.push(trade);
                places.push((number, text));
                continue;
            }
            Ok(_) => WhyNot::NoTrade,
            Err(error) => WhyNot::Unread(error),
        };
        bad.push(BadLine { number, text, why });
    }
    let judged = check_trades(state, player, &trades);
    for (judged, (number, text)) in judged.into_iter().zip(places) {
        if let Err(why) = judged {
            let why = WhyNot::Bad(why);
            bad.push(BadLine { number, text, why });
        }
    }
    bad.sort_by_key(|line| line.number);
    (trades, bad)
}
