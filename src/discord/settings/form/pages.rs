//! The pages: which settings each shows, and the menus and buttons for them.

use poise::serenity_prelude as serenity;
use serenity::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::parts::{id, turner};
use super::rules;
use crate::discord::lobby::rules::{about, setup_name, write_rulebook};
use crate::discord::records::gates;
use crate::discord::settings::view;
use crate::discord::ui::bot::Bot;
use crate::discord::ui::click::{Reply, said};
use crate::discord::ui::ids::{Ask, Form, LobbyAsk, Page};
use crate::discord::ui::labels;
use crate::discord::ui::parts::{button, embed};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{CHOICE, DESCRIPTION, cut, escape};
use crate::i18n::Words;
use crate::service::{Field, FieldKind, GameContext, Settings, day_id};

/// The spans a menu offers for phases, and for what may be none.
const PHASES: [&str; 15] = [
    "15m", "30m", "1h", "3h", "6h", "12h", "1d", "36h", "2d", "3d", "4d", "5d", "7d", "10d", "14d",
];
const SHORT: [&str; 9] = ["0", "30m", "1h", "2h", "3h", "6h", "12h", "1d", "2d"];

/// The most characters of a button's label, and of a menu's placeholder.
const LABEL: usize = 80;
const PLACEHOLDER: usize = 150;

/// What a page sets, and the forms to write in that it opens.
const fn parts(page: Page) -> (&'static [Field], &'static [Form]) {
    match page {
        Page::Game => (&[], &[Form::Name, Form::Options]),
        Page::Phases => (
            &[Field::Moves, Field::Retreats, Field::Builds],
            &[Form::Times],
        ),
        Page::Clock => (
            &[
                Field::Zone,
                Field::Slots,
                Field::SlotsMoves,
                Field::Quiet,
                Field::Grace,
                Field::Reminder,
                Field::Early,
            ],
            &[Form::Zone, Form::Slots],
        ),
        Page::Press => (
            &[
                Field::Public,
                Field::Letters,
                Field::Anonymous,
                Field::Threads,
                Field::Dead,
                Field::ShutRetreats,
                Field::ShutBuilds,
            ],
            &[],
        ),
        Page::Missed => (
            &[
                Field::Missed,
                Field::Disorder,
                Field::Call,
                Field::Openly,
                Field::StandingCounts,
                Field::Approve,
                Field::Away,
            ],
            &[],
        ),
        Page::More => (
            &[
                Field::Extension,
                Field::ExtensionTime,
                Field::Absence,
                Field::Absences,
            ],
            &[],
        ),
        Page::Seats => (&[Field::Deal, Field::Private, Field::Sharing], &[]),
        Page::Gm => (&[Field::Gallery, Field::Blind, Field::Advice], &[]),
        Page::Votes => (
            &[
                Field::Draw,
                Field::DrawAll,
                Field::Concession,
                Field::Ballot,
            ],
            &[],
        ),
    }
}

/// The page of the settings form on which a field is set.
pub fn page_of(field: Field) -> Page {
    let sets = |page: &Page| parts(*page).0.contains(&field);
    Page::ALL.iter().copied().find(sets).unwrap_or(Page::Game)
}

