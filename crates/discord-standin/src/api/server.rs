//! What the bot changes about a server: its roles, its channels, and who may see them.

use crate::api::ask::Ask;
use crate::api::channels::shown;
use crate::api::refuse::{ApiError, Form, invalid};
use crate::api::reply::{Answer, Reply, id};
use crate::hub::{Turn, intents};
use crate::world::clock::Id;
use crate::world::objects::text;
use crate::world::perms;
use crate::world::{Channel, ChannelKind, Guild, Overwrite, Role, sorts};
use serde_json::{Value, json};

/// The most roles of a server, channels of a server, and channels of a category.
const ROLES: usize = 250;
const CHANNELS: usize = 500;
const IN_CATEGORY: usize = 50;
/// The most overwrites of a new channel.
const OVERWRITES: usize = 100;

/// The kinds of channels that can be made.
const SORTS: [u8; 6] = [
    sorts::TEXT,
    sorts::VOICE,
    sorts::CATEGORY,
    sorts::NEWS,
    sorts::STAGE,
    sorts::FORUM,
];

/// What changes something under `/guilds/{id}`.
pub(crate) fn route(turn: &mut Turn<'_>, ask: &Ask, guild: Id, rest: &[&str]) -> Answer {
    let bot = turn.bot();
    let found = turn.inner.world.guilds.get(&guild);
    let is_in = found.is_some_and(|g| g.members.contains_key(&bot));
    if !is_in {
        return Err(ApiError::unknown_guild());
    }
    match (ask.method.as_str(), rest) {
        ("POST", ["roles"]) => make_role(turn, ask, guild),
        ("PATCH", ["roles", role]) => rename_role(turn, ask, guild, id(role)?),
        ("DELETE", ["roles", role]) => remove_role(turn, guild, id(role)?),
        ("PUT" | "DELETE", ["members", user, "roles", role]) => {
            hold(turn, guild, (id(user)?, id(role)?), ask.method == "PUT")
        }
        ("POST", ["channels"]) => make_channel(turn, ask, guild),
        _ => Err(ApiError::not_found()),
    }
}

impl Guild {
    /// The role with this number, if the bot may give, change and delete it.
    fn role_below(&self, bot: Id, role: Id) -> Result<&Role, ApiError> {
        let found = self.roles.get(&role).ok_or_else(ApiError::unknown_role)?;
        let held = self.members.get(&bot).into_iter().flat_map(|m| &m.roles);
        let highest = held.filter_map(|id| self.roles.get(id)).map(Role::height);
        if role == self.id || found.managed || highest.max() <= Some(found.height()) {
            Err(ApiError::missing_permissions())
        } else {
            Ok(found)
        }
    }

    /// Adds a role below all others but that of everybody.
    pub(crate) fn add_role(&mut self, role: Role) {
        for other in self.roles.values_mut().filter(|r| r.id != self.id) {
            other.position += 1;
        }
        self.roles.insert(
            role.id,
            Role {
                position: 1,
                ..role
            },
        );
    }
}

impl Turn<'_> {
    /// Whether the bot may do something on a whole server, as an error when not.
    fn need_on(&self, guild: Id, bits: u64) -> Result<u64, ApiError> {
        let world = &self.inner.world;
        let have = world.guild_permissions(guild, world.bot.id);
        let member = world.guilds.get(&guild);
        let member = member.and_then(|g| g.members.get(&world.bot.id));
        let silent = member.is_some_and(|m| m.silent_until_ms > self.now);
        if silent || have & bits != bits {
            return Err(ApiError::missing_permissions());
        }
        Ok(have)
    }

    fn role_event(&mut self, name: &str, guild: Id, role: Id) {
        let roles = self.objects().roles(guild).into_iter();
        let event = match roles.into_iter().find(|r| r["id"] == text(role)) {
            Some(role) => json!({"guild_id": text(guild), "role": role}),
            None => json!({"guild_id": text(guild), "role_id": text(role)}),
        };
        self.dispatch(name, Some(guild), intents::GUILDS, &event);
    }

    /// Changes what a channel allows and denies; the pages of those who saw it before are told as well.
    fn rewrite(&mut self, channel: Id, change: impl FnOnce(&mut Vec<Overwrite>)) {
        self.tell_channel(channel, "channel_update", &json!({"id": text(channel)}));
        let found = self.inner.world.channels.get_mut(&channel);
        if let Some(ChannelKind::Text { overwrites, .. }) = found.map(|c| &mut c.kind) {
            change(overwrites);
        }
        self.touch();
        self.channel_event("CHANNEL_UPDATE", "channel_update", channel);
    }
}

