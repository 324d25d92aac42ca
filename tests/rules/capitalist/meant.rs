//! Orders that mean the same are counted together, whoever wrote them how; and lines of a ticket that are
//! none.

use super::*;
use chancery::board::Board;
use chancery::board::powers::{ENGLAND, FRANCE, GERMANY, ITALY};
use chancery::control::exchange::{self, BadAmount, ReadError, Trade, part_lines};
use chancery::game::{ActError, Motion};

fn read(text: &str) -> Option<Result<Trade, ReadError>> {
    exchange::read(text, Board::standard())
}

/// X, Y and Z hold most of a currency together, and Z most units of all.
fn three(power: Power) -> State {
    let mut state = game(3);
    for player in 1..=3 {
        hold(&mut state, player, power, 1500);
    }
    let other = if power == ITALY { ENGLAND } else { ITALY };
    hold(&mut state, 3, other, 3000);
    state
}

/// A fleet in Marseilles, driven out by Italy's two armies.
fn driven_out(first: &str) -> State {
    let mut state = three(FRANCE);
    place(&mut state, FRANCE, "F mar");
    place(&mut state, ITALY, "A pie, A bur");
    hold(&mut state, 3, ITALY, 3000);
    let attack = "A Pie - Mar\nA Bur S A Pie - Mar";
    let given: Vec<(u64, String)> = (1..=3)
        .map(
            |player| match (player, first.split('|').nth(player as usize - 1)) {
                (3, Some(line)) if !line.is_empty() => (3, format!("{attack}\n{line}")),
                (3, _) => (3, attack.to_owned()),
                (n, line) => (n, line.unwrap_or_default().to_owned()),
            },
        )
        .filter(|(_, text)| !text.is_empty())
        .collect();
    let given: Vec<(u64, &str)> = given.iter().map(|(n, t)| (*n, t.as_str())).collect();
    let (next, _) = close(&state, &given);
    assert_eq!(next.phase.to_string(), "S1901R");
    next
}

