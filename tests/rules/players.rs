//! Games for fewer than all powers: who is absent, what becomes of it, and every set with every mechanic.

use std::collections::BTreeMap;

use chancery::board::Power;
use chancery::board::powers::*;
use chancery::board::{Position, UnitKind};
use chancery::control::{Control, PlayerId};
use chancery::economy::Adjustment;
use chancery::game::{
    Absent, ActError, Action, Due, Edit, EditError, GameStatus, Outcome, PhaseKind, Report,
    Results, Setup, Sheet, State, VictoryRules, act, adjudicate,
};
use chancery::orders::{Order, UnitRef};
use chancery::variants::axes::{Choice, Control as ControlChoice, Relations as RelationsChoice};
use chancery::variants::options::{BadValue, OptionValues, changed, set};
use chancery::variants::players::{ALL, SETS, Set};
use chancery::variants::{PRESETS, preset, standard};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde_json::json;

use crate::seven::{at, jump, place, player, put, set_up_with};

/// A started game of these options, each played power with a player of its own.
fn started(variant: &str, given: serde_json::Value) -> State {
    let setup = (preset(variant).expect("a preset").setup)(None);
    begun(set_up_with(setup, given))
}

fn begun(setup: Setup) -> State {
    let mut state = State::new(setup);
    state.stage = GameStatus::Playing;
    let played = state.setup.played();
    match &mut state.control {
        Control::Seats(seats) => {
            for power in played {
                seats.seats.entry(power).or_default().player = Some(player(power));
            }
        }
        Control::Exchange(exchange) => {
            for power in played {
                exchange.join(player(power)).expect("a newcomer");
                let account = exchange.accounts.get_mut(&player(power));
                account.expect("an account").units.insert(power, 1500);
            }
            exchange.command = exchange.holders();
        }
    }
    state
}

fn close(state: &State, lines: &[(Power, &str)]) -> (State, Report) {
    let mut sheets = BTreeMap::new();
    for (power, text) in lines {
        sheets.insert(player(*power), Sheet::read(text, state));
    }
    adjudicate(state, &sheets)
}

fn units(position: &Position, power: Power) -> String {
    let mut all: Vec<String> = position
        .of(power)
        .map(|u| format!("{} {}", u.kind.letter(), u.at))
        .collect();
    all.sort();
    all.join(", ")
}

#[test]
fn a_game_of_all_is_written_as_before() {
    let text = State::new(standard(None)).to_json();
    assert!(!text.contains("absent"), "{text}");
    let set = started("standard", json!({"players": "france-austria"}));
    assert_eq!(State::from_json(&set.to_json()).expect("a state"), set);
}

#[test]
fn two_play_and_what_nobody_plays_is_neutral_and_empty() {
    let state = started("standard", json!({"players": "france-austria"}));
    assert_eq!(state.setup.played(), [AUSTRIA, FRANCE]);
    assert_eq!(state.survivors(), [AUSTRIA, FRANCE]);
    assert_eq!(state.position.units.len(), 6);
    let owned: Vec<Power> = state.economy.owners().values().copied().collect();
    assert_eq!(owned.len(), 6);
    assert!(owned.iter().all(|p| [AUSTRIA, FRANCE].contains(p)));
    assert_eq!(state.setup.victory, VictoryRules::Solo { centres: 18 });
    let due: Vec<Power> = state.due().into_keys().collect();
    assert_eq!(due, [AUSTRIA, FRANCE]);
    assert_eq!(state.voters(), [AUSTRIA, FRANCE]);
}

#[test]
fn a_neutral_home_is_taken_like_any_centre_and_its_power_builds_nothing() {
    let mut state = started("standard", json!({"players": "france-austria"}));
    place(&mut state, FRANCE, "A pie");
    place(&mut state, AUSTRIA, "A tri");
    jump(&mut state, "F1901M");
    let (next, report) = close(&state, &[(AUSTRIA, "A Tri - Ven")]);
    let taken = report.captures.iter().find(|c| c.province == at("ven"));
    let taken = taken.expect("Venice is taken");
    assert_eq!((taken.by, taken.from), (AUSTRIA, None));
    assert_eq!(next.phase.step, PhaseKind::Adjustments);
    assert!(!next.due().contains_key(&ITALY));
    // Austria builds at home only, not in what was nobody's.
    let (after, report) = close(&next, &[(AUSTRIA, "Build A Ven\nBuild A Vie")]);
    assert_eq!(units(&after.position, AUSTRIA), "A ven, A vie");
    let Results::Adjustments(done) = &report.results else {
        panic!("a Winter");
    };
    assert!(done.iter().all(|a| a.power() != ITALY), "{done:?}");
}

