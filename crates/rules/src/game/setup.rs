//! A game's rules: one choice per axis, and what goes with them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::board::{
    Board, BoardRef, BorderChange, Builds, LastYear, Position, Power, PowerMap, ProvinceSet,
};
use crate::control::ControlRules;
use crate::economy::{EconomyContext, EconomyRules};
use crate::movement::{MovementRules, Rulebook};
use crate::relations::{Goals, RelationsRules};
use crate::visibility::VisibilityRules;

use super::{Absent, Majority, Motion, Phase, Season};

/// What a game is played by. Fixed when the game is made; presets (`crate::variants`) build it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The preset's id, to show to people; no rule depends on it.
    pub variant: String,
    /// The map that is played on.
    pub board: BoardRef,
    /// Borders drawn otherwise than on that board.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub borders: BTreeSet<BorderChange>,
    /// Where powers build, if it is not where the board says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub builds: Option<Builds>,
    /// The board's powers that nobody plays; the goal does not depend on them.
    #[serde(default, skip_serializing_if = "PowerMap::is_empty")]
    pub absent: PowerMap<Absent>,
    /// The powers that one person plays together: each list has at least two, in the board's order, and no
    /// power is in two lists. Every other power has a player of its own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hands: Vec<Vec<Power>>,
    /// How units move and fight.
    pub movement: MovementRules,
    /// What centres are worth, and what units cost.
    pub economy: EconomyRules,
    /// What powers may promise each other.
    pub relations: RelationsRules,
    /// Who orders which units.
    pub control: ControlRules,
    /// What powers see of the board.
    #[serde(default, skip_serializing_if = "VisibilityRules::is_open")]
    pub visibility: VisibilityRules,
    /// When the game begins, and what its years are made of.
    pub calendar: Calendar,
    /// What wins the game.
    pub victory: VictoryRules,
    /// The last year, if there is one, and who wins after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_year: Option<LastYear>,
    /// Which units stand on the board at the start.
    #[serde(default, skip_serializing_if = "Opening::is_default")]
    pub opening: Opening,
    /// What the players vote on before the first Fall, and how many must be for it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub motions: BTreeMap<Motion, Majority>,
}

/// The year of a game's first moves, and the seasons of its years.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Calendar {
    /// The year of the first moves.
    pub first_year: u16,
    /// Whether units move once or twice a year.
    #[serde(default, skip_serializing_if = "Seasons::is_default")]
    pub seasons: Seasons,
}

/// How often units move in a year.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Seasons {
    /// Units move in Spring and in Fall.
    #[default]
    Two,
    /// Once: each move is a whole year, its Fall (I-07a, 2B.25).
    One,
}

impl Seasons {
    /// Both choices, the default first.
    pub const ALL: [Seasons; 2] = [Seasons::Two, Seasons::One];

    /// The word by which options and files name it.
    pub const fn id(self) -> &'static str {
        match self {
            Seasons::Two => "two",
            Seasons::One => "one",
        }
    }

    fn is_default(&self) -> bool {
        *self == Seasons::default()
    }
}

impl Calendar {
    /// The usual calendar: moves in Spring and Fall, beginning in the Spring of `first_year`.
    pub const fn from(first_year: u16) -> Calendar {
        Calendar {
            first_year,
            seasons: Seasons::Two,
        }
    }

    /// The season of a year's first moves: Spring, or Fall where units move once a year.
    pub const fn first_season(self) -> Season {
        match self.seasons {
            Seasons::Two => Season::Spring,
            Seasons::One => Season::Fall,
        }
    }

    /// The phase after this one when nothing stands in between.
    pub(super) fn following(self, phase: Phase) -> Phase {
        use Season::{Fall, Spring, Winter};
        match phase.season {
            Spring => Phase::moves(Fall, phase.year),
            Fall => Phase::winter(phase.year),
            Winter => Phase::moves(self.first_season(), phase.year.saturating_add(1)),
        }
    }
}

/// What stands on the board when a game begins.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// The board's own units (I-02a).
    #[default]
    Standard,
    /// No units: the game begins in the Winter before, with a year's income to spend (I-02b, 2B.12).
    Unarmed,
    /// Every power builds what it likes in the Winter before, in its home centres; who orders nothing has
    /// the board's own units (N-03).
    Chosen,
    /// A fleet and an army each, Russia two fleets (I-02c, 2B.11).
    Reduced,
    /// As reduced, without Russia's fleet in St Petersburg (2B.11).
    ReducedWithoutStp,
    /// As reduced, without Russia's fleet in Sevastopol (2B.11).
    ReducedWithoutSev,
}

