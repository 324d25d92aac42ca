//! What a mechanic may add to the parts that all games share.

use poise::serenity_prelude::{CreateActionRow, CreateButton};

use super::orders::deals::kind::Deals;
use crate::board::Power;
use crate::game::{Item, Setup, State};
use crate::i18n::Words;
use crate::service::{Agenda, MySheet, TriedOut, Written};

/// What a mechanic adds to the texts of its games.
pub struct Feature {
    /// The key of what the help in private messages says of it.
    pub help: Option<&'static str>,
    /// Its own command for a player's turn, as it is typed.
    pub command: fn(&MySheet) -> Option<&'static str>,
    /// What it is, for those who might join.
    pub about: fn(&Words, &Setup) -> Vec<String>,
    /// What follows from it for the goal, to be said after that.
    pub after_goal: fn(&Words, &Setup) -> Vec<String>,
    /// What is said beside the value of one of its options, by the option's id.
    pub option_note: fn(&Words, &Setup, &str) -> Option<String>,
    /// What stands above the orders of a player's own sheet.
    pub above_orders: fn(&Words, &MySheet) -> Vec<String>,
    /// What stands below them.
    pub below_orders: fn(&Words, &MySheet) -> Vec<String>,
    /// How a written line stands with others, to be said beside it.
    pub standing: fn(&Words, &MySheet, &Item) -> Option<String>,
    /// What is said after lines were written.
    pub written: fn(&Words, &Written) -> Vec<String>,
    /// Buttons among the sheet's own.
    pub buttons: fn(&Words, &MySheet) -> Vec<CreateButton>,
    /// Rows of buttons under the sheet: for what others have declared, and what should not be missed.
    pub rows: fn(&Words, &MySheet) -> Vec<CreateActionRow>,
    /// What may be declared by menus.
    pub deals: &'static [&'static Deals],
    /// What is said of a phase that was tried out.
    pub tried: fn(&Words, &TriedOut) -> Vec<String>,
    /// A field of a game's standing: its title and its text.
    pub status: fn(&Words, &State) -> Option<(String, String)>,
    /// What everybody should know before the open phase closes: title and text.
    pub before_closing: fn(&Words, &State) -> Option<(String, String)>,
    /// What the player of a power is told privately with a new phase.
    pub purse: fn(&Words, &State, Power) -> Vec<String>,
    /// What a person's diary notes of a game.
    pub diary: fn(&Words, &Agenda) -> Vec<String>,
}

impl Feature {
    /// What everybody knows from the standard game, and what adds nothing.
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
