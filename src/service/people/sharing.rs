//! Sharing a seat: a player invites a partner, who does all that the player can do, or a coach, who only sees.
//!
//! Whoever shares a seat acts as its player: their requests get the player's number once the game is known
//! ([`GameContext::as_player`]), so no command knows of them.

use serde_json::json;

use super::share_refusals::ShareRefusal;
use super::substitutes::own_seat;
use crate::board::Power;
use crate::control::PlayerId;
use crate::service::Service;
use crate::service::change::{audit, to_channel};
use crate::service::error::{Refusal, ServiceError};
use crate::service::game_context::GameContext;
use crate::service::gm::GmNews;
use crate::service::notice::{Notice, ShareNotice, person_route};
use crate::service::person::{Person, SeatUse, Sharer};
use crate::store::{Along, NewPost, SeatShare, ShareRole, ShareState};

impl SeatShare {
    /// Whose seat it is.
    pub fn whose(&self) -> PlayerId {
        PlayerId(self.player as u64)
    }

    /// Who shares it.
    pub fn with(&self) -> PlayerId {
        PlayerId(self.person as u64)
    }
}

impl GameContext {
    /// Those who share a seat now: its player still has it, the rules allow it, and the GM has not banned them.
    pub fn sharers(&self) -> impl Iterator<Item = &SeatShare> {
        let rule = self.settings.seats.sharing;
        self.shares.iter().filter(move |share| {
            let seated = self.state.control.has(share.whose()) && !self.state.control.is_shared();
            let may = rule.allows(share.role) && self.not_banned(share.with()).is_ok();
            share.state == ShareState::Shares && seated && may
        })
    }

    /// The seat that a person shares now.
    pub fn share_of(&self, person: PlayerId) -> Option<&SeatShare> {
        self.sharers().find(|share| share.with() == person)
    }

    /// Whether a person has ever shared a seat of this game, and so knows what its player knew.
    pub fn has_shared(&self, person: PlayerId) -> bool {
        let mut all = self.shares.iter();
        all.any(|share| share.with() == person && share.since.is_some())
    }

    /// The open invitations of a person to share a seat.
    fn invitations(&self, person: PlayerId) -> impl Iterator<Item = &SeatShare> {
        self.shares.iter().filter(move |share| {
            share.state == ShareState::Invited
                && share.with() == person
                && self.state.control.has(share.whose())
        })
    }

    /// Whether this power's player has invited a person to share their seat, who has not answered.
    pub fn is_asked_to_share(&self, person: PlayerId, power: Power) -> bool {
        let mut all = self.invitations(person);
        self.state.is_playing()
            && all.any(|share| self.state.control.powers_of(share.whose()).contains(&power))
    }

    /// Whether a person shares a seat, or is invited to.
    pub(in crate::service) fn shares_or_may(&self, person: PlayerId) -> bool {
        self.share_of(person).is_some() || self.invitations(person).next().is_some()
    }

    /// The person as whom somebody asks for something in this game: the player whose seat they share, where they may
    /// use it for that, else themselves.
    ///
    /// # Errors
    /// When they share a seat and may not ask for it there: a coach for what changes something, anybody for what is
    /// the player's alone.
    pub fn as_player(&self, by: &Person, seat_use: SeatUse) -> Result<Person, ShareRefusal> {
        let own = self.share_of(by.id).filter(|_| by.acting.is_none());
        let Some(share) = own else {
            return Ok(by.clone());
        };
        match (seat_use, share.role) {
            (SeatUse::Themselves, _) => return Ok(by.clone()),
            (SeatUse::Player, _) => return Err(ShareRefusal::PlayerOnly),
            (SeatUse::Partners, ShareRole::Coach) => return Err(ShareRefusal::Coach),
            (SeatUse::Partners | SeatUse::Everybody, _) => {}
        }
        Ok(Person {
            id: share.whose(),
            acting: Some(Sharer {
                id: by.id,
                role: share.role,
            }),
            ..by.clone()
        })
    }

