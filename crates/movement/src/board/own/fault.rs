//! What may be wrong with a board's file, and the English sentence that says so.
//!
//! An enum with the tag `key` is a message in other languages: its key there is `board-fault-` with the variant's name,
//! its arguments are the fields. One without is a word that a message chooses by.

use std::fmt;

use serde::Serialize;

use super::super::{Location, Power, Province};

/// A place in a file.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, thiserror::Error,
)]
#[error("line {line}")]
#[serde(tag = "key", rename = "place")]
pub struct Place {
    /// The line, counted from 1.
    pub line: u32,
    /// The character of the line, counted from 1.
    pub column: u32,
}

/// The place of a file's first character.
pub(super) const START: Place = Place { line: 1, column: 1 };

/// Something that is wrong with a board's file, or that its author may not have meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFault {
    /// Where in the file.
    pub place: Place,
    /// Which field: `powers[2].homes[0]`; empty for the file as a whole.
    pub field: String,
    /// What is wrong.
    pub kind: FaultKind,
}

impl BoardFault {
    /// Whether the board can be played all the same.
    pub const fn is_warning(&self) -> bool {
        self.kind.is_warning()
    }

    /// `line 12, powers[2].homes[0]: France has no home centre.`, with the words of a language for place and kind.
    pub fn line(&self, place: impl fmt::Display, kind: impl fmt::Display) -> String {
        if self.field.is_empty() {
            format!("{place}: {kind}")
        } else {
            format!("{place}, {}: {kind}", self.field)
        }
    }
}

