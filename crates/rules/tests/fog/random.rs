//! Games in the fog, played at random.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chancery_rules::board::{Power, PowerMap, UnitKind};
use chancery_rules::control::PlayerId;
use chancery_rules::game::{PhaseKind, Report, Sheet, State, adjudicate};
use chancery_rules::orders::Order;

pub use super::lot::Lot;

impl Lot {
    /// One of a list, if there is one.
    pub fn one<'t, T>(&mut self, of: &'t [T]) -> Option<&'t T> {
        of.get(self.draw(of.len()))
    }

    /// An army or a fleet.
    pub fn kind(&mut self) -> UnitKind {
        match self.draw(2) {
            0 => UnitKind::Army,
            _ => UnitKind::Fleet,
        }
    }
}

/// Something that could be written for each unit and power, mostly legal.
fn lines(state: &State, lot: &mut Lot) -> PowerMap<Vec<String>> {
    let board = state.setup.board();
    let all = state.setup.played();
    let mut lines: PowerMap<Vec<String>> = PowerMap::new();
    let mut write = |power: Power, line: String| lines.entry(power).or_default().push(line);
    match state.phase.step {
        PhaseKind::Movement => {
            let rules = &state.setup.movement;
            for unit in &state.position.units {
                let orders = rules.legal_orders(board, &state.position, unit);
                if let (Some(owner), Some(order)) = (unit.owner, lot.one(&orders)) {
                    write(owner, order.to_string());
                }
            }
        }
        PhaseKind::Retreats => {
            for lost in &state.position.dislodged {
                let unit = lost.unit;
                if let (Some(owner), Some(to)) = (unit.owner, lot.one(&lost.retreats)) {
                    let kind = unit.kind.letter();
                    write(owner, format!("{kind} {} - {to}", unit.at));
                }
            }
        }
        PhaseKind::Adjustments => {
            for power in &all {
                for at in board.sites(*power) {
                    let kind = lot.kind();
                    let stands: Vec<_> = board.stands(kind, *at).collect();
                    if let Some(at) = lot.one(&stands) {
                        write(*power, Order::Build { kind, at: *at }.to_string());
                    }
                }
                let units: Vec<_> = state.position.of(*power).copied().collect();
                if let Some(unit) = lot.one(&units) {
                    write(*power, format!("Remove {} {}", unit.kind.letter(), unit.at));
                }
            }
        }
        PhaseKind::Treaties => {}
    }
    for power in &all {
        let Some(other) = lot.one(&all).filter(|other| *other != power) else {
            continue;
        };
        let more = match lot.draw(5) {
            0 => format!("Lend 1 to {other}\nBorrow 1 from {other}"),
            1 => format!("Enter MDT with {other}"),
            2 => format!("Treasury to {}", board.sites(*power)[0]),
            3 => format!("Sell 100 {power}"),
            _ => format!("Buy 10 {other}"),
        };
        write(*power, more);
    }
    lines
}

/// A phase's sheets, filled at random.
pub fn sheets(state: &State, lot: &mut Lot) -> BTreeMap<PlayerId, Sheet> {
    let mut texts: BTreeMap<PlayerId, String> = BTreeMap::new();
    for (power, lines) in lines(state, lot) {
        let Some(player) = state.control.players_of(power).first().copied() else {
            continue;
        };
        let text = texts.entry(player).or_default();
        for line in lines {
            writeln!(text, "{line}").expect("a text");
        }
    }
    let read = |(player, text): (PlayerId, String)| (player, Sheet::read(&text, state));
    texts.into_iter().map(read).collect()
}

/// Plays so many phases, or fewer if the game ends before. `seen` gets each phase: the state before it, the state
/// after it and the report.
pub fn play(
    mut state: State,
    phases: usize,
    lot: &mut Lot,
    mut seen: impl FnMut(&State, &State, &Report, &mut Lot),
) -> State {
    for _ in 0..phases {
        if !state.is_playing() {
            break;
        }
        let sheets = sheets(&state, lot);
        let (next, report) = adjudicate(&state, &sheets);
        seen(&state, &next, &report, lot);
        state = next;
    }
    state
}
