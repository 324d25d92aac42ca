//! What a GM may choose otherwise: each option of 1B, set by its id, with both outcomes.

use chancery::board::{Power, powers::*};
use chancery::economy::BadAdjustment::{NotNeeded, YardIdle};
use chancery::economy::credits::{BadEntry, Event};
use chancery::game::{Item, check};

use super::*;

#[test]
fn r1b_03_opt_chained_spending() {
    let lines = [
        (AUSTRIA, "Give 3 to England"),
        (ENGLAND, "Receive 3 from Austria\nGive 5 to France"),
        (FRANCE, "Receive 5 from England\nGive 8 to Germany"),
        (GERMANY, "Receive 8 from France"),
    ];
    let powers = [AUSTRIA, ENGLAND, FRANCE, GERMANY];
    let (next, _) = close(&game(), &lines);
    assert_eq!(powers.map(|p| balance(&next, p)), [0, 6, 3, 3]);
    let chained = with(json!({"spending": "chained"}));
    let (next, _) = close(&chained, &lines);
    assert_eq!(powers.map(|p| balance(&next, p)), [0, 1, 0, 11]);
    // Nobody lends money into being: two empty promises pay nothing.
    let ring = [
        (AUSTRIA, "Give 5 to England\nReceive 5 from England"),
        (ENGLAND, "Give 5 to Austria\nReceive 5 from Austria"),
    ];
    let (next, report) = close(&chained, &ring);
    assert!(made(&report).is_empty());
    assert_eq!(powers.map(|p| balance(&next, p)), [3; 4]);
    // What may come in is not refused when it is written.
    let give = Item::Credits(Sheet::read("Give 5 to France", &chained).credits.remove(0));
    assert!(check(&chained, ENGLAND, &give).is_ok());
    assert!(check(&game(), ENGLAND, &give).is_err());
}

#[test]
fn r1b_08_opt_the_cheapest_of_the_listed_units_goes() {
    let result = |options| {
        let state = winter(options, FRANCE, "F mao, F eng, A par, A mar", 14);
        let lines = [(FRANCE, "Disband F Mao\nDisband A Par")];
        let (next, report) = close(&state, &lines);
        let refused = refused(&report, FRANCE);
        (units(&next, FRANCE), balance(&next, FRANCE), refused)
    };
    // 18 to pay: either is enough. In the order listed the fleet goes; else the cheaper army.
    let listed = ("A mar, A par, F eng".to_owned(), 1, vec![NotNeeded]);
    assert_eq!(result(json!({})), listed);
    let cheapest = ("A mar, F eng, F mao".to_owned(), 0, vec![NotNeeded]);
    assert_eq!(result(json!({"removals": "cheapest"})), cheapest);
}

#[test]
fn r1b_08_opt_cheapest_takes_what_is_enough_together() {
    let result = |treasury, orders| {
        let options = json!({"removals": "cheapest"});
        let state = winter(options, FRANCE, "F mao, F eng, A par, A mar", treasury);
        let (next, _) = close(&state, &[(FRANCE, orders)]);
        (units(&next, FRANCE), balance(&next, FRANCE))
    };
    // Five short: of a fleet, or two armies, the fleet is the cheaper.
    let (stands, left) = result(13, "Disband A Par\nDisband A Mar\nDisband F Eng");
    assert_eq!((stands.as_str(), left), ("A mar, A par, F mao", 0));
    // The listed are not enough: the rulebook adds the rest, the farthest fleet by name.
    let (stands, left) = result(5, "Disband A Par\nDisband A Mar");
    assert_eq!((stands.as_str(), left), ("F mao", 0));
}

#[test]
fn r1b_10_opt_units_come_before_winter_gifts() {
    let lines = [
        (FRANCE, "Give 4 to England"),
        (ENGLAND, "Receive 4 from France"),
    ];
    let france = |options, treasury| {
        let mut state = winter(options, FRANCE, "F mao, A par, A mar", treasury);
        fund(&mut state, ENGLAND, 3);
        let (next, report) = close(&state, &lines);
        (
            units(&next, FRANCE),
            balance(&next, ENGLAND),
            failed(&report, FRANCE),
        )
    };
    let all = "A mar, A par, F mao".to_owned();
    assert_eq!(
        france(json!({}), 13),
        ("A mar, A par".to_owned(), 7, vec![])
    );
    let reserve = json!({"winter_gifts": "after-upkeep"});
    let poor = vec![BadEntry::CannotPay { has: 0 }];
    assert_eq!(france(reserve.clone(), 13), (all.clone(), 3, poor));
    assert_eq!(france(reserve.clone(), 17), (all, 7, vec![]));
    // Only in Winter.
    let mut state = with(reserve);
    fund(&mut state, FRANCE, 4);
    assert_eq!(made(&close(&state, &lines).1).len(), 1);
}

