//! The drawn board: shapes, borders and where things stand, as `maps/geometry.json` has them for the boards that ship.
//!
//! Lengths are map units: one unit is one pixel of a picture at its natural size.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;
use tiny_skia::{Path, PathBuilder};

use crate::chart::Chart;
use crate::paint::spot::{Spot, polyline};
use crate::paint::theme::Rgb;
use chancery_rules::board::{Coast, Colour, Location, Province, ProvinceSet};

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
#[derive(Debug, Default)]
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
    /// The compass rose's middle and radius; `None` if there is none.
    pub rose: Option<(Spot, f32)>,
    /// How much of the picture lies beside the drawing, in map units: at the left and at the right, above and below.
    pub margins: (f32, f32),
    /// What a board's author drew beside the map.
    pub ornaments: Ornaments,
    charts: BTreeMap<String, ChartGeometry>,
}

/// The coloured shapes of a board's author, each in the order in which they are drawn.
#[derive(Debug, Default)]
pub struct Ornaments {
    /// Seen at sea and on ground that nobody enters.
    pub backdrop: Vec<Ornament>,
    /// Over the land and its colours.
    pub front: Vec<Ornament>,
    /// Letters.
    pub names: Vec<Ornament>,
}

/// A coloured shape.
#[derive(Debug)]
pub struct Ornament {
    /// Its outline, in map units.
    pub path: Path,
    /// The colour it is filled with; `None` if it is only a line.
    pub fill: Option<Rgb>,
    /// The outline's colour, and its width in map units.
    pub stroke: Option<(Rgb, f32)>,
}

static SHIPPED: LazyLock<Geometry> = LazyLock::new(|| {
    let text = include_str!("../../../../maps/geometry.json");
    // The file is compiled in and a test reads it: it cannot be bad at run time.
    Geometry::read(text, &Chart::SHIPPED.map(Chart::id)).expect("maps/geometry.json is sound")
});

/// Why a drawing cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum BadDrawing {
    /// It is not written in the form of `maps/geometry.json`.
    #[error("the drawing is not in the form of geometry.json: {0}")]
    Form(#[from] serde_json::Error),
    /// It has no chart of that name.
    #[error("the drawing has no chart {0}")]
    NoChart(String),
    /// Something names a piece or a space that the file does not have, or that is no word of a province.
    #[error("the drawing names {0}, and has nothing of that name")]
    Unknown(String),
    /// The outline of a piece, or a line, has no point, or one that is no pair of numbers.
    #[error("the line of {0} cannot be read")]
    Line(String),
    /// Its width or height is not a length.
    #[error("the drawing has no size")]
    Size,
}

/// How a drawing is fitted to [`Geometry::SIZE`]: made larger or smaller, and put in the middle.
#[derive(Clone, Copy)]
struct Fit {
    scale: f32,
    left: f32,
    top: f32,
}

impl Fit {
    fn of(size: [f32; 2]) -> Option<Fit> {
        let [width, height] = size;
        let scale = (Geometry::SIZE.0 / width).min(Geometry::SIZE.1 / height);
        let fit = Fit {
            scale,
            left: (Geometry::SIZE.0 - width * scale) / 2.0,
            top: (Geometry::SIZE.1 - height * scale) / 2.0,
        };
        (width > 0.0 && height > 0.0 && scale.is_normal()).then_some(fit)
    }

    fn spot(self, at: Spot) -> Spot {
        Spot::new(at.x * self.scale + self.left, at.y * self.scale + self.top)
    }

    fn space(self, mut space: Space) -> Space {
        let fit = |at: &mut Spot| *at = self.spot(*at);
        fit(&mut space.label);
        space.unit.values_mut().for_each(fit);
        space.dislodged.values_mut().for_each(fit);
        let places = [
            &mut space.badge,
            &mut space.chest,
            &mut space.stack,
            &mut space.sc,
        ];
        places.into_iter().flatten().for_each(fit);
        let fleets = space.fleets.iter_mut();
        fleets.flat_map(|roads| &mut roads.at).for_each(fit);
        space
    }
}

