//! A map maker's drawing, outlines or a painting, becomes the compiled form of a board: shapes, borders, who touches
//! whom, and where letters and units stand.
//!
//! Pure: no files, no clock, no chance without a seed. The same drawing always gives the same result.
//!
//! 1. Outlines ([`draw_svg`]) and paintings ([`draw_painting`]) become a [`Raster`]: cells, each with its area.
//! 2. Small regions are dissolved, gaps closed (`regions`).
//! 3. The sides of the cells between areas are walked once (`lattice`) and smoothed (`smooth`), so that both neighbours
//!    have the same line (`shapes`).
//! 4. The same lines tell who borders whom (`contacts`), and which shore is which coast (`shores`).
//! 5. Units, letters, centres and all else find their places (`placement`).
//!
//! Everything that is wrong is listed, as [`Fault`]s with their places; those that are not fatal are hints.
//!
//! ```
//! use chancery_drawing::{Hints, Kind, Place, draw_svg};
//!
//! let map = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><g id="provinces">
//!     <rect id="ald" width="800" height="250"/>
//!     <rect id="sou" y="250" width="800" height="350"/>
//! </g></svg>"#;
//! let place = |id: &str, kind| Place { id: id.into(), name: id.into(), kind, centre: false, coasts: vec![] };
//! let report = draw_svg(map.as_bytes(), &[place("ald", Kind::Coast), place("sou", Kind::Sea)], &Hints::default());
//!
//! assert!(report.faults.is_empty());
//! let drawn = report.drawn.expect("no fault is fatal");
//! assert_eq!(drawn.map.fleet["sou"], ["ald"]);
//! ```

mod contacts;
mod distance;
mod drawn;
mod fault;
mod lattice;
mod near;
mod ornament;
mod painted;
mod place;
mod placement;
mod planar;
mod random;
mod raster;
mod regions;
mod shapes;
mod shores;
mod smooth;
mod spot;
mod svg;

pub use drawn::{Border, BorderKind, Chart, Corner, Drawn, Piece, Roads, Space};
pub use fault::{
    CoastsNear, Counted, Fault, Hint, Mistake, Near, OtherLayers, ShapeName, Shorter, Spots,
    Whereabouts,
};
pub use ornament::{Ornament, Ornaments};
pub use place::{Hints, Kind, Place};
pub use planar::random_planar;
pub use raster::{Area, GAP, Raster};
pub use spot::Spot;

/// The smallest region that is kept, in square units.
const LEAST_REGION: usize = 12;

/// The most points of all lines between areas. Our own boards have some 10,000; a first picture of half a million takes
/// minutes.
const MOST_SPOTS: usize = 100_000;

/// After so many mistakes and hints the rest would be no help.
const MOST_FAULTS: usize = 500;

/// What became of a drawing.
#[derive(Clone, Debug)]
pub struct Report {
    /// The compiled form; `None` if a fault forbids it.
    pub drawn: Option<Drawn>,
    /// All that is wrong, and all that deserves a look.
    pub faults: Vec<Fault>,
}

impl Report {
    fn failed(faults: Vec<Fault>) -> Report {
        let drawn = None;
        Report { drawn, faults }
    }
}

/// Compiles outlines, the text of a `map.svg`. Anchors and coasts of `hints` come before those that are drawn.
pub fn draw_svg(bytes: &[u8], places: &[Place], hints: &Hints) -> Report {
    let svg::Reading {
        raster,
        hints: mut drawn,
        ornaments,
        faults,
    } = svg::read(bytes, places);
    drawn.anchors.extend(hints.anchors.clone());
    drawn.coasts.extend(hints.coasts.clone());
    drawn.picture = hints.picture;
    match raster {
        // Mistakes of the reader forbid the result, but the shapes may have others.
        Some(raster) => {
            let mut report = compile_after(faults, raster, places, &drawn);
            if let Some(drawn) = &mut report.drawn {
                drawn.ornaments = ornaments;
            }
            report
        }
        None => Report::failed(faults),
    }
}

/// Compiles a painting, the bytes of a `map.png`. The text of its `provinces.csv` says which colour is which province:
/// a table with the columns `colour` and `id`, separated by commas or semicolons. A colour without an id is ground that
/// nobody enters, and water if a column `kind` says `sea`.
pub fn draw_painting(bytes: &[u8], table: &[u8], places: &[Place], hints: &Hints) -> Report {
    match painted::read(bytes, table, places) {
        Ok(raster) => compile(raster, places, hints),
        Err(faults) => Report::failed(faults),
    }
}

/// Compiles a raster of these provinces.
pub fn compile(raster: Raster, places: &[Place], hints: &Hints) -> Report {
    compile_after(Vec::new(), raster, places, hints)
}

fn compile_after(
    mut faults: Vec<Fault>,
    mut raster: Raster,
    places: &[Place],
    hints: &Hints,
) -> Report {
    let mut cleaning = regions::clean(&mut raster, LEAST_REGION);
    // The reader of outlines knows more of a province that nobody drew.
    cleaning.retain(|fault| match &fault.mistake {
        Mistake::NoShape { id, .. } => !is_missed(&faults, id),
        _ => true,
    });
    let lacks = |fault: &Fault| matches!(fault.mistake, Mistake::NoShape { .. });
    let is_whole = !cleaning.iter().any(Fault::is_fatal) && !faults.iter().any(lacks);
    faults.extend(cleaning);
    if !is_whole {
        return Report::failed(faults);
    }
    let Some(chains) = lattice::chains(&raster) else {
        faults.push(Mistake::TooIntricate.into());
        return Report::failed(faults);
    };
    let lines: Vec<shapes::Line> = chains
        .into_iter()
        .map(|chain| {
            let course = smooth::smooth(&chain, raster.per_unit);
            shapes::Line { chain, course }
        })
        .collect();
    if lines.iter().map(|line| line.course.len()).sum::<usize>() > MOST_SPOTS {
        faults.push(Mistake::TooIntricate.into());
        return Report::failed(faults);
    }
    let (contacts, doubts) = contacts::contacts(&raster, &lines, places, hints);
    faults.extend(doubts);
    let mut faults = shortlist(faults);
    if faults.iter().any(Fault::is_fatal) {
        return Report::failed(faults);
    }
    let placed = placement::placed(&raster, places, hints, &contacts);
    faults.extend(placed.faults);
    let faults = shortlist(faults);
    let size = [raster.width, raster.height].map(|cells| cells as f64 / raster.per_unit as f64);
    let drawn = Some(Drawn {
        size,
        scale: placed.scale,
        pieces: shapes::pieces(&raster, &lines),
        spaces: placed.spaces,
        borders: shapes::borders(&raster, &lines),
        map: contacts::chart(&raster, &lines, places, &contacts),
        ornaments: Ornaments::default(),
    });
    Report { drawn, faults }
}

/// Whether it is said already that a province has no shape.
fn is_missed(faults: &[Fault], province: &str) -> bool {
    let is_it =
        |fault: &Fault| matches!(&fault.mistake, Mistake::NoShape { id, .. } if id == province);
    faults.iter().any(is_it)
}

/// As many faults as help. Hints come last, and are left out first.
fn shortlist(mut faults: Vec<Fault>) -> Vec<Fault> {
    faults.sort_by_key(|fault| !fault.is_fatal());
    faults.truncate(MOST_FAULTS);
    faults
}
