//! Phases and their deadlines: the clock, who is late, closing.

pub(super) mod absences;
pub(super) mod aside;
pub(super) mod awaited;
pub(super) mod clock;
pub(super) mod close;
pub(super) mod diary;
pub(super) mod extension;
pub(super) mod grace;
pub(super) mod left_over;
pub(super) mod missed;
pub(super) mod progress;
pub(super) mod remind;
pub(super) mod tidy;
