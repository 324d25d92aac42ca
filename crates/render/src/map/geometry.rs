//! The drawn board: shapes, borders and where things stand, read once from `maps/geometry.json`.
//!
//! Lengths are map units: one unit is one pixel of a picture at its natural size.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use tiny_skia::{Path, PathBuilder};

use crate::paint::spot::{Spot, polyline};
use crate::scene::Chart;
use chancery_rules::board::{Coast, Location, Province, ProvinceSet};

/// The smallest shape the board is cut into; charts make their spaces from these.
#[derive(Debug)]
pub struct Piece {
    /// Its outline, in map units.
    pub path: Path,
    /// Drawn as water, even where it belongs to a land province (the Danish belts).
    pub sea: bool,
}

/// What lies on the two sides of a border.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BorderKind {
    /// Land on both sides.
    Land,
    /// Sea on both sides.
    Sea,
    /// Land on one side, sea on the other.
    Coast,
}

/// A line between two pieces, each drawn once.
#[derive(Debug)]
pub struct Border {
    /// Indices of the pieces beside it.
    pub sides: [usize; 2],
    /// What lies on the two sides.
    pub kind: BorderKind,
    /// The line, in map units.
    pub path: Path,
}

/// Where the things of a space are drawn, all in map units.
#[derive(Clone, Debug, Deserialize)]
pub struct Space {
    /// `sea`, `coast`, `land` or `dead`.
    pub kind: String,
    /// The ids of the pieces it is made of.
    pub pieces: Vec<String>,
    /// The middle of its name.
    pub label: Spot,
    /// Where a unit stands, by coast; `main` where there is none.
    pub unit: BTreeMap<String, Spot>,
    /// Where a dislodged unit stands, by coast, beside the one that took its place.
    pub dislodged: BTreeMap<String, Spot>,
    /// Where the coin with its value lies; `None` if it has none.
    pub badge: Option<Spot>,
    /// Where a treasury's chest stands.
    #[serde(default)]
    pub chest: Option<Spot>,
    /// Where a stack of blocks lies.
    #[serde(default)]
    pub stack: Option<Spot>,
    /// Where the supply centre's mark stands; `None` if it is none.
    pub sc: Option<Spot>,
    /// Whether it is a centre on the standard board.
    pub sc_standard: bool,
    /// Where the stacks of two powers' fleets stand, of three, and so on.
    #[serde(default)]
    pub fleets: Vec<Roads>,
}

/// Where several powers' fleets stand in one sea.
#[derive(Clone, Debug, Deserialize)]
pub struct Roads {
    /// How large stacks are drawn: 0 is the largest.
    pub size: usize,
    /// The places of the powers' stacks.
    pub at: Vec<Spot>,
}

impl Space {
    /// Whether the space is a sea; coastal provinces are land.
    pub fn sea(&self) -> bool {
        self.kind == "sea"
    }
}

/// One board drawn from the pieces.
#[derive(Debug)]
pub struct ChartGeometry {
    spaces: BTreeMap<Province, Space>,
    /// By piece: the province it belongs to, if it is in play.
    pub owner: Vec<Option<Province>>,
    /// Marks where four spaces touch, with the spaces.
    pub corners: Vec<(Spot, ProvinceSet)>,
    /// Islands that may be closed: then they are drawn as nobody's ground.
    pub islands: ProvinceSet,
    /// The provinces an army reaches by land from each one, as the shapes alone have it; for checks against
    /// the rules' board.
    pub army: BTreeMap<String, Vec<String>>,
    /// The places a fleet reaches from each one, as the shapes alone have it; for checks against the rules'
    /// board.
    pub fleet: BTreeMap<String, Vec<String>>,
}

impl ChartGeometry {
    /// The space of a province; `None` if the chart does not have it.
    pub fn space(&self, province: Province) -> Option<&Space> {
        self.spaces.get(&province)
    }

    /// The provinces the chart has.
    pub fn provinces(&self) -> impl Iterator<Item = (Province, &Space)> {
        self.spaces.iter().map(|(p, space)| (*p, space))
    }

    /// The provinces the chart has while these islands are open.
    pub fn open(&self, islands: &ProvinceSet) -> impl Iterator<Item = (Province, &Space)> {
        let closed = self.islands.minus(islands);
        self.provinces().filter(move |(p, _)| !closed.contains(*p))
    }

    /// The marks where four spaces touch that are all open.
    pub fn open_corners(&self, islands: &ProvinceSet) -> impl Iterator<Item = Spot> {
        let closed = self.islands.minus(islands);
        let open = move |c: &&(Spot, ProvinceSet)| c.1.and(&closed).is_empty();
        self.corners.iter().filter(open).map(|c| c.0)
    }

    /// Where a unit stands. A coast the chart does not draw counts as none.
    pub fn stand(&self, at: Location) -> Option<Spot> {
        spot_at(&self.space(at.province)?.unit, at.coast)
    }

    /// Where a dislodged unit stands.
    pub fn dislodged(&self, at: Location) -> Option<Spot> {
        spot_at(&self.space(at.province)?.dislodged, at.coast)
    }
}

fn spot_at(spots: &BTreeMap<String, Spot>, coast: Option<Coast>) -> Option<Spot> {
    coast
        .and_then(|c| spots.get(c.id()))
        .or_else(|| spots.get("main"))
        .copied()
}

