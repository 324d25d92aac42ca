//! The drawings pictures are made on: three that ship with the program, and those read while it runs.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{LazyLock, OnceLock, PoisonError, RwLock};

use crate::map::geometry::{BadDrawing, ChartGeometry, Geometry};
use crate::paint::livery::Liveries;
use crate::paint::theme::Rgb;
use chancery_rules::board::{Board, BoardId, BoardKind, Power, PowerLook, PowerMap};

/// Which drawn map a picture shows.
///
/// Copies are the same drawing, and two are equal only then.
#[derive(Clone, Copy)]
pub struct Chart(&'static Drawing);

/// A drawing, and what is worked out of it once.
struct Drawing {
    /// The chart's name in its file of shapes.
    id: &'static str,
    /// The shapes, unless they are the shipped ones.
    own: Option<Box<Geometry>>,
    /// Whether several powers' fleets may lie in one of its seas.
    shared_seas: bool,
    /// The powers of the board, in its order.
    powers: Cow<'static, [Power]>,
    /// What the board's author chose of their looks.
    looks: PowerMap<PowerLook>,
    liveries: OnceLock<Liveries>,
}

impl Drawing {
    const fn shipped(id: &'static str, shared_seas: bool) -> Drawing {
        Drawing {
            id,
            own: None,
            powers: Cow::Borrowed(&Power::ALL),
            looks: PowerMap::new(),
            liveries: OnceLock::new(),
            shared_seas,
        }
    }
}

static STANDARD: Drawing = Drawing::shipped("standard", false);
static ECONOMIC: Drawing = Drawing::shipped("economic", false);
static NAVAL: Drawing = Drawing::shipped("naval", true);

/// The map of boards nobody has drawn: the sea.
static EMPTY: LazyLock<Drawing> = LazyLock::new(|| Drawing {
    own: Some(Box::new(Geometry::empty("empty"))),
    powers: Cow::Borrowed(&[]),
    ..Drawing::shipped("empty", false)
});

/// The maps of boards that were read.
static DRAWN: RwLock<BTreeMap<BoardId, Chart>> = RwLock::new(BTreeMap::new());

impl Chart {
    /// The standard board.
    pub const STANDARD: Chart = Chart(&STANDARD);
    /// Economic Diplomacy's board, with Spain and Trieste in two parts.
    pub const ECONOMIC: Chart = Chart(&ECONOMIC);
    /// Naval Diplomacy's board, with its islands and passages.
    pub const NAVAL: Chart = Chart(&NAVAL);

    /// The drawings that ship with the program.
    pub const SHIPPED: [Chart; 3] = [Chart::STANDARD, Chart::ECONOMIC, Chart::NAVAL];

    /// The map of a board; an empty one if the board was read and no drawing of it is at hand ([`Chart::keep`]).
    pub fn of(board: &Board) -> Chart {
        match board.id() {
            BoardId::Shipped(BoardKind::Standard) => Chart::STANDARD,
            BoardId::Shipped(BoardKind::Economic) => Chart::ECONOMIC,
            BoardId::Shipped(BoardKind::Naval) => Chart::NAVAL,
            read @ BoardId::Read(_) => {
                let drawn = DRAWN.read().unwrap_or_else(PoisonError::into_inner);
                drawn.get(&read).copied().unwrap_or(Chart(&EMPTY))
            }
        }
    }

    /// Whether there is a map of the board: it is ours, or a drawing of it is at hand.
    pub fn is_at_hand(board: &Board) -> bool {
        Chart::of(board).id() != EMPTY.id
    }

    /// Has a board that was read drawn on this map from now on. Those we ship keep theirs.
    pub fn keep(self, board: BoardId) {
        let mut drawn = DRAWN.write().unwrap_or_else(PoisonError::into_inner);
        drawn.insert(board, self);
    }

    /// Reads the drawing of a board: shapes in the form of `maps/geometry.json`, with one chart that is named `id`
    /// there. It is fitted to the size of our pictures and stays in memory until the program ends, so read each drawing
    /// once. `powers`: those of the board, in its order; they are dealt colours.
    ///
    /// # Errors
    /// When the text is no such file.
    pub fn read(text: &str, id: &str, powers: &[Power]) -> Result<Chart, BadDrawing> {
        Chart::drawn(text, id, powers.to_vec(), PowerMap::new())
    }

    /// As [`Chart::read`], for the powers of a board, which look as its author chose.
    ///
    /// # Errors
    /// When the text is no such file.
    pub fn read_for(text: &str, id: &str, board: &Board) -> Result<Chart, BadDrawing> {
        let powers: Vec<Power> = board.powers().collect();
        let looks = powers.iter().filter_map(|power| {
            let words = board.words_of(*power)?;
            Some((*power, words.look.clone()))
        });
        let looks = looks.collect();
        Chart::drawn(text, id, powers, looks)
    }

    fn drawn(
        text: &str,
        id: &str,
        powers: Vec<Power>,
        looks: PowerMap<PowerLook>,
    ) -> Result<Chart, BadDrawing> {
        let drawing = Drawing {
            own: Some(Box::new(Geometry::read(text, &[id])?)),
            powers: powers.into(),
            looks,
            ..Drawing::shipped(String::leak(id.to_owned()), false)
        };
        Ok(Chart(Box::leak(Box::new(drawing))))
    }

    /// The chart's name in its file of shapes.
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The file of shapes the chart is in.
    pub fn geometry(self) -> &'static Geometry {
        self.0.own.as_deref().unwrap_or_else(Geometry::shipped)
    }

    /// The chart's shapes and places.
    pub fn map(self) -> &'static ChartGeometry {
        self.geometry().chart(self.0.id)
    }

    /// Whether it ships with the program.
    pub fn is_shipped(self) -> bool {
        self.0.own.is_none()
    }

    /// Whether several powers' fleets may lie in one of its seas, so that names are smaller there.
    pub(crate) const fn has_shared_seas(self) -> bool {
        self.0.shared_seas
    }

    /// The powers of its board, in the board's order.
    pub fn powers(self) -> impl Iterator<Item = Power> {
        self.0.powers.iter().copied()
    }

    /// A power's colours on maps: that of its land with centres, that of land that only goes with a centre, and the
    /// strong one of its units.
    pub fn colours(self, power: Power) -> [Rgb; 3] {
        let livery = self.liveries().of(power);
        [livery.tint, livery.pale(), livery.strong]
    }

    /// The colours of its powers.
    pub(crate) fn liveries(self) -> &'static Liveries {
        let dealt = || {
            let looks = self.0.looks.iter();
            let chosen = looks.filter_map(|(power, look)| Some((*power, Rgb::of(look.colour?))));
            let flags = self
                .0
                .looks
                .iter()
                .filter_map(|(power, look)| Some((*power, look.flag.clone()?)));
            Liveries::deal(&self.0.powers, &chosen.collect()).under(flags.collect())
        };
        self.0.liveries.get_or_init(dealt)
    }
}

