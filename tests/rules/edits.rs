//! A GM's corrections: what is carried out, what is refused, and what still adds up afterwards.

use chancery::board::{Power, Province, UnitKind};
use chancery::game::{
    ActError, ActReport, Action, Changed, Edit, EditError, State, act, changes, read_edits,
};
use chancery::relations::{Bond, Standing, TreatyKind};

use crate::{capitalist, economic, investment, naval, relations};

fn at(id: &str) -> Province {
    id.parse().expect("a province")
}

fn edits(state: &State, text: &str) -> Vec<Edit> {
    let lines = read_edits(text, state.setup.board()).into_iter();
    lines.map(|l| l.read.expect("a correction")).collect()
}

fn edit(state: &State, text: &str) -> Result<(State, Vec<Changed>), ActError> {
    done(state, edits(state, text))
}

fn done(state: &State, edits: Vec<Edit>) -> Result<(State, Vec<Changed>), ActError> {
    match act(state, &Action::Edit { edits })? {
        (state, ActReport::Edited { changes }) => Ok((state, changes)),
        (_, other) => panic!("no edit: {other:?}"),
    }
}

fn refused(state: &State, text: &str) -> EditError {
    match edit(state, text) {
        Err(ActError::Edit(why)) => why,
        other => panic!("not refused: {:?}", other.map(|(_, changes)| changes)),
    }
}

fn stands(state: &State, id: &str) -> Vec<(UnitKind, Option<Power>)> {
    let here = state.position.at(at(id));
    here.map(|u| (u.kind, u.owner)).collect()
}

#[test]
fn units_come_and_go_and_provinces_change_hands() {
    let state = economic::game();
    let text = "A Par remove; add F Gas France\nF Lon - Eng; owner Par Germany; owner Mun nobody";
    let (next, changed) = edit(&state, text).expect("an edit");
    assert!(stands(&next, "par").is_empty());
    assert_eq!(
        stands(&next, "gas"),
        [(UnitKind::Fleet, Some(Power::FRANCE))]
    );
    assert_eq!(
        stands(&next, "eng"),
        [(UnitKind::Fleet, Some(Power::ENGLAND))]
    );
    assert!(stands(&next, "lon").is_empty());
    assert_eq!(next.economy.owners().get(&at("par")), Some(&Power::GERMANY));
    assert_eq!(next.economy.owners().get(&at("mun")), None);
    assert_eq!(changed.len(), 5);
    assert_eq!(changes(&state, &next), changed);
    // Back again is the same the other way round.
    assert_eq!(changes(&next, &state).len(), 5);
}

#[test]
fn a_moved_unit_is_the_same_unit_and_a_coast_must_be_named() {
    let state = relations::game();
    let before = *state.position.at(at("stp")).next().expect("a fleet");
    let (next, _) = edit(&state, "F Stp - Stp/nc").expect("an edit");
    let after = *next.position.at(at("stp")).next().expect("a fleet");
    assert_eq!((before.id, before.owner), (after.id, after.owner));
    assert_ne!(before.at, after.at);
    let why = refused(&state, "F Bre - Spa");
    assert_eq!(why, EditError::WhichCoast { at: at("spa") });
}

#[test]
fn what_cannot_stand_or_stands_there_already_is_refused() {
    let state = relations::game();
    let cases = [
        ("A Par - Bre", EditError::Occupied { at: at("bre") }),
        (
            "add F Bur France",
            EditError::CannotStand {
                kind: UnitKind::Fleet,
                at: at("bur"),
            },
        ),
        ("A Bur remove", EditError::NoUnit { at: at("bur") }),
        ("F Par remove", EditError::NoUnit { at: at("par") }),
        ("owner Eng France", EditError::NotOwnable { at: at("eng") }),
        ("owner Par France", EditError::Nothing),
    ];
    for (text, why) in cases {
        assert_eq!(refused(&state, text), why, "{text}");
    }
    // Two that change places in one edit are in nobody's way.
    assert!(edit(&state, "A Par - Bur; F Bre - Mao; A Bur - Bre").is_ok());
}

#[test]
fn fleets_share_seas_where_movement_lets_them() {
    let state = naval::spring(serde_json::json!({}));
    assert!(edit(&state, "add F Nth England; add F Nth Germany").is_ok());
    let state = relations::game();
    let why = refused(&state, "add F Nth England; add F Nth Germany");
    assert_eq!(why, EditError::Occupied { at: at("nth") });
}

#[test]
fn corrected_money_keeps_the_ledger_balanced() {
    let state = economic::game();
    let had = economic::balance(&state, Power::FRANCE);
    let by = |by| {
        vec![Edit::Money {
            power: Power::FRANCE,
            by,
        }]
    };
    let (next, changed) = done(&state, by(7)).expect("an edit");
    assert_eq!(economic::balance(&next, Power::FRANCE), had + 7);
    let told = Changed::Money {
        power: Power::FRANCE,
        by: 7,
    };
    assert_eq!(changed, [told]);
    let (poor, _) = done(&next, by(-i64::from(had) - 7)).expect("an edit");
    assert_eq!(economic::balance(&poor, Power::FRANCE), 0);
    for state in [next, poor] {
        let (state, _) = economic::close(&state, &[]);
        let (_, report) = economic::close(&state, &[]);
        let ledger = report.ledger.expect("a ledger of the Fall");
        assert_eq!(ledger.balanced(), Ok(()));
    }
    let low = done(&state, by(-i64::from(had) - 1)).map(|_| ());
    assert_eq!(low, Err(EditError::TooLittle.into()));
    let high = done(&state, by(i64::MAX)).map(|_| ());
    assert!(matches!(
        high,
        Err(ActError::Edit(EditError::TooMuch { .. }))
    ));
    let none = done(&relations::game(), by(1)).map(|_| ());
    assert_eq!(none, Err(EditError::NoMoney.into()));
}

