//! What an import could not take along, and the sentence that says so.

use std::collections::HashSet;
use std::fmt;

/// How many losses are listed at most.
const MOST: usize = 500;
/// How many characters of a file's own words a sentence repeats.
const LONGEST: usize = 60;

/// A place in one of the files.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    /// The file's name.
    pub file: String,
    /// The line, counted from 1; `None` for the file as a whole.
    pub line: Option<usize>,
    /// The field, such as `provinces[2].type`; empty where lines say enough.
    pub field: String,
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        if !self.field.is_empty() {
            write!(f, ", {}", self.field)?;
        }
        Ok(())
    }
}

/// Something that was not taken along as it was.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Loss {
    /// Where it is; `None` for the board as a whole.
    pub at: Option<At>,
    /// What it is.
    pub kind: LossKind,
}

/// `two-shores.map, line 12: The border ald–sou …`
impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.at {
            Some(at) => write!(f, "{at}: {}", self.kind),
            None => self.kind.fmt(f),
        }
    }
}

/// What was not taken along, or not as it was.
#[derive(Clone, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum LossKind {
    /// The format does not name boards.
    #[error(
        "The format has no name for a board: `{id}` and \"{name}\" come from the name of the file."
    )]
    NamedByFile { id: String, name: String },
    /// An id had to be another.
    #[error("`{from}` is `{to}` here: ids have few small letters and digits.")]
    Renamed { from: String, to: String },
    /// A text was too long or had signs that are not shown.
    #[error("A text was shortened to \"{to}\".")]
    Shortened { to: String },
    /// Something has no name.
    #[error("`{id}` has no name, so its id stands for it.")]
    Nameless { id: String },
    /// A province has a name and nothing else.
    #[error("`{id}` has a name but no terrain, so it was left out.")]
    NoTerrain { id: String },
    /// Provinces that have no ids.
    #[error("{count} provinces have no abbreviation; their ids were made of their names.")]
    DealtIds { count: usize },
    /// Two seas in one place.
    #[error("`{id}` lies where `{other}` lies; here one sea is in a place, so it was left out.")]
    SamePlace { id: String, other: String },
    /// Something is there a second time.
    #[error("`{what}` is there twice; the second one was left out.")]
    Twice { what: String },
    /// An id stands for nothing.
    #[error("`{id}` is no province of this map; it was left out.")]
    UnknownProvince { id: String },
    /// An id stands for no power.
    #[error("`{id}` is no power of this map; it was left out.")]
    UnknownPower { id: String },
    /// A border is there from one side alone.
    #[error("The border for {whom} {from}–{to} is there from one side only; it was left out.")]
    OneSided {
        whom: &'static str,
        from: String,
        to: String,
    },
    /// Borders that were found from the shapes.
    #[error(
        "Borders come from the shapes, {army} for armies and {fleet} for fleets. Read them through in board.json."
    )]
    BordersFound { army: usize, fleet: usize },
    /// Shapes from which no borders can be found.
    #[error("No borders were found, because of the shapes: {why}")]
    NoBorders { why: String },
    /// A border that was added between two lands.
    #[error(
        "The border between {from} and {to} was added there; here it is for armies alone. Add it to both `fleet` lists if it is a shore."
    )]
    ForArmies { from: String, to: String },
    /// A border for fleets does not say which coast.
    #[error(
        "A fleet border leads from {from} to {to}, which has several coasts, without naming one; it was left out."
    )]
    CoastNotSaid { from: String, to: String },
    /// A coast has a name we do not have.
    #[error("The coast `{from}` is `{to}` here: coasts are nc, ec, sc and wc.")]
    CoastRenamed { from: String, to: String },
    /// There are more coasts than names for them.
    #[error("The coast `{coast}` was left out: a province has four at most.")]
    CoastTooMany { coast: String },
    /// A province with one coast that has a name.
    #[error("`{id}` has one coast only, so the coast needs no name here.")]
    OneCoast { id: String },
    /// A word for a province means another one as well.
    #[error("`{alias}` was left out as a word for {id}: it already stands for {other}.")]
    AliasClash {
        alias: String,
        id: String,
        other: String,
    },
    /// A word that may mean several provinces.
    #[error("`{alias}` was left out as a word for {id}: it may mean several provinces.")]
    AliasUnclear { alias: String, id: String },
    /// More words than a province may have.
    #[error("{count} more words for {id} were left out: a province has {most} at most.")]
    AliasTooMany {
        id: String,
        count: usize,
        most: usize,
    },
    /// Words for coasts.
    #[error("Words for coasts were left out, {count} of them: the program has words of its own.")]
    CoastWords { count: usize },
    /// Ports.
    #[error("`{id}` is a port, which is read as a coast.")]
    Port { id: String },
    /// Ground nobody enters.
    #[error(
        "`{id}` is closed to all units; it is no province here. Draw it in the layer `dead`, or leave it uncovered."
    )]
    Closed { id: String },
    /// Land whose fleets carry armies.
    #[error("Fleets in {id} carry armies there; here only fleets at sea do.")]
    ConvoyableCoast { id: String },
    /// A rule for who passes a border, and when.
    #[error(
        "The rule `{rule}` for the borders of {provinces} has no equivalent here; it was left out."
    )]
    BorderRule { rule: String, provinces: String },
    /// Land that fleets reach.
    #[error("`{id}` is called land and has borders for fleets, so it is coast here.")]
    LandWithFleets { id: String },
    /// A coast without a sea.
    #[error("`{id}` is called coast and no fleet can sail there, so it is inland here.")]
    CoastWithoutFleets { id: String },
    /// Borders of one kind in two lists.
    #[error("{id} has two lists of borders of the type `{kind}`; both are taken together.")]
    ListedTwice { id: String, kind: String },
    /// A border for armies into the sea.
    #[error("A border for armies between {from} and {to} was left out: one of them is sea.")]
    ArmyAtSea { from: String, to: String },
    /// A border for armies from a coast.
    #[error(
        "A border for armies leads from {from} to {to}, but armies stand in the province and not on its coast; it was left out."
    )]
    ArmyOnCoast { from: String, to: String },
    /// A border for fleets into the land.
    #[error("A border for fleets between {from} and {to} was left out: one of them is inland.")]
    FleetInland { from: String, to: String },
    /// A home of a power that owns nothing at first.
    #[error("{id} is a home of {power} that it does not own at first; here it owns it.")]
    HomeNotOwned { power: String, id: String },
    /// A home without a supply centre.
    #[error("{id} is called a home of {power} and is no supply centre; it is no home here.")]
    HomeNoCentre { power: String, id: String },
    /// A power that is at home nowhere.
    #[error("{power} has no homes; the {count} centres it owns at first are its homes here.")]
    OwnedAsHomes { power: String, count: usize },
    /// What a power owns at first belongs to nobody here.
    #[error("`{id}` is no supply centre, or belongs to two powers at first; that was left out.")]
    OwnedTwice { id: String },
    /// Colours of land that is no centre.
    #[error(
        "{count} provinces without a centre belong to powers at first; here only centres have owners."
    )]
    OwnedLand { count: usize },
    /// Two powers in one colour.
    #[error("{first} and {second} have one colour; what has it belongs to {second}.")]
    SameColour { first: String, second: String },
    /// A colour that two powers have.
    #[error("{second} has the colour of {first}; the program finds another one for it.")]
    ColourTwice { first: String, second: String },
    /// A colour that stands for no power.
    #[error("{id} has the colour {colour}, which is no power's; it belongs to nobody.")]
    UnknownColour { id: String, colour: String },
    /// Water with a supply centre.
    #[error(
        "{id} is water with a supply centre there; here it is a coast, so armies can land on it, too."
    )]
    CentreInWater { id: String },
    /// A supply centre that is written twice.
    #[error("{id} is a supply centre twice; what the second entry says counts, as it does there.")]
    CentreTwice { id: String },
    /// A supply centre at sea.
    #[error("{id} is a supply centre at sea, so it is no centre here.")]
    CentreAtSea { id: String },
    /// Two powers at home in one province.
    #[error("{id} is home to {first} and {second}; it stays with {first}.")]
    TwoHomes {
        id: String,
        first: String,
        second: String,
    },
    /// A power that is not played.
    #[error("{power} is not played and was left out; it is no longer home anywhere.")]
    Unplayed { power: String },
    /// A unit that has no place.
    #[error("The unit `{unit}` was left out.")]
    Unit { unit: String },
    /// Units that stand before a Winter.
    #[error("The game opens with builds, so the first units of {power} were left out: {count}.")]
    UnitsBeforeBuilds { power: String, count: usize },
    /// A unit whose kind is not said.
    #[error("`{unit}` may be a fleet, its symbol does not say; it is an army here.")]
    UnitUnclear { unit: String },
    /// A unit of nobody.
    #[error("`{unit}` belongs to no power and was left out.")]
    NeutralUnit { unit: String },
    /// A calendar that we do not have.
    #[error("The calendar was not understood ({what}); spring and autumn from {year} stand here.")]
    Calendar { what: String, year: u32 },
    /// More than one goal.
    #[error("The goal `{what}` has no equivalent here; it was left out.")]
    Goal { what: String },
    /// No goal at all.
    #[error("No number of centres that wins is given; here more than half of them do.")]
    NoGoal,
    /// A rule that has no equivalent.
    #[error("`{what}` has no equivalent here; it was left out.")]
    NoEquivalent { what: String },
    /// A file that is not needed.
    #[error("The file was not read: one description and one drawing are.")]
    FileNotRead,
    /// A file of another variant.
    #[error("The file was not read: it does not belong to this variant, or another map was taken.")]
    FileOfOther,
    /// Markup of a text.
    #[error("The markup of the description was left out; its words are here.")]
    Markup,
    /// A map that is too large or too small for us.
    #[error("The drawing was scaled to {width} by {height} units.")]
    Scaled { width: u32, height: u32 },
    /// Shapes without a name, or with one that stands for nothing.
    #[error("Shapes in the layer `{layer}` that are no provinces were left out: {count}.")]
    ShapesOfNothing { layer: String, count: usize },
    /// Shapes that were taken from a layer that is not for drawing.
    #[error(
        "Provinces without a shape in the layer `{without}` have that of the layer `{from}`: {count}."
    )]
    ShapesFrom {
        count: usize,
        without: String,
        from: String,
    },
    /// A province without a shape.
    #[error("`{id}` has no shape in the drawing.")]
    NoShape { id: String },
    /// A shape that belongs to nothing.
    #[error("The shape `{id}` was left out: it is none of the map's provinces or coasts.")]
    ShapeOfNothing { id: String },
    /// What is in a layer and is no shape.
    #[error("{what} was left out ({count} in this layer): only outlines are read.")]
    NoOutline { what: String, count: usize },
    /// A layer that only adorns the map.
    #[error("The layer `{layer}` was left out: the program draws its own.")]
    Adornment { layer: String },
    /// A layer whose meaning is not known.
    #[error("The layer `{layer}` was not understood; it was left out.")]
    UnknownLayer { layer: String },
    /// What could not be read.
    #[error("`{what}` was not understood; it was left out.")]
    NotUnderstood { what: String },
    /// Not everything is listed.
    #[error("There is more; the first {most} are listed.")]
    More { most: usize },
}

/// The losses of one import, as they are found.
#[derive(Debug, Default)]
pub(crate) struct Losses {
    all: Vec<Loss>,
    /// The same, to find one among them at once.
    said: HashSet<Loss>,
}

impl Losses {
    /// Adds one that has not been said yet.
    pub(crate) fn add(&mut self, at: Option<At>, kind: LossKind) {
        if self.all.len() > MOST {
            return;
        }
        let kind = if self.all.len() == MOST {
            LossKind::More { most: MOST }
        } else {
            kind
        };
        let loss = Loss { at, kind };
        if self.said.insert(loss.clone()) {
            self.all.push(loss);
        }
    }

    /// Adds one of the board as a whole.
    pub(crate) fn of_board(&mut self, kind: LossKind) {
        self.add(None, kind);
    }

    pub(crate) fn list(self) -> Vec<Loss> {
        self.all
    }
}

/// As much of a file's own words as a sentence repeats.
pub(crate) fn cut(text: &str) -> String {
    let seen = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    seen.filter(|c| !is_unseen(*c)).take(LONGEST).collect()
}

/// Characters that are not seen themselves, or change how others are seen.
pub(crate) fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e007f}')
}
