//! The page's door: what the web page asks and is told.
//!
//! Only programs of this machine and the page itself are answered (`guard.rs`); a body has at most 256 KiB, a
//! file 10 MiB. All bodies but files are JSON (`content-type: application/json` is required). Ids are strings.
//! `as` is the person one speaks as. A refusal is status 400 (404 for files) with `{"error": sentence}`.
//!
//! | request | answer |
//! |---|---|
//! | `GET /`, `GET /static/{file}` | the page's files, from `page/` and from the host (see `assets.rs`) |
//! | `GET /attachments/{channel}/{id}/{name}` | a message's file |
//! | `GET /sandbox/state` | `{mode, now_ms, people: [{id, name, avatar_color, is_admin, locale}], bot: {id, name, online}, languages: [{id, name}], guilds: [{id, name, locale, bot_here, channels: [{id, name, type, parent_id?}]}], commands}` |
//! | `GET /sandbox/channels?as=U` | `{channels: [{id, name, kind: "text"\|"category"\|"dm"\|"thread", guild_id?, parent_id?, with?, archived?, last_message_id?, unread}]}` visible to U; `with` is the other person of a private conversation |
//! | `GET /sandbox/messages?as=U&channel=C[&before=ID][&limit=50]` | `{messages}`: Discord's message objects, oldest first, with those only U sees (flag 64); marks the channel read |
//! | `GET /sandbox/commands?as=U&channel=C` | `{commands}`: those Discord would offer U there |
//! | `POST /sandbox/message` `{as, channel, content}` | `{id}` |
//! | `POST /sandbox/dm` `{as, with}` | `{channel}` |
//! | `POST /sandbox/read` `{as, channel}` | `{}`: marks the channel read |
//! | `POST /sandbox/command` `{as, channel, name, options}` | `{interaction_id}`; `options` as Discord sends them: `[{name, type, value}]`, sub-commands as `[{name, type: 1, options}]` |
//! | `POST /sandbox/upload?name=N` the bytes of a file | `{file}`: what an option that takes a file has as its value |
//! | `POST /sandbox/autocomplete` `{as, channel, name, options}` | `{choices: [{name, value}]}`; one option has `focused: true` |
//! | `POST /sandbox/component` `{as, channel, message, custom_id, values?}` | `{interaction_id}` |
//! | `POST /sandbox/modal` `{as, interaction_id, values: {custom_id: text}}` | `{interaction_id}` |
//! | `POST /sandbox/language` `{as, guild?, locale}` | `{}`: sets U's language, or the server's |
//! | `POST /sandbox/bot` `{as, guild, here}` | `{}`: puts the bot out of the server, or invites it |
//! | `GET /sandbox/{name}?as=U[&channel=C]…`, `POST /sandbox/{name}` `{as, channel?, …}` | what the host answers (see `host.rs`) |
//! | `GET /sandbox/ws?as=U` (websocket) | frames `{t, d}`, below |
//!
//! Frames: `message_create`, `message_update` (a message object), `message_delete` (`{id,
//! channel_id}`), `channel_create`, `channel_update`, `channel_delete` (an entry as in `channels`,
//! without `unread`), `commands` (`{commands}`), `clock` (`{now_ms}`), `bot` (`{online}`), `modal`
//! (`{interaction_id, title, custom_id, components}`), `interaction_pending` (`{interaction_id,
//! channel_id, type}`), `interaction_done` (`{interaction_id, channel_id, type, message_id?}`; type
//! is the callback's: 4 message, 5 thinking, 6 nothing, 7 update, 9 modal), `interaction_failed`
//! (`{interaction_id, channel_id, reason: "no_answer"}`). While the bot thinks, a message with flag
//! 128 stands in the channel; it is later updated.

pub(crate) mod assets;
pub(crate) mod guard;
pub(crate) mod host;
pub(crate) mod host_door;
pub(crate) mod languages;
pub(crate) mod page_data;
pub(crate) mod words;

use crate::hub::{PageSocket, Shared};
use crate::page::page_data::{PageId, Said, channel_entry};
use crate::people::act;
use crate::people::refusal::Refusal;
use crate::people::say;
use crate::world::Channel;
use crate::world::clock::Id;
use crate::world::files::content_type;
use crate::world::objects::text;
use crate::world::perms;
use axum::Json;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::sync::Arc;
use tokio::sync::mpsc;

type Shown = Result<Json<Value>, Said>;

/// The page itself.
pub(crate) async fn index(shared: State<Arc<Shared>>) -> Response {
    static_file(shared, Path("index.html".to_owned())).await
}

