//! What a GM sets about a game: its settings, its rules, its name, who runs it.

use chancery_boxed::boxed;
use serde_json::json;

use super::{Deal, Field, set};
use crate::Service;
use crate::change::{look_after_gallery, to_channel};
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::lobby::create::good_name;
use crate::lobby::joining::Made;
use crate::lobby::refusals::LobbyRefusal;
use crate::notice::{LobbyNotice, Notice, person_route};
use crate::person::Person;
use chancery_rules::control::{PlayerId, SeatsError};
use chancery_rules::game::{ActError, Action, GameStatus, Setup, State, act};
use chancery_store::NewPost;

#[boxed]
impl Service {
    /// Changes settings given as text; all of them or none. Once the game is being played, the channel is told
    /// of each: every command that sets something ends up here.
    ///
    /// # Errors
    /// When this person is not the GM, the game is over, a text is invalid, or it is too late for a change: for a
    /// gallery that sees more, as soon as somebody else has joined.
    pub async fn set(
        &self,
        by: &Person,
        context: &GameContext,
        changes: &[(Field, String)],
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        let set_all = self.remake(by, context, "set", |now| {
            let mut made = open(now)?;
            let mut detail = serde_json::Map::new();
            for (field, text) in changes {
                let before = field.text(&made.settings);
                set(&mut made.settings, *field, text, &now.state.stage)?;
                let after = field.text(&made.settings);
                if before == after {
                    continue;
                }
                detail.insert(field.id().to_owned(), json!([before, after]));
                let told = LobbyNotice::Set {
                    field: *field,
                    by: by.id,
                };
                let post = to_channel(&now.game, &Notice::Lobby { told });
                let is_gallery = *field == Field::Gallery;
                // A GM who becomes blind leaves the gallery's thread.
                let moves = is_gallery || *field == Field::Blind && !now.gallery.is_empty();
                made.posts
                    .extend(moves.then(|| look_after_gallery(&now.game)));
                // Who else may see a player's cards is told to whoever has joined.
                let of_note = is_gallery || *field == Field::Sharing;
                let anybody = !now.state.control.players().is_empty();
                if now.state.is_playing() || of_note && anybody {
                    made.posts.push(post);
                }
            }
            // Whoever joined has agreed to what the gallery saw then.
            let others = |one: &PlayerId| *one != by.id && !one.is_computer();
            if made.settings.gallery > now.settings.gallery && joined(now).iter().any(others) {
                return Err(LobbyRefusal::GalleryAgreed.into());
            }
            match made.settings.seats.deal {
                Deal::Preferences => {}
                Deal::Choice => made.state.control.keep_choices(),
                Deal::Lot => made.state.control.forget_wishes(),
            }
            made.detail = detail.into();
            Ok(made)
        });
        let context = set_all.await?;
        if context.settings.seats.private && changes.iter().any(|(of, _)| *of == Field::Private) {
            self.shut_gallery(by, &context).await?;
        }
        // All may be ready already, and only now that closes the phase.
        self.close_if_all_ready(&context, by.now).await?;
        Ok(context)
    }

    /// Changes the game's rules. Players who have joined stay in as far as there are seats; the others come
    /// first on the waiting list and are told.
    ///
    /// # Errors
    /// When this person is not the GM, or the game has begun.
    pub async fn reform(
        &self,
        by: &Person,
        context: &GameContext,
        setup: &Setup,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        self.remake(by, context, "rules", |now| {
            let mut made = open(now)?;
            if now.state.stage != GameStatus::Lobby {
                return Err(LobbyRefusal::RulesFixed.into());
            }
            let mut state = State::new(setup.clone());
            state.number = now.state.number;
            let played = state.setup.played();
            let waiting = std::mem::take(&mut made.settings.seats.waiting);
            let joined = now.state.control.players();
            for player in joined.iter().chain(&waiting).copied() {
                let wishes = now.state.control.wishes_of(player).unwrap_or_default();
                let wishes = wishes.iter().filter(|p| played.contains(p)).copied();
                let wishes: Vec<_> = wishes.collect();
                let action = if wishes.is_empty() || state.control.is_shared() {
                    Action::Join { player, wish: None }
                } else {
                    Action::Prefer { player, wishes }
                };
                let before = joined.contains(&player);
                let told = match act(&state, &action) {
                    Ok((next, _)) => {
                        state = next;
                        (!before).then_some(LobbyNotice::MovedUp { player })
                    }
                    Err(ActError::Seats(SeatsError::Full)) => {
                        made.settings.seats.waiting.push(player);
                        before.then_some(LobbyNotice::Unseated { player })
                    }
                    Err(other) => return Err(other.into()),
                };
                made.posts.extend(told.map(|told| NewPost {
                    route: person_route(player),
                    ..to_channel(&now.game, &Notice::Lobby { told })
                }));
            }
            made.settings.goal_settled &= state.setup.victory == now.state.setup.victory;
            made.state = state;
            made.detail = json!({ "variant": setup.variant });
            Ok(made)
        })
        .await
    }

    /// Renames the game.
    ///
    /// # Errors
    /// When this person is not the GM, the game is over, or the name is invalid or taken.
    pub async fn rename(
        &self,
        by: &Person,
        context: &GameContext,
        name: &str,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        let name = good_name(name)?;
        self.remake(by, context, "rename", |now| {
            let mut made = open(now)?;
            let before = std::mem::replace(&mut made.head.name, name.clone());
            made.detail = json!({ "from": before, "to": name });
            if now.state.is_playing() && before != name {
                let told = LobbyNotice::Renamed { before, by: by.id };
                made.posts = vec![to_channel(&now.game, &Notice::Lobby { told })];
            }
            Ok(made)
        })
        .await
    }

    /// Makes somebody else the GM.
    ///
    /// # Errors
    /// When this person is not the GM, the game is over, or its GM is blind and the new one is or was in its gallery.
    pub async fn set_gm(
        &self,
        by: &Person,
        context: &GameContext,
        gm: PlayerId,
    ) -> Result<GameContext, ServiceError> {
        context.gm_only(by)?;
        self.may_run_unseeing(context, gm).await?;
        self.remake(by, context, "new-gm", |now| {
            let mut made = open(now)?;
            made.head.gm = Some(gm.0 as i64);
            made.detail = json!({ "gm": gm });
            if now.state.is_playing() && now.first_gm() != gm {
                let told = LobbyNotice::NewGm { gm, by: by.id };
                made.posts = vec![to_channel(&now.game, &Notice::Lobby { told })];
            }
            // A blind GM is not in the gallery's thread.
            if !now.gallery.is_empty() {
                made.posts.push(look_after_gallery(&now.game));
            }
            Ok(made)
        })
        .await
    }
}

/// Those who have joined, and those who wait for a place.
fn joined(context: &GameContext) -> Vec<PlayerId> {
    let mut all = context.state.control.players();
    all.extend(&context.settings.seats.waiting);
    all
}

/// No change as yet of a game that is not over.
fn open(context: &GameContext) -> Result<Made, Refusal> {
    match context.state.stage {
        GameStatus::Finished(_) => Err(Refusal::GameOver),
        _ => Ok(Made::of(context)),
    }
}
