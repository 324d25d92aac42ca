//! `/credits`: money. Each declaration is a line on the player's own sealed sheet, written as typed
//! ones are.

use poise::serenity_prelude as serenity;

use super::sales::{buy, sell};
use super::{menus, view as views};
use crate::board::{Power, Province};
use crate::discord::orders::deals;
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, bot_for, complete_game, complete_phase};
use crate::discord::ui::complete::{Choice, fitting, option, response};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::parts::Note;
use crate::discord::ui::powers::typed_power;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::one_line;
use crate::economy::credits::{Credits, Entry, Transfer, TransferKind, Way};
use crate::service::{GameContext, Mode, Refusal};

/// More phases than a year has: every Fall publishes a ledger.
const A_YEAR: i64 = 8;

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands(
        "balance", "give", "receive", "lend", "borrow", "repay", "collect", "owe", "claim", "call",
        "loans", "ledger", "treasury", "hire", "ally", "trust", "sell", "buy", "withdraw"
    ),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild|BotDm"
)]
pub async fn credits(_: Ctx<'_>) -> Done {
    Ok(())
}

#[poise::command(slash_command)]
async fn balance(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.bank().map_err(refused)?;
        let mine = bot.service.my_sheet(&asker.by, &context).await?;
        views::balance(bot, &mine, String::new()).await
    })
    .await
}

/// The newest ledger that was published, or that of a phase, for the asker alone.
#[poise::command(slash_command)]
async fn ledger(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_phase"] phase: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    reply(&ctx, true, async {
        let context = asker(&ctx).find(bot, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.deals().map_err(refused)?;
        let chapter = match phase {
            Some(phase) => Some(bot.service.chapter(&context, Some(&phase)).await?),
            None => {
                let last = bot.service.history(&context, None, A_YEAR).await?;
                last.into_iter().find(super::ledger::is_published)
            }
        };
        Ok(match chapter {
            Some(chapter) => super::ledger::ledger(bot, &context, &chapter).await,
            None => Answer::private(bot.plain("ledger-not-yet")),
        })
    })
    .await
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}

/// Writes one line of the credits section.
async fn declare(ctx: &Ctx<'_>, game: Option<String>, line: &str) -> Done {
    declare_if(ctx, game, line, |context| context.bank().map(|_| ())).await
}

/// As [`declare`], for what needs treasuries with seats.
pub(in crate::discord) async fn declare_seated(
    ctx: &Ctx<'_>,
    game: Option<String>,
    line: &str,
) -> Done {
    declare_if(ctx, game, line, |context| context.credits().map(|_| ())).await
}

async fn declare_if(
    ctx: &Ctx<'_>,
    game: Option<String>,
    line: &str,
    allowed: fn(&GameContext) -> Result<(), Refusal>,
) -> Done {
    let bot = &bot_for(ctx);
    let mut asker = asker(ctx);
    reply(ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        allowed(&context).map_err(refused)?;
        let written = bot
            .service
            .write(&asker.by, &context, line, Mode::Add, false, &asker.origin)
            .await?;
        let answer = views::written(bot, &written).await?;
        Ok(deals::noted(answer, deals::kind_of(&written)))
    })
    .await
}

/// A transfer as it is declared.
#[derive(Clone, Copy)]
struct Declared<'a> {
    kind: TransferKind,
    way: Way,
    with: &'a str,
    credits: u32,
    openly: Option<bool>,
    note: Option<&'a str>,
}

async fn transfer(ctx: Ctx<'_>, game: Option<String>, declared: Declared<'_>) -> Done {
    let note = declared.note.map(one_line);
    let note = note.map(|n| n.trim().to_owned()).filter(|n| !n.is_empty());
    let transfer = Transfer {
        kind: declared.kind,
        way: declared.way,
        with: typed_power(&ctx, declared.with).await?,
        credits: declared.credits,
        openly: declared.openly.unwrap_or(false),
        note,
    };
    declare(&ctx, game, &transfer.to_string()).await
}

