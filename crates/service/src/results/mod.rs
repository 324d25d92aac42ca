//! What everybody may know: positions, results, records.

pub(super) mod closed;
pub(super) mod look;
pub(super) mod past;
pub(super) mod record;
pub(super) mod replay;
pub(super) mod scores;
pub(super) mod scoring;
