//! The ids of the order panel's menus and buttons. Each step of a menu carries what was chosen before.

use crate::store::PhaseNo;
use std::fmt;

use super::part::{BadId, Manner, number};

/// A short text in an id: which unit or building site is meant, as orders write it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Named {
    length: u8,
    bytes: [u8; Named::MOST],
}

impl Named {
    /// The most bytes it may have, so that every id keeps to Discord's limit.
    pub const MOST: usize = 24;

    /// The text, if it may stand in an id.
    pub fn new(text: &str) -> Option<Named> {
        let mut bytes = [0; Named::MOST];
        let length = u8::try_from(text.len()).ok()?;
        if text.contains(':') || text.is_empty() {
            return None;
        }
        bytes
            .get_mut(..text.len())?
            .copy_from_slice(text.as_bytes());
        Some(Named { length, bytes })
    }

    /// The name as text, at most [`Named::MOST`] bytes.
    pub fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..usize::from(self.length));
        // It was made of a text.
        std::str::from_utf8(bytes.unwrap_or_default()).unwrap_or_default()
    }
}

impl fmt::Debug for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// A kind of order, as the second menu lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OrderKind {
    Hold,
    Move,
    /// An army's move over sea.
    ByConvoy,
    /// Going aboard a fleet.
    Board,
    /// Going aboard, and landing in the same turn.
    BoardAndLand,
    /// From aboard a fleet.
    Land,
    /// A fleet's move of two legs.
    Double,
    SupportHold,
    SupportMove,
    Convoy,
    /// A fleet's move into a sea and what it does there.
    Then,
    Patrol,
    Block,
    Retreat,
    Disband,
    Remove,
    BuildArmy,
    BuildFleet,
    Waive,
    /// Leave to pass by a province.
    Open,
    /// What counts only if something else comes to pass.
    Ahead,
}

impl OrderKind {
    /// Every kind of order. The position of each is part of button ids: add new ones at the end.
    pub const ALL: [OrderKind; 21] = [
        OrderKind::Hold,
        OrderKind::Move,
        OrderKind::ByConvoy,
        OrderKind::Board,
        OrderKind::BoardAndLand,
        OrderKind::Land,
        OrderKind::Double,
        OrderKind::SupportHold,
        OrderKind::SupportMove,
        OrderKind::Convoy,
        OrderKind::Then,
        OrderKind::Patrol,
        OrderKind::Block,
        OrderKind::Retreat,
        OrderKind::Disband,
        OrderKind::Remove,
        OrderKind::BuildArmy,
        OrderKind::BuildFleet,
        OrderKind::Waive,
        OrderKind::Open,
        OrderKind::Ahead,
    ];

    /// Its word in the catalogue, and as a menu's value.
    pub const fn id(self) -> &'static str {
        match self {
            OrderKind::Hold => "hold",
            OrderKind::Move => "move",
            OrderKind::ByConvoy => "by-convoy",
            OrderKind::Board => "board",
            OrderKind::BoardAndLand => "board-and-land",
            OrderKind::Land => "land",
            OrderKind::Double => "double",
            OrderKind::SupportHold => "support-hold",
            OrderKind::SupportMove => "support-move",
            OrderKind::Convoy => "convoy",
            OrderKind::Then => "then",
            OrderKind::Patrol => "patrol",
            OrderKind::Block => "block",
            OrderKind::Retreat => "retreat",
            OrderKind::Disband => "disband",
            OrderKind::Remove => "remove",
            OrderKind::BuildArmy => "build-army",
            OrderKind::BuildFleet => "build-fleet",
            OrderKind::Waive => "waive",
            OrderKind::Open => "open",
            OrderKind::Ahead => "ahead",
        }
    }

    /// The kind with that word from [`OrderKind::id`]; `None` for any other word.
    pub fn of_id(id: &str) -> Option<OrderKind> {
        OrderKind::ALL.into_iter().find(|deed| deed.id() == id)
    }

    fn sign(self) -> char {
        let place = OrderKind::ALL.iter().position(|deed| *deed == self);
        let letter = place.and_then(|at| u8::try_from(at).ok()).unwrap_or(0);
        char::from(b'a' + letter)
    }

    fn of_sign(text: &str) -> Option<OrderKind> {
        let mut all = OrderKind::ALL.into_iter();
        all.find(|deed| text.chars().eq([deed.sign()]))
    }
}

