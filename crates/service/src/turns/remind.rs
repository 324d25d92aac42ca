//! Reminders, and who is still late: only players who owe something are reminded.

use std::collections::BTreeSet;

use crate::change::{to_channel, to_seat};
use crate::error::{ServiceError, internal};
use crate::notice::Notice;
use crate::{Service, Settings};
use chancery_boxed::boxed;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{Sheet, State};
use chancery_store::{GameId, GuildId, NewPost, PhaseNo, Turn};

#[boxed]
impl Service {
    /// Reminds those who still owe something before a deadline: privately those who asked for
    /// private messages, the others in the channel. Returns what to say.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn reminder_posts(
        &self,
        guild: GuildId,
        id: GameId,
        phase_no: PhaseNo,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let turn = self.store.turn(guild, id).await?;
        let state = self.state_of(&turn.head.state).await?;
        let Some(deadline) = turn.game.head.deadline else {
            return Ok(Vec::new());
        };
        if turn.game.head.phase_no != phase_no {
            return Ok(Vec::new());
        }
        if state.control.is_shared() {
            return self.shared_reminders(&turn, &state, deadline).await;
        }
        let settings: Settings =
            serde_json::from_str(&turn.game.head.settings).map_err(internal)?;
        let excused = self.excused(&turn.game, &settings, deadline).await?;
        let mut late = Vec::new();
        for player in state.debtors() {
            let number = player.0 as i64;
            // No more than the game's status tells: a private word may end up in the channel.
            let handed_in = turn
                .sheets
                .iter()
                .any(|s| s.player == number && Sheet::read(&s.sheet, &state).answers(&state));
            let ready = turn.ready.iter().any(|r| r.player == number && r.ready);
            let away = excused.iter().any(|one| one.player == number);
            if !handed_in && !ready && !away {
                late.push(player);
            }
        }
        self.calls(&turn, &state, deadline, &late).await
    }

    /// Reminders to these players: privately to those who asked for private messages, to the others in
    /// the channel. Where players share the powers, nobody is called there.
    pub(crate) async fn calls(
        &self,
        turn: &Turn,
        state: &State,
        deadline: i64,
        players: &[PlayerId],
    ) -> Result<Vec<NewPost>, ServiceError> {
        let shared = state.control.is_shared();
        let open = state.due();
        // Who only waits for a hired unit is not named to others.
        let due = |p: PlayerId| {
            let powers = state.control.powers_of(p);
            powers.iter().any(|power| open.contains_key(power))
        };
        let reminder = |players: Vec<PlayerId>| Notice::Reminder {
            phase: state.phase,
            deadline,
            players,
        };
        let mut here = Vec::new();
        let mut posts = Vec::new();
        for player in players {
            let wants = !self.own(*player).await?.unreminded;
            let reached = wants && self.reaches(state, *player).await?;
            let post = to_channel(&turn.game, &reminder(vec![*player]));
            posts.extend(to_seat(state, *player, reached, post));
            if wants && !reached && !shared && due(*player) {
                here.push(*player);
            }
        }
        if !here.is_empty() {
            posts.push(to_channel(&turn.game, &reminder(here)));
        }
        Ok(posts)
    }

    /// The players who owe something and have handed in nothing, and whose silence the game's rules do
    /// not excuse. `strictly`: incomplete sheets count as nothing, unless they came before the deadline.
    pub(crate) async fn late(
        &self,
        turn: &Turn,
        state: &State,
        settings: &Settings,
        strictly: bool,
    ) -> Result<Vec<PlayerId>, ServiceError> {
        let head = &turn.game.head;
        let shared = state.control.is_shared();
        let who: Vec<PlayerId> = if shared {
            state.debtors()
        } else {
            let owing = state.owing().into_iter().map(|(_, player)| player);
            // Whoever plays several powers may owe something for each.
            owing.collect::<BTreeSet<_>>().into_iter().collect()
        };
        let deadline = head.deadline.unwrap_or_default();
        let excused = self.excused(&turn.game, settings, deadline).await?;
        let mut late = Vec::new();
        for player in who {
            let number = player.0 as i64;
            let ready = turn.ready.iter().any(|r| r.player == number && r.ready);
            let in_hand = turn.sheets.iter().find(|s| s.player == number);
            let answered = in_hand.is_some_and(|kept| {
                let sheet = Sheet::read(&kept.sheet, state);
                let early = kept.at <= deadline - settings.clock.grace_ms;
                let whole = shared || early || sheet.missing_of(state, player).is_empty();
                sheet.has_orders() && (whole || !strictly)
            });
            if ready || answered || excused.iter().any(|one| one.player == number) {
                continue;
            }
            late.push(player);
        }
        Ok(late)
    }
}
