//! What the exchange adds to the parts that all games share.

use super::trade_view;
use crate::control::exchange::Names;
use crate::discord::feature::Feature;
use crate::game::Setup;
use crate::i18n::Words;

/// What the exchange adds to the bot's texts, buttons and menus.
pub const FEATURE: Feature = Feature {
    help: Some("dm-help-exchange"),
    command: |mine| mine.known.trade_form.as_ref().map(|_| "`/trade`"),
    about,
    above_orders: trade_view::command,
    below_orders: |words, mine| {
        let form = mine.known.trade_form.as_ref();
        form.map_or_else(Vec::new, |form| trade_view::block(words, mine, form))
    },
    buttons: |words, mine| {
        let open = mine.known.trade_form.as_ref().filter(|form| form.open);
        let opens = trade_view::trade_form_button(words, &mine.context, "button-ticket");
        open.map(|_| opens).into_iter().collect()
    },
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
