//! Seats: each power has one player; a player has one power, or all of a hand.

use serde::{Deserialize, Deserializer, Serialize};

use crate::board::{Power, PowerMap};

use super::{PlayerId, deal};

/// Someone in the lobby, with the powers they ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// Who waits for a power.
    pub player: PlayerId,
    /// The powers the player asks for, the favourite first; empty if any will do.
    #[serde(default, alias = "wish", deserialize_with = "wishes")]
    pub wishes: Vec<Power>,
}

/// Reads a list of wishes, or the one wish or none that older games wrote.
fn wishes<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Power>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        List(Vec<Power>),
        One(Option<Power>),
    }
    Ok(match Written::deserialize(from)? {
        Written::List(list) => list,
        Written::One(one) => one.into_iter().collect(),
    })
}

/// A power's seat: its player, if it has one, and how often that player was silent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The power's player; `None` while it is in civil disorder.
    pub player: Option<PlayerId>,
    /// Phases in a row in which nothing was ordered though something was owed.
    pub missed: u32,
    /// Who sat here last, and fell silent: who may come back as long as nobody else has sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gone: Option<PlayerId>,
}

/// Which player plays which power, and who waits for one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seats {
    /// Those waiting for the game to start, in order of arrival.
    pub lobby: Vec<Entrant>,
    /// Each power's seat; empty until the game starts.
    pub seats: PowerMap<Seat>,
}

/// Why a seat could not be taken or left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeatsError {
    /// The player is in the lobby or in a seat already.
    #[error("already in the game")]
    AlreadyIn,
    /// The player is neither in the lobby nor in a seat.
    #[error("not in the game")]
    NotIn,
    /// The lobby has a player for each power.
    #[error("all seats are taken")]
    Full,
    /// Another player has, or has chosen, that power.
    #[error("{0} is already taken")]
    Taken(Power),
    /// The power is left out of this game.
    #[error("nobody plays {0} in this game")]
    NotPlayed(Power),
    /// The game needs `missing` more players to start.
    #[error("{missing} more players are needed")]
    TooFew { missing: usize },
}

impl Seats {
    /// A newcomer enters the lobby; the power they choose, if any, must be in one of the `hands` that are
    /// played, and its hand not another's choice: it stands for the whole hand. Who is there already may choose
    /// another.
    ///
    /// # Errors
    /// When they are there already and choose nothing else, the lobby is full, or the power is not to be
    /// had.
    pub fn join(
        &mut self,
        hands: &[Vec<Power>],
        player: PlayerId,
        wish: Option<Power>,
    ) -> Result<(), SeatsError> {
        let wish = by_hand(hands, wish.as_slice()).first().copied();
        let mine = self.wishes_of(player).map(<[Power]>::to_vec);
        if mine.is_some_and(|mine| wish.is_none() || mine.first() == wish.as_ref()) {
            return Err(SeatsError::AlreadyIn);
        }
        let chosen = |e: &Entrant| e.player != player && e.wishes.first() == wish.as_ref();
        match wish {
            Some(power) if self.has_room(hands, player) && self.lobby.iter().any(chosen) => {
                Err(SeatsError::Taken(power))
            }
            _ => self.prefer(hands, player, wish.into_iter().collect()),
        }
    }

    /// A newcomer enters the lobby, or who is there already asks for other powers: the dearest first,
    /// whoever else asks for them.
    ///
    /// # Errors
    /// When the lobby is full, or nobody plays one of the powers.
    pub fn prefer(
        &mut self,
        hands: &[Vec<Power>],
        player: PlayerId,
        wishes: Vec<Power>,
    ) -> Result<(), SeatsError> {
        if !self.has_room(hands, player) {
            return Err(SeatsError::Full);
        }
        if let Some(power) = wishes
            .iter()
            .find(|power| !hands.iter().flatten().any(|p| p == *power))
        {
            return Err(SeatsError::NotPlayed(*power));
        }
        let list = by_hand(hands, &wishes);
        match self.lobby.iter_mut().find(|e| e.player == player) {
            Some(entrant) => entrant.wishes = list,
            None => self.lobby.push(Entrant {
                player,
                wishes: list,
            }),
        }
        Ok(())
    }

