//! Whether a line of the credits section could be carried out as things stand.

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province};
use crate::orders::{PhaseKind, UnitRef};

use super::{
    Credits, CreditsContext, Entry, ProvinceSales, RetreatTransfers, Sale, Transfer, TransferKind,
    TreasuryGuests, Way,
};

/// Why a line of the credits section does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BadEntry {
    /// The amount is nothing, or beyond all measure.
    Amount,
    /// A power deals with itself.
    ToOneself,
    /// The other power is out of the game.
    Gone { power: Power },
    /// The treasury does not hold that much.
    CannotPay { has: u32 },
    /// More than is owed, or than is owed and not called yet; nothing at all is 0.
    BeyondDebt { owed: u32 },
    /// The other side declared nothing that agrees: E-11g. What it declared stays sealed.
    Unmatched { with: Power },
    /// Both agreed, but the payer could not pay.
    NotPaid { by: Power },
    /// Only with the orders of a Spring or Fall.
    OnlyWithMoves,
    /// Not with retreats: transfers come before a season's moves, and allies are named with them
    /// (1B.2, 1B.24).
    NotWithRetreats,
    /// The treasury may only go to a province its power owned when the last Fall closed: 1B.16.
    NotOwned { at: Province },
    /// This game does not play that option.
    NotPlayed,
    /// No unit of the power stands there.
    NoUnit { at: Province },
    /// Provinces are sold with the orders of a Fall: 1B.40.
    OnlyInFall,
    /// Only land is sold.
    NoLand { at: Province },
    /// The seller does not own the province.
    NotSellers { at: Province, seller: Power },
    /// Neither the seller's nor the buyer's unit stands in it, but another's or a neutral one.
    Occupied { at: Province, by: Option<Power> },
    /// The player orders several powers, and the line does not say which of them speaks.
    WhichPower,
}

impl BadEntry {
    /// The rule or ruling it follows.
    pub const fn rule(&self) -> &'static str {
        match self {
            BadEntry::CannotPay { .. } | BadEntry::NotPaid { .. } => "1B.3",
            BadEntry::BeyondDebt { .. } => "1B.15",
            BadEntry::Gone { .. } => "1B.22",
            BadEntry::OnlyWithMoves => "E-13b",
            BadEntry::NotWithRetreats => "1B.2",
            BadEntry::NotOwned { .. } => "1B.16",
            BadEntry::NotPlayed => "1B.18",
            BadEntry::NoUnit { .. } => "E-Q3c",
            BadEntry::OnlyInFall
            | BadEntry::NoLand { .. }
            | BadEntry::NotSellers { .. }
            | BadEntry::Occupied { .. } => "1B.40",
            BadEntry::WhichPower => "C-01e",
            BadEntry::Amount | BadEntry::ToOneself | BadEntry::Unmatched { .. } => "E-11g",
        }
    }
}

