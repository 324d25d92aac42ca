//! What the doctor asks Discord: who the bot is, how often it may still connect, where it is, and
//! what it may do there. It changes nothing and opens no gateway connection.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use reqwest::header;
use serenity::{GuildId, Permissions};

use crate::discord::api::http::{ApiBase, ProbeError, Token, probe, serenity_http};
use crate::discord::api::permissions::needed;

/// What the doctor asks Discord about the bot, its servers and its channels.
pub struct Inspection {
    http: serenity::Http,
    base: ApiBase,
    me: serenity::CurrentUser,
}

/// What Discord says of the bot's application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Application {
    pub id: u64,
    pub name: String,
    /// Whether interactions go to a web address and not to the bot.
    pub elsewhere: bool,
    /// Intents that need Discord's leave, are switched on, and of which the bot has no use: short keys.
    pub idle_intents: Vec<&'static str>,
}

/// How often the bot may still connect today, and with how many shards it should.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connections {
    /// How many times the bot may still connect today.
    pub left: u64,
    /// How many times it may connect in a day.
    pub of: u64,
    /// How many shards Discord recommends.
    pub shards: u32,
}

/// A server of which the bot is a member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Server {
    pub id: u64,
    pub name: String,
    /// The permissions that the bot needs there and lacks, by Discord's names.
    pub missing: Vec<&'static str>,
}

/// What the bot finds where a game's channel should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Room {
    /// The channel, by its name, and the permissions that the bot lacks in it.
    There {
        name: String,
        missing: Vec<&'static str>,
    },
    /// The bot may not see it, or is no member of its server.
    Barred,
    /// It has been deleted.
    Gone,
}

/// Why Discord's answer could not be used. Names no secret.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Unanswered(String);

impl From<serenity::Error> for Unanswered {
    fn from(error: serenity::Error) -> Unanswered {
        Unanswered(error.to_string())
    }
}

impl Inspection {
    /// Starts an inspection: checks the token with Discord and asks who the bot is.
    ///
    /// # Errors
    /// If Discord cannot be reached, does not accept the token, or answers with anything unexpected.
    pub async fn begin(base: ApiBase, token: &Token) -> Result<Inspection, ProbeError> {
        probe(&base, token).await?;
        let at = base.prefix().to_owned();
        let unreachable = |why: String| ProbeError::Unreachable {
            at: at.clone(),
            why,
        };
        let http = serenity_http(&base, token).map_err(|e| unreachable(e.to_string()))?;
        let me = http.get_current_user().await;
        let me = me.map_err(|e| unreachable(e.to_string()))?;
        Ok(Inspection { http, base, me })
    }

    /// The name under which the bot's user is known on Discord.
    pub fn name(&self) -> &str {
        &self.me.name
    }

    /// What Discord says of the bot's application.
    ///
    /// # Errors
    ///
    /// When Discord does not answer as it should.
    pub async fn application(&self) -> Result<Application, Unanswered> {
        let info = self.http.get_current_application_info().await?;
        let flags = info.flags.map_or(0, |flags| flags.bits());
        // Each intent has a flag for large bots and one for small ones.
        let intents = [
            ("presence", 0b11_u64 << 12),
            ("members", 0b11 << 14),
            ("content", 0b11 << 18),
        ];
        let idle = intents.into_iter().filter(|(_, bits)| flags & bits != 0);
        Ok(Application {
            id: info.id.get(),
            name: info.name,
            elsewhere: info
                .interactions_endpoint_url
                .is_some_and(|u| !u.is_empty()),
            idle_intents: idle.map(|(name, _)| name).collect(),
        })
    }

    /// How often the bot may still connect today.
    ///
    /// # Errors
    ///
    /// When Discord does not answer as it should.
    pub async fn connections(&self) -> Result<Connections, Unanswered> {
        let gateway = self.http.get_bot_gateway().await?;
        let limit = gateway.session_start_limit;
        Ok(Connections {
            left: limit.remaining,
            of: limit.total,
            shards: gateway.shards,
        })
    }

