//! Adjustments.
use crate::datc::files::{Case, Under};
use chancery::movement::Rulebook;
pub fn run(_case: &Case, _under: Option<&Under>, _rules: &Rulebook, _name: &str) {}
