//! The languages of the page, of the people and of the servers.
//!
//! The page speaks the browser's language. What Discord's own client would show in somebody's language
//! (commands, choices) is shown so here, and what a person or a server is set to goes with every event.

use axum::extract::Request;
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use serde_json::{Value, json};
use std::sync::Arc;

use crate::api::commands::LOCALES;
use crate::hub::Shared;
use crate::page::words::{Language, Words};
use crate::people::refusal::{Refusal, Unfit};
use crate::world::clock::Id;
use crate::world::perms;

tokio::task_local! {
    /// The language of the page that asks.
    static ASKED: Language;
}

/// The language of the page that asks; English where nobody does.
pub(crate) fn asked() -> Language {
    ASKED.try_with(|language| *language).unwrap_or_default()
}

/// The words of the page that asks.
pub(crate) fn words() -> &'static Words {
    Words::of(asked())
}

/// The words for whoever sent these headers.
pub(crate) fn in_the(headers: &HeaderMap) -> &'static Words {
    Words::of(accepted(headers))
}

/// Answers a request of the page in its browser's language.
pub(crate) async fn in_the_browsers(request: Request, next: Next) -> Response {
    let language = accepted(request.headers());
    ASKED.scope(language, next.run(request)).await
}

/// The first language of ours that a browser accepts; their order is that of preference.
pub(crate) fn accepted(headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE);
    let accepted = accepted.and_then(|value| value.to_str().ok());
    let tags = accepted.unwrap_or_default().split(',');
    let tags = tags.map(|tag| tag.split(';').next().unwrap_or_default().trim());
    tags.filter_map(Language::known).next().unwrap_or_default()
}

/// The languages to choose from, each named in itself.
pub(crate) fn offered() -> Value {
    let of = |l: Language| json!({"id": locale(l), "name": Words::of(l).plain("language-name")});
    Language::ALL.into_iter().map(of).collect()
}

/// The locale by which Discord knows a language.
fn locale(language: Language) -> &'static str {
    match language {
        Language::English => "en-US",
        Language::German => "de",
    }
}

/// Sets a person's language, or with `guild` the one that server prefers.
///
/// # Errors
/// When the person or the server is not there, the person may not manage it, or the locale is none of
/// Discord's.
pub(crate) fn set(
    shared: &Arc<Shared>,
    user: Id,
    guild: Option<Id>,
    locale: &str,
) -> Result<(), Refusal> {
    if !LOCALES.contains(&locale) {
        return Err(Refusal::Unfit {
            what: locale.to_owned(),
            why: Unfit::NotAChoice,
        });
    }
    let mut turn = shared.turn();
    let Some(guild) = guild else {
        let person = turn.inner.world.people.get_mut(&user);
        person.ok_or(Refusal::NoSuchPerson(user))?.locale = locale.to_owned();
        turn.touch();
        turn.tell(user, "commands", &json!({}));
        return Ok(());
    };
    if turn.inner.world.guild_permissions(guild, user) & perms::MANAGE_GUILD == 0 {
        return Err(Refusal::CannotWrite);
    }
    if let Some(found) = turn.inner.world.guilds.get_mut(&guild) {
        found.locale = locale.to_owned();
    }
    turn.touch();
    if let Some(event) = turn.objects().guild(guild) {
        turn.dispatch("GUILD_UPDATE", Some(guild), 1, &event);
    }
    Ok(())
}

/// A command as Discord's client shows it to somebody: what is translated for his locale stands in the
/// place of what is not.
pub(crate) fn shown(command: &Value, locale: &str) -> Value {
    let mut command = command.clone();
    translate(&mut command, locale);
    command
}

fn translate(item: &mut Value, locale: &str) {
    for key in ["name", "description"] {
        let other = item.get(format!("{key}_localizations"));
        let other = other.and_then(|all| all.get(locale)).cloned();
        // A command or option is called by its name: its value is what a choice has besides.
        let is_choice = item.get("value").is_some();
        if let Some(other) = other.filter(|_| key != "name" || is_choice) {
            item[key] = other;
        }
    }
    for list in ["options", "choices"] {
        let inner = item.get_mut(list).and_then(Value::as_array_mut);
        for item in inner.into_iter().flatten() {
            translate(item, locale);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_a_browser_accepts_is_spoken() {
        for (accepts, language) in [
            ("de-AT,de;q=0.9,en;q=0.8", Language::German),
            ("fr-FR, en;q=0.8, de;q=0.5", Language::English),
            ("fr", Language::English),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepts.parse().unwrap());
            assert_eq!(accepted(&headers), language, "{accepts}");
        }
        assert_eq!(accepted(&HeaderMap::new()), Language::English);
    }

    #[test]
    fn a_command_is_shown_in_the_readers_language() {
        let command = json!({
            "name": "vote", "description": "Vote", "description_localizations": {"de": "Stimme ab"},
            "name_localizations": {"de": "stimme"},
            "options": [{"name": "for", "description": "For what", "choices": [
                {"name": "peace", "value": 0, "name_localizations": {"de": "Frieden"}},
            ]}],
        });
        let german = shown(&command, "de");
        assert_eq!(german["name"], "vote");
        assert_eq!(german["description"], "Stimme ab");
        assert_eq!(german["options"][0]["description"], "For what");
        assert_eq!(german["options"][0]["choices"][0]["name"], "Frieden");
        assert_eq!(shown(&command, "fr")["description"], "Vote");
    }
}
