//! The pictures of games: drawn on threads of their own, a few at a time, each once.

pub(super) mod alts;
pub(super) mod closer;
pub(super) mod drawing;
pub(super) mod previews;
pub(super) mod replays;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

use crate::board::{Power, PowerMap};
use crate::control::PlayerId;
use crate::game::{Item, Report, State, Viewer};
use crate::i18n::{Language, Words};
use crate::orders::Order;
use crate::render::phase::{self, Captions, Holdings};
use crate::render::{Scene, render};
use crate::service::{GameContext, MySheet, ResolvedPhase, TriedOut};
use crate::store::{GameId, Seq};
use chancery_background::Cores;

use super::results::headline;
use super::ui::reply::Picture;
use super::ui::text::{ALT, cut};
use super::ui::{labels, trace};
use alts::Length;
use drawing::{Drawing, Turn};
use replays::Films;

/// How many pictures are kept. One is at most half a megabyte.
const KEPT: usize = 48;

/// Draws and keeps pictures. Clones share what is kept.
#[derive(Clone)]
pub struct Pictures {
    kept: Arc<Mutex<Kept>>,
    pub(super) names: Arc<Mutex<BTreeMap<PlayerId, String>>>,
    /// Held while names are asked for.
    pub(super) learning: Arc<tokio::sync::Mutex<()>>,
    pub(super) drawing: Drawing,
    turn: Turn,
    /// Whether nothing is drawn at all.
    pub(super) none: bool,
    pub(super) films: Films,
    /// How the one they are drawn for wants them.
    pub(super) sight: Sight,
}

/// How a person wants maps drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sight {
    /// Whether powers are told apart by patterns as well as by colours.
    pub patterns: bool,
    /// Whether darker colours are used, for screens in the dark.
    pub night: bool,
}

impl Default for Pictures {
    fn default() -> Pictures {
        Pictures {
            kept: Arc::default(),
            names: Arc::default(),
            learning: Arc::default(),
            drawing: Drawing::default(),
            turn: Turn::First,
            none: false,
            films: Films::default(),
            sight: Sight::default(),
        }
    }
}

/// What a kept picture shows of a revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum View {
    Orders,
    Board,
}

/// What a kept picture shows, and for whom: in the fog everybody sees another board.
type Key = (GameId, Seq, View, Language, Sight, Viewer);
type Slot = Arc<OnceCell<Arc<[u8]>>>;

/// The kept pictures, with the last time each was asked for.
#[derive(Default)]
struct Kept {
    asked: u64,
    slots: BTreeMap<Key, (u64, Slot)>,
}

impl Kept {
    /// The slot of a picture; the one not asked for longest makes room.
    fn slot(&mut self, key: Key) -> Slot {
        self.asked += 1;
        if !self.slots.contains_key(&key) && self.slots.len() >= KEPT {
            let oldest = self.slots.iter().min_by_key(|(_, (asked, _))| *asked);
            if let Some(oldest) = oldest.map(|(key, _)| key.clone()) {
                self.slots.remove(&oldest);
            }
        }
        let slot = self.slots.entry(key).or_default();
        slot.0 = self.asked;
        slot.1.clone()
    }
}

impl Pictures {
    /// None at all: every answer goes without. For measuring what the rest costs.
    pub fn none() -> Pictures {
        Pictures {
            none: true,
            ..Pictures::default()
        }
    }

    /// The same pictures, drawn only while nobody waits for another.
    pub fn for_posts(&self) -> Pictures {
        Pictures {
            turn: Turn::Later,
            ..self.clone()
        }
    }

    /// The same pictures for posts, drawn at the machine's usual priority.
    pub fn for_posts_now(&self) -> Pictures {
        Pictures {
            turn: Turn::Now,
            ..self.clone()
        }
    }

    /// Whether nothing is drawn.
    pub const fn are_left_out(&self) -> bool {
        self.none
    }

    /// No pictures at all, for answers in words only.
    pub fn left_out(&self) -> Pictures {
        Pictures {
            none: true,
            ..self.clone()
        }
    }

    /// The same pictures, drawn as `sight` says.
    pub fn seen_by(&self, sight: Sight) -> Pictures {
        Pictures {
            sight,
            ..self.clone()
        }
    }

    /// A kept picture's key.
    fn key(&self, words: &Words, context: &GameContext, seq: Seq, view: View) -> Key {
        let viewer = context.viewer.clone();
        let language = words.language();
        (context.game.id, seq, view, language, self.sight, viewer)
    }