fn make_role(turn: &mut Turn<'_>, ask: &Ask, guild: Id) -> Answer {
    let have = turn.need_on(guild, perms::MANAGE_ROLES)?;
    let mut form = Form::default();
    let name = ask.body.get("name").and_then(Value::as_str);
    let name = name.unwrap_or("new role").trim().to_owned();
    form.between("name", &name, 100);
    let color = ask.body.get("color").map_or(Some(0), Value::as_u64);
    let color = color
        .and_then(|c| u32::try_from(c).ok())
        .filter(|c| *c < 1 << 24);
    if color.is_none() {
        form.fault(
            "color",
            "NUMBER_TYPE_MAX",
            "int value should be between 0 and 16777215.",
        );
    }
    form.done()?;
    let permissions = bits(&ask.body, "permissions").unwrap_or(perms::EVERYONE);
    // Nobody gives what they do not have.
    if permissions & !have != 0 {
        return Err(ApiError::missing_permissions());
    }
    let flag = |key: &str| ask.body.get(key).and_then(Value::as_bool).unwrap_or(false);
    let role = Role {
        id: turn.id(),
        name,
        permissions,
        managed: false,
        color: color.unwrap_or(0),
        hoist: flag("hoist"),
        mentionable: flag("mentionable"),
        position: 1,
    };
    let new = role.id;
    let server = turn.inner.world.guilds.get_mut(&guild);
    let server = server.ok_or_else(ApiError::unknown_guild)?;
    if server.roles.len() >= ROLES {
        return Err(ApiError::too_many_roles(ROLES));
    }
    server.add_role(role);
    turn.touch();
    turn.role_event("GUILD_ROLE_CREATE", guild, new);
    let roles = turn.objects().roles(guild).into_iter();
    let made = roles.into_iter().find(|role| role["id"] == text(new));
    Ok(Reply::ok(made.unwrap_or_default()))
}

/// Changes a role: here only its name.
fn rename_role(turn: &mut Turn<'_>, ask: &Ask, guild: Id, role: Id) -> Answer {
    turn.need_on(guild, perms::MANAGE_ROLES)?;
    let bot = turn.bot();
    let name = ask.body.get("name").and_then(Value::as_str);
    let name = name.map(str::trim);
    let mut form = Form::default();
    form.between("name", name.unwrap_or("-"), 100);
    form.done()?;
    let server = turn.inner.world.guilds.get_mut(&guild);
    let server = server.ok_or_else(ApiError::unknown_guild)?;
    server.role_below(bot, role)?;
    if let (Some(found), Some(name)) = (server.roles.get_mut(&role), name) {
        found.name = name.to_owned();
    }
    turn.touch();
    turn.role_event("GUILD_ROLE_UPDATE", guild, role);
    let roles = turn.objects().roles(guild).into_iter();
    let changed = roles.into_iter().find(|one| one["id"] == text(role));
    Ok(Reply::ok(changed.unwrap_or_default()))
}

