//! The buttons and forms of press.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use super::view as shown;
use crate::board::Power;
use crate::discord::people::gallery;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId, PressAsk};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{FORM_PLACEHOLDER, FORM_TITLE, cut, escape};
use crate::discord::ui::{click, menus, parts};
use crate::service::{Audience, Circle, Draft, GameContext, LONGEST_LETTER, PerPage, Sent, Shelf};

/// How many letters a page of the log may hold before they are packed.
const LOG_PAGE: PerPage = PerPage(5);

/// The inbox shows one at a time, with its buttons.
const INBOX_PAGE: PerPage = PerPage(1);

/// Whether a form's answer must not take the place of the message it was opened from.
pub fn is_form(id: &str) -> bool {
    let id = id.parse::<ComponentId>();
    id.is_ok_and(|id| matches!(id.ask, Ask::Press(_)))
}

/// What a pressed button does.
pub(in crate::discord) async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: PressAsk,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    match ask {
        PressAsk::Reply { mark } => {
            // Refused before anything is typed.
            bot.service.may_answer(&asker.by, context, mark).await?;
            let letter = bot.service.letter_of(&asker.by, context, mark).await?;
            let ask = PressAsk::Answer { mark };
            Ok(Reply::Form(form(bot, context, ask, Some(&letter.text))))
        }
        PressAsk::Report { mark } => {
            bot.service.letter_of(&asker.by, context, mark).await?;
            Ok(said(shown::report_sure(bot, context, mark)))
        }
        PressAsk::ReportSure { mark } => {
            bot.service.report(&asker.by, context, mark).await?;
            Ok(said(Answer::private(bot.plain("press-reported"))))
        }
        PressAsk::Mail => Ok(said(opened(bot, asker, context).await?)),
        PressAsk::Write => {
            let nobody = Circle::default();
            Ok(said(to_whom(bot, asker, context, nobody).await?))
        }
        PressAsk::To => {
            let powers = menus::values(press).iter();
            let board = context.state.setup.board();
            let to: Circle = powers.filter_map(|value| board.power(value).ok()).collect();
            Ok(said(to_whom(bot, asker, context, to).await?))
        }
        PressAsk::WriteTo { to } => {
            bot.service
                .may_write_press(&asker.by, context, false, false)
                .await?;
            if to.on(context.state.setup.board()).next().is_none() {
                return Err(AnswerError::User(bot.plain("error-old-button")));
            }
            let grey = false;
            Ok(Reply::Form(form(
                bot,
                context,
                PressAsk::Letter { to, grey },
                None,
            )))
        }
        PressAsk::ToAll => {
            bot.service
                .may_write_press(&asker.by, context, true, false)
                .await?;
            let grey = false;
            Ok(Reply::Form(form(
                bot,
                context,
                PressAsk::Public { grey },
                None,
            )))
        }
        PressAsk::Inbox { page } => Ok(said(inbox(bot, asker, context, page).await?)),
        PressAsk::Log { page } => Ok(said(log(bot, asker, context, page).await?)),
        PressAsk::File => Ok(said(file(bot, asker, context).await?)),
        PressAsk::Unwatch => {
            bot.service.unwatch(&asker.by, context).await?;
            let args = [("game", escape(&context.game.head.name).into())];
            Ok(said(Answer::private(bot.say("watch-stopped", &args))))
        }
        PressAsk::Gallery => Ok(said(gallery::join(bot, asker, context).await?)),
        PressAsk::GalleryLog { page } => {
            Ok(said(gallery::letters(bot, asker, context, page).await?))
        }
        PressAsk::Consent { agrees } => Ok(said(consent(bot, asker, context, Some(agrees)).await?)),
        // A form's id never comes with a press.
        PressAsk::Answer { .. } | PressAsk::Letter { .. } | PressAsk::Public { .. } => {
            Err(AnswerError::User(bot.plain("error-old-button")))
        }
    }
}

/// Asks to whom a letter shall go: a button for each power, a menu for several, of which some may be chosen already,
/// and a button for all where there is public press.
async fn to_whom(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    chosen: Circle,
) -> Result<Answer, AnswerError> {
    let (by, service) = (&asker.by, &bot.service);
    let letters = service.may_write_press(by, context, false, false).await;
    let public = service
        .may_write_press(by, context, true, false)
        .await
        .is_ok();
    if !public {
        letters?;
        return Ok(shown::to_whom(bot, context, by, (true, false), chosen));
    }
    let may = (letters.is_ok(), public);
    Ok(shown::to_whom(bot, context, by, may, chosen))
}

