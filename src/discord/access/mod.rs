//! Who may use which command, and when: one row a command.
//!
//! The service decides; here is said what it decides, for those who ask beforehand: `/help topic:commands` is
//! made of it, `docs/commands.md` is written from it, and end-to-end tests hold every row against the bot.

mod listing;
mod rows;

use crate::game::GameStatus;
use crate::service::CommandGroup;
use crate::service::{GameContext, Person};

pub use listing::{Listed, Opt, is_private, listed};
pub use rows::ROWS;

/// Who may use a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Who {
    /// Whoever may know of the game; of commands about no game, everybody.
    Anyone,
    /// Who plays in the game.
    Player,
    /// Who plays in the game, or fell silent in it and may come back.
    Member,
    /// Who plays in the game, or has played in it: for what stays their own.
    Own,
    /// Who does not play in it and is not banned from it.
    Newcomer,
    /// Who does not play in it.
    Outsider,
    /// Whom the game does without for being silent, and whose seat is still free.
    Silent,
    /// Its GM, the holders of a GM role, and who manages the server.
    Gm,
    /// A GM who is not blind: neither in a game with a blind GM, nor having played in it.
    SeeingGm,
    /// A GM who does not play in it.
    NeutralGm,
    /// Who may manage the server, and the holders of a GM role.
    Host,
    /// Who may manage the server.
    Manager,
}

impl Who {
    /// Every kind, in the order they are explained in.
    pub const ALL: &[Who] = <Who as strum::VariantArray>::VARIANTS;

    /// Its word in the catalogue: `access-who-…`.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// Whether a person who stands so to the game may.
    pub const fn admits(self, to: Relation) -> bool {
        match self {
            Who::Anyone => true,
            Who::Player => to.plays,
            Who::Member => to.plays || to.silent,
            Who::Own => to.plays || to.played,
            Who::Newcomer => !to.plays && !to.banned,
            Who::Outsider => !to.plays,
            Who::Silent => to.silent,
            Who::Gm => to.gm,
            Who::SeeingGm => to.gm && !to.blind,
            Who::NeutralGm => to.gm && !to.plays,
            Who::Host => to.manager || to.role,
            Who::Manager => to.manager,
        }
    }
}

/// How a person stands to a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Relation {
    pub plays: bool,
    /// Has played in it, and does no more.
    pub played: bool,
    pub silent: bool,
    pub gm: bool,
    pub blind: bool,
    pub manager: bool,
    /// Holds a GM role.
    pub role: bool,
    pub banned: bool,
}

impl Relation {
    /// How this person stands to that game.
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
        }
    }
}

/// Where a game stands, as far as commands ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Moment {
    /// It gathers players.
    Lobby,
    /// It is being played, and its clock runs.
    Running,
    /// It is being played, and its clock stands still.
    Paused,
    /// It is over.
    Over,
}

impl Moment {
    /// All of them, in their order.
    pub const ALL: &[Moment] = <Moment as strum::VariantArray>::VARIANTS;

    /// Where this game stands.
    pub fn of(context: &GameContext) -> Moment {
        match context.state.stage {
            GameStatus::Lobby => Moment::Lobby,
            GameStatus::Playing if context.game.head.deadline.is_none() => Moment::Paused,
            GameStatus::Playing => Moment::Running,
            GameStatus::Finished(_) => Moment::Over,
        }
    }

    /// Its word in the catalogue: `access-when-…`.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The moments in which a command can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When(u8);

impl When {
    /// At any time.
    pub const ALWAYS: When = When(0b1111);
    /// In the lobby.
    pub const LOBBY: When = When(Moment::Lobby.bit());
    /// While the clock runs.
    pub const RUNNING: When = When(Moment::Running.bit());
    /// While it stands still.
    pub const PAUSED: When = When(Moment::Paused.bit());
    /// While the game is being played.
    pub const PLAYING: When = When(When::RUNNING.0 | When::PAUSED.0);
    /// Until the game is over.
    pub const ALIVE: When = When(When::LOBBY.0 | When::PLAYING.0);
    /// From the first phase on: while the game is played, and after it.
    pub const BEGUN: When = When(When::PLAYING.0 | When::OVER.0);
    /// When the game is over.
    pub const OVER: When = When(Moment::Over.bit());

    /// Whether the moment is among them.
    pub const fn has(self, moment: Moment) -> bool {
        self.0 & moment.bit() != 0
    }

    /// The moments, in their order.
    pub fn moments(self) -> impl Iterator<Item = Moment> {
        Moment::ALL.iter().copied().filter(move |m| self.has(*m))
    }
}

/// What the game must be played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum On {
    /// The command is about no game, or about all of one's own.
    None,
    /// Any game.
    Any,
    /// One in which each power has one player.
    Seats,
    /// One by the standard rules.
    Standard,
    /// One in which credits (or points) are lent and given.
    Money,
    /// One with treasuries that have seats.
    Treasuries,
    /// One played for blocks.
    Blocks,
    /// One with treaties.
    Treaties,
    /// One with an exchange.
    Exchange,
}

impl On {
    /// Its word in the catalogue: `access-on-…`.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// Whether this game is such a one.
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

/// What there must be besides, for a command to do anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::VariantArray, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case", const_into_str)]
pub enum Needs {
    Nothing,
    /// A free place, or in a full lobby the wish to wait for one.
    Place,
    /// A power that nobody plays.
    Vacancy,
    /// A phase in which the player has something to hand in.
    Turn,
    /// A phase of moves or retreats.
    Moves,
    /// A Winter.
    Winter,
    /// The time between a Fall and the next moves.
    Claims,
    /// A phase that has been played.
    Past,
    /// That the game's rules allow it.
    Rules,
    /// A letter one may read.
    Letter,
    /// A question that is put to the vote.
    Question,
    /// That nothing else came after it.
    Undo,
    /// That it was done before.
    Before,
}

impl Needs {
    /// All of them.
    pub const ALL: &[Needs] = <Needs as strum::VariantArray>::VARIANTS;

    /// Its word in the catalogue: `access-needs-…`.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }
}

/// A command's row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// As it is typed, without the stroke: `game create`.
    pub name: &'static str,
    pub who: Who,
    pub when: When,
    pub on: On,
    pub needs: Needs,
}

impl Access {
    /// Whether somebody who stands so to that game may use it now, as far as the table says.
    pub fn open_to(&self, context: &GameContext, by: &Person) -> bool {
        self.who.admits(Relation::of(context, by))
            && self.when.has(Moment::of(context))
            && self.on.fits(context)
    }

    /// The first word of its name.
    pub fn group(&self) -> &'static str {
        self.name.split(' ').next().unwrap_or_default()
    }
}

/// The row of a command.
pub fn row(name: &str) -> Option<&'static Access> {
    ROWS.iter().find(|row| row.name == name)
}
