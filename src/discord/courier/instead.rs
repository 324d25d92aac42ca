//! What is said in public when somebody's private messages are closed: nothing of what it is about.

use crate::desk::{Notice, Table};

use super::DiscordCourier;
use crate::discord::reply::Answer;
use crate::discord::say;
use crate::discord::text::escape;

impl DiscordCourier {
    /// A public word for somebody whose private messages are closed; nothing of what it is about.
    pub(super) fn instead(&self, table: &Table, notice: &Notice) -> Option<Answer> {
        // Where players share the powers, that one has something to do tells whom they command.
        let owed = table.state.control.seats().is_some();
        let (player, key) = match notice {
            Notice::Reminder { .. } if !owed => return None,
            Notice::Reminder { players, .. } => (*players.first()?, "post-instead-reminder"),
            Notice::Reported { .. } => return Some(self.report_waits(table)),
            _ => return None,
        };
        // Who only waits for a hired unit is not named to others.
        let due = table.state.due();
        let powers = table.state.control.powers_of(player);
        if !powers.iter().any(|power| due.contains_key(power)) {
            return None;
        }
        let args = [
            ("game", escape(&table.game.head.name).into()),
            ("player", say::one_of(self.words, table, player).into()),
            ("clock", say::clock(self.words, table).into()),
        ];
        let answer = Answer::public(self.words.text(key, &args));
        let mentions = match table.hides_names() {
            true => Vec::new(),
            false => vec![player.0],
        };
        Some(Answer { mentions, ..answer }.with_rows(self.turn_row(table)))
    }

    /// That the GM should open his private messages: somebody has reported a letter.
    fn report_waits(&self, table: &Table) -> Answer {
        let gm = table.first_gm();
        let args = [
            ("game", escape(&table.game.head.name).into()),
            ("gm", say::person(gm).into()),
        ];
        Answer {
            mentions: vec![gm.0],
            ..Answer::public(self.words.text("post-instead-report", &args))
        }
    }
}
