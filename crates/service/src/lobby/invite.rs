//! Inviting people to a game.

use chancery_boxed::boxed;
use serde_json::json;

use super::joining::Made;
use super::refusals::LobbyRefusal;
use crate::Service;
use crate::change::to_channel;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::notice::{LobbyNotice, Notice, person_route};
use crate::person::Person;
use chancery_rules::control::PlayerId;
use chancery_rules::game::GameStatus;
use chancery_store::NewPost;

#[boxed]
impl Service {
    /// Invites people: they may see and join a private game, and are told by direct message if they have
    /// used the bot before, otherwise in the game's channel. People already invited are skipped.
    ///
    /// # Errors
    /// When this person is not the GM, the game is over, or all are invited already.
    pub async fn invite(
        &self,
        by: &Person,
        context: &GameContext,
        players: &[PlayerId],
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        let mut private = Vec::new();
        for player in players {
            if self.reaches(&context.state, *player).await? {
                private.push(*player);
            }
        }
        self.remake(by, context, "invite", |now| {
            open(now)?;
            let mut made = Made::of(now);
            let invited = &mut made.settings.seats.invited;
            let new = players.iter().filter(|player| invited.insert(**player));
            let new: Vec<PlayerId> = new.copied().collect();
            let Some(first) = players.first().filter(|_| new.is_empty()) else {
                made.detail = json!({ "players": new });
                let news = new.into_iter().map(|player| {
                    let told = LobbyNotice::Invited { player, by: by.id };
                    let mut post = to_channel(&now.game, &Notice::Lobby { told });
                    if private.contains(&player) {
                        post.route = person_route(player);
                    }
                    post
                });
                made.posts = news.collect::<Vec<NewPost>>();
                return Ok(made);
            };
            Err(LobbyRefusal::Invited(*first).into())
        })
        .await
    }

    /// Takes an invitation back. A player who has joined stays in.
    ///
    /// # Errors
    /// When this person is not the GM, the game is over, or the other is not invited.
    pub async fn uninvite(
        &self,
        by: &Person,
        context: &GameContext,
        player: PlayerId,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        let uninvited = self.remake(by, context, "uninvite", |now| {
            open(now)?;
            let mut made = Made::of(now);
            if !made.settings.seats.invited.remove(&player) {
                return Err(LobbyRefusal::NotInvited(player).into());
            }
            made.detail = json!({ "player": player });
            Ok(made)
        });
        let context = uninvited.await?;
        if context.settings.seats.private {
            self.out_of_gallery(by, &context, player).await?;
        }
        Ok(context)
    }
}

fn open(context: &GameContext) -> Result<(), Refusal> {
    match context.state.stage {
        GameStatus::Finished(_) => Err(Refusal::GameOver),
        _ => Ok(()),
    }
}
