//! Games among computer players, to measure how strong they are.

mod interval;

use std::collections::BTreeMap;

use chancery_rules::board::Power;
use chancery_rules::control::PlayerId;
use chancery_rules::control::exchange::Secret;
use chancery_rules::economy::Measure;
use chancery_rules::game::{
    Action, GameStatus, Outcome, PhaseKind, Report, Setup, State, act, adjudicate,
};
use serde::Serialize;

use crate::budget::Budget;
use crate::dice::Dice;
use crate::facets::exchange;
use crate::kind::Kind;
use crate::view::View;

pub use interval::Interval;

/// What is played.
#[derive(Clone, Debug)]
pub struct Match {
    pub setup: Setup,
    /// The kind of player in each of the seven places. Places go round the powers: in the second game everybody
    /// plays what the neighbour played in the first.
    pub places: [Kind; 7],
    /// How many games; a multiple of seven gives every place every power equally often.
    pub games: u32,
    pub seed: u64,
    /// How many years a game lasts at most.
    pub years: u16,
    /// How many nodes a thought may use, in thousandths of what a kind asks for.
    pub nodes_per_mille: u32,
}

/// What a place made of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Place {
    pub kind: &'static str,
    pub power: Power,
    /// 1 for a solo or the goal reached, shared if several did; else the share of whoever leads at the end.
    pub share: f64,
    /// Its square of centres, of the squares of all.
    pub squares: f64,
    pub solo: bool,
    /// Whether it shared the lead or the win with others.
    pub draw: bool,
    /// By the game's own measure: centres, credits a year, blocks, victory points, or what currencies are worth.
    pub score: i64,
    pub survived: bool,
    /// Lines that the rules refused.
    pub refused: u32,
    /// Nodes used.
    pub nodes: u64,
    /// Phases in which it wrote a sheet.
    pub sheets: u32,
}

/// One game's result.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Game {
    pub number: u32,
    pub seed: u64,
    /// The year in which it ended.
    pub year: u16,
    pub places: Vec<Place>,
}

/// What one kind of player made of all games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    pub kind: &'static str,
    /// How often it had a place in a game.
    pub seats: u32,
    /// The mean share of a place, with its interval.
    pub share: Interval,
    /// The share as a multiple of a seventh.
    pub fair: f64,
    pub squares: f64,
    pub solos: Interval,
    pub draws: Interval,
    pub score: f64,
    pub survival: Interval,
    pub refused: u32,
    /// Nodes a phase.
    pub nodes: f64,
    /// The mean share with each power, and with how many games.
    pub powers: BTreeMap<Power, (f64, u32)>,
}

impl Match {
    /// The number-th game of the match, from 0.
    pub fn game(&self, number: u32) -> Game {
        let seed = Dice::new(self.seed ^ (u64::from(number) << 20)).bits();
        let kind_of = |power: Power| self.places[(power.place() + number as usize) % 7];
        let mut dice = Dice::new(seed);
        let mut state = start(&self.setup, dice.bits());
        let last = state.setup.calendar.first_year + self.years;
        let mut tally: BTreeMap<PlayerId, (u32, u64, u32)> = BTreeMap::new();
        let mut past: Vec<Report> = Vec::new();
        while state.is_playing() && state.phase.year < last {
            let mut sheets = BTreeMap::new();
            for player in state.control.players() {
                let seed = dice.bits();
                if state.orderable(player).is_empty() && !state.is_trading() {
                    continue;
                }
                let kind = kind_of(Power::ALL[(player.0 as usize - 1) % 7]);
                let view = View::of(&state, player, &past);
                let nodes = u64::from(kind.nodes()) * u64::from(self.nodes_per_mille) / 1000;
                let mut budget = Budget::of(nodes as u32);
                let thought = kind.player(seed).sheet(&view, &mut budget);
                let counts = tally.entry(player).or_default();
                counts.0 += thought.refused.len() as u32;
                counts.1 += u64::from(budget.used());
                counts.2 += 1;
                sheets.insert(player, thought.sheet);
            }
            let (next, report) = adjudicate(&state, &sheets);
            for unheard in &report.unheard {
                tally.entry(unheard.player).or_default().0 += 1;
            }
            if state.phase.step == PhaseKind::Movement {
                past.push(report);
                if past.len() > 6 {
                    past.remove(0);
                }
            }
            state = next;
        }
        let shares = shares(&state);
        let scores = scores(&state);
        let square = |score: i64| (score.max(0) as f64).powi(2);
        let squares: f64 = scores.values().map(|n| square(*n)).sum();
        let place = |power: Power| {
            let player = player_of(power);
            let (refused, nodes, sheets) = tally.get(&player).copied().unwrap_or_default();
            let score = scores.get(&power).copied().unwrap_or(0);
            let share = shares.get(&power).copied().unwrap_or(0.0);
            Place {
                kind: kind_of(power).id(),
                power,
                share,
                squares: square(score) / squares.max(1.0),
                solo: matches!(&state.stage, GameStatus::Finished(Outcome::Solo(p)) if *p == power),
                draw: share > 0.0 && share < 1.0,
                score,
                survived: state.is_in(power),
                refused,
                nodes,
                sheets,
            }
        };
        Game {
            number,
            seed,
            year: state.phase.year,
            places: Power::ALL.into_iter().map(place).collect(),
        }
    }
}

