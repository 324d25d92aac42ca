//! Lines that were written and do not count: kept for the form, which opens with them, and for the buttons that
//! put them right one after another.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::control::PlayerId;
use crate::service::{Line, MySheet, Written};
use crate::store::{GameId, PhaseNo};

/// The most sheets whose lines are kept; then all are forgotten.
const MOST_KEPT: usize = 2_000;

/// The most lines kept of one sheet.
const MOST_LINES: usize = 40;

/// Lines that do not count, by game and author, with the phase they were written in, until their author types the
/// next. Sealed as sheets are: only their author's form and sheet show them.
#[derive(Default)]
pub struct Refused(Mutex<BTreeMap<(GameId, PlayerId), Kept>>);

/// The lines of one player, and the number of the phase they were written in.
type Kept = (PhaseNo, Vec<Line>);

impl Refused {
    /// Remembers what does not count of what was just written, and forgets what did not before.
    pub fn note(&self, written: &Written) {
        let lines = written.lines.iter().filter(|line| refused(line).is_some());
        let lines: Vec<Line> = lines.take(MOST_LINES).cloned().collect();
        let game = &written.mine.context.game;
        let key = (game.id, written.mine.player);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST_KEPT {
            kept.clear();
        }
        if lines.is_empty() {
            kept.remove(&key);
        } else {
            kept.insert(key, (game.head.phase_no, lines));
        }
    }

    /// What does not count of what the sheet's player wrote last, in the phase that is open.
    pub fn lines_of(&self, mine: &MySheet) -> Vec<Line> {
        let game = &mine.context.game;
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match kept.get(&(game.id, mine.player)) {
            Some((phase, lines)) if *phase == game.head.phase_no => lines.clone(),
            _ => Vec::new(),
        }
    }

    /// The same as its author wrote it.
    pub fn of(&self, mine: &MySheet) -> Vec<String> {
        self.lines_of(mine).iter().filter_map(refused).collect()
    }
}

/// A line that is not on the sheet, as its author wrote it.
fn refused(line: &Line) -> Option<String> {
    match line {
        Line::Unread { text, .. } => Some(text.clone()),
        Line::Faulty {
            item, kept: false, ..
        } => Some(item.to_string()),
        _ => None,
    }
}
