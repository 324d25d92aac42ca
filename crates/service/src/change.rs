//! How the service writes: one revision, its outbox rows and its audit entry in one transaction.

use serde_json::json;

use chancery_rules::board::{BoardId, BoardRef};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{ActReport, Action, GameStatus, Outcome, PhaseKind, State, act};
use chancery_store::{
    Along, Change, Game, Head, NewAudit, NewPost, NewReminder, NewRevision, PhaseNo, PlayedBoard,
    SEAT, SeatTurn, Status,
};

use super::error::ServiceError;
use super::features;
use super::game_context::GameContext;
use super::handle::Service;
use super::notice::{Notice, card_route, channel_route, gallery_route, person_route};
use super::person::Person;
use super::settings::{Settings, deadline_for};

/// The version written into every revision.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// A post of a notice to the game's channel.
pub(super) fn to_channel(game: &Game, notice: &Notice) -> NewPost {
    to_guild(game.head.channel, notice)
}

/// A post to a channel about no game.
pub(super) fn to_guild(channel: i64, notice: &Notice) -> NewPost {
    NewPost {
        kind: notice.kind().to_owned(),
        route: channel_route(channel),
        payload: notice.to_json(),
        marker: None,
        after: None,
        due_at: None,
    }
}

/// Private news of a player's seat: for the player, if they are `reached`, and for whoever shares the seat and may be
/// written to, which is seen when it is sent. `None` if that can be nobody.
pub(super) fn to_seat(
    state: &State,
    player: PlayerId,
    reached: bool,
    post: NewPost,
) -> Option<NewPost> {
    let route = if reached {
        person_route(player)
    } else if state.control.is_shared() || player.is_computer() {
        return None;
    } else {
        format!("{SEAT}{}", player.0)
    };
    Some(NewPost { route, ..post })
}

/// The message that shows the game's lobby must be updated. Of several such posts that are waiting,
/// the last is enough.
pub(super) fn card(game: &Game) -> NewPost {
    NewPost {
        route: card_route(game.head.channel),
        marker: Some("card".to_owned()),
        ..to_channel(game, &Notice::Card)
    }
}

/// The outbox row that looks after a game's threads when somebody came or went.
pub(super) fn look_after(game: &Game) -> NewPost {
    let mut post = to_channel(game, &Notice::Threads {});
    post.route = format!("thread:{}:press", game.id);
    post
}

/// The outbox row that looks after the gallery's thread when somebody came or went, or the gallery was closed.
pub(super) fn look_after_gallery(game: &Game) -> NewPost {
    let mut post = to_channel(game, &Notice::Gallery {});
    post.route = gallery_route(game.id);
    post
}

/// An audit entry. `detail` must not contain anything sealed.
pub(super) fn audit(by: Option<PlayerId>, what: &str, detail: serde_json::Value) -> NewAudit {
    NewAudit {
        actor: by.map(|p| p.0 as i64),
        what: what.to_owned(),
        detail: detail.to_string(),
    }
}

/// The entry of what a person does, which says whether they do it in the seat of a player that they share. It does not
/// say whose: they may not know, and can ask for all that is kept of them.
pub(super) fn audit_of(by: &Person, what: &str, mut detail: serde_json::Value) -> NewAudit {
    if let (Some(_), Some(fields)) = (by.acting, detail.as_object_mut()) {
        fields.insert(IN_SHARED_SEAT.to_owned(), true.into());
    }
    audit(Some(by.real()), what, detail)
}

/// The field of an entry's particulars by which [`audit_of`] says so.
pub(super) const IN_SHARED_SEAT: &str = "in_shared_seat";

/// The revision that holds this state.
pub(super) fn revision(
    kind: &str,
    cause: &str,
    by: Option<PlayerId>,
    at: i64,
    state: &State,
    report: Option<String>,
) -> NewRevision {
    NewRevision {
        kind: kind.to_owned(),
        cause: cause.to_owned(),
        actor: by.map(|p| p.0 as i64),
        at,
        engine: ENGINE.to_owned(),
        state: state.to_json(),
        report,
        board: played_board(state),
    }
}

