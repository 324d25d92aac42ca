//! Ballots: a question put to the players, posted in the channel, with secret votes.
//!
//! Only how many have voted is ever told. A ballot stands until a phase closes or a moment comes, and
//! never ends in silence: the channel hears how. It lies outside the revisions, so a rollback cannot
//! take votes back unseen; it ends the ballot, and that is told, too.

mod close;
pub(super) mod motions;
mod question;
mod rule;

pub use question::{Question, Voter};
pub use rule::Ruling;

use chancery_boxed::boxed;
use serde_json::json;

use chancery_rules::control::PlayerId;
use chancery_rules::game::Count;
use chancery_store::{Along, BallotState, NewBallot, NewPost};

use super::Service;
use super::change::{audit, to_channel};
use super::error::{Refusal, ServiceError, internal};
use super::game_context::GameContext;
use super::notice::Notice;
use super::person::Person;

/// How many ballots a game may have open at once.
pub const MOST_OPEN: usize = 6;
/// How many ballots one person may open in a phase.
pub const MOST_ASKED: i64 = 4;

/// When a ballot expires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// When the open phase closes.
    Phase,
    /// At this moment, in milliseconds since 1970.
    Moment(i64),
}

/// A ballot as people may know it; `mine` is for the asker alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenVote {
    /// The ballot's number in this installation.
    pub id: i64,
    /// What is voted on.
    pub question: Question,
    /// Whether it is open, or how it ended.
    pub state: BallotState,
    /// When it expires.
    pub until: Until,
    /// How many of those who may vote have voted.
    pub votes: usize,
    /// How many may vote.
    pub of: usize,
    /// How many votes for it are needed.
    pub needed: usize,
    /// The asker's own vote; `None` if they have not voted.
    pub mine: Option<bool>,
    /// Whether the asker may vote on it.
    pub may_vote: bool,
    /// Whether there was such a ballot already when the asker opened it.
    pub again: bool,
}

#[boxed]
impl Service {
    /// Puts a question to the vote; whoever asks is for it, if they may vote. If it is put to the vote
    /// already, this is a vote for it.
    ///
    /// # Errors
    /// When this person may not vote on it (`asks` says otherwise for those who need not), the question
    /// cannot be asked now, the moment is past, or there are too many already.
    pub async fn open_ballot(
        &self,
        by: &Person,
        context: &GameContext,
        question: &Question,
        until: Option<Until>,
    ) -> Result<OpenVote, ServiceError> {
        question.holds(context)?;
        voter(by, context, question)?;
        self.open_now(context, by)?;
        let game = &context.game;
        let text = question.to_json();
        let open = self.store.open_ballots(game.guild, game.id).await?;
        let same = |kept: &&chancery_store::PlayerVote| {
            read(kept).is_ok_and(|asked| asked.is_same(question))
        };
        if let Some(there) = open.iter().find(same) {
            let poll = self.cast(by, context, there.id, Some(true)).await?;
            return Ok(OpenVote {
                again: true,
                ..poll
            });
        }
        let phase_no = game.head.phase_no;
        let person = by.id.0 as i64;
        let asked = self
            .store
            .ballots_asked(game.guild, game.id, phase_no, person);
        if open.len() >= MOST_OPEN || asked.await? >= MOST_ASKED {
            return Err(Refusal::TooManyBallots.into());
        }
        let rules = &context.settings.votes;
        let until = until.unwrap_or(match rules.stands_ms {
            0 => Until::Phase,
            ms => Until::Moment(by.now.saturating_add(ms)),
        });
        let (until_at, until_phase) = match until {
            Until::Phase => (None, Some(phase_no)),
            Until::Moment(at) if at <= by.now => return Err(Refusal::DeadlinePast.into()),
            Until::Moment(at) => (Some(at), None),
        };
        let new = NewBallot {
            guild: game.guild,
            game: game.id,
            question: text,
            asked_by: person,
            at: by.now,
            seq: game.seq,
            phase_no,
            until_at,
            until_phase,
        };
        let along = |ballot| Along {
            posts: vec![NewPost {
                marker: Some(marker(ballot)),
                ..to_channel(game, &Notice::Ballot { ballot })
            }],
            // Who asks is for it: nobody is named.
            audits: vec![audit(
                None,
                "ballot",
                json!({ "ballot": ballot, "question": question }),
            )],
        };
        let Some(ballot) = self.store.open_ballot(&new, along).await? else {
            // Somebody else asked the same in the same moment.
            return Err(ServiceError::Stale);
        };
        (self.wake)();
        self.cast(by, context, ballot, Some(true)).await
    }

