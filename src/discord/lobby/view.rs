//! The lobby: who has joined, and the buttons to join, leave and start.

use poise::serenity_prelude::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind,
    CreateSelectMenuOption,
};

use super::rules;
use super::rules::write_rulebook;
use crate::board::Power;
use crate::control::{Entrant, PlayerId};
use crate::discord::settings::view;
use crate::discord::ui::ids::{ANY_POWER, Ask, ComponentId, LobbyAsk, Page};
use crate::discord::ui::parts::{button, embed, reference, with_fields};
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{CHOICES, DESCRIPTION, FIELD, cut, escape, spread};
use crate::discord::ui::{labels, times};
use crate::game::{GameStatus, Setup};
use crate::i18n::Words;
use crate::service::{Deal, GameContext, Settings};

/// The most players a lobby lists by name: no board has more powers.
const MOST_LISTED: usize = 40;
/// The most characters of what the game is about, and of the players with their wishes.
const MOST_ABOUT: usize = 2_500;
const MOST_OF_SEATS: usize = 2_000;

/// The lobby as everybody sees it. Once the game runs, the same message says so and loses its
/// buttons.
pub fn lobby(words: &Words, context: &GameContext) -> Answer {
    card(words, context, hides_players(context))
}

/// The lobby as one sees it who may see a private game.
pub fn among(words: &Words, context: &GameContext) -> Answer {
    card(words, context, context.hides_players())
}

fn card(words: &Words, context: &GameContext, hidden: bool) -> Answer {
    let name = escape(&context.game.head.name);
    let of = context.state.setup.by_person().len();
    let about = about(words, &context.state.setup, &context.settings);
    let mut shown = embed(words.text("lobby-title", &[("name", name.into())]));
    if context.state.stage != GameStatus::Lobby {
        let begun = words.plain("lobby-begun");
        let over = words.plain("refusal-game-over");
        let now = match context.state.stage {
            GameStatus::Finished(_) => over,
            _ => begun,
        };
        shown = shown.description(cut(&format!("{about}\n{now}"), DESCRIPTION));
        return Answer::public("").with_embed(shown);
    }
    let players = players(words, context);
    let open = context.state.control.is_shared();
    let gm = labels::someone(words, self::gm(context));
    let list = match players.get(MOST_LISTED..) {
        _ if hidden => words.text("lobby-hidden", &[("count", players.len().into())]),
        _ if players.is_empty() => words.plain("lobby-nobody"),
        Some(rest) if !rest.is_empty() => {
            let more = words.text("lobby-more", &[("count", rest.len().into())]);
            let shown = players.iter().take(MOST_LISTED).cloned().chain([more]);
            shown.collect::<Vec<_>>().join("\n")
        }
        _ => players.join("\n"),
    };
    let counts = [("count", players.len().into()), ("of", of.into())];
    let heading = if open {
        words.text("lobby-players-open", &counts)
    } else {
        words.text("lobby-players", &counts)
    };
    let full = context.is_full();
    let enough = !context.state.has_room() || open && !players.is_empty();
    let next = if full {
        words.text("lobby-full", &[("gm", gm.into())])
    } else {
        words.text("lobby-gm", &[("gm", gm.into())])
    };
    let mut told = vec![about];
    told.extend(rules::about(words, &context.state.setup));
    told.extend(view::summary(words, context));
    told.push(next);
    let told = cut(&told.join("\n"), MOST_ABOUT);
    let seats = spread(words, heading, &list, MOST_OF_SEATS);
    shown = with_fields(shown.description(told), seats);
    let waiting = &context.settings.seats.waiting;
    if !waiting.is_empty() {
        let names: Vec<String> = waiting.iter().map(|p| labels::person(*p)).collect();
        let count = [("count", waiting.len().into())];
        let list = if hidden {
            words.text("lobby-hidden", &count)
        } else {
            names.join(", ")
        };
        let heading = words.text("lobby-waiting", &count);
        shown = shown.field(heading, cut(&list, FIELD), false);
    }
    let mut rows = vec![CreateActionRow::Buttons(buttons(words, context, enough))];
    if let Some(goal) = context.open_goal() {
        let args = [("goal", goal.into())];
        let gm = ("gm", labels::person(self::gm(context)).into());
        let ask = words.text("goal-ask", &[("goal", goal.into()), gm]);
        shown = shown.field(words.plain("goal-title"), ask, false);
        let keep = words.text("button-goal-keep", &args);
        let keep = button(context, Ask::KeepGoal { goal }, keep);
        let set = button(context, Ask::GoalForm, words.plain("button-goal-set"));
        let both = vec![keep.style(ButtonStyle::Success), set];
        rows.push(CreateActionRow::Buttons(both));
    }
    if let Some(row) = computers(words, context) {
        rows.push(row);
    }
    // Those who are in may still choose another power.
    if !context.state.control.is_shared() && context.settings.seats.deal == Deal::Choice {
        rows.push(CreateActionRow::SelectMenu(choices(words, context)));
    }
    Answer::public("").with_embed(shown).with_rows(rows)
}

