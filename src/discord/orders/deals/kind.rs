//! One kind of declarations: what a mechanic lets players declare by menus and forms.

use futures_util::future::BoxFuture;
use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateButton, CreateModal};

use crate::board::Power;
use crate::discord::ui::bot::{Asker, Bot};
use crate::discord::ui::error::AnswerError;
use crate::discord::ui::ids::{Area, Ask, Chosen, Deal, DealAsk};
use crate::discord::ui::menus::{Entry, select};
use crate::discord::ui::reply::Answer;
use crate::game::Setup;
use crate::service::{GameContext, MySheet, Written};

/// Reads what was typed into the form's field with the given id.
pub type Typed<'t> = &'t dyn Fn(&str) -> Option<String>;

/// An answer, if there is one, or why there is none.
pub type Shown = Option<Result<Answer, AnswerError>>;

/// A future whose result is `None` when what was asked for is no longer possible.
pub type Coming<'a, T> = BoxFuture<'a, Result<Option<T>, AnswerError>>;

/// How the menus of an area of declarations begin.
pub struct Menus {
    /// The area of declarations that the menus are for.
    pub area: Area,
    /// The commands that declare the same, whose descriptions explain the first menu's entries; nothing
    /// where they speak of something else.
    pub commands: fn(&Setup) -> Option<&'static str>,
    /// The key of what the first menu asks.
    pub question: &'static str,
    /// Whether whoever orders several powers is asked first for which of them.
    pub asks_for_whom: bool,
    /// The entries of the next menu: only what could be declared now.
    pub choices: fn(&Bot, &MySheet, Chosen) -> Vec<Entry>,
}

/// What a mechanic lets players declare by menus and forms, as functions that the menus call.
pub struct Deals {
    /// How its menus begin.
    pub menus: &'static Menus,
    /// The key of the button that opens it; nothing where the player has nothing to do with it.
    pub button: fn(&MySheet) -> Option<&'static str>,
    /// A remark above the menus of a deal.
    pub remark: fn(&Bot, Deal) -> Option<String>,
    /// What is shown at once for a deal without menus.
    pub shown: fn(&Bot, &Asker, &MySheet, Deal) -> Shown,
    /// Does what is not done by writing a line, where the choice asks for that.
    pub act: for<'a> fn(Picked<'a>) -> Coming<'a, Next>,
    /// Does what was asked about once more and confirmed; nothing where it is no longer possible.
    pub confirm: for<'a> fn(&'a Bot, &'a Asker, &'a MySheet, Chosen) -> Coming<'a, Answer>,
    /// The form after the last choice; `None` for a deal without one.
    pub form: fn(&Bot, &MySheet, Chosen) -> Option<CreateModal>,
    /// The sheet's line for a deal without a form; `None` while not all is chosen.
    pub line: fn(Deal, &[&str]) -> Option<String>,
    /// The sheet's line for a form that was submitted; `None` if its texts make none.
    pub filled: fn(&GameContext, Chosen, Typed<'_>) -> Option<String>,
    /// How things stand, under a word.
    pub standing:
        for<'a> fn(&'a Bot, &'a MySheet, String) -> BoxFuture<'a, Result<Answer, AnswerError>>,
    /// The answer to lines that were written by the menus: what became of them, and how things stand.
    pub written: for<'a> fn(&'a Bot, &'a Written) -> BoxFuture<'a, Result<Answer, AnswerError>>,
}

/// A choice that was made in the menu of a deal.
pub struct Picked<'a> {
    /// The bot as it answers the player.
    pub bot: &'a Bot,
    /// The player.
    pub asker: &'a Asker,
    /// The player's sheet.
    pub mine: &'a MySheet,
    /// What had been chosen before.
    pub before: Chosen,
    /// The value of the entry chosen now.
    pub choice: &'a str,
}

/// What follows a choice in the menus of a deal.
pub enum Next {
    /// It is done: the sheet as it is now, and a word to show above it.
    Done(Box<MySheet>, String),
    /// It is answered by another message, and the menus are over.
    Shown(Box<Answer>),
    /// A question before it is done, and the button that confirms it.
    Sure(String, CreateButton),
    /// The choice is no longer possible.
    Gone,
}

/// A line as one power's, where a player may speak for several.
pub fn said_by(bot: &Bot, context: &GameContext, speaker: Option<Power>, line: &str) -> String {
    match speaker.filter(|_| context.is_shared()) {
        Some(power) => format!("{}: {line}", bot.words.power(power)),
        None => line.to_owned(),
    }
}

/// The menu of what may be declared now; nothing when nothing can be.
pub fn row(bot: &Bot, mine: &MySheet, menus: &Menus) -> Option<CreateActionRow> {
    let words = bot.words.for_game(&mine.context.state.setup);
    let (area, commands) = (menus.area, (menus.commands)(&mine.context.state.setup));
    let all = Deal::ALL.iter().copied().filter(|deal| deal.area() == area);
    let open = all.filter(|deal| may_begin(bot, mine, menus, *deal));
    let entries = open.map(|deal| Entry {
        label: words.plain(&format!("deal-{}", deal.id())),
        value: deal.id().to_owned(),
        note: commands.map(|group| words.plain(&format!("command-{group}-{}", deal.id()))),
    });
    let phase = mine.context.game.head.phase_no;
    let ask = Ask::Deal(DealAsk::Deals { phase, area });
    let hint = words.plain(menus.question);
    select(&mine.context, ask, &hint, entries.collect())
}

/// Whether there is anything to choose for it.
fn may_begin(bot: &Bot, mine: &MySheet, menus: &Menus, deal: Deal) -> bool {
    let speakers: Vec<Option<Power>> = if menus.asks_for_whom {
        mine.powers.iter().copied().map(Some).collect()
    } else {
        vec![None]
    };
    let mut all = speakers.into_iter();
    all.any(|by| !(menus.choices)(bot, mine, Chosen::first(deal, by)).is_empty())
}
