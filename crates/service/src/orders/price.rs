//! The price of a new unit.

/// What a new unit would cost its power, and what is left to pay it with after what is on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The price, in credits or points.
    pub price: u32,
    /// What is left to pay for it, in credits or points; the price is not taken off yet.
    pub left: u32,
}

impl Price {
    /// Whether it can be paid as things stand.
    pub fn is_payable(&self) -> bool {
        self.price <= self.left
    }
}