/// What is worked out of each chart once, and kept.
#[derive(Debug)]
pub(crate) struct OfEach<T: 'static>(RwLock<Vec<(Chart, &'static T)>>);

impl<T> OfEach<T> {
    /// Of none yet.
    pub(crate) const fn new() -> OfEach<T> {
        OfEach(RwLock::new(Vec::new()))
    }

    /// What this chart has; made if it has none.
    pub(crate) fn get(&self, chart: Chart, make: impl FnOnce(Chart) -> T) -> &'static T {
        let found = |all: &[(Chart, &'static T)]| {
            let own = all.iter().find(|(of, _)| *of == chart);
            own.map(|(_, kept)| *kept)
        };
        let kept = found(&self.0.read().unwrap_or_else(PoisonError::into_inner));
        kept.unwrap_or_else(|| {
            // Two may make it at once, and one of them for nothing: nobody waits for a thread that the machine may not
            // let go on for minutes (`discord::drawing`).
            let made = make(chart);
            let mut all = self.0.write().unwrap_or_else(PoisonError::into_inner);
            found(&all).unwrap_or_else(|| {
                let made: &'static T = Box::leak(Box::new(made));
                all.push((chart, made));
                made
            })
        })
    }
}

impl Default for Chart {
    fn default() -> Chart {
        Chart::STANDARD
    }
}

impl fmt::Debug for Chart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Chart").field(&self.0.id).finish()
    }
}

impl PartialEq for Chart {
    fn eq(&self, other: &Chart) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Chart {}
