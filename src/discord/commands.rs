//! The slash commands: one file a group. Here they get their words from the catalogue, and here are
//! the completions several of them share.

use std::borrow::Cow;

use crate::i18n::{Language, Words};

use super::exchange::trade;
use super::gm::edit;
use super::help::rules;
use super::orders::{receipt, standing, whatif};
use super::people::{gallery, privacy, share, substitutes, watch};
use super::records::command as records;
use super::results::{chart, replay, scores};
use super::treaties::relations;
use super::turns::{absence, clock, diary};
use super::ui::bot::Bot;
use super::ui::error::AnswerError;
use super::{
    blocks, boards, computers, credits, events, exchange, gm, help, lobby, orders, press, results,
    rooms, servers, treaties, votes,
};

type Command = poise::Command<Bot, AnswerError>;

/// Every slash command, with its descriptions in all languages.
pub fn all(words: &Words) -> Vec<Command> {
    let mut all = vec![
        lobby::command::game(),
        computers::practice::practice(),
        orders::command::order(),
        orders::command::orders(),
        orders::command::ready(),
        clock::wait(),
        clock::extend_by_vote(),
        absence::absence(),
        substitutes::substitute(),
        share::share(),
        records::record(),
        standing::standing(),
        whatif::whatif(),
        receipt::receipt(),
        results::command::map(),
        results::command::board(),
        results::command::status(),
        results::command::history(),
        results::command::why(),
        chart::chart(),
        replay::replay(),
        scores::scores(),
        votes::command::draw(),
        votes::command::concede(),
        votes::command::vote(),
        blocks::command::blocks(),
        credits::command::credits(),
        trade::trade(),
        exchange::command::exchange(),
        treaties::command::treaty(),
        relations::relations(),
        relations::penalties(),
        press::command::press(),
        watch::watch(),
        gallery::gallery(),
        diary::diary(),
        diary::notify(),
        help::command::help(),
        rules::rules(),
        gm::command::gm(),
        rooms::command::rooms(),
        gm::command::sealed(),
        edit::edit(),
        servers::command::server(),
        boards::command::atlas(),
        events::command::event(),
        privacy::privacy(),
    ];
    for command in &mut all {
        describe(words, command, &mut Vec::new());
        fit(command);
    }
    all
}

/// A text in the languages besides the one Discord shows where it knows no better: by locale.
fn others(words: &Words, key: &str) -> Vec<(Cow<'static, str>, Cow<'static, str>)> {
    let text = words.plain(key);
    let others = Language::ALL
        .into_iter()
        .map(|l| (l, Words::of(l).plain(key)));
    let others = others.filter(|(_, other)| *other != text);
    others
        .map(|(language, other)| (Cow::Borrowed(language.id()), Cow::Owned(other)))
        .collect()
}

/// The most characters Discord takes for a command with all it holds, each text in its longest language.
const COMMAND: usize = 4_000;

/// A command's characters, as Discord counts them.
fn length(command: &Command) -> usize {
    let count = |text: &str| text.chars().count();
    let longest = |own: &str, others: &[(Cow<'static, str>, Cow<'static, str>)]| {
        let others = others.iter().map(|(_, text)| count(text));
        others.fold(count(own), usize::max)
    };
    let described = |own: &Option<Cow<'static, str>>, others: &[_]| {
        longest(own.as_deref().unwrap_or_default(), others)
    };
    let mut all = count(&command.name);
    all += described(&command.description, &command.description_localizations);
    for option in &command.parameters {
        all += count(&option.name);
        all += described(&option.description, &option.description_localizations);
        let choices = option.choices.iter();
        all += choices
            .map(|c| longest(&c.name, &c.localizations))
            .sum::<usize>();
    }
    all + command.subcommands.iter().map(length).sum::<usize>()
}

/// Leaves out what other languages say of a command that would be too long for Discord: first of choices,
/// then of options.
fn fit(command: &mut Command) {
    for choices in [true, false] {
        if length(command) > COMMAND {
            leave_out(command, choices);
        }
    }
}

