//! Work that may never keep an answer waiting: drawing, and the thinking of computer players. Every other thread goes
//! before those that do it, and while people talk to the bot they leave one core alone. Drawing goes before thinking.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// For how long after a word to the bot one core is left alone: where one speaks, others do.
const TALK: Duration = Duration::from_millis(250);

/// After so long a piece of work that can pause lets another have its turn.
const TURN: Duration = Duration::from_millis(5);

/// So long a piece of work waits for its turn at most: a score of pictures.
const PATIENCE: Duration = Duration::from_secs(1);

/// What moments are counted from.
static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Lets every other thread go before this one. A low priority is not enough: on Linux such a thread still
/// keeps its core for some milliseconds when another wakes up, and an answer wakes up a score of threads one
/// after the other. One of the idle class gives way at once. Elsewhere nothing is changed.
pub fn behind_all_else() {
    #[cfg(target_os = "linux")]
    {
        use thread_priority::{
            NormalThreadSchedulePolicy::Idle, ThreadPriority, ThreadSchedulePolicy,
            set_thread_priority_and_policy, thread_native_id,
        };
        let idle = ThreadSchedulePolicy::Normal(Idle);
        let me = thread_native_id();
        // To be asked for less is never refused; were it, the work would be done all the same.
        let _ = set_thread_priority_and_policy(me, ThreadPriority::Min, idle);
    }
}

/// The machine's cores, as work in the background uses them. A thought waits while anything is to be drawn. While people
/// talk to the bot one core is left alone: with all of them at work some answers came a second late, whatever the class
/// of the threads. Then those who work take turns at the others, first come, first served.
#[derive(Debug)]
pub struct Cores {
    /// Until when people talk, in milliseconds since [`BEGUN`]. Not in the line: those who answer need not wait for
    /// those who work.
    talk: AtomicU64,
    /// How many pictures are drawn or wait to be. Changed only by those who hold the line, so that nobody who waits
    /// for the last one misses it.
    pictures: AtomicUsize,
    line: Mutex<Line>,
    moved: Condvar,
    /// How many work at once while people talk.
    most: u64,
    /// How long a piece of work waits for its turn at most.
    patience: Duration,
}

/// Those who have taken a turn or wait for one, by number.
#[derive(Debug, Default)]
struct Line {
    /// How many have come.
    come: u64,
    /// How many have had their turn.
    gone: u64,
}

impl Default for Cores {
    fn default() -> Cores {
        let all = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Cores::leaving(all.saturating_sub(1).max(1))
    }
}

impl Cores {
    /// So many cores for work in the background while people talk.
    fn leaving(most: usize) -> Cores {
        Cores {
            talk: AtomicU64::new(0),
            pictures: AtomicUsize::new(0),
            line: Mutex::default(),
            moved: Condvar::new(),
            most: most as u64,
            patience: PATIENCE,
        }
    }

    /// The same, with a turn that is waited for so long at most.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Cores {
        Cores { patience, ..self }
    }

    /// Leaves a core alone for a short time, because somebody has just asked the bot something and awaits an answer.
    pub fn make_way(&self) {
        self.make_way_for(TALK);
    }

    pub fn make_way_for(&self, talk: Duration) {
        let until = BEGUN.elapsed().saturating_add(talk);
        let until = u64::try_from(until.as_millis()).unwrap_or(u64::MAX);
        self.talk.store(until, Ordering::Relaxed);
    }

    fn is_talked_to(&self) -> bool {
        let until = Duration::from_millis(self.talk.load(Ordering::Relaxed));
        until > BEGUN.elapsed()
    }

    /// A picture that is to be drawn: until what this returns is dropped, thoughts wait.
    pub fn picture(self: &Arc<Cores>) -> Picture {
        let _line = self.line();
        self.pictures.fetch_add(1, Ordering::Relaxed);
        Picture(Arc::clone(self))
    }

    /// Whether anything is drawn or waits to be.
    pub fn is_drawing(&self) -> bool {
        self.pictures.load(Ordering::Relaxed) > 0
    }

    /// A turn for drawing: at once, or, while people talk, when a core is free for it, which it waits for a second at
    /// most.
    pub fn turn(self: &Arc<Cores>) -> Turn {
        self.turn_of(Work::Drawing)
    }

    /// A turn for a thought: the same, once nothing is to be drawn. For that, too, it waits a second at most, and again
    /// at each pause: where pictures never end, it gets on slowly.
    pub fn thought(self: &Arc<Cores>) -> Turn {
        self.turn_of(Work::Thinking)
    }

    fn turn_of(self: &Arc<Cores>, work: Work) -> Turn {
        let mut turn = Turn {
            cores: Arc::clone(self),
            work,
            since: None,
            came: Instant::now(),
            waited: Duration::ZERO,
        };
        turn.begin();
        turn
    }

    /// Waits while something is so, but not past the end of our patience: where the machine is so busy that nobody
    /// gets on, it is no use waiting for the others. Returns for how long it has waited.
    fn wait_while(
        &self,
        line: MutexGuard<'_, Line>,
        is_so: impl FnMut(&mut Line) -> bool,
    ) -> Duration {
        let before = Instant::now();
        // A lock that a panic has left behind is as good as any: there are only numbers in it.
        let woken = self.moved.wait_timeout_while(line, self.patience, is_so);
        drop(woken.unwrap_or_else(PoisonError::into_inner));
        before.elapsed()
    }

    fn line(&self) -> MutexGuard<'_, Line> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What work in the background there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    Drawing,
    Thinking,
}

