//! What a picture shows: a plain value, built by the caller, holding every word that is drawn.

use std::collections::{BTreeMap, BTreeSet};

pub use crate::outcome::Outcome;
pub use crate::sign::Sign;
use crate::task::{Task, Waters};
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
    /// The map it is drawn on.
    pub chart: Chart,
    /// Left in the bar on top: the game's name.
    pub title: String,
    /// Right in the bar on top: season, year and phase.
    pub subtitle: String,
    /// Whose colour a land space wears.
    pub owners: BTreeMap<Province, Power>,
    /// Land without a centre that goes with one: it wears that owner's colour, paler.
    pub hinterland: BTreeMap<Province, Power>,
    /// Who takes what by the orders on the picture: a flag beside the centre.
    pub captured: BTreeMap<Province, Power>,
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
    /// Units, standing or dislodged.
    pub units: Vec<UnitMark>,
    /// Armies aboard fleets.
    pub aboard: Vec<Cargo>,
    /// Arrows and signs, in the order in which they are drawn.
    pub marks: Vec<Mark>,
    /// Islands that may be entered, on a chart where they may be closed.
    pub islands: ProvinceSet,
    /// There where seas are shared: fleets of a power in one sea are one stack with their number.
    pub waters: Option<Waters>,
    /// The letters on units where powers are told apart by more than colours: then their land has
    /// patterns. Empty: by colours.
    pub letters: BTreeMap<Power, String>,
    /// The picture is darker, to be looked at in the dark.
    pub night: bool,
    /// Whose units a player's own sheet is about; those of others are faint. Empty: nobody's are.
    pub own: BTreeSet<Power>,
    /// Own units without an order yet.
    pub unordered: Vec<Location>,
    /// Units whose orders are only guessed.
    pub guessed: Vec<Location>,
    /// Across the sea, in large letters: the picture shows what is not so.
    pub watermark: Option<String>,
    /// The column beside the map.
    pub panel: Panel,
    /// The signs explained in the panel's foot, in this order.
    pub legend: Legend,
}

impl Scene {
    /// Whether units of an owner are faint: on a sheet about those of others.
    pub fn is_faint(&self, owner: Option<Power>) -> bool {
        !self.own.is_empty() && owner.is_none_or(|power| !self.own.contains(&power))
    }
}

/// A border that is otherwise than the chart draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BorderMark {
    /// The two provinces it is between.
    pub between: [Province; 2],
    /// Units pass; otherwise they do no longer.
    pub open: bool,
}

/// Where a power's treasury lies, and what is in it where that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chest {
    /// Whose it is.
    pub owner: Power,
    /// The province it is in.
    pub at: Province,
    /// What is in it, where that is known to all.
    pub credits: Option<u32>,
}

/// A unit on the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitMark {
    /// Army or fleet.
    pub kind: UnitKind,
    /// Nobody's, for a neutral unit.
    pub owner: Option<Power>,
    /// Where it stands, on which coast if that matters.
    pub at: Location,
    /// Lost its province to another and stands beside it.
    pub dislodged: bool,
}

/// An army aboard the fleet that stands there: a small shield on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cargo {
    /// Whose it is; `None` for a neutral one.
    pub owner: Option<Power>,
    /// Where the fleet stands.
    pub at: Location,
    /// Its fleet was dislodged.
    pub dislodged: bool,
    /// How many moves it has left to land, if they are limited.
    pub left: Option<u8>,
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
    /// Where the dislodged unit there may go.
    Option {
        owner: Option<Power>,
        from: Location,
        to: Location,
    },
    /// Where the dislodged unit there may not go though it is next to it: its attacker came from there, or
    /// there was a standoff.
    Barred {
        from: Location,
        at: Province,
    },
    /// Where a unit may be built.
    Site {
        at: Province,
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
    /// Over the column of credits or points in treasuries.
    pub treasury: String,
    /// Over the column of victory points.
    pub points: String,
    /// Over the column of units: `Units`.
    pub units: String,
    /// In the order they are listed.
    pub powers: Vec<PowerRow>,
    /// Over the notes: `Deadline`.
    pub notes_heading: String,
    /// Lines under it; long ones are broken.
    pub notes: Vec<String>,
    /// The last line where not all notes have room.
    pub more: String,
}

impl Panel {
    /// Puts notes under the powers, under a heading of their own or another.
    pub fn note(&mut self, own: &str, other: String, notes: Vec<String>) {
        self.notes_heading = if own.is_empty() {
            other
        } else {
            own.to_owned()
        };
        self.notes = notes;
    }
}

/// One power in the panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PowerRow {
    /// The power whose row it is.
    pub power: Power,
    /// The power's name.
    pub name: String,
    /// Who plays it; any Unicode.
    pub player: String,
    /// Centres it owns.
    pub centres: u32,
    /// Credits a year.
    pub income: u32,
    /// Blocks in all its provinces.
    pub blocks: u32,
    /// What its treasury holds.
    pub treasury: u32,
    /// Its victory points.
    pub points: i32,
    /// Units it has on the map.
    pub units: u32,
    /// How many centres it has just won, or lost.
    pub change: i32,
    /// How many units it may build, or must remove.
    pub due: i32,
    /// Out of the game: drawn pale.
    pub out: bool,
}

impl PowerRow {
    /// A row with nothing but a name.
    pub fn new(power: Power, name: String) -> PowerRow {
        PowerRow {
            power,
            name,
            player: String::new(),
            centres: 0,
            income: 0,
            blocks: 0,
            treasury: 0,
            points: 0,
            units: 0,
            change: 0,
            due: 0,
            out: false,
        }
    }
}

/// The signs explained in the panel's foot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// Over it: `Legend`.
    pub heading: String,
    /// Each sign with what it means, in the order of the legend.
    pub entries: Vec<(Sign, String)>,
    /// Lines under the signs, a few: what has no place on the map. Long ones are cut.
    pub foot: Vec<String>,
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
            (Sign::Build, Mark::Build { outcome, .. }) => outcome.good(),
            (Sign::BuildFailed, Mark::Build { outcome, .. }) => !outcome.good(),
            (Sign::Convoy, Mark::Convoy { .. })
            | (Sign::Hold, Mark::Hold { .. })
            | (Sign::Dislodged, Mark::Dislodged { .. })
            | (Sign::Retreat, Mark::Retreat { .. })
            | (Sign::Option, Mark::Option { .. })
            | (Sign::Barred, Mark::Barred { .. })
            | (Sign::Site, Mark::Site { .. })
            | (Sign::Disband, Mark::Disband { .. }) => true,
            _ => false,
        }
    }
}