    /// The servers the bot is in.
    ///
    /// # Errors
    /// When Discord does not answer.
    pub async fn servers(&self) -> Result<Vec<Server>, Unanswered> {
        const PAGE: usize = 200;
        let mut servers: Vec<Server> = Vec::new();
        loop {
            let last = servers.last().map(|s| GuildId::new(s.id));
            let after = last.map(serenity::GuildPagination::After);
            let page = self.http.get_guilds(after, Some(PAGE as u64)).await?;
            let full = page.len() == PAGE;
            servers.extend(page.into_iter().map(|guild| Server {
                id: guild.id.get(),
                missing: lacking(guild.permissions, false),
                name: guild.name,
            }));
            if !full {
                return Ok(servers);
            }
        }
    }

    /// Looks at a game's channel or thread: its name and the permissions the bot needs there but lacks, or
    /// that it is hidden from the bot or deleted. `guild` and `channel` are Discord's ids.
    ///
    /// # Errors
    /// If Discord does not answer.
    pub async fn room(&self, guild: u64, channel: u64) -> Result<Room, Unanswered> {
        let guild = GuildId::new(guild);
        let found = self.http.get_channel(serenity::ChannelId::new(channel));
        let found = match barred(found.await)? {
            Ok(found) => found,
            Err(room) => return Ok(room),
        };
        let Some(channel) = found.guild().filter(|c| c.guild_id == guild) else {
            return Ok(Room::Gone);
        };
        let server = match barred(self.http.get_guild(guild).await)? {
            Ok(server) => server,
            Err(_) => return Ok(Room::Barred),
        };
        let member = match barred(self.http.get_member(guild, self.me.id).await)? {
            Ok(member) => member,
            Err(_) => return Ok(Room::Barred),
        };
        // A thread's permissions are those of the channel it is in; it has no threads of its own.
        let above = channel
            .parent_id
            .filter(|_| channel.thread_metadata.is_some());
        let (place, in_post) = match above {
            None => (None, false),
            Some(above) => match barred(self.http.get_channel(above).await)? {
                Ok(found) => (found.guild(), true),
                Err(room) => return Ok(room),
            },
        };
        let place = place.as_ref().unwrap_or(&channel);
        let have = server.user_permissions_in(place, &member);
        Ok(Room::There {
            missing: lacking(have, in_post),
            name: channel.name,
        })
    }

    /// What Discord's clock shows, in milliseconds since 1970, and how long it took to say so.
    ///
    /// # Errors
    /// When Discord does not answer, or does not say.
    pub async fn clock(&self) -> Result<(i64, Duration), Unanswered> {
        let failed = |error: reqwest::Error| Unanswered(error.without_url().to_string());
        let client = self.base.client().map_err(failed)?;
        let start = std::time::Instant::now();
        let url = format!("{}/api/v10/gateway", self.base.prefix());
        let answer = client.get(url).send().await.map_err(failed)?;
        let took = start.elapsed();
        let date = answer.headers().get(header::DATE);
        let date = date.and_then(|date| date.to_str().ok());
        let date = date.and_then(|date| jiff::fmt::rfc2822::parse(date).ok());
        match date {
            Some(date) => Ok((date.timestamp().as_millisecond(), took)),
            None => Err(Unanswered("no date".to_owned())),
        }
    }
}

/// What is needed and not there, by Discord's names.
fn lacking(permissions: Permissions, in_post: bool) -> Vec<&'static str> {
    if permissions.administrator() {
        return Vec::new();
    }
    let lacking = needed(in_post) - permissions;
    lacking.get_permission_names()
}

/// What Discord said no to, and how.
fn barred<T>(answer: serenity::Result<T>) -> Result<Result<T, Room>, Unanswered> {
    let error = match answer {
        Ok(found) => return Ok(Ok(found)),
        Err(error) => error,
    };
    let status = match &error {
        serenity::Error::Http(http) => http.status_code().map(|status| status.as_u16()),
        _ => None,
    };
    match status {
        Some(403) => Ok(Err(Room::Barred)),
        Some(404) => Ok(Err(Room::Gone)),
        _ => Err(error.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_as_discord_names_it() {
        let all = needed(false);
        assert_eq!(lacking(all, false), Vec::<&str>::new());
        let admin = Permissions::ADMINISTRATOR;
        assert_eq!(lacking(admin, false), Vec::<&str>::new());
        let less = all - Permissions::ATTACH_FILES - Permissions::CREATE_PRIVATE_THREADS;
        assert_eq!(
            lacking(less, false),
            ["Attach Files", "Create Private Threads"]
        );
        assert_eq!(lacking(less, true), ["Attach Files"]);
    }
}
