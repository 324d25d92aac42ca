//! How a game is run, in words: its press, its votes, and who learns who plays.

use super::view;
use crate::discord::ui::times::span;
use crate::game::Agreement;
use crate::i18n::Words;
use crate::service::{GameContext, Public, Settings};

/// Lines on who may write what, and when.
pub fn press(words: &Words, settings: &Settings) -> Vec<String> {
    let rules = &settings.press;
    if rules.is_gunboat() {
        return vec![words.plain("rules-press-gunboat")];
    }
    let mut keys = vec![if rules.private {
        "rules-press-letters"
    } else {
        "rules-press-no-letters"
    }];
    keys.push(match rules.public {
        Public::None => "rules-press-no-public",
        Public::White => "rules-press-white",
        Public::Grey => "rules-press-grey",
    });
    if rules.private {
        keys.push(if rules.threads && !rules.anonymous {
            "rules-press-threads"
        } else {
            "rules-press-no-threads"
        });
    }
    keys.push(match (rules.shut_retreats, rules.shut_builds) {
        (false, false) => "rules-press-always",
        (true, false) => "rules-press-shut-retreats",
        (false, true) => "rules-press-shut-builds",
        (true, true) => "rules-press-shut",
    });
    keys.push(if rules.dead {
        "rules-press-dead"
    } else {
        "rules-press-no-dead"
    });
    keys.push("rules-press-archive");
    keys.into_iter().map(|key| words.plain(key)).collect()
}

/// Lines on which votes players may hold, and who must agree.
pub fn votes(words: &Words, context: &GameContext) -> Vec<String> {
    if context.state.control.is_shared() {
        return vec![words.plain("rules-votes-shared")];
    }
    let rules = &context.settings.votes;
    let agreement = |key: &str, of: Agreement| {
        let who = words.plain(&format!("agreement-{}", of.id()));
        words.text(key, &[("who", who.into())])
    };
    let shared = if rules.draw_includes_all {
        "rules-votes-draw-all"
    } else {
        "rules-votes-draw-some"
    };
    vec![
        agreement("rules-votes-draw", rules.draw),
        words.plain(shared),
        agreement("rules-votes-concession", rules.concession),
        match rules.stands_ms {
            0 => words.plain("rules-votes-phase"),
            ms => words.text("rules-votes-stands", &[("span", span(words, ms).into())]),
        },
        words.plain("rules-votes-secret"),
    ]
}

/// Lines on who learns who plays, and on what the GM may see.
pub fn names(words: &Words, context: &GameContext) -> Vec<String> {
    let settings = &context.settings;
    let seats = !context.state.control.is_shared();
    let mut keys = Vec::new();
    if seats {
        keys.push(if settings.press.anonymous {
            "rules-names-anonymous"
        } else {
            "rules-names-open"
        });
    }
    keys.push(if settings.blind {
        "rules-names-blind"
    } else {
        "rules-names-seeing"
    });
    keys.push(if settings.seats.private {
        "rules-names-private"
    } else {
        "rules-names-public"
    });
    let lines = keys.into_iter().map(|key| words.plain(key));
    lines.chain(view::gallery(words, settings)).collect()
}
