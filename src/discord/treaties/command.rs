//! `/treaty`: each declaration is a line on the player's own
//! sealed sheet, written as typed ones are; a claim is public at once.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;

use super::{menus, view as views};
use crate::board::{Power, Province};
use crate::discord::orders::deals::kind::said_by;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::powers::{power_of, typed_power};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::one_line;
use crate::orders::power_on;
use crate::relations::{Entry, TreatyKind};
use crate::service::{Declaration, GameContext, Mode, MySheet, Pact, Refusal, ServiceError};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands(
        "propose", "enter", "withdraw", "abrogate", "permit", "transfer", "victory", "list"
    ),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn treaty(_: Ctx<'_>) -> Done {
    Ok(())
}

/// A kind of treaty, as commands offer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum KindChoice {
    /// A mutual defence treaty.
    #[name = "mdt"]
    Mdt,
    /// An aggressive alliance treaty.
    #[name = "aat"]
    Aat,
}

impl From<KindChoice> for TreatyKind {
    fn from(choice: KindChoice) -> TreatyKind {
        match choice {
            KindChoice::Mdt => TreatyKind::Mdt,
            KindChoice::Aat => TreatyKind::Aat,
        }
    }
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}

/// Writes one line of the treaties section.
async fn declare(ctx: &Ctx<'_>, game: Option<String>, speaker: Option<String>, line: &str) -> Done {
    let bot = &bot_for(ctx);
    let mut asker = asker(ctx);
    reply(ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.treaties().map_err(refused)?;
        let speaker = speaker
            .map(|typed| power_of(bot, &context, &typed))
            .transpose()?;
        let line = &said_by(bot, &context, speaker, line);
        let written = bot
            .service
            .write(&asker.by, &context, line, Mode::Add, false, &asker.origin)
            .await?;
        views::written(bot, &written).await
    })
    .await
}

/// What a button for one side of a treaty does.
///
/// # Errors
/// As the command's.
pub async fn declare_pact(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    pact: Pact,
) -> Result<Answer, AnswerError> {
    let line = said_by(bot, context, Some(pact.by), &pact.entry().to_string());
    let written = bot
        .service
        .write(&asker.by, context, &line, Mode::Add, false, &asker.origin)
        .await?;
    views::written(bot, &written).await
}

/// What a button that takes a declaration back does: it is the marked one, in that place.
///
/// # Errors
/// As the command's.
pub async fn take_back(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    line: u32,
    mark: u16,
) -> Result<Answer, AnswerError> {
    let mine = bot.service.my_sheet(&asker.by, context).await?;
    let all = mine.declarations();
    let meant = all.get(line as usize);
    let meant = meant.filter(|line| views::mark(&line.item) == mark);
    let fits = |line: &Declaration| Some(line) == meant;
    let taken = bot
        .service
        .take_back(&asker.by, context, fits, &asker.origin);
    match taken.await {
        Ok((item, mine)) => views::list(bot, &mine, views::taken_back(bot, &item)).await,
        // The button goes with what it was for.
        Err(ServiceError::Refused(why @ Refusal::NothingDeclared)) => {
            views::list(bot, &mine, why.sentence(bot.words)).await
        }
        Err(other) => Err(other.into()),
    }
}

#[poise::command(slash_command)]
async fn propose(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] with: String,
    kind: KindChoice,
    #[autocomplete = "complete_own"]
    #[rename = "for"]
    speaker: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let (with, kind) = (power_of(bot, &context, &with)?, kind.into());
        context.treaties().map_err(refused)?;
        let named = speaker
            .map(|typed| power_of(bot, &context, &typed))
            .transpose()?;
        let by = bot.service.speaker(&asker.by, &context, named);
        let by = by.map_err(refused)?;
        let pact = Pact { by, with, kind };
        let sent = bot
            .service
            .propose_treaty(&asker.by, &context, pact)
            .await?;
        Ok(views::proposed(bot, &context, pact, sent))
    })
    .await
}

#[poise::command(slash_command)]
async fn enter(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] with: String,
    kind: KindChoice,
    #[autocomplete = "complete_own"]
    #[rename = "for"]
    speaker: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (with, kind) = (typed_power(&ctx, &with).await?, kind.into());
    declare(
        &ctx,
        game,
        speaker,
        &Entry::Enter { kind, with }.to_string(),
    )
    .await
}

#[poise::command(slash_command)]
async fn withdraw(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_entry"]
    #[max_length = 100]
    declaration: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let typed = one_line(&declaration);
        let typed = typed.trim();
        // A power alone stands for what is declared with it.
        let named = power_on(context.state.setup.board(), typed);
        let fits = |line: &Declaration| match &line.entry {
            Entry::Enter { with, .. } | Entry::Abrogate { with } if named.is_some() => {
                named == Some(*with)
            }
            _ => line.item.to_string().eq_ignore_ascii_case(typed),
        };
        let (item, mine) = bot
            .service
            .take_back(&asker.by, &context, fits, &asker.origin)
            .await?;
        let told = views::taken_back(bot, &item);
        views::list(bot, &mine, told).await
    })
    .await
}

