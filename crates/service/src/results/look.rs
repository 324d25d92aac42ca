//! Looking: where a game stands, what happened, and why.

use crate::Service;
use crate::error::{Refusal, ServiceError, internal};
use crate::game_context::GameContext;
use crate::votes::OpenVote;
use chancery_boxed::boxed;
use chancery_rules::board::{Power, Province};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Due, Phase, Report, Results, Sheet, State};
use chancery_store::Seq;

/// How far back to look if no phase is named: some six years.
const PAGE: i64 = 30;

/// Somebody who may or must do something in the open phase, as far as everybody knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debtor {
    /// The power that something is due from.
    pub power: Power,
    /// The only player who may order it. `None` with empty `hands`: the power is in civil disorder.
    pub player: Option<PlayerId>,
    /// All who may, in the order in which they joined: where players share the powers, any number.
    pub hands: Vec<PlayerId>,
    /// `None` for powers that may only declare transfers.
    pub due: Option<Due>,
    /// Whether unit orders have come in ([`Sheet::answers`]). What is in them stays sealed.
    pub handed_in: bool,
    /// Whether anybody who may order it has said to be ready.
    pub ready: bool,
}

/// Where a game stands, as far as everybody may know.
#[derive(Clone, Debug)]
pub struct Status {
    /// The game whose standing it is.
    pub context: GameContext,
    /// Every power that may or must do something in the open phase.
    pub debtors: Vec<Debtor>,
    /// Open votes among the players.
    pub polls: Vec<OpenVote>,
    /// Whether a player has asked to wait for the deadline.
    pub held: bool,
}

/// One adjudicated phase as somebody sees it: its report, and the state it led to.
#[derive(Clone, Debug)]
pub struct ResolvedPhase {
    /// The revision that holds it.
    pub seq: Seq,
    /// When the phase closed, in milliseconds since 1970.
    pub at: i64,
    /// What happened in the phase.
    pub report: Report,
    /// The game's state after the phase as the viewer sees it, secrets included.
    pub state: State,
}

/// The results that answer a question about a province.
#[derive(Clone, Debug)]
pub struct Why {
    /// The phase in which the answer lies.
    pub chapter: ResolvedPhase,
    /// The province that was asked about.
    pub province: Province,
}

