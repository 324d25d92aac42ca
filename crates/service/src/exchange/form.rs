//! A player's holdings, and what the trades on the sheet amount to.

use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::{Account, BadTrade, Presence, Preview, Trade};
use chancery_rules::game::{Item, OrderError, Sheet, State, check_trades};

/// What a player holds, and what the trades on the player's sheet amount to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TradeForm {
    /// What the player holds now.
    pub account: Account,
    /// What the trades on the sheet come to at the published prices, line by line.
    pub preview: Preview,
    /// For each trade, whether it is valid, all of them taken together.
    pub judged: Vec<Result<(), BadTrade>>,
    /// Whether the open phase takes trades (3B.12).
    pub open: bool,
}

impl TradeForm {
    /// Distinguishes these trades from others without containing them, so that a form can say which ones it was
    /// opened with.
    pub fn mark(trades: &[Trade]) -> u32 {
        let text = trades.iter().map(|t| format!("{t}\n"));
        let bytes = text.flat_map(String::into_bytes);
        // FNV-1a.
        bytes.fold(0x811c_9dc5, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        })
    }
}

/// What a player holds and what the trades on the sheet amount to; `None` without an exchange or if the
/// player has no part in it.
pub(crate) fn trade_form(state: &State, player: PlayerId, sheet: &Sheet) -> Option<TradeForm> {
    let exchange = state.control.exchange()?;
    let account = exchange.accounts.get(&player)?;
    (account.presence == Presence::Present).then_some(())?;
    let open = state.is_trading();
    let none = [];
    let trades = if open { &sheet.trades[..] } else { &none };
    Some(TradeForm {
        account: account.clone(),
        preview: exchange.preview(player, trades)?,
        judged: check_trades(state, player, trades),
        open,
    })
}

/// Takes those of a message's new trades off the sheet that could not be carried out in full along with the
/// others and what was written before; says which, with the reason.
pub(crate) fn beyond_means(
    state: &State,
    player: PlayerId,
    before: &Sheet,
    fresh: &mut Sheet,
) -> Vec<(Item, OrderError)> {
    let mut beyond = Vec::new();
    let nothing = fresh.trades.contains(&Trade::Nothing);
    let known = if nothing { &[] } else { &before.trades[..] };
    // Each turn takes a line off, so it ends.
    while !fresh.trades.is_empty() {
        let all: Vec<Trade> = known.iter().chain(&fresh.trades).copied().collect();
        let judged = check_trades(state, player, &all).into_iter().enumerate();
        let mut mine = judged.skip(known.len());
        let worst = mine.rfind(|(_, judged)| judged.is_err());
        let Some((place, Err(why))) = worst else {
            break;
        };
        let trade = fresh.trades.remove(place - known.len());
        beyond.push((Item::Trade(trade), OrderError::Trade(why)));
    }
    beyond
}
