//! The threads that draw. They are few, and the system is asked to let everything else go first, so
//! that a hundred maps in the making delay nobody's answer; and a picture somebody waits for is drawn
//! before those of posts. Where the machine is so busy that the idle class gets nothing, a picture that has been
//! waited for in vain is drawn by a thread of the usual kind. While people talk to the bot one core is left to those who
//! answer ([`Cores`]).

use std::collections::VecDeque;
use std::iter::repeat_n;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::pin;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc};
use std::thread;
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;

use super::Pictures;
use crate::metrics;
use crate::render::read_shared;
use chancery_background::{Cores, Picture, behind_all_else};

/// So many who wait for pictures are many: a fraction of a second's work.
const BEHIND: usize = 6;

/// After so long somebody waits in vain: something else keeps the machine busy.
const PATIENCE: Duration = Duration::from_secs(3);

/// Something to be drawn. Computer players do not think while there is any.
struct Job {
    draw: Box<dyn FnOnce() + Send>,
    _ahead: Picture,
}

impl Job {
    fn draw(self) {
        (self.draw)();
    }
}

/// How urgent a picture is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// Somebody waits for it: it is drawn before others.
    First,
    /// It belongs to a post, and can wait.
    Later,
    /// It has been waited for in vain: drawn with the machine's usual share of time.
    Now,
}

/// The threads, started when the first picture is asked for. Clones share them.
#[derive(Clone, Debug, Default)]
pub struct Drawing {
    own: Arc<Own>,
}

/// Held by those who ask; the threads end when it is gone.
#[derive(Debug, Default)]
struct Own {
    shared: Arc<Shared>,
}

impl Drop for Own {
    fn drop(&mut self) {
        self.shared.queue().over = true;
        self.shared.rung.notify_all();
    }
}

#[derive(Debug, Default)]
struct Shared {
    queue: Mutex<Queue>,
    rung: Condvar,
    cores: Arc<Cores>,
}

