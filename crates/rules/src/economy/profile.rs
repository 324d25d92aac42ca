//! What a game's economy is to those who show it: the questions every choice on this axis answers.

use std::collections::BTreeMap;

use crate::board::{Board, Position, Power, PowerMap, Province, ProvinceSet, UnitId};

use super::credits::{Credits, Treasury};
use super::values::value;
use super::{Economy, EconomyContext, EconomyRules};

/// What units are paid for in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Currency {
    /// Economic Diplomacy's money, in whole credits.
    Credits,
    /// Investment Diplomacy's money, in whole points.
    Points,
}

/// The count by which powers are compared in tables and charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The provinces that count for the goal: supply centres, in the standard game.
    Centres,
    /// What a power's provinces yield a year, in its currency.
    Income,
    /// The blocks in a power's provinces.
    Blocks,
    /// The units a power has on the board.
    Units,
}

impl Measure {
    /// The word by which files name it, in kebab case.
    pub const fn id(self) -> &'static str {
        match self {
            Measure::Centres => "centres",
            Measure::Income => "income",
            Measure::Blocks => "blocks",
            Measure::Units => "units",
        }
    }
}

impl EconomyRules {
    /// What units are paid for in; nothing where each centre feeds one.
    pub const fn currency(&self) -> Option<Currency> {
        match self {
            EconomyRules::Centres => None,
            EconomyRules::Credits(_) => Some(Currency::Credits),
            EconomyRules::Blocks(_) => Some(Currency::Points),
        }
    }

    /// The count by which the powers compare.
    pub const fn measure(&self) -> Measure {
        match self {
            EconomyRules::Centres => Measure::Centres,
            EconomyRules::Credits(_) => Measure::Income,
            EconomyRules::Blocks(_) => Measure::Blocks,
        }
    }

    /// The provinces that can have an owner in this game: the centres, or all that yield money or hold
    /// blocks.
    pub fn ownable<'b>(&self, board: &'b Board) -> &'b ProvinceSet {
        match self {
            EconomyRules::Centres => board.centres(),
            EconomyRules::Credits(_) => board.lands(),
            EconomyRules::Blocks(rules) => rules.provinces(board),
        }
    }

    /// Whether Winter asks what happened earlier in its year.
    pub const fn recalls_the_year(&self) -> bool {
        match self {
            EconomyRules::Blocks(_) => true,
            EconomyRules::Centres | EconomyRules::Credits(_) => false,
        }
    }

    /// What each land province earns its owner a year, in credits, where each has a value of its own;
    /// otherwise `None`.
    pub fn values(&self, board: &Board) -> Option<BTreeMap<Province, u32>> {
        match self {
            EconomyRules::Credits(rules) => {
                let lands = board.lands().iter();
                Some(lands.map(|at| (at, rules.value(board, at))).collect())
            }
            EconomyRules::Centres | EconomyRules::Blocks(_) => None,
        }
    }

    /// Whether fleets may be built in the board's yards, which are no supply centres (E-16c).
    pub const fn has_yards(&self) -> bool {
        match self {
            EconomyRules::Credits(_) => true,
            EconomyRules::Centres | EconomyRules::Blocks(_) => false,
        }
    }

    /// Whether a game that began under these rules may go on under others: what its state is made of must
    /// stay.
    pub fn may_become(&self, other: &EconomyRules) -> bool {
        use EconomyRules::{Blocks, Centres, Credits};
        match (self, other) {
            (Centres, Centres) | (Credits(_), Credits(_)) => true,
            (Blocks(now), Blocks(then)) => now.provinces == then.provinces,
            (Centres, Credits(_) | Blocks(_))
            | (Credits(_), Centres | Blocks(_))
            | (Blocks(_), Centres | Credits(_)) => false,
        }
    }
}

impl Economy {
    /// Which power owns which province, to be changed by edits.
    pub fn owners_mut(&mut self) -> &mut BTreeMap<Province, Power> {
        match self {
            Economy::Centres(centres) => &mut centres.owners,
            Economy::Credits(credits) => &mut credits.owners,
            Economy::Blocks(blocks) => &mut blocks.owners,
        }
    }

