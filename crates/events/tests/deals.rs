//! Dealing rounds.

use std::collections::BTreeSet;

use chancery_events::{Compromises, DealError, Entrant, Wanted, deal};
use chancery_rules::board::powers::{AUSTRIA, FRANCE, TURKEY};
use chancery_rules::board::{Power, PowerMap};
use chancery_rules::control::{Computer, Level, PlayerId};
use chancery_rules::variants::standard;
use proptest::prelude::*;

fn seven() -> Vec<Power> {
    standard(None).played()
}

fn person(number: u64) -> PlayerId {
    PlayerId(100_000_000_000_000_000 + number)
}

fn computer(number: u32) -> PlayerId {
    let level = Level::Easy;
    Computer { level, number }.id()
}

fn entrants(players: impl IntoIterator<Item = PlayerId>) -> Vec<Entrant> {
    let entrant = |player| Entrant {
        player,
        wishes: vec![],
        reserve: false,
    };
    players.into_iter().map(entrant).collect()
}

fn wanted<'a>(
    seats: &'a [Power],
    entrants: &'a [Entrant],
    apart: &'a BTreeSet<(PlayerId, PlayerId)>,
) -> Wanted<'a> {
    Wanted {
        seats,
        entrants,
        past: &[],
        apart,
        fill: None,
        seed: 1,
    }
}

/// Who played what at boards of an earlier round.
fn played(boards: &[PowerMap<PlayerId>]) -> Vec<Vec<(Power, PlayerId)>> {
    let of_board = |board: &PowerMap<PlayerId>| board.iter().map(|(p, who)| (*p, *who)).collect();
    boards.iter().map(of_board).collect()
}

#[test]
fn over_seven_rounds_everybody_has_every_power_once() {
    let (seats, all, none) = (seven(), entrants((0..14).map(person)), BTreeSet::new());
    let mut past: Vec<Vec<(Power, PlayerId)>> = Vec::new();
    for round in 0..4 {
        let dealt = deal(&Wanted {
            past: &past,
            seed: round,
            ..wanted(&seats, &all, &none)
        })
        .expect("a deal");
        assert_eq!(
            (dealt.boards.len(), dealt.compromises.same_power),
            (2, 0),
            "round {round}"
        );
        past.extend(played(&dealt.boards));
    }
}

#[test]
fn two_who_shall_not_meet_sit_at_different_boards() {
    let (seats, all) = (seven(), entrants((0..14).map(person)));
    // One against all but six of the others: there is one deal of people onto boards.
    let apart: BTreeSet<_> = (7..14).map(|other| (person(0), person(other))).collect();
    let dealt = deal(&wanted(&seats, &all, &apart)).expect("a deal");
    assert_eq!(dealt.compromises.met, 0);
    let with = dealt
        .boards
        .iter()
        .find(|board| board.values().any(|p| *p == person(0)))
        .expect("a board");
    assert!(with.values().all(|p| *p < person(7)), "{with:?}");
    // With one board there is no way out, and it is said.
    let few = entrants((0..7).map(person));
    let pair = BTreeSet::from([(person(1), person(2))]);
    assert_eq!(
        deal(&wanted(&seats, &few, &pair))
            .expect("a deal")
            .compromises
            .met,
        1
    );
}

#[test]
fn wishes_are_met_after_all_else() {
    let seats = seven();
    let mut all = entrants((0..7).map(person));
    all[3].wishes = vec![TURKEY, FRANCE];
    all[4].wishes = vec![TURKEY, AUSTRIA];
    let none = BTreeSet::new();
    let dealt = deal(&wanted(&seats, &all, &none)).expect("a deal");
    // One of the two has Turkey, the other their second wish.
    assert_eq!(dealt.compromises.wishes, 1);
    let turkey = dealt.boards[0][&TURKEY];
    assert!([person(3), person(4)].contains(&turkey));
    // Who had it before does not get it again, whatever they wish.
    let past = vec![vec![
        (TURKEY, person(3)),
        (AUSTRIA, person(4)),
        (FRANCE, person(0)),
    ]];
    let again = deal(&Wanted {
        past: &past,
        ..wanted(&seats, &all, &none)
    })
    .expect("a deal");
    assert_eq!(again.boards[0][&TURKEY], person(4));
    assert_eq!(again.boards[0][&FRANCE], person(3));
}

#[test]
fn those_who_met_are_dealt_apart() {
    let seats = &seven()[..2];
    let (all, none) = (entrants((0..4).map(person)), BTreeSet::new());
    let first = deal(&wanted(seats, &all, &none)).expect("a deal");
    let past = played(&first.boards);
    let second = deal(&Wanted {
        past: &past,
        ..wanted(seats, &all, &none)
    })
    .expect("a deal");
    assert_eq!(
        second.compromises,
        Compromises::default(),
        "{first:?} {second:?}"
    );
}

