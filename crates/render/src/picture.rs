//! Whole pictures, and what those of one chart share.

use std::sync::{Arc, Mutex, PoisonError};

use tiny_skia::Pixmap;

use crate::chart::Chart;
use crate::draw::draw;
use crate::map::geometry::Geometry;
use crate::map::layers::Layers;
use crate::paint::palette::Palette;
use crate::paint::{encode, text};
use crate::sample::everything;
use crate::scene::Scene;
use crate::size::WHOLE;

/// What pictures of one chart share.
pub(crate) struct Prepared {
    pub(crate) layers: Layers,
    pub(crate) palette: Palette,
}

/// Of how many of the drawings read while the program runs this is kept, some 30 MiB each. The others make it anew.
const KEPT: usize = 4;

/// What is kept, that used last at the end.
static PREPARED: Mutex<Vec<(Chart, Arc<Prepared>)>> = Mutex::new(Vec::new());

/// What pictures of a chart share; made with the first of them.
pub(crate) fn prepared(chart: Chart) -> Arc<Prepared> {
    if let Some(prepared) = used_last(chart, None) {
        return prepared;
    }
    // Two may do it at once, and one of them for nothing: nobody waits for a thread that the machine may not
    // let go on for minutes (`discord::drawing`).
    let made = Arc::new(Prepared::new(chart));
    used_last(chart, Some(Arc::clone(&made))).unwrap_or(made)
}

/// What is kept of a chart, or `new` from now on, as that used last.
fn used_last(chart: Chart, new: Option<Arc<Prepared>>) -> Option<Arc<Prepared>> {
    let mut kept = PREPARED.lock().unwrap_or_else(PoisonError::into_inner);
    let at = kept.iter().position(|(of, _)| *of == chart);
    let entry = at
        .map(|at| kept.remove(at))
        .or(new.map(|new| (chart, new)))?;
    let prepared = Arc::clone(&entry.1);
    kept.push(entry);
    let read = kept.iter().filter(|(of, _)| !of.is_shipped()).count();
    if read > KEPT
        && let Some(oldest) = kept.iter().position(|(of, _)| !of.is_shipped())
    {
        kept.remove(oldest);
    }
    Some(prepared)
}

impl Prepared {
    fn new(chart: Chart) -> Prepared {
        // Only a view without pixels has no layers.
        let layers = Layers::new(chart, WHOLE).expect("the whole view has pixels");
        let sample = draw(&layers, &everything(chart));
        let palette = Palette::of_map(chart.liveries(), sample.data());
        Prepared { layers, palette }
    }
}

/// Reads what all pictures share, which is little work: for threads that may be kept from going on while others
/// wait for it.
pub fn read_shared() {
    Geometry::shipped();
    text::fonts();
}

/// Computes and keeps what all pictures of a chart share, so that the first of them is as quick as later
/// ones.
pub fn warm_up(chart: Chart) {
    prepared(chart);
}

/// Draws a scene as a PNG of [`WIDTH`](crate::WIDTH) × [`HEIGHT`](crate::HEIGHT) pixels. The same scene always gives the same
/// bytes.
pub fn render(scene: &Scene) -> Vec<u8> {
    let prepared = prepared(scene.chart);
    let pixmap = draw(&prepared.layers, scene);
    packed(scene, &pixmap)
}

/// A picture in the colours that all pictures of a chart share; under a fog, which mixes with all of them, in its own.
pub(crate) fn packed(scene: &Scene, pixmap: &Pixmap) -> Vec<u8> {
    if scene.veiled.is_empty() {
        return encode::png_by(pixmap, &prepared(scene.chart).palette, scene.night);
    }
    let palette = Palette::of_map(scene.chart.liveries(), pixmap.data());
    encode::png_by(pixmap, &palette, scene.night)
}
