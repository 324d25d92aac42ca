//! `/rooms make`, `show` and `remove`: roles and rooms on the server, for GMs.

use std::collections::BTreeSet;

use super::view;
use crate::discord::api::invitation::link_for;
use crate::discord::api::permissions::{for_rooms, missing_for_rooms};
use crate::discord::api::rest::server::{Inventory, Piece};
use crate::discord::ui::answering::reply;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{at_table, complete_game};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::escape;
use crate::service::{GameContext, RoomKind, RoomWish, Rooms};
use crate::store::RoomRow;

/// The most channels and roles a server may have, by Discord's rules.
const MOST_CHANNELS: usize = 500;
const MOST_ROLES: usize = 250;

/// The rooms a game is to have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, poise::ChoiceParameter)]
pub enum RoomsChoice {
    /// One for each power.
    #[name = "rooms-powers"]
    Powers,
    /// One for each pair of powers.
    #[name = "rooms-pairs"]
    Pairs,
}

/// The group; Discord calls its subcommands only.
#[poise::command(
    slash_command,
    subcommands("make", "show", "remove"),
    subcommand_required,
    install_context = "Guild",
    interaction_context = "Guild"
)]
pub async fn rooms(_: Ctx<'_>) -> Done {
    Ok(())
}

/// `/rooms make`: makes a role for each power, rooms, or both, besides those there are.
#[poise::command(slash_command)]
async fn make(
    ctx: Ctx<'_>,
    roles: Option<bool>,
    rooms: Option<RoomsChoice>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let wish = RoomWish {
        roles: roles.unwrap_or(false),
        powers: rooms == Some(RoomsChoice::Powers),
        pairs: rooms == Some(RoomsChoice::Pairs),
    };
    reply(&ctx, true, async {
        let service = &bot.service;
        let planned = service.may_have_rooms(&asker.by, context, wish).await?;
        let found = inventory(bot, context).await?;
        if let Some(lacking) = lacking(&ctx, bot, &found, &planned) {
            return Err(AnswerError::User(lacking));
        }
        fits(bot, &found, &planned)?;
        let present = found.all();
        // Only what was known before the server was looked at can be missing there.
        let known = planned.there.iter().filter_map(|row| row.discord);
        let mut gone: BTreeSet<u64> = known.map(i64::cast_unsigned).collect();
        gone.retain(|number| !present.contains(number));
        let rooms = service.make_rooms(&asker.by, context, wish, &gone).await?;
        let (made, all) = rooms.progress();
        let args = [
            ("game", escape(&context.game.head.name).into()),
            ("left", (all - made).into()),
        ];
        Ok(Answer::private(bot.say("rooms-begun", &args)))
    })
    .await
}

/// `/rooms show`: how far a game's roles and rooms are.
#[poise::command(slash_command)]
async fn show(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    reply(&ctx, true, async {
        let rooms = bot.service.rooms_for_gm(&asker.by, context).await?;
        status(&ctx, bot, context, &rooms).await
    })
    .await
}

/// `/rooms remove`: removes a game's roles and rooms.
#[poise::command(slash_command)]
async fn remove(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    reply(&ctx, true, async {
        let rooms = bot.service.remove_rooms(&asker.by, context).await?;
        status(&ctx, bot, context, &rooms).await
    })
    .await
}

async fn status(
    ctx: &Ctx<'_>,
    bot: &Bot,
    context: &GameContext,
    rooms: &Rooms,
) -> Result<Answer, AnswerError> {
    let found = inventory(bot, context).await?;
    let lacking = lacking(ctx, bot, &found, rooms);
    Ok(view::status(bot.words, context, rooms, lacking))
}

async fn inventory(bot: &Bot, context: &GameContext) -> Result<Inventory, AnswerError> {
    let found = bot
        .rest
        .inventory(context.game.guild.0.cast_unsigned())
        .await;
    found.map_err(|cause| AnswerError::Internal(cause.to_string()))
}

/// What the bot lacks for roles and rooms, and the link that adds it; `None` if it lacks nothing.
fn lacking(ctx: &Ctx<'_>, bot: &Bot, found: &Inventory, rooms: &Rooms) -> Option<String> {
    let channels = rooms.plan.powers || rooms.plan.pairs;
    let missing = missing_for_rooms(found.may, channels).into_iter();
    let name = |key| format!("**{}**", bot.plain(&format!("permission-{key}")));
    let missing: Vec<String> = missing.map(name).collect();
    let poise::Context::Application(app) = ctx else {
        return None;
    };
    let link = link_for(app.interaction.application_id.get(), for_rooms(channels));
    let args = [
        ("missing", bot.words.all_of(&missing).into()),
        ("link", link.into()),
    ];
    (!missing.is_empty()).then(|| bot.say("rooms-lacking", &args))
}

/// Refuses what is more than a server may have.
fn fits(bot: &Bot, found: &Inventory, rooms: &Rooms) -> Result<(), AnswerError> {
    let kinds = [
        (
            Piece::Channel,
            found.channels.len(),
            MOST_CHANNELS,
            "rooms-too-many-channels",
        ),
        (
            Piece::Role,
            found.server.roles.len(),
            MOST_ROLES,
            "rooms-too-many-roles",
        ),
    ];
    for (piece, there, most, key) in kinds {
        let is_there = |row: &RoomRow| {
            let number = row.discord.map(i64::cast_unsigned);
            number.is_some_and(|number| found.has(piece, number))
        };
        let new = rooms.wanted.all.iter().filter(|wanted| {
            let is_role = wanted.kind == RoomKind::Role;
            is_role == (piece == Piece::Role) && !rooms.made(wanted).is_some_and(is_there)
        });
        let new = new.count();
        if there + new > most {
            let args = [
                ("there", there.into()),
                ("new", new.into()),
                ("most", most.into()),
            ];
            return Err(AnswerError::User(bot.say(key, &args)));
        }
    }
    Ok(())
}
