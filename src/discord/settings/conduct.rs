//! How a game is run, in words: its press, its votes, and who learns who plays.

use crate::discord::ui::times::span;
use crate::game::Agreement;
use crate::i18n::Words;
use crate::service::{Public, Settings, Table};

/// What may be written to whom, and when, a line each.
pub fn press(words: &Words, settings: &Settings) -> Vec<String> {
    let rules = &settings.press;
    if rules.is_gunboat() {
        return vec![words.plain("rules-press-gunboat")];
    }
    let mut keys = vec![match rules.private {
        true => "rules-press-letters",
        false => "rules-press-no-letters",
    }];
    keys.push(match rules.public {
        Public::None => "rules-press-no-public",
        Public::White => "rules-press-white",
        Public::Grey => "rules-press-grey",
    });
    if rules.private {
        keys.push(match rules.threads && !rules.anonymous {
            true => "rules-press-threads",
            false => "rules-press-no-threads",
        });
    }
    keys.push(match (rules.shut_retreats, rules.shut_builds) {
        (false, false) => "rules-press-always",
        (true, false) => "rules-press-shut-retreats",
        (false, true) => "rules-press-shut-builds",
        (true, true) => "rules-press-shut",
    });
    keys.push(match rules.dead {
        true => "rules-press-dead",
        false => "rules-press-no-dead",
    });
    keys.push("rules-press-archive");
    keys.into_iter().map(|key| words.plain(key)).collect()
}

/// What may be put to the vote, and who must agree.
pub fn votes(words: &Words, table: &Table) -> Vec<String> {
    if table.state.control.seats().is_none() {
        return vec![words.plain("rules-votes-shared")];
    }
    let rules = &table.settings.votes;
    let agreement = |key: &str, of: Agreement| {
        let who = words.plain(&format!("agreement-{}", of.id()));
        words.text(key, &[("who", who.into())])
    };
    let shared = match rules.draw_includes_all {
        true => "rules-votes-draw-all",
        false => "rules-votes-draw-some",
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

/// Who learns who plays, and what the GM may see.
pub fn names(words: &Words, table: &Table) -> Vec<String> {
    let settings = &table.settings;
    let seats = table.state.control.seats().is_some();
    let mut keys = Vec::new();
    if seats {
        keys.push(match settings.press.anonymous {
            true => "rules-names-anonymous",
            false => "rules-names-open",
        });
    }
    keys.push(match settings.blind {
        true => "rules-names-blind",
        false => "rules-names-seeing",
    });
    keys.push(match settings.seats.private {
        true => "rules-names-private",
        false => "rules-names-public",
    });
    keys.into_iter().map(|key| words.plain(key)).collect()
}
