//! What every handler works with, and who is asking.

use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use futures_util::future::BoxFuture;
use poise::serenity_prelude as serenity;

use super::error::AnswerError;
use super::ids::GameRef;
use super::in_flight::InHand;
use super::trace;
use crate::control::PlayerId;
use crate::discord::api::rest::Rest;
use crate::discord::boards::charts;
use crate::discord::boards::reading::Reading;
use crate::discord::orders::refused_lines::Refused;
use crate::discord::pictures::{Pictures, Sight};
use crate::discord::ui::showing::Showing;
use crate::discord::window::WebUrl;
use crate::game::State;
use crate::i18n::{Language, Value, Words};
use crate::scheduler::Clock;
use crate::service::{
    Entered, GameContext, Person, Place, Refusal, SeatUse, Service, ServiceError, Turnstile,
};
use crate::store::GuildId;

/// What all of the bot's answers share, whoever reads them.
pub struct Services {
    /// What people can do with games.
    pub service: Service,
    /// The clock by which requests are dated.
    pub clock: Arc<dyn Clock>,
    /// What draws the pictures in answers.
    pub pictures: Pictures,
    /// Requests to Discord that are no answers to interactions.
    pub rest: Rest,
    /// Which interactions and messages were begun lately, so that none is answered twice.
    pub taken: Taken,
    /// Lines that were written and do not count, for the form.
    pub refused: Refused,
    /// What is being answered at the moment, which a shutdown waits for.
    pub in_hand: InHand,
    /// What takes a processor for a while: files of whole games, charts, replays, what-ifs.
    pub costly: Turnstile,
    /// How many boards each server had read today.
    pub reading: Reading,
    /// Which messages are being sent or changed.
    pub showing: Showing,
    /// The address at which games' pages are served, if they are.
    pub web: Option<WebUrl>,
}

/// How many costly things are done at once, and how many may be asked for with those.
const AT_ONCE: usize = 2;
const ASKED_FOR: usize = 12;

/// The limit on how many costly requests are served at once.
pub fn costly() -> Turnstile {
    Turnstile::new(AT_ONCE, ASKED_FOR)
}

/// The bot as it answers one reader: in their language, with pictures as they want them.
#[derive(Clone)]
pub struct Bot {
    services: Arc<Services>,
    /// The catalogue of the reader's language.
    pub words: &'static Words,
    /// What draws pictures, as the reader wants them.
    pub pictures: Pictures,
}

impl Deref for Bot {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.services
    }
}

/// The newest interactions and messages taken in hand. Discord may send one twice (after a resumed
/// connection); the second must not, say, close the next phase.
#[derive(Default)]
pub struct Taken(Mutex<VecDeque<u64>>);

/// How many are remembered: a minute's worth on a very busy day.
const REMEMBERED: usize = 4_096;

impl Taken {
    /// Whether this interaction or message has not been seen before; it is remembered.
    pub fn first(&self, id: u64) -> bool {
        let mut ids = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if ids.contains(&id) {
            return false;
        }
        if ids.len() == REMEMBERED {
            ids.pop_front();
        }
        ids.push_back(id);
        true
    }
}

/// How long noting something by the way may keep an answer waiting, of Discord's three seconds.
const NOTE: Duration = Duration::from_millis(300);

/// The context of a slash command, as poise gives it.
pub type Ctx<'a> = poise::Context<'a, Bot, AnswerError>;

/// The result of a slash command's function.
pub type Done = Result<(), AnswerError>;

impl Bot {
    /// The bot as it speaks to those whose language is not known: in English.
    pub fn new(services: Services) -> Bot {
        Bot {
            pictures: services.pictures.clone(),
            services: Arc::new(services),
            words: Words::english(),
        }
    }

    /// Waits until it is somebody's turn for something costly; it is theirs until what is returned is dropped.
    ///
    /// # Errors
    /// When their last one is in hand still, or too many wait.
    pub async fn costly_for(&self, person: PlayerId) -> Result<Entered, AnswerError> {
        let entered = self.costly.enter(person).await;
        entered.map_err(|why| AnswerError::Refused(Box::new(why)))
    }

