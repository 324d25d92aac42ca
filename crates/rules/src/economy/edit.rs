//! What a GM corrects: who owns a province, what lies in it, and what a treasury holds.
//!
//! The books stay balanced: a correction reads as if the last ledger had closed with it.

use crate::board::{Power, Province};

use super::Economy;
use super::blocks::Blocks;
use crate::board::Board;

/// The most credits or points that an edit may leave in a treasury.
pub const MOST_HELD: u32 = 1_000_000;

/// Why an edit could not set the blocks in a province.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadLaying {
    /// The game has no blocks.
    NotPlayed,
    /// A province holds no more than this.
    TooMany { most: u32 },
    /// The province never holds blocks in this game.
    Never,
}

/// Moves what a ledger opened with by a correction; what that cannot bear goes to `out`, a sum that is
/// taken off.
fn correct(opening: &mut u32, out: &mut u32, by: i64) {
    let all = i64::from(*opening) + by;
    *opening = u32::try_from(all.max(0)).unwrap_or(u32::MAX);
    let rest = u32::try_from((-all).max(0)).unwrap_or(u32::MAX);
    *out = out.saturating_add(rest);
}

impl Economy {
    /// Whether the province can have an owner in this game: a centre, or any land where land is worth
    /// money.
    pub fn may_be_owned(&self, board: &Board, at: Province) -> bool {
        match self {
            Economy::Centres(_) => board.is_centre(at),
            Economy::Credits(_) => board.lands().contains(at),
            Economy::Blocks(blocks) => blocks.blocks.contains_key(&at),
        }
    }

    /// Gives a province to `owner`; `None` makes it nobody's.
    pub fn assign(&mut self, at: Province, owner: Option<Power>) {
        match self {
            Economy::Centres(centres) => set(&mut centres.owners, at, owner),
            Economy::Credits(credits) => set(&mut credits.owners, at, owner),
            Economy::Blocks(blocks) => {
                let before = blocks.owners.get(&at).copied();
                set(&mut blocks.owners, at, owner);
                let lie = i64::from(blocks.blocks.get(&at).copied().unwrap_or(0));
                blocks.note_lying(before, -lie);
                blocks.note_lying(owner, lie);
            }
        }
    }

    /// What a power's treasury holds, in credits or points; nothing where none is kept for it.
    pub fn held(&self, power: Power) -> Option<u32> {
        let bank = match self {
            Economy::Centres(_) => return None,
            Economy::Credits(credits) => credits,
            Economy::Blocks(blocks) => &blocks.bank,
        };
        bank.treasuries.get(&power).map(|t| t.credits)
    }

    /// Sets how many blocks lie in a province.
    ///
    /// # Errors
    /// When the game has none, none can lie there, or these are too many.
    pub fn lay(&mut self, at: Province, blocks: u32) -> Result<(), BadLaying> {
        match self {
            Economy::Centres(_) | Economy::Credits(_) => Err(BadLaying::NotPlayed),
            Economy::Blocks(_) if blocks > Blocks::MOST => {
                Err(BadLaying::TooMany { most: Blocks::MOST })
            }
            Economy::Blocks(economy) => {
                if economy.lay(at, blocks) {
                    Ok(())
                } else {
                    Err(BadLaying::Never)
                }
            }
        }
    }

    /// Sets what a power's treasury holds, in credits or points; does nothing if it has none.
    pub fn set_held(&mut self, power: Power, credits: u32) {
        let before = i64::from(self.held(power).unwrap_or(0));
        let by = i64::from(credits) - before;
        match self {
            Economy::Centres(_) => {}
            Economy::Credits(bank) => {
                if let Some(treasury) = bank.treasuries.get_mut(&power) {
                    treasury.credits = credits;
                    let flows = bank.books.entry(power).or_default();
                    correct(&mut flows.opening, &mut flows.upkeep, by);
                }
            }
            Economy::Blocks(blocks) => {
                if let Some(treasury) = blocks.bank.treasuries.get_mut(&power) {
                    treasury.credits = credits;
                    let flows = blocks.books.flows.entry(power).or_default();
                    correct(&mut flows.opening, &mut flows.forfeited, by);
                }
            }
        }
    }

    /// Forgets what is noted of a unit that is taken off the board by hand.
    pub fn forget_unit(&mut self, unit: crate::board::UnitId) {
        if let Economy::Credits(credits) = self {
            credits.papers.hired.remove(&unit);
        }
    }
}

impl Blocks {
    /// Sets how many blocks lie in a province; whether any can.
    pub fn lay(&mut self, at: Province, blocks: u32) -> bool {
        let Some(lying) = self.blocks.get_mut(&at) else {
            return false;
        };
        let by = i64::from(blocks) - i64::from(*lying);
        *lying = blocks;
        let owner = self.owners.get(&at).copied();
        self.note_lying(owner, by);
        true
    }

    /// Notes in the books that so many blocks more, or fewer, lie with a power, or with nobody.
    fn note_lying(&mut self, holder: Option<Power>, by: i64) {
        match holder {
            Some(power) => {
                // No books are kept for a power that nobody plays.
                if let Some(flows) = self.books.flows.get_mut(&power) {
                    correct(&mut flows.blocks, &mut flows.rubble, by);
                }
            }
            None => {
                let neutral = &mut self.books.neutral;
                let opening = i64::from(neutral.opening) + by;
                neutral.opening = u32::try_from(opening.max(0)).unwrap_or(0);
                neutral.taken += opening.min(0);
            }
        }
    }
}

fn set(
    owners: &mut std::collections::BTreeMap<Province, Power>,
    at: Province,
    owner: Option<Power>,
) {
    match owner {
        Some(power) => owners.insert(at, power),
        None => owners.remove(&at),
    };
}
