//! Making a game: by `/game create`, or by the form behind **Start a game**.

use futures_util::future::BoxFuture;
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, ButtonStyle, CreateActionRow, CreateButton, CreateInputText,
    CreateInteractionResponse, CreateModal, InputTextStyle, Permissions,
};

use super::clicks::note_card;
use super::view::lobby;
use super::{rules, sets};
use crate::control::{Level, PlayerId};
use crate::discord::api::ground::ground;
use crate::discord::api::permissions;
use crate::discord::boards::choice;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId, GameRef};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::showing::Shown;
use crate::discord::ui::text::{FORM_TITLE, cut, escape};
use crate::discord::ui::{error, undelivered};
use crate::game::Setup;
use crate::i18n::{Language, Words};
use crate::service::{
    GameContext, LONGEST_NAME, LobbyRefusal, NewGame, Occasion, Refusal, Settings, Speed, Usual,
    set_all,
};
use crate::store::{GameId, GuildId};
use crate::variants::{PRESETS, options};

/// The fields of the form.
const NAME: &str = "name";
const VARIANT: &str = "variant";
const SPEED: &str = "speed";
const KIND: &str = "kind";
const PLAYERS: &str = "players";

/// A game somebody wants; what is left out is as usual on the server.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The game's name.
    pub name: String,
    /// The variant's id.
    pub variant: Option<String>,
    /// Options of the rules: `name=value`, separated by blanks.
    pub options: String,
    /// Which powers are played: a set's id or name, or a number of players; `None` for all.
    pub players: Option<String>,
    /// The board's word or name; `None` for the variant's own.
    pub board: Option<String>,
    /// The pace, which sets the times; `None` for the usual one.
    pub speed: Option<Speed>,
    /// For whom the game is; `None` if nothing was chosen.
    pub occasion: Option<Occasion>,
    /// Whether only people who are invited may join.
    pub private: Option<bool>,
    /// Who runs it; `None` if its creator does.
    pub gm: Option<PlayerId>,
    /// Whether its creator joins as a player; `None` if nothing was said.
    pub play: Option<bool>,
    /// How well the computers play that take all other places until people join; `None` for none.
    pub computers: Option<Level>,
}

/// Makes a game where this is asked. Returns it, and whether it is played in a post of a forum.
///
/// # Errors
/// When no game can be played there, this person may make none, or something wanted is not to be had.
pub async fn make(
    bot: &Bot,
    asker: &Asker,
    wanted: Wanted,
) -> Result<(GameContext, bool), AnswerError> {
    let guild = asker.server()?;
    let (channel, in_post) = ground(bot, asker).await?;
    let (setup, mut settings) = template(bot, guild, &wanted).await?;
    if let Some(private) = wanted.private {
        settings.seats.private = private;
    }
    settings.category = asker.place.category;
    let plays = wanted.occasion.is_none_or(Occasion::maker_plays);
    let new = NewGame {
        guild,
        channel,
        name: wanted.name,
        setup,
        settings,
        gm: wanted.gm,
        join: wanted.play.unwrap_or(plays),
        computers: wanted.computers,
    };
    Ok((bot.service.create(&asker.by, new).await?, in_post))
}

/// The rules of a game that somebody wants on a server, and how it is run.
///
/// # Errors
/// When something wanted is not to be had.
pub async fn template(
    bot: &Bot,
    guild: GuildId,
    wanted: &Wanted,
) -> Result<(Setup, Settings), AnswerError> {
    let house = bot.service.house(guild).await?;
    let usual = house.usual.as_ref();
    let variant = wanted.variant.as_deref();
    // Their options are for their own variant.
    let fits = |usual: &&Usual| variant.is_none_or(|v| v.eq_ignore_ascii_case(&usual.variant));
    let mut setup = match usual.filter(fits) {
        Some(usual) => usual_rules(bot.words, usual)?,
        None => rules::setup(bot.words, variant, None)?,
    };
    if let Some(board) = &wanted.board {
        choice::play_on(bot, guild, &mut setup, board).await?;
    }
    let mut options = wanted.options.clone();
    if let Some(players) = &wanted.players {
        options.push(' ');
        options.push_str(&sets::option(bot.words, &setup, players)?);
    }
    rules::set_options(bot.words, &mut setup, &options)?;
    let mut settings = Settings::default();
    if let Some(usual) = usual {
        usual.apply(&mut settings);
    }
    let occasion = wanted.occasion.map_or(&[][..], Occasion::settings);
    let speed = wanted.speed.map_or(&[][..], Speed::settings);
    set_all(&mut settings, occasion.iter().chain(speed).copied()).map_err(|bad| {
        let why = Refusal::Lobby(LobbyRefusal::Setting(bad));
        AnswerError::Refused(Box::new(why))
    })?;
    Ok((setup, settings))
}