    /// The bot as it speaks to a reader whose Discord is set to this locale (`de`, `en-GB`).
    pub fn in_language(&self, locale: &str) -> Bot {
        self.speaking(Language::of_locale(locale))
    }

    /// The same bot, answering in this language.
    pub fn speaking(&self, language: Language) -> Bot {
        Bot {
            words: Words::of(language),
            ..self.clone()
        }
    }

    /// The same bot, speaking of this game: money, powers and provinces are called what they are called there.
    pub fn of_game(&self, context: &GameContext) -> Bot {
        Bot {
            words: self.words.for_game(&context.state.setup),
            ..self.clone()
        }
    }

    /// The bot as it answers a person alone: in his language, with pictures as he wants them. What he
    /// set for himself was read when his language was noted.
    pub fn to_reader(&self, person: PlayerId, locale: &str) -> Bot {
        let own = self.service.known_own(person).unwrap_or_default();
        Bot {
            pictures: self.pictures.seen_by(Sight {
                patterns: own.patterns,
                night: own.night,
            }),
            ..self.in_language(locale)
        }
    }

    /// The bot as it speaks to all of a guild, in words that stand in its channels.
    pub async fn to_guild(&self, guild: Option<GuildId>) -> Bot {
        let Some(guild) = guild else {
            return self.clone();
        };
        match self.service.house(guild).await {
            Ok(house) => Bot {
                pictures: self.pictures.seen_by(Sight::default()),
                ..self.speaking(house.speaks())
            },
            Err(cause) => {
                tracing::warn!(%cause, "cannot read a guild's language");
                self.clone()
            }
        }
    }

    /// The bot as it writes to a person from whom nothing but a message came.
    pub async fn to_person(&self, person: PlayerId) -> Bot {
        match self.service.own(person).await {
            Ok(own) => self.to_reader(person, &own.locale.unwrap_or_default()),
            Err(cause) => {
                tracing::warn!(%cause, "cannot read a person's language");
                self.clone()
            }
        }
    }

    /// Notes the language Discord shows itself in to a person, and reads the guild's. That it could
    /// not be noted is no reason to answer them less.
    pub async fn note_language(&self, asker: &Asker, locale: &str) {
        let noted = async {
            self.service.heard(&asker.person, locale).await?;
            if let Some(guild) = asker.place.guild {
                self.service.house(guild).await?;
            }
            Ok::<_, ServiceError>(())
        };
        match tokio::time::timeout(NOTE, noted).await {
            Ok(Ok(())) => {}
            Ok(Err(cause)) => tracing::warn!(%cause, "cannot save a language"),
            Err(_) => tracing::warn!("saving a language timed out"),
        }
    }

    /// Gets what pictures of a game need: the players' names, and the map of its board.
    pub async fn get_ready_to_draw(&self, state: &State) {
        charts::get(&self.service, state.setup.board()).await;
        self.pictures.learn(&self.rest, state).await;
    }

    /// A sentence of the catalogue.
    pub fn say(&self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.words.text(key, args)
    }

    /// A sentence of the catalogue that needs no arguments.
    pub fn plain(&self, key: &str) -> String {
        self.words.plain(key)
    }

    /// Notes that somebody wrote to the bot, used a command or pressed one of its buttons: such a person
    /// may be written to. That it could not be noted is no reason to answer them less.
    pub async fn note_contact(&self, asker: &Asker) {
        let noted = self.service.contact(&asker.person, asker.in_private());
        match tokio::time::timeout(NOTE, noted).await {
            Ok(Ok(())) => {}
            Ok(Err(cause)) => tracing::warn!(%cause, "cannot save a contact"),
            Err(_) => tracing::warn!("saving a contact timed out"),
        }
    }
}

/// The person who asks, where they ask, and by which interaction or message.
#[derive(Clone, Debug)]
pub struct Asker {
    /// The person, with what they may do on the server.
    pub person: Person,
    /// As whom they ask: themselves, or, once the game is known, the player whose seat they share.
    pub by: Person,
    /// Whether whoever shares a player's seat may ask for this as the player.
    pub seat_use: SeatUse,
    /// The server and channel in which they ask.
    pub place: Place,
    /// The kind of channel in which they ask; `None` where Discord does not say.
    pub kind: Option<serenity::ChannelType>,
    /// Unique for each interaction and message, so that the same one twice changes nothing twice.
    pub origin: String,
    /// Whether the answer is for everybody to read: then it tells what everybody sees, whoever asks.
    pub for_all: bool,
}

