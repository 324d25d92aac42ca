//! Games with treaties: proposals to other powers, declarations taken back, claims.
//!
//! A proposal is a message and binds nobody. A declaration is a line of the player's own sealed sheet, and
//! nobody else learns of it before the phase closes.

pub(super) mod failed;
pub(super) mod pact;

use std::collections::BTreeSet;

use chancery_boxed::boxed;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{ActReport, Action, Item, OrderError, Sheet, check};
use chancery_rules::relations::{BadEntry, Entry, Event, RelationsContext, Treaties, TreatyKind};
use chancery_store::{Along, PhaseNo, Proposal};

use super::Service;
use super::change::{to_channel, to_seat};
use super::error::{Refusal, ServiceError};
use super::game_context::GameContext;
use super::notice::{Notice, QUIET};
use super::orders::mine::MySheet;
use super::orders::news::MOST_TOLD;
use super::person::Person;
use super::results::look::ResolvedPhase;
use pact::Pact;

/// The most players who get a message for one power.
const MOST_HANDS: usize = 5;

/// The result of proposing a treaty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proposed {
    /// It is on its way to the other power's player.
    Sent,
    /// The other power's player accepts no direct messages, or there is none: it appears under their orders.
    Unreachable,
    /// It appears under the orders of those who share the other power; none of them got a message.
    Shown,
    /// The proposer has sent the most that a phase allows.
    TooOften,
}

/// One line of a sheet's treaties section, with its power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The power that declares it.
    pub by: Power,
    /// What it declares.
    pub entry: Entry,
    /// The line itself, with the power that speaks where a sheet has several.
    pub item: Item,
}

impl MySheet {
    /// The lines of the sheet's treaties section, in its order.
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

impl GameContext {
    /// Whether several players may write for one power, and one for several.
    pub fn is_shared(&self) -> bool {
        self.state.setup.control.exchange().is_some()
    }

    /// Treaties, and what their axis needs to know about the rest of the game.
    ///
    /// # Errors
    /// When the game is played without them, or is not being played.
    pub fn treaties(&self) -> Result<(&Treaties, RelationsContext<'_>), Refusal> {
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
            Err(OrderError::Treaty(bad)) => Err(bad),
            _ => Ok(()),
        }
    }

    /// The claims to win together that others have posted and these powers could join: which power could, and with whom.
    pub(crate) fn claims_to_join(&self, powers: &[Power]) -> Vec<(Power, BTreeSet<Power>)> {
        let posted = self.treaties().into_iter();
        let posted = posted.flat_map(|(treaties, _)| &treaties.posted);
        let open = posted.flat_map(|(by, members)| {
            let mut joining = powers.to_vec();
            joining.retain(|power| power != by && members.contains(power));
            let joins = |power: Power| {
                let with = members.iter().copied().filter(|p| *p != power).collect();
                (power, with)
            };
            joining.into_iter().map(joins)
        });
        let may = |(power, with): &(Power, BTreeSet<Power>)| {
            let claim = Entry::Claim { with: with.clone() };
            self.may_declare(*power, &claim).is_ok()
        };
        open.filter(may).collect()
    }
}

#[boxed]
impl Service {
    /// The power in whose name this person speaks: the only one they order, or the one they name.
    ///
    /// # Errors
    /// When it is another's, or they order several and name none, or they order none.
    pub fn speaker(
        &self,
        by: &Person,
        context: &GameContext,
        named: Option<Power>,
    ) -> Result<Power, Refusal> {
        let control = &context.state.control;
        if !control.has(by.id) {
            return Err(Refusal::NotAPlayer);
        }
        let powers = control.powers_of(by.id);
        match (named, powers.as_slice()) {
            (_, []) => Err(Refusal::CommandsNobody),
            (Some(power), all) if all.contains(&power) => Ok(power),
            (Some(power), _) => Err(Refusal::NotYours { power }),
            (None, [one]) => Ok(*one),
            (None, _) => Err(Refusal::SayFor { powers }),
        }
    }

    /// Proposes a treaty to another power. It binds nobody. It is shown under the sheet of whoever
    /// orders that power until the phase closes, and to a few of them by direct message; a later
    /// proposal to the same power replaces it.
    ///
    /// # Errors
    /// When the power that proposes is not this person's, or could not declare the treaty now.
    pub async fn propose_treaty(
        &self,
        by: &Person,
        context: &GameContext,
        pact: Pact,
    ) -> Result<Proposed, ServiceError> {
        context.treaties()?;
        let power = self.speaker(by, context, Some(pact.by))?;
        self.may_write(by, context)?;
        let bad = |bad| Refusal::BadTreaty { bad };
        context.may_declare(power, &pact.entry()).map_err(bad)?;
        let (game, phase_no) = (&context.game, context.game.head.phase_no);
        let to = pact.with;
        let pair = format!("{phase_no}:{power}>{to}:");
        let told = self.store.told(game.guild, game.id, &pair, QUIET).await?;
        // Where many hands order a power they find it under their sheets, and nobody is written to.
        let mut hands = context.state.control.players_of(to);
        if hands.len() > MOST_HANDS {
            hands.clear();
        }
        if told >= MOST_TOLD * hands.len().max(1) as i64 {
            return Ok(Proposed::TooOften);
        }
        let kept = Proposal {
            by_power: power.to_string(),
            to_power: to.to_string(),
            kind: pact.kind.id().to_owned(),
        };
        let store = &self.store;
        store
            .propose(game.guild, game.id, phase_no, &kept, by.now)
            .await?;
        let notice = Notice::Proposal {
            phase_no,
            by: power,
            to,
            kind: pact.kind,
        };
        let mut posts = Vec::new();
        let mut is_sent = false;
        for player in hands {
            let reached = self.reaches(&context.state, player).await?;
            is_sent |= reached;
            let mut post = to_channel(game, &notice);
            post.marker = Some(format!("{pair}treaty"));
            posts.extend(to_seat(&context.state, player, reached, post));
        }
        let audits = vec![];
        let along = Along { posts, audits };
        let (guild, id) = (game.guild, Some(game.id));
        self.store.note(guild, id, by.now, &along).await?;
        (self.wake)();
        Ok(if is_sent {
            Proposed::Sent
        } else if context.is_shared() {
            Proposed::Shown
        } else {
            Proposed::Unreachable
        })
    }

