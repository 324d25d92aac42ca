//! The games all this is asked of, and who is at the table of each.

use chancery::discord::access::{Access, On, Who};

use super::cast::Kind;

/// A game to be made.
#[derive(Clone, Copy, Debug)]
pub struct Plot {
    /// What is added to the command that makes it.
    pub options: &'static str,
    pub kinds: &'static [Kind],
    /// The kind of game, as rows name it.
    pub on: On,
}

const SEATED: &[Kind] = &[
    Kind::Player,
    Kind::Other,
    Kind::PlayingGm,
    Kind::Silent,
    Kind::Replaced,
    Kind::Spectator,
    Kind::Gm,
    Kind::Stranger,
    Kind::Banned,
];

/// The games all this is asked of.
pub const PLOTS: [Plot; 7] = [
    Plot {
        options: "",
        kinds: SEATED,
        on: On::Any,
    },
    Plot {
        options: "",
        kinds: &[Kind::BlindGm],
        on: On::Any,
    },
    Plot {
        options: "",
        kinds: &[Kind::Gallery],
        on: On::Any,
    },
    Plot {
        options: "variant:economic",
        kinds: SEATED,
        on: On::Money,
    },
    Plot {
        options: "variant:investment",
        kinds: SEATED,
        on: On::Blocks,
    },
    Plot {
        options: "variant:relations",
        kinds: SEATED,
        on: On::Treaties,
    },
    Plot {
        options: "variant:capitalist",
        kinds: &[
            Kind::Player,
            Kind::Other,
            Kind::PlayingGm,
            Kind::Spectator,
            Kind::Gm,
            Kind::Stranger,
            Kind::Banned,
        ],
        on: On::Exchange,
    },
];

impl Plot {
    /// Whether a command's row is asked of this game: those of any game of the plain one, others of the
    /// game they are for.
    pub fn asks(&self, row: &Access) -> bool {
        let gms = [Who::Gm, Who::SeeingGm, Who::NeutralGm];
        match row.on {
            // A blind GM is another only where GMs are asked.
            _ if self.kinds == [Kind::BlindGm] && !gms.contains(&row.who) => false,
            On::None | On::Any | On::Seats | On::Standard => self.on == On::Any,
            On::Treasuries => self.on == On::Money,
            on => self.on == on,
        }
    }
}