#[poise::command(slash_command)]
async fn give(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] to: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    openly: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (kind, way) = (TransferKind::Gift, Way::Out);
    transfer(ctx, game, plain(kind, way, &to, amount, openly)).await
}

#[poise::command(slash_command)]
async fn receive(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] from: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    openly: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (kind, way) = (TransferKind::Gift, Way::In);
    transfer(ctx, game, plain(kind, way, &from, amount, openly)).await
}

#[poise::command(slash_command)]
async fn lend(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] to: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    openly: Option<bool>,
    #[max_length = 120] note: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let declared = Declared {
        note: note.as_deref(),
        ..plain(TransferKind::Loan, Way::Out, &to, amount, openly)
    };
    transfer(ctx, game, declared).await
}

#[poise::command(slash_command)]
async fn borrow(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] from: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    openly: Option<bool>,
    #[max_length = 120] note: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let declared = Declared {
        note: note.as_deref(),
        ..plain(TransferKind::Loan, Way::In, &from, amount, openly)
    };
    transfer(ctx, game, declared).await
}

#[poise::command(slash_command)]
async fn repay(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_lender"] to: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    openly: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (kind, way) = (TransferKind::Repayment, Way::Out);
    transfer(ctx, game, plain(kind, way, &to, amount, openly)).await
}

#[poise::command(slash_command)]
async fn collect(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_debtor"] from: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    openly: Option<bool>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (kind, way) = (TransferKind::Repayment, Way::In);
    transfer(ctx, game, plain(kind, way, &from, amount, openly)).await
}

#[poise::command(slash_command)]
async fn owe(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] to: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    #[max_length = 120] note: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let declared = Declared {
        note: note.as_deref(),
        ..plain(TransferKind::Interest, Way::Out, &to, amount, None)
    };
    transfer(ctx, game, declared).await
}

#[poise::command(slash_command)]
async fn claim(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] from: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    #[max_length = 120] note: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let declared = Declared {
        note: note.as_deref(),
        ..plain(TransferKind::Interest, Way::In, &from, amount, None)
    };
    transfer(ctx, game, declared).await
}

fn plain(
    kind: TransferKind,
    way: Way,
    with: &str,
    credits: u32,
    openly: Option<bool>,
) -> Declared<'_> {
    Declared {
        kind,
        way,
        with,
        credits,
        openly,
        note: None,
    }
}

#[poise::command(slash_command)]
async fn call(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_debtor"] from: String,
    #[min = 1]
    #[max = 9999]
    amount: Option<u32>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let entry = Entry::Call {
        debtor: typed_power(&ctx, &from).await?,
        credits: amount,
    };
    declare(&ctx, game, &entry.to_string()).await
}

#[poise::command(slash_command)]
async fn loans(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        let (power, loans) = bot.service.loans(&asker.by, &context).map_err(refused)?;
        Ok(views::loans(bot.words, &context, power, &loans))
    })
    .await
}

#[poise::command(slash_command)]
async fn treasury(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_seat"]
    #[max_length = 60]
    to: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let line = format!("treasury {}", one_line(&to));
    declare_seated(&ctx, game, &line).await
}

#[poise::command(slash_command)]
async fn hire(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_unit"]
    #[max_length = 60]
    unit: String,
    #[autocomplete = "complete_other"] to: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let to = typed_power(&ctx, &to).await?;
    let line = format!("hire {} to {to}", one_line(&unit));
    declare_seated(&ctx, game, &line).await
}

#[poise::command(slash_command)]
async fn ally(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] with: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let with = match with {
        Some(typed) => Some(typed_power(&ctx, &typed).await?),
        None => None,
    };
    declare_seated(&ctx, game, &Entry::Ally { with }.to_string()).await
}

