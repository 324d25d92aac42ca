//! How strictly requests are counted.

/// How strictly it is counted.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub enum Pacing {
    /// No request is limited.
    #[default]
    Free,
    /// As Discord is known to, or more strictly.
    Usual,
    /// One request for each bucket in five seconds, and few changes of old messages.
    Tight,
}
