//! What is said of treaties to those who might join, beside the texts of every game.

use crate::discord::feature::Feature;

/// What treaties add to the texts of their games.
pub const FEATURE: Feature = Feature {
    help: Some("dm-help-treaties"),
    command: |_| Some("`/treaty`"),
    about: |words, _| vec![words.plain("about-treaties")],
    ..Feature::STANDARD
};
