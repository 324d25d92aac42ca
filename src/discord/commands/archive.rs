//! `/game archive`: a game that is over, as a file for `chancery replay`.

use super::{Ctx, Done, asker, bot_for, complete_game, reply};
use crate::discord::error::Fault;
use crate::discord::reply::{Answer, Picture};
use crate::discord::text::escape;

/// The most bytes Discord takes in one file.
const LARGEST: usize = 10 << 20;

#[poise::command(slash_command)]
pub async fn archive(ctx: Ctx<'_>, #[autocomplete = "complete_game"] game: Option<String>) -> Done {
    let bot = &bot_for(&ctx);
    let asker = asker(&ctx);
    reply(&ctx, true, async {
        let table = asker.find(bot, game.as_deref()).await?;
        let archive = bot.desk.archive(&table).await?;
        if archive.bytes.len() > LARGEST {
            let mib = archive.bytes.len().div_ceil(1 << 20);
            let args = [("size", mib.into()), ("most", (LARGEST >> 20).into())];
            return Err(Fault::User(bot.say("archive-too-large", &args)));
        }
        let name = &table.game.head.name;
        let title = bot.say("archive-title", &[("name", escape(name).into())]);
        let args = [
            ("title", title.clone().into()),
            ("phases", archive.phases.into()),
        ];
        let ending = match archive.packed {
            true => ".jsonl.gz",
            false => ".jsonl",
        };
        let file = Picture {
            name: format!("{}{ending}", plain(name)),
            alt: title,
            png: archive.bytes.into(),
        };
        Ok(Answer::private(bot.say("archive-answer", &args)).with_picture(Some(file)))
    })
    .await
}

/// A name as a file may have it on every system.
pub(super) fn plain(name: &str) -> String {
    let letters = name.to_lowercase();
    let words = letters.split(|c: char| !c.is_ascii_alphanumeric());
    let words: Vec<&str> = words.filter(|w| !w.is_empty()).collect();
    match words.is_empty() {
        true => "game".to_owned(),
        false => words.join("-"),
    }
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn a_name_becomes_a_files() {
        for (name, file) in [
            ("The Long Peace", "the-long-peace"),
            ("../../etc: *1901*", "etc-1901"),
            ("Ü", "game"),
        ] {
            assert_eq!(plain(name), file);
        }
    }
}
