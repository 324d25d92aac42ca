//! `/record`: one's own record, who else sees it, a server's ranking, and gates on joining.

use poise::serenity_prelude as serenity;

use super::{gates as of_gates, view};
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game, human};
use crate::discord::ui::reply::Answer;
use crate::service::Sharing;

/// To whom a record is shown, as commands offer it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum ShareChoice {
    /// [`Sharing::Nobody`].
    #[name = "record-nobody"]
    Nobody,
    /// [`Sharing::Server`].
    #[name = "record-server"]
    Server,
    /// [`Sharing::Overall`].
    #[name = "record-overall"]
    Overall,
}

impl From<ShareChoice> for Sharing {
    fn from(choice: ShareChoice) -> Sharing {
        match choice {
            ShareChoice::Nobody => Sharing::Nobody,
            ShareChoice::Server => Sharing::Server,
            ShareChoice::Overall => Sharing::Overall,
        }
    }
}

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("show", "share", "table", "gates"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn record(_: Ctx<'_>) -> Done {
    Ok(())
}

/// `/record show`: the asker's record, or that of somebody who shows it.
#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>, player: Option<serenity::User>, overall: Option<bool>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let (by, guild) = (&asker.by, asker.server()?);
        let player = player.as_ref().map(human).transpose()?.unwrap_or(by.id);
        let overall = overall.unwrap_or(false);
        let service = &bot.service;
        let record = service.record_of(by, Some(guild), player, overall).await?;
        let sharing = if player == by.id {
            Some(service.sharing(guild, player).await?)
        } else {
            None
        };
        Ok(view::record(bot.words, player, overall, &record, sharing))
    })
    .await
}

/// `/record share`: shows the asker's record to others on the server, or no longer.
#[poise::command(slash_command)]
async fn share(ctx: Ctx<'_>, with: ShareChoice) -> Done {
    let bot = &bot_for(&ctx);
    let (by, guild, with) = (asker(&ctx).by, asker(&ctx).server()?, Sharing::from(with));
    bot.service.share_record(&by, guild, with).await?;
    send(&ctx, Answer::private(view::shared(bot.words, with))).await
}

/// `/record table`: the ranking of those on the server who show their record.
#[poise::command(slash_command)]
async fn table(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let ranking = bot.service.ranking(asker.server()?, asker.by.now).await?;
        Ok(view::ranking(bot.words, &ranking))
    })
    .await
}

/// `/record gates`: who may join a game by their record; what is named is set.
#[poise::command(slash_command)]
async fn gates(
    ctx: Ctx<'_>,
    #[min = 0]
    #[max = 100]
    reliability: Option<u32>,
    #[min = 0]
    #[max = 3000]
    rating: Option<u32>,
    newcomers: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let set = bot
        .service
        .set_gates(&asker.by, context, reliability, rating, newcomers);
    let mut lines = of_gates::lines(bot.words, &set.await?.settings);
    if lines.is_empty() {
        lines.push(bot.plain("record-gates-none"));
    }
    send(&ctx, Answer::private(lines.join("\n"))).await
}
