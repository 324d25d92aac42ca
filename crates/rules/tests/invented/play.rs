//! Games played at random on boards that are not ours.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use chancery_rules::board::{Power, PowerMap, Province, UnitKind};
use chancery_rules::control::{Control, PlayerId};
use chancery_rules::game::{GameStatus, PhaseKind, Report, Setup, Sheet, State, adjudicate};
use chancery_rules::orders::Order;

use super::Lot;

impl Lot {
    /// One of a list, if there is one.
    pub fn one<'t, T>(&mut self, of: &'t [T]) -> Option<&'t T> {
        of.get(self.draw(of.len()))
    }
}

fn player(place: usize) -> PlayerId {
    PlayerId(place as u64 + 1)
}

/// A game on that board by those rules, everybody seated.
fn game(setup: &Setup) -> State {
    let mut state = State::new(setup.clone());
    state.stage = GameStatus::Playing;
    let powers: Vec<Power> = setup.played();
    match &mut state.control {
        Control::Seats(seats) => {
            for (place, power) in powers.into_iter().enumerate() {
                seats.seats.entry(power).or_default().player = Some(player(place));
            }
        }
        Control::Exchange(exchange) => {
            for (place, power) in powers.into_iter().enumerate() {
                exchange.join(player(place)).expect("a newcomer");
                let account = exchange.accounts.get_mut(&player(place));
                account.expect("an account").units.insert(power, 1500);
            }
            exchange.command = exchange.holders();
        }
    }
    state
}

/// Something that could be written for each unit and power, mostly legal.
fn lines(state: &State, lot: &mut Lot) -> PowerMap<Vec<String>> {
    let board = state.setup.board();
    let mut lines: PowerMap<Vec<String>> = PowerMap::new();
    let all: Vec<Power> = board.powers().collect();
    let mut write = |power: Power, line: String| lines.entry(power).or_default().push(line);
    match state.phase.step {
        PhaseKind::Movement => {
            for unit in &state.position.units {
                let orders = state
                    .setup
                    .movement
                    .legal_orders(board, &state.position, unit);
                if let (Some(owner), Some(order)) = (unit.owner, lot.one(&orders)) {
                    write(owner, order.to_string());
                }
            }
        }
        PhaseKind::Retreats => {
            for lost in &state.position.dislodged {
                let unit = lost.unit;
                let reach: Vec<Province> = board.reach(unit.kind, unit.at).iter().collect();
                if let (Some(owner), Some(to)) = (unit.owner, lot.one(&reach)) {
                    let kind = if unit.kind == UnitKind::Army {
                        "A"
                    } else {
                        "F"
                    };
                    write(owner, format!("{kind} {} - {to}", unit.at));
                }
            }
        }
        PhaseKind::Adjustments => {
            for power in &all {
                for at in board.sites(*power) {
                    let kind = if lot.draw(2) == 0 {
                        UnitKind::Army
                    } else {
                        UnitKind::Fleet
                    };
                    let stands: Vec<_> = board.stands(kind, *at).collect();
                    if let Some(at) = lot.one(&stands) {
                        write(*power, Order::Build { kind, at: *at }.to_string());
                    }
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
            0 => format!("Lend 1 to {other}"),
            1 => format!("Enter MDT with {other}"),
            2 => format!("Ally with {other}"),
            3 => format!("Sell 100 {power}"),
            _ => format!("Buy 10 {other}"),
        };
        write(*power, more);
    }
    lines
}

fn sheets(state: &State, lines: PowerMap<Vec<String>>) -> BTreeMap<PlayerId, Sheet> {
    let all: Vec<Power> = state.setup.played();
    let of = |(power, lines): (Power, Vec<String>)| {
        let place = all.iter().position(|p| *p == power)?;
        let mut text = String::new();
        for line in lines {
            writeln!(text, "{line}").expect("a text");
        }
        let sheet = Sheet::read(&text, state);
        // What a sheet prints is read again as the same.
        assert_eq!(Sheet::read(&sheet.to_string(), state), sheet, "{text}");
        Some((player(place), sheet))
    };
    lines.into_iter().filter_map(of).collect()
}

/// Plays some years at random, or fewer if a victory comes first; returns how the board then stands. `seen` gets each
/// phase: the state before it, what was handed in, the state after it and the report. Each state is read again as it
/// was kept.
pub fn play(
    setup: &Setup,
    years: u16,
    lot: &mut Lot,
    mut seen: impl FnMut(&State, &BTreeMap<PlayerId, Sheet>, &State, &Report),
) -> State {
    let mut state = game(setup);
    let last = setup.calendar.first_year + years;
    let mut phases = 0;
    while state.is_playing() && state.phase.year < last {
        let sheets = sheets(&state, lines(&state, lot));
        let (after, report) = adjudicate(&state, &sheets);
        let kept = after.to_json();
        let read = State::from_json(&kept).unwrap_or_else(|e| panic!("{e}: {kept}"));
        assert_eq!(read, after);
        assert_eq!(read.to_json(), kept);
        let words = serde_json::to_string(&report).expect("a report");
        let ours = setup.board().power("austria").is_ok();
        assert!(ours || !words.contains("\"austria\""), "{words}");
        seen(&state, &sheets, &after, &report);
        state = after;
        phases += 1;
        assert!(phases < 20 * u32::from(years + 2), "the year does not end");
    }
    state
}