    /// Votes on a ballot, changes the vote, or takes it back (`None`). What carries is done at once.
    ///
    /// # Errors
    /// When this person may not vote on it, there is no such ballot in this game, or it is over.
    pub async fn cast(
        &self,
        by: &Person,
        context: &GameContext,
        ballot: i64,
        yes: Option<bool>,
    ) -> Result<OpenVote, ServiceError> {
        let (kept, question) = self.kept(context, ballot).await?;
        let over = |state| ServiceError::from(Refusal::BallotOver { ballot, state });
        if kept.state != BallotState::Open {
            return Err(over(kept.state));
        }
        let voter = voter(by, context, &question)?;
        self.open_now(context, by)?;
        let past = kept.until_at.is_some_and(|at| at <= by.now)
            || kept
                .until_phase
                .is_some_and(|no| no < context.game.head.phase_no);
        if past || question.holds(context).is_err() {
            self.end_due(by.now, &kept).await?;
            let (kept, _) = self.kept(context, ballot).await?;
            return Err(over(kept.state));
        }
        let key = voter.key();
        let cast = (key.as_str(), by.id.0 as i64);
        let store = &self.store;
        match store.cast_vote(kept.guild, ballot, cast, yes, by.now).await {
            Err(chancery_store::StoreError::Stale) => {
                let (kept, _) = self.kept(context, ballot).await?;
                return Err(over(kept.state));
            }
            other => other?,
        }
        self.settle(context, &kept, &question, by.now).await?;
        self.poll(context, ballot, Some(by.id)).await
    }

