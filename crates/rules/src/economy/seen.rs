//! What is seen of who owns what and has how much: each economy says it itself.

use crate::board::{Lens, Power, Province};

use super::Economy;

impl Economy {
    /// The economy as somebody sees it, without what they remember (F-05, F-07).
    pub fn seen(&self, lens: &Lens<'_>) -> Economy {
        match self {
            Economy::Centres(centres) => Economy::Centres(centres.seen(lens)),
            Economy::Credits(credits) => Economy::Credits(Box::new(credits.seen(lens))),
            Economy::Blocks(blocks) => Economy::Blocks(Box::new(blocks.seen(lens))),
        }
    }

    /// Fills in a province as it is remembered: whose it was and, where there are blocks, how many lay there (F-06).
    pub fn recall(&mut self, at: Province, owner: Option<Power>, blocks: Option<u32>) {
        self.owners_mut().extend(owner.map(|owner| (at, owner)));
        if let Economy::Blocks(all) = self {
            all.blocks.extend(blocks.map(|blocks| (at, blocks)));
        }
    }
}