fn remove_role(turn: &mut Turn<'_>, guild: Id, role: Id) -> Answer {
    turn.need_on(guild, perms::MANAGE_ROLES)?;
    let bot = turn.bot();
    let world = &mut turn.inner.world;
    let server = world.guilds.get_mut(&guild);
    let server = server.ok_or_else(ApiError::unknown_guild)?;
    server.role_below(bot, role)?;
    server.roles.remove(&role);
    for member in server.members.values_mut() {
        member.roles.remove(&role);
    }
    for channel in world.channels.values_mut() {
        if let ChannelKind::Text { overwrites, .. } = &mut channel.kind {
            overwrites.retain(|o| o.id != role);
        }
    }
    turn.touch();
    turn.role_event("GUILD_ROLE_DELETE", guild, role);
    Ok(Reply::nothing())
}

fn hold(turn: &mut Turn<'_>, guild: Id, (user, role): (Id, Id), held: bool) -> Answer {
    turn.need_on(guild, perms::MANAGE_ROLES)?;
    let bot = turn.bot();
    let world = &mut turn.inner.world;
    let is_user = world.is_user(user);
    let server = world.guilds.get_mut(&guild);
    let server = server.ok_or_else(ApiError::unknown_guild)?;
    server.role_below(bot, role)?;
    let Some(member) = server.members.get_mut(&user) else {
        return Err(if is_user {
            ApiError::unknown_member()
        } else {
            ApiError::unknown_user()
        });
    };
    if held {
        member.roles.insert(role);
    } else {
        member.roles.remove(&role);
    }
    turn.touch();
    turn.member_changed(guild, user);
    Ok(Reply::nothing())
}