/// What somebody says, or said, about their letters in the archive, with the buttons that change it.
///
/// # Errors
/// When they neither play nor have letters of the game.
pub async fn consent(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    agrees: Option<bool>,
) -> Result<Answer, AnswerError> {
    let consent = match agrees {
        Some(agrees) => bot.service.set_consent(&asker.by, context, agrees).await?,
        None => bot.service.consent(&asker.by, context).await?,
    };
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("letters", consent.letters.into()),
        ("shown", consent.shown.into()),
    ];
    let said = bot.say(
        match consent.given {
            Some(true) => "press-consent-yes",
            Some(false) => "press-consent-no",
            None => "press-consent-unsaid",
        },
        &args,
    );
    let counted = bot.say("press-consent-letters", &args);
    let row = shown::consent_row(bot.words, context);
    Ok(Answer::private(format!("{said}\n{counted}")).with_rows(vec![row]))
}

/// Answers a form of press that was submitted.
pub async fn submitted(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: PressAsk,
    typed: &str,
) -> Result<Answer, AnswerError> {
    let (to, grey) = match ask {
        PressAsk::Answer { mark } => (Audience::Answer(mark), false),
        PressAsk::Letter { to, grey } => {
            let to = to.on(context.state.setup.board()).collect();
            (Audience::Powers(to), grey)
        }
        PressAsk::Public { grey } => (Audience::Everybody, grey),
        _ => return Err(AnswerError::User(bot.plain("error-old-button"))),
    };
    say(bot, asker, context, to, (None, grey), typed).await
}

/// Sends a letter or public press, in the name of a power that is said or unsigned, and answers that it is on its way.
pub async fn say(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    to: Audience,
    (sender, grey): (Option<Power>, bool),
    text: &str,
) -> Result<Answer, AnswerError> {
    let draft = Draft {
        to,
        sender,
        grey,
        text,
        origin: &asker.origin,
    };
    let sent: Sent = bot.service.press(&asker.by, context, draft).await?;
    Ok(shown::sent(bot, context, &sent))
}

/// The form for a letter: its title says whom it goes to, and its empty field begins with the letter that it answers.
pub fn form(
    bot: &Bot,
    context: &GameContext,
    ask: PressAsk,
    answered: Option<&str>,
) -> CreateModal {
    let id = ComponentId {
        of: parts::reference(context),
        ask: Ask::Press(ask),
    };
    let label = bot.plain("press-form-field");
    let hint = match answered {
        Some(text) => bot.say("press-form-answered", &[("text", text.into())]),
        None => bot.plain("press-form-hint"),
    };
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, click::FIELD)
        .placeholder(cut(&hint, FORM_PLACEHOLDER))
        .max_length(u16::try_from(LONGEST_LETTER).unwrap_or(u16::MAX))
        .required(true);
    let game = context.game.head.name.clone();
    let title = match ask {
        PressAsk::Public { .. } => bot.say("press-form-public", &[("game", game.into())]),
        PressAsk::Letter { to, .. } => {
            let powers = to.on(context.state.setup.board());
            let powers = powers.map(|power| bot.words.power(power));
            let powers = bot.words.all_of(&powers.collect::<Vec<_>>());
            let args = [("powers", powers.into()), ("game", game.into())];
            bot.say("press-form-letter", &args)
        }
        _ => bot.say("press-form-answer", &[("game", game.into())]),
    };
    CreateModal::new(id.to_string(), cut(&title, FORM_TITLE))
        .components(vec![CreateActionRow::InputText(field)])
}

/// The inbox, open at the newest letter that is still unread.
pub async fn opened(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
) -> Result<Answer, AnswerError> {
    let page = bot.service.newest_unread(&asker.by, context).await?;
    inbox(bot, asker, context, page).await
}

/// Shows a page of the inbox, one letter, with its buttons.
pub async fn inbox(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    page: u32,
) -> Result<Answer, AnswerError> {
    let page = bot
        .service
        .correspondence(&asker.by, context, Shelf::Inbox, page, INBOX_PAGE)
        .await?;
    Ok(shown::inbox(bot, context, &page, asker.by.id))
}

/// One page of the asker's letters in a game, sent and received; `page` counts from 0.
///
/// # Errors
/// If the asker has no letters here and does not play.
pub async fn log(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    page: u32,
) -> Result<Answer, AnswerError> {
    let page = bot
        .service
        .correspondence(&asker.by, context, Shelf::Log, page, LOG_PAGE)
        .await?;
    Ok(shown::log(bot, context, &page, asker.by.id))
}

/// All of a person's letters in the game, as a file.
pub async fn file(bot: &Bot, asker: &Asker, context: &GameContext) -> Result<Answer, AnswerError> {
    let letters = bot.service.all_letters(&asker.by, context).await?;
    Ok(shown::file(bot, context, &letters, asker.by.id))
}
