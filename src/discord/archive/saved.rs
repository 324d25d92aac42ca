//! `/game export` and `/game import`: saved games of the Python package `diplomacy`.

use poise::serenity_prelude as serenity;

use crate::board::{BoardKind, Power, Province};
use crate::discord::api::ground::ground;
use crate::discord::lobby::command::complete_rulebook;
use crate::discord::lobby::rules;
use crate::discord::lobby::view::lobby;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::escape;
use crate::i18n::Words;
use crate::service::{BadSaved, Imported, LARGEST_SAVED, NewGame, Refusal, Settings, file_name};

/// The most phases that are named.
const MOST: usize = 12;
/// The most differences that are named of a phase.
const MOST_FIELDS: usize = 4;

/// `/game export`: sends a game with the standard rules as JSON for the Python package `diplomacy`.
#[poise::command(slash_command)]
pub async fn export(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let _costly = bot.costly_for(asker.person.id).await?;
        let saved = bot.service.export(&context).await?;
        let name = &context.game.head.name;
        let text = bot.say("saved-exported", &[("name", escape(name).into())]);
        let file = Picture {
            name: format!("{}.json", file_name(name)),
            alt: text.clone(),
            png: saved.into(),
        };
        Ok(Answer::private(text).with_picture(Some(file)))
    })
    .await
}

/// `/game import`: creates a game in this channel from a saved game.
///
/// It is JSON as the Python package `diplomacy` saves it, of up to 4 MiB.
#[poise::command(slash_command)]
pub async fn import(
    ctx: Ctx<'_>,
    #[max_length = 60] name: String,
    file: serenity::Attachment,
    #[autocomplete = "complete_rulebook"] rulebook: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let guild = asker.server()?;
    let (channel, _) = ground(bot, &asker).await?;
    // The package decides hard cases by the DATC's preferences.
    let rulebook = rulebook.as_deref().unwrap_or("datc");
    let setup = rules::setup(bot.words, None, Some(rulebook))?;
    reply(&ctx, false, async {
        let too_large = Refusal::Saved(BadSaved::TooLarge);
        if file.size as usize > LARGEST_SAVED {
            return Err(AnswerError::Refused(Box::new(too_large)));
        }
        // Nothing is fetched for whoever may not.
        bot.service.may_import(&asker.by, guild).await?;
        let _costly = bot.costly_for(asker.person.id).await?;
        let bytes = bot.rest.fetch(&file.url, LARGEST_SAVED).await;
        let bytes = bytes.map_err(|cause| {
            tracing::warn!(%cause, "cannot download an attached file");
            AnswerError::User(bot.plain("saved-not-fetched"))
        })?;
        let new = NewGame {
            guild,
            channel,
            name,
            setup,
            settings: Settings::default(),
            gm: None,
            join: false,
            computers: None,
        };
        let imported = bot.service.import(&asker.by, new, &bytes).await?;
        Ok(Answer {
            content: told(bot, &imported),
            ..lobby(bot.words, &imported.context)
        })
    })
    .await
}

/// What came in, and what we would have decided otherwise.
fn told(bot: &Bot, imported: &Imported) -> String {
    let name = escape(&imported.context.game.head.name);
    let args = [
        ("name", name.into()),
        ("phases", imported.phases.into()),
        ("otherwise", imported.otherwise.len().into()),
    ];
    let mut lines = vec![bot.say("saved-imported", &args)];
    for (phase, differences) in imported.otherwise.iter().take(MOST) {
        let mut fields: Vec<String> = Vec::new();
        for difference in differences {
            let named = field(bot.words, &difference.field);
            if !fields.contains(&named) {
                fields.push(named);
            }
        }
        let more = fields.len().saturating_sub(MOST_FIELDS);
        fields.truncate(MOST_FIELDS);
        let read = phase.parse().map(|phase| bot.words.phase(phase));
        let args = [
            ("phase", read.unwrap_or_else(|_| phase.clone()).into()),
            ("fields", fields.join(", ").into()),
            ("more", more.into()),
        ];
        lines.push(bot.say("saved-otherwise", &args));
    }
    lines.join("\n")
}

/// What differs, in words: `sc_owners.mun` is the owner of Munich.
fn field(words: &Words, path: &str) -> String {
    let (kind, rest) = path.split_once('.').unwrap_or((path, ""));
    let of = rest.split(['.', '[']).next().unwrap_or_default();
    match kind {
        "units" => match Power::named(of) {
            Ok(power) => words.text("saved-field-units", &[("power", words.power(power).into())]),
            Err(_) => words.plain("saved-field-neutral-units"),
        },
        "sc_owners" => match Province::from_id(of).filter(on_a_board) {
            Some(at) => words.text("saved-field-owner", &[("at", words.the(at).into())]),
            None => words.plain("saved-field-other"),
        },
        "dislodged" | "standoffs" => words.plain("saved-field-retreats"),
        _ => words.plain("saved-field-other"),
    }
}

fn on_a_board(at: &Province) -> bool {
    BoardKind::provinces_of_all().contains(*at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    #[test]
    fn what_differs_is_said_in_words() {
        for (path, english, german) in [
            (
                "sc_owners.mun",
                "the owner of Munich",
                "der Besitzer von München",
            ),
            (
                "units.turkey[0]",
                "the units of Turkey",
                "die Einheiten von der Türkei",
            ),
            (
                "units.neutral",
                "the neutral units",
                "die neutralen Einheiten",
            ),
            ("dislodged.austria", "the retreats", "die Rückzüge"),
            ("phase", "something else", "etwas anderes"),
        ] {
            assert_eq!(field(Words::english(), path), english);
            assert_eq!(field(Words::of(Language::German), path), german);
        }
    }
}
