//! Movement phases a second, single thread, beside the crate `diplomacy` 0.2.0 on the same phases;
//! and whether both come to the same result.
//!
//! `cargo bench --bench resolver`. Ours is the call the bot makes, reasons and the board after it
//! included. The crate's orders are converted before its clock starts. What remains of our cost is
//! mostly reading the orders, judging their legality and writing the outcomes; deciding is about a
//! quarter of it.

use std::time::Instant;

use chancery::board::Board;
use chancery::discord::offered;
use chancery::game::{Item, State};
use chancery::movement::{Friends, Rulebook, Verdict, resolve};
use chancery::variants;
use chancery::words::Words;

#[path = "support/games.rs"]
mod games;
#[path = "support/peer.rs"]
mod peer;

use games::Phase;

/// Whole games, and full boards.
const GAMES: u64 = 20;
const BOARDS: u64 = 200;
/// How often every batch is run; the best time of each counts, so that a busy machine does no harm.
const ROUNDS: usize = 20;
/// A game to the end of 1910 has so many movement phases; they are timed together.
const BATCH: usize = 20;

/// The best time of each batch of phases over some rounds, in microseconds a phase.
fn best_times<T>(
    phases: &[Phase],
    batch: usize,
    rounds: usize,
    prepare: impl Fn(&Phase) -> T,
    run: impl Fn(&Phase, T) -> usize,
) -> Vec<f64> {
    let best = |batch: &[Phase]| {
        let mut best = f64::INFINITY;
        for _ in 0..rounds {
            let ready: Vec<_> = batch.iter().map(|p| (p, prepare(p))).collect();
            let start = Instant::now();
            for (phase, ready) in ready {
                std::hint::black_box(run(phase, ready));
            }
            best = best.min(start.elapsed().as_secs_f64() * 1e6);
        }
        best / batch.len() as f64
    };
    phases.chunks(batch).map(best).collect()
}

/// Phases a second.
fn rate(times: &[f64]) -> f64 {
    times.len() as f64 / times.iter().sum::<f64>() * 1e6
}

/// How many phases end alike, and the first few that do not.
fn compare(board: &Board, rules: &Rulebook, phases: &[Phase]) -> (usize, Vec<String>) {
    let mut alike = 0;
    let mut unlike = Vec::new();
    for phase in phases {
        let ours = resolve(
            board,
            rules,
            &Friends::default(),
            &phase.position,
            &phase.orders,
        );
        let theirs = peer::moved(peer::orders(board, phase));
        let differing = ours.outcomes.iter().filter_map(|o| {
            let moved = o.verdict == Verdict::Moved;
            let them = theirs
                .get(o.unit.at.province.id())
                .copied()
                .unwrap_or(false);
            (moved != them).then(|| format!("{} {moved} {them} {:?}", o.unit.at, o.reason))
        });
        let differing: Vec<_> = differing.collect();
        if differing.is_empty() {
            alike += 1;
        } else {
            unlike.push(format!("{}: {}", phase.name, differing.join("; ")));
        }
    }
    (alike, unlike)
}

/// The crowded naval board: a phase is to take 200 microseconds at most. And what is offered while an
/// order for one of its fleets is typed.
fn naval() {
    let setup = variants::naval(None);
    let (board, rules) = (setup.board(), &setup.movement);
    let plain = Friends::default();
    let phases: Vec<_> = (0..BOARDS)
        .map(|seed| games::naval_board(rules, board, seed))
        .collect();
    let run = |phase: &Phase, ()| {
        let done = rules.resolve(board, &plain, &phase.position, &phase.orders);
        done.outcomes.len()
    };
    let mine = best_times(&phases, 1, ROUNDS, |_| (), run);
    let worst = mine.iter().copied().fold(0.0, f64::max);
    let units: usize = phases.iter().map(|p| p.position.units.len()).sum();
    println!(
        "\nnaval board: {} phases of {:.1} units, {:.1} µs each, slowest {worst:.1} µs",
        phases.len(),
        units as f64 / phases.len() as f64,
        mine.iter().sum::<f64>() / mine.len() as f64,
    );
    let words = Words::english();
    let mut slowest: f64 = 0.0;
    let (mut most, mut total, mut count) = (0, 0.0, 0);
    for phase in phases.iter().take(20) {
        let mut state = State::new(setup.clone());
        state.position = phase.position.clone();
        for unit in phase.position.units.iter().take(10) {
            for typed in ["", "bre", "F North Sea supports", "zzz"] {
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

fn main() {
    let board = Board::standard();
    let rules = peer::rules();
    let plain = Friends::default();
    let played: Vec<_> = (0..GAMES)
        .flat_map(|seed| games::game(board, &rules, seed))
        .collect();
    let full: Vec<_> = (0..BOARDS)
        .map(|seed| games::full_board(board, &rules, seed))
        .collect();
    let tangles = games::tangles();
    println!(
        "| phases | count | units each | ours /s | diplomacy 0.2.0 /s | times | slowest of ours, µs | alike |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut notes = Vec::new();
    for (name, phases) in [
        ("games to 1910", &played),
        ("34 units, any legal order", &full),
        ("DATC 6.F.22, 24, 28, 29", &tangles),
    ] {
        let units: usize = phases.iter().map(|p| p.position.units.len()).sum();
        let ours = |phase: &Phase, ()| {
            let result = resolve(board, &rules, &plain, &phase.position, &phase.orders);
            result.outcomes.len()
        };
        let mine = best_times(phases, BATCH, ROUNDS, |_| (), ours);
        let alone = best_times(phases, 1, ROUNDS, |_| (), ours);
        let theirs = best_times(
            phases,
            BATCH,
            ROUNDS,
            |phase| peer::orders(board, phase),
            |_, orders| peer::resolve(peer::map(), orders),
        );
        let (worst, which) = alone
            .iter()
            .zip(phases)
            .max_by(|a, b| a.0.total_cmp(b.0))
            .map_or((0.0, ""), |(time, phase)| (*time, phase.name.as_str()));
        let (mine, theirs) = (rate(&mine), rate(&theirs));
        let (alike, unlike) = compare(board, &rules, phases);
        println!(
            "| {name} | {} | {:.1} | {mine:.0} | {theirs:.0} | {:.0} | {worst:.1} ({which}) | {alike} |",
            phases.len(),
            units as f64 / phases.len() as f64,
            mine / theirs,
        );
        notes.extend(unlike);
    }
    naval();
    println!(
        "\nphases that end otherwise with the crate: {}",
        notes.len()
    );
    for note in notes.iter().take(12) {
        println!("  {note}");
    }
}