#[test]
fn r1b_10_and_r1b_03_opt_together_what_comes_in_pays_units_first() {
    let both = json!({"winter_gifts": "after-upkeep", "spending": "chained"});
    let mut state = winter(both, FRANCE, "F mao, A par, A mar", 10);
    fund(&mut state, ITALY, 5);
    let lines = |on: &'static str, answer: &'static str| {
        [(ITALY, "Give 5 to France"), (FRANCE, on), (ENGLAND, answer)]
    };
    // 10 and 5 for a bill of 13: 2 may go on, and no more.
    let three = lines(
        "Receive 5 from Italy\nGive 3 to England",
        "Receive 3 from France",
    );
    assert_eq!(made(&close(&state, &three).1).len(), 1);
    let two = lines(
        "Receive 5 from Italy\nGive 2 to England",
        "Receive 2 from France",
    );
    let (next, report) = close(&state, &two);
    assert_eq!(made(&report).len(), 2);
    assert_eq!(next.position.of(FRANCE).count(), 3);
}

#[test]
fn r1b_13_opt_a_shortfall_is_shared_out() {
    let paid = |options, loans: [(Power, u32, u32); 2]| {
        let mut state = with(options);
        clear(&mut state);
        jump(&mut state, "F1901M");
        fund(&mut state, TURKEY, 0);
        own(&mut state, TURKEY, "con ank");
        for (lender, made, owed) in loans {
            lend(&mut state, lender, TURKEY, made, owed, owed);
        }
        let (next, _) = close(&state, &[]);
        loans.map(|(lender, _, owed)| owed - credits(&next).debt(lender, TURKEY))
    };
    let fair = json!({"shortfall": "pro-rata"});
    // 5 for calls of 6 and 4.
    let loans = [(RUSSIA, 1, 6), (ITALY, 2, 4)];
    assert_eq!(paid(json!({}), loans), [5, 0]);
    assert_eq!(paid(fair.clone(), loans), [3, 2]);
    // What does not divide goes to the first in the usual order: the older.
    let loans = [(RUSSIA, 2, 4), (ITALY, 1, 4)];
    assert_eq!(paid(json!({}), loans), [1, 4]);
    assert_eq!(paid(fair.clone(), loans), [2, 3]);
    // Enough for all: all is paid.
    assert_eq!(paid(fair, [(RUSSIA, 1, 2), (ITALY, 1, 3)]), [2, 3]);
}

#[test]
fn r1b_18_opt_a_friend_may_be_named_whose_units_do_not_take_the_treasury() {
    let visit = |options, lines: &[(Power, &str)]| {
        let mut state = with(options);
        place(&mut state, FRANCE, "F bre");
        place(&mut state, GERMANY, "A bur, A ber, F kie");
        let mut all = vec![(GERMANY, "A Bur - Par")];
        all.extend(lines);
        close(&state, &all)
    };
    let trust = [(FRANCE, "Trust Germany")];
    let (_, report) = visit(json!({}), &trust);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 3)]);
    assert_eq!(failed(&report, FRANCE), [BadEntry::NotPlayed]);
    let trusted = json!({"treasury_guests": "trusted"});
    let (_, report) = visit(trusted.clone(), &[]);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 3)]);
    let (_, report) = visit(trusted.clone(), &[(FRANCE, "Trust England")]);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 3)]);
    let (fall, report) = visit(trusted, &trust);
    assert!(captured(&report).is_empty());
    assert_eq!(seat(&fall, FRANCE), Some(at("par")));
    // It holds for the season: not named again, the guest takes it.
    let (_, report) = close(&fall, &[]);
    assert_eq!(captured(&report), [(GERMANY, FRANCE, 3)]);
}

/// A Fall in which Germany takes Paris, the last French province, whose treasury lies elsewhere.
fn fall_of_france(options: Value, french: &str) -> (State, Report) {
    let mut state = with(options);
    clear(&mut state);
    jump(&mut state, "F1901M");
    own(&mut state, FRANCE, "par pic");
    place(&mut state, GERMANY, "A bur");
    place(&mut state, ENGLAND, "A pic");
    place(&mut state, FRANCE, french);
    fund(&mut state, FRANCE, 4);
    credits_mut(&mut state)
        .treasuries
        .entry(FRANCE)
        .or_default()
        .seat = Some(at("mar"));
    close(&state, &[(GERMANY, "A Bur - Par")])
}

