//! The ids of a lobby's buttons, and of the form in which a GM sets things.

use std::fmt;

use super::part::{BadId, Manner, number};
use crate::service::Field;

/// What is asked for in a lobby, and what a GM sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LobbyAsk {
    /// Waits for a place in a full game.
    Wait,
    /// Shows the presser's own list of powers.
    List,
    /// The menu that adds a power to that list.
    Add,
    /// Strikes the whole list.
    Unlist,
    /// Opens the form at a page.
    Open(Page),
    /// Shows another page of the form.
    Turn(Page),
    /// The menu of the form's pages.
    Pages,
    /// The menu that sets a field.
    Pick(Field),
    /// Sets a field on or off.
    Switch { field: Field, on: bool },
    /// Opens a form to write in.
    Ask(Form),
    /// That form, filled in.
    Write(Form),
    /// The menu of variants.
    Variant,
    /// The menu of rulebooks.
    Rulebook,
    /// A menu of the rules' options, beginning with this one.
    Options { from: u8 },
    /// The menu of what an option may be.
    Value(Mark),
    /// The form with an option's number, filled in.
    Number(Mark),
    /// The menu of people who may run the game.
    Gm,
    /// The menu of people to invite.
    Invite,
}

/// A page of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    Game,
    Phases,
    Clock,
    Press,
    Missed,
    Seats,
    Gm,
    Votes,
    More,
}

/// A form to write in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Name,
    Times,
    Zone,
    Slots,
    Options,
}

/// An option of the rules, by a short mark of its name: which options there are depends on the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark(u32);

impl Mark {
    /// The mark of a name.
    pub fn of(name: &str) -> Mark {
        let step = |mark: u32, byte: u8| (mark ^ u32::from(byte)).wrapping_mul(16_777_619);
        Mark(name.bytes().fold(2_166_136_261, step))
    }
}

impl Page {
    /// All pages, in their order.
    pub const ALL: [Page; 9] = [
        Page::Game,
        Page::Phases,
        Page::Clock,
        Page::Press,
        Page::Missed,
        Page::Seats,
        Page::Gm,
        Page::Votes,
        Page::More,
    ];

    /// The word it goes by.
    pub const fn id(self) -> &'static str {
        match self {
            Page::Game => "game",
            Page::Phases => "phases",
            Page::Clock => "clock",
            Page::Press => "press",
            Page::Missed => "missed",
            Page::Seats => "seats",
            Page::Gm => "gm",
            Page::Votes => "votes",
            Page::More => "more",
        }
    }

    /// The page of that word.
    pub fn of_id(id: &str) -> Option<Page> {
        Page::ALL.into_iter().find(|page| page.id() == id)
    }
}

impl Form {
    const ALL: [Form; 5] = [
        Form::Name,
        Form::Times,
        Form::Zone,
        Form::Slots,
        Form::Options,
    ];

    /// The word it goes by.
    pub const fn id(self) -> &'static str {
        match self {
            Form::Name => "name",
            Form::Times => "times",
            Form::Zone => "zone",
            Form::Slots => "slots",
            Form::Options => "options",
        }
    }
}

impl LobbyAsk {
    /// How a press of it is answered.
    pub(super) const fn manner(self) -> Manner {
        match self {
            LobbyAsk::Wait | LobbyAsk::List | LobbyAsk::Open(_) => Manner::New,
            // An option with words is answered by a menu of them.
            LobbyAsk::Ask(_) | LobbyAsk::Options { .. } => Manner::Form,
            _ => Manner::Change,
        }
    }

