//! The ids of the menus and forms by which something is declared: money, treaties, blocks. Each step
//! carries what was chosen before.

use std::fmt;

use super::panel::Named;
use super::part::{BadId, Manner, number};
use crate::board::Power;
use crate::store::PhaseNo;

/// What declarations are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Area {
    /// Credits, or points that are lent.
    Money,
    Treaties,
    /// Points and blocks.
    Blocks,
}

impl Area {
    /// Every area, in the order of the menus.
    pub const ALL: [Area; 3] = [Area::Money, Area::Treaties, Area::Blocks];

    const fn sign(self) -> &'static str {
        match self {
            Area::Money => "m",
            Area::Treaties => "t",
            Area::Blocks => "b",
        }
    }
}

/// Something that may be declared, as the first menu lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deal {
    Give,
    Receive,
    Lend,
    Borrow,
    Repay,
    Collect,
    Owe,
    Claim,
    Call,
    Loans,
    Treasury,
    Hire,
    Ally,
    Trust,
    Sell,
    Buy,
    Withdraw,
    Propose,
    Enter,
    Abrogate,
    Permit,
    Transfer,
    Victory,
    Place,
    Rest,
    Scrap,
    Clear,
}

impl Deal {
    /// Every kind of declaration, in the order of the first menu. The position of each is part of button ids:
    /// add new ones at the end.
    pub const ALL: [Deal; 27] = [
        Deal::Give,
        Deal::Receive,
        Deal::Lend,
        Deal::Borrow,
        Deal::Repay,
        Deal::Collect,
        Deal::Owe,
        Deal::Claim,
        Deal::Call,
        Deal::Loans,
        Deal::Treasury,
        Deal::Hire,
        Deal::Ally,
        Deal::Trust,
        Deal::Sell,
        Deal::Buy,
        Deal::Withdraw,
        Deal::Propose,
        Deal::Enter,
        Deal::Abrogate,
        Deal::Permit,
        Deal::Transfer,
        Deal::Victory,
        Deal::Place,
        Deal::Rest,
        Deal::Scrap,
        Deal::Clear,
    ];

    /// Its word in the catalogue (`deal-…`), and a menu's value.
    pub const fn id(self) -> &'static str {
        match self {
            Deal::Give => "give",
            Deal::Receive => "receive",
            Deal::Lend => "lend",
            Deal::Borrow => "borrow",
            Deal::Repay => "repay",
            Deal::Collect => "collect",
            Deal::Owe => "owe",
            Deal::Claim => "claim",
            Deal::Call => "call",
            Deal::Loans => "loans",
            Deal::Treasury => "treasury",
            Deal::Hire => "hire",
            Deal::Ally => "ally",
            Deal::Trust => "trust",
            Deal::Sell => "sell",
            Deal::Buy => "buy",
            Deal::Withdraw => "withdraw",
            Deal::Propose => "propose",
            Deal::Enter => "enter",
            Deal::Abrogate => "abrogate",
            Deal::Permit => "permit",
            Deal::Transfer => "transfer",
            Deal::Victory => "victory",
            Deal::Place => "place",
            Deal::Rest => "rest",
            Deal::Scrap => "disband",
            Deal::Clear => "clear",
        }
    }

    /// The kind with that word from [`Deal::id`]; `None` for any other word.
    pub fn of_id(id: &str) -> Option<Deal> {
        Deal::ALL.into_iter().find(|deal| deal.id() == id)
    }

    /// What it is about.
    pub const fn area(self) -> Area {
        match self {
            Deal::Propose
            | Deal::Enter
            | Deal::Abrogate
            | Deal::Permit
            | Deal::Transfer
            | Deal::Victory => Area::Treaties,
            Deal::Place | Deal::Rest | Deal::Scrap | Deal::Clear => Area::Blocks,
            _ => Area::Money,
        }
    }

    /// After how many choices its form opens, where it has one: for an amount.
    pub const fn form_after(self) -> Option<usize> {
        match self {
            Deal::Give
            | Deal::Receive
            | Deal::Lend
            | Deal::Borrow
            | Deal::Repay
            | Deal::Collect
            | Deal::Owe
            | Deal::Claim
            | Deal::Call
            | Deal::Buy
            | Deal::Place => Some(1),
            Deal::Sell => Some(2),
            _ => None,
        }
    }

    fn sign(self) -> char {
        let place = Deal::ALL.iter().position(|deal| *deal == self);
        let place = place.and_then(|at| u8::try_from(at).ok()).unwrap_or(0);
        match place {
            0..26 => char::from(b'a' + place),
            more => char::from(b'A' + (more - 26)),
        }
    }

    fn of_sign(text: &str) -> Option<Deal> {
        let mut all = Deal::ALL.into_iter();
        all.find(|deal| text.chars().eq([deal.sign()]))
    }
}

