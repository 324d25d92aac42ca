//! What a person does: writing, running a command, pressing, choosing, filling in a modal. The page
//! and the tests both come through here.

use crate::api::answering::watch;
use crate::api::components;
use crate::hub::{Shared, Turn, intents};
use crate::page::languages;
use crate::people::options::{self, Chosen};
use crate::people::refusal::Refusal;
use crate::world::clock::Id;
use crate::world::interaction::{Interaction, Kind, State};
use crate::world::objects::{ATTACHMENT_LIMIT, owners, text};
use crate::world::perms;
use crate::world::{ChannelKind, Command, World, sorts};
use rand::Rng;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::sync::oneshot;

/// Opens the private conversation of a person with the bot or another person.
pub(crate) fn open_dm(shared: &Arc<Shared>, user: Id, with: Id) -> Result<Id, Refusal> {
    let mut turn = shared.turn();
    turn.person(user)?;
    if user == with || !turn.inner.world.is_user(with) {
        return Err(Refusal::NoSuchPerson(with));
    }
    Ok(turn.dm(user, with))
}

/// Runs a slash command. `options` are Discord's, with their values as typed.
pub(crate) fn command(
    shared: &Arc<Shared>,
    user: Id,
    channel: Id,
    name: &str,
    options: &[Value],
) -> Result<Id, Refusal> {
    let mut turn = shared.turn();
    let (data, full) = turn.command_data(user, channel, name, options, false)?;
    let used = turn.inner.world.used.entry(user).or_default();
    used.insert(full.clone());
    let start = Start {
        kind: Kind::Command,
        user,
        channel,
        data,
        name: Some(full),
        source: None,
        choices: None,
    };
    let id = turn.start(start)?;
    drop(turn);
    watch(shared, id);
    Ok(id)
}

/// Asks the bot for choices while an option is being typed.
pub(crate) async fn autocomplete(
    shared: &Arc<Shared>,
    user: Id,
    channel: Id,
    name: &str,
    options: &[Value],
) -> Result<Vec<Value>, Refusal> {
    let (tx, rx) = oneshot::channel();
    let id = {
        let mut turn = shared.turn();
        let (data, full) = turn.command_data(user, channel, name, options, true)?;
        turn.start(Start {
            kind: Kind::Autocomplete,
            user,
            channel,
            data,
            name: Some(full),
            source: None,
            choices: Some(tx),
        })?
    };
    watch(shared, id);
    rx.await.map_err(|_| Refusal::NoAnswer)
}

/// Presses a button or chooses from a menu.
pub(crate) fn component(
    shared: &Arc<Shared>,
    user: Id,
    channel: Id,
    message: Id,
    custom_id: &str,
    values: Option<&[String]>,
) -> Result<Id, Refusal> {
    let mut turn = shared.turn();
    turn.person(user)?;
    turn.seen_channel(user, channel)?;
    let found = turn
        .inner
        .world
        .message(channel, message)
        .filter(|m| m.ephemeral_to.is_none_or(|u| u == user))
        .ok_or(Refusal::NoSuchMessage(message))?;
    let part = components::find(&found.components, custom_id)
        .filter(|p| p.get("disabled") != Some(&Value::Bool(true)))
        .ok_or(Refusal::NoSuchComponent)?;
    let kind = part.get("type").and_then(Value::as_u64).unwrap_or(0);
    let mut data = json!({
        "custom_id": custom_id, "component_type": kind, "id": part.get("id"),
    });
    if kind != 2 {
        let values = values.unwrap_or(&[]);
        options::check_menu(part, kind, values)?;
        data["values"] = json!(values);
        let guild = turn.guild_of(channel);
        if let Some(resolved) = options::resolve_ids(&turn.objects(), guild, kind, values) {
            data["resolved"] = resolved;
        }
    }
    let start = Start {
        kind: Kind::Component,
        user,
        channel,
        data,
        name: None,
        source: Some(message),
        choices: None,
    };
    let id = turn.start(start)?;
    drop(turn);
    watch(shared, id);
    Ok(id)
}

/// Sends in a modal the bot showed in answer to `interaction`.
pub(crate) fn modal(
    shared: &Arc<Shared>,
    user: Id,
    interaction: Id,
    values: &serde_json::Map<String, Value>,
) -> Result<Id, Refusal> {
    let mut turn = shared.turn();
    turn.person(user)?;
    let found = turn
        .inner
        .interactions
        .get(&interaction)
        .filter(|i| i.user == user)
        .ok_or(Refusal::NoSuchModal)?;
    let modal = found.modal.clone().ok_or(Refusal::NoSuchModal)?;
    let (channel, source, name) = (found.channel, found.source, found.name.clone());
    let rows = options::fill_modal(&modal, values)?;
    let data = json!({"custom_id": modal.get("custom_id"), "components": rows});
    let start = Start {
        kind: Kind::Modal,
        user,
        channel,
        data,
        name,
        source,
        choices: None,
    };
    let id = turn.start(start)?;
    drop(turn);
    watch(shared, id);
    Ok(id)
}