/// Everything in the geometry file.
#[derive(Debug)]
pub struct Geometry {
    /// Width and height of the map in map units.
    pub size: (f32, f32),
    /// The ids of the pieces, by their index.
    pub ids: Vec<String>,
    /// The pieces that all charts are put together from.
    pub pieces: Vec<Piece>,
    /// The lines between pieces.
    pub borders: Vec<Border>,
    /// The lines of latitude and longitude.
    pub graticule: Option<Path>,
    /// The line of the canal, drawn over land; `None` if there is none.
    pub canal: Option<Path>,
    /// The compass rose's middle and radius.
    pub rose: (Spot, f32),
    charts: BTreeMap<Chart, ChartGeometry>,
}

static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| {
    // The file is compiled in and a test reads it: it cannot be bad at run time.
    Geometry::read(include_str!("../../../../maps/geometry.json"))
        .expect("maps/geometry.json is sound")
});

#[derive(Deserialize)]
struct RawFile {
    size: [f32; 2],
    extras: RawExtras,
    pieces: BTreeMap<String, RawPiece>,
    spaces: BTreeMap<String, Space>,
    borders: Vec<RawBorder>,
    maps: BTreeMap<String, RawChart>,
}

#[derive(Deserialize)]
struct RawExtras {
    canal: Vec<String>,
    rose: [f32; 3],
    graticule: String,
}

#[derive(Deserialize)]
struct RawPiece {
    path: String,
    sea: bool,
}

#[derive(Deserialize)]
struct RawBorder {
    a: String,
    b: String,
    #[serde(rename = "type")]
    kind: BorderKind,
    lines: Vec<Vec<Spot>>,
}

#[derive(Deserialize)]
struct RawChart {
    spaces: BTreeMap<String, String>,
    dead: Vec<String>,
    corner: Vec<RawCorner>,
    army: BTreeMap<String, Vec<String>>,
    fleet: BTreeMap<String, Vec<String>>,
}

#[derive(Deserialize)]
struct RawCorner {
    at: Spot,
    spaces: Vec<String>,
}

impl Geometry {
    /// The board's shapes, read on first use.
    pub fn get() -> &'static Geometry {
        &GEOMETRY
    }

    /// The shapes and places of one of the charts.
    pub fn chart(&self, chart: Chart) -> &ChartGeometry {
        &self.charts[&chart]
    }

    fn read(text: &str) -> Option<Geometry> {
        let raw: RawFile = serde_json::from_str(text).ok()?;
        let ids: Vec<String> = raw.pieces.keys().cloned().collect();
        let index = |id: &str| ids.iter().position(|known| known == id);
        let pieces = raw
            .pieces
            .values()
            .map(|p| {
                Some(Piece {
                    path: svg_path(&p.path)?,
                    sea: p.sea,
                })
            })
            .collect::<Option<Vec<_>>>()?;
        let mut borders = Vec::new();
        for b in &raw.borders {
            let mut path = PathBuilder::new();
            for line in &b.lines {
                polyline(&mut path, line);
            }
            borders.push(Border {
                sides: [index(&b.a)?, index(&b.b)?],
                kind: b.kind,
                path: path.finish()?,
            });
        }
        let mut charts = BTreeMap::new();
        let dead = &raw.maps.get(Chart::Standard.id())?.dead;
        for chart in [Chart::Standard, Chart::Economic, Chart::Naval] {
            let raw_chart = raw.maps.get(chart.id())?;
            // What the standard board keeps closed may be opened by a vote, where the chart has it.
            let islands = match chart {
                Chart::Naval => named(dead.iter().filter(|id| raw_chart.spaces.contains_key(*id))),
                Chart::Standard | Chart::Economic => ProvinceSet::EMPTY,
            };
            let mut spaces = BTreeMap::new();
            let mut owner = vec![None; ids.len()];
            for (id, key) in &raw_chart.spaces {
                let province = Province::from_id(id)?;
                let space = raw.spaces.get(key)?;
                for piece in &space.pieces {
                    owner[index(piece)?] = Some(province);
                    if let Some(water) = index(&format!("{piece}~")) {
                        owner[water] = Some(province);
                    }
                }
                spaces.insert(province, space.clone());
            }
            charts.insert(
                chart,
                ChartGeometry {
                    spaces,
                    owner,
                    corners: raw_chart
                        .corner
                        .iter()
                        .map(|c| (c.at, named(&c.spaces)))
                        .collect(),
                    islands,
                    army: raw_chart.army.clone(),
                    fleet: raw_chart.fleet.clone(),
                },
            );
        }
        let [x, y, radius] = raw.extras.rose;
        Some(Geometry {
            size: (raw.size[0], raw.size[1]),
            ids,
            pieces,
            borders,
            graticule: svg_path(&raw.extras.graticule),
            canal: svg_path(&raw.extras.canal.concat()),
            rose: (Spot::new(x, y), radius),
            charts,
        })
    }
}

fn named<'a>(ids: impl IntoIterator<Item = &'a String>) -> ProvinceSet {
    let found = ids.into_iter().filter_map(|id| Province::from_id(id));
    found.collect()
}

/// Reads a path of absolute moves and lines, `M1,2 3,4 … Z`, as the geometry file writes them.
fn svg_path(text: &str) -> Option<Path> {
    let mut path = PathBuilder::new();
    for part in text.split('M').skip(1) {
        let closed = part.trim_end().ends_with('Z');
        let line = part
            .trim_end()
            .trim_end_matches('Z')
            .split_whitespace()
            .map(|pair| {
                let (x, y) = pair.split_once(',')?;
                Some(Spot::new(x.parse().ok()?, y.parse().ok()?))
            })
            .collect::<Option<Vec<_>>>()?;
        polyline(&mut path, &line);
        if closed {
            path.close();
        }
    }
    path.finish()
}
