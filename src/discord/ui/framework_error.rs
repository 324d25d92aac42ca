//! Every fault that the framework reports, and its answer.

use poise::serenity_prelude as serenity;

use super::bot::{Bot, Ctx};
use super::commands::id_of;
use super::error::{AnswerError, internal, panicked, sentence};
use super::reply::Answer;
use super::{answering, trace};
use crate::i18n::Words;
use crate::metrics::Outcome;

type Faulty<'a> = poise::FrameworkError<'a, Bot, AnswerError>;

/// Answers, and logs where it is our fault, every kind of error that poise reports.
pub async fn on_error(error: Faulty<'_>) {
    let command = error
        .ctx()
        .map(|ctx| (ctx.data().in_hand.clone(), id_of(&ctx)));
    told(error).await;
    if let Some((in_hand, id)) = command {
        in_hand.end(id);
    }
}

async fn told(error: Faulty<'_>) {
    use poise::FrameworkError as E;
    let locale = |c: Ctx<'_>| Words::for_locale(c.locale().unwrap_or_default());
    let words = error.ctx().map_or_else(Words::english, locale);
    let doing = error
        .ctx()
        .map_or_else(String::new, |c| c.command().qualified_name.to_string());
    let ctx: Option<Ctx<'_>> = error.ctx();
    let text = match &error {
        E::Setup { error, .. } => {
            // Without its set-up the bot would wait for ever: `run` ends the process.
            tracing::error!(cause = ?error, "cannot set up the bot");
            return;
        }
        E::Command { error, .. } => sentence(words, error, &doing),
        E::EventHandler { error, event, .. } => {
            let doing = event.snake_case_name();
            sentence(words, error, doing);
            return;
        }
        E::CommandPanic { ctx, .. } => {
            let told = panicked(words, &doing);
            if is_completion(ctx) {
                // A list of choices has no room for a sentence: it stays empty.
                offer_nothing(ctx).await;
            }
            Some(told)
        }
        // The list of commands Discord has may be older than this program, for up to an hour.
        E::CommandStructureMismatch { description, .. } => {
            tracing::warn!(
                doing,
                description,
                "a command registered by another version"
            );
            Some(words.plain("error-old-command"))
        }
        E::UnknownInteraction {
            interaction,
            framework,
            ..
        } => {
            tracing::warn!(name = interaction.data.name, "an unknown command");
            let told = Answer::private(words.plain("error-old-command")).into_response();
            let told = serenity::CreateInteractionResponse::Message(told);
            if let Err(e) = interaction
                .create_response(framework.serenity_context, told)
                .await
            {
                tracing::warn!(cause = %e, "an answer did not reach Discord");
            }
            return;
        }
        E::ArgumentParse { input, .. } => {
            let input = input
                .as_deref()
                .map(|i| super::text::escape(&super::text::cut(i, 40)));
            Some(match input {
                Some(input) => words.text("error-argument", &[("input", input.into())]),
                None => words.plain("error-argument-missing"),
            })
        }
        E::GuildOnly { .. } => Some(words.plain("refusal-not-in-server")),
        E::DmOnly { .. } => Some(words.plain("error-dm-only")),
        E::CooldownHit { .. } => Some(words.plain("error-slow-down")),
        E::MissingBotPermissions {
            missing_permissions,
            ..
        } => {
            let names = missing_permissions.get_permission_names().join(", ");
            Some(words.text("error-bot-permissions", &[("names", names.into())]))
        }
        E::MissingUserPermissions { .. } | E::NotAnOwner { .. } | E::NsfwOnly { .. } => {
            Some(words.plain("error-not-allowed"))
        }
        E::CommandCheckFailed {
            error: Some(error), ..
        } => sentence(words, error, &doing),
        // It came a second time; the first is being answered.
        E::CommandCheckFailed { error: None, .. } => None,
        E::PermissionFetchFailed { .. } => Some(internal(words, &doing, "permissions unknown")),
        E::SubcommandRequired { .. } => Some(words.plain("error-subcommand")),
        // Text commands, which this bot has none of.
        _ => None,
    };
    // Whatever else was wrong was the person's own mistake, or an older program's.
    trace::outcome(Outcome::Refused);
    if let (Some(ctx), Some(text)) = (ctx, text)
        && let Err(cause) = answering::say(&ctx, text).await
    {
        trace::unsaid(&cause);
        tracing::warn!(doing, %cause, "an error message did not reach Discord");
    }
}

fn is_completion(ctx: &Ctx<'_>) -> bool {
    use poise::CommandInteractionType::Autocomplete;
    matches!(ctx, poise::Context::Application(app) if app.interaction_type == Autocomplete)
}

async fn offer_nothing(ctx: &Ctx<'_>) {
    let poise::Context::Application(app) = ctx else {
        return;
    };
    let nothing = serenity::CreateAutocompleteResponse::new();
    let nothing = serenity::CreateInteractionResponse::Autocomplete(nothing);
    if let Err(cause) = app.interaction.create_response(ctx, nothing).await {
        trace::unsaid(&cause);
        tracing::warn!(%cause, "an empty list of choices did not reach Discord");
    }
}
