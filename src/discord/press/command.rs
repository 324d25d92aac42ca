//! `/press`: letters between powers, public press, private threads, and one's own correspondence.

use std::sync::atomic::Ordering;

use poise::serenity_prelude as serenity;

use super::clicks as letters;
use crate::board::{Board, Power};
use crate::discord::api::rest::RestError;
use crate::discord::api::threads;
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{PowerBits, PressAsk};
use crate::discord::ui::powers::{complete_power, named, power_of, power_typed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{CHOICE, CHOICES, cut};
use crate::orders::folded;
use crate::service::{Audience, Circle, GameContext, Mark, PressRefusal, Refusal};

/// What stands for all powers.
const ALL: &str = "all";

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("to", "public", "inbox", "log", "thread", "mute", "report", "consent"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn press(_: Ctx<'_>) -> Done {
    Ok(())
}

fn refused(why: PressRefusal) -> AnswerError {
    AnswerError::Refused(Box::new(Refusal::Press(why)))
}

#[poise::command(slash_command)]
async fn to(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_powers"]
    #[max_length = 600]
    powers: String,
    #[max_length = 2000] text: Option<String>,
    grey: Option<bool>,
    #[rename = "as"]
    #[autocomplete = "complete_own"]
    speaker: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let speaker = named(speaker.as_deref(), bot, context)?;
    let to = circle(bot, context.state.setup.board(), &powers)?;
    let grey = grey.unwrap_or(false);
    let Some(text) = text else {
        // The form's id has no room for it.
        if speaker.is_some() {
            return Err(AnswerError::User(bot.plain("press-as-needs-text")));
        }
        bot.service
            .may_write_press(&asker.by, context, false, grey)
            .await?;
        let to = PowerBits::of(to.powers(), context.state.setup.board());
        return open(&ctx, bot, context, PressAsk::Letter { to, grey }).await;
    };
    let to = Audience::Powers(to);
    let answer = letters::say(bot, asker, context, to, (speaker, grey), &text).await?;
    send(&ctx, answer).await
}

#[poise::command(slash_command)]
async fn public(
    ctx: Ctx<'_>,
    #[max_length = 2000] text: Option<String>,
    grey: Option<bool>,
    #[rename = "as"]
    #[autocomplete = "complete_own"]
    speaker: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let speaker = named(speaker.as_deref(), bot, context)?;
    let grey = grey.unwrap_or(false);
    let Some(text) = text else {
        // The form's id has no room for it.
        if speaker.is_some() {
            return Err(AnswerError::User(bot.plain("press-as-needs-text")));
        }
        bot.service
            .may_write_press(&asker.by, context, true, grey)
            .await?;
        return open(&ctx, bot, context, PressAsk::Public { grey }).await;
    };
    let to = Audience::Everybody;
    let answer = letters::say(bot, asker, context, to, (speaker, grey), &text).await?;
    send(&ctx, answer).await
}

/// Opens a form in answer to a command.
async fn open(ctx: &Ctx<'_>, bot: &Bot, context: &GameContext, ask: PressAsk) -> Done {
    let poise::Context::Application(app) = ctx else {
        return Ok(());
    };
    let form = serenity::CreateInteractionResponse::Modal(letters::form(bot, context, ask, None));
    let interaction = app.interaction;
    interaction
        .create_response(ctx.serenity_context(), form)
        .await?;
    app.has_sent_initial_response.store(true, Ordering::SeqCst);
    Ok(())
}

#[poise::command(slash_command)]
async fn inbox(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    send(&ctx, letters::opened(bot, asker, context).await?).await
}

#[poise::command(slash_command)]
async fn log(
    ctx: Ctx<'_>,
    file: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let answer = if file.unwrap_or(false) {
        letters::file(bot, asker, context).await?
    } else {
        letters::log(bot, asker, context, 0).await?
    };
    send(&ctx, answer).await
}

#[poise::command(slash_command)]
async fn consent(
    ctx: Ctx<'_>,
    agree: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        letters::consent(bot, &asker, &context, agree).await
    })
    .await
}

#[poise::command(slash_command)]
async fn thread(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_powers"]
    #[max_length = 600]
    with: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let with = circle(bot, context.state.setup.board(), &with)?;
        open_thread(bot, &asker, &context, with).await
    })
    .await
}

/// Opens a private thread, or shows the one there is.
async fn open_thread(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    with: Circle,
) -> Result<Answer, AnswerError> {
    let opening = bot.service.thread_with(&asker.by, context, with).await?;
    if let Some(thread) = opening.already {
        let args = [("thread", thread.to_string().into())];
        return Ok(Answer::private(bot.say("thread-already", &args)));
    }
    // Several read it: it speaks as the server does.
    let words = bot.to_guild(Some(context.game.guild)).await.words;
    let opened = threads::open(&bot.rest, words, context, &opening).await;
    let thread = opened.map_err(|error| match error {
        RestError::Refused {
            code: 50_001 | 50_013,
            ..
        } => {
            let channel = context.game.head.channel.to_string();
            AnswerError::User(bot.say("thread-not-allowed", &[("channel", channel.into())]))
        }
        // Announcement channels and posts of forums have none.
        RestError::Refused { code: 50_024, .. } => AnswerError::User(bot.plain("thread-not-here")),
        RestError::Refused { .. } => AnswerError::User(bot.plain("thread-not-possible")),
        other => AnswerError::Internal(other.to_string()),
    })?;
    let by = Some(asker.by.id);
    bot.service
        .thread_opened(by, context, &opening, thread, asker.by.now)
        .await?;
    let args = [("thread", thread.to_string().into())];
    Ok(Answer::private(bot.say("thread-opened", &args)))
}