#[derive(Default)]
struct Queue {
    first: VecDeque<Job>,
    later: VecDeque<Job>,
    now: VecDeque<Job>,
    started: bool,
    /// Whether the thread for what is drawn now is there.
    hurries: bool,
    over: bool,
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let waiting = self.first.len() + self.later.len() + self.now.len();
        f.debug_struct("Queue").field("waiting", &waiting).finish()
    }
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the thread does that gives way to nobody.
    fn hurry(&self) {
        let mut queue = self.queue();
        loop {
            if queue.over {
                return;
            }
            match queue.now.pop_front() {
                Some(job) => {
                    drop(queue);
                    job.draw();
                    queue = self.queue();
                }
                None => {
                    let woken = self.rung.wait(queue);
                    queue = woken.unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }

    /// What one thread does until all is over.
    fn work(&self) {
        // While it is not behind all else yet: others would wait for it.
        read_shared();
        behind_all_else();
        while self.wait() {
            let turn = self.cores.turn();
            // Another thread may have been faster.
            let job = self.queue().next();
            if let Some(job) = job {
                job.draw();
            }
            drop(turn);
        }
    }

    /// Waits until there is something to draw. Returns whether there is: otherwise, all is over.
    fn wait(&self) -> bool {
        let idle = |queue: &mut Queue| !queue.over && queue.is_empty();
        let woken = self.rung.wait_while(self.queue(), idle);
        !woken.unwrap_or_else(PoisonError::into_inner).over
    }
}

impl Queue {
    fn is_empty(&self) -> bool {
        self.first.is_empty() && self.later.is_empty()
    }

    fn next(&mut self) -> Option<Job> {
        self.first.pop_front().or_else(|| self.later.pop_front())
    }
}

impl Drawing {
    /// Draws something on one of the threads. What somebody has waited for in vain is drawn once more by the thread that
    /// gives way to nobody, and whichever is ready first counts. `None` when drawing failed.
    pub async fn draw<T: Send + 'static>(
        &self,
        turn: Turn,
        draw: impl Fn() -> T + Send + Sync + 'static,
    ) -> Option<T> {
        let draw = Arc::new(draw);
        let mut drawn = pin!(self.once(turn, &draw));
        let drawn = if turn == Turn::First {
            match timeout(PATIENCE, &mut drawn).await {
                Ok(drawn) => drawn,
                Err(_) => tokio::select! {
                    drawn = drawn => drawn,
                    again = self.once(Turn::Now, &draw) => again,
                },
            }
        } else {
            drawn.await
        };
        if drawn.is_none() {
            tracing::error!("cannot draw a picture");
        }
        drawn
    }

    async fn once<T: Send + 'static>(
        &self,
        turn: Turn,
        draw: &Arc<impl Fn() -> T + Send + Sync + 'static>,
    ) -> Option<T> {
        let (give, drawn) = oneshot::channel();
        let noted = metrics::drawing();
        let draw = Arc::clone(draw);
        let job = Box::new(move || {
            // Whoever asked may have gone since.
            if !give.is_closed() {
                let drawn = catch_unwind(AssertUnwindSafe(|| noted.draw(|| draw())));
                let _ = give.send(drawn.ok());
            }
        });
        self.queue_up(turn, job);
        drawn.await.ok().flatten()
    }

    /// Draws something long on a thread of its own that everything else goes before.
    pub async fn apart<T: Send + 'static>(
        &self,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (give, done) = oneshot::channel();
        let ahead = self.cores().picture();
        let named = thread::Builder::new().name("film".to_owned());
        let started = named.spawn(move || {
            behind_all_else();
            let _ = give.send(draw());
            drop(ahead);
        });
        if let Err(error) = started {
            tracing::error!(%error, "cannot start a drawing thread");
            return None;
        }
        done.await.ok()
    }

    /// Draws nothing any more until what this returns is dropped: for tests of what goes on meanwhile.
    pub fn hold_up(&self) -> impl Send + use<> {
        let first = repeat_n(Turn::First, hands());
        self.hold(first.chain([Turn::Now]))
    }

    /// Puts work into the queue that goes on until what this returns is dropped.
    fn hold(&self, turns: impl Iterator<Item = Turn>) -> mpsc::Sender<()> {
        let (release, held) = mpsc::channel::<()>();
        let held = Arc::new(Mutex::new(held));
        for turn in turns {
            let held = Arc::clone(&held);
            let wait = move || {
                // Ends with an error when the other side is dropped.
                let _ = held.lock().map(|held| held.recv());
            };
            self.queue_up(turn, Box::new(wait));
        }
        release
    }

    /// Whether what is asked for now would be waited for noticeably.
    pub fn is_behind(&self) -> bool {
        self.own.shared.queue().first.len() >= BEHIND
    }

    /// The cores that the threads share with other work in the background.
    pub(crate) fn cores(&self) -> &Arc<Cores> {
        &self.own.shared.cores
    }

    fn queue_up(&self, turn: Turn, draw: Box<dyn FnOnce() + Send>) {
        let shared = &self.own.shared;
        let job = Job {
            draw,
            _ahead: shared.cores.picture(),
        };
        let mut queue = shared.queue();
        match turn {
            Turn::First => queue.first.push_back(job),
            Turn::Later => queue.later.push_back(job),
            Turn::Now => queue.now.push_back(job),
        }
        if turn == Turn::Now {
            let begin = !std::mem::replace(&mut queue.hurries, true);
            drop(queue);
            if begin {
                let shared = Arc::clone(shared);
                start(move || shared.hurry());
            }
            self.own.shared.rung.notify_all();
            return;
        }
        let begin = !std::mem::replace(&mut queue.started, true);
        drop(queue);
        if begin {
            let hands = hands();
            for _ in 0..hands {
                let shared = Arc::clone(shared);
                start(move || shared.work());
            }
        }
        // The one for what is drawn now waits there, too.
        shared.rung.notify_all();
    }
}

impl Pictures {
    /// Draws nothing any more until what this returns is dropped: for tests of what goes on meanwhile.
    pub fn hold_up(&self) -> impl Send + use<> {
        self.drawing.hold_up()
    }
}

