//! Who may use which command, and when: one row a command.
//!
//! The service decides; here is said what it decides, for those who ask beforehand: `/help topic:commands` is
//! made of it, `docs/commands.md` is written from it, and end-to-end tests hold every row against the bot.

mod listing;
mod rows;

use crate::game::GameStatus;
use crate::service::CommandGroup;
use crate::service::{GameContext, Person, SeatUse};

pub use listing::{Listed, Opt, is_private, listed, with_seat_uses};
pub use rows::ROWS;

/// Which people may use a command, by their relation to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Who {
    /// Whoever may know of the game; of commands about no game, everybody.
    Anyone,
    /// People who play in the game.
    Player,
    /// People who play in the game, or fell silent in it and may come back.
    Member,
    /// People who play in the game or have played in it, for what remains theirs.
    Own,
    /// People who do not play in the game and are not banned from it.
    Newcomer,
    /// People who do not play in the game.
    Outsider,
    /// People who take no part in the game, never did, and are not banned from it: in a game with a blind GM, no GM.
    Bystander,
    /// People in the game's gallery.
    Gallery,
    /// Whom the game does without for being silent, and whose seat is still free.
    Silent,
    /// The game's GM, people with a GM role, and managers of the server.
    Gm,
    /// A GM who is not blind: neither in a game with a blind GM, nor having played in it.
    SeeingGm,
    /// A GM who does not play in it.
    NeutralGm,
    /// Managers of the server, and people with a GM role.
    Host,
    /// Managers of the server.
    Manager,
}

impl Who {
    /// Every kind, in the order in which the documentation explains them.
    pub const ALL: &[Who] = <Who as strum::VariantArray>::VARIANTS;

    /// Its key in the catalogue: `access-who-…`.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// Whether it includes a person with this relation to the game.
    pub const fn admits(self, to: Relation) -> bool {
        match self {
            Who::Anyone => true,
            Who::Player => to.plays,
            Who::Member => to.plays || to.silent,
            Who::Own => to.plays || to.played,
            Who::Newcomer => !to.plays && !to.banned,
            Who::Outsider => !to.plays,
            Who::Bystander => {
                let takes_part = to.plays || to.played || to.silent;
                let is_blind_gm = to.gm && to.blind;
                !(takes_part || to.banned || is_blind_gm)
            }
            Who::Gallery => to.gallery,
            Who::Silent => to.silent,
            Who::Gm => to.gm,
            Who::SeeingGm => to.gm && !to.blind,
            Who::NeutralGm => to.gm && !to.plays,
            Who::Host => to.manager || to.role,
            Who::Manager => to.manager,
        }
    }
}

/// How a person stands to a game, as far as commands depend on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relation {
    /// Has a power, or an account at the exchange, in the game now.
    pub plays: bool,
    /// Has played in it, and does so no longer.
    pub played: bool,
    /// Fell silent in it and may come back.
    pub silent: bool,
    /// Runs the game, as its GM.
    pub gm: bool,
    /// Is a GM who sees no sealed orders.
    pub blind: bool,
    /// May manage the server.
    pub manager: bool,
    /// Holds a GM role.
    pub role: bool,
    /// Is banned from it.
    pub banned: bool,
    /// Sees it from its gallery.
    pub gallery: bool,
}

impl Relation {
    /// Finds out how this person stands to the game.
    pub fn of(context: &GameContext, by: &Person) -> Relation {
        let plays = context.state.control.has(by.id);
        Relation {
            plays,
            played: !plays && context.played.contains(&by.id),
            silent: context.state.control.gone_from(by.id).is_some(),
            gm: context.is_gm(by),
            blind: context.is_blind(by),
            manager: by.admin,
            role: context.house.makes_gm(by),
            banned: context.not_banned(by.id).is_err(),
            gallery: context.is_in_gallery(by),
        }
    }
}

/// How far a game has come, as far as commands depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Moment {
    /// It is in its lobby.
    Lobby,
    /// It is being played, and its clock runs.
    Running,
    /// It is being played, and its clock stands still.
    Paused,
    /// It has ended.
    Over,
}

impl Moment {
    /// Every moment, in the order of a game.
    pub const ALL: &[Moment] = <Moment as strum::VariantArray>::VARIANTS;

    /// The moment in which the game is now.
    pub fn of(context: &GameContext) -> Moment {
        match context.state.stage {
            GameStatus::Lobby => Moment::Lobby,
            GameStatus::Playing if context.game.head.deadline.is_none() => Moment::Paused,
            GameStatus::Playing => Moment::Running,
            GameStatus::Finished(_) => Moment::Over,
        }
    }