#[test]
fn idle_units_hold_may_be_supported_and_are_not_ordered() {
    let mut state = started("standard", json!({"players": "six"}));
    assert_eq!(units(&state.position, ITALY), "A rom, A ven, F nap");
    assert_eq!(state.economy.owners().get(&at("ven")), Some(&ITALY));
    assert!(!state.survivors().contains(&ITALY));
    assert!(!state.due().contains_key(&ITALY));
    place(&mut state, AUSTRIA, "A tyr, A tri");
    place(&mut state, FRANCE, "A pie");
    // France keeps Austria out of Venice by supporting the idle army there.
    let (next, report) = close(
        &state,
        &[
            (AUSTRIA, "A Tyr S A Tri - Ven\nA Tri - Ven"),
            (FRANCE, "A Pie S A Ven"),
        ],
    );
    assert_eq!(units(&next.position, ITALY), "A rom, A ven, F nap");
    assert!(report.missed.iter().all(|power| *power != ITALY));
    assert_eq!(next.phase.step, PhaseKind::Movement);
}

#[test]
fn an_idle_unit_that_is_dislodged_disbands_at_once() {
    let mut state = started("standard", json!({"players": "six"}));
    place(&mut state, AUSTRIA, "A tyr, A tri");
    jump(&mut state, "F1901M");
    let (next, report) = close(&state, &[(AUSTRIA, "A Tyr S A Tri - Ven\nA Tri - Ven")]);
    let Results::Movement(all) = &report.results else {
        panic!("moves");
    };
    let lost = all.iter().find(|o| o.unit.at.province == at("ven"));
    let beaten = lost.and_then(|o| o.dislodged).expect("it was beaten");
    assert!(beaten.destroyed, "it has no retreat to wait for");
    assert_eq!(next.phase.step, PhaseKind::Adjustments);
    assert_eq!(units(&next.position, ITALY), "A rom, F nap");
    assert_eq!(next.economy.owners().get(&at("ven")), Some(&AUSTRIA));
    // Nothing is built for it, and nobody is told that it did not build.
    let (after, report) = close(&next, &[]);
    assert_eq!(units(&after.position, ITALY), "A rom, F nap");
    let Results::Adjustments(done) = &report.results else {
        panic!("a Winter");
    };
    assert!(done.iter().all(|a| a.power() != ITALY), "{done:?}");
}

#[test]
fn an_idle_power_that_could_build_does_not() {
    let mut state = started("standard", json!({"players": "six"}));
    state.position.units.retain(|u| u.at.province != at("ven"));
    jump(&mut state, "W1901A");
    let (after, report) = close(&state, &[]);
    assert_eq!(units(&after.position, ITALY), "A rom, F nap");
    let Results::Adjustments(done) = &report.results else {
        panic!("a Winter");
    };
    let idle = |a: &Adjustment| a.power() == ITALY;
    assert!(!done.iter().any(idle), "{done:?}");
}

#[test]
fn the_fate_of_an_idle_power_is_no_elimination() {
    let mut state = started("standard", json!({"players": "six"}));
    state.position.units.retain(|u| u.owner != Some(ITALY));
    place(&mut state, AUSTRIA, "A ven, A rom, A nap");
    jump(&mut state, "F1901M");
    let (next, report) = close(&state, &[]);
    assert_eq!(report.captures.len(), 3);
    assert_eq!(report.eliminated, []);
    assert!(next.is_playing());
}

#[test]
fn eighteen_centres_win_for_two_and_an_idle_power_never_wins() {
    let mut state = started("standard", json!({"players": "france-austria"}));
    let centres: Vec<_> = state.setup.board().centres().iter().take(18).collect();
    for centre in &centres {
        state.economy.assign(*centre, Some(FRANCE));
    }
    jump(&mut state, "F1905M");
    let (next, _) = close(&state, &[]);
    assert_eq!(next.stage, GameStatus::Finished(Outcome::Solo(FRANCE)));
    let mut idle = started("standard", json!({"players": "six", "victory_centres": 3}));
    for power in idle.setup.played() {
        place(&mut idle, power, "");
        for home in idle.setup.board().homes(power).to_vec() {
            idle.economy.assign(home, None);
        }
    }
    put(&mut idle, Some(FRANCE), "A par");
    jump(&mut idle, "F1905M");
    let (next, _) = close(&idle, &[]);
    assert!(next.is_playing(), "Italy has three centres, France one");
}