/// A game that has begun: seven players, one for each power where powers have players of their own.
pub fn start(setup: &Setup, seed: u64) -> State {
    let mut state = State::new(setup.clone());
    let shared = state.control.is_shared();
    let mut act_on = |action: Action| {
        if let Ok((next, _)) = act(&state, &action) {
            state = next;
        }
    };
    for (number, power) in (1..).zip(Power::ALL) {
        act_on(Action::Join {
            player: PlayerId(number),
            wish: (!shared).then_some(power),
        });
    }
    let mut dice = Dice::new(seed);
    let mut bytes = [0; 32];
    for byte in &mut bytes {
        *byte = dice.bits() as u8;
    }
    act_on(Action::Commit {
        secret: Secret::new(bytes),
    });
    act_on(Action::Start { seed });
    state
}

/// What every place has by the game's own measure: where players share the powers, what a player's currencies are
/// worth; victory points, where acts against others cost some; else centres, credits a year or blocks.
fn scores(state: &State) -> BTreeMap<Power, i64> {
    let board = state.setup.board();
    let counts = state.centre_counts();
    if let Some(worths) = exchange::worths(state) {
        let worth = |power: Power| {
            worths
                .get(&player_of(power))
                .map_or(0, |worth| *worth as i64)
        };
        return board.powers().map(|power| (power, worth(power))).collect();
    }
    let score = |power: Power| {
        let land = match state.setup.economy.measure() {
            Measure::Centres | Measure::Units => counts.get(&power).map_or(0, |n| *n as u32),
            Measure::Income => state.economy.income(&state.setup.economy, board, power),
            Measure::Blocks => state.economy.wealth(&state.setup.economy, power),
        };
        state.points_of(power).map_or(i64::from(land), i64::from)
    };
    board.powers().map(|power| (power, score(power))).collect()
}

/// The player in a power's place.
fn player_of(power: Power) -> PlayerId {
    PlayerId(power.place() as u64 + 1)
}

/// How a game's point is shared out.
fn shares(state: &State) -> BTreeMap<Power, f64> {
    let among = |winners: Vec<Power>| -> BTreeMap<Power, f64> {
        let share = 1.0 / winners.len().max(1) as f64;
        winners.into_iter().map(|power| (power, share)).collect()
    };
    match &state.stage {
        GameStatus::Finished(Outcome::Solo(power) | Outcome::Concession(power)) => {
            among(vec![*power])
        }
        GameStatus::Finished(Outcome::Alliance(both)) => among(both.to_vec()),
        GameStatus::Finished(Outcome::Shared(all) | Outcome::Draw(all) | Outcome::Ruled(all)) => {
            among(all.clone())
        }
        GameStatus::Lobby
        | GameStatus::Playing
        | GameStatus::Finished(Outcome::Scores(_) | Outcome::Abandoned) => {
            let scores = scores(state);
            let most = scores.values().copied().max().unwrap_or(0);
            let leaders = scores.into_iter().filter(|(_, n)| *n == most);
            among(leaders.map(|(power, _)| power).collect())
        }
    }
}

/// What each kind made of some games, in the order in which kinds first appear.
pub fn table(games: &[Game]) -> Vec<Row> {
    let mut kinds: Vec<&'static str> = Vec::new();
    for place in games.iter().flat_map(|game| &game.places) {
        if !kinds.contains(&place.kind) {
            kinds.push(place.kind);
        }
    }
    kinds.sort_unstable();
    let row = |kind: &'static str| {
        let places = games.iter().flat_map(|game| &game.places);
        let places: Vec<&Place> = places.filter(|place| place.kind == kind).collect();
        let seats = places.len() as u32;
        let sum = |of: &dyn Fn(&Place) -> f64| places.iter().map(|p| of(p)).sum::<f64>();
        let mean = |of: &dyn Fn(&Place) -> f64| sum(of) / f64::from(seats.max(1));
        let one = |yes: bool| if yes { 1.0 } else { 0.0 };
        let share = Interval::of(sum(&|p| p.share), seats);
        let power = |power: Power| {
            let with = places.iter().filter(|place| place.power == power);
            let (count, total) = with.fold((0, 0.0), |(n, sum), p| (n + 1, sum + p.share));
            (power, (total / f64::from(count.max(1)), count))
        };
        let sheets: u32 = places.iter().map(|p| p.sheets).sum();
        let nodes: u64 = places.iter().map(|p| p.nodes).sum();
        Row {
            kind,
            seats,
            share,
            fair: share.share * 7.0,
            squares: mean(&|p| p.squares),
            solos: Interval::of(sum(&|p| one(p.solo)), seats),
            draws: Interval::of(sum(&|p| one(p.draw)), seats),
            score: mean(&|p| p.score as f64),
            survival: Interval::of(sum(&|p| one(p.survived)), seats),
            refused: places.iter().map(|p| p.refused).sum(),
            nodes: nodes as f64 / f64::from(sheets.max(1)),
            powers: Power::ALL.into_iter().map(power).collect(),
        }
    };
    kinds.into_iter().map(row).collect()
}
