//! Replays: the phases of a game as an animated picture, made once and kept for a while.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OnceCell, Semaphore, watch};

use crate::game::{Phase, PhaseKind, Report, Results, Season, Viewer};
use crate::i18n::Words;
use crate::movement::Outcome as MoveOutcome;
use crate::orders::Act;
use crate::render::{Still, alt, film};
use crate::service::{GameContext, ResolvedPhase};

use super::{Pictures, picture};
use crate::discord::results::headline::headline;
use crate::discord::results::tellings::Tellings;
use crate::discord::ui::labels;
use crate::discord::ui::reply::Picture;
use crate::store::{GameId, Seq};

/// How many replays are kept. One is at most as large as Discord takes.
const KEPT: usize = 4;

/// More pictures than these are not drawn.
const MOST_STILLS: usize = 220;

/// A film of more hundredths of a second than these goes faster: four minutes.
const LONGEST: u32 = 24_000;

/// How long the map after the orders of a phase stands, and the last one, in hundredths of a second.
const BOARD: u16 = 40;
const END: u16 = 400;

/// How long retreats and builds are shown, in hundredths of a second.
const BETWEEN: u16 = 80;

/// How long the orders of a phase are shown, in hundredths of a second.
fn pause(report: &Report) -> u16 {
    match &report.results {
        Results::Movement(all) => pause_for(all.len()),
        Results::Retreats(_) | Results::Adjustments(_) | Results::Treaties => BETWEEN,
    }
}

/// The same for so many orders of movement: the more of them, the longer, up to a limit.
fn pause_for(orders: usize) -> u16 {
    const FIRST: u16 = 120;
    const EACH: u16 = 5;
    const MOST: u16 = 300;
    let orders = u16::try_from(orders).unwrap_or(MOST);
    FIRST.saturating_add(orders.saturating_mul(EACH)).min(MOST)
}

/// Whether no order of a phase did anything.
fn is_idle(report: &Report) -> bool {
    let held = |o: &MoveOutcome| {
        *o.taken() == Act::Hold && o.dislodged.is_none() && o.annihilated.is_none()
    };
    match &report.results {
        Results::Movement(all) => all.iter().all(held),
        other => other.is_empty(),
    }
}

/// Whether a phase changed nothing that a map shows.
fn is_still(chapter: &ResolvedPhase) -> bool {
    let report = &chapter.report;
    let mut tellings = Tellings::of(&chapter.state.setup).all();
    is_idle(report)
        && report.captures.is_empty()
        && !tellings.any(|telling| (telling.changes_map)(report))
        && report.outcome.is_none()
}

/// Makes a film that would be too long go faster.
fn hasten(stills: &mut [Still]) {
    let length: u32 = stills.iter().map(|still| u32::from(still.pause)).sum();
    if length <= LONGEST {
        return;
    }
    for still in stills {
        let pause = u32::from(still.pause) * LONGEST / length;
        // Viewers show what is quicker than this slowly.
        still.pause = u16::try_from(pause).unwrap_or(u16::MAX).max(10);
    }
}

/// What a replay leaves out so that its file is not too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// It has every phase.
    Nothing,
    /// The orders of retreats and Winters, and the map before those.
    Between,
    /// It has only the map after each year.
    Orders,
}

/// A replay of a game as an animated GIF.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The GIF file.
    pub gif: Arc<[u8]>,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
    /// How many pictures it has.
    pub stills: usize,
    /// What was left out of it.
    pub left: Left,
}

/// How many pictures are drawn, and how many there are.
pub type Progress = (usize, usize);

/// Game, first and last revision, the limit, the reader's catalogue, and whether with patterns.
type Key = (GameId, Seq, Seq, usize, usize, bool, Viewer);
type Slot = Arc<OnceCell<Replay>>;

/// The kept replays, the one asked for last at the end.
#[derive(Clone)]
pub(in crate::discord) struct Films {
    kept: Arc<Mutex<Vec<(Key, Slot)>>>,
    /// Drawing one takes a processor for a while: there is one at a time.
    hand: Arc<Semaphore>,
}

impl Default for Films {
    fn default() -> Films {
        Films {
            kept: Arc::default(),
            hand: Arc::new(Semaphore::new(1)),
        }
    }
}

impl Films {
    fn slot(&self, key: Key) -> Slot {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().position(|(k, _)| *k == key);
        let entry = match found {
            Some(at) => kept.remove(at),
            None => (key, Slot::default()),
        };
        if kept.len() >= KEPT {
            kept.remove(0);
        }
        let slot = entry.1.clone();
        kept.push(entry);
        slot
    }
}

impl Pictures {
    /// The replay of these phases (oldest first), of at most `most` bytes; `tell` hears how far it is. `None`
    /// when it could not be drawn, or not that small.
    pub async fn replay(
        &self,
        words: &'static Words,
        context: &GameContext,
        chapters: &[ResolvedPhase],
        most: usize,
        tell: watch::Sender<Progress>,
    ) -> Option<Replay> {
        let (first, last) = (chapters.first()?, chapters.last()?);
        let catalogue = std::ptr::from_ref(words).addr();
        let key = (
            context.game.id,
            first.seq,
            last.seq,
            most,
            catalogue,
            self.sight.patterns,
            context.viewer.clone(),
        );
        let slot = self.films.slot(key);
        let made = slot.get_or_try_init(|| async {
            let _hand = self.films.hand.acquire().await.map_err(|_| ())?;
            for left in [Left::Nothing, Left::Between, Left::Orders] {
                let stills = self.stills(words, context, chapters, left);
                if stills.len() > MOST_STILLS && left != Left::Orders {
                    continue;
                }
                let (of, tell) = (stills.len(), tell.clone());
                let work = move || film(&stills, most, |done| _ = tell.send((done, of)));
                match self.drawing.apart(work).await {
                    Some(Some(film)) => {
                        return Ok(Replay {
                            gif: film.gif.into(),
                            width: film.width,
                            height: film.height,
                            stills: of,
                            left,
                        });
                    }
                    Some(None) => {}
                    None => {
                        tracing::error!("cannot draw a replay");
                        return Err(());
                    }
                }
            }
            Err(())
        });
        made.await.ok().cloned()
    }