    /// Where money is kept, and who owes it to whom; nothing where there is none.
    pub fn bank(&self) -> Option<&Credits> {
        match self {
            Economy::Centres(_) => None,
            Economy::Credits(credits) => Some(credits),
            Economy::Blocks(blocks) => Some(&blocks.bank),
        }
    }

    /// Each power's treasury, where treasuries lie in provinces (E-13a); otherwise `None`.
    pub fn treasuries(&self) -> Option<&PowerMap<Treasury>> {
        match self {
            Economy::Credits(credits) => Some(&credits.treasuries),
            Economy::Centres(_) | Economy::Blocks(_) => None,
        }
    }

    /// The units hired for the season, with who hired them; nothing where none can be hired. Only the
    /// two powers know.
    pub fn hired(&self) -> Option<&BTreeMap<UnitId, Power>> {
        match self {
            Economy::Credits(credits) => Some(&credits.papers.hired),
            Economy::Centres(_) | Economy::Blocks(_) => None,
        }
    }

    /// The blocks in each province; `None` if the game has no blocks.
    pub fn investments(&self) -> Option<&BTreeMap<Province, u32>> {
        match self {
            Economy::Blocks(blocks) => Some(&blocks.blocks),
            Economy::Centres(_) | Economy::Credits(_) => None,
        }
    }

    /// The blocks in a power's provinces; `None` if the game has no blocks.
    pub fn invested(&self, power: Power) -> Option<u32> {
        match self {
            Economy::Blocks(blocks) => Some(blocks.total(power)),
            Economy::Centres(_) | Economy::Credits(_) => None,
        }
    }

    /// What every power had by the game's measure as each year closed, where the economy keeps books of it.
    pub fn years(&self) -> Option<&BTreeMap<u16, PowerMap<u32>>> {
        match self {
            Economy::Blocks(blocks) => Some(&blocks.years),
            Economy::Centres(_) | Economy::Credits(_) => None,
        }
    }

    /// Forgets what only other powers know: which units one has hired from another.
    pub fn forget_what_others_know(&mut self, position: &Position, own: &[Power]) {
        let credits = match self {
            Economy::Credits(credits) => credits,
            Economy::Centres(_) | Economy::Blocks(_) => return,
        };
        let lost = position.dislodged.iter().map(|d| &d.unit);
        let units: Vec<_> = position.units.iter().chain(lost).collect();
        credits.papers.hired.retain(|id, hirer| {
            let owner = units.iter().find(|u| u.id == *id).and_then(|u| u.owner);
            own.contains(hirer) || owner.is_some_and(|power| own.contains(&power))
        });
    }

    /// What a land province is worth a year by the table of Economic Diplomacy (E-01), in credits, whatever
    /// economy is played.
    pub fn value(&self, board: &Board, at: Province) -> u32 {
        value(board, at)
    }

    /// Whether a Winter without an order is one as wanted: units are paid for as far as it goes, and an order
    /// only says otherwise.
    pub fn winters_without_orders(&self) -> bool {
        match self {
            Economy::Credits(_) => true,
            Economy::Centres(_) | Economy::Blocks(_) => false,
        }
    }

    /// Whether a power that holds so much, and orders nothing this Winter, loses none of it for want of an
    /// order (2B.13).
    pub fn idles_without_loss(&self, ground: &EconomyContext<'_>, power: Power, held: u32) -> bool {
        match self {
            Economy::Blocks(blocks) => {
                let idle = blocks.foresee(ground, power, held, &[], &[]);
                idle.is_some_and(|winter| winter.plan.forfeited == 0)
            }
            Economy::Centres(_) | Economy::Credits(_) => false,
        }
    }

    /// Sets whether units that could be paid for may be disbanded in Winter, where that is asked (E-Q4).
    pub fn set_demobilisation(&mut self, allowed: bool) {
        match self {
            Economy::Credits(credits) => credits.demobilisation = allowed,
            Economy::Centres(_) | Economy::Blocks(_) => {}
        }
    }
}
