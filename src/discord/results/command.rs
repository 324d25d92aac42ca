//! `/map`, `/board`, `/status`, `/history` and `/why`: what everybody may know.

use poise::serenity_prelude as serenity;

use super::{board as boards, fought_over, history as chapters, map as maps, status as standing};
use crate::board::Province;
use crate::discord::pictures::closer::Look;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game, complete_phase};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::game::Results;
use crate::service::{GameContext, ResolvedPhase};

/// How many phases are looked through for the last moves.
const RECENT: i64 = 3;

/// Which map a person asks for.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum Size {
    /// The whole picture in its usual size.
    #[name = "size-usual"]
    Usual,
    /// The map alone, with larger letters.
    #[name = "size-map"]
    Map,
    /// The whole picture at twice the size.
    #[name = "size-large"]
    Large,
}

/// `/map`: shows the map now or after an earlier phase.
///
/// `patterns` and `night` also change how all the asker's maps look from now on.
#[expect(clippy::too_many_arguments, reason = "one for each option")]
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn map(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_phase"] phase: Option<String>,
    orders: Option<bool>,
    #[autocomplete = "complete_province"]
    #[max_length = 60]
    around: Option<String>,
    size: Option<Size>,
    #[autocomplete = "complete_game"] game: Option<String>,
    patterns: Option<bool>,
    night: Option<bool>,
    share: Option<bool>,
) -> Done {
    let private = !share.unwrap_or(false);
    if patterns.or(night).is_some() {
        // It holds for all maps to come that are for the asker alone.
        let by = asker(&ctx).by;
        let set = ctx.data().service.set_own(&by, |own| {
            own.patterns = patterns.unwrap_or(own.patterns);
            own.night = night.unwrap_or(own.night);
        });
        set.await?;
    }
    let bot = &bot_for(&ctx);
    reply(&ctx, private, async {
        let mut asker = asker(&ctx);
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let look = match (around, size) {
            (Some(around), _) => Look::Around(province(bot, &context, &around)?),
            (None, Some(Size::Map)) => Look::Map,
            (None, Some(Size::Large)) => Look::Large,
            (None, _) => Look::Whole,
        };
        let _costly = match look {
            Look::Whole => None,
            _ => Some(bot.costly_for(asker.person.id).await?),
        };
        let answer = match phase {
            None => maps::map(bot, &context, look).await,
            Some(phase) => {
                let chapter = bot.service.chapter(&context, Some(&phase)).await?;
                maps::past(bot, &context, &chapter, orders.unwrap_or(true), look).await
            }
        };
        Ok(answer)
    })
    .await
}

/// `/board`: describes the board in words, now or after an earlier phase.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn board(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_phase"] phase: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let context = asker(&ctx).find(bot, game.as_deref()).await?;
    let bot = &bot.of_game(&context);
    let answer = match phase {
        None => boards::board(bot, &context, &context.state, context.state.phase),
        Some(phase) => {
            let chapter = bot.service.chapter(&context, Some(&phase)).await?;
            boards::board(bot, &context, &chapter.state, chapter.state.phase)
        }
    };
    crate::discord::ui::answering::show(&ctx, answer, share).await
}

/// `/status`: shows the phase, its deadline, and which players still owe something.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn status(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let context = asker.find(bot, game.as_deref()).await?;
    let bot = &bot.of_game(&context);
    let status = bot.service.status(&context).await?;
    let private = !share.unwrap_or(false);
    let answer = standing::of(bot, &asker, &status, private);
    crate::discord::ui::answering::show(&ctx, answer, share).await
}

/// `/history`: lists the closed phases, or shows one of them in full.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn history(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_phase"] phase: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let private = !share.unwrap_or(false);
    reply(&ctx, private, async {
        let context = asker(&ctx).find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let answer = match phase {
            None => {
                let all = bot.service.history(&context, None, 1_000).await?;
                chapters::pages(bot, &context, &all, 0)
            }
            Some(phase) => {
                let chapter = bot.service.chapter(&context, Some(&phase)).await?;
                chapters::chapter(bot, &context, &chapter).await
            }
        };
        Ok(answer)
    })
    .await
}

/// `/why`: explains what happened in a province.
///
/// That is in the named phase, or in the last one in which anything did.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn why(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_fought_over"]
    #[max_length = 60]
    province: String,
    #[autocomplete = "complete_phase"] phase: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let context = asker(&ctx).find(bot, game.as_deref()).await?;
    let bot = &bot.of_game(&context);
    let at = self::province(bot, &context, &province)?;
    let why = bot.service.why(&context, at, phase.as_deref()).await?;
    crate::discord::ui::answering::show(&ctx, chapters::why(bot, &why), share).await
}

/// The province that was typed.
fn province(bot: &Bot, context: &GameContext, typed: &str) -> Result<Province, AnswerError> {
    let parser = crate::orders::Parser::new(context.state.setup.board());
    let place = parser.place(typed);
    let place = place.map_err(|e| AnswerError::User(bot.words.parse_error(&e)))?;
    Ok(place.province)
}

/// Completes a province of the game's board: those that were fought over last come first.
async fn complete_fought_over(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let Ok(context) = asker(&ctx).find_at_once(bot, option(&ctx, "game")).await else {
        return response(Vec::new());
    };
    let bot = &bot.of_game(&context);
    let moved = |c: &&ResolvedPhase| matches!(c.report.results, Results::Movement(_));
    let last = bot.service.history(&context, None, RECENT).await;
    let last = last.unwrap_or_default();
    let last = last.iter().find(moved);
    let mut provinces = last.map_or_else(Vec::new, |c| fought_over(&c.report.results));
    let board = context.state.setup.board();
    for province in board.provinces().iter() {
        if !provinces.contains(&province) {
            provinces.push(province);
        }
    }
    let choice = |p: Province| Choice::new(bot.words.province(p), p.id());
    response(fitting(provinces.into_iter().map(choice), typed))
}

/// Completes a province of the game's board.
async fn complete_province(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let Ok(context) = asker(&ctx).find_at_once(bot, option(&ctx, "game")).await else {
        return response(Vec::new());
    };
    let bot = &bot.of_game(&context);
    let board = context.state.setup.board();
    let choice = |p: Province| Choice::new(bot.words.province(p), p.id());
    response(fitting(board.provinces().iter().map(choice), typed))
}
