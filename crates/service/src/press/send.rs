//! Writing a letter, and answering one.

use std::fmt;

use chancery_boxed::boxed;
use serde_json::json;

use super::rules::{LetterKind, proper};
use super::{Circle, Letter, MOST_READERS, Mark, PressRefusal};
use crate::change::{audit, to_channel, to_seat};
use crate::game_context::GameContext;
use crate::notice::{Notice, QUIET};
use crate::person::Person;
use crate::{Service, ServiceError};
use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_store::{Along, NewLetter, NewPost};

/// To whom something is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The players of these powers.
    Powers(Circle),
    /// Everybody who reads the game's channel: public press.
    Everybody,
    /// The people between whom the letter of this mark went.
    Answer(Mark),
}

/// A letter or public press that is about to be sent.
#[derive(Clone)]
pub struct Draft<'a> {
    /// To whom it goes.
    pub to: Audience,
    /// The power in whose name it is, of somebody who plays several. Without it, an answer is in the name of one that
    /// the letter went to, and anything else in that of the first.
    pub sender: Option<Power>,
    /// Whether its sender stays unnamed.
    pub grey: bool,
    /// Its text, as typed.
    pub text: &'a str,
    /// The number of the interaction it comes by.
    pub origin: &'a str,
}

impl fmt::Debug for Draft<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Draft").finish_non_exhaustive()
    }
}

/// What an answer to a letter inherits from it.
pub(super) struct Answered {
    to: Circle,
    /// Who is meant without being named: the author of what is answered.
    unnamed: Option<PlayerId>,
    /// Whether the answer names no sender either.
    pub(super) grey: bool,
}

/// A letter that was sent, and whom it did not reach.
#[derive(Clone, Debug)]
pub struct Sent {
    /// The letter as it was stored.
    pub letter: Letter,
    /// The powers it is addressed to that nobody plays.
    pub absent: Vec<Power>,
    /// The powers it is addressed to that computers play, who read no letters.
    pub computers: Vec<Power>,
}

#[boxed]
impl Service {
    /// Says something: a letter to some powers, an answer to one, or public press.
    ///
    /// # Errors
    /// When this person does not play, the rules of the game forbid it, or nobody would read it.
    pub async fn press(
        &self,
        by: &Person,
        context: &GameContext,
        draft: Draft<'_>,
    ) -> Result<Sent, ServiceError> {
        let open = draft.to == Audience::Everybody;
        let mut spoken_to = Vec::new();
        let (to, answers, grey) = match draft.to {
            Audience::Everybody => (Circle::default(), None, draft.grey),
            Audience::Powers(circle) => (context.meant(circle), None, draft.grey),
            Audience::Answer(mark) => {
                let circle = self.answered(by, context, mark).await?;
                if !context.state.control.is_shared() {
                    spoken_to = circle.to.powers();
                }
                (circle.to, circle.unnamed, draft.grey || circle.grey)
            }
        };
        let state = &context.state;
        let theirs = state.control.powers_of(by.id).into_iter();
        let mut addressed = theirs.filter(|p| spoken_to.contains(p) && state.is_in(*p));
        let sender = draft.sender.or_else(|| addressed.next());
        let sender = context.may_say(by, LetterKind { open, grey }, sender)?;
        let text = proper(draft.text)?;
        self.may_go_on(by, context, sender.filter(|_| !grey))
            .await?;
        // An unsigned letter goes to its author like to anybody else it is addressed to: a name missing
        // from the circle, or a ping that does not come, would tell who wrote it.
        let (to, but) = match sender {
            _ if grey => (to, None),
            Some(own) => (context.without_own(to, by.id, own), Some(by.id)),
            None => (to, Some(by.id)),
        };
        let (named, absent) = context.reached_by(&to, but);
        let mut readers = named.clone();
        // Whoever wrote without a name gets the answer, also after leaving the game: a refusal would tell
        // that it was somebody who has left.
        readers.extend(answers.filter(|p| *p != by.id && !named.contains(p)));
        if !open && readers.iter().all(|reader| *reader == by.id) {
            let nobody = if absent.is_empty() {
                PressRefusal::ToNobody
            } else {
                PressRefusal::Absent { powers: absent }
            };
            return Err(nobody.into());
        }
        if readers.len() > MOST_READERS {
            return Err(PressRefusal::TooManyReaders.into());
        }
        let letter = Letter {
            mark: Mark::draw(),
            phase: context.state.phase.to_string(),
            author: by.id,
            sender,
            grey,
            open,
            to,
            answers,
            text,
            at: by.now,
        };
        self.keep_press(context, &letter, readers, &named, draft.origin)
            .await?;
        let computers = context.played_by_computers(&letter.to);
        Ok(Sent {
            letter,
            absent,
            computers,
        })
    }

