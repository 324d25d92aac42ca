//! The terms of a transfer, as notices and buttons carry them.

use serde::{Deserialize, Serialize};

use chancery_rules::board::Power;
use chancery_rules::economy::credits::{Transfer, TransferKind, Way};

/// What a transfer is, apart from its author and partner: what a button can carry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// Whether it is a gift, a loan, a repayment or interest.
    pub kind: TransferKind,
    /// Whether the power that declares it pays or is paid.
    pub way: Way,
    /// The sum, in credits or points; at least 1.
    pub credits: u32,
    /// Whether the power agrees to have it published.
    pub openly: bool,
    /// Distinguishes its author's note from others without containing it; 0 for none.
    #[serde(default)]
    pub note: u16,
}

/// A number to tell notes apart by: FNV-1a, folded.
fn mark(note: &str) -> u16 {
    let hash = note.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    let folded = (hash >> 16) ^ (hash & 0xffff);
    u16::try_from(folded).unwrap_or_default().max(1)
}

impl Terms {
    /// The terms of a transfer without its partner; its note is kept only as a hash.
    pub fn of(transfer: &Transfer) -> Terms {
        Terms {
            kind: transfer.kind,
            way: transfer.way,
            credits: transfer.credits,
            openly: transfer.openly,
            note: transfer.note.as_deref().map_or(0, mark),
        }
    }

    /// The transfer of these terms with a power, without a note.
    pub fn transfer(self, with: Power) -> Transfer {
        Transfer {
            kind: self.kind,
            way: self.way,
            with,
            credits: self.credits,
            openly: self.openly,
            note: None,
        }
    }
}
