//! What a turn costs when there are more games, and when the game is old: it should not matter.

use chancery::variants;

use crate::Size;
use crate::bot::How;
use crate::seed::Template;
use crate::turns::run;

/// How many games come due in all runs of a size together.
const DUE: usize = 200;

/// Without pictures and limits, so that the store and the reading of histories are what is seen.
const HOW: How = How {
    paced: false,
    pictures: false,
    one_core: false,
};

pub async fn measure(size: Size) {
    println!("{}", Cost::HEAD);
    let (sizes, old): (&[usize], i64) = if size.small {
        (&[10, 500], 1910)
    } else {
        (&[10, 1_000, 10_000], 1930)
    };
    let young = Template::play(variants::standard(None), 1903).await;
    for games in sizes {
        let run = repeat(&young, *games, size.small).await;
        println!("{}", run.row(&format!("{games} games, Spring 1903")));
    }
    for year in [1901, old] {
        let template = Template::play(variants::standard(None), year).await;
        let run = repeat(&template, 2 * DUE, size.small).await;
        println!("{}", run.row(&format!("{} games, Spring {year}", 2 * DUE)));
    }
}

/// In a small store few can come due: then so often that the processor's clock, which counts in
/// hundredths of a second, has something to count.
async fn repeat(template: &Template, games: usize, small: bool) -> Cost {
    // Half of a very small store comes due before, so that everything has been done once.
    let due = DUE.min(games / 2);
    let times = if small { 1 } else { (DUE / due).min(12) };
    let mut cost = Cost::default();
    for _ in 0..times {
        let run = run(template, games, due, HOW).await;
        cost.turns += run.due;
        cost.closing += run.closing;
        cost.all += run.all;
    }
    cost
}

/// Turns, and the processor seconds of the bot they took.
#[derive(Default)]
struct Cost {
    turns: usize,
    closing: f64,
    all: f64,
}

impl Cost {
    const HEAD: &str =
        "| store | turns | CPU ms a turn, stored | CPU ms a turn, posted |\n|---|---|---|---|";

    fn row(&self, name: &str) -> String {
        let each = |seconds: f64| seconds * 1e3 / self.turns as f64;
        format!(
            "| {name} | {} | {:.2} | {:.2} |",
            self.turns,
            each(self.closing),
            each(self.all)
        )
    }
}
