//! Sharing a seat: a player invites a partner, who does all that the player can do, or a coach, who only sees.
//!
//! Whoever shares a seat acts as its player: their requests get the player's number once the game is known
//! ([`GameContext::as_player`]), so no command knows of them.

use chancery_boxed::boxed;
use serde_json::json;

use super::share_refusals::ShareRefusal;
use super::substitutes::own_seat;
use crate::Service;
use crate::change::{audit, to_channel};
use crate::error::{Refusal, ServiceError};
use crate::game_context::GameContext;
use crate::gm::GmNews;
use crate::lobby::joining::Made;
use crate::notice::{Notice, QUIET, ShareNotice, person_route};
use crate::person::{Person, SeatUse, Sharer};
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_store::{Along, NewPost, SeatShare, ShareRole, ShareState};

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

    /// Refuses a seat to whoever shares another or has shared one: in words for them, or for the GM who lets them in.
    pub(crate) fn never_shared(&self, by: &Person, person: PlayerId) -> Result<(), ShareRefusal> {
        match self.has_shared(person) {
            false => Ok(()),
            true if person == by.id => Err(ShareRefusal::HasShared),
            true => Err(ShareRefusal::OtherHasShared {
                person,
                hidden: self.hides_players(),
            }),
        }
    }

    /// Refuses a sharer more than the rules of the game allow.
    fn takes_sharer(
        &self,
        (player, person): (PlayerId, PlayerId),
        role: ShareRole,
    ) -> Result<(), ShareRefusal> {
        if !self.settings.seats.sharing.allows(role) {
            return Err(ShareRefusal::NotAllowed { role });
        }
        let others = self.shares.iter().filter(|share| {
            share.state != ShareState::Ended && share.whose() == player && share.with() != person
        });
        if others.count() as i64 >= chancery_store::MOST_SHARERS {
            return Err(ShareRefusal::Full);
        }
        Ok(())
    }

    /// Whether a person may not share a player's seat: they play or have played, have shared another, or are banned.
    fn is_unfit(&self, (player, person): (PlayerId, PlayerId)) -> bool {
        let plays = self.state.control.has(person) || self.played.contains(&person);
        let mut all = self.shares.iter();
        let elsewhere = all.any(|share| {
            share.with() == person && share.whose() != player && share.since.is_some()
        });
        plays || elsewhere || self.not_banned(person).is_err()
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
    pub(crate) fn shares_or_may(&self, person: PlayerId) -> bool {
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

#[boxed]
impl Service {
    /// Invites a person to share the asker's seat. Says for which power, and whether the person is told of it: each is
    /// told once only, however often they are invited anew.
    ///
    /// # Errors
    /// When the asker has no seat, the rules of the game do not allow it, the person may not share it or does already,
    /// or as many share it as may. Where names are hidden, only the person learns that they may not, if they accept;
    /// and everywhere only they learn that it is for what they have looked at.
    pub async fn share_seat(
        &self,
        by: &Person,
        context: &GameContext,
        person: PlayerId,
        role: ShareRole,
    ) -> Result<(Power, bool), ServiceError> {
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
        context.takes_sharer((by.id, person), role)?;
        let hides = context.hides_players();
        if person == by.id || !hides && context.is_unfit((by.id, person)) {
            let person = Some(person);
            return Err(ShareRefusal::Unfit { person }.into());
        }
        let told = ShareNotice::Invited {
            power,
            person,
            role,
        };
        let mut post = to_channel(&context.game, &Notice::Share { told });
        let in_private = if hides {
            self.takes_a_word(person).await?
        } else {
            self.reaches(&context.state, person).await?
        };
        if in_private {
            post.route = person_route(person);
        }
        let of = (context.game.guild, context.game.id);
        let role_word = <&str>::from(role);
        let marker = format!("share:{}:{}:{role_word}", by.id.0, person.0);
        let before = self.store.told(of.0, of.1, &marker, QUIET).await?;
        post.marker = Some(marker);
        // Where names are hidden, the channel must not read who may sit beside whom.
        let is_told = before == 0 && (in_private || !hides);
        let along = Along {
            posts: is_told.then_some(post).into_iter().collect(),
            audits: vec![audit(Some(by.id), "seat-share", json!({}))],
        };
        let seat = (by.id.0 as i64, person.0 as i64);
        let noted = self.store.invite_to_share(of, seat, role, by.now, &along);
        noted.await?;
        (self.wake)();
        Ok((power, is_told))
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
        let seat = (share.whose(), by.id);
        context.takes_sharer(seat, share.role)?;
        let game = &context.game;
        let looked = self.store.has_looked(game.guild, game.id, by.id.0 as i64);
        if looked.await? || context.is_unfit(seat) {
            return Err(ShareRefusal::Unfit { person: None }.into());
        }
        self.never_in_gallery(context, by.id).await?;
        self.wants_no_seat(by, context).await?;
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

    /// Takes a person off the waiting list, and the seat from them that the GM has offered: whoever shares a seat gets
    /// no other.
    async fn wants_no_seat(&self, by: &Person, context: &GameContext) -> Result<(), ServiceError> {
        let seats = &context.settings.seats;
        let offered = seats.offers.iter().any(|offer| offer.player == by.id);
        if !offered && !seats.waiting.contains(&by.id) {
            return Ok(());
        }
        let off = self.remake(by, context, "seat-share-off-list", |now| {
            let mut made = Made::of(now);
            let seats = &mut made.settings.seats;
            seats.waiting.retain(|waits| *waits != by.id);
            seats.offers.retain(|offer| offer.player != by.id);
            Ok(made)
        });
        off.await.map(drop)
    }

    /// Ends that somebody shares a seat, or an invitation to: the player with that person, or whoever shares it. The
    /// player may have no seat any more; then it may be that no power is said.
    ///
    /// # Errors
    /// When nobody does, or several do and none is named.
    pub async fn end_share(
        &self,
        by: &Person,
        context: &GameContext,
        person: Option<PlayerId>,
    ) -> Result<Option<Power>, ServiceError> {
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
        let ended = self.end_one(by, context, share).await?;
        Ok(ended.unwrap_or(power))
    }

    async fn end_one(
        &self,
        by: &Person,
        context: &GameContext,
        share: &SeatShare,
    ) -> Result<Option<Power>, ServiceError> {
        let player = share.whose();
        let gone = || context.state.control.gone_from(player);
        let power = context.power_in_seat(player).or_else(gone);
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

    /// Whether this private news of a seat is to be written to a person who shares it, as they have chosen for themselves.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn reaches_sharer(
        &self,
        context: &GameContext,
        person: PlayerId,
        notice: &Notice,
    ) -> Result<bool, ServiceError> {
        let own = self.own(person).await?;
        let wants = match notice {
            Notice::Turn { .. } => !own.untold,
            // The word about the new phase holds the news of money, too.
            Notice::Money { .. } => own.untold,
            Notice::Reminder { .. } => !own.unreminded,
            _ => true,
        };
        Ok(wants && self.reaches(&context.state, person).await?)
    }
}

impl From<ShareRefusal> for Box<Refusal> {
    fn from(why: ShareRefusal) -> Box<Refusal> {
        Box::new(Refusal::Share(why))
    }
}