#[test]
fn nobody_sits_down_for_a_power_that_is_not_played() {
    let state = started("standard", json!({"players": "six"}));
    let newcomer = PlayerId(99);
    for action in [
        Action::TakeOver {
            power: ITALY,
            player: newcomer,
        },
        Action::Replace {
            power: ITALY,
            player: newcomer,
        },
    ] {
        assert_eq!(act(&state, &action), Err(ActError::NotPlayed(ITALY)));
    }
    let draw = Outcome::Draw(vec![FRANCE, ITALY]);
    let ended = act(&state, &Action::End { outcome: draw });
    assert_eq!(ended, Err(ActError::Eliminated(ITALY)));
}

#[test]
fn a_lobby_has_a_seat_for_each_power_that_is_played() {
    let setup = set_up_with(standard(None), json!({"players": "england-turkey"}));
    let mut state = State::new(setup);
    let join = |n| Action::Join {
        player: PlayerId(n),
        wish: None,
    };
    for n in 1..=2 {
        assert!(state.has_room());
        assert!(act(&state, &Action::Start { seed: 1 }).is_err());
        state = act(&state, &join(n)).expect("a seat").0;
    }
    assert!(!state.has_room());
    assert!(act(&state, &join(3)).is_err());
    let (state, _) = act(&state, &Action::Start { seed: 1 }).expect("both are there");
    let mut sat: Vec<Power> = (1..=2)
        .flat_map(|n| state.control.powers_of(PlayerId(n)))
        .collect();
    sat.sort();
    assert_eq!(sat, [ENGLAND, TURKEY]);
}

#[test]
fn a_correction_gives_nothing_to_a_power_that_is_not_in_the_game() {
    let two = started("standard", json!({"players": "france-austria"}));
    let own = Edit::Own {
        at: at("ven"),
        owner: Some(ITALY),
    };
    let refused = act(
        &two,
        &Action::Edit {
            edits: vec![own.clone()],
        },
    );
    assert_eq!(refused, Err(ActError::Edit(EditError::OutOfGame(ITALY))));
    // What an idle power lost by mistake may be given back to it.
    let mut six = started("economic", json!({"players": "six"}));
    six.economy.assign(at("ven"), Some(AUSTRIA));
    let (given, _) = act(&six, &Action::Edit { edits: vec![own] }).expect("a correction");
    assert_eq!(given.economy.owners().get(&at("ven")), Some(&ITALY));
}

#[test]
fn an_idle_power_has_no_treasury_and_its_units_stay() {
    for (variant, given) in [
        ("economic", json!({"players": "six"})),
        ("investment", json!({"players": "six"})),
    ] {
        let mut state = started(variant, given);
        let bank = state.economy.bank().expect("a bank");
        assert!(!bank.treasuries.contains_key(&ITALY), "{variant}");
        assert_eq!(bank.treasuries.len(), 6, "{variant}");
        let before = units(&state.position, ITALY);
        assert!(!before.is_empty());
        while state.phase.year < 1903 {
            state = close(&state, &[]).0;
        }
        assert_eq!(units(&state.position, ITALY), before, "{variant}");
    }
}

#[test]
fn what_is_taken_from_an_idle_power_is_in_the_books_of_the_taker_alone() {
    let mut state = started("investment", json!({"players": "six"}));
    place(&mut state, ITALY, "A rom");
    place(&mut state, AUSTRIA, "A ven");
    jump(&mut state, "F1901M");
    let (_, report) = close(&state, &[]);
    let ledger = report.points.expect("a ledger");
    let row = |power| ledger.rows.iter().find(|row| row.power == power);
    assert!(row(ITALY).is_none(), "{ledger:?}");
    let austria = row(AUSTRIA).expect("it plays");
    assert_eq!(austria.flows.taken, 5);
    assert_eq!(austria.blocks, austria.flows.blocks + 5);
}

