//! What became of each line of a message, and what else is found out of it by the other lines.

use chancery_rules::game::{Item, OrderError, Sheet, Unread};

/// What became of one line that a player wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// It is on the sheet. `instead`: the line about the same thing that it replaced.
    Written { item: Item, instead: Option<Item> },
    /// A later line of the same message took its place on the sheet: `by`.
    Replaced { item: Item, by: Item },
    /// It cannot be carried out as things stand. `kept`: it is on the sheet all the same, because
    /// the player insisted (a bluff), or another player may yet make it possible.
    Faulty {
        item: Item,
        fault: OrderError,
        kept: bool,
    },
    /// A waive for which the power has no unused build: it is not on the sheet.
    Spare { builds: usize, ordered: usize },
    /// It could not be read; `text` is the line as typed.
    Unread { text: String, error: Unread },
}

impl Line {
    /// Whether it is a trade that was written.
    pub(super) fn is_written_trade(&self) -> bool {
        matches!(
            self,
            Line::Written {
                item: Item::Trade(_),
                ..
            }
        )
    }
}

/// Marks written lines as refused after all.
pub(crate) fn mark_refused(lines: &mut [Line], beyond: &[(Item, OrderError)]) {
    for line in lines {
        let Line::Written { item, .. } = line else {
            continue;
        };
        if let Some((_, fault)) = beyond.iter().find(|(other, _)| other == item) {
            *line = Line::Faulty {
                item: item.clone(),
                fault: fault.clone(),
                kept: false,
            };
        }
    }
}

/// Marks written lines as too many: of several that say the same, the last.
pub(super) fn mark_full(lines: &mut [Line], beyond: &[(Item, OrderError)]) {
    for (refused, fault) in beyond {
        let same = |line: &&mut Line| matches!(line, Line::Written { item, .. } if item == refused);
        if let Some(line) = lines.iter_mut().rev().find(same) {
            *line = Line::Faulty {
                item: refused.clone(),
                fault: fault.clone(),
                kept: false,
            };
        }
    }
}

/// Marks lines that are on the sheet but would have no effect as it stands: they wait for money.
pub(super) fn mark_lame(lines: &mut [Line], faults: &[(Item, OrderError)]) {
    for line in lines {
        let Line::Written { item, .. } = line else {
            continue;
        };
        if let Some((_, fault)) = faults.iter().find(|(other, _)| other == item) {
            *line = Line::Faulty {
                item: item.clone(),
                fault: fault.clone(),
                kept: true,
            };
        }
    }
}

/// Marks the lines that later ones of the same message, which are about the same thing, took the place of.
pub(super) fn mark_replaced(lines: &mut [Line], fresh: &Sheet) {
    let mut replaced: Vec<(Item, Option<Item>)> = Vec::new();
    for line in lines {
        let Line::Written { item, instead } = line else {
            continue;
        };
        // What the earlier line took the place of, the later one does.
        let earlier = instead.as_ref().and_then(|instead| {
            let mut all = replaced.iter();
            all.find(|(item, _)| item == instead)
        });
        if let Some((_, before)) = earlier {
            *instead = before.clone();
        }
        // What is declared to others may have gone into the later line.
        if !matches!(item, Item::Order(_) | Item::Ahead(_)) {
            continue;
        }
        if let Some(by) = fresh.on(item).filter(|_| !fresh.has(item)) {
            let item = item.clone();
            replaced.push((item.clone(), instead.take()));
            *line = Line::Replaced { item, by };
        }
    }
}
