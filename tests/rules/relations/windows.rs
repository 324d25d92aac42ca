//! No Winter is passed over in which a claim could be posted or a treaty waits: 4B.40, 4B.48.

use chancery::board::powers::*;
use chancery::game::Outcome;
use chancery::relations::WhyEnded;

use super::*;

/// Fall 1906: Germany has seven points, nobody has anything to build or to disband. Germany and Russia
/// order an AAT.
fn autumn() -> State {
    let mut state = later("F1906M");
    for (power, units, centres) in [
        (AUSTRIA, "A bud", "bud"),
        (ENGLAND, "F edi, F lon, A lvp", "edi lon lvp"),
        (FRANCE, "F bre, A mar, A par", "bre mar par"),
        (
            GERMANY,
            "A ber, A mun, F kie, F den, A hol, A bel, F swe",
            "ber kie mun den hol bel swe",
        ),
        (ITALY, "F nap, A rom, A ven", "nap rom ven"),
        (RUSSIA, "A mos, F sev, F stp/sc, A war", "mos sev stp war"),
        (TURKEY, "F ank, A con, A smy", "ank con smy"),
    ] {
        place(&mut state, power, units);
        own(&mut state, power, centres);
    }
    let Economy::Centres(economy) = &mut state.economy else {
        panic!("centres are played for");
    };
    economy
        .owners
        .retain(|at, _| !["tri", "vie"].contains(&&*at.id()));
    state
}

const PACT: [(Power, &str); 2] = [
    (GERMANY, "Enter AAT with Russia"),
    (RUSSIA, "Enter AAT with Germany"),
];

#[test]
fn r4b_48_a_winter_with_nothing_to_do_is_played_while_a_treaty_is_announced() {
    let (winter, _) = close(&autumn(), &PACT);
    assert_eq!(winter.phase.to_string(), "W1906A");
    assert_eq!(penalties(&winter, GERMANY), "");
    let (spring, report) = close(&winter, &[(GERMANY, "Claim solo")]);
    let ended = Event::Ended {
        pair: Pair::of(GERMANY, RUSSIA),
        kind: TreatyKind::Aat,
        why: WhyEnded::Claim { by: GERMANY },
    };
    assert!(report.relations.contains(&ended));
    assert_eq!(penalties(&spring, GERMANY), "");
    assert_eq!(penalties(&spring, RUSSIA), "");
    // The seven points hold for a year.
    let end = play(&spring, &[&[], &[]]);
    assert_eq!(end.stage, GameStatus::Finished(Outcome::Solo(GERMANY)));
}

#[test]
fn r4b_48_what_bystanders_have_agreed_decides_nothing() {
    let ends: Vec<State> = [false, true]
        .map(|bystanders| {
            let mut state = autumn();
            if bystanders {
                mdt(&mut state, FRANCE, ITALY);
            }
            let (winter, _) = close(&state, &PACT);
            play(&winter, &[&[(GERMANY, "Claim solo")], &[], &[]])
        })
        .into();
    for end in ends {
        assert_eq!(end.stage, GameStatus::Finished(Outcome::Solo(GERMANY)));
    }
}

#[test]
fn r4b_48_a_winter_in_which_a_claim_could_be_posted_is_played_and_waited_for() {
    let (winter, _) = close(&autumn(), &[]);
    assert_eq!(winter.phase.to_string(), "W1906A");
    // No two or three have enough together.
    assert!(winter.awaits(GERMANY));
    assert!(!winter.awaits(ENGLAND));
}

#[test]
fn r4b_48_where_nobody_could_claim_and_nothing_waits_winter_is_passed_over() {
    let mut state = autumn();
    place(&mut state, GERMANY, "A ber, A mun, F kie");
    let Economy::Centres(economy) = &mut state.economy else {
        panic!("centres are played for");
    };
    for id in ["den", "hol", "bel", "swe"] {
        economy.owners.remove(&at(id));
    }
    let (next, _) = close(&state, &[]);
    assert_eq!(next.phase.to_string(), "S1907M");
    let (next, _) = close(&state, &PACT);
    assert_eq!(next.phase.to_string(), "W1906A");
    assert!(next.is_idle(), "nobody has anything to write");
    let (next, _) = close(&next, &[]);
    assert_eq!(
        stands(&next, GERMANY, RUSSIA),
        Standing::Allied(TreatyKind::Aat)
    );
}
