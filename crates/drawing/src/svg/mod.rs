//! Reads `map.svg`: the outlines of provinces, coasts and dead ground, and the points their author chose.
//!
//! A small reader of its own on the XML tree, with a list of what is allowed: nothing an upload names is ever followed.

mod fill;
mod matrix;
mod names;
mod ornaments;
mod outline;
mod seams;
mod twins;

use std::collections::BTreeMap;

use fill::Painter;
use matrix::Matrix;
use names::{Names, label};
use outline::{OutlineError, SHAPES, outlines};
use roxmltree::{Document, Node, ParsingOptions};
use seams::HALF_GAP;

use twins::{Frame, Twins, twins};

use crate::LEAST_REGION;
use crate::distance::squared;
use crate::fault::{
    Counted, Fault, Hint, MOST_REASON, Mistake, Near, OtherLayers, ShapeName, Shorter, Spots,
    Whereabouts, cut, shortened,
};
use crate::ornament::Ornaments;
use crate::place::{Hints, Place};
use crate::raster::{GAP, Raster};
use crate::regions::{map_place, regions};
use crate::spot::Spot;

const MOST_BYTES: usize = 4 << 20;
const MOST_ELEMENTS: usize = 20_000;
const MOST_DEPTH: usize = 16;
/// The most attributes of one element. The XML parser compares each with all before it.
const MOST_ATTRIBUTES: usize = 500;
/// The most declarations of namespaces. The XML parser copies those of the elements around it for each.
const MOST_NAMESPACES: usize = 100;
/// The most letters of a shape's name that are kept. The longest that means something is `stp/sc:dislodged`, or an id
/// of twelve letters with `:fleets-7-1`.
const MOST_LETTERS: usize = 40;
const MOST_POINTS: usize = 400_000;
/// The sides of a map, in map units.
const SIDES: (f64, f64) = (600.0, 4_000.0);
/// The most cells of a raster with two cells along a unit; larger maps have one.
const FINE_CELLS: f64 = 8_000_000.0;
/// A drawing with fewer shapes that belong to no province was not saved without its labels.
const LEAST_PLAIN: usize = 3;
/// The layers that are read.
const LAYERS: [&str; 7] = [
    "provinces",
    "coasts",
    "dead",
    "anchors",
    "backdrop",
    "front",
    "names",
];
/// After so many mistakes the rest would be no help.
const MOST_FAULTS: usize = 200;

const SVG: &str = "http://www.w3.org/2000/svg";
/// Elements that have nothing to draw and need no mention.
const SILENT: [&str; 5] = ["svg", "g", "title", "desc", "metadata"];
/// Attributes that would change a shape and are not followed.
const UNFOLLOWED: [&str; 4] = ["href", "clip-path", "mask", "filter"];
/// What was read of the outlines.
#[derive(Debug)]
pub struct Reading {
    /// The painted raster; `None` if a fault forbids it.
    pub raster: Option<Raster>,
    /// Anchors and coasts.
    pub hints: Hints,
    /// What is drawn beside the map.
    pub ornaments: Ornaments,
    /// All that is wrong, and all that deserves a look.
    pub faults: Vec<Fault>,
}

/// Reads the outlines of these provinces.
pub fn read(bytes: &[u8], places: &[Place]) -> Reading {
    let mut reading = Reading {
        raster: None,
        hints: Hints::default(),
        ornaments: Ornaments::default(),
        faults: Vec::new(),
    };
    match parsed(bytes) {
        Ok(document) => {
            let mut reader = Reader {
                document: &document,
                places,
                reading: &mut reading,
                points: 0,
            };
            reader.read();
        }
        Err(fault) => reading.faults.push(fault),
    }
    reading
}

