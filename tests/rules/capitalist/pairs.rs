//! The exchange beside an economy of credits or blocks: several hands declare for one country.

use super::*;
use chancery::board::powers::{AUSTRIA, FRANCE, ITALY, TURKEY};
use chancery::control::ControlRules;
use chancery::control::exchange::ExchangeRules;
use chancery::game::{GameStatus, OrderError, check_by};

/// Economic Diplomacy, its powers commanded by who holds most of their currencies: the first player
/// France's alone, the second Italy's, the third all others'.
fn economic() -> State {
    let mut setup = variants::economic(None);
    setup.control = ControlRules::Exchange(ExchangeRules::default());
    let mut state = State::new(setup);
    for player in 1..=4 {
        state = done(&state, join(player));
    }
    state.stage = GameStatus::Playing;
    for power in Power::ALL {
        hold(&mut state, 3, power, 1200);
    }
    hold(&mut state, 1, FRANCE, 1500);
    hold(&mut state, 2, ITALY, 1500);
    state
}

fn credits(state: &State, power: Power) -> u32 {
    state.economy.credits().expect("credits").treasuries[&power].credits
}

#[test]
fn e11_and_c01d_a_commander_declares_for_the_country_and_trades_for_himself() {
    let state = economic();
    let sheets = [
        (1, "Give 2 to Turkey\nSell 500 lira"),
        (3, "Turkey: Receive 2 from France\nAustria: Give 1 to Italy"),
        (2, "Receive 1 from Austria"),
    ];
    let (next, report) = close(&state, &sheets);
    assert_eq!(credits(&next, FRANCE), credits(&state, FRANCE) - 2);
    assert_eq!(credits(&next, TURKEY), credits(&state, TURKEY) + 2);
    assert_eq!(credits(&next, AUSTRIA), credits(&state, AUSTRIA) - 1);
    assert_eq!(credits(&next, ITALY), credits(&state, ITALY) + 1);
    assert_eq!(dealings(&report, 1).len(), 1);
}

#[test]
fn e11_and_c01g_what_several_declare_for_a_country_is_voted_as_one_list() {
    let mut state = economic();
    for player in [2, 4] {
        hold(&mut state, player, FRANCE, 1500);
    }
    let sheets = [
        (1, "Give 2 to Turkey"),
        (2, "France: Give 1 to Turkey"),
        (4, "Give 1 to Turkey"),
        (
            3,
            "Turkey: Receive 2 from France\nTurkey: Receive 1 from France",
        ),
    ];
    let (next, _) = close(&state, &sheets);
    assert_eq!(credits(&next, FRANCE), credits(&state, FRANCE) - 1);
}

#[test]
fn e11_and_c01d_lines_say_which_country_speaks_where_that_is_open() {
    let state = economic();
    let line = |text: &str| Sheet::read(text, &state).items().next().expect("a line");
    let check = |player, text: &str| {
        check_by(&state, PlayerId(player), &Sheet::default(), &line(text)).map(|_| ())
    };
    assert_eq!(check(1, "Give 2 to Turkey"), Ok(()));
    assert_eq!(check(3, "Give 2 to France"), Err(OrderError::WhichPower));
    assert_eq!(check(3, "Turkey: Give 2 to France"), Ok(()));
    let not = OrderError::NotCommanded { power: TURKEY };
    assert_eq!(check(1, "Turkey: Give 2 to France"), Err(not));
    assert_eq!(
        check(4, "Give 2 to France"),
        Err(OrderError::CommandsNobody)
    );
    let text = "Turkey: Give 2 to France";
    assert_eq!(line(text).to_string(), text);
}

#[test]
fn c01b_powers_without_an_exchange_ready_to_play_everything_else() {
    // A whole year of credits under an exchange: nobody disappears for want of hands.
    let state = economic();
    let next = play(&state, &[&[], &[], &[]]);
    assert_eq!(next.phase.to_string(), "S1902M");
    assert_eq!(exchange(&next).prices.len(), 7);
}

#[test]
fn e_q4_and_c10a_those_eligible_to_order_vote_on_demobilisation() {
    use chancery::game::{ActError, Motion};
    let motion = Motion::Demobilisation;
    let vote = |player: u64, yes: bool| Action::Vote {
        player: PlayerId(player),
        motion,
        yes: Some(yes),
    };
    let state = economic();
    let not = act(&state, &vote(4, true)).map(|_| ());
    assert_eq!(not, Err(ActError::NotEligible));
    for (second, passed) in [(true, true), (false, false)] {
        let state = done(&done(&state, vote(1, true)), vote(2, second));
        let (next, report) = close(&state, &[]);
        assert_eq!(report.decided[0].passed, passed);
        assert_eq!(report.decided[0].players.len(), 2);
        let credits = next.economy.credits().expect("credits");
        assert_eq!(credits.demobilisation, passed);
    }
}

#[test]
fn r3b_25_what_several_declare_is_compared_as_a_set() {
    let mut state = with(3, json!({"economy": "credits"}));
    for player in 1..=3 {
        hold(&mut state, player, Power::FRANCE, 1500);
    }
    hold(&mut state, 1, Power::TURKEY, 1500);
    hold(&mut state, 3, Power::RUSSIA, 3000);
    let (gift, more) = ("France: Give 1 to Turkey", "France: Give 1 to Italy");
    let sheets = [
        (1, format!("{gift}\n{more}\nTurkey: Receive 1 from France")),
        (2, format!("{more}\n{gift}")),
        (3, "France: Give 2 to Italy".to_owned()),
    ];
    let sheets: Vec<(u64, &str)> = sheets.iter().map(|(n, t)| (*n, t.as_str())).collect();
    let (next, _) = close(&state, &sheets);
    let credits = next.economy.credits().expect("credits");
    assert_eq!(credits.treasuries[&Power::FRANCE].credits, 2);
    assert_eq!(credits.treasuries[&Power::TURKEY].credits, 4);
}

#[test]
fn c01j_a_winter_of_builds_before_the_first_moves_is_no_season_of_trading() {
    let setup = json!({"board": "naval", "movement": "naval", "opening": "chosen"});
    let state = with(2, setup);
    let (state, report) = close(&state, &[]);
    assert!(report.exchange.is_none());
    let newcomer = done(&state, join(9));
    assert_eq!(newcomer.control.powers_of(PlayerId(9)).len(), 7);
    // After a Winter of trading those who hold most of it order Spring.
    let traded = with(2, json!({"opening_bourse": "winter"}));
    let (traded, report) = close(&traded, &[(1, "Sell 100 lira")]);
    assert!(report.exchange.is_some());
    let newcomer = done(&traded, join(9));
    assert_eq!(newcomer.control.powers_of(PlayerId(9)).len(), 0);
}
