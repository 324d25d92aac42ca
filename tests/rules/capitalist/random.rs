//! Random trading: nothing is made or lost, the order of sheets does not matter, and what is printed is
//! read again.

use super::*;
use chancery::control::exchange::Final;
use chancery::game::{GameStatus, Item, Outcome, read_items};
use chancery::orders::Context;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

const WORDS: [&str; 7] = [
    "crowns", "pounds", "francs", "marks", "lira", "roubles", "piastres",
];

/// A sheet of anything: trades that can be done and that cannot, moves, builds, conditions.
fn anything(state: &State, rng: &mut SmallRng) -> String {
    let mut lines = Vec::new();
    for _ in 0..rng.random_range(0..6) {
        let verb = if rng.random_bool(0.5) { "Sell" } else { "Buy" };
        let most = if rng.random_bool(0.1) { 100_000 } else { 700 };
        let units = rng.random_range(1..=most);
        let currency = WORDS[rng.random_range(0..7)];
        lines.push(format!("{verb} {units} {currency}"));
    }
    for unit in &state.position.units {
        let around: Vec<_> = state
            .setup
            .board()
            .reach(unit.kind, unit.at)
            .iter()
            .collect();
        if around.is_empty() || rng.random_bool(0.4) {
            continue;
        }
        let to = around[rng.random_range(0..around.len())];
        let (kind, from) = (unit.kind.letter(), unit.at.province);
        lines.push(match rng.random_range(0..4) {
            0 => format!("{kind} {from} H"),
            1 => format!("If dislodged, {kind} {from} - {to}"),
            _ => format!("{kind} {from} - {to}"),
        });
    }
    for (builds, at) in [(1, "par"), (2, "mos"), (1, "lon")] {
        if rng.random_bool(0.2) {
            lines.push(format!("If {builds} builds, Build A {at}"));
        }
    }
    lines.join("\n")
}

fn options(rng: &mut SmallRng) -> Value {
    let one =
        |rng: &mut SmallRng, words: &[&str]| words[rng.random_range(0..words.len())].to_owned();
    json!({
        "price_rounding": one(rng, &["hundreds", "away-from-zero", "exact"]),
        "order_majority": one(rng, &["plurality", "more-than-half"]),
        "absent_holders": one(rng, &["hold", "next-holder"]),
        "opening_bourse": one(rng, &["spring", "winter"]),
        "no_trades": one(rng, &["keep", "sell"]),
        "winter_orders": one(rng, &["fall", "end-of-fall"]),
        "names": one(rng, &["open", "anonymous"]),
    })
}

fn games() -> u64 {
    let given = std::env::var("CHANCERY_GAMES").ok();
    given.and_then(|n| n.parse().ok()).unwrap_or(40)
}

#[test]
fn c05c_units_and_cents_are_conserved_to_the_last_one() {
    for seed in 0..games() {
        let mut rng = SmallRng::seed_from_u64(seed);
        let players = rng.random_range(1..8);
        let options = options(&mut rng);
        let mut state = with(players, options);
        let mut newest = players;
        for _ in 0..14 {
            if !state.is_playing() {
                break;
            }
            match rng.random_range(0..8) {
                0 => {
                    newest += 1;
                    state = done(&state, join(newest));
                }
                1 => {
                    let all = state.control.players();
                    if let Some(player) = all.get(rng.random_range(0..all.len().max(1))) {
                        state = done(&state, leave(player.0));
                    }
                }
                _ => {}
            }
            let sheets: BTreeMap<PlayerId, Sheet> = state
                .control
                .players()
                .into_iter()
                .map(|player| (player, Sheet::read(&anything(&state, &mut rng), &state)))
                .collect();
            let (next, report) = adjudicate(&state, &sheets);
            add_up(&state, &next, &report);
            let exchange = exchange(&next);
            assert!(exchange.prices.values().all(|price| *price >= 1));
            let kept = State::from_json(&next.to_json()).expect("a state");
            assert_eq!(kept, next);
            state = next;
        }
    }
}

