//! What a picture shows: a plain value, built by the caller, holding every word that is drawn.

use std::collections::BTreeMap;

use super::task::{Task, Waters};
use chancery_rules::board::{Location, Power, Province, ProvinceSet, UnitKind};

/// Which drawn board lies under the picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chart {
    #[default]
    Standard,
    Economic,
    Naval,
}

impl Chart {
    /// The board's name in the geometry file.
    pub const fn id(self) -> &'static str {
        match self {
            Chart::Standard => "standard",
            Chart::Economic => "economic",
            Chart::Naval => "naval",
        }
    }
}

/// A picture to draw. Everything a reader sees in letters comes from here; what lies off the chart
/// is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    pub chart: Chart,
    /// Left in the bar on top: the game's name.
    pub title: String,
    /// Right in the bar on top: season, year and phase.
    pub subtitle: String,
    /// Whose colour a land space wears.
    pub owners: BTreeMap<Province, Power>,
    /// The supply centres there are, and who holds each.
    pub centres: BTreeMap<Province, Option<Power>>,
    /// Where fleets are built beside the centres, and who holds each such yard (1B.41).
    pub yards: BTreeMap<Province, Option<Power>>,
    /// What lands yield: a coin with the number on each.
    pub values: BTreeMap<Province, u32>,
    /// The blocks that lie in provinces: a stack of coins with the number on each, in the colours of
    /// [`Scene::owners`].
    pub blocks: BTreeMap<Province, u32>,
    /// Borders that are otherwise than the chart draws them.
    pub borders: Vec<BorderMark>,
    /// Where treasuries are kept.
    pub chests: Vec<Chest>,
    pub units: Vec<UnitMark>,
    /// Armies aboard fleets.
    pub aboard: Vec<Cargo>,
    pub marks: Vec<Mark>,
    /// Islands that may be entered, on a chart where they may be closed.
    pub islands: ProvinceSet,
    /// There where seas are shared: fleets of a power in one sea are one stack with their number.
    pub waters: Option<Waters>,
    /// The letters on units where powers are told apart by more than colours: then their land has
    /// patterns. Empty: by colours.
    pub letters: BTreeMap<Power, String>,
    pub panel: Panel,
    /// The signs explained in the panel's foot, in this order.
    pub legend: Legend,
}

/// A border that is otherwise than the chart draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BorderMark {
    pub between: [Province; 2],
    /// Units pass; otherwise they do no longer.
    pub open: bool,
}

/// A treasury's seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chest {
    pub owner: Power,
    pub at: Province,
    /// What is in it, where that is known to all.
    pub credits: Option<u32>,
}

/// A unit on the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitMark {
    pub kind: UnitKind,
    /// Nobody's, for a neutral unit.
    pub owner: Option<Power>,
    pub at: Location,
    /// Lost its province to another and stands beside it.
    pub dislodged: bool,
}

/// An army aboard the fleet that stands there: a small shield on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cargo {
    pub owner: Option<Power>,
    pub at: Location,
    /// Its fleet was dislodged.
    pub dislodged: bool,
    /// How many moves it has left to land, if they are limited.
    pub left: Option<u8>,
}

/// How an order is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Not resolved yet: drawn as if it will succeed.
    #[default]
    Planned,
    Done,
    /// Bounced, cut, broken.
    Failed,
    /// Had no effect, or was not allowed.
    Void,
}

impl Outcome {
    /// Whether it is drawn in the order's own colour.
    pub const fn good(self) -> bool {
        matches!(self, Outcome::Planned | Outcome::Done)
    }
}

/// A sign drawn over the map. Units stand where [`Scene::units`] puts them; a mark names places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    Move {
        /// Whose; colours the arrow's core.
        owner: Option<Power>,
        from: Location,
        to: Location,
        /// The seas of its convoy in order; empty for a walk.
        route: Vec<Province>,
        outcome: Outcome,
    },
    SupportHold {
        from: Location,
        target: Location,
        outcome: Outcome,
    },
    SupportMove {
        from: Location,
        target: Location,
        to: Location,
        outcome: Outcome,
    },
    Convoy {
        from: Location,
        army: Location,
        to: Location,
        outcome: Outcome,
    },
    Hold {
        at: Location,
        outcome: Outcome,
    },
    /// The unit that stands there was dislodged by this turn's orders.
    Dislodged {
        at: Location,
    },
    /// The dislodged unit there goes away.
    Retreat {
        owner: Option<Power>,
        from: Location,
        to: Location,
        outcome: Outcome,
    },
    /// A new unit; it is drawn by this mark.
    Build {
        owner: Option<Power>,
        kind: UnitKind,
        at: Location,
        outcome: Outcome,
    },
    /// The unit there leaves the board.
    Disband {
        at: Location,
        /// It is the dislodged unit of that place that leaves.
        dislodged: bool,
    },
    /// An order where seas are shared.
    Task(Task),
    /// Fleets of a power may pass by a province.
    Leave {
        at: Province,
        to: Power,
        outcome: Outcome,
    },
}

/// The column at the right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// Over the powers: `Powers`.
    pub heading: String,
    /// Over the column of centres: `SC`. A column without a heading is left out.
    pub centres: String,
    /// Over the column of incomes.
    pub income: String,
    /// Over the column of blocks.
    pub blocks: String,
    /// Over the column of units: `Units`.
    pub units: String,
    /// In the order they are listed.
    pub powers: Vec<PowerRow>,
    /// Over the notes: `Deadline`.
    pub notes_heading: String,
    /// Lines under it; long ones are broken, what does not fit is left out.
    pub notes: Vec<String>,
}