impl Asker {
    fn new(person: Person, place: Place, origin: String) -> Asker {
        Asker {
            by: person.clone(),
            person,
            seat_use: SeatUse::Themselves,
            place,
            kind: None,
            origin,
            for_all: false,
        }
    }

    /// The server in which they ask.
    ///
    /// # Errors
    /// In a direct message, where there is none.
    pub fn server(&self) -> Result<GuildId, AnswerError> {
        let none = || AnswerError::Refused(Box::new(Refusal::NotInServer));
        self.place.guild.ok_or_else(none)
    }

    /// The person behind a slash command or its autocompletion.
    pub fn of_command(bot: &Bot, from: &serenity::CommandInteraction) -> Asker {
        Asker {
            kind: from.channel.as_ref().map(|c| c.kind),
            ..Asker::new(
                person(bot, &from.user, from.member.as_deref()),
                place(from.guild_id, from.channel_id, from.channel.as_ref()),
                format!("i{}", from.id),
            )
        }
    }

    /// The person who pressed a button or chose from a menu.
    pub fn of_component(bot: &Bot, from: &serenity::ComponentInteraction) -> Asker {
        Asker {
            kind: from.channel.as_ref().map(|c| c.kind),
            ..Asker::new(
                person(bot, &from.user, from.member.as_ref()),
                place(from.guild_id, from.channel_id, from.channel.as_ref()),
                format!("i{}", from.id),
            )
        }
    }

    /// The asker who submitted a form.
    pub fn of_modal(bot: &Bot, from: &serenity::ModalInteraction) -> Asker {
        Asker {
            kind: from.channel.as_ref().map(|c| c.kind),
            ..Asker::new(
                person(bot, &from.user, from.member.as_ref()),
                place(from.guild_id, from.channel_id, from.channel.as_ref()),
                format!("i{}", from.id),
            )
        }
    }

    /// The asker who wrote a private message.
    pub fn of_message(bot: &Bot, from: &serenity::Message) -> Asker {
        Asker::new(
            person(bot, &from.author, None),
            place(from.guild_id, from.channel_id, None),
            format!("m{}", from.id),
        )
    }

    /// The person who changed a private message; `origin` is the edit's own.
    pub fn of_edit(
        bot: &Bot,
        author: &serenity::User,
        channel: serenity::ChannelId,
        origin: String,
    ) -> Asker {
        Asker::new(
            person(bot, author, None),
            place(None, channel, None),
            origin,
        )
    }

    /// Whether this is asked in private messages with the bot.
    pub fn in_private(&self) -> bool {
        self.place.guild.is_none()
    }

