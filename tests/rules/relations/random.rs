//! Random games: nothing panics, and what must hold of every state holds.

use chancery::board::Board;
use chancery::game::{check, read_items};
use chancery::movement::legal_acts;
use chancery::orders::{Context, Order, UnitRef};

use super::*;

/// A small generator: the same numbers in every run.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n.max(1) as u64) as usize
    }

    fn pick<'t, T>(&mut self, all: &'t [T]) -> &'t T {
        &all[self.below(all.len())]
    }
}

fn declaration(rng: &mut Rng, board: &Board) -> String {
    let name = |power: Power| power.to_string();
    let power = name(*rng.pick(&Power::ALL));
    let other = name(*rng.pick(&Power::ALL));
    let places: Vec<Province> = board.provinces().iter().collect();
    let (from, to) = (rng.pick(&places).id(), rng.pick(&places).id());
    match rng.below(9) {
        0 | 1 => format!("Enter MDT with {power}"),
        2 => format!("Enter AAT with {power}"),
        3 => format!("Abrogate treaty with {power}"),
        4 => format!("Permit any {power} to {to}"),
        5 => format!("Permit A {from} to {to}"),
        6 => format!("Transfer {from} to {power}"),
        7 => "Claim solo".to_owned(),
        _ => format!("Claim with {power} and {other}"),
    }
}

fn orders(rng: &mut Rng, state: &State, power: Power) -> Vec<String> {
    let (board, rules) = (state.setup.board(), state.setup.rulebook());
    let mut lines: Vec<String> = Vec::new();
    for unit in state.position.of(power) {
        let acts = legal_acts(board, rules, &state.position, unit);
        if acts.is_empty() {
            continue;
        }
        let act = rng.pick(&acts).clone();
        let named = UnitRef {
            power: None,
            kind: Some(unit.kind),
            at: unit.at,
            joint: false,
        };
        lines.push(Order::Unit { unit: named, act }.to_string());
    }
    for lost in state.position.dislodged_of(power) {
        if let Some(to) = lost.retreats.first() {
            lines.push(format!(
                "{} {} - {to}",
                lost.unit.kind.letter(),
                lost.unit.at
            ));
        }
    }
    for home in board.homes(power) {
        lines.push(format!("Build A {}", home.id()));
        lines.push(format!("Disband A {}", home.id()));
    }
    lines
}

fn random_game(seed: u64, options: Value) {
    let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let mut state = opening(options);
    for _ in 0..36 {
        if !state.is_playing() {
            break;
        }
        let mut sheets = BTreeMap::new();
        for power in Power::ALL {
            let mut lines = orders(&mut rng, &state, power);
            for _ in 0..rng.below(4) {
                lines.push(declaration(&mut rng, state.setup.board()));
            }
            let text = lines.join("\n");
            let sheet = Sheet::read(&text, &state);
            assert_eq!(Sheet::read(&sheet.to_string(), &state), sheet);
            for item in sheet.items() {
                let _ = check(&state, power, &item);
            }
            let _ = read_items(&text, &Context::bare(state.setup.board()), &state);
            let _ = state.forecast(power, &sheet);
            sheets.insert(player(power), sheet);
        }
        let (next, report) = adjudicate(&state, &sheets);
        holds(&next);
        adds_up(&state, &next, &report);
        state = next;
    }
}

/// Penalties come only with an event, and go only with one.
fn adds_up(before: &State, after: &State, report: &Report) {
    let sum = |state: &State| -> i64 {
        let all = treaties(state).penalties.iter();
        all.map(|p| i64::from(p.points)).sum()
    };
    let mut change = 0;
    for event in &report.relations {
        match event {
            Event::Penalised(p) => change += i64::from(p.points),
            Event::WornOff(p) => change -= i64::from(p.points),
            _ => {}
        }
    }
    // Those of the dead go with them.
    if before.survivors() == after.survivors() {
        assert_eq!(sum(after), sum(before) + change);
    }
    // Nobody who was bound attacked his ally.
    for act in acts(report) {
        if let (Standing::Allied(_), Some(victim)) = (act.standing, act.against) {
            assert!(treaties(before).bonds.left_by(victim, act.by));
        }
    }
}

#[test]
fn random_games_keep_what_must_hold() {
    let games = std::env::var("CHANCERY_GAMES").ok();
    let games: u64 = games.and_then(|n| n.parse().ok()).unwrap_or(4);
    for seed in 1..=games.min(6) {
        random_game(seed, json!({}));
    }
}

#[test]
fn random_games_under_other_options_too() {
    let options = json!({
        "penalties_worn_off": "before-check", "war_chains": "whole", "coalition_attacks": "allowed",
        "enclosed_builds": "forbidden", "contact": "two-moves", "empty_spaces": "wide",
        "home_of": "owner", "expansionism": "lifetime", "victory_points": 3, "victory_points_two": 5,
        "victory_points_three": 8, "simultaneous_claims": "solo-first", "minor_penalty": "once",
    });
    for seed in 1..=3 {
        random_game(seed + 100, options.clone());
    }
}
