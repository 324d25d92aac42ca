//! `/share`: a partner or a coach beside a player, invited by them.

use crate::board::Power;
use crate::discord::results::turn_row;
use crate::discord::settings::view;
use crate::discord::ui::answering::{send, show};
use crate::discord::ui::bot::{Asker, Bot, Ctx, Done};
use crate::discord::ui::commands::{asker, at_table, bot_for, complete_game, human};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, SeatAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::powers::{complete_power, named};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut, escape};
use crate::discord::ui::{labels, text};
use crate::i18n::{Value, Words};
use crate::service::{Field, GameContext, SeatSharing, SeatUse, ShareNotice};
use crate::store::{SeatShare, ShareRole};
use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow};

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("seat", "accept", "end", "list", "allow"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn share(_: Ctx<'_>) -> Done {
    Ok(())
}

/// As what a person is invited.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum RoleChoice {
    #[name = "share-partner"]
    Partner,
    #[name = "share-coach"]
    Coach,
}

/// `/share seat`: invites a person to share the asker's seat.
#[poise::command(slash_command)]
async fn seat(
    ctx: Ctx<'_>,
    person: serenity::User,
    #[rename = "as"] role: RoleChoice,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let person = human(&person)?;
    let role = match role {
        RoleChoice::Partner => ShareRole::Partner,
        RoleChoice::Coach => ShareRole::Coach,
    };
    let invited = bot.service.share_seat(&asker.by, context, person, role);
    let (power, is_told) = invited.await?;
    let words = bot.words;
    let args = [
        of(words, context, power),
        ("person", labels::person(person).into()),
    ];
    let mut answer = said(words, context, &told_as("share-invited", role), &args);
    if !is_told {
        let untold = words.text("share-untold", &args);
        answer.content = text::cut(&format!("{}\n{untold}", answer.content), MESSAGE);
    }
    send(&ctx, answer).await
}

/// `/share accept`: accepts an invitation, as the button under it does.
#[poise::command(slash_command)]
async fn accept(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_power"] power: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let power = named(power.as_deref(), bot, context)?;
    send(&ctx, accepted(bot, asker, context, power).await?).await
}

/// Accepts an invitation, and leads to the power's orders.
pub(super) async fn accepted(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    power: Option<Power>,
) -> Result<Answer, AnswerError> {
    let service = &bot.service;
    let (now, power, role) = service.accept_share(&asker.by, context, power).await?;
    let key = told_as("share-accepted", role);
    let answer = said(bot.words, &now, &key, &[of(bot.words, &now, power)]);
    Ok(answer.with_rows(turn_row::turn_row(bot.words, &now)))
}

/// Declines the invitation of a power's player.
pub(super) async fn declined(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    power: Power,
) -> Result<Answer, AnswerError> {
    let power = bot.service.decline_share(&asker.by, context, power).await?;
    let args = [of(bot.words, context, power)];
    Ok(said(bot.words, context, "share-declined", &args))
}

/// `/share end`: ends that somebody shares the asker's seat, or that the asker shares one.
#[poise::command(slash_command)]
async fn end(
    ctx: Ctx<'_>,
    person: Option<serenity::User>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, mut asker) = (bot_for(&ctx), asker(&ctx));
    let (service, place) = (&bot.service, asker.place);
    let found = service.find_shared(&asker.person, place, game.as_deref());
    let found = found.await?;
    let context = &asker.sees(found)?;
    let words = bot.of_game(context).words;
    let person = person.as_ref().map(human).transpose()?;
    let answer = match service.end_share(&asker.by, context, person).await? {
        Some(power) => said(words, context, "share-ended", &[of(words, context, power)]),
        None => said(words, context, "share-ended-nameless", &[]),
    };
    send(&ctx, answer).await
}

/// `/share list`: which seats are shared, and with whom.
#[poise::command(slash_command)]
async fn list(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_game"] game: Option<String>,
    share: Option<bool>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let words = bot.words;
    let line = |one: &SeatShare| {
        let power = context.power_in_seat(one.whose());
        let player = if context.hides_names() {
            words.plain("seats-somebody")
        } else {
            labels::someone(words, one.whose())
        };
        let args = [
            (
                "power",
                power
                    .map_or_else(String::new, |p| labels::hand_of(words, context, p))
                    .into(),
            ),
            ("player", player.into()),
            ("person", labels::someone(words, one.with()).into()),
        ];
        words.text(&told_as("share-line", one.role), &args)
    };
    let count = context.sharers().count();
    let lines: Vec<String> = known(context, asker).map(line).collect();
    let rule = <&str>::from(context.settings.seats.sharing);
    let head = if count == 0 {
        words.plain("share-none")
    } else {
        words.text("share-count", &[("count", count.into())])
    };
    let rule = words.plain(&format!("share-rule-{rule}"));
    let text = [vec![head], lines, vec![rule]].concat().join("\n");
    show(&ctx, Answer::private(cut(&text, MESSAGE)), share).await
}