#[derive(Deserialize)]
struct RawFile {
    size: [f32; 2],
    #[serde(default)]
    extras: RawExtras,
    pieces: BTreeMap<String, RawPiece>,
    spaces: BTreeMap<String, Space>,
    borders: Vec<RawBorder>,
    maps: BTreeMap<String, RawChart>,
    #[serde(default)]
    ornaments: RawOrnaments,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct RawOrnaments {
    backdrop: Vec<RawOrnament>,
    front: Vec<RawOrnament>,
    names: Vec<RawOrnament>,
}

#[derive(Deserialize)]
struct RawOrnament {
    path: String,
    fill: Option<String>,
    stroke: Option<String>,
    #[serde(default)]
    width: f32,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct RawExtras {
    canal: Vec<String>,
    rose: Option<[f32; 3]>,
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
    #[serde(default)]
    dead: Vec<String>,
    #[serde(default)]
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
    /// Width and height of every map in map units; drawings are fitted to them.
    pub const SIZE: (f32, f32) = (1400.0, 1200.0);

    /// The shapes of the boards that ship with the program, read on first use.
    pub fn shipped() -> &'static Geometry {
        &SHIPPED
    }

    /// The shapes and places of one of the charts it was read for.
    pub(crate) fn chart(&self, id: &str) -> &ChartGeometry {
        &self.charts[id]
    }

    /// A chart of this name on which there is nothing.
    pub(crate) fn empty(id: &str) -> Geometry {
        Geometry {
            ids: Vec::new(),
            pieces: Vec::new(),
            borders: Vec::new(),
            graticule: None,
            canal: None,
            rose: None,
            margins: (0.0, 0.0),
            ornaments: Ornaments::default(),
            charts: [(id.to_owned(), ChartGeometry::default())].into(),
        }
    }

