//! Movement phases a second, single thread, beside the crate `diplomacy` 0.2.0 on the same phases;
//! and whether both come to the same result.
//!
//! `cargo bench -p chancery-benches --bench resolver`; with `-- --short` only the first row of the table, as
//! `.ci/run` prints it. Ours is the call the bot makes, reasons and the board after it included. The
//! crate's orders are converted before its clock starts. What remains of our cost is mostly reading the
//! orders, judging their legality and writing the outcomes; deciding is about a quarter of it.

use std::time::Instant;

use chancery_benches::games::{self, Phase};
use chancery_benches::peer;
use chancery_rules::board::Board;
use chancery_rules::movement::{Friends, Rulebook, Verdict, resolve};
use chancery_rules::variants;

/// Whole games, and full boards.
const GAMES: u64 = 20;
const BOARDS: u64 = 200;
/// How often every batch is run; the best time of each counts, so that a busy machine does no harm.
const ROUNDS: usize = 20;
/// How often ours runs each time.
const REPEATS: usize = 5;
/// A game to the end of 1910 has so many movement phases; they are timed together.
const BATCH: usize = 20;

/// How long some phases take, in microseconds.
fn time<T>(
    phases: &[Phase],
    prepare: impl Fn(&Phase) -> T,
    run: impl Fn(&Phase, T) -> usize,
) -> f64 {
    let ready: Vec<_> = phases.iter().map(|p| (p, prepare(p))).collect();
    let start = Instant::now();
    for (phase, ready) in ready {
        std::hint::black_box(run(phase, ready));
    }
    start.elapsed().as_secs_f64() * 1e6
}

/// The best time of each phase by itself.
fn alone(phases: &[Phase], run: impl Fn(&Phase) -> usize) -> Vec<f64> {
    let best = |phase: &Phase| {
        let one = std::slice::from_ref(phase);
        let times = (0..ROUNDS).map(|_| time(one, |_| (), |phase, ()| run(phase)));
        times.fold(f64::INFINITY, f64::min)
    };
    phases.iter().map(best).collect()
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
                .get(o.unit.at.province.id().as_str())
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

/// The crowded naval board: a phase is to take 12 microseconds on average. And every legal order of one of its
/// units, as they are looked up while an order is typed (`cargo bench --bench choices` measures the rest of that).
fn naval() {
    let setup = variants::naval(None);
    let (board, rules) = (setup.board(), &setup.movement);
    let plain = Friends::default();
    let phases: Vec<_> = (0..BOARDS)
        .map(|seed| games::naval_board(rules, board, seed))
        .collect();
    let mine = alone(&phases, |phase| {
        let done = rules.resolve(board, &plain, &phase.position, &phase.orders);
        done.outcomes.len()
    });
    let worst = mine.iter().copied().fold(0.0, f64::max);
    let units: usize = phases.iter().map(|p| p.position.units.len()).sum();
    println!(
        "\nnaval board: {} phases of {:.1} units, {:.1} µs each, slowest {worst:.1} µs",
        phases.len(),
        units as f64 / phases.len() as f64,
        mine.iter().sum::<f64>() / mine.len() as f64,
    );
    let (mut slowest, mut total, mut most, mut count) = (0.0_f64, 0.0, 0, 0);
    for phase in phases.iter().take(20) {
        for unit in phase.position.units.iter().take(10) {
            let start = Instant::now();
            let orders = rules.legal_orders(board, &phase.position, unit);
            let took = start.elapsed().as_secs_f64() * 1e3;
            (slowest, most) = (slowest.max(took), most.max(orders.len()));
            (total, count) = (total + took, count + 1);
        }
    }
    println!(
        "legal orders of a fleet: {:.3} ms each of at most {most}, slowest {slowest:.3} ms",
        total / f64::from(count),
    );
}

/// Times some phases with both programs, prints the row, and says which phases end otherwise with the crate.
fn row(name: &str, phases: &[Phase]) -> Vec<String> {
    let board = Board::standard();
    let rules = peer::rules();
    let plain = Friends::default();
    let units: usize = phases.iter().map(|p| p.position.units.len()).sum();
    let ours = |phase: &Phase| {
        let result = resolve(board, &rules, &plain, &phase.position, &phase.orders);
        result.outcomes.len()
    };
    let (mut mine, mut theirs) = (0.0, 0.0);
    for batch in phases.chunks(BATCH) {
        let mut best = (f64::INFINITY, f64::INFINITY);
        // They take turns, so that whatever else the machine does slows both down. Ours runs again at once: a
        // batch of it is so short that the first run mostly fetches the code.
        for _ in 0..ROUNDS {
            let runs = (0..REPEATS).map(|_| time(batch, |_| (), |phase, ()| ours(phase)));
            let time_of_ours = runs.fold(f64::INFINITY, f64::min);
            let time_of_theirs = time(
                batch,
                |phase| peer::orders(board, phase),
                |_, orders| peer::resolve(peer::map(), orders),
            );
            best = (best.0.min(time_of_ours), best.1.min(time_of_theirs));
        }
        (mine, theirs) = (mine + best.0, theirs + best.1);
    }
    let alone = alone(phases, ours);
    let (worst, which) = alone
        .iter()
        .zip(phases)
        .max_by(|a, b| a.0.total_cmp(b.0))
        .map_or((0.0, ""), |(time, phase)| (*time, phase.name.as_str()));
    let rate = |time: f64| phases.len() as f64 / time * 1e6;
    let (mine, theirs) = (rate(mine), rate(theirs));
    let (alike, unlike) = compare(board, &rules, phases);
    println!(
        "| {name} | {} | {:.1} | {mine:.0} | {theirs:.0} | {:.0} | {worst:.1} ({which}) | {alike} |",
        phases.len(),
        units as f64 / phases.len() as f64,
        mine / theirs,
    );
    unlike
}

fn main() {
    let short = std::env::args().any(|argument| argument == "--short");
    let board = Board::standard();
    let rules = peer::rules();
    println!(
        "| phases | count | units each | ours /s | diplomacy 0.2.0 /s | times | slowest of ours, µs | alike |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let played: Vec<_> = (0..GAMES)
        .flat_map(|seed| games::game(board, &rules, seed))
        .collect();
    let mut notes = row("games to 1910", &played);
    if short {
        return;
    }
    let full: Vec<_> = (0..BOARDS)
        .map(|seed| games::full_board(board, &rules, seed))
        .collect();
    notes.extend(row("34 units, any legal order", &full));
    notes.extend(row("DATC 6.F.22, 24, 28, 29", &games::tangles()));
    naval();
    println!(
        "\nphases that end otherwise with the crate: {}",
        notes.len()
    );
    for note in notes.iter().take(12) {
        println!("  {note}");
    }
}
