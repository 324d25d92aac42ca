//! What a page shows: plain values, filled by the caller, that hold every word.

use chancery_render::Scene;
use chancery_rules::board::{Power, Province};

use crate::labels::Labels;

/// A game to be shown on one page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// The game's name, in any script.
    pub title: String,
    /// Under the title: the variant and the time the game spans.
    pub subtitle: String,
    /// The language of all words, as HTML names it: `en` or `de`.
    pub language: String,
    /// The words of buttons, headings and hints.
    pub words: Labels,
    /// What is true of the whole game, each under its name: the rules, the players, who won.
    pub facts: Vec<Fact>,
    /// The phases, the oldest first. All scenes are drawn on one chart: that of the first.
    pub chapters: Vec<Chapter>,
    /// How figures went over the game.
    pub charts: Vec<LineChart>,
    /// At the foot of the page: who made it, and what else there is to say.
    pub notes: Vec<Note>,
    /// Whether a server shows the page, which asks there whether it has changed; a file asks nobody for anything.
    pub live: bool,
}

/// Something that is true of the whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fact {
    /// What it is about.
    pub name: String,
    /// What is so; of a moment, its time in words.
    pub value: String,
    /// The moment it is, as `2026-03-01T18:00:00Z`: the script shows it by the reader's own clock.
    pub moment: Option<String>,
}

/// A paragraph at the foot of a page, under a heading if it has one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Note {
    /// The heading; empty if there is none.
    pub title: String,
    /// The paragraph.
    pub text: String,
}

/// One phase.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chapter {
    /// The phase's full name: `Spring 1901, movement`.
    pub label: String,
    /// Its short name, which links to it: `S1901M` is found at `#S1901M`.
    pub short: String,
    /// What happened, in a sentence; empty if there is nothing to say.
    pub headline: String,
    /// The map with the orders and how they went; `None` for a phase that is still open, unless it shows what its
    /// reader has written.
    pub orders: Option<Scene>,
    /// The map after the phase; of an open phase, the map as it is. Its panel becomes the table of powers.
    pub after: Scene,
    /// The orders in words, power by power.
    pub sections: Vec<Section>,
    /// Ledgers of the phase.
    pub tables: Vec<Table>,
    /// The map in words, for readers who do not see it.
    pub description: String,
}

/// Lines under a heading, such as the orders of one power.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// The power it is about, whose colour stands beside the heading.
    pub power: Option<Power>,
    /// The lines, from the top.
    pub lines: Vec<Line>,
}

/// An order and what came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The order: `A Par - Bur`.
    pub text: String,
    /// What came of it; empty if there is nothing to say.
    pub reason: String,
    /// Whether it succeeded; `None` if it can do neither.
    pub good: Option<bool>,
    /// The space of the unit it is about, which is lit up on the map while somebody points at the line.
    pub at: Option<Province>,
}

/// A table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Its heading.
    pub title: String,
    /// Its columns, from the left. The first one names the rows.
    pub columns: Vec<Column>,
    /// Its rows, from the top.
    pub rows: Vec<Row>,
}

/// The head of a column.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Column {
    /// The column's heading.
    pub title: String,
    /// Whether it holds numbers, which are set flush right.
    pub numbers: bool,
}

/// A row of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The power whose colour stands before the row.
    pub power: Option<Power>,
    /// The cells, from the left, one for each column.
    pub cells: Vec<String>,
}

/// A chart of lines over the phases or years of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LineChart {
    /// Its heading.
    pub title: String,
    /// What is counted, such as `supply centres`; empty where the heading says it.
    pub unit: String,
    /// A value that matters, such as the goal, with its name.
    pub level: Option<(String, f64)>,
    /// The lines.
    pub series: Vec<Series>,
}

/// One line of a chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Series {
    /// What it is about, in words.
    pub name: String,
    /// The power in whose colour it is drawn; grey without one.
    pub power: Option<Power>,
    /// Its points in order, each with the name of its time. Lines with the same names of times share them; what is
    /// not a finite number is left out.
    pub points: Vec<(String, f64)>,
}
