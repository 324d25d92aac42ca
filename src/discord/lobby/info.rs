//! What a game is: its rules, its times, who runs it, who plays.

use super::rules;
use super::rules::write_rulebook;
use crate::discord::lobby;
use crate::discord::results::status;
use crate::discord::results::turn_row;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::parts::{embed, with_fields};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{cut, escape, spread};
use crate::discord::ui::{labels, times};
use crate::game::GameStatus;
use crate::i18n::Words;
use crate::service::GameContext;

/// The most characters of what the game is about, and of the list of its powers.
const MOST_ABOUT: usize = 3_000;
const MOST_OF_POWERS: usize = 2_400;

/// A game's rules and times, for one who may see it or for all. A game in its lobby shows the lobby.
pub fn info(bot: &Bot, context: &GameContext, all: bool) -> Answer {
    if context.state.stage == GameStatus::Lobby {
        return if all {
            lobby::view::lobby(bot.words, context)
        } else {
            lobby::view::among(bot.words, context)
        };
    }
    let words = bot.words;
    let settings = &context.settings;
    let about = words.text(
        "lobby-about",
        &[
            (
                "variant",
                rules::setup_name(words, &context.state.setup).into(),
            ),
            (
                "rulebook",
                write_rulebook(context.state.setup.rulebook()).into(),
            ),
            ("moves", times::span(words, settings.moves_ms).into()),
            ("retreats", times::span(words, settings.retreats_ms).into()),
            ("builds", times::span(words, settings.adjustments_ms).into()),
        ],
    );
    let mut rules = rules::about(words, &context.state.setup);
    rules.extend(crate::discord::settings::view::summary(words, context));
    let rules = rules.join("\n");
    let gm = words.text(
        "lobby-gm",
        &[(
            "gm",
            labels::someone(words, lobby::view::gm(context)).into(),
        )],
    );
    let now = match &context.state.stage {
        GameStatus::Finished(outcome) => labels::ending(words, &context.state, outcome),
        _ => labels::phase(words, context.state.phase),
    };
    let told = [about, rules, gm, now].into_iter();
    let told: Vec<String> = told.chain(secret(words, context)).collect();
    let told = cut(&told.join("\n"), MOST_ABOUT);
    let powers = status::powers(words, context, &context.state);
    let powers = spread(words, words.plain("status-powers"), &powers, MOST_OF_POWERS);
    let shown = embed(escape(&context.game.head.name)).description(told);
    let shown = with_fields(shown, powers);
    let answer = Answer::private("").with_embed(shown);
    turn_row::with_turn_row(words, context, answer)
}

/// What is told of the secret behind a game's lots: its hash, and once the game is over itself.
pub fn secret(words: &Words, context: &GameContext) -> Option<String> {
    if let Some(secret) = context.secret() {
        let args = [("secret", secret.to_string().into())];
        return Some(words.text("lots-secret", &args));
    }
    let args = [("hash", context.commitment()?.to_string().into())];
    Some(words.text("lots-commitment", &args))
}
