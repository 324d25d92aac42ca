//! How every power fared over the years: what a chart shows. Without fog all of it is public.

use std::collections::BTreeMap;

use super::look::ResolvedPhase;
use crate::error::{Refusal, ServiceError};
use crate::{GameContext, Service};
use chancery_boxed::boxed;
use chancery_rules::board::{Power, PowerMap};
use chancery_rules::economy::Measure;
use chancery_rules::game::{Season, Setup, State, VictoryRules};

/// One count of every power over the years of a game, for graphs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// What is counted.
    pub measure: Measure,
    /// Whether every province counts, not only supply centres.
    pub provinces: bool,
    /// The count that wins the game, if this count decides it.
    pub goal: Option<u32>,
    /// By calendar year, as each closed; the first is the start. Every year lists every power; in the fog, those of
    /// whoever asks.
    pub years: BTreeMap<u16, PowerMap<u32>>,
}

/// Whether a game has a count.
fn counts(measure: Measure, setup: &Setup) -> bool {
    match measure {
        Measure::Centres | Measure::Units => true,
        Measure::Income => setup.economy.currency().is_some(),
        Measure::Blocks => setup.economy.measure() == Measure::Blocks,
    }
}

/// The goal of a game in a count, if that is what wins it.
pub(crate) const fn goal(measure: Measure, setup: &Setup) -> Option<u32> {
    match (measure, setup.victory) {
        (Measure::Blocks, VictoryRules::Blocks { goal, .. }) => Some(goal),
        (Measure::Centres, VictoryRules::Blocks { centres, .. }) if centres > 0 => {
            Some(centres as u32)
        }
        (Measure::Centres, VictoryRules::Solo { centres }) => Some(centres as u32),
        (Measure::Income, VictoryRules::Income { alone, .. }) => Some(alone),
        _ => None,
    }
}

/// What these powers have.
fn count(measure: Measure, state: &State, of: &[Power]) -> PowerMap<u32> {
    let count = |power: &Power| Some((*power, state.strength(*power)?.of(measure)?));
    of.iter().filter_map(count).collect()
}

impl Record {
    /// The measure of a game whose economy keeps books of it; `None` before its first year has closed.
    pub fn of_books(state: &State) -> Option<Record> {
        let years = state.economy.years()?.clone();
        let measure = state.setup.economy.measure();
        (!years.is_empty()).then(|| Record {
            measure,
            provinces: false,
            goal: goal(measure, &state.setup),
            years,
        })
    }
}

#[boxed]
impl Service {
    /// One count of every power after each year that has closed, and at the start; what the game is
    /// won by, if none is named. Phases that were rolled back are left out.
    ///
    /// # Errors
    /// When the game does not have that count, or in the fog it is of nobody that this person sees.
    pub async fn record(
        &self,
        context: &GameContext,
        measure: Option<Measure>,
    ) -> Result<Record, ServiceError> {
        let setup = &context.state.setup;
        let measure = measure.unwrap_or(setup.economy.measure());
        if !counts(measure, setup) {
            return Err(Refusal::NotCounted { measure }.into());
        }
        let powers = context.state.strengths().into_iter();
        let powers: Vec<Power> = powers.filter_map(|(p, has)| has.map(|_| p)).collect();
        if powers.is_empty() {
            return Err(Refusal::OutOfSight.into());
        }
        if measure == setup.economy.measure()
            && let Some(record) = Record::of_books(&context.state)
        {
            return Ok(record);
        }
        let chapters = self.standing_history(context, 1_000).await?;
        let oldest = chapters.last();
        let first = oldest.map_or(context.state.phase, |c| c.report.phase);
        let start = oldest.map_or(context.state.clone(), before);
        let mut years = BTreeMap::from([(
            first.year.saturating_sub(1),
            count(measure, &start, &powers),
        )]);
        for chapter in chapters.iter().rev().filter(|c| closes_a_year(c)) {
            let year = chapter.report.phase.year;
            years.insert(year, count(measure, &chapter.state, &powers));
        }
        Ok(Record {
            measure,
            provinces: setup.counting() == setup.board().lands(),
            goal: goal(measure, setup),
            years,
        })
    }
}

/// The state a chapter began with, as far as anything is counted in it.
fn before(chapter: &ResolvedPhase) -> State {
    let mut state = State::new(chapter.state.setup.clone());
    state.position = chapter.report.before.clone();
    state
}

/// Whether provinces have changed hands for the year, or its Winter is over.
fn closes_a_year(chapter: &ResolvedPhase) -> bool {
    let phase = chapter.report.phase;
    let goes_on = chapter.state.is_playing() && chapter.state.phase == phase.retreats();
    phase.season != Season::Spring && !goes_on
}