/// How many threads draw: one a core.
fn hands() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Starts a thread; without one of its own the work waits for the others.
fn start(work: impl FnOnce() + Send + 'static) {
    let named = thread::Builder::new().name("drawing".to_owned());
    if let Err(error) = named.spawn(work) {
        tracing::error!(%error, "cannot start a drawing thread");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_somebody_waits_for_is_drawn_before_posts() {
        let drawing = Drawing::default();
        let hands = hands();
        let (tell, told) = mpsc::channel();
        // Every hand is busy until the last of the others has been asked for.
        let mut held: Vec<mpsc::Sender<()>> = (0..hands)
            .map(|_| {
                let (release, wait) = mpsc::channel();
                drawing.queue_up(Turn::First, Box::new(move || _ = wait.recv()));
                release
            })
            .collect();
        for (turn, name) in [(Turn::Later, "post"), (Turn::First, "reply")] {
            let tell = tell.clone();
            drawing.queue_up(turn, Box::new(move || _ = tell.send(name)));
        }
        // One hand is let go, and takes one after the other.
        drop(held.remove(0));
        let seen = tokio::task::spawn_blocking(move || (told.recv(), told.recv()));
        assert_eq!(seen.await.unwrap(), (Ok("reply"), Ok("post")));
        drop(held);
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_waited_for_in_vain_is_drawn_all_the_same() {
        let drawing = Drawing::default();
        let release = drawing.hold(repeat_n(Turn::First, hands()));
        assert_eq!(drawing.draw(Turn::First, || 7).await, Some(7));
        drop(release);
    }

    #[test]
    fn while_people_talk_one_hand_rests() {
        const LONG: Duration = Duration::from_secs(3_600);
        let cores = Arc::new(Cores::default().with_patience(LONG));
        let shared = Arc::new(Shared {
            cores,
            ..Shared::default()
        });
        let drawing = Drawing {
            own: Arc::new(Own { shared }),
        };
        let hands = hands();
        if hands < 2 {
            println!("skipped: with one core there is no hand to rest");
            return;
        }
        let (tell, told) = mpsc::channel();
        let (release, wait) = mpsc::channel::<()>();
        let wait = Arc::new(Mutex::new(wait));
        drawing.cores().make_way_for(LONG);
        for _ in 0..hands {
            let (tell, wait) = (tell.clone(), Arc::clone(&wait));
            let hold = move || {
                let _ = tell.send(());
                let _ = wait.lock().map(|wait| wait.recv());
            };
            drawing.queue_up(Turn::First, Box::new(hold));
        }
        for _ in 1..hands {
            told.recv().expect("it is drawn");
        }
        assert_eq!(drawing.own.shared.queue().first.len(), 1, "it waits");
        // When one has drawn what it had, the next is drawn.
        release.send(()).expect("it draws");
        told.recv().expect("it is drawn, too");
        drop(release);
    }

    #[tokio::test]
    async fn nobody_thinks_until_the_last_picture_and_replay_are_drawn() {
        let drawing = Drawing::default();
        let cores = Arc::clone(drawing.cores());
        let is_drawing = move || cores.is_drawing();
        assert!(!is_drawing());
        assert_eq!(
            drawing.draw(Turn::Later, is_drawing.clone()).await,
            Some(true)
        );
        assert_eq!(drawing.apart(is_drawing.clone()).await, Some(true));
        while is_drawing() {
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn who_asks_when_many_wait_can_know_it() {
        let drawing = Drawing::default();
        let release = drawing.hold(repeat_n(Turn::First, hands() + BEHIND));
        assert!(drawing.is_behind());
        drop(release);
        while drawing.is_behind() {
            tokio::task::yield_now().await;
        }
        assert_eq!(drawing.draw(Turn::First, || 7).await, Some(7));
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn all_else_goes_before_pictures() {
        use thread_priority::{NormalThreadSchedulePolicy::Idle, ThreadSchedulePolicy};
        let policy = thread_priority::thread_schedule_policy;
        let seen = Drawing::default().draw(Turn::First, policy).await;
        let idle = ThreadSchedulePolicy::Normal(Idle);
        assert!(matches!(seen, Some(Ok(found)) if found == idle), "{seen:?}");
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn what_was_waited_for_in_vain_gives_way_to_nobody_and_waits_for_no_hand() {
        use thread_priority::{NormalThreadSchedulePolicy::Other, ThreadSchedulePolicy};
        let drawing = Drawing::default();
        let release = drawing.hold(repeat_n(Turn::Later, hands()));
        let policy = thread_priority::thread_schedule_policy;
        let seen = drawing.draw(Turn::Now, policy).await;
        let usual = ThreadSchedulePolicy::Normal(Other);
        assert!(
            matches!(seen, Some(Ok(found)) if found == usual),
            "{seen:?}"
        );
        drop(release);
    }

    #[tokio::test]
    async fn a_picture_that_fails_costs_no_thread() {
        let drawing = Drawing::default();
        for _ in 0..50 {
            let failed = drawing.draw(Turn::Later, || -> u8 { panic!("as meant") });
            assert_eq!(failed.await, None);
        }
        assert_eq!(drawing.draw(Turn::Later, || 7).await, Some(7));
    }
}