/// In English.
impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line(self.place, &self.kind))
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum FaultKind {
    /// The file is too large.
    #[error("The file has {bytes} bytes; {most} is the most.")]
    TooLarge { bytes: usize, most: usize },
    /// The text is not JSON.
    #[error("This is not JSON: {what}.")]
    NotJson { what: BadJson },
    /// The format's number is not ours.
    #[error("Format {found} is unknown; this program reads format 2.")]
    Format { found: String },
    /// Nothing has such a field.
    #[error("The field `{field}` is unknown.{near}")]
    UnknownField { field: String, near: Near },
    /// The format has the field, but the program does nothing with it yet.
    #[error(
        "The field `{field}` belongs to the format, but this program does not follow it yet. Leave it out."
    )]
    FieldNotFollowed { field: String },
    /// The format has the value, but the program does nothing with it yet.
    #[error("The value `{value}` belongs to the format, but this program does not follow it yet.")]
    ValueNotFollowed { value: String },
    /// An object has a field twice.
    #[error("The field `{field}` is written twice.")]
    FieldTwice { field: String },
    /// A field that must be there is not.
    #[error("The field `{field}` is missing.")]
    Missing { field: &'static str },
    /// The value is of another kind.
    #[error("This must be {wanted}, not {found}.")]
    WrongKind { wanted: Wanted, found: Found },
    /// The text is no id.
    #[error("`{text}` is no id: ids have 1 to {most} small letters and digits.")]
    NotAnId { text: String, most: usize },
    /// The text is no id of a board.
    #[error(
        "`{text}` is no id of a board: those have 1 to {most} small letters, digits and dashes."
    )]
    NotABoardsId { text: String, most: usize },
    /// The text is empty.
    #[error("The text is empty. Write 1 to {most} characters.")]
    TextEmpty { most: usize },
    /// The text is too long.
    #[error("`{text}…` has {count} characters; {most} is the most.")]
    TextLong {
        /// How it begins.
        text: String,
        count: usize,
        most: usize,
    },
    /// The text holds what would not be seen, or would change how what follows is seen.
    #[error("The text holds an invisible or control character.")]
    Invisible,
    /// The number is too small or too large.
    #[error("{found} is not a whole number from {least} to {most}.")]
    OutOfRange {
        found: String,
        least: u32,
        most: u32,
    },
    /// The word is none of those that may stand there.
    #[error("`{found}` is unknown; possible: {words}.")]
    UnknownWord { found: String, words: String },
    /// The id is that of a board we ship.
    #[error("`{id}` is the id of a board that the program has. Choose another.")]
    OursAlready { id: String },
    /// Too few powers or too many.
    #[error("{count} powers are played; 2 to 40 can play.")]
    Powers { count: usize },
    /// Too few provinces or too many.
    #[error("There are {count} provinces; a board has 3 to 256.")]
    Provinces { count: usize },
    /// Too many supply centres.
    #[error("There are {count} supply centres; a board has 255 at most.")]
    Centres { count: usize },
    /// Too many units at first.
    #[error("There are {count} first units; a board has 255 at most.")]
    FirstUnits { count: usize },
    /// Two powers or two provinces have the same id.
    #[error("`{id}` is there twice.")]
    IdTwice { id: String },
    /// A list names the same thing twice.
    #[error("`{id}` is listed twice.")]
    ListedTwice { id: String },
    /// Two provinces have the same name.
    #[error("`{name}` is both {a} and {b}.")]
    NameOfBoth {
        name: String,
        a: Province,
        b: Province,
    },
    /// Two powers have the same name.
    #[error("`{name}` is both {a} and {b}.")]
    NameOfBothPowers { name: String, a: Power, b: Power },
    /// A name means something else in an order.
    #[error("`{name}` is also a word of orders; orders that name it could not be read.")]
    WordOfOrders { name: String },
    /// A name that orders cannot be read with.
    #[error("`{name}` has no letters; orders that name it could not be read.")]
    NoLetters { name: String },
    /// A power is called as a province is.
    #[error(
        "`{name}` is both the power {power} and the province {province}; orders could not tell them apart."
    )]
    PowerAndProvince {
        name: String,
        power: Power,
        province: Province,
    },
    /// An id stands for nothing.
    #[error("`{id}` is not on the board.")]
    NotOnTheBoard { id: String },
    /// A border is there from one side alone.
    #[error("The border {a}–{b} is written from one side only; {b} must list {a}, too.")]
    OneSided { a: Location, b: Location },
    /// Armies do not walk on water.
    #[error("No army walks from {a} to {b}: armies walk on land only.")]
    NoArmyWalks { a: Province, b: Province },
    /// Fleets do not go inland.
    #[error("{id} is inland, so no fleet sails there.")]
    InlandFleet { id: Province },
    /// Two shores of a land touch, but the sea is missing.
    #[error("{id} is coast, but touches no sea.")]
    CoastWithoutSea { id: Province },
    /// A province has itself as a neighbour.
    #[error("{id} borders itself.")]
    BordersItself { id: Province },
    /// Coasts are told apart where there is only one.
    #[error("{id} has one coast only. Give it two, or list its fleet borders without a coast.")]
    OneCoast { id: Province },
    /// The coast that is sailed to is not said.
    #[error("{id} has several coasts: say which of them a fleet reaches, such as `{example}`.")]
    CoastNotSaid { id: Province, example: String },
    /// There is no such coast.
    #[error("{at} is not on the board: {id} has no such coast.")]
    NoSuchCoast { at: Location, id: Province },
    /// Coasts are told apart at sea or inland.
    #[error("{id} is no coast, so it has no coasts to tell apart.")]
    NoCoastAtAll { id: Province },
    /// The borders are those of a drawing, but there is none.
    #[error(
        "The borders are those of the drawing, but there is none. Check the folder in which the drawing lies beside `board.json`."
    )]
    NoDrawing,
    /// A province lists borders, though they are those of the drawing.
    #[error(
        "The borders are those of the drawing, so {id} can list none. Leave `army` and `fleet` out, and say in `open` and `close` what differs."
    )]
    ListedAndDrawn { id: Province },
    /// What should be opened is open.
    #[error("The border {a}–{b} is open already.")]
    OpenAlready { a: Location, b: Location },
    /// What should be closed is closed.
    #[error("There is no border {a}–{b} to close.")]
    NothingToClose { a: Location, b: Location },
    /// Nothing borders it.
    #[error("{id} borders nothing, so no unit can reach it.")]
    Unreached { id: Province },
    /// No unit gets from some provinces to others.
    #[error("The board falls into {count} parts that no border joins; {id} is in the smallest.")]
    Parts { count: usize, id: Province },
    /// A supply centre at sea.
    #[error("{id} is a supply centre at sea; centres are on land.")]
    CentreAtSea { id: Province },
    /// Seas yield nothing.
    #[error("{id} has a value at sea; values are of land.")]
    ValueAtSea { id: Province },
    /// A power that is played has nowhere to build.
    #[error("{power} has no home centre.")]
    NoHome { power: Power },
    /// Two powers are at home in one province.
    #[error("{id} is home to both {a} and {b}.")]
    TwoHomes { id: Province, a: Power, b: Power },
    /// A home is no centre.
    #[error("{id} is a home of {power}, but no supply centre.")]
    HomeNoCentre { id: Province, power: Power },
    /// The capital lies elsewhere.
    #[error("The capital of {power}, {id}, is none of its homes.")]
    CapitalNoHome { power: Power, id: Province },
    /// A yard where fleets cannot be built beside centres.
    #[error("The yard of {power}, {id}, must be a shore of its country that is no centre.")]
    YardNoShore { power: Power, id: Province },
    /// A country is not what it may be.
    #[error("{id} is no land, so it cannot belong to the country of {power}.")]
    CountryAtSea { power: Power, id: Province },
    /// A home is not in the country.
    #[error("The country of {power} does not hold its home {id}.")]
    HomeAbroad { power: Power, id: Province },
    /// Two countries share a province.
    #[error("{a} and {b} both have {id} in their country.")]
    TwoCountries { id: Province, a: Power, b: Power },
    /// Not a unit's form.
    #[error("`{text}` is no unit: write `A` or `F`, a blank and the province, such as `F stp/sc`.")]
    NotAUnit { text: String },
    /// The unit cannot be in the province.
    #[error("No {text} can stand there: {why}.")]
    CannotStand { text: String, why: WhyNot },
    /// Two units begin in one province.
    #[error("Two units begin in {id}.")]
    TwoUnits { id: Province },
    /// With an opening of builds there are no units.
    #[error("The game opens with builds, so {power} has no units yet. Leave them out.")]
    UnitsBeforeBuilds { power: Power },
    /// More or fewer units than centres.
    #[error("{power} begins with {units} units and {centres} centres.")]
    UnitsAndCentres {
        power: Power,
        units: usize,
        centres: usize,
    },
    /// A power owns a centre at first that is none.
    #[error("{id} is no centre, so {power} cannot own it at first.")]
    OwnsNoCentre { power: Power, id: Province },
    /// Two powers own a centre at first.
    #[error("{a} and {b} both own {id} at first. A power without `owns` owns its homes.")]
    OwnedTwice { id: Province, a: Power, b: Power },
    /// A power owns nothing at first.
    #[error(
        "{power} owns no centre at first, so it would be out of the game. Without `owns` it owns its homes."
    )]
    OwnsNothing { power: Power },
    /// There are not that many centres.
    #[error("The goal is {goal} centres, but there are {centres}.")]
    GoalTooHigh { goal: usize, centres: usize },
    /// Two powers can reach the goal at once.
    #[error("{goal} of {centres} centres win, so two powers can reach the goal at once.")]
    GoalLow { goal: usize, centres: usize },
    /// It is said from when centres win together, but not which.
    #[error(
        "`from` says from which year on the centres in `hold` win. Name them, or leave `from` out."
    )]
    FromOfNoHold,
    /// No centres win together.
    #[error("Name the centres that win together, or leave `hold` out.")]
    HoldNothing,
    /// A province that is to be held is no centre.
    #[error("{id} is no centre, so nobody can own it in every game. Name centres only.")]
    HoldNoCentre { id: Province },
    /// The centres win only when the game is over.
    #[error("The centres in `hold` win from {from_year} on, but the last year is {last_year}.")]
    HoldAfterLastYear { from_year: u16, last_year: u16 },
    /// A power owns all that it must hold at first.
    #[error(
        "{power} owns all of these at first, so it would win at once. Name another centre, too."
    )]
    HoldAlready { power: Power },
    /// The last year comes before the first.
    #[error("The last year is {last_year}, but games begin in {first_year}.")]
    LastYearBeforeFirst { last_year: u16, first_year: u16 },
    /// It is said who wins after the last year, but there is none.
    #[error(
        "`then` says who wins after the last year. Say which it is in `last_year`, or leave `then` out."
    )]
    ThenOfNoYear,
    /// A way past a province is none.
    #[error(
        "No way leads past {past} from {a} to {b}: they must be two seas that do not touch, and {past} a land that both touch."
    )]
    NoPassage {
        a: Province,
        b: Province,
        past: Province,
    },
    /// A strait is none.
    #[error(
        "No strait joins {a} and {b}: they must be two seas that touch or have a passage, each in one strait only."
    )]
    NoStrait { a: Province, b: Province },
    /// Not a colour's form.
    #[error("`{text}` is no colour: write `#` and six hexadecimal digits, such as `#2c3092`.")]
    NotAColour { text: String },
    /// Not a flag's number of stripes.
    #[error("A flag has 1 to {most} stripes, not {count}.")]
    Stripes { count: usize, most: usize },
    /// Two powers look the same.
    #[error(
        "{a} and {b} look the same {sight}: their colours are {apart} apart, and {least} is the least."
    )]
    ColoursSame {
        a: Power,
        b: Power,
        apart: u32,
        sight: Sight,
        least: u32,
    },
    /// Two powers look alike.
    #[error(
        "{a} and {b} look alike {sight}: their colours are {apart} apart; {good} or more is better."
    )]
    ColoursAlike {
        a: Power,
        b: Power,
        apart: u32,
        sight: Sight,
        good: u32,
    },
    /// A power looks like something that is not a power's.
    #[error(
        "{power} looks like {what} {sight}: the colours are {apart} apart; {good} or more is better."
    )]
    ColourNear {
        power: Power,
        what: Ground,
        apart: u32,
        sight: Sight,
        good: u32,
    },
    /// The name of a currency has blanks or marks, so orders could not name it.
    #[error("`{name}` must be one word of letters, so that orders can name it.")]
    NotOneWord { name: String },
    /// A word for a currency stands for something else.
    #[error("`{name}` cannot be the currency of {power}: orders read it as {other}.")]
    CurrencyTaken {
        name: String,
        power: Power,
        other: Meaning,
    },
    /// Too many sets.
    #[error("There are {count} sets; a board has {most} at most.")]
    Sets { count: usize, most: usize },
    /// A set has the word for a game of everybody.
    #[error("`{id}` is the word for a game that everybody plays. Give the set another id.")]
    SetForEverybody { id: String },
    /// Two sets have the same name.
    #[error("`{name}` is the name of two sets.")]
    SetNameTwice { name: String },
    /// A game for fewer than two.
    #[error("A set has 2 powers or more that play; this one has {count}.")]
    SetTooFew { count: usize },
    /// A set that leaves nobody out.
    #[error("Every power plays in this set, as in a game without one. Leave it out.")]
    SetPlaysAll,
    /// Two sets are the same game.
    #[error("Another set has the same powers play. Leave one of them out.")]
    SetTwice,
    /// A set says something of a power that nobody plays in any game.
    #[error("{power} is asleep: nobody plays it in any game, and its units hold. Leave it out.")]
    SetNamesAsleep { power: Power },
    /// A power plays and is absent.
    #[error("{power} plays in this set, so it cannot be absent.")]
    SetPlaysAbsent { power: Power },
    /// What is kept of the board could not be read again.
    #[error("The rules written out in full cannot be read again: {what}")]
    NotReadAgain { what: Box<FaultKind> },
    /// What is kept of the board is another one when it is read again.
    #[error("The rules written out in full are read as another board.")]
    ReadAsAnother,
    /// Not all faults are listed.
    #[error("There are more faults; the first {most} are listed.")]
    More { most: usize },
    /// Whatever the other checks did not find.
    #[error("This is no board: {what}.")]
    NoBoard { what: String },
}

