//! What a press on one of the order panel's menus or buttons leads to.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::game::Item;
use crate::service::{GameContext, Mode, MySheet, Refusal, ServiceError, Written};

use super::lines::lines;
use super::next::{MORE, next_unit};
use super::orders::{about, gone, kinds, of_unit};
use super::step::{Next, step};
use super::units::units;
use crate::discord::orders::{amends, guesses, receipt_view, sheet};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{FIELD, Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId, Named, OrderKind, PanelAsk};
use crate::discord::ui::menus::value;
use crate::discord::ui::parts;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{FORM_TEXT, FORM_TITLE, cut};
use crate::store::PhaseNo;

/// Answers a button, menu or form of the order panel, if the phase in which it was shown is still open.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    ask: PanelAsk,
    press: &serenity::ComponentInteraction,
) -> Result<Reply, AnswerError> {
    let chosen = || value(press).ok_or_else(|| AnswerError::User(bot.plain("error-old-button")));
    let mine = || bot.service.my_sheet(&asker.by, context);
    let legal = |unit: &Named| -> Result<Vec<Item>, ServiceError> {
        bot.service.options(&asker.by, context, unit.as_str())
    };
    let next = match ask {
        PanelAsk::Panel { .. } => {
            let mine = mine().await?;
            let rows = sheet::rows_with_fixes(bot, &mine);
            return Ok(Reply::Step(step(bot, &mine, String::new(), rows)));
        }
        PanelAsk::Units { page, .. } => Next::Step(units(bot, &mine().await?, page)),
        PanelAsk::Unit { .. } => {
            let mine = mine().await?;
            match Named::new(chosen()?) {
                None => Next::Step(gone(bot, &mine)),
                Some(unit) => {
                    if there(&mine, bot, &unit) {
                        of_unit(bot, &mine, unit, legal(&unit)?)
                    } else {
                        Next::Step(gone(bot, &mine))
                    }
                }
            }
        }
        PanelAsk::Kind { unit, .. } => {
            let mine = mine().await?;
            match chosen()?.parse::<OrderKind>().ok() {
                Some(deed) => kinds(bot, &mine, (unit, deed, None), legal(&unit)?, 0),
                None => Next::Step(gone(bot, &mine)),
            }
        }
        PanelAsk::Targets {
            unit,
            deed,
            about,
            page,
            ..
        } => {
            let mine = mine().await?;
            kinds(bot, &mine, (unit, deed, about), legal(&unit)?, page)
        }
        PanelAsk::About { unit, deed, .. } => {
            let mine = mine().await?;
            match chosen()?.parse() {
                Ok(province) => about(bot, &mine, (unit, deed), province, legal(&unit)?),
                Err(_) => Next::Step(gone(bot, &mine)),
            }
        }
        PanelAsk::Order { .. } if chosen()? == MORE => {
            let mine = mine().await?;
            match next_unit(bot, &mine) {
                Some(unit) => of_unit(bot, &mine, unit, legal(&unit)?),
                None => Next::Step(units(bot, &mine, 0)),
            }
        }
        PanelAsk::Order { .. } => Next::Write(chosen()?.to_owned()),
        PanelAsk::Line { line, insist, .. } => {
            let (by, origin) = (&asker.by, &asker.origin);
            let text = line.as_str();
            let written = bot
                .service
                .write(by, context, text, Mode::Add, insist, origin);
            let written = Box::pin(written).await?;
            return Ok(amended(bot, written, text).await);
        }
        PanelAsk::Replace { line, instead, .. } => {
            let (by, origin) = (&asker.by, &asker.origin);
            let written = bot
                .service
                .exchange(by, context, line.as_str(), instead, origin);
            let written = Box::pin(written).await?;
            return Ok(amended(bot, written, line.as_str()).await);
        }
        PanelAsk::Lines { page, .. } => Next::Step(lines(bot, &mine().await?, page)),
        PanelAsk::Strike { .. } => return strike(bot, asker, context, chosen()?).await,
        PanelAsk::Copy { .. } => {
            let copied = bot
                .service
                .copy_last(&asker.by, context, &asker.origin)
                .await?;
            return Ok(said(sheet::written(bot, &copied).await));
        }
        PanelAsk::Restore { .. } => {
            let mine = bot
                .service
                .restore(&asker.by, context, &asker.origin)
                .await?;
            return Ok(said(
                sheet::panel(bot, &mine, bot.plain("sheet-restored")).await,
            ));
        }
        PanelAsk::Guess { .. } => {
            let before = guesses::shown_in(&press.message);
            return Ok(Reply::Form(guesses::form(bot, &mine().await?, &before)?));
        }
        PanelAsk::Receipt { .. } => {
            let held = bot
                .service
                .receipt(&asker.by, context, Some(context.game.head.phase_no))
                .await?;
            return Ok(said(receipt_view::held(bot, context, &held)));
        }
        PanelAsk::StandingForm { .. } => {
            let standing = bot.service.standing(&asker.by, context).await?;
            let lines: Vec<String> = standing.lines.into_iter().map(|(line, _)| line).collect();
            return Ok(Reply::Form(standing_form(bot, context, lines.join("\n"))?));
        }
        PanelAsk::ClearStanding { .. } => {
            let standing = bot.service.set_standing(&asker.by, context, "").await?;
            let told = bot.plain("standing-cleared");
            return Ok(said(receipt_view::standing(bot, &standing, told)));
        }
        // A form's id never comes with a click, and a letter's game is chosen before (`gateway::components`).
        PanelAsk::TryOut { .. } | PanelAsk::SetStanding { .. } | PanelAsk::Letter { .. } => {
            return Err(AnswerError::User(bot.plain("error-old-button")));
        }
    };
    Ok(match next {
        Next::Step(step) => Reply::Step(step),
        Next::Write(order) => Box::pin(write(bot, asker, context, &order)).await?,
    })
}