#[poise::command(slash_command)]
async fn mute(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: String,
    mute: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let (power, mute) = (power_of(bot, context, &power)?, mute.unwrap_or(true));
    bot.service.mute(&asker.by, context, power, mute).await?;
    let key = if mute { "press-muted" } else { "press-unmuted" };
    let args = [("power", bot.words.power(power).into())];
    send(&ctx, Answer::private(bot.say(key, &args))).await
}

#[poise::command(slash_command)]
async fn report(
    ctx: Ctx<'_>,
    #[max_length = 20] letter: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let mark: Mark = letter
        .parse()
        .map_err(|_| refused(PressRefusal::NoSuchLetter))?;
    bot.service.report(&asker.by, context, mark).await?;
    send(&ctx, Answer::private(bot.plain("press-reported"))).await
}

/// `/gm press`: takes press away from a power, or gives it back.
#[poise::command(slash_command, rename = "press")]
pub(in crate::discord) async fn gm_press(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: String,
    off: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let (power, off) = (power_of(bot, context, &power)?, off.unwrap_or(true));
    bot.service
        .silence_press(&asker.by, context, power, off)
        .await?;
    let key = if off { "gm-press-off" } else { "gm-press-on" };
    let args = [("power", bot.words.power(power).into())];
    send(&ctx, Answer::private(bot.say(key, &args))).await
}

/// The powers named in a list.
fn circle(bot: &Bot, board: &Board, typed: &str) -> Result<Circle, AnswerError> {
    let words = typed.split([',', ';', '&', '+', '/']);
    let words = words.map(str::trim).filter(|word| !word.is_empty());
    let mut circle = Circle::default();
    for word in words {
        if folded(word) == ALL || folded(word) == folded(&bot.plain("press-all-powers")) {
            circle = Circle::all(board);
            continue;
        }
        let found = || PressRefusal::NoSuchPower {
            found: cut(word, 40),
        };
        circle = circle.with(power_typed(bot.words, board, word).ok_or_else(|| refused(found()))?);
    }
    if circle.is_empty() {
        Err(refused(PressRefusal::ToNobody))
    } else {
        Ok(circle)
    }
}

/// Completes a power of those that the asker plays.
async fn complete_own(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let (bot, mut asker) = (&bot_for(&ctx), asker(&ctx));
    let found = asker.find_at_once(bot, option(&ctx, "game")).await.ok();
    let own = found.map(|context| {
        let words = bot.of_game(&context).words;
        let powers = context.powers_of(&asker.by).unwrap_or_default().into_iter();
        let choices = powers.map(|p| Choice::new(words.power(p), p.id()));
        fitting(choices, typed)
    });
    response(own.unwrap_or_default())
}

/// Completes a list of powers: what is typed so far and one more.
async fn complete_powers(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let found = asker.find_at_once(bot, option(&ctx, "game")).await.ok();
    let bot = &found
        .as_ref()
        .map_or_else(|| bot.clone(), |context| bot.of_game(context));
    let own = found.as_ref().and_then(|c| c.powers_of(&asker.by).ok());
    let own = own.unwrap_or_default();
    let board = found.as_ref().map(|c| c.state.setup.board());
    let board = board.unwrap_or_else(Board::standard);
    let played = found.map_or_else(|| Circle::all(board), |context| context.played());
    let (before, last) = typed.rsplit_once([',', ';']).unwrap_or(("", typed));
    let chosen = circle(bot, board, before).unwrap_or_default();
    let listed = |powers: &[Power]| {
        let names: Vec<String> = powers.iter().map(|p| bot.words.power(*p)).collect();
        let ids: Vec<String> = powers.iter().map(Power::to_string).collect();
        Choice::new(names.join(", "), ids.join(", "))
    };
    let free = |p: &Power| !own.contains(p) && !chosen.has(*p);
    // What fits is asked of the last name alone.
    let one = |p: Power| Choice::new(bot.words.power(p), p.id());
    let mut fits = fitting(played.powers().into_iter().filter(free).map(one), last);
    for choice in &mut fits {
        if let Ok(power) = choice.value.parse::<Power>() {
            let mut powers = chosen.powers();
            powers.push(power);
            *choice = listed(&powers);
        }
    }
    if chosen.is_empty() {
        let all = Choice::new(bot.plain("press-all-powers"), ALL);
        // The last place is its own.
        fits.truncate(CHOICES - 1);
        fits.extend(fitting([all], last));
    } else if last.trim().is_empty() {
        fits.insert(0, listed(&chosen.powers()));
    }
    // Discord refuses them all for one that is too long, as a list of ten powers may be.
    let is_long = |text: &String| text.chars().count() > CHOICE;
    fits.retain(|choice| !is_long(&choice.name) && !is_long(&choice.value));
    fits.truncate(CHOICES);
    response(fits)
}

#[cfg(test)]
mod tests {
    #[test]
    fn all_is_no_power() {
        assert_eq!(crate::orders::power_named(super::ALL), None);
    }
}