impl FaultKind {
    /// Whether a board can be played in spite of it.
    pub const fn is_warning(&self) -> bool {
        matches!(
            self,
            FaultKind::UnitsAndCentres { .. }
                | FaultKind::GoalLow { .. }
                | FaultKind::ColoursAlike { .. }
                | FaultKind::ColourNear { .. }
        )
    }
}

/// What may have been meant, as the end of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum Near {
    /// A field has nearly this name.
    #[error(" Did you mean `{word}`?")]
    DidYouMean { word: &'static str },
    /// Nothing has.
    #[error("")]
    #[serde(untagged)]
    Nothing,
}

/// What a value must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// An object.
    #[error("an object in braces")]
    Object,
    /// A list.
    #[error("a list in square brackets")]
    List,
    /// One of two words.
    #[error("true or false")]
    Flag,
    /// A number.
    #[error("a number")]
    Number,
    /// A text.
    #[error("a text in quotation marks")]
    Text,
    /// The number of the format.
    #[error("the number 2")]
    Two,
    /// Two ids.
    #[error("a list of two provinces")]
    TwoProvinces,
}

/// What a value is instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Found {
    /// Nothing.
    #[error("null")]
    Null,
    /// One of two words.
    #[error("true or false")]
    Flag,
    /// A number.
    #[error("a number")]
    Number,
    /// A text.
    #[error("a text")]
    Text,
    /// A list.
    #[error("a list")]
    List,
    /// An object.
    #[error("an object")]
    Object,
    /// A list that is too short or too long.
    #[error("a list of fewer or more")]
    FewerOrMore,
}

