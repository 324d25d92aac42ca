//! Standings, tie-breaks and awards.

use chancery_events::{Award, BoardResult, awards, standings};
use chancery_rules::board::Power;
use chancery_rules::board::powers::{AUSTRIA, FRANCE};
use chancery_rules::control::PlayerId;

fn result(round: u32, player: u64, power: Power, points: i64, centres: u32) -> BoardResult {
    BoardResult {
        round,
        board: 1,
        power,
        player: PlayerId(player),
        points,
        centres,
        solo: centres >= 18,
        top: centres >= 9,
    }
}

/// `place player points` for each line.
fn told(results: &[BoardResult], counted: Option<usize>) -> Vec<(usize, u64, i64)> {
    let lines = standings(results, counted);
    lines
        .into_iter()
        .map(|l| (l.place, l.player.0, l.points))
        .collect()
}

#[test]
fn points_of_all_rounds_or_of_the_best_count() {
    let results = [
        result(1, 1, FRANCE, 10_00, 5),
        result(1, 2, AUSTRIA, 40_00, 8),
        result(2, 1, AUSTRIA, 35_00, 8),
        result(3, 1, AUSTRIA, -5_00, 0),
        result(3, 2, FRANCE, 0, 0),
    ];
    // The second has the better single result.
    assert_eq!(told(&results, None), [(1, 2, 40_00), (2, 1, 40_00)]);
    assert_eq!(told(&results, Some(2)), [(1, 1, 45_00), (2, 2, 40_00)]);
    let first = &standings(&results, None)[0];
    assert_eq!(first.rounds, [Some(40_00), None, Some(0)]);
}

#[test]
fn ties_are_broken_by_best_result_solos_tops_and_centres_in_this_order() {
    // The same points; a better single result goes first.
    let results = [
        result(1, 1, FRANCE, 20_00, 9),
        result(2, 1, FRANCE, 20_00, 9),
        result(1, 2, AUSTRIA, 30_00, 5),
        result(2, 2, AUSTRIA, 10_00, 2),
    ];
    assert_eq!(told(&results, None), [(1, 2, 40_00), (2, 1, 40_00)]);
    // The same best result: a board topped, then centres, then a shared place.
    let results = [
        result(1, 1, FRANCE, 20_00, 8),
        result(1, 2, FRANCE, 20_00, 9),
        result(1, 3, FRANCE, 20_00, 7),
        result(1, 4, FRANCE, 20_00, 7),
        result(1, 5, FRANCE, 10_00, 7),
    ];
    let expected = [
        (1, 2, 20_00),
        (2, 1, 20_00),
        (3, 3, 20_00),
        (3, 4, 20_00),
        (5, 5, 10_00),
    ];
    assert_eq!(told(&results, None), expected);
}

#[test]
fn awards_go_to_the_best_of_each_round_and_power() {
    let results = [
        result(1, 1, FRANCE, 30_00, 8),
        result(1, 2, AUSTRIA, 30_00, 8),
        result(2, 1, AUSTRIA, 0, 0),
        result(2, 2, FRANCE, 30_00, 9),
    ];
    let given: Vec<(Award, Vec<u64>)> = awards(&results)
        .into_iter()
        .map(|(award, won)| (award, won.iter().map(|r| r.player.0).collect()))
        .collect();
    let expected = [
        (Award::Round(1), vec![1, 2]),
        (Award::Round(2), vec![2]),
        (Award::Power(AUSTRIA), vec![2]),
        (Award::Power(FRANCE), vec![2]),
    ];
    assert_eq!(given, expected);
    assert!(awards(&[result(1, 1, FRANCE, 0, 0)]).is_empty());
}