/// The rules that new games of a server have. Options that this version does not know are left out.
fn usual_rules(words: &Words, usual: &Usual) -> Result<Setup, AnswerError> {
    let mut setup = rules::setup(words, Some(&usual.variant), Some(&usual.rulebook))?;
    if let Err(cause) = options::set(&mut setup, &usual.options) {
        tracing::warn!(%cause, "cannot use a server's default options");
        setup = rules::setup(words, Some(&usual.variant), Some(&usual.rulebook))?;
    }
    Ok(setup)
}

/// What the bot is not allowed to do where a game was made but will have to, in words.
pub fn lacking(words: &Words, have: Option<Permissions>, in_post: bool) -> Option<String> {
    let lacking = permissions::needed(in_post) - have?;
    if lacking.is_empty() {
        return None;
    }
    let names = lacking.get_permission_names().join(", ");
    Some(words.text("lobby-lacking", &[("names", names.into())]))
}

fn id(of: GameRef, ask: Ask) -> String {
    ComponentId { of, ask }.to_string()
}

/// The button that opens the form to create a game.
pub fn button(words: &Words, guild: GuildId) -> CreateActionRow {
    let of = GameRef {
        guild,
        game: GameId(0),
    };
    let start = CreateButton::new(id(of, Ask::NewGame)).label(words.plain("button-new-game"));
    CreateActionRow::Buttons(vec![start.style(ButtonStyle::Success)])
}

/// The form to create a game, in which only the name is required.
///
/// # Errors
///
/// As [`AnswerError`] says.
pub async fn form(bot: &Bot, asker: &Asker, of: GameRef) -> Result<CreateModal, AnswerError> {
    here(bot, asker, of)?;
    let house = bot.service.house(of.guild).await?;
    let usual = house.usual.as_ref().map(|usual| usual.variant.clone());
    let usual = usual.unwrap_or_else(|| PRESETS[0].id.to_owned());
    let input = |field: &str| {
        let label = cut(&bot.plain(&format!("new-game-{field}")), FORM_TITLE);
        let hint = cut(&bot.plain(&format!("new-game-{field}-hint")), 100);
        CreateInputText::new(InputTextStyle::Short, label, field)
            .placeholder(hint)
            .max_length(60)
            .required(false)
    };
    let most = u16::try_from(LONGEST_NAME).unwrap_or(u16::MAX);
    let rows = [
        input(NAME).max_length(most).required(true),
        input(VARIANT).value(rules::variant_name(bot.words, &usual)),
        input(SPEED),
        input(KIND),
        input(PLAYERS),
    ];
    let title = cut(&bot.plain("button-new-game"), FORM_TITLE);
    let rows = rows.into_iter().map(CreateActionRow::InputText).collect();
    Ok(CreateModal::new(id(of, Ask::CreateGame), title).components(rows))
}

/// The server on which a button of no game was pressed, which must be the one it was shown on.
///
/// # Errors
/// When it was pressed elsewhere.
pub fn here(bot: &Bot, asker: &Asker, of: GameRef) -> Result<GuildId, AnswerError> {
    let guild = asker.server()?;
    if guild == of.guild {
        Ok(guild)
    } else {
        Err(AnswerError::User(bot.plain("error-other-server")))
    }
}

/// Answers the form: with the lobby, for all to see; or privately with what was wrong, and the button again.
///
/// # Errors
/// When the answer does not reach Discord.
pub async fn submitted(
    bot: &Bot,
    ctx: &serenity::Context,
    asker: &Asker,
    form: &serenity::ModalInteraction,
    of: GameRef,
) -> Result<(), serenity::Error> {
    let made = async {
        here(bot, asker, of)?;
        make(bot, asker, wanted(bot.words, form)?).await
    };
    let (context, answer) = match made.await {
        Ok((context, in_post)) => {
            let all = bot.to_guild(asker.place.guild).await;
            let content = lacking(all.words, form.app_permissions, in_post);
            let content = content.unwrap_or_default();
            let shown = lobby(all.words, &context);
            (Some(context), Answer { content, ..shown })
        }
        Err(fault) => {
            let Some(told) = error::answer(bot.words, &fault, "form") else {
                return Ok(());
            };
            let again = vec![button(bot.words, of.guild)];
            (None, told.with_rows(again))
        }
    };
    let _turn = match &context {
        Some(context) => Some(bot.showing.turn(Shown::Lobby(context.game.id)).await),
        None => None,
    };
    let way = |answer: Answer| -> BoxFuture<'_, _> {
        Box::pin(async move {
            let response = CreateInteractionResponse::Message(answer.into_response());
            form.create_response(ctx, response).await
        })
    };
    Box::pin(undelivered::deliver(bot, asker, (answer, true), &way)).await?;
    let Some(context) = context else {
        return Ok(());
    };
    match form.get_response(ctx).await {
        Ok(message) => {
            let (channel, message) = (message.channel_id.get(), message.id.get());
            note_card(bot, &context, channel, message).await;
        }
        Err(cause) => tracing::warn!(%cause, "cannot find out where a lobby is shown"),
    }
    Ok(())
}

