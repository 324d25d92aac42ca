//! Where computer players think: one thread for sheets and one for quick answers, and every other thread goes before
//! them.

use std::collections::{HashMap, HashSet};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use tokio::sync::oneshot;

use crate::Service;
use crate::error::{ServiceError, internal};
use chancery_background::{Cores, Turn, behind_all_else};
use chancery_store::{ComputerGame, GameId};

type Work = Box<dyn FnOnce() + Send>;

/// The threads, and which games have been seen to.
#[derive(Clone, Default)]
pub(crate) struct Thinking {
    /// Where sheets are thought of, which nobody waits for.
    sheets: Thread,
    /// Where answers are thought of that somebody waits for; each takes some hundredths of a second.
    answers: Thread,
    cores: Arc<Cores>,
    seen: Arc<Mutex<Seen>>,
}

/// A thread that does one piece of work after another.
#[derive(Clone, Default)]
struct Thread {
    /// Started when there is first something to do; none where it could not be.
    work: Arc<OnceLock<Option<Sender<Work>>>>,
}

/// Which games have been seen to.
#[derive(Default)]
struct Seen {
    /// How far each game was when the computers in it were last asked.
    games: HashMap<GameId, ComputerGame>,
    /// Those asked while others waited: they come again when these have been asked, too.
    round: HashSet<GameId>,
}

impl Service {
    /// The same, with computer players thinking on these cores when they are free.
    pub fn thinking_beside(mut self, cores: &Arc<Cores>) -> Service {
        self.thinking.cores = Arc::clone(cores);
        self
    }
}

impl Thinking {
    /// Those of these games in which something has happened since the computers in them were last asked, in their
    /// order, but those asked in this round last: a game in which much happens keeps no other waiting. The others are
    /// all that is remembered.
    pub(super) fn news(&self, games: &[ComputerGame]) -> Vec<ComputerGame> {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.games
            .retain(|id, _| games.iter().any(|game| game.id == *id));
        let is_news = |game: &&ComputerGame| seen.games.get(&game.id) != Some(*game);
        let mut news: Vec<ComputerGame> = games.iter().filter(is_news).copied().collect();
        if news.iter().all(|game| seen.round.contains(&game.id)) {
            seen.round.clear();
        }
        news.sort_by_key(|game| seen.round.contains(&game.id));
        news
    }

    /// Notes that the computers in a game are being asked. They are not asked again about the same, whatever becomes
    /// of it: what failed once would fail for ever.
    pub(super) fn note(&self, game: ComputerGame) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.games.insert(game.id, game);
        seen.round.insert(game.id);
    }

    /// Has a game asked again.
    pub(super) fn forget(&self, game: GameId) {
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.games.remove(&game);
    }

    /// Has a sheet thought of, after those that are in hand and while nothing is to be drawn; `work` is to let others have theirs every few milliseconds ([`Turn::pause`]).
    ///
    /// # Errors
    /// When the thread could not be started, or the work panicked.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce(Turn) -> T + Send + 'static,
    ) -> Result<T, ServiceError> {
        let cores = Arc::clone(&self.cores);
        self.sheets.run(move || work(cores.thought())).await
    }

    /// Has an answer thought of that somebody waits for. It does not wait for sheets.
    ///
    /// # Errors
    /// When the thread could not be started, or the work panicked.
    pub(super) async fn answer<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServiceError> {
        self.answers.run(work).await
    }
}

impl Thread {
    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ServiceError> {
        let (give, taken) = oneshot::channel();
        let work: Work = Box::new(move || {
            // Nobody may be waiting any more.
            let _ = give.send(work());
        });
        let thread = self.work.get_or_init(start);
        let sent = thread
            .as_ref()
            .is_some_and(|thread| thread.send(work).is_ok());
        if !sent {
            return Err(internal("no thread for computer players"));
        }
        let thought = taken.await;
        thought.map_err(|_| internal("a computer player panicked"))
    }
}

/// Starts a thread. A panic in one piece of work does not end it.
fn start() -> Option<Sender<Work>> {
    let (give, take) = mpsc::channel::<Work>();
    let named = std::thread::Builder::new().name("computers".to_owned());
    let started = named.spawn(move || {
        behind_all_else();
        for work in take {
            // Whoever waits for it sees that nothing came; the panic itself has been logged.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
        }
    });
    match started {
        Ok(_) => Some(give),
        Err(error) => {
            tracing::error!(%error, "cannot start a thread for computer players");
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chancery_store::{GuildId, Seq};

    #[tokio::test]
    async fn a_panic_is_an_error_and_the_next_thought_is_thought() {
        let thinking = Thinking::default();
        let failed = thinking.think(|_| panic!("a mistake")).await;
        assert!(matches!(failed, Err::<(), _>(ServiceError::Internal(_))));
        assert_eq!(thinking.think(|_| 7).await.ok(), Some(7));
    }

    #[tokio::test]
    async fn an_answer_waits_for_no_sheet() {
        let thinking = Thinking::default();
        let (go_on, wait) = mpsc::channel::<()>();
        let sheet = thinking.think(move |_| wait.recv().is_ok());
        let answer = async {
            let answer = thinking.answer(|| 7).await.ok();
            go_on.send(()).expect("the sheet is being thought of");
            answer
        };
        let (sheet, answer) = tokio::join!(sheet, answer);
        assert_eq!((sheet.ok(), answer), (Some(true), Some(7)));
    }

    fn game(id: i64, intake: i64) -> ComputerGame {
        ComputerGame {
            guild: GuildId(1),
            id: GameId(id),
            seq: Seq(3),
            intake,
            ballot: 0,
        }
    }

    #[test]
    fn a_busy_game_keeps_no_other_waiting() {
        let thinking = Thinking::default();
        let mut asked = Vec::new();
        // In the first, something happens each time; in the others, once.
        for round in 0..5 {
            let games = [game(1, round), game(2, 0), game(3, 0)];
            let next = thinking.news(&games)[0];
            thinking.note(next);
            asked.push(next.id.0);
        }
        assert_eq!(asked, [1, 2, 3, 1, 1]);
    }

    #[test]
    fn a_game_is_news_once_and_again_when_something_has_happened() {
        let thinking = Thinking::default();
        let both = [game(1, 0), game(2, 0)];
        assert_eq!(thinking.news(&both), both);
        thinking.note(game(1, 0));
        assert_eq!(thinking.news(&both), [game(2, 0)]);
        assert_eq!(thinking.news(&[game(1, 1), game(2, 0)]).len(), 2);
        // A game that is over is not remembered.
        assert!(thinking.news(&[]).is_empty());
        assert_eq!(thinking.news(&both), both);
    }
}
