//! The form for a whole ticket of trades: opened with the ones sealed before, and given back with every
//! word when it cannot be taken.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateEmbed, CreateInputText, CreateModal, InputTextStyle};

use super::trade_view;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, ComponentId};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{
    DESCRIPTION, FORM_PLACEHOLDER, FORM_TEXT, FORM_TITLE, cut, in_code,
};
use crate::discord::ui::{click, labels, parts};
use crate::service::{GameContext, MySheet, ServiceError, TradeForm};
use crate::store::PhaseNo;

/// The form with the player's trades, a line each. Trades that do not fit are refused: sent back, cut
/// ones would strike what was cut.
pub fn form(bot: &Bot, mine: &MySheet) -> Result<CreateModal, AnswerError> {
    let context = &mine.context;
    let trades = &mine.sheet.trades;
    let lines: Vec<String> = trades.iter().map(ToString::to_string).collect();
    let Some(written) = crate::discord::ui::text::whole(lines.join("\n")) else {
        return Err(AnswerError::User(bot.plain("form-too-long")));
    };
    let phase = labels::phase(bot.words, context.state.phase);
    let title = bot.say("ticket-form-title", &[("phase", phase.into())]);
    let ask = Ask::SubmitTicket {
        phase: context.game.head.phase_no,
        of: TradeForm::mark(trades),
    };
    let id = ComponentId {
        of: parts::reference(context),
        ask,
    };
    let words = bot.words.for_game(&context.state.setup);
    let hint = words.text("ticket-form-hint", &words.traded());
    let label = bot.plain("ticket-form-field");
    let field = CreateInputText::new(InputTextStyle::Paragraph, label, click::FIELD)
        .placeholder(cut(&hint, FORM_PLACEHOLDER))
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

/// Seals a ticket. Whatever is in the way, what was typed comes back. `phase`: the one the form was opened
/// in; `of`: the mark of the trades it showed.
pub async fn submit(
    bot: &Bot,
    asker: &Asker,
    context: &GameContext,
    (phase, of): (Option<PhaseNo>, Option<u32>),
    typed: &str,
) -> Result<Answer, AnswerError> {
    if phase.is_some_and(|phase| phase != context.game.head.phase_no) {
        return Ok(given_back(bot.plain("sheet-old-phase"), typed));
    }
    let done = bot
        .service
        .trade_form(&asker.by, context, typed, of, &asker.origin)
        .await;
    match done {
        Ok(done) => Ok(trade_view::trades_written(bot, &done, typed)),
        Err(ServiceError::Refused(why)) => Ok(given_back(why.sentence(bot.words), typed)),
        Err(other) => Err(other.into()),
    }
}

/// A word, and under it what was typed.
fn given_back(text: String, typed: &str) -> Answer {
    let answer = Answer::private(text);
    if typed.trim().is_empty() {
        return answer;
    }
    // Room for the marks of the block.
    let typed = cut(&in_code(typed), DESCRIPTION - 8);
    answer.with_embed(CreateEmbed::new().description(format!("```\n{typed}\n```")))
}