fn parsed(bytes: &[u8]) -> Result<Document<'_>, Fault> {
    let most = MOST_BYTES;
    if bytes.len() > most {
        let bytes = bytes.len();
        let mistake = Mistake::TooManyBytes {
            bytes,
            most,
            advice: Shorter::Outlines,
        };
        return Err(mistake.into());
    }
    let text = std::str::from_utf8(bytes).map_err(|_| Mistake::NotText)?;
    if let Some(mistake) = slow_to_parse(text) {
        return Err(mistake.into());
    }
    let options = ParsingOptions {
        // Texts between elements are nodes, too.
        nodes_limit: 4 * MOST_ELEMENTS as u32,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        let (line, column) = (error.pos().row, error.pos().col);
        let at = Whereabouts::Text { line, column };
        match error {
            roxmltree::Error::DtdDetected => Fault::from(Mistake::DocumentType),
            roxmltree::Error::NodesLimitReached => {
                too_many(Counted::Elements, MOST_ELEMENTS).into()
            }
            other => {
                let reason = other.to_string();
                // The place is in the fault already.
                let reason = reason.replacen(&format!(" at {line}:{column}"), "", 1);
                let reason = cut(&reason, MOST_REASON);
                Fault::at(at, Mistake::NotXml { reason })
            }
        }
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "svg" {
        let found = shortened(root.tag_name().name());
        return Err(Mistake::NotSvg { found }.into());
    }
    let elements = document.descendants().filter(Node::is_element).count();
    if elements > MOST_ELEMENTS {
        return Err(too_many(Counted::Elements, MOST_ELEMENTS).into());
    }
    if is_deep(root) {
        return Err(too_many(Counted::Levels, MOST_DEPTH).into());
    }
    Ok(document)
}

/// What the XML parser would need quadratic time for. Neither `<` nor an attribute without `=` is well-formed inside a
/// tag: what stands between two `<` holds the attributes of one element at most.
fn slow_to_parse(text: &str) -> Option<Mistake> {
    let equals = |part: &str| part.bytes().filter(|byte| *byte == b'=').count();
    if text.split('<').any(|part| equals(part) > MOST_ATTRIBUTES) {
        return Some(too_many(Counted::Attributes, MOST_ATTRIBUTES));
    }
    let has_more = text.matches("xmlns").nth(MOST_NAMESPACES).is_some();
    has_more.then(|| too_many(Counted::Namespaces, MOST_NAMESPACES))
}

fn too_many(what: Counted, most: usize) -> Mistake {
    Mistake::TooMany { what, most }
}

fn is_deep(root: Node<'_, '_>) -> bool {
    let mut level = vec![root];
    for _ in 0..MOST_DEPTH {
        let below = level.iter().flat_map(Node::children);
        level = below.filter(Node::is_element).collect();
    }
    !level.is_empty()
}

struct Reader<'r, 'input> {
    document: &'r Document<'input>,
    places: &'r [Place],
    reading: &'r mut Reading,
    points: usize,
}

/// A shape with the name it goes by.
struct Shape {
    name: String,
    /// Whether the name is its own, and not that of a group around it.
    is_named: bool,
    rings: Vec<Vec<Spot>>,
}

impl Shape {
    /// The middle of its frame.
    fn at(&self) -> Whereabouts {
        middle(&self.rings).unwrap_or_default().into()
    }

    /// Whether it has a size and lies beside a page of this size.
    fn is_off(&self, width: f64, height: f64) -> bool {
        let spots = || self.rings.iter().flatten();
        let beside = |of: fn(&Spot) -> f64, side: f64| {
            let least = spots().map(of).fold(f64::INFINITY, f64::min);
            let most = spots().map(of).fold(f64::NEG_INFINITY, f64::max);
            (least < most, most <= 0.0 || least >= side)
        };
        let (across, left_or_right) = beside(|spot| spot.x, width);
        let (down, above_or_below) = beside(|spot| spot.y, height);
        across && down && (left_or_right || above_or_below)
    }
}

