//! R-A4 to R-A16: claims to victory.

use chancery::board::powers::*;
use chancery::game::{ActError, ActReport, Action, Outcome, act};
use chancery::relations::{Claim, WhyEnded};

use super::*;

/// Centres for a power beside its own.
const MORE: [&str; 8] = ["bel", "hol", "den", "swe", "nwy", "spa", "por", "tun"];

/// The Winter of that year, with so many centres for a power and the Fall's points counted.
fn winter(year: u16, power: Power, centres: usize) -> State {
    let mut state = later(&format!("W{year}A"));
    have(&mut state, power, centres);
    count(&mut state, year);
    state
}

/// Gives a power so many centres, of those that are its home or nobody's.
fn have(state: &mut State, power: Power, centres: usize) {
    let now = state
        .economy
        .owners()
        .values()
        .filter(|p| **p == power)
        .count();
    let free = MORE.iter().filter(|id| owner(state, id).is_none());
    let taken: Vec<&str> = free.take(centres - now).copied().collect();
    own(state, power, &taken.join(" "));
}

/// Closes phases without orders until a Fall has closed, and says how the game stands then.
fn to_next_fall(state: &State) -> (State, Report) {
    let mut state = state.clone();
    loop {
        let fall = state.phase.to_string().starts_with('F');
        let (next, report) = close(&state, &[]);
        if fall {
            return (next, report);
        }
        state = next;
    }
}

fn claimed(state: &State) -> Vec<Vec<Power>> {
    let members = |c: &Claim| c.members.iter().copied().collect();
    treaties(state).claims.iter().map(members).collect()
}

#[test]
fn r_a4_r_a6_r_a10_a_solo_is_claimed_and_held_for_a_year() {
    let state = winter(1904, FRANCE, 7);
    let (next, report) = close(&state, &[(FRANCE, "Claim solo")]);
    let members = BTreeSet::from([FRANCE]);
    let due = 1905;
    assert!(report.relations.contains(&Event::Claimed { members, due }));
    let (_, report) = to_next_fall(&next);
    assert_eq!(report.outcome, Some(Outcome::Solo(FRANCE)));
    // Without a claim, nobody wins.
    let (_, report) = to_next_fall(&state);
    assert_eq!(report.outcome, None);
}

#[test]
fn r_a10_a_claim_that_fails_lapses_and_may_be_made_again() {
    let state = winter(1904, FRANCE, 7);
    let (mut next, _) = close(&state, &[(FRANCE, "Claim solo")]);
    own(&mut next, ITALY, "bel hol");
    let (failed_at, report) = to_next_fall(&next);
    assert_eq!(report.outcome, None);
    let decided = report.relations.iter().find_map(|e| match e {
        Event::Decided { points, held, .. } => Some((*points, *held)),
        _ => None,
    });
    assert_eq!(decided, Some((5, false)));
    assert!(claimed(&failed_at).is_empty());
    let mut again = failed_at.clone();
    own(&mut again, FRANCE, "bel hol");
    count(&mut again, 1905);
    let (next, _) = close(&again, &[(FRANCE, "Claim solo")]);
    assert_eq!(claimed(&next), [[FRANCE]]);
}

#[test]
fn r_a4_r4b_25_russia_needs_eight_before_1910() {
    for (year, centres, good) in [
        (1904, 7, false),
        (1904, 8, true),
        (1909, 7, false),
        (1910, 7, true),
    ] {
        let (next, _) = close(&winter(year, RUSSIA, centres), &[(RUSSIA, "Claim solo")]);
        assert_eq!(!claimed(&next).is_empty(), good, "{year} {centres}");
    }
    // Claimed on the Fall of 1909 with eight, it is decided at seven.
    let (mut next, _) = close(&winter(1909, RUSSIA, 8), &[(RUSSIA, "Claim solo")]);
    own(&mut next, ITALY, "bel");
    let (_, report) = to_next_fall(&next);
    assert_eq!(report.outcome, Some(Outcome::Solo(RUSSIA)));
    // But not on that of 1908.
    let (mut next, _) = close(&winter(1908, RUSSIA, 8), &[(RUSSIA, "Claim solo")]);
    own(&mut next, ITALY, "bel");
    let (_, report) = to_next_fall(&next);
    assert_eq!(report.outcome, None);
}

