//! `/atlas`: the boards of a server, beside those that come with the program.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::charts;
use super::choice::{board_named, complete_board, name};
use super::reading::MOST_READ;
use crate::board::BoardRef;
use crate::boards::{self, Source};
use crate::discord::ui::answering::{reply, send};
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for};
use crate::discord::ui::complete::{Choice, fitting, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::reply::{Answer, Picture};
use crate::discord::ui::text::{MESSAGE, cut, escape, in_code};
use crate::service::NewBoard;

/// The most bytes that are fetched of a drawing, and of a text.
const LARGEST_DRAWING: usize = 4 << 20;
const LARGEST_TEXT: usize = 512 << 10;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("add", "list", "show", "remove"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn atlas(_: Ctx<'_>) -> Done {
    Ok(())
}

fn internal(cause: tokio::task::JoinError) -> AnswerError {
    AnswerError::Internal(cause.to_string())
}

/// Fetches an attached file.
async fn fetched(
    bot: &Bot,
    file: &serenity::Attachment,
    most: usize,
) -> Result<Vec<u8>, AnswerError> {
    if file.size as usize > most {
        let args = [
            ("file", escape(&cut(&file.filename, 60)).into()),
            ("most", (most >> 10).into()),
        ];
        return Err(AnswerError::User(bot.say("atlas-too-large", &args)));
    }
    let bytes = bot.rest.fetch(&file.url, most).await;
    bytes.map_err(|cause| {
        tracing::warn!(%cause, "cannot download an attached file");
        AnswerError::User(bot.plain("saved-not-fetched"))
    })
}

/// The drawing that was attached: a painting needs its colours.
async fn source(
    bot: &Bot,
    drawing: &serenity::Attachment,
    colours: Option<&serenity::Attachment>,
) -> Result<Source, AnswerError> {
    let bytes = fetched(bot, drawing, LARGEST_DRAWING).await?;
    // What the file is says its beginning, not its name.
    if !bytes.starts_with(b"\x89PNG") {
        return Ok(Source::Outlines(bytes));
    }
    let Some(colours) = colours else {
        return Err(AnswerError::User(bot.plain("atlas-no-colours")));
    };
    let table = fetched(bot, colours, LARGEST_TEXT).await?;
    Ok(Source::Painting { png: bytes, table })
}

/// `/atlas add`: puts a board without faults on the server's list.
///
/// It reads the board and its drawing, and says what is wrong with them.
#[poise::command(slash_command)]
async fn add(
    ctx: Ctx<'_>,
    rules: serenity::Attachment,
    drawing: serenity::Attachment,
    colours: Option<serenity::Attachment>,
) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let guild = asker.server()?;
    reply(&ctx, true, async {
        // Nothing is fetched for whoever may not.
        bot.service.may_add_board(&asker.by, guild).await?;
        if !bot.reading.may(guild, asker.by.now) {
            let args = [("most", MOST_READ.into())];
            return Err(AnswerError::User(bot.say("atlas-read-today", &args)));
        }
        let _costly = bot.costly_for(asker.person.id).await?;
        let text = fetched(bot, &rules, LARGEST_TEXT).await?;
        let source = source(bot, &drawing, colours.as_ref()).await?;
        let words = bot.words;
        let found = tokio::task::spawn_blocking(move || {
            boards::look(words, &String::from_utf8_lossy(&text), &source)
        });
        let found = found.await.map_err(internal)?;
        let (key, picture) = match found.good {
            None => ("atlas-faulty", None),
            Some(good) => {
                if boards::ours()
                    .iter()
                    .any(|ours| ours.word() == good.board.word())
                {
                    let args = [("word", good.board.word().into())];
                    return Err(AnswerError::User(bot.say("atlas-ours", &args)));
                }
                let new = NewBoard {
                    rules: good.rules,
                    drawing: Some(good.shapes),
                };
                bot.service.add_board(&asker.by, guild, new).await?;
                charts::renew(&bot.service, good.board).await;
                let picture = good.picture.map(|png| start_of(bot, good.board, png));
                ("atlas-added", picture)
            }
        };
        // In a block of code, the author's names are nothing but letters.
        let lines = in_code(&found.lines.join("\n"));
        let head = bot.plain(key);
        let room = MESSAGE - head.chars().count() - 10;
        let told = format!("{head}\n```\n{}\n```", cut(&lines, room));
        Ok(Answer::private(told).with_picture(picture))
    })
    .await
}

/// A board as a game on it begins.
fn start_of(bot: &Bot, board: BoardRef, png: Vec<u8>) -> Picture {
    let args = [("name", name(bot.words, board).into())];
    Picture {
        name: "board.png".to_owned(),
        alt: bot.say("atlas-picture", &args),
        png: Arc::from(png),
    }
}

/// `/atlas list`: shows the boards that games can be played on.
#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>) -> Done {
    let bot = &bot_for(&ctx);
    let listed = bot.service.boards(asker(&ctx).server()?).await?;
    let mut lines = vec![bot.plain("atlas-ours-head")];
    lines.extend(boards::every().map(|board| {
        let args = [
            ("name", name(bot.words, board).into()),
            ("word", board.word().into()),
            ("powers", board.board().powers().count().into()),
        ];
        bot.say("atlas-line", &args)
    }));
    lines.push(bot.plain(if listed.is_empty() {
        "atlas-none-own"
    } else {
        "atlas-own-head"
    }));
    lines.extend(listed.iter().map(|board| {
        let args = [
            ("name", escape(&board.name).into()),
            ("word", board.word.clone().into()),
        ];
        bot.say("atlas-own-line", &args)
    }));
    send(&ctx, Answer::private(cut(&lines.join("\n"), MESSAGE))).await
}