impl<'r> Reader<'r, '_> {
    fn read(&mut self) {
        let root = self.document.root_element();
        self.list_unread(root);
        let Some((origin, width, height)) = self.frame(root) else {
            return;
        };
        let whole = Matrix::translation(-origin.x, -origin.y);
        let Some(provinces) = self.layer(root, "provinces", whole) else {
            let named = |node: Node<'_, '_>| {
                let name = label(node).or(node.attribute("id"))?;
                (node.tag_name().name() == "g").then(|| format!("\"{}\"", shortened(name)))
            };
            // Without its label, a layer of Inkscape has an id that says nothing.
            let is_layer = |node: Node<'_, '_>| {
                let id = node.attribute("id").unwrap_or_default();
                id.strip_prefix("layer")
                    .is_some_and(|rest| rest.parse::<u32>().is_ok())
            };
            let shapes = root.descendants();
            let shapes = shapes.filter(|node| SHAPES.contains(&node.tag_name().name()));
            let names = shapes.map(|node| Names(self.places).of(node).unwrap_or_default());
            if let Some(plain) = self.plain(root, names)
                && root.children().any(is_layer)
            {
                self.fault(plain.into());
                return;
            }
            let found: Vec<String> = root.children().filter_map(named).take(10).collect();
            let layers = found.join(", ");
            let found = if layers.is_empty() {
                OtherLayers::Nothing
            } else {
                OtherLayers::DrawingHas { layers }
            };
            let layer = "provinces";
            self.fault(Mistake::NoLayer { layer, found }.into());
            return;
        };
        let names = provinces.iter().map(|shape| shape.name.clone());
        if let Some(plain) = self.plain(root, names) {
            self.fault(plain.into());
            return;
        }
        let dead = self.layer(root, "dead", whole);
        let coasts = self.layer(root, "coasts", whole).unwrap_or_default();
        let anchors = self.layer(root, "anchors", whole).unwrap_or_default();
        self.coasts(coasts);
        self.anchors(anchors);
        let per_unit = if width * height * 4.0 <= FINE_CELLS {
            2
        } else {
            1
        };
        let cells = |side: f64| side.round() as usize * per_unit;
        let mut raster = Raster::new(cells(width), cells(height), per_unit, self.places);
        let mut painter = Painter::new(&mut raster);
        let has_dead = dead.is_some();
        let mut painted = true;
        for shape in dead.unwrap_or_default() {
            let water = shape.name.ends_with('~');
            painted &= painter.dead(&shape.rings, water);
        }
        let drawn = self.drawn(&provinces);
        for shape in &provinces {
            match Names(self.places).province(&shape.name) {
                Some((place, belt)) => {
                    if shape.is_off(width, height) {
                        let id = shortened(&shape.name);
                        self.fault_on(shape, Mistake::OffPage { id });
                    }
                    painted &= painter.province(&shape.rings, place, belt);
                }
                None if shape.name.is_empty() => {
                    let (layer, example) = ("provinces", "par");
                    self.fault_on(shape, Mistake::Nameless { layer, example });
                }
                // As many as are listed.
                None if self.reading.faults.len() >= MOST_FAULTS => {}
                None => {
                    let id = shortened(&shape.name);
                    let is_coast = Names(self.places).is_coast(&shape.name);
                    let mistake = if is_coast {
                        Mistake::CoastAmongProvinces { id }
                    } else {
                        let near = Names(self.places).near(&shape.name, &drawn);
                        Mistake::UnknownShape { id, near }
                    };
                    self.fault_on(shape, mistake);
                }
            }
        }
        let overlaps = painter.overlaps();
        let over_sea = painter.over_sea();
        self.elsewhere(root, &drawn);
        self.missing(&provinces, &drawn);
        if !painted {
            self.fault(Mistake::TooIntricate.into());
            return;
        }
        for (a, b, percent, cell) in overlaps {
            let [a, b] = [a, b].map(|place| self.places[place].id.clone());
            let at = map_place(&raster, cell);
            self.fault(Fault::at(at, Mistake::Overlap { a, b, percent }));
        }
        for fault in seams::open(&mut raster, &over_sea, LEAST_REGION) {
            self.fault(fault);
        }
        let left_over = close_ground(&mut raster);
        let percent = (left_over * 100 / raster.cells.len().max(1)) as u32;
        if has_dead && percent > 0 {
            self.fault(Mistake::Uncovered { percent }.into());
        }
        if !has_dead {
            self.holes(&raster);
        }
        self.reading.raster = Some(raster);
        // Last, and only where the map is good so far: their colours can have many hints.
        if !self.reading.faults.iter().any(Fault::is_fatal) {
            self.reading.ornaments = self.ornaments(root, whole, (width, height));
        }
    }

    /// By province, whether one of these shapes is part of it.
    fn drawn(&self, shapes: &[Shape]) -> Vec<bool> {
        let mut drawn = vec![false; self.places.len()];
        for shape in shapes {
            if let Some((place, _)) = Names(self.places).province(&shape.name) {
                drawn[place] = true;
            }
        }
        drawn
    }

    /// The one mistake of a file that was saved without the labels of its shapes.
    fn plain(&self, root: Node<'_, '_>, names: impl Iterator<Item = String>) -> Option<Mistake> {
        let (mut unknown, mut count) = (0, 0);
        for name in names {
            count += 1;
            unknown += usize::from(Names(self.places).province(&name).is_none());
        }
        let is_plain = unknown >= LEAST_PLAIN && unknown * 2 > count;
        let is_labelled = || root.descendants().any(|node| label(node).is_some());
        (is_plain && !is_labelled()).then_some(Mistake::PlainSvg { unknown, count })
    }

    /// Provinces without a shape, with what may have become of it, and labels that are on two shapes far apart.
    fn missing(&mut self, shapes: &[Shape], drawn: &[bool]) {
        let twins: Vec<Twins> = twins(shapes.iter().filter(|shape| {
            // Further pieces say of themselves that there are several.
            let is_piece = shape.name.contains(['.', '~']);
            shape.is_named && !is_piece && Names(self.places).province(&shape.name).is_some()
        }));
        let same = |twins: &Twins| {
            let label = shortened(&twins.name);
            let places = Spots::from_iter(twins.places);
            (label, places)
        };
        let mut slips: BTreeMap<String, (String, Whereabouts)> = BTreeMap::new();
        let is_unknown = |shape: &&Shape| Names(self.places).province(&shape.name).is_none();
        for shape in shapes.iter().filter(is_unknown).take(MOST_FAULTS) {
            if let Near::DidYouMean { id } = Names(self.places).near(&shape.name, drawn) {
                slips.insert(id, (shortened(&shape.name), shape.at()));
            }
        }
        let places = self.places;
        for (place, _) in places.iter().zip(drawn).filter(|(_, drawn)| !**drawn) {
            let hint = match (slips.remove(&place.id), twins.first().map(same)) {
                (Some((label, at)), _) => Hint::Slip { label, at },
                (None, Some((label, places))) => Hint::OneOfTwo { label, places },
                (None, None) => Hint::Nothing,
            };
            let id = place.id.clone();
            self.fault(Mistake::NoShape { id, hint }.into());
        }
        for (label, places) in twins.iter().map(same) {
            self.fault(Mistake::SameLabel { label, places }.into());
        }
    }

    /// Shapes of provinces that are drawn in no layer that is read.
    fn elsewhere(&mut self, root: Node<'r, '_>, drawn: &[bool]) {
        let named = |node: Node<'r, '_>| {
            let name = Names(self.places).of(node)?;
            let (place, _) = Names(self.places).province(&name)?;
            (!drawn[place] && !name.contains(['/', ':'])).then_some((node.range().start, name))
        };
        // What is in a layer that is read is not misplaced, whatever else is wrong with it.
        let read = LAYERS.map(|layer| top_group(root, layer));
        let others = root.children().filter(|node| !read.contains(&Some(*node)));
        let shapes = others
            .flat_map(|node| node.descendants())
            .filter(|node| SHAPES.contains(&node.tag_name().name()));
        let found: Vec<(usize, String)> = shapes.filter_map(named).collect();
        for (start, name) in found {
            let id = shortened(&name);
            self.fault_at(start, Mistake::OutsideLayer { id });
        }
    }

    /// Small parts that no shape covers: more likely forgotten than meant.
    fn holes(&mut self, raster: &Raster) {
        let (found, _) = regions(raster.width, raster.height, &raster.cells);
        let dead = found
            .iter()
            .filter(|region| region.area == raster.dead_land());
        for region in dead.filter(|region| region.cells * 100 < raster.cells.len()) {
            let units = region.cells / (raster.per_unit * raster.per_unit);
            let at = map_place(raster, region.first);
            self.fault(Fault::at(at, Mistake::Hole { units }));
        }
    }

    fn fault(&mut self, fault: Fault) {
        // Hints leave room for what forbids the drawing.
        let most = if fault.is_fatal() {
            MOST_FAULTS
        } else {
            MOST_FAULTS / 2
        };
        if self.reading.faults.len() < most && !self.reading.faults.contains(&fault) {
            self.reading.faults.push(fault);
        }
    }

    /// A mistake in the text from this byte on. Finding the line takes time: not for every shape.
    fn fault_at(&mut self, start: usize, mistake: Mistake) {
        if self.reading.faults.len() < MOST_FAULTS {
            let at = self.document.text_pos_at(start);
            let (line, column) = (at.row, at.col);
            self.fault(Fault::at(Whereabouts::Text { line, column }, mistake));
        }
    }

    /// A mistake in a shape. Drawing programs show places, not lines of the text.
    fn fault_on(&mut self, shape: &Shape, mistake: Mistake) {
        if self.reading.faults.len() < MOST_FAULTS {
            self.fault(Fault::at(shape.at(), mistake));
        }
    }

    /// The upper left corner, the width and the height of the map.
    fn frame(&mut self, root: Node<'_, '_>) -> Option<(Spot, f64, f64)> {
        let given = root
            .attribute("viewBox")
            .and_then(|text| text.parse::<svgtypes::ViewBox>().ok());
        let usable = given.filter(|frame| {
            [frame.x, frame.y, frame.w, frame.h]
                .iter()
                .all(|n| n.abs() < 1e6)
        });
        let Some(frame) = usable else {
            self.fault_at(root.range().start, Mistake::NoViewBox);
            return None;
        };
        let fits = |side: f64| side >= SIDES.0 && side <= SIDES.1;
        if !fits(frame.w) || !fits(frame.h) {
            let mistake = Mistake::Size {
                width: frame.w as u64,
                height: frame.h as u64,
                least: SIDES.0 as u64,
                most: SIDES.1 as u64,
            };
            self.fault_at(root.range().start, mistake);
            return None;
        }
        Some((Spot::new(frame.x, frame.y), frame.w, frame.h))
    }

    /// Counts what is in the file and is not read.
    fn list_unread(&mut self, root: Node<'_, '_>) {
        let mut elements: BTreeMap<String, usize> = BTreeMap::new();
        let mut attributes: BTreeMap<String, usize> = BTreeMap::new();
        for node in root.descendants().filter(Node::is_element) {
            // What editors keep for themselves is not part of the drawing.
            if node
                .tag_name()
                .namespace()
                .is_some_and(|space| space != SVG)
            {
                continue;
            }
            let name = node.tag_name().name();
            let is_empty = name == "defs" && !node.children().any(|child| child.is_element());
            if !SHAPES.contains(&name) && !SILENT.contains(&name) && !is_empty {
                *elements.entry(shortened(name)).or_default() += 1;
            }
            for attribute in node.attributes().filter(|a| UNFOLLOWED.contains(&a.name())) {
                *attributes.entry(attribute.name().to_owned()).or_default() += 1;
            }
        }
        for (element, count) in elements {
            self.fault(Mistake::NotRead { element, count }.into());
        }
        for (attribute, count) in attributes {
            self.fault(Mistake::NotFollowed { attribute, count }.into());
        }
    }

    /// All shapes of a top-level group; `None` if there is no such group.
    fn layer(&mut self, root: Node<'r, '_>, name: &str, whole: Matrix) -> Option<Vec<Shape>> {
        let group = top_group(root, name)?;
        let mut shapes = Vec::new();
        let outer = self.matrix(root, whole);
        let inner = self.matrix(group, outer);
        for node in group.children().filter(Node::is_element) {
            self.collect(node, inner, "", &mut shapes);
        }
        Some(shapes)
    }

    fn matrix(&mut self, node: Node<'_, '_>, outer: Matrix) -> Matrix {
        let Some(text) = node.attribute("transform") else {
            return outer;
        };
        match text
            .parse::<svgtypes::Transform>()
            .ok()
            .and_then(Matrix::read)
        {
            Some(own) => outer.then(own),
            None => {
                let attribute = "transform";
                self.fault_at(node.range().start, Mistake::Number { attribute });
                outer
            }
        }
    }

    fn collect(&mut self, node: Node<'r, '_>, outer: Matrix, group: &str, shapes: &mut Vec<Shape>) {
        if is_hidden(node) {
            return;
        }
        let matrix = self.matrix(node, outer);
        // Every shape of a group may copy its name.
        let own = Names(self.places).of(node);
        let is_named = own.is_some();
        let name = match own {
            Some(name) => name.chars().take(MOST_LETTERS).collect(),
            None => group.to_owned(),
        };
        if node.tag_name().name() == "g" {
            // Nesting is limited: this cannot go deep.
            for child in node.children().filter(Node::is_element) {
                self.collect(child, matrix, &name, shapes);
            }
        } else if SHAPES.contains(&node.tag_name().name()) {
            let start = node.range().start;
            let left = MOST_POINTS.saturating_sub(self.points);
            match outlines(node, matrix, left) {
                Ok(rings) => {
                    self.points += rings.iter().map(Vec::len).sum::<usize>();
                    shapes.push(Shape {
                        name,
                        is_named,
                        rings,
                    });
                }
                Err(error) => {
                    let shape = ShapeName::of(&name);
                    self.fault_at(start, unread(error, shape));
                }
            }
        }
    }

    fn coasts(&mut self, shapes: Vec<Shape>) {
        for shape in shapes {
            let name = shape.name.split('.').next().unwrap_or_default().to_owned();
            if Names(self.places).is_coast(&name) {
                let points = shape.rings.into_iter().flatten();
                self.reading
                    .hints
                    .coasts
                    .entry(name)
                    .or_default()
                    .extend(points);
            } else if name.is_empty() {
                let (layer, example) = ("coasts", "stp/sc");
                self.fault_on(&shape, Mistake::Nameless { layer, example });
            } else {
                let id = shortened(&shape.name);
                let is_province = Names(self.places).province(&name).is_some();
                let advice = Names(self.places).coasts_near(&name);
                let mistake = if is_province && !name.contains('/') {
                    Mistake::ProvinceAmongCoasts { id, advice }
                } else {
                    Mistake::UnknownCoast { id, advice }
                };
                self.fault_on(&shape, mistake);
            }
        }
    }

    fn anchors(&mut self, shapes: Vec<Shape>) {
        for shape in shapes {
            let known = shape
                .name
                .split_once(':')
                .is_some_and(|(of, thing)| Names(self.places).is_thing(of, thing));
            match middle(&shape.rings).filter(|_| known) {
                Some(at) => {
                    self.reading.hints.anchors.insert(shape.name, at);
                }
                None if shape.name.is_empty() => {
                    let (layer, example) = ("anchors", "par:unit");
                    self.fault_on(&shape, Mistake::Nameless { layer, example });
                }
                None => {
                    let id = shortened(&shape.name);
                    self.fault_on(&shape, Mistake::UnknownAnchor { id });
                }
            }
        }
    }
}

