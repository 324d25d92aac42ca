//! The credits section of a sheet: what is declared, and its one canonical text.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::board::{Power, Province};
use crate::orders::pacts::Declaration;
use crate::orders::{UnitRef, title};

/// One line of the credits section: one power's declaration about money or treasuries.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// One side of a transfer, which is made if the other side declares the same: E-10a, E-11f.
    Transfer(Transfer),
    /// A lender calls a loan, wholly without an amount: E-12a.
    Call { debtor: Power, credits: Option<u32> },
    /// The treasury moves, or is seated, there: E-13b, E-13e.
    Treasury { at: Province },
    /// This power's units do not take the treasury this season: an option of 1B.18.
    Trust { power: Power },
    /// Another power may order the unit this season: E-Q3c.
    Hire { unit: UnitRef, to: Power },
    /// The partner of a victory in alliance, or none any more: 1B.24.
    Ally { with: Option<Power> },
    /// One side of the sale of a province: an option of E-Q2b.
    Sale(Sale),
}

/// One side of the sale of a province. Both sides must say the same for it to be made (1B.40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Sale {
    /// `Out` for the seller, who gives the province; `In` for the buyer.
    pub way: Way,
    /// The province that is sold.
    pub at: Province,
    /// The seller, if the author buys; the buyer, if the author sells.
    pub with: Power,
    /// The sum, in credits or points; at least 1.
    pub credits: u32,
}

impl Sale {
    /// The line that the other side must write for this sale to be made, seen from `author`.
    pub fn mirror(self, author: Power) -> Sale {
        Sale {
            way: self.way.other(),
            with: author,
            ..self
        }
    }
}

impl Declaration for Sale {
    fn partner(&self) -> Power {
        self.with
    }

    /// The buyer's: what it lists first it pays first.
    fn leads(&self) -> bool {
        self.way == Way::In
    }

    fn agrees(&self, author: Power, answer: &Sale) -> bool {
        self.mirror(author) == *answer
    }
}

/// One side of a transfer. Both sides must say the same for it to be made (E-11f, 1B.4).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Transfer {
    /// Whether it is a gift, a loan, a repayment or interest.
    pub kind: TransferKind,
    /// Whether the author pays or is paid.
    pub way: Way,
    /// The power that is paid by the author, or pays the author.
    pub with: Power,
    /// The sum, in credits or points; at least 1.
    pub credits: u32,
    /// Whether it may be published; it is when both sides say so (E-11i, 1B.29).
    pub openly: bool,
    /// What the parties agreed about interest, in their own words (E-Q1). Not part of what must
    /// agree.
    pub note: Option<String>,
}

/// Whether a transfer is given, lent, paid back or paid as interest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TransferKind {
    /// Nothing is owed for it.
    Gift,
    /// The receiver owes it until it is repaid or collected.
    Loan,
    /// It lessens what the payer owes the receiver.
    Repayment,
    /// A sum both report as due; no money moves until the Fall: 1B.14.
    Interest,
}

/// Which side of a transfer the author of a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// The author pays (or owes).
    Out,
    /// The author receives.
    In,
}

impl Way {
    /// The other side of the same transfer: payer becomes recipient, and the reverse.
    pub const fn other(self) -> Way {
        match self {
            Way::Out => Way::In,
            Way::In => Way::Out,
        }
    }
}

impl Transfer {
    /// The most credits that one line may name.
    pub const MOST: u32 = 9_999;
    /// The longest note, in characters.
    pub const LONGEST_NOTE: usize = 120;

    /// The line that the other side must write for this transfer to be made, seen from `author`.
    pub fn mirror(&self, author: Power) -> Transfer {
        Transfer {
            way: self.way.other(),
            with: author,
            note: None,
            ..self.clone()
        }
    }
}

impl Declaration for Transfer {
    fn partner(&self) -> Power {
        self.with
    }

    fn leads(&self) -> bool {
        self.way == Way::Out
    }

    /// Kind, amount and parties must agree: 1B.4.
    fn agrees(&self, author: Power, answer: &Transfer) -> bool {
        let same = (self.kind, self.credits) == (answer.kind, answer.credits);
        same && answer.with == author && answer.way == self.way.other()
    }
}