/// What a menu or button of the order panel asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelAsk {
    /// The panel's own buttons and menu again.
    Panel { phase: PhaseNo },
    /// A page of the units and sites.
    Units { phase: PhaseNo, page: u8 },
    /// The menu of units; its value names one.
    Unit { phase: PhaseNo },
    /// The menu of kinds of order for one; its value is a deed's id.
    Kind { phase: PhaseNo, unit: Named },
    /// A page of the orders of one kind; of many those about one province (its id, or nothing).
    Targets {
        phase: PhaseNo,
        unit: Named,
        deed: OrderKind,
        about: Option<crate::board::Province>,
        page: u8,
    },
    /// The menu of the provinces that many orders of one kind are about; its value is one's id.
    About {
        phase: PhaseNo,
        unit: Named,
        deed: OrderKind,
    },
    /// The menu of orders; its value is the order.
    Order { phase: PhaseNo },
    /// Writes a line; `insist`: though it is not legal.
    Line {
        phase: PhaseNo,
        line: Named,
        insist: bool,
    },
    /// Writes a line in place of the order for a province: of a build or removal beyond those that are due.
    Replace {
        phase: PhaseNo,
        line: Named,
        instead: crate::board::Province,
    },
    /// A page of the sheet's lines, to strike one.
    Lines { phase: PhaseNo, page: u8 },
    /// The menu of lines; its value is the line.
    Strike { phase: PhaseNo },
    /// Copies what is still legal from an earlier sheet.
    Copy { phase: PhaseNo },
    /// Puts back the sheet that was cleared.
    Restore { phase: PhaseNo },
    /// Opens the form for guesses about the others.
    Guess { phase: PhaseNo },
    /// The form with the guesses, filled in.
    TryOut { phase: PhaseNo },
    /// The whole receipt of the sheet.
    Receipt { phase: PhaseNo },
    /// Opens the form with the standing orders.
    StandingForm { phase: PhaseNo },
    /// The form with the standing orders, filled in.
    SetStanding { phase: PhaseNo },
    /// Strikes the standing orders.
    ClearStanding { phase: PhaseNo },
    /// The private message of that number is for this game.
    Letter { phase: PhaseNo, message: u64 },
}

impl PanelAsk {
    pub(super) const fn manner(self) -> Manner {
        match self {
            PanelAsk::Guess { .. } | PanelAsk::StandingForm { .. } => Manner::Form,
            PanelAsk::Receipt { .. } => Manner::New,
            _ => Manner::Change,
        }
    }

    /// The phase it was shown in.
    pub const fn phase(self) -> PhaseNo {
        match self {
            PanelAsk::Panel { phase }
            | PanelAsk::Units { phase, .. }
            | PanelAsk::Unit { phase }
            | PanelAsk::Kind { phase, .. }
            | PanelAsk::Targets { phase, .. }
            | PanelAsk::About { phase, .. }
            | PanelAsk::Order { phase }
            | PanelAsk::Line { phase, .. }
            | PanelAsk::Replace { phase, .. }
            | PanelAsk::Lines { phase, .. }
            | PanelAsk::Strike { phase }
            | PanelAsk::Copy { phase }
            | PanelAsk::Restore { phase }
            | PanelAsk::Guess { phase }
            | PanelAsk::TryOut { phase }
            | PanelAsk::Receipt { phase }
            | PanelAsk::StandingForm { phase }
            | PanelAsk::SetStanding { phase }
            | PanelAsk::ClearStanding { phase }
            | PanelAsk::Letter { phase, .. } => phase,
        }
    }

    /// Reads one whose verb is known to be the panel's: `d` and a word.
    pub(super) fn read<'a>(
        verb: &str,
        parts: &mut impl Iterator<Item = &'a str>,
    ) -> Result<PanelAsk, BadId> {
        let phase = number(parts.next())?;
        let mut unit = || {
            let text = parts.next().unwrap_or_default();
            Named::new(text).ok_or(BadId::Unreadable)
        };
        let deed = |text: Option<&str>| {
            let text = text.unwrap_or_default();
            OrderKind::of_sign(text).ok_or(BadId::Unreadable)
        };
        Ok(match verb {
            "dp" => PanelAsk::Panel { phase },
            "dn" => PanelAsk::Units {
                phase,
                page: number(parts.next())?,
            },
            "du" => PanelAsk::Unit { phase },
            "dk" => PanelAsk::Kind {
                phase,
                unit: unit()?,
            },
            "dt" => PanelAsk::Targets {
                phase,
                unit: unit()?,
                deed: deed(parts.next())?,
                about: match parts.next() {
                    Some("") => None,
                    Some(id) => Some(id.parse().map_err(|_| BadId::Unreadable)?),
                    None => return Err(BadId::Unreadable),
                },
                page: number(parts.next())?,
            },
            "da" => PanelAsk::About {
                phase,
                unit: unit()?,
                deed: deed(parts.next())?,
            },
            "do" => PanelAsk::Order { phase },
            "dw" | "di" => PanelAsk::Line {
                phase,
                line: unit()?,
                insist: verb == "di",
            },
            "dz" => PanelAsk::Replace {
                phase,
                line: unit()?,
                instead: number(parts.next())?,
            },
            "dl" => PanelAsk::Lines {
                phase,
                page: number(parts.next())?,
            },
            "ds" => PanelAsk::Strike { phase },
            "dc" => PanelAsk::Copy { phase },
            "db" => PanelAsk::Restore { phase },
            "dg" => PanelAsk::Guess { phase },
            "dy" => PanelAsk::TryOut { phase },
            "dr" => PanelAsk::Receipt { phase },
            "df" => PanelAsk::StandingForm { phase },
            "de" => PanelAsk::SetStanding { phase },
            "dx" => PanelAsk::ClearStanding { phase },
            "dm" => PanelAsk::Letter {
                phase,
                message: number(parts.next())?,
            },
            _ => return Err(BadId::Unreadable),
        })
    }
}

