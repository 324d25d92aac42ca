use chancery_benches::games;
use chancery_rules::board::Board;
use chancery_rules::movement::{Friends, Rulebook, resolve};
fn main() {
    let n: usize = std::env::args().nth(1).map_or(2000, |s| s.parse().unwrap());
    let (board, rules) = (Board::standard(), Rulebook::default());
    let phases: Vec<_> = (0..20)
        .flat_map(|seed| games::game(board, &rules, seed))
        .collect();
    let friends = Friends::default();
    let t = std::time::Instant::now();
    let mut best = f64::INFINITY;
    for _ in 0..n {
        let t = std::time::Instant::now();
        for p in &phases {
            std::hint::black_box(resolve(board, &rules, &friends, &p.position, &p.orders));
        }
        best = best.min(t.elapsed().as_secs_f64());
    }
    println!(
        "{} phases, best {:.3} µs each, {:.0}/s",
        phases.len(),
        best / phases.len() as f64 * 1e6,
        phases.len() as f64 / best
    );
    let _ = t;
}
