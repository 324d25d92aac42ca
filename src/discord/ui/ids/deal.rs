//! The ids of the menus and forms by which something is declared: money, treaties, blocks. Each step
//! carries what was chosen before.

use serde::{Deserialize, Serialize};

use super::panel::Named;
use super::part::Manner;
use crate::board::Power;
use crate::store::PhaseNo;

/// The part of a game that declarations are about.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, strum::VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// Credits, or points that are lent.
    Money,
    /// Treaties, leave to enter, and claims.
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
    /// A gift to another power.
    Give,
    /// A gift from another power.
    Receive,
    /// A loan to another power.
    Lend,
    /// A loan from another power.
    Borrow,
    /// A repayment to a lender.
    Repay,
    /// A repayment that a debtor makes.
    Collect,
    /// Interest that adds to what the power owes (E-Q1).
    Owe,
    /// Interest that adds to what another power owes (E-Q1).
    Claim,
    /// The call of a loan (E-12).
    Call,
    /// Shows the loans given and taken.
    Loans,
    /// A new seat for the treasury (E-13b).
    Treasury,
    /// A unit that another power may order (E-Q3c).
    Hire,
    /// The partner for an alliance victory (1B.24).
    Ally,
    /// The power whose units do not capture the treasury (1B.18).
    Trust,
    /// The sale of a province (1B.40).
    Sell,
    /// The purchase of a province (1B.40).
    Buy,
    /// No treaty with a power after all (R-H4).
    Withdraw,
    /// A proposal of a treaty to another power's player.
    Propose,
    /// The power's own side of a treaty (R-C1).
    Enter,
    /// Notice of the end of a treaty (R-D1).
    Abrogate,
    /// Leave for an ally's unit to enter (R-G1).
    Permit,
    /// A centre that is handed over (R-G5).
    Transfer,
    /// A claim to win, alone or with others (R-A7).
    Victory,
    /// Blocks that are placed in a province (I-03d).
    Place,
    /// The points that are left, placed as blocks in a province.
    Rest,
    /// A unit that is disbanded (I-06a).
    #[strum(serialize = "disband")]
    Scrap,
    /// Blocks on the sheet that are taken back.
    Clear,
}

impl Deal {
    /// Every kind of declaration, in the order of the first menu. The position of each is part of button ids:
    /// add new ones at the end.
    pub const ALL: &[Deal] = <Deal as strum::VariantArray>::VARIANTS;

    /// Its key in the catalogue (`deal-…`), and its value in menus.
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

/// What a player has chosen so far in the menus of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// What is being declared.
    pub deal: Deal,
    /// The power that declares it, where its player orders several.
    pub by: Option<Power>,
    /// The choices, as menus have them.
    picked: Option<Named>,
}

impl Chosen {
    /// A declaration of which nothing is chosen yet.
    pub const fn first(deal: Deal, by: Option<Power>) -> Chosen {
        Chosen {
            deal,
            by,
            picked: None,
        }
    }

    /// The same with one more choice; `None` if that would be too long for an id.
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

    /// The choices made, in order.
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

/// What a button, menu or form about a declaration asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealAsk {
    /// Shows how things stand in this area, in a message of its own.
    Open { phase: PhaseNo, area: Area },
    /// Shows how things stand in this area, in the place of a menu.
    Back { phase: PhaseNo, area: Area },
    /// The menu of what may be declared; its value is a deal's id.
    Deals { phase: PhaseNo, area: Area },
    /// The menu of the powers one may declare it for; its value is a power's id.
    Speaker { phase: PhaseNo, deal: Deal },
    /// The menu of the next choice.
    Pick { phase: PhaseNo, chosen: Chosen },
    /// Another page of the menu of the next choice.
    Page {
        phase: PhaseNo,
        chosen: Chosen,
        page: u8,
    },
    /// Does what everybody will see at once: the button that confirms it.
    Sure { phase: PhaseNo, chosen: Chosen },
    /// The declaration's form with the amount was submitted.
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

    /// The number of the phase in which it was shown; later it no longer counts.
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