/// France and Italy with six centres each, in the Winter of 1904.
fn couple() -> State {
    let mut state = later("W1904A");
    have(&mut state, FRANCE, 6);
    have(&mut state, ITALY, 6);
    count(&mut state, 1904);
    state
}

const TWO: &[(Power, &str)] = &[(FRANCE, "Claim with Italy"), (ITALY, "Claim with France")];

#[test]
fn r_a5_r_a8_r_a11_two_claim_together_and_wait_two_years() {
    let (next, report) = close(&couple(), TWO);
    let members = BTreeSet::from([FRANCE, ITALY]);
    let due = 1906;
    assert!(report.relations.contains(&Event::Claimed { members, due }));
    let (next, report) = to_next_fall(&next);
    assert_eq!(report.outcome, None);
    let (_, report) = to_next_fall(&next);
    assert_eq!(report.outcome, Some(Outcome::Alliance([FRANCE, ITALY])));
}

#[test]
fn r_a5_r_a7_three_need_sixteen_and_russia_no_more() {
    let three: &[(Power, &str)] = &[
        (FRANCE, "Claim with Italy and Russia"),
        (ITALY, "Claim with Russia and France"),
        (RUSSIA, "Claim with France, Italy"),
    ];
    let mut state = later("W1904A");
    for (power, centres) in [(FRANCE, 6), (ITALY, 5), (RUSSIA, 5)] {
        have(&mut state, power, centres);
    }
    count(&mut state, 1904);
    let (next, _) = close(&state, three);
    assert_eq!(claimed(&next), [[FRANCE, ITALY, RUSSIA]]);
    let (next, _) = to_next_fall(&next);
    let (_, report) = to_next_fall(&next);
    assert_eq!(
        report.outcome,
        Some(Outcome::Shared(vec![FRANCE, ITALY, RUSSIA]))
    );
    // Fifteen are too few.
    own(&mut state, GERMANY, "bel");
    count(&mut state, 1904);
    let (_, report) = close(&state, three);
    let (has, needed) = (15, 16);
    assert_eq!(
        failed(&report, ITALY),
        [BadEntry::TooFewPoints { has, needed }]
    );
    // Four never win together.
    let four: &[(Power, &str)] = &[(FRANCE, "Claim with Italy, Russia and Turkey")];
    let (_, report) = close(&state, four);
    assert_eq!(failed(&report, FRANCE), [BadEntry::TooMany]);
}

#[test]
fn r_a8_r4b_26_a_coalition_stands_when_the_last_has_posted() {
    let mut state = couple();
    mdt(&mut state, FRANCE, GERMANY);
    let (next, report) = close(&state, &[TWO[0]]);
    assert!(claimed(&next).is_empty());
    let by = FRANCE;
    let members = BTreeSet::from([FRANCE, ITALY]);
    assert!(report.relations.contains(&Event::Posted { by, members }));
    // Until then treaties stand.
    assert_eq!(
        stands(&next, FRANCE, GERMANY),
        Standing::Allied(TreatyKind::Mdt)
    );
    let (done, _) = close(&next, &[TWO[1]]);
    assert_eq!(claimed(&done), [[FRANCE, ITALY]]);
    assert_eq!(stands(&done, FRANCE, GERMANY), Standing::Neutral);
    // With the Spring's deadline the window closes.
    let (late, report) = close(&next, &[]);
    assert!(
        report
            .relations
            .iter()
            .any(|e| matches!(e, Event::Lapsed { .. }))
    );
    assert!(treaties(&late).posted.is_empty());
    let (_, report) = close(&late, &[TWO[1]]);
    assert_eq!(failed(&report, ITALY), [BadEntry::NoWindow]);
}

