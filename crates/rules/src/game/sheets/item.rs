//! One line of a sheet.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::control::exchange::Trade;
use crate::economy::blocks;
use crate::economy::credits::Entry;
use crate::orders::{Ahead, Order};
use crate::relations;

/// One line of a sheet, of whichever section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// A unit order, build, removal or waive.
    Order(Order),
    /// A line about money or treasuries.
    Credits(Entry),
    /// A line that places blocks.
    Blocks(blocks::Entry),
    /// A line about treaties, permissions or claims.
    Treaty(relations::Entry),
    /// A sale or purchase of a currency.
    Trade(Trade),
    /// A conditional order.
    Ahead(Ahead),
    /// A line of the economy's or the treaties' section for one of the countries its author commands,
    /// where a player may command several.
    For(Power, Box<Item>),
}

impl Item {
    /// Whether a new line takes the place of this one: it speaks of the same thing.
    pub(super) fn same_declared(&self, other: &Item) -> bool {
        match (self, other) {
            (Item::Credits(a), Item::Credits(b)) => a.same_subject(b),
            (Item::Blocks(a), Item::Blocks(b)) => a.same_subject(b),
            (Item::Treaty(a), Item::Treaty(b)) => a.same_subject(b),
            (Item::For(a, one), Item::For(b, two)) => a == b && one.same_declared(two),
            _ => false,
        }
    }
}

impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Item::Order(order) => order.fmt(f),
            Item::Credits(entry) => entry.fmt(f),
            Item::Blocks(entry) => entry.fmt(f),
            Item::Treaty(entry) => entry.fmt(f),
            Item::Trade(trade) => trade.fmt(f),
            Item::Ahead(ahead) => ahead.fmt(f),
            Item::For(power, item) => {
                let id = power.id();
                let (first, rest) = id.split_at(1);
                write!(f, "{}{rest}: {item}", first.to_ascii_uppercase())
            }
        }
    }
}