#[poise::command(slash_command)]
async fn abrogate(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_partner"] with: String,
    #[autocomplete = "complete_own"]
    #[rename = "for"]
    speaker: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let with = typed_power(&ctx, &with).await?;
    declare(&ctx, game, speaker, &Entry::Abrogate { with }.to_string()).await
}

#[poise::command(slash_command)]
async fn list(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.treaties().map_err(refused)?;
        let mine = bot.service.my_sheet(&asker.by, &context).await?;
        views::list(bot, &mine, String::new()).await
    })
    .await
}

#[poise::command(slash_command)]
async fn permit(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_guest"]
    #[max_length = 60]
    unit: String,
    #[autocomplete = "complete_land"]
    #[max_length = 60]
    province: String,
    #[autocomplete = "complete_own"]
    #[rename = "for"]
    speaker: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let line = format!("Permit {} to {}", one_line(&unit), one_line(&province));
    declare(&ctx, game, speaker, &line).await
}

#[poise::command(slash_command)]
async fn transfer(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_centre"]
    #[max_length = 60]
    centre: String,
    #[autocomplete = "complete_partner"] to: String,
    #[autocomplete = "complete_own"]
    #[rename = "for"]
    speaker: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let to = typed_power(&ctx, &to).await?;
    let line = format!("Transfer {} to {to}", one_line(&centre));
    declare(&ctx, game, speaker, &line).await
}

#[poise::command(slash_command)]
async fn victory(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] with: Option<String>,
    #[autocomplete = "complete_other"] and: Option<String>,
    #[autocomplete = "complete_own"]
    #[rename = "for"]
    speaker: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let named = [with, and].into_iter().flatten();
        let members: BTreeSet<Power> = named
            .map(|typed| power_of(bot, &context, &typed))
            .collect::<Result<_, _>>()?;
        let speaker = speaker
            .map(|typed| power_of(bot, &context, &typed))
            .transpose()?;
        let claimed = bot.service.claim(&asker.by, &context, speaker, members);
        let events = claimed.await?;
        Ok(views::claimed(bot, &events))
    })
    .await
}

/// The asker's own sheet, for completing; nothing where no treaties are played.
async fn own(ctx: Ctx<'_>) -> Option<MySheet> {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let context = asker.find_at_once(bot, option(&ctx, "game")).await.ok()?;
    context.treaties().ok()?;
    bot.service.my_sheet(&asker.by, &context).await.ok()
}

/// Completes from what the asker's power has.
async fn complete(
    ctx: Ctx<'_>,
    typed: &str,
    choices: impl FnOnce(&GameContext, Power) -> Vec<Choice>,
) -> serenity::CreateAutocompleteResponse {
    let mine = own(ctx).await;
    let all = mine.and_then(|mine| {
        let board = mine.context.state.setup.board();
        let named = option(&ctx, "for").and_then(|typed| power_on(board, typed));
        let power = named.or(mine.powers.first().copied())?;
        let own = mine.powers.contains(&power);
        own.then(|| choices(&mine.context, power))
    });
    response(fitting(all.unwrap_or_default(), typed))
}

/// The living powers but one's own.
async fn complete_other(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, power| {
        let others = context
            .state
            .survivors()
            .into_iter()
            .filter(|p| *p != power);
        let choice = |p: Power| Choice::new(words.power(p), p.id());
        others.map(choice).collect()
    })
    .await
}

async fn complete_partner(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, power| {
        menus::partners(words, context, power)
    })
    .await
}

/// The allies' units, and for each ally any of them.
async fn complete_guest(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, power| {
        menus::guests(words, context, power)
    })
    .await
}

/// Completes a province.
async fn complete_province(
    ctx: Ctx<'_>,
    typed: &str,
    all: impl FnOnce(&GameContext, Power) -> Vec<Province>,
) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, power| {
        let choice = |at: Province| Choice::new(words.province(at), at.id());
        all(context, power).into_iter().map(choice).collect()
    })
    .await
}

/// The spaces the asker could let somebody into.
async fn complete_land(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete_province(ctx, typed, menus::lands).await
}

/// The asker's own centres, those where an ally stands first.
async fn complete_centre(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    complete_province(ctx, typed, menus::centres).await
}

/// The treaties section of one's own sheet.
async fn complete_entry(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let mine = own(ctx).await;
    let lines = mine.map(|mine| mine.declarations()).unwrap_or_default();
    let choice = |line: Declaration| Choice::new(line.item.to_string(), line.item.to_string());
    response(fitting(lines.into_iter().map(choice), typed))
}

/// The powers one may speak for.
async fn complete_own(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let Some(mine) = own(ctx).await else {
        return response(Vec::new());
    };
    let words = bot_for(&ctx).of_game(&mine.context).words;
    let powers = mine.powers;
    let choice = |p: Power| Choice::new(words.power(p), p.id());
    response(fitting(powers.into_iter().map(choice), typed))
}

/// The game that is meant: of several, the only one played with treaties.
async fn find(
    bot: &Bot,
    asker: &mut Asker,
    game: Option<&str>,
) -> Result<GameContext, AnswerError> {
    let has = |context: &GameContext| context.state.relations.treaties().is_some();
    asker.find_with(bot, game, has).await
}