/// What is played, by which book, at what pace.
pub fn about(words: &Words, setup: &Setup, settings: &Settings) -> String {
    let span = |ms| times::span(words, ms).into();
    words.text(
        "lobby-about",
        &[
            ("variant", rules::setup_name(words, setup).into()),
            ("rulebook", write_rulebook(setup.rulebook()).into()),
            ("moves", span(settings.moves_ms)),
            ("retreats", span(settings.retreats_ms)),
            ("builds", span(settings.adjustments_ms)),
        ],
    )
}

/// Who has joined: with the power they chose, or whether they handed in a list.
fn players(words: &Words, context: &GameContext) -> Vec<String> {
    let any = |player| {
        words.text(
            "lobby-any",
            &[("player", labels::someone(words, player).into())],
        )
    };
    let deal = context.settings.seats.deal;
    let entrant = |e: &Entrant| {
        let player = ("player", labels::someone(words, e.player).into());
        match (deal, e.wishes.first()) {
            (Deal::Choice, Some(power)) => {
                let args = [
                    player,
                    ("power", labels::hand_of(words, context, *power).into()),
                ];
                words.text("lobby-wish", &args)
            }
            (Deal::Preferences, Some(_)) => words.text("lobby-listed", &[player]),
            _ => any(e.player),
        }
    };
    let entrants = context.state.control.entrants();
    entrants.iter().map(entrant).collect()
}

/// Whether those who read a channel are not told who has joined: as [`GameContext::hides_players`], and in a private
/// game, which is not everybody's business.
pub fn hides_players(context: &GameContext) -> bool {
    context.hides_players() || context.settings.seats.private
}

fn buttons(words: &Words, context: &GameContext, enough: bool) -> Vec<CreateButton> {
    let join = if context.is_full() {
        button(
            context,
            Ask::Lobby(LobbyAsk::Wait),
            words.plain("button-wait-place"),
        )
    } else {
        button(context, Ask::Join, words.plain("button-join"))
    };
    let mut buttons = vec![join.style(ButtonStyle::Success)];
    let lists = context.settings.seats.deal == Deal::Preferences;
    if lists && !context.state.control.is_shared() {
        let list = words.plain("button-list");
        buttons.push(button(context, Ask::Lobby(LobbyAsk::List), list));
    }
    let start = button(context, Ask::Start, words.plain("button-start"));
    let open = Ask::Lobby(LobbyAsk::Open(Page::Game));
    buttons.extend([
        button(context, Ask::Leave, words.plain("button-leave")),
        start.style(ButtonStyle::Primary).disabled(!enough),
        button(context, open, words.plain("button-settings")),
    ]);
    buttons
}

