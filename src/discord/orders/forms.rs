//! Forms that a button opens: the whole sheet as text, and the goal in blocks.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateInputText, CreateModal, InputTextStyle};

use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::FIELD;
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId};
use crate::discord::ui::text::{FORM_TEXT, FORM_TITLE, cut};
use crate::discord::ui::{labels, parts};
use crate::game::PhaseKind;
use crate::service::{GameContext, MySheet};

/// The form with the whole sheet. A sheet that does not fit is refused: sent back, a cut one would
/// strike what was cut.
pub fn sheet(bot: &Bot, mine: &MySheet) -> Result<CreateModal, AnswerError> {
    let context = &mine.context;
    let Some(sheet) = crate::discord::ui::text::whole(mine.sheet.to_string()) else {
        return Err(AnswerError::User(bot.plain("form-too-long")));
    };
    // What did not count is not lost: it stands first, to be put right.
    let mut lines = bot.refused.of(mine);
    lines.push(sheet.clone());
    let written = crate::discord::ui::text::whole(lines.join("\n")).unwrap_or(sheet);
    let phase = labels::phase(bot.words, context.state.phase);
    let title = bot.say("form-title", &[("phase", phase.into())]);
    let ask = Ask::Submit {
        phase: context.game.head.phase_no,
        of: mine.number,
    };
    let id = ComponentId {
        of: parts::reference(context),
        ask,
    };
    let field = CreateInputText::new(InputTextStyle::Paragraph, bot.plain("form-field"), FIELD)
        .placeholder(bot.plain(match context.state.phase.step {
            PhaseKind::Treaties => "form-hint-treaties",
            _ => "form-hint",
        }))
        .max_length(u16::try_from(FORM_TEXT).unwrap_or(u16::MAX))
        .required(false);
    // An empty value would be refused, and hides the hint.
    let field = if written.is_empty() {
        field
    } else {
        field.value(written)
    };
    Ok(CreateModal::new(id.to_string(), cut(&title, FORM_TITLE))
        .components(vec![CreateActionRow::InputText(field)]))
}

/// The form for another goal than the one that stands: the GM's alone.
pub fn goal(bot: &Bot, asker: &Asker, context: &GameContext) -> Result<CreateModal, AnswerError> {
    context
        .gm_only(&asker.by)
        .map_err(|why| AnswerError::Refused(Box::new(why)))?;
    let id = ComponentId {
        of: parts::reference(context),
        ask: Ask::SetGoal,
    };
    let field = CreateInputText::new(InputTextStyle::Short, bot.plain("goal-field"), FIELD)
        .max_length(4)
        .required(true);
    let field = match context.open_goal() {
        Some(goal) => field.value(goal.to_string()),
        None => field,
    };
    let title = cut(&bot.plain("goal-form"), FORM_TITLE);
    Ok(CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(field)]))
}
