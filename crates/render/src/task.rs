//! Orders where seas are shared: of one power's units in one place, with what came of them.

use chancery_rules::board::{Location, Power, PowerMap, Province, UnitKind};

use crate::outcome::Outcome;
use crate::sign::Sign;

/// What pictures of boards with shared seas show beside what all pictures do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Waters {
    /// The initial that is written on each power's units.
    pub letters: PowerMap<String>,
    /// The two seas of each strait that can be blocked.
    pub straits: Vec<[Province; 2]>,
    /// The two seas that each passage past a province joins.
    pub passages: Vec<[Province; 2]>,
}

/// All units of one power in one place, which orders name together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Who {
    /// Their power; `None` for neutral ones.
    pub owner: Option<Power>,
    /// Where they stand.
    pub at: Location,
}

/// Units of one power in one place that had the same order and came to the same end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The units that carry out the order.
    pub who: Who,
    /// Armies or fleets.
    pub kind: UnitKind,
    /// How many of those units carry it out.
    pub count: u32,
    /// What they were ordered to do.
    pub deed: TaskKind,
    /// How it ended, or that it is only planned.
    pub outcome: Outcome,
    /// The leg (0 or 1) on which a strait or a way past a province was closed to them.
    pub barred: Option<usize>,
    /// The place where the units were destroyed; `None` if they were not.
    pub lost: Option<Province>,
}

/// What units on a board with shared seas were ordered to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TaskKind {
    /// They had no order.
    Nothing,
    /// They stay.
    Hold,
    /// They move, in one leg or two, or by convoy.
    Move {
        /// The sea of a fleet's first leg, or those of an army's convoy.
        by: Vec<Province>,
        to: Location,
    },
    /// Support of units that stay, from the sea `by` when the fleets go there first.
    SupportHold { by: Option<Province>, whom: Who },
    /// Support of a move, from the sea `by` when the fleets go there first.
    SupportMove {
        by: Option<Province>,
        whom: Who,
        /// The sea of the supported move's first leg, when it is the second that is supported.
        leg: Option<Province>,
        to: Location,
    },
    /// Convoy of the army, from the sea `by` when the fleets go there first.
    Convoy {
        by: Option<Province>,
        army: Location,
        to: Location,
    },
    /// Hunts one power's fleets in the sea.
    Patrol { against: Power },
    /// Closes the strait to one power's fleets that come from the sea `across`.
    Block { against: Power, across: Province },
    /// They are taken off the board in Winter.
    Disband,
}

impl TaskKind {
    /// The sea that fleets enter before they support or convoy from it; `None` if they do so where they
    /// are.
    pub fn first_sea(&self) -> Option<Province> {
        match self {
            TaskKind::SupportHold { by, .. }
            | TaskKind::SupportMove { by, .. }
            | TaskKind::Convoy { by, .. } => *by,
            _ => None,
        }
    }

    /// The sea between the two legs of a fleet's move; `None` for a move of one leg and for armies.
    pub fn turn(&self, kind: UnitKind) -> Option<Province> {
        match self {
            TaskKind::Move { by, .. } if kind == UnitKind::Fleet => by.first().copied(),
            _ => None,
        }
    }
}

impl Task {
    /// The sea of the first of two legs, whatever is done after it.
    pub fn middle(&self) -> Option<Province> {
        self.deed.turn(self.kind).or(self.deed.first_sea())
    }

    /// Whether it is an army's move by convoy.
    pub fn is_carried(&self) -> bool {
        let by = match &self.deed {
            TaskKind::Move { by, .. } => !by.is_empty(),
            _ => false,
        };
        by && self.kind == UnitKind::Army
    }

    /// How the first of two legs ended, which may have succeeded though the order failed.
    pub fn first_leg(&self) -> Outcome {
        match self.outcome {
            _ if self.barred == Some(0) => Outcome::Failed,
            Outcome::Failed => Outcome::Done,
            // What was tried afterwards may be void; the leg itself is not.
            Outcome::Void if self.lost.is_some() => Outcome::Done,
            other => other,
        }
    }

    /// Whether this order uses the sign, so that the legend should explain it.
    pub fn shows(&self, sign: Sign) -> bool {
        use Outcome::{Failed, Void};
        let (good, outcome) = (self.outcome.good(), self.outcome);
        let moves = matches!(self.deed, TaskKind::Move { .. });
        let supports = matches!(
            self.deed,
            TaskKind::SupportHold { .. } | TaskKind::SupportMove { .. }
        );
        let line = moves || supports || matches!(self.deed, TaskKind::Convoy { .. });
        match sign {
            Sign::Move => moves && good && self.middle().is_none(),
            Sign::TwoLegs => self.middle().is_some(),
            Sign::MoveFailed => moves && outcome == Failed,
            Sign::Support => supports && good,
            Sign::SupportCut => supports && outcome == Failed,
            Sign::Convoy => matches!(self.deed, TaskKind::Convoy { .. }),
            Sign::Hold => self.deed == TaskKind::Hold,
            Sign::Void => line && outcome == Void,
            Sign::Patrol => matches!(self.deed, TaskKind::Patrol { .. }),
            Sign::Block => matches!(self.deed, TaskKind::Block { .. }),
            Sign::Sunk => self.lost.is_some(),
            Sign::Disband => self.deed == TaskKind::Disband,
            _ => false,
        }
    }
}
