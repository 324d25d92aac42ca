//! Movement beside an adjudicator that is not ours: the crate `diplomacy`, over thousands of random phases.

use chancery::board::Board;
use chancery::movement::{Friends, Verdict, resolve};
use chancery_benches::games;
use chancery_benches::peer as crate_diplomacy;

/// Whole games of some twenty phases each.
const GAMES: u64 = 60;
/// Boards of 34 units with any legal orders.
const BOARDS: u64 = 800;

/// Every unit moves, or does not, as the crate says. Borders and convoy orders the crate does not know are left out
/// of the phases (see `crates/benches/src/games.rs`).
#[test]
fn thousands_of_random_phases_end_as_with_the_crate_diplomacy() {
    let board = Board::standard();
    let rules = crate_diplomacy::rules();
    let played = (0..GAMES).flat_map(|seed| games::game(board, &rules, seed));
    let full = (0..BOARDS).map(|seed| games::full_board(board, &rules, seed));
    let mut phases = 0;
    let mut moves = 0;
    for phase in played.chain(full) {
        let ours = resolve(
            board,
            &rules,
            &Friends::default(),
            &phase.position,
            &phase.orders,
        );
        let theirs = crate_diplomacy::moved(crate_diplomacy::orders(board, &phase));
        for outcome in &ours.outcomes {
            let moved = outcome.verdict == Verdict::Moved;
            let expected = theirs.get(&*outcome.unit.at.province.id()).copied();
            assert_eq!(
                moved,
                expected.unwrap_or(false),
                "{}: {} {:?}",
                phase.name,
                outcome.unit.at,
                outcome.reason
            );
            moves += usize::from(moved);
        }
        phases += 1;
    }
    assert!(
        phases > 1_500 && moves > 5_000,
        "{phases} phases, {moves} moves"
    );
}
