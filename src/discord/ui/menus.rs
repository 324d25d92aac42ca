//! Menus: their entries, their pages, what was chosen.

use poise::serenity_prelude as serenity;
use serenity::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use super::complete::Choice;
use super::ids::{Ask, ComponentId};
use super::parts::reference;
use super::text::{CHOICE, CHOICES, cut};
use crate::service::GameContext;

/// One entry of a select menu.
pub struct Entry {
    /// What people see, in their language.
    pub label: String,
    /// What the click sends; it identifies the entry.
    pub value: String,
    /// A smaller line under the label; `None` for none.
    pub note: Option<String>,
}

/// Choices as entries without a note.
pub fn entries(all: Vec<Choice>) -> Vec<Entry> {
    let entry = |choice: Choice| Entry {
        label: choice.name,
        value: choice.value,
        note: None,
    };
    all.into_iter().map(entry).collect()
}

/// A menu. Entries that say the same are shown once, those too long to send are left out.
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

/// How many pages of a menu this many entries take.
pub fn pages(entries: usize) -> usize {
    entries.div_ceil(CHOICES).max(1)
}

/// The entries of a page; of a page that is not there, the last one's. Which page it is comes with them.
pub fn page<T>(all: Vec<T>, page: u8) -> (usize, Vec<T>) {
    let page = usize::from(page).min(pages(all.len()) - 1);
    let here = all.into_iter().skip(page * CHOICES).take(CHOICES);
    (page, here.collect())
}

/// The values of all entries that were chosen.
pub fn values(press: &serenity::ComponentInteraction) -> &[String] {
    match &press.data.kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => values,
        _ => &[],
    }
}

/// The value of the first entry that was chosen; `None` if none was.
pub fn value(press: &serenity::ComponentInteraction) -> Option<&str> {
    values(press).first().map(String::as_str)
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
