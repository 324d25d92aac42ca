//! What can be wrong with a drawing: each mistake with its place and an English sentence that says how to fix it.
//!
//! An enum with the tag `key` is a message in other languages: its key there is `drawing-fault-` with the variant's name,
//! its arguments are the fields. One without is a word that a message chooses by.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::spot::Spot;

/// Where a mistake is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum Whereabouts {
    /// A place in the text of `map.svg`, counted from 1.
    #[error("line {line}, column {column}")]
    Text {
        /// The line.
        line: u32,
        /// The column.
        column: u32,
    },
    /// The table `provinces.csv` as a whole.
    #[error("provinces.csv")]
    Table,
    /// A line of `provinces.csv`.
    #[error("provinces.csv, line {line}")]
    Row {
        /// Counted from 1.
        line: u32,
    },
    /// A place on the map: pixels of a painting, map units of outlines.
    #[error("at {x}, {y}")]
    Map {
        /// To the right; less than 0 beside the page.
        x: i32,
        /// Downwards; less than 0 above the page.
        y: i32,
    },
}

impl From<Spot> for Whereabouts {
    fn from(spot: Spot) -> Whereabouts {
        let [x, y] = whole(spot);
        Whereabouts::Map { x, y }
    }
}

/// A place on the map without fractions.
fn whole(spot: Spot) -> [i32; 2] {
    [spot.x, spot.y].map(|number| number.floor() as i32)
}

/// A mistake in a drawing, or something that deserves a look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where it is, if it has one place.
    pub at: Option<Whereabouts>,
    /// What it is.
    pub mistake: Mistake,
}

impl Fault {
    /// A mistake at a place.
    pub fn at(at: Whereabouts, mistake: Mistake) -> Fault {
        let at = Some(at);
        Fault { at, mistake }
    }

    /// Whether the drawing cannot be used with it. All others are hints.
    pub fn is_fatal(&self) -> bool {
        self.mistake.is_fatal()
    }
}

impl From<Mistake> for Fault {
    fn from(mistake: Mistake) -> Fault {
        Fault { at: None, mistake }
    }
}

/// In English.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(at) = self.at {
            write!(f, "{at}: ")?;
        }
        write!(f, "{}", self.mistake)
    }
}

/// The most letters of what a decoder says.
pub(crate) const MOST_REASON: usize = 120;

/// Places on the map: `10, 20; 30, 40`. Of many, the first ones are named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spots(pub Vec<[i32; 2]>);

impl Spots {
    /// The most places that a sentence names.
    const MOST: usize = 6;
}

impl FromIterator<Spot> for Spots {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Spots {
        Spots(spots.into_iter().map(whole).collect())
    }
}

impl Serialize for Spots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Spots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.0.iter().take(Spots::MOST);
        let first: Vec<String> = first.map(|[x, y]| format!("{x}, {y}")).collect();
        f.write_str(&first.join("; "))?;
        if self.0.len() > Spots::MOST {
            f.write_str("; …")?;
        }
        Ok(())
    }
}

/// What may have been meant, as the end of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum Near {
    /// A province has nearly this id.
    #[error(" Did you mean `{id}`?")]
    DidYouMean {
        /// The province.
        id: String,
    },
    /// None has.
    #[error("")]
    #[serde(untagged)]
    Nothing,
}

impl From<Option<&str>> for Near {
    fn from(id: Option<&str>) -> Near {
        match id {
            Some(id) => Near::DidYouMean { id: id.to_owned() },
            None => Near::Nothing,
        }
    }
}

/// What may have become of a province's shape, as the end of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum Hint {
    /// A shape has nearly its id.
    #[error(" If the shape \"{label}\" {at} is meant, correct its label.")]
    Slip {
        /// The shape's label or id.
        label: String,
        /// Where it is.
        at: Whereabouts,
    },
    /// Two shapes far apart have the same label.
    #[error(
        " The label \"{label}\" is on two shapes far apart, at {places}: if one of them is meant, correct its label."
    )]
    OneOfTwo {
        /// Their label or id.
        label: String,
        /// Where they are.
        places: Spots,
    },
    /// Nothing is known.
    #[error("")]
    #[serde(untagged)]
    Nothing,
}

/// The layers of a drawing that are not those that are read, as the end of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum OtherLayers {
    /// There are some.
    #[error("; the drawing has {layers}")]
    DrawingHas {
        /// Their names, in quotes, with commas.
        layers: String,
    },
    /// There are none.
    #[error("")]
    #[serde(untagged)]
    Nothing,
}

