//! The kinds of people who may be at the table, and how each stands to the game.

use chancery::discord::access::Relation;

/// A kind of person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Player,
    /// Another player: what is the first one's alone is not his.
    Other,
    /// Runs the game and plays in it; manages the server, too.
    PlayingGm,
    /// Lost the seat, and nobody has it yet.
    Silent,
    /// Another sits in his seat.
    Replaced,
    Spectator,
    Gm,
    /// The GM of a game with a blind GM.
    BlindGm,
    /// Manages another server.
    Stranger,
    Banned,
    /// Sees everything, on their word.
    Gallery,
}

impl Kind {
    pub const ALL: [Kind; 11] = [
        Kind::Player,
        Kind::Other,
        Kind::PlayingGm,
        Kind::Silent,
        Kind::Replaced,
        Kind::Spectator,
        Kind::Gm,
        Kind::BlindGm,
        Kind::Stranger,
        Kind::Banned,
        Kind::Gallery,
    ];

    /// How the page calls the kind.
    pub const fn title(self) -> &'static str {
        match self {
            Kind::Player => "player",
            Kind::Other => "other player",
            Kind::PlayingGm => "playing GM",
            Kind::Silent => "civil disorder",
            Kind::Replaced => "replaced",
            Kind::Spectator => "spectator",
            Kind::Gm => "GM",
            Kind::BlindGm => "blind GM",
            Kind::Stranger => "manager elsewhere",
            Kind::Banned => "banned",
            Kind::Gallery => "gallery",
        }
    }

    /// Who of the demo people it is.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Player => "Cosima",
            Kind::Other => "Bertrand",
            Kind::PlayingGm => "Adelaide",
            Kind::Silent => "Elspeth",
            Kind::Replaced => "Giulia",
            Kind::Spectator => "Jasper",
            Kind::Gm | Kind::BlindGm => "Henrik",
            // Never in the same game.
            Kind::Stranger | Kind::Gallery => "Katarina",
            Kind::Banned => "Leopold",
        }
    }

    /// How he stands to the game once it is played; `private`: asked in private messages, where nobody
    /// manages a server.
    pub const fn relation(self, private: bool) -> Relation {
        let nobody = Relation {
            plays: false,
            played: false,
            silent: false,
            gm: false,
            blind: false,
            manager: false,
            role: false,
            banned: false,
            gallery: false,
        };
        match self {
            Kind::Player | Kind::Other => Relation {
                plays: true,
                ..nobody
            },
            Kind::PlayingGm => Relation {
                plays: true,
                gm: !private,
                blind: true,
                manager: !private,
                ..nobody
            },
            Kind::Silent => Relation {
                played: true,
                silent: true,
                ..nobody
            },
            Kind::Replaced => Relation {
                played: true,
                ..nobody
            },
            Kind::Gm => Relation { gm: true, ..nobody },
            Kind::BlindGm => Relation {
                gm: true,
                blind: true,
                ..nobody
            },
            Kind::Banned => Relation {
                banned: true,
                ..nobody
            },
            Kind::Gallery => Relation {
                gallery: true,
                ..nobody
            },
            Kind::Spectator | Kind::Stranger => nobody,
        }
    }

    /// The unit he would order, and the power he would write to.
    pub const fn own(self) -> (&'static str, &'static str) {
        match self {
            Kind::Other => ("A Lvp", "germany"),
            Kind::PlayingGm => ("A Bud", "germany"),
            Kind::Silent => ("A Ven", "germany"),
            Kind::Replaced => ("A Con", "germany"),
            _ => ("A Par", "england"),
        }
    }
}