#[test]
fn corrected_owners_keep_the_ledger_of_blocks_balanced() {
    let state = investment::game();
    let text = "owner Bel France; owner Mun France; owner Bud nobody";
    let (next, _) = edit(&state, text).expect("an edit");
    let (next, _) = done(
        &next,
        vec![Edit::Money {
            power: Power::ITALY,
            by: 5,
        }],
    )
    .expect("an edit");
    let (next, _) = investment::close(&next, &[]);
    let (_, report) = investment::close(&next, &[]);
    let ledger = report.points.expect("a ledger of the Fall");
    assert_eq!(ledger.balanced(), Ok(()));
}

#[test]
fn two_powers_stand_as_they_are_told_to() {
    let state = relations::game();
    let stand = |a, b, to| vec![Edit::Stand { a, b, to }];
    let (france, italy) = (Power::FRANCE, Power::ITALY);
    let (allied, changed) = done(
        &state,
        stand(france, italy, Standing::Allied(TreatyKind::Mdt)),
    )
    .expect("an edit");
    let bonds = &allied.relations.treaties().expect("treaties").bonds;
    assert_eq!(
        bonds.standing(italy, france),
        Standing::Allied(TreatyKind::Mdt)
    );
    let told = Changed::Standing {
        a: france,
        b: italy,
        before: Standing::Neutral,
        after: Standing::Allied(TreatyKind::Mdt),
    };
    assert_eq!(changed, [told]);
    let (torn, _) = done(&allied, stand(italy, france, Standing::MayAttack)).expect("an edit");
    let bonds = &torn.relations.treaties().expect("treaties").bonds;
    assert_eq!(bonds.standing(france, italy), Standing::MayBeAttacked);
    assert!(matches!(
        bonds.get(france, italy),
        Some(Bond::Imminent { .. })
    ));
    let same = done(&state, stand(france, france, Standing::War)).map(|_| ());
    assert_eq!(same, Err(EditError::Oneself.into()));
    let none = done(&economic::game(), stand(france, italy, Standing::War)).map(|_| ());
    assert_eq!(none, Err(EditError::NoTreaties.into()));
}

#[test]
fn holdings_are_corrected_and_never_below_nothing() {
    let state = capitalist::game(3);
    let player = chancery::control::PlayerId(1);
    let holding = |by| {
        let currency = Power::FRANCE;
        vec![Edit::Holding {
            player,
            currency,
            by,
        }]
    };
    let (next, _) = done(&state, holding(-400)).expect("an edit");
    assert_eq!(capitalist::held(&next, 1, Power::FRANCE).0, 600);
    let low = done(&next, holding(-601)).map(|_| ());
    assert_eq!(low, Err(EditError::TooLittle.into()));
    let stranger = chancery::control::PlayerId(77);
    let cash = vec![Edit::Cash {
        player: stranger,
        by: 100,
    }];
    let none = done(&next, cash).map(|_| ());
    assert_eq!(none, Err(EditError::NoAccount.into()));
}

#[test]
fn corrected_blocks_keep_the_ledger_balanced() {
    let state = investment::game();
    let (next, changed) = edit(&state, "blocks Par 12; blocks Bel 0").expect("an edit");
    let told = |id, after| Changed::Blocks {
        at: at(id),
        before: 5,
        after,
    };
    assert_eq!(changed, [told("bel", 0), told("par", 12)]);
    assert_eq!(changes(&state, &next), changed);
    let blocks = |state: &State| state.economy.blocks().map(|b| b.total(Power::FRANCE));
    assert_eq!(blocks(&state), Some(15));
    assert_eq!(blocks(&next), Some(22));
    let (next, _) = investment::close(&next, &[]);
    let (_, report) = investment::close(&next, &[]);
    let ledger = report.points.expect("a ledger of the Fall");
    assert_eq!(ledger.balanced(), Ok(()));
    let most = EditError::TooMuch { most: 1_000_000 };
    assert_eq!(refused(&state, "blocks Par 1000001"), most);
    let never = EditError::BlocksNever { at: at("bur") };
    assert_eq!(refused(&state, "blocks Bur 3"), never);
    assert_eq!(
        refused(&economic::game(), "blocks Par 3"),
        EditError::NoBlocks
    );
}

#[test]
fn all_of_an_edit_is_done_or_nothing() {
    let state = relations::game();
    let why = refused(&state, "A Par remove; A Bur remove");
    assert_eq!(why, EditError::NoUnit { at: at("bur") });
    assert!(!stands(&state, "par").is_empty());
}

#[test]
fn corrections_are_read_as_people_write_them() {
    let state = relations::game();
    let board = state.setup.board();
    let same = [
        ("A Par remove", "remove A Par"),
        ("add F Bre France", "F Bre add France"),
        ("add F Bre France", "place French F Bre"),
        ("A Par - Bur", "move A Paris to Burgundy"),
        ("A Par - Bur", "A Par-Bur"),
        ("owner Bel Germany", "owner of Belgium is Germany"),
        ("owner Bel none", "own Bel nobody"),
        ("blocks Bel 7", "Belgium: 7 blocks"),
    ];
    for (one, other) in same {
        let read = |text| read_edits(text, board).remove(0).read;
        assert!(read(one).is_ok(), "{one}: {:?}", read(one));
        assert_eq!(read(one), read(other), "{other}");
    }
    for wrong in [
        "",
        "A Par",
        "owner Bel",
        "blocks Bel",
        "add A Bel",
        "A Xyz remove",
        "add Bre France",
    ] {
        let lines = read_edits(wrong, board);
        assert!(lines.iter().all(|l| l.read.is_err()), "{wrong}: {lines:?}");
    }
}
