//! Buttons of a GM's panel.

use std::fmt;

use super::part::Manner;
use crate::board::Power;
use crate::control::PlayerId;
use crate::service::{Kept, Whose};
use crate::store::{PhaseNo, Seq};

/// What a GM's button asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GmAsk {
    /// Carries out what was shown under this number.
    Apply { draft: i64 },
    /// Goes back to a revision, as it was shown when `of` was the newest.
    Back { to: Seq, of: Seq },
    /// Deletes the game, if its newest revision is still this.
    Delete { of: Seq },
    /// Another page of the log: entries numbered below.
    Log { before: i64, kept: Kept },
    /// Looks at what is sealed, knowing that whoever looks does not play.
    Look { at: Sight },
    /// Shows the GM's panel, in a message of its own.
    Open,
    /// The form for an announcement, filled in; it is of no phase.
    Say,
    /// Does something of the GM's panel. `phase`: the one it was shown in.
    Panel { phase: PhaseNo, act: PanelAct },
}

/// What a button of the GM's panel does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PanelAct {
    /// Shows the panel again.
    Show,
    /// Reminds those who still owe something.
    Remind,
    Pause,
    Resume,
    /// A day more for the phase.
    Extend,
    /// Asks whether the phase shall be closed now.
    Process,
    /// Closes it.
    ProcessSure,
    /// Opens the form for an announcement.
    Announce,
    /// The log.
    Log,
}

impl PanelAct {
    const ALL: [PanelAct; 9] = [
        PanelAct::Show,
        PanelAct::Remind,
        PanelAct::Pause,
        PanelAct::Resume,
        PanelAct::Extend,
        PanelAct::Process,
        PanelAct::ProcessSure,
        PanelAct::Announce,
        PanelAct::Log,
    ];

    /// Its word in ids and, behind `button-gm-`, in the catalogue.
    pub const fn id(self) -> &'static str {
        match self {
            PanelAct::Show => "show",
            PanelAct::Remind => "remind",
            PanelAct::Pause => "pause",
            PanelAct::Resume => "resume",
            PanelAct::Extend => "extend",
            PanelAct::Process => "process",
            PanelAct::ProcessSure => "process-sure",
            PanelAct::Announce => "announce",
            PanelAct::Log => "log",
        }
    }
}

impl GmAsk {
    /// How a press of it is answered.
    pub(super) const fn manner(self) -> Manner {
        match self {
            GmAsk::Open => Manner::New,
            GmAsk::Panel {
                act: PanelAct::Announce,
                ..
            } => Manner::Form,
            _ => Manner::Change,
        }
    }
}

/// What a GM means to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// One sheet.
    Sheet(Whose),
    /// The whole phase, tried out.
    DryRun,
    /// Treasuries and holdings.
    Money,
}

impl fmt::Display for Sight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sight::Sheet(Whose::Power(power)) => f.write_str(power.id()),
            Sight::Sheet(Whose::Player(player)) => write!(f, "{}", player.0),
            Sight::DryRun => f.write_str("all"),
            Sight::Money => f.write_str("money"),
        }
    }
}

impl Sight {
    fn read(text: &str) -> Option<Sight> {
        Some(match text {
            "all" => Sight::DryRun,
            "money" => Sight::Money,
            text => match text.parse::<Power>() {
                Ok(power) => Sight::Sheet(Whose::Power(power)),
                Err(_) => Sight::Sheet(Whose::Player(PlayerId(text.parse().ok()?))),
            },
        })
    }
}

impl fmt::Display for GmAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GmAsk::Apply { draft } => write!(f, "apply:{draft}"),
            GmAsk::Back { to, of } => write!(f, "back:{to}:{of}"),
            GmAsk::Delete { of } => write!(f, "delete:{of}"),
            GmAsk::Log { before, kept } => {
                write!(f, "log:{before}:{}", i64::from(kept == &Kept::All))
            }
            GmAsk::Look { at } => write!(f, "look:{at}"),
            GmAsk::Open => f.write_str("open"),
            GmAsk::Say => f.write_str("say"),
            GmAsk::Panel { phase, act } => write!(f, "panel:{phase}:{}", act.id()),
        }
    }
}

impl GmAsk {
    /// Reads what [`GmAsk`]'s text says.
    pub fn read<'p>(mut parts: impl Iterator<Item = &'p str>) -> Option<GmAsk> {
        let verb = parts.next()?;
        if verb == "look" {
            let at = Sight::read(parts.next()?)?;
            return Some(GmAsk::Look { at });
        }
        if verb == "panel" {
            let phase = parts.next()?.parse().ok()?;
            let id = parts.next()?;
            let act = PanelAct::ALL.into_iter().find(|act| act.id() == id)?;
            return Some(GmAsk::Panel { phase, act });
        }
        let mut number = || parts.next()?.parse().ok();
        Some(match verb {
            "open" => GmAsk::Open,
            "say" => GmAsk::Say,
            "apply" => GmAsk::Apply { draft: number()? },
            "back" => GmAsk::Back {
                to: Seq(number()?),
                of: Seq(number()?),
            },
            "delete" => GmAsk::Delete { of: Seq(number()?) },
            // Older buttons have no second number.
            "log" => GmAsk::Log {
                before: number()?,
                kept: if number() == Some(1) {
                    Kept::All
                } else {
                    Kept::ByPeople
                },
            },
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let all = [
            GmAsk::Apply { draft: i64::MAX },
            GmAsk::Back {
                to: Seq(7),
                of: Seq(12),
            },
            GmAsk::Delete { of: Seq(12) },
            GmAsk::Log {
                before: 3,
                kept: Kept::ByPeople,
            },
            GmAsk::Log {
                before: 3,
                kept: Kept::All,
            },
            GmAsk::Look { at: Sight::DryRun },
            GmAsk::Look { at: Sight::Money },
            GmAsk::Look {
                at: Sight::Sheet(Whose::Power(Power::Italy)),
            },
            GmAsk::Look {
                at: Sight::Sheet(Whose::Player(PlayerId(u64::MAX))),
            },
        ];
        let panel = PanelAct::ALL.map(|act| GmAsk::Panel {
            phase: PhaseNo(i64::MAX),
            act,
        });
        for ask in all
            .into_iter()
            .chain(panel)
            .chain([GmAsk::Open, GmAsk::Say])
        {
            assert_eq!(GmAsk::read(ask.to_string().split(':')), Some(ask));
        }
        assert_eq!(GmAsk::read("apply".split(':')), None);
        assert_eq!(GmAsk::read("back:1".split(':')), None);
    }
}
