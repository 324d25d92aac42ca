//! Seats offered by the GM: nobody sits in a game who has not pressed the button for it.

use chancery_boxed::boxed;
use serde_json::json;

use crate::Service;
use crate::change::to_channel;
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::lobby::joining::Made;
use crate::lobby::refusals::LobbyRefusal;
use crate::notice::{LobbyNotice, Notice, person_route};
use crate::person::Person;
use crate::settings::SeatOffer;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::game::{ActReport, Action, GameStatus, act};
use chancery_store::NewPost;

use super::news::GmNews;

/// The result of a GM's seating somebody.
#[derive(Clone, Debug)]
pub enum Seating {
    /// They sit there now: it was the GM, who needs no offer.
    Seated(Box<GameContext>),
    /// They were offered the seat and have yet to accept.
    Offered(Box<GameContext>),
}

impl GameContext {
    /// The seat the GM has offered to this person, if they have not turned it down.
    pub fn offer_to(&self, player: PlayerId) -> Option<&SeatOffer> {
        let mut offers = self.settings.seats.offers.iter();
        offers.find(|offer| offer.player == player && !offer.declined)
    }

    /// The act that seats somebody: in the lobby, or where players share the powers, joining; else taking a
    /// power's seat.
    fn seating(&self, player: PlayerId, power: Option<Power>) -> Result<Action, Refusal> {
        let seats = !self.state.control.is_shared();
        if let (true, GameStatus::Playing) = (seats, &self.state.stage) {
            let power = power.ok_or(Refusal::NameSeat)?;
            return Ok(Action::Replace { power, player });
        }
        Ok(Action::Join {
            player,
            wish: power,
        })
    }
}

#[boxed]
impl Service {
    /// Offers somebody a place in the lobby; or, in a game under way, a power's seat. A GM who means
    /// themselves takes it at once.
    ///
    /// # Errors
    /// When this person is not the GM, the newcomer is banned, in the game already, has looked at its
    /// sealed orders, shared a seat or turned an offer down, or there is no room.
    pub async fn seat(
        &self,
        by: &Person,
        context: &GameContext,
        player: PlayerId,
        power: Option<Power>,
    ) -> Result<Seating, ServiceError> {
        context.gm_only(by)?;
        let (guild, game) = (context.game.guild, context.game.id);
        let number = player.0 as i64;
        if self.store.has_looked(guild, game, number).await? {
            return Err(Refusal::HasLooked.into());
        }
        // Where names are hidden, only they themselves read that they cannot accept, and why.
        if player == by.id || !context.hides_players() {
            context.never_shared(by, player)?;
        }
        self.never_in_gallery(context, player).await?;
        let offer = SeatOffer {
            player,
            power,
            by: by.id,
            declined: false,
        };
        if player == by.id {
            let context = self.sit(by, context, &offer).await?;
            return Ok(Seating::Seated(Box::new(context)));
        }
        let reached = self.reaches(&context.state, player).await?;
        let offered = self.remake(by, context, "offer-seat", |now| {
            now.not_banned(player)?;
            let action = now.seating(player, power)?;
            act(&now.state, &action)?;
            let mut made = Made::of(now);
            let seats = &mut made.settings.seats;
            match seats.offers.iter().find(|offer| offer.player == player) {
                Some(old) if old.declined => return Err(LobbyRefusal::Declined(player).into()),
                Some(old) if old.power == power => return Err(LobbyRefusal::Offered(player).into()),
                _ => {}
            }
            seats.offers.retain(|offer| offer.player != player);
            seats.offers.push(offer.clone());
            // An offered seat in a private game is an invitation to it.
            seats.invited.insert(player);
            made.detail = json!({ "player": player, "power": power });
            let by = by.id;
            let told = LobbyNotice::Offered { player, by, power };
            let mut post = to_channel(&now.game, &Notice::Lobby { told });
            // Where names are hidden, the channel must not read who may play what.
            if reached || now.settings.press.anonymous {
                post.route = person_route(player);
            }
            made.posts = vec![post];
            Ok(made)
        });
        Ok(Seating::Offered(Box::new(offered.await?)))
    }

    /// Offers a power's seat, in a game under way, to somebody who is to play it in its player's place.
    ///
    /// # Errors
    /// As [`Service::seat`], and when the game is not being played.
    pub async fn replace(
        &self,
        by: &Person,
        context: &GameContext,
        power: Power,
        player: PlayerId,
    ) -> Result<Seating, ServiceError> {
        context.gm_only(by)?;
        act(&context.state, &Action::Replace { power, player })?;
        self.seat(by, context, player, Some(power)).await
    }

    /// Takes the seat the GM has offered. A successor starts with an empty sheet.
    ///
    /// # Errors
    /// When none is offered to this person, or it is no longer to be had.
    pub async fn accept_seat(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        let offer = context
            .offer_to(by.id)
            .ok_or(LobbyRefusal::NoOffer)?
            .clone();
        self.sit(by, context, &offer).await
    }

    async fn sit(
        &self,
        by: &Person,
        context: &GameContext,
        offer: &SeatOffer,
    ) -> Result<GameContext, ServiceError> {
        let (player, power) = (offer.player, offer.power);
        self.remake(by, context, "seat", |now| {
            now.not_banned(player)?;
            if player != offer.by && now.offer_to(player) != Some(offer) {
                return Err(LobbyRefusal::NoOffer.into());
            }
            let (state, report) = act(&now.state, &now.seating(player, power)?)?;
            let mut made = Made::of(now);
            made.state = state;
            let seats = &mut made.settings.seats;
            seats.offers.retain(|offer| offer.player != player);
            seats.waiting.retain(|waiting| *waiting != player);
            if let Some(power) = power {
                seats.sits(now, power, player, None);
            }
            made.detail = json!({ "player": player, "power": power, "offered_by": offer.by });
            let by = offer.by;
            let notice = match report {
                ActReport::Replaced { power, player, .. } => Notice::Replaced { power, player, by },
                _ => Notice::Gm {
                    news: GmNews::Seated { by, power, player },
                },
            };
            made.posts = vec![to_channel(&now.game, &notice)];
            Ok(made)
        })
        .await
    }

    /// Turns down the seat the GM has offered; it is not offered to this person again. The GM is told, in
    /// private.
    ///
    /// # Errors
    /// When none is offered to this person.
    pub async fn decline_seat(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<GameContext, ServiceError> {
        let offer = context.offer_to(by.id).ok_or(LobbyRefusal::NoOffer)?;
        let gm = offer.by;
        let reached = self.reaches(&context.state, gm).await?;
        self.remake(by, context, "decline-seat", |now| {
            let mut made = Made::of(now);
            let offers = &mut made.settings.seats.offers;
            let own = offers.iter_mut().find(|offer| offer.player == by.id);
            own.ok_or(LobbyRefusal::NoOffer)?.declined = true;
            let told = LobbyNotice::Declined { player: by.id };
            let post = NewPost {
                route: person_route(gm),
                ..to_channel(&now.game, &Notice::Lobby { told })
            };
            made.posts.extend(reached.then_some(post));
            Ok(made)
        })
        .await
    }
}
