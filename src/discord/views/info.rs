//! What a game is: its rules, its times, who runs it, who plays.

use crate::desk::Table;
use crate::game::GameStatus;
use crate::words::Words;

use super::{embed, lobby, status};
use crate::discord::bot::Bot;
use crate::discord::reply::Answer;
use crate::discord::rules::{self, write_rulebook};
use crate::discord::text::{DESCRIPTION, cut, escape};
use crate::discord::{say, times};

/// A game's rules and times, for one who may see it or for all. A game in its lobby shows the lobby.
pub fn info(bot: &Bot, table: &Table, all: bool) -> Answer {
    if table.state.stage == GameStatus::Lobby {
        return match all {
            true => lobby::lobby(bot.words, table),
            false => lobby::among(bot.words, table),
        };
    }
    let words = bot.words;
    let settings = &table.settings;
    let about = words.text(
        "lobby-about",
        &[
            (
                "variant",
                rules::setup_name(words, &table.state.setup).into(),
            ),
            (
                "rulebook",
                write_rulebook(table.state.setup.rulebook()).into(),
            ),
            ("moves", times::span(words, settings.moves_ms).into()),
            ("retreats", times::span(words, settings.retreats_ms).into()),
            ("builds", times::span(words, settings.adjustments_ms).into()),
        ],
    );
    let mut rules = rules::about(words, &table.state.setup);
    rules.extend(super::settings::summary(words, table));
    let rules = rules.join("\n");
    let gm = words.text(
        "lobby-gm",
        &[("gm", say::someone(words, lobby::gm(table)).into())],
    );
    let now = match &table.state.stage {
        GameStatus::Finished(outcome) => say::capital(&say::outcome(words, outcome)),
        _ => say::phase(words, table.state.phase),
    };
    let told = [about, rules, gm, now].into_iter();
    let told: Vec<String> = told.chain(secret(words, table)).collect();
    let shown = embed(escape(&table.game.head.name))
        .description(cut(&told.join("\n"), DESCRIPTION))
        .field(
            words.plain("status-powers"),
            status::powers(words, table, &table.state),
            false,
        );
    let answer = Answer::private("").with_embed(shown);
    status::with_turn_row(words, table, answer)
}

/// What is told of the secret behind a game's lots: its hash, and once the game is over itself.
pub fn secret(words: &Words, table: &Table) -> Option<String> {
    if let Some(secret) = table.secret() {
        let args = [("secret", secret.to_string().into())];
        return Some(words.text("lots-secret", &args));
    }
    let args = [("hash", table.commitment()?.to_string().into())];
    Some(words.text("lots-commitment", &args))
}