    /// Reads what [`fmt::Display`] writes: the first word and those after it.
    pub(super) fn read<'a>(
        verb: &str,
        parts: &mut impl Iterator<Item = &'a str>,
    ) -> Result<LobbyAsk, BadId> {
        let mut next = || parts.next().ok_or(BadId::Unreadable);
        let page = |id: &str| Page::of_id(id).ok_or(BadId::Unreadable);
        let field = |id: &str| Field::of_id(id).ok_or(BadId::Unreadable);
        let form = |id: &str| {
            let form = Form::ALL.into_iter().find(|form| form.id() == id);
            form.ok_or(BadId::Unreadable)
        };
        let mark = |text: &str| {
            let mark = u32::from_str_radix(text, 16);
            mark.map(Mark).map_err(|_| BadId::Unreadable)
        };
        Ok(match verb {
            "wait-place" => LobbyAsk::Wait,
            "list" => LobbyAsk::List,
            "list-add" => LobbyAsk::Add,
            "list-clear" => LobbyAsk::Unlist,
            "set" => LobbyAsk::Open(page(next()?)?),
            "set-page" => LobbyAsk::Turn(page(next()?)?),
            "set-pages" => LobbyAsk::Pages,
            "set-pick" => LobbyAsk::Pick(field(next()?)?),
            "set-on" => LobbyAsk::Switch {
                field: field(next()?)?,
                on: true,
            },
            "set-off" => LobbyAsk::Switch {
                field: field(next()?)?,
                on: false,
            },
            "set-ask" => LobbyAsk::Ask(form(next()?)?),
            "set-write" => LobbyAsk::Write(form(next()?)?),
            "set-variant" => LobbyAsk::Variant,
            "set-rulebook" => LobbyAsk::Rulebook,
            "set-options" => LobbyAsk::Options {
                from: number(Some(next()?))?,
            },
            "set-value" => LobbyAsk::Value(mark(next()?)?),
            "set-number" => LobbyAsk::Number(mark(next()?)?),
            "set-gm" => LobbyAsk::Gm,
            "set-invite" => LobbyAsk::Invite,
            _ => return Err(BadId::Unreadable),
        })
    }
}

impl fmt::Display for LobbyAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LobbyAsk::Wait => f.write_str("wait-place"),
            LobbyAsk::List => f.write_str("list"),
            LobbyAsk::Add => f.write_str("list-add"),
            LobbyAsk::Unlist => f.write_str("list-clear"),
            LobbyAsk::Open(page) => write!(f, "set:{}", page.id()),
            LobbyAsk::Turn(page) => write!(f, "set-page:{}", page.id()),
            LobbyAsk::Pages => f.write_str("set-pages"),
            LobbyAsk::Pick(field) => write!(f, "set-pick:{}", field.id()),
            LobbyAsk::Switch { field, on: true } => write!(f, "set-on:{}", field.id()),
            LobbyAsk::Switch { field, on: false } => write!(f, "set-off:{}", field.id()),
            LobbyAsk::Ask(form) => write!(f, "set-ask:{}", form.id()),
            LobbyAsk::Write(form) => write!(f, "set-write:{}", form.id()),
            LobbyAsk::Variant => f.write_str("set-variant"),
            LobbyAsk::Rulebook => f.write_str("set-rulebook"),
            LobbyAsk::Options { from } => write!(f, "set-options:{from}"),
            LobbyAsk::Value(mark) => write!(f, "set-value:{:x}", mark.0),
            LobbyAsk::Number(mark) => write!(f, "set-number:{:x}", mark.0),
            LobbyAsk::Gm => f.write_str("set-gm"),
            LobbyAsk::Invite => f.write_str("set-invite"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::ui::ids::{Ask, ComponentId, GameRef};
    use crate::store::{GameId, GuildId};

    #[test]
    fn every_id_of_a_lobby_is_read_back_and_fits() {
        let mut all = vec![
            LobbyAsk::Wait,
            LobbyAsk::List,
            LobbyAsk::Add,
            LobbyAsk::Unlist,
            LobbyAsk::Pages,
            LobbyAsk::Variant,
            LobbyAsk::Rulebook,
            LobbyAsk::Options { from: u8::MAX },
            LobbyAsk::Value(Mark::of("victory_blocks")),
            LobbyAsk::Number(Mark::of("")),
            LobbyAsk::Gm,
            LobbyAsk::Invite,
        ];
        for page in Page::ALL {
            all.extend([LobbyAsk::Open(page), LobbyAsk::Turn(page)]);
        }
        for form in Form::ALL {
            all.extend([LobbyAsk::Ask(form), LobbyAsk::Write(form)]);
        }
        for field in Field::ALL {
            let switch = |on| LobbyAsk::Switch { field, on };
            all.extend([LobbyAsk::Pick(field), switch(true), switch(false)]);
        }
        let of = GameRef {
            guild: GuildId(i64::MAX),
            game: GameId(i64::MAX),
        };
        for ask in all {
            let id = ComponentId {
                of,
                ask: Ask::Lobby(ask),
            };
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(id), "{text}");
            assert!(format!("{text}:x").parse::<ComponentId>().is_err());
        }
    }
}