/// What separates choices in an id.
const BETWEEN: char = ',';

/// What was chosen so far for something that is to be declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    pub deal: Deal,
    /// The power that declares it, where its player orders several.
    pub by: Option<Power>,
    /// The choices, as menus have them.
    picked: Option<Named>,
}

impl Chosen {
    /// The first step.
    pub const fn first(deal: Deal, by: Option<Power>) -> Chosen {
        Chosen {
            deal,
            by,
            picked: None,
        }
    }

    /// One choice more, if it can stand in an id.
    pub fn with(self, choice: &str) -> Option<Chosen> {
        if choice.contains(BETWEEN) {
            return None;
        }
        let all = match self.picked {
            Some(before) => Named::new(&format!("{}{BETWEEN}{choice}", before.as_str()))?,
            None => Named::new(choice)?,
        };
        Some(Chosen {
            picked: Some(all),
            ..self
        })
    }

    /// The choices in their order.
    pub fn picks(&self) -> Vec<&str> {
        let all = self.picked.as_ref().map(Named::as_str);
        all.map(|all| all.split(BETWEEN).collect())
            .unwrap_or_default()
    }

    /// Whether one choice more leads to a form.
    fn leads_to_a_form(&self) -> bool {
        let picked = self.picked.as_ref().map(Named::as_str);
        let before = picked.map_or(0, |all| all.split(BETWEEN).count());
        self.deal.form_after() == Some(before + 1)
    }

    fn read<'a>(parts: &mut impl Iterator<Item = &'a str>) -> Result<Chosen, BadId> {
        let deal = Deal::of_sign(parts.next().unwrap_or_default()).ok_or(BadId::Unreadable)?;
        let by = match parts.next() {
            Some("") => None,
            Some(sign) => {
                let mut all = Power::ALL.into_iter();
                let power = all.find(|p| p.id().starts_with(sign) && sign.len() == 1);
                Some(power.ok_or(BadId::Unreadable)?)
            }
            None => return Err(BadId::Unreadable),
        };
        let picked = match parts.next() {
            Some("") => None,
            Some(text) => Some(Named::new(text).ok_or(BadId::Unreadable)?),
            None => return Err(BadId::Unreadable),
        };
        Ok(Chosen { deal, by, picked })
    }
}

impl fmt::Display for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = self.by.and_then(|power| power.id().get(..1));
        let picked = self.picked.as_ref().map(Named::as_str);
        let (deal, by, picked) = (
            self.deal.sign(),
            by.unwrap_or_default(),
            picked.unwrap_or_default(),
        );
        write!(f, "{deal}:{by}:{picked}")
    }
}

/// What such a button, menu or form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealAsk {
    /// Shows how things stand, in a message of its own.
    Open { phase: PhaseNo, area: Area },
    /// The same in the place of a menu.
    Back { phase: PhaseNo, area: Area },
    /// The menu of what may be declared; its value is a deal's id.
    Deals { phase: PhaseNo, area: Area },
    /// The menu of the powers one may declare it for; its value is a power's id.
    Speaker { phase: PhaseNo, deal: Deal },
    /// The menu of the next choice.
    Pick { phase: PhaseNo, chosen: Chosen },
    /// Another page of that menu.
    Page {
        phase: PhaseNo,
        chosen: Chosen,
        page: u8,
    },
    /// Does what everybody will see at once: the button that confirms it.
    Sure { phase: PhaseNo, chosen: Chosen },
    /// The form with the amount, filled in.
    Fill { phase: PhaseNo, chosen: Chosen },
}

impl DealAsk {
    pub(super) fn manner(self) -> Manner {
        match self {
            DealAsk::Open { .. } => Manner::New,
            DealAsk::Pick { chosen, .. } if chosen.leads_to_a_form() => Manner::Form,
            _ => Manner::Change,
        }
    }

    /// The phase it was shown in.
    pub const fn phase(self) -> PhaseNo {
        match self {
            DealAsk::Open { phase, .. }
            | DealAsk::Back { phase, .. }
            | DealAsk::Deals { phase, .. }
            | DealAsk::Speaker { phase, .. }
            | DealAsk::Pick { phase, .. }
            | DealAsk::Page { phase, .. }
            | DealAsk::Sure { phase, .. }
            | DealAsk::Fill { phase, .. } => phase,
        }
    }

