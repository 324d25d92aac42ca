//! The window: links under which a game's page is served on the web, and what is seen through one.
//!
//! A link is all that whoever opens it has to show. A person's own shows what they would be shown if they asked in
//! private messages at that moment; it is kept as its hash only, and there is one of them for each game.

use chancery_boxed::boxed;
use serde_json::json;

use super::change::audit;
use super::error::{Refusal, ServiceError};
use super::game_context::GameContext;
use super::orders::mine::MySheet;
use super::people::share_refusals::ShareRefusal;
use super::person::Person;
use super::{Own, Service};

use chancery_i18n::Language;
use chancery_rules::control::PlayerId;
use chancery_rules::game::GameStatus;
use chancery_store::{Along, Game, GuildId, Head, NewWindowLink, Seq, WindowLink};

/// The secret part of a link: hexadecimal digits of 160 random bits. Whoever has it sees what the link shows, so it is
/// given away only where it is meant to be, and never to a log.
#[derive(Clone, PartialEq, Eq)]
pub struct WindowToken(String);

/// How many random bytes make a link unguessable.
const BYTES: usize = 20;

impl WindowToken {
    fn new() -> WindowToken {
        let bytes: [u8; BYTES] = rand::random();
        WindowToken(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Reads what stands in a link; `None` if it cannot be one's secret part.
    pub fn read(text: &str) -> Option<WindowToken> {
        let digit = |c: u8| c.is_ascii_digit() || (b'a'..=b'f').contains(&c);
        (text.len() == 2 * BYTES && text.bytes().all(digit)).then(|| WindowToken(text.to_owned()))
    }

    /// The secret part as it stands in a link.
    pub fn secret(&self) -> &str {
        &self.0
    }

    fn hash(&self) -> String {
        chancery_archive::hash(self.0.as_bytes())
    }
}

/// What a page depends on: as long as it is equal, the page is the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WindowVersion {
    seq: Seq,
    head: Head,
    /// The reader's own sheet for the open phase, by its number.
    sheet: Option<i64>,
    /// How the reader wants pages.
    own: Option<Own>,
}

/// Where a link leads now: a game, and the eyes it is seen with.
#[derive(Clone, Debug)]
pub struct Window {
    /// The game's row.
    pub game: Game,
    /// Whose view it is; `None`: what everybody sees.
    pub person: Option<PlayerId>,
    /// The language its reader reads.
    pub language: Language,
    /// What its page depends on.
    pub version: WindowVersion,
}

/// What is seen through a window.
#[derive(Clone, Debug)]
pub struct WindowView {
    /// The game as its reader sees it.
    pub context: GameContext,
    /// The reader's own sheet for the open phase, if it is a player's own window.
    pub mine: Option<Box<MySheet>>,
}

impl GameContext {
    /// Whether this person sees or writes anything in the game that others do not: its players and its GM.
    fn has_own_view(&self, by: &Person) -> bool {
        self.state.control.has(by.id) || self.first_gm() == by.id
    }

    fn begun(&self) -> Result<(), Refusal> {
        match self.state.stage {
            GameStatus::Lobby => Err(Refusal::NotStarted),
            GameStatus::Playing | GameStatus::Finished(_) => Ok(()),
        }
    }

    fn has_public_page(&self) -> Result<(), Refusal> {
        if self.settings.seats.private {
            Err(Refusal::PrivateWindow)
        } else {
            Ok(())
        }
    }

