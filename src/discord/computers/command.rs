//! `/gm computers`: computer players for free places and vacant powers.

use crate::control::Level;
use crate::discord::ui::answering::send;
use crate::discord::ui::bot::{Bot, Ctx, Done};
use crate::discord::ui::commands::{at_table, complete_game};
use crate::discord::ui::powers::{complete_power, named};
use crate::discord::ui::reply::Answer;

/// How well computers shall play, or that they shall leave.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum ComputersChoice {
    #[name = "computers-easy"]
    Easy,
    #[name = "computers-normal"]
    Normal,
    #[name = "computers-strong"]
    Strong,
    #[name = "computers-none"]
    None,
}

impl ComputersChoice {
    /// The level; nothing where computers shall leave.
    pub const fn level(self) -> Option<Level> {
        match self {
            ComputersChoice::Easy => Some(Level::Easy),
            ComputersChoice::Normal => Some(Level::Normal),
            ComputersChoice::Strong => Some(Level::Strong),
            ComputersChoice::None => None,
        }
    }
}

/// How well a computer plays.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub enum LevelChoice {
    #[name = "computers-easy"]
    Easy,
    #[name = "computers-normal"]
    Normal,
    #[name = "computers-strong"]
    Strong,
}

impl LevelChoice {
    /// The level.
    pub const fn level(self) -> Level {
        match self {
            LevelChoice::Easy => Level::Easy,
            LevelChoice::Normal => Level::Normal,
            LevelChoice::Strong => Level::Strong,
        }
    }
}

/// `/gm computers`: seats computer players of a level, or takes them out.
///
/// In a lobby they take the free places; in a running game, the powers that nobody plays.
#[poise::command(slash_command)]
pub async fn computers(
    ctx: Ctx<'_>,
    level: ComputersChoice,
    #[autocomplete = "complete_power"] power: Option<String>,
    #[autocomplete = "complete_game"] game: Option<String>,
) -> Done {
    let (bot, asker, context) = &at_table(&ctx, game.as_deref()).await?;
    let power = named(power.as_deref(), bot, context)?;
    let told = match level.level() {
        Some(level) => {
            let seated = bot.service.seat_computers(&asker.by, context, level, power);
            let (_, count) = seated.await?;
            seated_as(bot, count, level)
        }
        None => {
            let left = bot.service.unseat_computers(&asker.by, context, power);
            let (_, count) = left.await?;
            bot.say("computers-left", &[("count", count.into())])
        }
    };
    send(&ctx, Answer::private(told)).await
}

/// That so many computers of a level play now.
pub(super) fn seated_as(bot: &Bot, count: usize, level: Level) -> String {
    let level = bot.plain(&format!("computer-level-{level}"));
    let args = [("count", count.into()), ("level", level.into())];
    bot.say("computers-seated", &args)
}