/// A page of the form, under a word.
pub(super) fn page(words: &Words, context: &GameContext, page: Page, told: String) -> Answer {
    let (fields, forms) = parts(page);
    let game = escape(&context.game.head.name);
    let title = words.plain(&format!("form-page-{}", page.id()));
    let args = [("game", game.into()), ("page", title.into())];
    let mut lines: Vec<String> = Vec::new();
    match page {
        Page::Game => {
            let setup = &context.state.setup;
            let args = [
                ("variant", setup_name(words, setup).into()),
                ("rulebook", write_rulebook(setup.rulebook()).into()),
            ];
            lines.push(words.text("form-rules", &args));
            lines.extend(about(words, setup));
        }
        Page::Gm => {
            let args = [("gm", labels::person(context.first_gm()).into())];
            lines.push(words.text("lobby-gm", &args));
        }
        Page::Seats => {
            lines.extend(invited(words, context));
            lines.extend(gates::lines(words, &context.settings));
        }
        _ => {}
    }
    let set = fields
        .iter()
        .map(|f| view::line(words, &context.settings, *f));
    lines.extend(set);
    // Otherwise “Blind GM: no” would be all that is said of one who may not look.
    if page == Page::Gm && context.state.control.has(context.first_gm()) {
        lines.push(words.plain("form-gm-plays"));
    }
    lines.push(String::new());
    lines.push(words.plain(&format!("form-about-{}", page.id())));
    let shown = embed(words.text("form-settings-title", &args))
        .description(cut(&lines.join("\n"), DESCRIPTION));
    let mut rows = vec![CreateActionRow::SelectMenu(turner(words, context, page))];
    match page {
        Page::Game => rows.extend(rules::menus(words, context)),
        Page::Gm => rows.push(people(words, context, LobbyAsk::Gm, 1)),
        Page::Seats => rows.push(people(words, context, LobbyAsk::Invite, 10)),
        _ => {}
    }
    let menus = fields.iter().filter_map(|f| menu(words, context, *f));
    rows.extend(menus.map(CreateActionRow::SelectMenu));
    let mut buttons: Vec<CreateButton> = forms
        .iter()
        .map(|form| {
            let label = words.plain(&format!("form-ask-{}", form.id()));
            button(context, Ask::Lobby(LobbyAsk::Ask(*form)), label)
        })
        .collect();
    if page == Page::Game {
        let boards = Ask::Lobby(LobbyAsk::Boards);
        buttons.push(button(context, boards, words.plain("form-ask-board")));
    }
    buttons.extend(fields.iter().filter_map(|f| switch(words, context, *f)));
    let pressed = buttons
        .chunks(5)
        .map(|row| CreateActionRow::Buttons(row.to_vec()));
    rows.extend(pressed);
    Answer::private(told).with_embed(shown).with_rows(rows)
}

/// A page as the answer to a press.
pub(super) fn shown(bot: &Bot, context: &GameContext, of: Page, told: String) -> Reply {
    said(page(bot.words, context, of, told))
}

/// Whom the GM invited.
fn invited(words: &Words, context: &GameContext) -> Option<String> {
    let invited = &context.settings.seats.invited;
    let names: Vec<String> = invited
        .iter()
        .take(30)
        .map(|p| labels::person(*p))
        .collect();
    let args = [("players", names.join(", ").into())];
    (!names.is_empty()).then(|| words.text("form-invitations", &args))
}

fn people(words: &Words, context: &GameContext, ask: LobbyAsk, most: u8) -> CreateActionRow {
    let kind = CreateSelectMenuKind::User {
        default_users: None,
    };
    let hint = match ask {
        LobbyAsk::Gm => "form-pick-gm",
        _ => "form-pick-invited",
    };
    let menu = CreateSelectMenu::new(id(context, ask), kind)
        .placeholder(words.plain(hint))
        .max_values(most);
    CreateActionRow::SelectMenu(menu)
}

/// The menu that sets a field, where it is set by choosing.
fn menu(words: &Words, context: &GameContext, field: Field) -> Option<CreateSelectMenu> {
    let now = &context.settings;
    let choices = choices(words, now, field)?;
    let most = match field.kind() {
        // A week without a day would have no deadline.
        FieldKind::Days => 6,
        _ => 1,
    };
    let options = choices.into_iter().map(|(value, label, is_so)| {
        CreateSelectMenuOption::new(cut(&label, CHOICE), value).default_selection(is_so)
    });
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    let hint = cut(&view::name(words, field), PLACEHOLDER);
    let menu = CreateSelectMenu::new(id(context, LobbyAsk::Pick(field)), kind).placeholder(hint);
    Some(match most {
        1 => menu,
        most => menu.min_values(0).max_values(most),
    })
}

