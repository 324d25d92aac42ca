//! What a mechanic has to tell of a phase. Everything here is read off the report, and empty where the
//! mechanic is not played.

use crate::board::{Power, Province};
use crate::discord::ui::reply::Picture;
use crate::game::Report;
use crate::i18n::Words;
use crate::render::Ledger;
use crate::service::ResolvedPhase;
use crate::store::GameId;

/// A ledger to draw, and its rows in words for people who cannot see it.
pub type Drawn = (Ledger, Vec<String>);

/// What a mechanic adds to the report of a phase, as functions that the report calls.
pub struct Telling {
    /// Parts of the headline that stand first, beside who won and who is out.
    pub first: fn(&Words, &Report) -> Vec<String>,
    /// Parts of the headline that follow what the orders came to.
    pub then: fn(&Words, &Report) -> Vec<String>,
    /// Parts of the headline of a Winter in which nothing was built or removed.
    pub quiet_winter: fn(&Words, &Report) -> Vec<String>,
    /// Lines under the results of a power.
    pub of_power: fn(&Words, &Report, Power) -> Vec<String>,
    /// The seed of the phase's lots, in words; `None` if none were drawn.
    pub drawn: fn(&Words, &Report) -> Option<String>,
    /// A block of text with what else changed, after the provinces that changed hands.
    pub changed: fn(&Words, &Report) -> Option<String>,
    /// Blocks of text after the results.
    pub blocks: fn(&Words, &ResolvedPhase) -> Vec<String>,
    /// Lines about one province.
    pub about: fn(&Words, &Report, Province) -> Vec<String>,
    /// Lines for one power's player that nobody else may read.
    pub private: fn(&Words, &ResolvedPhase, Power) -> Vec<String>,
    /// Lines on the units of others that the power may order now.
    pub hired: fn(&Words, &ResolvedPhase, Power) -> Vec<String>,
    /// The line under the post's headline.
    pub under_headline: fn(&Words, &ResolvedPhase) -> Option<String>,
    /// Whether a ledger, or what is read like one, was published.
    pub has_books: fn(&ResolvedPhase) -> bool,
    /// The ledger that the phase published, for the game with that name; `None` if there is none.
    pub ledger: fn(&Words, &str, &ResolvedPhase) -> Option<Drawn>,
    /// Further tables of how things stand after the phase, for a page that has room for them. Their cells are words for
    /// messages.
    pub tables: fn(&Words, &str, &ResolvedPhase) -> Vec<Ledger>,
    /// Whether the phase decided anything by lot.
    pub draws: fn(&Report) -> bool,
    /// A file attached to the post.
    pub file: fn(&Words, &Report) -> Option<Picture>,
    /// Whether anything changed that a map shows, beside units and owners.
    pub changes_map: fn(&Report) -> bool,
    /// Says in the log what does not add up: our own mistake.
    pub check: fn(&Report, GameId),
}

impl Telling {
    /// A telling that adds nothing.
    pub const NOTHING: Telling = Telling {
        first: |_, _| Vec::new(),
        then: |_, _| Vec::new(),
        quiet_winter: |_, _| Vec::new(),
        of_power: |_, _, _| Vec::new(),
        drawn: |_, _| None,
        changed: |_, _| None,
        blocks: |_, _| Vec::new(),
        about: |_, _, _| Vec::new(),
        private: |_, _, _| Vec::new(),
        hired: |_, _, _| Vec::new(),
        under_headline: |_, _| None,
        has_books: |_| false,
        ledger: |_, _, _| None,
        tables: |_, _, _| Vec::new(),
        draws: |_| false,
        file: |_, _| None,
        changes_map: |_| false,
        check: |_, _| {},
    };
}
