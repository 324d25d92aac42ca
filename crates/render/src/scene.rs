//! What a picture shows: a plain value, built by the caller, holding every word that is drawn.

use std::collections::{BTreeMap, BTreeSet};

use crate::chart::Chart;
pub use crate::outcome::Outcome;
pub use crate::sign::Sign;
use crate::task::{Task, Waters};
use chancery_rules::board::{Location, Power, Province, ProvinceSet, UnitKind};

/// A picture to draw. Everything a reader sees in letters comes from here; what lies off the chart
/// is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The map it is drawn on.
    pub chart: Chart,
    /// Left in the bar at the top: the game's name.
    pub title: String,
    /// Right in the bar at the top: season, year and phase.
    pub subtitle: String,
    /// The power in whose colour each owned land province is drawn.
    pub owners: BTreeMap<Province, Power>,
    /// Land without a centre that goes with one: it wears that owner's colour, paler.
    pub hinterland: BTreeMap<Province, Power>,
    /// The power that takes each province by the orders on the picture, whose flag stands there.
    pub captured: BTreeMap<Province, Power>,
    /// The supply centres on the board, each with its owner; `None` if nobody owns it.
    pub centres: BTreeMap<Province, Option<Power>>,
    /// Where fleets are built beside the centres, and who holds each such yard (1B.41).
    pub yards: BTreeMap<Province, Option<Power>>,
    /// The credits that land provinces yield a year, each on a coin.
    pub values: BTreeMap<Province, u32>,
    /// The blocks that lie in provinces: a stack of coins with the number on each, in the colours of
    /// [`Scene::owners`].
    pub blocks: BTreeMap<Province, u32>,
    /// Borders that this game has opened or closed, unlike the chart.
    pub borders: Vec<BorderMark>,
    /// Treasuries, each as a chest in the province where it lies.
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
    /// Whether darker colours are used, for screens in the dark.
    pub night: bool,
    /// Whose units a player's own sheet is about; those of others are faint. Empty: nobody's are.
    pub own: BTreeSet<Power>,
    /// Own units without an order yet.
    pub unordered: Vec<Location>,
    /// Units whose orders are only guessed.
    pub guessed: Vec<Location>,
    /// Spaces that the reader does not see, under a fog.
    pub veiled: ProvinceSet,
    /// Spaces whose units the reader only remembers, with the calendar year in which they were last seen. Those units
    /// are faint.
    pub remembered: BTreeMap<Province, u16>,
    /// Across the sea, in large letters: the picture shows what is not so.
    pub watermark: Option<String>,
    /// The column beside the map.
    pub panel: Panel,
    /// The signs explained in the panel's foot, in this order.
    pub legend: Legend,
}

impl Scene {
    /// Whether an owner's units in a space are faint: on a sheet about those of others, and where they are only
    /// remembered.
    pub fn is_faint(&self, owner: Option<Power>, at: Province) -> bool {
        let others = !self.own.is_empty() && owner.is_none_or(|power| !self.own.contains(&power));
        others || self.remembered.contains_key(&at)
    }
}

/// A border that this game has opened or closed, unlike the chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BorderMark {
    /// The two provinces it is between.
    pub between: [Province; 2],
    /// Whether units may pass here, which the chart does not show; otherwise they may not, though it does.
    pub open: bool,
}

/// Where a power's treasury lies, and what is in it where that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chest {
    /// The power whose treasury it is.
    pub owner: Power,
    /// The province it is in.
    pub at: Province,
    /// The credits in it; `None` where they are secret.
    pub credits: Option<u32>,
}

/// A unit to be drawn: what it is, whose, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitMark {
    /// Army or fleet.
    pub kind: UnitKind,
    /// The power whose unit it is; `None` for a neutral unit.
    pub owner: Option<Power>,
    /// Where it stands, on which coast if that matters.
    pub at: Location,
    /// Whether it was dislodged: it is drawn smaller, beside the unit that took its place.
    pub dislodged: bool,
}

/// An army aboard the fleet that stands there: a small shield on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cargo {
    /// The army's power; `None` for a neutral army.
    pub owner: Option<Power>,
    /// Where the fleet stands.
    pub at: Location,
    /// Whether its fleet was dislodged.
    pub dislodged: bool,
    /// In how many moves it must land; `None` if there is no limit.
    pub left: Option<u8>,
}