impl Opening {
    /// Every opening, in the order in which options list them.
    pub const ALL: [Opening; 6] = [
        Opening::Standard,
        Opening::Unarmed,
        Opening::Chosen,
        Opening::Reduced,
        Opening::ReducedWithoutStp,
        Opening::ReducedWithoutSev,
    ];

    /// The word by which options and files name it.
    pub const fn id(self) -> &'static str {
        match self {
            Opening::Standard => "standard",
            Opening::Unarmed => "unarmed",
            Opening::Chosen => "chosen",
            Opening::Reduced => "reduced",
            Opening::ReducedWithoutStp => "reduced-without-stp",
            Opening::ReducedWithoutSev => "reduced-without-sev",
        }
    }

    fn is_default(&self) -> bool {
        *self == Opening::default()
    }

    /// Whether it can be chosen on a board: what is taken away is said of the rulebooks' own boards (2B.11).
    pub fn fits(self, board: &Board) -> bool {
        match self {
            Opening::Standard | Opening::Unarmed | Opening::Chosen => true,
            Opening::Reduced | Opening::ReducedWithoutStp | Opening::ReducedWithoutSev => {
                board.is_of_rulebooks()
            }
        }
    }

    /// The units that stand on the board when the game begins.
    pub fn units(self, board: &Board) -> Position {
        const REDUCED: [&str; 7] = ["edi", "mar", "ven", "bud", "mun", "war", "smy"];
        let gone = |at: &str| match self {
            Opening::Standard => false,
            Opening::Unarmed | Opening::Chosen => true,
            Opening::Reduced => REDUCED.contains(&at),
            Opening::ReducedWithoutStp => REDUCED.contains(&at) || at == "stp",
            Opening::ReducedWithoutSev => REDUCED.contains(&at) || at == "sev",
        };
        let mut position = board.start().clone();
        position.units.retain(|u| !gone(&u.at.province.id()));
        position
    }
}

/// What a power or an alliance must reach to win, by the choice a setup makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VictoryRules {
    /// A power that owns this many supply centres after a Fall, and more than any other, wins alone.
    Solo { centres: usize },
    /// A power whose provinces yield `alone` credits a year after a Fall wins alone; else two that
    /// named each other win together with `alliance`: E-15a, E-15b.
    Income { alone: u32, alliance: u32 },
    /// The power with the most blocks after a Winter wins, once it has so many; equals share (I-08a,
    /// 2B.18). So many centres after a Fall win too, if that is not 0.
    Blocks { goal: u32, centres: usize },
    /// Who claimed to win, alone or in coalition, with so many victory points after a Fall, and has them
    /// still at a later one (R-A4 to R-A11).
    Points(Goals),
}

impl Setup {
    /// The phase a game of this setup begins with.
    pub fn first_phase(&self) -> Phase {
        let first = self.calendar.first_year;
        let moves = Phase::moves(self.calendar.first_season(), first);
        match self.opening {
            Opening::Unarmed | Opening::Chosen => Phase::winter(first.saturating_sub(1)),
            _ if self.control.opens_in_winter() => Phase::winter(first.saturating_sub(1)),
            // Treaties may be entered before the first moves: R-H1.
            _ if self.relations.confers_first() => moves.diplomacy(),
            _ => moves,
        }
    }

    /// What the economy is told of the rest, at a phase and with units so placed.
    pub(super) fn economy_context<'a>(
        &'a self,
        position: &'a Position,
        phase: Phase,
        number: u32,
    ) -> EconomyContext<'a> {
        EconomyContext {
            board: self.board(),
            rulebook: self.rulebook(),
            rules: &self.economy,
            position,
            stage: phase.step,
            number,
            year: phase.year,
            fall: phase.season == Season::Fall,
            opening: phase.year < self.calendar.first_year,
            alliances: self.has_alliances(),
        }
    }

    /// The board that is played on, its borders changed and powers building as the setup says.
    pub fn board(&self) -> &'static Board {
        self.board.board_with(&self.borders, self.builds)
    }

    /// The provinces that count as centres for a goal in centres: where every territory is one, all
    /// (I-07d).
    pub fn counting(&self) -> &'static ProvinceSet {
        self.economy.counting(self.board())
    }

    /// The rulebook movement and Winter follow.
    pub fn rulebook(&self) -> &Rulebook {
        self.movement.rulebook()
    }
}
