//! The connection to Discord, and what arrives by it: commands, clicks, forms, private messages.

pub(super) mod components;
pub(super) mod dm;
pub(super) mod edits;
pub(super) mod events;
pub mod inspect;
pub mod outside;
pub(super) mod panicked;
pub(super) mod pressed;
pub(super) mod registered;
pub(super) mod run;
pub(super) mod shards;
pub(super) mod submitted;
pub(super) mod watchdog;

use std::pin::Pin;

/// Makes a future on the heap. With `Box::pin(work())` an unoptimised build keeps room for it on the caller's stack, and
/// for that of every other arm of a `match`; whatever arrives ends up in one of many arms, several times over.
pub(super) fn on_the_heap<F: Future>(make: impl FnOnce() -> F) -> Pin<Box<F>> {
    Box::pin(make())
}
