//! One game played by people whose bot is killed again and again: what is done in one life of it, and
//! when that ends.

use crate::child::Bot;
use crate::gun::{Aim, Request};
use crate::people::{POWERS, People};
use crate::place::{Kind, Place, sure};
use crate::tally::Tally;
use chancery::control::PlayerId;
use chancery::game::{GameStatus, Item};
use chancery::orders::Order;
use chancery::sandbox::{GUILD_ID, Standin, StandinOptions, demo_people};
use chancery::scheduler::{Clock, SystemClock};
use chancery::service::{GameContext, Person, Service};
use chancery::store::{GuildId, PhaseNo};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{Rng, SeedableRng};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::task::JoinHandle;

/// The instants the harness chooses between.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub enum Instant {
    MakingTables,
    Starting,
    Random,
    OrderSent,
    OrderWritten,
    OrderAnswering,
    OrderAnswered,
    /// A turn is closed in the lives that end from here on.
    Closing,
    ClosingWritten,
    Deadline,
    BeforePost,
    BetweenPostAndRecord,
    AfterPost,
    BeforeThread,
    BetweenThreadAndRecord,
}

impl Instant {
    pub const ALL: [Instant; 15] = [
        Instant::MakingTables,
        Instant::Starting,
        Instant::Random,
        Instant::OrderSent,
        Instant::OrderWritten,
        Instant::OrderAnswering,
        Instant::OrderAnswered,
        Instant::Closing,
        Instant::ClosingWritten,
        Instant::Deadline,
        Instant::BeforePost,
        Instant::BetweenPostAndRecord,
        Instant::AfterPost,
        Instant::BeforeThread,
        Instant::BetweenThreadAndRecord,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Instant::MakingTables => "while the tables are made",
            Instant::Starting => "while it starts",
            Instant::Random => "at random",
            Instant::OrderSent => "an order is on its way in",
            Instant::OrderWritten => "an order is written to the database",
            Instant::OrderAnswering => "its answer leaves, and is lost",
            Instant::OrderAnswered => "its answer has arrived",
            Instant::Closing => "while a turn is adjudicated",
            Instant::ClosingWritten => "a turn is written to the database",
            Instant::Deadline => "around a deadline",
            Instant::BeforePost => "a post leaves, and is lost",
            Instant::BetweenPostAndRecord => "between post and record",
            Instant::AfterPost => "just after a post's answer",
            Instant::BeforeThread => "a thread's message leaves, and is lost",
            Instant::BetweenThreadAndRecord => "between a thread's message and record",
        }
    }

    /// Whether a turn is closed in the life that ends so.
    fn closes(self) -> bool {
        self >= Instant::Closing
    }
}

/// An order somebody tried to give.
#[derive(Clone, Debug)]
pub struct Attempt {
    pub phase: PhaseNo,
    pub player: u64,
    /// The unit or site, as text: a later order for it takes the place of this one.
    pub place: String,
    pub order: Order,
    /// Its tick stood before the player.
    pub acknowledged: bool,
}

/// The variants, which the games of a run take in turn.
pub const VARIANTS: [&str; 6] = [
    "economic",
    "naval",
    "capitalist",
    "standard",
    "relations",
    "investment",
];

/// One game under fire.
pub struct Campaign {
    /// Which variant is played.
    pub variant: &'static str,
    pub place: Place,
    pub people: People,
    pub attempts: Vec<Attempt>,
    /// The game has been seen to be under way.
    playing: bool,
    /// The instants still to come, the next one last: each comes up before any comes again.
    deck: Vec<Instant>,
    /// Those that were not met: they come up once more in the next round.
    missed: Vec<Instant>,
    dice: StdRng,
}

/// The guild played in, as the store has it.
pub const GUILD: GuildId = GuildId(GUILD_ID as i64);

