//! The lobby: who has joined, and the buttons to join, leave and start.

use poise::serenity_prelude::{
    ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::board::Power;
use crate::control::bourse::Names;
use crate::control::{Control, Entrant, PlayerId, Seats};
use crate::desk::Table;
use crate::game::Stage;

use super::{button, embed, reference};
use crate::discord::bot::Bot;
use crate::discord::ids::{ANY_POWER, Ask, ComponentId};
use crate::discord::reply::Answer;
use crate::discord::rules::{self, write_rulebook};
use crate::discord::text::escape;
use crate::discord::{say, times};

/// The most players a lobby lists by name: a field of an embed holds so many.
const MOST_LISTED: usize = 30;

/// The lobby as everybody sees it. Once the game runs, the same message says so and loses its
/// buttons.
pub fn lobby(bot: &Bot, table: &Table) -> Answer {
    let words = bot.words;
    let name = escape(&table.game.head.name);
    let of = Power::ALL.len();
    let any = |player| words.text("lobby-any", &[("player", say::person(player).into())]);
    let players: Vec<String> = match &table.state.control {
        Control::Seats(seats) => {
            let wish = |e: &Entrant| match e.wish {
                // A granted wish would tell who plays the power.
                Some(_) if table.hides_names() => any(e.player),
                Some(power) => {
                    let args = [
                        ("player", say::person(e.player).into()),
                        ("power", words.power(power).into()),
                    ];
                    words.text("lobby-wish", &args)
                }
                None => any(e.player),
            };
            seats.lobby.iter().map(wish).collect()
        }
        Control::Bourse(bourse) => bourse
            .by_number(bourse.players())
            .into_iter()
            .map(any)
            .collect(),
    };
    // Where players are known by their numbers, nobody is told who plays.
    let hidden = table.state.setup.control.bourse();
    let hidden = hidden.is_some_and(|rules| rules.names == Names::Anonymous);
    let open = table.state.control.seats().is_none();
    let about = words.text(
        "lobby-about",
        &[
            (
                "variant",
                rules::setup_name(words, &table.state.setup).into(),
            ),
            (
                "rulebook",
                write_rulebook(table.state.setup.rulebook()).into(),
            ),
            ("moves", times::span(words, table.settings.moves_ms).into()),
            (
                "retreats",
                times::span(words, table.settings.retreats_ms).into(),
            ),
            (
                "builds",
                times::span(words, table.settings.adjustments_ms).into(),
            ),
        ],
    );
    let mut shown = embed(words.text("lobby-title", &[("name", name.into())]));
    if table.state.stage != Stage::Lobby {
        shown = shown.description(format!("{about}\n{}", words.plain("lobby-begun")));
        return Answer::public("").with_embed(shown);
    }
    let gm = words.text("lobby-gm", &[("gm", say::person(gm(table)).into())]);
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
    let heading = match open {
        true => words.text("lobby-players-open", &counts),
        false => words.text("lobby-players", &counts),
    };
    let rules = rules::about(words, &table.state.setup).join("\n");
    let full = !open && players.len() == of;
    let enough = full || open && !players.is_empty();
    let next = if full {
        words.text("lobby-full", &[("gm", say::person(self::gm(table)).into())])
    } else {
        gm
    };
    shown = shown
        .description(format!("{about}\n{rules}\n{next}"))
        .field(heading, list, false);
    let join = button(table, Ask::Join, words.plain("button-join"));
    let leave = button(table, Ask::Leave, words.plain("button-leave"));
    let start = button(table, Ask::Start, words.plain("button-start"));
    let buttons = vec![
        join.style(ButtonStyle::Success).disabled(full),
        leave,
        start.style(ButtonStyle::Primary).disabled(!enough),
    ];
    let mut rows = vec![CreateActionRow::Buttons(buttons)];
    if let Some(goal) = table.open_goal() {
        let args = [("goal", goal.into())];
        let ask = words.text(
            "goal-ask",
            &[
                ("goal", goal.into()),
                ("gm", say::person(self::gm(table)).into()),
            ],
        );
        shown = shown.field(words.plain("goal-title"), ask, false);
        let keep = button(
            table,
            Ask::KeepGoal { goal },
            words.text("button-goal-keep", &args),
        );
        let set = button(table, Ask::GoalForm, words.plain("button-goal-set"));
        let both = vec![keep.style(ButtonStyle::Success), set];
        rows.push(CreateActionRow::Buttons(both));
    }
    // Those who are in may still ask for another power.
    if let Control::Seats(seats) = &table.state.control {
        rows.push(CreateActionRow::SelectMenu(wishes(bot, table, seats)));
    }
    Answer::public("").with_embed(shown).with_rows(rows)
}

/// Who runs the game: the named GM, else whoever made it.
pub fn gm(table: &Table) -> PlayerId {
    let id = table.game.head.gm.unwrap_or(table.game.creator);
    PlayerId(id.cast_unsigned())
}

fn wishes(bot: &Bot, table: &Table, seats: &Seats) -> CreateSelectMenu {
    let asked = |power| seats.lobby.iter().any(|e| e.wish == Some(power));
    let mut options: Vec<CreateSelectMenuOption> = Power::ALL
        .into_iter()
        .filter(|p| table.hides_names() || !asked(*p))
        .map(|p| CreateSelectMenuOption::new(bot.words.power(p), p.id()))
        .collect();
    options.push(CreateSelectMenuOption::new(
        bot.plain("lobby-wish-any"),
        ANY_POWER,
    ));
    let id = ComponentId {
        of: reference(table),
        ask: Ask::Wish,
    };
    let kind = CreateSelectMenuKind::String { options };
    CreateSelectMenu::new(id.to_string(), kind).placeholder(bot.plain("lobby-wish-menu"))
}