/// The button for computer players, while there is a place they could take or have taken.
fn computers(words: &Words, context: &GameContext) -> Option<CreateActionRow> {
    let any = context.state.has_room() || !context.computers().is_empty();
    let choose = Ask::Lobby(LobbyAsk::Computers);
    let choose = button(context, choose, words.plain("button-computers"));
    any.then(|| CreateActionRow::Buttons(vec![choose]))
}

/// Who runs the game: the named GM, else whoever made it.
pub fn gm(context: &GameContext) -> PlayerId {
    context.first_gm()
}

/// The powers by which people ask for a seat: of those that one person plays together, the first.
fn firsts(context: &GameContext) -> Vec<Power> {
    let seats = context.state.setup.by_person().into_iter();
    seats.filter_map(|hand| hand.first().copied()).collect()
}

fn choices(words: &Words, context: &GameContext) -> CreateSelectMenu {
    let entrants = context.state.control.entrants();
    let chosen = |power: Power| entrants.iter().any(|e| e.wishes.first() == Some(&power));
    let mut free = firsts(context);
    free.retain(|p| !chosen(*p));
    // A menu has room for so many; the command takes every power.
    let hint = if free.len() < CHOICES {
        "lobby-wish-menu"
    } else {
        "lobby-wish-menu-some"
    };
    let mut options: Vec<CreateSelectMenuOption> = free
        .into_iter()
        .take(CHOICES - 1)
        .map(|p| CreateSelectMenuOption::new(labels::hand_of(words, context, p), p.id()))
        .collect();
    let any = words.plain("lobby-wish-any");
    options.push(CreateSelectMenuOption::new(any, ANY_POWER));
    let id = ComponentId {
        of: reference(context),
        ask: Ask::Wish,
    };
    let kind = CreateSelectMenuKind::String { options };
    CreateSelectMenu::new(id.to_string(), kind).placeholder(words.plain(hint))
}

/// A player's own list of the powers they ask for, to be added to and struck.
pub fn list(words: &Words, context: &GameContext, player: PlayerId, content: String) -> Answer {
    let mine = context.state.control.wishes_of(player).unwrap_or_default();
    let name = escape(&context.game.head.name);
    let lines = mine.iter().enumerate().map(|(place, power)| {
        let args = [
            ("place", (place + 1).into()),
            ("power", labels::hand_of(words, context, *power).into()),
        ];
        words.text("lobby-list-line", &args)
    });
    let mut told: Vec<String> = lines.collect();
    if told.is_empty() {
        told.push(words.plain("lobby-list-empty"));
    }
    told.push(words.plain("lobby-list-how"));
    let mut left = firsts(context);
    left.retain(|p| !mine.contains(p));
    if left.len() > CHOICES {
        told.push(words.plain("lobby-list-some"));
    }
    let shown = embed(words.text("lobby-list-title", &[("game", name.into())]))
        .description(told.join("\n"));
    let mut rows = Vec::new();
    if !left.is_empty() {
        let options = left
            .into_iter()
            .take(CHOICES)
            .map(|p| CreateSelectMenuOption::new(labels::hand_of(words, context, p), p.id()));
        let id = ComponentId {
            of: reference(context),
            ask: Ask::Lobby(LobbyAsk::Add),
        };
        let place = [("place", (mine.len() + 1).into())];
        let kind = CreateSelectMenuKind::String {
            options: options.collect(),
        };
        let menu = CreateSelectMenu::new(id.to_string(), kind)
            .placeholder(words.text("lobby-list-add", &place));
        rows.push(CreateActionRow::SelectMenu(menu));
    }
    if !mine.is_empty() {
        let clear = Ask::Lobby(LobbyAsk::Unlist);
        let clear = button(context, clear, words.plain("button-list-clear"));
        rows.push(CreateActionRow::Buttons(vec![clear]));
    }
    Answer::private(content).with_embed(shown).with_rows(rows)
}