    /// Whose private news this is that goes to a person who shares the seat; `None` if it is not for them (any more).
    pub fn shares_news(&self, person: PlayerId, notice: &Notice) -> Option<PlayerId> {
        let share = self.share_of(person)?;
        let is_theirs = match notice {
            Notice::Press { .. } | Notice::Silenced { .. } => share.role == ShareRole::Partner,
            Notice::Gm { news } => matches!(news, GmNews::Touched { .. }),
            Notice::Turn { .. }
            | Notice::Money { .. }
            | Notice::Missed { .. }
            | Notice::Reminder { .. }
            | Notice::Deadline { .. }
            | Notice::Grace { .. }
            | Notice::Paused { .. }
            | Notice::Resumed { .. }
            | Notice::RolledBack { .. }
            | Notice::Offer { .. }
            | Notice::Withdrawn { .. }
            | Notice::HiredOut { .. }
            | Notice::Proposal { .. } => true,
            _ => false,
        };
        is_theirs.then(|| share.whose())
    }

    /// The power by which a seat is known to others: the player's first that is still in the game.
    pub fn power_in_seat(&self, player: PlayerId) -> Option<Power> {
        let power = self.state.control.powers_of(player).first().copied();
        power.map(|power| self.state.spokesman(power))
    }
}

impl Service {
    /// Invites a person to share the asker's seat.
    ///
    /// # Errors
    /// When the asker has no seat, the rules of the game do not allow it, the person may not share it or does already,
    /// or as many share it as may.
    pub async fn share_seat(
        &self,
        by: &Person,
        context: &GameContext,
        person: PlayerId,
        role: ShareRole,
    ) -> Result<Power, ServiceError> {
        context.playing()?;
        own_seat(context, by)?;
        let power = context.power_of(by)?;
        let already = |share: &&SeatShare| {
            let open = share.state != ShareState::Ended && share.whose() == by.id;
            let same = share.role == role || share.state == ShareState::Shares;
            open && same && share.with() == person
        };
        if context.shares.iter().any(|share| already(&share)) {
            return Err(ShareRefusal::Already { person }.into());
        }
        self.may_share(context, (by.id, person), role).await?;
        let told = ShareNotice::Invited {
            power,
            person,
            role,
        };
        let mut post = to_channel(&context.game, &Notice::Share { told });
        // Where names are hidden, the channel must not read who may sit beside whom.
        if context.hides_names() || self.reaches(&context.state, person).await? {
            post.route = person_route(person);
        }
        let along = Along {
            posts: vec![post],
            audits: vec![audit(Some(by.id), "seat-share", json!({}))],
        };
        let of = (context.game.guild, context.game.id);
        let seat = (by.id.0 as i64, person.0 as i64);
        let noted = self.store.invite_to_share(of, seat, role, by.now, &along);
        noted.await?;
        (self.wake)();
        Ok(power)
    }

    /// Refuses who may not share a player's seat, or not as that.
    async fn may_share(
        &self,
        context: &GameContext,
        (player, person): (PlayerId, PlayerId),
        role: ShareRole,
    ) -> Result<(), ServiceError> {
        if !context.settings.seats.sharing.allows(role) {
            return Err(ShareRefusal::NotAllowed { role }.into());
        }
        let game = &context.game;
        let number = person.0 as i64;
        let plays = context.state.control.has(person) || context.played.contains(&person);
        let looked = self.store.has_looked(game.guild, game.id, number).await?;
        let mut all = context.shares.iter();
        let elsewhere = all.any(|share| {
            share.with() == person && share.whose() != player && share.since.is_some()
        });
        if plays || looked || elsewhere || context.not_banned(person).is_err() {
            return Err(ShareRefusal::Unfit { person }.into());
        }
        let others = context.shares.iter().filter(|share| {
            share.state != ShareState::Ended && share.whose() == player && share.with() != person
        });
        if others.count() as i64 >= crate::store::MOST_SHARERS {
            return Err(ShareRefusal::Full.into());
        }
        Ok(())
    }