impl Credits {
    /// Checks one line of a power on its own.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(
        &self,
        ground: &CreditsContext<'_>,
        power: Power,
        entry: &Entry,
    ) -> Result<(), BadEntry> {
        if !self.treasuries.contains_key(&power) {
            return Err(BadEntry::Gone { power });
        }
        match entry {
            Entry::Transfer(transfer) => self.check_transfer(ground, power, transfer),
            Entry::Call { debtor, credits } => {
                self.other(power, *debtor)?;
                let owed = self.uncalled(power, *debtor);
                match credits {
                    Some(0) => Err(BadEntry::Amount),
                    Some(n) if *n > owed => Err(BadEntry::BeyondDebt { owed }),
                    None if owed == 0 => Err(BadEntry::BeyondDebt { owed }),
                    _ => Ok(()),
                }
            }
            Entry::Treasury { at } => {
                with_moves(ground)?;
                if self.owners.get(at) == Some(&power) {
                    Ok(())
                } else {
                    Err(BadEntry::NotOwned { at: *at })
                }
            }
            Entry::Trust { power: guest } => {
                if ground.rules.treasury_guests == TreasuryGuests::Never {
                    return Err(BadEntry::NotPlayed);
                }
                with_moves(ground)?;
                self.other(power, *guest)
            }
            Entry::Hire { unit, to } => {
                with_moves(ground)?;
                self.other(power, *to)?;
                hired(ground, power, unit).map(|_| ())
            }
            Entry::Ally { with } => {
                before_retreats(ground)?;
                with.map_or(Ok(()), |with| self.other(power, with))
            }
            Entry::Sale(sale) => self.check_sale(ground, power, *sale),
        }
    }

    /// The seller must own the province as things stand; what the buyer can pay is known when provinces have
    /// changed hands.
    fn check_sale(
        &self,
        ground: &CreditsContext<'_>,
        power: Power,
        sale: Sale,
    ) -> Result<(), BadEntry> {
        if ground.rules.province_sales == ProvinceSales::Never {
            return Err(BadEntry::NotPlayed);
        }
        if ground.stage != PhaseKind::Movement || !ground.fall {
            return Err(BadEntry::OnlyInFall);
        }
        self.other(power, sale.with)?;
        if sale.credits == 0 || sale.credits > Transfer::MOST {
            return Err(BadEntry::Amount);
        }
        let at = sale.at;
        if !ground.board.lands().contains(at) {
            return Err(BadEntry::NoLand { at });
        }
        let seller = match sale.way {
            Way::Out => power,
            Way::In => sale.with,
        };
        if self.owners.get(&at) == Some(&seller) {
            Ok(())
        } else {
            Err(BadEntry::NotSellers { at, seller })
        }
    }

    fn check_transfer(
        &self,
        ground: &CreditsContext<'_>,
        power: Power,
        transfer: &Transfer,
    ) -> Result<(), BadEntry> {
        transferable(ground)?;
        self.other(power, transfer.with)?;
        let (credits, with) = (transfer.credits, transfer.with);
        if credits == 0 || credits > Transfer::MOST {
            return Err(BadEntry::Amount);
        }
        if transfer.kind == TransferKind::Repayment {
            let owed = match transfer.way {
                Way::Out => self.debt(with, power),
                Way::In => self.debt(power, with),
            };
            if credits > owed {
                return Err(BadEntry::BeyondDebt { owed });
            }
        }
        let pays = transfer.way == Way::Out && transfer.kind != TransferKind::Interest;
        let has = self.spendable(ground, power);
        // Under chained spending what comes in may be enough.
        let chained = ground.rules.spending == super::Spending::Chained;
        if pays && !chained && credits > has {
            return Err(BadEntry::CannotPay { has });
        }
        Ok(())
    }

    fn other(&self, power: Power, other: Power) -> Result<(), BadEntry> {
        if other == power {
            return Err(BadEntry::ToOneself);
        }
        if self.treasuries.contains_key(&other) {
            Ok(())
        } else {
            Err(BadEntry::Gone { power: other })
        }
    }
}

/// Transfers go with moves and Winter; where that is played, with retreats, too: 1B.39.
pub(super) fn transferable(ground: &CreditsContext<'_>) -> Result<(), BadEntry> {
    match ground.stage {
        PhaseKind::Retreats
            if ground.rules.transfers_with_retreats == RetreatTransfers::Allowed =>
        {
            Ok(())
        }
        _ => before_retreats(ground),
    }
}

fn before_retreats(ground: &CreditsContext<'_>) -> Result<(), BadEntry> {
    match ground.stage {
        PhaseKind::Retreats | PhaseKind::Treaties => Err(BadEntry::NotWithRetreats),
        PhaseKind::Movement | PhaseKind::Adjustments => Ok(()),
    }
}

fn with_moves(ground: &CreditsContext<'_>) -> Result<(), BadEntry> {
    match ground.stage {
        PhaseKind::Movement => Ok(()),
        PhaseKind::Retreats | PhaseKind::Adjustments | PhaseKind::Treaties => {
            Err(BadEntry::OnlyWithMoves)
        }
    }
}

/// The unit of the power that a line hires out.
pub(super) fn hired(
    ground: &CreditsContext<'_>,
    power: Power,
    unit: &UnitRef,
) -> Result<crate::board::UnitId, BadEntry> {
    let at = unit.at.province;
    let mine = unit.power.is_none_or(|owner| owner == power);
    let mut own = ground.position.of(power).filter(|_| mine);
    let found = own.find(|u| u.at.province == at && unit.kind.is_none_or(|k| k == u.kind));
    found.map(|u| u.id).ok_or(BadEntry::NoUnit { at })
}
