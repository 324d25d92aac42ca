//! `/game window`: links to a game's page on the web.

use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::service::Refusal;

/// Which link is asked for, or what shall become of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, poise::ChoiceParameter)]
pub enum LinkChoice {
    /// The link to what everybody sees.
    #[default]
    #[name = "window-public"]
    Public,
    /// A new link to one's own view.
    #[name = "window-own"]
    Own,
    /// One's own link is void.
    #[name = "window-revoke"]
    Revoke,
    /// A new link to what everybody sees.
    #[name = "window-renew"]
    Renew,
}

/// `/game window`: gives a link to a page that follows the game.
///
/// A player's own link shows their orders: it is never shown to anybody else, whatever `share` says.
#[poise::command(slash_command)]
pub async fn window(
    ctx: Ctx<'_>,
    link: Option<LinkChoice>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let link = link.unwrap_or_default();
    let is_public = matches!(link, LinkChoice::Public | LinkChoice::Renew);
    let private = !(is_public && share.unwrap_or(false));
    reply(&ctx, private, async {
        let no_window = || AnswerError::Refused(Box::new(Refusal::NoWindow));
        let web = bot.web.as_ref().ok_or_else(no_window)?;
        let context = asker.find_at_once(bot, game.as_deref()).await?;
        let (service, by) = (&bot.service, &asker.by);
        let (token, key) = match link {
            LinkChoice::Public => (service.public_window(by, &context).await?, "window-public"),
            LinkChoice::Renew => (
                service.renew_public_window(by, &context).await?,
                "window-renewed",
            ),
            LinkChoice::Own => (service.own_window(by, &context).await?, "window-own"),
            LinkChoice::Revoke => {
                service.void_own_window(by, &context).await?;
                return Ok(Answer::private(bot.plain("window-revoked")));
            }
        };
        let args = [
            ("name", escape(&context.game.head.name).into()),
            ("link", web.link(&token).into()),
        ];
        Ok(Answer::private(bot.say(key, &args)))
    })
    .await
}