/// What an interaction begins with.
pub(crate) struct Start {
    /// What kind of interaction it is.
    pub kind: Kind,
    /// The person whose interaction it is.
    pub user: Id,
    /// The channel in which it happens.
    pub channel: Id,
    /// The field `data` of the interaction, as Discord sends it.
    pub data: Value,
    /// The command's full name; `None` for other kinds.
    pub name: Option<String>,
    /// The message whose button or menu was used.
    pub source: Option<Id>,
    /// Gets the choices for an option that is being typed.
    pub choices: Option<oneshot::Sender<Vec<Value>>>,
}

impl Turn<'_> {
    /// Whether there is such a person.
    pub fn person(&self, user: Id) -> Result<(), Refusal> {
        if self.inner.world.people.contains_key(&user) {
            Ok(())
        } else {
            Err(Refusal::NoSuchPerson(user))
        }
    }

    /// Whether they see the channel.
    pub fn seen_channel(&self, user: Id, channel: Id) -> Result<(), Refusal> {
        if self.inner.world.sees(channel, user) {
            Ok(())
        } else {
            Err(Refusal::NoSuchChannel(channel))
        }
    }

    /// The private conversation of two, opened and told of if it is new.
    pub fn dm(&mut self, a: Id, b: Id) -> Id {
        let now = self.now;
        let (id, new) = self.inner.world.open_dm(a, b, now);
        if new {
            self.touch();
            for user in [a, b] {
                let world = &self.inner.world;
                if let Some(channel) = world.channels.get(&id) {
                    let entry = crate::page::page_data::channel_entry(world, channel, Some(user));
                    self.tell(user, "channel_create", &entry);
                }
            }
        }
        id
    }

    /// The `data` of a command and its full name, checked against its definition.
    fn command_data(
        &self,
        user: Id,
        channel: Id,
        name: &str,
        given: &[Value],
        typing: bool,
    ) -> Result<(Value, String), Refusal> {
        self.person(user)?;
        self.seen_channel(user, channel)?;
        let world = &self.inner.world;
        let guild = self.guild_of(channel);
        let command = find_command(world, guild, name)
            .ok_or_else(|| Refusal::NoSuchCommand(name.to_owned()))?;
        if !fits_context(world, channel, command) {
            return Err(Refusal::NotHere(name.to_owned()));
        }
        // A server may close a command to a channel.
        let barred = &self.inner.barred;
        if barred.contains(&(channel, name.to_owned())) || !may_run(world, channel, user, command) {
            return Err(Refusal::NotAllowed(name.to_owned()));
        }
        let Chosen {
            options,
            path,
            resolved,
        } = options::choose(&self.objects(), guild, &command.body, given, typing)?;
        let mut data = json!({
            "id": text(command.id), "name": name, "type": 1, "options": options,
        });
        if let Some(guild) = command.guild {
            data["guild_id"] = text(guild);
        }
        if let Some(resolved) = resolved {
            data["resolved"] = resolved;
        }
        let mut full = vec![name.to_owned()];
        full.extend(path);
        Ok((data, full.join(" ")))
    }

    /// Makes an interaction and sends it to the bot.
    pub fn start(&mut self, start: Start) -> Result<Id, Refusal> {
        self.prune_interactions();
        let guild = self.guild_of(start.channel);
        let connected = self.inner.sessions.values().any(|s| s.owns(guild));
        if !connected {
            return Err(Refusal::BotOffline);
        }
        let id = self.id();
        let secret: u128 = rand::rng().random();
        let token = format!("{id}.{secret:032x}");
        let event = self.interaction_json(id, &token, guild, &start);
        let typed = focused(&start.data).unwrap_or(3);
        let interaction = Interaction {
            id,
            token,
            kind: start.kind,
            user: start.user,
            channel: start.channel,
            guild,
            name: start.name,
            made_ms: self.now,
            began: std::time::Instant::now(),
            state: State::Waiting,
            original: None,
            source: start.source,
            messages: Vec::new(),
            choices: start.choices,
            typed,
            modal: None,
        };
        self.inner.interactions.insert(id, interaction);
        if start.kind != Kind::Autocomplete {
            let frame = json!({
                "interaction_id": text(id), "channel_id": text(start.channel),
                "type": start.kind.number(),
            });
            self.tell(start.user, "interaction_pending", &frame);
        }
        self.dispatch("INTERACTION_CREATE", guild, 0, &event);
        Ok(id)
    }

    fn interaction_json(&self, id: Id, token: &str, guild: Option<Id>, start: &Start) -> Value {
        let world = &self.inner.world;
        let objects = self.objects();
        let bot = self.bot();
        let locale = world
            .people
            .get(&start.user)
            .map_or("en-US", |p| p.locale.as_str());
        let app_permissions = world.permissions_at(start.channel, bot, self.now);
        let mut event = json!({
            "id": text(id), "application_id": text(bot), "type": start.kind.number(),
            "data": start.data, "token": token, "version": 1, "channel_id": text(start.channel),
            "locale": locale, "app_permissions": text(app_permissions), "entitlements": [],
            "authorizing_integration_owners": owners(guild, start.user),
            "context": if guild.is_some() { 0 } else { 1 },
            "attachment_size_limit": ATTACHMENT_LIMIT,
        });
        if let Some(channel) = world.channels.get(&start.channel) {
            let mut value = objects.channel(channel);
            if guild.is_some() {
                value["permissions"] = text(world.permissions(start.channel, start.user));
            }
            event["channel"] = value;
        }
        match guild {
            Some(guild) => {
                event["guild_id"] = text(guild);
                let locale = world.guilds.get(&guild).map(|g| g.locale.as_str());
                event["guild_locale"] = json!(locale);
                event["guild"] = json!({"id": text(guild), "locale": locale, "features": []});
                if let Some(mut member) = objects.member(guild, start.user) {
                    member["permissions"] = text(world.permissions(start.channel, start.user));
                    event["member"] = member;
                }
            }
            None => event["user"] = objects.user(start.user),
        }
        if let Some(source) = start.source
            && let Some(message) = world.message(start.channel, source)
        {
            event["message"] = objects.message(message);
        }
        event
    }

    /// Whether the bot would get this event at all: it is connected for private messages.
    pub fn hears_dms(&self) -> bool {
        let mut sessions = self.inner.sessions.values();
        sessions
            .any(|s| s.tx.is_some() && s.owns(None) && s.intents & intents::DIRECT_MESSAGES != 0)
    }
}

