//! What a GM set, in words.

use crate::discord::ui::times;
use crate::i18n::Words;
use crate::service::{Field, FieldKind, Gallery, GameContext, SeatSharing, Settings, Slot, day_id};

/// The name of a field in the reader's language.
pub fn name(words: &Words, field: Field) -> String {
    words.plain(&format!("setting-{}", field.id()))
}

/// The value of a field in the reader's language.
pub fn value(words: &Words, settings: &Settings, field: Field) -> String {
    let text = field.text(settings);
    match field.kind() {
        FieldKind::Span { .. } => span(words, field, &text),
        FieldKind::Spans => {
            let spans = text.split(", ").map(|text| span(words, field, text));
            words.all_of(&spans.collect::<Vec<_>>())
        }
        FieldKind::Switch => words.plain(&format!("setting-{text}")),
        FieldKind::OneOf(_) => words.plain(&format!("setting-{}-{text}", field.id())),
        FieldKind::UpTo(_) => {
            let args = [("count", text.parse::<i64>().unwrap_or_default().into())];
            words.text(&format!("setting-{}-value", field.id()), &args)
        }
        FieldKind::Zone => text,
        FieldKind::Slots if settings.clock.slots.is_empty() => words.plain("setting-slots-none"),
        FieldKind::Slots => slots(words, &settings.clock.slots),
        FieldKind::Days if settings.clock.quiet.is_empty() => words.plain("setting-quiet-none"),
        FieldKind::Days => days(words, &settings.clock.quiet),
    }
}

/// A text that sets a span of time, in the reader's language.
pub fn span(words: &Words, field: Field, text: &str) -> String {
    match crate::service::span(text) {
        Ok(ms) => times::span(words, ms),
        Err(_) => words.plain(&format!("setting-{}-none", field.id())),
    }
}

/// A line with a field's name and value.
pub fn line(words: &Words, settings: &Settings, field: Field) -> String {
    let args = [
        ("setting", name(words, field).into()),
        ("value", value(words, settings, field).into()),
    ];
    words.text("setting-line", &args)
}

/// Moments of the week: `Mon 20:00, Thu 20:00`.
fn slots(words: &Words, slots: &[Slot]) -> String {
    let slots = slots.iter().map(|slot| {
        let day = words.plain(&format!("day-short-{}", day_id(slot.day)));
        format!("{day} {:02}:{:02}", slot.minute / 60, slot.minute % 60)
    });
    slots.collect::<Vec<_>>().join(", ")
}

/// Days of the week: `Saturday and Sunday`.
fn days(words: &Words, days: &[u8]) -> String {
    let days = days
        .iter()
        .map(|day| words.plain(&format!("day-{}", day_id(*day))));
    words.all_of(&days.collect::<Vec<_>>())
}

/// What players should know of how a game is run before they join, where it is not the usual: one line
/// each.
pub fn summary(words: &Words, context: &GameContext) -> Vec<String> {
    let settings = &context.settings;
    let seats = !context.state.control.is_shared();
    let shown = |field: Field| value(words, settings, field);
    let zone = || ("zone", shown(Field::Zone).into());
    let mut lines = Vec::new();
    if !settings.clock.slots.is_empty() {
        let args = [("slots", shown(Field::Slots).into()), zone()];
        let key = if settings.clock.slots_for_moves {
            "lobby-about-slots-moves"
        } else {
            "lobby-about-slots"
        };
        lines.push(words.text(key, &args));
    }
    if !settings.clock.quiet.is_empty() {
        let args = [("days", shown(Field::Quiet).into()), zone()];
        lines.push(words.text("lobby-about-quiet", &args));
    }
    if settings.clock.grace_ms > 0 {
        let args = [("grace", shown(Field::Grace).into())];
        lines.push(words.text("lobby-about-grace", &args));
    }
    if !settings.clock.early {
        lines.push(words.plain("lobby-about-not-early"));
    }
    let press = &settings.press;
    let said = match (press.is_gunboat(), press.private, press.grey()) {
        (true, ..) => Some("lobby-about-gunboat"),
        (_, false, _) => Some("lobby-about-public-only"),
        (_, true, true) => Some("lobby-about-grey"),
        (_, true, false) => None,
    };
    lines.extend(said.map(|key| words.plain(key)));
    if seats {
        if press.anonymous {
            lines.push(words.plain("lobby-about-anonymous"));
        }
        lines.push(words.plain(&format!("lobby-about-deal-{}", Field::Deal.text(settings))));
        if settings.seats.sharing != SeatSharing::None {
            let sharing = Field::Sharing.text(settings);
            lines.push(words.plain(&format!("lobby-about-sharing-{sharing}")));
        }
    }
    if settings.blind {
        lines.push(words.plain("lobby-about-blind"));
    }
    lines.extend(gallery(words, settings));
    if !settings.advice {
        lines.push(words.plain("lobby-about-no-advice"));
    }
    if settings.seats.private {
        lines.push(words.plain("lobby-about-private"));
    }
    lines.extend(crate::discord::records::gates::lines(words, settings));
    lines
}

/// What a game's gallery sees, which whoever plays agrees to; `None` if the game has none.
pub fn gallery(words: &Words, settings: &Settings) -> Option<String> {
    let key = match settings.gallery {
        Gallery::None => return None,
        Gallery::After => "lobby-about-gallery-after",
        Gallery::Live => "lobby-about-gallery-live",
    };
    Some(words.plain(key))
}

/// An answer to somebody who has sat down, with what a gallery sees of their game.
pub fn with_gallery(words: &Words, settings: &Settings, told: String) -> String {
    match gallery(words, settings) {
        Some(line) => format!("{told}\n{line}"),
        None => told,
    }
}