impl Entry {
    /// What the other side must declare for this to be made, where there is another side.
    pub fn mirror(&self, author: Power) -> Option<(Power, Entry)> {
        match self {
            Entry::Transfer(transfer) => {
                Some((transfer.with, Entry::Transfer(transfer.mirror(author))))
            }
            Entry::Sale(sale) => Some((sale.with, Entry::Sale(sale.mirror(author)))),
            _ => None,
        }
    }

    /// The power that must declare the same for this to be made; `None` where one side is enough.
    pub fn answered_by(&self) -> Option<Power> {
        match self {
            Entry::Transfer(transfer) => Some(transfer.with),
            Entry::Sale(sale) => Some(sale.with),
            _ => None,
        }
    }

    /// Whether a new entry takes the place of this one: it speaks of the same thing.
    pub fn same_subject(&self, other: &Entry) -> bool {
        match (self, other) {
            (Entry::Transfer(a), Entry::Transfer(b)) => {
                (a.kind, a.way, a.with) == (b.kind, b.way, b.with)
            }
            (Entry::Call { debtor: a, .. }, Entry::Call { debtor: b, .. }) => a == b,
            (Entry::Hire { unit: a, .. }, Entry::Hire { unit: b, .. }) => {
                a.at.province == b.at.province
            }
            (Entry::Sale(a), Entry::Sale(b)) => (a.way, a.at) == (b.way, b.at),
            (Entry::Treasury { .. }, Entry::Treasury { .. })
            | (Entry::Trust { .. }, Entry::Trust { .. })
            | (Entry::Ally { .. }, Entry::Ally { .. }) => true,
            _ => false,
        }
    }
}

/// The power's name as sheets write it: `Turkey`.
struct Name(Power);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.0.id();
        let (first, rest) = id.split_at(1);
        write!(f, "{}{rest}", first.to_ascii_uppercase())
    }
}

/// `Lend 3 to Turkey openly note: back by 1903`.
impl fmt::Display for Transfer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, word) = match (self.kind, self.way) {
            (TransferKind::Gift, Way::Out) => ("Give", "to"),
            (TransferKind::Gift, Way::In) => ("Receive", "from"),
            (TransferKind::Loan, Way::Out) => ("Lend", "to"),
            (TransferKind::Loan, Way::In) => ("Borrow", "from"),
            (TransferKind::Repayment, Way::Out) => ("Repay", "to"),
            (TransferKind::Repayment, Way::In) => ("Collect", "from"),
            (TransferKind::Interest, Way::Out) => ("Owe", "to"),
            (TransferKind::Interest, Way::In) => ("Claim", "from"),
        };
        write!(f, "{verb} {} {word} {}", self.credits, Name(self.with))?;
        if self.openly {
            f.write_str(" openly")?;
        }
        match &self.note {
            Some(note) => write!(f, " note: {note}"),
            None => Ok(()),
        }
    }
}

/// `Sell Bur to Germany for 5`.
impl fmt::Display for Sale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (verb, word) = match self.way {
            Way::Out => ("Sell", "to"),
            Way::In => ("Buy", "from"),
        };
        let (at, with) = (title(self.at.into()), Name(self.with));
        write!(f, "{verb} {at} {word} {with} for {}", self.credits)
    }
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entry::Transfer(transfer) => transfer.fmt(f),
            Entry::Call { debtor, credits } => match credits {
                Some(credits) => write!(f, "Call {credits} from {}", Name(*debtor)),
                None => write!(f, "Call all from {}", Name(*debtor)),
            },
            Entry::Treasury { at } => write!(f, "Treasury to {}", title((*at).into())),
            Entry::Trust { power } => write!(f, "Trust {}", Name(*power)),
            Entry::Hire { unit, to } => write!(f, "Hire {unit} to {}", Name(*to)),
            Entry::Ally { with: Some(power) } => write!(f, "Ally with {}", Name(*power)),
            Entry::Ally { with: None } => f.write_str("Ally with nobody"),
            Entry::Sale(sale) => sale.fmt(f),
        }
    }
}
