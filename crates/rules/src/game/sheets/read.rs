//! Reads what players write, line by line: unit orders, and the sections of the axes a game is played
//! with.

use crate::board::Power;
use crate::game::{Setup, State, axes};
use crate::orders::{Context, Parser, Part, parse_parts};

use super::item::Item;
use super::sheet::Sheet;
use super::unread::Unread;

/// One line of a message, as it was typed and as it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemLine {
    /// The line of the message it stands in, from 1.
    pub number: usize,
    /// The line as typed, without blanks around it.
    pub text: String,
    /// The line's meaning, or why it cannot be read.
    pub read: Result<Item, Unread>,
}

/// Reads a line if it belongs to a section of the axes that are played.
pub fn read_section(
    text: &str,
    parser: &Parser<'_>,
    setup: &Setup,
) -> Option<Result<Item, Unread>> {
    axes::section(text, parser, setup)
}

/// Reads a message line by line: unit orders, and the sections of the axes this game is played with.
pub fn read_items(text: &str, ctx: &Context<'_>, state: &State) -> Vec<ItemLine> {
    let lines = axes::lines(text, &state.setup);
    let parts = parse_parts(&lines, ctx, |parser, part| {
        read_section(part, parser, &state.setup)
    });
    parts
        .into_iter()
        .map(|(number, text, part)| {
            let read = match part {
                Part::Order(read) => read.map(Item::Order).map_err(Unread::Order),
                Part::Other(None, read) => read,
                Part::Other(Some(power), read) => read.map(|item| item.of(power, state)),
            };
            ItemLine { number, text, read }
        })
        .collect()
}

impl Item {
    /// The line as a power's own, where a sheet is not a power's anyway.
    pub(in crate::game) fn of(self, power: Power, state: &State) -> Item {
        let shared = state.setup.control.is_shared();
        match self {
            Item::Credits(_) | Item::Blocks(_) | Item::Treaty(_) if shared => {
                Item::For(power, Box::new(self))
            }
            other => other,
        }
    }
}

impl Sheet {
    /// Reads a sheet's canonical text. A line that is none is dropped: what is kept was printed by
    /// us, and a later program may know sections that this one does not.
    ///
    /// ```
    /// use chancery_rules::game::{Sheet, State};
    /// use chancery_rules::variants;
    ///
    /// let state = State::new(variants::standard(None));
    /// let sheet = Sheet::read("A Par - Bur\nnonsense\nF Bre H", &state);
    /// assert_eq!(sheet.to_string(), "A Par - Bur\nF Bre H");
    /// ```
    pub fn read(text: &str, state: &State) -> Sheet {
        let ctx = Context {
            stage: state.phase.step,
            ..Context::bare(state.setup.board())
        };
        let mut sheet = Sheet::default();
        for line in read_items(text, &ctx, state) {
            if let Ok(item) = line.read {
                sheet.add(item);
            }
        }
        sheet
    }
}