    /// Its key in the catalogue: `access-when-…`.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The set of moments in which a command can be used, one bit for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(u8);

impl When {
    /// At every moment.
    pub const ALWAYS: When = When(0b1111);
    /// In the lobby.
    pub const LOBBY: When = When(Moment::Lobby.bit());
    /// While the clock runs.
    pub const RUNNING: When = When(Moment::Running.bit());
    /// While the game is paused.
    pub const PAUSED: When = When(Moment::Paused.bit());
    /// While the game is being played, paused or not.
    pub const PLAYING: When = When(When::RUNNING.0 | When::PAUSED.0);
    /// Until the game is over.
    pub const ALIVE: When = When(When::LOBBY.0 | When::PLAYING.0);
    /// From the first phase on: while the game is played, and after it.
    pub const BEGUN: When = When(When::PLAYING.0 | When::OVER.0);
    /// When the game is over.
    pub const OVER: When = When(Moment::Over.bit());

    /// Whether the set includes this moment.
    pub const fn has(self, moment: Moment) -> bool {
        self.0 & moment.bit() != 0
    }

    /// The moments of the set, in the order of a game.
    pub fn moments(self) -> impl Iterator<Item = Moment> {
        Moment::ALL.iter().copied().filter(move |m| self.has(*m))
    }
}

/// Which games a command is for, by their mechanics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum On {
    /// The command is about no game, or about all of one's own.
    None,
    /// Games of every kind.
    Any,
    /// Games in which each power has one player.
    Seats,
    /// Games by the standard rules of movement.
    Standard,
    /// Games in which credits or points are lent and given.
    Money,
    /// Games with treasuries that lie in provinces.
    Treasuries,
    /// Games with blocks.
    Blocks,
    /// Games with treaties.
    Treaties,
    /// Games with an exchange.
    Exchange,
}

impl On {
    /// Its key in the catalogue: `access-on-…`.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// Whether this game is one of those.
    pub fn fits(self, context: &GameContext) -> bool {
        let state = &context.state;
        let needs = |group| context.command_groups().contains(&group);
        match self {
            On::None | On::Any => true,
            On::Seats => !state.control.is_shared(),
            On::Standard => crate::service::is_standard(&state.setup),
            On::Money => needs(CommandGroup::Credits),
            On::Treasuries => state.economy.treasuries().is_some(),
            On::Blocks => needs(CommandGroup::Blocks),
            On::Treaties => needs(CommandGroup::Treaties),
            On::Exchange => needs(CommandGroup::Exchange),
        }
    }
}

/// What else must be the case for a command to have an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Needs {
    /// Nothing else.
    Nothing,
    /// A free place, or in a full lobby the wish to wait for one.
    Place,
    /// A power of the game has no player.
    Vacancy,
    /// A phase in which the player has something to hand in.
    Turn,
    /// The open phase is one of moves or retreats.
    Moves,
    /// The open phase is a Winter.
    Winter,
    /// Claims can be posted: a Fall is over and the next moves have not been made (R-A6).
    Claims,
    /// A phase of the game has been played.
    Past,
    /// The game's settings or options allow it.
    Rules,
    /// There is a letter that the person may read.
    Letter,
    /// There is an open vote.
    Question,
    /// Nothing else has happened since what is to be undone.
    Undo,
    /// What is to be taken back was done before.
    Before,
}

impl Needs {
    /// Every such condition, in the order in which the documentation explains them.
    pub const ALL: &[Needs] = <Needs as strum::VariantArray>::VARIANTS;

    /// Its key in the catalogue: `access-needs-…`.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}

/// Who may use a command, when, and in which games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// The command as it is typed, without the slash: `game create`.
    pub name: &'static str,
    /// Which people may use it.
    pub who: Who,
    /// At which moments of a game.
    pub when: When,
    /// In which games.
    pub on: On,
    /// What else must be the case.
    pub needs: Needs,
    /// Whether whoever shares a player's seat may use it as the player.
    pub seat_use: SeatUse,
}

impl Access {
    /// Whether the table allows this person to use the command in that game now.
    pub fn open_to(&self, context: &GameContext, by: &Person) -> bool {
        let Ok(by) = context.as_player(by, self.seat_use) else {
            return false;
        };
        self.who.admits(Relation::of(context, &by))
            && self.when.has(Moment::of(context))
            && self.on.fits(context)
    }

    /// The command's first word, by which commands are grouped.
    pub fn group(&self) -> &'static str {
        self.name.split(' ').next().unwrap_or_default()
    }
}

/// The entry of a command, by its name; `None` if there is no such command.
pub fn row(name: &str) -> Option<&'static Access> {
    ROWS.iter().find(|row| row.name == name)
}