fn leave_out(command: &mut Command, choices: bool) {
    for option in &mut command.parameters {
        if choices {
            option
                .choices
                .to_mut()
                .iter_mut()
                .for_each(|choice| choice.localizations = Cow::Borrowed(&[]))
        } else {
            option.description_localizations = Cow::Borrowed(&[])
        }
    }
    for sub in &mut command.subcommands {
        leave_out(sub, choices);
    }
}

/// Gives a command, its options and its subcommands their descriptions. What is typed, the names of
/// commands and options, is the same in every language.
fn describe(words: &Words, command: &mut Command, path: &mut Vec<String>) {
    path.push(command.name.to_string());
    let name = path.join("-");
    let key = format!("command-{name}");
    command.description = Some(Cow::Owned(words.plain(&key)));
    command.description_localizations = Cow::Owned(others(words, &key));
    for option in &mut command.parameters {
        let key = format!("option-{name}-{}", option.name);
        // Options that mean the same everywhere are described once.
        let key = if words.has(&key) {
            key
        } else {
            format!("option-{}", option.name)
        };
        option.description = Some(Cow::Owned(words.plain(&key)));
        option.description_localizations = Cow::Owned(others(words, &key));
        for choice in option.choices.to_mut() {
            let keys =
                ["power", "topic", "vote", "choice"].map(|kind| format!("{kind}-{}", choice.name));
            let key = keys.iter().find(|key| words.has(key)).unwrap_or(&keys[1]);
            choice.localizations = Cow::Owned(others(words, key));
            choice.name = Cow::Owned(words.plain(key));
        }
    }
    for sub in &mut command.subcommands {
        describe(words, sub, path);
    }
    path.pop();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn each(command: &Command, path: &str, seen: &mut Vec<(String, String)>) {
        let path = format!("{path} {}", command.name);
        let mut localized = |of: &str, all: &[(Cow<'_, str>, Cow<'_, str>)]| {
            for (locale, text) in all {
                seen.push((format!("{path} {of} ({locale})"), text.to_string()));
            }
        };
        localized("", &command.description_localizations);
        for option in &command.parameters {
            localized(&option.name, &option.description_localizations);
            for choice in option.choices.iter() {
                localized(&option.name, &choice.localizations);
            }
        }
        seen.push((
            path.clone(),
            command.description.clone().unwrap_or_default().into_owned(),
        ));
        for option in &command.parameters {
            let text = option.description.clone().unwrap_or_default().into_owned();
            seen.push((format!("{path} {}:", option.name), text));
            for choice in option.choices.iter() {
                seen.push((
                    format!("{path} {}: a choice", option.name),
                    choice.name.to_string(),
                ));
            }
        }
        for sub in &command.subcommands {
            each(sub, &path, seen);
        }
    }

    #[test]
    fn every_command_and_option_is_described_within_discords_limits() {
        let mut seen = Vec::new();
        for command in all(Words::english()) {
            each(&command, "", &mut seen);
        }
        assert!(seen.len() > 60);
        for (path, text) in seen {
            let length = text.chars().count();
            assert!((1..=100).contains(&length), "{path}: {length} characters");
            assert!(!text.contains('['), "{path} has no words: {text}");
        }
    }

    #[test]
    fn names_are_as_discord_wants_them_and_required_options_come_first() {
        fn check(command: &Command) {
            let good = |n: &str| {
                (1..=32).contains(&n.len())
                    && n.chars()
                        .all(|c| c.is_ascii_lowercase() || c == '-' || c == '_')
            };
            assert!(good(&command.name), "{}", command.name);
            assert!(command.parameters.len() <= 25 && command.subcommands.len() <= 25);
            let mut optional = false;
            for option in &command.parameters {
                assert!(good(&option.name), "{} {}", command.name, option.name);
                assert!(
                    !(optional && option.required),
                    "{} {}",
                    command.name,
                    option.name
                );
                optional |= !option.required;
                assert!(option.choices.len() <= 25);
            }
            command.subcommands.iter().for_each(check);
        }
        let all = all(Words::english());
        all.iter().for_each(check);
        let mut names: Vec<&str> = all.iter().map(|c| c.name.as_ref()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), all.len());
    }

    #[test]
    fn every_command_can_be_registered() {
        for command in all(Words::english()) {
            assert!(
                command.create_as_slash_command().is_some(),
                "{}",
                command.name
            );
        }
    }
}
