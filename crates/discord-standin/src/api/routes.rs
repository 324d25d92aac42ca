//! Which request goes where.

use crate::api::ask::Ask;
use crate::api::channels;
use crate::api::commands;
use crate::api::draft::{EPHEMERAL, LOADING};
use crate::api::refuse::{ApiError, invalid};
use crate::api::reply::{Answer, Reply, id};
use crate::api::server;
use crate::gateway::STARTS;
use crate::hub::{Shared, Turn};
use crate::world::clock::Id;
use crate::world::objects::text;

use serde_json::{Value, json};
use std::sync::Arc;

/// A path without the tokens in it, for the log.
pub(crate) fn blind(path: &str) -> String {
    let parts: Vec<&str> = path.split('/').collect();
    let secret = matches!(parts.get(1), Some(&"interactions" | &"webhooks"));
    parts
        .iter()
        .enumerate()
        .map(|(i, part)| if secret && i == 3 { "…" } else { part })
        .collect::<Vec<_>>()
        .join("/")
}

/// Finds the route of a request and runs it.
pub(crate) fn route(shared: &Arc<Shared>, ask: &Ask) -> Answer {
    let mut turn = shared.turn();
    turn.doze();
    let parts: Vec<&str> = ask.path.trim_matches('/').split('/').collect();
    match (ask.method.as_str(), parts.as_slice()) {
        ("GET", ["gateway"]) => Ok(Reply::ok(json!({"url": shared.gateway()}))),
        ("GET", ["gateway", "bot"]) => Ok(Reply::ok(json!({
            "url": shared.gateway(), "shards": 1,
            "session_start_limit": {
                "total": STARTS, "remaining": turn.starts_left(), "reset_after": 86_400_000,
                "max_concurrency": 1,
            },
        }))),
        ("POST", ["interactions", number, token, "callback"]) => {
            callback(&mut turn, ask, id(number)?, token)
        }
        (_, ["webhooks", application, token, rest @ ..]) => {
            webhook(&mut turn, ask, id(application)?, token, rest)
        }
        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(Reply::ok(application(&turn)))
        }
        (_, ["applications", number, rest @ ..]) => {
            if id(number)? != turn.bot() {
                return Err(ApiError::new(
                    403,
                    20012,
                    "You are not authorized to perform this action on this application",
                ));
            }
            command_routes(&mut turn, ask, rest)
        }
        ("GET", ["users", "@me"]) => Ok(Reply::ok(turn.objects().current_user())),
        ("GET", ["users", "@me", "guilds"]) => my_guilds(&turn, ask),
        ("POST", ["users", "@me", "channels"]) => channels::open_dm(&mut turn, ask),
        ("GET", ["users", number]) => {
            let user = id(number)?;
            if !turn.inner.world.is_user(user) {
                return Err(ApiError::unknown_user());
            }
            Ok(Reply::ok(turn.objects().user(user)))
        }
        ("GET", ["guilds", number, rest @ ..]) => guild_routes(&turn, id(number)?, rest),
        (_, ["guilds", number, rest @ ..]) => server::route(&mut turn, ask, id(number)?, rest),
        (_, ["channels", number, rest @ ..]) => channels::route(&mut turn, ask, id(number)?, rest),
        _ => Err(ApiError::not_found()),
    }
}

fn application(turn: &Turn<'_>) -> Value {
    let objects = turn.objects();
    let bot = turn.bot();
    let owner = turn
        .inner
        .world
        .people
        .keys()
        .next()
        .copied()
        .unwrap_or(bot);
    json!({
        "id": text(bot), "name": turn.inner.world.bot.name, "icon": null, "description": "",
        "type": null, "summary": "", "bot": objects.user(bot), "bot_public": true,
        "bot_require_code_grant": false, "verify_key": "0".repeat(64), "flags": 0,
        "flags_new": "0", "redirect_uris": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null, "owner": objects.user(owner), "team": null,
        "approximate_guild_count": turn.inner.world.guilds.len(),
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0, "eligible_oauth2_scopes": [], "rpc_origins": [],
    })
}

/// A page of the servers the bot is in: two hundred at most, by number.
fn my_guilds(turn: &Turn<'_>, ask: &Ask) -> Answer {
    let world = &turn.inner.world;
    let bot = turn.bot();
    let limit = match ask.query("limit").map(str::parse::<usize>) {
        None => 200,
        Some(Ok(n)) if (1..=200).contains(&n) => n,
        Some(_) => {
            let words = "int value should be between 1 and 200.";
            return Err(invalid("limit", "NUMBER_TYPE_MAX", words));
        }
    };
    let bound = |key: &str| ask.query(key).and_then(|v| v.parse::<Id>().ok());
    let (after, before) = (bound("after").unwrap_or(0), bound("before"));
    let guilds: Vec<Value> = world
        .guilds
        .values()
        .filter(|g| g.members.contains_key(&bot))
        .filter(|g| g.id > after && before.is_none_or(|before| g.id < before))
        .take(limit)
        .map(|g| {
            json!({
                "id": text(g.id), "name": g.name, "icon": null, "banner": null, "owner": false,
                "permissions": text(world.guild_permissions(g.id, bot)), "features": [],
            })
        })
        .collect();
    Ok(Reply::ok(guilds.into()))
}