    /// Reads a file, and the charts of these names in it.
    pub(crate) fn read(text: &str, charts: &[&str]) -> Result<Geometry, BadDrawing> {
        let raw: RawFile = serde_json::from_str(text)?;
        let fit = Fit::of(raw.size).ok_or(BadDrawing::Size)?;
        let ids: Vec<String> = raw.pieces.keys().cloned().collect();
        let mut pieces = Vec::new();
        for (id, piece) in &raw.pieces {
            let path = svg_path(&piece.path, fit).ok_or_else(|| BadDrawing::Line(id.clone()))?;
            let sea = piece.sea;
            pieces.push(Piece { path, sea });
        }
        let mut borders = Vec::new();
        for border in &raw.borders {
            borders.push(border_of(border, &ids, fit)?);
        }
        let mut found = BTreeMap::new();
        for id in charts {
            found.insert((*id).to_owned(), chart_of(&raw, id, &ids, fit)?);
        }
        let rose = raw.extras.rose.map(|[x, y, radius]| {
            let middle = fit.spot(Spot::new(x, y));
            (middle, radius * fit.scale)
        });
        Ok(Geometry {
            ids,
            pieces,
            borders,
            graticule: svg_path(&raw.extras.graticule, fit),
            canal: svg_path(&raw.extras.canal.concat(), fit),
            rose,
            margins: (fit.left, fit.top),
            ornaments: Ornaments {
                backdrop: ornaments(&raw.ornaments.backdrop, fit)?,
                front: ornaments(&raw.ornaments.front, fit)?,
                names: ornaments(&raw.ornaments.names, fit)?,
            },
            charts: found,
        })
    }
}

fn ornaments(raw: &[RawOrnament], fit: Fit) -> Result<Vec<Ornament>, BadDrawing> {
    let colour = |text: &Option<String>| match text {
        None => Ok(None),
        Some(text) => match text.parse::<Colour>() {
            Ok(colour) => Ok(Some(Rgb::of(colour))),
            Err(_) => Err(BadDrawing::Unknown(text.clone())),
        },
    };
    let shapes = raw.iter().map(|shape| {
        let path = svg_path(&shape.path, fit);
        let stroke = colour(&shape.stroke)?;
        Ok(Ornament {
            path: path.ok_or_else(|| BadDrawing::Line("an ornament".to_owned()))?,
            fill: colour(&shape.fill)?,
            stroke: stroke.map(|colour| (colour, shape.width * fit.scale)),
        })
    });
    shapes.collect()
}

/// The place of a piece among all, by its id.
fn index(ids: &[String], id: &str) -> Result<usize, BadDrawing> {
    let found = ids.iter().position(|known| known == id);
    found.ok_or_else(|| BadDrawing::Unknown(id.to_owned()))
}

fn border_of(raw: &RawBorder, ids: &[String], fit: Fit) -> Result<Border, BadDrawing> {
    let mut path = PathBuilder::new();
    for line in &raw.lines {
        let line: Vec<Spot> = line.iter().map(|at| fit.spot(*at)).collect();
        polyline(&mut path, &line);
    }
    let path = path.finish();
    Ok(Border {
        sides: [index(ids, &raw.a)?, index(ids, &raw.b)?],
        kind: raw.kind,
        path: path.ok_or_else(|| BadDrawing::Line(format!("{}-{}", raw.a, raw.b)))?,
    })
}

fn chart_of(
    raw: &RawFile,
    id: &str,
    ids: &[String],
    fit: Fit,
) -> Result<ChartGeometry, BadDrawing> {
    let chart = raw
        .maps
        .get(id)
        .ok_or_else(|| BadDrawing::NoChart(id.to_owned()))?;
    // What the standard board keeps closed may be opened by a vote on the naval one.
    let closed = raw
        .maps
        .get(Chart::STANDARD.id())
        .filter(|_| id == Chart::NAVAL.id());
    let closed = closed.into_iter().flat_map(|standard| &standard.dead);
    let islands = named(closed.filter(|id| chart.spaces.contains_key(*id)));
    let mut spaces = BTreeMap::new();
    let mut owner = vec![None; ids.len()];
    for (id, key) in &chart.spaces {
        let unknown = |id: &str| BadDrawing::Unknown(id.to_owned());
        let province = Province::from_id(id).ok_or_else(|| unknown(id))?;
        let space = raw.spaces.get(key).ok_or_else(|| unknown(key))?;
        for piece in &space.pieces {
            owner[index(ids, piece)?] = Some(province);
            if let Ok(water) = index(ids, &format!("{piece}~")) {
                owner[water] = Some(province);
            }
        }
        spaces.insert(province, fit.space(space.clone()));
    }
    let corners = chart.corner.iter();
    Ok(ChartGeometry {
        spaces,
        owner,
        corners: corners
            .map(|c| (fit.spot(c.at), named(&c.spaces)))
            .collect(),
        islands,
        army: chart.army.clone(),
        fleet: chart.fleet.clone(),
    })
}

fn named<'a>(ids: impl IntoIterator<Item = &'a String>) -> ProvinceSet {
    let found = ids.into_iter().filter_map(|id| Province::from_id(id));
    found.collect()
}

/// Reads a path of absolute moves and lines, `M1,2 3,4 … Z`, as the geometry file writes them.
fn svg_path(text: &str, fit: Fit) -> Option<Path> {
    let mut path = PathBuilder::new();
    for part in text.split('M').skip(1) {
        let closed = part.trim_end().ends_with('Z');
        let line = part
            .trim_end()
            .trim_end_matches('Z')
            .split_whitespace()
            .map(|pair| {
                let (x, y) = pair.split_once(',')?;
                Some(fit.spot(Spot::new(x.parse().ok()?, y.parse().ok()?)))
            })
            .collect::<Option<Vec<_>>>()?;
        polyline(&mut path, &line);
        if closed {
            path.close();
        }
    }
    path.finish()
}
