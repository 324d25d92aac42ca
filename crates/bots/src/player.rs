//! What a computer player is asked, and what it answers.

use chancery_rules::game::{Item, Sheet, faults_of};

use crate::budget::Budget;
use crate::view::View;

/// A player that is a program.
pub trait Player {
    /// Writes a sheet for the open phase. It always gives one, whatever the phase and however small the budget.
    fn sheet(&mut self, view: &View, budget: &mut Budget) -> Thought;
}

/// A sheet, and how it came about.
#[derive(Clone, Debug, Default)]
pub struct Thought {
    pub sheet: Sheet,
    /// Lines that the rules refused and that were struck. Each is a mistake of the player's: what was thought of is
    /// not what will be done.
    pub refused: Vec<Item>,
    pub why: Trace,
}

/// How a sheet was chosen, to be told when the phase is over. Values are in thousandths of a centre.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// How many nodes were used.
    pub nodes: u32,
    /// What the sheet is expected to be worth, where it was searched for.
    pub value: Option<i64>,
    /// How many guesses of the others' orders it was tried against.
    pub guesses: usize,
    /// The value of holding everywhere, against the same guesses.
    pub idle: Option<i64>,
}

impl Thought {
    /// A sheet as the rules will take it: every line is checked, and what is refused is struck and noted.
    pub(crate) fn checked(view: &View, mut sheet: Sheet, why: Trace) -> Thought {
        let faults = faults_of(view.state(), view.me(), &sheet);
        let refused: Vec<Item> = faults.into_iter().map(|(item, _)| item).collect();
        for item in &refused {
            sheet.strike(item);
        }
        Thought {
            sheet,
            refused,
            why,
        }
    }
}
