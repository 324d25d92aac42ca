//! Named presets: one choice per axis, options, calendar and goal.
//!
//! A preset only builds a [`Setup`], in which [`options`] may then be set, the choices on the
//! [`axes`] first: this is how a GM composes custom games. Nothing else in the program asks which variant
//! a game is.

pub mod axes;
mod boards;
pub mod goals;
pub mod options;
pub mod players;

use std::collections::{BTreeMap, BTreeSet};

pub use boards::{CannotCarry, SPACES_AND_BERTHS};

use crate::board::{BoardKind, BoardRef, PowerMap};
use crate::control::ControlRules;
use crate::control::exchange::ExchangeRules;
use crate::economy::EconomyRules;
use crate::economy::blocks::BlocksRules;
use crate::economy::credits::CreditsRules;
use crate::game::{Calendar, Majority, Motion, Opening, Setup, VictoryRules};
use crate::movement::{ConvoyRules, MovementRules, NavalRules, Preset as Edition, Rulebook};
use crate::relations::{Goals, RelationsRules, TreatyRules};
use crate::visibility::VisibilityRules;

/// A variant by name: the setup it stands for, which options may change.
pub struct Preset {
    /// The word by which a GM chooses it.
    pub id: &'static str,
    /// Builds the setup under a rulebook; `None` takes the preset's own.
    pub setup: fn(Option<Rulebook>) -> Setup,
}

/// Every preset, standard Diplomacy first.
pub const PRESETS: &[Preset] = &[
    Preset {
        id: "standard",
        setup: standard,
    },
    Preset {
        id: "economic",
        setup: economic,
    },
    Preset {
        id: "investment",
        setup: investment,
    },
    Preset {
        id: "relations",
        setup: relations,
    },
    Preset {
        id: "naval",
        setup: naval,
    },
    Preset {
        id: "capitalist",
        setup: capitalist,
    },
];

/// The preset with this id, ignoring case (`economic`, `Economic`).
///
/// ```
/// use chancery_rules::variants;
///
/// let preset = variants::preset("Naval").expect("a variant");
/// assert_eq!((preset.setup)(None).variant, "naval");
/// assert!(variants::preset("chess").is_none());
/// ```
pub fn preset(id: &str) -> Option<&'static Preset> {
    PRESETS.iter().find(|p| p.id.eq_ignore_ascii_case(id))
}

/// Diplomacy as it is sold: 1901, seven powers, a solo at 18 centres, the rulebook of 2000.
pub fn standard(rulebook: Option<Rulebook>) -> Setup {
    Setup {
        variant: "standard".to_owned(),
        board: BoardRef::Shipped(BoardKind::Standard),
        borders: BTreeSet::new(),
        absent: PowerMap::new(),
        hands: Vec::new(),
        movement: MovementRules::Standard {
            rulebook: rulebook.unwrap_or_default(),
            convoys: ConvoyRules::default(),
        },
        economy: EconomyRules::Centres,
        relations: RelationsRules::None,
        control: ControlRules::Seats,
        visibility: VisibilityRules::Open,
        calendar: Calendar::from(1901),
        opening: Opening::Standard,
        victory: VictoryRules::Solo { centres: 18 },
        builds: None,
        last_year: None,
        motions: BTreeMap::new(),
    }
}

/// Economic Diplomacy IV: every province earns, units cost, and treasuries are moved, lent and
/// captured; 80 credits a year win alone, 108 as an alliance; the rulebook of 1971 (E-00a).
pub fn economic(rulebook: Option<Rulebook>) -> Setup {
    let rules = CreditsRules::default();
    Setup {
        variant: "economic".to_owned(),
        board: BoardRef::Shipped(BoardKind::Economic),
        borders: BTreeSet::new(),
        absent: PowerMap::new(),
        hands: Vec::new(),
        movement: MovementRules::Standard {
            rulebook: rulebook.unwrap_or_else(|| Edition::Y1971.rulebook()),
            convoys: ConvoyRules::default(),
        },
        economy: EconomyRules::Credits(rules),
        relations: RelationsRules::None,
        control: ControlRules::Seats,
        visibility: VisibilityRules::Open,
        calendar: Calendar::from(1901),
        opening: Opening::Standard,
        victory: VictoryRules::Income {
            alone: 80,
            alliance: 108,
        },
        builds: None,
        last_year: None,
        motions: BTreeMap::from([
            (Motion::Demobilisation, Majority::OfVotes),
            (Motion::Convoys, Majority::OfVotes),
        ]),
    }
}

/// Naval Diplomacy: fleets share seas, move two legs at their peril, patrol and block; every power builds
/// its own first units in Winter 1913 (N-03); the rulebook of 1971.
pub fn naval(rulebook: Option<Rulebook>) -> Setup {
    let islands = Motion::ISLANDS.map(|island| (island, Majority::Unanimous));
    Setup {
        variant: "naval".to_owned(),
        board: BoardRef::Shipped(BoardKind::Naval),
        movement: MovementRules::Naval {
            rulebook: rulebook.unwrap_or_else(|| Edition::Y1971.rulebook()),
            rules: NavalRules::default(),
        },
        calendar: Calendar::from(1914),
        opening: Opening::Chosen,
        motions: BTreeMap::from(islands),
        ..standard(None)
    }
}

/// Investment Diplomacy: centres hold blocks, blocks bring points, and points keep units, build them or
/// become blocks; 100 blocks win; the rulebook of 2023.
pub fn investment(rulebook: Option<Rulebook>) -> Setup {
    Setup {
        variant: "investment".to_owned(),
        movement: MovementRules::Standard {
            rulebook: rulebook.unwrap_or_else(|| Edition::Y2023.rulebook()),
            convoys: ConvoyRules::default(),
        },
        economy: EconomyRules::Blocks(BlocksRules::default()),
        victory: VictoryRules::Blocks {
            goal: 100,
            centres: 0,
        },
        ..standard(None)
    }
}

/// Capitalist Diplomacy: any number of players trade the countries' currencies, and whoever holds most of one
/// orders that country's units; the rulebook of 1971.
pub fn capitalist(rulebook: Option<Rulebook>) -> Setup {
    Setup {
        variant: "capitalist".to_owned(),
        movement: MovementRules::Standard {
            rulebook: rulebook.unwrap_or_else(|| Edition::Y1971.rulebook()),
            convoys: ConvoyRules::default(),
        },
        control: ControlRules::Exchange(ExchangeRules::default()),
        motions: BTreeMap::from([(Motion::Close, Majority::Unanimous)]),
        ..standard(None)
    }
}

/// International Relations: treaties, and penalties for those who break the peace; 7 victory points win
/// alone (Russia needs 8 before 1910), 12 for two and 16 for three; the rulebook of 2023.
pub fn relations(rulebook: Option<Rulebook>) -> Setup {
    Setup {
        variant: "relations".to_owned(),
        movement: MovementRules::Standard {
            rulebook: rulebook.unwrap_or_else(|| Edition::Y2023.rulebook()),
            convoys: ConvoyRules::default(),
        },
        relations: RelationsRules::Treaties(TreatyRules::default()),
        victory: VictoryRules::Points(Goals::default()),
        ..standard(None)
    }
}
