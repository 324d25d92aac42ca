//! Many commands a second: how soon each gets its first answer, alone and while turns are closed.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use chancery::sandbox::{Id, OWNER_ID, Sight, Stage, Standin};
use chancery::variants;
use serde_json::json;

use crate::Size;
use crate::bot::{Bot, How};
use crate::seed::{self, Template};
use crate::turns::{Run, start, watch};
use crate::world::{self, Place, now, per_mille};

/// In how many games orders are written.
const TABLES: usize = 60;

/// In so many games for each second of commands computers have all seven seats: enough that some always think.
const THINKING: u64 = 8;

/// How long an answer may take at all: Discord's three seconds.
const LONGEST: Duration = Duration::from_secs(3);

/// When each interaction was answered.
type Answers = Arc<Mutex<HashMap<Id, Instant>>>;

/// Notes the first answer of every interaction at the moment it arrives.
fn listen(standin: &Standin) -> Answers {
    let answers: Answers = Arc::default();
    let heard = answers.clone();
    standin.oversee(Some(Arc::new(move |sight: Sight<'_>| {
        if sight.stage == Stage::Arrived
            && let Some(rest) = sight.path.strip_prefix("/interactions/")
            && let Some(id) = rest.split('/').next().and_then(|id| id.parse().ok())
        {
            let mut heard = heard.lock().expect("the answers");
            heard.entry(id).or_insert_with(Instant::now);
        }
        true
    })));
    answers
}

/// What came of so many commands.
struct Heard {
    /// Milliseconds to the first answer, sorted.
    times: Vec<f64>,
    /// Never answered, or too late.
    missed: usize,
    /// Seconds it took to ask them all.
    asked_in: f64,
}

impl Heard {
    const HEAD: &str = "| run | commands | a second | p50 | p99 | p99.9 | slowest | past 3 s or never | CPU ms each |\n\
        |---|---|---|---|---|---|---|---|---|";

    fn row(&self, name: &str, cpu: f64) -> String {
        let count = self.times.len() + self.missed;
        format!(
            "| {name} | {count} | {:.0} | {:.1} ms | {:.1} ms | {:.1} ms | {:.0} ms | {} | {:.2} |",
            count as f64 / self.asked_in,
            per_mille(&self.times, 500),
            per_mille(&self.times, 990),
            per_mille(&self.times, 999),
            self.times.last().copied().unwrap_or(f64::NAN),
            self.missed,
            cpu * 1e3 / count as f64,
        )
    }
}

/// Writes one order after the other, at a steady rate, for so long.
async fn talk(
    standin: &Standin,
    answers: &Answers,
    template: &Template,
    places: &[Place],
    size: Size,
) -> Heard {
    let every = Duration::from_secs(1) / u32::try_from(size.rate).expect("a rate");
    let start = Instant::now();
    let mut asked: Vec<(Id, Instant)> = Vec::new();
    for n in 0..size.rate * size.seconds {
        let due = start + every * u32::try_from(n).expect("not that long");
        tokio::time::sleep_until(due.into()).await;
        let (who, what) = (n as usize % 7, n as usize / 7);
        let place = places[what % places.len()];
        let units: Vec<_> = template.orders[who].iter().collect();
        if units.is_empty() {
            continue;
        }
        let (unit, orders) = units[what % units.len()];
        let options = [
            json!({"name": "unit", "type": 3, "value": unit}),
            json!({"name": "order", "type": 3, "value": orders[what % orders.len()]}),
        ];
        let person = OWNER_ID + who as u64;
        let at = Instant::now();
        let id = standin.command(person, place.channel, "order", &options);
        asked.push((id.expect("the command is taken"), at));
    }
    let asked_in = start.elapsed().as_secs_f64();
    tokio::time::sleep(LONGEST).await;
    let answers = answers.lock().expect("the answers");
    let took = asked.iter().filter_map(|(id, at)| {
        let answer = answers.get(id)?.duration_since(*at);
        (answer <= LONGEST).then_some(answer.as_secs_f64() * 1e3)
    });
    let mut times: Vec<f64> = took.collect();
    times.sort_by(f64::total_cmp);
    Heard {
        missed: asked.len() - times.len(),
        times,
        asked_in,
    }
}