#[test]
fn r_a6_a_claim_is_proclaimed_at_once_where_all_can_hear() {
    let state = winter(1904, FRANCE, 7);
    let action = |power| Action::Claim {
        power,
        player: player(power),
        with: BTreeSet::new(),
    };
    let (next, report) = act(&state, &action(FRANCE)).expect("a good claim");
    let other = Action::Claim {
        power: FRANCE,
        player: player(ITALY),
        with: BTreeSet::new(),
    };
    assert_eq!(act(&state, &other), Err(ActError::NotYours(FRANCE)));
    assert_eq!(claimed(&next), [[FRANCE]]);
    assert!(matches!(report, ActReport::Claimed { power: FRANCE, .. }));
    let (has, needed) = (3, 7);
    let refused = act(&state, &action(ITALY)).expect_err("too few points");
    assert_eq!(
        refused,
        ActError::Claim(BadEntry::TooFewPoints { has, needed })
    );
}

#[test]
fn r_a6_the_window_closes_with_springs_moves_not_with_its_retreats() {
    let mut state = winter(1904, FRANCE, 7);
    jump(&mut state, "S1905M");
    place(&mut state, GERMANY, "A tyr");
    place(&mut state, AUSTRIA, "A tri, A vie");
    war(&mut state, GERMANY, AUSTRIA);
    let attack = (AUSTRIA, "A Tri - Tyr\nA Vie S A Tri - Tyr");
    let (lost, _) = close(&state, &[attack]);
    assert_eq!(lost.phase.to_string(), "S1905R");
    let (_, report) = close(&lost, &[(FRANCE, "Claim solo")]);
    assert_eq!(failed(&report, FRANCE), [BadEntry::NoWindow]);
    // With the moves themselves it may still be posted.
    let (lost, _) = close(&state, &[attack, (FRANCE, "Claim solo")]);
    assert_eq!(claimed(&lost), [[FRANCE]]);
}

#[test]
fn r_a9_several_claims_coexist() {
    let mut state = couple();
    own(&mut state, GERMANY, "vie bud tri ser");
    count(&mut state, 1904);
    let mut sheets = TWO.to_vec();
    sheets.push((GERMANY, "Claim solo"));
    let (next, _) = close(&state, &sheets);
    // In the order in which the last of each was posted.
    assert_eq!(claimed(&next), [vec![GERMANY], vec![FRANCE, ITALY]]);
}

