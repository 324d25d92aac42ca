//! The clock, absences, and the diary.

pub(super) mod absence;
pub mod clock;
pub(super) mod diary;
pub mod diary_view;
