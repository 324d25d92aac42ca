//! The choices a GM may make about blocks.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Position, Power, Province, ProvinceSet, UnitKind};

use super::super::values::value;

/// What holds blocks, what units cost, and how the open questions of the rules are answered.
/// Amounts are points; a block is worth one (I-01c).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct BlocksRules {
    /// Which provinces hold blocks, and so earn and are owned.
    pub provinces: Provinces,
    /// The blocks in a supply centre at the start (I-01b).
    pub centre: u32,
    /// A fleet's price for a year, in points (I-03b, I-07c).
    pub fleet: u32,
    /// An army's price for a year, in points (I-03b).
    pub army: u32,
    /// How many blocks bring one point a year (I-09a).
    pub per_point: u32,
    /// How a part of a point is counted (2B.21).
    pub rounding: Rounding,
    /// What neutral centres do with their income (I-04c).
    pub neutrals: Neutrals,
    /// The most blocks a neutral centre grows to; 0 is no bound (2B.9).
    pub neutral_most: u32,
    /// What counts as a battle for the rubble rule (2B.4).
    pub battle: Battles,
    /// Whether neutral centres are halved when they are fought for (2B.8).
    pub neutral_rubble: NeutralRubble,
    /// What becomes of points nobody spent (2B.13, I-03f).
    pub unspent: Unspent,
    /// Whether a unit may be built where one was disbanded the same Winter (2B.16).
    pub rebuilding: Rebuilding,
    /// Whether points may be lent and given (I-03g, 2B.22).
    pub loans: Loans,
}

/// Which provinces hold blocks, and so earn and are owned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Provinces {
    /// Only supply centres.
    #[default]
    Centres,
    /// Every land province: centres as before, others by their value in Economic Diplomacy IV (I-07b,
    /// 2B.19).
    Valued,
    /// Every land province by its value in Economic Diplomacy IV, centres too (2B.19).
    Table,
    /// Every land province as if it were a centre (I-07d).
    Equal,
}

/// How a part of a point is counted (2B.21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounding {
    /// A part of a point is lost.
    #[default]
    Down,
    /// To the nearest point; a half counts as a whole.
    Nearest,
}

/// What neutral centres do with their income (I-04c).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Neutrals {
    /// Each keeps an army while its income pays for it; the rest becomes blocks (I-04e, I-04f).
    #[default]
    Army,
    /// They only become blocks (I-04d).
    Blocks,
}

/// What counts as a battle for the rubble rule (2B.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Battles {
    /// A unit was driven out, or one ordered there was beaten.
    #[default]
    AnyResistance,
    /// A unit was driven out.
    DislodgedOnly,
}

/// Whether neutral centres are halved when they are fought for (2B.8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NeutralRubble {
    /// They keep all their blocks.
    #[default]
    Never,
    /// They are halved when their army was driven out.
    WhenTaken,
}

/// What becomes of points nobody spent (2B.13, I-03f).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unspent {
    /// They are lost.
    #[default]
    Forfeited,
    /// They become blocks in the first home centre the power owns; those of a power nobody plays are
    /// lost none the less (2B.24).
    Home,
    /// They are kept for the next year.
    Treasury,
}

/// Whether a unit may be built where one was disbanded the same Winter (2B.16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rebuilding {
    /// It may be built.
    #[default]
    Allowed,
    /// It may not.
    Forbidden,
}

/// Whether points may be lent and given (I-03g, 2B.22).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loans {
    /// Points never pass from power to power.
    #[default]
    Never,
    /// Points are lent and given as credits are.
    Allowed,
}

impl Default for BlocksRules {
    fn default() -> Self {
        BlocksRules {
            provinces: Provinces::default(),
            centre: 5,
            fleet: 5,
            army: 5,
            per_point: 1,
            rounding: Rounding::default(),
            neutrals: Neutrals::default(),
            neutral_most: 0,
            battle: Battles::default(),
            neutral_rubble: NeutralRubble::default(),
            unspent: Unspent::default(),
            rebuilding: Rebuilding::default(),
            loans: Loans::default(),
        }
    }
}

impl BlocksRules {
    /// The appendix's scheme: centres of three blocks, units for one point, three blocks for a point
    /// (I-09a).
    pub fn appendix() -> BlocksRules {
        BlocksRules {
            centre: 3,
            fleet: 1,
            army: 1,
            per_point: 3,
            ..BlocksRules::default()
        }
    }

    /// The points a unit of this kind costs for a year, new or not (2B.1, 2B.20).
    pub fn price(&self, kind: UnitKind) -> u32 {
        match kind {
            UnitKind::Fleet => self.fleet,
            UnitKind::Army => self.army,
        }
    }

    /// The points a power's units cost for a year: I-03b.
    pub fn upkeep(&self, position: &Position, power: Power) -> u32 {
        position.of(power).map(|u| self.price(u.kind)).sum()
    }

    /// The points a scrapped fleet brings: three fifths of its price (I-06b, 2B.14).
    pub fn scrap(&self) -> u32 {
        self.fleet.saturating_mul(3) / 5
    }

    /// The points that this many blocks bring a year (I-04a, I-09a).
    pub fn income(&self, blocks: u32) -> u32 {
        let per = self.per_point.max(1);
        match self.rounding {
            Rounding::Down => blocks / per,
            Rounding::Nearest => blocks.saturating_add(per / 2) / per,
        }
    }

    /// The Winters after which a power that pays for no unit and places all it earns has grown from so
    /// many blocks to a goal: 2B.23. Nothing when that takes more than a century.
    pub fn peace(&self, mut blocks: u32, goal: u32) -> Option<u32> {
        (1..=100).find(|_| {
            blocks = blocks.saturating_add(self.income(blocks));
            blocks >= goal
        })
    }

    /// The blocks that are left of `blocks` in a province taken in battle (I-05c).
    pub fn rubble(blocks: u32) -> u32 {
        blocks.div_ceil(2)
    }

    /// The provinces that hold blocks.
    pub fn provinces<'b>(&self, board: &'b Board) -> &'b ProvinceSet {
        match self.provinces {
            Provinces::Centres => board.centres(),
            Provinces::Valued | Provinces::Table | Provinces::Equal => board.lands(),
        }
    }

    /// The blocks in a province at the start (I-01b, I-07b, I-07d).
    pub fn start(&self, board: &Board, at: Province) -> u32 {
        match self.provinces {
            Provinces::Valued if !board.is_centre(at) => value(board, at),
            Provinces::Table => value(board, at),
            _ => self.centre,
        }
    }

    /// Whether a neutral province invests its income: a centre, and where every province is one, all
    /// (2B.19).
    pub fn grows(&self, board: &Board, at: Province) -> bool {
        self.provinces == Provinces::Equal || board.is_centre(at)
    }
}
