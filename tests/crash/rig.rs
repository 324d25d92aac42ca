//! A bot with a game that has begun, for those who look what becomes of it.

use crate::child::Bot;
use crate::people::{POWERS, People, words_of};
use crate::place::{Place, sure};
use chancery::sandbox::{Standin, StandinOptions, demo_people};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// How long things may take on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A file that grows past its limit is an error of the write then, not the program's end.
const SPARED: &str = "trap '' XFSZ";

/// A bot with a game that has begun.
pub struct Rig {
    /// It goes first: what lies under it is taken away after it.
    pub bot: Bot,
    pub place: Place,
    pub people: People,
    /// Turns closed so far.
    turns: usize,
}

impl Rig {
    pub async fn begin(place: Place) -> Rig {
        let mut options = StandinOptions::new(SocketAddr::from(([127, 0, 0, 1], 0)));
        options.answer_within = Duration::from_secs(20);
        options.identify_pause = Duration::ZERO;
        let standin = Standin::start(options).await.expect("a stand-in");
        let people = People::sit_down(standin);
        let bot = Bot::start(
            &people.standin,
            &place,
            people.table,
            people.talks(),
            SPARED,
        );
        assert!(bot.ready().await);
        let rig = Rig {
            place,
            people,
            bot,
            turns: 0,
        };
        let gm = rig.people.gm();
        rig.types(gm, "game create name:Bad Weather play:false")
            .await;
        for (id, power) in demo_people().into_iter().zip(POWERS) {
            rig.types(id, &format!("game join power:{power}")).await;
        }
        rig.types(gm, "gm start").await;
        rig
    }

    pub async fn types(&self, who: u64, line: &str) -> String {
        let told = self.people.types(&self.bot, who, line).await;
        told.unwrap_or_else(|| panic!("no answer to /{line}:\n{}", self.bot.said()))
    }

    /// France's army in Paris is ordered; what is answered.
    pub async fn orders(&self, order: &str) -> String {
        let line = format!("order unit:A Par order:{order}");
        self.types(demo_people()[2], &line).await
    }

    /// The same, by somebody who may not be answered.
    pub async fn tries(&self, order: &str) -> Option<String> {
        let line = format!("order unit:A Par order:{order}");
        self.people.types(&self.bot, demo_people()[2], &line).await
    }

    /// France's sheet, as soon as it can be had.
    pub async fn sheet(&self) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let asked = self.people.types(&self.bot, demo_people()[2], "orders");
            match asked.await {
                Some(sheet) if sheet.contains("Par") => return sheet,
                other => assert!(Instant::now() < end, "{other:?}\n{}", self.bot.said()),
            }
        }
    }

    /// The same, until it is taken.
    pub async fn orders_in_the_end(&self, order: &str) {
        let end = Instant::now() + PATIENCE;
        loop {
            let told = self.tries(order).await;
            if told.as_ref().is_some_and(|told| told.contains('✓')) {
                return;
            }
            assert!(Instant::now() < end, "still: {told:?}\n{}", self.bot.said());
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// Waits until the bot has sent all it has to say.
    pub async fn settles(&self) {
        let store = self.place.store().await;
        let end = Instant::now() + PATIENCE;
        while sure(async || store.posts_open().await).await > 0 {
            assert!(Instant::now() < end, "not said:\n{}", self.bot.said());
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        store.close().await;
    }

    /// The turn is closed, and its post comes.
    pub async fn turn(&mut self) {
        self.turns += 1;
        let gm = self.people.gm();
        self.types(gm, "gm process").await;
        let posts = |standin: &Standin| {
            let all = standin.messages(gm, self.people.table);
            let posts = all
                .iter()
                .filter(|m| words_of(m).contains("Bad Weather – "));
            posts.count()
        };
        let wanted = self.turns;
        let seen = self
            .people
            .standin
            .wait_for(PATIENCE, |standin| (posts(standin) >= wanted).then_some(()));
        assert!(seen.await.is_some(), "no post:\n{}", self.bot.said());
    }
}

/// The order that was taken, as the answer repeats it.
pub fn taken(told: &str) -> Option<String> {
    let (_, rest) = told.split_once("✓ `")?;
    rest.split_once('`').map(|(order, _)| order.to_owned())
}
