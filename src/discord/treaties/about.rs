//! What treaties add to the parts that all games share.

use super::deals::DEALS;
use super::{notices, status, view};
use crate::discord::feature::Feature;

/// What treaties add to the bot's texts, buttons and menus.
pub const FEATURE: Feature = Feature {
    help: Some("dm-help-treaties"),
    command: |_| Some("`/treaty`"),
    about: |words, _| vec![words.plain("about-treaties")],
    below_orders: |words, mine| {
        let open = view::proposals(words, mine);
        [open, view::forecast(words, mine)].concat()
    },
    deals: &[&DEALS],
    status: status::status,
    before_closing: status::before_closing,
    diary: |words, page| {
        let powers = page.mine.iter().flat_map(|mine| mine.powers.iter());
        let lines = powers.flat_map(|power| notices::ties_of(words, &page.context.state, *power));
        lines.collect()
    },
    ..Feature::STANDARD
};
