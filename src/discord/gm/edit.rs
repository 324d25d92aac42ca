//! `/edit …`: corrections, each shown before it is made.

use poise::serenity_prelude as serenity;

use super::corrections;
use crate::discord::gm;
use crate::discord::lobby::rules;
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::human;
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Sight;
use crate::discord::ui::powers::{complete_power, named, power_of};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut, escape};
use crate::game::{Edit, read_edits};
use crate::orders::Parser;
use crate::relations::{Standing, TreatyKind};
use crate::service::{GameContext, Refusal};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("board", "blocks", "money", "treaty", "holding", "undo", "rules_"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn edit(_: Ctx<'_>) -> Done {
    Ok(())
}

/// The relation of one power to another, as a GM chooses it for `/gm edit`.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum StandingChoice {
    /// Neither treaty nor war.
    #[name = "standing-neutral"]
    Neutral,
    /// A mutual defence treaty.
    #[name = "standing-mdt"]
    Defence,
    /// An aggressive alliance treaty.
    #[name = "standing-aat"]
    Alliance,
    /// The one may attack the other without penalty (R-C5).
    #[name = "standing-attack"]
    MayAttack,
    /// The two are at war.
    #[name = "standing-war"]
    War,
}

impl From<StandingChoice> for Standing {
    fn from(choice: StandingChoice) -> Standing {
        match choice {
            StandingChoice::Neutral => Standing::Neutral,
            StandingChoice::Defence => Standing::Allied(TreatyKind::Mdt),
            StandingChoice::Alliance => Standing::Allied(TreatyKind::Aat),
            StandingChoice::MayAttack => Standing::MayAttack,
            StandingChoice::War => Standing::War,
        }
    }
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}

async fn preview(
    bot: &Bot,
    asker: &mut Asker,
    game: Option<&str>,
    edits: impl FnOnce(&Bot, &GameContext) -> Result<Vec<Edit>, AnswerError>,
) -> Result<Answer, AnswerError> {
    let context = asker.find(bot, game).await?;
    let bot = &bot.of_game(&context);
    let edits = edits(bot, &context)?;
    if bot
        .service
        .wants_a_look(&asker.by, &context, &edits)
        .await?
    {
        return Ok(gm::view::before_look(bot, &context, Sight::Money));
    }
    let shown = bot.service.preview_edit(&asker.by, &context, edits).await?;
    Ok(gm::view::preview(bot, &shown).await)
}

#[poise::command(slash_command)]
async fn board(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_line"]
    #[max_length = 800]
    edit: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.editor_only(&asker.by).map_err(refused)?;
        let mut edits = Vec::new();
        for line in read_edits(&edit, context.state.setup.board()) {
            match line.read {
                Ok(edit) => edits.push(edit),
                Err(bad) => {
                    let args = [
                        ("text", escape(&line.text).into()),
                        ("why", bot.words.bad_edit(&bad).into()),
                    ];
                    return Err(AnswerError::User(bot.say("gm-edit-unread", &args)));
                }
            }
        }
        preview(bot, &mut asker, game.as_deref(), |_, _| Ok(edits)).await
    })
    .await
}

/// Completes the last correction.
async fn complete_line(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let found = asker(&ctx).find_at_once(bot, option(&ctx, "game")).await;
    let lines = found.map(|context| corrections::complete(bot.words, &context.state, typed));
    response(lines.unwrap_or_default())
}

#[poise::command(slash_command)]
async fn blocks(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_laid"]
    #[max_length = 60]
    province: String,
    #[min = 0]
    #[max = 1_000_000]
    blocks: u32,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.editor_only(&asker.by).map_err(refused)?;
        let parser = Parser::new(context.state.setup.board());
        let at = parser.place(&province);
        let at = at.map_err(|e| AnswerError::User(bot.words.parse_error(&e)))?;
        let at = at.province;
        preview(bot, &mut asker, game.as_deref(), |_, _| {
            Ok(vec![Edit::Blocks { at, blocks }])
        })
        .await
    })
    .await
}

/// Provinces that hold blocks, with what lies there.
async fn complete_laid(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let found = asker(&ctx).find_at_once(bot, option(&ctx, "game")).await;
    let Ok(context) = found else {
        return response(Vec::new());
    };
    let places = context.state.economy.investments().into_iter().flatten();
    let choices = places.map(|(at, held)| {
        let name = bot.words.province(*at);
        let args = [
            ("at", name.clone().into()),
            ("held", (*held).into()),
            ("more", 0.into()),
        ];
        Choice::new(bot.say("choice-place", &args), name)
    });
    response(fitting(choices, typed))
}

#[poise::command(slash_command)]
async fn money(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: String,
    #[min = -1_000_000]
    #[max = 1_000_000]
    change: i64,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let edits = |bot: &Bot, context: &GameContext| {
            let (power, by) = (power_of(bot, context, &power)?, change);
            Ok(vec![Edit::Money { power, by }])
        };
        preview(bot, &mut asker, game.as_deref(), edits).await
    })
    .await
}

#[poise::command(slash_command)]
async fn treaty(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] first: String,
    #[autocomplete = "complete_power"] second: String,
    standing: StandingChoice,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let edits = |bot: &Bot, context: &GameContext| {
            let (a, b) = (
                power_of(bot, context, &first)?,
                power_of(bot, context, &second)?,
            );
            let to = standing.into();
            Ok(vec![Edit::Stand { a, b, to }])
        };
        preview(bot, &mut asker, game.as_deref(), edits).await
    })
    .await
}

#[poise::command(slash_command)]
async fn holding(
    ctx: Ctx<'_>,
    player: serenity::User,
    #[min = -1_000_000]
    #[max = 1_000_000]
    change: i64,
    #[autocomplete = "complete_power"] currency: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let player = human(&player)?;
    reply(&ctx, true, async {
        let edits = |bot: &Bot, context: &GameContext| {
            let by = change;
            // Without a currency it is cash, in cents.
            let edit = match named(currency.as_deref(), bot, context)? {
                Some(currency) => Edit::Holding {
                    player,
                    currency,
                    by,
                },
                None => Edit::Cash { player, by },
            };
            Ok(vec![edit])
        };
        preview(bot, &mut asker, game.as_deref(), edits).await
    })
    .await
}

#[poise::command(slash_command)]
async fn undo(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = asker.find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let undone = bot.service.undo(&asker.by, &context).await?;
        let kept = [("sheets", undone.rollback.unwrap_or_default().into())];
        let head = match undone.rollback {
            Some(_) => bot.say("gm-undone-rollback", &kept),
            None => bot.plain("gm-undone"),
        };
        let text = gm::view::diff(bot.words, &undone.context, &head, &undone.changes);
        Ok(Answer::private(cut(&text, MESSAGE)))
    })
    .await
}

#[poise::command(slash_command, rename = "rules")]
async fn rules_(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_rules"]
    #[max_length = 500]
    options: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    context.editor_only(&asker.by).map_err(refused)?;
    let mut setup = context.state.setup.clone();
    rules::set_options(bot.words, &mut setup, &options)?;
    let shown = bot
        .service
        .preview_options(&asker.by, context, setup)
        .await?;
    let (draft, changes) = shown;
    let answer = gm::view::preview_options(bot, context, draft, &changes);
    send(&ctx, answer).await
}

/// Completes the options of this game, as when a game is made.
async fn complete_rules(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let found = asker(&ctx).find_at_once(bot, option(&ctx, "game")).await;
    let known = found.map(|context| {
        let setup = context.state.setup.clone();
        rules::complete_for(bot.words, setup, typed)
    });
    response(fitting(known.unwrap_or_default(), typed))
}