impl Campaign {
    pub async fn new(kind: Kind, variant: &'static str, seed: u64) -> Option<Campaign> {
        let place = Place::new(kind).await?;
        let mut options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
        options.answer_within = Duration::from_secs(20);
        options.identify_pause = Duration::ZERO;
        let standin = Standin::start(options).await.expect("a stand-in");
        Some(Campaign {
            variant,
            place,
            people: People::sit_down(standin),
            attempts: Vec::new(),
            playing: false,
            deck: Vec::new(),
            missed: Vec::new(),
            dice: StdRng::seed_from_u64(seed),
        })
    }

    pub fn start(&self) -> Bot {
        let (standin, talks) = (&self.people.standin, self.people.talks());
        Bot::start(standin, &self.place, self.people.table, talks, "")
    }

    /// The game as it stands, if it has been made.
    pub async fn game_context(&self) -> Option<GameContext> {
        let store = self.place.store().await;
        let service = Service::new(store.clone(), || ());
        let games = sure(async || service.list(GUILD, true).await).await;
        store.close().await;
        games.into_iter().next()
    }

    /// Makes and starts the game without killing anybody.
    pub async fn begin_in_peace(&mut self) {
        std::fs::write(self.place.folder().join("begun"), "").expect("a mark");
        let bot = self.start();
        assert!(bot.ready().await, "{}", bot.said());
        self.create(&bot).await;
        let context = self.game_context().await.expect("a game");
        self.found(&bot, &context).await;
        let told = bot.stop("TERM", Duration::from_secs(10)).await;
        assert!(told.is_some(), "it stops when asked");
        self.playing = true;
    }

    async fn create(&self, bot: &Bot) {
        let create = format!(
            "game create name:Under Fire play:false variant:{}",
            self.variant
        );
        self.people.types(bot, self.people.gm(), &create).await;
    }

    /// Whether a unit does what the one sheet with an order for it says: not where players share the
    /// powers, where fleets share a sea, or where a treaty may forbid it.
    pub fn obeys_one_sheet(&self) -> bool {
        matches!(self.variant, "standard" | "economic" | "investment")
    }

    /// Starts the bot, plays on, and kills it. Returns whether the game goes on.
    pub async fn life(&mut self, tally: &mut Tally) -> bool {
        let fresh = !self.place.folder().join("begun").exists();
        let instant = if fresh {
            Instant::MakingTables
        } else {
            self.next_instant()
        };
        if instant == Instant::Deadline && self.playing {
            self.bring_the_deadline_near().await;
        }
        let bot = self.start();
        if let Instant::MakingTables = instant {
            // Half of them by time, half at a write of the tables.
            if self.dice.random_bool(0.5) {
                self.pause(0, 400).await
            } else {
                bot.gun.aim(self.write_aim(24));
                self.pause(100, 1_000).await;
            }
            bot.gun.fire();
            if self.dice.random_bool(0.3) {
                std::fs::write(self.place.folder().join("begun"), "").expect("a mark");
            }
            tally.kill(instant);
            return true;
        }
        if let Instant::Starting = instant {
            self.pause(0, 700).await;
            bot.gun.fire();
            tally.kill(instant);
            return true;
        }
        if !bot.ready().await {
            tally.kill(instant);
            return true;
        }
        let Some(context) = self.game_context().await else {
            self.create(&bot).await;
            return self.over(&bot, Instant::Random, tally).await;
        };
        match context.state.stage {
            GameStatus::Lobby => {
                self.found(&bot, &context).await;
                self.over(&bot, Instant::Random, tally).await
            }
            GameStatus::Finished(_) => {
                bot.gun.fire();
                tally.kill(Instant::Random);
                false
            }
            GameStatus::Playing => {
                self.playing = true;
                self.play(&bot, &context, instant).await;
                self.over(&bot, instant, tally).await
            }
        }
    }