#[test]
fn whatever_the_opening_idle_units_stand_where_the_board_has_them() {
    for opening in ["unarmed", "chosen", "reduced"] {
        let state = started("standard", json!({"players": "six", "opening": opening}));
        assert_eq!(
            units(&state.position, ITALY),
            "A rom, A ven, F nap",
            "{opening}"
        );
    }
    let chosen = started("naval", json!({"players": "six"}));
    let before = units(&chosen.position, ITALY);
    let (next, _) = close(&chosen, &[(FRANCE, "Build A Par")]);
    assert_eq!(units(&next.position, ITALY), before);
    assert_eq!(units(&next.position, FRANCE), "A par");
    // Who plays and orders nothing has the usual units.
    assert_eq!(next.position.of(TURKEY).count(), 3);
}

#[test]
fn two_do_not_win_together_and_three_not_all() {
    let two = started("economic", json!({"players": "germany-italy"}));
    let sheet = Sheet::read("Ally Italy", &two);
    let item = sheet.items().next().expect("a line");
    assert!(chancery::game::check(&two, GERMANY, &item).is_err());
    let why = made(
        "economic",
        &[("players", "germany-italy"), ("alliance_income", "90")],
    );
    assert!(matches!(why, Err(BadValue::Unknown { .. })), "{why:?}");
    let three = started("economic", json!({"players": "france-germany-austria"}));
    let sheet = Sheet::read("Ally France", &three);
    let item = sheet.items().next().expect("a line");
    assert!(chancery::game::check(&three, GERMANY, &item).is_ok());
}

fn made(variant: &str, given: &[(&str, &str)]) -> Result<Setup, BadValue> {
    let mut setup = (preset(variant).expect("a preset").setup)(None);
    let number = |text: &str| text.parse::<u64>().map_or(text.into(), Into::into);
    let given = given.iter().map(|(id, v)| ((*id).to_owned(), number(v)));
    let given: OptionValues = given.collect();
    set(&mut setup, &given).map_err(|bad| bad.why)?;
    Ok(setup)
}

#[test]
fn treaties_and_the_exchange_need_three() {
    let treaties = Choice::Relations(RelationsChoice::Treaties);
    let exchange = Choice::Control(ControlChoice::Exchange);
    for set in SETS {
        for (variant, choice) in [("relations", treaties), ("capitalist", exchange)] {
            let found = made(variant, &[("players", set.id)]);
            if !set.hands.is_empty() {
                assert!(matches!(found, Err(BadValue::Hands { .. })), "{found:?}");
            } else if set.played.len() < 3 {
                assert_eq!(found, Err(BadValue::TooFewPlayed { choice, least: 3 }));
            } else {
                assert!(found.is_ok(), "{variant} {}: {found:?}", set.id);
            }
        }
    }
}

#[test]
fn players_may_be_left_out_one_by_one_but_two_must_stay() {
    let given = json!({"players": {"italy": "disorder", "turkey": "neutral"}});
    let state = started("standard", given.clone());
    assert_eq!(state.setup.played().len(), 5);
    assert_eq!(state.setup.absent[&TURKEY], Absent::Neutral);
    assert_eq!(Set::of(&state.setup), None);
    let told = serde_json::to_value(changed(&state.setup)).expect("options");
    assert_eq!(told, given);
    let six = "austria england france germany italy russia";
    let none: BTreeMap<&str, &str> = six.split(' ').map(|p| (p, "neutral")).collect();
    let given = serde_json::from_value(json!({ "players": none })).expect("an object");
    assert!(set(&mut standard(None), &given).is_err());
}

