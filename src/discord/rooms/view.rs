//! What roles and rooms are called, and what is told of them.

use crate::discord::ui::reply::Answer;
use crate::discord::ui::text::{cut, escape, moment};
use crate::i18n::Words;
use crate::render::Chart;
use crate::service::{Circle, GameContext, RoomKind, Rooms, WantedRoom};

/// The most characters of the name of a role or channel, by Discord's rules.
const NAME: usize = 100;

/// The most characters of a channel's topic, by Discord's rules.
const TOPIC: usize = 1024;

/// What a role, a category or a channel is called on the server; so many of the same powers' were made `before`.
pub fn name(words: &Words, context: &GameContext, wanted: &WantedRoom, before: usize) -> String {
    let game = context.game.head.name.as_str();
    match wanted.kind {
        RoomKind::Category => cut(game, NAME),
        RoomKind::Role => {
            let args = [
                ("powers", powers(words, wanted).into()),
                ("game", game.into()),
            ];
            cut(&words.text("room-role", &args), NAME)
        }
        RoomKind::Channel => {
            let powers = wanted.powers.powers().into_iter();
            let mut powers: Vec<String> = powers.map(|power| words.power(power)).collect();
            powers.extend((before > 0).then(|| (before + 1).to_string()));
            channel_name(&powers.join("-"))
        }
    }
}

/// A name as Discord writes those of channels, which would otherwise be another than the one that is looked for.
fn channel_name(text: &str) -> String {
    let lower = text.to_lowercase();
    let words = lower.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-").chars().take(NAME).collect()
}

fn powers(words: &Words, wanted: &WantedRoom) -> String {
    let powers = wanted.powers.powers().into_iter();
    let powers: Vec<String> = powers.map(|power| words.power(power)).collect();
    words.all_of(&powers)
}

/// What stands at the head of a room: for whom it is, and who else reads there.
pub fn topic(words: &Words, context: &GameContext, wanted: &WantedRoom) -> String {
    let args = [
        ("powers", powers(words, wanted).into()),
        ("game", escape(&context.game.head.name).into()),
    ];
    cut(&words.text("room-topic", &args), TOPIC)
}

/// The colour of a role, as Discord's number: that of the units of the first of its powers.
pub fn colour(context: &GameContext, circle: &Circle) -> u32 {
    let chart = Chart::of(context.state.setup.board());
    let first = circle.powers().first().copied();
    first.map_or(0, |power| {
        let [.., strong] = chart.colours(power);
        u32::from_be_bytes([0, strong.0, strong.1, strong.2])
    })
}

/// To everybody: all that the GM asked for is there.
pub fn ready(words: &Words, context: &GameContext, rooms: bool) -> Answer {
    let name = escape(&context.game.head.name);
    let category = format!("**{name}**");
    let args = [("game", name.into()), ("category", category.into())];
    let key = if rooms {
        "rooms-ready"
    } else {
        "rooms-ready-roles"
    };
    Answer::public(words.text(key, &args))
}

/// To everybody: how long they stay after the end.
pub fn kept(words: &Words, context: &GameContext, until: i64) -> Answer {
    let args = [
        ("game", escape(&context.game.head.name).into()),
        ("until", moment(until).into()),
    ];
    Answer::public(words.text("rooms-kept", &args))
}

/// How far a game's roles and rooms are, for its GM; `lacking` says which permissions are missing, if any.
pub fn status(
    words: &Words,
    context: &GameContext,
    rooms: &Rooms,
    lacking: Option<String>,
) -> Answer {
    let game = || ("game", escape(&context.game.head.name).into());
    let plain = |key: &str| words.text(key, &[game()]);
    let (made, all) = rooms.progress();
    let mut lines = vec![if rooms.plan.removing {
        words.text(
            "rooms-removing",
            &[game(), ("left", rooms.there.len().into())],
        )
    } else {
        let args = [game(), ("made", made.into()), ("all", all.into())];
        words.text("rooms-progress", &args)
    }];
    if !rooms.plan.removing {
        let asked = [
            (rooms.plan.roles, "rooms-has-roles"),
            (rooms.plan.powers, "rooms-has-powers"),
            (rooms.plan.pairs, "rooms-has-pairs"),
        ];
        lines.extend(
            asked
                .into_iter()
                .filter(|(is, _)| *is)
                .map(|(_, key)| plain(key)),
        );
        lines.extend(
            rooms
                .plan
                .remove_at
                .map(|at| words.text("rooms-until", &[("until", moment(at).into())])),
        );
    }
    lines.extend(lacking);
    Answer::private(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_called_as_discord_writes_them() {
        assert_eq!(
            channel_name("Österreich-Ungarn-Türkei"),
            "österreich-ungarn-türkei"
        );
        assert_eq!(channel_name("St. Petersburg & Co"), "st-petersburg-co");
        assert_eq!(channel_name(&"a".repeat(150)).len(), NAME);
    }
}
