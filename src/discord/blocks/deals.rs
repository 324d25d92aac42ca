//! Points and blocks as something that is declared by menus.

use super::{menus, view};
use crate::discord::orders::deals::kind::{Deals, Next, Picked};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::Deal;

/// The menus by which blocks are placed and fleets scrapped.
pub const DEALS: Deals = Deals {
    menus: &menus::MENUS,
    button: |mine| mine.known.points.as_ref().map(|_| "button-deal-blocks"),
    remark: |_, _| None,
    shown: |_, _, _, _| None,
    act: |picked| Box::pin(act(picked)),
    confirm: |_, _, _, _| Box::pin(async { Ok(None) }),
    form: menus::form,
    line: menus::line,
    filled: |_, chosen, typed| menus::filled(chosen, typed),
    standing: |bot, mine, text| Box::pin(async move { Ok(view::show(bot, mine, text)) }),
    written: |bot, written| Box::pin(async move { Ok(view::written(bot, written)) }),
};

/// Takes blocks up again: those of one province, or all.
async fn act(picked: Picked<'_>) -> Result<Option<Next>, AnswerError> {
    if picked.before.deal != Deal::Clear {
        return Ok(None);
    }
    let (bot, asker) = (picked.bot, picked.asker);
    let at = match picked.choice {
        menus::EVERYWHERE => None,
        at => at.to_lowercase().parse().ok(),
    };
    let taken = bot
        .service
        .take_up(&asker.by, &picked.mine.context, at, &asker.origin);
    let mine = taken.await?;
    let told = bot.plain("points-cleared");
    Ok(Some(Next::Done(Box::new(mine), told)))
}