fn command_routes(turn: &mut Turn<'_>, ask: &Ask, rest: &[&str]) -> Answer {
    let (guild, rest) = match rest {
        ["guilds", number, rest @ ..] => {
            let guild = id(number)?;
            let bot = turn.bot();
            let member = turn
                .inner
                .world
                .guilds
                .get(&guild)
                .is_some_and(|g| g.members.contains_key(&bot));
            if !member {
                return Err(ApiError::missing_access());
            }
            (Some(guild), rest)
        }
        rest => (None, rest),
    };
    match (ask.method.as_str(), rest) {
        ("PUT", ["commands"]) => {
            let now = turn.now;
            let list = commands::replace(&mut turn.inner.world, guild, &ask.body, now)?;
            turn.touch();
            let all: Vec<Value> = turn
                .inner
                .world
                .commands
                .iter()
                .map(|c| c.body.clone())
                .collect();
            turn.tell_all("commands", &json!({"commands": all}));
            Ok(Reply::ok(Value::Array(list)))
        }
        ("GET", ["commands"]) => {
            let list = turn.inner.world.commands.iter();
            let list: Vec<Value> = list
                .filter(|c| c.guild == guild)
                .map(|c| c.body.clone())
                .collect();
            Ok(Reply::ok(Value::Array(list)))
        }
        ("GET", ["commands", number]) => {
            let number = id(number)?;
            let mut list = turn.inner.world.commands.iter();
            let found = list.find(|c| c.id == number && c.guild == guild);
            let found = found.ok_or_else(ApiError::unknown_command)?;
            Ok(Reply::ok(found.body.clone()))
        }
        _ => Err(ApiError::not_found()),
    }
}

fn callback(turn: &mut Turn<'_>, ask: &Ask, number: Id, token: &str) -> Answer {
    let message = turn.answer(number, token, &ask.body, ask.files.clone())?;
    if ask.query("with_response") != Some("true") {
        return Ok(Reply::nothing());
    }
    let found = turn
        .inner
        .interactions
        .get(&number)
        .ok_or_else(ApiError::unknown_interaction)?;
    let mut interaction = json!({
        "id": text(number), "type": found.kind.number(), "channel_id": text(found.channel),
    });
    let mut body = json!({});
    let answer = ask.body.get("type").and_then(Value::as_u64);
    if let Some(message) = message
        && let Some(shown) = turn.inner.world.message(found.channel, message)
    {
        interaction["response_message_id"] = text(message);
        interaction["response_message_loading"] = json!(shown.flags & LOADING != 0);
        interaction["response_message_ephemeral"] = json!(shown.flags & EPHEMERAL != 0);
        if matches!(answer, Some(4 | 7)) {
            body["resource"] = json!({"type": answer, "message": turn.objects().message(shown)});
        }
    }
    if let Some(guild) = found.guild {
        interaction["guild_id"] = text(guild);
    }
    body["interaction"] = interaction;
    Ok(Reply::ok(body))
}

fn webhook(turn: &mut Turn<'_>, ask: &Ask, application: Id, token: &str, rest: &[&str]) -> Answer {
    let (channel, message) = match (ask.method.as_str(), rest) {
        ("POST", []) => turn.follow_up(application, token, &ask.body, ask.files.clone())?,
        ("GET", ["messages", which]) => turn.webhook_message(application, token, which)?,
        ("PATCH", ["messages", which]) => {
            let found = turn.webhook_message(application, token, which)?;
            let draft = crate::api::draft::read(&ask.body, ask.files.clone(), true)?;
            turn.edit(found.0, found.1, draft)?;
            found
        }
        ("DELETE", ["messages", which]) => {
            let (channel, message) = turn.webhook_message(application, token, which)?;
            turn.delete(channel, message)?;
            return Ok(Reply::nothing());
        }
        _ => return Err(ApiError::not_found()),
    };
    turn.message_json(channel, message)
        .map(Reply::ok)
        .ok_or_else(ApiError::unknown_message)
}

fn guild_routes(turn: &Turn<'_>, guild: Id, rest: &[&str]) -> Answer {
    let world = &turn.inner.world;
    let objects = turn.objects();
    let bot = turn.bot();
    let found = world
        .guilds
        .get(&guild)
        .filter(|g| g.members.contains_key(&bot))
        .ok_or_else(ApiError::unknown_guild)?;
    let body = match rest {
        [] => objects.guild(guild).ok_or_else(ApiError::unknown_guild)?,
        ["channels"] => world
            .text_channels(guild)
            .into_iter()
            .map(|c| objects.channel(c))
            .collect::<Vec<_>>()
            .into(),
        ["roles"] => objects.roles(guild).into(),
        ["threads", "active"] => {
            let threads: Vec<Value> = world
                .threads(guild)
                .into_iter()
                .filter(|c| world.sees(c.id, bot) && !c.is_archived())
                .map(|c| objects.channel(c))
                .collect();
            json!({"threads": threads, "members": [], "has_more": false})
        }
        ["members", user] => {
            let user = id(user)?;
            if !found.members.contains_key(&user) {
                return Err(if world.is_user(user) {
                    ApiError::unknown_member()
                } else {
                    ApiError::unknown_user()
                });
            }
            objects
                .member(guild, user)
                .ok_or_else(ApiError::unknown_member)?
        }
        _ => return Err(ApiError::not_found()),
    };
    Ok(Reply::ok(body))
}