/// Which coasts a name can be meant for, as the end of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum CoastsNear {
    /// The province has one coast or none.
    #[error("{id} has no coasts to tell apart.")]
    NoCoastsApart {
        /// The province.
        id: String,
    },
    /// The province has several.
    #[error("{id} has {coasts}.")]
    HasCoasts {
        /// The province.
        id: String,
        /// Its coasts, with commas.
        coasts: String,
    },
    /// There is no such province.
    #[error("write it like {example}.")]
    WriteLike {
        /// Coasts of another province, with commas.
        example: String,
    },
}

/// What a shape is called in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum ShapeName {
    /// By its label or id.
    #[error("{id}")]
    Named {
        /// Its label or id.
        id: String,
    },
    /// It has neither.
    #[error("a shape without a name")]
    Unnamed,
}

impl ShapeName {
    /// Of a shape with that label or id; empty for none.
    pub(crate) fn of(name: &str) -> ShapeName {
        if name.is_empty() {
            return ShapeName::Unnamed;
        }
        let id = shortened(name);
        ShapeName::Named { id }
    }
}

/// What a drawing can have too much of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Elements.
    #[error("elements")]
    Elements,
    /// Groups in groups.
    #[error("layers of nested groups")]
    Levels,
    /// Attributes of an element.
    #[error("attributes in one element")]
    Attributes,
    /// Declarations of namespaces.
    #[error("namespaces")]
    Namespaces,
    /// Points.
    #[error("points")]
    Points,
    /// Shapes in the layers beside the map.
    #[error("shapes in backdrop, front and names")]
    OrnamentShapes,
    /// Points in the layers beside the map.
    #[error("points in backdrop, front and names")]
    OrnamentPoints,
    /// How often the layers beside the map cover the page.
    #[error("times the page painted over in backdrop, front and names")]
    OrnamentPages,
}

/// Texts of an upload are shown, but not at any length.
pub(crate) fn shortened(text: &str) -> String {
    cut(text, 40)
}

/// The first `most` letters of a text, without control characters.
pub(crate) fn cut(text: &str, most: usize) -> String {
    let letters = text.chars().filter(|letter| !letter.is_control());
    letters.take(most).collect()
}

/// How a file becomes shorter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Shorter {
    /// A drawing of outlines.
    #[error("Simplify the lines, or save it without editor data.")]
    Outlines,
    /// A painting.
    #[error("Make the picture smaller, or paint it without soft edges.")]
    Painting,
    /// The table of a painting's colours.
    #[error("Only the columns colour, id and kind are read: leave the others out.")]
    Table,
}

