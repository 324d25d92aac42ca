//! What became of all that was written at once.

use super::outcome;
use crate::discord::features::Features;
use crate::discord::ui::bot::Bot;
use crate::service::{Line, Merged, Written};

/// The most lines of an answer to written orders that are shown.
const MOST_LINES: usize = 40;

/// What became of each line of a message or a form.
pub fn told(bot: &Bot, written: &Written) -> String {
    let mut lines: Vec<String> = written
        .lines
        .iter()
        .take(MOST_LINES)
        .map(|l| outcome::line(bot, &written.mine, l))
        .collect();
    let more = written.lines.len().saturating_sub(MOST_LINES);
    if more > 0 {
        lines.push(bot.say("written-more", &[("count", more.into())]));
    }
    let note = match written.merged {
        _ if written.again => Some("written-again"),
        Some(Merged::Newer) => Some("written-newer"),
        Some(Merged::Unusable) => Some("written-merged"),
        None if !written.changed => Some("written-none"),
        None => None,
    };
    lines.extend(note.map(|key| bot.plain(key)));
    let refused = |line: &Line| {
        matches!(
            line,
            Line::Unread { .. } | Line::Spare { .. } | Line::Faulty { kept: false, .. }
        )
    };
    // The phase may close at any time on what counts, which is not what was wanted.
    if written.mine.ready && written.lines.iter().any(refused) {
        lines.push(bot.plain("written-still-ready"));
    }
    let kept = written.trades_kept;
    let why = match written.merged {
        Some(Merged::Newer) => "written-trades-kept-newer",
        _ => "written-trades-kept",
    };
    lines.extend(kept.then(|| bot.plain(why)));
    let features = Features::of(&written.mine.context.state.setup);
    let more = features.all().into_iter();
    lines.extend(more.flat_map(|feature| (feature.written)(bot.words, written)));
    lines.extend(outcome::counted(bot.words, &written.mine));
    lines.join("\n")
}
