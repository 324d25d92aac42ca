//! Requests that only look: at servers, their members and channels, and at files.

use poise::serenity_prelude as serenity;
use reqwest::{Method, StatusCode};

use super::{Rest, RestError, offers, servers, settings};
use crate::discord::api::permissions;
use crate::discord::api::permissions::{Member, Place, Server, User};
use crate::discord::api::wire::{nothing, read, send};

impl Rest {
    /// Gives a server these commands of its own, in the place of those it had.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn offer(
        &self,
        application: u64,
        guild: u64,
        commands: &[serenity::CreateCommand],
    ) -> Result<(), RestError> {
        let path = format!("/applications/{application}/guilds/{guild}/commands");
        let request = self.request(Method::PUT, &path).json(commands);
        nothing(self.go(Some(&offers(guild)), request).await?).await
    }

    /// Whether a person is on a server, where Discord says so.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn is_member(&self, guild: u64, person: u64) -> Result<bool, RestError> {
        let path = format!("/guilds/{guild}/members/{person}");
        let lane = servers(guild);
        let asked = self.go(Some(&lane), self.request(Method::GET, &path));
        match nothing(asked.await?).await {
            Ok(()) => Ok(true),
            Err(RestError::Refused {
                code: 10_007 | 10_013,
                ..
            }) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// The keys of the permissions the bot lacks in a channel of a server.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn lacking(&self, guild: u64, channel: u64) -> Result<Vec<&'static str>, RestError> {
        let lane = servers(guild);
        let get = |path: String| self.go(Some(&lane), self.request(Method::GET, &path));
        // Whether there is such a server at all comes first.
        let server: Server = read(get(format!("/guilds/{guild}")).await?).await?;
        let mut in_post = false;
        let place = match self.place(channel).await {
            Ok(place) if place.is_thread() => match place.parent_id {
                Some(parent) => {
                    in_post = true;
                    self.place(parent.get()).await
                }
                None => Ok(place),
            },
            other => other,
        };
        let place = match place {
            Ok(place) => place,
            Err(RestError::Refused { code: 50_001, .. }) => return Ok(vec!["view-channel"]),
            Err(error) => return Err(error),
        };
        let member = self.itself(guild).await?;
        if member.is_silenced(self.clock.now()) {
            return Ok(vec!["timeout"]);
        }
        let have = permissions::of(&server, &member, &place);
        Ok(permissions::missing(have, in_post))
    }

    /// The bot as a member of a server.
    pub(super) async fn itself(&self, guild: u64) -> Result<Member, RestError> {
        let lane = servers(guild);
        let get = |path: String| self.go(Some(&lane), self.request(Method::GET, &path));
        let me: User = read(get("/users/@me".to_owned()).await?).await?;
        read(get(format!("/guilds/{guild}/members/{}", me.id)).await?).await
    }

    /// What kind of channel this is, by Discord's number.
    ///
    /// # Errors
    /// See [`RestError`].
    pub async fn kind(&self, channel: u64) -> Result<u8, RestError> {
        Ok(self.place(channel).await?.kind)
    }

    async fn place(&self, channel: u64) -> Result<Place, RestError> {
        let path = format!("/channels/{channel}");
        let lane = settings(channel);
        read(
            self.go(Some(&lane), self.request(Method::GET, &path))
                .await?,
        )
        .await
    }

    /// The bytes of an attached file, which lies beside the API: no token goes there. What is larger than
    /// `most` bytes is not read to its end.
    ///
    /// # Errors
    /// See [`RestError`]; an answer without the file counts as a refusal, for its page is not the file.
    pub async fn fetch(&self, url: &str, most: usize) -> Result<Vec<u8>, RestError> {
        let mut response = send(self.client.get(url)).await?;
        let status = response.status();
        if !status.is_success() {
            let status = status.as_u16();
            return Err(RestError::Refused { status, code: 0 });
        }
        let mut bytes = Vec::new();
        while let Some(part) = response.chunk().await.map_err(|_| RestError::Lost)? {
            bytes.extend_from_slice(&part);
            if bytes.len() > most {
                return Err(RestError::Refused {
                    status: StatusCode::PAYLOAD_TOO_LARGE.as_u16(),
                    code: 0,
                });
            }
        }
        Ok(bytes)
    }
}