/// `/atlas show`: shows a board as a game on it begins, and what it is.
#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>, #[autocomplete = "complete_board"] board: String) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    let guild = asker.server()?;
    reply(&ctx, true, async {
        let board = board_named(bot, guild, &board).await?;
        charts::get(&bot.service, board.board()).await;
        let _costly = bot.costly_for(asker.person.id).await?;
        let words = bot.words;
        let drawn = tokio::task::spawn_blocking(move || boards::start(words, board));
        let picture = drawn.await.map_err(internal)?;
        let picture = picture.map(|png| start_of(bot, board, png));
        Ok(Answer::private(cut(&about(bot, board), MESSAGE)).with_picture(picture))
    })
    .await
}

/// What a board's file says of itself.
fn about(bot: &Bot, board: BoardRef) -> String {
    let rules = board.board();
    let args = [
        ("name", escape(&name(bot.words, board)).into()),
        ("powers", rules.powers().count().into()),
        ("provinces", rules.provinces().len().into()),
        ("centres", rules.centres().len().into()),
    ];
    let mut lines = vec![bot.say("atlas-about", &args)];
    if let Some(own) = rules.own() {
        let texts = own.texts_in(bot.words.language().id());
        let texts = [texts.description, texts.rules].into_iter();
        lines.extend(texts.filter(|t| !t.is_empty()).map(|text| escape(&text)));
        if !own.author.is_empty() {
            let args = [
                ("author", escape(&own.author).into()),
                ("licence", escape(&own.licence).into()),
            ];
            let key = if own.licence.is_empty() {
                "atlas-author-alone"
            } else {
                "atlas-author"
            };
            lines.push(bot.say(key, &args));
        }
    }
    lines.join("\n")
}

/// `/atlas remove`: takes a board off the server's list. Games on it go on.
#[poise::command(slash_command)]
async fn remove(ctx: Ctx<'_>, #[autocomplete = "complete_own"] board: String) -> Done {
    let bot = &bot_for(&ctx);
    let removed = bot
        .service
        .remove_board(&asker(&ctx).by, asker(&ctx).server()?, board.trim())
        .await?;
    let args = [("name", escape(&removed.name).into())];
    send(&ctx, Answer::private(bot.say("atlas-removed", &args))).await
}

/// Completes a board on the server's list.
async fn complete_own(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let listed = match asker(&ctx).place.guild {
        Some(guild) => ctx.data().service.boards(guild).await.unwrap_or_default(),
        None => Vec::new(),
    };
    let choices = listed.into_iter().map(|b| Choice::new(b.name, b.word));
    response(fitting(choices, typed))
}
