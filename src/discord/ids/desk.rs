//! The ids of the order desk's menus and buttons. Each step of a menu carries what was chosen before.

use std::fmt;

use super::{BadId, Manner, number};

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

/// What a menu or button of the order desk asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeskAsk {
    /// The panel's own buttons and menu again.
    Panel { phase: i64 },
    /// A page of the units and sites.
    Units { phase: i64, page: u8 },
    /// The menu of units; its value names one.
    Unit { phase: i64 },
    /// The menu of kinds of order for one; its value is a deed's id.
    Kind { phase: i64, unit: Named },
    /// A page of the orders of one kind; of many those about one province (its id, or nothing).
    Targets {
        phase: i64,
        unit: Named,
        deed: OrderKind,
        about: Option<crate::board::Province>,
        page: u8,
    },
    /// The menu of the provinces that many orders of one kind are about; its value is one's id.
    About {
        phase: i64,
        unit: Named,
        deed: OrderKind,
    },
    /// The menu of orders; its value is the order.
    Order { phase: i64 },
    /// Writes a line; `insist`: though it is not legal.
    Line {
        phase: i64,
        line: Named,
        insist: bool,
    },
    /// Writes a line in place of the order for a province: of a build or removal beyond those that are due.
    Exchange {
        phase: i64,
        line: Named,
        instead: crate::board::Province,
    },
    /// A page of the sheet's lines, to strike one.
    Lines { phase: i64, page: u8 },
    /// The menu of lines; its value is the line.
    Strike { phase: i64 },
    /// Copies what is still legal from an earlier sheet.
    Copy { phase: i64 },
    /// Puts back the sheet that was cleared.
    Restore { phase: i64 },
    /// Opens the form for guesses about the others.
    Guess { phase: i64 },
    /// The form with the guesses, filled in.
    TryOut { phase: i64 },
    /// The whole receipt of the sheet.
    Receipt { phase: i64 },
    /// Opens the form with the standing orders.
    StandingForm { phase: i64 },
    /// The form with the standing orders, filled in.
    SetStanding { phase: i64 },
    /// Strikes the standing orders.
    ClearStanding { phase: i64 },
    /// The private message of that number is for this game.
    Letter { phase: i64, message: u64 },
}

impl DeskAsk {
    pub(super) const fn manner(self) -> Manner {
        match self {
            DeskAsk::Guess { .. } | DeskAsk::StandingForm { .. } => Manner::Form,
            DeskAsk::Receipt { .. } => Manner::New,
            _ => Manner::Change,
        }
    }

    /// The phase it was shown in.
    pub const fn phase(self) -> i64 {
        match self {
            DeskAsk::Panel { phase }
            | DeskAsk::Units { phase, .. }
            | DeskAsk::Unit { phase }
            | DeskAsk::Kind { phase, .. }
            | DeskAsk::Targets { phase, .. }
            | DeskAsk::About { phase, .. }
            | DeskAsk::Order { phase }
            | DeskAsk::Line { phase, .. }
            | DeskAsk::Exchange { phase, .. }
            | DeskAsk::Lines { phase, .. }
            | DeskAsk::Strike { phase }
            | DeskAsk::Copy { phase }
            | DeskAsk::Restore { phase }
            | DeskAsk::Guess { phase }
            | DeskAsk::TryOut { phase }
            | DeskAsk::Receipt { phase }
            | DeskAsk::StandingForm { phase }
            | DeskAsk::SetStanding { phase }
            | DeskAsk::ClearStanding { phase }
            | DeskAsk::Letter { phase, .. } => phase,
        }
    }

    /// Reads one whose verb is known to be the desk's: `d` and a word.
    pub(super) fn read<'a>(
        verb: &str,
        parts: &mut impl Iterator<Item = &'a str>,
    ) -> Result<DeskAsk, BadId> {
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
            "dp" => DeskAsk::Panel { phase },
            "dn" => DeskAsk::Units {
                phase,
                page: number(parts.next())?,
            },
            "du" => DeskAsk::Unit { phase },
            "dk" => DeskAsk::Kind {
                phase,
                unit: unit()?,
            },
            "dt" => DeskAsk::Targets {
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
            "da" => DeskAsk::About {
                phase,
                unit: unit()?,
                deed: deed(parts.next())?,
            },
            "do" => DeskAsk::Order { phase },
            "dw" | "di" => DeskAsk::Line {
                phase,
                line: unit()?,
                insist: verb == "di",
            },
            "dz" => DeskAsk::Exchange {
                phase,
                line: unit()?,
                instead: number(parts.next())?,
            },
            "dl" => DeskAsk::Lines {
                phase,
                page: number(parts.next())?,
            },
            "ds" => DeskAsk::Strike { phase },
            "dc" => DeskAsk::Copy { phase },
            "db" => DeskAsk::Restore { phase },
            "dg" => DeskAsk::Guess { phase },
            "dy" => DeskAsk::TryOut { phase },
            "dr" => DeskAsk::Receipt { phase },
            "df" => DeskAsk::StandingForm { phase },
            "de" => DeskAsk::SetStanding { phase },
            "dx" => DeskAsk::ClearStanding { phase },
            "dm" => DeskAsk::Letter {
                phase,
                message: number(parts.next())?,
            },
            _ => return Err(BadId::Unreadable),
        })
    }
}

