//! The published ledger of points and blocks.

use serde::{Deserialize, Serialize};

use crate::board::Power;

/// What came to a power and went from it since the last published ledger.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Flows {
    /// The points at the last published ledger.
    pub opening: u32,
    /// The points its blocks brought (I-04a).
    pub income: u32,
    /// Points from published loans and gifts, received less given.
    pub public: i64,
    /// All other loans, gifts and repayments, received less given.
    pub private: i64,
    /// Points that scrapped fleets brought (I-06b).
    pub scrapped: u32,
    /// Points paid for the units that stayed (I-03b).
    pub upkeep: u32,
    /// Points paid for new units (I-03c).
    pub built: u32,
    /// Points that became blocks, one each (I-03d).
    pub placed: u32,
    /// Points that nobody spent and that are lost (2B.13).
    pub forfeited: u32,
    /// Points of a power that was put out of the game, which are lost.
    pub vanished: u32,
    /// The blocks in its provinces as that ledger had them.
    pub blocks: u32,
    /// The blocks of provinces it took less those of provinces it lost, each as they lay there before
    /// any battle halved them.
    pub taken: i64,
    /// Blocks destroyed in provinces it took in battle (I-05c).
    pub rubble: u32,
}

impl Flows {
    /// The points that the movements must leave; a published ledger is checked against it.
    pub fn closing(&self) -> i64 {
        let sum = |all: &[u32]| all.iter().map(|n| i64::from(*n)).sum::<i64>();
        let ins = [self.opening, self.income, self.scrapped];
        let outs = [
            self.upkeep,
            self.built,
            self.placed,
            self.forfeited,
            self.vanished,
        ];
        sum(&ins) + self.public + self.private - sum(&outs)
    }

    /// The blocks that the movements must leave; a published ledger is checked against it.
    pub fn closing_blocks(&self) -> i64 {
        i64::from(self.blocks) + self.taken + i64::from(self.placed) - i64::from(self.rubble)
    }

    /// Points received less points given, whoever may know of it.
    pub fn loans(&self) -> i64 {
        self.public + self.private
    }
}

/// One power's line of a published ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The power whose line it is.
    pub power: Power,
    /// What changed since the last ledger, in points and blocks.
    pub flows: Flows,
    /// The points it holds.
    pub closing: u32,
    /// The blocks in its provinces.
    pub blocks: u32,
    /// The points those blocks bring a year.
    pub yearly: u32,
    /// The points its units cost a year.
    pub due: u32,
}

impl Row {
    /// The points it lacks to keep all its units.
    pub fn short(&self) -> u32 {
        self.due.saturating_sub(self.closing)
    }

    /// The blocks it gained since the last ledger.
    pub fn change(&self) -> i64 {
        i64::from(self.blocks) - i64::from(self.flows.blocks)
    }
}

/// All neutral provinces together. Their points come and go in one Winter (I-04c).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct NeutralRow {
    /// The points their blocks brought.
    pub income: u32,
    /// The points paid for their armies (I-04e, I-04f).
    pub armies: u32,
    /// The points that became blocks in them.
    pub grown: u32,
    /// The points left over because the provinces may hold no more blocks (2B.9).
    pub over: u32,
    /// Their blocks at the last published ledger.
    pub opening: u32,
    /// The blocks of neutral provinces that powers took, as a number of at most 0.
    pub taken: i64,
    /// Their blocks at this ledger.
    pub blocks: u32,
}

/// What is published after a Fall and a Winter. All of it lies open on the board but the loans and gifts:
/// of those, the published ones are told, and the others are one net figure a power (1B.29).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ledger {
    /// A line for each power in the game.
    pub rows: Vec<Row>,
    /// One line for all neutral provinces together.
    #[serde(default)]
    pub neutral: NeutralRow,
}

/// A ledger whose opening, movements and closing do not add up, which is a fault of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unbalanced {
    /// A line's points do not lead from its opening to its closing.
    #[error("the points of {0} do not balance")]
    Points(Power),
    /// A line's blocks do not.
    #[error("the blocks of {0} do not balance")]
    Blocks(Power),
    /// The sums of the neutral provinces' line do not add up.
    #[error("what neutral provinces earned or hold does not balance")]
    Neutral,
    /// Loans made or lost points, or captures made or lost blocks.
    #[error(
        "sums over all powers are not zero: public loans {public}, private loans {private}, captured blocks {taken}"
    )]
    Between {
        public: i64,
        private: i64,
        taken: i64,
    },
}

impl Ledger {
    /// Whether points and blocks were neither made nor lost but by rule: what came in is what went out,
    /// with what was forfeited, what vanished and what is rubble.
    ///
    /// # Errors
    /// The first sum that does not close.
    pub fn balanced(&self) -> Result<(), Unbalanced> {
        for row in &self.rows {
            if row.flows.closing() != i64::from(row.closing) {
                return Err(Unbalanced::Points(row.power));
            }
            if row.flows.closing_blocks() != i64::from(row.blocks) {
                return Err(Unbalanced::Blocks(row.power));
            }
        }
        let n = &self.neutral;
        let spent = u64::from(n.armies) + u64::from(n.grown) + u64::from(n.over);
        let held = i64::from(n.opening) + i64::from(n.grown) + n.taken;
        if u64::from(n.income) != spent || held != i64::from(n.blocks) {
            return Err(Unbalanced::Neutral);
        }
        let sum = |of: fn(&Flows) -> i64| self.rows.iter().map(|r| of(&r.flows)).sum::<i64>();
        let (public, private) = (sum(|f| f.public), sum(|f| f.private));
        let taken = sum(|f| f.taken) + n.taken;
        match (public, private, taken) {
            (0, 0, 0) => Ok(()),
            _ => Err(Unbalanced::Between {
                public,
                private,
                taken,
            }),
        }
    }
}