/// A picture that is drawn or waits to be.
#[derive(Debug)]
pub struct Picture(Arc<Cores>);

impl Drop for Picture {
    fn drop(&mut self) {
        let _line = self.0.line();
        if self.0.pictures.fetch_sub(1, Ordering::Relaxed) == 1 {
            self.0.moved.notify_all();
        }
    }
}

/// What a piece of work holds while it is done.
#[derive(Debug)]
pub struct Turn {
    cores: Arc<Cores>,
    work: Work,
    /// Since when it has one of the cores that are shared. `None` while nobody talks.
    since: Option<Instant>,
    came: Instant,
    waited: Duration,
}

impl Turn {
    fn begin(&mut self) {
        let cores = &self.cores;
        if self.work == Work::Thinking && cores.is_drawing() {
            self.waited += cores.wait_while(cores.line(), |_| cores.is_drawing());
        }
        if cores.is_talked_to() {
            let mut line = cores.line();
            let number = line.come;
            line.come += 1;
            self.waited += cores.wait_while(line, |line| number >= line.gone + cores.most);
            self.since = Some(Instant::now());
        }
    }

    fn end(&mut self) {
        if self.since.take().is_some() {
            self.cores.line().gone += 1;
            self.cores.moved.notify_all();
        }
    }

    /// Lets others have a turn, if this one has been long enough and people talk, or if it is a thought and something is
    /// to be drawn.
    pub fn pause(&mut self) {
        if self.since.is_none_or(|since| since.elapsed() >= TURN) {
            self.end();
            self.begin();
        }
    }

    /// For how long it has gone on, without what it waited.
    pub fn worked(&self) -> Duration {
        self.came.elapsed().saturating_sub(self.waited)
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.end();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    const LONG: Duration = Duration::from_secs(3_600);

    /// Whether a turn would begin at once.
    fn has_room(cores: &Cores) -> bool {
        let line = cores.line();
        line.come < line.gone + cores.most
    }

    #[test]
    fn while_nobody_talks_all_work_at_once() {
        let cores = Arc::new(Cores::leaving(1));
        let turns = [cores.turn(), cores.turn(), cores.turn()];
        assert!(turns.iter().all(|turn| turn.waited == Duration::ZERO));
        assert!(has_room(&cores));
    }

    #[test]
    fn while_people_talk_one_core_is_left_alone() {
        let cores = Arc::new(Cores::leaving(2));
        cores.make_way_for(LONG);
        let one = cores.turn();
        assert!(has_room(&cores));
        let two = cores.turn();
        assert!(!has_room(&cores));
        drop(one);
        assert!(has_room(&cores));
        drop(two);
    }

    #[test]
    fn those_who_pause_take_turns() {
        let cores = Arc::new(Cores::leaving(1).with_patience(LONG));
        cores.make_way_for(LONG);
        let mut thought = cores.thought();
        let (tell, told) = mpsc::channel();
        let other = {
            let cores = Arc::clone(&cores);
            thread::spawn(move || {
                let turn = cores.turn();
                let _ = tell.send(());
                drop(turn);
            })
        };
        // It goes on until it has had its time; then the other goes first.
        while told.try_recv().is_err() {
            thought.pause();
        }
        other.join().expect("the other has had its turn");
        assert!(!has_room(&cores), "the first goes on");
        drop(thought);
        assert!(has_room(&cores));
    }

    #[test]
    fn a_thought_waits_until_the_last_picture_is_drawn() {
        let cores = Arc::new(Cores::leaving(1).with_patience(LONG));
        let pictures = [cores.picture(), cores.picture()];
        // Pictures wait for no picture, and a thought begins when there is none.
        drop(cores.turn());
        let (tell, told) = mpsc::channel();
        let other = {
            let cores = Arc::clone(&cores);
            thread::spawn(move || {
                let thought = cores.thought();
                let _ = tell.send(cores.is_drawing());
                drop(thought);
            })
        };
        for picture in pictures {
            assert!(told.try_recv().is_err(), "it waits");
            drop(picture);
        }
        assert_eq!(told.recv(), Ok(false));
        other.join().expect("the thought has had its turn");
    }

    #[test]
    fn a_thought_that_goes_on_lets_pictures_pass() {
        let cores = Arc::new(Cores::leaving(1).with_patience(Duration::from_millis(20)));
        let mut thought = cores.thought();
        assert_eq!(thought.waited.as_millis(), 0);
        let picture = cores.picture();
        thought.pause();
        // It was not drawn for so long that the thought goes on; the time is not counted as its own.
        assert!(thought.waited >= Duration::from_millis(20));
        drop(picture);
    }

    #[test]
    fn nobody_waits_for_ever_for_those_who_do_not_get_on() {
        let cores = Arc::new(Cores::leaving(1).with_patience(Duration::ZERO));
        cores.make_way_for(LONG);
        let stuck = cores.turn();
        // Without patience it begins, though the other goes on.
        let turn = cores.turn();
        assert!(!has_room(&cores));
        drop(turn);
        drop(stuck);
        assert!(has_room(&cores));
    }

    #[test]
    fn a_turn_that_began_in_silence_waits_when_people_talk() {
        let cores = Arc::new(Cores::leaving(1));
        let mut thought = cores.thought();
        cores.make_way_for(LONG);
        thought.pause();
        assert!(!has_room(&cores));
        cores.make_way_for(Duration::ZERO);
        drop(thought);
        assert!(has_room(&cores));
    }
}