/// Something for every unit and every home: random, and legal as far as it goes.
fn anything(rng: &mut SmallRng, state: &State, power: Power) -> String {
    let (board, rules) = (state.setup.board(), &state.setup.movement);
    let mut lines = Vec::new();
    for unit in state.position.of(power) {
        let orders = rules.legal_orders(board, &state.position, unit);
        if let Some(order) = pick(rng, &orders) {
            lines.push(order.to_string());
        }
    }
    for lost in state.position.dislodged_of(power) {
        if let Some(to) = pick(rng, &lost.retreats) {
            let unit = UnitRef {
                power: None,
                kind: Some(lost.unit.kind),
                at: lost.unit.at,
                joint: false,
            };
            lines.push(format!("{unit} - {to}"));
        }
    }
    for home in board.homes(power) {
        let kind = if rng.random_bool(0.5) {
            UnitKind::Army
        } else {
            UnitKind::Fleet
        };
        if let Some(at) = board.stands(kind, *home).next() {
            lines.push(Order::Build { kind, at }.to_string());
        }
    }
    let other = Power::ALL[rng.random_range(0..7)];
    lines.push(match rng.random_range(0..6) {
        0 => format!("Enter MDT with {other}"),
        1 => format!("Claim with {other}"),
        2 => format!("Lend {other} 2"),
        3 => format!(
            "Sell 100 {}",
            chancery::control::exchange::currency_id(other)
        ),
        4 => format!("Place 3 in {}", board.homes(power)[0]),
        _ => format!("Ally {other}"),
    });
    lines.join("\n")
}

fn pick<'t, T>(rng: &mut SmallRng, all: &'t [T]) -> Option<&'t T> {
    (!all.is_empty()).then(|| &all[rng.random_range(0..all.len())])
}

/// What must hold of every state: who is absent is nobody's to play, to win with or to trade.
fn holds(state: &State, played: &[Power]) {
    let text = state.to_json();
    assert_eq!(&State::from_json(&text).expect("a state"), state);
    for power in Power::ALL.into_iter().filter(|p| !played.contains(p)) {
        assert!(!state.is_in(power), "{power}");
        assert!(!state.due().contains_key(&power), "{power}");
        assert_eq!(state.control.players_of(power), [], "{power}");
        assert_eq!(state.position.dislodged_of(power).count(), 0, "{power}");
        if let Some(bank) = state.economy.bank() {
            assert!(!bank.treasuries.contains_key(&power), "{power}");
        }
        if let Some(exchange) = state.control.exchange() {
            assert!(!exchange.prices.contains_key(&power), "{power}");
        }
        if state.setup.absent[&power] == Absent::Neutral {
            assert_eq!(state.position.of(power).count(), 0, "{power}");
            assert!(state.economy.owners().values().all(|owner| *owner != power));
        }
    }
}

/// Every set with every variant and every choice on an axis: refused with a reason, or played for some
/// years of random orders.
#[test]
fn every_set_plays_with_every_mechanic_or_is_refused_with_a_reason() {
    let (mut games, mut refused) = (0, 0);
    for set in SETS {
        for variant in PRESETS {
            for choice in Choice::all() {
                let axis = choice.axis().id();
                let setup = match made(variant.id, &[("players", set.id), (axis, choice.id())]) {
                    Ok(setup) => setup,
                    Err(BadValue::TooFewPlayed { least, .. }) => {
                        assert!(set.played.len() < least);
                        refused += 1;
                        continue;
                    }
                    Err(BadValue::Hands { .. }) => {
                        assert!(!set.hands.is_empty());
                        refused += 1;
                        continue;
                    }
                    Err(BadValue::Contradiction(_)) => continue,
                    Err(other) => panic!("{} {} {choice}: {other}", set.id, variant.id),
                };
                games += 1;
                play(setup, games);
            }
        }
    }
    assert!(games > 800, "{games}");
    assert!(refused > 100, "{refused}");
    assert_eq!(Set::named(ALL), None);
}

fn play(setup: Setup, seed: u64) {
    let mut rng = SmallRng::seed_from_u64(seed);
    let played = setup.played();
    let mut state = begun(setup);
    holds(&state, &played);
    for _ in 0..8 {
        if !state.is_playing() {
            break;
        }
        let mut sheets = BTreeMap::new();
        for power in played.iter().copied() {
            let sheet = Sheet::read(&anything(&mut rng, &state, power), &state);
            sheets.insert(player(power), sheet);
        }
        let (next, report) = adjudicate(&state, &sheets);
        let gone = report.eliminated.iter().all(|p| played.contains(p));
        assert!(gone, "{:?}", report.eliminated);
        assert!(
            report
                .due
                .iter()
                .all(|(p, due)| played.contains(p) && due_is_some(due))
        );
        state = next;
        holds(&state, &played);
    }
}

fn due_is_some(due: &Due) -> bool {
    !matches!(
        due,
        Due::Orders(0) | Due::Retreats(0) | Due::Builds(0) | Due::Removals(0)
    )
}