/// The sheet once a button or menu has written a line, with the other lines that do not count and their buttons.
async fn amended(bot: &Bot, mut written: Written, line: &str) -> Reply {
    let others = amends::others(bot, &written.mine, line);
    written.lines.extend(others);
    said(Box::pin(sheet::written(bot, &written)).await)
}

/// Writes the chosen order, and shows the sheet with it.
async fn write(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    order: &str,
) -> Result<Reply, AnswerError> {
    let (by, origin) = (&asker.by, &asker.origin);
    let written = bot
        .service
        .write(by, context, order, Mode::Add, false, origin);
    let written = Box::pin(written).await?;
    Ok(amended(bot, written, order).await)
}

/// Whether the unit or site of that name may still be ordered.
fn there(mine: &MySheet, bot: &Bot, unit: &Named) -> bool {
    let mut values = super::subjects::values(bot, mine);
    values.any(|value| value == unit.as_str())
}

async fn strike(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    line: &str,
) -> Result<Reply, AnswerError> {
    let struck = bot
        .service
        .strike(&asker.by, context, line, &asker.origin)
        .await;
    let (mine, told) = match struck {
        Ok(mine) => (mine, "panel-struck"),
        Err(ServiceError::Refused(Refusal::NothingToStrike)) => (
            bot.service.my_sheet(&asker.by, context).await?,
            "panel-gone",
        ),
        Err(other) => return Err(other.into()),
    };
    Ok(said(sheet::panel(bot, &mine, bot.plain(told)).await))
}

/// The form with the standing orders.
fn standing_form(
    bot: &Bot,
    context: &GameContext,
    written: String,
) -> Result<CreateModal, AnswerError> {
    let Some(written) = crate::discord::ui::text::whole(written) else {
        return Err(AnswerError::User(bot.plain("form-too-long")));
    };
    let id = ComponentId {
        of: parts::reference(context),
        ask: Ask::Panel(PanelAsk::SetStanding {
            phase: context.game.head.phase_no,
        }),
    };
    let label = bot.plain("form-field");
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, FIELD)
        .placeholder(bot.plain("standing-form-hint"))
        .max_length(u16::try_from(FORM_TEXT).unwrap_or(u16::MAX))
        .required(false);
    let field = if written.is_empty() {
        field
    } else {
        field.value(written)
    };
    let title = cut(&bot.plain("standing-form-title"), FORM_TITLE);
    Ok(CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(field)]))
}

/// Stores the standing orders of the form that was submitted.
pub async fn set_standing(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    phase: PhaseNo,
    typed: &str,
) -> Result<Answer, AnswerError> {
    if context.game.head.phase_no != phase {
        return Err(AnswerError::User(bot.plain("standing-old-phase")));
    }
    let standing = bot.service.set_standing(&asker.by, context, typed).await?;
    Ok(receipt_view::standing(bot, &standing, String::new()))
}
