//! What the slash commands share: who asks, in which language the bot answers, which game is meant, and the
//! completions of games and phases.

use poise::serenity_prelude as serenity;

use super::bot::{Asker, Bot, Ctx};
use super::complete::{Choice, fitting, option, response};
use super::error::AnswerError;
use super::labels;
use crate::control::PlayerId;
use crate::service::{GameContext, Refusal, SeatUse};
use crate::store::GuildId;

/// The number of the interaction by which a command came.
pub fn id_of(ctx: &Ctx<'_>) -> u64 {
    match ctx {
        poise::Context::Application(app) => app.interaction.id.get(),
        poise::Context::Prefix(prefix) => prefix.msg.id.get(),
    }
}

/// The bot as it speaks to who uses the command; to all of the guild where the answer is to be shared.
pub fn bot_for(ctx: &Ctx<'_>) -> Bot {
    if is_shared(ctx) {
        bot_for_all(ctx)
    } else {
        let person = PlayerId(ctx.author().id.get());
        ctx.data()
            .to_reader(person, ctx.locale().unwrap_or_default())
    }
}

/// The bot as it speaks to all of the guild: for answers that stand in the channel.
pub fn bot_for_all(ctx: &Ctx<'_>) -> Bot {
    let bot = ctx.data();
    // It was read before the command was run.
    let guild = ctx
        .guild_id()
        .map(|guild| GuildId(guild.get().cast_signed()));
    match guild.and_then(|guild| bot.service.known_house(guild)) {
        Some(house) => bot.speaking(house.speaks()),
        None => bot.in_language(ctx.locale().unwrap_or_default()),
    }
}

/// Whether the command's option `share` is set.
fn is_shared(ctx: &Ctx<'_>) -> bool {
    let poise::Context::Application(app) = ctx else {
        return false;
    };
    let share = |arg: &&serenity::ResolvedOption<'_>| arg.name == "share";
    let given = app.args.iter().find(share);
    given.is_some_and(|arg| matches!(arg.value, serenity::ResolvedValue::Boolean(true)))
}

/// What is noted before a command is run: that the asker talks with us, and in which language.
pub async fn note(ctx: Ctx<'_>) {
    let locale = ctx.locale().unwrap_or_default();
    let asker = asker(&ctx);
    ctx.data().note_contact(&asker).await;
    ctx.data().note_language(&asker, locale).await;
}

/// The person who uses the command, with what is needed to find their game.
pub fn asker(ctx: &Ctx<'_>) -> Asker {
    match ctx {
        poise::Context::Application(app) => Asker {
            for_all: is_shared(ctx),
            // What says nothing of it is used by everybody as themselves.
            seat_use: *(ctx.command().custom_data)
                .downcast_ref()
                .unwrap_or(&SeatUse::Themselves),
            ..Asker::of_command(ctx.data(), app.interaction)
        },
        // There are no text commands; a person of no rights is the safe reading.
        poise::Context::Prefix(prefix) => Asker::of_message(ctx.data(), prefix.msg),
    }
}

/// The bot as it speaks to the asker, who that is, and the game meant: the named one, or that of the place.
pub async fn at_table(
    ctx: &Ctx<'_>,
    game: Option<&str>,
) -> Result<(Bot, Asker, GameContext), AnswerError> {
    let (bot, mut asker) = (bot_for(ctx), asker(ctx));
    let context = asker.find(&bot, game).await?;
    Ok((bot.of_game(&context), asker, context))
}

/// The member as a player or GM.
///
/// # Errors
///
/// When it is a bot, which can be neither.
pub fn human(user: &serenity::User) -> Result<PlayerId, AnswerError> {
    if user.bot {
        return Err(AnswerError::Refused(Box::new(Refusal::NotAPerson)));
    }
    Ok(PlayerId(user.id.get()))
}

/// Completes the name of a game: the channel's server's games, or one's own in private messages.
pub async fn complete_game(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let names = ctx
        .data()
        .service
        .game_names(&asker(&ctx).by, asker(&ctx).place)
        .await;
    let names = names.unwrap_or_default();
    response(fitting(
        names.into_iter().map(|n| Choice::new(n.clone(), n)),
        typed,
    ))
}

/// The game's past phases that begin with what was typed, for autocompletion.
pub async fn complete_phase(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let played = async {
        let context = asker(&ctx).find_at_once(bot, option(&ctx, "game")).await?;
        let bot = &bot.of_game(&context);
        Ok::<_, AnswerError>(bot.service.phases(&context).await?)
    };
    let mut phases = played.await.unwrap_or_default();
    phases.dedup();
    let choices = phases
        .into_iter()
        .map(|p| Choice::new(labels::phase(bot.words, p), p.to_string()));
    response(fitting(choices, typed))
}
