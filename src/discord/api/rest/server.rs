//! Requests that change a server: its roles, its channels, and who is let in.

use std::collections::BTreeSet;

use poise::serenity_prelude as serenity;
use reqwest::Method;
use reqwest::header::CONTENT_LENGTH;
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::{Permissions, RoleId, UserId};

use super::{Made, Rest, RestError, servers, settings};
use crate::discord::api::permissions::{self, Member, Place, Server};
use crate::discord::api::wire::{nothing, read};

/// A channel of a server, threads left out.
#[derive(Clone, Debug, Deserialize)]
pub struct ServerChannel {
    /// Its number.
    pub id: serenity::GenericId,
    /// What it is called.
    #[serde(default)]
    pub name: String,
    /// Its kind, its category, and what it allows to whom.
    #[serde(flatten)]
    pub place: Place,
}

/// What there is on a server, and what the bot may do on it.
#[derive(Clone, Debug)]
pub struct Inventory {
    /// The bot's own number.
    pub bot: UserId,
    /// What the bot may do on the whole server.
    pub may: Permissions,
    /// The server, with its roles.
    pub server: Server,
    /// Its channels, threads left out.
    pub channels: Vec<ServerChannel>,
}

impl Inventory {
    /// Whether there is such a role or channel.
    pub fn has(&self, piece: Piece, id: u64) -> bool {
        match piece {
            Piece::Role => self.server.roles.iter().any(|role| role.id.get() == id),
            Piece::Channel => self.channels.iter().any(|one| one.id.get() == id),
        }
    }

    /// The numbers of everything there is.
    pub fn all(&self) -> BTreeSet<u64> {
        let roles = self.server.roles.iter().map(|role| role.id.get());
        roles
            .chain(self.channels.iter().map(|one| one.id.get()))
            .collect()
    }
}

/// Something that is made on a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A role.
    Role,
    /// A channel or a category.
    Channel,
}

impl Piece {
    /// Where the one with this number is changed, and the lane of that.
    fn place(self, guild: u64, id: u64) -> (String, String) {
        match self {
            Piece::Role => (format!("/guilds/{guild}/roles/{id}"), servers(guild)),
            Piece::Channel => (format!("/channels/{id}"), settings(id)),
        }
    }
}

impl Rest {
    /// What there is on a server.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn inventory(&self, guild: u64) -> Result<Inventory, RestError> {
        let lane = servers(guild);
        let get = |path: String| self.go(Some(&lane), self.request(Method::GET, &path));
        let server: Server = read(get(format!("/guilds/{guild}")).await?).await?;
        let channels = read(get(format!("/guilds/{guild}/channels")).await?).await?;
        let me = self.itself(guild).await?;
        Ok(Inventory {
            bot: me.user.id,
            may: permissions::of(&server, &me, &Place::default()),
            server,
            channels,
        })
    }

    /// The roles of a member of a server; `None` for whoever is none.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn roles_of(
        &self,
        guild: u64,
        person: u64,
    ) -> Result<Option<Vec<RoleId>>, RestError> {
        let request = self.request(Method::GET, &format!("/guilds/{guild}/members/{person}"));
        match read::<Member>(self.go(Some(&servers(guild)), request).await?).await {
            Err(RestError::Refused {
                code: 10_007 | 10_013,
                ..
            }) => Ok(None),
            other => other.map(|member| Some(member.roles)),
        }
    }

    /// Makes a role or a channel on a server; gives its number.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn make(&self, guild: u64, piece: Piece, body: &Value) -> Result<u64, RestError> {
        let path = match piece {
            Piece::Role => format!("/guilds/{guild}/roles"),
            Piece::Channel => format!("/guilds/{guild}/channels"),
        };
        // Discord's limits for what is made on a server are narrow, and others than those for looking at it.
        let lane = format!("@make:{path}");
        let request = self.request(Method::POST, &path).json(body);
        let made: Made = read(self.go(Some(&lane), request).await?).await?;
        Ok(made.id.get())
    }

    /// Removes a role, a channel or a category from a server. One that is gone already is no error.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn unmake(&self, guild: u64, piece: Piece, id: u64) -> Result<(), RestError> {
        let (path, lane) = piece.place(guild, id);
        let request = self.request(Method::DELETE, &path);
        gone_already(nothing(self.go(Some(&lane), request).await?).await)
    }

    /// Gives a role, a channel or a category another name. One that is gone is no error.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn rename(
        &self,
        guild: u64,
        piece: Piece,
        id: u64,
        name: &str,
    ) -> Result<(), RestError> {
        let (path, lane) = piece.place(guild, id);
        let request = self.request(Method::PATCH, &path);
        let request = request.json(&json!({ "name": name }));
        gone_already(nothing(self.go(Some(&lane), request).await?).await)
    }

    /// Gives a member of a server a role, or takes it. Whoever has left, and a role that is gone, are no errors.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn hold(
        &self,
        guild: u64,
        person: u64,
        role: u64,
        holds: bool,
    ) -> Result<(), RestError> {
        let method = if holds { Method::PUT } else { Method::DELETE };
        let path = format!("/guilds/{guild}/members/{person}/roles/{role}");
        let lane = format!("@roles:{guild}");
        // Without a body the client says nothing of its length, and Discord answers 411.
        let request = self.request(method, &path).header(CONTENT_LENGTH, 0);
        gone_already(nothing(self.go(Some(&lane), request).await?).await)
    }

    /// Allows and denies a person something in a channel; `None` takes away what was allowed or denied. Whoever has
    /// left, and a channel that is gone, are no errors.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn let_in(
        &self,
        channel: u64,
        person: u64,
        may: Option<(Permissions, Permissions)>,
    ) -> Result<(), RestError> {
        let path = format!("/channels/{channel}/permissions/{person}");
        let request = match may {
            Some((allow, deny)) => {
                let body = json!({ "type": 1, "allow": allow.bits(), "deny": deny.bits() });
                self.request(Method::PUT, &path).json(&body)
            }
            None => self.request(Method::DELETE, &path),
        };
        let lane = settings(channel);
        gone_already(nothing(self.go(Some(&lane), request).await?).await)
    }
}

/// What is about a channel, role, member or overwrite that is not there, is done.
fn gone_already(done: Result<(), RestError>) -> Result<(), RestError> {
    match done {
        Err(RestError::Refused {
            code: 10_003 | 10_007 | 10_009 | 10_011 | 10_013,
            ..
        }) => Ok(()),
        other => other,
    }
}
