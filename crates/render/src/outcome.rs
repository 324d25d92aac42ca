//! How an order is drawn.

/// How an order is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Not resolved yet: drawn as if it will succeed.
    #[default]
    Planned,
    Done,
    /// Bounced, cut, broken.
    Failed,
    /// Had no effect, or was not allowed.
    Void,
}

impl Outcome {
    /// Whether it is drawn in the order's own colour.
    pub const fn good(self) -> bool {
        matches!(self, Outcome::Planned | Outcome::Done)
    }
}
