//! The drawings pictures are made on: three that ship with the program, and those read while it runs.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use crate::map::field::Field;
use crate::map::geometry::{BadDrawing, ChartGeometry, Geometry};
use crate::paint::livery::Liveries;
use crate::picture::Prepared;
use crate::pieces::coins::Places;
use chancery_rules::board::{Board, BoardKind, Power};

/// How many of the drawings read while the program runs keep the layers of their pictures, some 30 MiB each. The others
/// make them anew.
const KEPT: usize = 4;

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
    liveries: OnceLock<Liveries>,
    field: OnceLock<Field>,
    places: OnceLock<Places>,
    prepared: Mutex<Option<Arc<Prepared>>>,
}

impl Drawing {
    const fn shipped(id: &'static str, shared_seas: bool) -> Drawing {
        Drawing {
            id,
            own: None,
            powers: Cow::Borrowed(&Power::ALL),
            liveries: OnceLock::new(),
            shared_seas,
            field: OnceLock::new(),
            places: OnceLock::new(),
            prepared: Mutex::new(None),
        }
    }
}

static STANDARD: Drawing = Drawing::shipped("standard", false);
static ECONOMIC: Drawing = Drawing::shipped("economic", false);
static NAVAL: Drawing = Drawing::shipped("naval", true);

/// The drawings read while the program runs whose layers are kept, the one used last at the end.
static RECENT: Mutex<Vec<Chart>> = Mutex::new(Vec::new());

impl Chart {
    /// The standard board.
    pub const STANDARD: Chart = Chart(&STANDARD);
    /// Economic Diplomacy's board, with Spain and Trieste in two parts.
    pub const ECONOMIC: Chart = Chart(&ECONOMIC);
    /// Naval Diplomacy's board, with its islands and passages.
    pub const NAVAL: Chart = Chart(&NAVAL);

    /// The drawings that ship with the program.
    pub const SHIPPED: [Chart; 3] = [Chart::STANDARD, Chart::ECONOMIC, Chart::NAVAL];

    /// The map of a board.
    pub fn of(board: &Board) -> Chart {
        match board.kind() {
            BoardKind::Standard => Chart::STANDARD,
            BoardKind::Economic => Chart::ECONOMIC,
            BoardKind::Naval => Chart::NAVAL,
        }
    }

    /// Reads the drawing of a board: shapes in the form of `maps/geometry.json`, with one chart that is named `id`
    /// there. It is fitted to the size of our pictures and stays in memory until the program ends, so read each drawing
    /// once. `powers`: those of the board, in its order; they are dealt colours.
    ///
    /// # Errors
    /// When the text is no such file.
    pub fn read(text: &str, id: &str, powers: &[Power]) -> Result<Chart, BadDrawing> {
        let geometry = Geometry::read(text, &[id])?;
        let drawing = Drawing {
            own: Some(Box::new(geometry)),
            powers: powers.to_vec().into(),
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

    /// The colours of its powers.
    pub(crate) fn liveries(self) -> &'static Liveries {
        let dealt = || Liveries::deal(&self.0.powers);
        self.0.liveries.get_or_init(dealt)
    }

    /// The chart as a grid; worked out once.
    pub(crate) fn field(self) -> &'static Field {
        self.0.field.get_or_init(|| Field::new(self))
    }

    /// Where its coins and chests lie; worked out once.
    pub(crate) fn places(self) -> &'static Places {
        self.0.places.get_or_init(|| Places::new(self))
    }

    /// What its pictures share; made with the first of them.
    pub(crate) fn prepared(self) -> Arc<Prepared> {
        if !self.is_shipped() {
            self.keep();
        }
        let kept = || {
            self.0
                .prepared
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        };
        if let Some(prepared) = &*kept() {
            return Arc::clone(prepared);
        }
        // Two may do it at once, and one of them for nothing: nobody waits for a thread that the machine may not let
        // go on for minutes (`discord::drawing`).
        let made = Arc::new(Prepared::new(self));
        Arc::clone(kept().get_or_insert(made))
    }

    /// Notes that it is in use; the one that was not for longest gives up what it keeps.
    fn keep(self) {
        let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        recent.retain(|chart| *chart != self);
        recent.push(self);
        if recent.len() > KEPT {
            let oldest = recent.remove(0).0;
            let prepared = oldest.prepared.lock();
            *prepared.unwrap_or_else(PoisonError::into_inner) = None;
        }
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