    /// A player's own orders on the map. Never kept: they are sealed.
    pub async fn own(&self, words: &Words, mine: &MySheet) -> Option<Picture> {
        let (scene, alt) = self.own_scene(words, mine);
        let png = self.draw(scene).await?;
        Some(picture("orders.png", alt, png))
    }

    /// A player's own orders, and what the picture of them shows.
    pub(super) fn own_scene(&self, words: &Words, mine: &MySheet) -> (Scene, String) {
        let state = &mine.context.state;
        let captions = self.captions(&mine.context, state, None, Vec::new(), words);
        let whose = |order: &Order| mine.speaks_for(&Item::Order(order.clone()));
        let powers = &mine.powers;
        let scene = phase::orders_of(state, powers, whose, &mine.sheet, &captions, words);
        let alt = alts::own(words, mine, &scene.unordered);
        (scene, alt)
    }

    /// The cores that drawing shares with other work in the background.
    pub(crate) fn cores(&self) -> &Arc<Cores> {
        self.drawing.cores()
    }

    /// Whether many pictures wait to be drawn.
    pub fn are_behind(&self) -> bool {
        self.drawing.is_behind()
    }

    /// A phase that was only tried out. Never kept: it shows orders that are sealed.
    pub async fn tried(&self, words: &Words, tried: &TriedOut) -> Option<Picture> {
        let (context, report) = (&tried.context, &tried.report);
        let mut captions = self.captions(context, &context.state, None, Vec::new(), words);
        captions.notes_heading = words.plain("render-would-happen");
        let mut scene = phase::orders(&context.state.setup, report, &captions, words);
        phase::guess(&mut scene, report, &tried.guessed, words);
        let phase = labels::phase(words, report.phase);
        let title = words.text("whatif-picture", &[("phase", phase.into())]);
        scene.subtitle.clone_from(&title);
        let png = self.draw(scene).await?;
        let alt = alts::tried(words, report, &title);
        Some(picture("what-if.png", alt, png))
    }

    /// The map of the present position; `None` if nothing is drawn.
    pub async fn board(&self, words: &Words, context: &GameContext) -> Option<Picture> {
        self.standing(words, context, &context.state, context.game.seq)
            .await
    }

    /// The map of a state that a revision holds.
    pub(super) async fn standing(
        &self,
        words: &Words,
        context: &GameContext,
        state: &State,
        seq: Seq,
    ) -> Option<Picture> {
        let (scene, alt) = self.standing_scene(words, context, state);
        let png = self
            .kept(self.key(words, context, seq, View::Board), scene)
            .await?;
        Some(picture("map.png", alt, png))
    }

    /// The map of a state, and what it shows.
    pub(super) fn standing_scene(
        &self,
        words: &Words,
        context: &GameContext,
        state: &State,
    ) -> (Scene, String) {
        let captions = self.captions(context, state, None, Vec::new(), words);
        let args = [
            ("name", context.game.head.name.clone().into()),
            ("phase", labels::phase(words, state.phase).into()),
        ];
        let alt = alts::standing(words, state, &words.text("map-alt", &args), Length::Picture);
        (phase::now(state, &captions, words), alt)
    }

    /// The map of a phase's orders with their outcomes; `None` if nothing is drawn.
    pub async fn orders(
        &self,
        words: &Words,
        context: &GameContext,
        chapter: &ResolvedPhase,
    ) -> Option<Picture> {
        let (scene, alt) = self.orders_scene(words, context, chapter);
        let png = self
            .kept(self.key(words, context, chapter.seq, View::Orders), scene)
            .await?;
        Some(picture("orders.png", alt, png))
    }

    /// The map of a phase's orders, and what it shows.
    pub(super) fn orders_scene(
        &self,
        words: &Words,
        context: &GameContext,
        chapter: &ResolvedPhase,
    ) -> (Scene, String) {
        let report = &chapter.report;
        let (first, notes) = headline::notes(words, report, &chapter.state.setup);
        let mut captions = self.captions(context, &chapter.state, Some(report), notes, words);
        captions.first = first;
        let scene = phase::orders(&chapter.state.setup, report, &captions, words);
        let args = [
            ("name", context.game.head.name.clone().into()),
            ("phase", labels::phase(words, report.phase).into()),
        ];
        let alt = alts::results(
            words,
            chapter,
            &words.text("map-alt-orders", &args),
            Length::Picture,
        );
        (scene, alt)
    }

