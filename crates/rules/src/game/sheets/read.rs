//! Reads what players write, line by line: unit orders, and the sections of the axes a game is played
//! with.

use crate::board::Power;
use crate::control::{ControlRules, exchange};
use crate::economy::{EconomyRules, blocks, credits};
use crate::game::{Setup, State};
use crate::orders::{AheadError, Context, ParseError, Parser, Part, parse_parts, read_ahead};
use crate::relations;

use super::item::Item;
use super::sheet::Sheet;

/// Why a line is none of a sheet's. Holds what the player typed, so it is for that player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    #[error(transparent)]
    Order(ParseError),
    #[error(transparent)]
    Credits(credits::ReadError),
    #[error(transparent)]
    Blocks(blocks::ReadError),
    #[error(transparent)]
    Treaty(relations::ReadError),
    #[error(transparent)]
    Trade(exchange::ReadError),
    #[error(transparent)]
    Ahead(AheadError),
}

/// One line of a message, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemLine {
    /// The line of the message it stands in, from 1.
    pub number: usize,
    /// As typed, without blanks around it.
    pub text: String,
    pub read: Result<Item, Unread>,
}

/// Reads a line if it belongs to a section of the axes that are played.
pub fn read_section(
    text: &str,
    parser: &Parser<'_>,
    setup: &Setup,
) -> Option<Result<Item, Unread>> {
    let rules = &setup.economy;
    let trades = || {
        setup.control.exchange()?;
        let trade = exchange::read(text).map(|read| read.map(Item::Trade).map_err(Unread::Trade));
        let ahead = || {
            let read = read_ahead(text, parser)?;
            Some(read.map(Item::Ahead).map_err(Unread::Ahead))
        };
        trade.or_else(ahead)
    };
    let treaties = || {
        let read = relations::read(text, parser).filter(|_| setup.relations.treaties())?;
        Some(read.map(Item::Treaty).map_err(Unread::Treaty))
    };
    let credits = || {
        let read = credits::read(text, parser).filter(|_| rules.deals())?;
        Some(read.map(Item::Credits).map_err(Unread::Credits))
    };
    if rules.sells_provinces() && credits::is_sale(text) {
        return credits();
    }
    let blocks = || {
        let read =
            blocks::read(text, parser).filter(|_| matches!(rules, EconomyRules::Blocks(_)))?;
        Some(read.map(Item::Blocks).map_err(Unread::Blocks))
    };
    trades().or_else(treaties).or_else(blocks).or_else(credits)
}

/// Reads a message line by line: unit orders, and the sections of the axes this game is played with.
pub fn read_items(text: &str, ctx: &Context<'_>, state: &State) -> Vec<ItemLine> {
    let trade_forms = match state.setup.control {
        ControlRules::Seats => std::borrow::Cow::Borrowed(text),
        ControlRules::Exchange(_) => exchange::part_lines(text).into(),
    };
    let parts = parse_parts(&trade_forms, ctx, |parser, part| {
        read_section(part, parser, &state.setup)
    });
    parts
        .into_iter()
        .map(|(number, text, part)| {
            let read = match part {
                Part::Order(read) => read.map(Item::Order).map_err(Unread::Order),
                Part::Other(None, read) => read,
                Part::Other(Some(power), read) => read.map(|item| item.of(power, state)),
            };
            ItemLine { number, text, read }
        })
        .collect()
}

impl Item {
    /// The line as a power's own, where a sheet is not a power's anyway.
    pub(in crate::game) fn of(self, power: Power, state: &State) -> Item {
        let shared = state.setup.control.is_shared();
        match self {
            Item::Credits(_) | Item::Blocks(_) | Item::Treaty(_) if shared => {
                Item::For(power, Box::new(self))
            }
            other => other,
        }
    }
}

impl Sheet {
    /// Reads a sheet's canonical text. A line that is none is dropped: what is kept was printed by
    /// us, and a later program may know sections that this one does not.
    ///
    /// ```
    /// use chancery_rules::game::{Sheet, State};
    /// use chancery_rules::variants;
    ///
    /// let state = State::new(variants::standard(None));
    /// let sheet = Sheet::read("A Par - Bur\nnonsense\nF Bre H", &state);
    /// assert_eq!(sheet.to_string(), "A Par - Bur\nF Bre H");
    /// ```
    pub fn read(text: &str, state: &State) -> Sheet {
        let ctx = Context {
            stage: state.phase.step,
            ..Context::bare(state.setup.board())
        };
        let mut sheet = Sheet::default();
        for line in read_items(text, &ctx, state) {
            if let Ok(item) = line.read {
                sheet.add(item);
            }
        }
        sheet
    }
}
