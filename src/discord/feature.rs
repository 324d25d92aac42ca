//! What a mechanic may add to the parts that all games share.

use poise::serenity_prelude::{CreateActionRow, CreateButton};

use super::orders::deals::kind::Deals;
use crate::board::Power;
use crate::game::{Item, Setup, State};
use crate::i18n::Words;
use crate::service::{Agenda, MySheet, TriedOut, Written};

/// What a mechanic, such as credits or treaties, adds to the bot's texts, buttons and menus for games that
/// play it.
pub struct Feature {
    /// The key of what the help in private messages says of it.
    pub help: Option<&'static str>,
    /// The mechanic's own command that a player needs in this phase, as it is typed; `None` if there is
    /// none.
    pub command: fn(&MySheet) -> Option<&'static str>,
    /// Sentences on what the mechanic is, for people who might join.
    pub about: fn(&Words, &Setup) -> Vec<String>,
    /// Sentences on what the mechanic means for the goal, placed after the goal.
    pub after_goal: fn(&Words, &Setup) -> Vec<String>,
    /// A note beside the value of one of the mechanic's options, by the option's id.
    pub option_note: fn(&Words, &Setup, &str) -> Option<String>,
    /// Lines above the orders on a player's own sheet.
    pub above_orders: fn(&Words, &MySheet) -> Vec<String>,
    /// Lines below the orders on a player's own sheet.
    pub below_orders: fn(&Words, &MySheet) -> Vec<String>,
    /// How a written line stands with others, to be said beside it.
    pub standing: fn(&Words, &MySheet, &Item) -> Option<String>,
    /// Lines in the answer to lines that a player wrote.
    pub written: fn(&Words, &Written) -> Vec<String>,
    /// The mechanic's buttons among those of a player's sheet.
    pub buttons: fn(&Words, &MySheet) -> Vec<CreateButton>,
    /// Rows of buttons under the sheet: for what others have declared, and what should not be missed.
    pub rows: fn(&Words, &MySheet) -> Vec<CreateActionRow>,
    /// What the mechanic lets players declare by menus.
    pub deals: &'static [&'static Deals],
    /// Lines in the answer to a what-if.
    pub tried: fn(&Words, &TriedOut) -> Vec<String>,
    /// A field of a game's standing: its title and its text.
    pub status: fn(&Words, &State) -> Option<(String, String)>,
    /// Title and text of a note to everybody before the open phase closes; `None` if there is nothing to
    /// say.
    pub before_closing: fn(&Words, &State) -> Option<(String, String)>,
    /// Lines that a power's player gets privately with a new phase.
    pub purse: fn(&Words, &State, Power) -> Vec<String>,
    /// Lines about the game in a person's diary.
    pub diary: fn(&Words, &Agenda) -> Vec<String>,
}

impl Feature {
    /// A feature that adds nothing, for what plays as in the standard game.
    pub const STANDARD: Feature = Feature {
        help: None,
        command: |_| None,
        about: |_, _| Vec::new(),
        after_goal: |_, _| Vec::new(),
        option_note: |_, _, _| None,
        above_orders: |_, _| Vec::new(),
        below_orders: |_, _| Vec::new(),
        standing: |_, _, _| None,
        written: |_, _| Vec::new(),
        buttons: |_, _| Vec::new(),
        rows: |_, _| Vec::new(),
        deals: &[],
        tried: |_, _| Vec::new(),
        status: |_, _| None,
        before_closing: |_, _| None,
        purse: |_, _, _| Vec::new(),
        diary: |_, _| Vec::new(),
    };
}
