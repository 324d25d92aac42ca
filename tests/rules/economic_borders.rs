//! The borders a GM may draw otherwise on the economic board: rulings 1B.26 and 1B.30, part D.

use std::collections::BTreeSet;

use chancery::board::{Board, BoardKind, BorderChange, UnitKind};
use chancery::movement::Verdict;

use crate::economic_board::{board, borders, p, run, verdict};
use crate::notation::read_unit;

/// Each change: the orders it lets through or stops, and whether it lets them.
const CHANGES: [(BorderChange, &[&str], bool); 8] = [
    (
        BorderChange::NoZarBud,
        &["A zar - bud", "A bud - zar"],
        false,
    ),
    (BorderChange::CroSer, &["A cro - ser", "A ser - cro"], true),
    (
        BorderChange::NoArcFin,
        &["A arc - fin", "A fin - arc"],
        false,
    ),
    (BorderChange::SpnMar, &["A spn - mar", "A mar - spn"], true),
    (BorderChange::SpsGas, &["A sps - gas", "A gas - sps"], true),
    (BorderChange::IreMao, &["F ire - mao", "F mao - ire"], true),
    (
        BorderChange::IreCly,
        &["A ire - cly", "A cly - ire", "F ire - cly", "F cly - ire"],
        true,
    ),
    (
        BorderChange::NapSicFleets,
        &["F nap - sic", "F sic - nap"],
        true,
    ),
];

#[test]
fn ruling_1b26_and_1b30_each_border_can_be_drawn_the_other_way() {
    for (change, orders, opens) in CHANGES {
        let changed = BoardKind::Economic.board_with(&BTreeSet::from([change]));
        for order in orders {
            let line = format!("italy: {order}");
            let from = read_unit(&order[..5]).at.province.id();
            let went = |board| verdict(&run(board, &[&line]), &from) == Verdict::Moved;
            assert_eq!(
                (went(board()), went(changed)),
                (!opens, opens),
                "{change}: {order}"
            );
        }
        let mut moved = 0;
        for kind in [UnitKind::Army, UnitKind::Fleet] {
            let (was, is) = (borders(board(), kind), borders(changed, kind));
            moved += was.symmetric_difference(&is).count();
        }
        assert_eq!(moved, orders.len(), "{change} draws no other border");
    }
}

#[test]
fn ruling_1b26_a_fleet_supports_across_the_strait_only_where_fleets_pass_it() {
    let with = BoardKind::Economic.board_with(&BTreeSet::from([BorderChange::NapSicFleets]));
    let lines = [
        "italy: F rom - nap",
        "italy: F sic S F rom - nap",
        "france: F nap H",
    ];
    assert_eq!(verdict(&run(with, &lines), "rom"), Verdict::Moved);
    assert_eq!(verdict(&run(board(), &lines), "rom"), Verdict::Bounced);
    // The strait stays one for convoys and for the seas beside it.
    assert_eq!(
        verdict(&run(with, &["italy: F ion - tys"]), "ion"),
        Verdict::Moved
    );
}

#[test]
fn all_changes_go_together_and_are_kept() {
    let all = BorderChange::ALL.into_iter();
    let all: BTreeSet<BorderChange> = all.filter(|c| c.fits(BoardKind::Economic)).collect();
    let one = BoardKind::Economic.board_with(&all);
    let again = BoardKind::Economic.board_with(&all);
    assert!(std::ptr::eq(one, again));
    assert_eq!(one.changes(), &all);
    assert_eq!(one.shipped(), Some(BoardKind::Economic));
    assert!(one.army_neighbours(p("cro")).contains(p("ser")));
    assert!(!one.army_neighbours(p("arc")).contains(p("fin")));
    let none = BoardKind::Economic.board_with(&BTreeSet::new());
    assert!(std::ptr::eq(none, board()));
    // They say nothing of a board without those provinces.
    let standard = BoardKind::Standard.board_with(&all);
    assert!(std::ptr::eq(standard, Board::standard()));
    assert!(
        BorderChange::ALL
            .iter()
            .all(|c| !c.fits(BoardKind::Standard))
    );
}

#[test]
fn changes_are_written_by_their_ids() {
    for change in BorderChange::ALL {
        assert_eq!(serde_json::to_value(change).unwrap(), change.id());
        assert_eq!(change.id().parse(), Ok(change));
    }
    assert!("nap-sic".parse::<BorderChange>().is_err());
}