    /// Before the game is under way most of them cannot be met: none is taken from the deck then.
    fn next_instant(&mut self) -> Instant {
        if !self.playing {
            return if self.dice.random_bool(0.2) {
                Instant::Starting
            } else {
                Instant::Random
            };
        }
        if self.deck.is_empty() {
            self.deck = Instant::ALL[1..].to_vec();
            self.deck.append(&mut self.missed);
            self.deck.shuffle(&mut self.dice);
        }
        self.deck.pop().unwrap_or(Instant::Random)
    }

    /// Ends a life that has not ended at its moment.
    async fn over(&mut self, bot: &Bot, instant: Instant, tally: &mut Tally) -> bool {
        if !bot.gun.has_fired() {
            let most = if instant.closes() { 6_000 } else { 150 };
            let most = Duration::from_millis(most);
            let hit = bot.gun.wait_for(most, |gun| gun.has_fired().then_some(()));
            hit.await;
        }
        let hit = bot.gun.hit_its_moment();
        bot.gun.fire();
        let timed = matches!(
            instant,
            Instant::OrderSent | Instant::Closing | Instant::AfterPost | Instant::Deadline
        );
        let met = hit || timed;
        if !met && self.playing && instant != Instant::Random {
            self.missed.push(instant);
        }
        tally.kill(if met { instant } else { Instant::Random });
        tally.reads += bot.gun.reads();
        if self.dice.random_bool(0.5) {
            self.people.standin.forget_nonces();
        }
        true
    }

    async fn pause(&mut self, least: u64, most: u64) {
        let ms = self.dice.random_range(least..=most);
        tokio::time::sleep(Duration::from_millis(ms)).await;
    }

    fn write_aim(&mut self, most: u32) -> Aim {
        Aim::Write {
            skip: self.dice.random_range(0..most),
            carried_out: self.dice.random_bool(0.5),
        }
    }

    /// Who has not joined joins, and the game begins.
    async fn found(&mut self, bot: &Bot, context: &GameContext) {
        for (id, power) in demo_people().into_iter().zip(POWERS) {
            if !context.state.control.has(PlayerId(id)) {
                let join = match self.variant {
                    "capitalist" => "game join".to_owned(),
                    _ => format!("game join power:{power}"),
                };
                if self.people.types(bot, id, &join).await.is_none() {
                    return;
                }
            }
        }
        self.people.types(bot, self.people.gm(), "gm start").await;
    }

    /// Deadlines are minutes at least, so one is brought near behind the bot's back while it is down.
    async fn bring_the_deadline_near(&mut self) {
        let near = SystemClock.now() + self.dice.random_range(300..1_500);
        let text = format!("UPDATE game SET deadline = {near} WHERE status = 'playing'");
        self.place.raw(&text).await;
    }

    /// Orders, and the end of the turn, until it is killed.
    async fn play(&mut self, bot: &Bot, context: &GameContext, instant: Instant) {
        if instant == Instant::Deadline {
            return self.pause(0, 1_500).await;
        }
        let orders = self.dice.random_range(1..=4);
        let aim = match instant {
            Instant::OrderWritten => Some(self.write_aim(2 * orders)),
            Instant::OrderAnswering | Instant::OrderAnswered => Some(Aim::Request {
                kind: Request::Answer,
                skip: self.dice.random_range(0..orders),
                carried_out: instant == Instant::OrderAnswered,
            }),
            _ => None,
        };
        if let Some(aim) = aim {
            bot.gun.aim(aim);
        }
        for nth in 0..orders {
            let last = nth + 1 == orders && instant == Instant::OrderSent;
            if !self.order(bot, context, last).await {
                return;
            }
        }
        if instant.closes() || self.dice.random_bool(0.3) {
            self.close(bot, context, instant).await;
        }
    }

