//! The words of the page itself: buttons, headings, hints.

/// Every word that the page shows beside what it says of the game. The caller fills in all of them, in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Labels {
    /// The link that leads keyboard users past the map: `Skip to the orders`.
    pub skip: String,
    /// The name of the map: `Map`.
    pub map: String,
    /// How the map is used, for its readers on a keyboard: `Arrow keys move the map, + and - zoom, 0 shows all of it.`
    pub map_hint: String,
    /// `Zoom in`.
    pub zoom_in: String,
    /// `Zoom out`.
    pub zoom_out: String,
    /// `Whole map`.
    pub zoom_reset: String,
    /// The name of the list of phases: `Phases`.
    pub phases: String,
    /// `Previous phase`.
    pub previous: String,
    /// `Next phase`.
    pub next: String,
    /// The name of the switch between the two maps of a phase: `Show`.
    pub show: String,
    /// The map with the orders, and the heading over them in words: `Orders`.
    pub orders: String,
    /// The map after the phase: `Afterwards`.
    pub after: String,
    /// How lines of orders are used: `Up and down keys move between orders.`
    pub orders_hint: String,
    /// Said of a phase of which there is nothing to say: `There were no orders.`
    pub nothing: String,
    /// Said of an order that succeeded: `succeeded`.
    pub good: String,
    /// Said of an order that failed: `failed`.
    pub bad: String,
    /// The heading over the powers, their players and figures: `Powers`. A scene's panel may have its own.
    pub powers: String,
    /// Over the column of players: `Player`.
    pub player: String,
    /// Over the column that says by how many centres each power has grown: `Change`.
    pub change: String,
    /// The heading over the tables of a phase: `Tables`.
    pub tables: String,
    /// The heading over the charts: `Charts`.
    pub charts: String,
    /// Opens a chart's figures as a table: `Figures`.
    pub figures: String,
    /// Over the first column of a chart's table: `Phase`.
    pub time: String,
    /// The heading over what is true of the whole game: `About this game`.
    pub facts: String,
    /// Opens the map in words: `The map in words`.
    pub description: String,
    /// Said when a page that a server shows has changed: `The game has moved on.`
    pub changed: String,
    /// Said when a server no longer shows the page: `This link is no longer valid.`
    pub gone: String,
}
