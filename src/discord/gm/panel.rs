//! The GM's panel: how the phase stands, as everybody may know it, with a button for what GMs do most.

use poise::serenity_prelude as serenity;
use serenity::{ButtonStyle, CreateActionRow, CreateButton, CreateInputText, CreateModal};

use crate::discord::results::status;
use crate::discord::turns::clock;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::click::{FIELD, Reply, said};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId, GmAsk, PanelAct};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, reference};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{FORM_TITLE, cut};
use crate::service::{GameContext, Kept, MOST_SAID, Refusal};
use crate::store::PhaseNo;

/// By how much the panel's button extends a phase, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1_000;

/// The panel, under a word.
///
/// # Errors
/// When the asker is not the GM.
pub async fn panel(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    text: String,
) -> Result<Answer, AnswerError> {
    context.gm_only(&asker.by).map_err(refused)?;
    let standing = bot.service.status(context).await?;
    let answer = status::status(bot, &standing);
    let rows = if context.state.is_playing() {
        rows(bot, context)
    } else {
        let then = [PanelAct::Announce, PanelAct::Log];
        let then = then.map(|one| act(bot, context, one)).to_vec();
        vec![CreateActionRow::Buttons(then)]
    };
    Ok(Answer {
        content: text,
        private: true,
        rows,
        ..answer
    })
}

fn rows(bot: &Bot, context: &GameContext) -> Vec<CreateActionRow> {
    let clock = match context.game.head.deadline {
        Some(_) => vec![PanelAct::Remind, PanelAct::Extend, PanelAct::Pause],
        None => vec![PanelAct::Resume],
    };
    let first = clock.into_iter().chain([PanelAct::Process]);
    let first = first.map(|one| act(bot, context, one)).collect();
    let then = [PanelAct::Announce, PanelAct::Log, PanelAct::Show];
    let then = then.map(|one| act(bot, context, one)).to_vec();
    vec![
        CreateActionRow::Buttons(first),
        CreateActionRow::Buttons(then),
    ]
}

fn act(bot: &Bot, context: &GameContext, act: PanelAct) -> CreateButton {
    let phase = context.game.head.phase_no;
    let label = bot.plain(&format!("button-gm-{}", act.id()));
    let ask = Ask::Gm(GmAsk::Panel { phase, act });
    let shown = button(context, ask, label);
    match act {
        PanelAct::ProcessSure => shown.style(ButtonStyle::Danger),
        PanelAct::Resume => shown.style(ButtonStyle::Success),
        _ => shown,
    }
}

/// From something the panel led to, back to it.
fn back(bot: &Bot, context: &GameContext) -> CreateButton {
    act(bot, context, PanelAct::Show).label(bot.plain("button-gm-back"))
}

/// Does what a button of the panel says.
///
/// # Errors
/// As the command's.
pub async fn pressed(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    phase: PhaseNo,
    pressed: PanelAct,
) -> Result<Reply, AnswerError> {
    context.gm_only(&asker.by).map_err(refused)?;
    let (by, service) = (&asker.by, &bot.service);
    if context.game.head.phase_no != phase {
        let text = bot.plain("gm-panel-old-phase");
        return Ok(said(panel(bot, asker, context, text).await?));
    }
    let (context, text) = match pressed {
        PanelAct::Show => (context.clone(), String::new()),
        PanelAct::Remind => {
            service.remind(by, context).await?;
            (context.clone(), bot.plain("gm-reminded"))
        }
        PanelAct::Pause => (service.pause(by, context).await?, bot.plain("gm-paused")),
        PanelAct::Resume => {
            let context = service.resume(by, context).await?;
            let text = clock::told(bot, &context, "gm-resumed");
            (context, text)
        }
        PanelAct::Extend => {
            let context = service.extend(by, context, DAY, None).await?;
            let text = clock::told(bot, &context, "gm-deadline");
            (context, text)
        }
        PanelAct::Process => {
            let phase = labels::phase(bot.words, context.state.phase);
            let text = bot.say("gm-process-sure", &[("phase", phase.into())]);
            let row = vec![act(bot, context, PanelAct::ProcessSure), back(bot, context)];
            let answer = panel(bot, asker, context, text).await?;
            return Ok(said(answer.with_rows(vec![CreateActionRow::Buttons(row)])));
        }
        PanelAct::ProcessSure => {
            let closed = service.process(by, context).await?;
            let phase = labels::phase(bot.words, closed.report.phase);
            let text = bot.say("gm-processed", &[("phase", phase.into())]);
            (
                asker.clone().game_context(bot, reference(context)).await?,
                text,
            )
        }
        PanelAct::Announce => return Ok(Reply::Form(form(bot, context))),
        PanelAct::Log => {
            let (entries, more) = service.log(by, context, None, Kept::ByPeople).await?;
            let mut answer = super::view::log(bot, context, Kept::ByPeople, (&entries, more));
            let row = vec![back(bot, context)];
            answer.rows.push(CreateActionRow::Buttons(row));
            return Ok(said(answer));
        }
    };
    Ok(said(panel(bot, asker, &context, text).await?))
}

/// The form for an announcement.
fn form(bot: &Bot, context: &GameContext) -> CreateModal {
    let id = ComponentId {
        of: reference(context),
        ask: Ask::Gm(GmAsk::Say),
    };
    let label = bot.plain("gm-announce-field");
    let field = CreateInputText::new(serenity::InputTextStyle::Paragraph, label, FIELD)
        .max_length(u16::try_from(MOST_SAID).unwrap_or(u16::MAX))
        .required(true);
    let args = [("game", context.game.head.name.clone().into())];
    let title = cut(&bot.say("gm-announce-form", &args), FORM_TITLE);
    CreateModal::new(id.to_string(), title).components(vec![CreateActionRow::InputText(field)])
}

/// Announces what the form says.
///
/// # Errors
/// As the command's.
pub async fn announced(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    typed: &str,
) -> Result<Answer, AnswerError> {
    bot.service.announce(&asker.by, context, typed).await?;
    panel(bot, asker, context, bot.plain("gm-announced")).await
}

fn refused(why: Refusal) -> AnswerError {
    AnswerError::Refused(Box::new(why))
}