/// What a field may be: the text that sets it, what is shown, and whether it is so.
fn choices(words: &Words, now: &Settings, field: Field) -> Option<Vec<(String, String, bool)>> {
    let text = field.text(now);
    let name = view::name(words, field);
    let shown = |value: String| {
        let args = [("setting", name.clone().into()), ("value", value.into())];
        words.text("form-choice", &args)
    };
    match field.kind() {
        FieldKind::Span { .. } | FieldKind::Spans => {
            let phases = field.kind() == FieldKind::Span { zero: false };
            let offered: &[&str] = if phases { &PHASES } else { &SHORT };
            let mut all: Vec<&str> = offered.to_vec();
            if !all.contains(&text.as_str()) {
                all.insert(0, &text);
            }
            let choice = |span: &str| {
                // Several reminders are set by a command; here they stand as they are.
                let label = if span == text {
                    shown(view::value(words, now, field))
                } else {
                    shown(view::span(words, field, span))
                };
                (span.to_owned(), label, span == text)
            };
            Some(all.into_iter().map(choice).collect())
        }
        FieldKind::OneOf(all) => {
            let choice = |word: &&str| {
                let label = words.plain(&format!("setting-{}-{word}", field.id()));
                ((*word).to_owned(), shown(label), *word == text)
            };
            Some(all.iter().map(choice).collect())
        }
        FieldKind::UpTo(most) => {
            let choice = |number: u32| {
                let args = [("count", number.into())];
                let label = words.text(&format!("setting-{}-value", field.id()), &args);
                (number.to_string(), shown(label), number.to_string() == text)
            };
            Some((0..=most).map(choice).collect())
        }
        FieldKind::Days => {
            let choice = |day: u8| {
                let label = words.plain(&format!("day-{}", day_id(day)));
                let quiet = now.clock.quiet.contains(&day);
                (day_id(day).to_owned(), shown(label), quiet)
            };
            Some((1..=7).map(choice).collect())
        }
        FieldKind::Switch | FieldKind::Zone | FieldKind::Slots => None,
    }
}

/// The button that sets a field on or off.
fn switch(words: &Words, context: &GameContext, field: Field) -> Option<CreateButton> {
    if field.kind() != FieldKind::Switch {
        return None;
    }
    let on = field.text(&context.settings) == "on";
    let args = [
        ("setting", view::name(words, field).into()),
        ("value", view::value(words, &context.settings, field).into()),
    ];
    let label = cut(&words.text("form-choice", &args), LABEL);
    let ask = LobbyAsk::Switch { field, on: !on };
    let style = if on {
        ButtonStyle::Success
    } else {
        ButtonStyle::Secondary
    };
    Some(button(context, Ask::Lobby(ask), label).style(style))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_stands_on_one_page_and_every_page_fits_five_rows() {
        for field in Field::ALL.iter().copied() {
            let pages = Page::ALL.iter().filter(|p| parts(**p).0.contains(&field));
            assert_eq!(pages.count(), 1, "{}", field.id());
        }
        for page in Page::ALL.iter().copied() {
            let (fields, forms) = parts(page);
            let switches = |f: &&Field| f.kind() == FieldKind::Switch;
            let menus = |f: &&Field| {
                !matches!(
                    f.kind(),
                    FieldKind::Switch | FieldKind::Zone | FieldKind::Slots
                )
            };
            let own = match page {
                // Variant, rulebook, options.
                Page::Game => 3,
                Page::Gm | Page::Seats => 1,
                _ => 0,
            };
            let boards = usize::from(page == Page::Game);
            let buttons = fields.iter().filter(switches).count() + forms.len() + boards;
            let rows = 1 + own + fields.iter().filter(menus).count() + buttons.div_ceil(5);
            assert!(rows <= 5, "{}: {rows} rows", page.id());
        }
    }

    #[test]
    fn what_menus_offer_sets_the_field() {
        let words = Words::english();
        let settings = Settings::default();
        for field in Field::ALL.iter().copied() {
            for (text, label, _) in choices(words, &settings, field).unwrap_or_default() {
                assert!(label.chars().count() <= CHOICE, "{label}");
                let mut after = settings.clone();
                let lobby = crate::game::GameStatus::Lobby;
                let set = crate::service::set(&mut after, field, &text, &lobby);
                assert_eq!(set, Ok(()), "{} {text}", field.id());
                if field.kind() != FieldKind::Days {
                    assert_eq!(field.text(&after), text, "{}", field.id());
                }
            }
        }
    }
}