#[test]
fn r1b_22_opt_the_captor_of_the_last_province_inherits() {
    let estate = |heir| Event::Estate {
        power: FRANCE,
        heir,
        credits: 4,
    };
    let (_, report) = fall_of_france(json!({}), "");
    assert!(report.money.contains(&estate(None)));
    // England took Picardy (2), Germany Paris (3), at the same time: the richer one counts.
    let heirs = json!({"estate": "to-captor"});
    let (winter, report) = fall_of_france(heirs, "");
    assert!(report.money.contains(&estate(Some(GERMANY))));
    assert_eq!(balance(&winter, GERMANY), 3 + 17 + 3 + 4);
}

#[test]
fn r1b_22_opt_the_captor_is_remembered_until_the_estate_falls_due() {
    // France lives on by a fleet, which goes in Winter; it is out a year after its last province fell.
    let (winter, report) = fall_of_france(json!({"estate": "to-captor"}), "F mao");
    assert!(report.eliminated.is_empty());
    let state = play(&winter, &[&[], &[]]);
    assert_eq!(units(&state, FRANCE), "", "4 do not pay a fleet");
    let (_, report) = close(&state, &[]);
    let estate = Event::Estate {
        power: FRANCE,
        heir: Some(GERMANY),
        credits: 4,
    };
    assert!(report.money.contains(&estate), "{:?}", report.money);
}

#[test]
fn r1b_25_opt_archangel_builds_only_for_who_owns_saint_petersburg() {
    let build = |options, owned: &str| {
        let mut state = winter(options, RUSSIA, "", 10);
        own(&mut state, RUSSIA, owned);
        let (next, report) = close(&state, &[(RUSSIA, "Build F Arc")]);
        (units(&next, RUSSIA), refused(&report, RUSSIA))
    };
    let built = ("F arc".to_owned(), vec![]);
    let idle = (String::new(), vec![YardIdle { at: at("arc") }]);
    assert_eq!(build(json!({}), "arc mos"), built);
    let strict = json!({"yards": "with-capital"});
    assert_eq!(build(strict.clone(), "arc mos"), idle);
    assert_eq!(build(strict, "arc stp"), built);
}

#[test]
fn r1b_26_r1b_30_opt_borders_are_drawn_otherwise_by_their_ids() {
    // Each change, an army or fleet that it concerns, and whether it lets it pass.
    for (id, unit, order, opens) in [
        ("nap-sic-fleets", "F nap", "F Nap - Sic", true),
        ("ire-cly", "A ire", "A Ire - Cly", true),
        ("ire-mao", "F ire", "F Ire - Mao", true),
        ("no-zar-bud", "A zar", "A Zar - Bud", false),
        ("cro-ser", "A cro", "A Cro - Ser", true),
        ("no-arc-fin", "A arc", "A Arc - Fin", false),
        ("spn-mar", "A spn", "A Spn - Mar", true),
        ("sps-gas", "A sps", "A Sps - Gas", true),
    ] {
        let passes = |options| {
            let mut state = with(options);
            clear(&mut state);
            place(&mut state, ITALY, unit);
            let (next, _) = close(&state, &[(ITALY, order)]);
            units(&next, ITALY) != unit
        };
        assert_eq!(passes(json!({})), !opens, "{id}");
        assert_eq!(passes(json!({"borders": [id]})), opens, "{id}");
    }
}

#[test]
fn prices_and_the_first_treasury_are_data() {
    let state = with(json!({"start_credits": 10, "fleet_price": 3, "army_price": 6}));
    let winter = play(&state, &[&[], &[]]);
    assert_eq!(balance(&winter, FRANCE), 26);
    let (spring, _) = close(&winter, &[]);
    assert_eq!(balance(&spring, FRANCE), 26 - 3 - 12);
    assert_eq!(
        balance(&spring, TURKEY),
        10 + 13 - 3 - 6,
        "Turkish armies stay at 3"
    );
    // The most units that could be paid: with these prices fleets are kept.
    let mut state = with(json!({"fleet_price": 3, "army_price": 6}));
    jump(&mut state, "F1901M");
    clear(&mut state);
    own(&mut state, FRANCE, "");
    place(&mut state, FRANCE, "F mao, F wes, A spn");
    fund(&mut state, FRANCE, 4);
    // 4 and Spain's 2.
    let (winter, _) = close(&state, &[]);
    assert_eq!(credits(&winter).scheduled.get(&FRANCE), Some(&2));
}

#[test]
fn the_rulebook_is_an_option_of_the_game() {
    let later = chancery::movement::Preset::Y2023.rulebook();
    let setup = variants::economic(Some(later));
    assert_eq!(setup.rulebook(), &later);
}
