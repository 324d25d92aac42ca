//! Which roles and rooms a game is to have, and who is let in.
//!
//! A role goes over to whoever plays its power. A room is its people's, as a private thread is: others get another one, so
//! that nobody reads what was written to somebody before them.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

use crate::features::may_come_back;
use crate::game_context::GameContext;
use crate::press::Circle;
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_store::{RoomPlan, RoomRow};

/// What the bot makes on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomKind {
    /// The category of a game's channels.
    Category,
    /// The role of a seat's players.
    Role,
    /// The channel of one seat, or of two.
    Channel,
}

impl RoomKind {
    /// The text by which the store knows it.
    pub fn id(self) -> &'static str {
        match self {
            RoomKind::Category => "category",
            RoomKind::Role => "role",
            RoomKind::Channel => "channel",
        }
    }
}

/// Somebody who holds a role or is let into a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Guest {
    /// The person.
    pub person: PlayerId,
    /// Whether they may write in the room.
    pub writes: bool,
}

/// A role, a category or a channel that a game is to have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WantedRoom {
    /// What it is.
    pub kind: RoomKind,
    /// The powers it is for; none for the category.
    pub powers: Circle,
    /// Who holds it, or is let in.
    pub guests: Vec<Guest>,
}

impl WantedRoom {
    /// Whether this is what was made, or is being made.
    pub fn is(&self, row: &RoomRow) -> bool {
        self.is_of_kind(row) && row.who == self.who()
    }

    /// Whether something was made for the same powers, though maybe for other people.
    pub fn is_of_kind(&self, row: &RoomRow) -> bool {
        row.kind == self.kind.id() && row.powers == self.powers.to_string()
    }

    /// The powers for which something was made.
    pub fn circle_of(row: &RoomRow) -> Circle {
        Circle::read(&row.powers)
    }

    /// A number that follows from whose room it is.
    pub(super) fn who(&self) -> i64 {
        let people: BTreeSet<PlayerId> = self.guests.iter().map(|guest| guest.person).collect();
        match self.kind {
            RoomKind::Channel => bits(&format!("{people:?}")),
            RoomKind::Category | RoomKind::Role => 0,
        }
    }
}

/// Everything a game is to have, in the order in which it is made.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The roles and channels, and before these their category.
    pub all: Vec<WantedRoom>,
    /// Who plays now, with their powers.
    pub players: Vec<(PlayerId, Circle)>,
    /// What the game is called, after which the category and the roles are named.
    pub name: String,
}

impl Wanted {
    /// How many are of this kind.
    pub fn count(&self, kind: RoomKind) -> usize {
        self.all.iter().filter(|one| one.kind == kind).count()
    }

    /// Everybody who is let in anywhere.
    pub fn people(&self) -> BTreeSet<PlayerId> {
        let guests = self.all.iter().flat_map(|one| &one.guests);
        guests.map(|guest| guest.person).collect()
    }

    /// A number that changes when somebody must be let in or kept out, or the game is called otherwise.
    pub(super) fn check(&self) -> i64 {
        bits(&format!("{self:?}"))
    }

    /// Whether somebody plays one of the powers for which a room was made, though it may be no longer theirs.
    pub fn plays(&self, person: PlayerId, row: &RoomRow) -> bool {
        let powers = WantedRoom::circle_of(row).powers();
        let mut own = self.players.iter().filter(|(player, _)| *player == person);
        own.any(|(_, circle)| powers.iter().any(|power| circle.has(*power)))
    }
}

/// 32 bits of a text's hash.
fn bits(text: &str) -> i64 {
    let hash: [u8; 32] = Sha256::digest(text).into();
    i64::from(u32::from_be_bytes([hash[0], hash[1], hash[2], hash[3]]))
}

impl GameContext {
    /// Whether the rules let players talk among themselves whenever they like, as one does in a room.
    pub(super) fn talks_freely(&self) -> bool {
        let over = !self.state.is_playing();
        self.has_threads().is_ok() && (over || self.settings.press.private)
    }

    /// What this plan asks for. The GM has taken press from the powers whose ids are `silent`.
    pub(super) fn wanted_rooms(&self, plan: &RoomPlan, silent: &[String]) -> Wanted {
        let mut all = Vec::new();
        let seats: Vec<Vec<Power>> = self.state.setup.by_person();
        let circle = |seat: &[Power]| -> Circle { seat.iter().copied().collect() };
        for seat in seats.iter().filter(|_| plan.roles) {
            all.push(WantedRoom {
                kind: RoomKind::Role,
                powers: circle(seat),
                guests: self.guests(seat, true).collect(),
            });
        }
        let peopled = seats
            .iter()
            .filter(|seat| self.guests(seat, true).next().is_some());
        let seats: Vec<&Vec<Power>> = peopled.collect();
        let of = |seat: &Vec<Power>| {
            let guests: Vec<Guest> = self.guests(seat, true).collect();
            let circle = circle(seat);
            guests
                .into_iter()
                .map(move |guest| (guest.person, circle.clone()))
        };
        let players = seats.iter().flat_map(|seat| of(seat)).collect();
        if plan.powers || plan.pairs {
            all.push(WantedRoom {
                kind: RoomKind::Category,
                powers: Circle::default(),
                guests: Vec::new(),
            });
        }
        for seat in seats.iter().filter(|_| plan.powers) {
            // The GM stays out: who has read what players plan could take a seat later, and no look at it is recorded.
            all.push(WantedRoom {
                kind: RoomKind::Channel,
                powers: circle(seat),
                guests: self.guests(seat, true).collect(),
            });
        }
        let writes = |seat: &[Power]| {
            let power = self.state.spokesman(seat[0]);
            let dead = !self.settings.press.dead && !self.state.is_in(power);
            let silent = seat
                .iter()
                .any(|p| silent.iter().any(|id| p.id() == id.as_str()));
            !self.state.is_playing() || self.talks_freely() && !dead && !silent
        };
        for (first, one) in seats.iter().enumerate().filter(|_| plan.pairs) {
            for other in &seats[first + 1..] {
                let guests = self.guests(one, writes(one));
                all.push(WantedRoom {
                    kind: RoomKind::Channel,
                    powers: one.iter().chain(*other).copied().collect(),
                    guests: guests.chain(self.guests(other, writes(other))).collect(),
                });
            }
        }
        Wanted {
            all,
            players,
            name: self.game.head.name.clone(),
        }
    }

    /// Everybody who was ever in the game, and so may have been let in somewhere.
    pub fn ever_in(&self) -> impl Iterator<Item = PlayerId> {
        let people = self.played.iter().copied();
        people.filter(|player| !player.is_computer())
    }

    /// The people of a seat: its players, or who fell silent there and may come back.
    fn guests(&self, seat: &[Power], writes: bool) -> impl Iterator<Item = Guest> {
        let control = &self.state.control;
        let mut people = control.players_of(seat[0]);
        if people.is_empty() {
            people = may_come_back(control);
            people.retain(|player| {
                let gone = control.gone_from(*player);
                gone.is_some_and(|power| seat.contains(&power))
            });
        }
        people.retain(|player| !player.is_computer());
        let guest = move |person| Guest { person, writes };
        people.into_iter().map(guest)
    }
}
