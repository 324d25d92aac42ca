//! `/scores`: where every power stands by what counts in this game, or what it is worth by a scoring system.

use super::{scores_view, standings};
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::service::{ServiceError, System};

/// The scoring systems a game can be counted by.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum By {
    /// [`System::DrawSize`].
    #[name = "scored-draw-size"]
    DrawSize,
    /// [`System::SumOfSquares`].
    #[name = "scored-squares"]
    SumOfSquares,
    /// [`System::CDiplo`].
    #[name = "scored-c-diplo"]
    CDiplo,
    /// [`System::CDiploNamur`].
    #[name = "scored-c-diplo-namur"]
    CDiploNamur,
    /// [`System::Carnage`].
    #[name = "scored-carnage"]
    Carnage,
    /// [`System::CarnageEqual`].
    #[name = "scored-carnage-equal"]
    CarnageEqual,
    /// [`System::Tribute`].
    #[name = "scored-tribute"]
    Tribute,
    /// [`System::OpenTribute`].
    #[name = "scored-open-tribute"]
    OpenTribute,
}

impl From<By> for System {
    fn from(by: By) -> System {
        match by {
            By::DrawSize => System::DrawSize,
            By::SumOfSquares => System::SumOfSquares,
            By::CDiplo => System::CDiplo,
            By::CDiploNamur => System::CDiploNamur,
            By::Carnage => System::Carnage,
            By::CarnageEqual => System::CarnageEqual,
            By::Tribute => System::Tribute,
            By::OpenTribute => System::OpenTribute,
        }
    }
}

/// `/scores`: shows where every power stands; in Capitalist games, every player.
///
/// With `system`, what each power has by a scoring system, as the game ended or if it ended now.
#[poise::command(
    slash_command,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn scores(
    ctx: Ctx<'_>,
    system: Option<By>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let private = !share.unwrap_or(false);
    reply(&ctx, private, async {
        let mut asker = asker(&ctx);
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        if let Some(by) = system {
            // By some it is asked in which years powers fell.
            let _costly = bot.costly_for(asker.person.id).await?;
            let scored = bot.service.scored(&context, by.into()).await?;
            return Ok(scores_view::scored(bot, &context, &scored));
        }
        let standing = context.scores().map_err(ServiceError::from)?;
        Ok(standings::standing(bot, &context, &standing).await?)
    })
    .await
}
