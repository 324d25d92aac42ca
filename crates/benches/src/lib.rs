//! What the benches of the rules measure with: phases to resolve, and another adjudicator to compare with.
//!
//! The test `tests/rules/peer.rs` holds both to the same results.

pub mod games;
pub mod peer;
