//! What the commands say of themselves: their names, options and places, as they are registered.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use poise::serenity_prelude as serenity;
use serenity::InteractionContext;

use crate::discord::commands;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::error::AnswerError;
use crate::i18n::Words;

/// An option of a slash command, as the table of commands lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opt {
    /// Its name, as it is typed.
    pub name: String,
    /// Whether it must be given.
    pub required: bool,
    /// Whether the bot offers choices while it is typed.
    pub completed: bool,
}

/// A command as it is registered; of a group each of its commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The command as it is typed, without the slash.
    pub name: String,
    /// Its description in English.
    pub description: String,
    /// Whether it can be used in private messages with the bot, too.
    pub private: bool,
    /// Its options, in the order in which Discord shows them.
    pub options: Vec<Opt>,
}

/// Whether a command can be used in private messages with the bot.
pub fn is_private(name: &str) -> bool {
    static PRIVATE: OnceLock<BTreeSet<String>> = OnceLock::new();
    let all = PRIVATE.get_or_init(|| {
        let all = listed(Words::english()).into_iter();
        all.filter(|c| c.private).map(|c| c.name).collect()
    });
    all.contains(name)
}

/// Every command people can use, in the order they are registered in.
pub fn listed(words: &Words) -> Vec<Listed> {
    let mut all = Vec::new();
    for command in commands::all(words) {
        let contexts = command.interaction_context.clone().unwrap_or_default();
        let private = contexts.contains(&InteractionContext::BotDm);
        gather(&command, "", private, &mut all);
    }
    all
}

/// The commands with what their rows say of people who share a seat, for whoever asks who uses them.
pub fn with_seat_uses(
    mut commands: Vec<poise::Command<Bot, AnswerError>>,
) -> Vec<poise::Command<Bot, AnswerError>> {
    for command in &mut commands {
        note_seat_use(command, "");
    }
    commands
}

fn note_seat_use(command: &mut poise::Command<Bot, AnswerError>, above: &str) {
    let name = format!("{above} {}", command.name).trim().to_owned();
    if let Some(row) = super::row(&name) {
        command.custom_data = Box::new(row.seat_use);
    }
    for sub in &mut command.subcommands {
        note_seat_use(sub, &name);
    }
}

fn gather(
    command: &poise::Command<Bot, AnswerError>,
    above: &str,
    private: bool,
    into: &mut Vec<Listed>,
) {
    let name = format!("{above} {}", command.name).trim().to_owned();
    if !command.subcommands.is_empty() {
        for sub in &command.subcommands {
            gather(sub, &name, private, into);
        }
        return;
    }
    let options = command.parameters.iter().map(|option| Opt {
        name: option.name.to_string(),
        required: option.required,
        completed: option.autocomplete_callback.is_some(),
    });
    into.push(Listed {
        name,
        description: command.description.clone().unwrap_or_default().into_owned(),
        private,
        options: options.collect(),
    });
}