/// The kind of the option that is being typed, wherever in the command it is.
fn focused(data: &Value) -> Option<u64> {
    let options = data.get("options")?.as_array()?;
    options.iter().find_map(|option| {
        if option.get("focused") == Some(&Value::Bool(true)) {
            option.get("type")?.as_u64()
        } else {
            focused(option)
        }
    })
}

/// The command of this name a channel's picker offers: the server's own before the global one.
fn find_command<'a>(world: &'a World, guild: Option<Id>, name: &str) -> Option<&'a Command> {
    let named = |c: &&Command| {
        c.body.get("name").and_then(Value::as_str) == Some(name)
            && c.body.get("type").and_then(Value::as_u64) == Some(1)
    };
    let own = guild.and_then(|g| {
        let mut list = world.commands.iter().filter(named);
        list.find(|c| c.guild == Some(g))
    });
    own.or_else(|| {
        let mut list = world.commands.iter().filter(named);
        list.find(|c| c.guild.is_none())
    })
}

/// Whether a command is offered in this kind of place.
fn fits_context(world: &World, channel: Id, command: &Command) -> bool {
    let Some(found) = world.channels.get(&channel) else {
        return false;
    };
    let context = match &found.kind {
        ChannelKind::Dm { users } if !users.contains(&world.bot.id) => return false,
        ChannelKind::Dm { .. } => 1,
        // Under a forum are posts; nobody writes in the forum itself.
        ChannelKind::Text {
            sort: sorts::FORUM | sorts::MEDIA,
            ..
        } => return false,
        _ => 0,
    };
    // A bot that was put out of a server takes its commands along.
    let server = found.guild().and_then(|guild| world.guilds.get(&guild));
    if server.is_some_and(|server| !server.members.contains_key(&world.bot.id)) {
        return false;
    }
    if let Some(guild) = command.guild {
        return found.guild() == Some(guild);
    }
    match command.body.get("contexts").and_then(Value::as_array) {
        Some(list) => list.iter().any(|c| c.as_u64() == Some(context)),
        // Of old, a flag said whether private messages were fine, and they were by default.
        None => context == 0 || command.body.get("dm_permission") != Some(&Value::Bool(false)),
    }
}

/// Whether someone has the permissions a command asks for.
fn may_run(world: &World, channel: Id, user: Id, command: &Command) -> bool {
    if world
        .channels
        .get(&channel)
        .and_then(crate::world::Channel::guild)
        .is_none()
    {
        return true;
    }
    let have = world.permissions(channel, user);
    if have & perms::USE_APPLICATION_COMMANDS == 0 {
        return false;
    }
    let asked = command
        .body
        .get("default_member_permissions")
        .and_then(|b| b.as_str()?.parse::<u64>().ok());
    match asked {
        None => true,
        Some(0) => have & perms::ADMINISTRATOR != 0,
        Some(bits) => have & bits == bits,
    }
}

/// The commands someone is offered in a channel.
pub(crate) fn offered(world: &World, user: Id, channel: Id) -> Vec<Value> {
    let guild = world
        .channels
        .get(&channel)
        .and_then(crate::world::Channel::guild);
    let locale = world.people.get(&user).map_or("", |p| p.locale.as_str());
    world
        .commands
        .iter()
        .filter(|c| c.guild.is_none() || c.guild == guild)
        .filter(|c| fits_context(world, channel, c) && may_run(world, channel, user, c))
        .map(|c| languages::shown(&c.body, locale))
        .collect()
}
