//! Treaties as something that is declared by menus.

use poise::serenity_prelude::ButtonStyle;

use super::{menus, view};
use crate::discord::orders::deals::form::power_of;
use crate::discord::orders::deals::kind::{Deals, Next, Picked};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Ask, Chosen, Deal, DealAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::service::{MySheet, Pact};

/// The menus by which treaties, leave to enter and claims are declared.
pub const DEALS: Deals = Deals {
    menus: &menus::MENUS,
    button: |mine| (!mine.powers.is_empty()).then_some("button-deal-treaties"),
    remark: |_, _| None,
    shown: |_, _, _, _| None,
    act: |picked| Box::pin(act(picked)),
    confirm: |bot, asker, mine, chosen| Box::pin(claim(bot, asker, mine, chosen)),
    form: |_, _, _| None,
    line: menus::line,
    filled: |_, _, _| None,
    standing: |bot, mine, text| Box::pin(view::list(bot, mine, text)),
    written: |bot, written| Box::pin(view::written(bot, written)),
};

/// Sends a proposal, and asks about a claim once more: everybody sees it at once.
async fn act(picked: Picked<'_>) -> Result<Option<Next>, AnswerError> {
    let (bot, asker, mine) = (picked.bot, picked.asker, picked.mine);
    let Some(chosen) = picked.before.with(picked.choice) else {
        return Ok(None);
    };
    let context = &mine.context;
    let picks = chosen.picks();
    if let (Deal::Propose, [with, kind]) = (chosen.deal, picks.as_slice()) {
        let pact = menus::speaker(mine, chosen)
            .zip(power_of(with))
            .zip(menus::kind_of(kind))
            .map(|((by, with), kind)| Pact { by, with, kind });
        let Some(pact) = pact else {
            return Ok(Some(Next::Gone));
        };
        let sent = bot.service.propose_treaty(&asker.by, context, pact).await?;
        let answer = view::proposed(bot, context, pact, sent);
        return Ok(Some(Next::Shown(Box::new(answer))));
    }
    let claimed = menus::claimed(&picks).filter(|_| chosen.deal == Deal::Victory);
    Ok(claimed.map(|with| {
        let names: Vec<String> = with.iter().map(|p| bot.words.power(*p)).collect();
        let args = [
            ("count", names.len().into()),
            ("powers", bot.words.all_of(&names).into()),
        ];
        let phase = context.game.head.phase_no;
        let ask = Ask::Deal(DealAsk::Sure { phase, chosen });
        let post = button(context, ask, bot.plain("button-deal-claim"));
        let question = bot.say("deal-claim-sure", &args);
        Next::Sure(question, post.style(ButtonStyle::Danger))
    }))
}

/// Posts a claim.
async fn claim(
    bot: &Bot,
    asker: &Asker,
    mine: &MySheet,
    chosen: Chosen,
) -> Result<Option<Answer>, AnswerError> {
    let with = menus::claimed(&chosen.picks()).filter(|_| chosen.deal == Deal::Victory);
    let Some(with) = with else {
        return Ok(None);
    };
    let claimed = bot.service.claim(&asker.by, &mine.context, chosen.by, with);
    let events = claimed.await?;
    Ok(Some(view::claimed(bot, &events)))
}