/// Why a text is not JSON, as part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum BadJson {
    /// The file goes on after its value.
    #[error("nothing may follow the last `}}`, but {next} does")]
    NothingMayFollow { next: Next },
    /// Too many levels.
    #[error("lists and objects are nested more than {most} deep")]
    TooDeep { most: usize },
    /// There is no value where one must be.
    #[error("a value is missing before {next}")]
    ValueMissing { next: Next },
    /// A text without quotation marks.
    #[error("`{word}` must stand in quotation marks")]
    NotQuoted { word: String },
    /// A text does not end.
    #[error("a text has no closing quotation mark")]
    NotClosed,
    /// A character that must be escaped.
    #[error("a text holds a control character")]
    ControlCharacter,
    /// An unknown escape.
    #[error("a backslash stands before what it cannot")]
    BadEscape,
    /// There is no name where one must be.
    #[error("a field's name in quotation marks is missing before {next}")]
    NameMissing { next: Next },
    /// A name without a value.
    #[error("`:` is missing after `{name}`")]
    ColonMissing { name: String },
    /// Neither another value nor the end.
    #[error("`,` or `{closing}` is missing before {next}")]
    CommaMissing { closing: char, next: Next },
}

/// What comes next in a text that is not JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum Next {
    /// Nothing.
    #[error("the end of the file")]
    EndOfFile,
    /// A character.
    #[error("`{sign}`")]
    Sign { sign: String },
}

