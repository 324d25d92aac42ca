//! `/privacy`: what is kept of the asker, given or taken away.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton};

use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::PrivacyAsk;
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{MESSAGE, cut, escape};
use crate::service::{Forgetting, Forgotten};
use crate::store::Trace;

/// The most bytes Discord takes in one file.
const LARGEST: usize = 10 << 20;

/// The most games that are named; of others it is told how many there are.
const MOST: usize = 15;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("export", "delete"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn privacy(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn export(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let kept = bot.service.own_data(&asker.by).await?;
        if kept.bytes.len() > LARGEST {
            return Err(AnswerError::User(bot.plain("privacy-too-large")));
        }
        let name = if kept.packed {
            "my-data.json.gz"
        } else {
            "my-data.json"
        };
        let file = Picture {
            name: name.to_owned(),
            alt: bot.plain("privacy-file"),
            png: kept.bytes.into(),
        };
        let told = bot.say("privacy-exported", &[("count", kept.rows.into())]);
        Ok(Answer::private(told).with_picture(Some(file)))
    })
    .await
}

#[poise::command(slash_command)]
async fn delete(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let forgetting = bot.service.forgetting(&asker.by).await?;
        Ok(preview(bot, "", &forgetting))
    })
    .await
}

/// Answers the button under the preview of what forgetting would do.
pub async fn pressed(bot: &Bot, asker: &Asker, ask: PrivacyAsk) -> Result<Answer, AnswerError> {
    let PrivacyAsk::Forget { mark } = ask;
    match bot.service.forget_me(&asker.by, mark).await? {
        Forgotten::Changed(forgetting) => {
            Ok(preview(bot, &bot.plain("privacy-changed"), &forgetting))
        }
        Forgotten::Done(forgetting) => {
            let args = [
                ("over", forgetting.over.len().into()),
                ("living", forgetting.living.len().into()),
            ];
            Ok(Answer::private(bot.say("privacy-deleted", &args)))
        }
    }
}

/// What would go, what waits, what stays, and why; with the button that does it.
fn preview(bot: &Bot, head: &str, forgetting: &Forgetting) -> Answer {
    if forgetting.is_nothing() {
        return Answer::private(bot.plain("privacy-nothing"));
    }
    let mut lines = vec![head.to_owned(), bot.plain("privacy-title")];
    let args = [
        ("absences", forgetting.count("absences").into()),
        ("followed", forgetting.count("games_followed").into()),
    ];
    lines.push(bot.say("privacy-goes", &args));
    if !forgetting.over.is_empty() {
        let args = [
            ("count", forgetting.over.len().into()),
            ("games", names(bot, &forgetting.over).into()),
        ];
        lines.push(bot.say("privacy-over", &args));
    }
    if !forgetting.living.is_empty() {
        let args = [
            ("count", forgetting.living.len().into()),
            ("games", names(bot, &forgetting.living).into()),
        ];
        lines.push(bot.say("privacy-living", &args));
        if forgetting.living.iter().any(|game| game.present) {
            lines.push(bot.plain("privacy-leave"));
        }
    }
    lines.push(bot.plain("privacy-stays"));
    lines.push(bot.plain("privacy-discord"));
    lines.retain(|line| !line.is_empty());
    let id = PrivacyAsk::Forget {
        mark: forgetting.mark,
    };
    let sure = CreateButton::new(id.id().to_string())
        .label(bot.plain("button-privacy-delete"))
        .style(ButtonStyle::Danger);
    Answer::private(cut(&lines.join("\n"), MESSAGE))
        .with_rows(vec![CreateActionRow::Buttons(vec![sure])])
}

fn names(bot: &Bot, games: &[Trace]) -> String {
    let named = games.iter().take(MOST).map(|game| escape(&game.name));
    let mut named: Vec<String> = named.collect();
    if games.len() > MOST {
        let more = games.len() - MOST;
        named.push(bot.say("privacy-more", &[("count", more.into())]));
    }
    named.join(", ")
}
