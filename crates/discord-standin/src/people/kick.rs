//! The bot put out of a server, and invited back: what who manages the server does on the page, and tests.

use crate::hub::{Shared, Turn, intents};
use crate::page::page_data::{PageId, Said};
use crate::people::refusal::Refusal;
use crate::world::Member;
use crate::world::clock::Id;
use crate::world::objects::text;
use crate::world::perms;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

impl Turn<'_> {
    /// Whether the bot is in a server.
    pub fn bot_is_in(&self, guild: Id) -> bool {
        let found = self.inner.world.guilds.get(&guild);
        found.is_some_and(|guild| guild.members.contains_key(&self.bot()))
    }

    /// Puts the bot out of a server; nothing happens if it is not in.
    pub fn put_out(&mut self, guild: Id) {
        let bot = self.bot();
        let found = self.inner.world.guilds.get_mut(&guild);
        if found.and_then(|found| found.members.remove(&bot)).is_none() {
            return;
        }
        self.touch();
        let gone = json!({"id": text(guild)});
        self.dispatch("GUILD_DELETE", Some(guild), intents::GUILDS, &gone);
    }

    /// Tells the bot that a server it is in cannot be reached, as in an outage of Discord's, or can be again.
    pub fn hide(&mut self, guild: Id, hidden: bool) {
        let (name, event) = if hidden {
            let gone = json!({"id": text(guild), "unavailable": true});
            ("GUILD_DELETE", Some(gone))
        } else {
            ("GUILD_CREATE", self.objects().guild_create(guild))
        };
        if let Some(event) = event {
            self.dispatch(name, Some(guild), intents::GUILDS, &event);
        }
    }

    /// Invites the bot to a server; nothing happens if it is in.
    pub fn let_in(&mut self, guild: Id) {
        let (bot, now) = (self.bot(), self.now);
        let Some(found) = self.inner.world.guilds.get_mut(&guild) else {
            return;
        };
        if found.members.contains_key(&bot) {
            return;
        }
        let member = Member {
            joined_ms: now,
            nick: None,
            roles: [found.bot_role].into(),
            silent_until_ms: 0,
        };
        found.members.insert(bot, member);
        found.joined_ms = now;
        self.touch();
        if let Some(event) = self.objects().guild_create(guild) {
            self.dispatch("GUILD_CREATE", Some(guild), intents::GUILDS, &event);
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Kick {
    r#as: PageId,
    guild: PageId,
    /// Whether the bot is to be in the server.
    here: bool,
}

/// Who manages a server puts the bot out of it, or invites it.
pub(crate) async fn kick(
    State(shared): State<Arc<Shared>>,
    Json(ask): Json<Kick>,
) -> Result<Json<Value>, Said> {
    let (user, guild) = (ask.r#as.id(), ask.guild.id());
    let mut turn = shared.turn();
    if turn.inner.world.guild_permissions(guild, user) & perms::MANAGE_GUILD == 0 {
        return Err(Refusal::CannotWrite.into());
    }
    if ask.here {
        turn.let_in(guild)
    } else {
        turn.put_out(guild)
    }
    Ok(Json(json!({})))
}
