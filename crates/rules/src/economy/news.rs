//! What comes into the axis with a phase, and what comes out of it.

use std::collections::BTreeSet;

use crate::board::{Power, PowerMap, Province};
use crate::movement::Battle;

use super::blocks;
use super::credits::{Entry, Event, Ledger};

/// A province that changed hands: its new owner and its old one.
pub type Change = (Province, Power, Option<Power>);

/// A province that changed hands, and the battles in which its new owner took it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conquest {
    /// The province that changed hands.
    pub at: Province,
    /// Its new owner.
    pub by: Power,
    /// Its former owner; `None` if nobody owned it.
    pub from: Option<Power>,
    /// The battles its new owner won there this year.
    pub battles: Vec<Battle>,
}

/// What the powers' sheets declare for a phase about money and blocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Declared {
    /// Each power's lines about credits, and about points that are lent and given.
    pub credits: PowerMap<Vec<Entry>>,
    /// Each power's lines that place blocks.
    pub blocks: PowerMap<Vec<blocks::Entry>>,
    /// The powers without a player: nothing is declared for them.
    pub unplayed: BTreeSet<Power>,
    /// Lines that do not say for which of several powers they speak.
    pub unspoken: Vec<Event>,
}

/// What happened on the economy axis in one step of a phase, for the report.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// About credits, and about points that were lent and given.
    pub money: Vec<Event>,
    /// What happened to points and blocks.
    pub blocks: Vec<blocks::Event>,
}

/// The ledgers of a Fall or a Winter, of credits or blocks, and remarks on the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Published {
    /// The ledger of credits, if the game has them.
    pub ledger: Option<Ledger>,
    /// The ledger of points and blocks, if the game has them.
    pub points: Option<blocks::Ledger>,
    /// What is remarked beside the ledger, such as powers that cannot pay for their units (E-11c, E-11d).
    pub remarks: Vec<Event>,
}

impl From<Vec<Event>> for News {
    fn from(money: Vec<Event>) -> News {
        News {
            money,
            ..News::default()
        }
    }
}

impl From<Vec<blocks::Event>> for News {
    fn from(blocks: Vec<blocks::Event>) -> News {
        News {
            blocks,
            ..News::default()
        }
    }
}