/// One power in the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PowerRow {
    pub power: Power,
    /// The power's name.
    pub name: String,
    /// Who plays it; any Unicode.
    pub player: String,
    pub centres: u32,
    /// Credits a year.
    pub income: u32,
    /// Blocks in all its provinces.
    pub blocks: u32,
    pub units: u32,
    /// Out of the game: drawn pale.
    pub out: bool,
}

/// The signs explained in the panel's foot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// Over it: `Legend`.
    pub heading: String,
    pub entries: Vec<(Sign, String)>,
    /// Lines under the signs, a few: what has no place on the map. Long ones are cut.
    pub foot: Vec<String>,
}

/// A sign the legend can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sign {
    Move,
    MoveFailed,
    Support,
    SupportCut,
    Convoy,
    Hold,
    Void,
    Dislodged,
    Retreat,
    Build,
    Disband,
    Army,
    Fleet,
    /// A fleet that carries an army.
    Aboard,
    /// A unit that is nobody's.
    Neutral,
    Centre,
    /// A land's coin.
    Value,
    /// A treasury's seat.
    Chest,
    /// Where fleets are built beside the centres.
    Yard,
    /// A province's stack of blocks.
    Blocks,
    /// Two lands meet across a strait.
    Strait,
    /// A border the GM has opened.
    Opened,
    /// A border the GM has closed.
    Closed,
    /// A stack of one power's fleets.
    Stack,
    /// A fleet goes two spaces.
    TwoLegs,
    Patrol,
    Block,
    /// Fleets may pass by a province.
    Leave,
    /// Fleets were annihilated.
    Sunk,
    /// A strait that can be blocked, or a way past a province.
    Narrows,
}

impl Sign {
    /// Every sign, in the order a full legend lists them.
    pub const ALL: [Sign; 30] = [
        Sign::Move,
        Sign::MoveFailed,
        Sign::Support,
        Sign::SupportCut,
        Sign::Convoy,
        Sign::Hold,
        Sign::Void,
        Sign::Dislodged,
        Sign::Retreat,
        Sign::Build,
        Sign::Disband,
        Sign::Army,
        Sign::Fleet,
        Sign::Aboard,
        Sign::Neutral,
        Sign::Centre,
        Sign::Value,
        Sign::Chest,
        Sign::Yard,
        Sign::Blocks,
        Sign::Strait,
        Sign::Opened,
        Sign::Closed,
        Sign::Stack,
        Sign::TwoLegs,
        Sign::Patrol,
        Sign::Block,
        Sign::Leave,
        Sign::Sunk,
        Sign::Narrows,
    ];

    /// Whether it is of shared seas only.
    pub const fn of_waters(self) -> bool {
        matches!(
            self,
            Sign::Stack
                | Sign::TwoLegs
                | Sign::Patrol
                | Sign::Block
                | Sign::Leave
                | Sign::Sunk
                | Sign::Narrows
        )
    }
}

impl Sign {
    /// The kebab-case id.
    pub const fn id(self) -> &'static str {
        match self {
            Sign::Move => "move",
            Sign::MoveFailed => "move-failed",
            Sign::Support => "support",
            Sign::SupportCut => "support-cut",
            Sign::Convoy => "convoy",
            Sign::Hold => "hold",
            Sign::Void => "void",
            Sign::Dislodged => "dislodged",
            Sign::Retreat => "retreat",
            Sign::Build => "build",
            Sign::Disband => "disband",
            Sign::Army => "army",
            Sign::Fleet => "fleet",
            Sign::Aboard => "aboard",
            Sign::Neutral => "neutral",
            Sign::Centre => "centre",
            Sign::Value => "value",
            Sign::Chest => "chest",
            Sign::Yard => "yard",
            Sign::Blocks => "blocks",
            Sign::Strait => "strait",
            Sign::Opened => "opened",
            Sign::Closed => "closed",
            Sign::Stack => "stack",
            Sign::TwoLegs => "two-legs",
            Sign::Patrol => "patrol",
            Sign::Block => "block",
            Sign::Leave => "leave",
            Sign::Sunk => "sunk",
            Sign::Narrows => "narrows",
        }
    }
}

impl Mark {
    /// Whether a reader of this mark may ask what the sign means.
    pub fn shows(&self, sign: Sign) -> bool {
        use Outcome::{Failed, Void};
        match (sign, self) {
            (_, Mark::Task(task)) => task.shows(sign),
            (Sign::Leave, Mark::Leave { .. }) => true,
            (
                Sign::Void,
                Mark::Move { outcome, .. }
                | Mark::SupportHold { outcome, .. }
                | Mark::SupportMove { outcome, .. }
                | Mark::Convoy { outcome, .. }
                | Mark::Retreat { outcome, .. },
            ) => *outcome == Void,
            (Sign::Move, Mark::Move { outcome, .. }) => outcome.good(),
            (Sign::MoveFailed, Mark::Move { outcome, .. }) => *outcome == Failed,
            (
                Sign::Support,
                Mark::SupportHold { outcome, .. } | Mark::SupportMove { outcome, .. },
            ) => outcome.good(),
            (
                Sign::SupportCut,
                Mark::SupportHold { outcome, .. } | Mark::SupportMove { outcome, .. },
            ) => *outcome == Failed,
            (Sign::Convoy, Mark::Convoy { .. })
            | (Sign::Hold, Mark::Hold { .. })
            | (Sign::Dislodged, Mark::Dislodged { .. })
            | (Sign::Retreat, Mark::Retreat { .. })
            | (Sign::Build, Mark::Build { .. })
            | (Sign::Disband, Mark::Disband { .. }) => true,
            _ => false,
        }
    }
}
