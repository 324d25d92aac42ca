//! Many deadlines in the same second: how many turns a second, and how late the last one comes.

use std::path::Path;
use std::time::Duration;

use chancery::sandbox::Standin;
use chancery::variants;

use crate::Size;
use crate::bot::{Bot, How};
use crate::seed::{self, Progress, Template};
use crate::world::{self, Place, now, pause};

/// What one run of due games came to.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    pub due: usize,
    /// Seconds from the deadline until the last phase was closed and stored.
    pub closed_after: f64,
    /// Processor seconds of the bot until then.
    pub closing: f64,
    /// Seconds from the deadline until the outbox was empty.
    pub posted_after: f64,
    /// Processor seconds of the bot until then.
    pub all: f64,
    /// Rows delivered, and given up.
    pub posts: (i64, i64),
}

impl Run {
    pub const HEAD: &str = "| run | due | last turn late by | turns/s | CPU ms a turn, stored | posted after | \
        CPU ms a turn, posted | turns/s a core | turns/s on two cores | posts | given up |\n\
        |---|---|---|---|---|---|---|---|---|---|---|";

    pub fn row(&self, name: &str) -> String {
        let due = self.due as f64;
        format!(
            "| {name} | {} | {:.2} s | {:.0} | {:.2} | {:.1} s | {:.2} | {:.0} | {:.0} | {} | {} |",
            self.due,
            self.closed_after,
            due / self.closed_after,
            self.closing * 1e3 / due,
            self.posted_after,
            self.all * 1e3 / due,
            due / self.all,
            2.0 * due / self.all,
            self.posts.0,
            self.posts.1,
        )
    }
}

/// Waits until all games due at a moment have been closed and posted.
pub async fn watch(bot: &Bot, folder: &Path, deadline: i64, due: usize) -> Run {
    let mut progress = Progress::of(folder, deadline, due).await;
    while now() < deadline {
        pause().await;
    }
    let start = bot.cpu();
    let since = || (now() - deadline) as f64 / 1e3;
    while progress.closed().await < due {
        pause().await;
        assert!(since() < 600.0, "the turns are closed within ten minutes");
    }
    let (closed_after, closing) = (since(), bot.cpu() - start);
    let posts = loop {
        let (open, done, failed) = progress.posts().await;
        if open == 0 {
            break (done, failed);
        }
        assert!(since() < 1_200.0, "the posts are out within twenty minutes");
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    Run {
        due,
        closed_after,
        closing,
        posted_after: since(),
        all: bot.cpu() - start,
        posts,
    }
}

/// So many games come due a little before the others, unless there are very few: what a process does
/// once is not what a turn costs.
const BEFORE: usize = 4;

/// By so many milliseconds.
const AHEAD: i64 = 2_000;

/// In so many games computers have all seats, where it is measured what their thinking costs: enough that some always
/// think.
const THINKING: usize = 480;

/// Fills a store, lets its games come due, and measures.
pub async fn run(template: &Template, games: usize, due: usize, how: How) -> Run {
    beside(template, (games, 0), due, how).await.0
}

/// The same while strong computers in so many of the games look for orders, and how many sheets they wrote meanwhile.
async fn beside(
    template: &Template,
    (games, by_computers): (usize, usize),
    due: usize,
    how: How,
) -> (Run, usize) {
    let folder = tempfile::tempdir().expect("a folder");
    let early = BEFORE.min(games.saturating_sub(due));
    let all = games.max(due + early + by_computers);
    let (standin, places) = world::standin(all, how.paced).await;
    let (places, others) = places.split_at(due + early);
    let (theirs, others) = others.split_at(by_computers);
    let first = world::people(&standin, (due + early) * 7);
    let far = now() + 24 * 3_600_000;
    let mut copies = seed::at(places, first, far);
    copies.extend(seed::by_computers(theirs, far));
    copies.extend(seed::idle(others));
    seed::fill(folder.path(), template, &copies).await;
    seed::sheets(folder.path(), theirs, true).await;
    let (early, places) = places.split_at(early);
    let (bot, deadline) = start(&standin, folder.path(), (early, places), how).await;
    let run = watch(&bot, folder.path(), deadline, due).await;
    bot.stop();
    let sheets = seed::sheets(folder.path(), theirs, false).await;
    (run, sheets)
}

/// Starts a bot some seconds before games come due, those named first a little earlier.
pub async fn start(
    standin: &Standin,
    folder: &Path,
    (early, places): (&[Place], &[Place]),
    how: How,
) -> (Bot, i64) {
    let deadline = now() + 8_000;
    seed::due_at(folder, early, deadline - AHEAD).await;
    seed::due_at(folder, places, deadline).await;
    let bot = Bot::start(standin, folder, how);
    assert!(now() < deadline - AHEAD, "the bot starts within seconds");
    (bot, deadline)
}

/// With and without Discord's limits, with and without pictures.
pub async fn measure(size: Size) {
    let template = Template::play(variants::standard(None), 1903).await;
    println!(
        "{} games in the store, Spring 1903, all orders in",
        size.games
    );
    println!("{}", Run::HEAD);
    for (paced, pictures) in [(false, false), (false, true), (true, false), (true, true)] {
        // Discord's limits stretch it: a tenth as many show the same.
        let due = if paced { size.due / 10 } else { size.due };
        let how = How {
            paced,
            pictures,
            one_core: false,
        };
        let run = run(&template, size.games, due.max(1), how).await;
        let limits = if paced {
            "Discord's limits"
        } else {
            "no limits"
        };
        let drawn = if pictures { "pictures" } else { "no pictures" };
        println!("{}", run.row(&format!("{limits}, {drawn}")));
    }
    let how = How {
        paced: false,
        pictures: true,
        one_core: false,
    };
    let (run, sheets) = beside(&template, (size.games, THINKING), size.due, how).await;
    let computers = THINKING * 7;
    let name =
        format!("no limits, pictures, while {computers} strong computers think: {sheets} sheets");
    println!("{}", run.row(&name));
}