    /// What others have proposed to these powers in the open phase, as far as it can still be declared:
    /// the own side of each.
    pub(super) async fn proposals_to(
        &self,
        context: &GameContext,
        powers: &[Power],
    ) -> Result<Vec<Pact>, ServiceError> {
        if context.treaties().is_err() || powers.is_empty() {
            return Ok(Vec::new());
        }
        let game = &context.game;
        let kept = self
            .store
            .proposals(game.guild, game.id, game.head.phase_no)
            .await?;
        let pact = |kept: &Proposal| {
            let (with, by) = (kept.by_power.parse().ok()?, kept.to_power.parse().ok()?);
            let kind = [TreatyKind::Mdt, TreatyKind::Aat].into_iter();
            let kind = kind.into_iter().find(|k| k.id() == kept.kind)?;
            let pact = Pact { by, with, kind };
            let open = powers.contains(&by) && context.may_declare(by, &pact.entry()).is_ok();
            open.then_some(pact)
        };
        Ok(kept.iter().filter_map(pact).collect())
    }

    /// What this player declared without effect in a phase of a game whose powers are shared, and nobody else
    /// learned of: those lines of their own sheet that had no effect.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn own_in_vain(
        &self,
        context: &GameContext,
        chapter: &ResolvedPhase,
        player: PlayerId,
    ) -> Result<Vec<Event>, ServiceError> {
        let failed = |event: &&Event| matches!(event, Event::Failed { .. });
        let failed: Vec<&Event> = chapter.report.relations.iter().filter(failed).collect();
        if failed.is_empty() || !context.is_shared() {
            return Ok(Vec::new());
        }
        let game = &context.game;
        let before = self
            .store
            .revision(game.guild, game.id, chapter.seq.before())
            .await?;
        let Some(before) = before else {
            return Ok(Vec::new());
        };
        let then = self.state_of(&before.state).await?;
        let number = PhaseNo::from(chapter.report.number);
        let sheets = self.store.sheets(game.guild, game.id, number).await?;
        let Some(own) = sheets.iter().find(|s| s.player == player.0 as i64) else {
            return Ok(Vec::new());
        };
        let sheet = Sheet::read(&own.sheet, &then);
        let commands = then.control.powers_of(player);
        let wrote = |power: Power, entry: &Entry| {
            let bare = commands == [power] && sheet.treaties.contains(entry);
            let line = Item::For(power, Box::new(Item::Treaty(entry.clone())));
            bare || (commands.contains(&power) && sheet.behalf.contains(&line))
        };
        let own = failed.into_iter().filter(|event| match event {
            Event::Failed { power, entry, .. } => wrote(*power, entry),
            _ => false,
        });
        Ok(own.cloned().collect())
    }

    /// Takes a declaration off this person's sheet: the last one that fits.
    ///
    /// # Errors
    /// [`Refusal::NothingDeclared`] when none does; otherwise as [`Service::strike`].
    pub async fn take_back(
        &self,
        by: &Person,
        context: &GameContext,
        fits: impl Fn(&Declaration) -> bool,
        origin: &str,
    ) -> Result<(Item, MySheet), ServiceError> {
        context.treaties()?;
        let mine = self.my_sheet(by, context).await?;
        let found = mine.declarations().into_iter().rfind(|line| fits(line));
        let item = found.ok_or(Refusal::NothingDeclared)?.item;
        let mine = self.strike(by, context, &item.to_string(), origin).await?;
        Ok((item, mine))
    }

    /// Posts a claim to win, alone or with others, for all to see. Returns what came of it; nothing
    /// if the same claim was posted before. `named` is the power that claims, if this person
    /// orders several.
    ///
    /// # Errors
    /// When the power is not this person's alone, the claim cannot be made, or the phase is closed.
    pub async fn claim(
        &self,
        by: &Person,
        context: &GameContext,
        named: Option<Power>,
        with: BTreeSet<Power>,
    ) -> Result<Vec<Event>, ServiceError> {
        let (treaties, _) = context.treaties()?;
        if context.game.head.deadline.is_some_and(|due| due <= by.now) {
            return Err(Refusal::PhaseClosed.into());
        }
        let power = self.speaker(by, context, named)?;
        let mut members = with.clone();
        members.insert(power);
        if treaties.posted.get(&power) == Some(&members) {
            return Ok(Vec::new());
        }
        let action = Action::Claim {
            power,
            player: by.id,
            with,
        };
        let say = |game: &chancery_store::Game, report: &ActReport| match report {
            ActReport::Claimed { events, .. } => {
                let events = events.clone();
                vec![to_channel(game, &Notice::Claim { events })]
            }
            _ => Vec::new(),
        };
        let (_, report) = self.act(by, context, action, "claim", say).await?;
        Ok(match report {
            ActReport::Claimed { events, .. } => events,
            // Other acts claim nothing.
            _ => Vec::new(),
        })
    }
}