/// The board of a state for the store to keep, if it is not one of ours.
fn played_board(state: &State) -> Option<PlayedBoard> {
    let BoardRef::Read(board) = state.setup.board else {
        return None;
    };
    let (BoardId::Read(hash), Some(own)) = (board.id(), board.own()) else {
        return None;
    };
    Some(PlayedBoard {
        hash,
        word: &own.id,
        name: &own.name,
        rules: own.kept(),
    })
}

/// The status column for a state.
pub(super) fn status(state: &State) -> Status {
    match &state.stage {
        GameStatus::Lobby => Status::Lobby,
        GameStatus::Playing => Status::Playing,
        GameStatus::Finished(Outcome::Abandoned) => Status::Abandoned,
        GameStatus::Finished(_) => Status::Finished,
    }
}

/// Sets the clock of a newly opened phase: its deadline, and the reminders before it.
///
/// A stopped clock stays stopped. A phase in which nobody can do anything (a power without a player
/// builds nothing) is over at once, but one in which nobody has a unit to move stops the clock: there
/// is nobody left to play on for, and the GM decides.
pub(super) fn open_phase(
    head: &mut Head,
    settings: &Settings,
    state: &State,
    now: i64,
) -> Vec<NewReminder> {
    let stopped = head.paused_left.is_some();
    head.status = status(state);
    head.phase_no = PhaseNo::from(state.number);
    head.paused_left = None;
    head.deadline = None;
    head.grace = false;
    if !state.is_playing() {
        return Vec::new();
    }
    let time = settings.time_for(state.phase.step);
    let idle = state.is_idle();
    if stopped || (idle && state.phase.step == PhaseKind::Movement) {
        head.paused_left = Some(time);
        return Vec::new();
    }
    if idle {
        head.deadline = Some(now);
        return Vec::new();
    }
    head.deadline = Some(deadline_for(settings, state.phase.step, now));
    reminders(head, settings, now)
}

/// The reminders before a deadline.
pub(super) fn reminders(head: &Head, settings: &Settings, now: i64) -> Vec<NewReminder> {
    let due = head.deadline.map(|at| settings.reminders(now, at));
    due.into_iter()
        .flatten()
        .map(|due_at| NewReminder {
            due_at,
            kind: "deadline".to_owned(),
        })
        .collect()
}

/// Records in the game's list of players who joined and who left between two states, and which seats
/// changed hands. A player in civil disorder, who may come back, has not left.
pub(super) fn comings(change: &mut Change, before: &State, after: &State) {
    let in_it = |state: &State| {
        let mut all = state.control.players();
        all.extend(features::may_come_back(&state.control));
        all
    };
    let (was, is) = (in_it(before), in_it(after));
    let only = |of: &[PlayerId], not: &[PlayerId]| {
        let players = of.iter().filter(|p| !not.contains(p));
        players.map(|p| p.0 as i64).collect()
    };
    change.joined = only(&is, &was);
    change.left = only(&was, &is);
    let changed = features::seats_changed(&before.control, &after.control).into_iter();
    change.seats = changed
        .map(|(power, player)| SeatTurn {
            power: power.to_string(),
            player: player.map(|p| p.0 as i64),
            phase: after.phase.to_string(),
        })
        .collect();
    // A private thread is its members', not their seats'.
    if before.is_playing() && !change.seats.is_empty() {
        let row = look_after(change.game);
        change.along.posts.push(row);
    }
}

/// How often an act is retried because somebody else's came first.
pub(super) const TRIES: usize = 8;

impl Service {
    /// Applies an act and stores it. `say` gives the posts that go with it. If somebody else
    /// was quicker, it is applied to the new state, as long as the phase is the same.
    pub(super) async fn act(
        &self,
        by: &Person,
        context: &GameContext,
        action: Action,
        what: &str,
        say: impl Fn(&Game, &ActReport) -> Vec<NewPost>,
    ) -> Result<(GameContext, ActReport), ServiceError> {
        by.writes()?;
        let _turn = self.one_at_a_time(context.game.id).await;
        let mut now = context.clone();
        for _ in 0..TRIES {
            match self.act_once(by, &now, (&action, what, None), &say).await {
                Err(ServiceError::Stale) => {}
                other => return other,
            }
            now = self.again(context).await?;
            // What was meant in a lobby is not meant at the board, nor in another phase.
            let (was, is) = (&context.game.head, &now.game.head);
            if (was.phase_no, was.status) != (is.phase_no, is.status) {
                break;
            }
        }
        Err(ServiceError::Stale)
    }