impl fmt::Display for DeskAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeskAsk::Panel { phase } => write!(f, "dp:{phase}"),
            DeskAsk::Units { phase, page } => write!(f, "dn:{phase}:{page}"),
            DeskAsk::Unit { phase } => write!(f, "du:{phase}"),
            DeskAsk::Kind { phase, unit } => write!(f, "dk:{phase}:{}", unit.as_str()),
            DeskAsk::Targets {
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
            DeskAsk::About { phase, unit, deed } => {
                write!(f, "da:{phase}:{}:{}", unit.as_str(), deed.sign())
            }
            DeskAsk::Order { phase } => write!(f, "do:{phase}"),
            DeskAsk::Line {
                phase,
                line,
                insist,
            } => {
                let verb = if *insist { "di" } else { "dw" };
                write!(f, "{verb}:{phase}:{}", line.as_str())
            }
            DeskAsk::Exchange {
                phase,
                line,
                instead,
            } => write!(f, "dz:{phase}:{}:{}", line.as_str(), instead.id()),
            DeskAsk::Lines { phase, page } => write!(f, "dl:{phase}:{page}"),
            DeskAsk::Strike { phase } => write!(f, "ds:{phase}"),
            DeskAsk::Copy { phase } => write!(f, "dc:{phase}"),
            DeskAsk::Restore { phase } => write!(f, "db:{phase}"),
            DeskAsk::Guess { phase } => write!(f, "dg:{phase}"),
            DeskAsk::TryOut { phase } => write!(f, "dy:{phase}"),
            DeskAsk::Receipt { phase } => write!(f, "dr:{phase}"),
            DeskAsk::StandingForm { phase } => write!(f, "df:{phase}"),
            DeskAsk::SetStanding { phase } => write!(f, "de:{phase}"),
            DeskAsk::ClearStanding { phase } => write!(f, "dx:{phase}"),
            DeskAsk::Letter { phase, message } => write!(f, "dm:{phase}:{message}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Ask, ComponentId, GameRef};
    use super::*;

    #[test]
    fn every_id_reads_what_it_prints_within_the_limit() {
        let phase = i64::MAX;
        let unit = Named::new(&"x".repeat(Named::MOST)).expect("it fits");
        let deed = OrderKind::Ahead;
        let about = "par".parse().ok();
        let page = u8::MAX;
        let mut all = vec![
            DeskAsk::Panel { phase },
            DeskAsk::Units { phase, page },
            DeskAsk::Unit { phase },
            DeskAsk::Kind { phase, unit },
            DeskAsk::About { phase, unit, deed },
            DeskAsk::Order { phase },
            DeskAsk::Line {
                phase,
                line: unit,
                insist: true,
            },
            DeskAsk::Line {
                phase,
                line: unit,
                insist: false,
            },
            DeskAsk::Lines { phase, page },
            DeskAsk::Exchange {
                phase,
                line: unit,
                instead: "par".parse().expect("Paris"),
            },
            DeskAsk::Strike { phase },
            DeskAsk::Copy { phase },
            DeskAsk::Restore { phase },
            DeskAsk::Guess { phase },
            DeskAsk::TryOut { phase },
            DeskAsk::Receipt { phase },
            DeskAsk::StandingForm { phase },
            DeskAsk::SetStanding { phase },
            DeskAsk::ClearStanding { phase },
            DeskAsk::Letter {
                phase,
                message: u64::MAX,
            },
        ];
        for about in [None, about] {
            all.extend(OrderKind::ALL.map(|deed| DeskAsk::Targets {
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
                    guild: i64::MAX,
                    game: i64::MAX,
                },
                ask: Ask::Desk(ask),
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
