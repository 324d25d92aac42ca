//! Where treaties are played: what one power proposes to another, declarations taken back, claims.
//!
//! A proposal is a message and binds nobody. A declaration is a line of one's own sealed sheet, and
//! nobody else hears of it before the phase closes.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::board::Power;
use crate::game::{ActReport, Action, Fault, Item, check};
use crate::relations::{BadEntry, Entry, Event, Ground, Kind, Treaties};
use crate::store::Along;

use super::change::to_channel;
use super::error::{DeskError, Refusal};
use super::notice::{Notice, QUIET, person_route};
use super::table::{Person, Table};
use super::told::MOST_TOLD;
use super::{Desk, MySheet};

/// More players than that are not written to for one power.
const MOST_HANDS: usize = 5;

/// What became of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposed {
    /// It is on its way.
    Sent,
    /// The other power's player takes no private messages, or there is none.
    Unreachable,
    /// Too many were sent in this phase.
    TooOften,
}

/// What a treaty that is proposed or declared is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pact {
    /// Who declares it.
    pub by: Power,
    pub with: Power,
    pub kind: Kind,
}

impl Pact {
    /// One side's declaration of it.
    pub fn entry(self) -> Entry {
        let Pact { kind, with, .. } = self;
        Entry::Enter { kind, with }
    }
}

/// A line of a sheet's treaties section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// Whose it is.
    pub by: Power,
    pub entry: Entry,
    /// The line itself, with the power that speaks where a sheet has several.
    pub item: Item,
}

impl MySheet {
    /// What is declared on it, in its order.
    pub fn declarations(&self) -> Vec<Declaration> {
        let read = |item: Item| {
            let entry = match &item {
                Item::Treaty(entry) => entry.clone(),
                Item::For(_, inner) => match inner.as_ref() {
                    Item::Treaty(entry) => entry.clone(),
                    _ => return None,
                },
                _ => return None,
            };
            let by = self.speaks_for(&item);
            Some(Declaration { by, entry, item })
        };
        self.sheet.items().filter_map(read).collect()
    }
}

impl Table {
    /// Whether several players may write for one power, and one for several.
    pub fn is_shared(&self) -> bool {
        self.state.setup.control.bourse().is_some()
    }

    /// Treaties, and what their axis is told of the rest.
    ///
    /// # Errors
    /// When the game is played without them, or is not being played.
    pub fn treaties(&self) -> Result<(&Treaties, Ground<'_>), Refusal> {
        let found = self.state.treaties().ok_or(Refusal::NoTreaties)?;
        self.playing()?;
        Ok(found)
    }

    /// Whether a power could declare this now.
    ///
    /// # Errors
    /// What is in the way.
    pub fn may_declare(&self, power: Power, entry: &Entry) -> Result<(), BadEntry> {
        match check(&self.state, power, &Item::Treaty(entry.clone())) {
            Err(Fault::Treaty(bad)) => Err(bad),
            _ => Ok(()),
        }
    }
}

impl Desk {
    /// Proposes a treaty to another power by private message. It binds nobody, and nothing is kept of
    /// it but the message; a later proposal to the same power takes its place.
    ///
    /// # Errors
    /// When this person plays no living power, or could not declare the treaty now.
    pub async fn propose_treaty(
        &self,
        by: &Person,
        table: &Table,
        pact: Pact,
    ) -> Result<Proposed, DeskError> {
        table.treaties()?;
        let power = pact.by;
        if !self.may_write(by, table)?.contains(&power) {
            return Err(Refusal::NotAPlayer.into());
        }
        let bad = |bad| Refusal::BadTreaty { bad };
        table.may_declare(power, &pact.entry()).map_err(bad)?;
        let (game, phase_no) = (&table.game, table.game.head.phase_no);
        let to = pact.with;
        let pair = format!("{phase_no}:{power}>{to}:");
        let told = self.store.told(game.guild, game.id, &pair, QUIET).await?;
        // Where many hands order a power, there is nobody to write to.
        let hands = table.state.control.players_of(to);
        if hands.len() > MOST_HANDS {
            return Ok(Proposed::Unreachable);
        }
        if told >= MOST_TOLD * hands.len().max(1) as i64 {
            return Ok(Proposed::TooOften);
        }
        let notice = Notice::Proposal {
            phase_no,
            by: power,
            to,
            kind: pact.kind,
        };
        let mut posts = Vec::new();
        for player in hands {
            if self.reaches(&table.state, player).await? {
                let mut post = to_channel(game, &notice);
                post.route = person_route(player);
                post.marker = Some(format!("{pair}treaty"));
                posts.push(post);
            }
        }
        if posts.is_empty() {
            return Ok(Proposed::Unreachable);
        }
        let audits = vec![];
        let along = Along { posts, audits };
        let (guild, id) = (game.guild, Some(game.id));
        self.store.note(guild, id, by.now, &along).await?;
        (self.wake)();
        Ok(Proposed::Sent)
    }

    /// Takes a declaration off this person's sheet: the last one that fits.
    ///
    /// # Errors
    /// [`Refusal::NothingDeclared`] when none does; else as [`Desk::strike`].
    pub async fn take_back(
        &self,
        by: &Person,
        table: &Table,
        fits: impl Fn(&Declaration) -> bool,
        origin: &str,
    ) -> Result<(Item, MySheet), DeskError> {
        table.treaties()?;
        let mine = self.my_sheet(by, table).await?;
        let found = mine.declarations().into_iter().rfind(|line| fits(line));
        let item = found.ok_or(Refusal::NothingDeclared)?.item;
        let mine = self.strike(by, table, &item.to_string(), origin).await?;
        Ok((item, mine))
    }

    /// Posts a claim to win, alone or with others, for all to see. What came of it is told; nothing,
    /// where the same claim was posted before.
    ///
    /// # Errors
    /// When the claim cannot be made, or the phase is closed.
    pub async fn claim(
        &self,
        by: &Person,
        table: &Table,
        with: BTreeSet<Power>,
    ) -> Result<Vec<Event>, DeskError> {
        let (treaties, _) = table.treaties()?;
        if table.game.head.deadline.is_some_and(|due| due <= by.now) {
            return Err(Refusal::PhaseClosed.into());
        }
        if let Ok(power) = table.power_of(by) {
            let mut members = with.clone();
            members.insert(power);
            if treaties.posted.get(&power) == Some(&members) {
                return Ok(Vec::new());
            }
        }
        let player = by.id;
        let action = Action::Claim { player, with };
        let say = |game: &crate::store::Game, report: &ActReport| match report {
            ActReport::Claimed { events, .. } => {
                let events = events.clone();
                vec![to_channel(game, &Notice::Claim { events })]
            }
            _ => Vec::new(),
        };
        let (_, report) = self.act(by, table, action, "claim", say).await?;
        Ok(match report {
            ActReport::Claimed { events, .. } => events,
            // Other acts claim nothing.
            _ => Vec::new(),
        })
    }
}