    /// The pictures of a replay.
    fn stills(
        &self,
        words: &Words,
        context: &GameContext,
        chapters: &[ResolvedPhase],
        left: Left,
    ) -> Vec<Still> {
        let mut stills = Vec::new();
        // The map at the end is always shown.
        let end = chapters.last().map(|c| c.seq);
        let moving = |c: &&ResolvedPhase| !is_still(c) || Some(c.seq) == end;
        let chapters: Vec<&ResolvedPhase> = chapters.iter().filter(moving).collect();
        for (i, chapter) in chapters.iter().enumerate() {
            let report = &chapter.report;
            let now = report.phase;
            let next = chapters.get(i + 1).map(|c| c.report.phase);
            let moves = now.step == PhaseKind::Movement;
            let ends = |same: fn(Phase) -> (u16, Option<Season>)| {
                next.is_none_or(|next| same(next) != same(now))
            };
            let (orders, board) = match left {
                Left::Nothing => (true, true),
                Left::Between => (moves, ends(|p| (p.year, Some(p.season)))),
                Left::Orders => (false, ends(|p| (p.year, None))),
            };
            if orders && !is_idle(report) {
                stills.push(Still {
                    scene: self.orders_scene(words, context, chapter).0,
                    caption: caption(words, now),
                    pause: pause(report),
                });
            }
            if board {
                stills.push(Still {
                    scene: self.standing_scene(words, context, &chapter.state).0,
                    caption: caption(words, chapter.state.phase),
                    pause: BOARD,
                });
            }
        }
        // The years of the longest games are thinned out, but for the last.
        if left == Left::Orders && stills.len() > MOST_STILLS {
            let every = stills.len().div_ceil(MOST_STILLS);
            let last = (stills.len() - 1) % every;
            let mut n = 0;
            stills.retain(|_| {
                n += 1;
                (n - 1) % every == last
            });
        }
        if let Some(last) = stills.last_mut() {
            last.pause = END;
        }
        hasten(&mut stills);
        stills
    }
}

/// The caption of a phase in a replay: `Spring 1901`.
pub fn caption(words: &Words, phase: Phase) -> String {
    let key = match phase.season {
        Season::Spring => "replay-spring",
        Season::Fall => "replay-fall",
        Season::Winter => "replay-winter",
    };
    words.text(key, &[("year", phase.year.to_string().into())])
}

/// A replay as a file to attach, with a description for people who cannot see it.
pub fn attached(
    words: &Words,
    context: &GameContext,
    chapters: &[ResolvedPhase],
    replay: &Replay,
) -> Option<Picture> {
    let (first, last) = (chapters.first()?, chapters.last()?);
    let setup = &last.state.setup;
    let lines = chapters.iter().rev().take(3).rev();
    let lines: Vec<String> = lines
        .map(|c| {
            let args = [
                ("phase", caption(words, c.report.phase).into()),
                ("headline", headline(words, &c.report, setup).into()),
            ];
            words.text("replay-alt-line", &args)
        })
        .collect();
    let survivors = last.state.survivors().into_iter();
    let standing = survivors.filter_map(|power| {
        let has = last.state.strength(power)?;
        Some(format!("{} {}", words.power(power), has.provinces))
    });
    let mut standing = standing.collect::<Vec<_>>().join(", ");
    if standing.is_empty() {
        standing = words.plain("replay-alt-unseen");
    }
    let alt = alt::rows(words, &lines, " ", |lines| {
        let args = [
            ("name", context.game.head.name.clone().into()),
            ("from", labels::phase(words, first.report.phase).into()),
            ("to", labels::phase(words, last.report.phase).into()),
            ("count", chapters.len().into()),
            ("lines", lines.into()),
            ("standing", standing.clone().into()),
        ];
        words.text("replay-alt", &args)
    });
    Some(picture("replay.gif", alt, replay.gif.clone()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_orders_the_longer_they_are_shown_up_to_three_seconds() {
        assert_eq!(
            [1, 22, 34, 36, 90].map(pause_for),
            [125, 230, 290, 300, 300]
        );
        assert_eq!(pause_for(usize::MAX), 300);
    }

    #[test]
    fn a_film_is_never_longer_than_four_minutes() {
        let film = |pauses: Vec<u16>| -> Vec<u16> {
            let still = |pause| Still {
                scene: Default::default(),
                caption: String::new(),
                pause,
            };
            let mut stills: Vec<Still> = pauses.into_iter().map(still).collect();
            hasten(&mut stills);
            stills.into_iter().map(|still| still.pause).collect()
        };
        assert_eq!(
            film(vec![230, 40, 400]),
            [230, 40, 400],
            "a short one stays"
        );
        let long = film([300, 40].repeat(MOST_STILLS / 2));
        let length: u32 = long.iter().map(|pause| u32::from(*pause)).sum();
        assert!(length <= LONGEST, "{length}");
        assert!(long.iter().all(|pause| *pause >= 10));
    }
}