/// A sign drawn over the map. Units stand where [`Scene::units`] puts them; a mark names places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A unit's move, by land, by sea or by convoy.
    Move {
        /// Whose; colours the arrow's core.
        owner: Option<Power>,
        from: Location,
        to: Location,
        /// The seas of its convoy in order; empty for a walk.
        route: Vec<Province>,
        outcome: Outcome,
    },
    /// Support of a unit that stays where it is.
    SupportHold {
        from: Location,
        target: Location,
        outcome: Outcome,
    },
    /// Support of a unit's move.
    SupportMove {
        from: Location,
        target: Location,
        to: Location,
        outcome: Outcome,
    },
    /// A fleet's convoy of an army.
    Convoy {
        from: Location,
        army: Location,
        to: Location,
        outcome: Outcome,
    },
    /// A unit that holds.
    Hold { at: Location, outcome: Outcome },
    /// The unit that stands there was dislodged by this turn's orders.
    Dislodged { at: Location },
    /// The dislodged unit at `from` retreats.
    Retreat {
        owner: Option<Power>,
        from: Location,
        to: Location,
        outcome: Outcome,
    },
    /// A place to which the dislodged unit at `from` may retreat.
    Option {
        owner: Option<Power>,
        from: Location,
        to: Location,
    },
    /// Where the dislodged unit there may not go though it is next to it: its attacker came from there, or
    /// there was a standoff.
    Barred { from: Location, at: Province },
    /// A province where a unit may be built.
    Site { at: Province },
    /// A unit that is built; it is drawn by this mark, not as one of [`Scene::units`].
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
    /// An order on a board where several fleets share a sea.
    Task(Task),
    /// A power's fleets are allowed to pass by a province (N-08a).
    Leave {
        at: Province,
        to: Power,
        outcome: Outcome,
    },
}

/// What the column to the right of the map says; empty headings leave their column out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Panel {
    /// Over the list of powers: `Powers`.
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
    /// The powers' rows, from the top.
    pub powers: Vec<PowerRow>,
    /// Over the notes: `Deadline`.
    pub notes_heading: String,
    /// The lines under that heading; long ones are wrapped.
    pub notes: Vec<String>,
    /// The last line when there is no room for all notes.
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

/// One power's line in the panel; figures that a game does not have are not drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PowerRow {
    /// The power whose row it is.
    pub power: Power,
    /// The power's name in the picture's language.
    pub name: String,
    /// The name of the power's player, in any script; empty if nobody is named.
    pub player: String,
    /// The supply centres it owns.
    pub centres: u32,
    /// The credits its provinces yield a year.
    pub income: u32,
    /// Blocks in all its provinces.
    pub blocks: u32,
    /// The credits or points in its treasury.
    pub treasury: u32,
    /// Its victory points.
    pub points: i32,
    /// Units it has on the map.
    pub units: u32,
    /// By how many centres it has just grown; negative if it lost some.
    pub change: i32,
    /// How many units it may build; negative: how many it must remove.
    pub due: i32,
    /// Whether it is out of the game, so that its row is pale.
    pub out: bool,
    /// Whether the reader does not know what it has: its row has no numbers.
    pub hidden: bool,
}

impl PowerRow {
    /// A row with the power's name and no figures.
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
            hidden: false,
        }
    }
}

/// How a unit goes that moves or retreats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way<'m> {
    /// Whose it is.
    pub owner: Option<Power>,
    /// Whence it goes.
    pub from: Location,
    /// Where it is ordered to.
    pub to: Location,
    /// The seas of its convoy in order; empty without one.
    pub route: &'m [Province],
    /// What comes of it.
    pub outcome: Outcome,
    /// Whether it is the dislodged unit at `from`, which retreats.
    pub dislodged: bool,
}

impl Mark {
    /// How the unit goes, if the mark is a move or a retreat.
    pub fn way(&self) -> Option<Way<'_>> {
        let (owner, from, to, outcome, route, dislodged) = match self {
            Mark::Move {
                owner,
                from,
                to,
                route,
                outcome,
            } => (owner, from, to, outcome, route.as_slice(), false),
            Mark::Retreat {
                owner,
                from,
                to,
                outcome,
            } => (owner, from, to, outcome, &[][..], true),
            _ => return None,
        };
        Some(Way {
            owner: *owner,
            from: *from,
            to: *to,
            route,
            outcome: *outcome,
            dislodged,
        })
    }
}

/// The explanation of the picture's signs, at the foot of the panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Legend {
    /// The heading over it: `Legend`.
    pub heading: String,
    /// Each sign with its meaning, in the order in which they are listed.
    pub entries: Vec<(Sign, String)>,
    /// Lines under the signs, a few: what has no place on the map. Long ones are cut.
    pub foot: Vec<String>,
}

impl Mark {
    /// Whether this mark uses the sign, so that the legend should explain it.
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
