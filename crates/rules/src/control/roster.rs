//! Who plays, who speaks for whom and how they are named: the questions every choice on this axis
//! answers.

use std::collections::BTreeMap;

use crate::board::{Power, PowerMap};

use super::exchange::{Account, Command, Name, Names, Opening};
use super::{Control, ControlRules, Entrant, PlayerId, Seat, Seats};

impl ControlRules {
    /// Whether several players may order one power's units.
    pub const fn is_shared(&self) -> bool {
        match self {
            ControlRules::Seats => false,
            ControlRules::Exchange(_) => true,
        }
    }

    /// Whether these rules themselves keep it a secret who plays, whatever a game's settings say.
    pub fn hides_players(&self) -> bool {
        match self {
            ControlRules::Seats => false,
            ControlRules::Exchange(rules) => rules.names == Names::Anonymous,
        }
    }

    /// Whether an order may be given for the case that others decide something first (`If 2 builds`).
    pub const fn takes_conditions(&self) -> bool {
        match self {
            ControlRules::Seats => false,
            ControlRules::Exchange(_) => true,
        }
    }

    /// Whether something is decided in the Winter before the first moves.
    pub fn opens_in_winter(&self) -> bool {
        match self {
            ControlRules::Seats => false,
            ControlRules::Exchange(rules) => rules.opening == Opening::Winter,
        }
    }

    /// Whether a game that began under these rules may go on under others.
    pub fn may_become(&self, other: &ControlRules) -> bool {
        match (self, other) {
            (ControlRules::Seats, ControlRules::Seats) => true,
            (ControlRules::Exchange(now), ControlRules::Exchange(then)) => now.names == then.names,
            (ControlRules::Seats, ControlRules::Exchange(_))
            | (ControlRules::Exchange(_), ControlRules::Seats) => false,
        }
    }
}

impl Control {
    /// The rules and the state of a game in which each of these powers has a player of its own.
    pub fn each_their_own(players: &PowerMap<PlayerId>) -> (ControlRules, Control) {
        let seat = |player: &PlayerId| Seat {
            player: Some(*player),
            ..Seat::default()
        };
        let seats = players.iter().map(|(power, player)| (*power, seat(player)));
        let seats = Seats {
            seats: seats.collect(),
            ..Seats::default()
        };
        (ControlRules::Seats, Control::Seats(seats))
    }

    /// Whether everybody who plays may speak for every power now.
    pub fn is_open_to_all(&self) -> bool {
        match self {
            Control::Seats(_) => false,
            Control::Exchange(exchange) => exchange.command == Command::Everyone,
        }
    }

    /// The power a player alone speaks for, the first if there are several; none where the powers are shared.
    pub fn own_power(&self, player: PlayerId) -> Option<Power> {
        match self {
            Control::Seats(seats) => seats.powers_of(player).first().copied(),
            Control::Exchange(_) => None,
        }
    }

    /// The power a player fell silent for and may come back to, the first if there are several.
    pub fn gone_from(&self, player: PlayerId) -> Option<Power> {
        match self {
            Control::Seats(seats) => seats.gone_from(player).first().copied(),
            Control::Exchange(_) => None,
        }
    }

    /// Those who wait for the start or may join as it goes on, in the order in which they came, with the
    /// powers they ask for.
    pub fn entrants(&self) -> Vec<Entrant> {
        let any = |player| Entrant {
            player,
            wishes: Vec::new(),
        };
        match self {
            Control::Seats(seats) => seats.lobby.clone(),
            Control::Exchange(_) => self.in_order(self.players()).into_iter().map(any).collect(),
        }
    }

    /// The powers somebody in the lobby asks for, the dearest first; nothing where nobody gets a power of
    /// their own.
    pub fn wishes_of(&self, player: PlayerId) -> Option<&[Power]> {
        match self {
            Control::Seats(seats) => seats.wishes_of(player),
            Control::Exchange(_) => None,
        }
    }

    /// Of what everybody in the lobby asks for, only the dearest stays, and of two who ask for the same
    /// the first.
    pub fn keep_choices(&mut self) {
        match self {
            Control::Seats(seats) => seats.keep_choices(),
            Control::Exchange(_) => {}
        }
    }

    /// Drops the powers that players in the lobby ask for; they stay in it.
    pub fn forget_wishes(&mut self) {
        match self {
            Control::Seats(seats) => seats.forget_wishes(),
            Control::Exchange(_) => {}
        }
    }

    /// Whether the lobby has room for another player, in a game with `places` seats; an exchange
    /// always has.
    pub fn has_room(&self, places: usize) -> bool {
        match self {
            Control::Seats(seats) => seats.lobby.len() < places,
            Control::Exchange(_) => true,
        }
    }

    /// Each player's currencies and cash, to be changed; `None` where each power has a seat.
    pub fn accounts_mut(&mut self) -> Option<&mut BTreeMap<PlayerId, Account>> {
        match self {
            Control::Seats(_) => None,
            Control::Exchange(exchange) => Some(&mut exchange.accounts),
        }
    }

    /// Players in the order in which they are listed to others.
    pub fn in_order(&self, players: Vec<PlayerId>) -> Vec<PlayerId> {
        match self {
            Control::Seats(_) => players,
            Control::Exchange(exchange) => exchange.by_number(players),
        }
    }

    /// The players who vote one by one on the rules and the end; nothing where the powers vote.
    pub fn voters(&self) -> Option<Vec<PlayerId>> {
        match self {
            Control::Seats(_) => None,
            Control::Exchange(exchange) => Some(exchange.voters()),
        }
    }

    /// Whether a phase waits for this player, who has not missed too many turns of an exchange in a row.
    pub fn waits_for(&self, player: PlayerId) -> bool {
        match self {
            Control::Seats(_) => true,
            Control::Exchange(exchange) => exchange.waits_for(player),
        }
    }

    /// Whether lots are drawn, and there is no secret yet that fixes them.
    pub fn lacks_secret(&self) -> bool {
        match self {
            Control::Seats(_) => false,
            Control::Exchange(exchange) => exchange.secret.is_none(),
        }
    }

    /// How these rules have a player named to others; nothing where it is by their power.
    pub fn name(&self, rules: &ControlRules, player: PlayerId) -> Option<Name> {
        match (self, rules) {
            (Control::Exchange(exchange), ControlRules::Exchange(rules)) => {
                Some(exchange.name(rules, player))
            }
            (Control::Seats(_), _) | (Control::Exchange(_), ControlRules::Seats) => None,
        }
    }
}