    fn window_of(&self, person: Option<PlayerId>) -> WindowLink {
        WindowLink {
            guild: self.game.guild,
            game: self.game.id,
            person: person.map(|person| person.0 as i64),
        }
    }
}

#[boxed]
impl Service {
    /// The link to what everybody sees of a game: the same for all who ask, until its GM renews it.
    ///
    /// # Errors
    /// When the game has not begun, or is private.
    pub async fn public_window(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<WindowToken, ServiceError> {
        context.begun()?;
        context.has_public_page()?;
        let (guild, game) = (context.game.guild, context.game.id);
        if let Some(known) = self.store.public_window(guild, game).await? {
            return Ok(WindowToken(known));
        }
        let (_, new) = new_link(by, context.window_of(None));
        self.store.add_window_link(&new).await?;
        // Somebody else may have been faster.
        let kept = self.store.public_window(guild, game).await?;
        kept.map(WindowToken)
            .ok_or_else(|| Refusal::ChangedSince.into())
    }

    /// Replaces the link to what everybody sees: the old one is void.
    ///
    /// # Errors
    /// When this person is not the GM, or the game has not begun.
    pub async fn renew_public_window(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<WindowToken, ServiceError> {
        context.gm_only(by)?;
        context.begun()?;
        context.has_public_page()?;
        let (token, new) = new_link(by, context.window_of(None));
        let along = Along {
            posts: Vec::new(),
            audits: vec![audit(Some(by.id), "window-renewed", json!({}))],
        };
        self.store.set_window_link(&new, &along).await?;
        Ok(token)
    }

    /// Makes a link to a person's own view of a game. The one they had is void.
    ///
    /// # Errors
    /// When this person neither plays nor runs the game, or it has not begun.
    pub async fn own_window(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<WindowToken, ServiceError> {
        context.begun()?;
        if !context.has_own_view(by) {
            // What a page shows would go on to whoever has its link, so sharing a seat gives none.
            return Err(match context.share_of(by.id) {
                Some(_) => ShareRefusal::PlayerOnly.into(),
                None => Refusal::NoOwnView.into(),
            });
        }
        let (token, new) = new_link(by, context.window_of(Some(by.id)));
        self.store.set_window_link(&new, &Along::default()).await?;
        Ok(token)
    }

    /// Voids the link to a person's own view of a game, also for those who no longer take part in it.
    ///
    /// # Errors
    /// When they have none.
    pub async fn void_own_window(
        &self,
        by: &Person,
        context: &GameContext,
    ) -> Result<(), ServiceError> {
        let (guild, game) = (context.game.guild, context.game.id);
        let person = by.id.0 as i64;
        if self.store.void_window_link(guild, game, person).await? {
            Ok(())
        } else {
            Err(Refusal::NoOwnWindow.into())
        }
    }

    /// Where a link leads. `None`: nowhere, whether it never led anywhere or no longer does.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn window(&self, token: &WindowToken) -> Result<Option<Window>, ServiceError> {
        let Some(link) = self.store.window_link(&token.hash()).await? else {
            return Ok(None);
        };
        let Some(game) = self.store.game(link.guild, link.game).await? else {
            return Ok(None);
        };
        let (mut sheet, mut own) = (None, None);
        if let Some(person) = link.person {
            let phase = game.head.phase_no;
            let kept = self.store.sheet(game.guild, game.id, phase, person);
            sheet = kept.await?.map(|sheet| sheet.id);
            own = Some(self.own(PlayerId(person as u64)).await?);
        }
        let locale = own.as_ref().and_then(|own| own.locale.clone());
        let language = match locale {
            Some(locale) => Language::of_locale(&locale),
            None => self.spoken_in(game.guild).await?,
        };
        Ok(Some(Window {
            person: link.person.map(|person| PlayerId(person as u64)),
            language,
            version: WindowVersion {
                seq: game.seq,
                head: game.head.clone(),
                sheet,
                own,
            },
            game,
        }))
    }

    async fn spoken_in(&self, guild: GuildId) -> Result<Language, ServiceError> {
        Ok(self.house(guild).await?.speaks())
    }

    /// What is seen through a window at this moment: everybody's view, or what the person it belongs to would be shown
    /// in private messages. Of those who lost their seat, that is what everybody sees; of a private game they may no
    /// longer know of, nothing.
    ///
    /// # Errors
    /// Only internal errors.
    pub async fn look_through(
        &self,
        window: &Window,
        now: i64,
    ) -> Result<Option<WindowView>, ServiceError> {
        let whole = self.whole_context(window.game.guild, window.game.id);
        let whole = match whole.await {
            Err(ServiceError::Refused(_)) => return Ok(None),
            whole => whole?,
        };
        if whole.begun().is_err() {
            return Ok(None);
        }
        let Some(person) = window.person else {
            // A private game is for those it invites; they have links of their own.
            if whole.has_public_page().is_err() {
                return Ok(None);
            }
            let context = whole.seen_by_all();
            return Ok(Some(WindowView {
                context,
                mine: None,
            }));
        };
        // Nothing is known of their roles here, and whoever manages the server gets no more than everybody.
        let by = Person::new(person, now);
        if !whole.may_see(&by) {
            return Ok(None);
        }
        let context = self.seen_by(&by, &whole).await?;
        let mine = match self.my_sheet(&by, &context).await {
            Ok(mine) => Some(Box::new(mine)),
            Err(ServiceError::Refused(_)) => None,
            Err(other) => return Err(other),
        };
        Ok(Some(WindowView { context, mine }))
    }
}

fn new_link(by: &Person, to: WindowLink) -> (WindowToken, NewWindowLink) {
    let token = WindowToken::new();
    let new = NewWindowLink {
        hash: token.hash(),
        token: to.person.is_none().then(|| token.0.clone()),
        at: by.now,
        to,
    };
    (token, new)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_could_be_a_secret_is_read() {
        let token = WindowToken::new();
        assert_eq!(token.secret().len(), 40);
        assert_ne!(token.secret(), WindowToken::new().secret());
        assert_eq!(
            WindowToken::read(token.secret()).map(|read| read.hash()),
            Some(token.hash())
        );
        let upper = token.secret().to_uppercase();
        for wrong in ["", "0", &token.secret()[1..], &format!("{upper}x"), "%00"] {
            assert!(WindowToken::read(wrong).is_none(), "{wrong}");
        }
    }
}