/// Who plays the games that are not talked in and not idle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    People,
    Computers,
}

/// Fills a store with games to talk in, games to come due, and others.
async fn fill(
    template: &Template,
    size: Size,
    folder: &Path,
    (due, who): (usize, Who),
) -> (Standin, Vec<Place>, Vec<Place>) {
    let (standin, mut places) = world::standin(size.games.max(TABLES + due), false).await;
    let first = world::people(&standin, due * 7);
    let mut rest = places.split_off(TABLES);
    let others = rest.split_off(due);
    let far = now() + 24 * 3_600_000;
    let mut copies = seed::by_demo_people(&places, far);
    copies.extend(match who {
        Who::People => seed::at(&rest, first, far),
        Who::Computers => seed::by_computers(&rest, far),
    });
    copies.extend(seed::idle(&others));
    seed::fill(folder, template, &copies).await;
    (standin, places, rest)
}

pub async fn measure(size: Size) {
    let template = Template::play(variants::standard(None), 1903).await;
    let how = How {
        paced: false,
        pictures: true,
        one_core: false,
    };
    println!(
        "{} games in the store; /order in {TABLES} of them",
        size.games
    );
    println!("{}", Heard::HEAD);
    {
        let folder = tempfile::tempdir().expect("a folder");
        let (standin, places, _) = fill(&template, size, folder.path(), (0, Who::People)).await;
        let answers = listen(&standin);
        let bot = Bot::start(&standin, folder.path(), how);
        warm_up(&standin, &answers, &template, &places, size).await;
        let start = bot.cpu();
        let heard = talk(&standin, &answers, &template, &places, size).await;
        println!("{}", heard.row("alone", bot.cpu() - start));
        bot.stop();
    }
    thinking(&template, size, how).await;
    let folder = tempfile::tempdir().expect("a folder");
    let due = (size.due, Who::People);
    let (standin, places, rest) = fill(&template, size, folder.path(), due).await;
    let answers = listen(&standin);
    let (bot, deadline) = start(&standin, folder.path(), (&[], &rest), how).await;
    warm_up(&standin, &answers, &template, &places, size).await;
    let until = Duration::from_millis((deadline - now()).max(0) as u64);
    tokio::time::sleep(until).await;
    let cpu = bot.cpu();
    let (heard, run) = tokio::join!(
        talk(&standin, &answers, &template, &places, size),
        watch(&bot, folder.path(), deadline, rest.len()),
    );
    println!(
        "{}",
        heard.row("while turns are closed and drawn", bot.cpu() - cpu)
    );
    println!("\n{}", Run::HEAD);
    println!("{}", run.row("meanwhile"));
    bot.stop();
}

/// The same while strong computers look for orders.
async fn thinking(template: &Template, size: Size, how: How) {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let games = (THINKING * size.seconds) as usize;
    let (standin, places, rest) = fill(template, size, folder, (games, Who::Computers)).await;
    seed::sheets(folder, &rest, true).await;
    let answers = listen(&standin);
    let bot = Bot::start(&standin, folder, how);
    warm_up(&standin, &answers, template, &places, size).await;
    let (before, start) = (seed::sheets(folder, &rest, false).await, bot.cpu());
    let heard = talk(&standin, &answers, template, &places, size).await;
    let cpu = bot.cpu() - start;
    let thought = seed::sheets(folder, &rest, false).await - before;
    let name = format!(
        "while {} strong computers think: {thought} sheets",
        games * 7
    );
    println!("{}", heard.row(&name, cpu));
    bot.stop();
}

/// A second of commands that do not count: the names of all players are asked for once.
async fn warm_up(
    standin: &Standin,
    answers: &Answers,
    template: &Template,
    places: &[Place],
    size: Size,
) {
    let short = Size {
        seconds: 1,
        rate: size.rate.min(50),
        ..size
    };
    talk(standin, answers, template, places, short).await;
}