#[test]
fn r_a12_r_a13_r4b_30_a_claim_ends_the_treaties_with_outsiders() {
    let mut state = couple();
    mdt(&mut state, FRANCE, GERMANY);
    aat(&mut state, ITALY, AUSTRIA);
    mdt(&mut state, FRANCE, ITALY);
    let (next, report) = close(&state, TWO);
    assert_eq!(stands(&next, FRANCE, GERMANY), Standing::Neutral);
    assert_eq!(stands(&next, ITALY, AUSTRIA), Standing::Neutral);
    assert_eq!(
        stands(&next, FRANCE, ITALY),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(penalties(&next, FRANCE), "");
    let why = WhyEnded::Claim { by: FRANCE };
    let (pair, kind) = (Pair::of(FRANCE, GERMANY), TreatyKind::Mdt);
    assert!(report.relations.contains(&Event::Ended { pair, kind, why }));
    // Hostilities may begin, and are penalised: they are neutral.
    let (next, _) = close(&next, &[(GERMANY, "A Mun - Bur")]);
    assert_eq!(penalties(&next, GERMANY), "major france 2/1912");
}

#[test]
fn r_a14_r4b_28_no_coalition_with_an_aggressor() {
    let mut state = couple();
    have(&mut state, FRANCE, 8);
    penalise(&mut state, FRANCE, ITALY, 2, 1908);
    count(&mut state, 1904);
    let (next, report) = close(&state, TWO);
    let (power, against) = (FRANCE, ITALY);
    for member in [FRANCE, ITALY] {
        assert_eq!(
            failed(&report, member),
            [BadEntry::Aggressor { power, against }]
        );
    }
    assert!(claimed(&next).is_empty());
    // A share in an ally's attack is no hindrance.
    let mut state = couple();
    have(&mut state, FRANCE, 8);
    treaties_mut(&mut state).penalties.push(Penalty {
        power: FRANCE,
        cause: Cause::Shared {
            attacker: GERMANY,
            victim: ITALY,
        },
        points: 2,
        incurred: Date {
            year: 1901,
            turn: Turn::Fall,
        },
        last: 1905,
    });
    count(&mut state, 1904);
    let (next, _) = close(&state, TWO);
    assert_eq!(claimed(&next), [[FRANCE, ITALY]]);
}

#[test]
fn r_a15_r4b_42_no_solo_while_the_coalition_claims() {
    let mut state = couple();
    own(&mut state, FRANCE, "lon");
    count(&mut state, 1904);
    let (next, _) = close(&state, TWO);
    let (_, report) = close(&next, &[(FRANCE, "Claim solo")]);
    assert_eq!(
        failed(&report, FRANCE),
        [BadEntry::ClaimStands { power: FRANCE }]
    );
    let (next, _) = to_next_fall(&next);
    let (_, report) = close(&next, &[(FRANCE, "Claim solo")]);
    assert_eq!(
        failed(&report, FRANCE),
        [BadEntry::ClaimStands { power: FRANCE }]
    );
    // On the Fall the coalition lapses it may be posted.
    let mut last = next.clone();
    own(&mut last, GERMANY, "hol den swe nwy spa");
    own(&mut last, FRANCE, "por tun gre");
    let (next, report) = to_next_fall(&last);
    assert_eq!(report.outcome, None);
    let (next, _) = close(&next, &[(FRANCE, "Claim solo")]);
    assert_eq!(claimed(&next), [[FRANCE]]);
}

#[test]
fn r_a16_r4b_27_partners_do_not_attack_nor_part() {
    let mut state = couple();
    mdt(&mut state, FRANCE, ITALY);
    let (mut next, _) = close(&state, TWO);
    treaties_mut(&mut next).bonds.0.clear();
    place(&mut next, FRANCE, "A mar");
    let (spring, report) = close(&next, &[(FRANCE, "A Mar - Pie")]);
    let (pie, ally) = (at("pie"), ITALY);
    let why = Forbidden::AgainstPartner { at: pie, ally };
    assert_eq!(forbidden(&report, "mar"), Some(why));
    assert_eq!(penalties(&spring, FRANCE), "");
    let mut winter = next.clone();
    jump(&mut winter, "W1905A");
    mdt(&mut winter, FRANCE, ITALY);
    let (_, report) = close(&winter, &[(FRANCE, "Abrogate treaty with Italy")]);
    assert_eq!(
        failed(&report, FRANCE),
        [BadEntry::InCoalition { with: ITALY }]
    );
}

#[test]
fn r_a16_r4b_27_not_even_partners_who_are_at_war_attack_each_other() {
    let mut state = couple();
    war(&mut state, FRANCE, ITALY);
    let (mut next, _) = close(&state, TWO);
    assert_eq!(stands(&next, FRANCE, ITALY), Standing::War);
    place(&mut next, FRANCE, "A mar");
    let (_, report) = close(&next, &[(FRANCE, "A Mar - Pie")]);
    let (at, ally) = (at("pie"), ITALY);
    let why = Forbidden::AgainstPartner { at, ally };
    assert_eq!(forbidden(&report, "mar"), Some(why));
}

#[test]
fn r_a16_notice_within_the_coalition_no_longer_counts() {
    let mut state = couple();
    mdt(&mut state, FRANCE, ITALY);
    mdt(&mut state, FRANCE, GERMANY);
    let notice = [(
        FRANCE,
        "Abrogate treaty with Italy\nAbrogate treaty with Germany",
    )];
    let (spring, _) = close(&state, &notice);
    let (next, _) = close(&spring, TWO);
    assert_eq!(claimed(&next), [[FRANCE, ITALY]]);
    assert_eq!(
        stands(&next, FRANCE, ITALY),
        Standing::Allied(TreatyKind::Mdt)
    );
    assert_eq!(stands(&next, FRANCE, GERMANY), Standing::Neutral);
}

#[test]
fn r4b_35_who_is_out_with_the_winter_claims_no_longer() {
    let mut state = later("W1904A");
    place(&mut state, ITALY, "A tyr");
    let Economy::Centres(economy) = &mut state.economy else {
        panic!("centres are played for");
    };
    economy.owners.retain(|_, owner| *owner != ITALY);
    own(
        &mut state,
        AUSTRIA,
        "ven rom nap tun gre ser bel hol den swe nwy spa",
    );
    mdt(&mut state, ITALY, FRANCE);
    war(&mut state, ITALY, GERMANY);
    count(&mut state, 1904);
    let sheets = [(AUSTRIA, "Claim with Italy"), (ITALY, "Claim with Austria")];
    let (next, report) = close(&state, &sheets);
    assert!(!next.is_in(ITALY));
    assert!(claimed(&next).is_empty());
    let members = BTreeSet::from([AUSTRIA, ITALY]);
    assert!(report.relations.contains(&Event::Lapsed { members }));
    assert_eq!(stands(&next, ITALY, FRANCE), Standing::Neutral);
    assert_eq!(stands(&next, ITALY, GERMANY), Standing::Neutral);
}

#[test]
fn r4b_29_two_who_claim_alone_share_and_are_no_alliance() {
    let mut state = couple();
    own(&mut state, GERMANY, "por tun ser gre");
    own(&mut state, TURKEY, "rum sev mos war");
    count(&mut state, 1904);
    let solos = [(GERMANY, "Claim solo"), (TURKEY, "Claim solo")];
    let (next, _) = close(&state, &solos);
    let (_, report) = to_next_fall(&next);
    let both = Outcome::Shared(vec![GERMANY, TURKEY]);
    assert_eq!(report.outcome, Some(both));
}

#[test]
fn r4b_29_all_who_hold_share() {
    let mut state = couple();
    let (mut next, _) = close(&state.clone(), TWO);
    state = to_next_fall(&next).0;
    own(&mut state, GERMANY, "por tun ser gre");
    count(&mut state, 1905);
    next = close(&state, &[(GERMANY, "Claim solo")]).0;
    let (_, report) = to_next_fall(&next);
    assert_eq!(
        report.outcome,
        Some(Outcome::Shared(vec![FRANCE, GERMANY, ITALY]))
    );
}

#[test]
fn r4b_40_no_treaty_with_outsiders_while_a_claim_lives() {
    let mut state = couple();
    let pair = Pair::of(FRANCE, GERMANY);
    treaties_mut(&mut state)
        .announced
        .insert(pair, TreatyKind::Aat);
    let (next, _) = close(&state, TWO);
    assert!(treaties(&next).announced.is_empty());
    assert_eq!(penalties(&next, FRANCE), "");
    let mut fall = next.clone();
    jump(&mut fall, "F1905M");
    let sheets = [
        (FRANCE, "Enter MDT with Germany\nEnter MDT with Italy"),
        (GERMANY, "Enter MDT with France"),
        (ITALY, "Enter MDT with France"),
    ];
    let (next, report) = close(&fall, &sheets);
    assert_eq!(
        failed(&report, GERMANY),
        [BadEntry::ClaimLives { of: FRANCE }]
    );
    assert_eq!(
        failed(&report, FRANCE),
        [BadEntry::ClaimLives { of: FRANCE }]
    );
    let made = treaties(&next)
        .announced
        .contains_key(&Pair::of(FRANCE, ITALY));
    assert!(made || stands(&next, FRANCE, ITALY) == Standing::Allied(TreatyKind::Mdt));
}

#[test]
fn r_a3_penalties_tell_against_a_claim() {
    let mut state = winter(1904, FRANCE, 7);
    penalise(&mut state, FRANCE, TURKEY, 1, 1905);
    count(&mut state, 1904);
    let (has, needed) = (6, 7);
    let (_, report) = close(&state, &[(FRANCE, "Claim solo")]);
    assert_eq!(
        failed(&report, FRANCE),
        [BadEntry::TooFewPoints { has, needed }]
    );
}