/// Who shares a seat, as far as the asker may know: where names are hidden, in their own.
pub(super) fn known<'a>(
    context: &'a GameContext,
    asker: &'a Asker,
) -> impl Iterator<Item = &'a SeatShare> {
    let by = context.as_player(&asker.person, SeatUse::Everybody);
    let seat = by.unwrap_or_else(|_| asker.person.clone()).id;
    let hides = context.hides_names();
    // Their own seat is no secret to those who sit there; for all to read it would be.
    let may = move |one: &&SeatShare| !hides || !asker.for_all && one.whose() == seat;
    context.sharers().filter(may)
}

/// Who may share a seat.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
enum SharingChoice {
    #[name = "share-nobody"]
    Nobody,
    #[name = "share-coaches"]
    Coaches,
    #[name = "share-partners"]
    Partners,
}

/// `/share allow`: sets as what seats may be shared.
#[poise::command(slash_command)]
async fn allow(
    ctx: Ctx<'_>,
    who: SharingChoice,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let sharing = match who {
        SharingChoice::Nobody => SeatSharing::None,
        SharingChoice::Coaches => SeatSharing::Coaches,
        SharingChoice::Partners => SeatSharing::Partners,
    };
    let change = (Field::Sharing, <&str>::from(sharing).to_owned());
    let context = bot.service.set(&asker.by, context, &[change]).await?;
    let line = view::line(bot.words, &context.settings, Field::Sharing);
    let told = bot.say("form-set", &[("setting", line.into())]);
    send(&ctx, Answer::private(told)).await
}

/// What tells a person of a seat that is shared; `None` if it is no longer so.
pub(in crate::discord) fn told(
    words: &Words,
    context: &GameContext,
    told: &ShareNotice,
    is_private: bool,
) -> Option<Answer> {
    let person = |id| ("person", labels::person(id).into());
    match told {
        ShareNotice::Invited {
            power,
            person: id,
            role,
        } => {
            if !context.is_asked_to_share(*id, *power) {
                return None;
            }
            let key = if is_private {
                told_as("share-told", *role)
            } else {
                "share-told-all".to_owned()
            };
            let args = [of(words, context, *power), person(*id)];
            let answer = said(words, context, &key, &args);
            let ask = |ask, key: &str| button(context, Ask::Seat(ask), words.plain(key));
            let (yes, no) = (
                SeatAsk::Share { power: *power },
                SeatAsk::NoShare { power: *power },
            );
            let accept = ask(yes, "button-share").style(ButtonStyle::Success);
            let row = vec![accept, ask(no, "button-no-share")];
            let mentions = if is_private { Vec::new() } else { vec![id.0] };
            let answer = Answer { mentions, ..answer };
            Some(answer.with_rows(vec![CreateActionRow::Buttons(row)]))
        }
        ShareNotice::Accepted { person: id } => {
            Some(said(words, context, "share-told-accepted", &[person(*id)]))
        }
        ShareNotice::Left { person: id } => {
            Some(said(words, context, "share-told-left", &[person(*id)]))
        }
        ShareNotice::Ended { power: Some(power) } => Some(said(
            words,
            context,
            "share-told-ended",
            &[of(words, context, *power)],
        )),
        ShareNotice::Ended { power: None } => {
            Some(said(words, context, "share-told-ended-nameless", &[]))
        }
    }
    .map(|answer| Answer {
        private: false,
        ..answer
    })
}

fn said(
    words: &Words,
    context: &GameContext,
    key: &str,
    args: &[(&'static str, Value<'_>)],
) -> Answer {
    let mut all = vec![("game", escape(&context.game.head.name).into())];
    all.extend(args.iter().cloned());
    Answer::private(text::cut(&words.text(key, &all), MESSAGE))
}

/// The seat, by all powers that its player plays.
fn of(words: &Words, context: &GameContext, power: Power) -> (&'static str, Value<'static>) {
    ("power", labels::hand_of(words, context, power).into())
}

/// The key of a text that differs by what somebody shares a seat as.
pub(super) fn told_as(key: &str, role: ShareRole) -> String {
    format!("{key}-{}", <&str>::from(role))
}
