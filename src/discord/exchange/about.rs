//! What is said of the exchange to those who might join, beside the texts of every game.

use crate::control::exchange::Names;
use crate::discord::features::Feature;
use crate::game::Setup;
use crate::i18n::Words;

/// What the exchange adds to the texts of its games.
pub const FEATURE: Feature = Feature {
    help: Some("dm-help-exchange"),
    command: |mine| mine.known.trade_form.as_ref().map(|_| "`/trade`"),
    about,
    ..Feature::STANDARD
};

fn about(words: &Words, setup: &Setup) -> Vec<String> {
    let Some(rules) = setup.control.exchange() else {
        return Vec::new();
    };
    let mut lines = vec![words.plain("about-exchange")];
    if rules.removed_after > 0 {
        let args = [("turns", rules.removed_after.into())];
        lines.push(words.text("about-exchange-removed", &args));
    }
    if rules.names == Names::Anonymous {
        lines.push(words.plain("about-exchange-anonymous"));
    }
    lines
}