    /// Applies an act to this state of the game only; `draft` is what a GM was shown of it and has confirmed.
    pub(super) async fn act_once(
        &self,
        by: &Person,
        context: &GameContext,
        (action, what, draft): (&Action, &str, Option<i64>),
        say: impl Fn(&Game, &ActReport) -> Vec<NewPost>,
    ) -> Result<(GameContext, ActReport), ServiceError> {
        let context = &context.whole();
        let (state, report) = act(&context.state, action)?;
        let text = serde_json::to_string(&report).map_err(super::error::internal)?;
        let snapshot = revision("act", what, Some(by.id), by.now, &state, None);
        let mut change = Change::new(&context.game, snapshot);
        change.draft = draft;
        change.head.status = status(&state);
        if !state.is_playing() {
            change.head.deadline = None;
            change.head.paused_left = None;
        }
        comings(&mut change, &context.state, &state);
        change.along.posts.extend(say(&context.game, &report));
        if context.state.stage == GameStatus::Lobby {
            change.along.posts.push(card(&context.game));
        }
        if let ActReport::Ended(_) = report {
            let looks = self.looks_post(&context.game, &context.state).await?;
            change.along.posts.extend(looks);
            let ended = Notice::Ended {
                seq: context.game.seq.next(),
            };
            change.along.posts.push(to_channel(&context.game, &ended));
        }
        // Votes are secret: the entry says that one was cast, not which.
        let detail = match action {
            Action::Vote { .. } => json!({}),
            _ => serde_json::from_str(&text).unwrap_or_default(),
        };
        change.along.audits.push(audit_of(by, what, detail));
        let game = self.store.revise(&change).await?;
        (self.wake)();
        let settings = context.settings.clone();
        let context = context.next(game, state, settings);
        Ok((context.after_act_of(by.id), report))
    }

    /// Writes a change of the game's row alone: same state, new revision.
    pub(super) async fn rearrange(
        &self,
        by: &Person,
        context: &GameContext,
        what: &str,
        detail: serde_json::Value,
        notice: Option<Notice>,
        arrange: impl FnOnce(&mut Head) -> Option<Vec<NewReminder>>,
    ) -> Result<GameContext, ServiceError> {
        let posts = notice
            .iter()
            .map(|n| to_channel(&context.game, n))
            .collect();
        self.rearrange_with(by, context, what, detail, posts, arrange)
            .await
    }

    /// As [`Service::rearrange`], with these posts.
    pub(super) async fn rearrange_with(
        &self,
        by: &Person,
        context: &GameContext,
        what: &str,
        detail: serde_json::Value,
        posts: Vec<NewPost>,
        arrange: impl FnOnce(&mut Head) -> Option<Vec<NewReminder>>,
    ) -> Result<GameContext, ServiceError> {
        self.rearrange_at((Some(by.id), by.now), context, what, detail, posts, arrange)
            .await
    }

    /// As [`Service::rearrange_with`], by somebody or by the bot itself, at a moment.
    pub(super) async fn rearrange_at(
        &self,
        (by, now): (Option<PlayerId>, i64),
        context: &GameContext,
        what: &str,
        detail: serde_json::Value,
        posts: Vec<NewPost>,
        arrange: impl FnOnce(&mut Head) -> Option<Vec<NewReminder>>,
    ) -> Result<GameContext, ServiceError> {
        let at = now;
        let _turn = self.one_at_a_time(context.game.id).await;
        // Others may have joined or voted meanwhile: that changes nothing of the row.
        let now = self.again(context).await?;
        if now.game.head != context.game.head {
            return Err(ServiceError::Stale);
        }
        let context = &now;
        let snapshot = revision("clock", what, by, at, &context.state, None);
        let mut change = Change::new(&context.game, snapshot);
        change.reminders = arrange(&mut change.head);
        change.along = Along {
            posts,
            audits: vec![audit(by, what, detail)],
        };
        let game = self.store.revise(&change).await?;
        (self.wake)();
        let settings = serde_json::from_str(&game.head.settings).map_err(super::error::internal)?;
        Ok(context.next(game, context.state.clone(), settings))
    }
}