#[test]
fn whoever_took_a_power_over_has_had_it_and_met_the_others() {
    let seats = &seven()[..2];
    let (all, none) = (entrants((0..4).map(person)), BTreeSet::new());
    let past = vec![vec![
        (seats[0], person(0)),
        (seats[0], person(2)),
        (seats[1], person(1)),
    ]];
    let dealt = deal(&Wanted {
        past: &past,
        ..wanted(seats, &all, &none)
    })
    .expect("a deal");
    // One of the two who had the first power meets the second's player again, or one has it again, which is worse.
    let expected = Compromises {
        met_again: 1,
        ..Compromises::default()
    };
    assert_eq!(dealt.compromises, expected, "{dealt:?}");
    // Predecessor and successor have not met.
    let two = entrants([person(0), person(2)]);
    let dealt = deal(&Wanted {
        past: &past,
        ..wanted(seats, &two, &none)
    })
    .expect("a deal");
    assert_eq!(dealt.compromises.met_again, 0, "{dealt:?}");
}

#[test]
fn reserves_complete_a_board_or_stay_out() {
    let (seats, none) = (seven(), BTreeSet::new());
    let mut all = entrants((0..7).map(person));
    all[0].reserve = true;
    let dealt = deal(&wanted(&seats, &all, &none)).expect("a deal");
    assert_eq!((dealt.boards.len(), dealt.out.len()), (1, 0));
    all.extend(entrants([person(8)]));
    let dealt = deal(&wanted(&seats, &all, &none)).expect("a deal");
    assert_eq!(dealt.out, [person(0)]);
    all.truncate(5);
    let few = deal(&wanted(&seats, &all, &none));
    assert_eq!(few, Err(DealError::TooFew { missing: 2 }));
    let filled = Wanted {
        fill: Some(Level::Strong),
        ..wanted(&seats, &all, &none)
    };
    let filled = deal(&filled).expect("a deal");
    let guests = filled.boards[0]
        .values()
        .filter(|p| p.is_computer())
        .count();
    assert_eq!((guests, filled.out.len()), (2, 0));
}

#[test]
fn computers_stay_out_before_people_and_take_turns() {
    let (seats, none) = (seven(), BTreeSet::new());
    let all = entrants((1..=21).map(computer).chain((0..3).map(person)));
    let first = deal(&wanted(&seats, &all, &none)).expect("a deal");
    assert_eq!((first.boards.len(), first.out.len()), (3, 3));
    assert!(first.out.iter().all(|p| p.is_computer()));
    let past = played(&first.boards);
    let second = deal(&Wanted {
        past: &past,
        ..wanted(&seats, &all, &none)
    })
    .expect("a deal");
    assert!(
        second
            .out
            .iter()
            .all(|p| p.is_computer() && !first.out.contains(p)),
        "{second:?}"
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn nobody_sits_twice_and_no_seat_is_empty(
        size in 2_usize..=7,
        people in 0_u64..30,
        reserves in 0_u64..6,
        fill in any::<bool>(),
        seed in any::<u64>(),
        pairs in prop::collection::btree_set((0_u64..30, 0_u64..30), 0..8),
    ) {
        let seats = &seven()[..size];
        let mut all = entrants((0..people + reserves).map(person));
        for reserve in all.iter_mut().skip(people as usize) {
            reserve.reserve = true;
        }
        let apart: BTreeSet<_> = pairs.iter().filter(|(a, b)| a < b).map(|(a, b)| (person(*a), person(*b))).collect();
        let asked = Wanted { seed, fill: fill.then_some(Level::Easy), ..wanted(seats, &all, &apart) };
        match deal(&asked) {
            Ok(dealt) => {
                let again = deal(&asked);
                prop_assert_eq!(again.as_ref(), Ok(&dealt));
                let mut seen = BTreeSet::new();
                for board in &dealt.boards {
                    prop_assert!(board.keys().eq(seats));
                    for player in board.values() {
                        prop_assert!(seen.insert(*player), "{:?} sits twice", player);
                        prop_assert!(player.is_computer() || all.iter().any(|e| e.player == *player));
                    }
                }
                for entrant in &all {
                    prop_assert_ne!(seen.contains(&entrant.player), dealt.out.contains(&entrant.player));
                }
                let reserves_in = all.iter().filter(|e| e.reserve && seen.contains(&e.player)).count();
                let regulars_out = all.iter().filter(|e| !e.reserve && dealt.out.contains(&e.player)).count();
                // Reserves play only as many as are missing, and then nobody else stays out.
                prop_assert!(reserves_in < size || people == 0);
                prop_assert!(reserves_in == 0 || regulars_out == 0);
                prop_assert!(regulars_out < size);
                if fill {
                    prop_assert_eq!(regulars_out, 0);
                }
            }
            Err(DealError::TooFew { missing }) => {
                prop_assert!(missing > 0 && (!fill || all.is_empty()));
                prop_assert!(((people + reserves) as usize) < size);
            }
        }
    }
}
