//! The scripted year that every composed game plays: moves, a battle, captures and a Winter.
//!
//! Russia's armies from Galicia and Rumania drive Austria's out of Budapest; England and France meet in
//! the Channel; Germany enters Denmark, Turkey Bulgaria and, if units move twice, Greece. Who has no units
//! builds the usual ones, but for Italy; all vote for Ireland, where it is put to the vote. Each choice adds
//! lines of its own.

pub use crate::seven::{at, player};

use std::collections::BTreeMap;

use chancery::board::Power;
use chancery::board::UnitKind;
use chancery::board::powers::*;
use chancery::control::{Control, PlayerId};
use chancery::game::{GameStatus, Motion, PhaseKind, Report, Setup, Sheet, State, adjudicate};
use chancery::orders::Order;
use chancery::variants::axes::Choice;

use super::witness;

/// A phase that was closed.
pub struct Played {
    pub before: State,
    pub report: Report,
    pub after: State,
}

/// A game's first year.
pub struct Year {
    /// Before anything was ordered.
    pub start: State,
    pub phases: Vec<Played>,
}

/// What everybody writes when units move first, and when they move again.
const MOVES: [&[(Power, &str)]; 2] = [
    &[
        (RUSSIA, "A Rum - Bud"),
        (RUSSIA, "A Gal S A Rum - Bud"),
        (ENGLAND, "F Lon - Eng"),
        (FRANCE, "F Bre - Eng"),
        (GERMANY, "F Kie - Den"),
        (TURKEY, "A Con - Bul"),
    ],
    &[(TURKEY, "A Bul - Gre")],
];

impl Year {
    /// Plays the year until its Winter is over or the game is.
    pub fn play(setup: &Setup) -> Year {
        let mut start = State::new(setup.clone());
        start.stage = GameStatus::Playing;
        match &mut start.control {
            Control::Seats(seats) => {
                for power in Power::ALL {
                    seats.seats.entry(power).or_default().player = Some(player(power));
                }
            }
            // Everybody holds most of one currency, and so orders one country.
            Control::Exchange(exchange) => {
                for power in Power::ALL {
                    exchange.join(player(power)).expect("a newcomer");
                    let account = exchange.accounts.get_mut(&player(power));
                    account.expect("an account").units.insert(power, 1500);
                }
                exchange.command = exchange.holders();
            }
        }
        let (mut state, mut phases) = (start.clone(), Vec::new());
        let first = setup.calendar.first_year;
        let mut moves = 0;
        while state.is_playing() && state.phase.year <= first {
            let mut lines: Vec<(Power, String)> = Vec::new();
            let choices = choices(setup);
            match state.phase.step {
                PhaseKind::Movement => {
                    if moves == 0 {
                        fight(&mut state);
                        let own = choices.iter().flat_map(|c| witness::first_moves(*c));
                        lines.extend(own.map(|(power, line)| (*power, (*line).to_owned())));
                    }
                    let all = MOVES.get(moves).copied().unwrap_or_default();
                    lines.extend(all.iter().map(|(power, line)| (*power, (*line).to_owned())));
                    moves += 1;
                }
                PhaseKind::Retreats | PhaseKind::Treaties => {}
                PhaseKind::Adjustments if state.phase.year < first => lines = usual_units(&state),
                PhaseKind::Adjustments => {
                    let own = choices.iter().flat_map(|c| witness::winter(*c));
                    lines.extend(own.map(|(power, line)| (*power, (*line).to_owned())));
                }
            }
            vote(&mut state);
            let (after, report) = adjudicate(&state, &sheets(&state, &lines));
            phases.push(Played {
                before: state,
                report,
                after: after.clone(),
            });
            state = after;
        }
        Year { start, phases }
    }

    /// The phases of that kind in the game's first year.
    pub fn steps(&self, step: PhaseKind) -> impl Iterator<Item = &Played> {
        let first = self.start.setup.calendar.first_year;
        self.phases
            .iter()
            .filter(move |p| p.before.phase.step == step && p.before.phase.year == first)
    }

    pub fn first_moves(&self) -> &Played {
        self.steps(PhaseKind::Movement)
            .next()
            .expect("a movement phase")
    }

    /// The phase whose end was the end of Fall.
    pub fn fall(&self) -> &Played {
        let moving = |p: &&Played| p.before.phase.step != PhaseKind::Adjustments;
        self.phases.iter().rfind(moving).expect("a Fall")
    }

    pub fn winter(&self) -> Option<&Played> {
        self.steps(PhaseKind::Adjustments).next()
    }

    pub fn last(&self) -> &Played {
        self.phases.last().expect("a phase")
    }
}

/// The choice a setup makes on every axis.
pub fn choices(setup: &Setup) -> Vec<Choice> {
    use chancery::variants::axes::Axis;
    let axes = Axis::ALL.iter();
    axes.map(|axis| Choice::of(setup, *axis)).collect()
}

/// The battle's armies, beside those that stand there already.
fn fight(state: &mut State) {
    for (power, id) in [(AUSTRIA, "bud"), (RUSSIA, "gal"), (RUSSIA, "rum")] {
        if state.position.at(at(id)).next().is_none() {
            let place = at(id).into();
            state.position.add(UnitKind::Army, Some(power), place);
        }
    }
}

/// All are for opening Ireland, where that is asked.
fn vote(state: &mut State) {
    if state.open_motions().contains(&Motion::Ireland) {
        let ballot = state.ballots.entry(Motion::Ireland).or_default();
        ballot.votes.extend(Power::ALL.map(|power| (power, true)));
    }
}

/// Who has no units yet builds the usual ones, but for Italy, which orders nothing.
fn usual_units(state: &State) -> Vec<(Power, String)> {
    let units = state.setup.board().start().units.iter();
    let units = units.filter(|unit| unit.owner != Some(ITALY));
    let build = units.filter_map(|unit| {
        let (kind, at) = (unit.kind, unit.at);
        Some((unit.owner?, Order::Build { kind, at }.to_string()))
    });
    build.collect()
}

fn sheets(state: &State, lines: &[(Power, String)]) -> BTreeMap<PlayerId, Sheet> {
    let mut written: BTreeMap<PlayerId, Vec<&str>> = BTreeMap::new();
    for (power, line) in lines {
        written.entry(player(*power)).or_default().push(line);
    }
    let read = |(player, lines): (PlayerId, Vec<&str>)| {
        let sheet = Sheet::read(&lines.join("\n"), state);
        assert_eq!(sheet.len(), lines.len(), "{lines:?}");
        (player, sheet)
    };
    written.into_iter().map(read).collect()
}
