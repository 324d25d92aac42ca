//! Which choices there are on the axes: the one place of the turn pipeline that names them.

use crate::control::{Control, ControlRules, PlayerId, exchange};
use crate::economy::{EconomyRules, blocks, credits};
use crate::orders::{Parser, read_ahead};
use crate::relations::{self, Relations, RelationsRules};
use crate::visibility::VisibilityRules;

use super::exchange::in_turn::ExchangeInTurn;
use super::fog;
use super::in_turn::{ControlInTurn, RelationsInTurn};
use super::no_treaties::NoTreaties;
use super::seats::SeatsInTurn;
use super::treaties::turn::TreatiesInTurn;
use super::{Item, Report, Setup, State, Unread};

/// What the game's choice on the axis of control does in a turn.
pub(super) fn control(state: &State) -> Box<dyn ControlInTurn + '_> {
    match (&state.control, &state.setup.control) {
        (Control::Exchange(exchange), ControlRules::Exchange(rules)) => {
            Box::new(ExchangeInTurn { exchange, rules })
        }
        (Control::Seats(_), _) | (Control::Exchange(_), ControlRules::Seats) => {
            Box::new(SeatsInTurn)
        }
    }
}

impl State {
    /// Whether a player still has something to play for.
    pub fn plays_on(&self, player: PlayerId) -> bool {
        control(self).plays_on(self, player)
    }
}

/// What the game's choice on the axis of relations does in a turn.
pub(super) fn relations(state: &State) -> &'static dyn RelationsInTurn {
    match state.relations {
        Relations::None => &NoTreaties,
        Relations::Treaties(_) => &TreatiesInTurn,
    }
}

/// Notes what powers saw in a phase and see no more, where they do not see everything.
pub(super) fn remember(before: &State, report: &Report, next: &mut State) {
    match before.setup.visibility {
        VisibilityRules::Open => {}
        VisibilityRules::Fog(_) => fog::remember(before, report, next),
    }
}

/// A line of a sheet, read, or why it cannot be; nothing if it is none of the section's.
type Read = Option<Result<Item, Unread>>;

/// Reads a line if it belongs to a section of the axes that are played.
pub(super) fn section(text: &str, parser: &Parser<'_>, setup: &Setup) -> Read {
    let trades = || -> Read {
        let read = exchange::read(text, parser.board())?;
        Some(read.map(Item::Trade).map_err(Unread::Trade))
    };
    let ahead = || -> Read {
        let read = read_ahead(text, parser)?;
        Some(read.map(Item::Ahead).map_err(Unread::Ahead))
    };
    let treaties = || -> Read {
        let read = relations::read(text, parser)?;
        Some(read.map(Item::Treaty).map_err(Unread::Treaty))
    };
    let blocks = || -> Read {
        let read = blocks::read(text, parser)?;
        Some(read.map(Item::Blocks).map_err(Unread::Blocks))
    };
    let credits = || -> Read {
        let read = credits::read(text, parser).filter(|_| setup.economy.deals())?;
        Some(read.map(Item::Credits).map_err(Unread::Credits))
    };
    // Provinces and currencies are sold with the same word.
    if setup.economy.sells_provinces() && credits::is_sale(text, parser) {
        return credits();
    }
    let of_control = || match setup.control {
        ControlRules::Seats => None,
        ControlRules::Exchange(_) => trades().or_else(ahead),
    };
    let of_relations = || match setup.relations {
        RelationsRules::None => None,
        RelationsRules::Treaties(_) => treaties(),
    };
    let of_economy = || match setup.economy {
        EconomyRules::Centres => None,
        EconomyRules::Credits(_) => credits(),
        EconomyRules::Blocks(_) => blocks().or_else(credits),
    };
    of_control().or_else(of_relations).or_else(of_economy)
}

/// A message in lines of a sheet, where one line of what is typed may be several.
pub(super) fn lines<'t>(text: &'t str, setup: &Setup) -> std::borrow::Cow<'t, str> {
    match setup.control {
        ControlRules::Seats => text.into(),
        ControlRules::Exchange(_) => exchange::part_lines(text, setup.board()).into(),
    }
}