    /// Accepts an invitation to share a seat: of several, the one from this power's player.
    ///
    /// # Errors
    /// When the person has none, or may not share the seat by now, or several have invited them and no power is named.
    pub async fn accept_share(
        &self,
        by: &Person,
        context: &GameContext,
        power: Option<Power>,
    ) -> Result<(GameContext, Power, ShareRole), ServiceError> {
        context.playing()?;
        let is_of = |share: &&SeatShare| {
            let powers = context.state.control.powers_of(share.whose());
            power.is_none_or(|power| powers.contains(&power))
        };
        let all: Vec<&SeatShare> = context.invitations(by.id).filter(is_of).collect();
        let seat_of = |share: &SeatShare| context.power_in_seat(share.whose());
        let share = match all.as_slice() {
            [] => return Err(ShareRefusal::NoInvitation.into()),
            [share] => *share,
            all => {
                let powers = all.iter().filter_map(|share| seat_of(share)).collect();
                return Err(ShareRefusal::WhichSeat { powers }.into());
            }
        };
        let power = seat_of(share).ok_or(ShareRefusal::NoInvitation)?;
        self.may_share(context, (share.whose(), by.id), share.role)
            .await?;
        let told = ShareNotice::Accepted { person: by.id };
        let along = Along {
            posts: self.told_of_share(context, share.whose(), told).await?,
            audits: vec![audit(Some(by.id), "seat-share-accepted", json!({}))],
        };
        let of = (context.game.guild, context.game.id);
        let seat = (share.player, share.person);
        self.store.accept_share(of, seat, by.now, &along).await?;
        (self.wake)();
        let now = self.again(context).await?;
        Ok((now.seen_as(context.viewer.clone()), power, share.role))
    }

    /// Ends that somebody shares a seat, or an invitation to: the player with that person, or whoever shares it.
    ///
    /// # Errors
    /// When nobody does, or several do and none is named.
    pub async fn end_share(
        &self,
        by: &Person,
        context: &GameContext,
        person: Option<PlayerId>,
    ) -> Result<Power, ServiceError> {
        let open = |share: &&SeatShare| {
            let own = share.whose() == by.id || share.with() == by.id;
            let meant = person.is_none_or(|person| share.with() == person);
            share.state != ShareState::Ended && own && meant
        };
        let all: Vec<&SeatShare> = context.shares.iter().filter(open).collect();
        let share = match all.as_slice() {
            [] => return Err(ShareRefusal::NotShared.into()),
            [share] => *share,
            _ => return Err(ShareRefusal::WhichPerson.into()),
        };
        self.end_one(by, context, share).await
    }

    /// Turns down the invitation to share the seat of this power's player.
    ///
    /// # Errors
    /// When there is none.
    pub async fn decline_share(
        &self,
        by: &Person,
        context: &GameContext,
        power: Power,
    ) -> Result<Power, ServiceError> {
        let mut all = context.invitations(by.id);
        let share = all.find(|share| {
            let powers = context.state.control.powers_of(share.whose());
            powers.contains(&power)
        });
        let share = share.ok_or(ShareRefusal::NoInvitation)?;
        self.end_one(by, context, share).await
    }

    async fn end_one(
        &self,
        by: &Person,
        context: &GameContext,
        share: &SeatShare,
    ) -> Result<Power, ServiceError> {
        let power = context.power_in_seat(share.whose());
        let power = power.ok_or(ShareRefusal::NotShared)?;
        let (other, told) = if share.with() == by.id {
            (share.whose(), ShareNotice::Left { person: by.id })
        } else {
            (share.with(), ShareNotice::Ended { power })
        };
        let along = Along {
            posts: self.told_of_share(context, other, told).await?,
            audits: vec![audit(Some(by.id), "seat-share-ended", json!({}))],
        };
        let of = (context.game.guild, context.game.id);
        let seat = (share.player, share.person);
        if !self.store.end_share(of, seat, by.now, &along).await? {
            return Err(ServiceError::Stale);
        }
        (self.wake)();
        Ok(power)
    }

    /// What tells a person in private of what became of a shared seat, if they may be written to.
    async fn told_of_share(
        &self,
        context: &GameContext,
        person: PlayerId,
        told: ShareNotice,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let reached = self.reaches(&context.state, person).await?;
        let post = NewPost {
            route: person_route(person),
            ..to_channel(&context.game, &Notice::Share { told })
        };
        Ok(reached.then_some(post).into_iter().collect())
    }

    /// Whether private news of a seat may be written to a person who shares it.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn reaches_sharer(
        &self,
        context: &GameContext,
        person: PlayerId,
    ) -> Result<bool, ServiceError> {
        self.reaches(&context.state, person).await
    }
}

impl From<ShareRefusal> for Box<Refusal> {
    fn from(why: ShareRefusal) -> Box<Refusal> {
        Box::new(Refusal::Share(why))
    }
}