    /// The map of a phase's orders in words, however long.
    pub(super) fn orders_in_words(&self, words: &Words, chapter: &ResolvedPhase) -> String {
        let phase = labels::phase(words, chapter.report.phase);
        alts::results(words, chapter, &phase, Length::Whole)
    }

    /// The map of a state in words, however long.
    pub(super) fn standing_in_words(&self, words: &Words, state: &State) -> String {
        let phase = labels::phase(words, state.phase);
        alts::standing(words, state, &phase, Length::Whole)
    }

    pub(super) fn captions(
        &self,
        context: &GameContext,
        state: &State,
        report: Option<&Report>,
        notes: Vec<String>,
        words: &Words,
    ) -> Captions {
        Captions {
            game: context.game.head.name.clone(),
            players: match state.control.is_shared() {
                true => self.hands(words, context, state, report),
                false if context.hides_names() => PowerMap::new(),
                false => self.players(state),
            },
            notes_heading: String::new(),
            first: Vec::new(),
            notes,
            left: Holdings::of(state),
            patterns: self.sight.patterns,
            night: self.sight.night,
        }
    }

    /// Who plays each power.
    fn players(&self, state: &State) -> PowerMap<String> {
        let of = |power: Power| {
            let players = state.control.players_of(power).into_iter();
            let known: Vec<String> = players.filter_map(|p| self.known(p)).collect();
            (power, known.join(", "))
        };
        state.setup.board().powers().map(of).collect()
    }

    /// A picture that is drawn once and kept, though nobody may wait for it any more; those who ask meanwhile
    /// wait for the same. What cannot wait is drawn a second time.
    async fn kept(&self, key: Key, scene: Scene) -> Option<Arc<[u8]>> {
        // Words alone wait for no drawing under way.
        if self.none {
            return None;
        }
        let kept = self.kept.lock();
        let slot = kept.unwrap_or_else(PoisonError::into_inner).slot(key);
        if let Some(drawn) = slot.get() {
            return Some(drawn.clone());
        }
        if self.turn == Turn::Now {
            let drawn = self.draw(scene).await?;
            // Whoever is at it as well finishes it for nobody.
            let _ = slot.set(drawn.clone());
            return Some(drawn);
        }
        let own = self.clone();
        let drawn = tokio::spawn(async move {
            let drawn = slot.get_or_try_init(|| async { own.draw(scene).await.ok_or(()) });
            drawn.await.ok().cloned()
        });
        drawn.await.ok().flatten()
    }

    /// Draws. `None` when drawing failed: an answer without its picture is
    /// better than none.
    pub(super) async fn draw(&self, scene: Scene) -> Option<Arc<[u8]>> {
        self.blocking(move || render(&scene)).await
    }

    /// Draws something else.
    pub(super) async fn blocking(
        &self,
        draw: impl Fn() -> Vec<u8> + Send + Sync + 'static,
    ) -> Option<Arc<[u8]>> {
        Some(self.on_their_threads(draw).await?.into())
    }

    /// Makes something as pictures are drawn.
    pub(super) async fn on_their_threads<T: Send + 'static>(
        &self,
        draw: impl Fn() -> T + Send + Sync + 'static,
    ) -> Option<T> {
        if self.none {
            return None;
        }
        trace::drawn();
        self.drawing.draw(self.turn, draw).await
    }
}

pub(super) fn picture(name: &str, alt: String, png: Arc<[u8]>) -> Picture {
    Picture {
        name: name.to_owned(),
        alt: cut(&alt, ALT),
        png,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_not_asked_for_longest_makes_room() {
        let mut kept = Kept::default();
        let key = |n: i64| {
            (
                GameId(n),
                Seq(1),
                View::Board,
                Language::English,
                Sight::default(),
                Viewer::Everything,
            )
        };
        let first = kept.slot(key(0));
        for n in 1..KEPT as i64 {
            kept.slot(key(n));
        }
        assert!(Arc::ptr_eq(&first, &kept.slot(key(0))));
        kept.slot(key(1_000));
        assert_eq!(kept.slots.len(), KEPT);
        assert!(Arc::ptr_eq(&first, &kept.slot(key(0))), "asked for lately");
        assert!(!kept.slots.contains_key(&key(1)), "not asked for longest");
    }
}
