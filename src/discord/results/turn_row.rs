//! The buttons under what all read of a game: one's own sheet, the map, the standing, the open votes.

use poise::serenity_prelude as serenity;
use serenity::CreateActionRow;

use crate::discord::ui::ids::{Ask, GmAsk};
use crate::discord::ui::parts::button;
use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{MESSAGE, cut};
use crate::game::{Motion, Season, State};
use crate::i18n::Words;
use crate::service::GameContext;

/// The most rows of buttons a message holds.
const MOST_ROWS: usize = 5;

/// The buttons under a public word about a running game: one's own sheet, the map, the standing.
pub fn turn_row(words: &Words, context: &GameContext) -> Vec<CreateActionRow> {
    let map = button(context, Ask::Map, words.plain("button-map"));
    let mut buttons = Vec::new();
    if context.calls_phases() {
        let phase = context.game.head.phase_no;
        let next = Ask::Gm(GmAsk::Next { phase });
        let next = button(context, next, words.plain("button-gm-next"));
        buttons.push(next.style(serenity::ButtonStyle::Primary));
    } else if context.state.is_playing() {
        let turn = button(context, Ask::Sheet, words.plain("button-my-turn"));
        buttons.push(turn.style(serenity::ButtonStyle::Primary));
    }
    buttons.push(map);
    buttons.push(button(context, Ask::Status, words.plain("button-status")));
    if !context.state.relations.is_none() {
        let ties = words.plain("button-relations");
        buttons.push(button(context, Ask::Relations, ties));
    }
    let mut rows = vec![CreateActionRow::Buttons(buttons)];
    rows.extend(vote_rows(words, context));
    // A message holds five; what else is open is voted on by `/vote`.
    rows.truncate(MOST_ROWS);
    rows
}

/// What is put to the vote by the buttons of [`turn_row`], for messages that do not say it otherwise: a line a
/// motion.
pub fn questions(words: &Words, context: &GameContext) -> Vec<String> {
    let line = |motion: Motion| {
        let name = words.plain(&format!("motion-{}", motion.id()));
        let title = words.text("motion-title", &[("motion", name.into())]);
        let about = words.plain(&format!("motion-{}-about", motion.id()));
        format!("**{title}.** {about}")
    };
    context.state.open_motions().into_iter().map(line).collect()
}

/// An answer with [`turn_row`] under it, and what its votes ask.
pub fn with_turn_row(words: &Words, context: &GameContext, answer: Answer) -> Answer {
    let lines = [vec![answer.content], questions(words, context)].concat();
    let content = cut(&lines.join("\n"), MESSAGE);
    Answer { content, ..answer }.with_rows(turn_row(words, context))
}

/// A number for the season a game is in. A proposal to end the game is voted on within one, and a button of
/// an earlier one must not vote on a later one.
pub fn season(state: &State) -> u32 {
    let season = match state.phase.season {
        Season::Spring => 0,
        Season::Fall => 1,
        Season::Winter => 2,
    };
    u32::from(state.phase.year) * 3 + season
}

/// Yes and no for each motion that is open, two motions a row.
fn vote_rows(words: &Words, context: &GameContext) -> Vec<CreateActionRow> {
    let both = |motion: &Motion| {
        let name = words.plain(&format!("motion-{}", motion.id()));
        let one = |yes, key| {
            let label = words.text(key, &[("motion", name.clone().into())]);
            button(
                context,
                Ask::Vote {
                    motion: *motion,
                    yes,
                    season: season(&context.state),
                },
                label,
            )
        };
        [one(true, "button-vote-yes"), one(false, "button-vote-no")]
    };
    let open = context.state.open_motions();
    let rows = open.chunks(2);
    rows.map(|pair| CreateActionRow::Buttons(pair.iter().flat_map(both).collect()))
        .collect()
}
