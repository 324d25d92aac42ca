//! What the managers of a guild set for all its games.

use std::sync::Arc;

use chancery_boxed::boxed;
use serde_json::json;

use crate::change::audit;
use crate::error::{Refusal, ServiceError};
use crate::person::Person;
use crate::{GuildSettings, Service, Usual};
use chancery_store::{Along, GuildId};

/// One change to the rules of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HouseRule {
    /// Holders of the role are GMs of every game, or no longer.
    GmRole { role: u64, holds: bool },
    /// The role that is called when a substitute is sought; `None` for no role.
    SubstituteRole(Option<u64>),
    /// Games may be created in the channel, or no longer. Without any channel, in all.
    Channel { channel: i64, open: bool },
    /// The language of posts; none for the catalogue's first.
    Language(Option<String>),
    /// How many games may run at once, and how many that one person created; `None` for any number.
    Limits {
        games: Option<u32>,
        per_creator: Option<u32>,
    },
    /// The rules and settings of new games; `None` for the program's own.
    Usual(Option<Usual>),
}

#[boxed]
impl Service {
    /// The house rules, for managers of the guild.
    ///
    /// # Errors
    /// When this person is not one.
    pub async fn house_shown(
        &self,
        by: &Person,
        guild: GuildId,
    ) -> Result<Arc<GuildSettings>, ServiceError> {
        manager_only(by)?;
        self.house(guild).await
    }

    /// Changes a house rule.
    ///
    /// # Errors
    /// When this person does not manage the guild, or it is already set that way.
    pub async fn set_house(
        &self,
        by: &Person,
        guild: GuildId,
        rule: &HouseRule,
    ) -> Result<Arc<GuildSettings>, ServiceError> {
        manager_only(by)?;
        let change = |house: &mut GuildSettings| {
            let before = house.clone();
            rule.apply(house);
            if *house == before {
                return Err(ServiceError::from(Refusal::AlreadySo));
            }
            Ok(())
        };
        let (what, detail) = rule.noted();
        let along = Along {
            posts: vec![],
            audits: vec![audit(Some(by.id), what, detail)],
        };
        self.change_house(guild, by.now, &along, change).await
    }
}

impl HouseRule {
    fn apply(&self, house: &mut GuildSettings) {
        match self {
            HouseRule::GmRole { role, holds: true } => {
                house.gm_roles.insert(*role);
            }
            HouseRule::GmRole { role, holds: false } => {
                house.gm_roles.remove(role);
            }
            HouseRule::SubstituteRole(role) => house.substitute_role = *role,
            HouseRule::Channel {
                channel,
                open: true,
            } => {
                house.channels.insert(*channel);
            }
            HouseRule::Channel {
                channel,
                open: false,
            } => {
                house.channels.remove(channel);
            }
            HouseRule::Language(language) => house.language.clone_from(language),
            HouseRule::Limits { games, per_creator } => {
                (house.most_games, house.most_per_creator) = (*games, *per_creator);
            }
            HouseRule::Usual(usual) => house.usual.clone_from(usual),
        }
    }

    /// What the audit log says about it.
    fn noted(&self) -> (&'static str, serde_json::Value) {
        match self {
            HouseRule::GmRole { role, holds } => {
                ("server-gm-role", json!({ "role": role, "holds": holds }))
            }
            HouseRule::SubstituteRole(role) => ("server-substitutes", json!({ "role": role })),
            HouseRule::Channel { channel, open } => (
                "server-channel",
                json!({ "channel": channel, "open": open }),
            ),
            HouseRule::Language(language) => ("server-language", json!({ "language": language })),
            HouseRule::Limits { games, per_creator } => {
                let detail = json!({ "games": games, "per_creator": per_creator });
                ("server-limits", detail)
            }
            HouseRule::Usual(usual) => ("server-defaults", json!({ "defaults": usual })),
        }
    }
}

/// Refuses anybody who does not manage the guild.
fn manager_only(by: &Person) -> Result<(), Refusal> {
    if by.admin {
        Ok(())
    } else {
        Err(Refusal::NotManager)
    }
}
