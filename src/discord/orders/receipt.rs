//! `/receipt`: proof of what was sealed.

use poise::serenity_prelude as serenity;

use super::receipt_view as view;
use crate::control::PlayerId;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game, complete_phase};
use crate::discord::ui::labels;
use crate::discord::ui::reply::Answer;
use crate::service::Receipt;
use crate::store::PhaseNo;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("show", "verify"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn receipt(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn show(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_phase"] phase: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let number = match phase {
            None => None,
            Some(phase) => {
                let chapter = bot.service.chapter(&context, Some(&phase)).await?;
                Some(PhaseNo::from(chapter.report.number))
            }
        };
        let held = bot.service.receipt(&asker.by, &context, number).await?;
        Ok(view::held(bot, &context, &held))
    })
    .await
}

/// Whether somebody sealed what they say they did.
#[poise::command(slash_command)]
async fn verify(
    ctx: Ctx<'_>,
    player: serenity::User,
    #[autocomplete = "complete_phase"] phase: String,
    #[max_length = 64] nonce: String,
    #[max_length = 4000] sheet: String,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let private = !share.unwrap_or(false);
    reply(&ctx, private, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let chapter = bot.service.chapter(&context, Some(&phase)).await?;
        let player = PlayerId(player.id.get());
        let lines: Vec<&str> = sheet.split([';', '\n']).map(str::trim).collect();
        let claim = Receipt {
            game: context.game.id,
            phase_no: PhaseNo::from(chapter.report.number),
            player,
            nonce: nonce.trim().to_lowercase(),
            sheet: lines.join("\n"),
        };
        let found = bot.service.verify(&context, claim).await?;
        let key = match found.published {
            Some(true) => "receipt-verified",
            Some(false) => "receipt-refuted",
            None => "receipt-unpublished",
        };
        let args = [
            ("player", labels::person(player).into()),
            (
                "phase",
                labels::phase(bot.words, chapter.report.phase).into(),
            ),
            ("hash", found.hash.clone().into()),
        ];
        let hash = [("hash", found.hash.into())];
        let lines = [bot.say(key, &args), bot.say("receipt-checked-hash", &hash)];
        Ok(Answer::public(lines.join("\n")))
    })
    .await
}
