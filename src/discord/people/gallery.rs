//! `/gallery`: watching a game with full information, by the players' consent and on one's word.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

use crate::control::PlayerId;
use crate::discord::press::view as press;
use crate::discord::settings::view;
use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{at_table, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, PressAsk};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed, with_rest};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{DESCRIPTION, cut, escape, in_code};
use crate::service::{Field, GameContext, PerPage, Whose};
use crate::store::GalleryMember;

/// How many letters a page shows, and how many a file holds.
const PAGE: PerPage = PerPage(5);
const FILE: PerPage = PerPage(20_000);

/// What a gallery sees, as commands offer it.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum GalleryChoice {
    #[name = "gallery-none"]
    None,
    #[name = "gallery-after"]
    After,
    #[name = "gallery-live"]
    Live,
}

impl GalleryChoice {
    const fn text(self) -> &'static str {
        match self {
            GalleryChoice::None => "none",
            GalleryChoice::After => "after",
            GalleryChoice::Live => "live",
        }
    }
}

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("join_", "leave", "list", "orders", "letters_", "set"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn gallery(_: Ctx<'_>) -> Done {
    Ok(())
}

fn named<'a>(context: &GameContext) -> (&'a str, crate::i18n::Value<'a>) {
    ("game", escape(&context.game.head.name).into())
}

/// `/gallery join`: shows what is promised, with the button that does.
#[poise::command(slash_command, rename = "join")]
async fn join_(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    bot.service.may_join_gallery(&asker.by, context).await?;
    let sees = view::gallery(bot.words, &context.settings).unwrap_or_default();
    let args = [named(context), ("sees", sees.into())];
    let label = bot.plain("button-gallery-join");
    let promise = button(context, Ask::Press(PressAsk::Gallery), label);
    let row = CreateActionRow::Buttons(vec![promise.style(ButtonStyle::Primary)]);
    let answer = Answer::private(bot.say("gallery-honour", &args));
    send(&ctx, answer.with_rows(vec![row])).await
}

/// Lets somebody who gave their word into the gallery.
pub(in crate::discord) async fn join(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
) -> Result<Answer, AnswerError> {
    bot.service.may_join_gallery(&asker.by, context).await?;
    // In direct messages nobody's roles are known, and so not who can act as a blind GM.
    if context.settings.blind {
        asker.server()?;
    }
    let context = bot.service.join_gallery(&asker.by, context).await?;
    let channel = context.game.head.channel.to_string();
    let args = [named(&context), ("channel", channel.into())];
    Ok(Answer::private(bot.say("gallery-joined", &args)))
}

#[poise::command(slash_command)]
async fn leave(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    bot.service.leave_gallery(&asker.by, context).await?;
    let told = bot.say("gallery-left", &[named(context)]);
    send(&ctx, Answer::private(told)).await
}

/// `/gallery list`: what the gallery sees, who is in it and who was.
#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let sees = view::gallery(bot.words, &context.settings);
    let people = bot.service.gallery_people(context).await?.into_iter();
    let (here, former): (Vec<_>, Vec<_>) =
        people.partition(|one| sees.is_some() && one.left_at.is_none());
    let list = |key: &str, people: &[GalleryMember]| {
        let names = people.iter().map(|one| one.person.cast_unsigned());
        let names = names.map(|one| labels::someone(bot.words, PlayerId(one)));
        let names: Vec<String> = names.collect();
        let args = [
            named(context),
            ("count", names.len().into()),
            ("people", cut(&names.join(", "), DESCRIPTION / 4).into()),
        ];
        bot.say(key, &args)
    };
    let mut told = match sees {
        None => bot.say("gallery-none-here", &[named(context)]),
        Some(sees) if here.is_empty() => format!("{sees}\n{}", list("gallery-nobody", &here)),
        Some(sees) => format!("{sees}\n{}", list("gallery-list", &here)),
    };
    if !former.is_empty() {
        told = format!("{told}\n{}", list("gallery-former", &former));
    }
    let thread = bot.service.gallery_thread(context).await?;
    if let Some(thread) = thread.filter(|_| context.is_in_gallery(&asker.by)) {
        let args = [("thread", thread.to_string().into())];
        told = format!("{told}\n{}", bot.say("gallery-thread-here", &args));
    }
    send(&ctx, Answer::private(told)).await
}

/// `/gallery orders`: the sealed orders of the open phase, as far as they are written.
#[poise::command(slash_command)]
async fn orders(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let words = bot.words;
    let sheets = bot.service.gallery_orders(&asker.by, context).await?;
    let block = |(whose, sheet): (Whose, crate::game::Sheet)| {
        let whose = match whose {
            Whose::Power(power) => labels::hand_of(words, context, power),
            Whose::Player(player) => match context.state.name_of(player) {
                Some(name) => labels::name(words, &name),
                None => labels::one_of(words, context, player),
            },
        };
        let lines = sheet.to_string();
        let lines = if lines.is_empty() {
            words.plain("gm-sheet-none")
        } else {
            format!("```\n{}\n```", in_code(&lines))
        };
        format!("**{whose}**\n{lines}")
    };
    let mut blocks: Vec<String> = sheets.into_iter().map(block).collect();
    // In which order people joined is not told.
    blocks.sort();
    let phase = labels::phase(words, context.state.phase);
    let args = [named(context), ("phase", phase.into())];
    let title = bot.say("gallery-orders-title", &args);
    let (text, rest) = with_rest(words, (&title, "orders.txt"), &blocks, DESCRIPTION);
    let shown = embed(title.clone()).description(text);
    let answer = Answer::private(bot.plain("gallery-orders-note"));
    send(&ctx, answer.with_embed(shown).with_picture(rest)).await
}

/// `/gallery letters`: a page of the letters, or with `file` all of them.
#[poise::command(slash_command, rename = "letters")]
async fn letters_(
    ctx: Ctx<'_>,
    file: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    if !file.unwrap_or(false) {
        return send(&ctx, letters(bot, asker, context, 0).await?).await;
    }
    let all = bot.service.gallery_letters(&asker.by, context, 0, FILE);
    send(&ctx, press::gallery_file(bot, context, &all.await?)).await
}

/// A page of the letters that the gallery reads.
pub(in crate::discord) async fn letters(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    page: u32,
) -> Result<Answer, AnswerError> {
    let page = bot.service.gallery_letters(&asker.by, context, page, PAGE);
    let page = page.await?;
    // As for joining.
    asker.server()?;
    Ok(press::gallery(bot, context, &page))
}

/// `/gallery set`: what the gallery sees, for GMs.
#[poise::command(slash_command)]
async fn set(
    ctx: Ctx<'_>,
    sees: GalleryChoice,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let change = (Field::Gallery, sees.text().to_owned());
    let context = bot.service.set(&asker.by, context, &[change]).await?;
    let line = view::line(bot.words, &context.settings, Field::Gallery);
    let told = bot.say("form-set", &[("setting", line.into())]);
    let told = view::with_gallery(bot.words, &context.settings, told);
    send(&ctx, Answer::private(told)).await
}