/// Permission bits of a body: a number, or one written as a text.
fn bits(body: &Value, key: &str) -> Option<u64> {
    let value = body.get(key)?;
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

fn number(body: &Value, key: &str) -> Option<Id> {
    bits(body, key)
}

/// What a body allows and denies somebody, if whoever has these permissions may do so.
fn overwrite(body: &Value, of: Id, have: u64) -> Result<Overwrite, ApiError> {
    let (allow, deny) = (bits(body, "allow"), bits(body, "deny"));
    let (allow, deny) = (allow.unwrap_or(0), deny.unwrap_or(0));
    // Only administrators let others change permissions.
    let beyond = (allow | deny) & (!have | perms::MANAGE_ROLES);
    if have != perms::ALL && beyond != 0 {
        return Err(ApiError::missing_permissions());
    }
    Ok(Overwrite {
        id: of,
        person: body.get("type").and_then(Value::as_u64) == Some(1),
        allow,
        deny,
    })
}

/// Refuses overwrites of nobody.
fn is_somebody(server: &Guild, one: &Overwrite) -> Result<(), ApiError> {
    if one.person && !server.members.contains_key(&one.id) {
        Err(ApiError::unknown_member())
    } else if !one.person && !server.roles.contains_key(&one.id) {
        Err(ApiError::unknown_role())
    } else {
        Ok(())
    }
}

fn make_channel(turn: &mut Turn<'_>, ask: &Ask, guild: Id) -> Answer {
    let have = turn.need_on(guild, perms::MANAGE_CHANNELS)?;
    let body = &ask.body;
    let mut form = Form::default();
    let name = body.get("name").and_then(Value::as_str).unwrap_or("");
    form.between("name", name.trim(), 100);
    let sort = body.get("type").and_then(Value::as_u64).unwrap_or(0);
    let sort = u8::try_from(sort).ok().filter(|sort| SORTS.contains(sort));
    if sort.is_none() {
        form.fault(
            "type",
            "BASE_TYPE_CHOICES",
            "Value must be one of {0, 2, 4, 5, 13, 15}.",
        );
    }
    let topic = body.get("topic").and_then(Value::as_str);
    form.max("topic", topic.unwrap_or(""), 1024);
    let given = body.get("permission_overwrites").and_then(Value::as_array);
    let given = given.map_or(&[][..], Vec::as_slice);
    if given.len() > OVERWRITES {
        form.fault(
            "permission_overwrites",
            "BASE_TYPE_BAD_LENGTH",
            "Must be 100 or fewer in length.",
        );
    }
    form.done()?;
    let sort = sort.unwrap_or(sorts::TEXT);
    let world = &turn.inner.world;
    let category = number(body, "parent_id");
    if let Some(category) = category {
        let above = world
            .channels
            .get(&category)
            .filter(|c| c.guild() == Some(guild));
        match above.map(|c| &c.kind) {
            Some(ChannelKind::Text {
                sort: sorts::CATEGORY,
                ..
            }) if sort != sorts::CATEGORY => {}
            _ => {
                let words = "Category does not exist";
                return Err(invalid("parent_id", "CHANNEL_PARENT_INVALID", words));
            }
        }
        if world.inside(category).count() >= IN_CATEGORY {
            let words = "Maximum number of channels in category reached (50)";
            return Err(invalid("parent_id", "CHANNEL_PARENT_MAX_CHANNELS", words));
        }
    }
    let all = world.text_channels(guild);
    if all.len() >= CHANNELS {
        return Err(ApiError::too_many_channels(CHANNELS));
    }
    let last = all.iter().filter_map(|c| match c.kind {
        ChannelKind::Text { position, .. } => Some(position),
        _ => None,
    });
    let position = last.max().map_or(0, |last| last + 1);
    let server = world
        .guilds
        .get(&guild)
        .ok_or_else(ApiError::unknown_guild)?;
    let mut overwrites = Vec::new();
    for one in given {
        let of = number(one, "id").ok_or_else(ApiError::bad_json)?;
        let one = overwrite(one, of, have)?;
        is_somebody(server, &one)?;
        overwrites.push(one);
    }
    let new = turn.id();
    let channel = Channel {
        id: new,
        name: match sort {
            sorts::TEXT | sorts::NEWS | sorts::FORUM => written(name),
            _ => name.trim().to_owned(),
        },
        kind: ChannelKind::Text {
            guild,
            position,
            topic: topic.map(str::to_owned),
            category,
            sort,
            overwrites,
            slow: 0,
        },
        last_message: None,
        sent: 0,
    };
    turn.inner.world.channels.insert(new, channel);
    turn.touch();
    turn.channel_event("CHANNEL_CREATE", "channel_create", new);
    let reply = shown(turn, new)?;
    Ok(Reply::created(reply.body.unwrap_or_default()))
}

/// A name as text channels have it: in small letters, with hyphens for spaces and without most signs.
fn written(name: &str) -> String {
    let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
    let lower = name.trim().to_lowercase();
    let text: String = lower.chars().filter(kept).collect();
    let words: Vec<&str> = text.split([' ', '-']).filter(|w| !w.is_empty()).collect();
    words.join("-")
}

/// Sets or takes away what a channel allows and denies somebody.
pub(crate) fn permit(turn: &mut Turn<'_>, ask: &Ask, channel: Id, of: Id) -> Answer {
    let guild = turn.guild_of(channel).ok_or_else(ApiError::wrong_kind)?;
    turn.need(channel, perms::MANAGE_ROLES)?;
    let have = turn.inner.world.guild_permissions(guild, turn.bot());
    let found = turn.inner.world.channels.get(&channel);
    let Some(ChannelKind::Text { overwrites, .. }) = found.map(|c| &c.kind) else {
        return Err(ApiError::wrong_kind());
    };
    if ask.method == "DELETE" {
        if !overwrites.iter().any(|o| o.id == of) {
            return Err(ApiError::unknown_overwrite());
        }
        turn.rewrite(channel, |all| all.retain(|o| o.id != of));
        return Ok(Reply::nothing());
    }
    let new = overwrite(&ask.body, of, have)?;
    let server = turn.inner.world.guilds.get(&guild);
    is_somebody(server.ok_or_else(ApiError::unknown_guild)?, &new)?;
    turn.rewrite(channel, |all| {
        all.retain(|o| o.id != of);
        all.push(new);
    });
    Ok(Reply::nothing())
}