    /// The game that is meant, by its name where one is given.
    ///
    /// # Errors
    /// As [`Service::find`].
    pub fn find<'a>(
        &'a mut self,
        bot: &'a Bot,
        name: Option<&'a str>,
    ) -> BoxFuture<'a, Result<GameContext, AnswerError>> {
        Box::pin(async move {
            let context = self.find_at_once(bot, name).await?;
            bot.get_ready_to_draw(&context.state).await;
            Ok(context)
        })
    }

    /// As [`Asker::find`]; of several games that might be meant, the only one this person plays in that
    /// has what is asked for.
    ///
    /// # Errors
    /// As [`Service::find`].
    pub fn find_with<'a>(
        &'a mut self,
        bot: &'a Bot,
        name: Option<&'a str>,
        has: fn(&GameContext) -> bool,
    ) -> BoxFuture<'a, Result<GameContext, AnswerError>> {
        Box::pin(async move {
            let why = match self.find(bot, name).await {
                Err(AnswerError::Refused(why)) if matches!(*why, Refusal::WhichGame { .. }) => why,
                found => return found,
            };
            let guild = self.place.guild;
            let here = |context: &GameContext| guild.is_none_or(|g| g == context.game.guild);
            let games = bot.service.addressed(&self.person, "").await?.into_iter();
            let mut games = games.filter(|game| here(&game.context) && has(&game.context));
            match (games.next(), games.next()) {
                (Some(only), None) => {
                    trace::about(only.context.game.id);
                    bot.get_ready_to_draw(&only.context.state).await;
                    self.sees(only.context)
                }
                _ => Err(AnswerError::Refused(why)),
            }
        })
    }

    /// As [`Asker::find`], without asking Discord what the players are called, which is for pictures: where
    /// none is drawn, or not before the answer.
    ///
    /// # Errors
    /// As [`Service::find`].
    pub fn find_at_once<'a>(
        &'a mut self,
        bot: &'a Bot,
        name: Option<&'a str>,
    ) -> BoxFuture<'a, Result<GameContext, AnswerError>> {
        Box::pin(async move {
            let context = bot.service.find(&self.person, self.place, name).await?;
            trace::about(context.game.id);
            self.sees(context)
        })
    }

    /// The game as the answer may tell of it. From here on whoever shares a seat in it asks as its player: this is the
    /// only place where somebody becomes another.
    ///
    /// # Errors
    /// When they may not ask for this there.
    pub fn sees(&mut self, context: GameContext) -> Result<GameContext, AnswerError> {
        let by = context.as_player(&self.person, self.seat_use);
        self.by = by.map_err(|why| AnswerError::Refused(why.into()))?;
        Ok(if self.for_all {
            context.seen_by_all()
        } else if self.by.acting.is_some() {
            context.seen_by_player(self.by.id)
        } else {
            context
        })
    }

    /// The game a button names. In a guild only that guild's own buttons work, in private talk only those
    /// of games one has a part in.
    ///
    /// # Errors
    /// When the game is not there, or none of the asker's business.
    pub fn game_context<'a>(
        &'a mut self,
        bot: &'a Bot,
        of: GameRef,
    ) -> BoxFuture<'a, Result<GameContext, AnswerError>> {
        Box::pin(async move {
            if self.place.guild.is_some_and(|guild| guild != of.guild) {
                return Err(AnswerError::User(bot.plain("error-other-server")));
            }
            trace::about(of.game);
            let of = (of.guild, of.game);
            let context = self.sees(bot.service.reach(&self.person, self.place, of).await?)?;
            bot.get_ready_to_draw(&context.state).await;
            Ok(context)
        })
    }
}

fn person(bot: &Bot, user: &serenity::User, member: Option<&serenity::Member>) -> Person {
    bot.pictures
        .name(PlayerId(user.id.get()), user.display_name());
    let permissions = member.and_then(|m| m.permissions);
    let manages = serenity::Permissions::MANAGE_GUILD | serenity::Permissions::ADMINISTRATOR;
    Person {
        id: PlayerId(user.id.get()),
        acting: None,
        admin: permissions.is_some_and(|p| p.intersects(manages)),
        roles: member.map_or_else(Vec::new, |m| m.roles.iter().map(|r| r.get()).collect()),
        now: bot.clock.now(),
    }
}

fn place(
    guild: Option<serenity::GuildId>,
    channel: serenity::ChannelId,
    seen: Option<&serenity::PartialChannel>,
) -> Place {
    use serenity::ChannelType::{NewsThread, PrivateThread, PublicThread};
    let is_thread =
        |c: &&serenity::PartialChannel| matches!(c.kind, NewsThread | PrivateThread | PublicThread);
    // Only a thread's parent is the channel of a game; other channels have a category there.
    let above = seen.and_then(|c| c.parent_id);
    let above = above.map(|p| p.get().cast_signed());
    let thread = seen.as_ref().is_some_and(is_thread);
    Place {
        guild: guild.map(|g| GuildId(g.get().cast_signed())),
        channel: channel.get().cast_signed(),
        parent: above.filter(|_| thread),
        category: above.filter(|_| !thread),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_of_two_is_noticed() {
        let taken = Taken::default();
        assert!(taken.first(7));
        assert!(!taken.first(7));
        for id in 100..100 + REMEMBERED as u64 {
            assert!(taken.first(id));
        }
        assert!(taken.first(7), "long ago");
        assert_eq!(taken.0.lock().unwrap().len(), REMEMBERED);
    }
}