impl fmt::Display for PanelAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PanelAsk::Panel { phase } => write!(f, "dp:{phase}"),
            PanelAsk::Units { phase, page } => write!(f, "dn:{phase}:{page}"),
            PanelAsk::Unit { phase } => write!(f, "du:{phase}"),
            PanelAsk::Kind { phase, unit } => write!(f, "dk:{phase}:{}", unit.as_str()),
            PanelAsk::Targets {
                phase,
                unit,
                deed,
                about,
                page,
            } => {
                let about = about.map(|at| at.id()).unwrap_or_default();
                let (unit, deed) = (unit.as_str(), deed.sign());
                write!(f, "dt:{phase}:{unit}:{deed}:{about}:{page}")
            }
            PanelAsk::About { phase, unit, deed } => {
                write!(f, "da:{phase}:{}:{}", unit.as_str(), deed.sign())
            }
            PanelAsk::Order { phase } => write!(f, "do:{phase}"),
            PanelAsk::Line {
                phase,
                line,
                insist,
            } => {
                let verb = if *insist { "di" } else { "dw" };
                write!(f, "{verb}:{phase}:{}", line.as_str())
            }
            PanelAsk::Replace {
                phase,
                line,
                instead,
            } => write!(f, "dz:{phase}:{}:{}", line.as_str(), instead.id()),
            PanelAsk::Lines { phase, page } => write!(f, "dl:{phase}:{page}"),
            PanelAsk::Strike { phase } => write!(f, "ds:{phase}"),
            PanelAsk::Copy { phase } => write!(f, "dc:{phase}"),
            PanelAsk::Restore { phase } => write!(f, "db:{phase}"),
            PanelAsk::Guess { phase } => write!(f, "dg:{phase}"),
            PanelAsk::TryOut { phase } => write!(f, "dy:{phase}"),
            PanelAsk::Receipt { phase } => write!(f, "dr:{phase}"),
            PanelAsk::StandingForm { phase } => write!(f, "df:{phase}"),
            PanelAsk::SetStanding { phase } => write!(f, "de:{phase}"),
            PanelAsk::ClearStanding { phase } => write!(f, "dx:{phase}"),
            PanelAsk::Letter { phase, message } => write!(f, "dm:{phase}:{message}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::ui::ids::{Ask, ComponentId, GameRef};
    use crate::store::{GameId, GuildId};

    #[test]
    fn every_id_reads_what_it_prints_within_the_limit() {
        let phase = PhaseNo(i64::MAX);
        let unit = Named::new(&"x".repeat(Named::MOST)).expect("it fits");
        let deed = OrderKind::Ahead;
        let about = "par".parse().ok();
        let page = u8::MAX;
        let mut all = vec![
            PanelAsk::Panel { phase },
            PanelAsk::Units { phase, page },
            PanelAsk::Unit { phase },
            PanelAsk::Kind { phase, unit },
            PanelAsk::About { phase, unit, deed },
            PanelAsk::Order { phase },
            PanelAsk::Line {
                phase,
                line: unit,
                insist: true,
            },
            PanelAsk::Line {
                phase,
                line: unit,
                insist: false,
            },
            PanelAsk::Lines { phase, page },
            PanelAsk::Replace {
                phase,
                line: unit,
                instead: "par".parse().expect("Paris"),
            },
            PanelAsk::Strike { phase },
            PanelAsk::Copy { phase },
            PanelAsk::Restore { phase },
            PanelAsk::Guess { phase },
            PanelAsk::TryOut { phase },
            PanelAsk::Receipt { phase },
            PanelAsk::StandingForm { phase },
            PanelAsk::SetStanding { phase },
            PanelAsk::ClearStanding { phase },
            PanelAsk::Letter {
                phase,
                message: u64::MAX,
            },
        ];
        for about in [None, about] {
            all.extend(OrderKind::ALL.map(|deed| PanelAsk::Targets {
                phase,
                unit,
                deed,
                about,
                page,
            }));
        }
        for ask in all {
            let id = ComponentId {
                of: GameRef {
                    guild: GuildId(i64::MAX),
                    game: GameId(i64::MAX),
                },
                ask: Ask::Panel(ask),
            };
            let text = id.to_string();
            assert!(text.chars().count() <= 100, "{text}: {}", text.len());
            assert_eq!(text.parse::<ComponentId>(), Ok(id), "{text}");
        }
    }

    #[test]
    fn what_would_not_fit_is_not_taken() {
        assert!(Named::new("").is_none());
        assert!(Named::new("A:Par").is_none());
        assert!(Named::new(&"x".repeat(Named::MOST + 1)).is_none());
        let unit = Named::new("F stp/sc").expect("it fits");
        assert_eq!(unit.as_str(), "F stp/sc");
        assert_eq!(OrderKind::of_id("patrol"), Some(OrderKind::Patrol));
    }
}
