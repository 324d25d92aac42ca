//! Registering commands with Discord. What every game needs is offered everywhere; what only some variants
//! need is offered on the servers that play one, and in direct messages.

use std::collections::{BTreeMap, BTreeSet};

use poise::builtins::create_application_commands;
use poise::serenity_prelude as serenity;
use sha2::{Digest, Sha256};
use tokio::sync::watch;

use crate::discord::api::wire::RestError;
use crate::discord::commands;
use crate::discord::ui::bot::Bot;
use crate::i18n::Words;
use crate::service::{CommandGroup, Offered, ServiceError};
use crate::store::GuildId;

/// How long a server is left alone after Discord has refused its commands, in milliseconds.
const PAUSE: i64 = 60_000;

/// The group a command belongs to, by its name; none for what every game needs.
fn group_of(name: &str) -> Option<CommandGroup> {
    match name {
        "blocks" => Some(CommandGroup::Blocks),
        "credits" => Some(CommandGroup::Credits),
        "trade" | "exchange" => Some(CommandGroup::Exchange),
        "treaty" | "relations" | "penalties" => Some(CommandGroup::Treaties),
        _ => None,
    }
}

/// The commands registered for all servers and for direct messages.
pub fn everywhere(words: &Words) -> Vec<serenity::CreateCommand> {
    let mut all = commands::all(words);
    for command in &mut all {
        if group_of(&command.name).is_some() {
            command.interaction_context = Some(vec![serenity::InteractionContext::BotDm]);
        }
    }
    create_application_commands(&all)
}

/// The commands of some groups, as one server's own.
fn of_groups(words: &Words, groups: &BTreeSet<CommandGroup>) -> Vec<serenity::CreateCommand> {
    let mut all = commands::all(words);
    all.retain(|command| group_of(&command.name).is_some_and(|group| groups.contains(&group)));
    for command in &mut all {
        // Discord takes these for commands of all servers only.
        command.install_context = None;
        command.interaction_context = None;
    }
    create_application_commands(&all)
}

fn hash(commands: &[serenity::CreateCommand]) -> Result<String, serde_json::Error> {
    let text = serde_json::to_vec(commands)?;
    let hash = Sha256::digest(text);
    Ok(hash.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Why a server's commands could not be changed.
#[derive(Debug, thiserror::Error)]
enum NotOffered {
    #[error(transparent)]
    Service(#[from] ServiceError),
    #[error(transparent)]
    Rest(#[from] RestError),
    #[error(transparent)]
    Json(#[from] serde_json::Error),
}

/// Keeps the commands of each server fitting the games played there, for as long as it is polled.
pub async fn keep_offering(bot: &Bot, mut application: watch::Receiver<Option<u64>>) {
    let mut refused: BTreeMap<GuildId, i64> = BTreeMap::new();
    let Ok(Some(application)) = application.wait_for(Option::is_some).await.map(|id| *id) else {
        return;
    };
    loop {
        let guild = bot.service.next_unoffered().await;
        let now = bot.clock.now();
        if refused.get(&guild).is_some_and(|at| now < at + PAUSE) {
            continue;
        }
        match offer(bot, application, guild).await {
            Ok(()) => drop(refused.remove(&guild)),
            Err(cause) => {
                tracing::warn!(guild = guild.0, %cause, "cannot register a server's commands");
                refused.insert(guild, now);
            }
        }
    }
}

/// Registers what the games of a server need, if it is not what is registered.
async fn offer(bot: &Bot, application: u64, guild: GuildId) -> Result<(), NotOffered> {
    let groups = bot.service.groups_in_play(guild).await?;
    let commands = of_groups(bot.words, &groups);
    let definitions = hash(&commands)?;
    let wanted = Offered {
        groups,
        definitions,
    };
    let house = bot.service.house(guild).await?;
    if house.offered.as_ref() == Some(&wanted) {
        return Ok(());
    }
    // A server that never had such a game has nothing to take back.
    if house.offered.is_some() || !commands.is_empty() {
        let server = guild.0.cast_unsigned();
        bot.rest.offer(application, server, &commands).await?;
        tracing::info!(
            guild = guild.0,
            commands = commands.len(),
            "server commands registered"
        );
    }
    bot.service.offers(guild, wanted, bot.clock.now()).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_of_a_group_exists() {
        let words = Words::english();
        let every = [
            CommandGroup::Blocks,
            CommandGroup::Credits,
            CommandGroup::Exchange,
            CommandGroup::Treaties,
        ];
        assert_eq!(of_groups(words, &every.into()).len(), 7);
        assert_eq!(everywhere(words).len(), commands::all(words).len());
    }
}