#[boxed]
impl Service {
    /// Where the game stands.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn status(&self, context: &GameContext) -> Result<Status, ServiceError> {
        let game = &context.game;
        let mut debtors = Vec::new();
        let mut held = false;
        let whole = context.whole();
        if context.state.is_playing() {
            let sheets = self
                .store
                .sheets(game.guild, game.id, game.head.phase_no)
                .await?;
            let marks = self
                .store
                .ready(game.guild, game.id, game.head.phase_no)
                .await?;
            held = context.settings.clock.early
                && crate::turns::close::is_held(&context.state, &marks);
            let answers = |text: &str| Sheet::read(text, &whole.state).answers(&whole.state);
            let due = context.state.due();
            for power in context.state.setup.board().powers() {
                let players = context.state.control.players_of(power);
                let due = due.get(&power).copied();
                let players = context.state.control.in_order(players);
                let open = whole.state.awaits_openly(power) && !players.is_empty();
                if due.is_none() && !open {
                    continue;
                }
                let is = |id: i64| players.iter().any(|p| p.0 as i64 == id);
                // Of one that nothing is due from, a line would tell of a hire.
                let handed_in =
                    due.is_some() && sheets.iter().any(|s| is(s.player) && answers(&s.sheet));
                debtors.push(Debtor {
                    power,
                    player: match players.as_slice() {
                        [one] => Some(*one),
                        _ => None,
                    },
                    due,
                    handed_in,
                    ready: marks.iter().any(|m| is(m.player) && m.ready),
                    hands: players,
                });
            }
        }
        Ok(Status {
            context: context.clone(),
            debtors,
            polls: self.polls(context, None).await?,
            held,
        })
    }

    /// The adjudicated phases, newest first, at most `limit` of those before revision `before`.
    /// Phases that were rolled back are among them.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn history(
        &self,
        context: &GameContext,
        before: Option<Seq>,
        limit: i64,
    ) -> Result<Vec<ResolvedPhase>, ServiceError> {
        let game = &context.game;
        let revisions = self
            .store
            .reports(game.guild, game.id, before, limit)
            .await?;
        let mut phases = Vec::with_capacity(revisions.len());
        for revision in revisions {
            let report = revision.report.as_deref().unwrap_or_default();
            let report: Report = serde_json::from_str(report).map_err(internal)?;
            let state = self.state_of(&revision.state).await?;
            phases.push(ResolvedPhase {
                seq: revision.seq,
                at: revision.at,
                report: report.seen_by(&state, &context.viewer),
                state: state.seen_by(&context.viewer),
            });
        }
        Ok(phases)
    }

    /// As [`Service::history`] from the newest on, without the phases that were rolled back.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn standing_history(
        &self,
        context: &GameContext,
        limit: usize,
    ) -> Result<Vec<ResolvedPhase>, ServiceError> {
        let counts = self.resolved(&context.game).await?;
        let newest = counts.iter().rev().take(limit);
        let Some(oldest) = newest.clone().next_back() else {
            return Ok(Vec::new());
        };
        // Those between that were rolled back are read, too, and left out.
        let most = context.game.seq.0 - oldest.0 + 1;
        let mut chapters = self.history(context, None, most).await?;
        chapters.retain(|c| c.seq >= *oldest && counts.contains(&c.seq));
        Ok(chapters)
    }

    /// One adjudicated phase by its short name (`S1901M`), the last one without a name.
    ///
    /// # Errors
    /// When nothing was played yet, or no such phase.
    pub async fn chapter(
        &self,
        context: &GameContext,
        phase: Option<&str>,
    ) -> Result<ResolvedPhase, ServiceError> {
        let Some(text) = phase else {
            let newest = self.history(context, None, 1).await?.into_iter().next();
            return newest.ok_or_else(|| Refusal::NoHistory.into());
        };
        let wanted: Phase = text.trim().parse().map_err(|_| no_such_phase(text))?;
        let closed = self.closed_phases(context).await?;
        if closed.is_empty() {
            return Err(Refusal::NoHistory.into());
        }
        let found = closed.iter().rev().find(|(_, c)| c.phase == wanted);
        let (seq, _) = found.ok_or_else(|| no_such_phase(text))?;
        self.chapter_at(context, *seq).await
    }

    /// The chapter that revision `seq` holds: for posts, which name the revision.
    ///
    /// # Errors
    /// When there is no such revision, or it adjudicated nothing.
    pub async fn chapter_at(
        &self,
        context: &GameContext,
        seq: Seq,
    ) -> Result<ResolvedPhase, ServiceError> {
        let found = self
            .history(context, Some(seq.next()), 1)
            .await?
            .into_iter()
            .next();
        let newest = context.game.seq;
        let missing = Refusal::NoSuchRevision { found: seq, newest };
        found.filter(|c| c.seq == seq).ok_or_else(|| missing.into())
    }

    /// Why things went as they did in a province: in the phase named, or in the last one in which
    /// anything happened there.
    ///
    /// # Errors
    /// As [`Service::chapter`], and when no unit was there.
    pub async fn why(
        &self,
        context: &GameContext,
        province: Province,
        phase: Option<&str>,
    ) -> Result<Why, ServiceError> {
        let chapters = match phase {
            Some(_) => vec![self.chapter(context, phase).await?],
            None => self.history(context, None, PAGE).await?,
        };
        if chapters.is_empty() {
            return Err(Refusal::NoHistory.into());
        }
        let concerned = chapters.into_iter();
        let mut told = concerned.filter(|c| c.report.concerns(province));
        let mut chapter = told.next().ok_or(Refusal::NoResultThere)?;
        // Whoever asks about a retreat and names no phase means why there had to be one.
        if phase.is_none() && matches!(chapter.report.results, Results::Retreats(_)) {
            let moves = |c: &ResolvedPhase| c.report.number + 1 == chapter.report.number;
            chapter = told.next().filter(moves).unwrap_or(chapter);
        }
        Ok(Why { chapter, province })
    }
}

pub(crate) fn no_such_phase(text: &str) -> Refusal {
    Refusal::NoSuchPhase {
        text: text.chars().take(20).collect(),
    }
}