/// Each kind of mistake. `Display` says in English what is wrong and what to do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum Mistake {
    // Of the files.
    /// A file is too long.
    #[error("The file has {bytes} bytes; {most} is the most. {advice}")]
    TooManyBytes {
        /// Its length.
        bytes: usize,
        /// The most that is read.
        most: usize,
        /// How this kind of file becomes shorter.
        advice: Shorter,
    },
    /// The bytes are not UTF-8.
    #[error("The file is not text in UTF-8. Save it again as UTF-8.")]
    NotText,
    /// Not well-formed.
    #[error("The file is not valid SVG: {reason}. Save it again from the drawing program as SVG.")]
    NotXml {
        /// What the parser says.
        reason: String,
    },
    /// Entities could make a short file endless.
    #[error(
        "The file has a document type (<!DOCTYPE …>), which is not read. Save it again from another program, or delete that line."
    )]
    DocumentType,
    /// The outermost element is another.
    #[error("The outermost element is <{found}>, not <svg>. Save the drawing as SVG.")]
    NotSvg {
        /// Its name.
        found: String,
    },
    /// Too much in the file.
    #[error("The drawing has more than {most} {what}. Simplify it.")]
    TooMany {
        /// What there is too much of.
        what: Counted,
        /// The most that is read.
        most: usize,
    },
    /// No size.
    #[error(
        "The drawing has no usable viewBox. Set it to the size of the map, such as viewBox=\"0 0 1200 900\"."
    )]
    NoViewBox,
    /// Not a size a map can have.
    #[error(
        "The map is {width} by {height} units; each side must have {least} to {most}. Scale the drawing."
    )]
    Size {
        /// In map units.
        width: u64,
        /// In map units.
        height: u64,
        /// The least that is allowed.
        least: u64,
        /// The most that is allowed.
        most: u64,
    },
    /// A number that cannot be used.
    #[error("A number in {attribute} is missing, not finite or far off the map. Correct it.")]
    Number {
        /// The attribute.
        attribute: &'static str,
    },
    /// A number of a shape that cannot be used.
    #[error(
        "A number in {attribute} of {shape} is missing, not finite or far off the map. Correct it."
    )]
    NumberOfShape {
        /// The attribute.
        attribute: &'static str,
        /// The shape.
        shape: ShapeName,
    },
    /// A path that cannot be read.
    #[error("The path data of {shape} cannot be read. Draw the shape again.")]
    PathData {
        /// The shape.
        shape: ShapeName,
    },
    /// Elements that are left out.
    #[error(
        "<{element}> is not read ({count} in the drawing). Turn it into plain paths if it belongs to the map."
    )]
    NotRead {
        /// The element's name.
        element: String,
        /// How many there are.
        count: usize,
    },
    /// Attributes that are left out.
    #[error(
        "The attribute {attribute} is not followed ({count} in the drawing). Put the shape itself there if it belongs to the map."
    )]
    NotFollowed {
        /// The attribute's name.
        attribute: String,
        /// How many there are.
        count: usize,
    },
    /// A gradient, a pattern, or no colour at all.
    #[error("`{paint}` is no plain colour. Write it like #2c3092, or none.")]
    NotPlain {
        /// What stands there.
        paint: String,
    },
    /// A layer is missing.
    #[error(
        "There is no layer \"{layer}\" (top-level group with that id or label) for the shapes of the provinces. Give a layer that name{found}."
    )]
    NoLayer {
        /// The layer's name.
        layer: &'static str,
        /// The layers there are.
        found: OtherLayers,
    },
    /// No shape has the label that the drawing program gave it.
    #[error(
        "No shape in the file has an Inkscape label, and {unknown} of {count} shapes have no province's id. The file was probably saved as Plain SVG, which loses the labels. Open your drawing with the labels again and choose File > Save As > Inkscape SVG."
    )]
    PlainSvg {
        /// How many shapes belong to no province.
        unknown: usize,
        /// How many shapes there are.
        count: usize,
    },
    /// The walk over the shapes would take too long.
    #[error("The shapes are too intricate to paint. Simplify the lines.")]
    TooIntricate,

    // Of the shapes.
    /// A shape without a name.
    #[error(
        "A shape in the layer \"{layer}\" has no label and no id, or only those that the drawing program gave it. Label it like {example}."
    )]
    Nameless {
        /// The layer.
        layer: &'static str,
        /// A name in that layer.
        example: &'static str,
    },
    /// A shape that belongs to no province.
    #[error(
        "The shape \"{id}\" is no province.{near} Correct its label or id, or add the province to the board."
    )]
    UnknownShape {
        /// The shape's label or id.
        id: String,
        /// The province that may be meant.
        near: Near,
    },
    /// A coast where provinces are.
    #[error("\"{id}\" is a coast: move its line into the layer \"coasts\".")]
    CoastAmongProvinces {
        /// The shape's label or id.
        id: String,
    },
    /// A province where coasts are.
    #[error(
        "\"{id}\" is a province: move its shape into the layer \"provinces\". Here belong coasts: {advice}"
    )]
    ProvinceAmongCoasts {
        /// The shape's label or id.
        id: String,
        /// Which coasts the province has.
        advice: CoastsNear,
    },
    /// A province's shape that no layer has.
    #[error(
        "The shape \"{id}\" lies in no layer that is read. Move it into the layer \"provinces\"."
    )]
    OutsideLayer {
        /// The shape's label or id.
        id: String,
    },
    /// A shape of which nothing is on the page.
    #[error(
        "The shape \"{id}\" lies outside the page. Move it, or make the page larger (in Inkscape: File > Document Properties)."
    )]
    OffPage {
        /// The shape's label or id.
        id: String,
    },
    /// A province nobody drew.
    #[error("{id} has no shape. Draw it and give the shape that label or id.{hint}")]
    NoShape {
        /// The province.
        id: String,
        /// What may have become of it.
        hint: Hint,
    },
    /// Two shapes far apart with the same label.
    #[error(
        "Two shapes far apart have the label \"{label}\", at {places}. If one of them is another province, correct its label; if not, label it {label}.2."
    )]
    SameLabel {
        /// Their label or id.
        label: String,
        /// Where they are.
        places: Spots,
    },
    /// Two shapes in one place.
    #[error(
        "{a} and {b} overlap by {percent} % of the smaller one. Move the line between them, or lower the one that should give way."
    )]
    Overlap {
        /// One province.
        a: String,
        /// The other, which is drawn later and gets the ground.
        b: String,
        /// Of the smaller shape.
        percent: u32,
    },
    /// No room for anything.
    #[error(
        "{id} is too small: it covers {cells} square units, and {least} is the least. Draw it larger."
    )]
    TooSmall {
        /// The province.
        id: String,
        /// Its size, in square units.
        cells: usize,
        /// The least size, in square units.
        least: usize,
    },
    /// Ground that is left over.
    #[error(
        "{percent} % of the map belongs to nobody. Put ground that is out of play into the layer \"dead\"."
    )]
    Uncovered {
        /// Of the whole map.
        percent: u32,
    },
    /// A small part of the map that no shape covers.
    #[error(
        "{units} square units belong to nobody. Close the gap, or put the ground into the layer \"dead\"."
    )]
    Hole {
        /// Its size, in square units.
        units: usize,
    },
    /// Narrow water that joins two parts of a sea.
    #[error(
        "{a} and {b} are divided by a channel of {sea} that is at most {most} units wide. Draw it wider, or let the lands overlap if they should touch."
    )]
    Channel {
        /// The land on one side.
        a: String,
        /// The land on the other.
        b: String,
        /// The sea.
        sea: String,
        /// The width up to which such channels are told, in map units.
        most: u32,
    },
    /// Small parts that were removed.
    #[error(
        "Pieces under {least} square units (specks) went to their neighbours: {count} in all. The largest, of {id}, has {units} square units and lies here. Draw what should stay larger."
    )]
    Specks {
        /// How many, those as thin as a hair left out.
        count: usize,
        /// The province that the largest belonged to.
        id: String,
        /// The size of the largest, in square units.
        units: usize,
        /// The size from which on a piece stays, in square units.
        least: usize,
    },
    /// An anchor without a province.
    #[error(
        "The anchor \"{id}\" names no province, coast or thing. Write it like par:unit or stp/sc:unit."
    )]
    UnknownAnchor {
        /// The anchor's id.
        id: String,
    },
    /// A coast nobody has.
    #[error("The coast \"{id}\" is not one of the board's: {advice}")]
    UnknownCoast {
        /// The coast's id.
        id: String,
        /// Which coasts the province has.
        advice: CoastsNear,
    },

    // Of what follows from the shapes.
    /// A shore without a sea.
    #[error(
        "By the rules {id} is a coast, but its shape touches no sea. Move the line, or correct the rules."
    )]
    NoSea {
        /// The province.
        id: String,
    },
    /// A shore that should not be.
    #[error(
        "By the rules {id} is inland, but its shape touches {sea}. Move the line, or correct the rules."
    )]
    Shore {
        /// The province.
        id: String,
        /// The sea.
        sea: String,
    },
    /// Nothing touches it.
    #[error("{id} touches no other province. Move the line if it should.")]
    Alone {
        /// The province.
        id: String,
    },
    /// Too short to be a border.
    #[error(
        "{a} and {b} touch along only {units} units, which is no border. Make the line longer than {least}, or draw them apart."
    )]
    Touch {
        /// One province.
        a: String,
        /// The other.
        b: String,
        /// The length, rounded down.
        units: u32,
        /// The least length of a border.
        least: u32,
    },
    /// Four provinces in a point.
    #[error("{provinces} meet in a point; who borders whom is not plain. Move one of the lines.")]
    Crossing {
        /// Their ids.
        provinces: String,
    },
    /// Two shores and no names for them.
    #[error(
        "{id} has {count} separate shores, at {places}. Name its coasts, or leave it if fleets may go round. If one of them is another province's, a shape there has a wrong label."
    )]
    Shores {
        /// The province.
        id: String,
        /// How many.
        count: usize,
        /// Where they are.
        places: Spots,
    },
    /// Which shore is which coast cannot be known.
    #[error(
        "Which shore of {id} is which coast cannot be told. Draw each into the layer \"coasts\", such as {id}/{coast}."
    )]
    CoastUnclear {
        /// The province.
        id: String,
        /// One of its coasts.
        coast: String,
    },
    /// A coast no sea touches.
    #[error("No sea touches the coast {id}. Draw its line along the shore.")]
    CoastDry {
        /// The coast.
        id: String,
    },
    /// A unit that sticks out.
    #[error("A unit does not fit into {id}. Draw the province larger.")]
    UnitTight {
        /// The province.
        id: String,
    },
    /// An anchor at which a unit sticks out.
    #[error("A unit does not fit where the anchor {id}:unit puts it. Move that into the province.")]
    AnchorTight {
        /// The province.
        id: String,
    },
    /// Letters that stick out.
    #[error(
        "The letters of {id} do not fit into it beside a unit. Draw the province larger, or give it a shorter id."
    )]
    LabelTight {
        /// The province.
        id: String,
    },
    /// Two things in one place.
    #[error("A unit, letters or a centre of {a} covers one of {b}. Draw one of them larger.")]
    Covered {
        /// One province.
        a: String,
        /// The other.
        b: String,
    },

    // Of a painting.
    /// Not a picture.
    #[error("The picture cannot be read: {reason}. Save it again as PNG.")]
    NotPng {
        /// What the decoder says.
        reason: String,
    },
    /// A picture whose colours are numbers of a palette that it does not have.
    #[error("The picture has no palette. Save it again as PNG.")]
    NoPalette,
    /// More colours than a painting of flat ones has.
    #[error(
        "The picture has more than {most} colours that are in no row. Paint each province in one flat colour, and save it as PNG without smoothing (anti-aliasing)."
    )]
    TooManyColours {
        /// The most that are looked at.
        most: usize,
    },
    /// Too large.
    #[error(
        "The picture has {width} by {height} pixels; {most} by {most} is the most. Make it smaller."
    )]
    Pixels {
        /// Pixels.
        width: u32,
        /// Pixels.
        height: u32,
        /// The most of each.
        most: u32,
    },
    /// A cell that should be a colour.
    #[error("\"{found}\" is not a colour. Write it like #a0b1c2.")]
    NotColour {
        /// What stands there.
        found: String,
    },
    /// A cell that should be a kind.
    #[error(
        "\"{found}\" is not a kind of ground without an id. Write sea if it is water, or nothing."
    )]
    NotKind {
        /// What stands there.
        found: String,
    },
    /// A province of another board.
    #[error(
        "The board has no province \"{id}\".{near} Correct the id, or add the province to the board."
    )]
    UnknownId {
        /// The id.
        id: String,
        /// The province that may be meant.
        near: Near,
    },
    /// A province without a row.
    #[error("{id} has no colour. Add a row with its colour and its id.")]
    NoColour {
        /// The province.
        id: String,
    },
    /// A column is missing.
    #[error("The table has no column \"{column}\". Start it with colour,id.")]
    NoColumn {
        /// Its name.
        column: &'static str,
    },
    /// A row with too many or too few cells.
    #[error(
        "The row has {found} cells, and the first one {expected}. Put texts with commas between quotation marks."
    )]
    Cells {
        /// How many it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// Twice the same.
    #[error("{what} is there twice. Give each colour and each id one row.")]
    Twice {
        /// The colour or id.
        what: String,
    },
    /// Two colours that cannot be told apart.
    #[error("The colours of {a} and {b} are too alike to be told apart. Choose others.")]
    Alike {
        /// One province.
        a: String,
        /// The other.
        b: String,
    },
    /// A colour without a row.
    #[error(
        "The colour {colour} covers {pixels} pixels and is in no row. Add a row for it, or paint the place over."
    )]
    UnlistedColour {
        /// As `#rrggbb`.
        colour: String,
        /// Of the region.
        pixels: usize,
    },
}

impl Mistake {
    fn is_fatal(&self) -> bool {
        match self {
            Mistake::NotRead { .. }
            | Mistake::NotFollowed { .. }
            | Mistake::NotPlain { .. }
            | Mistake::Hole { .. }
            | Mistake::Channel { .. }
            | Mistake::SameLabel { .. }
            | Mistake::Specks { .. }
            | Mistake::NoSea { .. }
            | Mistake::Shore { .. }
            | Mistake::Alone { .. }
            | Mistake::Touch { .. }
            | Mistake::Crossing { .. }
            | Mistake::Shores { .. }
            | Mistake::UnitTight { .. }
            | Mistake::AnchorTight { .. }
            | Mistake::LabelTight { .. }
            | Mistake::Covered { .. } => false,
            Mistake::Overlap { percent, .. } | Mistake::Uncovered { percent } => *percent >= 5,
            _ => true,
        }
    }
}