#[test]
fn c01g_retreats_that_mean_the_same_are_counted_together() {
    let state = driven_out("");
    let sheets = [
        (1, "F Mar - Spa"),
        (2, "F Mar - Spa(sc)"),
        (3, "F Mar - LYO"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(units(&next, FRANCE), "F spa/sc");
    assert_eq!(poll(&report, "mar").why, Why::Most { votes: 2, next: 1 });
}

#[test]
fn c08b_a_conditional_retreat_counts_with_the_same_one_given_later() {
    let state = driven_out("If dislodged, F Mar - Spa||");
    let sheets = [(2, "F Mar - Spa(sc)"), (3, "F Mar - LYO")];
    let (next, report) = close(&state, &sheets);
    assert_eq!(units(&next, FRANCE), "F spa/sc");
    assert_eq!(poll(&report, "mar").why, Why::Most { votes: 2, next: 1 });
}

#[test]
fn r3b_25_removals_that_mean_the_same_are_the_same_list() {
    for (x, y) in [
        ("Disband A Boh", "Disband Boh"),
        ("Disband A Boh", "Disband German A Boh"),
    ] {
        let mut state = three(GERMANY);
        place(&mut state, GERMANY, "A mun, A ruh, A boh, F kie");
        jump(&mut state, "W1901A");
        let (next, report) = close(&state, &[(1, x), (2, y), (3, "Disband A Mun")]);
        assert_eq!(units(&next, GERMANY), "A mun, A ruh, F kie", "{y}");
        let why = &winter_poll(&report, GERMANY).why;
        assert_eq!(*why, Why::Most { votes: 2, next: 1 }, "{y}");
    }
}

#[test]
fn c01g_the_only_way_need_not_be_named() {
    let mut state = three(ENGLAND);
    place(&mut state, ENGLAND, "A bel, F nth");
    let both = [
        (1, "A Bel - Nwy\nF NTH C A Bel - Nwy"),
        (2, "A Bel - Nwy via convoy\nF NTH C A Bel - Nwy"),
        (3, "A Bel - Hol\nF NTH C A Bel - Nwy"),
    ];
    let (next, report) = close(&state, &both);
    assert_eq!(units(&next, ENGLAND), "A nwy, F nth");
    assert_eq!(poll(&report, "bel").why, Why::Most { votes: 2, next: 1 });
    // Where the army could walk, by sea is another order.
    let walks = [
        (1, "A Bel - Hol\nF NTH C A Bel - Hol"),
        (2, "A Bel - Hol via convoy\nF NTH C A Bel - Hol"),
    ];
    let (_, report) = close(&state, &walks);
    assert_eq!(poll(&report, "bel").choices.len(), 2);
}

#[test]
fn r3b_18_a_vote_opened_in_winter_fails_with_it() {
    let mut state = game(2);
    for power in Power::ALL {
        let player = if power == ITALY { 2 } else { 1 };
        hold(&mut state, player, power, 1500);
    }
    own(&mut state, ITALY, "");
    place(&mut state, ITALY, "A tyr");
    jump(&mut state, "W1901A");
    let propose = Action::Propose {
        player: PlayerId(1),
        motion: Motion::Close,
    };
    let open = done(&state, propose);
    assert_eq!(open.closing_votes(), (1, 2, 2));
    let (next, report) = close(&open, &[]);
    assert!(next.is_playing() && next.open_motions().is_empty());
    let decided: Vec<bool> = report.decided.iter().map(|d| d.passed).collect();
    assert_eq!(decided, [false]);
    let late = Action::Vote {
        player: PlayerId(1),
        motion: Motion::Close,
        yes: Some(true),
    };
    assert_eq!(act(&next, &late).err(), Some(ActError::NoMotion));
}

#[test]
fn r3b_16_who_joins_after_the_moves_is_not_sold_out() {
    let mut state = with(2, json!({"no_trades": "sell"}));
    place(&mut state, FRANCE, "A mar");
    place(&mut state, ITALY, "A pie, A bur");
    let lines = "A Pie - Mar\nA Bur S A Pie - Mar";
    let (state, _) = close(&state, &[(1, lines)]);
    assert_eq!(state.phase.to_string(), "S1901R");
    let (next, _) = close(&done(&state, join(3)), &[]);
    assert_eq!(held(&next, 3, FRANCE), (1000, 0));
    // Player 2 wrote nothing; player 1 no trade.
    assert_eq!(held(&next, 2, FRANCE), (500, 350_000));
    assert_eq!(held(&next, 1, FRANCE), (500, 350_000));
}

#[test]
fn r3b_4_money_is_no_number_of_units() {
    let bad = |text: &str| match read(text) {
        Some(Err(ReadError::Amount { why, .. })) => why,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(bad("buy $400 marks"), BadAmount::Money);
    assert_eq!(bad("sell $1,000 lira"), BadAmount::Money);
    let worth = read("buy 400 worth of marks");
    assert!(matches!(worth, Some(Err(ReadError::NotUnderstood { .. }))));
}

#[test]
fn c03a_an_order_after_a_trade_stays_one() {
    let parts = part_lines("Sell 500 lira, then A Par - Bur", Board::standard());
    assert_eq!(parts, "Sell 500 lira,;A Par - Bur");
    let state = game(1);
    let sheet = Sheet::read("Sell 500 lira, then A Par - Bur", &state);
    let lines: Vec<String> = sheet.items().map(|i| i.to_string()).collect();
    assert_eq!(lines, ["A Par - Bur", "Sell 500 lira"]);
    let both = part_lines(
        "sell 500 lira, 300 marks and buy 400 pounds",
        Board::standard(),
    );
    assert_eq!(both.split(';').count(), 3);
}

/// Two of three who write the same differently, against a third with most units of all.
fn two_to_one(state: &State, power: Power, subject: &str, lines: [&str; 3]) -> OrderTally {
    let given: Vec<(u64, &str)> = (1..).zip(lines).collect();
    let (_, report) = close(state, &given);
    let poll = poll(&report, subject).clone();
    assert_eq!(poll.power, power);
    let agreed = Why::Most { votes: 2, next: 1 };
    assert_eq!(poll.why, agreed, "{lines:?}: {:?}", poll.choices);
    poll
}

#[test]
fn c01g_r3b_27_the_only_coast_of_a_supported_fleet_need_not_be_named() {
    for (fleets, supporter, support, coast, other) in [
        (
            "F gas, F mao",
            "mao",
            "F MAO S F Gas - Spa",
            "(nc)",
            "F MAO - ENG",
        ),
        (
            "F mar, F lyo",
            "lyo",
            "F LYO S F Mar - Spa",
            "(sc)",
            "F LYO - TYS",
        ),
        (
            "A fin, F bar",
            "fin",
            "A Fin S F BAR - StP",
            "(nc)",
            "A Fin - Swe",
        ),
        (
            "A fin, F bot",
            "fin",
            "A Fin S F BOT - StP",
            "(sc)",
            "A Fin - Swe",
        ),
    ] {
        let mut state = three(FRANCE);
        place(&mut state, FRANCE, fleets);
        let named = format!("{support}{coast}");
        let poll = two_to_one(&state, FRANCE, supporter, [support, &named, other]);
        assert!(chosen(&poll).contains(" S "), "{}", chosen(&poll));
    }
    // Where the fleet can reach either coast, which one is meant matters (4.B.4).
    let mut state = three(FRANCE);
    place(&mut state, FRANCE, "F mao, A por");
    let lines = [
        (1, "A Por S F MAO - Spa(nc)"),
        (2, "A Por S F MAO - Spa(sc)"),
    ];
    let (_, report) = close(&state, &lines);
    assert_eq!(poll(&report, "por").choices.len(), 2);
}

#[test]
fn r3b_27_of_a_support_the_nation_and_what_stands_there_need_not_be_named() {
    let mut state = three(FRANCE);
    place(&mut state, FRANCE, "F spa/sc, F mao, A mar, A gas, A bur");
    for (supporter, short, long, other) in [
        (
            "mao",
            "F MAO S Spa",
            "F MAO S French F Spa(sc)",
            "F MAO - ENG",
        ),
        (
            "gas",
            "A Gas S Mar - Bur",
            "A Gas S French A Mar - Bur",
            "A Gas - Par",
        ),
        (
            "mar",
            "A Mar S A Gas - Spa",
            "A Mar S French A Gas - Spa",
            "A Mar - Pie",
        ),
    ] {
        two_to_one(&state, FRANCE, supporter, [short, long, other]);
    }
}

#[test]
fn r5b_7_both_ways_to_write_the_second_leg_are_one() {
    let mut state = with(3, json!({"movement": "naval"}));
    for player in 1..=3 {
        hold(&mut state, player, ITALY, 1500);
    }
    hold(&mut state, 3, ENGLAND, 3000);
    place(&mut state, ITALY, "F ion, F adr");
    let lines = [
        "F ADR S F ION - ADR - Ven",
        "F ADR S F (ION -) ADR - Ven",
        "F ADR - Tri",
    ];
    two_to_one(&state, ITALY, "adr", lines);
}

#[test]
fn r3b_27_a_build_that_is_not_used_need_not_be_waived() {
    let mut state = three(FRANCE);
    place(&mut state, FRANCE, "A gas");
    jump(&mut state, "W1901A");
    let lines = [
        (1, "Build A Par"),
        (2, "Build A Par\nWaive"),
        (3, "Build A Mar"),
    ];
    let (next, report) = close(&state, &lines);
    assert_eq!(units(&next, FRANCE), "A gas, A par");
    let why = &winter_poll(&report, FRANCE).why;
    assert_eq!(*why, Why::Most { votes: 2, next: 1 });
    // With every build ordered, a waive takes one away and is another list.
    let lines = [
        (1, "Build A Par\nBuild A Mar"),
        (2, "Waive\nBuild A Par\nBuild A Mar"),
    ];
    let (_, report) = close(&state, &lines);
    assert_eq!(winter_poll(&report, FRANCE).choices.len(), 2);
}
