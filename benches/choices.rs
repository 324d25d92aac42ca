//! What is offered while an order for a fleet of the crowded naval board is typed: its legal orders, and those
//! that fit what was typed, spelled out.
//!
//! `cargo bench --bench choices`. On average an answer is to take half a millisecond at most.

use std::time::Instant;

use chancery::discord::offered;
use chancery::game::{Item, State};
use chancery::i18n::Words;
use chancery::variants;
use chancery_benches::games;

/// How many boards, and how many units of each.
const BOARDS: u64 = 20;
const UNITS: usize = 10;
/// What has been typed: nothing yet, a word's beginning, several words, and what nothing fits.
const TYPED: [&str; 4] = ["", "bre", "F North Sea supports", "zzz"];

fn main() {
    let setup = variants::naval(None);
    let (board, rules) = (setup.board(), &setup.movement);
    let words = Words::english();
    let mut slowest: f64 = 0.0;
    let (mut most, mut total, mut count) = (0, 0.0, 0);
    for seed in 0..BOARDS {
        let mut state = State::new(setup.clone());
        state.position = games::naval_board(rules, board, seed).position;
        for unit in state.position.units.iter().take(UNITS) {
            for typed in TYPED {
                let start = Instant::now();
                let orders = rules.legal_orders(board, &state.position, unit);
                let items: Vec<Item> = orders.into_iter().map(Item::Order).collect();
                std::hint::black_box(offered(words, &state, &items, typed));
                let took = start.elapsed().as_secs_f64() * 1e3;
                (slowest, most) = (slowest.max(took), most.max(items.len()));
                (total, count) = (total + took, count + 1);
            }
        }
    }
    println!(
        "choices while typing: {:.2} ms each of at most {most} orders, slowest {slowest:.2} ms",
        total / f64::from(count),
    );
}
