//! How every power fared over the years: what a chart shows. All of it is public.

use std::collections::BTreeMap;

use super::look::ResolvedPhase;
use crate::board::{Power, PowerMap};
use crate::economy::EconomyRules;
use crate::game::{Season, Setup, State, VictoryRules};
use crate::service::error::{Refusal, ServiceError};
use crate::service::{Service, Table};

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Provinces that count.
    Centres,
    /// What a power's provinces yield a year, in credits or points.
    Income,
    Blocks,
    Units,
}

/// One count of every power over the years of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    pub measure: Measure,
    /// Whether every province counts, not only centres.
    pub provinces: bool,
    /// The goal, if this is what wins the game.
    pub goal: Option<u32>,
    /// By calendar year, as each closed; the first is the start. Every year lists every power.
    pub years: BTreeMap<u16, PowerMap<u32>>,
}

impl Measure {
    /// The kebab-case id.
    pub const fn id(self) -> &'static str {
        match self {
            Measure::Centres => "centres",
            Measure::Income => "income",
            Measure::Blocks => "blocks",
            Measure::Units => "units",
        }
    }

    /// The count that wins a game.
    pub const fn of(setup: &Setup) -> Measure {
        match &setup.economy {
            EconomyRules::Centres => Measure::Centres,
            EconomyRules::Credits(_) => Measure::Income,
            EconomyRules::Blocks(_) => Measure::Blocks,
        }
    }

    /// Whether a game has this count.
    const fn counts(self, setup: &Setup) -> bool {
        match self {
            Measure::Centres | Measure::Units => true,
            Measure::Income => !matches!(setup.economy, EconomyRules::Centres),
            Measure::Blocks => matches!(setup.economy, EconomyRules::Blocks(_)),
        }
    }

    pub(in crate::service) const fn goal(self, setup: &Setup) -> Option<u32> {
        match (self, setup.victory) {
            (Measure::Blocks, VictoryRules::Blocks { goal, .. }) => Some(goal),
            (Measure::Centres, VictoryRules::Blocks { centres, .. }) if centres > 0 => {
                Some(centres as u32)
            }
            (Measure::Centres, VictoryRules::Solo { centres }) => Some(centres as u32),
            (Measure::Income, VictoryRules::Income { alone, .. }) => Some(alone),
            _ => None,
        }
    }

    /// What every power has.
    fn count(self, state: &State) -> PowerMap<u32> {
        let (economy, setup) = (&state.economy, &state.setup);
        let centres = state.centre_counts();
        let count = |power: Power| match self {
            Measure::Centres => centres.get(&power).copied().unwrap_or(0) as u32,
            Measure::Income => economy.income(&setup.economy, setup.board(), power),
            Measure::Blocks => economy.blocks().map_or(0, |blocks| blocks.total(power)),
            Measure::Units => state.position.of(power).count() as u32,
        };
        setup.board().powers().map(|p| (p, count(p))).collect()
    }
}

impl Record {
    /// The blocks of a game that has them, from its own books; `None` before its
    /// first Winter has closed.
    pub fn of_blocks(state: &State) -> Option<Record> {
        let years = state.economy.blocks()?.years.clone();
        let measure = Measure::Blocks;
        (!years.is_empty()).then(|| Record {
            measure,
            provinces: false,
            goal: measure.goal(&state.setup),
            years,
        })
    }
}

impl Service {
    /// One count of every power after each year that has closed, and at the start; what the game is
    /// won by, if none is named. Phases that were rolled back are left out.
    ///
    /// # Errors
    /// When the game does not have that count.
    pub async fn record(
        &self,
        table: &Table,
        measure: Option<Measure>,
    ) -> Result<Record, ServiceError> {
        let setup = &table.state.setup;
        let measure = measure.unwrap_or(Measure::of(setup));
        if !measure.counts(setup) {
            return Err(Refusal::NotCounted { measure }.into());
        }
        if measure == Measure::Blocks
            && let Some(record) = Record::of_blocks(&table.state)
        {
            return Ok(record);
        }
        let chapters = self.standing_history(table, 1_000).await?;
        let oldest = chapters.last();
        let first = oldest.map_or(table.state.phase, |c| c.report.phase);
        let start = oldest.map_or(table.state.clone(), before);
        let mut years = BTreeMap::from([(first.year.saturating_sub(1), measure.count(&start))]);
        for chapter in chapters.iter().rev().filter(|c| closes_a_year(c)) {
            let year = chapter.report.phase.year;
            years.insert(year, measure.count(&chapter.state));
        }
        Ok(Record {
            measure,
            provinces: setup.counting() == setup.board().lands(),
            goal: measure.goal(setup),
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
