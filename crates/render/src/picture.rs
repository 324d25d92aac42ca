//! Whole pictures, and what those of one chart share.

use std::sync::OnceLock;

use crate::draw::draw;
use crate::map::geometry::Geometry;
use crate::map::layers::Layers;
use crate::paint::palette::Palette;
use crate::paint::{encode, text};
use crate::sample::everything;
use crate::scene::{Chart, Scene};
use crate::size::WHOLE;

/// What pictures of one chart share.
pub(crate) struct Prepared {
    pub(crate) layers: Layers,
    pub(crate) palette: Palette,
}

/// What pictures of a chart share; made with the first of them.
pub(crate) fn prepared(chart: Chart) -> &'static Prepared {
    static STANDARD: OnceLock<Prepared> = OnceLock::new();
    static ECONOMIC: OnceLock<Prepared> = OnceLock::new();
    static NAVAL: OnceLock<Prepared> = OnceLock::new();
    let cell = match chart {
        Chart::Standard => &STANDARD,
        Chart::Economic => &ECONOMIC,
        Chart::Naval => &NAVAL,
    };
    if let Some(prepared) = cell.get() {
        return prepared;
    }
    // Two may do it at once, and one of them for nothing: nobody waits for a thread that the machine may not
    // let go on for minutes (`discord::drawing`).
    // Only a view without pixels has no layers.
    let layers = Layers::new(chart, WHOLE).expect("the whole view has pixels");
    let sample = draw(&layers, &everything(chart));
    let palette = Palette::of_map(sample.data());
    cell.get_or_init(|| Prepared { layers, palette })
}

/// Reads what all pictures share, which is little work: for threads that may be kept from going on while others
/// wait for it.
pub fn read_shared() {
    Geometry::get();
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
    encode::png_by(&pixmap, &prepared.palette, scene.night)
}
