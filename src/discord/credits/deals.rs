//! Money as something that is declared by menus.

use super::{menus, view};
use crate::discord::orders::deals::kind::{Deals, Next, Picked};
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Deal;
use crate::discord::ui::reply::Answer;
use crate::service::{MySheet, Refusal};

/// The menus by which transfers, loans and treasuries are declared.
pub const DEALS: Deals = Deals {
    menus: &menus::MENUS,
    button: |mine| {
        let label = if menus::lends_points(&mine.context.state.setup) {
            "button-deal-loans"
        } else {
            "button-deal-money"
        };
        mine.known.money.as_ref().map(|_| label)
    },
    remark: |bot, deal| menus::is_private(deal).then(|| bot.plain("credits-private")),
    shown: loans,
    act: |picked| Box::pin(act(picked)),
    confirm: |_, _, _, _| Box::pin(async { Ok(None) }),
    form: menus::form,
    line: menus::line,
    filled: |context, chosen, typed| menus::filled(context, chosen, typed),
    standing: |bot, mine, text| Box::pin(view::balance(bot, mine, text)),
    written: |bot, written| Box::pin(view::written(bot, written)),
};

/// The list of one's loans has no menus.
fn loans(
    bot: &Bot,
    asker: &Asker,
    mine: &MySheet,
    deal: Deal,
) -> Option<Result<Answer, AnswerError>> {
    let context = &mine.context;
    let refused = |why: Refusal| AnswerError::Refused(Box::new(why));
    let shown = || {
        let (power, loans) = bot.service.loans(&asker.by, context).map_err(refused)?;
        Ok(view::loans(bot.words, context, power, &loans))
    };
    (deal == Deal::Loans).then(shown)
}

/// Takes a declared line back.
async fn act(picked: Picked<'_>) -> Result<Option<Next>, AnswerError> {
    if picked.before.deal != Deal::Withdraw {
        return Ok(None);
    }
    let (bot, asker) = (picked.bot, picked.asker);
    let mine = bot
        .service
        .strike_entry(
            &asker.by,
            &picked.mine.context,
            picked.choice,
            &asker.origin,
        )
        .await?;
    let told = bot.plain("credits-withdrawn");
    Ok(Some(Next::Done(Box::new(mine), told)))
}