    /// Drops the powers that everybody in the lobby asks for; they stay in it.
    pub fn forget_wishes(&mut self) {
        for entrant in &mut self.lobby {
            entrant.wishes.clear();
        }
    }

    /// Of what everybody asks for, only the dearest stays, and of two who ask for the same the first.
    pub fn keep_choices(&mut self) {
        let mut taken = Vec::new();
        for entrant in &mut self.lobby {
            entrant.wishes.truncate(1);
            entrant.wishes.retain(|power| !taken.contains(power));
            taken.extend(entrant.wishes.iter().copied());
        }
    }

    fn has_room(&self, hands: &[Vec<Power>], player: PlayerId) -> bool {
        self.lobby.len() < hands.len() || self.wishes_of(player).is_some()
    }

    /// The powers that somebody in the lobby asks for, the favourite first; `None` if they are not in it.
    pub fn wishes_of(&self, player: PlayerId) -> Option<&[Power]> {
        let entrant = self.lobby.iter().find(|e| e.player == player)?;
        Some(&entrant.wishes)
    }

    /// Leaves the lobby or, once the game runs, the seat: its powers fall into civil disorder. Returns the first
    /// of them.
    pub fn leave(&mut self, player: PlayerId) -> Result<Option<Power>, SeatsError> {
        if let Some(i) = self.lobby.iter().position(|e| e.player == player) {
            self.lobby.remove(i);
            return Ok(None);
        }
        if !self.gone_from(player).is_empty() {
            self.give_up(player);
            return Ok(None);
        }
        let powers = self.powers_of(player);
        let first = powers.first().copied().ok_or(SeatsError::NotIn)?;
        for power in powers {
            self.seats.insert(power, Seat::default());
        }
        Ok(Some(first))
    }

    /// Gives out the hands of powers: what is asked for as far as it can be had ([`deal::assign`]), the rest by
    /// lot. `lot(n)` draws a number below `n`.
    ///
    /// # Errors
    /// When players are missing.
    pub fn deal(
        &mut self,
        hands: &[Vec<Power>],
        lot: impl FnMut(usize) -> usize,
    ) -> Result<(), SeatsError> {
        let firsts: Vec<Power> = hands.iter().filter_map(|h| h.first().copied()).collect();
        let missing = hands.len().saturating_sub(self.lobby.len());
        if missing > 0 {
            return Err(SeatsError::TooFew { missing });
        }
        let entrants = std::mem::take(&mut self.lobby);
        let (players, lists): (Vec<PlayerId>, Vec<Vec<Power>>) = entrants
            .into_iter()
            .map(|e| (e.player, by_hand(hands, &e.wishes)))
            .unzip();
        for (player, power) in players.into_iter().zip(deal::assign(&firsts, &lists, lot)) {
            let seat = Seat {
                player: Some(player),
                ..Seat::default()
            };
            let hand = hands.iter().find(|hand| hand.contains(&power));
            for power in hand.into_iter().flatten() {
                self.seats.insert(*power, seat);
            }
        }
        Ok(())
    }

    /// Seats a player in the place of all powers of a hand; who sat there before leaves.
    ///
    /// # Errors
    /// When the player has a seat already.
    pub fn seat(
        &mut self,
        hand: &[Power],
        player: PlayerId,
    ) -> Result<Option<PlayerId>, SeatsError> {
        if !self.powers_of(player).is_empty() {
            return Err(SeatsError::AlreadyIn);
        }
        self.give_up(player);
        let new = Seat {
            player: Some(player),
            ..Seat::default()
        };
        let before: Vec<_> = hand
            .iter()
            .map(|power| self.seats.insert(*power, new))
            .collect();
        Ok(before.into_iter().flatten().find_map(|seat| seat.player))
    }

