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

/// What is played. There is a place for each power that somebody plays, and places go round the powers: in the second
/// game everybody plays what the neighbour played in the first.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    /// The kind of player in each place.
    places: Vec<Kind>,
    /// How many games; a multiple of the number of places gives every place every power equally often.
    pub games: u32,
    pub seed: u64,
    /// How many years a game lasts at most.
    pub years: u16,
    /// How many nodes a thought may use, in thousandths of what a kind asks for.
    pub nodes_per_mille: u32,
}

/// A match was given more or fewer players than powers are played on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongPlaces {
    /// How many players it needs.
    pub needed: usize,
    /// How many were named.
    pub found: usize,
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
    /// The share as a multiple of an equal one: with seven places, of a seventh.
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
    /// A match of these players, one for each power that is played ([`Setup::played`]): as many games as there are
    /// places, of at most 15 years, with seed 1 and all the nodes that a kind asks for.
    ///
    /// # Errors
    /// When there are more players or fewer.
    pub fn new(setup: Setup, places: Vec<Kind>) -> Result<Match, WrongPlaces> {
        let (needed, found) = (setup.played().len(), places.len());
        if needed != found {
            return Err(WrongPlaces { needed, found });
        }
        Ok(Match {
            setup,
            places,
            games: found as u32,
            seed: 1,
            years: 15,
            nodes_per_mille: 1000,
        })
    }

    /// By what rules and on which board it is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The number-th game of the match, from 0.
    pub fn game(&self, number: u32) -> Game {
        let seed = Dice::new(self.seed ^ (u64::from(number) << 20)).bits();
        let powers = self.setup.played();
        let kind_of = |place: usize| self.places[(place + number as usize) % self.places.len()];
        let mut dice = Dice::new(seed);
        let mut state = start(&self.setup, dice.bits());
        let first = state.setup.calendar.first_year;
        let last = first.saturating_add(self.years);
        let mut tally: BTreeMap<PlayerId, (u32, u64, u32)> = BTreeMap::new();
        let mut past: Vec<Report> = Vec::new();
        while state.is_playing() && state.phase.year < last {
            let mut sheets = BTreeMap::new();
            for player in state.control.players() {
                let seed = dice.bits();
                if state.orderable(player).is_empty() && !state.is_trading() {
                    continue;
                }
                let kind = kind_of(player.0 as usize - 1);
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
        let place = |(place, power): (usize, Power)| {
            let player = player_in(place);
            let (refused, nodes, sheets) = tally.get(&player).copied().unwrap_or_default();
            let score = scores.get(&power).copied().unwrap_or(0);
            let share = shares.get(&power).copied().unwrap_or(0.0);
            Place {
                kind: kind_of(place).id(),
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
            places: powers.into_iter().enumerate().map(place).collect(),
        }
    }
}

/// A game that has begun: as many players as powers are played, one for each where powers have players of their own.
pub fn start(setup: &Setup, seed: u64) -> State {
    let mut state = State::new(setup.clone());
    let shared = state.control.is_shared();
    let mut act_on = |action: Action| {
        if let Ok((next, _)) = act(&state, &action) {
            state = next;
        }
    };
    for (place, power) in setup.played().into_iter().enumerate() {
        act_on(Action::Join {
            player: player_in(place),
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
    let (board, powers) = (state.setup.board(), state.setup.played());
    let counts = state.centre_counts();
    if let Some(worths) = exchange::worths(state) {
        let worth = |place: usize| {
            worths
                .get(&player_in(place))
                .map_or(0, |worth| *worth as i64)
        };
        let powers = powers.into_iter().enumerate();
        return powers.map(|(place, power)| (power, worth(place))).collect();
    }
    let score = |power: Power| {
        let land = match state.setup.economy.measure() {
            Measure::Centres | Measure::Units => counts.get(&power).map_or(0, |n| *n as u32),
            Measure::Income => state.economy.income(&state.setup.economy, board, power),
            Measure::Blocks => state.economy.wealth(&state.setup.economy, power),
        };
        state.points_of(power).map_or(i64::from(land), i64::from)
    };
    powers
        .into_iter()
        .map(|power| (power, score(power)))
        .collect()
}

/// The player in a place, counted from 0.
fn player_in(place: usize) -> PlayerId {
    PlayerId(place as u64 + 1)
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
    // All games of a match are played by the same powers.
    let of_match: Vec<Power> = games.first().map_or_else(Vec::new, |game| {
        game.places.iter().map(|place| place.power).collect()
    });
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
            fair: share.share * of_match.len() as f64,
            squares: mean(&|p| p.squares),
            solos: Interval::of(sum(&|p| one(p.solo)), seats),
            draws: Interval::of(sum(&|p| one(p.draw)), seats),
            score: mean(&|p| p.score as f64),
            survival: Interval::of(sum(&|p| one(p.survived)), seats),
            refused: places.iter().map(|p| p.refused).sum(),
            nodes: nodes as f64 / f64::from(sheets.max(1)),
            powers: of_match.iter().copied().map(power).collect(),
        }
    };
    kinds.into_iter().map(row).collect()
}