/// The top-level group of that name.
fn top_group<'n, 'i>(root: Node<'n, 'i>, name: &str) -> Option<Node<'n, 'i>> {
    let is_name = |text: &str| text.trim().eq_ignore_ascii_case(name);
    let is_it = |node: &Node<'_, '_>| {
        let names = [node.attribute("id"), label(*node)];
        node.tag_name().name() == "g" && names.into_iter().flatten().any(is_name)
    };
    root.children().filter(Node::is_element).find(is_it)
}

/// Whether an element is not to be drawn, or belongs to an editor.
fn is_hidden(node: Node<'_, '_>) -> bool {
    let is_unstyled = |style: &str| style.replace(' ', "").contains("display:none");
    let space = node.tag_name().namespace();
    node.attribute("display") == Some("none")
        || node.attribute("style").is_some_and(is_unstyled)
        || space.is_some_and(|space| space != SVG)
}

/// Why a shape of that name cannot be used.
fn unread(error: OutlineError, shape: ShapeName) -> Mistake {
    match error {
        OutlineError::Data => Mistake::PathData { shape },
        OutlineError::Number(attribute) => Mistake::NumberOfShape { attribute, shape },
        OutlineError::Points => too_many(Counted::Points, MOST_POINTS),
    }
}

/// The middle of a shape's frame.
fn middle(rings: &[Vec<Spot>]) -> Option<Spot> {
    Frame::of(rings).map(Frame::middle)
}

/// Leaves narrow gaps to be closed, and makes dead ground of the rest that no shape covers: how many cells it is.
fn close_ground(raster: &mut Raster) -> usize {
    let (width, height) = (raster.width, raster.height);
    let reach = HALF_GAP * raster.per_unit as f64;
    let (nobody, cells) = (raster.dead_land(), &mut raster.cells);
    let to_shape = squared(width, height, |cell| cells[cell] != GAP);
    let is_core = |cell: usize| f64::from(to_shape[cell]) > reach * reach;
    let to_core = squared(width, height, is_core);
    let mut count = 0;
    for (cell, area) in cells.iter_mut().enumerate() {
        // Ground next to a wide part belongs to it; what is far from any is a gap between two shapes.
        let wide = f64::from(to_core[cell]).sqrt() <= reach + 0.5;
        if *area == GAP && wide {
            *area = nobody;
            count += 1;
        }
    }
    count
}