    /// A power's player has fallen silent: all powers of that player are in civil disorder until the player comes
    /// back or another sits down. Returns who it was.
    pub fn fall(&mut self, power: Power) -> Option<PlayerId> {
        let player = self.player_of(power)?;
        let theirs = self.seats.values_mut();
        for seat in theirs.filter(|seat| seat.player == Some(player)) {
            (seat.player, seat.gone) = (None, Some(player));
        }
        Some(player)
    }

    /// Who had fallen silent sits down again. Returns the powers they have back.
    ///
    /// # Errors
    /// When this player left no such seat, or another has it.
    pub fn come_back(&mut self, player: PlayerId) -> Result<Vec<Power>, SeatsError> {
        let left = self.gone_from(player);
        if left.is_empty() {
            return Err(SeatsError::NotIn);
        }
        self.seat(&left, player)?;
        Ok(left)
    }

    /// The powers this player fell silent for, as long as nobody else sits there.
    pub fn gone_from(&self, player: PlayerId) -> Vec<Power> {
        let left = |seat: &Seat| seat.player.is_none() && seat.gone == Some(player);
        let seats = self.seats.iter().filter(|(_, seat)| left(seat));
        seats.map(|(power, _)| *power).collect()
    }

    /// The players who have fallen silent and may come back to their powers, each once.
    pub fn gone(&self) -> Vec<PlayerId> {
        let left = self.seats.values().filter(|seat| seat.player.is_none());
        once(left.filter_map(|seat| seat.gone))
    }

    fn give_up(&mut self, player: PlayerId) {
        for seat in self.seats.values_mut().filter(|s| s.gone == Some(player)) {
            seat.gone = None;
        }
    }

    /// These seats when the game stands again where it stood `then`: the same people, and the misses
    /// that are still true. Who fell silent by a miss that is undone sits down again.
    pub fn rolled_back_to(&self, then: &Seats) -> Seats {
        let mut back = self.clone();
        for (power, seat) in &mut back.seats {
            let was = then.seats.get(power).copied().unwrap_or_default();
            let last = seat.player.or(seat.gone);
            if last.is_none() || (last != was.player && last != was.gone) {
                seat.missed = 0;
                continue;
            }
            seat.missed = was.missed;
            if was.player == last {
                (seat.player, seat.gone) = (last, None);
            }
        }
        back
    }

    /// The powers whose seats this player has; none before the start and for anybody else.
    pub fn powers_of(&self, player: PlayerId) -> Vec<Power> {
        let own = self.seats.iter().filter(|(_, s)| s.player == Some(player));
        own.map(|(power, _)| *power).collect()
    }

    /// The player in this power's seat; `None` if it is empty.
    pub fn player_of(&self, power: Power) -> Option<PlayerId> {
        self.seats.get(&power).and_then(|s| s.player)
    }

    /// Everybody in the lobby or in a seat, each once.
    pub fn players(&self) -> Vec<PlayerId> {
        let waiting = self.lobby.iter().map(|e| e.player);
        let seated = self.seats.values().filter_map(|s| s.player);
        once(waiting.chain(seated))
    }
}

/// Wishes for powers as wishes for the first powers of their hands, each once.
fn by_hand(hands: &[Vec<Power>], wishes: &[Power]) -> Vec<Power> {
    let mut firsts = Vec::new();
    for wish in wishes {
        let hand = hands.iter().find(|hand| hand.contains(wish));
        let first = hand.and_then(|hand| hand.first().copied()).unwrap_or(*wish);
        if !firsts.contains(&first) {
            firsts.push(first);
        }
    }
    firsts
}

