//! How an order is drawn.

/// How an order is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outcome {
    /// Not resolved yet: drawn as if it will succeed.
    #[default]
    Planned,
    /// It succeeded.
    Done,
    /// It failed: a move that bounced, a support that was cut, a convoy that was broken.
    Failed,
    /// Had no effect, or was not allowed.
    Void,
}

impl Outcome {
    /// Whether the order is drawn in its own colour: it is planned or succeeded.
    pub const fn good(self) -> bool {
        matches!(self, Outcome::Planned | Outcome::Done)
    }
}