#[test]
fn the_order_of_sheets_and_of_joining_numbers_does_not_matter() {
    for seed in 0..games() {
        let mut rng = SmallRng::seed_from_u64(seed);
        let state = with(5, options(&mut rng));
        let sheets: Vec<(PlayerId, Sheet)> = (1..=5)
            .map(|n| {
                (
                    PlayerId(n),
                    Sheet::read(&anything(&state, &mut rng), &state),
                )
            })
            .collect();
        let forward: BTreeMap<_, _> = sheets.iter().cloned().collect();
        let backward: BTreeMap<_, _> = sheets.iter().rev().cloned().collect();
        assert_eq!(adjudicate(&state, &forward), adjudicate(&state, &backward));
        // Players of other numbers, in the same order of joining, play the same game.
        let other = |id: PlayerId| PlayerId(1000 - id.0);
        let mut mirrored = state.clone();
        let accounts = &mut exchange_mut(&mut mirrored).accounts;
        *accounts = accounts
            .iter()
            .map(|(id, a)| (other(*id), a.clone()))
            .collect();
        let theirs: BTreeMap<_, _> = sheets
            .iter()
            .map(|(id, s)| (other(*id), s.clone()))
            .collect();
        let (a, b) = (adjudicate(&state, &forward), adjudicate(&mirrored, &theirs));
        assert_eq!(a.0.position, b.0.position);
        assert_eq!(exchange(&a.0).prices, exchange(&b.0).prices);
    }
}

#[test]
fn c03a_what_is_printed_is_read_again() {
    let state = game(1);
    let ctx = Context::bare(state.setup.board());
    for seed in 0..200 {
        let mut rng = SmallRng::seed_from_u64(seed);
        let sheet = Sheet::read(&anything(&state, &mut rng), &state);
        assert_eq!(Sheet::read(&sheet.to_string(), &state), sheet);
        for item in sheet.items() {
            let read = read_items(&item.to_string(), &ctx, &state);
            assert_eq!(read[0].read, Ok::<Item, _>(item));
        }
    }
}

#[test]
fn c11a_points_are_of_whole_hundreds_whatever_was_traded() {
    let mut rng = SmallRng::seed_from_u64(11);
    let mut state = with(6, json!({}));
    for _ in 0..6 {
        let sheets: BTreeMap<PlayerId, Sheet> = (1..=6)
            .map(|n| {
                (
                    PlayerId(n),
                    Sheet::read(&anything(&state, &mut rng), &state),
                )
            })
            .collect();
        state = adjudicate(&state, &sheets).0;
    }
    let motion = chancery::game::Motion::Close;
    let player = PlayerId(1);
    state = done(&state, Action::Propose { player, motion });
    for player in exchange(&state).voters() {
        if state.is_playing() {
            state = done(&state, super::ending::vote(player.0, true));
        }
    }
    let GameStatus::Finished(Outcome::Scores(table)) = &state.stage else {
        panic!("no end")
    };
    let Final {
        scores, winners, ..
    } = table.as_ref();
    assert!(scores.iter().all(|s| s.points % 100 == 0));
    let best = scores.iter().map(|s| s.points).max();
    let of_best = |s: &&chancery::control::exchange::Score| Some(s.points) == best;
    assert_eq!(scores.iter().filter(of_best).count(), winners.len());
}

/// Two hundred players in their first season, when all of them order everything: the longest turn there
/// can be. `crates/benches/benches/exchange.rs` measures how long it takes.
#[test]
fn c01a_two_hundred_players_are_no_burden() {
    let state = game(200);
    let mut rng = SmallRng::seed_from_u64(200);
    let sheets: BTreeMap<PlayerId, Sheet> = (1..=200)
        .map(|n| {
            (
                PlayerId(n),
                Sheet::read(&anything(&state, &mut rng), &state),
            )
        })
        .collect();
    let (next, report) = adjudicate(&state, &sheets);
    add_up(&state, &next, &report);
    assert_eq!(report.polls.len(), 22);
}
