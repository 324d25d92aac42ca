//! Economic Diplomacy IV: the worked examples.

use std::collections::BTreeMap;

use chancery::board::{Position, Power, Power::*, Province};
use chancery::control::{Control, PlayerId};
use chancery::economy::credits::{BadEntry, Credits, Event};
use chancery::game::{Report, Sheet, Stage, State, adjudicate};
use chancery::variants;

fn at(id: &str) -> Province {
    id.parse().expect("a province")
}

fn player(power: Power) -> PlayerId {
    PlayerId(power.index() as u64 + 1)
}

fn game() -> State {
    let mut state = State::new(variants::economic(None));
    state.stage = Stage::Playing;
    let Control::Seats(seats) = &mut state.control;
    for power in Power::ALL {
        seats.seats.entry(power).or_default().player = Some(player(power));
    }
    state
}

fn credits(state: &State) -> &Credits {
    state.economy.credits().expect("credits")
}

fn close(state: &State, sheets: &[(Power, &str)]) -> (State, Report) {
    let sheets: BTreeMap<PlayerId, Sheet> = sheets
        .iter()
        .map(|(power, text)| (player(*power), Sheet::read(text, state)))
        .collect();
    let (next, report) = adjudicate(state, &sheets);
    if let Some(ledger) = &report.ledger {
        ledger.balanced().expect("a ledger that closes");
    }
    (next, report)
}

#[test]
fn e_c2_and_c3_builds_go_as_far_as_the_treasury() {
    let game = game();
    let fall = close(&game, &[]).0;
    let (winter, _) = close(&fall, &[]);
    assert_eq!(winter.phase.to_string(), "W1901A");
    for (power, funds) in [
        (England, 20),
        (Germany, 20),
        (France, 19),
        (Austria, 19),
        (Italy, 19),
        (Turkey, 16),
        (Russia, 23),
    ] {
        assert_eq!(credits(&winter).balance(power), funds, "{power}");
    }
    let mut winter = winter;
    let empty = |position: &mut Position, id: &str| {
        position.units.retain_mut(|u| {
            if u.at.province == at(id) {
                u.at = at("pic").into();
            }
            true
        });
    };
    empty(&mut winter.position, "par");
    let (spring, report) = close(
        &winter,
        &[(France, "Build A Par"), (England, "Build F Lon")],
    );
    assert_eq!(credits(&spring).balance(France), 2, "{:?}", report.results);
    assert_eq!(credits(&spring).balance(England), 6, "London is occupied");
}

#[test]
fn e_c4_transfers_need_both_sides() {
    let game = game();
    let (next, _) = close(
        &game,
        &[
            (Russia, "3 credits loaned to Turkey"),
            (Turkey, "3 credits rec'd from Russia (loan)"),
        ],
    );
    assert_eq!(credits(&next).balance(Russia), 0);
    assert_eq!(credits(&next).balance(Turkey), 6);
    assert_eq!(credits(&next).debt(Russia, Turkey), 3);
    for other in ["Borrow 2 from Russia", "Receive 3 from Russia"] {
        let (next, report) = close(&game, &[(Russia, "Lend 3 to Turkey"), (Turkey, other)]);
        assert_eq!(credits(&next).balance(Russia), 3);
        assert!(credits(&next).loans.is_empty());
        let failed = |e: &&Event| {
            matches!(
                e,
                Event::Failed {
                    power: Russia,
                    why: BadEntry::Unmatched { with: Turkey },
                    ..
                }
            )
        };
        assert_eq!(report.money.iter().filter(failed).count(), 1);
    }
}
