//! What a turn costs when there are more games, and when the game is old: it should not matter.

use chancery::variants;

use crate::Size;
use crate::bot::How;
use crate::seed::Template;
use crate::turns::{Run, run};

/// How many games come due in each run.
const DUE: usize = 200;

/// Without pictures and limits, so that the store and the reading of histories are what is seen.
const HOW: How = How {
    paced: false,
    pictures: false,
};

pub async fn measure(size: Size) {
    println!("{}", Run::HEAD);
    let (sizes, old): (&[usize], i64) = match size.small {
        true => (&[10, 500], 1910),
        false => (&[10, 1_000, 10_000], 1930),
    };
    let young = Template::play(variants::standard(None), 1903).await;
    for games in sizes {
        let due = DUE.min(*games);
        let run = run(&young, *games, due, HOW).await;
        println!("{}", run.row(&format!("{games} games, Spring 1903")));
    }
    for year in [1901, old] {
        let template = Template::play(variants::standard(None), year).await;
        let run = run(&template, DUE, DUE, HOW).await;
        println!("{}", run.row(&format!("{DUE} games, Spring {year}")));
    }
}
