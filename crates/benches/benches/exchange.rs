//! A turn of Capitalist Diplomacy with two hundred players: the longest and the usual one.
//!
//! `cargo bench -p chancery-benches --bench exchange`. What is timed is what closing a phase does beside the database: the state
//! and every sheet are read from their text, the phase is adjudicated with all reasons, and the new state
//! and the report are written. In the first season all of them order all units; later those who hold most.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::Secret;
use chancery_rules::game::{Action, Phase, PhaseKind, Sheet, State, act, adjudicate};
use chancery_rules::variants;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

const PLAYERS: u64 = 200;
/// Ten years, as real games last.
const PHASES: usize = 40;
/// How often every phase is run; the best time counts, so that a busy machine does no harm.
const ROUNDS: usize = 3;

fn started() -> State {
    let apply = |state: State, action: Action| {
        let done = act(&state, &action);
        done.expect("the game allows it").0
    };
    let mut state = State::new(variants::capitalist(None));
    for player in (1..=PLAYERS).map(PlayerId) {
        state = apply(state, Action::Join { player, wish: None });
    }
    let secret = Secret::new([7; 32]);
    state = apply(state, Action::Commit { secret });
    apply(state, Action::Start { seed: 1 })
}

/// A full sheet: several trades, and an order for every unit the player may order.
fn sheet(state: &State, player: PlayerId, dice: &mut StdRng) -> String {
    const WORDS: [&str; 7] = [
        "crowns", "pounds", "francs", "marks", "lira", "roubles", "piastres",
    ];
    let mut lines = Vec::new();
    if state.is_trading() {
        for _ in 0..6 {
            let verb = ["Sell", "Buy"][dice.random_range(0..2)];
            let units = dice.random_range(1..=500);
            let currency = WORDS[dice.random_range(0..7)];
            lines.push(format!("{verb} {units} {currency}"));
        }
    }
    let powers = state.control.powers_of(player);
    let lost = state.position.dislodged.iter().map(|d| d.unit);
    let units = match state.phase.step {
        PhaseKind::Retreats => lost.collect(),
        _ => state.position.units.to_vec(),
    };
    let board = state.setup.board();
    for unit in units {
        if !unit.owner.is_some_and(|owner| powers.contains(&owner)) {
            continue;
        }
        let around: Vec<_> = board.reach(unit.kind, unit.at).iter().collect();
        if around.is_empty() {
            continue;
        }
        let to = around[dice.random_range(0..around.len())];
        let (kind, at) = (unit.kind.letter(), unit.at);
        lines.push(match state.phase.step {
            PhaseKind::Adjustments => format!("Disband {kind} {at}"),
            _ => format!("{kind} {at} - {to}"),
        });
    }
    if state.phase.step == PhaseKind::Adjustments {
        let homes = powers.iter().flat_map(|power| board.homes(*power));
        lines.extend(homes.map(|home| format!("Build A {home}")));
    }
    lines.join("\n")
}

/// What closing a phase does, from texts to texts.
fn close(state: &str, sheets: &[(PlayerId, String)]) -> (State, String, String) {
    let state = State::from_json(state).expect("a state");
    let read = |(player, text): &(PlayerId, String)| (*player, Sheet::read(text, &state));
    let sheets: BTreeMap<PlayerId, Sheet> = sheets.iter().map(read).collect();
    let (next, report) = adjudicate(&state, &sheets);
    let told = serde_json::to_string(&report).expect("a report");
    let kept = next.to_json();
    (next, kept, told)
}

fn main() {
    let mut dice = StdRng::seed_from_u64(200);
    let mut state = started();
    let mut times: Vec<(Duration, Phase)> = Vec::new();
    for _ in 0..PHASES {
        if !state.is_playing() {
            break;
        }
        let players = state.control.players().into_iter();
        let sheets: Vec<(PlayerId, String)> = players
            .map(|player| (player, sheet(&state, player, &mut dice)))
            .collect();
        let text = state.to_json();
        let mut best = Duration::MAX;
        let phase = state.phase;
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let closed = std::hint::black_box(close(&text, &sheets));
            best = best.min(start.elapsed());
            state = closed.0;
        }
        times.push((best, phase));
    }
    times.sort();
    let (usual, _) = times[times.len() / 2];
    let (longest, phase) = times[times.len() - 1];
    println!(
        "{PLAYERS} players, {} phases, to {}",
        times.len(),
        state.phase
    );
    println!("a turn: {usual:.1?} usually, {longest:.1?} at most ({phase}); the aim is 100 ms");
}
