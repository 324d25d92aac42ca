//! What a player may know of money in the open phase.

use crate::board::{Power, Unit};
use crate::economy::credits::{Entry, Loan, Plan, Sale, Transfer, Treasury};
use crate::orders::pacts::Declaration;

/// A transfer another power has declared with the viewer's power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The power that declared it.
    pub by: Power,
    /// The transfer as that power wrote it.
    pub transfer: Transfer,
    /// Whether the other side has declared the same.
    pub agreed: bool,
    /// What the viewer's power has declared of the same kind, if it does not match.
    pub differs: Option<Transfer>,
}

/// Sums of declared transfers of one power, in credits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// What the power would pay.
    pub out: u32,
    /// What it would receive.
    pub coming: u32,
}

/// What the next payment for units amounts to: what is held, what comes and goes until then, and what
/// units cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winter {
    /// What would be paid for, and what could not be.
    pub plan: Plan,
    /// What is in the treasury now.
    pub held: u32,
    /// What provinces pay until then.
    pub earned: u32,
    /// What comes from other powers until then.
    pub received: u32,
    /// What goes to other powers until then, called debts aside.
    pub paid: u32,
    /// What is collected of called debts until then.
    pub debts: u32,
    /// What the provinces counted for it earn a year.
    pub income: u32,
    /// How many units there are to pay for.
    pub units: u32,
}

impl Winter {
    /// What is missing to pay for all units that are not ordered to disband.
    pub fn missing(&self) -> u32 {
        self.plan.missing()
    }
}

/// What a player may know of money in the open phase.
#[derive(Clone, Debug)]
pub struct Money {
    /// What the power has, and where it lies.
    pub treasury: Treasury,
    /// Per year, from the provinces owned now.
    pub income: u32,
    /// Per year, for the units there are now.
    pub upkeep: u32,
    /// What lenders have called from it and is collected at the end of Fall.
    pub called: u32,
    /// What it has lent and borrowed, oldest first.
    pub loans: Vec<Loan>,
    /// The power it names for an alliance victory (1B.24).
    pub ally: Option<Power>,
    /// What both sides have declared.
    pub agreed: Pending,
    /// What only this side has declared.
    pub waiting: Pending,
    /// What all this side's declared payments amount to when the phase closes.
    pub promised: u32,
    /// Those of them that could not be made if the other sides agreed to all, in the order they are made in.
    pub unpayable: Vec<Entry>,
    /// The coming payment, with what both sides have declared, where it is in credits.
    pub winter: Option<Winter>,
    /// Whether that counts the provinces in which units stand now, since only retreats are left before they
    /// change hands; otherwise it counts those owned now.
    pub moved: bool,
    /// The coming payment if every unit stayed where it is now, where provinces would change hands by that.
    pub if_stayed: Option<Winter>,
    /// The same as `winter` if the other sides agree to the rest.
    pub if_agreed: Option<Winter>,
    /// What others have declared with this power.
    pub offers: Vec<Offer>,
    /// What they would sell it or buy from it, each with whether it has declared the same (1B.40).
    pub sales: Vec<(Power, Sale, bool)>,
    /// Units of others that this power may order this season.
    pub hired: Vec<Unit>,
}

impl Money {
    /// Whether the other side has declared the same as this line.
    pub fn is_agreed(&self, entry: &Entry) -> bool {
        let mine = match entry {
            Entry::Transfer(mine) => mine,
            Entry::Sale(mine) => {
                let same = |(by, sale, _): &(Power, Sale, bool)| sale.mirror(*by) == *mine;
                return self.sales.iter().any(same);
            }
            _ => return false,
        };
        self.offers
            .iter()
            .any(|o| o.agreed && o.transfer.agrees(o.by, mine))
    }
}
