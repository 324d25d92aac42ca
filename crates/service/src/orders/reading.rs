//! How much a message with orders may hold, and what the parser may know when it reads it.

use crate::game_context::GameContext;
use chancery_rules::board::Power;
use chancery_rules::orders::Context;

/// The most lines one message with orders may have, and the most lines of a sheet.
pub const MOST_LINES: usize = 200;
/// The most characters one message with orders may have.
pub const MOST_CHARACTERS: usize = 8_000;

/// What the parser may know when the player of these powers writes. Who has several may say by a heading for which of
/// them a line speaks.
pub(crate) fn reading_context<'t>(context: &'t GameContext, powers: &[Power]) -> Context<'t> {
    let own = match powers {
        [own] if !context.state.control.is_shared() => Some(*own),
        _ => None,
    };
    Context {
        board: context.state.setup.board(),
        position: Some(&context.state.position),
        power: own,
        stage: context.state.phase.step,
    }
}
