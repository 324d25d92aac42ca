//! The ids of press: answering, reporting and reading letters, following a game.

use std::fmt;
use std::str::Split;

use super::part::{BadId, Manner, number};
use crate::service::{Circle, Mark};

/// What a button or form of press asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressAsk {
    /// Opens the form for an answer to a letter.
    Reply { mark: Mark },
    /// That form, filled in.
    Answer { mark: Mark },
    /// The form for a letter to these powers, filled in.
    Letter { to: Circle, grey: bool },
    /// The form for public press, filled in.
    Public { grey: bool },
    /// Asks whether a letter shall be reported.
    Report { mark: Mark },
    /// Reports it.
    ReportSure { mark: Mark },
    /// Opens the inbox in a message of its own.
    Mail,
    /// Asks to whom a letter shall go.
    Write,
    /// The menu of several powers; its values are theirs.
    To,
    /// Opens the form for a letter to these powers.
    WriteTo { to: Circle },
    /// Opens the form for public press.
    ToAll,
    /// A page of the inbox.
    Inbox { page: u32 },
    /// A page of one's own correspondence.
    Log { page: u32 },
    /// The same as a file.
    File,
    /// Follows the game no longer.
    Unwatch,
    /// Agrees that one's letters stand in the game's archive, or no longer.
    Consent { agrees: bool },
}

impl PressAsk {
    /// How a press of it is answered.
    pub const fn manner(self) -> Manner {
        match self {
            PressAsk::Reply { .. } | PressAsk::WriteTo { .. } | PressAsk::ToAll => Manner::Form,
            PressAsk::Mail => Manner::New,
            PressAsk::Report { .. } | PressAsk::File | PressAsk::Consent { .. } => Manner::New,
            _ => Manner::Change,
        }
    }

    pub(super) fn read(parts: &mut Split<'_, char>) -> Result<PressAsk, BadId> {
        Ok(match parts.next() {
            Some("reply") => PressAsk::Reply {
                mark: number(parts.next())?,
            },
            Some("answer") => PressAsk::Answer {
                mark: number(parts.next())?,
            },
            Some("letter") => PressAsk::Letter {
                to: Circle::of_bits(number(parts.next())?),
                grey: flag(parts.next())?,
            },
            Some("public") => PressAsk::Public {
                grey: flag(parts.next())?,
            },
            Some("report") => PressAsk::Report {
                mark: number(parts.next())?,
            },
            Some("sure") => PressAsk::ReportSure {
                mark: number(parts.next())?,
            },
            Some("mail") => PressAsk::Mail,
            Some("write") => PressAsk::Write,
            Some("to") => PressAsk::To,
            Some("write-to") => PressAsk::WriteTo {
                to: Circle::of_bits(number(parts.next())?),
            },
            Some("to-all") => PressAsk::ToAll,
            Some("inbox") => PressAsk::Inbox {
                page: number(parts.next())?,
            },
            Some("log") => PressAsk::Log {
                page: number(parts.next())?,
            },
            Some("file") => PressAsk::File,
            Some("unwatch") => PressAsk::Unwatch,
            Some("consent") => PressAsk::Consent {
                agrees: flag(parts.next())?,
            },
            _ => return Err(BadId::Unreadable),
        })
    }
}

fn flag(part: Option<&str>) -> Result<bool, BadId> {
    match part {
        Some("1") => Ok(true),
        Some("0") => Ok(false),
        _ => Err(BadId::Unreadable),
    }
}

impl fmt::Display for PressAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PressAsk::Reply { mark } => write!(f, "reply:{mark}"),
            PressAsk::Answer { mark } => write!(f, "answer:{mark}"),
            PressAsk::Letter { to, grey } => {
                write!(f, "letter:{}:{}", to.bits(), u8::from(*grey))
            }
            PressAsk::Public { grey } => write!(f, "public:{}", u8::from(*grey)),
            PressAsk::Report { mark } => write!(f, "report:{mark}"),
            PressAsk::ReportSure { mark } => write!(f, "sure:{mark}"),
            PressAsk::Mail => f.write_str("mail"),
            PressAsk::Write => f.write_str("write"),
            PressAsk::To => f.write_str("to"),
            PressAsk::WriteTo { to } => write!(f, "write-to:{}", to.bits()),
            PressAsk::ToAll => f.write_str("to-all"),
            PressAsk::Inbox { page } => write!(f, "inbox:{page}"),
            PressAsk::Log { page } => write!(f, "log:{page}"),
            PressAsk::File => f.write_str("file"),
            PressAsk::Unwatch => f.write_str("unwatch"),
            PressAsk::Consent { agrees } => write!(f, "consent:{}", u8::from(*agrees)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::ui::ids::{Ask, ComponentId, GameRef};
    use crate::store::{GameId, GuildId};

    #[test]
    fn every_id_of_press_reads_what_it_prints() {
        let mark: Mark = "3zzzzzz".parse().unwrap();
        let page = u32::MAX;
        let to = Circle::ALL;
        let all = [
            PressAsk::Reply { mark },
            PressAsk::Answer { mark },
            PressAsk::Letter { to, grey: true },
            PressAsk::Public { grey: false },
            PressAsk::Report { mark },
            PressAsk::ReportSure { mark },
            PressAsk::Mail,
            PressAsk::Write,
            PressAsk::To,
            PressAsk::WriteTo { to },
            PressAsk::ToAll,
            PressAsk::Inbox { page },
            PressAsk::Log { page },
            PressAsk::File,
            PressAsk::Unwatch,
            PressAsk::Consent { agrees: true },
        ];
        for ask in all {
            let of = GameRef {
                guild: GuildId(i64::MIN),
                game: GameId(i64::MAX),
            };
            let ask = Ask::Press(ask);
            let text = ComponentId { of, ask }.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(ComponentId { of, ask }), "{text}");
        }
    }
}
