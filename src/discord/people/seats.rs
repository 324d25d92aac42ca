//! `/game takeover`, `/game return`, `/game seats`: seats that nobody fills, and who has sat where.

use super::share;
use super::substitutes::with_note;
use crate::board::Power;
use crate::discord::results::turn_row;
use crate::discord::settings::view::with_gallery;
use crate::discord::ui::answering::{send, show};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{at_table, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::SeatAsk;
use crate::discord::ui::labels;
use crate::discord::ui::powers::{complete_power, named};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, escape, moment, pack};
use crate::game::Phase;
use crate::service::{GameContext, Sitting, Taken};
use crate::store::MissKind;

/// `/game takeover`: takes over a power without a player.
///
/// `power` is needed only if several are free.
#[poise::command(slash_command)]
pub async fn takeover(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let answer = take(bot, asker, context, named(power.as_deref(), bot, context)?).await?;
    send(&ctx, answer).await
}

async fn take(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    power: Option<Power>,
) -> Result<Answer, AnswerError> {
    let taken = bot.service.take_over(&asker.by, context, power).await?;
    let name = escape(&context.game.head.name);
    let args = |power| {
        [
            ("power", bot.words.power(power).into()),
            ("game", name.clone().into()),
        ]
    };
    Ok(match taken {
        Taken::Seated(context, power) => {
            let mut told = bot.say("seat-taken-over", &args(power));
            if let Some(until) = context.until(asker.by.id) {
                let until = [("until", moment(until).into())];
                told = format!("{told} {}", bot.say("seat-until", &until));
            }
            told = with_gallery(bot.words, &context.settings, told);
            let answer = Answer::private(told).with_rows(turn_row::turn_row(bot.words, &context));
            with_note(bot, asker, &context, power, answer).await?
        }
        Taken::Asked(power) => Answer::private(bot.say("seat-asked", &args(power))),
    })
}

/// Answers a button about a seat: taking it over, approving, accepting or declining.
pub async fn seat(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: SeatAsk,
) -> Result<Answer, AnswerError> {
    match ask {
        SeatAsk::Take { power } => take(bot, asker, context, Some(power)).await,
        SeatAsk::Sit => {
            let context = bot.service.accept_seat(&asker.by, context).await?;
            let args = [("game", escape(&context.game.head.name).into())];
            let told = bot.say("seat-accepted", &args);
            let answer = Answer::private(with_gallery(bot.words, &context.settings, told));
            let power = context.state.control.own_power(asker.by.id);
            Ok(match power.filter(|_| context.state.is_playing()) {
                Some(power) => {
                    let answer = answer.with_rows(turn_row::turn_row(bot.words, &context));
                    with_note(bot, asker, &context, power, answer).await?
                }
                None => answer,
            })
        }
        SeatAsk::Decline => {
            let context = bot.service.decline_seat(&asker.by, context).await?;
            let args = [("game", escape(&context.game.head.name).into())];
            Ok(Answer::private(bot.say("seat-declined", &args)))
        }
        SeatAsk::Share { power } => share::accepted(bot, asker, context, Some(power)).await,
        SeatAsk::NoShare { power } => share::declined(bot, asker, context, power).await,
        SeatAsk::Return => come_back(bot, asker, context).await,
        SeatAsk::Approve { power, player } => {
            bot.service
                .approve_seat(&asker.by, context, power, player)
                .await?;
            let args = [
                ("player", labels::person(player).into()),
                ("power", bot.words.power(power).into()),
            ];
            Ok(Answer::private(bot.say("gm-replaced", &args)))
        }
    }
}

/// `/game return`: gives a player back the power that fell into civil disorder.
#[poise::command(slash_command, rename = "return")]
pub async fn return_(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let answer = come_back(bot, asker, context).await?;
    send(&ctx, answer).await
}

/// Takes the own power back, and leads to its orders.
async fn come_back(bot: &Bot, asker: &Asker, context: &GameContext) -> Result<Answer, AnswerError> {
    let (context, power) = bot.service.come_back(&asker.by, context).await?;
    let args = [
        ("power", bot.words.power(power).into()),
        ("game", escape(&context.game.head.name).into()),
    ];
    let answer = Answer::private(bot.say("seat-returned", &args));
    let rows = turn_row::turn_row(bot.words, &context);
    Ok(answer.with_rows(rows))
}

/// `/game seats`: shows who has played which power, and the phases each missed.
#[poise::command(slash_command)]
pub async fn seats(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let mut all = bot.service.sittings(context).await?;
    if let Some(power) = named(power.as_deref(), bot, context)? {
        all.retain(|one| one.power == power);
    }
    show(&ctx, history(bot, asker, context, &all), share).await
}

/// Who has sat where, power by power.
fn history(bot: &Bot, asker: &Asker, context: &GameContext, all: &[Sitting]) -> Answer {
    let title = bot.say(
        "seats-title",
        &[("game", escape(&context.game.head.name).into())],
    );
    if all.is_empty() {
        let key = if context.state.control.is_shared() {
            "seats-none-ever"
        } else {
            "seats-none"
        };
        return Answer::private(bot.plain(key));
    }
    let mut lines = vec![title];
    for power in context.state.setup.board().powers() {
        for one in all.iter().filter(|one| one.power == power) {
            lines.push(line(bot, asker, context, one));
        }
    }
    let text = lines.join("\n");
    let page = pack(&[text], MESSAGE).into_iter().next();
    Answer::private(page.unwrap_or_default())
}

fn line(bot: &Bot, asker: &Asker, context: &GameContext, one: &Sitting) -> String {
    let words = bot.words;
    let phase = |id: &str| match id.parse::<Phase>() {
        Ok(phase) => labels::phase(words, phase),
        Err(_) => id.to_owned(),
    };
    let until = one.until.as_ref().map(|(_, id)| phase(id));
    let player = if context.hides_names() {
        words.plain("seats-somebody")
    } else {
        labels::someone(words, one.player)
    };
    let args = [
        ("power", words.power(one.power).into()),
        ("player", player.into()),
        ("since", phase(&one.since_phase).into()),
        ("until", until.clone().unwrap_or_default().into()),
    ];
    let key = match until {
        Some(_) => "seats-line",
        None => "seats-line-now",
    };
    let mut told = words.text(key, &args);
    let beside = share::known(context, asker).filter(|share| share.whose() == one.player);
    if one.until.is_none() {
        for share in beside {
            let key = share::told_as("seats-shared", share.role);
            let args = [("person", labels::someone(words, share.with()).into())];
            told = format!("{told} {}", words.text(&key, &args));
        }
    }
    let missed: Vec<String> = one
        .missed
        .iter()
        .map(|miss| {
            let key = match (miss.undone, miss.kind) {
                (true, _) => "seats-miss-undone",
                (false, MissKind::Missed) => "seats-miss",
                (false, MissKind::Standing) => "seats-miss-standing",
                (false, MissKind::Excused) => "seats-miss-excused",
            };
            words.text(key, &[("phase", phase(&miss.phase).into())])
        })
        .collect();
    if !missed.is_empty() {
        let args = [("misses", missed.join("; ").into())];
        told = format!("{told} {}", words.text("seats-misses", &args));
    }
    told
}
