//! Whether a line of the credits section could be carried out as things stand.

use crate::board::Power;
use crate::orders::{PhaseKind, UnitRef};

use super::{
    BadEntry, Credits, CreditsContext, Entry, ProvinceSales, RetreatTransfers, Sale, Transfer,
    TransferKind, TreasuryGuests, Way,
};

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
            Entry::Ally { .. } if !ground.alliances => Err(BadEntry::NotPlayed),
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