    /// The circle of a letter one of them answers.
    pub(super) async fn answered(
        &self,
        by: &Person,
        context: &GameContext,
        mark: Mark,
    ) -> Result<Answered, ServiceError> {
        let letter = self.letter_of(by, context, mark).await?;
        let unnamed = letter.grey || letter.sender.is_none();
        let to = match letter.sender.filter(|_| !unnamed) {
            Some(sender) => letter.to.with(sender),
            None => letter.to,
        };
        Ok(Answered {
            to,
            unnamed: if unnamed {
                Some(letter.author)
            } else {
                // Somebody else of the circle went unnamed.
                letter.answers
            },
            // Whoever went unnamed stays so, without having to think of it.
            grey: if letter.grey {
                letter.author == by.id
            } else {
                letter.answers == Some(by.id)
                    && self.went_unnamed(by, context, letter.author).await?
            },
        })
    }

    /// Whether this person has written to another without a name. Where players share the powers, an answer
    /// goes to the person, signed or not, so the letter alone does not tell.
    async fn went_unnamed(
        &self,
        by: &Person,
        context: &GameContext,
        reader: PlayerId,
    ) -> Result<bool, ServiceError> {
        let (game, reader) = (&context.game, reader.0 as i64);
        let wrote = self
            .store
            .wrote_unsigned(game.guild, game.id, by.id.0 as i64, reader);
        Ok(wrote.await?)
    }

    /// Writes the letter down with all that must be said of it.
    async fn keep_press(
        &self,
        context: &GameContext,
        letter: &Letter,
        mut readers: Vec<PlayerId>,
        named: &[PlayerId],
        origin: &str,
    ) -> Result<(), ServiceError> {
        let game = &context.game;
        // Held against an unsigned letter, a mute would tell who wrote it.
        if let Some(sender) = letter.sender.filter(|_| !letter.grey) {
            let mut willing = Vec::new();
            for reader in readers {
                let person = Some(reader.0 as i64);
                let muted = self.store.muted(game.guild, game.id, person).await?;
                if !muted.iter().any(|id| sender.id() == id.as_str()) {
                    willing.push(reader);
                }
            }
            readers = willing;
        }
        let mut posts = Vec::new();
        for reader in &readers {
            let unnamed = !named.contains(reader);
            let mark = letter.mark;
            posts.extend(self.delivery(context, mark, *reader, unnamed).await?);
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
            sender: letter.sender.map(|p| p.to_string()),
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

    /// How a reader hears of a letter: by a private message with it, which goes to whoever shares the seat, too; or, who
    /// may not be written to, by a word in the channel that mail waits, once a phase. A reader who is not named in the
    /// letter is not called in public, which would name them: the letter waits in the inbox.
    async fn delivery(
        &self,
        context: &GameContext,
        mark: Mark,
        reader: PlayerId,
        unnamed: bool,
    ) -> Result<Vec<NewPost>, ServiceError> {
        let reached = self.reaches(&context.state, reader).await?;
        let waits = if reached || unnamed {
            None
        } else {
            self.mail_waits(context, reader).await?
        };
        let mark = mark.kept();
        let notice = Notice::Press {
            mark,
            reader,
            unnamed,
        };
        let post = to_channel(&context.game, &notice);
        let letter = to_seat(&context.state, reader, reached, post);
        Ok(letter.into_iter().chain(waits).collect())
    }

    /// The word in the channel that mail waits for a player, if it was not said in this phase.
    pub(super) async fn mail_waits(
        &self,
        context: &GameContext,
        player: PlayerId,
    ) -> Result<Option<NewPost>, ServiceError> {
        // Where players share the powers, nobody is called in public; and a computer reads no letters.
        if context.state.control.is_shared() || player.is_computer() {
            return Ok(None);
        }
        let game = &context.game;
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