    /// Reads what follows the verb, where it is one of these: `q` and a letter.
    pub(super) fn read<'a>(
        verb: &str,
        parts: &mut impl Iterator<Item = &'a str>,
    ) -> Option<Result<DealAsk, BadId>> {
        let own = verb.len() == 2 && verb.starts_with('q');
        own.then(|| DealAsk::of(verb, parts))
    }

    fn of<'a>(verb: &str, parts: &mut impl Iterator<Item = &'a str>) -> Result<DealAsk, BadId> {
        let phase = number(parts.next())?;
        let area = |text: Option<&str>| {
            let named = Area::ALL.into_iter().find(|a| Some(a.sign()) == text);
            named.ok_or(BadId::Unreadable)
        };
        Ok(match verb {
            "qo" => DealAsk::Open {
                phase,
                area: area(parts.next())?,
            },
            "qb" => DealAsk::Back {
                phase,
                area: area(parts.next())?,
            },
            "qd" => DealAsk::Deals {
                phase,
                area: area(parts.next())?,
            },
            "qs" => DealAsk::Speaker {
                phase,
                deal: Deal::of_sign(parts.next().unwrap_or_default()).ok_or(BadId::Unreadable)?,
            },
            "qp" => DealAsk::Pick {
                phase,
                chosen: Chosen::read(parts)?,
            },
            "qn" => DealAsk::Page {
                phase,
                chosen: Chosen::read(parts)?,
                page: number(parts.next())?,
            },
            "qy" => DealAsk::Sure {
                phase,
                chosen: Chosen::read(parts)?,
            },
            "qf" => DealAsk::Fill {
                phase,
                chosen: Chosen::read(parts)?,
            },
            _ => return Err(BadId::Unreadable),
        })
    }
}

impl fmt::Display for DealAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealAsk::Open { phase, area } => write!(f, "qo:{phase}:{}", area.sign()),
            DealAsk::Back { phase, area } => write!(f, "qb:{phase}:{}", area.sign()),
            DealAsk::Deals { phase, area } => write!(f, "qd:{phase}:{}", area.sign()),
            DealAsk::Speaker { phase, deal } => write!(f, "qs:{phase}:{}", deal.sign()),
            DealAsk::Pick { phase, chosen } => write!(f, "qp:{phase}:{chosen}"),
            DealAsk::Page {
                phase,
                chosen,
                page,
            } => write!(f, "qn:{phase}:{chosen}:{page}"),
            DealAsk::Sure { phase, chosen } => write!(f, "qy:{phase}:{chosen}"),
            DealAsk::Fill { phase, chosen } => write!(f, "qf:{phase}:{chosen}"),
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
        let full = "x".repeat(Named::MOST);
        let mut all: Vec<DealAsk> = Vec::new();
        for area in Area::ALL {
            all.push(DealAsk::Open { phase, area });
            all.push(DealAsk::Back { phase, area });
            all.push(DealAsk::Deals { phase, area });
        }
        for deal in Deal::ALL {
            all.push(DealAsk::Speaker { phase, deal });
            for by in Power::ALL.map(Some).into_iter().chain([None]) {
                let first = Chosen::first(deal, by);
                for chosen in [first, first.with(&full).expect("it fits")] {
                    let page = u8::MAX;
                    all.push(DealAsk::Pick { phase, chosen });
                    all.push(DealAsk::Page {
                        phase,
                        chosen,
                        page,
                    });
                    all.push(DealAsk::Sure { phase, chosen });
                    all.push(DealAsk::Fill { phase, chosen });
                }
            }
        }
        for ask in all {
            let of = GameRef {
                guild: GuildId(i64::MAX),
                game: GameId(i64::MAX),
            };
            let id = ComponentId {
                of,
                ask: Ask::Deal(ask),
            };
            let text = id.to_string();
            assert!(text.len() <= 100, "{text}: {}", text.len());
            assert_eq!(text.parse::<ComponentId>(), Ok(id), "{text}");
        }
    }

    #[test]
    fn a_form_opens_after_the_last_choice() {
        let opens = |chosen| {
            DealAsk::Pick {
                phase: PhaseNo(1),
                chosen,
            }
            .manner()
                == Manner::Form
        };
        assert!(opens(Chosen::first(Deal::Give, None)));
        assert!(!opens(Chosen::first(Deal::Enter, None)));
        let sell = Chosen::first(Deal::Sell, None);
        assert!(!opens(sell));
        assert!(opens(sell.with("bur").expect("it fits")));
        assert_eq!(
            sell.with("bur").and_then(|c| c.with("italy")).map(|c| {
                let picks = c.picks();
                picks.join(" ")
            }),
            Some("bur italy".to_owned())
        );
        assert_eq!(sell.with("a,b"), None);
    }
}
