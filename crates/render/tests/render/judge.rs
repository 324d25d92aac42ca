//! What cannot be read on crowded boards, measured on the shapes of many random ones.

use std::fmt::Write;

use chancery_render::{Chart, judge, misplaced};

use super::crowds::{SORTS, board};

/// How many boards are judged, over all sorts; 2,000 with `CHANCERY_JUDGE=2000`.
const BOARDS: usize = 350;

#[test]
fn crowded_boards_can_be_read() {
    let boards = std::env::var("CHANCERY_JUDGE")
        .ok()
        .and_then(|n| n.parse().ok());
    let each = boards.unwrap_or(BOARDS) / SORTS.len();
    let verbose = std::env::var_os("CHANCERY_JUDGE_NAMES").is_some();
    let mut table = String::new();
    for (sort, units) in SORTS {
        let mut sums = [0usize; 5];
        let mut names: std::collections::BTreeMap<String, usize> = Default::default();
        for seed in 0..each {
            let found = judge(&board(sort, units, seed as u64));
            let all = [
                &found.crossed,
                &found.hidden,
                &found.stubs,
                &found.overland,
                &found.covered,
            ];
            for (i, list) in all.into_iter().enumerate() {
                sums[i] += list.len();
                for name in list {
                    *names.entry(format!("{i} {name}")).or_default() += 1;
                }
            }
        }
        let mean = sums.map(|sum| sum as f32 / each as f32);
        writeln!(
            table,
            "| {sort} | {units} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} |",
            mean[0], mean[1], mean[2], mean[3], mean[4]
        )
        .unwrap();
        if verbose {
            let mut most: Vec<_> = names.into_iter().collect();
            most.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
            for kind in ["0", "1", "2", "3", "4"] {
                let some: Vec<String> = most
                    .iter()
                    .filter(|(n, _)| n.starts_with(kind))
                    .take(25)
                    .map(|(n, c)| format!("{} {c}", &n[2..]))
                    .collect();
                println!("{sort} {kind}: {}", some.join(", "));
            }
        }
    }
    println!("{each} boards each\n{table}");
    for chart in [Chart::Standard, Chart::Economic, Chart::Naval] {
        println!("{chart:?}: {:?}", misplaced(chart));
    }
}