/// The same players in the same order, without those who were there before.
fn once(players: impl Iterator<Item = PlayerId>) -> Vec<PlayerId> {
    let mut list = Vec::new();
    for player in players {
        if !list.contains(&player) {
            list.push(player);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> Vec<Vec<Power>> {
        Power::ALL.iter().map(|power| vec![*power]).collect()
    }

    fn power_of(seats: &Seats, n: u64) -> Option<Power> {
        let powers = seats.powers_of(PlayerId(n));
        assert!(powers.len() < 2, "{powers:?}");
        powers.first().copied()
    }

    fn seven(wish: Option<Power>) -> Seats {
        let mut seats = Seats::default();
        for n in 0..7 {
            seats
                .join(&all(), PlayerId(n), wish.filter(|_| n == 3))
                .unwrap();
        }
        seats
    }

    #[test]
    fn wishes_are_granted_and_the_rest_drawn() {
        let mut seats = seven(Some(Power::TURKEY));
        seats.deal(&all(), |n| n - 1).unwrap();
        assert_eq!(power_of(&seats, 3), Some(Power::TURKEY));
        let powers: std::collections::BTreeSet<_> =
            (0..7).filter_map(|n| power_of(&seats, n)).collect();
        assert_eq!(powers.len(), 7);
    }

    #[test]
    fn a_lobby_refuses_doubles_takes_seven_and_needs_seven() {
        let mut seats = Seats::default();
        seats.join(&all(), PlayerId(1), Some(Power::ITALY)).unwrap();
        assert_eq!(
            seats.join(&all(), PlayerId(1), None),
            Err(SeatsError::AlreadyIn)
        );
        assert_eq!(
            seats.join(&all(), PlayerId(2), Some(Power::ITALY)),
            Err(SeatsError::Taken(Power::ITALY))
        );
        assert_eq!(
            seats.clone().deal(&all(), |_| 0),
            Err(SeatsError::TooFew { missing: 6 })
        );
        assert_eq!(
            seven(None).join(&all(), PlayerId(9), None),
            Err(SeatsError::Full)
        );
    }

    #[test]
    fn a_lobby_for_two_takes_two_and_deals_their_powers() {
        let two = [vec![Power::AUSTRIA], vec![Power::FRANCE]];
        let mut seats = Seats::default();
        let absent = Err(SeatsError::NotPlayed(Power::ITALY));
        assert_eq!(seats.join(&two, PlayerId(1), Some(Power::ITALY)), absent);
        seats.join(&two, PlayerId(1), None).unwrap();
        let missing = Err(SeatsError::TooFew { missing: 1 });
        assert_eq!(seats.clone().deal(&two, |_| 0), missing);
        seats.join(&two, PlayerId(2), Some(Power::FRANCE)).unwrap();
        assert_eq!(seats.join(&two, PlayerId(3), None), Err(SeatsError::Full));
        seats.deal(&two, |_| 0).unwrap();
        assert_eq!(power_of(&seats, 1), Some(Power::AUSTRIA));
        assert_eq!(power_of(&seats, 2), Some(Power::FRANCE));
        assert_eq!(seats.seats.len(), 2);
    }

    #[test]
    fn a_hand_is_one_seat_and_a_wish_for_any_of_it_a_wish_for_all() {
        let hands = [
            vec![Power::AUSTRIA, Power::FRANCE],
            vec![Power::ENGLAND],
            vec![Power::ITALY, Power::RUSSIA],
        ];
        let mut seats = Seats::default();
        let join = |seats: &mut Seats, n, wish| seats.join(&hands, PlayerId(n), wish);
        join(&mut seats, 1, Some(Power::FRANCE)).expect("there is room");
        let taken = Err(SeatsError::Taken(Power::AUSTRIA));
        assert_eq!(join(&mut seats, 2, Some(Power::AUSTRIA)), taken);
        let absent = Err(SeatsError::NotPlayed(Power::TURKEY));
        assert_eq!(join(&mut seats, 2, Some(Power::TURKEY)), absent);
        join(&mut seats, 2, Some(Power::RUSSIA)).expect("there is room");
        let missing = Err(SeatsError::TooFew { missing: 1 });
        assert_eq!(seats.clone().deal(&hands, |_| 0), missing);
        join(&mut seats, 3, None).expect("there is room");
        assert_eq!(join(&mut seats, 4, None), Err(SeatsError::Full));
        seats.deal(&hands, |_| 0).expect("all are here");
        let powers = |seats: &Seats, n| seats.powers_of(PlayerId(n));
        assert_eq!(powers(&seats, 1), [Power::AUSTRIA, Power::FRANCE]);
        assert_eq!(powers(&seats, 2), [Power::ITALY, Power::RUSSIA]);
        assert_eq!(powers(&seats, 3), [Power::ENGLAND]);
        assert_eq!(seats.players().len(), 3);
        // Who falls silent for one is silent for all, and has all back.
        seats.fall(Power::FRANCE);
        assert_eq!(powers(&seats, 1), []);
        assert_eq!(seats.gone(), [PlayerId(1)]);
        let all = vec![Power::AUSTRIA, Power::FRANCE];
        assert_eq!(seats.come_back(PlayerId(1)), Ok(all.clone()));
        let already = Err(SeatsError::AlreadyIn);
        assert_eq!(seats.seat(&all, PlayerId(3)), already);
        assert_eq!(seats.seat(&all, PlayerId(8)), Ok(Some(PlayerId(1))));
        assert_eq!(seats.leave(PlayerId(8)), Ok(Some(Power::AUSTRIA)));
        assert!(all.iter().all(|power| seats.player_of(*power).is_none()));
    }

    #[test]
    fn a_wish_may_be_changed_to_a_free_power() {
        let mut seats = seven(Some(Power::TURKEY));
        let wish = |seats: &Seats, n: u64| seats.wishes_of(PlayerId(n))?.first().copied();
        assert_eq!(seats.join(&all(), PlayerId(0), Some(Power::FRANCE)), Ok(()));
        assert_eq!(wish(&seats, 0), Some(Power::FRANCE));
        let taken = Err(SeatsError::Taken(Power::TURKEY));
        assert_eq!(seats.join(&all(), PlayerId(0), Some(Power::TURKEY)), taken);
        let same = Err(SeatsError::AlreadyIn);
        assert_eq!(seats.join(&all(), PlayerId(3), Some(Power::TURKEY)), same);
        assert_eq!(seats.join(&all(), PlayerId(0), None), same);
        assert_eq!(wish(&seats, 0), Some(Power::FRANCE));
        assert_eq!(seats.lobby.len(), 7);
    }

    #[test]
    fn what_older_games_wrote_of_wishes_is_read() {
        for (text, expected) in [
            (r#"{"player":1,"wish":null}"#, vec![]),
            (r#"{"player":1,"wish":"france"}"#, vec![Power::FRANCE]),
            (r#"{"player":1}"#, vec![]),
        ] {
            let read: Entrant = serde_json::from_str(text).unwrap();
            assert_eq!(read.wishes, expected, "{text}");
        }
        let wishes = vec![Power::TURKEY, Power::ITALY];
        let player = PlayerId(1);
        let entrant = Entrant { player, wishes };
        let text = serde_json::to_string(&entrant).unwrap();
        assert_eq!(serde_json::from_str::<Entrant>(&text).unwrap(), entrant);
    }

    #[test]
    fn lists_may_ask_for_the_same_and_name_each_power_once() {
        let mut seats = seven(None);
        let list = vec![Power::ITALY, Power::FRANCE, Power::ITALY];
        for n in [1, 2] {
            seats.prefer(&all(), PlayerId(n), list.clone()).unwrap();
            let kept = seats.wishes_of(PlayerId(n));
            assert_eq!(kept, Some(&[Power::ITALY, Power::FRANCE][..]));
        }
        assert_eq!(
            seats.prefer(&all(), PlayerId(9), list),
            Err(SeatsError::Full)
        );
        seats.deal(&all(), |_| 0).unwrap();
        let mut both = [1, 2].map(|n| power_of(&seats, n));
        both.sort();
        assert_eq!(both, [Some(Power::FRANCE), Some(Power::ITALY)]);
    }

    #[test]
    fn lists_become_choices_and_choices_are_forgotten() {
        let mut seats = seven(None);
        let lists = [vec![Power::ITALY, Power::FRANCE], vec![Power::ITALY]];
        for (n, list) in lists.into_iter().enumerate() {
            seats.prefer(&all(), PlayerId(n as u64), list).unwrap();
        }
        seats.keep_choices();
        assert_eq!(seats.wishes_of(PlayerId(0)), Some(&[Power::ITALY][..]));
        assert_eq!(seats.wishes_of(PlayerId(1)), Some(&[][..]));
        seats.forget_wishes();
        assert!(seats.lobby.iter().all(|e| e.wishes.is_empty()));
    }

    #[test]
    fn leaving_a_seat_is_civil_disorder_until_someone_takes_it() {
        let mut seats = seven(None);
        seats.deal(&all(), |_| 0).unwrap();
        let power = power_of(&seats, 0).unwrap();
        assert_eq!(seats.leave(PlayerId(0)), Ok(Some(power)));
        assert_eq!(seats.player_of(power), None);
        assert_eq!(
            seats.seat(&[power], PlayerId(1)),
            Err(SeatsError::AlreadyIn)
        );
        assert_eq!(seats.seat(&[power], PlayerId(8)), Ok(None));
        assert_eq!(seats.player_of(power), Some(PlayerId(8)));
    }

    #[test]
    fn who_fell_silent_may_come_back_until_another_sits_down() {
        let mut seats = seven(None);
        seats.deal(&all(), |_| 0).unwrap();
        let power = power_of(&seats, 0).unwrap();
        assert_eq!(seats.fall(power), Some(PlayerId(0)));
        assert_eq!(seats.fall(power), None);
        assert_eq!(seats.player_of(power), None);
        assert_eq!(seats.gone(), [PlayerId(0)]);
        assert_eq!(seats.come_back(PlayerId(0)), Ok(vec![power]));
        assert_eq!(seats.player_of(power), Some(PlayerId(0)));
        assert_eq!(seats.come_back(PlayerId(0)), Err(SeatsError::NotIn));
        seats.fall(power);
        assert_eq!(seats.seat(&[power], PlayerId(8)), Ok(None));
        assert_eq!(seats.come_back(PlayerId(0)), Err(SeatsError::NotIn));
        // Who gives the seat up does not come back, either.
        seats.fall(power);
        assert_eq!(seats.leave(PlayerId(8)), Ok(None));
        assert_eq!(seats.come_back(PlayerId(8)), Err(SeatsError::NotIn));
    }

    #[test]
    fn what_is_rolled_back_was_not_missed() {
        let mut then = seven(None);
        then.deal(&all(), |_| 0).unwrap();
        let power = power_of(&then, 0).unwrap();
        then.seats.get_mut(&power).unwrap().missed = 1;
        let mut now = then.clone();
        now.seats.get_mut(&power).unwrap().missed = 2;
        now.fall(power);
        let back = now.rolled_back_to(&then);
        assert_eq!(back.seats[&power].player, Some(PlayerId(0)));
        assert_eq!(back.seats[&power].missed, 1);
        // A successor keeps the seat, and has missed nothing.
        now.seat(&[power], PlayerId(9)).unwrap();
        now.seats.get_mut(&power).unwrap().missed = 1;
        let back = now.rolled_back_to(&then);
        assert_eq!(back.seats[&power].player, Some(PlayerId(9)));
        assert_eq!(back.seats[&power].missed, 0);
    }
}
