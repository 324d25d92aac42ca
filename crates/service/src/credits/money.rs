//! What a player may know of money in the open phase.

use chancery_rules::board::{Power, Unit};
use chancery_rules::economy::credits::{Entry, Loan, Plan, Sale, Transfer, Treasury};
use chancery_rules::orders::pacts::Declaration;

/// A transfer another power has declared with the viewer's power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The power that declared it.
    pub by: Power,
    /// The transfer, seen from the power that declared it.
    pub transfer: Transfer,
    /// Whether the other side has declared the same.
    pub agreed: bool,
    /// What the viewer's power has declared of the same kind, if it does not match.
    pub differs: Option<Transfer>,
}

/// Sums of declared transfers of one power, in credits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pending {
    /// The credits or points that the power would pay.
    pub out: u32,
    /// The credits or points that it would receive.
    pub coming: u32,
}

/// What the next payment for units amounts to: what is held, what comes and goes until then, and what
/// units cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winter {
    /// Which units would be paid for, and which would be removed.
    pub plan: Plan,
    /// The credits or points in the treasury now.
    pub held: u32,
    /// What the provinces yield until then.
    pub earned: u32,
    /// What other powers give or lend until then.
    pub received: u32,
    /// What is given, lent or repaid until then, called loans left out.
    pub paid: u32,
    /// What lenders collect of called loans until then.
    pub debts: u32,
    /// What the provinces that are counted for it yield a year.
    pub income: u32,
    /// How many units must be paid for.
    pub units: u32,
}

impl Winter {
    /// What is missing to pay for all units that are not ordered to disband, in credits or points.
    pub fn missing(&self) -> u32 {
        self.plan.missing()
    }
}

/// What a player may know of money in the open phase.
#[derive(Clone, Debug)]
pub struct Money {
    /// What the power's treasury holds, and in which province it lies.
    pub treasury: Treasury,
    /// What its present provinces yield a year, in credits or points.
    pub income: u32,
    /// What its present units cost a year, in credits or points.
    pub upkeep: u32,
    /// What lenders have called from it and is collected at the end of Fall.
    pub called: u32,
    /// The loans it gave and took that are not repaid, the oldest first.
    pub loans: Vec<Loan>,
    /// The power it names for an alliance victory (1B.24).
    pub ally: Option<Power>,
    /// The transfers that both sides have declared.
    pub agreed: Pending,
    /// The transfers that only the player's side has declared.
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
    /// The Winter if the other sides also agree to what is not yet agreed.
    pub if_agreed: Option<Winter>,
    /// The transfers that other powers have declared with this one.
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