#[poise::command(slash_command)]
async fn trust(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_other"] power: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let power = typed_power(&ctx, &power).await?;
    declare_seated(&ctx, game, &Entry::Trust { power }.to_string()).await
}

#[poise::command(slash_command)]
async fn withdraw(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_entry"]
    #[max_length = 300]
    line: String,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    reply(&ctx, true, async {
        let context = find(bot, &mut asker, game.as_deref()).await?;
        let bot = &bot.of_game(&context);
        context.bank().map_err(refused)?;
        let line = one_line(&line);
        let mine = bot
            .service
            .strike_entry(&asker.by, &context, &line, &asker.origin)
            .await?;
        let told = bot.plain("credits-withdrawn");
        let answer = views::balance(bot, &mine, told).await?;
        Ok(deals::noted(answer, Note::Hint))
    })
    .await
}

/// Completes from what the asker's power has; nothing where credits are not played for.
pub(in crate::discord) async fn complete(
    ctx: Ctx<'_>,
    typed: &str,
    choices: impl FnOnce(&GameContext, &Credits, Power) -> Vec<Choice>,
) -> serenity::CreateAutocompleteResponse {
    let mut asker = asker(&ctx);
    let found = asker.find_at_once(ctx.data(), option(&ctx, "game")).await;
    let all = found.ok().and_then(|context| {
        let power = context.power_of(&asker.by).ok()?;
        let credits = context.bank().ok()?;
        Some(choices(&context, credits, power))
    });
    response(fitting(all.unwrap_or_default(), typed))
}

/// The living powers but one's own.
pub(in crate::discord) async fn complete_other(
    ctx: Ctx<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, _, power| {
        let others = context
            .state
            .survivors()
            .into_iter()
            .filter(|p| *p != power);
        others
            .map(|p| Choice::new(words.power(p), p.id()))
            .collect()
    })
    .await
}

/// The powers that owe the asker something.
async fn complete_debtor(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, credits, power| {
        let words = words.for_game(&context.state.setup);
        menus::with_sum(words, context.state.setup.board(), "choice-debtor", |p| {
            credits.debt(power, p)
        })
    })
    .await
}

/// The powers the asker owes something.
async fn complete_lender(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, credits, power| {
        let words = words.for_game(&context.state.setup);
        menus::with_sum(words, context.state.setup.board(), "choice-lender", |p| {
            credits.debt(p, power)
        })
    })
    .await
}

/// Where the treasury may go: the provinces owned, but the one it lies in.
async fn complete_seat(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |_, credits, power| {
        let choice = |at: Province| Choice::new(words.province(at), words.province(at));
        let free = menus::seats(credits, power).into_iter();
        free.map(choice).collect()
    })
    .await
}

/// One's own units.
async fn complete_unit(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, _, power| {
        let units = context.state.position.of(power);
        units.map(|unit| menus::unit(words, unit)).collect()
    })
    .await
}

/// The lines of one's own sheet that are about credits.
async fn complete_entry(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let bot = &bot_for(&ctx);
    let mut asker = asker(&ctx);
    let lines = async {
        let context = asker.find_at_once(bot, option(&ctx, "game")).await?;
        let bot = &bot.of_game(&context);
        Ok::<_, AnswerError>(bot.service.my_sheet(&asker.by, &context).await?)
    };
    let entries = lines.await.map(|mine| mine.sheet.credits);
    let choices = entries.unwrap_or_default().into_iter().map(|entry| {
        // A note would not fit.
        let line = menus::bare(&entry).to_string();
        Choice::new(line.clone(), line)
    });
    response(fitting(choices, typed))
}

/// The game that is meant: of several, the only one played with credits, or lends points.
async fn find(
    bot: &Bot,
    asker: &mut Asker,
    game: Option<&str>,
) -> Result<GameContext, AnswerError> {
    let has = |context: &GameContext| context.bank().is_ok();
    asker.find_with(bot, game, has).await
}