/// Why a unit cannot stand in a province as it is written, as part of a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum WhyNot {
    /// An army at sea.
    #[error("{id} is sea")]
    ArmyAtSea { id: Province },
    /// An army on one of several coasts.
    #[error("armies stand on no coast; write `A {id}`")]
    ArmyOnCoast { id: Province },
    /// A fleet inland.
    #[error("{id} is inland")]
    FleetInland { id: Province },
    /// A fleet on one coast where there is only one.
    #[error("{id} has no coasts to tell apart; write `F {id}`")]
    OnlyCoast { id: Province },
    /// A fleet where there are several coasts.
    #[error("say on which coast: {coasts}")]
    WhichCoast { coasts: String },
}

/// What orders read the name of a currency as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "key", rename_all = "kebab-case")]
pub enum Meaning {
    /// A power.
    #[error("the power {power}")]
    APower { power: Power },
    /// Another currency.
    #[error("the currency of {power}")]
    ACurrency { power: Power },
    /// Something else.
    #[error("a word of orders")]
    AWord,
}

/// Who cannot tell two colours apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// Everybody.
    #[error("to everybody")]
    Everybody,
    /// People who see no green.
    #[error("to people who see no green")]
    NoGreen,
    /// People who see no red.
    #[error("to people who see no red")]
    NoRed,
    /// People who see no blue.
    #[error("to people who see no blue")]
    NoBlue,
}

/// What a power's colour may be too near to, beside another power's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Water.
    #[error("the sea")]
    Sea,
    /// Units without a power.
    #[error("the grey of units that belong to nobody")]
    Nobodys,
}
