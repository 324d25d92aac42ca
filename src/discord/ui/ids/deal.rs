//! The ids of the menus and forms by which something is declared: money, treaties, blocks. Each step
//! carries what was chosen before.

use serde::{Deserialize, Serialize};

use super::panel::Named;
use super::part::Manner;
use crate::board::Power;
use crate::store::PhaseNo;

/// What declarations are about.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// Credits, or points that are lent.
    Money,
    Treaties,
    /// Points and blocks.
    Blocks,
}

impl Area {
    /// Every area, in the order of the menus.
    pub const ALL: &[Area] = <Area as strum::VariantArray>::VARIANTS;
}

/// Something that may be declared, as the first menu lists it.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    strum::VariantArray,
    strum::IntoStaticStr,
    strum::EnumString,
)]
#[strum(serialize_all = "kebab-case", const_into_str)]
#[serde(rename_all = "kebab-case")]
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
    #[strum(serialize = "disband")]
    Scrap,
    Clear,
}

impl Deal {
    /// Every kind of declaration, in the order of the first menu. The position of each is part of button ids:
    /// add new ones at the end.
    pub const ALL: &[Deal] = <Deal as strum::VariantArray>::VARIANTS;

    /// Its word in the catalogue (`deal-…`), and a menu's value.
    pub const fn id(self) -> &'static str {
        self.into_str()
    }

    /// The mechanic whose declarations this one belongs to.
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
}

/// What separates choices in an id.
const BETWEEN: char = ',';

/// What was chosen so far for something that is to be declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// What is to be declared.
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
}

/// What such a button, menu or form asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
}

#[cfg(test)]
mod tests {
    use super::*;

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