    /// One order, of anybody's; whether it was acknowledged. `fatal`: the bot is killed while it is on
    /// its way.
    async fn order(&mut self, bot: &Bot, context: &GameContext, fatal: bool) -> bool {
        let awaited = context.state.awaited();
        let Some(player) = awaited.choose(&mut self.dice).copied() else {
            return true;
        };
        let person = Person::new(player, SystemClock.now());
        let store = self.place.store().await;
        let service = Service::new(store.clone(), || ());
        let items = service
            .options(&person, context, "")
            .expect("their options");
        store.close().await;
        let orders = items.into_iter().filter_map(|item| match item {
            Item::Order(order) => Some((order.place()?, order)),
            _ => None,
        });
        let orders: Vec<_> = orders.collect();
        let Some((place, order)) = orders.choose(&mut self.dice).cloned() else {
            return true;
        };
        let at = self.attempts.len();
        self.attempts.push(Attempt {
            phase: context.game.head.phase_no,
            player: player.0,
            place: place.to_string(),
            order: order.clone(),
            acknowledged: false,
        });
        let text = order.to_string();
        let sign = format!("`{text}`");
        let killer = fatal.then(|| self.killer(bot, 25_000));
        let answer = self.people.writes(bot, player.0, &text, &sign).await;
        finished(killer).await;
        let answered = answer.is_some();
        let acknowledged = answer.is_some_and(|told| told.contains(&format!("✓ {sign}")));
        // What was left undone, or a deadline, may have closed the turn meanwhile: which one took the order
        // nobody can tell then.
        let now = self.game_context().await;
        let same = now.is_some_and(|now| now.game.head.phase_no == context.game.head.phase_no);
        if let Some(attempt) = self.attempts.get_mut(at) {
            attempt.acknowledged = acknowledged && same;
        }
        answered && !bot.gun.has_fired()
    }

    /// The turn is closed: by the GM, or because all are ready.
    async fn close(&mut self, bot: &Bot, context: &GameContext, instant: Instant) {
        let gm = self.people.gm();
        let by_all = self.dice.random_bool(0.5);
        if by_all {
            let mut players = context.state.awaited();
            let last = players.pop();
            for player in players {
                let ready = self.people.writes(bot, player.0, "ready", "ready").await;
                if ready.is_none() {
                    return;
                }
            }
            if let Some(last) = last {
                let killer = self.take_aim(bot, instant);
                self.people.writes(bot, last.0, "ready", "ready").await;
                return finished(killer).await;
            }
        }
        let killer = self.take_aim(bot, instant);
        self.people.types(bot, gm, "gm process").await;
        finished(killer).await;
    }

    /// Aims at the instant; where it is one of time, the bot is killed when that has come.
    fn take_aim(&mut self, bot: &Bot, instant: Instant) -> Option<JoinHandle<()>> {
        // A turn brings one post; then its thread is opened, and often no more than one message goes there.
        let in_thread = self.dice.random_range(0..=1);
        let request = |kind, skip, carried_out| {
            Some(Aim::Request {
                kind,
                skip,
                carried_out,
            })
        };
        let aim = match instant {
            Instant::ClosingWritten => Some(self.write_aim(6)),
            Instant::BeforePost => request(Request::Post, 0, false),
            Instant::BetweenPostAndRecord => request(Request::Post, 0, true),
            Instant::BeforeThread => request(Request::Thread, in_thread, false),
            Instant::BetweenThreadAndRecord => request(Request::Thread, in_thread, true),
            _ => None,
        };
        if let Some(aim) = aim {
            bot.gun.aim(aim);
        }
        let most = match instant {
            Instant::Closing => 120_000,
            Instant::AfterPost => 900_000,
            _ => return None,
        };
        Some(self.killer(bot, most))
    }

    /// Kills the bot within so many microseconds.
    fn killer(&mut self, bot: &Bot, most: u64) -> JoinHandle<()> {
        let (gun, us) = (bot.gun.clone(), self.dice.random_range(0..most));
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_micros(us)).await;
            gun.fire();
        })
    }
}

/// Waits for a killer, if there is one.
async fn finished(killer: Option<JoinHandle<()>>) {
    if let Some(killer) = killer {
        killer.await.expect("it fires");
    }
}
