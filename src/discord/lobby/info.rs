//! What a game is: its rules, its times, who runs it, who plays.

use super::rules;
use super::rules::write_rulebook;
use crate::discord::lobby;
use crate::discord::results::status;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::parts::embed;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, cut, escape};
use crate::discord::ui::{labels, times};
use crate::game::GameStatus;
use crate::i18n::Words;
use crate::service::Table;

/// A game's rules and times, for one who may see it or for all. A game in its lobby shows the lobby.
pub fn info(bot: &Bot, table: &Table, all: bool) -> Answer {
    if table.state.stage == GameStatus::Lobby {
        return match all {
            true => lobby::view::lobby(bot.words, table),
            false => lobby::view::among(bot.words, table),
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
    rules.extend(crate::discord::settings::view::summary(words, table));
    let rules = rules.join("\n");
    let gm = words.text(
        "lobby-gm",
        &[("gm", labels::someone(words, lobby::view::gm(table)).into())],
    );
    let now = match &table.state.stage {
        GameStatus::Finished(outcome) => labels::capital(&labels::outcome(words, outcome)),
        _ => labels::phase(words, table.state.phase),
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