/// What was filled in.
fn wanted(words: &Words, form: &serenity::ModalInteraction) -> Result<Wanted, AnswerError> {
    let text = |field: &str| {
        let parts = form.data.components.iter().flat_map(|row| &row.components);
        let texts = parts.filter_map(|part| match part {
            ActionRowComponent::InputText(text) if text.custom_id == field => text.value.clone(),
            _ => None,
        });
        texts.collect::<String>()
    };
    let variants: Vec<_> = PRESETS.iter().map(|p| (p.id, p.id)).collect();
    let speeds: Vec<_> = Speed::ALL.iter().map(|s| (s.id(), *s)).collect();
    let kinds: Vec<_> = Occasion::ALL.iter().map(|o| (o.id(), *o)).collect();
    let variant = chosen(words, "variant", &variants, &text(VARIANT))?;
    Ok(Wanted {
        name: text(NAME),
        variant: variant.map(str::to_owned),
        speed: chosen(words, "choice-speed", &speeds, &text(SPEED))?,
        occasion: chosen(words, "choice-kind", &kinds, &text(KIND))?,
        players: Some(text(PLAYERS)).filter(|text| !text.trim().is_empty()),
        ..Wanted::default()
    })
}

/// The one of several choices that a text names by its word, or by how its name begins in any language; none for
/// no text. `key`: what the keys of their names begin with.
fn chosen<T: Copy>(
    words: &Words,
    key: &str,
    choices: &[(&str, T)],
    text: &str,
) -> Result<Option<T>, AnswerError> {
    let typed = text.trim().to_lowercase();
    if typed.is_empty() {
        return Ok(None);
    }
    let name = |words: &Words, id: &str| words.plain(&format!("{key}-{id}"));
    let named = |id: &str| {
        let names = Language::ALL.into_iter();
        let mut names = names.map(|language| name(Words::of(language), id).to_lowercase());
        id == typed || names.any(|name| name.starts_with(&typed))
    };
    if let Some((_, choice)) = choices.iter().find(|(id, _)| named(id)) {
        return Ok(Some(*choice));
    }
    let known: Vec<String> = choices.iter().map(|(id, _)| name(words, id)).collect();
    let args = [
        ("found", escape(&cut(text.trim(), 40)).into()),
        ("known", known.join(" · ").into()),
    ];
    Err(AnswerError::User(words.text("new-game-unknown", &args)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_found_by_id_and_by_name_in_any_language() {
        let speeds: Vec<_> = Speed::ALL.iter().map(|s| (s.id(), *s)).collect();
        let read = |text: &str| chosen(Words::english(), "choice-speed", &speeds, text);
        assert!(matches!(read(" "), Ok(None)));
        for text in ["weekly", "Weekly: a week", "week", "wöchentlich"] {
            assert!(matches!(read(text), Ok(Some(Speed::Weekly))), "{text}");
        }
        let Err(AnswerError::User(told)) = read("hourly") else {
            panic!("an unknown speed is refused");
        };
        assert!(told.contains("hourly") && told.contains("blitz"), "{told}");
        let variants: Vec<_> = PRESETS.iter().map(|p| (p.id, p.id)).collect();
        for preset in PRESETS {
            // The form is filled in with the variant's name.
            for language in Language::ALL {
                let words = Words::of(language);
                let name = rules::variant_name(words, preset.id);
                let found = chosen(words, "variant", &variants, &name);
                assert!(matches!(found, Ok(Some(id)) if id == preset.id), "{name}");
            }
        }
    }

    #[test]
    fn what_the_form_suggests_is_understood() {
        let variants: Vec<_> = PRESETS.iter().map(|p| (p.id, p.id)).collect();
        let speeds: Vec<_> = Speed::ALL.iter().map(|s| (s.id(), s.id())).collect();
        let kinds: Vec<_> = Occasion::ALL.iter().map(|o| (o.id(), o.id())).collect();
        for (field, key, choices) in [
            (VARIANT, "variant", variants),
            (SPEED, "choice-speed", speeds),
            (KIND, "choice-kind", kinds),
        ] {
            for language in Language::ALL {
                let words = Words::of(language);
                let hint = words.plain(&format!("new-game-{field}-hint"));
                let hint = [" or ", " oder "]
                    .iter()
                    .fold(hint, |h, or| h.replace(or, ", "));
                let read = |text| chosen(words, key, &choices, text).ok().flatten();
                let found: Vec<_> = hint.split(", ").filter_map(read).collect();
                let all: Vec<_> = choices.iter().map(|(id, _)| *id).collect();
                let every = all.iter().all(|id| found.contains(id));
                assert!(every && found.len() == all.len(), "{hint}: {found:?}");
            }
        }
    }
}