    /// The channel and the id of the message that shows a ballot, once it has been posted.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn ballot_post(
        &self,
        context: &GameContext,
        ballot: i64,
    ) -> Result<Option<(u64, u64)>, ServiceError> {
        let (guild, game) = (context.game.guild, context.game.id);
        let brought = self.store.brought(guild, game, &marker(ballot)).await?;
        let Some(brought) = brought else {
            return Ok(None);
        };
        let brought: serde_json::Value = serde_json::from_str(&brought).map_err(internal)?;
        let id = |name: &str| brought[name].as_str().and_then(|id| id.parse().ok());
        Ok(id("channel").zip(id("message")))
    }

    /// Takes a ballot back: whoever opened it may, as long as it is open.
    ///
    /// # Errors
    /// When this person did not open it, or it is over.
    pub async fn withdraw_ballot(
        &self,
        by: &Person,
        context: &GameContext,
        ballot: i64,
    ) -> Result<OpenVote, ServiceError> {
        by.writes()?;
        let (kept, _) = self.kept(context, ballot).await?;
        if kept.asked_by != by.id.0 as i64 {
            return Err(Refusal::NotTheirBallot.into());
        }
        let state = BallotState::Withdrawn;
        let along = Along {
            posts: vec![to_channel(&context.game, &Notice::BallotOver { ballot })],
            audits: vec![audit(None, "ballot-withdrawn", json!({ "ballot": ballot }))],
        };
        match self.store.end_ballot(&kept, state, by.now, &along).await {
            Err(chancery_store::StoreError::Stale) => {
                let (kept, _) = self.kept(context, ballot).await?;
                let state = kept.state;
                return Err(Refusal::BallotOver { ballot, state }.into());
            }
            other => other?,
        }
        (self.wake)();
        self.poll(context, ballot, Some(by.id)).await
    }

    /// The open ballots of a game, the oldest first.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn polls(
        &self,
        context: &GameContext,
        asker: Option<PlayerId>,
    ) -> Result<Vec<OpenVote>, ServiceError> {
        let game = &context.game;
        let mut polls = Vec::new();
        for kept in self.store.open_ballots(game.guild, game.id).await? {
            polls.push(self.poll_of(context, &kept, asker).await?);
        }
        Ok(polls)
    }

    /// One ballot of a game, open or over.
    ///
    /// # Errors
    /// [`Refusal::NoBallot`] when the game has no such ballot.
    pub async fn poll(
        &self,
        context: &GameContext,
        ballot: i64,
        asker: Option<PlayerId>,
    ) -> Result<OpenVote, ServiceError> {
        let (kept, _) = self.kept(context, ballot).await?;
        self.poll_of(context, &kept, asker).await
    }

    async fn poll_of(
        &self,
        context: &GameContext,
        kept: &chancery_store::PlayerVote,
        asker: Option<PlayerId>,
    ) -> Result<OpenVote, ServiceError> {
        let question = read(kept)?;
        let count = self.count(context, kept, &question).await?;
        let voters = question.voters(context);
        let own = asker.and_then(|a| voters.iter().find(|v| v.is(context, a)).zip(Some(a)));
        let mine = match own {
            Some((voter, person)) => {
                let key = voter.key();
                let votes = self.store.ballot_votes(kept.guild, kept.id).await?;
                let mut votes = votes.into_iter();
                let mine = votes.find(|v| v.voter == key && v.person == person.0 as i64);
                mine.map(|v| v.yes)
            }
            None => None,
        };
        Ok(OpenVote {
            id: kept.id,
            state: kept.state,
            until: match kept.until_at {
                Some(at) => Until::Moment(at),
                None => Until::Phase,
            },
            votes: count.yes + count.no,
            of: count.of,
            needed: question.agreement(context).needed(count.of),
            mine,
            may_vote: own.is_some(),
            again: false,
            question,
        })
    }

    /// The votes that count now: of those who may vote, and were cast by who speaks for them.
    async fn count(
        &self,
        context: &GameContext,
        kept: &chancery_store::PlayerVote,
        question: &Question,
    ) -> Result<Count, ServiceError> {
        let voters = question.voters(context);
        let votes = self.store.ballot_votes(kept.guild, kept.id).await?;
        let mut count = Count {
            of: voters.len(),
            ..Count::default()
        };
        for vote in votes {
            let person = PlayerId(vote.person as u64);
            let mut all = voters.iter();
            if !all.any(|v| v.key() == vote.voter && v.is(context, person)) {
                continue;
            }
            if vote.yes {
                count.yes += 1
            } else {
                count.no += 1
            }
        }
        Ok(count)
    }

    /// A ballot of this game, as kept.
    async fn kept(
        &self,
        context: &GameContext,
        ballot: i64,
    ) -> Result<(chancery_store::PlayerVote, Question), ServiceError> {
        let kept = self.store.ballot(context.game.guild, ballot).await?;
        let kept = kept.filter(|b| b.game == context.game.id);
        let kept = kept.ok_or(Refusal::NoBallot { ballot })?;
        let question = read(&kept)?;
        Ok((kept, question))
    }

    /// Refuses once the phase's deadline has come: what is adjudicated now may decide who votes.
    fn open_now(&self, context: &GameContext, by: &Person) -> Result<(), Refusal> {
        if context.game.head.deadline.is_some_and(|due| due <= by.now) {
            Err(Refusal::PhaseClosed)
        } else {
            Ok(())
        }
    }
}

/// What the row of a ballot's post is found by.
fn marker(ballot: i64) -> String {
    format!("ballot:{ballot}")
}

fn read(kept: &chancery_store::PlayerVote) -> Result<Question, ServiceError> {
    serde_json::from_str(&kept.question).map_err(internal)
}

/// The vote this person has in a question.
fn voter(by: &Person, context: &GameContext, question: &Question) -> Result<Voter, Refusal> {
    by.writes()?;
    context.playing()?;
    let control = &context.state.control;
    if !control.has(by.id) {
        return Err(Refusal::NotAPlayer);
    }
    let mut voters = question.voters(context).into_iter();
    if let Some(voter) = voters.find(|v| v.is(context, by.id)) {
        return Ok(voter);
    }
    Err(match context.power_of(by) {
        Ok(power) if !context.state.is_in(power) => Refusal::Eliminated(power),
        Ok(_) if matches!(question, Question::Concession { .. }) => {
            chancery_rules::game::ActError::ToOneself.into()
        }
        _ if control.is_shared() => chancery_rules::game::ActError::NotEligible.into(),
        _ => Refusal::NotAPlayer,
    })
}
