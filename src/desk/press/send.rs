//! Writing a letter, and answering one.

use std::fmt;

use serde_json::json;

use super::rules::{Kind, proper};
use super::{Circle, Letter, MOST_READERS, Mark, PressRefusal};
use crate::board::Power;
use crate::control::PlayerId;
use crate::desk::change::{audit, to_channel};
use crate::desk::notice::{Notice, QUIET, person_route};
use crate::desk::table::{Person, Table};
use crate::desk::{Desk, DeskError};
use crate::store::{Along, NewLetter, NewPost};

/// Whom something is said to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// These powers.
    Powers(Circle),
    /// Everybody who reads the game's channel.
    Everybody,
    /// Those between whom a letter went.
    Answer(Mark),
}

/// Something about to be said.
#[derive(Clone, Copy)]
pub struct Draft<'a> {
    pub to: Audience,
    /// Without a sender.
    pub grey: bool,
    pub text: &'a str,
    /// The interaction it came by.
    pub origin: &'a str,
}

impl fmt::Debug for Draft<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draft").finish_non_exhaustive()
    }
}

/// What was said.
#[derive(Clone, Debug)]
pub struct Sent {
    pub letter: Letter,
    /// The powers that were meant and that nobody plays.
    pub absent: Vec<Power>,
}

impl Desk {
    /// Says something: a letter to some powers, an answer to one, or public press.
    ///
    /// # Errors
    /// When this person does not play, the rules of the game forbid it, or nobody would read it.
    pub async fn press(
        &self,
        by: &Person,
        table: &Table,
        draft: Draft<'_>,
    ) -> Result<Sent, DeskError> {
        let open = draft.to == Audience::Everybody;
        let kind = Kind {
            open,
            grey: draft.grey,
        };
        let sender = table.may_say(by, kind)?;
        let text = proper(draft.text)?;
        self.may_go_on(by, table, sender).await?;
        let (to, answers) = match draft.to {
            Audience::Everybody => (Circle::default(), None),
            Audience::Powers(circle) => (circle, None),
            Audience::Answer(mark) => self.answered(by, table, mark).await?,
        };
        let to = sender.map_or(to, |own| to.without(own));
        let (mut readers, absent) = table.reached_by(to, by.id);
        // Whoever wrote without a name is reached by the answer, as long as they play.
        let unnamed = answers.filter(|p| table.state.control.has(*p) && *p != by.id);
        readers.extend(unnamed.filter(|p| !readers.contains(p)));
        if !open && readers.is_empty() {
            return Err(match absent.is_empty() {
                true => PressRefusal::ToNobody,
                false => PressRefusal::Absent { powers: absent },
            }
            .into());
        }
        if readers.len() > MOST_READERS {
            return Err(PressRefusal::TooManyReaders.into());
        }
        let letter = Letter {
            mark: Mark::draw(),
            phase: table.state.phase.to_string(),
            author: by.id,
            sender,
            grey: draft.grey,
            open,
            to,
            answers: unnamed,
            text,
            at: by.now,
        };
        self.keep_press(table, &letter, readers, draft.origin)
            .await?;
        Ok(Sent { letter, absent })
    }

    /// The circle of a letter one of them answers: the powers, and who is meant without being named.
    async fn answered(
        &self,
        by: &Person,
        table: &Table,
        mark: Mark,
    ) -> Result<(Circle, Option<PlayerId>), DeskError> {
        let letter = self.letter_of(by, table, mark).await?;
        if letter.author == by.id {
            return Ok((letter.to, letter.answers));
        }
        let unnamed = letter.grey || letter.sender.is_none();
        let to = match letter.sender.filter(|_| !unnamed) {
            Some(sender) => letter.to.with(sender),
            None => letter.to,
        };
        let answers = match unnamed {
            true => Some(letter.author),
            // Somebody else of the circle went unnamed.
            false => letter.answers,
        };
        Ok((to, answers))
    }

    /// Writes the letter down with all that must be said of it.
    async fn keep_press(
        &self,
        table: &Table,
        letter: &Letter,
        mut readers: Vec<PlayerId>,
        origin: &str,
    ) -> Result<(), DeskError> {
        let game = &table.game;
        if let Some(sender) = letter.sender {
            let mut willing = Vec::new();
            for reader in readers {
                let person = Some(reader.0 as i64);
                let muted = self.store.muted(game.guild, game.id, person).await?;
                if !muted.iter().any(|id| id == sender.id()) {
                    willing.push(reader);
                }
            }
            readers = willing;
        }
        let mut posts = Vec::new();
        for reader in &readers {
            posts.extend(self.delivery(table, letter.mark, *reader).await?);
        }
        if letter.open {
            let mark = letter.mark.kept();
            posts.push(to_channel(game, &Notice::PublicPress { mark }));
        }
        let new = NewLetter {
            guild: game.guild,
            game: game.id,
            phase_no: game.head.phase_no,
            phase: letter.phase.clone(),
            mark: letter.mark.kept(),
            author: letter.author.0 as i64,
            sender: letter.sender.map(|p| p.id().to_owned()),
            grey: letter.grey,
            open: letter.open,
            powers: letter.to.to_string(),
            answers: letter.answers.map(|p| p.0 as i64),
            text: letter.text.clone(),
            origin: origin.to_owned(),
            at: letter.at,
            readers: readers.iter().map(|p| p.0 as i64).collect(),
        };
        // Neither who wrote nor to whom: the GM may be one of those it is not for.
        let audits = vec![audit(None, "press", json!({ "open": letter.open }))];
        self.store
            .keep_letter(&new, &Along { posts, audits })
            .await?;
        (self.wake)();
        Ok(())
    }

    /// How a reader hears of a letter: by a private message with it; or, who may not be written to, by a
    /// word in the channel that mail waits, once a phase.
    async fn delivery(
        &self,
        table: &Table,
        mark: Mark,
        reader: PlayerId,
    ) -> Result<Option<NewPost>, DeskError> {
        if !self.reaches(&table.state, reader).await? {
            return self.mail_waits(table, reader).await;
        }
        let mark = mark.kept();
        let notice = Notice::Press { mark, reader };
        let mut post = to_channel(&table.game, &notice);
        post.route = person_route(reader);
        Ok(Some(post))
    }

    /// The word in the channel that mail waits for a player, if it was not said in this phase.
    pub(super) async fn mail_waits(
        &self,
        table: &Table,
        player: PlayerId,
    ) -> Result<Option<NewPost>, DeskError> {
        // Where players share the powers, nobody is called in public.
        if table.state.control.seats().is_none() {
            return Ok(None);
        }
        let game = &table.game;
        let marker = format!("mail:{}:{}:", game.head.phase_no, player.0);
        let told = self.store.told(game.guild, game.id, &marker, QUIET).await?;
        if told > 0 {
            return Ok(None);
        }
        let phase_no = game.head.phase_no;
        let mut post = to_channel(game, &Notice::Mail { player, phase_no });
        post.marker = Some(marker);
        Ok(Some(post))
    }
}
