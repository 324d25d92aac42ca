//! The order panel's menus, in steps: which unit, what kind of order, and to where.
//!
//! Nothing is remembered between the steps: each id carries what was chosen before. A step changes the
//! words and the menus of the panel it is on; its picture stays, for nothing has changed yet.

mod deeds;
mod lines;
mod next;
mod orders;
mod press;
mod subjects;

use crate::discord::ui::click::Step;
use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use serde_json::json;

use super::sheet;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::ids::{Ask, ComponentId, PanelAsk};
use crate::discord::ui::parts::{Note, button, reference};
use crate::discord::ui::text::{CHOICE, CHOICES, cut};
use crate::service::{GameContext, MySheet};

use lines::lines;
pub use next::next_row;
pub use press::{pressed, set_standing, value, values};
pub use subjects::{subject, units_row};

use orders::{about, kinds, of_unit};
use subjects::units;

/// A step: the sheet as it is, what is asked now, and the choices.
fn step(bot: &Bot, mine: &MySheet, asked: String, rows: Vec<CreateActionRow>) -> Step {
    let embeds = sheet::embeds(bot, mine, &Note::Hint(asked));
    Step { embeds, rows }
}

/// What choosing leads to.
pub enum Next {
    /// Another menu.
    Step(Step),
    /// The order is chosen: its text.
    Write(String),
}

/// Changes the words and menus of the message that was pressed, and nothing else of it.
pub async fn show(
    ctx: &serenity::Context,
    press: &serenity::ComponentInteraction,
    step: Step,
    waited: bool,
) -> Result<(), serenity::Error> {
    if waited {
        let edit = serenity::EditInteractionResponse::new()
            .content("")
            .embeds(step.embeds)
            .components(step.rows);
        press.edit_response(ctx, edit).await?;
        return Ok(());
    }
    // Serenity's own answer would take the picture away.
    let update = json!({
        "type": 7,
        "data": {
            "content": "",
            "embeds": step.embeds,
            "components": step.rows,
            "allowed_mentions": { "parse": [] },
        },
    });
    let http = &ctx.http;
    http.create_interaction_response(press.id, &press.token, &update, Vec::new())
        .await
}

/// One entry of a menu.
pub struct Entry {
    pub label: String,
    pub value: String,
    pub note: Option<String>,
}

/// A menu. Entries that say the same are shown once, those too long to send are left out.
fn menu(
    context: &GameContext,
    ask: PanelAsk,
    hint: &str,
    entries: Vec<Entry>,
) -> Option<CreateActionRow> {
    select(context, Ask::Panel(ask), hint, entries)
}

/// As [`menu`], of whatever a menu asks for.
pub fn select(
    context: &GameContext,
    ask: Ask,
    hint: &str,
    entries: Vec<Entry>,
) -> Option<CreateActionRow> {
    let mut seen = std::collections::BTreeSet::new();
    let fits = |e: &Entry| {
        let length = e.value.chars().count();
        (1..=CHOICE).contains(&length) && !e.label.is_empty()
    };
    let entries = entries.into_iter().filter(fits);
    let entries = entries.filter(|e| seen.insert(e.value.clone()));
    let options: Vec<_> = entries
        .take(CHOICES)
        .map(|e| {
            let option = CreateSelectMenuOption::new(cut(&e.label, CHOICE), e.value);
            match e.note.filter(|note| !note.is_empty()) {
                Some(note) => option.description(cut(&note, CHOICE)),
                None => option,
            }
        })
        .collect();
    if options.is_empty() {
        return None;
    }
    let kind = CreateSelectMenuKind::String { options };
    let of = reference(context);
    let id = ComponentId { of, ask }.to_string();
    let menu = CreateSelectMenu::new(id, kind).placeholder(cut(hint, CHOICE));
    Some(CreateActionRow::SelectMenu(menu))
}

/// How many pages so many entries take.
pub fn pages(entries: usize) -> usize {
    entries.div_ceil(CHOICES).max(1)
}

/// The entries of a page; of a page that is not there, the last one's. Which page it is comes with them.
pub fn page<T>(all: Vec<T>, page: u8) -> (usize, Vec<T>) {
    let page = usize::from(page).min(pages(all.len()) - 1);
    let here = all.into_iter().skip(page * CHOICES).take(CHOICES);
    (page, here.collect())
}

/// Buttons to the pages before and after, where there are any, and back to the panel.
fn ways(
    bot: &Bot,
    mine: &MySheet,
    (page, of): (usize, usize),
    turn: impl Fn(u8) -> PanelAsk,
) -> CreateActionRow {
    let context = &mine.context;
    let phase = context.game.head.phase_no;
    let back = button(
        context,
        Ask::Panel(PanelAsk::Panel { phase }),
        bot.plain("button-panel-back"),
    );
    let mut row = Vec::new();
    if of > 1 {
        let to = |page: usize| turn(u8::try_from(page).unwrap_or(u8::MAX));
        let before = (page > 0).then(|| to(page - 1));
        let after = (page + 1 < of).then(|| to(page + 1));
        for (ask, label) in [(before, "button-page-before"), (after, "button-page-after")] {
            // Both are always there; ids on one message must differ.
            let disabled = ask.is_none();
            let ask = ask.unwrap_or_else(|| to(page));
            let sign = button(context, Ask::Panel(ask), bot.plain(label)).disabled(disabled);
            row.push(sign);
        }
    }
    row.push(back.style(ButtonStyle::Secondary));
    CreateActionRow::Buttons(row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_beyond_the_last_is_the_last() {
        let all: Vec<usize> = (0..60).collect();
        assert_eq!(pages(60), 3);
        assert_eq!(page(all.clone(), 1), (1, (25..50).collect()));
        assert_eq!(page(all.clone(), 9), (2, (50..60).collect()));
        assert_eq!(page(Vec::<usize>::new(), 3), (0, Vec::new()));
    }
}