/// A file of the page.
pub(crate) async fn static_file(
    State(shared): State<Arc<Shared>>,
    Path(name): Path<String>,
) -> Response {
    match assets::file(&shared.page, &name) {
        Some(bytes) => (
            [
                (header::CONTENT_TYPE, assets::kind(&name)),
                (header::CACHE_CONTROL, "no-cache"),
            ],
            bytes,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A message's file.
pub(crate) async fn attachment(
    State(shared): State<Arc<Shared>>,
    Path((_channel, id, name)): Path<(Id, Id, String)>,
) -> Response {
    let found = tokio::task::spawn_blocking(move || shared.files.get(id)).await;
    let Ok(Some(bytes)) = found else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let kind = content_type(&name).unwrap_or("application/octet-stream");
    let headers = [
        (header::CONTENT_TYPE, kind),
        // Whatever a picture holds, it runs nothing.
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'none'; style-src 'unsafe-inline'",
        ),
        (
            header::CACHE_CONTROL,
            "private, max-age=31536000, immutable",
        ),
    ];
    (headers, bytes.to_vec()).into_response()
}

pub(crate) async fn state(State(shared): State<Arc<Shared>>) -> Json<Value> {
    let turn = shared.turn();
    let world = &turn.inner.world;
    let people: Vec<Value> = world
        .people
        .values()
        .map(|p| {
            let admin = world
                .guilds
                .keys()
                .any(|g| world.guild_permissions(*g, p.id) & perms::ADMINISTRATOR != 0);
            json!({
                "id": text(p.id), "name": p.name, "username": p.username,
                "avatar_color": p.color, "is_admin": admin, "locale": p.locale,
            })
        })
        .collect();
    let guilds: Vec<Value> = world
        .guilds
        .values()
        .map(|g| {
            let channels: Vec<Value> = world
                .text_channels(g.id)
                .into_iter()
                .chain(world.threads(g.id))
                .map(|c| {
                    let mut entry = channel_entry(world, c, None);
                    entry["type"] = json!(if c.is_thread() { 11 } else { 0 });
                    entry
                })
                .collect();
            json!({"id": text(g.id), "name": g.name, "locale": g.locale, "channels": channels, "bot_here": turn.bot_is_in(g.id)})
        })
        .collect();
    let commands: Vec<&Value> = world.commands.iter().map(|c| &c.body).collect();
    Json(json!({
        "mode": "sandbox", "now_ms": turn.now, "people": people,
        "bot": {"id": text(world.bot.id), "name": world.bot.name, "online": turn.hears_dms()},
        "guilds": guilds, "commands": commands, "languages": languages::offered(),
    }))
}

#[derive(Deserialize)]
pub(crate) struct Who {
    r#as: Id,
}

pub(crate) async fn channels(
    State(shared): State<Arc<Shared>>,
    Query(who): Query<Who>,
) -> Json<Value> {
    let turn = shared.turn();
    let world = &turn.inner.world;
    let user = who.r#as;
    // A category is shown to whoever sees anything in it.
    let sees = |c: &Channel| {
        let mut inside = world.inside(c.id);
        world.sees(c.id, user) || inside.any(|c| world.sees(c.id, user))
    };
    let list: Vec<Value> = world
        .channels
        .values()
        .filter(|c| sees(c))
        .map(|c| {
            let mut entry = channel_entry(world, c, Some(user));
            let read = world.read.get(&user).and_then(|m| m.get(&c.id));
            entry["unread"] = json!(c.last_message > read.copied());
            entry
        })
        .collect();
    Json(json!({"channels": list}))
}

#[derive(Deserialize)]
pub(crate) struct Messages {
    r#as: Id,
    channel: Id,
    before: Option<Id>,
    limit: Option<usize>,
}

pub(crate) async fn messages(
    State(shared): State<Arc<Shared>>,
    Query(ask): Query<Messages>,
) -> Shown {
    let mut turn = shared.turn();
    let (user, channel) = (ask.r#as, ask.channel);
    if !turn.inner.world.sees(channel, user) {
        return Err(Refusal::NoSuchChannel(channel).into());
    }
    let list = turn.messages_for(user, channel, ask.before, ask.limit.unwrap_or(50));
    if ask.before.is_none() {
        turn.read_all(user, channel);
    }
    Ok(Json(json!({"messages": list})))
}

#[derive(Deserialize)]
pub(crate) struct Place {
    r#as: Id,
    channel: Id,
}

pub(crate) async fn commands(
    State(shared): State<Arc<Shared>>,
    Query(place): Query<Place>,
) -> Json<Value> {
    let turn = shared.turn();
    let list = act::offered(&turn.inner.world, place.r#as, place.channel);
    Json(json!({"commands": list}))
}

#[derive(Deserialize)]
pub(crate) struct Say {
    r#as: PageId,
    channel: PageId,
    content: String,
}

pub(crate) async fn say(State(shared): State<Arc<Shared>>, Json(ask): Json<Say>) -> Shown {
    let id = say::say(&shared, ask.r#as.id(), ask.channel.id(), &ask.content)?;
    Ok(Json(json!({"id": text(id)})))
}

#[derive(Deserialize)]
pub(crate) struct OpenDm {
    r#as: PageId,
    with: PageId,
}

pub(crate) async fn open_dm(State(shared): State<Arc<Shared>>, Json(ask): Json<OpenDm>) -> Shown {
    let channel = act::open_dm(&shared, ask.r#as.id(), ask.with.id())?;
    Ok(Json(json!({"channel": text(channel)})))
}

#[derive(Deserialize)]
pub(crate) struct Speak {
    r#as: PageId,
    guild: Option<PageId>,
    locale: String,
}

pub(crate) async fn language(State(shared): State<Arc<Shared>>, Json(ask): Json<Speak>) -> Shown {
    let guild = ask.guild.map(PageId::id);
    languages::set(&shared, ask.r#as.id(), guild, &ask.locale)?;
    Ok(Json(json!({})))
}

#[derive(Deserialize)]
pub(crate) struct Read {
    r#as: PageId,
    channel: PageId,
}

pub(crate) async fn read(State(shared): State<Arc<Shared>>, Json(ask): Json<Read>) -> Json<Value> {
    shared.turn().read_all(ask.r#as.id(), ask.channel.id());
    Json(json!({}))
}

#[derive(Deserialize)]
pub(crate) struct Run {
    r#as: PageId,
    channel: PageId,
    name: String,
    #[serde(default)]
    options: Vec<Value>,
}

pub(crate) async fn command(State(shared): State<Arc<Shared>>, Json(ask): Json<Run>) -> Shown {
    let id = act::command(
        &shared,
        ask.r#as.id(),
        ask.channel.id(),
        &ask.name,
        &ask.options,
    )?;
    Ok(Json(json!({"interaction_id": text(id)})))
}

pub(crate) async fn autocomplete(State(shared): State<Arc<Shared>>, Json(ask): Json<Run>) -> Shown {
    let (user, channel) = (ask.r#as.id(), ask.channel.id());
    let choices = act::autocomplete(&shared, user, channel, &ask.name, &ask.options).await?;
    Ok(Json(json!({"choices": choices})))
}

#[derive(Deserialize)]
pub(crate) struct Press {
    r#as: PageId,
    channel: PageId,
    message: PageId,
    custom_id: String,
    values: Option<Vec<String>>,
}

pub(crate) async fn component(State(shared): State<Arc<Shared>>, Json(ask): Json<Press>) -> Shown {
    let id = act::component(
        &shared,
        ask.r#as.id(),
        ask.channel.id(),
        ask.message.id(),
        &ask.custom_id,
        ask.values.as_deref(),
    )?;
    Ok(Json(json!({"interaction_id": text(id)})))
}

#[derive(Deserialize)]
pub(crate) struct Submit {
    r#as: PageId,
    interaction_id: PageId,
    #[serde(default)]
    values: Map<String, Value>,
}

pub(crate) async fn modal(State(shared): State<Arc<Shared>>, Json(ask): Json<Submit>) -> Shown {
    let id = act::modal(&shared, ask.r#as.id(), ask.interaction_id.id(), &ask.values)?;
    Ok(Json(json!({"interaction_id": text(id)})))
}

pub(crate) async fn socket(
    State(shared): State<Arc<Shared>>,
    Query(who): Query<Who>,
    upgrade: WebSocketUpgrade,
) -> Response {
    // Before the client learns that it is connected: from then on it may count on missing nothing.
    let (tx, rx) = mpsc::unbounded_channel();
    let user = who.r#as;
    shared.turn().inner.pages.push(PageSocket { user, tx });
    upgrade.on_upgrade(move |socket| listen(socket, rx))
}

async fn listen(mut socket: WebSocket, mut rx: mpsc::UnboundedReceiver<String>) {
    loop {
        tokio::select! {
            frame = rx.recv() => match frame {
                Some(frame) => {
                    if socket.send(Message::text(frame)).await.is_err() {
                        return;
                    }
                }
                None => return,
            },
            heard = socket.recv() => match heard {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
        }
    }
}
