//! `/credits sell` and `/credits buy`: the two sides of the sale of a province, where that is played (1B.40).

use poise::serenity_prelude as serenity;

use super::command::{complete, declare_seated};
use crate::board::{Power, Province};
use crate::discord::ui::bot::{Ctx, Done};
use crate::discord::ui::commands::{bot_for, complete_game};
use crate::discord::ui::complete::Choice;
use crate::discord::ui::powers::typed_power;
use crate::discord::ui::text::one_line;
use crate::economy::credits::Credits;
use crate::i18n::Words;
use crate::service::GameContext;

#[poise::command(slash_command)]
pub(in crate::discord) async fn sell(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_own"]
    #[max_length = 60]
    province: String,
    #[autocomplete = "complete_partner"] to: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (at, to) = (one_line(&province), typed_power(&ctx, &to).await?.id());
    declare_seated(&ctx, game, &format!("sell {at} to {to} for {amount}")).await
}

#[poise::command(slash_command)]
pub(in crate::discord) async fn buy(
    ctx: Ctx<'_>,
    #[autocomplete = "complete_others"]
    #[max_length = 60]
    province: String,
    #[autocomplete = "complete_partner"] from: String,
    #[min = 1]
    #[max = 9999]
    amount: u32,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (at, from) = (one_line(&province), typed_power(&ctx, &from).await?.id());
    declare_seated(&ctx, game, &format!("buy {at} from {from} for {amount}")).await
}

/// The provinces whose owners fit; nothing where provinces are not sold.
async fn provinces(
    ctx: Ctx<'_>,
    typed: &str,
    fits: impl Fn(Power, Power) -> bool,
) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, credits: &Credits, power| {
        if !context.state.setup.economy.sells_provinces() {
            return Vec::new();
        }
        let owned = credits.owners.iter();
        let owned = owned.filter(|(_, owner)| fits(power, **owner));
        let choice = |at: Province| Choice::new(words.province(at), words.province(at));
        owned.map(|(at, _)| choice(*at)).collect()
    })
    .await
}

/// The other powers; nothing where provinces are not sold.
async fn complete_partner(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let words = bot_for(&ctx).words;
    complete(ctx, typed, |context, _, power| {
        others(words, context, power)
    })
    .await
}

fn others(words: &Words, context: &GameContext, power: Power) -> Vec<Choice> {
    if !context.state.setup.economy.sells_provinces() {
        return Vec::new();
    }
    let others = context
        .state
        .survivors()
        .into_iter()
        .filter(|p| *p != power);
    others
        .map(|p| Choice::new(words.power(p), p.id()))
        .collect()
}

async fn complete_own(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    provinces(ctx, typed, |mine, owner| mine == owner).await
}

async fn complete_others(ctx: Ctx<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    provinces(ctx, typed, |mine, owner| mine != owner).await
}
